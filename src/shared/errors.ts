// One error family. A subclass says what the caller does next; `code` is stable and travels on the
// wire and into outputs; the message is a sentence that ends with how to fix the problem.

interface DocketErrorOptions {
  cause?: unknown;
  /** More sentences, one per problem, if there are several. */
  details?: string[];
}

export abstract class DocketError extends Error {
  abstract readonly code: string;
  readonly details: string[];

  constructor(message: string, options: DocketErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.details = options.details ?? [];
  }
}

/** The request itself is wrong: fix it, then try again. */
export class InvalidRequest extends DocketError {
  readonly code: 'invalid' | 'too-large' | 'unsupported-type' | 'method-not-allowed';
  constructor(
    message: string,
    options: DocketErrorOptions & { code?: InvalidRequest['code'] } = {},
  ) {
    super(message, options);
    this.code = options.code ?? 'invalid';
  }
}

/** No key, an unknown one, or an expired one: get another key. */
export class Unauthorized extends DocketError {
  readonly code = 'unauthorized';
}

/** The key or the person is known, but not allowed to do this. */
export class Forbidden extends DocketError {
  readonly code = 'forbidden';
}

export class NotFound extends DocketError {
  readonly code = 'not-found';
}

/** Nothing counts the page views of this project. */
export class NoViews extends NotFound {}

/** The thing is in a state that does not allow this; nothing was changed. */
export class Conflict extends DocketError {
  readonly code = 'conflict';
}

/** Too many requests: the same request succeeds after `retryAfterSeconds`. */
export class RateLimited extends DocketError {
  readonly code = 'rate-limited';
  readonly retryAfterSeconds: number;
  constructor(message: string, options: DocketErrorOptions & { retryAfterSeconds: number }) {
    super(message, options);
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The other side could not be reached or failed, and nothing happened there: try again later. */
export class Unavailable extends DocketError {
  readonly code = 'unavailable';
  /** It may work later without anyone changing anything. */
  readonly passes: boolean = true;
}

/** Where jobs are kept cannot be reached: work on a job waits for it, and does not fail. */
export class StoreUnavailable extends Unavailable {}

/** Sent, but there was no response: it may have happened. Never repeated automatically. */
export class OutcomeUnknown extends DocketError {
  readonly code = 'unknown';
}

/** The response breaks the contract. */
export class BadAnswer extends DocketError {
  readonly code = 'bad-answer';
}

/** A stored record cannot be trusted. It is left unchanged and never treated as empty. */
export class CorruptState extends DocketError {
  readonly code = 'corrupt-state';
}

/** Undefined for a record that cannot be read: where one must not hide others. */
export function unlessCorrupt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CorruptState) return undefined;
    throw error;
  }
}

/** Another worker has this job now: stop, and leave everything unchanged. */
export class LeaseLost extends DocketError {
  readonly code = 'lease-lost';
}

/** The work itself failed: the message is the job's reason. */
export class WorkFailed extends DocketError {
  readonly code = 'work-failed';
}

/** Something on this machine, in this repository or in its settings is missing or wrong. */
export class SetupError extends DocketError {
  readonly code = 'setup';
}

/**
 * Whoever does the work is at fault: a key that is refused, a program that is missing. That says nothing
 * about a person, a request, or a repository, and another worker may be able to do it.
 */
export class WorkerFault extends SetupError {}

/** The message of anything that was thrown, for a log or a reason. */
export function sentence(error: unknown): string {
  if (error instanceof DocketError) return [error.message, ...error.details].join(' ');
  // Some libraries throw and report objects that only look like errors.
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
}
