// Asks the service within a number of requests and a deadline, and waits out what is worth waiting for.
import type { ViewsResult } from '../../api/schemas.ts';
import type { DocsService, ViewsRequest } from '../../api/service.ts';
import { fullJitter, type Random } from '../../shared/backoff.ts';
import type { Clock } from '../../shared/clock.ts';
import { BadAnswer, RateLimited, sentence, Unavailable } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';

export interface RequestLimits {
  /** Calls in all, repeats included. Infinity where nobody counts. */
  maxRequests: number;
  /** Milliseconds since the epoch; Infinity for none. */
  deadline: number;
}

/** As much of a service as an export uses; access logs alone can be one. */
export type ViewsService = Pick<DocsService, 'getViews' | 'insights'>;

export interface RequestDeps {
  service: ViewsService;
  clock: Clock;
  random: Random;
  log: Log;
  signal?: AbortSignal;
}

/** No further request fits; the message says why, without a full stop. */
export class Spent extends Error {}

const RETRY = { baseMs: 1_000, capMs: 30_000 };
const MAX_REPEATS = 5;
/** AbortSignal.timeout takes no more; and no export takes 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

export class Requests {
  used = 0;
  readonly #projectId: string;
  readonly #limits: RequestLimits;
  readonly #deps: RequestDeps;
  readonly #end = new AbortController();
  readonly #signal: AbortSignal;

  constructor(projectId: string, limits: RequestLimits, deps: RequestDeps) {
    this.#projectId = projectId;
    this.#limits = limits;
    this.#deps = deps;
    const left = Math.min(LONGEST_MS, Math.max(0, limits.deadline - deps.clock.now()));
    const signals = [this.#end.signal, ...(deps.signal ? [deps.signal] : [])];
    if (limits.deadline < Number.POSITIVE_INFINITY) signals.push(AbortSignal.timeout(left));
    this.#signal = AbortSignal.any(signals);
  }

  /** Stops what is still under way. */
  end(): void {
    this.#end.abort();
  }

  async ask(request: ViewsRequest): Promise<ViewsResult> {
    for (let repeat = 0; ; repeat += 1) {
      this.#deps.signal?.throwIfAborted();
      if (this.used >= this.#limits.maxRequests) {
        throw new Spent(`the budget of ${this.#limits.maxRequests} requests is used up`);
      }
      if (this.#deps.clock.now() >= this.#limits.deadline) throw new Spent('the time is up');
      this.used += 1;
      try {
        const { service } = this.#deps;
        const answer = await service.getViews(this.#projectId, request, { signal: this.#signal });
        return checked(answer, request);
      } catch (error) {
        await this.#waitFor(error, repeat);
      }
    }
  }

  /** Returns when the same request is worth repeating; throws when it is not. */
  async #waitFor(error: unknown, repeat: number): Promise<void> {
    const { clock, log, random, signal } = this.#deps;
    signal?.throwIfAborted();
    if (clock.now() >= this.#limits.deadline) throw new Spent('the time is up', { cause: error });
    const limited = error instanceof RateLimited;
    if (!limited && !(error instanceof Unavailable)) throw error;
    if (repeat >= MAX_REPEATS) throw new Spent(clause(error), { cause: error });
    const wait = limited ? error.retryAfterSeconds * 1_000 : fullJitter(repeat, RETRY, random);
    if (clock.now() + wait >= this.#limits.deadline) {
      throw new Spent(`the service asks to wait longer than the time left (${clause(error)})`, {
        cause: error,
      });
    }
    const why = limited ? 'The service limits how often it is asked' : clause(error);
    log.info(`${why}; asking again in ${Math.ceil(wait / 1_000)} s.`);
    await clock.sleep(wait, signal);
  }
}

/** A service in this process is not schema-checked by a client; and nothing below may be lied to. */
function checked(answer: ViewsResult, { offset = 0 }: ViewsRequest): ViewsResult {
  const wrong = [answer.totals, ...answer.views].findIndex(
    ({ human, ai, total }) => !isCount(human) || !isCount(ai) || !isCount(total),
  );
  if (wrong === -1) return answer;
  const where = wrong === 0 ? 'the totals' : `row ${offset + wrong}`;
  throw new BadAnswer(
    `The service answered a count that is not a whole number ≥ 0 in ${where}; tell whoever runs it.`,
  );
}

const clause = (error: unknown) => sentence(error).replace(/\.$/, '');
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
