// The door for GitHub's deliveries: nothing is parsed, let alone stored, before the signature is known
// to be right, and nothing is worked on before GitHub has its answer.
import { createHmac, type Hmac, hash, timingSafeEqual } from 'node:crypto';
import { InvalidRequest, Unauthorized, Unavailable } from '../../shared/errors.ts';
import { readBytes } from './body.ts';

export const WEBHOOKS = '/api/github/webhooks';

export interface WebhookDeps {
  /** The current secret and, while it is being replaced, the previous one. */
  secrets: readonly string[];
  /** Stores what has to be worked on. Rejects when that failed: GitHub shows it, and asks again. */
  accept(delivery: SignedDelivery): Promise<WebhookAnswer>;
}

interface SignedDelivery {
  /** GitHub's own, which the signature does not cover. */
  guid: string;
  /** SHA-256 of the body. */
  digest: string;
  event: string;
  payload: object;
}

/** `known`: it was here before. `ignored`: there is nothing to do. */
export type WebhookAnswer = 'accepted' | 'known' | 'ignored';

/** GitHub sends no more than this. */
const MAX_BYTES = 25 * 1024 * 1024;
/** For all deliveries that are being read at the same time. */
const MAX_HELD_BYTES = 4 * MAX_BYTES;
/** Smaller deliveries do not wait in line; those about comments are smaller. */
const LARGE_BYTES = 64 * 1024;

interface Reading {
  bytes: number;
  leave: AbortController;
}

export function createWebhooks({ secrets, accept }: WebhookDeps) {
  /** In the order in which they began. */
  const readings = new Set<Reading>();
  let held = 0;

  const end = (reading: Reading) => {
    if (readings.delete(reading)) held -= reading.bytes;
  };

  /** GitHub sends a delivery at once. Whoever takes longest gives way, so nobody can fill the place. */
  function makeRoom(): void {
    for (const oldest of readings) {
      if (held <= MAX_HELD_BYTES) return;
      end(oldest);
      oldest.leave.abort(
        new Unavailable('Too many large deliveries at once. Deliver it again in a moment.'),
      );
    }
  }

  /** In each turn of the event loop, one piece of one large delivery is read, so small ones overtake them. */
  let line = Promise.resolve();
  const turn = (size: number) => {
    if (size < LARGE_BYTES) return undefined;
    line = line.then(() => new Promise((done) => setImmediate(done)));
    return line;
  };

  /** The answer's body. */
  return async (request: Request): Promise<string> => {
    const signature = readSignature(request.headers.get('x-hub-signature-256'));
    const guid = header(request, 'X-GitHub-Delivery', /^[\w-]{1,100}$/);
    const event = header(request, 'X-GitHub-Event', /^[a-z_]{1,100}$/);
    const reading: Reading = { bytes: 0, leave: new AbortController() };
    readings.add(reading);
    // What has arrived counts, not what was announced: anyone can announce much and send nothing.
    const onBytes = (count: number) => {
      reading.bytes += count;
      held += count;
      makeRoom();
    };
    const sums = secrets.map((secret) => createHmac('sha256', secret));
    const onPiece = (piece: Uint8Array) => {
      for (const sum of sums) sum.update(piece);
    };
    const { signal } = reading.leave;
    try {
      const body = await readBytes(request, MAX_BYTES, { onBytes, onPiece, turn, signal });
      insistOnSignature(sums, signature);
      const digest = hash('sha256', body, 'hex');
      const status = await accept({ guid, digest, event, payload: parse(body) });
      return JSON.stringify({ status });
    } finally {
      end(reading);
    }
  };
}

function header(request: Request, name: string, pattern: RegExp): string {
  const value = request.headers.get(name) ?? '';
  if (pattern.test(value)) return value;
  throw new InvalidRequest(`The header \`${name}\` is missing or is not one of GitHub's.`);
}

function parse(body: Uint8Array): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (value && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {
    // Answered below.
  }
  throw new InvalidRequest(
    'The delivery is not a JSON object. Set the content type of the webhook to application/json.',
  );
}

// Whether a delivery comes from GitHub: its signature is over exactly the bytes that were sent.

const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

/** The header's 32 bytes, checked before anything of the body is read. */
function readSignature(header: string | null): Buffer {
  const hex = SIGNATURE.exec(header ?? '')?.[1];
  if (hex !== undefined) return Buffer.from(hex, 'hex');
  throw new Unauthorized(
    'The delivery is not signed. Set a webhook secret in the settings of the GitHub App.',
  );
}

/** With any of the secrets, so that one can be replaced while deliveries are on their way. */
function insistOnSignature(sums: readonly Hmac[], signature: Buffer): void {
  let isOurs = false;
  for (const sum of sums) if (timingSafeEqual(sum.digest(), signature)) isOurs = true;
  if (isOurs) return;
  throw new Unauthorized(
    'The signature of the delivery is wrong. Check that WEBHOOK_SECRET is the webhook secret of the GitHub App.',
  );
}
