// A secret in each of the forms it may be written in, and the search for all of them at once: one
// pass over each view of a text, however many secrets there are.
import type { Haystacks } from './secret-forms.ts';

export interface Needle {
  /** Which haystack it is looked for in; see `haystacks`. */
  view: keyof Haystacks;
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

export function needles(secret: string): Needle[] {
  const bytes = Buffer.from(secret);
  const forms: Needle[] = [
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
  return found.filter((needle) => needle.bytes.length >= MIN_PIECE);
}

/** With something between its letters, or only half of it, as when two files share it. */
function splitForms(secret: string): Needle[] {
  const letters = lettersOf(secret);
  const middle = Math.ceil(secret.length / 2);
  const halves = secret.length < MIN_HALVED ? [] : [secret.slice(0, middle), secret.slice(middle)];
  const whole = letters.length >= 2 * MIN_LETTERS || isRandom(letters) ? [letters] : [];
  return [
    ...whole.map((text) => ({ text, what: 'a known secret with separators' })),
    ...halves
      .map(lettersOf)
      .filter(isRandom)
      .map((text) => ({ text, what: 'half of a known secret', part: true })),
  ].map(({ text, ...rest }) => ({
    view: 'lowLetters',
    bytes: Buffer.from(text.toLowerCase()),
    ...rest,
  }));
}

/** In base32, and in two encodings, one inside the other; separators do not matter. */
function encodedForms(bytes: Buffer): Needle[] {
  const inner = [...base64Forms(bytes), bytes.toString('hex')].map((form) => Buffer.from(form));
  const twice = inner.flatMap((form): Needle[] => [
    ...lettersForms(form),
    { view: 'hex', bytes: Buffer.from(form.toString('hex')), what: 'a known secret, encoded' },
  ]);
  const all = [...lettersForms(bytes), ...twice];
  const distinct = new Map(all.map((form) => [`${form.view} ${form.bytes}`, form]));
  return [...distinct.values()].filter((form) => form.bytes.length >= MIN_LETTERS);
}

const lettersForms = (bytes: Buffer) => [
  ...base64Forms(bytes).map((form) => needle('letters', form)),
  ...base32Forms(bytes).map((form) => needle('lowLetters', form.toLowerCase())),
];

const needle = (view: Needle['view'], form: string): Needle => ({
  view,
  bytes: Buffer.from(lettersOf(form)),
  what: 'a known secret, encoded',
});

const lettersOf = (text: string) => text.replace(/[^A-Za-z0-9]/g, '');

/** Words and years change between capitals, small letters and digits now and then; keys all the time. */
function isRandom(text: string): boolean {
  const changes = text.match(/(?<=\d)\D|(?<=[a-z])[^a-z]|(?<=[A-Z])[^A-Z]/g) ?? [];
  return text.length >= MIN_LETTERS && changes.length >= 4;
}

/** The haystacks hold visible ASCII only, in lower case. */
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

/** The same with five bits a letter. */
function base32Forms(bytes: Buffer): string[] {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return [0, 1, 2, 3, 4].map((offset) => {
    // So many bits of the first letter are in what stands before.
    const aligned = bits.slice((5 - ((offset * 8) % 5)) % 5);
    return Array.from(aligned.match(/.{5}/g) ?? [], base32Letter).join('');
  });
}

const base32Letter = (five: string) =>
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five, 2)] as string;

/** Needles by the first three bytes. */
interface Index {
  first: Uint8Array;
  needles: Map<number, Needle[]>;
}

const slot = (bytes: Uint8Array, at: number) =>
  ((bytes[at] as number) * 961 + (bytes[at + 1] as number) * 31 + (bytes[at + 2] as number)) &
  0xffff;

/** Calls back for every place where one of the needles is. */
export function needleFinder(all: readonly Needle[]) {
  let indexes: Map<Needle['view'], Index> | undefined;
  return (views: Haystacks, found: (needle: Needle, at: number) => void): void => {
    indexes ??= new Map(
      [...Map.groupBy(all, ({ view }) => view)].map(([view, needles]) => [view, indexOf(needles)]),
    );
    for (const [view, { first, needles }] of indexes) {
      const { bytes } = views[view];
      for (let at = 0; at < bytes.length - 2; at += 1) {
        const here = slot(bytes, at);
        if (first[here] === 0) continue;
        for (const needle of needles.get(here) ?? [])
          if (isAt(bytes, at, needle.bytes)) found(needle, at);
      }
    }
  };
}

function indexOf(needles: Needle[]): Index {
  const index: Index = {
    first: new Uint8Array(0x10000),
    needles: Map.groupBy(needles, ({ bytes }) => slot(bytes, 0)),
  };
  for (const key of index.needles.keys()) index.first[key] = 1;
  return index;
}

function isAt(bytes: Buffer, at: number, needle: Buffer): boolean {
  if (at + needle.length > bytes.length) return false;
  for (let offset = 0; offset < needle.length; offset += 1)
    if (bytes[at + offset] !== needle[offset]) return false;
  return true;
}
