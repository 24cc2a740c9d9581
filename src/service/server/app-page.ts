// The page of `docket app create`: one button that takes the manifest to GitHub, and the place where
// GitHub sends the browser back to. It is for one browser on this machine.
import { isSameSecret } from '../../shared/encryption.ts';
import { sentence } from '../../shared/errors.ts';
import { type Html, html } from '../../shared/text/escape.ts';
import type { Server } from './server.ts';

interface AppPageDeps {
  /** Nobody else on this machine can guess the page's address. */
  key: string;
  /** GitHub sends it back, so that nobody can slip in the code of an App of theirs. */
  state: string;
  /** Where the form goes. */
  action: string;
  manifest(redirectUrl: string): object;
  /** Exchanges the code and stores what it brings; answers where the App can be installed. */
  finish(code: string): Promise<{ name: string; installUrl: string }>;
}

const CODE = /^[\w-]{1,200}$/;
const OUR_HOST = /^(?:127\.0\.0\.1|localhost):\d{1,5}$/;

export function createAppPage({ key, state, action, manifest, finish }: AppPageDeps): Server {
  let finished: Promise<Response> | undefined;

  async function take(code: string): Promise<Response> {
    try {
      const { name, installUrl } = await finish(code);
      return page(
        `${name} is ready`,
        html`<p>Its credentials are stored. You can close this page.</p><p><a href="${installUrl}">Install it on repositories</a></p>`,
        action,
      );
    } catch (error) {
      return page('The App was not created', html`<p>${sentence(error)}</p>`, action, 502);
    }
  }

  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const host = request.headers.get('host') ?? '';
      // A page of another site may know our port, but not our name.
      if (!OUR_HOST.test(host) || request.method !== 'GET') return missing(action);
      if (isSameSecret(pathname.slice(1), key)) {
        const text = JSON.stringify(manifest(`http://${host}/created`));
        return page(
          'Create a GitHub App for Docket',
          html`<p>GitHub shows you what the App may do, and you can change its name there.</p><form action="${action}" method="post"><input type="hidden" name="manifest" value="${text}"><button>Continue to GitHub</button></form>`,
          action,
        );
      }
      if (pathname !== '/created') return missing(action);
      const code = searchParams.get('code') ?? '';
      if (!isSameSecret(searchParams.get('state') ?? '', state) || !CODE.test(code)) {
        const words =
          'This link does not belong to the App that you are creating. Go back to the first page, and try again.';
        return page('The App was not created', html`<p>${words}</p>`, action, 403);
      }
      // A browser may ask twice, and the code works once.
      finished ??= take(code);
      return (await finished).clone();
    },
  };
}

function missing(action: string): Response {
  return page('Page not found', html`<p>Open the link that the terminal shows.</p>`, action, 404);
}

function page(title: string, body: Html, action: string, status = 200): Response {
  return new Response(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`
      .text,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'none'; form-action ${new URL(action).origin}; frame-ancestors 'none'; base-uri 'none'`,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  );
}
