// The GitHub App from its manifest: the page on this machine, GitHub's page, and back, with what a
// browser would send.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { terminalUser } from '../../../src/cli/stores.ts';
import { formOf, throughGithub, until } from '../../support/app.ts';
import { docket, docketApp, docketServe, docketWork } from '../../support/cli.ts';
import { migratedDatabase } from '../../support/database.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { tempDir } from '../../support/temp.ts';

const KEY = 'a1'.repeat(32);
const OTHER_KEY = 'b2'.repeat(32);
const URL_OPTION = ['--url', 'https://docket.example.com'];

async function scene() {
  const github = await checkedLocalGithub();
  const env = {
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
  };
  return { github, env };
}

async function queried(database: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const auditOf = (database: string) =>
  queried(database, 'select actor, project, action, detail from docket.audit order by id');

describe('docket app create', () => {
  it('stores the App in the database, encrypted, where servers and workers find it', async () => {
    const { github, env: some } = await scene();
    const database = await migratedDatabase();
    const env = { ...some, DOCKET_ENCRYPTION_KEY: KEY };
    const place = ['--database', database];
    const create = await docketApp(
      ['create', ...URL_OPTION, '--organization', 'octo', ...place],
      env,
    );
    const answer = await fetch(await throughGithub(create.page));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Install it on repositories');
    const ended = await create.ended;
    expect(ended).toMatchObject({
      code: 0,
      stdout: `${github.serverUrl}/apps/docket/installations/new\n`,
    });
    expect(ended.stderr).toContain('The GitHub App docket is ready.');

    const rows = await queried(database, 'select * from docket.app_secret');
    expect(rows).toMatchObject([
      { name: 'github-app', sealed: expect.stringMatching(/^v1\.\w{8}\./) },
    ]);
    expect(JSON.stringify(rows) + ended.stderr).not.toMatch(/PRIVATE KEY|BEGIN/);

    const again = await docket(['app', 'create', ...URL_OPTION, ...place], env);
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database already has a GitHub App\./),
    });

    const repo = await handbook(github, { files: { 'docs/start.md': '# Start\n' } });
    const agent = { DOCKET_AGENT_COMMAND: 'echo "Better." >> docs/start.md' };
    const known = [...place, '--public-url', 'https://docket.example.com'];
    const server = await docketServe(known, { ...env, ...agent });
    await docketWork(place, { ...env, ...agent });
    const signIn = await fetch(`${server.url}/sign-in/github`, { redirect: 'manual' });
    expect(signIn.headers.get('location')).toContain(`${github.serverUrl}/login/oauth/authorize?`);
    const app = github.app('docket');
    app.hook(`${server.url}/api/github/webhooks`);
    await app.install(repo);
    const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    repo.comment(number, { by: 'mona', body: '/docs make it better' });
    await until(() => repo.comments(number).some(({ body }) => body.includes('Done:')));
  });

  it('tells of a missing, wrong, or damaged encryption key, and takes a new one with the old one', async () => {
    const { env } = await scene();
    const database = await migratedDatabase();
    const place = ['--database', database];
    const command = ['app', 'create', ...URL_OPTION, ...place];
    const said = async (argv: string[], more: Record<string, string>) => {
      const { code, stderr } = await docket(argv, { ...env, ...more });
      return `${code} ${stderr}`;
    };
    expect(await said(command, {})).toMatch(/^1 DOCKET_ENCRYPTION_KEY is not set\./);
    expect(await said(command, { DOCKET_ENCRYPTION_KEY: 'short' })).toMatch(
      /^1 DOCKET_ENCRYPTION_KEY must have 64 hexadecimal characters/,
    );
    const create = await docketApp(command.slice(1), { ...env, DOCKET_ENCRYPTION_KEY: KEY });
    await fetch(await throughGithub(create.page));
    expect(await create.ended).toMatchObject({ code: 0 });
    const serve = ['serve', '--port', '0', ...place];
    const other = { DOCKET_ENCRYPTION_KEY: OTHER_KEY };
    expect(await said(serve, {})).toMatch(/^1 DOCKET_ENCRYPTION_KEY is not set\./);
    expect(await said(serve, other)).toMatch(
      /^1 The secrets of the GitHub App in the database are encrypted with another key: theirs has the ID [0-9a-f]{8}, and yours [0-9a-f]{8}\./,
    );
    expect(await said(['app', 'rotate', ...place], other)).toMatch(
      /^1 .*encrypted with another key/,
    );
    const both = { ...other, DOCKET_ENCRYPTION_KEY_PREVIOUS: KEY };
    await (await docketServe(place, { ...env, ...both })).end('SIGTERM');
    expect(await said(['app', 'rotate', ...place], both)).toMatch(/^0 /);
    await (await docketServe(place, { ...env, ...other })).end('SIGTERM');
    expect(await said(['app', 'remove', ...place], {})).toMatch(/^0 /);
    expect(await said(['app', 'remove', ...place], {})).toMatch(
      /^1 The database has no GitHub App\./,
    );
    expect(await auditOf(database)).toEqual([
      { actor: terminalUser(), project: null, action: 'app.create', detail: { app: 'docket' } },
      { actor: terminalUser(), project: null, action: 'app.rotate', detail: {} },
      { actor: terminalUser(), project: null, action: 'app.remove', detail: {} },
    ]);
  });

  it('writes a file that only its owner can read, and never over another one', async () => {
    const { env } = await scene();
    const out = join(tempDir(), 'app.env');
    const create = await docketApp(['create', ...URL_OPTION, '--out', out], env);
    await fetch(await throughGithub(create.page));
    const { code, stderr } = await create.ended;
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`. ./${out}`),
    });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(readFileSync(out, 'utf8')).toMatch(
      /^APP_ID='\d+'\nPRIVATE_KEY='-----BEGIN RSA PRIVATE KEY-----\\n.*'\nWEBHOOK_SECRET='\w{32,}'\nCLIENT_ID='[\w.]+'\nCLIENT_SECRET='\w+'\n$/,
    );
    writeFileSync(out, 'mine');
    const again = await docket(['app', 'create', ...URL_OPTION, '--out', out], env);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('already exists') });
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });

  it('takes no code of a stranger, shows itself to nobody else, and leaves nothing behind', async () => {
    const { github, env } = await scene();
    const out = join(tempDir(), 'app.env');
    const create = await docketApp(['create', ...URL_OPTION, '--out', out], env);
    const { origin } = new URL(create.page);
    const status = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${origin}${path}`, init)).status;
    expect(await status('/')).toBe(404);
    expect(await status('/created?code=abc&state=guess')).toBe(403);
    expect(await status('/created?code=abc')).toBe(403);
    expect(await status(new URL(create.page).pathname, { method: 'POST' })).toBe(404);
    expect(github.requests.filter(({ path }) => path.startsWith('/app-manifests'))).toEqual([]);
    const page = await fetch(create.page);
    expect(page.headers.get('content-security-policy')).toContain(
      `form-action ${github.serverUrl}`,
    );
    const action = new URL(formOf(await page.text(), create.page).action);
    // The right state, with a code that GitHub does not know.
    const wrong = `/created?code=abc&state=${action.searchParams.get('state')}`;
    expect(await status(wrong)).toBe(502);
    expect(await create.ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'GitHub refused the code (404). A code works once, within an hour.',
      ),
    });
    expect(existsSync(out)).toBe(false);
  });

  it.each([
    [['create'], /`--url URL` is required/],
    [['create', '--url', 'docket.example.com'], /`--url URL` is required/],
    [['create', ...URL_OPTION, '--organization', 'a/b'], /`--organization` must be the name/],
    [['create', ...URL_OPTION, '--name', 'x'.repeat(35)], /at most 34 characters/],
    [['rotate'], /`--database URL` is required/],
    [['remove', 'x', '--database', 'postgresql://x'], /Unexpected argument `x`/],
  ])('tells what is wrong with %j', async (argv, words) => {
    expect(await docket(['app', ...argv])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(words),
    });
  });
});
