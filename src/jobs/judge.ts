// Judging what an agent left behind: fence, secrets, built-in check, the project's own check.
import type { FileChange } from '../changes/change.ts';
import { checkDocs } from '../changes/docs-check.ts';
import { refusalReason, refusals } from '../changes/fence.ts';
import { secretReason, secretScanner } from '../changes/secrets.ts';
import type { CheckResult } from '../contract/job.ts';
import { WorkFailed } from '../shared/errors.ts';
import { boundTail, clean } from '../text/foreign.ts';
import type { ChangedPath } from './job.ts';
import type { JobTools } from './tools.ts';
import type { Workspace } from './workspace.ts';

export interface Judgement {
  changes: FileChange[];
  checks: CheckResult[];
  /** What the agent should fix; absent when everything passed. */
  feedback?: string;
}

/** As much of a failed check's output as goes back to the agent. */
const OUTPUT_TAIL = 8_000;

/** Rejects with WorkFailed when the change must not leave this machine. */
export async function judge(
  { workspace, earlier }: { workspace: Workspace; earlier: ChangedPath[] },
  tools: Pick<JobTools, 'docsPaths' | 'secrets' | 'check' | 'advisory'>,
  signal: AbortSignal,
): Promise<Judgement> {
  const changes = await workspace.changes(signal);
  if (changes.length === 0) return { changes, checks: [] };
  const paths = await workspace.paths(signal);
  const refused = refusals(changes, tools.docsPaths, paths);
  if (refused.length > 0) throw new WorkFailed(refusalReason(refused));
  await insistOnNoSecrets(workspace, changes, tools.secrets);

  const all = await withEarlier(changes, earlier, workspace, new Set(paths));
  const gone = all.filter(({ kind }) => kind === 'deleted').map(({ path }) => path);
  const docs = await checkDocs(all, treeBefore(workspace, [...paths, ...gone]));
  const required = !tools.advisory;
  const checks: CheckResult[] = [{ name: docs.name, ok: docs.ok, summary: docs.summary, required }];
  const feedback = docs.ok ? [] : ['These problems were found:', ...docs.problems.slice(0, 40)];
  if (tools.check) {
    const { ok, output } = await tools.check.run(workspace.dir, signal);
    checks.push({ name: 'check-command', ok, summary: ok ? 'passed' : lastLine(output), required });
    if (!ok) feedback.push('The check command failed. Its output ended with:', tail(output));
  }
  return { changes, checks, ...(feedback.length > 0 ? { feedback: feedback.join('\n') } : {}) };
}

/**
 * The change together with what the branch changed before, as if all of it were new: the check looks
 * past problems that a page had already, and these must not be looked past.
 */
async function withEarlier(
  changes: FileChange[],
  earlier: ChangedPath[],
  workspace: Workspace,
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
    const content = there.has(path) ? await workspace.before(path) : null;
    now.push({ path, kind: content ? 'added' : 'deleted', mode: '100644', content });
  }
  return now;
}

async function insistOnNoSecrets(
  workspace: Workspace,
  changes: FileChange[],
  secrets: Iterable<string>,
): Promise<void> {
  const before = new Map<string, Buffer | null>();
  for (const { path, kind } of changes) {
    if (kind === 'modified') before.set(path, await workspace.before(path));
  }
  const scanner = secretScanner(secrets, { before: (path) => before.get(path) ?? null });
  const found = scanner.scan(changes);
  if (found.length > 0) throw new WorkFailed(secretReason(found));
}

function treeBefore(workspace: Workspace, paths: string[]) {
  const files = new Set(paths);
  const folders = new Set(paths.flatMap(parents));
  return {
    has: (path: string) => files.has(path) || folders.has(path),
    read: (path: string) => workspace.before(path),
    pages: () => paths.filter((path) => /\.mdx?$/i.test(path)),
  };
}

function parents(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function tail(output: string): string {
  return boundTail(clean(output).trim(), OUTPUT_TAIL);
}

function lastLine(output: string): string {
  const lines = clean(output).trim().split('\n');
  return boundTail(lines.at(-1)?.trim() || 'failed without a word', 200);
}
