// Comments that people write on the pages: below a thread, below a comment on a line, and on a line of
// a pull request.
import type { Hono } from 'hono';
import { type Html, html } from '../../../src/shared/text/escape.ts';
import type { OpenCommenting } from '../commenting.ts';
import type { Host } from '../host.ts';
import { Problem } from '../problem.ts';
import { LocalRepository } from '../repository.ts';
import { findIn } from '../threads.ts';
import { isPull, type Repository, type Thread } from '../world.ts';
import { avatar, page } from './layout.ts';

export const pathOf = ({ repo, number, pull }: Thread) =>
  `/${repo}/${pull ? 'pull' : 'issues'}/${number}`;

/** Below the conversation. */
export function commentBox({ commenting }: Host, thread: Thread): Html | '' {
  if (!commenting) return '';
  const { as, hint, examples } = commenting;
  return html`<section class="entry box" aria-label="Comment">${avatar(as)}<div class="card"><header><span>You comment as <b>${as}</b></span></header>
<form class="comment" method="post" action="${pathOf(thread)}/comments">${hidden(commenting)}
<label class="sr" for="body">Your comment</label><textarea id="body" name="body" rows="3" required maxlength="10000" placeholder="/docs …"></textarea>
<p class="examples">${examples.map((text) => html`<button type="button" data-example="${text}">${text}</button>`)}</p>
<p class="send"><span class="said" role="status"></span><button class="main">Comment</button></p></form>
<p class="about">${hint}</p></div></section>`;
}

/** Below a comment on a line. */
export function replyBox({ commenting }: Host, thread: Thread, opener: number): Html | '' {
  if (!commenting) return '';
  return html`<details class="reply"><summary>Reply</summary><form class="comment" method="post" action="${pathOf(thread)}/comments">${hidden(commenting)}<input type="hidden" name="reply-to" value="${opener}">
<textarea aria-label="Your reply" name="body" rows="2" required maxlength="10000" placeholder="/docs …"></textarea><p class="send"><span class="said" role="status"></span><button class="main">Reply</button></p></form></details>`;
}

/** What a click on a line's number opens. */
export function lineBox({ commenting }: Host, thread: Thread): Html | '' {
  if (!commenting) return '';
  return html`<template id="line-box"><tr class="line-box"><td colspan="3"><form class="comment" method="post" action="${pathOf(thread)}/comments">${hidden(commenting)}<input type="hidden" name="path"><input type="hidden" name="line">
<textarea aria-label="Your comment on this line" name="body" rows="2" required maxlength="10000" placeholder="/docs …"></textarea><p class="send"><span class="said" role="status"></span><button type="button" data-close>Cancel</button><button class="main">Comment</button></p></form></td></tr></template>`;
}

/** What opens it. */
export const lineButton = (path: string, line: number) =>
  html`<button type="button" class="line" data-path="${path}" data-line="${line}" aria-label="Comment on line ${line} of ${path}">${line}</button>`;

const hidden = ({ token }: OpenCommenting) =>
  html`<input type="hidden" name="token" value="${token}">`;

// biome-ignore lint/suspicious/noExplicitAny: the pages have variables of their own
export function commentRoutes(app: Hono<any>, host: Host): void {
  app.post('/:owner/:repo/:kind{issues|pull}/:number{[0-9]+}/comments', async (c) => {
    const repo = c.get('repo') as Repository;
    const wantsJson = c.req.header('accept')?.includes('json') ?? false;
    const refused = (status: number, message: string) =>
      wantsJson
        ? Response.json({ message }, { status })
        : page(
            { title: 'Not accepted', repo: repo.fullName, body: html`<h1>${message}</h1>` },
            status,
          );
    const { commenting } = host;
    if (!commenting) return refused(403, 'Nobody can comment on this page.');
    const form = Object.fromEntries(
      Object.entries(await c.req.parseBody()).map(([name, value]) => [name, String(value)]),
    );
    if (!isOwnForm(c.req.raw, form.token, commenting)) {
      return refused(403, 'This form is not from this page. Reload the page, then try again.');
    }
    const thread = host.world.thread(repo.fullName, Number(c.req.param('number')));
    try {
      const { anchor, event } = await add(host, repo, thread, form);
      commenting.onEvent?.(event);
      if (wantsJson) return c.json({ anchor }, 201);
      return c.redirect(`${pathOf(thread)}#${anchor}`, 303);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refused(error.status, error.errors?.[0]?.message ?? error.message);
    }
  });
}

/** Browsers name the page that a form is from. The host's name was checked before. */
function isOwnForm(request: Request, token: string | undefined, open: OpenCommenting): boolean {
  const origin = request.headers.get('origin') ?? '';
  const isOurs = URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
  return isOurs && token === open.token;
}

async function add(host: Host, repo: Repository, thread: Thread, form: Record<string, string>) {
  const repository = new LocalRepository(host, repo);
  const wanted = { by: host.commenting?.as ?? '', body: form.body ?? '' };
  if (isPull(thread) && (form['reply-to'] || form.path)) {
    const made = form.path
      ? await repository.reviewComment(thread.number, {
          ...wanted,
          path: form.path,
          line: Number(form.line),
        })
      : repository.replyTo(
          findIn(host.world.data.reviewComments, repo, Number(form['reply-to'])),
          wanted,
        );
    return { anchor: `discussion_r${made.comment.id}`, event: made.event };
  }
  const { comment, event } = repository.comment(thread.number, wanted);
  return { anchor: `issuecomment-${comment.id}`, event };
}
