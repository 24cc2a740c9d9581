// Two servers and three workers that share a database, each a process of its own that can be killed
// and started again.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { HostEvent } from '../../local-github/host-event.ts';
import type { Intercept } from '../../local-github/listen.ts';
import { startLocalGithub } from '../../local-github/local-github.ts';
import type { LocalRepository } from '../../local-github/repository.ts';
import { SECRET } from '../../support/app.ts';
import { docket, docketServe, docketWork, type Running } from '../../support/cli.ts';
import { type CutProxy, cutProxy } from '../../support/cut-proxy.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres-server.ts';
import { memoryDir, tempDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';
import { GithubWeather } from './github-weather.ts';

export interface Member {
  kind: 'server' | 'worker';
  /** Between it and the database. */
  network: CutProxy;
  process: Running & { url?: string };
  /** Something is being done to it. */
  busy: boolean;
  /** Killed, and started again. */
  replace(): Promise<void>;
}

export interface Fleet {
  postgres: PostgresServer;
  /** Of the projects that jobs are requested for over HTTP. */
  repository: LocalRepository;
  /** Where people comment, with the App. */
  threads: LocalRepository;
  weather: GithubWeather;
  /** Delivers the comment until a server accepts it. */
  deliver(event: HostEvent): Promise<void>;
  query(statement: string): Promise<Record<string, unknown>[]>;
  keys: ReadonlyMap<string, string>;
  members: Member[];
  /** Where all of them keep temporary files. */
  tmp: string;
  /** The address of a server that takes requests. */
  serverUrl(): string | undefined;
}

/** Of a worker, until it counts as dead. */
export const HEARTBEAT_SECONDS = 10;

/** As many as settings can allow to wait for review. */
export const MOST_COMMANDS = 100;

/** The agent of every project takes a second, and then changes a page. */
const AGENT = '#!/bin/sh\nsleep 1\necho "Better." >> docs/start.md\necho "Made it better."\n';

export async function openFleet(projects: number): Promise<Fleet> {
  const weather = new GithubWeather();
  const place = await openPlace(memoryDir('docket-fleet'), weather.intercept);
  const { github, postgres, query, run, env } = place;
  const files = { 'docs/start.md': '# Start\n\nHello.\n' };
  const repository = await github.createRepository('octo/handbook', { files });
  const agent = agentProgram();
  const keys = new Map<string, string>();
  for (let n = 0; n < projects; n++) {
    const id = `project-${n}`;
    await run('projects', 'add', id, '--repo', 'octo/handbook', '--agent-command', agent);
    keys.set(id, await run('keys', 'create', '--project', id));
  }
  // Nobody merges there, and Docket stops at the limit.
  const limit = { '.github/docket.yml': `jobs: { max-open-pull-requests: ${MOST_COMMANDS} }\n` };
  const threads = await github.createRepository('octo/manual', { files: { ...files, ...limit } });
  threads.collaborator('mona', 'write');
  const app = github.registerApp('docket-bot', 'octo');
  // Whoever comments delivers it, too: GitHub itself would be asked for it again minutes later.
  app.hook('http://127.0.0.1:9/', SECRET);
  const all = {
    ...{ ...env, GITHUB_TOKEN: github.token, DOCKET_AGENT_COMMAND: agent, WEBHOOK_SECRET: SECRET },
    ...{ APP_ID: String(app.id), PRIVATE_KEY: app.privateKey.replaceAll('\n', '\\n') },
  };
  const kinds = ['server', 'server', 'worker', 'worker', 'worker'] as const;
  const members = await Promise.all(kinds.map((kind) => startMember(kind, postgres.url, all)));
  const installation = await app.install(threads);
  let turn = 0;
  const serverUrl = () => {
    const up = members.filter(({ kind, process }) => kind === 'server' && process.url);
    return up[turn++ % up.length]?.process.url;
  };
  return {
    ...{ postgres, repository, threads, weather, query, keys, members, serverUrl },
    tmp: env.TMPDIR,
    async deliver(event) {
      const { headers, body } = app.signed({ ...event, guid: randomUUID() }, installation);
      for (;;) {
        const to = `${serverUrl()}/api/github/webhooks`;
        const signal = AbortSignal.timeout(10_000);
        const answer = await fetch(to, { method: 'POST', headers, body, signal }).catch(() => null);
        await answer?.arrayBuffer().catch(() => {});
        if (answer?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
  };
}

/** A stand-in for GitHub, and a database with the schema. */
export async function openPlace(dataDir?: string, intercept?: Intercept) {
  const postgres = await startPostgres({ durable: true });
  atTestEnd(() => postgres.stop());
  const query = async (statement: string) => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  };
  const path = process.env.PATH ?? '';
  const github = await startLocalGithub({
    path,
    ...(dataDir && { dataDir }),
    ...(intercept && { intercept }),
  });
  atTestEnd(() => github.close());
  const env = {
    // Killed workers leave their files there, until another one starts.
    TMPDIR: tempDir(),
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
  };
  const run = async (...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await docket([...args, '--database', postgres.url], env);
    if (code !== 0) throw new Error(`docket ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  await run('migrate');
  return { github, postgres, query, run, env };
}

export function agentProgram(): string {
  const program = join(tempDir(), 'agent.sh');
  writeFileSync(program, AGENT, { mode: 0o755 });
  return `sh ${program}`;
}

export async function startMember(
  kind: Member['kind'],
  url: string,
  env: Record<string, string>,
): Promise<Member> {
  const network = await cutProxy(url);
  const args = ['--database', network.url];
  const start = () =>
    kind === 'server' ? docketServe(args, env) : docketWork([...args, '--concurrency', '2'], env);
  const member: Member = {
    kind,
    network,
    process: await start(),
    busy: false,
    async replace() {
      const { process } = member;
      member.busy = true;
      member.process = { ...process, url: undefined };
      await process.end('SIGKILL');
      member.process = await insist(start);
      member.busy = false;
    },
  };
  return member;
}

/** The database may be starting again. */
async function insist<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
