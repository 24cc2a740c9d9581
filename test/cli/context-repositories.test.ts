// What the jobs of one repository may read of others through the GitHub App.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../src/cli/serve/app.ts';
import { servedContext } from '../../src/cli/serve/context-repositories.ts';
import { parseConfig, readSettings } from '../../src/config/settings.ts';
import { createGithub } from '../../src/github/client.ts';
import { githubSettings } from '../../src/github/settings.ts';
import type { Installation } from '../local-github/apps.ts';
import type { LocalRepository } from '../local-github/repository.ts';
import { checkedLocalGithub } from '../support/local-github.ts';
import { silentLog } from '../support/silent-log.ts';
import { tempDir } from '../support/temp.ts';

const signal = new AbortController().signal;
const NOT_FOR_US =
  'acme/lib in `context-repositories` cannot be read: there is no such public repository. If it is private and belongs to the same owner, install the GitHub App there, and set `trusted-repositories: { acme/docs: [read] }`';

async function scene() {
  const sandbox = await checkedLocalGithub();
  const local = sandbox.registerApp('docket-bot', 'acme');
  const create = (name: string, isPrivate: boolean, settings = '') =>
    sandbox.createRepository(name, {
      private: isPrivate,
      files: { 'a.md': `${name}\n`, ...(settings && { '.github/docket.yml': settings }) },
    });
  const docs = await create('acme/docs', true);
  const installed = await local.install(docs);
  const env = {
    PATH: process.env.PATH ?? '',
    GITHUB_SERVER_URL: sandbox.serverUrl,
    GITHUB_API_URL: sandbox.apiUrl,
    GITHUB_GRAPHQL_URL: sandbox.graphqlUrl,
    APP_ID: String(local.id),
    PRIVATE_KEY: local.privateKey,
  };
  const app = openApp(env, silentLog, null);
  if (!app) throw new Error('There is an App.');
  const contextOf = (
    project: LocalRepository,
    installation: Installation,
    settings = 'context-repositories: [acme/lib]\n',
  ) => {
    const token = app.tokens(installation.id, project.id);
    return servedContext(
      { repo: project.fullName, app: { installation: installation.id, repository: project.id } },
      {
        ...{ env, token, log: silentLog, config: parseConfig(settings) },
        github: createGithub(
          githubSettings(env, { repository: project.fullName, token, log: silentLog }),
        ),
        reading: { app, thread: { read: async (texts) => readSettings(texts) } },
      },
    );
  };
  return {
    ...{ sandbox, local, create, docs, installed, contextOf },
    /** Installs the App on these, too. */
    add: (...more: LocalRepository[]) => local.choose(installed, docs, ...more),
    /** What the agent would see of it. */
    async read(settings?: string) {
      await using copies = await contextOf(docs, installed, settings).copies?.(signal);
      const dir = tempDir();
      await copies?.put(dir);
      const page = readFileSync(join(dir, '.docket-context/acme/lib/a.md'), 'utf8');
      await copies?.remove(dir);
      return page;
    },
  };
}

const AGREES = 'trusted-repositories: { Acme/Docs: [read] }\n';

