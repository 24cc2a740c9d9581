// A server with a GitHub App for many: people with too little permission, names that come to belong to
// someone else, deliveries of yesterday, and a database without its key.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { readSettings } from '../../../src/config/settings.ts';
import { createAppSecret } from '../../../src/postgres/app-secret.ts';
import { openDatabase } from '../../../src/postgres/database.ts';
import { openEncryption } from '../../../src/shared/encryption.ts';
import { InvalidRequest } from '../../../src/shared/errors.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import type { LocalRepository } from '../../local-github/repository.ts';
import { until } from '../../support/app.ts';
import { COMPILED } from '../../support/compiled.ts';
import { migratedDatabase } from '../../support/database.ts';
import { jobsApi } from '../../support/organization.ts';
import { startProcess } from '../../support/processes.ts';
import { programFolder } from '../../support/programs.ts';
import { atTestEnd } from '../../support/test-end.ts';
import { query } from './database.ts';
import type { Attack, Scene } from './scene.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SECRET = 'wh_Zk3nQ8vT1xW6rB9mH4';
const PUBLIC = 'http://docket.test';

function docket(args: string[], env: Record<string, string>) {
  const all = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED, ...env };
  const program = [join(ROOT, 'dist/cli.js'), ...args];
  const child = startProcess(join(ROOT, 'node_modules/node/bin/node'), program, { env: all });
  const closed = once(child, 'close');
  return { child, closed };
}

async function start(args: string[], env: Record<string, string>, sign: RegExp) {
  const { child, closed } = docket(args, env);
  let said = '';
  const found = await new Promise<string>((done, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
      const match = sign.exec(said)?.[1];
      if (match) done(match);
    });
    child.once('close', () => failed(new Error(said)));
  });
  const end = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return { found, said: () => said, end };
}

let count = 0;

/** A repository with the App, whose commands need `admin`, and a server of it. */
async function hosted(
  { sandbox }: Scene,
  files: Record<string, string> = {},
  more: Record<string, string> = {},
) {
  const name = `hosted-${++count}`;
  const repository = await sandbox.createRepository(`octo/${name}`, {
    files: { 'docs/start.md': '# Start\n', ...files },
  });
  const app = sandbox.registerApp(`app-${name}`, 'octo');
  const installation = await app.install(repository);
  const { clientId, clientSecret } = app.allowSignIn(`${PUBLIC}/sign-in/github/callback`);
  const database = await migratedDatabase();
  const env = {
    ...{ GITHUB_SERVER_URL: sandbox.serverUrl, GITHUB_API_URL: sandbox.apiUrl },
    ...{ GITHUB_GRAPHQL_URL: sandbox.graphqlUrl, GITHUB_TOKEN: sandbox.token },
    ...{ APP_ID: String(app.id), PRIVATE_KEY: app.privateKey, WEBHOOK_SECRET: SECRET },
    ...{ CLIENT_ID: clientId, CLIENT_SECRET: clientSecret },
    DOCKET_AGENT_COMMAND: `sh -c 'echo Better. >> docs/start.md; echo Done.'`,
    ...more,
  };
  const add = (id: string, repo: LocalRepository, columns: string, own: object = {}) =>
    query(
      database,
      `insert into docket.project (id, repo, settings, installation_id, repository_id)
        values ('${id}', '${repo.fullName}',
          '${JSON.stringify({ docsPaths: [], accessLogs: [], ...own }).replaceAll("'", "''")}', ${columns})`,
    );
  const serve = async () => {
    const args = ['serve', '--port', '0', '--database', database, '--public-url', PUBLIC];
    const { found: url, ...server } = await start(
      args,
      env,
      /Docket serves .+ at (http[^\s"]+)"?\}?\n/,
    );
    app.hook(`${url}/api/github/webhooks`, SECRET);
    return { ...server, url };
  };
  const work = (...more: string[]) =>
    start(['work', '--database', database, ...more], env, /(Docket works on jobs)/);
  return { sandbox, repository, app, installation, database, env, add, serve, work };
}

type Hosted = Awaited<ReturnType<typeof hosted>>;

/** What a browser does, with the person's own sign-in at GitHub. */
async function signIn({ sandbox }: Hosted, url: string, login: string) {
  const begun = await fetch(`${url}/sign-in/github`, { redirect: 'manual' });
  const first = begun.headers.getSetCookie().map((one) => one.split(';')[0]);
  const password = sandbox.issueToken({ login, app: false });
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const at = await fetch(begun.headers.get('location') ?? '', {
    headers: { authorization },
    redirect: 'manual',
  });
  const back = (at.headers.get('location') ?? '').replace(PUBLIC, url);
  const entered = await fetch(back, { headers: { cookie: first.join('; ') }, redirect: 'manual' });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const page = await (await fetch(`${url}/keys`, { headers: { cookie } })).text();
  const csrf = /name="csrf" value="(\w+)"/.exec(page)?.[1] ?? '';
  const send = (path: string, form: Record<string, string>) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: PUBLIC, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrf, ...form }).toString(),
    });
  const read = async (path: string) =>
    (await fetch(`${url}${path}`, { headers: { cookie } })).text();
  return { status: entered.status, page, send, read };
}

