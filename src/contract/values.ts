// Identifiers that are valid in a URL path of the contract.

import { utcTime } from '../shared/days.ts';
import { InvalidRequest } from '../shared/errors.ts';

/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
export const MAX_ID_LENGTH = 200;
/** The key of a request that may be repeated: visible ASCII, such as a UUID. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** The same as `isId`, for the OpenAPI document. */
export const ID_PATTERN = /^(?!\.{1,2}$)[^/\\\u0000-\u001f\u007f]+$/;

/**
 * A path parameter must stay one segment: `..` would be folded away by any URL parser, and a slash
 * would reach another route behind a proxy that decodes it. Half a surrogate pair has no encoding.
 */
export function isId(value: string): boolean {
  if (value === '' || value === '.' || value === '..' || value.length > MAX_ID_LENGTH) return false;
  return value.isWellFormed() && !/[/\\\u0000-\u001f\u007f]/.test(value);
}

export function checkId(name: string, value: string): string {
  if (isId(value)) return value;
  throw new InvalidRequest(
    `\`${name}\` must be 1 to ${MAX_ID_LENGTH} characters without \`/\`, \`\\\` or control characters, and not \`.\` or \`..\`; copy it as the service gave it.`,
  );
}

// Separate from the schemas, so that code that only reads a date does not load them.

/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
export function isDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
  if (!match || Number.isNaN(utcTime(value))) return false;
  const [, year, month, date] = match.map(Number);
  const back = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
  return back.getUTCMonth() + 1 === month && back.getUTCDate() === date;
}

/** What a key can be limited to. `admin` includes the others. */
export const KEY_SCOPES = ['jobs', 'views', 'admin'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

// The states of a job by name, separate from its schema: code that only follows a job does not load that.

export const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const FINAL_STATUSES: ReadonlySet<string> = new Set(['completed', 'archived', 'failed']);

// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
// `unknown` is the reader in a log that does not record user agents. The contract knows people and
// AI only, so it counts as `human` there; every report names it.

export const TRAFFIC_CLASSES = [
  'human',
  'coding-agent',
  'assistant',
  'ai-search',
  'training',
  'other-bot',
  'unknown',
] as const;
export type TrafficClass = (typeof TRAFFIC_CLASSES)[number];

export type ClassCounts = Record<TrafficClass, number>;

/** The classes that count as AI unless the configuration says otherwise. */
export const DEFAULT_AI_CLASSES: readonly TrafficClass[] = ['coding-agent', 'assistant'];

/** `OWNER/NAME`, as GitHub allows it. Short enough to be printed anywhere. */
export function isRepositoryName(text: string): boolean {
  return /^\w[\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(text);
}

/** GitHub does not tell names apart by their case. */
export function isSameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
