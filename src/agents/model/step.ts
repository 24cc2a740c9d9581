// One question to the model and its whole answer. Nothing of an answer is acted on before it has
// ended, so an answer that broke off can be asked for again without doing anything twice.
import type { Random } from '../../shared/backoff.ts';
import type { Clock } from '../../shared/clock.ts';
import { nextAttempt } from '../../shared/retry.ts';
import type { Answer } from './answer.ts';
import { chat, type Message, type ToolDefinition } from './chat.ts';
import { EndpointError } from './endpoint-error.ts';
import { type Endpoint, failureOf, modelFailure } from './errors.ts';

export interface Asker {
  endpoint: Endpoint;
  fetch: typeof fetch;
  clock: Clock;
  random: Random;
  /** When the whole run must be over. */
  deadline: number;
  /** Whether to ask for the number of tokens; off for the rest of the run once it is refused. */
  usage: boolean;
}

export async function ask(
  asker: Asker,
  messages: readonly Message[],
  tools: readonly ToolDefinition[],
  signal: AbortSignal,
): Promise<Answer> {
  const { endpoint, clock, random, deadline } = asker;
  for (let made = 1; ; made += 1) {
    try {
      return await chat(asker.fetch, endpoint, { messages, tools, usage: asker.usage }, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (asker.usage && refusesUsage(error)) {
        asker.usage = false;
        continue;
      }
      const now = clock.now();
      const failure = failureOf(error, now);
      // Nothing has been done with an answer that did not arrive whole, so asking is harmless.
      const attempt = failure && { failure, repeatable: true, made, now, deadline };
      const next = attempt && nextAttempt(attempt, random);
      if (next?.kind !== 'again') throw modelFailure(error, endpoint);
      await clock.sleep(next.delayMs, signal);
    }
  }
}

function refusesUsage(error: unknown): boolean {
  if (!(error instanceof EndpointError)) return false;
  const refused = error.status === 400 || error.status === 422;
  return refused && /stream_options|include_usage/.test(error.body);
}