const ADMIN = { '.github/docket.yml': 'command: { permission: admin }\n' };
const keysIn = async (database: string) =>
  (await query(database, 'select id from docket.api_key')).length;

const PERMISSION: Omit<Attack, 'category'>[] = [
  {
    what: 'a key for someone with write access where commands need admin',
    must: 'is not made',
    async see(scene) {
      const world = await hosted(scene, ADMIN);
      const { repository, installation, add, serve, database } = world;
      await add('mine', repository, `${installation.id}, ${repository.id}`);
      repository.collaborator('wendy', 'write');
      const { url } = await serve();
      const wendy = await signIn(world, url, 'wendy');
      const key = { project: 'mine', name: 'x', scope: 'jobs' };
      expect((await wendy.send('/keys', key)).status).toBe(403);
      expect(await keysIn(database)).toBe(0);
      repository.collaborator('wendy', 'admin');
      expect((await wendy.send('/keys', key)).status).toBe(200);
    },
  },
  {
    what: 'the page of the installation for someone with one repository',
    must: 'shows no worker, no App, and no delivery of others',
    async see(scene) {
      const world = await hosted(scene);
      const { repository, app, installation, add, serve, database } = world;
      await add('mine', repository, `${installation.id}, ${repository.id}`);
      await query(
        database,
        `insert into docket.failed_delivery (guid, attempt, at, attempts, asked)
          values ('guid-of-others', 1, now(), 1, false)`,
      );
      repository.collaborator('wendy', 'admin');
      const { url } = await serve();
      const page = await (await signIn(world, url, 'wendy')).read('/installation');
      expect(page).toContain(repository.fullName);
      expect(page).not.toMatch(/guid-of-others|Workers|App ID/);
      expect(page).not.toContain(`>${app.id}<`);
    },
  },
  {
    what: 'a key and a retry for someone whose access was removed a moment ago',
    must: 'are refused, though the session is still good',
    async see(scene) {
      const world = await hosted(scene);
      const { repository, installation, add, serve, database } = world;
      await add('mine', repository, `${installation.id}, ${repository.id}`);
      repository.collaborator('wendy', 'admin');
      const { url } = await serve();
      const wendy = await signIn(world, url, 'wendy');
      expect(wendy.page).toContain('mine');
      repository.collaborator('wendy', 'none');
      const key = { project: 'mine', name: 'x', scope: 'jobs' };
      expect((await wendy.send('/keys', key)).status).toBe(403);
      expect((await wendy.send('/jobs/mine/x/retry', {})).status).toBe(403);
      expect(await keysIn(database)).toBe(0);
    },
  },
];

