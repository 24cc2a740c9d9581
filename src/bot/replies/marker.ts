// The invisible line in Docket's own comments: which event the comment answers, and which job that
// led to. With a key it is signed, so that no one else's text passes for it; without one (a token
// that changes with each run) the caller has to look at who wrote the comment.
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../shared/encryption.ts';

export const MARKER_START = '<!-- docket ';

/**
 * `sending`: written right before the request is sent, so that a run that finds it knows that
 * something may have happened. `sent`: the service answered, and the job is known. `told`: an answer
 * that leads to no job, such as a refusal. `answer`: one that a newer one replaces, such as a status.
 * `link`: where a pull request says which job made it.
 */
export const MARKER_PHASES = ['sending', 'sent', 'told', 'answer', 'link'] as const;

export interface Marker {
  /** What it answers, such as `comment:17`. */
  event: string;
  phase: (typeof MARKER_PHASES)[number];
  job?: string;
  /** The reply is final: no run has to finish it. */
  closed?: boolean;
}

export interface MarkerScope {
  repository: string;
  thread: number;
  /** Absent: markers are not signed. */
  key?: string;
}

export function writeMarker(marker: Marker, scope: MarkerScope): string {
  const fields = [markerPrefix(marker.event) + marker.phase];
  if (marker.job !== undefined) fields.push(`job=${encode(marker.job)}`);
  if (marker.closed) fields.push('closed');
  if (scope.key !== undefined) fields.push(`sig=${signature(marker, scope.key, scope)}`);
  return `${fields.join(' ')} -->`;
}

/** What every marker of this event starts with, to search for. */
export function markerPrefix(event: string): string {
  return `${MARKER_START}${encode(event)} `;
}

/** The marker that a comment begins with; null when there is none or its signature is not ours. */
export function readMarker(body: string, scope: MarkerScope): Marker | null {
  const match = LINE.exec(body);
  const [, event = '', phase, job, closed, sig] = match ?? [];
  const known = MARKER_PHASES.find((name) => name === phase);
  if (!known) return null;
  const marker: Marker = { event: decode(event), phase: known };
  if (job !== undefined) marker.job = decode(job);
  if (closed !== undefined) marker.closed = true;
  if (scope.key === undefined) return marker;
  return sig !== undefined && isSameSecret(sig, signature(marker, scope.key, scope))
    ? marker
    : null;
}

/** Somebody still has to finish this reply. */
export function isOpen({ phase, closed }: Marker): boolean {
  return (phase === 'sending' || phase === 'sent') && !closed;
}

export function isOwnComment(body: string): boolean {
  return LINE.test(body);
}

// The boxes of the list of documentation to do. People tick them by editing the comment.

const MAX_TICKED = 100;

/** `key`: 12 hexadecimal digits, by which the list knows the item. */
export const box = (text: string, key: string) => `- [ ] ${text} <!-- docket:item ${key} -->`;

/** The items that this edit ticked: not those that were ticked before, by whomever. */
export function tickedIn(before: string, after: string): string[] {
  const earlier = new Set(ticks(before));
  return [...new Set(ticks(after))].filter((key) => !earlier.has(key)).slice(0, MAX_TICKED);
}

const ticks = (body: string) =>
  body
    .split(/\r?\n/)
    .flatMap((line) => /^- \[x\] .* <!-- docket:item ([\da-f]{12}) -->$/i.exec(line)?.[1] ?? []);

const LINE = /^\s*<!-- docket ([\w%.~]+) ([a-z]+)(?: job=([\w%.~]+))?( closed)?(?: sig=(\w+))? -->/;

function signature({ event, phase, job, closed }: Marker, key: string, scope: MarkerScope): string {
  const place = [scope.repository.toLowerCase(), scope.thread];
  const signed = JSON.stringify([...place, event, phase, job, closed ?? false]);
  return createHmac('sha256', `docket marker ${key}`).update(signed).digest('hex').slice(0, 32);
}

/** Hyphens, too: two of them would end the HTML comment. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(/[-!'()*]/g, (char) => {
    return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
