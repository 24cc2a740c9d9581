// What every answer of the dashboard has in common.
import type { HttpReply } from '../../server/respond.ts';

/** Nothing from elsewhere, nothing inline, no frames. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** With `no-referrer`, browsers would not say where a form comes from. */
export const SAFE = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export function page(body: string, status = 200, more: Record<string, string> = {}): HttpReply {
  const headers = {
    ...SAFE,
    'Content-Security-Policy': POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    ...more,
  };
  return { status, body, headers };
}

/** A document that brings its own policy. */
export function document(body: string): HttpReply {
  const { 'Content-Security-Policy': _, ...headers } = page('').headers;
  const policy = "frame-ancestors 'none'";
  return { status: 200, body, headers: { ...headers, 'Content-Security-Policy': policy } };
}

/** Words that nothing in a browser acts on. */
export function text(body: string): HttpReply {
  const headers = { ...page('').headers, 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: 200, body, headers };
}

export function redirect(location: string, ...cookies: string[]): HttpReply {
  return { status: 303, body: null, headers: { ...SAFE, Location: location }, cookies };
}

export function asset(type: string, body: string): HttpReply {
  return {
    status: 200,
    body,
    headers: { ...SAFE, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  };
}
