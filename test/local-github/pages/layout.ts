import { Html, html, type Insert } from '../../../src/shared/text/escape.ts';
import { SCRIPT, SCRIPT_HASH } from './script.ts';
import { STYLE } from './style.ts';

export interface PageFrame {
  title: string;
  /** `owner/name`, when the page belongs to a repository. */
  repo?: string;
  body: Insert;
  /** What the page shows is that of this version; it follows later ones, and has forms. */
  version?: number | undefined;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
/** Pages run no script but ours, and load nothing. */
const LIVE = `${POLICY}; form-action 'self'; connect-src 'self'; script-src ${SCRIPT_HASH}`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export function page({ title, repo, body, version }: PageFrame, status = 200): Response {
  const isLive = version !== undefined;
  const [owner, name] = (repo ?? '').split('/');
  const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${new Html(STYLE)}</style></head>
<body${isLive ? html` data-version="${version}"` : ''}><header class="bar"><div>${
    repo
      ? html`<a href="/${repo}"><span>${owner}</span> / <b>${name}</b></a>`
      : html`<a href="/"><b>Repositories</b></a>`
  }<span class="note">local stand-in for GitHub</span></div></header>
<main>${body}</main>
<footer>Created by Docket on this machine. Nothing here is on github.com.</footer>${
    isLive
      ? html`<p class="over" role="status">The stand-in for GitHub has stopped. This page no longer changes.</p><script>${new Html(SCRIPT)}</script>`
      : ''
  }</body></html>
`;
  const headers = {
    ...HEADERS,
    'content-security-policy': isLive ? LIVE : `${POLICY}; form-action 'none'`,
    // Without its own address, a browser names no origin for a form.
    'referrer-policy': isLive ? 'same-origin' : 'no-referrer',
  };
  return new Response(document.text, { status, headers });
}

export function time(iso: string): Html {
  const date = new Date(iso);
  const shown = date.toLocaleString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return html`<time datetime="${iso}">${shown} UTC</time>`;
}

export function avatar(login: string): Html {
  const bot = login.endsWith('[bot]');
  let hue = 0;
  for (const char of login) hue = (hue * 31 + (char.codePointAt(0) ?? 0)) % 360;
  const letter = [...login][0]?.toUpperCase() ?? '?';
  return html`<span class="avatar${bot ? ' bot' : ''}" style="--hue: ${hue}" aria-hidden="true">${letter}</span>`;
}

export function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
