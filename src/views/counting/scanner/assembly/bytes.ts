// Finding bytes, sixteen at a time.

const QUOTE: i32 = 0x22;
const BACKSLASH: i32 = 0x5c;

export function byteAt(at: i32): i32 {
  return load<u8>(at) as i32;
}

/** The next such byte, or `end`. */
export function find(byte: i32, start: i32, end: i32): i32 {
  const wanted = i8x16.splat(byte as i8);
  for (let at = start; at < end; at += 16) {
    const found = i8x16.bitmask(i8x16.eq(v128.load(at), wanted));
    if (found !== 0) return min(at + ctz(found), end);
  }
  return end;
}

/** The next quote that no backslash escapes, or `end`. */
export function closingQuote(start: i32, end: i32): i32 {
  const quote = i8x16.splat(QUOTE as i8);
  const slash = i8x16.splat(BACKSLASH as i8);
  let at = start;
  while (at < end) {
    const bytes = v128.load(at);
    const found = i8x16.bitmask(v128.or(i8x16.eq(bytes, quote), i8x16.eq(bytes, slash)));
    if (found === 0) {
      at += 16;
      continue;
    }
    at += ctz(found);
    if (at >= end) return end;
    if (byteAt(at) === QUOTE) return at;
    at += 2;
  }
  return end;
}
