// Who may come in: cookies, sessions, and where a form was sent from.
import { hash, timingSafeEqual } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { Forbidden, InvalidRequest, Unauthorized } from '../../../shared/errors.ts';
import type { Clock } from '../../../shared/runtime.ts';
import { type Session, type SessionStore, tokenHash } from '../../projects/session.ts';
import { readBytes } from '../../server/body.ts';

export interface SignedIn {
  session: Session;
  token: string;
  /** Follows from the token, which no other page can read. */
  csrf: string;
}

export interface GateDeps {
  clock: Clock;
  sessions: SessionStore;
  /** 256 random bits, in base64url. */
  newToken(): string;
  /** The address that people use, when a proxy is in front. Only its origin counts. */
  publicUrl?: string | undefined;
}

/** Nobody stays signed in longer without a click. */
const LONGEST_MS = 12 * 3_600_000;
const TOKEN = /^[\w-]{43}$/;
/** So that it is no guess whether a token is one of ours. */
export const isToken = (text: string) => TOKEN.test(text);

export interface Gate extends ReturnType<typeof createGate> {}

export function createGate({ clock, sessions, newToken, publicUrl }: GateDeps) {
  const secure = publicUrl?.startsWith('https:') ?? false;
  // The prefix makes browsers refuse a cookie that another host of the domain has set.
  const nameOf = (kind: string) => `${secure ? '__Host-' : ''}docket-${kind}`;
  const cookie = (kind: string, value: string, seconds: number) =>
    generateCookie(nameOf(kind), value, {
      path: '/',
      maxAge: seconds,
      httpOnly: true,
      sameSite: 'Lax',
      secure,
    });

  function readCookie(request: Request, kind: string): string | undefined {
    const name = nameOf(kind);
    return parse(request.headers.get('cookie') ?? '', name)[name];
  }

  return {
    cookie,
    readCookie,
    async signedIn(request: Request): Promise<SignedIn | null> {
      const token = readCookie(request, 'session') ?? '';
      const session = isToken(token) ? await sessions.get(tokenHash(token)) : null;
      return session?.kind === 'session' ? { session, token, csrf: csrfOf(token) } : null;
    },
    /** Always a token of its own, whatever cookie came along. */
    async open(session: Omit<Session, 'kind'>, cookieMs = session.expiresAt - clock.now()) {
      const token = newToken();
      await sessions.put(tokenHash(token), { ...session, kind: 'session' });
      return cookie('session', token, Math.ceil(cookieMs / 1000));
    },
    /** Someone who was signed in until their rights have to be checked again. */
    wasSignedIn: (request: Request) => isToken(readCookie(request, 'session') ?? ''),
    LONGEST_MS,
    async close({ token }: SignedIn): Promise<string> {
      await sessions.take(tokenHash(token));
      return cookie('session', '', 0);
    },
    /**
     * Browsers say where a form was sent from. `hono/csrf` is not enough: another header can pass in
     * the place of this one, and it knows no token of the session.
     */
    insistOnOrigin(request: Request): void {
      const origin = request.headers.get('origin') ?? '';
      const ours = publicUrl ? new URL(publicUrl).origin : undefined;
      const isOurs = ours
        ? origin === ours
        : URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
      if (isOurs) return;
      throw new Forbidden(
        'This form was not sent from this dashboard. Open the page again and repeat it. Behind a proxy, start docket serve with `--public-url`.',
      );
    },
    insistOnCsrf(form: URLSearchParams, { csrf }: SignedIn): void {
      const sent = hash('sha256', form.get('csrf') ?? '', 'buffer');
      if (timingSafeEqual(sent, hash('sha256', csrf, 'buffer'))) return;
      throw new Forbidden('This form is not from your session. Open the page again and repeat it.');
    },
    signInFirst: () => new Unauthorized('You are signed out. Sign in, then repeat it.'),
  };
}

function csrfOf(token: string): string {
  return hash('sha256', `csrf ${token}`);
}

// What a form of the dashboard sent.

const MAX_FORM_BYTES = 16 * 1024;

export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new InvalidRequest('Send the form as a browser does.', { code: 'unsupported-type' });
  }
  return new URLSearchParams(
    Buffer.from(await readBytes(request, MAX_FORM_BYTES)).toString('utf8'),
  );
}

/** Only a path of this server: anything else leads to the first page. */
export function safePath(path: string | null | undefined): string {
  const base = 'http://docket.invalid';
  if (!path || !/^\/[^\u0000-\u0020\\]{0,2000}$/.test(path) || !URL.canParse(path, base))
    return '/';
  const url = new URL(path, base);
  // As it is after `.` and `..` are gone: with two slashes, the next part would be a host.
  const isHere = url.origin === base && !url.pathname.startsWith('//');
  return isHere ? url.pathname + url.search : '/';
}
