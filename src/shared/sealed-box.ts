// Sealed boxes of libsodium, the only form in which GitHub takes a secret: anyone can seal with a public
// key, and only GitHub can open. Node has X25519, but neither XSalsa20 nor BLAKE2b of 24 bytes. A test
// compares the result with libsodium's own.
import { createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto';

const KEY_BYTES = 32;

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

/** XSalsa20-Poly1305: the tag, then what is encrypted. */
export function secretBox(message: Buffer, nonce: Buffer, key: Buffer): Buffer {
  const stream = salsaStream(
    hsalsa(key, nonce.subarray(0, 16)),
    nonce.subarray(16),
    message.length,
  );
  const hidden = Buffer.from(message.map((byte, at) => byte ^ (stream[KEY_BYTES + at] ?? 0)));
  return Buffer.concat([poly1305(hidden, stream.subarray(0, KEY_BYTES)), hidden]);
}

/** The first 32 bytes are the key of the tag. */
function salsaStream(key: Buffer, nonce: Buffer, length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil((KEY_BYTES + length) / 64) }, (_, counter) => {
    const input = Buffer.alloc(16);
    nonce.copy(input);
    input.writeUInt32LE(counter, 8);
    const start = salsaInput(key, input);
    return wordBytes(salsaRounds(start).map((word, at) => word + (start[at] ?? 0)));
  });
  return Buffer.concat(blocks);
}

function hsalsa(key: Buffer, input: Buffer): Buffer {
  const mixed = salsaRounds(salsaInput(key, input));
  return wordBytes(Uint32Array.from([0, 5, 10, 15, 6, 7, 8, 9], (at) => mixed[at] ?? 0));
}

const SIGMA = Buffer.from('expand 32-byte k');

function salsaInput(key: Buffer, input: Buffer): Uint32Array {
  const parts = [
    ...[SIGMA.subarray(0, 4), key.subarray(0, 16), SIGMA.subarray(4, 8), input],
    ...[SIGMA.subarray(8, 12), key.subarray(16), SIGMA.subarray(12)],
  ];
  const bytes = Buffer.concat(parts);
  return Uint32Array.from({ length: 16 }, (_, at) => bytes.readUInt32LE(4 * at));
}

function wordBytes(words: Uint32Array): Buffer {
  const bytes = Buffer.alloc(4 * words.length);
  for (const [at, word] of words.entries()) bytes.writeUInt32LE(word, 4 * at);
  return bytes;
}

const COLUMNS = [0, 4, 8, 12, 5, 9, 13, 1, 10, 14, 2, 6, 15, 3, 7, 11];
const ROWS = [0, 1, 2, 3, 5, 6, 7, 4, 10, 11, 8, 9, 15, 12, 13, 14];

function salsaRounds(input: Uint32Array): Uint32Array {
  const x = Uint32Array.from(input);
  const word = (at: number | undefined) => x[at ?? 0] ?? 0;
  const mix = (to: number, one: number, other: number, by: number) => {
    const sum = (word(one) + word(other)) >>> 0;
    x[to] = word(to) ^ ((sum << by) | (sum >>> (32 - by)));
  };
  for (let round = 0; round < 20; round++) {
    const order = round % 2 === 0 ? COLUMNS : ROWS;
    for (let at = 0; at < 16; at += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = order.slice(at, at + 4);
      mix(b, a, d, 7);
      mix(c, b, a, 9);
      mix(d, c, b, 13);
      mix(a, d, c, 18);
    }
  }
  return x;
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
  const block = Buffer.alloc(128);
  message.copy(block);
  const m = Array.from({ length: 16 }, (_, at) => block.readBigUInt64LE(8 * at));
  const h = START.map((word, at) => (at === 0 ? word ^ BigInt(0x01010000 ^ length) : word));
  const v = [...h, ...START];
  const word = (list: readonly bigint[], at: string | undefined) =>
    list[Number.parseInt(at ?? '0', 16)] ?? 0n;
  const set = (at: string, value: bigint) => {
    v[Number.parseInt(at, 16)] = value & MASK;
  };
  const turned = (value: bigint, by: bigint) => (value >> by) | (value << (64n - by));
  v[12] = (v[12] ?? 0n) ^ BigInt(message.length);
  // It is the last block, and the first.
  v[14] = (v[14] ?? 0n) ^ MASK;
  for (const order of ORDER) {
    for (const [at, quarter] of QUARTERS.entries()) {
      const [a = '', b = '', c = '', d = ''] = quarter;
      for (const [index, by] of [[32n, 24n] as const, [16n, 63n] as const].entries()) {
        set(a, word(v, a) + word(v, b) + word(m, order[2 * at + index]));
        set(d, turned(word(v, d) ^ word(v, a), by[0]));
        set(c, word(v, c) + word(v, d));
        set(b, turned(word(v, b) ^ word(v, c), by[1]));
      }
    }
  }
  const words = h.map((one, at) => bytesOf(one ^ (v[at] ?? 0n) ^ (v[at + 8] ?? 0n), 8));
  return Buffer.concat(words).subarray(0, length);
}
