// What work costs and what may be spent. Amounts are whole millionths of a US dollar, because sums
// of fractions of a cent must not drift. Pure.
import * as z from 'zod';
import type { MonthUsage } from '../contract/directory.ts';
import type { Usage } from '../contract/job.ts';
import { DAY_MS, isoDay } from '../shared/days.ts';
import { dollars } from '../shared/dollars.ts';
import { Conflict, RateLimited } from '../shared/errors.ts';
import type { JobRecord } from './job.ts';

/** Per million tokens. */
interface Prices {
  input: number;
  output: number;
  /** Without it, cached input costs as much as any other. */
  cachedInput?: number;
}

/** What may be spent per UTC day and month. */
export type Budget = Partial<Record<Period, number>>;
type Period = 'day' | 'month';

export interface Money {
  prices: Prices;
  budget?: Budget;
}

/** What a repository has spent on its latest day of work, and in that day's month. */
export const Spending = z.object({
  date: z.iso.date(),
  day: z.int().min(0),
  month: z.int().min(0),
});
export type Spending = z.infer<typeof Spending>;

/** A billion dollars: sums stay exact whatever an endpoint says it used. */
const MOST = 10 ** 15;

/** Rounded up: a budget is never exceeded by what rounding hides. */
export function costOf(usage: Usage, { input, output, cachedInput = input }: Prices): number {
  const { inputTokens = 0, outputTokens = 0, cachedInputTokens = 0 } = usage;
  const parts: [number, number][] = [
    [inputTokens - cachedInputTokens, input],
    [cachedInputTokens, cachedInput],
    [outputTokens, output],
  ];
  const millionths = parts.reduce((sum, [count, price]) => sum + BigInt(count) * BigInt(price), 0n);
  return Math.min(MOST, Number((millionths + 999_999n) / 1_000_000n));
}

export function spendingAt(known: Spending | undefined, now: number): Spending {
  const today = isoDay(now);
  if (!known) return { date: today, day: 0, month: 0 };
  // Clocks differ: a machine may be in the next day already. A later day is a mistake.
  if (known.date >= today) {
    return known.date <= isoDay(now + DAY_MS) ? known : { ...known, date: today };
  }
  const sameMonth = known.date.slice(0, 7) === today.slice(0, 7);
  return { date: today, day: 0, month: sameMonth ? known.month : 0 };
}

export function spend(known: Spending | undefined, amount: number, now: number): Spending {
  const { date, day, month } = spendingAt(known, now);
  return { date, day: Math.min(MOST, day + amount), month: Math.min(MOST, month + amount) };
}

/** The period with the least left, and how much. */
export function leftOf(budget: Budget, spending: Spending): { period: Period; left: number } {
  const { day = Infinity, month = Infinity } = budget;
  const left = { day: day - spending.day, month: month - spending.month };
  const period = left.month <= left.day ? 'month' : 'day';
  return { period, left: left[period] };
}

const NAMES = { day: ['today', 'tomorrow'], month: ['this month', 'next month'] } as const;

/** A request comes in. A budget that cannot be kept is not treated as unlimited. */
export function insistOnBudget(
  budget: Budget,
  { spending, metered, now }: { spending?: Spending | undefined; metered: boolean; now: number },
): void {
  if (!metered) throw new Conflict(NOT_METERED);
  const current = spendingAt(spending, now);
  const { period, left } = leftOf(budget, current);
  if (left > 0) return;
  const [name, later] = NAMES[period];
  throw new RateLimited(
    `This repository has used ${dollars(current[period])} of its budget of ${dollars(budget[period] ?? 0)} for ${name} (UTC), so nothing was started. Raise \`budget.${period}\` in \`.github/docket.yml\`, or try again ${later}.`,
    { retryAfterSeconds: Math.max(1, Math.ceil((endOf(period, now) - now) / 1000)) },
  );
}

export function usedUp(budget: Budget, period: Period): string {
  const [name, later] = NAMES[period];
  return `The agent was stopped: this repository has used up its budget of ${dollars(budget[period] ?? 0)} for ${name} (UTC). Work so far is kept on the branch. Raise \`budget.${period}\` in \`.github/docket.yml\`, or retry ${later}.`;
}

export const NOT_METERED =
  'Nothing was started: `budget` in `.github/docket.yml` cannot be kept, because Docket does not see what this agent uses. Give it its key in a variable that Docket knows, such as ANTHROPIC_API_KEY, use `model-url`, or remove `budget`.';

export const UNMETERED =
  'The agent was stopped: the model’s endpoint did not report the tokens it used, so `budget` in `.github/docket.yml` cannot be kept. Use an endpoint that reports them, or remove `budget`.';

function endOf(period: Period, now: number): number {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return period === 'month'
    ? Date.UTC(year, month + 1)
    : Date.UTC(year, month, date.getUTCDate() + 1);
}

// What jobs used in each UTC month. A request counts in the month in which it came. Pure.

const monthOf = (time: string) => time.slice(0, 7);

/** The month so many months ago; 0 is the present one. */
export function monthBefore(now: number, months: number): string {
  const date = new Date(now);
  return monthOf(
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months)).toISOString(),
  );
}

/** The months in which a job used something, newest first. */
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
