import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { SecretCache } from '../../../src/jobs/changes/secret-forms.ts';
import {
  secretCache,
  secretReason,
  secretScanner,
  together,
} from '../../../src/jobs/changes/secrets.ts';
import fc from '../../support/properties.ts';

const SECRET = 'Qm/7x+Zp~9kT-ä_vR2nW4';

const base64At = (offset: number, text: string) =>
  Buffer.from(`${'.'.repeat(offset)}${text}, and more`).toString('base64');

function base32At(offset: number, text: string): string {
  const bytes = Buffer.from(`${'.'.repeat(offset)}${text}, and more`);
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{5}/g) ?? [];
  return fives.map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const hexOf = (text: string) => Buffer.from(text).toString('hex');
const pairs = (text: string) => hexOf(text).match(/../g) ?? [];

const ENCODINGS: [string, (secret: string) => string][] = [
  ['plain', (s) => s],
  ['inside a longer word', (s) => `key=${s}!`],
  ['in upper case', (s) => s.toUpperCase()],
  ['reversed', (s) => Array.from(s).reverse().join('')],
  ['base64', (s) => base64At(0, s)],
  ['base64, shifted by one', (s) => base64At(1, s)],
  ['base64, shifted by two', (s) => base64At(2, s)],
  ['base64 for addresses', (s) => Buffer.from(`.${s}`).toString('base64url')],
  ['base64 over lines', (s) => base64At(1, s).replace(/.{9}/g, '$&\r\n')],
  ['hex', (s) => hexOf(s)],
  ['hex in upper case', (s) => hexOf(s).toUpperCase()],
  ['hex with colons', (s) => pairs(s).join(':')],
  [
    'hex with \\x',
    (s) =>
      pairs(s)
        .map((pair) => `\\x${pair}`)
        .join(''),
  ],
  [
    'hex with 0x',
    (s) =>
      pairs(s)
        .map((pair) => `0x${pair}`)
        .join(', '),
  ],
  ['percent-encoded as needed', (s) => encodeURIComponent(s)],
  [
    'percent-encoded throughout',
    (s) =>
      pairs(s)
        .map((pair) => `%${pair}`)
        .join(''),
  ],
  ['HTML entities', (s) => Array.from(s, (c) => `&#${c.codePointAt(0)};`).join('')],
  [
    'JSON escapes',
    (s) =>
      Array.from(s, (c) => `\\u${(c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join(''),
  ],
  ['backslashes before marks', (s) => s.replace(/[^A-Za-z0-9]/g, '\\$&')],
  ['with dashes', (s) => Array.from(s).join('-')],
  ['with dots', (s) => s.replace(/.{3}/g, '$&.')],
  ['in a list', (s) => s.replace(/.{4}/g, '$&\n- ')],
  [
    'in a numbered list',
    (s) => `\n${(s.match(/.{1,4}/g) ?? []).map((c, at) => `${at + 8}. ${c}`).join('\n')}\n`,
  ],
  ['in a table', (s) => Array.from(s).join(' | ')],
  ['base64 with dots', (s) => base64At(1, s).replace(/.{3}/g, '$&.')],
  ['base32', (s) => base32At(0, s)],
  ['base32, shifted', (s) => base32At(3, s).toLowerCase()],
  ['base64 of base64', (s) => base64At(1, base64At(2, s))],
  ['base64 of hex', (s) => base64At(2, hexOf(s))],
  ['hex of base64', (s) => hexOf(base64At(1, s))],
  ['base32 of base64', (s) => base32At(2, base64At(0, s))],
  ['over lines', (s) => s.replace(/.{5}/g, '$&\n    ')],
  ['with zero-width characters', (s) => Array.from(s).join('\u200b')],
];

const file = (path: string, content: string | Buffer): FileChange => ({
  path,
  kind: 'added',
  mode: '100644',
  content: Buffer.from(content),
});

describe.each(ENCODINGS)('a known secret, %s,', (_, encode) => {
  // Non-ASCII letters leave through escapes as code points, not as bytes.
  const secret = SECRET.replace('ä', 'a');
  const scanner = secretScanner([secret]);
  const text = `Before it: ${encode(secret)} and after it.`;

  it.each([
    ['contents', scanner.scan([file('docs/a.md', text)]), 'the contents of `docs/a.md`'],
    ['a name', scanner.scan([file(`docs/${text}.md`, 'x')]), 'the name of a changed file'],
    [
      'a link’s target',
      scanner.scan([{ ...file('docs/l', text), mode: '120000' }]),
      'the contents of `docs/l`',
    ],
    ['a message', scanner.scan([], { 'commit message': text }), 'the commit message'],
    ['a branch', scanner.scan([], { branch: text }), 'the branch'],
    ['a title', scanner.scan([], { title: text }), 'the title'],
  ])('is found in %s, and only the place is reported', (_, found, place) => {
    expect(found.map((finding) => finding.place)).toContain(place);
    expect(secretReason(found)).not.toContain(secret);
    expect(secretReason(found)).not.toContain(encode(secret));
  });

  it('is taken out of a text for the log', () => {
    const clean = scanner.redact(text);
    expect(clean).toContain('***');
    expect(clean).toContain('Before it:');
    expect(scanner.scan([], { log: clean })).toEqual([]);
  });
});

describe('known secrets', () => {
  it('are found with letters that are not ASCII, plain and in bytes', () => {
    const scanner = secretScanner([SECRET]);
    for (const text of [SECRET, hexOf(SECRET), base64At(2, SECRET), encodeURIComponent(SECRET)])
      expect(scanner.scan([], { text })).toHaveLength(1);
  });

  it('are found in base64 for addresses, which has letters of its own', () => {
    const secret = '??>>~~??>>~~';
    const text = Buffer.from(secret).toString('base64url');
    expect(text).toMatch(/[-_]/);
    expect(secretScanner([secret]).scan([], { text })).toHaveLength(1);
  });

  it('are taken out exactly, with nothing around them', () => {
    const scanner = secretScanner(['wX9-lq2_Vb7hT']);
    expect(scanner.redact('a wX9-lq2_Vb7hT b;wX9-lq2_Vb7hT;%77X9-lq2_Vb7h%54 c')).toBe(
      'a *** b;***;*** c',
    );
  });

  it('are found in halves, as when two files share one, unless they were there before', () => {
    const secret = 'kx9Tq2vR7mWz4pLb8NsB';
    const scanner = secretScanner([secret], { before: () => Buffer.from(secret.slice(10)) });
    const halves = [secret.slice(0, 10), secret.slice(10)];
    const found = scanner.scan(halves.map((half, at) => file(`docs/${at}.md`, `a ${half} b`)));
    expect(found.map(({ what }) => what)).toEqual(Array(2).fill('half of a known secret'));
    const edit: FileChange = { ...file('docs/0.md', `a ${halves[1]} b`), kind: 'modified' };
    expect(scanner.scan([edit])).toEqual([]);
  });

  it('are not found in the words they share with others', () => {
    const scanner = secretScanner(['postgres://docs:docs@localhost/db', 'docs-2024-release-key']);
    const text =
      'Use postgres://docs:docs@example.com in the docs, 2024 release. The key is yours.';
    expect(scanner.scan([], { text: `${text} docs 2024, re` })).toEqual([]);
  });

  it('are found by a single line of a key file', () => {
    const key = `-----BEGIN KEY-----\n${'Ab3'.repeat(9)}\n${'Zx9'.repeat(9)}\n-----END KEY-----\n`;
    expect(secretScanner([key]).scan([], { text: `x ${'Zx9'.repeat(9)} y` })).toHaveLength(1);
  });

  it('are not looked for when they are too short to mean anything', () => {
    const scanner = secretScanner(['', 'main', undefined, 'true']);
    expect(scanner.scan([file('docs/main.md', 'true')])).toEqual([]);
    expect(scanner.redact('main')).toBe('main');
  });

  it('are never found where they are not', () => {
    const value = fc.string({
      minLength: 12,
      maxLength: 40,
      unit: fc.constantFrom(...'ABCDEFGHIJ'),
    });
    fc.assert(
      fc.property(value, fc.lorem({ maxCount: 50 }), (secret, text) => {
        const scanner = secretScanner([secret]);
        expect(scanner.scan([file('docs/a.md', text)])).toEqual([]);
        expect(scanner.redact(text)).toBe(text);
      }),
    );
  });

  it('are found wherever they stand among any bytes, and redacted there', () => {
    const any = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(any, any, fc.nat({ max: 2 }), (before, after, shift) => {
        const secret = 'wX9-lq2_Vb7hT';
        const scanner = secretScanner([secret]);
        const around = (s: string) => Buffer.concat([before, Buffer.from(` ${s} `), after]);
        for (const form of [secret, base64At(shift, secret)]) {
          expect(scanner.scan([file('docs/a', around(form))])).not.toEqual([]);
          expect(scanner.redact(around(form).toString())).not.toContain(form);
        }
      }),
    );
  });

  it('are looked for in a 5 MB file without trouble', () => {
    const scanner = secretScanner(Array.from({ length: 20 }, (_, n) => `${n}${SECRET}${n}`));
    const big = Buffer.from('A line of %41 documentation & \\ more.\n'.repeat(140_000));
    expect(scanner.scan([file('docs/big.md', big)])).toEqual([]);
  });
});

describe('tokens known by their shape', () => {
  const random = 'aZ3kQ9xT7mB2vN8cR5wL1pD6fH4jS0gY9eKu';

  it.each([
    ['a GitHub token', `ghp_${random}`],
    ['a GitHub token', `ghs_${random}`],
    ['a GitHub token', `github_pat_${random.slice(0, 22)}_${random}${random.slice(0, 23)}`],
    ['a model provider’s API key', `sk-ant-${random}`],
    ['a model provider’s API key', `sk-proj-${random}`],
    ['an AWS access key', 'AKIAQ4ZT7BMXN2VR9KLD'],
    ['a Google API key', `AIza${random.slice(0, 35)}`],
    ['a Slack token', `xoxb-${random}`],
    ['an npm token', `npm_${random}`],
    ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${random}${random}\n`],
    ['a private key', `-----BEGIN PRIVATE KEY-----\n${random}${random}\n`],
  ])('%s is found and redacted: %s', (what, token) => {
    const scanner = secretScanner([]);
    expect(scanner.scan([file('docs/a.md', `use ${token}\n`)])).toEqual([
      { place: 'the contents of `docs/a.md`', what },
    ]);
    expect(scanner.redact(`use ${token}`)).not.toContain(token);
  });

  it.each([
    `ghp_${'x'.repeat(36)}`,
    'ghp_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij',
    'AKIAIOSFODNN7EXAMPLE',
    'sk-your-api-key-goes-right-here',
    'sk-learn-based-classification-tool',
    'task-force-of-the-documentation-team',
    '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----',
  ])('an example is not a token: %s', (text) => {
    expect(secretScanner([]).scan([file('docs/a.md', text)])).toEqual([]);
  });

  it('do not count when the page had them before', () => {
    const text = `use ghp_${random}`;
    const modified: FileChange = { ...file('docs/a.md', `${text}!`), kind: 'modified' };
    expect(secretScanner([], { before: () => Buffer.from(text) }).scan([modified])).toEqual([]);
    expect(secretScanner([], { before: () => Buffer.from('') }).scan([modified])).toHaveLength(1);
  });
});

