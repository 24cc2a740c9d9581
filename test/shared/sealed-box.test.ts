// Boxes as libsodium 1.0.18 seals them, with fixed one-time keys; it opened each of them, too.
import { createPrivateKey, createPublicKey, hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealBox } from '../../src/shared/sealed-box.ts';

const seed = (start: number) => Buffer.from(Array.from({ length: 32 }, (_, i) => 7 * i + start));
/** What comes before the 32 bytes of a private key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');
const privateKey = (bytes: Buffer) =>
  createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: 'der', type: 'pkcs8' });

const THEIRS = Buffer.from(
  '3b6a4fc4c96d009d6c58e22870096c07b756bbba39cc53d365189ebe3088f558',
  'hex',
);
const once = privateKey(seed(1));
const seal = (message: Buffer) =>
  sealBox(message, THEIRS, { privateKey: once, publicKey: createPublicKey(once) });

it.each([
  [
    '',
    'c8feca81be196cdf2cadeabf13c4903d7632dce4955aa68b6e5d9adef54e2616540c67247e31710719feb43fa81b2ec0',
  ],
  [
    'sk-test-0123456789',
    'c8feca81be196cdf2cadeabf13c4903d7632dce4955aa68b6e5d9adef54e261611b74ec2a53ad158ab63f2332e94d8cd39fcbc2714e1dcb2b18d7578f92b04dabd03',
  ],
])('seals %j as libsodium does', (message, box) => {
  expect(seal(Buffer.from(message)).toString('hex')).toBe(box);
});

it('seals several blocks as libsodium does', () => {
  const message = Buffer.from(Array.from({ length: 200 }, (_, i) => i % 251));
  expect(hash('sha256', seal(message))).toBe(
    '7431c03e71db41e53b728a597f62c0ced517049975fa5fd6499a88d49ebe60d9',
  );
});

it('uses another one-time key for every box', () => {
  const box = () => sealBox(Buffer.from('x'), THEIRS).toString('hex');
  expect(box()).not.toBe(box());
});
