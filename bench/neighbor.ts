// A neighbor's `/docs help` on a server and a worker that it shares with a hostile tenant: from the
// comment to the reply, while the other one does its worst at full speed, and while it does nothing.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { startDocket } from '../scripts/demo/processes.ts';
import { createPostgresKeys } from '../src/postgres/keys.ts';
import { createPostgresSessions } from '../src/postgres/sessions.ts';
import { mintKey, newSecret } from '../src/service/projects/keys.ts';
import { tokenHash } from '../src/service/projects/session.ts';
import { isoTime, systemClock } from '../src/shared/runtime.ts';
import { type LocalGithub, startLocalGithub } from '../test/local-github/local-github.ts';
import type { LocalRepository } from '../test/local-github/repository.ts';
import type { Figure } from './figure.ts';
import type { Flood, FloodRequest } from './support/flood.ts';
import { percentile } from './support/percentile.ts';
import { postgresFigure, withPostgres } from './support/postgres.ts';

export const name = 'neighbor';

/** Of GitHub, as people have it. */
const LATENCY_MS = 100;
const SECRET = 'webhook-secret-of-the-benchmark';
const WARM_UP = 5;
/** Each with and without the other tenant, so that nothing else that changes is between them. */
const ROUNDS = 2;
const TIMES = 4;
const AT_MOST = 2;
const SETTLE_MS = 2_000;

