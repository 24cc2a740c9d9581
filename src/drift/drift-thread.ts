// Checks a repository in a thread of its own, within limits of time and memory: everything in it was
// written by others.

import { WorkFailed } from '../shared/errors.ts';
import { openTree } from '../shared/git/file-tree.ts';
import { createGit } from '../shared/git/git.ts';
import { borrowGit, type LentGit, lendGit } from '../shared/git/lent-git.ts';
import type { Clock } from '../shared/runtime.ts';
import { answerAsThread, SideThread, ThreadLimitReached } from '../shared/side-thread.ts';
import { compareNames } from './compared.ts';
import { type Accepted, type RuleSettings, rulesOf } from './documentation.ts';
import { type Drift, findBroken, findDrift } from './drift.ts';
import type { DriftFinding, Kind } from './finding.ts';
import { Limits, OutOfTime } from './limits.ts';

/** CPU time decides (see `Limits`). This ends a thread that does not even get that. */
const TIME_MS = 600_000;
const MEMORY_MB = 512;
const YOUNG_MB = 12;
/** In characters. Longer lines were cut when they were read, and a part is no suggestion. */
const MAX_EDIT = 1_000;

interface Place {
  gitDir: string;
  /** A commit or a tree. */
  after: string;
  /** For git, such as where else it finds objects. */
  env?: Record<string, string>;
  rules: RuleSettings;
}

interface Question extends Place {
  /** Without it, the whole repository is looked at. */
  before?: string;
  /** Commits whose pages are compared, all with the code of `after`. */
  versions?: readonly string[];
}

export interface DriftReport extends Drift {
  /** Findings that the settings accept, with the reasons. */
  accepted: (Accepted & { kind: Kind })[];
  /** Files that were too large to check completely, too many, or took too long. */
  unread: string[];
  /** Of what only a part was compared. */
  cut: string[];
}

const OUT_OF_TIME = 'out of time';

/** `path`: where programs are found. */
async function ask<Asked extends Question, Answer>(
  { path, ...question }: Asked & { path: string },
  clock: Clock,
  signal?: AbortSignal,
): Promise<Answer> {
  const limits = { timeMs: TIME_MS, memoryMb: MEMORY_MB, youngMb: YOUNG_MB, clock };
  const thread = new SideThread('drift', limits);
  const git = lendGit(createGit({ path }));
  try {
    const answered = await thread.ask(question, { give: git.give, ...(signal && { signal }) });
    if (answered === OUT_OF_TIME) throw new ThreadLimitReached('time');
    return answered as Answer;
  } catch (error) {
    if (!(error instanceof ThreadLimitReached)) throw error;
    const limit = error.limit === 'time' ? '60 seconds of CPU time' : `${MEMORY_MB} MB of memory`;
    throw new WorkFailed(
      `The documentation could not be checked within ${limit}, so nothing is known about it. Split the change, or narrow \`docs-paths\`.`,
      { cause: error },
    );
  } finally {
    git.end();
    await thread.close();
  }
}

export const findDriftInThread = ask<Place & { before: string }, DriftReport>;
/** What is broken in the whole repository. */
export const findBrokenInThread = ask<Place, DriftReport>;
export const compareInThread = ask<
  Place & { before: string; versions: readonly string[] },
  string[][]
>;

/** What such a thread does. */
export function findDriftForOthers(): void {
  answerAsThread((question, want) => answer(question as Question, borrowGit(want)));
}

async function answer(question: Question, git: LentGit): Promise<unknown> {
  const { gitDir, env, before: base, versions } = question;
  const open = (commit: string) => openTree(git, { gitDir, commit, ...(env && { env }) });
  const rules = rulesOf(question.rules, new Limits());
  try {
    const after = await open(question.after);
    const before = base === undefined ? undefined : await open(base);
    if (before && versions !== undefined)
      return await compareNames(before, after, await Promise.all(versions.map(open)), rules);
    const { findings, ...drift } = before
      ? await findDrift(before, after, rules)
      : await findBroken(after, rules);
    const { unread: partly, slow, cut } = rules.limits;
    const unread = [...(before?.unread ?? new Set()), ...after.unread, ...partly, ...slow];
    return {
      ...drift,
      ...sortOut(findings, question.rules),
      unread: [...new Set(unread)],
      cut: [...cut],
    } satisfies DriftReport;
  } catch (error) {
    if (error instanceof OutOfTime) return OUT_OF_TIME;
    throw error;
  }
}

/** What the settings accept is no finding. */
function sortOut(all: readonly DriftFinding[], { accept = [] }: RuleSettings) {
  const findings: DriftFinding[] = [];
  const accepted: DriftReport['accepted'] = [];
  for (const { edit = '', ...one } of all) {
    const { path, name, kind } = one;
    const by = accept.find((entry) => entry.page === path && entry.name === name);
    if (by) accepted.push({ page: path, name, reason: by.reason, kind });
    else findings.push(edit !== '' && edit.length <= MAX_EDIT ? { ...one, edit } : one);
  }
  return { findings, accepted };
}
