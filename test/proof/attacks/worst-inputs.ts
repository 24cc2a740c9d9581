// Text that takes long to read. What would take minutes without a limit fails here by the time limit
// of the test.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { until } from '../../support/app.ts';
import { docket, docketServe, docketWork } from '../../support/cli.ts';
import { migratedDatabase } from '../../support/database.ts';
import { jobsApi } from '../../support/organization.ts';
import { query } from './database.ts';
import type { Attack, Scene } from './scene.ts';

const category = 'texts that take long to read';

/** Keys that contain keys: 900 bytes that the parser alone takes minutes for. */
const NESTED = '? '.repeat(450);
const KEYS = Array.from({ length: 5_000 }, (_, at) => `key${at}: 1`).join('\\n');

/** The agent leaves this in many pages; the reply says what is wrong with them. */
const pages = (what: string, count: number, text: string, because: string): Attack => ({
  category,
  what: `an agent that leaves ${count} pages with ${what}`,
  must: `is told: ${because}`,
  async see(scene) {
    const place = await scene.place();
    const script = `cat > /dev/null; for n in $(seq ${count}); do printf %b '${text}' > docs/p$n.md; done; echo Done.`;
    await place.ask('/docs explain the flag', { agent: script });
    expect(await place.repository.pulls()).toEqual([]);
    expect(place.said()).toContain(because);
  },
});

/** A server and a worker of an App, and a repository with these settings. */
async function appWith({ sandbox }: Scene, settings: string) {
  const name = `worst-${Math.random().toString(36).slice(2)}`;
  const app = sandbox.registerApp(name, 'octo');
  const files = { '.github/docket.yml': settings, 'docs/index.md': '# Start\n' };
  const repository = await sandbox.createRepository(`octo/${name}`, { files });
  const env = {
    GITHUB_SERVER_URL: sandbox.serverUrl,
    GITHUB_API_URL: sandbox.apiUrl,
    GITHUB_GRAPHQL_URL: sandbox.graphqlUrl,
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey,
    WEBHOOK_SECRET: 'the webhook secret of the tests',
    DOCKET_AGENT_COMMAND: 'true',
  };
  const database = ['--database', await migratedDatabase()];
  const server = await docketServe(database, env);
  await docketWork(database, env);
  app.hook(`${server.url}/api/github/webhooks`, env.WEBHOOK_SECRET);
  await app.install(repository);
  const list = async () => (await docket(['projects', 'list', '--json', ...database], env)).stdout;
  await until(async () => (await list()).includes(repository.fullName));
  const project = String(repository.id);
  const { stdout: key } = await docket(['keys', 'create', '--project', project, ...database], env);
  return { url: server.url, project, key: key.trim() };
}

const settings = (what: string, text: string): Attack => ({
  category,
  what: `settings of a repository with ${what}, which the server reads`,
  must: 'keep no one waiting: they are refused, once',
  async see(scene) {
    const { url, project, key } = await appWith(scene, text);
    for (let at = 0; at < 20; at += 1) {
      const answer = await fetch(`${url}/v1/analytics/${project}/views`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      expect(answer.ok).toBe(false);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    }
  },
});

/** Takes longest to judge. */
const BUSY = `yes '<a ' | head -n 99000 | tr -d '\\n' > docs/p1.md
for n in $(seq 2 25); do cp docs/p1.md docs/p$n.md; done
echo The pages are there. >&2`;

const OTHER = 'echo > docs/a.md; echo It is my turn. >&2';

const tenants: Attack = {
  category,
  what: 'pages of one tenant that keep a worker busy',
  must: 'stop neither the worker, nor another tenant’s job, nor the server',
  async see({ sandbox, dir }) {
    const url = await migratedDatabase();
    const database = ['--database', url];
    const env = {
      GITHUB_SERVER_URL: sandbox.serverUrl,
      GITHUB_API_URL: sandbox.apiUrl,
      GITHUB_GRAPHQL_URL: sandbox.graphqlUrl,
      GITHUB_TOKEN: sandbox.token,
    };
    const add = async (id: string, agent: string) => {
      const files = { 'docs/index.md': '# Start\n' };
      const { fullName } = await sandbox.createRepository(`octo/tenant-${id}`, { files });
      const script = join(dir(), 'agent.sh');
      writeFileSync(script, agent);
      const project = [id, '--repo', fullName, '--agent-command', `sh ${script}`];
      const added = await docket(['projects', 'add', ...project, ...database], env);
      expect(added.code, added.stderr).toBe(0);
      return (await docket(['keys', 'create', '--project', id, ...database])).stdout.trim();
    };
    const keys = { busy: await add('busy', BUSY), other: await add('other', OTHER) };
    const server = await docketServe(database, env);
    const worker = await docketWork([...database, '--port', '0'], env);
    const probe = /Health and metrics are at (http[^\s"]+)"?\}?\n/.exec(worker.stderr())?.[1];
    const busy = jobsApi(server.url, keys.busy, 'busy');
    const other = jobsApi(server.url, keys.other, 'other');
    const { id } = await busy.create('Keep it busy');
    await until(() => worker.stderr().includes('The pages are there.'));
    const later = await other.create('Make it better');
    // The other tenant asked later, and does not wait for the first.
    await until(() => worker.stderr().includes('It is my turn.'));
    expect(await (await busy.ask('GET', `/${id}`)).json()).toMatchObject({ status: 'active' });
    const done = await other.finished(later.id);
    expect(done).toMatchObject({ status: 'completed', prLink: expect.stringContaining('/pull/') });
    for (const at of [server.url, probe]) {
      expect((await fetch(`${at}/healthz`)).status).toBe(200);
    }
    // A slow machine ends it at the limit.
    const { status, docket: more } = await busy.finished(id);
    expect({ status, more }).toMatchObject({
      status: 'failed',
      more: { reason: expect.stringMatching(/docs\/p1\.md|not be checked within 60 seconds/) },
    });
    // Nobody took a job from a worker that seemed to be dead.
    expect(await query(url, 'select distinct fence from docket.job')).toEqual([{ fence: '1' }]);
  },
};

export const WORST_INPUTS: Attack[] = [
  pages(
    'keys inside of keys',
    10,
    `---\\n${NESTED}\\n---\\n# A\\n`,
    'front matter that cannot be read',
  ),
  pages(
    'thousands of keys',
    150,
    `---\\n${KEYS}\\n---\\n# A\\n`,
    'front matter that cannot be read',
  ),
  tenants,
  settings('keys inside of keys', NESTED),
  settings(
    'thousands of keys',
    `{${Array.from({ length: 12_000 }, (_, at) => `k${at},`).join('')}}`,
  ),
];
