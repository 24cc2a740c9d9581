// A secret in each of the forms it may be written in, and the search for all of them at once: one
// pass over each view of a text, however many secrets there are.

export interface SecretForm {
  /** Which form of the text it is looked for in; see `searchedTexts`. */
  view: keyof SearchedTexts;
  bytes: Buffer;
  /** For the finding; never contains the value. */
  what: string;
  /** Half a secret: what the file held before does not count. */
  part?: boolean;
}

/** Pieces shorter than this would be found by chance. */
const MIN_PIECE = 6;
/** Without separators, and in halves, only what nobody writes by chance counts. */
const MIN_LETTERS = 8;
const MIN_HALVED = 16;

/** Shorter values are words like `true` or `main`: finding them would say nothing. */
const MIN_SECRET_LENGTH = 8;

function worthHiding(values: readonly string[]): string[] {
  const parts = values.flatMap((value) => {
    // A key file leaks by any of its lines.
    const lines = value.split(/\r?\n/).map((line) => line.trim());
    const telling = lines.filter((line) => line.length >= 20 && !line.startsWith('-----'));
    return [value.trim(), ...(lines.length > 1 ? telling : [])];
  });
  return [...new Set(parts)].filter((part) => part.length >= MIN_SECRET_LENGTH);
}

function secretForms(secret: string): SecretForm[] {
  const bytes = Buffer.from(secret);
  const forms: SecretForm[] = [
    { view: 'folded', bytes: visible(secret), what: 'a known secret' },
    { view: 'decoded', bytes: visible(secret), what: 'a known secret, escaped' },
    { view: 'folded', bytes: visible(secret).reverse(), what: 'a known secret, reversed' },
    { view: 'hex', bytes: Buffer.from(bytes.toString('hex')), what: 'a known secret, as hex' },
    ...base64Forms(bytes).map((form) => ({
      view: 'exact' as const,
      bytes: Buffer.from(form),
      what: 'a known secret, base64-encoded',
    })),
  ];
  const found = [...forms, ...splitForms(secret), ...encodedForms(bytes)];
  return found.filter((secretForm) => secretForm.bytes.length >= MIN_PIECE);
}

/** With something between its letters, or only half of it, as when two files share it. */
function splitForms(secret: string): SecretForm[] {
  const letters = lettersIn(secret);
  const middle = Math.ceil(secret.length / 2);
  const halves = secret.length < MIN_HALVED ? [] : [secret.slice(0, middle), secret.slice(middle)];
  const whole = letters.length >= 2 * MIN_LETTERS || isRandom(letters) ? [letters] : [];
  return [
    ...whole.map((text) => ({ text, what: 'a known secret with separators' })),
    ...halves
      .map(lettersIn)
      .filter(isRandom)
      .map((text) => ({ text, what: 'half of a known secret', part: true })),
  ].map(({ text, ...rest }) => ({
    view: 'lowLetters',
    bytes: Buffer.from(text.toLowerCase()),
    ...rest,
  }));
}

/** In base32, and in two encodings, one inside the other; separators do not matter. */
function encodedForms(bytes: Buffer): SecretForm[] {
  const inner = [...base64Forms(bytes), bytes.toString('hex')].map((form) => Buffer.from(form));
  const twice = inner.flatMap((form): SecretForm[] => [
    ...lettersForms(form),
    { view: 'hex', bytes: Buffer.from(form.toString('hex')), what: 'a known secret, encoded' },
  ]);
  const all = [...lettersForms(bytes), ...twice];
  const distinct = new Map(all.map((form) => [`${form.view} ${form.bytes}`, form]));
  return [...distinct.values()].filter((form) => form.bytes.length >= MIN_LETTERS);
}

const lettersForms = (bytes: Buffer) => [
  ...base64Forms(bytes).map((form) => secretForm('letters', form)),
  ...base32Forms(bytes).map((form) => secretForm('lowLetters', form.toLowerCase())),
];

const secretForm = (view: SecretForm['view'], form: string): SecretForm => ({
  view,
  bytes: Buffer.from(lettersIn(form)),
  what: 'a known secret, encoded',
});

const lettersIn = (text: string) => text.replace(/[^A-Za-z0-9]/g, '');

/** Words and years change between capitals, small letters and digits now and then; keys all the time. */
export function isRandom(text: string): boolean {
  const changes = lettersIn(text).match(/(?<=\d)\D|(?<=[a-z])[^a-z]|(?<=[A-Z])[^A-Z]/g) ?? [];
  return text.length >= MIN_LETTERS && changes.length >= 4;
}

/** Searched texts hold visible ASCII only, in lower case. */
function visible(text: string): Buffer {
  return Buffer.from(text.replace(/[^\x21-\x7e]/g, '').toLowerCase());
}

/**
 * Base64 of a text that holds the secret at any offset. At offsets 1 and 2 the first letters also
 * depend on what stands before, and the last on what follows: those are left out.
 */
function base64Forms(bytes: Buffer): string[] {
  const forms = new Set<string>();
  for (const offset of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const sure = encoded.slice(start, end);
    forms.add(sure);
    forms.add(sure.replaceAll('+', '-').replaceAll('/', '_'));
  }
  return [...forms];
}

const BASE32 = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');

