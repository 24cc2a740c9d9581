// Signing in with GitHub. What proves that the answer belongs to this browser is in its cookie, so that
// any server can finish what another has begun, and nothing is stored before someone has signed in.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../shared/clock.ts';
import { Forbidden } from '../../../shared/errors.ts';
import type { AuditEntry } from '../../projects/audit.ts';
import type { Grants } from '../../projects/session.ts';
import type { Reply } from '../../server/respond.ts';
import { safePath } from './form.ts';
import { type Gate, isToken } from './gate.ts';
import { redirect } from './replies.ts';

export interface GithubSignInDeps {
  clock: Clock;
  newToken(): string;
  github: GithubWay;
  note(entry: Pick<AuditEntry, 'actor' | 'action'>): Promise<void>;
}

export interface GithubWay {
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
    async begin(request: Request): Promise<Reply> {
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

    async finish(request: Request): Promise<Reply> {
      const query = new URL(request.url).searchParams;
      const [secret = '', path = ''] = (gate.readCookie(request, 'sign-in') ?? '').split('.');
      if (!isToken(secret) || !same(derived('state', secret), query.get('state') ?? '')) {
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

function same(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}