describe('a repository that another one names in its settings', () => {
  it('can be read if it is public, also where the App is not installed', async () => {
    const { create, read } = await scene();
    await create('acme/lib', false);
    expect(await read()).toBe('acme/lib\n');
  });

  it('can be read if it is private and agrees, with a token for reading it and nothing else', async () => {
    const { sandbox, add, create, contextOf, docs, installed } = await scene();
    const lib = await create('acme/lib', true, AGREES);
    await add(lib, await create('acme/secret', true));
    const context = contextOf(docs, installed);
    await using copies = await context.copies?.(signal);
    expect(copies?.repositories).toMatchObject([{ name: 'acme/lib' }]);
    const minted = sandbox.requests
      .filter(({ path }) => path.endsWith(`/installations/${installed.id}/access_tokens`))
      .map(({ answer }) => answer as { token: string });
    // Of the project, to find out whether it may, and to read: what is published contains none.
    const [, ...others] = minted.map(({ token }) => token);
    expect([...context.tokens].sort()).toEqual(others.sort());
    expect(others).toHaveLength(2);
    const fetched = sandbox.requests.filter(({ area, path }) => area === 'git' && /lib/.test(path));
    expect(fetched.length).toBeGreaterThan(0);
    const last = minted.at(-1)?.token ?? '';
    const ask = (path: string, method = 'GET') =>
      fetch(`${sandbox.apiUrl}/repos/acme/${path}`, {
        method,
        headers: { authorization: `Bearer ${last}` },
        ...(method === 'POST' && { body: JSON.stringify({ title: 'x', body: 'x' }) }),
      }).then(({ status }) => status);
    expect([await ask('lib'), await ask('secret'), await ask('lib/pulls', 'POST')]).toEqual([
      200, 404, 403,
    ]);
  });

  it.each<[string, (made: Awaited<ReturnType<typeof scene>>) => Promise<unknown>]>([
    ['is not there', async () => {}],
    [
      'is private and agrees, but the App is not installed',
      ({ create }) => create('acme/lib', true, AGREES),
    ],
    [
      'is private with the App, and says nothing',
      async ({ create, add }) => add(await create('acme/lib', true)),
    ],
    [
      'is private and agrees with another one',
      async ({ create, add }) =>
        add(
          await create(
            'acme/lib',
            true,
            'trusted-repositories: { acme/docs2: [read], evil/docs: [read] }\n',
          ),
        ),
    ],
    [
      'is private and lets the other one do something else',
      async ({ create, add }) =>
        add(await create('acme/lib', true, AGREES.replace('read]', 'request, publish]'))),
    ],
    [
      'is private and has settings that are not valid',
      async ({ create, add }) => add(await create('acme/lib', true, `${AGREES}colour: red\n`)),
    ],
    [
      'is private, and only its organization agrees',
      async ({ create, add, sandbox }) => {
        const files = { 'docket.yml': AGREES };
        const shared = await sandbox.createRepository('acme/.github', { files });
        await add(await create('acme/lib', true), shared);
      },
    ],
    [
      'is private and agrees, but in another installation',
      async ({ create, local }) => local.install(await create('acme/lib', true, AGREES)),
    ],
    [
      'has got another name since it agreed',
      async ({ create, add, local, installed }) => {
        const lib = await create('acme/lib', true, AGREES);
        await add(lib);
        await local.rename(installed, lib, 'acme/moved');
      },
    ],
  ])('is refused in the same words if it %s', async (_, prepare) => {
    const made = await scene();
    await prepare(made);
    await expect(made.read()).rejects.toThrow(NOT_FOR_US);
  });

  it('can no longer be read once it no longer agrees', async () => {
    const { create, add, read } = await scene();
    const lib = await create('acme/lib', true, AGREES);
    await add(lib);
    expect(await read()).toBe('acme/lib\n');
    await lib.push({
      ...{ by: 'owner', branch: 'main' },
      files: { '.github/docket.yml': 'trusted-repositories: {}\n' },
    });
    await expect(read()).rejects.toThrow(NOT_FOR_US);
  });

  it('is not published by accident: a private one is refused where the documentation is public', async () => {
    const { create, local, contextOf } = await scene();
    const open = await create('acme/open', false);
    const lib = await create('acme/lib', true, 'trusted-repositories: { acme/open: [read] }\n');
    const own = await local.install(open, lib);
    const names = 'context-repositories: [acme/lib]\n';
    await expect(contextOf(open, own, names).copies?.(signal)).rejects.toThrow(
      'acme/lib in `context-repositories` is private, and acme/open is public',
    );
    const trusting = (name: string) => `${names}trusted-repositories: { ${name}: [publish] }\n`;
    await expect(contextOf(open, own, trusting('acme/other')).copies?.(signal)).rejects.toThrow(
      'set `trusted-repositories: { acme/lib: [publish] }`',
    );
    const context = contextOf(open, own, trusting('acme/lib'));
    await using copies = await context.copies?.(signal);
    expect(copies?.repositories).toHaveLength(1);
  });
});
