// Finding the end of a quoted string, which is most of what reading a log is.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The next quote that no backslash escapes, or `end`. */
export function closingQuote(
  bytes: Uint8Array,
  view: DataView,
  start: number,
  end: number,
): number {
  let at = start;
  while (at < end) {
    // Four bytes at once, as long as none of them is a quote or a backslash.
    while (at + 4 <= end && !hasQuoteOrBackslash(view.getInt32(at, true))) at += 4;
    const byte = bytes[at];
    if (byte === QUOTE) return Math.min(at, end);
    at += byte === BACKSLASH ? 2 : 1;
  }
  return end;
}

/** A byte is zero after the exclusive or when it was the one looked for; the rest finds zeros. */
function hasQuoteOrBackslash(word: number): boolean {
  const quote = word ^ 0x22222222;
  const slash = word ^ 0x5c5c5c5c;
  const zeros = (((quote - 0x01010101) | 0) & ~quote) | (((slash - 0x01010101) | 0) & ~slash);
  return (zeros & 0x80808080) !== 0;
}
