import { describe, expect, it } from 'vitest';
import { createGit } from '../../../src/shared/git/git.ts';
import { listRefs } from '../../../src/shared/git/remote.ts';
import { line } from '../../local-github/git/read-refs.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { remoteThat } from '../../support/remote-server.ts';

const SHA = 'a'.repeat(40);
const RESULT = 'application/x-git-upload-pack-result';
const LIST = `${line(`${SHA} HEAD symref-target:refs/heads/main\n`)}${line(`${SHA} refs/heads/main\n`)}0000`;

/** Whoever needs a process of git gets an error from this one. */
const withoutProcesses = (origin = 'https://elsewhere.example', token = 'secret') =>
  createGit({ path: '/nonexistent', credentials: { origin, token } });

const answering = (body: string, status = 200, type = RESULT) =>
  remoteThat((response) => response.writeHead(status, { 'content-type': type }).end(body));

describe('the refs of a remote', () => {
  it('are listed over HTTP as git lists them, without a process', async () => {
    const sandbox = await checkedLocalGithub();
    const repo = await handbook(sandbox, { private: true });
    for (const branch of ['docket/1', 'docket/1-2', 'other', 'x/refs/heads/docket/1'])
      await repo.push({ by: 'mona', branch, files: { 'a.md': branch } });
    const { serverUrl: origin, token } = sandbox;
    const git = createGit({ path: process.env.PATH ?? '', credentials: { origin, token } });
    const names = ['HEAD', 'refs/heads/docket/1', 'refs/heads/docket/1-*', 'refs/none'];
    const listed = await listRefs(withoutProcesses(origin, token), repo.cloneUrl, names);
    expect(listed).toEqual(
      await listRefs({ ...git, ask: async () => 'ask git' }, repo.cloneUrl, names),
    );
    expect(listed).toMatchObject({ head: 'main' });
    const tips = 'tips' in listed ? [...listed.tips.keys()] : [];
    expect(tips).toEqual(['HEAD', 'refs/heads/docket/1', 'refs/heads/docket/1-2']);
  });

  it.each([
    ['a list that is cut off', LIST.slice(0, -4)],
    ['a list that is cut off in a line', LIST.slice(0, 30)],
    ['more after the list', `${LIST}0000`],
    ['an error', `${line('ERR upload-pack: not our ref\n')}0000`],
    ['a length that is none', `00xy${LIST}`],
    ['nothing', ''],
    ['a page', '<!doctype html>', 200, 'text/html'],
    ['a refusal', LIST, 403],
    ['no repository', LIST, 404],
    ['a server that is down', LIST, 502],
    ['a limit', LIST, 429],
  ])('are asked for by git after %s', async (_what, body, status = 200, type = RESULT) => {
    const { remote, seen } = await answering(body, status, type);
    await expect(listRefs(withoutProcesses(), remote, ['HEAD'])).rejects.toThrow(
      /git could not be/,
    );
    expect(seen).toHaveLength(1);
  });

  it('are asked for by git after a redirect, which sees no token', async () => {
    const { remote: other, seen } = await answering(LIST);
    const { origin, remote } = await remoteThat((response) =>
      response.writeHead(307, { location: `${other}/git-upload-pack` }).end(),
    );
    await expect(listRefs(withoutProcesses(origin), remote, ['HEAD'])).rejects.toThrow(/git could/);
    expect(seen).toEqual([]);
  });

  it('are asked for by git after more than anybody has', async () => {
    const { remote } = await remoteThat((response) => {
      response.writeHead(200, { 'content-type': RESULT });
      response.end(line(`${SHA} refs/heads/${'a'.repeat(1000)}\n`).repeat(20_000));
    });
    await expect(listRefs(withoutProcesses(), remote, ['HEAD'])).rejects.toThrow(
      /git could not be/,
    );
  });

  it('show the token to its own origin only', async () => {
    const { remote, origin, seen } = await answering(LIST);
    await listRefs(withoutProcesses(origin, 'secret'), remote, ['HEAD']);
    await listRefs(withoutProcesses('https://elsewhere.example', 'secret'), remote, ['HEAD']);
    const sent = `Basic ${Buffer.from('x-access-token:secret').toString('base64')}`;
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([sent, undefined]);
  });

  it('are asked for only by git where a server does not speak like this', async () => {
    const { remote, seen } = await answering('', 415);
    const git = withoutProcesses();
    for (let n = 0; n < 2; n += 1)
      await expect(listRefs(git, remote, ['HEAD'])).rejects.toThrow(/git could not be/);
    expect(seen).toHaveLength(1);
  });

  it.each([
    [new Error('Nobody waits.'), 'Nobody waits.'],
    [new DOMException('It is late.', 'TimeoutError'), 'git took too long. Try again later.'],
  ])('are not asked for any more when nobody waits: %s', async (reason, said) => {
    const { remote } = await remoteThat(() => {});
    const stop = new AbortController();
    const asked = listRefs(withoutProcesses(), remote, ['HEAD'], { signal: stop.signal });
    stop.abort(reason);
    await expect(asked).rejects.toThrow(said);
  });
});
