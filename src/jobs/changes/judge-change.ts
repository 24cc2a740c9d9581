// Whether an agent's change may leave this machine, and what is wrong with its pages. Files and names
// in it were chosen by others, so this runs in a thread of its own; see workspace/judging-thread.ts.
import { WorkFailed } from '../../shared/errors.ts';
import { MAX_GLOBS } from '../../shared/glob.ts';
import { codeSpan } from '../../shared/text/foreign.ts';
import { refuseActiveContent } from './active-content.ts';
import { DEFAULT_DOCS_PATHS, type FileChange } from './change.ts';
import { checkDocs, type DocsCheck } from './docs-check.ts';
import { PAGE_FILE } from './docs-tool.ts';
import { type Refusal, refusalReason, refusals } from './fence.ts';
import { readNavigationChanges } from './navigation.ts';
import type { allowedRedirects } from './redirects.ts';
import { secretReason, secretScanner } from './secrets.ts';

export interface ChangeToJudge {
  changes: FileChange[];
  /** Paths of all files before the change. */
  paths: string[];
  /** What was asked for. */
  request?: string | undefined;
  /** What the branch changed before, where its checks failed. */
  earlier: readonly { path: string; kind: FileChange['kind'] }[];
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
  const { changes, paths, earlier, secrets } = change;
  const { docsPaths, tools, known } = await readFence(change, before);
  const { refuseSettings } = await import('./settings-check.ts');
  const refused = [
    ...refusals(changes, docsPaths, paths),
    ...(await refuseActiveContent(changes, docsPaths, before, paths)),
  ].map((refusal) => explain(refusal, tools));
  refused.push(...(await refuseSettings(changes, { docsPaths, known }, before, paths)));
  if (refused.length > 0) throw new WorkFailed(refusalReason(refused));
  await insistOnNoSecrets(changes, secrets, before);
  const all = await withEarlier(changes, earlier, before, new Set(paths));
  const gone = all.filter(({ kind }) => kind === 'deleted').map(({ path }) => path);
  return checkDocs(all, treeBefore([...paths, ...gone], before));
}

/** What the files of a change may be: besides `docs-paths`, a navigation and redirects that only fit it. */
async function readFence(
  { changes, paths, request, docsPaths: given = DEFAULT_DOCS_PATHS }: ChangeToJudge,
  before: ReadBefore,
) {
  const { allowed: listing, tools } = await readNavigationChanges(changes, paths, before);
  const redirecting = await redirectFiles(changes, { paths, request }, before);
  const allowed = [...listing, ...redirecting];
  const docsPaths = allowed.length === 0 ? given : [...given, ...allowed].slice(0, MAX_GLOBS);
  return { docsPaths, tools, known: allowed };
}

/** Its parsers are loaded only if there is a file that could hold redirects. */
const redirectFiles: typeof allowedRedirects = async (changes, ...rest) =>
  changes.some(({ kind, path }) => kind === 'modified' && !PAGE_FILE.test(path))
    ? (await import('./redirects.ts')).allowedRedirects(changes, ...rest)
    : [];

function explain(refusal: Refusal, tools: ReadonlyMap<string, string>): Refusal {
  const { path } = refusal;
  const tool = path === undefined ? undefined : tools.get(path);
  if (path === undefined || tool === undefined) return refusal;
  return {
    path,
    sentence: `${codeSpan(path)} holds the navigation of this ${tool} site, and the change does more than list pages there, each on a line of its own. Leave the rest out, or name the file in \`docs-paths\` to allow it.`,
  };
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
  const known = new Map(earlier.map(({ path, kind }) => [path, kind]));
  // The mode before the branch: a page that was there is no new page.
  const was = (path: string) => (known.get(path) === 'added' ? {} : { was: '100644' as const });
  const now = changes.map((change): FileChange => {
    if (!known.has(change.path) || change.kind !== 'modified') return change;
    const { path, mode, content } = change;
    return { path, kind: 'added', mode, content, ...was(path) };
  });
  const touched = new Set(changes.map(({ path }) => path));
  for (const { path } of earlier) {
    if (touched.has(path)) continue;
    const content = there.has(path) ? await before(path) : null;
    const kind = content ? 'added' : 'deleted';
    now.push({ path, kind, mode: '100644', content, ...was(path) });
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
    paths: () => paths,
  };
}

function parents(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
