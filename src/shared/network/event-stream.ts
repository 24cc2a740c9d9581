// Server-sent events from text as it comes. Neither a line nor an event can grow without limit.
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export class EventTooLarge extends Error {
  override name = 'EventTooLarge';
}

export async function* readEvents(
  text: AsyncIterable<string>,
  maxCharacters: number,
): AsyncGenerator<EventSourceMessage> {
  let events: EventSourceMessage[] = [];
  // Without `onError`: it is called with an error and its stack for each unknown line, and a few
  // megabytes of such lines would take minutes.
  const onEvent = (event: EventSourceMessage) => void events.push(event);
  const parser = createParser({ maxBufferSize: maxCharacters, onEvent });
  for await (const piece of text) {
    try {
      parser.feed(piece);
    } catch (cause) {
      // Only after a line or an event has exceeded the limit.
      throw new EventTooLarge('An event is too large.', { cause });
    }
    yield* events;
    events = [];
  }
}

export async function* decodeText(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of body) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
