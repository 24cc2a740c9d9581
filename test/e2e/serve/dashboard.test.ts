// The dashboard of an organization: two servers, a worker, a database, and the stand-in for GitHub.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appScene } from '../../support/app.ts';
import { docket, docketServe, docketWork } from '../../support/cli.ts';
import { repositoryWith } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const PUBLIC = 'http://docket.test';

describe('the dashboard of several servers', () => {
  it('knows whoever signed in at another server, the workers, and every change of a key', async () => {
    const { github, repo, app, env, database, run } = await appScene();
    repo.collaborator('mona', 'write');
    await app.install(repo);
    await run('projects', 'add', 'handbook', '--repo', repo.fullName, '--agent-command', 'true');
    const key = await run('keys', 'create', '--project', 'handbook', '--name', 'CI');
    const client = app.allowSignIn(`${PUBLIC}/sign-in/github/callback`);
    const all = {
      ...env,
      GITHUB_TOKEN: github.token,
      CLIENT_ID: client.clientId,
      CLIENT_SECRET: client.clientSecret,
    };
    const options = [...database, '--public-url', PUBLIC];
    const [one, two] = await Promise.all([docketServe(options, all), docketServe(options, all)]);
    await docketWork(database, all);
    expect(one.stderr()).not.toContain('Dashboard');

    const begun = await fetch(`${one.url}/sign-in/github`, { redirect: 'manual' });
    const password = github.issueToken({ login: 'mona', app: false });
    const authorization = `Basic ${Buffer.from(`mona:${password}`).toString('base64')}`;
    const agreed = await fetch(begun.headers.get('location') ?? '', {
      headers: { authorization },
      redirect: 'manual',
    });
    const callback = (agreed.headers.get('location') ?? '').replace(PUBLIC, two.url);
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const entered = await fetch(callback, { headers: { cookie }, redirect: 'manual' });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/']);
    const session = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const open = async (path: string) =>
      (await fetch(`${one.url}${path}`, { headers: { cookie: session } })).text();

    const installation = await open('/installation');
    expect(installation).toContain('octo/handbook');
    // What concerns all tenants is for the operator.
    expect(installation).not.toContain(`<dd>${app.id}</dd>`);
    expect(installation).not.toContain('id="workers"');
    const audit = await open('/audit');
    expect(audit).toContain('created a key');
    expect(audit).toContain('command line');
    expect(audit + (await open('/keys'))).not.toContain(key);
    expect(await open('/')).toContain('No jobs yet.');
  });

  it('does not start with half of the credentials', async () => {
    const { env, database } = await appScene();
    const wrong = { ...env, CLIENT_ID: 'Iv23li' };
    const { code, stderr } = await docket(['serve', '--port', '0', ...database], wrong);
    expect(code).toBe(1);
    expect(stderr).toContain('CLIENT_ID is set, but not CLIENT_SECRET.');
  });
});

describe('docket sign-in', () => {
  /** Follows the link as a browser does and opens a page. */
  async function enter(url: string, link: string): Promise<number> {
    const headers = { origin: url };
    const entered = await fetch(link, { method: 'POST', headers, redirect: 'manual' });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    return (await fetch(`${url}/keys`, { headers: { cookie }, redirect: 'manual' })).status;
  }

  it('prints a link for a server whose output nobody sees, with a folder or a database', async () => {
    const repo = await repositoryWith({ 'docs/start.md': '# Start\n' });
    const data = ['--data', join(tempDir(), 'data')];
    const one = ['--project', 'acme', '--repo', repo, '--agent-command', 'true'];
    const { env, database } = await appScene();
    for (const [place, more] of [
      [data, one],
      [database, []],
    ] as const) {
      const { url } = await docketServe([...place, ...more], env);
      const { code, stdout } = await docket(['sign-in', ...place, '--base-url', url], env);
      expect([code, stdout]).toEqual([
        0,
        expect.stringMatching(new RegExp(`^${url}/sign-in/link/[\\w-]{43}\n$`)),
      ]);
      expect(await enter(url, stdout.trim())).toBe(200);
      expect(await enter(url, stdout.trim())).toBe(303);
      expect(await (await fetch(`${url}/sign-in`)).text()).toContain('<code>docket sign-in</code>');
    }
  });

  it('makes no folder where there is no server', async () => {
    const dir = join(tempDir(), 'nothing');
    const { code, stdout, stderr } = await docket(['sign-in', '--data', dir]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`There is no folder ${dir}.`);
    expect(existsSync(dir)).toBe(false);
  });
});
