// Sealed boxes of libsodium, the only form in which GitHub takes a secret: anyone can seal with a public
// key, and only GitHub can open. A test compares the result with libsodium's own.
import { createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { hsalsa, xsalsa20poly1305 } from '@noble/ciphers/salsa.js';
import { u8, u32, utf8ToBytes } from '@noble/ciphers/utils.js';
import { blake2b } from '@noble/hashes/blake2.js';

/** The one-time key pair is made anew for every box. */
export function sealBox(
  message: Buffer,
  publicKey: Buffer,
  once: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('x25519'),
): Buffer {
  const own = Buffer.from(once.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const nonce = blake2b(Buffer.concat([own, publicKey]), { dkLen: 24 });
  const box = xsalsa20poly1305(boxKey(once.privateKey, publicKey), nonce).encrypt(message);
  return Buffer.concat([own, box]);
}

/** What libsodium makes of both keys: Salsa20's core on what X25519 gives. */
function boxKey(privateKey: KeyObject, theirs: Buffer): Uint8Array {
  const jwk = { kty: 'OKP', crv: 'X25519', x: theirs.toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const shared = Uint8Array.from(diffieHellman({ privateKey, publicKey }));
  const key = new Uint32Array(8);
  hsalsa(u32(utf8ToBytes('expand 32-byte k')), u32(shared), new Uint32Array(4), key);
  return u8(key);
}
