// Checks a repository in a thread of its own, within limits of time and memory: everything in it was
// written by others.

import { WorkFailed } from '../shared/errors.ts';
import { createGit } from '../shared/git/git.ts';
import { matchesAny } from '../shared/glob.ts';
import type { Clock } from '../shared/runtime.ts';
import { answerAsThread, SideThread, ThreadLimitReached } from '../shared/side-thread.ts';
import { type Coverage, measureCoverage } from './coverage.ts';
import { type DriftFinding, type DriftRules, findDrift } from './drift.ts';
import { openTree } from './git-tree.ts';

/** The largest repository in the benchmark takes a quarter of it. */
const TIME_MS = 60_000;
const MEMORY_MB = 512;
const YOUNG_MB = 12;

interface Place {
  /** Where programs are found. */
  path: string;
  gitDir: string;
  /** A commit or a tree. */
  after: string;
  /** For git, such as where else it finds objects. */
  env?: Record<string, string>;
  rules: RuleSettings;
}

interface Change extends Place {
  before: string;
}

export interface RuleSettings {
  docsPaths: readonly string[];
  ignore: readonly string[];
  ignorePages: readonly string[];
}

export interface DriftReport {
  findings: DriftFinding[];
  /** Files that were too large to check, or too many. */
  unread: number;
}

export function findDriftInThread(
  change: Change,
  clock: Clock,
  signal?: AbortSignal,
): Promise<DriftReport> {
  return ask<DriftReport>(change, clock, signal);
}

export function measureInThread(
  place: Place,
  clock: Clock,
  signal?: AbortSignal,
): Promise<Coverage> {
  return ask<Coverage>(place, clock, signal);
}

async function ask<Answer>(
  question: Place | Change,
  clock: Clock,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const limits = { timeMs: TIME_MS, memoryMb: MEMORY_MB, youngMb: YOUNG_MB, clock };
  const thread = new SideThread('drift', limits);
  try {
    return (await thread.ask(question, signal && { signal })) as Answer;
  } catch (error) {
    if (!(error instanceof ThreadLimitReached)) throw error;
    const limit =
      error.limit === 'time' ? `${TIME_MS / 1000} seconds` : `${MEMORY_MB} MB of memory`;
    throw new WorkFailed(
      `The documentation could not be checked within ${limit}, so nothing is known about it. Split the change, or narrow \`docs-paths\`.`,
      { cause: error },
    );
  } finally {
    await thread.close();
  }
}

/** What such a thread does. */
export function findDriftForOthers(): void {
  answerAsThread((question) => answer(question as Place | Change));
}

async function answer(question: Place | Change): Promise<DriftReport | Coverage> {
  const { path, gitDir, env } = question;
  const git = createGit({ path });
  const open = (commit: string) => openTree(git, { gitDir, commit, ...(env && { env }) });
  const rules = rulesOf(question.rules);
  if (!('before' in question)) return measureCoverage(await open(question.after), rules);
  const trees = [open(question.before), open(question.after)] as const;
  const [before, after] = await Promise.all(trees);
  const findings = await findDrift(before, after, rules);
  return { findings, unread: before.unread.union(after.unread).size };
}

export function rulesOf({ docsPaths, ignore, ignorePages }: RuleSettings): DriftRules {
  const pages = new Map<string, boolean>();
  const isPage = matchesAny(docsPaths);
  return {
    // Asked several times for each file of a repository.
    isPage(path) {
      const known = pages.get(path) ?? isPage(path);
      pages.set(path, known);
      return known;
    },
    isIgnoredPage: ignorePages.length > 0 ? matchesAny(ignorePages) : () => false,
    ignore,
  };
}
