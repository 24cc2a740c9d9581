// Server-sent events from bytes. Of a stream only ids and data are used, and neither can grow without
// limit.
import { BadAnswer } from '../../shared/errors.ts';

/** An event of ours is a tenth of it. */
const MAX_EVENT_CHARACTERS = 1024 * 1024;

/** The `data` of each event. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    for (;;) {
      const [end] = /\r\n\r\n|\n\n|\r\r/.exec(rest) ?? [];
      if (end === undefined) break;
      const at = rest.indexOf(end);
      const data = dataOf(rest.slice(0, at));
      rest = rest.slice(at + end.length);
      if (data !== undefined) yield data;
    }
    if (rest.length > MAX_EVENT_CHARACTERS) {
      throw new BadAnswer('The service sent an event that is too large. Check the base URL.');
    }
  }
}

/** Undefined for a comment, which only says that the service is still there. */
function dataOf(event: string): string | undefined {
  const lines = event.split(/\r\n|\r|\n/).filter((line) => line.startsWith('data:'));
  if (lines.length === 0) return undefined;
  return lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n');
}
