// The last weeks of the history, up to the end of a range.
import type { Insights } from '../../contract/insights.ts';
import type { ViewCounts } from '../../contract/schemas.ts';
import { DAY_MS } from '../../shared/days.ts';
import { type DaySpan, dayText, END_OF_TIME } from './days.ts';
import type { FileDay } from './file-day.ts';

export const TREND_WEEKS = 12;
export const TREND_DAYS = 7 * TREND_WEEKS;

interface Week {
  views: ViewCounts;
  aiReferrals: number;
  /** Every reading says where readers came from. */
  told: boolean;
  days: Set<string>;
}

/** Views of one reading, as the settings count them. */
export type CountDay = (entry: FileDay) => { views: ViewCounts; aiReferrals: number | null };

/** A week without all of its days has no number: a smaller one would be wrong. */
export function weeksUntil(
  days: readonly FileDay[],
  span: DaySpan,
  countDay: CountDay,
): Insights['weeks'] {
  const end = span.to < END_OF_TIME ? span.to : lastDay(days) + 1;
  const start = end - TREND_DAYS;
  const weeks = Array.from({ length: TREND_WEEKS }, newWeek);
  for (const entry of days) {
    const number = Date.parse(entry.day) / DAY_MS;
    const week = weeks[Math.floor((number - start) / 7)];
    if (!week || number < start || number >= end) continue;
    const { views, aiReferrals } = countDay(entry);
    week.days.add(entry.day);
    week.views.human += views.human;
    week.views.ai += views.ai;
    week.views.total += views.total;
    week.aiReferrals += aiReferrals ?? 0;
    week.told &&= aiReferrals !== null || views.human === 0;
  }
  const first = weeks.findIndex(({ days }) => days.size > 0);
  return weeks.slice(first < 0 ? TREND_WEEKS : first).map((week, index) => {
    const from = start + 7 * (first + index);
    const whole = week.days.size === 7;
    return {
      from: dayText(from),
      to: dayText(from + 7),
      views: whole ? week.views : null,
      aiReferrals: whole && week.told ? week.aiReferrals : null,
      daysCovered: week.days.size,
    };
  });
}

function newWeek(): Week {
  return {
    views: { human: 0, ai: 0, total: 0 },
    aiReferrals: 0,
    told: true,
    days: new Set(),
  };
}

function lastDay(days: readonly FileDay[]): number {
  return days.reduce((last, { day }) => Math.max(last, Date.parse(day) / DAY_MS), 0);
}
