// The dashboard of an organization: two servers, a worker, a database, and the stand-in for GitHub.
import { describe, expect, it } from 'vitest';
import { appScene } from '../../support/app.ts';
import { docket, docketServe, docketWork } from '../../support/cli.ts';

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
    expect(installation).toContain(`<dd>${app.id}</dd>`);
    expect(installation).toContain('octo/handbook');
    expect(installation).toContain('Connected since');
    expect(installation).not.toContain('No worker is connected.');
    const audit = await open('/audit');
    expect(audit).toContain('created a key');
    expect(audit).toContain('command line');
    expect(audit + (await open('/keys'))).not.toContain(key);
    expect(await open('/')).toContain('No jobs here.');
  });

  it('does not start with half of the credentials', async () => {
    const { env, database } = await appScene();
    const wrong = { ...env, CLIENT_ID: 'Iv23li' };
    const { code, stderr } = await docket(['serve', '--port', '0', ...database], wrong);
    expect(code).toBe(1);
    expect(stderr).toContain('CLIENT_ID is set, but not CLIENT_SECRET.');
  });
});
