// The one redaction on what comes back to an agent: the keys that requests got, in every form in which
// changes are searched for them. In a stream, also those that its pieces are cut in.

import { secretScanner } from '../../jobs/changes/secrets.ts';

/** No form of a key is longer: the longest tokens have 2 KB, and encoding them twice doubles that. */
const TAIL = 16_384;

type Redact = (text: string) => string;

/** Redacts the current keys: they can change between two answers. */
export function redactKeys(keys: () => readonly string[]): Redact {
  return (text) => {
    const known = keys();
    return known.length === 0 ? text : secretScanner(known, { shapes: false }).redact(text);
  };
}

/** Whole lines pass at once; of a line that has not ended, all but what may begin a key. */
export async function* redactStream(
  chunks: AsyncIterable<Uint8Array>,
  redact: Redact,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of chunks) {
    held = redact(held + decoder.decode(chunk, { stream: true }));
    const lines = held.lastIndexOf('\n') + 1;
    const ready = Math.max(lines, held.length - TAIL);
    if (ready <= 0) continue;
    yield held.slice(0, ready);
    held = held.slice(ready);
  }
  const rest = redact(held + decoder.decode());
  if (rest !== '') yield rest;
}
