// Who is signed in to the dashboard. A token is 256 random bits; stores keep only its hash, so what
// they look up says nothing about the token, neither by itself nor by the time it takes.
import { hash } from 'node:crypto';
import * as z from 'zod';
import { Forbidden, NotFound } from '../../shared/errors.ts';

const Right = z.enum(['read', 'write']);
export type Right = z.infer<typeof Right>;

/** What each project may be used for. `all` is for whoever runs the server. */
export const Grants = z.union([z.literal('all'), z.record(z.string(), Right)]);
export type Grants = z.infer<typeof Grants>;

export interface Session {
  /** A `link` is a sign-in that has not happened yet: it opens one session and nothing else. */
  kind: 'link' | 'session';
  /** For the audit log. */
  actor: string;
  grants: Grants;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Sessions and links by the hash of their token. Expired ones are never returned. */
export interface SessionStore {
  put(hash: string, session: Session): Promise<void>;
  get(hash: string): Promise<Session | null>;
  /** Removes it. Of several callers at once, only one gets it. */
  take(hash: string): Promise<Session | null>;
}

export function tokenHash(token: string): string {
  return hash('sha256', token);
}

export function rightIn({ grants }: Pick<Session, 'grants'>, project: string): Right | null {
  if (grants === 'all') return 'write';
  return Object.hasOwn(grants, project) ? (grants[project] ?? null) : null;
}

/** A project that may not be seen looks like one that does not exist. */
export function insistOnRight(session: Session, project: string, right: Right): void {
  const has = rightIn(session, project);
  if (has === null) {
    throw new NotFound('There is no such project here, or you cannot read its repository.');
  }
  if (right === 'write' && has !== 'write') {
    throw new Forbidden('You need write access to the repository to do this.');
  }
}
