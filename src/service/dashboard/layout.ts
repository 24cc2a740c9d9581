// The frame of every page. Nothing in it runs or is styled inline: the policy forbids both.

import { type Html, html, type Insert } from '../../shared/text/html.ts';
import { VERSION } from '../../shared/version.ts';

export const PAGES = [
  { path: '/', name: 'Jobs' },
  { path: '/views', name: 'Page views' },
  { path: '/cost', name: 'Cost' },
  { path: '/keys', name: 'Keys' },
  { path: '/audit', name: 'Audit log' },
  { path: '/installation', name: 'Installation' },
] as const;

export const STYLE_PATH = '/assets/dashboard.css';
export const SCRIPT_PATH = '/assets/dashboard.js';
export const ICON_PATH = '/assets/docket.svg';

/** A page with a mark in the colors of the report: people and AI. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2d5da8"/><path d="M9 6h10l5 5v15H9z" fill="#f8f7f3"/><path d="M19 6v5h5z" fill="#b9b6ad"/><path d="M12 15h9M12 19h9" stroke="#2d5da8" stroke-width="2"/><path d="M12 23h5" stroke="#d9853a" stroke-width="2"/></svg>
`;

export const DOCS = 'https://github.com/docket-dev/docket/blob/main/docs';

/** Who looks at the page, and when. */
export interface Viewer {
  actor: string;
  /** Goes into every form. */
  csrf: string;
  now: number;
}

export interface Page {
  title: string;
  /** The path of the entry in the navigation that this page belongs to. */
  at?: (typeof PAGES)[number]['path'];
  /** Absent: nobody is signed in. */
  viewer?: Viewer;
  /** Where the page's events come from; absent: it does not change by itself. */
  live?: string;
  /** A line above the title that leads one level up. */
  up?: Html;
  main: Insert;
}

export function layout({ title, at, viewer, live, up, main }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Docket</title>
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
<header>
<div class="topline"><p><a class="brand" href="/">Docket</a></p>${viewer && [navigation(at), signOut(viewer)]}</div>
</header>
<main id="main"${live && html` data-live="${live}"`}>
${up && html`<p class="up">${up}</p>`}
<h1>${title}</h1>
${main}
</main>
<footer><p>Docket ${VERSION} · <a href="${DOCS}/operating.md#the-dashboard" rel="noreferrer">Documentation</a> · <a href="${DOCS}/http-api.md" rel="noreferrer">HTTP API</a></p></footer>
</div>
</body>
</html>
`.text;
}

function navigation(at: Page['at']): Html {
  const items = PAGES.map(
    ({ path, name }) =>
      html`<li><a href="${path}"${path === at && html` aria-current="page"`}>${name}</a></li>`,
  );
  return html`<nav aria-label="Dashboard"><ul>${items}</ul></nav>`;
}

function signOut(viewer: Viewer): Html {
  return form(
    '/sign-out',
    viewer,
    html`<span class="quiet">${viewer.actor}</span> <button class="plain">Sign out</button>`,
    'who',
  );
}

/** Every change is a POST with the session's own token. */
export function form(
  action: string,
  { csrf }: Pick<Viewer, 'csrf'>,
  body: Insert,
  kind = '',
): Html {
  return html`<form method="post" action="${action}"${kind && html` class="${kind}"`}><input type="hidden" name="csrf" value="${csrf}">${body}</form>`;
}

export interface Question {
  viewer: Viewer;
  at: Page['at'] & string;
  title: string;
  /** What happens then. */
  text: Insert;
  /** Where the form goes, and the words on its button. */
  action: string;
  button: string;
  /** Where whoever does not want it goes. */
  back: string;
}

/** Asks before what cannot be undone. */
export function questionPage({ viewer, at, title, text, action, button, back }: Question): string {
  const main = html`<div class="card"><p>${text}</p>
${form(action, viewer, html`<button class="danger">${button}</button> <a class="button plain" href="${back}">Keep it</a>`, 'acts')}</div>`;
  return layout({ title, at, viewer, main });
}
