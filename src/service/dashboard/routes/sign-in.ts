// Signing in with a one-time link, and out again.

import type { Clock } from '../../../shared/clock.ts';
import { Forbidden, NotFound } from '../../../shared/errors.ts';
import type { AuditEntry } from '../../projects/audit.ts';
import { type SessionStore, tokenHash } from '../../projects/session.ts';
import type { Reply } from '../../server/respond.ts';
import { linkPage, signInPage } from '../sign-in.ts';
import { safePath } from './form.ts';
import { type Gate, isToken, type SignedIn } from './gate.ts';
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
    async show(request: Request): Promise<Reply> {
      const back = safePath(new URL(request.url).searchParams.get('back'));
      if (await gate.signedIn(request)) return redirect(back);
      return page(signInPage(ways, { back }));
    },
    async printNew(request: Request): Promise<Reply> {
      gate.insistOnOrigin(request);
      if (!print) throw new NotFound('This server prints no links. Sign in with GitHub.');
      if (clock.now() - printedAt >= PRINT_EVERY_MS) {
        printedAt = clock.now();
        print(await newLink(deps));
      }
      return page(signInPage(ways, { printed: true }));
    },
    showLink: (token: string): Reply => page(linkPage(isToken(token) ? token : '')),
    async useLink(request: Request, token: string): Promise<Reply> {
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
    async out(signedIn: SignedIn): Promise<Reply> {
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
