// What an audition is about to do: which merges, and the most that they can cost.

import { resolve } from 'node:path';
import { DEFAULT_BUDGET } from '../agents/model/model.ts';
import { type Config, DEFAULT_CONFIG, driftRules, moneyOf } from '../config/config.ts';
import { rulesOf } from '../drift/documentation.ts';
import { Limits } from '../drift/limits.ts';
import { costOf } from '../jobs/money.ts';
import { dollars } from '../shared/dollars.ts';
import { SetupError } from '../shared/errors.ts';
import { assertTrusted } from '../shared/git/clone-git.ts';
import type { Git } from '../shared/git/git.ts';
import { oneLine } from '../shared/text/foreign.ts';
import { findMerges, type History, type PastMerge } from './history.ts';
import type { Seal } from './seal.ts';
import { AGENT_MINUTES, type Candidate, type TrialPlace } from './trial.ts';

export interface AuditionPlan {
  merges: readonly PastMerge[];
  /** One, or two to compare. */
  candidates: readonly Candidate[];
  /** What people call the repository. */
  repository: string;
  /** Everything is written below it. */
  out: string;
  /** Of the results that are believed. */
  seal: Seal;
  /** For temporary files. */
  scratch: string;
  atOnce: number;
}

interface Clone {
  /** Its folder: nothing in it may be seen by an agent, because it has the answers. */
  root: string;
  gitDir: string;
  objects: string;
}

export async function inspectClone(git: Git, cwd: string): Promise<Clone> {
  const places = ['--show-toplevel', '--absolute-git-dir', '--git-path', 'objects'];
  const found = await git.try(['rev-parse', ...places], { cwd });
  const [root = '', gitDir = '', objects = ''] = found.stdout.toString('utf8').split('\n');
  if (found.code === 0 && gitDir !== '') return { root, gitDir, objects: resolve(cwd, objects) };
  assertTrusted(found);
  throw new SetupError(
    'This folder is not in a git repository. Run docket audition in a clone; in a workflow, use actions/checkout with fetch-depth: 0 first.',
  );
}

export async function findPast(
  git: Git,
  { gitDir }: Clone,
  {
    ref,
    count,
    config,
    docsPaths,
  }: { ref: string; count: number; config: Config | null; docsPaths: readonly string[] },
): Promise<History & Pick<TrialPlace, 'isDocs'>> {
  const rules = rulesOf(driftRules(config ?? DEFAULT_CONFIG, docsPaths), new Limits());
  const history = await findMerges({ git, gitDir }, { ref, count, rules });
  return { ...history, isDocs: rules.isPage };
}

/** Lines for whoever decides whether it starts. */
export function tellPlan(
  { merges, candidates }: Pick<AuditionPlan, 'merges' | 'candidates'>,
  { tooLarge, looked, done }: Pick<History, 'tooLarge' | 'looked'> & { done: number },
  config: Config | null,
): string[] {
  const documented = merges.filter((merge) => merge.documented).length;
  const all = merges.length * candidates.length;
  return [
    `${merges.length} merges of the last ${looked}: ${documented} with documentation, ${merges.length - documented} without.`,
    ...(tooLarge > 0 ? [`Left out, because they change more than 1,000 files: ${tooLarge}.`] : []),
    ...merges.map(
      ({ at, documented, title }) =>
        `  ${at.slice(0, 10)}  ${documented ? 'docs' : '    '}  ${oneLine(title)}`,
    ),
    ...(done > 0 ? [`Done before: ${done} of ${all}.`] : []),
    ceiling(all - done, config, candidates[0]?.model !== undefined),
  ];
}

/** The most that the jobs can take. */
function ceiling(jobs: number, config: Config | null, isModel: boolean): string {
  const { 'max-minutes': minutes, 'max-tokens': most } = config?.agent ?? {};
  const time = `at most ${minutes ?? AGENT_MINUTES} minutes each`;
  if (!isModel) return `${jobs} jobs, ${time}. Docket cannot limit what it spends.`;
  const tokens = most ?? DEFAULT_BUDGET.tokens;
  const prices = moneyOf(config)?.prices;
  const costs = (['inputTokens', 'outputTokens'] as const).map((kind) =>
    prices ? costOf({ [kind]: jobs * tokens }, prices) : 0,
  );
  const price = prices
    ? `At most ${dollars(Math.max(...costs))}; most jobs need a small part of it.`
    : 'To see the most in dollars, set `prices` in .github/docket.yml.';
  return `${jobs} jobs, ${time}, and at most ${tokens.toLocaleString('en')} tokens each. ${price}`;
}
