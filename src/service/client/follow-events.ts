// Events of a job over connections that break: each new one continues where the last one ended.

import { JobEvent } from '../../contract/directory.ts';
import { FINAL_STATUSES } from '../../contract/values.ts';
import { BadAnswer, Unavailable } from '../../shared/errors.ts';
import { type Failure, nextAttempt } from '../../shared/retry.ts';
import type { Runtime } from '../../shared/runtime.ts';
import type { OpenedStream } from './exchange.ts';

interface FollowEventsDeps extends Pick<Runtime, 'clock' | 'random'> {
  host: string;
  /** A stream after this event, or an answer that is none. */
  open(after: string | undefined, signal: AbortSignal): Promise<OpenedStream>;
  /** The error of an answer that is not a stream. */
  refusal(opened: Exclude<OpenedStream, { kind: 'stream' }>): { error: Error; failure: Failure };
}

export async function* followEvents(
  deps: FollowEventsDeps,
  { after, signal = new AbortController().signal }: { after?: string; signal?: AbortSignal },
): AsyncGenerator<JobEvent> {
  const { clock, random, host } = deps;
  let last = after;
  for (let made = 1; !signal.aborted; made += 1) {
    const opened = await deps.open(last, signal);
    let failure: Failure = { kind: 'broken' };
    let error: Error = new Unavailable(`${host} ended the events before the job was final.`);
    if (opened.kind === 'stream') {
      try {
        for await (const data of readEvents(opened.body)) {
          const event = parsed(data);
          // A kind of event that this version does not know.
          if (!event) continue;
          made = 1;
          last = event.id;
          yield event;
          if (event.type === 'job' && FINAL_STATUSES.has(event.job.status)) return;
        }
      } catch (cause) {
        if (cause instanceof BadAnswer) throw cause;
        error = new Unavailable(`The connection to ${host} broke. Try again later.`, { cause });
      }
    } else ({ error, failure } = deps.refusal(opened));
    if (signal.aborted) return;
    const now = clock.now();
    const next = nextAttempt(
      { failure, repeatable: true, made, now, deadline: Number.POSITIVE_INFINITY },
      random,
    );
    if (next.kind !== 'again') throw error;
    await clock.sleep(next.delayMs, signal).catch(() => {});
  }
}

function parsed(data: string): JobEvent | undefined {
  try {
    return JobEvent.safeParse(JSON.parse(data)).data;
  } catch (cause) {
    throw new BadAnswer('The service sent an event that cannot be read. Check the base URL.', {
      cause,
    });
  }
}

// Server-sent events from bytes. Of a stream only ids and data are used, and neither can grow without
// limit.

/** An event of ours is a tenth of it. */
const MAX_EVENT_CHARACTERS = 1024 * 1024;

/** The `data` of each event. */
async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
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
