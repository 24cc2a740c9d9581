// The end of a job's log, however long the log is. The store that GitHub redirects to serves ranges
// from a position, but not "the last bytes"; so the length is asked for first.
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
