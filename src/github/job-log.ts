// The end of a job's log, however long the log is. The store that GitHub redirects to serves ranges
// from a position, but not "the last bytes"; so the length is asked for first.

import { stripVTControlCharacters } from 'node:util';
import { Unavailable } from '../shared/errors.ts';

/** Enough for the steps that failed and what ran after them. */
export const END_BYTES = 256 * 1024;
/** Where ranges are not served, a longer log is not read to its end. */
export const MOST_BYTES = 32 * 1024 * 1024;

export type Download = (url: string, headers: Record<string, string>) => Promise<Response>;

/** Empty when there is no log, or none that can be read to its end. */
export async function readLogEnd(url: string, download: Download): Promise<string> {
  if (!/^https?:\/\//.test(url)) return '';
  try {
    const { ok, body } = await request(url, download);
    if (ok && body) return new TextDecoder().decode(await endOf(body));
    await body?.cancel();
    return '';
  } catch (cause) {
    throw new Unavailable('The log of a failed check could not be read. Try again later.', {
      cause,
    });
  }
}

async function request(url: string, download: Download): Promise<Response> {
  // Ranges of a compressed log would be of its compressed bytes.
  const plain = { 'accept-encoding': 'identity' };
  const answer = await download(url, plain);
  const length = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.ok || !(length > END_BYTES)) return answer;
  await answer.body?.cancel();
  return download(url, { ...plain, range: `bytes=${length - END_BYTES}-` });
}

async function endOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  let kept: Uint8Array[] = [];
  let size = 0;
  let total = 0;
  for await (const chunk of body) {
    total += chunk.length;
    // Leaving the loop closes the connection.
    if (total > MOST_BYTES) return new Uint8Array();
    kept.push(chunk);
    size += chunk.length;
    if (size > 2 * END_BYTES) {
      kept = [Buffer.concat(kept).subarray(-END_BYTES)];
      size = END_BYTES;
    }
  }
  return Buffer.concat(kept).subarray(-END_BYTES);
}

// What a person would look at in the log of a failed job: the lines of the steps that failed, without
// times, colors, and the runner's own marks. Pure.

interface LogStep {
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