/** The same with five bits a letter. */
function base32Forms(bytes: Buffer): string[] {
  return [0, 1, 2, 3, 4].map((offset) => {
    // So many bits of the first letter are in what stands before.
    const before = (5 - ((offset * 8) % 5)) % 5;
    const letters = Buffer.alloc(Math.max(0, Math.floor((bytes.length * 8 - before) / 5)));
    for (let at = 0; at < letters.length; at += 1) {
      const bit = before + at * 5;
      const two = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
      letters[at] = BASE32[(two >> (11 - (bit & 7))) & 31] as number;
    }
    return letters.toString('latin1');
  });
}

/** Forms by the first three bytes. */
interface Index {
  view: SecretForm['view'];
  /** One bit for each slot, because hundreds of these are kept. */
  first: Uint8Array;
  secretForms: Map<number, SecretForm[]>;
  /** The number of slots, less one. */
  mask: number;
}

const MOST_SLOTS = 0x10000;
const LEAST_SLOTS = 0x400;
/** So that few places of a text have the slot of a secret by chance. */
const SLOTS_FOR_EACH = 64;

const slot = (bytes: Uint8Array, at: number, mask: number) =>
  ((bytes[at] as number) * 961 + (bytes[at + 1] as number) * 31 + (bytes[at + 2] as number)) & mask;

/** Secrets, ready to be looked for. */
interface PreparedSecrets {
  secretForms: readonly SecretForm[];
  /** Calls back for every place where one of them is. */
  find(views: SearchedTexts, found: (secretForm: SecretForm, at: number) => void): void;
}

function prepare(secrets: readonly string[]): PreparedSecrets {
  const all = worthHiding(secrets).flatMap(secretForms);
  const indexes = [...Map.groupBy(all, ({ view }) => view)].map(indexOf);
  return {
    secretForms: all,
    find(views, found) {
      for (const { view, first, secretForms, mask } of indexes) {
        const { bytes } = views[view];
        for (let at = 0; at < bytes.length - 2; at += 1) {
          const here = slot(bytes, at, mask);
          if (((first[here >> 3] as number) & (1 << (here & 7))) === 0) continue;
          for (const secretForm of secretForms.get(here) ?? [])
            if (isAt(bytes, at, secretForm.bytes)) found(secretForm, at);
        }
      }
    },
  };
}

function indexOf([view, all]: [SecretForm['view'], SecretForm[]]): Index {
  let slots = LEAST_SLOTS;
  while (slots < Math.min(MOST_SLOTS, all.length * SLOTS_FOR_EACH)) slots *= 2;
  const mask = slots - 1;
  const first = new Uint8Array(slots / 8);
  const secretForms = Map.groupBy(all, ({ bytes }) => slot(bytes, 0, mask));
  for (const key of secretForms.keys())
    first[key >> 3] = (first[key >> 3] as number) | (1 << (key & 7));
  return { view, first, secretForms, mask };
}

/**
 * Preparing the key of an App takes as long as scanning a thousand texts, so the same secrets are
 * prepared once. Those that were not needed for longest are forgotten.
 */
export class SecretCache {
  /** How often something was prepared. */
  prepared = 0;
  readonly #most: number;
  readonly #known = new Map<string, PreparedSecrets>();

  constructor(most: number) {
    this.#most = most;
  }

  get(secrets: readonly string[]): PreparedSecrets {
    // With their lengths, no two lists have the same key.
    const key = secrets.map((secret) => `${secret.length}:${secret}`).join();
    const known = this.#known.get(key) ?? this.#prepare(secrets);
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }

  #prepare(secrets: readonly string[]): PreparedSecrets {
    this.prepared += 1;
    return prepare(secrets);
  }
}

function isAt(bytes: Buffer, at: number, secretForm: Buffer): boolean {
  if (at + secretForm.length > bytes.length) return false;
  for (let offset = 0; offset < secretForm.length; offset += 1)
    if (bytes[at + offset] !== secretForm[offset]) return false;
  return true;
}

// One text in the forms that secrets are looked for in. Each is made in one pass over the bytes;
// positions lead back to the text and are kept only when something is to be replaced there.

interface SearchedText {
  bytes: Buffer;
  /** Where each byte stood in the text. */
  at?: Uint32Array;
}

export interface SearchedTexts {
  /** Visible ASCII only: line breaks, spaces and zero-width characters inside a secret are gone. */
  exact: SearchedText;
  /** The same in lower case. */
  folded: SearchedText;
  /** Hexadecimal digits only: `%41%42`, `41:42`, `\x41\x42` and `0x41,0x42` all read `4142`. */
  hex: SearchedText;
  /** Letters and digits only, without the numbers of lists: separators of any kind are gone. */
  letters: SearchedText;
  /** The same in lower case. */
  lowLetters: SearchedText;
  /** Percent, HTML and backslash escapes undone, in lower case; empty where there are none. */
  decoded: SearchedText;
}

export function searchedTexts(text: Buffer, positions = false): SearchedTexts {
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
  const plain = exact.searchedText();
  return {
    exact: plain,
    folded: { ...plain, bytes: folded.subarray(0, exact.length) },
    hex: hex.searchedText(),
    ...lettersOf(text, positions),
    decoded: decode(plain, positions),
  };
}

function lettersOf(
  text: Buffer,
  positions: boolean,
): Pick<SearchedTexts, 'letters' | 'lowLetters'> {
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
  const letters = pile.searchedText();
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

function decode({ bytes, at }: SearchedText, positions: boolean): SearchedText {
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
  return pile.searchedText();
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

  searchedText(): SearchedText {
    const bytes = this.#bytes.subarray(0, this.length);
    return this.#at ? { bytes, at: this.#at } : { bytes };
  }
}
