// One text in the forms that secrets are looked for in. Each is made in one pass over the bytes;
// positions lead back to the text and are kept only when something is to be replaced there.

export interface Haystack {
  bytes: Buffer;
  /** Where each byte stood in the text. */
  at?: Uint32Array;
}

export interface Haystacks {
  /** Visible ASCII only: line breaks, spaces and zero-width characters inside a secret are gone. */
  exact: Haystack;
  /** The same in lower case. */
  folded: Haystack;
  /** Hexadecimal digits only: `%41%42`, `41:42`, `\x41\x42` and `0x41,0x42` all read `4142`. */
  hex: Haystack;
  /** Letters and digits only, without the numbers of lists: separators of any kind are gone. */
  letters: Haystack;
  /** The same in lower case. */
  lowLetters: Haystack;
  /** Percent, HTML and backslash escapes undone, in lower case; empty where there are none. */
  decoded: Haystack;
}

export function haystacks(text: Buffer, positions = false): Haystacks {
  const exact = new Pile(text.length, positions);
  const folded = Buffer.allocUnsafe(text.length);
  const hex = new Pile(text.length, positions);
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] as number;
    if (byte <= 0x20 || byte >= 0x7f) continue;
    const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
    folded[exact.length] = lower;
    exact.push(byte, at);
    if ((lower >= 0x30 && lower <= 0x39) || (lower >= 0x61 && lower <= 0x66)) hex.push(lower, at);
    else if (lower === 0x78 && hex.last() === 0x30) hex.length -= 1; // the 0 of `0x`
  }
  const plain = exact.haystack();
  return {
    exact: plain,
    folded: { ...plain, bytes: folded.subarray(0, exact.length) },
    hex: hex.haystack(),
    ...lettersOf(text, positions),
    decoded: decode(plain, positions),
  };
}

function lettersOf(text: Buffer, positions: boolean): Pick<Haystacks, 'letters' | 'lowLetters'> {
  const pile = new Pile(text.length, positions);
  const low = Buffer.allocUnsafe(text.length);
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] as number;
    if (byte === 0x0a) from = at + 1;
    // `12. ` or `3) ` at the start of a line: the number of an item.
    if ((byte === 0x2e || byte === 0x29) && text[at + 1] === 0x20)
      pile.length -= itemDigits(text, from, at);
    if (!isLetterOrDigit(byte)) continue;
    low[pile.length] = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
    pile.push(byte, at);
  }
  const letters = pile.haystack();
  return { letters, lowLetters: { ...letters, bytes: low.subarray(0, letters.bytes.length) } };
}

/** How many digits stand between the start of a line and the mark, when nothing else does. */
function itemDigits(text: Buffer, from: number, mark: number): number {
  let start = mark;
  while (start > from && mark - start < 9 && isDigit(text[start - 1] as number)) start -= 1;
  const digits = mark - start;
  while (start > from && text[start - 1] === 0x20) start -= 1;
  return start === from ? digits : 0;
}

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
const isLetterOrDigit = (byte: number) =>
  isDigit(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

const ESCAPE =
  /%([0-9a-f]{2})|&#x0*([0-9a-f]{1,6});|&#0*([0-9]{1,7});|\\u([0-9a-f]{4})|\\u\{0*([0-9a-f]{1,6})\}|\\x([0-9a-f]{2})|\\(?=[^a-z0-9])/g;

function decode({ bytes, at }: Haystack, positions: boolean): Haystack {
  const hasEscapes = bytes.includes('%') || bytes.includes('&#') || bytes.includes('\\');
  if (!hasEscapes) return { bytes: Buffer.alloc(0) };
  const text = bytes.toString('latin1').toLowerCase();
  if (!positions) return { bytes: Buffer.from(text.replace(ESCAPE, plainLetter), 'latin1') };
  const pile = new Pile(bytes.length, true);
  let from = 0;
  const copy = (to: number) => {
    for (; from < to; from += 1) pile.push(text.charCodeAt(from), at?.[from] ?? 0);
  };
  for (const match of text.matchAll(ESCAPE)) {
    copy(match.index);
    const plain = plainLetter(...(match as unknown as [string]));
    if (plain !== '') pile.push(plain.charCodeAt(0), at?.[from] ?? 0);
    from = match.index + match[0].length;
  }
  copy(text.length);
  return pile.haystack();
}

function plainLetter(_: string, ...groups: (string | undefined)[]): string {
  const [percent, entityHex, entity, short, long, byte] = groups;
  const digits = percent ?? entityHex ?? short ?? long ?? byte;
  const code = digits === undefined ? Number(entity ?? 'NaN') : Number.parseInt(digits, 16);
  return code > 0x20 && code < 0x7f ? String.fromCharCode(code).toLowerCase() : '';
}

class Pile {
  length = 0;
  readonly #bytes: Buffer;
  readonly #at: Uint32Array | undefined;

  constructor(capacity: number, positions: boolean) {
    this.#bytes = Buffer.allocUnsafe(capacity);
    this.#at = positions ? new Uint32Array(capacity) : undefined;
  }

  push(byte: number, at: number): void {
    this.#bytes[this.length] = byte;
    if (this.#at) this.#at[this.length] = at;
    this.length += 1;
  }

  last(): number {
    return this.length === 0 ? -1 : (this.#bytes[this.length - 1] as number);
  }

  haystack(): Haystack {
    const bytes = this.#bytes.subarray(0, this.length);
    return this.#at ? { bytes, at: this.#at } : { bytes };
  }
}
