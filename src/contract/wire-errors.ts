// An error of ours as a status and a body, and back. Both sides of the wire convert here and
// nowhere else.

import { duration } from '../shared/days.ts';
import {
  BadAnswer,
  Conflict,
  DocketError,
  Forbidden,
  InvalidRequest,
  NotFound,
  RateLimited,
  Unauthorized,
  Unavailable,
} from '../shared/errors.ts';
import { bound, oneLine } from '../shared/text/foreign.ts';
import { parseJson } from '../shared/text/json.ts';
import { ErrorBody } from './schemas.ts';

export interface WireError {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
}

const STATUS: Record<string, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'rate-limited': 429,
  'bad-answer': 502,
  unavailable: 503,
  unknown: 504,
};

/** Messages of these are meant for the caller; any other may reveal internals. */
export function toWireError(error: unknown, requestId: string): WireError {
  const status = error instanceof DocketError ? STATUS[error.code] : undefined;
  if (!(error instanceof DocketError) || status === undefined) {
    const words = `The service failed. Try again. If it fails again, send the operator the request ID ${requestId}.`;
    return { status: 500, body: { error: words }, headers: {} };
  }
  const headers: Record<string, string> = {};
  if (error instanceof RateLimited) headers['Retry-After'] = String(error.retryAfterSeconds);
  if (error instanceof Unauthorized) headers['WWW-Authenticate'] = 'Bearer';
  const details = error.details.map((message) => ({ message }));
  const body = details.length > 0 ? { error: error.message, details } : { error: error.message };
  return { status, body, headers };
}

interface WireAnswer {
  status: number;
  /** As received: JSON of ours, JSON of someone else, HTML, or nothing. */
  body: string;
  /** From `Retry-After`, when there was one that could be read. */
  retryAfterSeconds?: number;
}

/** When a 429 does not say how long, a minute: long enough not to make it worse. */
const DEFAULT_RETRY_AFTER_SECONDS = 60;

/** The error of an answer that is not a success. */
export function fromWireError(answer: WireAnswer): DocketError {
  const { status } = answer;
  const { message: words, details } = wordsOf(answer);
  const message = withTime(words, answer);
  switch (status) {
    case 400:
    case 422:
      return new InvalidRequest(message, { details });
    case 401:
      return new Unauthorized(message, { details });
    case 403:
      return new Forbidden(message, { details });
    case 404:
    case 410:
      return new NotFound(message, { details });
    case 405:
      return new InvalidRequest(message, { details, code: 'method-not-allowed' });
    case 409:
      return new Conflict(message, { details });
    case 413:
      return new InvalidRequest(message, { details, code: 'too-large' });
    case 415:
      return new InvalidRequest(message, { details, code: 'unsupported-type' });
    case 429: {
      const retryAfterSeconds = answer.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS;
      return new RateLimited(message, { details, retryAfterSeconds });
    }
  }
  if (status === 408 || status >= 500) return new Unavailable(message, { details });
  if (status >= 400) return new InvalidRequest(message, { details });
  return new BadAnswer(message, { details });
}

const REMEDY: Record<number, string> = {
  401: 'Check that the API key is complete and still valid.',
  403: 'Check that the API key belongs to this project.',
  404: 'Check the base URL, the project ID, and the job ID.',
  413: 'Shorten the prompt.',
  429: 'Wait, then try again.',
};

/** Foreign text that will stand in logs and comments. */
const brief = (text: string) => bound(oneLine(text), 500);
const MAX_DETAILS = 20;

function wordsOf({ status, body }: WireAnswer): { message: string; details: string[] } {
  const parsed = ErrorBody.safeParse(parseWire(body));
  if (parsed.success && parsed.data.error.trim() !== '') {
    const details = (parsed.data.details ?? []).slice(0, MAX_DETAILS);
    return {
      message: brief(parsed.data.error),
      details: details.map((detail) => brief(detail.message)),
    };
  }
  const said = foreignMessage(parseWire(body));
  const remedy = REMEDY[status] ?? (status >= 500 ? 'Try again later.' : 'Check the request.');
  return {
    message: `The service returned ${status}${said ? ` (${brief(said)})` : ''}. ${remedy}`,
    details: [],
  };
}

/** How long the service asked to wait, where it did. */
function withTime(message: string, { status, retryAfterSeconds }: WireAnswer): string {
  if (retryAfterSeconds === undefined || (status !== 429 && status < 500)) return message;
  if (/\btry again (?!later\b)\w/i.test(message)) return message;
  const words = message.replace(/ (?:Wait, then try again|Try again later)\.$/, '');
  return `${words} Try again in ${duration(retryAfterSeconds * 1000)}.`;
}

/** Other services use `message`, `error.message` or `detail`. */
function foreignMessage(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { error, message, detail } = value as Record<string, unknown>;
  const nested = typeof error === 'object' && error !== null ? Object(error).message : error;
  return [nested, message, detail].find((words) => typeof words === 'string' && words !== '') as
    | string
    | undefined;
}

/** Some servers send JSON with a byte order mark, which no parser takes. */
export const parseWire = (text: string) => parseJson(text.replace(/^\ufeff/, ''));
