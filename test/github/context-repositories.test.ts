// Which other repositories agents may read, as GitHub answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GithubSettings } from '../../src/github/client.ts';
import { openContextRepositories } from '../../src/github/context-repositories.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import type { NewRepository } from '../local-github/local-github.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub } from '../support/local-github.ts';
import { tempDir } from '../support/temp.ts';

interface Wanted {
  lib?: NewRepository;
  name?: string;
  token?: string;
  isPrivate?: boolean;
  mayPublish?: boolean;
  settings?: Partial<GithubSettings>;
}

async function scene() {
  const sandbox = await checkedLocalGithub();
  return {
    sandbox,
    async open({ name = 'acme/lib', token = sandbox.token, settings, ...wanted }: Wanted = {}) {
      const { isPrivate = false, mayPublish = false } = wanted;
      if (wanted.lib) await sandbox.createRepository('acme/lib', wanted.lib);
      const source = {
        names: [name],
        target: { name: 'acme/docs', isPrivate: async () => isPrivate },
        mayPublish: () => mayPublish,
        reach: async () => ({
          github: githubOf(sandbox, { repository: name, token, ...settings }).github,
          token,
        }),
        refusal: (refused: string) => `${refused} cannot be read. Fix the name.`,
        env: {},
        path: process.env.PATH ?? '',
        clock: systemClock,
      };
      await using copies = await openContextRepositories(source, tempDir(), AbortSignal.any([]));
      const dir = tempDir();
      await copies.put(dir);
      const page = readFileSync(join(dir, '.docket-context', name, 'a.md'), 'utf8');
      await copies.remove(dir);
      return page;
    },
  };
}

const FILES = { files: { 'a.md': 'A\n' } };

describe('a context repository on GitHub', () => {
  it('is read if it is public, whatever the token is for', async () => {
    const { sandbox, open } = await scene();
    const token = sandbox.issueToken({ repositories: ['acme/docs'] });
    expect(await open({ lib: FILES, token, name: 'Acme/LIB' })).toBe('A\n');
  });

  it.each<[string, Wanted, string]>([
    ['is not there', {}, 'acme/lib cannot be read. Fix the name.'],
    [
      'is private while the documentation is public',
      { lib: { ...FILES, private: true } },
      'acme/lib in `context-repositories` is private, and acme/docs is public',
    ],
  ])('is refused if it %s', async (_, wanted, reason) => {
    await expect((await scene()).open(wanted)).rejects.toThrow(reason);
  });

  it.each<[string, Wanted]>([
    ['the documentation is private, too', { isPrivate: true }],
    ['the settings allow it', { mayPublish: true }],
  ])('is read although it is private, if %s', async (_, wanted) => {
    const { open } = await scene();
    expect(await open({ lib: { ...FILES, private: true }, ...wanted })).toBe('A\n');
  });

  it('is refused if the token does not reach it, or only its name', async () => {
    const { sandbox, open } = await scene();
    await sandbox.createRepository('acme/lib', { ...FILES, private: true });
    const other = sandbox.issueToken({ repositories: ['acme/docs'] });
    await expect(open({ token: other, isPrivate: true })).rejects.toThrow('Fix the name.');
    const nameOnly = sandbox.issueToken({ access: { contents: 'none' } });
    await expect(open({ token: nameOnly, isPrivate: true })).rejects.toThrow('Fix the name.');
  });

  it('costs the same number of requests, however many large files are left out', async () => {
    const { sandbox, open } = await scene();
    const requests = () => sandbox.requests.splice(0).filter(({ area }) => area === 'git').length;
    const lib = await sandbox.createRepository('acme/lib', FILES);
    requests();
    await open();
    const few = requests();
    const large = (sign: string) => sign.repeat(1_100_000);
    await lib.push({
      by: 'ann',
      branch: 'main',
      files: { 'b.bin': large('b'), 'c.bin': large('c') },
    });
    requests();
    expect(await open()).toBe('A\n');
    expect(requests()).toBe(few);
  });

  it('is not followed to a new name', async () => {
    const { sandbox, open } = await scene();
    await sandbox.createRepository('mallory/lib', FILES);
    // Where GitHub redirects to.
    const settings = {
      fetch: (url: unknown, init?: RequestInit) =>
        fetch(String(url).replace('/acme/lib', '/mallory/lib'), init),
    } as Partial<GithubSettings>;
    await expect(open({ settings })).rejects.toThrow(
      'acme/lib in `context-repositories` is called mallory/lib now.',
    );
  });
});
