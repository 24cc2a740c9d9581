// Events of a job over connections that break: each new one continues where the last one ended.
import { JobEvent } from '../../contract/directory.ts';
import { FINAL_STATUSES } from '../../contract/status.ts';
import type { Random } from '../../shared/backoff.ts';
import type { Clock } from '../../shared/clock.ts';
import { BadAnswer, Unavailable } from '../../shared/errors.ts';
import { type Failure, nextAttempt } from '../../shared/retry.ts';
import { readEvents } from './read-events.ts';
import type { Opened } from './transport.ts';

export interface FollowDeps {
  clock: Clock;
  random: Random;
  host: string;
  /** A stream after this event, or an answer that is none. */
  open(after: string | undefined, signal: AbortSignal): Promise<Opened>;
  /** The error of an answer that is not a stream. */
  refusal(opened: Exclude<Opened, { kind: 'stream' }>): { error: Error; failure: Failure };
}

export async function* followEvents(
  deps: FollowDeps,
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
