// Comments from the pages of the stand-in: only where they are open, and only from its own forms.
import { expect, it } from 'vitest';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import type { HostEvent } from '../host-event.ts';

async function scene() {
  const github = await checkedLocalGithub();
  const repo = await handbook(github);
  const { number } = repo.openIssue({ by: 'mona', title: 'What is missing?' });
  const page = `${repo.url}/issues/${number}`;
  const events: HostEvent[] = [];
  const open = () =>
    github.openComments({
      as: 'mona',
      hint: '',
      examples: [],
      onEvent: (event) => events.push(event),
    });
  const token = async () =>
    /name="token" value="(\w+)"/.exec(await (await fetch(page)).text())?.[1] ?? '';
  const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${page}/comments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: github.serverUrl, ...headers },
      body: new URLSearchParams(form),
    });
  return { repo, number, page, events, open, token, send, comments: () => repo.comments(number) };
}

it('a page has neither a form nor a script until comments are open', async () => {
  const { page, open, send, comments } = await scene();
  expect(await (await fetch(page)).text()).not.toMatch(/<form|<script/);
  expect((await send({ body: '/docs explain it' })).status).toBe(403);
  expect(comments()).toEqual([]);
  open();
  expect(await (await fetch(page)).text()).toMatch(/<form[\s\S]*<script/);
});

it('a comment is added, told like any other, and shown to whoever waits for it', async () => {
  const { page, events, open, token, send, comments, number } = await scene();
  open();
  const version = /data-version="(\d+)"/.exec(await (await fetch(page)).text())?.[1];
  const waiting = fetch(`${page}?after=${version}`);
  const answer = await send({ token: await token(), body: '/docs explain <b>it</b>' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/issues\/\d+#issuecomment-\d+$/);
  expect(comments()).toMatchObject([{ author: 'mona', body: '/docs explain <b>it</b>' }]);
  expect(events).toMatchObject([
    { name: 'issue_comment', payload: { action: 'created', issue: { number } } },
  ]);
  expect(await (await waiting).text()).toContain('/docs explain');
});

it.each([
  ['of another site', { origin: 'https://evil.example' }, true],
  ['without an origin', { origin: 'null' }, true],
  ['without the token of the page', {}, false],
])('a form %s is refused, and changes nothing', async (_, headers, knowsToken) => {
  const { events, open, token, send, comments } = await scene();
  open();
  const form = { body: '/docs explain it', token: knowsToken ? await token() : 'guessed' };
  const answer = await send(form, headers);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('This form is not from this page.');
  expect([comments(), events]).toEqual([[], []]);
});

it('an empty comment is refused with a sentence', async () => {
  const { open, token, send, comments } = await scene();
  open();
  const answer = await send({ token: await token(), body: ' ' }, { accept: 'application/json' });
  expect([answer.status, await answer.json()]).toEqual([422, { message: "body can't be blank" }]);
  expect(comments()).toEqual([]);
});
