// How GitHub opens a secret that was sealed for it, as libsodium's `crypto_box_seal_open` does.
import { createPublicKey, diffieHellman, type KeyObject } from 'node:crypto';
import { hsalsa, xsalsa20poly1305 } from '@noble/ciphers/salsa.js';
import { u8, u32, utf8ToBytes } from '@noble/ciphers/utils.js';
import { blake2b } from '@noble/hashes/blake2.js';

/** Throws if the box was sealed for somebody else, or was changed. */
export function openBox(
  box: Buffer,
  own: { privateKey: KeyObject; publicKey: Uint8Array },
): Uint8Array {
  const sender = box.subarray(0, 32);
  const jwk = { kty: 'OKP', crv: 'X25519', x: sender.toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey });
  const key = new Uint32Array(8);
  const sigma = u32(utf8ToBytes('expand 32-byte k'));
  hsalsa(sigma, u32(Uint8Array.from(shared)), new Uint32Array(4), key);
  const nonce = blake2b(Buffer.concat([sender, own.publicKey]), { dkLen: 24 });
  return xsalsa20poly1305(u8(key), nonce).decrypt(box.subarray(32));
}
