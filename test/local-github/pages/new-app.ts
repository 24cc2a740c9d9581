// Creating an app from a manifest, as its owner sees it: one page with one button.
import type { Hono } from 'hono';
import { html } from '../../../src/shared/text/escape.ts';
import type { Host } from '../host.ts';
import { readManifest } from '../manifest.ts';
import { page } from './layout.ts';

/** Whoever uses the stand-in without an organization. */
const PERSON = 'octocat';

// biome-ignore lint/suspicious/noExplicitAny: the pages have variables of their own
export function newAppPages(app: Hono<any>, { apps }: Host): void {
  for (const [owner, path] of [
    ['', '/settings/apps'],
    ['organization', '/organizations/:organization/settings/apps'],
  ] as const) {
    app.post(`${path}/new`, async (c) => {
      const { manifest = '' } = await c.req.parseBody();
      const wanted = readManifest(String(manifest));
      if (!wanted) return refused();
      const state = c.req.query('state') ?? '';
      const target = c.req.path.replace(/\/new$/, '');
      const response = page({
        title: 'Create GitHub App',
        body: html`<h1>Create GitHub App ${wanted.name}</h1><form action="${target}" method="post"><input type="hidden" name="manifest" value="${String(manifest)}"><input type="hidden" name="state" value="${state}"><button>Create GitHub App</button></form>`,
      });
      // Browsers hold it against where the form leads in the end, too.
      const back = new URL(wanted.redirect_url).origin;
      const policy = response.headers.get('content-security-policy') ?? '';
      const open = policy.replace("form-action 'none'", `form-action 'self' ${back}`);
      response.headers.set('content-security-policy', open);
      return response;
    });
    app.post(path, async (c) => {
      const { manifest = '', state = '' } = await c.req.parseBody();
      const wanted = readManifest(String(manifest));
      if (!wanted) return refused();
      const target = new URL(wanted.redirect_url);
      const by = owner === '' ? PERSON : (c.req.param('organization') ?? PERSON);
      target.searchParams.set('code', apps.fromManifest(wanted, by));
      if (state !== '') target.searchParams.set('state', String(state));
      return c.redirect(target.href, 302);
    });
  }
}

function refused(): Response {
  return page({ title: 'Invalid', body: html`<h1>Invalid GitHub App configuration</h1>` }, 422);
}
