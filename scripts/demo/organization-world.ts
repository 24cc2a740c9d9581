// The world of the demo of an organization: a database, a stand-in for GitHub, two servers, and two
// workers, all on this machine and gone when it is closed.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startLocalGithub } from '../../test/local-github/local-github.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { openAgentDoor } from './agent-door.ts';
import { quoted } from './place.ts';
import { runDocket, startDocket } from './processes.ts';
import { realModel } from './real-model.ts';
import { createSite, inviteTo } from './site.ts';

const AGENT = resolve(import.meta.dirname, 'agent.mjs');
const SCRIPT_AGENT = resolve(import.meta.dirname, '../../examples/agents/script-agent.mjs');
const WORKERS = ['worker 1', 'worker 2'];
const READY = /Docket works on jobs/;
const SECRET = 'webhook-secret-of-the-demo';

export type OrganizationWorld = Awaited<ReturnType<typeof openOrganization>>;

export async function openOrganization(env: NodeJS.ProcessEnv, signal: AbortSignal) {
  await using opened = new AsyncDisposableStack();
  const dir = mkdtempSync(join(tmpdir(), 'docket-demo-'));
  opened.defer(() => rmSync(dir, { recursive: true, force: true }));
  const path = env.PATH ?? '';
  const model = realModel(env);
  const github = await startLocalGithub({ path, dataDir: join(dir, 'host') });
  opened.defer(() => github.close());
  const { repository, openPull } = await createSite(github, 'acme/trail');
  const app = github.registerApp('docket', 'acme');
  const postgres = await startPostgres({ detached: true });
  opened.defer(() => postgres.stop());
  const door = await openAgentDoor();
  opened.defer(() => door.close());
  signal.throwIfAborted();

  const common = {
    PATH: path,
    // A worker that is killed leaves its files there.
    TMPDIR: dir,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey,
    WEBHOOK_SECRET: SECRET,
  };
  const reachable = withoutBubblewrap(path, join(dir, 'programs'));
  const database = ['--database', postgres.url];
  await runDocket(['migrate', ...database], common);

  const running = async (
    args: string[],
    more: NodeJS.ProcessEnv,
    words: RegExp,
    stack: AsyncDisposableStack = opened,
  ) => {
    const process = await startDocket([...args, ...database], { ...common, ...more }, words);
    stack.defer(() => process.end());
    return process;
  };
  const serve = () =>
    running(
      ['serve', '--port', '0'],
      {},
      /(?=[\s\S]*Docket serves .+ at (?<url>http[^\s"]+)"?\}?\n)(?=[\s\S]*Dashboard .+: (?<dashboard>http\S+)\n)/,
    );
  // The demo also runs on machines without isolation; its agent is known.
  const work = (name: string) => {
    const agent = {
      PATH: reachable,
      DOCKET_AGENT_COMMAND: `node ${quoted(AGENT)} ${door.urlOf(name)} ${quoted(SCRIPT_AGENT)}`,
    };
    return running(['work', '--isolation', 'best'], agent, READY);
  };
  // All of them, also when one fails: what has started must be ended.
  const starting = [serve(), serve(), ...WORKERS.map(work)];
  await Promise.allSettled(starting);
  const [first, second, ...workers] = await Promise.all(starting);
  signal.throwIfAborted();
  const everything = opened.move();
  return {
    github,
    repository,
    openPull,
    app,
    door,
    servers: [first, second].map((server) => server?.ready.groups?.url ?? ''),
    dashboard: first?.ready.groups?.dashboard,
    workers: new Map(workers.map((worker, n) => [WORKERS[n], worker])),
    /** GitHub delivers to this server from now on. */
    deliverTo: (url = '') => app.hook(`${url}/api/github/webhooks`, SECRET),
    async invite() {
      if (model) {
        // The agents of the story are scripted; from here on, a worker has the reader's own model.
        await Promise.all(workers.map((worker) => worker.end()));
        const { url, name, key } = model;
        const own = { DOCKET_MODEL_URL: url, DOCKET_MODEL: name, DOCKET_MODEL_KEY: key };
        await running(['work', '--isolation', 'best'], own, READY, everything);
      }
      return inviteTo(github, repository, { model });
    },
    close: () => everything.disposeAsync(),
  };
}

/**
 * The agents of the demo report at a door on this machine, which a closed network would hide: only
 * bubblewrap closes it.
 */
function withoutBubblewrap(path: string, folder: string): string {
  mkdirSync(folder, { mode: 0o755 });
  for (const place of path.split(':').filter(existsSync)) {
    for (const name of readdirSync(place)) {
      const link = join(folder, name);
      if (name !== 'bwrap' && !existsSync(link)) {
        rmSync(link, { force: true });
        symlinkSync(join(place, name), link);
      }
    }
  }
  return folder;
}
