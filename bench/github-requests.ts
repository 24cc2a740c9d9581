// How often GitHub is asked by two servers and three workers of an organization with 5,000 repositories:
// two simulated hours of commands, open dashboards, access logs, pushes, and failed deliveries. Only the
// clock and GitHub are not real.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askAgain } from '../src/bot/deliveries/ask-again.ts';
import { hostedSettings, noteChangedSettings } from '../src/cli/serve/project-settings.ts';
import { DEFAULT_CONFIG } from '../src/config/config.ts';
import { createGithubApp } from '../src/github/app.ts';
import { createGithubMeter } from '../src/github/meter.ts';
import { githubSettings } from '../src/github/settings.ts';
import { createFailedDeliveries } from '../src/postgres/failed-deliveries.ts';
import { createSettingsFiles } from '../src/postgres/settings-files.ts';
import type { Project } from '../src/service/projects/project.ts';
import type { Clock } from '../src/shared/runtime.ts';
import { silentLog } from '../test/support/silent-log.ts';
import type { Figure } from './figure.ts';
import { withPostgres } from './support/postgres.ts';

export const name = 'github-requests';

const REPOSITORIES = 5_000;
/** Every fifth has settings of its own. */
const WITH_SETTINGS = 5;
const INSTALLATION = 1;
const PROCESSES = 5;
const A_MINUTE = { commands: 17, deliveries: 333, pushes: 2 };
const DASHBOARD_REPOSITORIES = 50;
const REPOSITORIES_WITH_LOGS = 200;
const MINUTE_MS = 60_000;
const LIMIT = 5_000;

export function run(): Promise<Figure[]> {
  return withPostgres(async (database) => {
    let now = Date.UTC(2026, 10, 1, 12);
    const clock: Clock = { now: () => now, sleep: async () => {} };
    const github = await startGithub(clock);
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const files = createSettingsFiles(database, clock);
    const failed = createFailedDeliveries(database);
    const meter = createGithubMeter(clock);
    const env = { GITHUB_API_URL: github.url, GITHUB_GRAPHQL_URL: github.url };
    const parsed = { config: DEFAULT_CONFIG, origins: new Map(), overruled: [] };
    const processes = Array.from({ length: PROCESSES }, () => {
      const app = createGithubApp({
        ...githubSettings(env, { appId: '1', key, log: silentLog, meter }),
        clock,
      });
      const thread = { read: async () => parsed };
      const deps = { env, app, thread, files, meter, limits: new Map(), clock, log: silentLog };
      const settings = hostedSettings(deps);
      return { app, settings };
    });
    let chance = 1;
    const any = (count: number) => {
      chance = (chance * 48_271) % 2_147_483_647;
      return chance % count;
    };

    async function minute(at: number): Promise<void> {
      const [first, second, ...workers] = processes;
      for (let n = 0; n < A_MINUTE.commands; n += 1) {
        await workers[n % workers.length]?.settings(project(any(REPOSITORIES)));
      }
      for (let n = 0; n < A_MINUTE.pushes; n += 1) {
        const number = any(REPOSITORIES / WITH_SETTINGS) * WITH_SETTINGS;
        github.push(number);
        const { repo: fullName } = project(number);
        await noteChangedSettings({ fullName, id: number + 1, installation: INSTALLATION }, files);
      }
      const shown = Array.from({ length: DASHBOARD_REPOSITORIES }, (_, number) => project(number));
      for (const server of [first, second]) {
        await Promise.all(shown.map((one) => server?.settings(one)));
      }
      const logged = Array.from({ length: REPOSITORIES_WITH_LOGS }, (_, number) => project(number));
      for (const worker of workers) await Promise.all(logged.map((one) => worker.settings(one)));
      github.deliver(A_MINUTE.deliveries);
      if (at % 5 === 0 && first) await askAgain(first.app, failed, { clock, log: silentLog });
    }

    const hours: Record<string, number>[] = [];
    try {
      for (let hour = 0; hour < 2; hour += 1) {
        github.counts.clear();
        for (let at = 0; at < 60; at += 1, now += MINUTE_MS) await minute(at);
        hours.push(Object.fromEntries(github.counts));
      }
    } finally {
      await github.stop();
    }
    const [first = {}, later = {}] = hours;
    const ofInstallation = (counts: Record<string, number>) => counts.settings ?? 0;
    const ofApp = (counts: Record<string, number>) => (counts.app ?? 0) + (counts.tokens ?? 0);
    const what = `${REPOSITORIES} repositories, ${A_MINUTE.commands * 60} commands and ${A_MINUTE.deliveries * 60} deliveries an hour, ${PROCESSES} processes`;
    return [
      {
        what: `${what}: requests to GitHub for settings in the first hour, and in the next`,
        value: `${ofInstallation(first)}, ${ofInstallation(later)} per installation`,
        goal: `≤ ${LIMIT / 4}, of ${LIMIT} that GitHub allows`,
        ok: ofInstallation(later) <= LIMIT / 4,
      },
      {
        what: 'the same: requests in the name of the App, for tokens and failed deliveries',
        value: `${ofApp(first)}, ${ofApp(later)}`,
        goal: `≤ ${LIMIT / 4}`,
        ok: ofApp(later) <= LIMIT / 4,
      },
    ];
  });
}

