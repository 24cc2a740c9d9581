// Where the agents of the demo report that they have started, and by which worker. It can be closed:
// then they wait.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AgentDoor {
  /** What the agent of this worker asks. */
  urlOf(worker: string): string;
  /** The worker whose agent starts next. */
  nextStart(): Promise<string>;
  /** From now on, agents wait. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

export async function openAgentDoor(): Promise<AgentDoor> {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let started = Promise.withResolvers<string>();
  const server = createServer(async ({ url = '' }, response) => {
    started.resolve(decodeURIComponent(url.slice(1)));
    started = Promise.withResolvers();
    await gate.promise;
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (worker) => `http://127.0.0.1:${port}/${encodeURIComponent(worker)}`,
    nextStart: () => started.promise,
    shut() {
      gate = Promise.withResolvers();
    },
    open: () => gate.resolve(),
    async close() {
      gate.resolve();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
