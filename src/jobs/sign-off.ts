// The requester's sign-off (DCO) at the end of a commit message. Name and address come from the code
// host, never from a text: a name could otherwise bring lines of its own.
import { bound, oneLine } from '../shared/text/foreign.ts';
import type { Turn } from './job.ts';

export interface Signer {
  login: string;
  /** As the person has chosen it. */
  name: string;
  email: string;
}

/** Null: nobody who could sign off. */
export type FindSigner = (login: string, signal: AbortSignal) => Promise<Signer | null>;

export async function signedOff(
  message: string,
  { origin }: Turn,
  signer: FindSigner | undefined,
  signal: AbortSignal,
): Promise<string> {
  const person = origin?.requester === undefined ? null : await signer?.(origin.requester, signal);
  if (!person) return message;
  const name = bound(oneLine(person.name).replace(/[<>]/g, '').trim(), 100);
  return `${message.trimEnd()}\nSigned-off-by: ${name || person.login} <${person.email}>\n`;
}
