// Whether a delivery comes from GitHub: its signature is over exactly the bytes that were sent.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Unauthorized } from '../../shared/errors.ts';

const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

/** The header's 32 bytes, checked before anything of the body is read. */
export function readSignature(header: string | null): Buffer {
  const hex = SIGNATURE.exec(header ?? '')?.[1];
  if (hex !== undefined) return Buffer.from(hex, 'hex');
  throw new Unauthorized(
    'The delivery is not signed. Set a webhook secret in the settings of the GitHub App.',
  );
}

/** With any of the secrets, so that one can be replaced while deliveries are on their way. */
export function insistOnSignature(
  body: Uint8Array,
  signature: Buffer,
  secrets: readonly string[],
): void {
  let isOurs = false;
  for (const secret of secrets) {
    const expected = createHmac('sha256', secret).update(body).digest();
    if (timingSafeEqual(expected, signature)) isOurs = true;
  }
  if (isOurs) return;
  throw new Unauthorized(
    'The signature of the delivery is wrong. Check that WEBHOOK_SECRET is the webhook secret of the GitHub App.',
  );
}
