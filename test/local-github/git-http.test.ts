import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createGit } from '../../src/shared/git/git.ts';
import { checkedLocalGithub, handbook, octokit, REPO } from '../support/local-github.ts';
import { tempDir } from '../support/temp.ts';
import { atTestEnd } from '../support/test-end.ts';
import { serveGit } from './git/backend.ts';
import { advertiseRefs, line, listRefs } from './git/read-refs.ts';
import type { LocalGithub } from './local-github.ts';

const git = (sandbox: LocalGithub, token: string | null = sandbox.token) =>
  createGit({
    path: process.env.PATH ?? '',
    ...(token ? { credentials: { origin: sandbox.serverUrl, token } } : {}),
  });

async function start(wanted = {}) {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox, wanted);
  return { sandbox, repo, dir: join(tempDir(), 'clone') };
}

describe('git over HTTP at the stand-in', () => {
  it('clones blobless and shallow, and takes a push back from there', async () => {
    const { sandbox, repo, dir } = await start({ private: true });
    for (let i = 0; i < 3; i += 1) {
      await repo.push({ by: 'mona', branch: 'main', files: { 'docs/count.md': `${i}\n` } });
    }
    const tool = git(sandbox);
    const clone = ['clone', '--quiet', '--depth=1', '--filter=blob:none', '--no-checkout'];
    await tool.run([...clone, repo.cloneUrl, dir]);
    const blobs = await tool.run(
      ['rev-list', '--objects', '--all', '--missing=print', '--filter-print-omitted'],
      { cwd: dir },
    );
    expect(blobs).toContain('?');
    expect((await tool.run(['rev-list', '--count', 'HEAD'], { cwd: dir })).trim()).toBe('1');
    await tool.run(['checkout', '--quiet', 'main'], { cwd: dir });
    expect(readFileSync(join(dir, 'docs/count.md'), 'utf8')).toBe('2\n');
    writeFileSync(join(dir, 'docs/count.md'), 'three\n');
    await tool.run(['commit', '--quiet', '-am', 'Count on'], { cwd: dir });
    await tool.run(['push', '--quiet', 'origin', 'HEAD:refs/heads/docket/1'], { cwd: dir });
    expect(await repo.file('docket/1', 'docs/count.md')).toBe('three\n');
  });

  it('fetches any commit by its sha, and custom refs', async () => {
    const { sandbox, repo, dir } = await start();
    const old = (await repo.branch('main')) ?? '';
    await repo.push({ by: 'mona', branch: 'main', files: { 'a.md': 'A' } });
    const tool = git(sandbox, null);
    await tool.run(['init', '--quiet', dir]);
    await tool.run(['fetch', '--quiet', '--depth=1', repo.cloneUrl, old], { cwd: dir });
    expect((await tool.run(['rev-parse', 'FETCH_HEAD'], { cwd: dir })).trim()).toBe(old);
    const writer = git(sandbox);
    await writer.run(['push', '--quiet', repo.cloneUrl, `${old}:refs/docket/state`], { cwd: dir });
    const listed = await tool.run(['ls-remote', repo.cloneUrl, 'refs/docket/*']);
    expect(listed).toContain('refs/docket/state');
  });

  it.each([
    ['blob:none', true],
    ['blob:limit=1000', true],
    ['tree:0', true],
    ['tree:1', false],
    ['tree:2', false],
    ['object:type=blob', false],
  ])('takes the filter %s: %s', async (filter, isTaken) => {
    const { sandbox, repo, dir } = await start();
    const clone = ['clone', '--quiet', '--bare', `--filter=${filter}`, repo.cloneUrl, dir];
    const { code, stderr } = await git(sandbox, null).try(clone);
    expect(code === 0, stderr).toBe(isTaken);
  });

  it('refuses a lease that was lost', async () => {
    const { sandbox, repo, dir } = await start();
    const tool = git(sandbox);
    await tool.run(['clone', '--quiet', repo.cloneUrl, dir]);
    const seen = (await repo.branch('main')) ?? '';
    await repo.push({ by: 'mona', branch: 'main', files: { 'a.md': 'A' } });
    await tool.run(['commit', '--quiet', '--allow-empty', '-m', 'Mine'], { cwd: dir });
    const lease = `--force-with-lease=refs/heads/main:${seen}`;
    const result = await tool.try(['push', lease, 'origin', 'HEAD:refs/heads/main'], { cwd: dir });
    expect(result.code).not.toBe(0);
    expect(result.stderr).toContain('stale info');
  });

  it.each([
    ['nobody, pushing to a public repository', false, null, 'push'],
    ['nobody, reading a private one', true, null, 'ls-remote'],
    ['a wrong token', false, 'wrong', 'ls-remote'],
    ['a read-only token, pushing', false, 'read-only', 'push'],
    ['a token for another repository', true, 'other', 'ls-remote'],
  ])('turns away %s', async (_who, isPrivate, which, what) => {
    const { sandbox, repo, dir } = await start({ private: isPrivate });
    const tokens: Record<string, string> = {
      'read-only': sandbox.issueToken({ access: { contents: 'read' } }),
      other: sandbox.issueToken({ repositories: ['octo/elsewhere'] }),
    };
    const tool = git(sandbox, which && (tokens[which] ?? which));
    await tool.run(['init', '--quiet', dir]);
    await tool.run(['commit', '--quiet', '--allow-empty', '-m', 'Mine'], { cwd: dir });
    const args =
      what === 'push' ? ['push', repo.cloneUrl, 'HEAD:refs/heads/x'] : ['ls-remote', repo.cloneUrl];
    const result = await tool.try(args, { cwd: dir });
    expect(result.code).toBe(128);
    expect(result.stderr).toMatch(/could not read Username|Authentication failed|403|not found/);
    expect(await repo.branches()).toEqual(['main']);
  });

  it('shows a push on the open pull request at once, and lets nobody write its refs', async () => {
    const { sandbox, repo, dir } = await start();
    await repo.push({ by: 'mona', branch: 'docket/1', files: { 'a.md': 'A\n' } });
    const api = octokit(sandbox).rest;
    await api.pulls.create({ ...REPO, title: 'A', head: 'docket/1', base: 'main' });
    const tool = git(sandbox);
    await tool.run(['clone', '--quiet', '--branch', 'docket/1', repo.cloneUrl, dir]);
    await tool.run(['commit', '--quiet', '--allow-empty', '-m', 'More'], { cwd: dir });
    await tool.run(['push', '--quiet', 'origin', 'HEAD'], { cwd: dir });
    const head = (await tool.run(['rev-parse', 'HEAD'], { cwd: dir })).trim();
    const listed = await tool.run(['ls-remote', repo.cloneUrl, 'refs/pull/1/head']);
    expect(listed).toContain(head);
    const [pull] = await repo.pulls();
    expect(pull?.pull.headSha).toBe(head);
    const forged = await tool.try(['push', 'origin', '+HEAD~1:refs/pull/1/head'], { cwd: dir });
    expect(forged.code).not.toBe(0);
  });

  it('breaks off after the push has arrived, when told to', async () => {
    const { sandbox, repo, dir } = await start();
    const tool = git(sandbox);
    await tool.run(['clone', '--quiet', repo.cloneUrl, dir]);
    await tool.run(['commit', '--quiet', '--allow-empty', '-m', 'Mine'], { cwd: dir });
    const on = 'POST /octo/handbook.git/git-receive-pack';
    sandbox.faults.add({ on, fault: { kind: 'drop', when: 'before' } });
    const push = () => tool.try(['push', 'origin', 'HEAD:refs/heads/x'], { cwd: dir });
    expect((await push()).code).not.toBe(0);
    expect(await repo.branch('x')).toBeNull();
    sandbox.faults.add({ on, fault: { kind: 'drop', when: 'after' } });
    expect((await push()).code).not.toBe(0);
    expect(await repo.branch('x')).not.toBeNull();
    expect(sandbox.faults.pending).toBe(0);
  });

  it('ends for a caller that went away before git has started', async () => {
    const { repo } = await start();
    const sha = await repo.branch('main');
    const tags = Array.from({ length: 5_000 }, (_, n) => `${sha} refs/tags/v${n}\n`).sort();
    writeFileSync(join(repo.gitDir, 'packed-refs'), tags.join(''));
    const asked = { service: 'info/refs', query: 'service=git-upload-pack' };
    const status = await served('GET / HTTP/1.1\r\nhost: here\r\n\r\n', (request, response) => {
      const closed = once(response, 'close');
      request.socket.destroy();
      return closed.then(() => serveGit(request, response, of(repo, asked), { discard: false }));
    });
    expect(status).toBe(200);
  });

  it('ends for a caller that went away within a compressed request', async () => {
    const { repo } = await start();
    const asked = { service: 'git-upload-pack', query: '' };
    const head = ['POST / HTTP/1.1', 'host: here', 'content-encoding: gzip', 'content-length: 99'];
    for (const protocol of ['git-protocol: version=2', 'git-protocol: version=0']) {
      const sent = [...head, protocol, '', ''].join('\r\n');
      const ended = served(
        Buffer.concat([Buffer.from(sent), gzipSync('all').subarray(0, 12)]),
        async (request, response) => {
          const status = serveGit(request, response, of(repo, asked), { discard: false });
          request.socket.destroy();
          return status.catch((error: NodeJS.ErrnoException) => error.code);
        },
      );
      expect([protocol, await ended]).not.toEqual([protocol, 200]);
    }
  });

  it('tells refs as git does', async () => {
    const { sandbox, repo } = await start();
    await repo.push({ by: 'mona', branch: 'docket/1', files: { 'a.md': 'A\n' } });
    await octokit(sandbox).rest.pulls.create({
      ...REPO,
      title: 'A',
      head: 'docket/1',
      base: 'main',
    });
    const tool = git(sandbox);
    const at = ['--git-dir', repo.gitDir];
    await tool.run([...at, 'pack-refs', '--all']);
    await repo.push({ by: 'mona', branch: 'docket/1-2', files: { 'b.md': 'B\n' } });
    await repo.push({ by: 'mona', branch: 'docket/1', files: { 'a.md': 'C\n' } });

    const ask = (...lines: string[]) => {
      const asked = ['command=ls-refs\n', 'object-format=sha1', ...lines].map(line);
      return Buffer.from(`${asked.slice(0, 2).join('')}0001${asked.slice(2).join('')}0000`);
    };
    const requests = [
      ask('peel\n', 'symrefs\n', 'unborn\n'),
      ask('peel\n', 'symrefs\n', 'ref-prefix HEAD\n', 'ref-prefix refs/heads/docket/1\n'),
      ask('ref-prefix refs/docket/state\n'),
    ];
    const said = async (gitDir: string, input: Buffer) => {
      const args = ['upload-pack', '--stateless-rpc', gitDir];
      return (await tool.run(args, { input, env: { GIT_PROTOCOL: 'version=2' } })).toString();
    };
    for (const asked of requests)
      expect(listRefs(repo.gitDir, asked)).toBe(await said(repo.gitDir, asked));
    const empty = join(tempDir(), 'empty.git');
    await tool.run(['init', '--quiet', '--bare', empty]);
    for (const asked of requests) expect(listRefs(empty, asked)).toBe(await said(empty, asked));

    for (const gitDir of [repo.gitDir, empty]) {
      const hidden = ['-c', 'receive.hideRefs=refs/pull'];
      const first = ['receive-pack', '--stateless-rpc', '--http-backend-info-refs', gitDir];
      const advertised = await tool.run([...hidden, ...first]);
      const [, able = ''] = /\0(.*)\n/.exec(advertised) ?? [];
      expect(advertiseRefs(gitDir, able)).toBe(advertised);
    }
    await tool.run([...at, 'tag', '--annotate', '--message=One', 'v1', 'main']);
    expect(listRefs(repo.gitDir, requests[0] ?? ask())).toBeUndefined();
    expect(listRefs(repo.gitDir, Buffer.from(line('command=fetch')))).toBeUndefined();
  });
});

const of = ({ gitDir }: { gitDir: string }, asked: { service: string; query: string }) => ({
  ...asked,
  ...{ gitDir, user: '', path: process.env.PATH ?? '' },
});

/** What `handle` answers for a request of these bytes. */
async function served<T>(
  bytes: string | Buffer,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<T>,
): Promise<T> {
  const answer = Promise.withResolvers<T>();
  const server = createServer((request, response) => answer.resolve(handle(request, response)));
  atTestEnd(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  connect((server.address() as AddressInfo).port, '127.0.0.1').end(bytes);
  return answer.promise;
}
