// Numbers and dates for people, the same on every machine: no locale is asked.
import { addDays, type DayRange } from '../../shared/days.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export function count(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function optional(value: number | null): string {
  return value === null ? '–' : count(value);
}

/** `1 page`, `2,000 pages`. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** A share of 1 as `24%`, with one decimal below ten. */
export function percent(share: number): string {
  const value = share * 100;
  if (value > 0 && value < 0.1) return '<0.1%';
  return value < 9.95 && value % 1 !== 0
    ? `${trimZero(value.toFixed(1))}%`
    : `${Math.round(value)}%`;
}

export function signed(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${count(value)}` : `−${count(-value)}`;
}

/** The `Change` of a page in every table: views more or fewer, as in the data files. */
export function difference(now: number, before: number | null): string {
  if (before === null) return '–';
  return before === 0 ? 'new' : signed(now - before);
}

/** The same with its share: `+90 (+18%)`. */
export function differenceText(now: number, before: number | null): string {
  const share = before === null ? null : change(now, before);
  const moved = difference(now, before);
  return share === null || now === before ? moved : `${moved} (${share})`;
}

/** `+8.2%`; null when there is nothing to compare with. */
export function change(now: number, before: number): string | null {
  if (before === 0) return null;
  const share = now / before - 1;
  if (Math.abs(share) < 0.0005) return '±0%';
  if (share >= 9.995) return `×${count(now / before)}`;
  return `${share > 0 ? '+' : '−'}${percent(Math.abs(share))}`;
}

/** Difference of two shares in percentage points. */
export function points(now: number, before: number): string {
  const value = (now - before) * 100;
  if (Math.abs(value) < 0.05) return '±0 pts';
  return `${value > 0 ? '+' : '−'}${trimZero(Math.abs(value).toFixed(1))} pts`;
}

/** `Nov 9` */
export function shortDay(day: string): string {
  const { date, month } = parts(day);
  return `${month} ${date}`;
}

/** `Mon, Nov 9, 2026` */
export function longDay(day: string): string {
  const { weekday, date, month, year } = parts(day);
  return `${weekday}, ${month} ${date}, ${year}`;
}

/** `Nov 9–15, 2026`; the end is shown as the last day that counts. */
export function rangeText({ from, to }: DayRange): string {
  const [first, last] = [parts(from), parts(addDays(to, -1))];
  const start = `${first.month} ${first.date}`;
  const end = `${last.month} ${last.date}, ${last.year}`;
  if (first.year !== last.year) return `${start}, ${first.year} – ${end}`;
  if (first.month !== last.month) return `${start} – ${end}`;
  return first.date === last.date ? end : `${start}–${last.date}, ${last.year}`;
}

function parts(day: string) {
  const time = new Date(day);
  return {
    weekday: WEEKDAYS[time.getUTCDay()] ?? '',
    date: time.getUTCDate(),
    month: MONTHS[time.getUTCMonth()] ?? '',
    year: time.getUTCFullYear(),
  };
}

const trimZero = (text: string) => text.replace(/\.0$/, '');
