// What all trials of an agent come to.

import { costText } from '../shared/dollars.ts';
import type { Trial, Verdict } from './trial.ts';

/** What is known of a trial without its texts. */
export type TrialRow = Pick<Trial, 'agent' | 'verdict' | 'seconds' | 'usage'> & {
  title: string;
  commit: string;
  documented: boolean;
  missed: number;
  elsewhere: number;
  names: number;
};

export function rowOf({ merge, missed, elsewhere, people, ...trial }: Trial): TrialRow {
  const { agent, verdict, seconds, usage } = trial;
  return {
    ...{ agent, verdict, seconds, usage },
    title: merge.title,
    commit: merge.commit,
    documented: merge.documented,
    missed: missed.length,
    elsewhere: elsewhere.length,
    names: people.names.length,
  };
}

export interface Sum {
  /** Of merges with documentation. */
  documented: number;
  ready: number;
  /** Of merges without. */
  others: number;
  quiet: number;
  failed: number;
  /** Touched a page that people did not touch. */
  elsewhere: number;
  /** Names that people documented, and those of them that the agent did, too. */
  names: number;
  found: number;
  seconds: number;
  costMicros?: number;
  incomplete: boolean;
}

export function sumOf(rows: readonly TrialRow[], agent: string): Sum {
  const own = rows.filter((row) => row.agent === agent);
  const count = (verdict: Verdict) => own.filter((row) => row.verdict === verdict).length;
  const add = (of: (row: TrialRow) => number) => own.reduce((sum, row) => sum + of(row), 0);
  const isPriced = own.some(({ usage }) => usage.costMicros !== undefined);
  const names = add((row) => row.names);
  return {
    documented: own.filter((row) => row.documented).length,
    ready: count('ready'),
    others: own.filter((row) => !row.documented).length,
    quiet: count('quiet'),
    failed: count('failed'),
    elsewhere: own.filter((row) => row.elsewhere > 0).length,
    names,
    found: names - add((row) => row.missed),
    seconds: add((row) => row.seconds),
    ...(isPriced && { costMicros: add(({ usage }) => usage.costMicros ?? 0) }),
    incomplete: own.some(({ usage }) => usage.incomplete === true),
  };
}

/** One sentence for each thing that people ask. */
export function tellSum(sum: Sum): string {
  const { documented, ready, others, quiet, elsewhere, names, found, failed } = sum;
  const parts = [
    `${ready} of ${documented} would have been ready to review`,
    ...(names > 0 ? [`${found} of the ${names} names that people documented are in`] : []),
    ...(elsewhere > 0 ? [`${elsewhere} touched a page that people did not`] : []),
    ...(others > 0
      ? [`in ${quiet} of ${others} without documentation it rightly changed nothing`]
      : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    `cost ${costText(sum)}`,
  ];
  return `${parts.join('; ')}.`;
}
