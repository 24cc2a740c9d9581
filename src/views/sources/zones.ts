// Days in another time zone, as instants.

import type { DayRange } from '../../shared/days.ts';
import { BadAnswer } from '../../shared/errors.ts';

/** When the first day of the range begins in the zone, and when the last one ends, in milliseconds. */
export function localRange({ from, to }: DayRange, zone: string): { start: number; end: number } {
  return { start: midnight(from, zone), end: midnight(to, zone) };
}

function midnight(day: string, zone: string): number {
  const utc = Date.parse(day);
  // Twice, because the offset at UTC's midnight can be another one than at the zone's.
  const near = utc - offset(utc, zone);
  return utc - offset(near, zone);
}

/** Milliseconds by which the zone's clock is ahead of UTC. */
function offset(time: number, zone: string): number {
  const parts = Object.fromEntries(
    format(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - time;
}

function format(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit';
  const wanted = { year: 'numeric', month: two, day: two, hour: two, minute: two } as const;
  try {
    return new Intl.DateTimeFormat('en', { timeZone, ...wanted, second: two, hourCycle: 'h23' });
  } catch (cause) {
    throw new BadAnswer(
      'The analytics service counts days in a time zone that is not known here. Choose another one in its settings.',
      { cause },
    );
  }
}
