// Sends requests within a limit and a deadline, and waits and retries when that makes sense.

import type { ReceivedViews } from '../../contract/insights.ts';
import type { DocsService, ViewsRequest } from '../../contract/service.ts';
import { RateLimited, sentence, Unavailable } from '../../shared/errors.ts';
import { type Failure, nextAttempt } from '../../shared/retry.ts';
import type { Runtime } from '../../shared/runtime.ts';

/** For a quarter of a million pages. A service that allows less says so; one that always has more must end. */
export const MAX_REQUESTS = 1_000;

export interface RequestLimits {
  /** Requests that are sent, including retries. Infinity for no limit. */
  maxRequests: number;
  /** Milliseconds since the epoch; Infinity for none. */
  deadline: number;
}

/** No more requests are possible; the message says why, without a period. */
export class Spent extends Error {}

const MAX_ATTEMPTS = 6;
/** The limit of AbortSignal.timeout; no export takes 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

export class Requests {
  #used = 0;
  readonly #service: Pick<DocsService, 'getViews'>;
  readonly #limits: RequestLimits;
  readonly #runtime: Runtime;
  readonly #late: AbortSignal[];

  constructor(service: Pick<DocsService, 'getViews'>, limits: RequestLimits, runtime: Runtime) {
    this.#service = service;
    this.#limits = limits;
    this.#runtime = runtime;
    const left = Math.min(LONGEST_MS, Math.max(0, limits.deadline - runtime.clock.now()));
    this.#late = limits.deadline < Number.POSITIVE_INFINITY ? [AbortSignal.timeout(left)] : [];
  }

  async ask(
    projectId: string,
    request: ViewsRequest,
    signal?: AbortSignal,
  ): Promise<ReceivedViews> {
    const ends = AbortSignal.any([...this.#late, ...(signal ? [signal] : [])]);
    for (let made = 1; ; made += 1) {
      signal?.throwIfAborted();
      if (this.#used >= this.#limits.maxRequests) {
        throw new Spent(`the budget of ${this.#limits.maxRequests} requests is used up`);
      }
      if (this.#runtime.clock.now() >= this.#limits.deadline)
        throw new Spent('the time limit was reached');
      this.#used += 1;
      try {
        const options = { signal: ends, once: true };
        return await this.#service.getViews(projectId, request, options);
      } catch (error) {
        await this.#waitFor(error, made, signal);
      }
    }
  }

  /** Returns when the same request is worth repeating; throws if it is not. */
  async #waitFor(error: unknown, made: number, signal?: AbortSignal): Promise<void> {
    const { clock, log, random } = this.#runtime;
    signal?.throwIfAborted();
    const now = clock.now();
    const { deadline } = this.#limits;
    if (now >= deadline) throw new Spent('the time limit was reached', { cause: error });
    const limited = error instanceof RateLimited;
    if (!limited && !(error instanceof Unavailable)) throw error;
    const failure: Failure = limited
      ? { kind: 'status', status: 429, retryAfterMs: error.retryAfterSeconds * 1_000 }
      : { kind: 'broken' };
    const attempt = { failure, repeatable: true, made, now, attempts: MAX_ATTEMPTS };
    const next = nextAttempt({ ...attempt, deadline }, random);
    if (next.kind !== 'again') {
      const late = made < MAX_ATTEMPTS;
      const why = `the service asked to wait longer than the time left (${clause(error)})`;
      throw new Spent(late ? why : clause(error), { cause: error });
    }
    const why = limited ? 'The service limits the number of requests' : clause(error);
    log.info(`${why}; retrying in ${Math.ceil(next.delayMs / 1_000)} s.`);
    await clock.sleep(next.delayMs, signal);
  }
}

const clause = (error: unknown) => sentence(error).replace(/\.$/, '');
