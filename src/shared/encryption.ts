// Secrets at rest: AES-256-GCM, with a key that is kept elsewhere. While the key is being replaced,
// the previous one still opens what it has closed.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { SetupError } from './errors.ts';

const KEY = /^[0-9a-f]{64}$/i;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;

export interface Encryption {
  /** What is sealed for one purpose cannot be opened for another. */
  seal(text: string, purpose: string): string;
  open(sealed: string, purpose: string): string;
}

interface EncryptionKeys {
  current: string | undefined;
  previous?: string | undefined;
}

/** With the keys that are in the environment. */
export function encryptionOf(env: NodeJS.ProcessEnv): Encryption {
  return openEncryption({
    current: env.DOCKET_ENCRYPTION_KEY,
    previous: env.DOCKET_ENCRYPTION_KEY_PREVIOUS,
  });
}

export function openEncryption({ current, previous }: EncryptionKeys): Encryption {
  if (!current) {
    throw new SetupError(
      'DOCKET_ENCRYPTION_KEY is not set. It encrypts the secrets of the GitHub App in the database; `openssl rand -hex 32` generates one. Keep it outside the database.',
    );
  }
  const named: [string, string][] = [
    ['DOCKET_ENCRYPTION_KEY', current],
    ...(previous ? [['DOCKET_ENCRYPTION_KEY_PREVIOUS', previous] as [string, string]] : []),
  ];
  const [newest, ...older] = named.map(([name, text]) => readKey(name, text));
  const keys = newest ? [newest, ...older] : [];
  return {
    seal(text, purpose) {
      const { bytes, id } = keys[0] as Key;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(purpose));
      const closed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${id}.${Buffer.concat([closed, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [, id, text = ''] = SEALED.exec(sealed) ?? [];
      const key = keys.find((one) => one.id === id);
      if (id !== undefined && !key) throw otherKey(id, keys);
      try {
        return unseal(Buffer.from(text, 'base64url'), purpose, (key as Key).bytes);
      } catch (cause) {
        throw new SetupError(
          'The secrets of the GitHub App in the database are damaged. Restore them from a backup, or run `docket app remove` and `docket app create`.',
          { cause },
        );
      }
    },
  };
}

interface Key {
  bytes: Buffer;
  /** Says which key it is, and nothing about it. */
  id: string;
}

function readKey(name: string, text: string): Key {
  if (!KEY.test(text.trim())) {
    throw new SetupError(
      `${name} must have 64 hexadecimal characters, as \`openssl rand -hex 32\` generates them.`,
    );
  }
  const bytes = Buffer.from(text.trim(), 'hex');
  return { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, 8) };
}

function unseal(closed: Buffer, purpose: string, key: Buffer): string {
  const end = closed.length - TAG_BYTES;
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(CIPHER, key, closed.subarray(0, NONCE_BYTES), options)
    .setAAD(Buffer.from(purpose))
    .setAuthTag(closed.subarray(end));
  return (
    decipher.update(closed.subarray(NONCE_BYTES, end), undefined, 'utf8') + decipher.final('utf8')
  );
}

function otherKey(id: string, keys: readonly Key[]): SetupError {
  const ours = keys.map((key) => key.id).join(' and ');
  return new SetupError(
    `The secrets of the GitHub App in the database are encrypted with another key: theirs has the ID ${id}, and yours ${ours}. Set DOCKET_ENCRYPTION_KEY to that key, or DOCKET_ENCRYPTION_KEY_PREVIOUS while you replace it.`,
  );
}

/** How long it takes tells nothing about where two texts differ. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