const NAMES: Omit<Attack, 'category'>[] = [
  {
    what: 'the new owner of the name of a project that was added by hand',
    must: 'signs in to nothing of it',
    async see(scene) {
      const world = await hosted(scene);
      const { repository, add, serve } = world;
      // It meant another repository when it was added.
      await add('docs', repository, `null, ${repository.id + 100_000}`);
      repository.collaborator('evil', 'admin');
      const { url } = await serve();
      const evil = await signIn(world, url, 'evil');
      expect(evil.status).toBe(403);
      expect((await evil.send('/keys', { project: 'docs', scope: 'jobs' })).status).toBe(401);
    },
  },
  {
    what: 'a job of a project that was added by hand, after its name went to someone else',
    must: 'fails with a sentence, and nothing is pushed',
    async see(scene) {
      const { repository, add, serve, work, database } = await hosted(scene);
      await add('docs', repository, `null, ${repository.id + 100_000}`);
      const { url } = await serve();
      const { child, closed } = docket(
        ['keys', 'create', '--project', 'docs', '--database', database],
        {},
      );
      const key = (await text(child.stdout)).trim();
      await closed;
      await work();
      const api = jobsApi(url, key, 'docs');
      const { id } = await api.create('Make it better');
      const job = await api.finished(id);
      expect(job).toMatchObject({ status: 'failed', prLink: null });
      expect(job.docket?.reason).toContain('is another repository now than the one that was added');
      expect(await repository.branches()).toEqual(['main']);
    },
  },
  {
    what: 'settings that name a private repository of another tenant as context',
    must: 'read nothing of it, though it is installed and lists that name',
    async see(scene) {
      const { sandbox, repository, app, installation, add, serve, work, database } = await hosted(
        scene,
        {},
        {
          DOCKET_AGENT_COMMAND: `sh -c 'cat .docket-context/*/*/a.md > docs/start.md; echo Done.'`,
        },
      );
      const secret = await sandbox.createRepository(`rival/${repository.fullName.split('/')[1]}`, {
        private: true,
        files: {
          'a.md': 'a secret plan\n',
          '.github/docket.yml': `trusted-repositories: { ${repository.fullName}: [read, publish] }\n`,
        },
      });
      await app.install(secret);
      const settings = `context-repositories: [${secret.fullName}]\ntrusted-repositories: { ${secret.fullName}: [publish] }\n`;
      await repository.push({
        ...{ by: 'evil', branch: 'main', files: { '.github/docket.yml': settings } },
      });
      await add('mine', repository, `${installation.id}, ${repository.id}`);
      const { url } = await serve();
      const { child, closed } = docket(
        ['keys', 'create', '--project', 'mine', '--database', database],
        {},
      );
      const key = (await text(child.stdout)).trim();
      await closed;
      await work();
      const api = jobsApi(url, key, 'mine');
      const job = await api.finished((await api.create('Make it better')).id);
      expect(job).toMatchObject({ status: 'failed', prLink: null });
      expect(job.docket?.reason).toContain('cannot be read: there is no such public repository');
      expect(await repository.branches()).toEqual(['main']);
    },
  },
  {
    what: 'an App on a repository with the name of a project that was added by hand',
    must: 'gets a project of its own, without the other’s settings and jobs',
    async see(scene) {
      const { repository, app, installation, add, serve, work, database } = await hosted(scene);
      await add('docs', repository, 'null, null');
      await serve();
      await work();
      await app.choose(installation);
      await app.choose(installation, repository);
      const connected = 'select id from docket.project where installation_id is not null';
      const rows = await until(async () => {
        const found = await query(database, connected);
        return found.length > 0 && found;
      });
      expect(rows).toEqual([{ id: String(repository.id) }]);
    },
  },
  {
    what: 'events that name the installation of someone else',
    must: 'are stored, and nothing is done about them',
    async see(scene) {
      const { sandbox, repository, app, installation, add, serve, work, database } =
        await hosted(scene);
      await add('mine', repository, `${installation.id}, ${repository.id}`);
      const foreign = await sandbox.createRepository(`evil/hosted-${count}`, { files: { a: 'b' } });
      const other = await app.install(foreign);
      repository.collaborator('ann', 'admin');
      const { url } = await serve();
      const worker = await work();
      const { number } = repository.openIssue({ by: 'ann', title: 'A flag' });
      await app.settled();
      const { event } = repository.comment(number, { by: 'ann', body: '/docs make it better' });
      await app.settled();
      await until(() => worker.said().includes('(issue_comment)'));
      const before = await query(database, 'select id from docket.job');
      const { body, headers } = app.signed({ ...event, guid: 'g-other' }, other);
      const at = `${url}/api/github/webhooks`;
      await (await fetch(at, { method: 'POST', body, headers })).text();
      await until(() => worker.said().includes('g-other'));
      expect(worker.said()).toMatch(/g-other.*Nothing to do: the App is not installed/);
      expect(await query(database, 'select id from docket.job')).toEqual(before);
    },
  },
];

