// The key of a GitHub App, and the tokens that it signs.
import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { SetupError } from '../shared/errors.ts';

/** PKCS#1, as GitHub hands it out, or PKCS#8; with line breaks, or with `\n` for each of them. */
export function readAppKey(text: string): KeyObject {
  try {
    const key = createPrivateKey(pemOf(text));
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Its words could contain parts of the key.
  }
  throw new SetupError(
    'The private key of the GitHub App cannot be read. Set PRIVATE_KEY to the whole contents of the .pem file from the settings of the App, or PRIVATE_KEY_PATH to its path.',
  );
}

export function pemOf(text: string): string {
  return text
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('\\n', '\n')
    .trim();
}

/** GitHub's clock may be behind ours, and it refuses tokens that live for more than ten minutes. */
const BACK_SECONDS = 60;
const LIFE_SECONDS = 540;

/** In the name of the App itself, for the requests that need no installation. */
export function appToken(appId: string, key: KeyObject, now: number): string {
  const seconds = Math.floor(now / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: appId, iat: seconds - BACK_SECONDS, exp: seconds + LIFE_SECONDS };
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}
