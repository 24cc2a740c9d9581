// Checks a repository in a thread of its own, within limits of time and memory: everything in it was
// written by others.

import { WorkFailed } from '../shared/errors.ts';
import { openTree } from '../shared/git/file-tree.ts';
import { createGit } from '../shared/git/git.ts';
import { borrowGit, type LentGit, lendGit } from '../shared/git/lent-git.ts';
import { matchesAny } from '../shared/glob.ts';
import type { Clock } from '../shared/runtime.ts';
import { answerAsThread, SideThread, ThreadLimitReached } from '../shared/side-thread.ts';
import { compareNames } from './compared.ts';
import { type Coverage, type Explanation, explainName, measureCoverage } from './coverage.ts';
import { findDrift } from './drift.ts';
import type { DriftFinding, DriftRules } from './finding.ts';
import { Lines, OutOfTime } from './spots.ts';

/** CPU time decides (see `Lines`). This ends a thread that does not even get that. */
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
  /** What is to be explained. */
  name?: string;
  /** Commits whose pages are compared, all with the code of `after`. */
  versions?: readonly string[];
}

export interface RuleSettings {
  docsPaths: readonly string[];
  ignore: readonly string[];
  ignorePages: readonly string[];
  /** Names that may stay as they are, with the reason. */
  accept?: Readonly<Record<string, string>>;
}

export interface DriftReport {
  findings: DriftFinding[];
  /** Names of findings that the settings accept. */
  accepted: string[];
  /** Files that were too large to check, too many, or took too long. */
  unread: string[];
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
export const measureInThread = ask<Place, Coverage>;
export const compareInThread = ask<
  Place & { before: string; versions: readonly string[] },
  string[][]
>;
export const explainInThread = ask<Place & { name: string }, Explanation>;

/** What such a thread does. */
export function findDriftForOthers(): void {
  answerAsThread((question, want) => answer(question as Question, borrowGit(want)));
}

async function answer(question: Question, git: LentGit): Promise<unknown> {
  const { gitDir, env } = question;
  const open = (commit: string) => openTree(git, { gitDir, commit, ...(env && { env }) });
  const rules = rulesOf(question.rules);
  try {
    if (question.name !== undefined)
      return await explainName(await open(question.after), rules, question.name);
    if (question.before === undefined)
      return await measureCoverage(await open(question.after), rules);
    const [before, after] = await Promise.all([open(question.before), open(question.after)]);
    if (question.versions !== undefined)
      return await compareNames(
        before,
        after,
        await Promise.all(question.versions.map(open)),
        rules,
      );
    const all = (await findDrift(before, after, rules)).map(({ edit = '', ...one }) =>
      edit !== '' && edit.length <= MAX_EDIT ? { ...one, edit } : one,
    );
    const unread = [...before.unread.union(after.unread).union(rules.lines.slow)];
    const { accept = {} } = question.rules;
    const isAccepted = ({ name }: DriftFinding) => Object.hasOwn(accept, name);
    return {
      findings: all.filter((one) => !isAccepted(one)),
      accepted: [...new Set(all.filter(isAccepted).map(({ name }) => name))],
      unread,
    } satisfies DriftReport;
  } catch (error) {
    if (error instanceof OutOfTime) return OUT_OF_TIME;
    throw error;
  }
}

/** Nobody writes anything but documentation in these. */
const MARKUP = /\.(?:rst|adoc|asciidoc)$|(?:^|\/)(?:man|man\d|docs?)\/(?:[^/]+\/)*[\w.-]+\.[1-8]$/;

export function rulesOf({ docsPaths, ignore, ignorePages }: RuleSettings): DriftRules {
  const pages = new Map<string, boolean>();
  const listed = matchesAny(docsPaths);
  const isPage = (path: string) => listed(path) || MARKUP.test(path);
  return {
    // Asked several times for each file of a repository.
    isPage(path) {
      const known = pages.get(path) ?? isPage(path);
      pages.set(path, known);
      return known;
    },
    isIgnoredPage: ignorePages.length > 0 ? matchesAny(ignorePages) : () => false,
    ignore,
    lines: new Lines(),
  };
}
