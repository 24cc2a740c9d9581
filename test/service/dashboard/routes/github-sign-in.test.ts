// Signing in with GitHub: server, stand-in for GitHub, and a browser as far as HTTP goes.
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../../src/cli/serve/app.ts';
import { commandPermission, openOauth } from '../../../../src/cli/serve/oauth.ts';
import { parseConfig } from '../../../../src/config/settings.ts';
import { createGithubMeter } from '../../../../src/github/meter.ts';
import type { Project, Projects } from '../../../../src/service/projects/project.ts';
import { systemClock } from '../../../../src/shared/runtime.ts';
import { dashboardServer, ORIGIN, type Visitor } from '../../../support/dashboard.ts';
import { SETTINGS } from '../../../support/database.ts';
import { checkedLocalGithub } from '../../../support/local-github.ts';
import { scriptedService } from '../../../support/scripted-service.ts';
import { silentLog } from '../../../support/silent-log.ts';

async function setUp() {
  const github = await checkedLocalGithub();
  const app = github.registerApp('docket-bot', 'octo');
  const repos = await Promise.all(
    ['acme', 'other', 'elsewhere'].map((name) =>
      github.createRepository(`octo/${name}`, { private: true, files: { 'a.md': 'A' } }),
    ),
  );
  const [acme, other, elsewhere] = repos;
  if (!acme || !other || !elsewhere) throw new Error('unreachable');
  const installation = await app.install(acme, other);
  const { clientId, clientSecret } = app.allowSignIn(`${ORIGIN}/sign-in/github/callback`);
  const projects: Project[] = [
    {
      id: 'acme',
      repo: 'octo/acme',
      settings: SETTINGS,
      app: { installation: installation.id, repository: acme.id },
    },
    { id: 'other', repo: 'octo/other', settings: SETTINGS },
    { id: 'elsewhere', repo: 'octo/elsewhere', settings: SETTINGS },
  ];
  const needed = { permission: 'write' };
  const env = {
    GITHUB_TOKEN: github.token,
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
  };
  const recorded = new Map<string, number>();
  const known: Pick<Projects, 'list' | 'find' | 'record'> = {
    list: async () =>
      projects.map((one) => {
        const repositoryId = recorded.get(one.id);
        return repositoryId === undefined ? one : { ...one, repositoryId };
      }),
    find: async (id) => projects.find((one) => one.id === id) ?? null,
    async record(id, repositoryId) {
      recorded.set(id, recorded.get(id) ?? repositoryId);
      return recorded.get(id) ?? 0;
    },
  };
  const way = openOauth(env, known, silentLog);
  if (!way) throw new Error('unreachable');
  const dashboard = dashboardServer(scriptedService().service, {
    projects: async () => projects,
    print: undefined,
    github: { ...way, base: () => ORIGIN },
    insistOnPermission: commandPermission({
      env,
      log: silentLog,
      app: openApp(env, silentLog, null),
      meter: createGithubMeter(systemClock),
      projects: known,
      async settings(id) {
        const project = projects.find((one) => one.id === id) as Project;
        return { project, config: parseConfig(`command: { permission: ${needed.permission} }`) };
      },
    }),
  });

  /** The browser goes to GitHub, where this person is signed in, and comes back with an address. */
  async function atGithub(login: string, address: string | null): Promise<string> {
    const password = github.issueToken({ login, app: false });
    const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
    const answer = await fetch(address ?? '', { headers: { authorization }, redirect: 'manual' });
    expect(answer.status).toBe(302);
    return (answer.headers.get('location') ?? '').replace(ORIGIN, '');
  }
  async function signIn(login: string, visitor: Visitor, back = '/') {
    const begun = await visitor.get(`/sign-in/github?${new URLSearchParams({ back })}`);
    const callback = await atGithub(login, begun.headers.get('location'));
    return { callback, answer: await visitor.get(callback) };
  }
  return {
    ...dashboard,
    github,
    acme,
    other,
    elsewhere,
    app,
    installation,
    atGithub,
    signIn,
    env,
    needed,
    recorded,
  };
}

const nothing = { list: async () => [], record: async () => 0 };

