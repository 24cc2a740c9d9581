// What jobs used in each UTC month. An instruction counts in the month in which it came. Pure.
import type { MonthUsage } from '../contract/directory.ts';
import type { JobRecord } from './job.ts';

const monthOf = (time: string) => time.slice(0, 7);

/** The month so many months ago; 0 is the present one. */
export function monthBefore(now: number, months: number): string {
  const date = new Date(now);
  return monthOf(
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months)).toISOString(),
  );
}

/** Of one job, newest first. */
export function monthsOf({ createdAt, turns }: JobRecord): MonthUsage[] {
  return addMonths([
    { ...none(monthOf(createdAt)), jobs: 1 },
    ...turns.map(({ receivedAt, usage = {} }) => ({
      ...none(monthOf(receivedAt)),
      instructions: 1,
      inputTokens: usage.inputTokens ?? 0,
      cachedInputTokens: usage.cachedInputTokens ?? 0,
      outputTokens: usage.outputTokens ?? 0,
      seconds: usage.seconds ?? 0,
      costMicros: usage.costMicros ?? 0,
      incomplete: usage.incomplete ?? false,
    })),
  ]);
}

/** One for each month, newest first. */
export function addMonths(all: readonly MonthUsage[]): MonthUsage[] {
  const months = new Map<string, MonthUsage>();
  for (const one of all) months.set(one.month, add(months.get(one.month), one));
  return [...months.values()].sort((a, b) => (a.month > b.month ? -1 : 1));
}

function add(a: MonthUsage | undefined, b: MonthUsage): MonthUsage {
  if (!a) return b;
  return {
    month: a.month,
    jobs: a.jobs + b.jobs,
    instructions: a.instructions + b.instructions,
    inputTokens: a.inputTokens + b.inputTokens,
    cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    seconds: a.seconds + b.seconds,
    costMicros: a.costMicros + b.costMicros,
    incomplete: a.incomplete || b.incomplete,
  };
}

const none = (month: string): MonthUsage => ({
  month,
  jobs: 0,
  instructions: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  seconds: 0,
  costMicros: 0,
  incomplete: false,
});
