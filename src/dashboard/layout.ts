// The frame of every page. Nothing in it runs or is styled inline: the policy forbids both.
import { html } from '../text/escape.ts';

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

/** Who looks at the page. */
export interface Viewer {
  actor: string;
  /** Goes into every form. */
  csrf: string;
}

export interface Page {
  title: string;
  /** The path of the entry in the navigation that this page belongs to. */
  at?: (typeof PAGES)[number]['path'];
  /** Absent: nobody is signed in. */
  viewer?: Viewer;
  /** Where the page's events come from; absent: it does not change by itself. */
  live?: string;
  /** HTML. */
  main: string;
}

export function layout({ title, at, viewer, live, main }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${html(title)} · Docket</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
<header>
<div class="topline"><p>Docket</p>${viewer ? navigation(at) + signOut(viewer) : ''}</div>
</header>
<main id="main"${live ? ` data-live="${html(live)}"` : ''}>
<h1>${html(title)}</h1>
${main}
</main>
</div>
</body>
</html>
`;
}

function navigation(at: Page['at']): string {
  const items = PAGES.map(({ path, name }) => {
    const current = path === at ? ' aria-current="page"' : '';
    return `<li><a href="${path}"${current}>${name}</a></li>`;
  });
  return `<nav aria-label="Dashboard"><ul>${items.join('')}</ul></nav>`;
}

function signOut(viewer: Viewer): string {
  return form(
    '/sign-out',
    viewer,
    `<span class="quiet">${html(viewer.actor)}</span> <button class="plain">Sign out</button>`,
    'who',
  );
}

/** Every change is a POST with the session's own token. */
export function form(
  action: string,
  { csrf }: Pick<Viewer, 'csrf'>,
  body: string,
  kind = '',
): string {
  return `<form method="post" action="${html(action)}"${kind ? ` class="${kind}"` : ''}><input type="hidden" name="csrf" value="${html(csrf)}">${body}</form>`;
}