describe('preparing secrets', () => {
  const tokenOf = (n: number) => `ghs_${SECRET}${String(n).padStart(6, '0')}`;
  const prepared = (work: () => void) => {
    const before = secretCache.prepared;
    work();
    return secretCache.prepared - before;
  };

  it('happens once for each project and once for the server, whatever the number of texts', () => {
    const server = ['prepared-once-Xk29vQ81', 'prepared-once-Lm47bZ33'];
    const projects = Array.from({ length: 50 }, (_, n) =>
      together(server, new Set([tokenOf(n), tokenOf(n + 1_000)])),
    );
    const work = prepared(() => {
      for (const secrets of projects) {
        for (let text = 0; text < 3; text++) {
          expect(secretScanner(secrets).scan([], { text: 'Nothing here.' })).toEqual([]);
        }
      }
    });
    expect(work).toBe(51);
  });

  it('happens again when a token was replaced, which is then found as the old one was', () => {
    const tokens = new Set([tokenOf(2_000)]);
    const secrets = together(together(['prepared-again-Xk29vQ81'], tokens), []);
    const found = (text: string) => secretScanner(secrets).scan([], { text }).length;
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    expect(found(base64(tokenOf(2_000)))).toBe(1);
    expect(found(base64('prepared-again-Xk29vQ81'))).toBe(1);
    tokens.add(tokenOf(2_001));
    expect(prepared(() => expect(found(base64(tokenOf(2_001)))).toBe(1))).toBe(1);
    expect(prepared(() => expect(found(base64(tokenOf(2_000)))).toBe(1))).toBe(0);
    expect([...secrets]).toEqual(['prepared-again-Xk29vQ81', ...tokens]);
  });

  it('is remembered for those that were needed lately', () => {
    const cache = new SecretCache(2);
    for (const one of ['first', 'second', 'first', 'third', 'first']) cache.get([one.repeat(3)]);
    expect(cache.prepared).toBe(3);
    cache.get(['second'.repeat(3)]);
    expect(cache.prepared).toBe(4);
  });
});
