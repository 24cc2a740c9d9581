// Waiting for something outside: GitHub, the database, or a rate limit. What was done is kept, nothing is
// done twice, and the work goes on by itself once there is an answer. Pure: whoever works obeys.
import { DAY_MS } from './days.ts';
import {
  BadAnswer,
  type DocketError,
  OutcomeUnknown,
  RateLimited,
  sentence,
  Unavailable,
  WorkerFault,
} from './errors.ts';
import { type Backoff, backoff, type Random } from './retry.ts';
import { isoTime } from './runtime.ts';
import { bound } from './text/foreign.ts';

/** What a job or a delivery waits for. */
export interface Waiting {
  /** When it had no answer for the first time (ISO 8601). */
  since: string;
  attempts: number;
  /** Null: it is being tried now. */
  nextAttempt: string | null;
  /** Why, for people. */
  reason: string;
}

/** After this long, a person decides what becomes of it. */
const WAIT_MS = DAY_MS;
const PAUSE: Backoff = { baseMs: 4_000, capMs: 5 * 60_000, spread: 0.5 };
const MAX_REASON = 500;

/**
 * There was no answer: neither a yes nor a no. Whoever does the work tries it again. What may have
 * happened is looked for then.
 */
export function isAway(error: unknown): error is DocketError {
  if (error instanceof Unavailable) return error.passes;
  return [RateLimited, OutcomeUnknown, BadAnswer].some((kind) => error instanceof kind);
}

/**
 * It says nothing about what was asked: there was no answer, or we were not the ones to get it. Whoever
 * decides something from an answer passes this on.
 */
export function isNoAnswer(error: unknown): error is DocketError {
  return isAway(error) || error instanceof WorkerFault;
}

/** How work that met this error goes on; undefined: it does not go on by itself. */
export function waitFor(
  error: unknown,
  before: Waiting | undefined,
  { now, random }: { now: number; random: Random },
): Waiting | undefined {
  if (!isAway(error)) return undefined;
  const since = before ? Date.parse(before.since) : now;
  const attempts = (before?.attempts ?? 0) + 1;
  const asked = error instanceof RateLimited ? error.retryAfterSeconds * 1000 : 0;
  const next = now + asked + backoff(attempts - 1, PAUSE, random);
  if (next > since + WAIT_MS) return undefined;
  const reason = bound(sentence(error), MAX_REASON);
  return { since: isoTime(since), attempts, nextAttempt: isoTime(next), reason };
}

/** How long a request without an answer is repeated before the work itself has to wait. */
export const BRIEFLY_MS = 10_000;

/**
 * Of a process that does its work itself to the end, such as a workflow run: it waits for as long as
 * this, once. Until something works again, everything else is only tried briefly.
 */
export class Patience {
  readonly #ms: number;
  #isOver = false;

  constructor(ms: number) {
    this.#ms = ms;
  }

  get limitMs(): number {
    return this.#isOver ? Math.min(BRIEFLY_MS, this.#ms) : this.#ms;
  }

  gaveUp(): void {
    this.#isOver = true;
  }

  answered(): void {
    this.#isOver = false;
  }
}