/** A job of the App’s repository, to its end. */
async function jobIn(
  { repository, installation, add, serve, work, database }: Hosted,
  own = {},
  ...flags: string[]
) {
  await add('mine', repository, `${installation.id}, ${repository.id}`, own);
  const { url } = await serve();
  const args = ['keys', 'create', '--project', 'mine', '--database', database];
  const { child, closed } = docket(args, {});
  const key = (await text(child.stdout)).trim();
  await closed;
  await work(...flags);
  const api = jobsApi(url, key, 'mine');
  return api.finished((await api.create('Make it better')).id);
}

/** Something that only the operator’s own programs may ask. */
async function internalServer() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('the-internal-secret');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atTestEnd(() => new Promise<void>((done) => server.close(() => done())));
  return { asked, port: (server.address() as AddressInfo).port };
}

const fetching = (port: number) =>
  `${process.execPath} -e "fetch('http://127.0.0.1:${port}/latest').then((r) => r.text()).catch(() => 'unreachable').then((t) => require('fs').writeFileSync('docs/start.md', '# ' + t))"`;

const TENANTS: Omit<Attack, 'category'>[] = [
  {
    what: 'settings that open the network, and an agent that asks a server of the machine itself',
    must: 'do not reach it',
    async see(scene) {
      const { asked, port } = await internalServer();
      const world = await hosted(
        scene,
        { '.github/docket.yml': 'agent: { network: open }\n' },
        { DOCKET_AGENT_COMMAND: fetching(port) },
      );
      const job = await jobIn(world);
      expect(asked).toEqual([]);
      // Where a machine cannot close the network, nothing is started.
      if (job.status === 'failed') expect(job.docket?.reason).toContain('several repositories');
    },
  },
  {
    what: 'settings that open the network for a check, which asks a server of the machine itself',
    must: 'do not reach it',
    async see(scene) {
      const { asked, port } = await internalServer();
      const world = await hosted(scene, { '.github/docket.yml': 'check-network: open\n' });
      const job = await jobIn(world, { checkCommand: fetching(port) });
      expect(asked).toEqual([]);
      if (job.status === 'failed') expect(job.docket?.reason).toContain('several repositories');
    },
  },
  {
    what: 'an agent without a setting for its network, on a worker that cannot close it',
    must: 'reaches nothing of the machine, because it is not started',
    async see(scene) {
      const { asked, port } = await internalServer();
      const PATH = programFolder(scene.dir(), { without: ['bwrap'] });
      const more = { PATH, DOCKET_AGENT_COMMAND: fetching(port) };
      const refused = /agents must run isolated and this machine.* cannot .*Install bubblewrap/;
      await expect(jobIn(await hosted(scene, {}, more))).rejects.toThrow(refused);
      // What the operator allows, a repository can still refuse.
      const files = { '.github/docket.yml': 'agent: { isolation: required }\n' };
      const job = await jobIn(await hosted(scene, files, more), {}, '--isolation', 'best');
      expect(job).toMatchObject({ status: 'failed' });
      expect(job.docket?.reason).toMatch(refused);
      expect(asked).toEqual([]);
    },
  },
  {
    what: 'settings that ask for five days and a billion tokens',
    must: 'are cut to the ceilings of the operator, and the job says so',
    async see(scene) {
      const said =
        'agent: { max-minutes: 7200, max-tokens: 1000000000, max-answer-tokens: 1000000 }\n';
      const job = await jobIn(await hosted(scene, { '.github/docket.yml': said }));
      expect(job).toMatchObject({ status: 'completed' });
      for (const words of [
        'max-minutes` can be at most 120',
        ...['max-tokens` can be at most 10,000,000', 'max-answer-tokens` can be at most 64,000'],
      ])
        expect(job.docket?.notice).toContain(words);
    },
  },
  {
    what: 'settings that name the variable with the private key, or a file, of the machine',
    must: 'are not used, and the job says so',
    async see(scene) {
      const files = {
        '.github/docket.yml':
          'agent: { env: [PRIVATE_KEY] }\nviews: { agent-ranges: [{ agent: GPTBot, file: /etc/passwd }] }\n',
      };
      const dump = { DOCKET_AGENT_COMMAND: `sh -c 'env > docs/start.md; echo Done.'` };
      const world = await hosted(scene, files, dump);
      const job = await jobIn(world);
      expect(job.docket?.notice).toContain('`agent.env` is set by the operator');
      expect(job).toMatchObject({ status: 'completed' });
      const [pull] = await world.repository.pulls();
      const page = await world.repository.file(pull?.pull.headRef ?? '', 'docs/start.md');
      expect(page).not.toContain('BEGIN');
    },
  },
];

