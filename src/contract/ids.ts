// Identifiers that are valid in a URL path of the contract.
import { InvalidRequest } from '../shared/errors.ts';

/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
export const MAX_ID_LENGTH = 200;
/** Of a request that may be repeated: visible ASCII, such as a UUID. */
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
