// How people get in: by a link from the server's own output, or with their GitHub account.
import { html } from '../text/escape.ts';
import { layout } from './layout.ts';

export interface SignInWays {
  /** The server can print a link. */
  link: boolean;
  github: boolean;
}

export function signInPage(
  { link, github }: SignInWays,
  { printed = false, back = '/' }: { printed?: boolean; back?: string } = {},
): string {
  const ways: string[] = [];
  if (github) {
    const href = html(`/sign-in/github?${new URLSearchParams({ back })}`);
    ways.push(`<p><a class="button" href="${href}">Sign in with GitHub</a></p>
<p class="quiet">You see the projects whose repositories you can read. With write access, you can retry, cancel, and archive jobs and manage keys.</p>`);
  }
  if (link) {
    ways.push(
      printed
        ? '<p role="status">The server has printed a new link. Open it within 15 minutes; it works once.</p>'
        : `<p>Open the link that <code>docket serve</code> printed when it started. It works once, for 15 minutes.</p>
<form method="post" action="/sign-in"><button>Print a new link</button></form>`,
    );
  }
  return layout({ title: 'Sign in', main: `<div class="card">${ways.join('\n')}</div>` });
}

/** A link that programs open ahead of people must not be used up by them: hence the button. */
export function linkPage(token: string): string {
  return layout({
    title: 'Sign in',
    main: `<div class="card"><p>This link signs you in to all projects of this server. It works once.</p>
<form method="post" action="/sign-in/link/${html(token)}"><button>Sign in</button></form></div>`,
  });
}
