// What a person would look at in the log of a failed job: the lines of the steps that failed, without
// times, colors, and the runner's own marks. Pure.
import { stripVTControlCharacters } from 'node:util';

export interface LogStep {
  conclusion: string | null;
  started_at?: string | null;
  completed_at?: string | null;
}

const TIME = /^\ufeff?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?Z ?/;
const MARK = /^##\[(?:group|endgroup|command|section|debug)\]/;

export function failedPart(log: string, steps: readonly LogStep[]): string {
  const lines = log.split(/\r?\n/).map((line) => {
    const time = TIME.exec(line);
    const at = time?.[1] === undefined ? Number.NaN : Date.parse(`${time[1]}Z`);
    return { at, text: time ? line.slice(time[0].length) : line };
  });
  const spans = steps.flatMap(({ conclusion, started_at, completed_at }) =>
    conclusion === 'failure' && started_at && completed_at
      ? [{ from: Date.parse(started_at), to: Date.parse(completed_at) }]
      : [],
  );
  // Steps that clean up run after the one that failed, and would be all that the end shows.
  const inside = lines.filter(({ at }) => spans.some(({ from, to }) => at >= from && at <= to));
  return (inside.length > 0 ? inside : lines)
    .map(({ text }) => stripVTControlCharacters(text))
    .filter((text) => !MARK.test(text))
    .join('\n')
    .trim();
}
