// Judging what an agent left behind: fence, secrets, built-in check, the project's own check.

import type { CheckResult } from '../contract/job.ts';
import { boundTail, clean } from '../shared/text/foreign.ts';
import type { FileChange } from './changes/change.ts';
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
  tools: Pick<JobTools, 'judgeChange' | 'docsPaths' | 'secrets' | 'check' | 'advisory'>,
  signal: AbortSignal,
): Promise<Judgement> {
  const changes = await workspace.changes(signal);
  if (changes.length === 0) return { changes, checks: [] };
  const paths = await workspace.paths(signal);
  const docs = await tools.judgeChange(
    { changes, paths, earlier, docsPaths: tools.docsPaths, secrets: [...tools.secrets] },
    (path) => workspace.before(path),
    signal,
  );
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

function tail(output: string): string {
  return boundTail(clean(output).trim(), OUTPUT_TAIL);
}

function lastLine(output: string): string {
  const lines = clean(output).trim().split('\n');
  return boundTail(lines.at(-1)?.trim() || 'failed without a word', 200);
}