const DELIVERIES: Omit<Attack, 'category'>[] = [
  {
    what: 'a recorded delivery, under another id, after a restart of the server',
    must: 'is known, and done once',
    async see(scene) {
      const { repository, app, installation, add, serve, database } = await hosted(scene);
      await add('mine', repository, `${installation.id}, ${repository.id}`);
      const { number } = repository.openIssue({ by: 'ann', title: 'A flag' });
      const { event } = repository.comment(number, { by: 'ann', body: '/docs make it better' });
      const deliver = async (url: string, guid: string) => {
        const { body, headers } = app.signed({ ...event, guid: 'g-1' }, installation);
        const all = { ...headers, 'X-GitHub-Delivery': guid };
        const at = `${url}/api/github/webhooks`;
        return (await fetch(at, { method: 'POST', body, headers: all })).text();
      };
      const first = await serve();
      expect(await deliver(first.url, 'g-1')).toContain('accepted');
      await first.end();
      const second = await serve();
      expect(await deliver(second.url, 'g-2')).toContain('known');
      expect(await query(database, 'select guid from docket.delivery')).toEqual([{ guid: 'g-1' }]);
    },
  },
  {
    what: 'a recorded delivery, sent again when it has been forgotten',
    must: 'is too old to be done',
    async see(scene) {
      const { repository, app, installation, add, serve, work, database } = await hosted(scene);
      await add('mine', repository, `${installation.id}, ${repository.id}`);
      repository.collaborator('ann', 'admin');
      const { number } = repository.openIssue({ by: 'ann', title: 'A flag' });
      const { event } = repository.comment(number, { by: 'ann', body: '/docs make it better' });
      const { url } = await serve();
      const worker = await work();
      const week = 8 * 86_400_000;
      const created_at = new Date(Date.now() - week).toISOString();
      const { comment } = event.payload as { comment: object };
      const payload = { ...event.payload, comment: { ...comment, created_at } };
      const { body, headers } = app.signed({ ...event, payload, guid: 'g-old' }, installation);
      const at = `${url}/api/github/webhooks`;
      await (await fetch(at, { method: 'POST', body, headers })).text();
      await until(() => worker.said().includes('g-old'));
      expect(worker.said()).toContain('a comment that is more than a week old');
      expect(await query(database, 'select id from docket.job')).toEqual([]);
    },
  },
];

const lock = (locked: string, said: string) =>
  readSettings({
    repository: said,
    organization: `locked: [${locked}]\ncommand: { permission: admin }\nbudget: { day: 1 }\nprices: { input: 9, output: 9 }\n`,
    organizationName: 'octo/.github',
  }).config;

const LOCKED: Omit<Attack, 'category'>[] = [
  ...[
    'command: { permission: triage }',
    'command:\n  permission: triage\n  word: "/x"',
    '"command": { "permission": "triage" }',
    'a: &a { permission: triage }\ncommand: *a',
    'x: &x { permission: triage }\ncommand: { <<: *x }',
    'locked: []\ncommand: { permission: triage }',
    'command: { permission: triage }\ncommand: { permission: triage }',
    '? command\n: { permission: triage }',
    '!!map "command": { permission: triage }',
    'Command: { permission: triage }',
    'command.permission: triage',
    'command: null',
    'command: { permission: null }',
    '__proto__: { command: { permission: triage } }',
    'command: { __proto__: { permission: triage } }',
  ].map((said) => ({
    what: `a locked setting, written as ${JSON.stringify(said).slice(0, 60)}`,
    must: 'stays what the organization says, or the file is refused',
    async see() {
      for (const locked of ['command', 'command.permission']) {
        try {
          expect(lock(locked, said).command.permission).toBe('admin');
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRequest);
        }
      }
    },
  })),
  {
    what: 'a locked budget in a repository with prices of its own',
    must: 'counts with the prices of the organization',
    async see() {
      const { prices, budget } = lock('budget', 'prices: { input: 0, output: 0 }');
      expect([prices, budget]).toMatchObject([
        { input: 9_000_000, output: 9_000_000 },
        { day: 1_000_000 },
      ]);
    },
  },
];

