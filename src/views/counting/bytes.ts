// Characters of log lines, as bytes, and how they are found.

export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const HASH = 0x23;
export const PERCENT = 0x25;
export const AMPERSAND = 0x26;
export const MINUS = 0x2d;
export const SLASH = 0x2f;
export const COLON = 0x3a;
export const QUESTION = 0x3f;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

/** The next such byte, or `end`. For short distances: for long ones, Buffer has a quicker one. */
export function indexOf(bytes: Buffer, byte: number, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at] !== byte) at++;
  return at;
}

/** The next quote that no backslash escapes, or `end`. */
export function closingQuote(bytes: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return Math.min(at, end);
}

/** The bytes as text, one character a byte. */
export function latin1(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}
