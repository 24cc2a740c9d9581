// Sealed boxes of libsodium, the only form in which GitHub takes a secret: anyone can seal with a public
// key, and only GitHub can open. Node has X25519, but neither XSalsa20 nor BLAKE2b of 24 bytes. A test
// compares the result with libsodium's own.
import { createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** The one-time key pair is made anew for every box. */
export function sealBox(
  message: Buffer,
  publicKey: Buffer,
  once: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('x25519'),
): Buffer {
  const own = Buffer.from(once.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const key = boxKey(once.privateKey, publicKey);
  return Buffer.concat([own, secretBox(message, boxNonce(own, publicKey), key)]);
}

export const boxNonce = (once: Buffer, publicKey: Buffer) =>
  blake2b(Buffer.concat([once, publicKey]), 24);

/** The same for both sides, each with its own private key. */
export function boxKey(privateKey: KeyObject, theirs: Buffer): Buffer {
  const jwk = { kty: 'OKP', crv: 'X25519', x: theirs.toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  return hsalsa(diffieHellman({ privateKey, publicKey }), Buffer.alloc(16));
}

/** XSalsa20-Poly1305: the tag, then what is encrypted. The stream begins with the key of the tag. */
export function secretBox(message: Buffer, nonce: Buffer, key: Buffer): Buffer {
  const own = hsalsa(key, nonce.subarray(0, 16));
  const blocks = Array.from({ length: Math.ceil((32 + message.length) / 64) }, (_, counter) => {
    const input = Buffer.concat([nonce.subarray(16), Buffer.alloc(8)]);
    input.writeUInt32LE(counter, 8);
    const { start, mixed } = salsa(own, input);
    return wordBytes(mixed.map((word, at) => word + (start[at] ?? 0)));
  });
  const stream = Buffer.concat(blocks);
  const hidden = Buffer.from(message.map((byte, at) => byte ^ (stream[32 + at] ?? 0)));
  return Buffer.concat([poly1305(hidden, stream.subarray(0, 32)), hidden]);
}

function hsalsa(key: Buffer, input: Buffer): Buffer {
  const { mixed } = salsa(key, input);
  return wordBytes(Uint32Array.from([0, 5, 10, 15, 6, 7, 8, 9], (at) => mixed[at] ?? 0));
}

function wordBytes(words: Uint32Array): Buffer {
  const bytes = Buffer.alloc(4 * words.length);
  for (const [at, word] of words.entries()) bytes.writeUInt32LE(word, 4 * at);
  return bytes;
}

const SIGMA = ['expa', 'nd 3', '2-by', 'te k'].map((part) => Buffer.from(part));
/** Four columns, then four rows. */
const SALSA_QUARTERS = ['048c', '59d1', 'ae26', 'f37b', '0123', '5674', 'ab89', 'fcde'];
/** Which of a quarter changes, by which two of it, turned by how much. */
const SALSA_STEPS = [
  [1, 0, 3, 7],
  [2, 1, 0, 9],
  [3, 2, 1, 13],
  [0, 3, 2, 18],
] as const;

function salsa(key: Buffer, input: Buffer): { start: Uint32Array; mixed: Uint32Array } {
  const between = [key.subarray(0, 16), input, key.subarray(16), Buffer.alloc(0)];
  const bytes = Buffer.concat(SIGMA.flatMap((part, at) => [part, between[at] ?? part]));
  const start = Uint32Array.from({ length: 16 }, (_, at) => bytes.readUInt32LE(4 * at));
  const mixed = Uint32Array.from(start);
  for (let round = 0; round < 10; round++) {
    for (const quarter of SALSA_QUARTERS) {
      const at = (part: number) => Number.parseInt(quarter[part] ?? '', 16);
      for (const [to, one, other, by] of SALSA_STEPS) {
        const sum = ((mixed[at(one)] ?? 0) + (mixed[at(other)] ?? 0)) >>> 0;
        mixed[at(to)] = (mixed[at(to)] ?? 0) ^ ((sum << by) | (sum >>> (32 - by)));
      }
    }
  }
  return { start, mixed };
}

const number = (bytes: Buffer) =>
  BigInt(`0x${Buffer.from(bytes).reverse().toString('hex') || '0'}`);
const bytesOf = (value: bigint, length: number) =>
  Buffer.from(
    value
      .toString(16)
      .padStart(2 * length, '0')
      .slice(-2 * length),
    'hex',
  ).reverse();

function poly1305(message: Buffer, key: Buffer): Buffer {
  const r = number(key.subarray(0, 16)) & 0x0ffffffc0ffffffc0ffffffc0fffffffn;
  let sum = 0n;
  for (let at = 0; at < message.length; at += 16) {
    const block = Buffer.concat([message.subarray(at, at + 16), Buffer.of(1)]);
    sum = ((sum + number(block)) * r) % ((1n << 130n) - 5n);
  }
  return bytesOf(sum + number(key.subarray(16)), 16);
}

const MASK = (1n << 64n) - 1n;
/** The fractional parts of the square roots of the first eight primes, as in SHA-512. */
const START = [
  ...[0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n],
  ...[0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n],
];
/** Which word comes when, by round; the last two rounds are as the first two. */
const ORDER = [
  ...['0123456789abcdef', 'ea489fd61c02b753', 'b8c052fdae367194', '7931dcbe265a40f8'],
  ...['905724afe1bc683d', '2c6a0b834d75fe19', 'c51fed4a0763928b', 'db7ec13950f4862a'],
  ...['6fe9b308c2d714a5', 'a2847615fb9e3cd0', '0123456789abcdef', 'ea489fd61c02b753'],
];
/** Four columns, then four diagonals. */
const QUARTERS = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'];

/** BLAKE2b without a key, of at most one block, which is all that a nonce needs. */
function blake2b(message: Buffer, length: number): Buffer {
  const block = Buffer.concat([message, Buffer.alloc(128 - message.length)]);
  const m = Array.from({ length: 16 }, (_, at) => block.readBigUInt64LE(8 * at));
  const h = START.map((word, at) => (at === 0 ? word ^ BigInt(0x01010000 ^ length) : word));
  const v = [...h, ...START];
  const get = (at: number) => v[at] ?? 0n;
  const turned = (value: bigint, by: bigint) => ((value >> by) | (value << (64n - by))) & MASK;
  v[12] = get(12) ^ BigInt(message.length);
  // It is the last block, and the first.
  v[14] = get(14) ^ MASK;
  for (const order of ORDER) {
    for (const [at, quarter] of QUARTERS.entries()) {
      const [a = 0, b = 0, c = 0, d = 0] = [...quarter].map((digit) => Number.parseInt(digit, 16));
      for (const [half, [first, second]] of [[32n, 24n] as const, [16n, 63n] as const].entries()) {
        const word = m[Number.parseInt(order[2 * at + half] ?? '', 16)] ?? 0n;
        v[a] = (get(a) + get(b) + word) & MASK;
        v[d] = turned(get(d) ^ get(a), first);
        v[c] = (get(c) + get(d)) & MASK;
        v[b] = turned(get(b) ^ get(c), second);
      }
    }
  }
  return Buffer.concat(h.map((one, at) => bytesOf(one ^ get(at) ^ get(at + 8), 8))).subarray(
    0,
    length,
  );
}
