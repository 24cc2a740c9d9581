// Whether an agent's change may leave this machine, and what is wrong with its pages. Files and names
// in it were chosen by others, so this runs in a thread of its own; see workspace/judging-thread.ts.
import { WorkFailed } from '../../shared/errors.ts';
import { refuseActiveContent } from './active-content.ts';
import type { FileChange } from './change.ts';
import { checkDocs, type DocsCheck } from './docs-check.ts';
import { refusalReason, refusals } from './fence.ts';
import { secretReason, secretScanner } from './secrets.ts';

export interface ChangeToJudge {
  changes: FileChange[];
  /** Paths of all files before the change. */
  paths: string[];
  /** What the branch changed before, where its checks failed. */
  earlier: readonly { path: string }[];
  docsPaths?: readonly string[] | undefined;
  secrets: readonly string[];
}

/** A file before the change; null when it was no plain file. */
type ReadBefore = (path: string) => Promise<Buffer | null>;

/** Rejects with WorkFailed when the change must not leave this machine. */
export type JudgeChange = (
  change: ChangeToJudge,
  before: ReadBefore,
  signal: AbortSignal,
) => Promise<DocsCheck>;

export async function judgeChange(change: ChangeToJudge, before: ReadBefore): Promise<DocsCheck> {
  const { changes, paths, earlier, docsPaths, secrets } = change;
  const refused = [
    ...refusals(changes, docsPaths, paths),
    ...(await refuseActiveContent(changes, docsPaths, before)),
  ];
  if (refused.length > 0) throw new WorkFailed(refusalReason(refused));
  await insistOnNoSecrets(changes, secrets, before);
  const all = await withEarlier(changes, earlier, before, new Set(paths));
  const gone = all.filter(({ kind }) => kind === 'deleted').map(({ path }) => path);
  return checkDocs(all, treeBefore([...paths, ...gone], before));
}

/**
 * The change together with what the branch changed before, as if all of it were new: the check looks
 * past problems that a page had already, and these must not be looked past.
 */
async function withEarlier(
  changes: readonly FileChange[],
  earlier: ChangeToJudge['earlier'],
  before: ReadBefore,
  there: ReadonlySet<string>,
): Promise<FileChange[]> {
  const known = new Set(earlier.map(({ path }) => path));
  const now = changes.map((change): FileChange => {
    return known.has(change.path) && change.kind === 'modified'
      ? { ...change, kind: 'added' }
      : change;
  });
  const touched = new Set(changes.map(({ path }) => path));
  for (const { path } of earlier) {
    if (touched.has(path)) continue;
    const content = there.has(path) ? await before(path) : null;
    now.push({ path, kind: content ? 'added' : 'deleted', mode: '100644', content });
  }
  return now;
}

async function insistOnNoSecrets(
  changes: readonly FileChange[],
  secrets: readonly string[],
  read: ReadBefore,
): Promise<void> {
  const before = new Map<string, Buffer | null>();
  for (const { path, kind } of changes) {
    if (kind === 'modified') before.set(path, await read(path));
  }
  const scanner = secretScanner(secrets, { before: (path) => before.get(path) ?? null });
  const found = scanner.scan(changes);
  if (found.length > 0) throw new WorkFailed(secretReason(found));
}

function treeBefore(paths: string[], read: ReadBefore) {
  const files = new Set(paths);
  const folders = new Set(paths.flatMap(parents));
  return {
    has: (path: string) => files.has(path) || folders.has(path),
    read,
    pages: () => paths.filter((path) => /\.mdx?$/i.test(path)),
  };
}

function parents(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