const project = (number: number): Project => ({
  id: String(number + 1),
  repo: `acme/r${number}`,
  settings: { docsPaths: [], accessLogs: [] },
  app: { installation: INSTALLATION, repository: number + 1 },
});

/** Tokens, settings with ETags, and the list of deliveries, of which one in a hundred failed. */
async function startGithub(clock: Clock) {
  const counts = new Map<string, number>();
  const versions = new Map<string, number>();
  const attempts: { id: number; at: number; status: number }[] = [];

  function answer(request: IncomingMessage): {
    kind: string;
    status: number;
    body: unknown;
    headers?: Record<string, string>;
  } {
    const url = new URL(request.url ?? '', 'http://github');
    if (url.pathname.endsWith('/access_tokens')) {
      const expires_at = new Date(clock.now() + 60 * MINUTE_MS).toISOString();
      const body = { token: `ghs_${Math.random()}`, expires_at };
      return { kind: 'tokens', status: 201, body };
    }
    if (url.pathname === '/app/hook/deliveries') {
      const cursor = Number(url.searchParams.get('cursor') ?? Number.POSITIVE_INFINITY);
      const page = attempts
        .filter(({ id }) => id < cursor)
        .slice(-100)
        .reverse();
      const body = page.map(({ id, at, status }) => ({
        ...{ id, guid: String(id), status_code: status, delivered_at: new Date(at).toISOString() },
      }));
      const next = `<http://github/app/hook/deliveries?cursor=${page.at(-1)?.id}>; rel="next"`;
      return { kind: 'app', status: 200, body, headers: page.length < 100 ? {} : { link: next } };
    }
    if (url.pathname.startsWith('/app/')) return { kind: 'app', status: 202, body: {} };
    const [, number] = /\/acme\/r(\d+)\/contents\//.exec(url.pathname) ?? [];
    if (number === undefined || Number(number) % WITH_SETTINGS > 0) {
      return { kind: 'settings', status: 404, body: { message: 'Not Found' } };
    }
    // Another token, another ETag.
    const seen = `${request.headers.authorization} ${number} ${versions.get(number) ?? 0}`;
    const etag = `W/"${createHash('sha256').update(seen).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) {
      return { kind: 'unchanged', status: 304, body: null };
    }
    const content = Buffer.from('check: advisory\n').toString('base64');
    const body = { type: 'file', encoding: 'base64', content };
    return { kind: 'settings', status: 200, body, headers: { etag } };
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    const { kind, status, body, headers } = answer(request);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === null ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    counts,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    push: (number: number) => {
      versions.set(String(number), (versions.get(String(number)) ?? 0) + 1);
    },
    deliver(count: number) {
      for (let n = 0; n < count; n += 1) {
        const id = attempts.length + 1;
        attempts.push({ id, at: clock.now(), status: id % 100 === 0 ? 502 : 202 });
      }
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