describe('signing in with GitHub', () => {
  it('gives readers what they can read, and writers what they can change', async () => {
    const scene = await setUp();
    const { acme, other, elsewhere, visitor, signIn, github, audit } = scene;
    acme.collaborator('mona', 'write');
    other.collaborator('mona', 'read');
    elsewhere.collaborator('mona', 'admin');
    const mona = visitor();
    expect((await mona.get('/')).headers.get('location')).toBe('/sign-in?back=%2F');
    const page = (await mona.get('/sign-in')).body;
    expect(page).toContain('Sign in with GitHub');
    expect(page).not.toContain('Print a new link');
    const { answer } = await signIn('mona', mona, '/installation');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/installation']);
    const { body } = await mona.get('/installation');
    expect(body).toContain('octo/acme');
    expect(body).toContain('octo/other');
    expect(body).not.toContain('octo/elsewhere');
    const keys = (await mona.get('/keys')).body;
    expect(keys).toContain('<option value="acme">');
    expect(keys).not.toContain('<option value="other">');
    expect((await audit.list({ limit: 1 })).entries).toMatchObject([{ actor: 'mona' }]);
    const used = github.requests.filter(({ path }) => path.startsWith('/applications/'));
    expect(used.map(({ method, status }) => [method, status])).toEqual([['DELETE', 204]]);
  });

  it('turns away whoever can read none of the repositories', async () => {
    const { visitor, signIn } = await setUp();
    const { answer } = await signIn('stranger', visitor());
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('@stranger cannot read the repository of any project here.');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('asks GitHub again every 15 minutes, and then the rights of that moment count', async () => {
    const { acme, visitor, signIn, clock, atGithub } = await setUp();
    acme.collaborator('mona', 'write');
    const mona = visitor();
    await signIn('mona', mona);
    expect((await mona.get('/keys')).status).toBe(200);
    const csrf = await mona.csrf();
    clock.advance(15 * 60_000);
    expect((await mona.post('/sign-out', { csrf })).status).toBe(401);
    const again = await mona.get('/keys');
    expect(again.headers.get('location')).toBe('/sign-in/github?back=%2Fkeys');
    acme.collaborator('mona', 'none');
    const begun = await mona.get('/sign-in/github?back=%2Fkeys');
    const late = await mona.get(await atGithub('mona', begun.headers.get('location')));
    expect(late.status).toBe(403);
    acme.collaborator('mona', 'read');
    const { answer } = await signIn('mona', mona, '/keys');
    expect(answer.headers.get('location')).toBe('/keys');
  });

  it('refuses an answer that this browser did not ask for, or that was used', async () => {
    const { acme, visitor, signIn, atGithub } = await setUp();
    acme.collaborator('mona', 'write');
    acme.collaborator('evil', 'read');
    const mona = visitor();
    const { callback } = await signIn('mona', mona);
    expect((await mona.get(callback)).status).toBe(403);
    expect((await visitor().get(callback)).status).toBe(403);
    // The answer to someone else's sign-in, which would let them watch what mona does as them.
    const evil = await visitor().get('/sign-in/github');
    const theirs = await atGithub('evil', evil.headers.get('location'));
    const victim = visitor();
    await victim.get('/sign-in/github');
    const forced = await victim.get(theirs);
    expect([forced.status, victim.cookies.has('docket-session')]).toEqual([403, false]);
    const begun = await victim.get('/sign-in/github');
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
    for (const query of [
      '',
      `?state=${state}`,
      `?state=${state}&error=access_denied`,
      '?state=&code=abc',
    ]) {
      expect((await victim.get(`/sign-in/github/callback${query}`)).status).toBe(403);
    }
    // A code of another sign-in does not fit to what this browser knows.
    const code = new URL(theirs, ORIGIN).searchParams.get('code');
    expect((await victim.get(`/sign-in/github/callback?state=${state}&code=${code}`)).status).toBe(
      403,
    );
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '\\/evil.example'])(
    'leads to its own first page, not to %s',
    async (back) => {
      const { acme, visitor, signIn } = await setUp();
      acme.collaborator('mona', 'read');
      const { answer } = await signIn('mona', visitor(), back);
      expect(answer.headers.get('location')).toBe('/');
    },
  );

  it('says what to check when GitHub does not accept the App', async () => {
    const { env, visitor, atGithub, deps } = await setUp();
    const wrong = openOauth({ ...env, CLIENT_SECRET: 'wrong' }, nothing, silentLog);
    if (wrong) deps.github = { ...wrong, base: () => ORIGIN };
    expect(() => openOauth({ CLIENT_ID: 'x' }, nothing, silentLog)).toThrow('CLIENT_SECRET');
    const broken = dashboardServer(scriptedService().service, { github: deps.github });
    const mona = broken.visitor();
    const begun = await mona.get('/sign-in/github');
    const answer = await mona.get(await atGithub('mona', begun.headers.get('location')));
    expect(answer.status).toBe(503);
    expect(answer.body).toContain('Check CLIENT_ID, CLIENT_SECRET');
    expect((await visitor().get('/sign-in/github')).headers.get('location')).not.toContain('wrong');
  });

  it('works while the App is suspended somewhere, without what is there', async () => {
    const { acme, app, installation, visitor, signIn } = await setUp();
    acme.collaborator('mona', 'write');
    await app.suspend(installation);
    const { answer } = await signIn('mona', visitor());
    expect(answer.status).toBe(403);
  });

  it.each(['acme', 'other'])(
    'asks for the permission of commands when a key of %s is made',
    async (project) => {
      const scene = await setUp();
      const { acme, other, visitor, signIn, needed, deps } = scene;
      const repository = project === 'acme' ? acme : other;
      repository.collaborator('mona', 'write');
      const mona = visitor();
      await signIn('mona', mona);
      const csrf = await mona.csrf();
      const create = () => mona.post('/keys', { csrf, project, name: 'x', scope: 'jobs' });
      needed.permission = 'admin';
      const refused = await create();
      expect(refused.status).toBe(403);
      expect(refused.body).toContain(`You need admin permission in octo/${project} for this`);
      repository.collaborator('mona', 'admin');
      expect((await create()).status).toBe(200);
      expect(await deps.keys('').list()).toHaveLength(1);
      // Removed a moment ago, with a session that is still good.
      repository.collaborator('mona', 'none');
      needed.permission = 'write';
      expect((await create()).status).toBe(403);
      expect(await deps.keys('').list()).toHaveLength(1);
    },
  );

  it('gives the new owner of a name nothing of a project that was added by hand', async () => {
    const { other, visitor, signIn, recorded, deps } = await setUp();
    recorded.set('other', other.id + 1_000);
    other.collaborator('evil', 'admin');
    const { answer } = await signIn('evil', visitor());
    expect(answer.status).toBe(403);
    await expect(deps.insistOnPermission('other', 'evil')).rejects.toThrow(
      'octo/other is another repository now',
    );
  });
});
