// How people get in: by a link from the server's own output, or with their GitHub account.
import { type Html, html } from '../../shared/text/escape.ts';
import { layout } from './layout.ts';

interface SignInOptions {
  /** The server can print a link. */
  link: boolean;
  github: boolean;
}

export function signInPage(
  { link, github }: SignInOptions,
  { printed = false, back = '/' }: { printed?: boolean; back?: string } = {},
): string {
  const ways: Html[] = [];
  if (github) {
    const href = `/sign-in/github?${new URLSearchParams({ back })}`;
    ways.push(html`<p><a class="button" href="${href}">Sign in with GitHub</a></p>
<p class="quiet">You see the projects whose repositories you can read. With write access, you can continue, retry, undo, cancel, and archive jobs and manage keys.</p>`);
  }
  if (link) {
    ways.push(
      printed
        ? html`<p role="status">The server has printed a new link. Open it within 15 minutes; it works once.</p>`
        : html`<p>Open the link that <code>docket serve</code> printed when it started. It works once, for 15 minutes.</p>
<form method="post" action="/sign-in"><button>Print a new link</button></form>`,
      html`<p class="quiet">If you cannot see its output, run <code>docket sign-in</code> with the server’s <code>--data</code> or <code>--database</code>. It prints a link, too.</p>`,
    );
  }
  return layout({ title: 'Sign in', main: html`<div class="card narrow">${ways}</div>` });
}

/** A link that programs open ahead of people must not be used up by them: hence the button. */
export function linkPage(token: string): string {
  return layout({
    title: 'Sign in',
    main: html`<div class="card narrow"><p>This link signs you in to all projects of this server. It works once.</p>
<form method="post" action="/sign-in/link/${token}"><button>Sign in</button></form></div>`,
  });
}
