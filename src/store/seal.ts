// Signatures of stored files. Anyone with push access can write the refs; with a key that only the
// workflow has, what others wrote there is recognized and refused.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CorruptState } from '../shared/errors.ts';

export interface Seal {
  /** The text with its signature, for this place and no other. */
  close(text: string, place: string): string;
  /** The text without its signature. Throws CorruptState when it is not as it was written. */
  open(text: string, place: string): string;
}

export interface SealSettings {
  /** Absent: nothing is signed. */
  key?: string | undefined;
  /** What tells one repository's records from another's that has the same key. */
  scope: string;
}

/** In a JSON object the last field, which `jq` reads along; among lines of JSON the last line. */
const FIELD = /,\n "signature": "([0-9a-f]{64})"\n\}\n$/;
const LINE = /\{"signature":"([0-9a-f]{64})"\}\n$/;

export function createSeal({ key, scope }: SealSettings): Seal {
  if (key === undefined) {
    return {
      close: (text) => text,
      open(text, place) {
        if (split(text)) throw needsKey(place);
        return text;
      },
    };
  }
  const sign = (text: string, place: string) =>
    createHmac('sha256', `docket state ${key}`)
      .update(JSON.stringify([scope, place]))
      .update('\0')
      .update(text)
      .digest('hex');
  return {
    close(text, place) {
      const signature = sign(text, place);
      if (!isObject(text)) return `${text}{"signature":"${signature}"}\n`;
      return text.replace(/\n\}\n$/, `,\n "signature": "${signature}"\n}\n`);
    },
    open(text, place) {
      const found = split(text);
      if (!found) throw unsigned(place);
      const [given, wanted] = [found.signature, sign(found.text, place)].map((hex) =>
        Buffer.from(hex ?? '', 'hex'),
      );
      if (given && wanted && timingSafeEqual(given, wanted)) return found.text;
      throw forged(place);
    },
  };
}

const isObject = (text: string) => text.endsWith('\n}\n');

function split(text: string): { text: string; signature: string } | undefined {
  const object = isObject(text);
  const match = (object ? FIELD : LINE).exec(text);
  if (!match?.[1]) return undefined;
  return { text: `${text.slice(0, match.index)}${object ? '\n}\n' : ''}`, signature: match[1] };
}

const ADVICE = 'Nothing was changed. See "Signing the records" in docs/state.md.';

function needsKey(place: string): CorruptState {
  return new CorruptState(
    `The record in ${place} is signed, but this run has no \`state-key\`. Give it the same key as the workflow that wrote the record. ${ADVICE}`,
  );
}

function unsigned(place: string): CorruptState {
  return new CorruptState(
    `The record in ${place} is not signed, although \`state-key\` is set: it is older than the key, or someone edited it by hand. ${ADVICE}`,
  );
}

function forged(place: string): CorruptState {
  return new CorruptState(
    `The signature of the record in ${place} is not valid: it was signed with another \`state-key\`, or someone changed or moved it. ${ADVICE}`,
  );
}