export function run(): Promise<Figure[]> {
  return withPostgres(async (database, { url }) => {
    await using opened = new AsyncDisposableStack();
    const dir = mkdtempSync(join(tmpdir(), 'docket-neighbor-'));
    opened.defer(() => rmSync(dir, { recursive: true, force: true }));
    const path = process.env.PATH ?? '';
    const github = await startLocalGithub({
      path,
      intercept: async () => void (await systemClock.sleep(LATENCY_MS)),
    });
    opened.defer(() => github.close());
    const app = github.registerApp('docket', 'quiet');
    const env = {
      ...{ PATH: path, TMPDIR: dir, APP_ID: String(app.id), PRIVATE_KEY: app.privateKey },
      ...{ GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl },
      ...{ GITHUB_GRAPHQL_URL: github.graphqlUrl, WEBHOOK_SECRET: SECRET },
      DOCKET_AGENT_COMMAND: `sh -c 'sleep 1; echo Better. >> docs/start.md; echo Done.'`,
    };
    const docket = async (args: string[], words: RegExp) => {
      const started = await startDocket([...args, '--database', url], env, words);
      opened.defer(() => started.end());
      return started;
    };
    const server = await docket(
      ['serve', '--port', '0'],
      /Docket serves .+ at (?<url>http[^\s"]+)"?\}?\n/,
    );
    await docket(['work', '--isolation', 'best'], /Docket works on jobs/);
    const at = server.ready.groups?.url ?? '';
    app.hook(`${at}/api/github/webhooks`, SECRET);
    const quiet = await tenant(github, 'quiet/docs');
    const loud = await tenant(github, 'loud/docs');
    await app.install(quiet);
    const installation = await app.install(loud);
    await app.settled();
    const help = () => helpTime(quiet);
    await times(WARM_UP, help);

    const project = String(loud.id);
    const now = systemClock.now();
    const minted = mintKey(
      { id: 'k', project, createdAt: isoTime(now), expiresAt: null, prefix: 'docket_' },
      newSecret(),
    );
    await createPostgresKeys(database, systemClock).update(() => [minted.record]);
    const token = newSecret();
    await createPostgresSessions(database, systemClock).put(tokenHash(token), {
      ...{ kind: 'session', actor: 'eve', grants: { [project]: 'write' } },
      expiresAt: now + 3_600_000,
    });
    const acts = await hostileActs({
      ...{ at, project, loud, installation: installation.id, dir },
      key: minted.key,
      cookie: `docket-session=${token}`,
    });
    const figures: Figure[] = [];
    for (const { what, flood } of acts) {
      const [alone, beside, answers]: [number[], number[], string[]] = [[], [], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        alone.push(...(await times(TIMES, help)));
        const stop = startFlood(flood);
        await systemClock.sleep(SETTLE_MS);
        beside.push(...(await times(TIMES, help)));
        answers.push(await stop());
        // What is left of it would count as the time without it.
        for (let active = 1; active > 0; await systemClock.sleep(SETTLE_MS)) {
          await sql`delete from pgboss.job where state < 'active'`.execute(database.db);
          const { rows } = await sql`select from pgboss.job where state = 'active'`.execute(
            database.db,
          );
          active = rows.length;
        }
      }
      const ratio = percentile(beside, 0.5) / percentile(alone, 0.5);
      figures.push({
        what: `\`/docs help\` while another tenant ${what}, median of ${beside.length}`,
        value: ms(percentile(beside, 0.5)),
        goal: `≤ ${AT_MOST} × alone`,
        against: `alone ${ms(percentile(alone, 0.5))}; it got ${told(answers)}`,
        ratio: ratio.toFixed(2),
        // What nobody answered did not happen.
        ...(told(answers) !== 'no answer' && { ok: ratio <= AT_MOST }),
      });
    }
    return [...figures, await postgresFigure(database)];
  });
}

/** How many answers by status: an act that only gets errors is another act. */
function told(answers: readonly string[]): string {
  const sums: Record<string, number> = {};
  for (const [status, count] of answers.flatMap((one) => Object.entries(JSON.parse(one) as object)))
    sums[status] = (sums[status] ?? 0) + Number(count);
  return (
    Object.entries(sums)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || 'no answer'
  );
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

async function times(count: number, measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < count; n += 1) all.push(await measure());
  return all;
}

async function tenant(github: LocalGithub, fullName: string): Promise<LocalRepository> {
  const repository = await github.createRepository(fullName, {
    files: { 'docs/start.md': '# Start\n', 'package.json': '{ "version": "1.0.0" }\n' },
  });
  repository.collaborator('eve', 'write');
  return repository;
}

const PATIENCE_MS = 60_000;

/** From the comment to the reply. */
async function helpTime(repository: LocalRepository): Promise<number> {
  const { number } = repository.openIssue({ by: 'eve', title: 'A question' });
  const began = performance.now();
  repository.comment(number, { by: 'eve', body: '/docs help' });
  while (!repository.comments(number).some(({ author }) => author !== 'eve')) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('There is no reply.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - began;
}

/** Answers what ends it, which answers how many answers it got, by status. */
function startFlood(flood: Flood): () => Promise<string> {
  const program = join(import.meta.dirname, 'support/flood.ts');
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(flood));
  const answers = text(child.stdout);
  return () => {
    child.kill('SIGTERM');
    return answers;
  };
}

interface HostileTenant {
  at: string;
  project: string;
  loud: LocalRepository;
  installation: number;
  key: string;
  cookie: string;
}

/** GitHub allows a comment this many characters. */
const LONGEST_COMMENT = 65_536;
const LANES = 16;

async function hostileActs(tenant: HostileTenant): Promise<{ what: string; flood: Flood }[]> {
  const { at, project, loud, installation, key, cookie } = tenant;
  const hooks = `${at}/api/github/webhooks`;
  const { number } = loud.openIssue({ by: 'eve', title: 'A flag' });
  const delivery = (event: string, payload: object): FloodRequest => ({
    url: hooks,
    body: JSON.stringify({ installation: { id: installation }, ...payload }),
    signed: { event, secret: SECRET },
  });
  const { event } = loud.comment(number, { by: 'eve', body: 'Thanks.' });
  const { comment } = event.payload as { comment: object };
  /** Each is of another thread and another comment, so that none waits for the one before. */
  const comments = (body: string): FloodRequest => {
    const said = { ...comment, id: 'ID', body, created_at: isoTime(systemClock.now()) };
    const one = delivery('issue_comment', { ...event.payload, comment: said });
    return { ...one, body: one.body?.replaceAll('"ID"', '@@') ?? '' };
  };
  const versions = Array.from({ length: 45_000 }, (_, n) => `  "version": "1.0.${n}",\n`).join('');
  await loud.push({ by: 'eve', branch: 'huge', files: { 'package.json': `{\n${versions}}\n` } });
  const opened = await loud.openPull({ by: 'eve', title: 'Huge', head: 'huge', base: 'main' });
  const fix = loud.comment(opened.pull.number, { by: 'eve', body: '/docs fix' }).event;
  const fixing = { ...(fix.payload as { comment: object }).comment, id: 'ID' };
  const checks = delivery('issue_comment', { ...fix.payload, comment: fixing });
  const settings = `drift:\n  ignore:\n${Array.from({ length: 100 }, (_, n) => `    - name-${n}-${'x'.repeat(180)}\n`).join('')}`;
  await loud.push({ by: 'eve', branch: 'main', files: { '.github/docket.yml': settings } });
  const { repository, sender } = event.payload;
  const modified = [{ added: [], modified: ['.github/docket.yml'], removed: [] }];
  const pushed = { ref: 'refs/heads/main', repository, sender, commits: modified };
  const api = { Authorization: `Bearer ${key}` };
  const read = (path: string): FloodRequest => ({ url: at + path, method: 'GET', headers: api });
  const page = (path: string): FloodRequest => ({
    ...{ url: at + path, method: 'GET', headers: { cookie } },
  });
  const all: [what: string, requests: FloodRequest[]][] = [
    ['comments `/docs help`', [comments('/docs help')]],
    ['comments with 64 KB each', [comments(`/docs\n${'[](<'.repeat(LONGEST_COMMENT / 4 - 2)}`)]],
    [
      'asks for checks of 45,000 versions in `package.json`',
      [{ ...checks, body: checks.body?.replaceAll('"ID"', '@@') ?? '' }],
    ],
    [
      'has deliveries of 10 MB sent',
      [delivery('push', { ...pushed, after: '@@', pad: '[{"'.repeat(2_500_000) })],
    ],
    ['asks for jobs in comments', [comments('/docs explain the flag @@')]],
    [
      'creates jobs with its API key',
      [
        {
          url: `${at}/v2/agent/${project}/job`,
          headers: api,
          body: JSON.stringify({ prompt: `Explain @@ ${'x'.repeat(100_000)}` }),
        },
      ],
    ],
    [
      'reads views, lists, and usage with its API key',
      [
        read(`/v2/agent/${project}/job?limit=100`),
        read(`/v1/analytics/${project}/views?dateFrom=2025-11-01&dateTo=2026-11-01`),
        read(`/v2/agent/${project}/usage`),
      ],
    ],
    [
      'reads the dashboard',
      [page('/'), page(`/?q=${'x'.repeat(100)}`), page('/installation'), page('/keys')],
    ],
    [
      'pushes the largest settings again and again',
      [delivery('push', { ...pushed, after: '@@'.padStart(40, '0') }), comments('/docs help')],
    ],
    [
      'sends deliveries of 1 MB with wrong signatures',
      [
        {
          url: hooks,
          headers: {
            'X-GitHub-Event': 'push',
            'X-GitHub-Delivery': '00000000-0000-0000-0000-000000000000',
            'X-Hub-Signature-256': `sha256=${'0'.repeat(64)}`,
          },
          body: '{"a":1}'.padEnd(1_000_000),
        },
      ],
    ],
  ];
  return all.map(([what, requests]) => ({ what, flood: { lanes: LANES, requests } }));
}
