// A secret in each of the forms it may be written in, ready to be looked for.

export interface Needle {
  /** Which haystack it is looked for in; see `haystacks`. */
  view: 'exact' | 'folded' | 'hex' | 'decoded';
  bytes: Buffer;
  /** For the finding; never holds the value. */
  what: string;
}

/** Pieces shorter than this would be found by chance. */
const MIN_PIECE = 6;

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
  return forms.filter((needle) => needle.bytes.length >= MIN_PIECE);
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
