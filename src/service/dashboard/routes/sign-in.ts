// Signing in with a one-time link, and out again.

import { createHash } from 'node:crypto';
import { isSameSecret } from '../../../shared/encryption.ts';
import { Forbidden, NotFound } from '../../../shared/errors.ts';
import type { Clock } from '../../../shared/runtime.ts';
import type { AuditEntry } from '../../projects/audit.ts';
import { type Grants, type SessionStore, tokenHash } from '../../projects/session.ts';
import type { HttpReply } from '../../server/respond.ts';
import { linkPage, signInPage } from '../sign-in.ts';
import { type Gate, isToken, type SignedIn, safePath } from './gate.ts';
import { page, redirect } from './replies.ts';

/** On a single machine; whoever is slower has another link printed. */
const LINK_MS = 15 * 60_000;
/** Anyone who reaches the server can ask for a link to be printed. */
const PRINT_EVERY_MS = 10_000;

export interface LinkDeps {
  clock: Clock;
  sessions: SessionStore;
  newToken(): string;
  /** Shows the path of a link to whoever runs the server. Absent: there are no links. */
  print?: ((path: string) => void) | undefined;
  note(entry: Pick<AuditEntry, 'actor' | 'action'>): Promise<void>;
}

/** Who opened the link, for the audit log. No login contains a space. */
const OPERATOR = 'server operator';

/** The path of a new one-time link. */
export async function newLink({
  clock,
  sessions,
  newToken,
}: Pick<LinkDeps, 'clock' | 'sessions' | 'newToken'>): Promise<string> {
  const token = newToken();
  const expiresAt = clock.now() + LINK_MS;
  await sessions.put(tokenHash(token), { kind: 'link', actor: OPERATOR, grants: 'all', expiresAt });
  return `/sign-in/link/${token}`;
}

export function createLinkSignIn(deps: LinkDeps, gate: Gate, github: boolean) {
  const { clock, sessions, print, note } = deps;
  const ways = { link: print !== undefined, github };
  let printedAt = Number.NEGATIVE_INFINITY;

  return {
    async show(request: Request): Promise<HttpReply> {
      const back = safePath(new URL(request.url).searchParams.get('back'));
      if (await gate.signedIn(request)) return redirect(back);
      return page(signInPage(ways, { back }));
    },
    async printNew(request: Request): Promise<HttpReply> {
      gate.insistOnOrigin(request);
      if (!print) throw new NotFound('This server prints no links. Sign in with GitHub.');
      if (clock.now() - printedAt >= PRINT_EVERY_MS) {
        printedAt = clock.now();
        print(await newLink(deps));
      }
      return page(signInPage(ways, { printed: true }));
    },
    showLink: (token: string): HttpReply => page(linkPage(isToken(token) ? token : '')),
    async useLink(request: Request, token: string): Promise<HttpReply> {
      gate.insistOnOrigin(request);
      const link = isToken(token) ? await takeLink(sessions, token) : null;
      if (!link) {
        throw new Forbidden(
          'This link has been used, or it is older than 15 minutes. Have the server print a new one.',
        );
      }
      const { actor, grants } = link;
      await note({ actor, action: 'sign-in' });
      return redirect(
        '/',
        await gate.open({ actor, grants, expiresAt: clock.now() + gate.LONGEST_MS }),
      );
    },
    async out(signedIn: SignedIn): Promise<HttpReply> {
      await note({ actor: signedIn.session.actor, action: 'sign-out' });
      return redirect('/sign-in', await gate.close(signedIn));
    },
  };
}

/** The token of a session is no link, and stays what it is. */
async function takeLink(sessions: SessionStore, token: string) {
  const key = tokenHash(token);
  return (await sessions.get(key))?.kind === 'link' ? sessions.take(key) : null;
}

// Signing in with GitHub. What proves that the answer belongs to this browser is in its cookie, so that
// any server can finish what another has begun, and nothing is stored before someone has signed in.

interface GithubSignInDeps {
  clock: Clock;
  newToken(): string;
  github: GithubSignIn;
  note(entry: Pick<AuditEntry, 'actor' | 'action'>): Promise<void>;
}

export interface GithubSignIn {
  /** The address of this server as people see it. */
  base(): string;
  authorizeUrl(asked: { state: string; challenge: string; redirectUri: string }): string;
  /** Who the code is from, and what they may do with the projects of this server. */
  person(proof: {
    code: string;
    verifier: string;
    redirectUri: string;
  }): Promise<{ login: string; grants: Exclude<Grants, 'all'> }>;
}

export const CALLBACK = '/sign-in/github/callback';
/** What someone may do is asked again after this long, without a click. */
const RECHECK_MS = 15 * 60_000;
const STATE_SECONDS = 600;

export function createGithubSignIn(deps: GithubSignInDeps, gate: Gate) {
  const { clock, newToken, github, note } = deps;
  const redirectUri = () => new URL(CALLBACK, github.base()).href;

  return {
    async begin(request: Request): Promise<HttpReply> {
      const back = safePath(new URL(request.url).searchParams.get('back'));
      const secret = newToken();
      const value = `${secret}.${Buffer.from(back).toString('base64url')}`;
      const url = github.authorizeUrl({
        state: derived('state', secret),
        challenge: sha256(derived('verifier', secret)),
        redirectUri: redirectUri(),
      });
      return redirect(url, gate.cookie('sign-in', value, STATE_SECONDS));
    },

    async finish(request: Request): Promise<HttpReply> {
      const query = new URL(request.url).searchParams;
      const [secret = '', path = ''] = (gate.readCookie(request, 'sign-in') ?? '').split('.');
      if (!isToken(secret) || !isSameSecret(derived('state', secret), query.get('state') ?? '')) {
        throw new Forbidden(
          'This sign-in was not started in this browser, or more than 10 minutes ago. Start again.',
        );
      }
      const code = query.get('code') ?? '';
      if (!/^[\w-]{1,200}$/.test(code)) {
        throw new Forbidden('GitHub did not confirm the sign-in. Start again.');
      }
      const proof = { code, verifier: derived('verifier', secret), redirectUri: redirectUri() };
      const { login, grants } = await github.person(proof);
      if (Object.keys(grants).length === 0) {
        throw new Forbidden(
          `@${login} cannot read the repository of any project here. Ask for access to one, then sign in again.`,
        );
      }
      await note({ actor: login, action: 'sign-in' });
      const expiresAt = clock.now() + RECHECK_MS;
      const back = safePath(Buffer.from(path, 'base64url').toString('utf8'));
      const session = await gate.open({ actor: login, grants, expiresAt }, gate.LONGEST_MS);
      return redirect(back, session, gate.cookie('sign-in', '', 0));
    },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const derived = (what: string, secret: string) => sha256(`${what} ${secret}`);