const KEY = 'ab'.repeat(32);
const CREDENTIALS = {
  ...{ appId: '7', slug: 'docket', url: 'https://github.com/apps/docket' },
  ...{ privateKey: 'pk_Qz7Lr2Vx9Tn4', webhookSecret: 'ws_Wb8Ys3Kd6Pf1', clientId: 'c' },
  clientSecret: 'cs_Jm5Ht9Rg2Uv7',
};

const sealed = (what: string, key: string | undefined, says: RegExp, change = '') => ({
  what: `stored credentials ${what}`,
  must: 'open nothing: the server does not start, and shows none of them',
  async see() {
    const url = await migratedDatabase();
    const database = openDatabase({ url, clock: systemClock });
    await createAppSecret(database).add(CREDENTIALS, openEncryption({ current: KEY }));
    await database.close();
    if (change) await query(url, change);
    for (const command of ['serve', 'work']) {
      const { child, closed } = docket([command, '--database', url], {
        ...(key !== undefined && { DOCKET_ENCRYPTION_KEY: key }),
      });
      const said = (await text(child.stderr)) + (await text(child.stdout));
      expect((await closed)[0]).toBe(1);
      expect(said).toMatch(says);
      expect(said).not.toMatch(/pk_Qz7|ws_Wb8|cs_Jm5|abababab/);
    }
  },
});

const other = openEncryption({ current: KEY }).seal(JSON.stringify(CREDENTIALS), 'another-row');
const flip = (at: string) =>
  `update docket.app_secret set sealed = overlay(sealed placing
    case when substr(sealed, ${at}, 1) = 'A' then 'B' else 'A' end from ${at} for 1)`;

const STORED: Omit<Attack, 'category'>[] = [
  sealed('without the key', undefined, /DOCKET_ENCRYPTION_KEY is not set/),
  sealed('with another key', 'cd'.repeat(32), /are encrypted with another key/),
  sealed('with half of the key', 'ab'.repeat(16), /must have 64 hexadecimal characters/),
  sealed('whose text was changed', KEY, /are damaged/, flip('40')),
  sealed('whose first byte was changed', KEY, /are damaged/, flip('13')),
  sealed('whose seal was changed', KEY, /are damaged/, flip('(length(sealed) - 5)')),
  sealed(
    'that were cut',
    KEY,
    /are damaged/,
    `update docket.app_secret set sealed = left(sealed, 28)`,
  ),
  sealed(
    'that were moved from another row',
    KEY,
    /are damaged/,
    `update docket.app_secret set sealed = '${other}'`,
  ),
];

const TELEMETRY: Omit<Attack, 'category'>[] = [
  {
    what: 'prompts, keys, paths, and queries with secrets in them',
    must: 'are in no metric',
    async see(scene) {
      const token = 'scraper-9c1b7e52f0a84d36';
      const world = await hosted(scene, {}, { DOCKET_METRICS_TOKEN: token });
      const { repository, installation, add, serve, work, database } = world;
      await add('mine', repository, `${installation.id}, ${repository.id}`);
      const server = await serve();
      const worker = await work();
      const { child, closed } = docket(
        ['keys', 'create', '--project', 'mine', '--database', database],
        {},
      );
      const key = (await text(child.stdout)).trim();
      await closed;
      const api = jobsApi(server.url, key, 'mine');
      const { id } = await api.create('Secret-plans about the launch');
      await api.finished(id);
      for (const path of ['/Secret-path?token=Secret-query', '/v2/agent/Secret-project/job']) {
        await fetch(`${server.url}${path}`, { headers: { Authorization: 'Bearer Secret-key' } });
      }
      const metrics = await fetch(`${server.url}/metrics`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const all = await metrics.text();
      await server.end();
      await worker.end();
      expect(all).toContain('docket_jobs{status="completed"} 1');
      expect(all).not.toMatch(/Secret-|launch/);
      for (const secret of [key, token, SECRET, world.env.CLIENT_SECRET, 'BEGIN', 'octo/']) {
        expect(all).not.toContain(secret);
      }
    },
  },
];

const of = (category: string, rows: Omit<Attack, 'category'>[]): Attack[] =>
  rows.map((row) => ({ category, ...row }));

export const HOSTED: Attack[] = [
  ...of('permission in the dashboard', PERMISSION),
  ...of('names and installations', NAMES),
  ...of('what a tenant decides', TENANTS),
  ...of('deliveries of another time', DELIVERIES),
  ...of('locked settings', LOCKED),
  ...of('stored credentials', STORED),
  ...of('metrics', TELEMETRY),
];
