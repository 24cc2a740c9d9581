import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTestEnd } from './test-end.ts';

export interface Gate {
  url: string;
  /** Resolves when the first one waits at it. */
  reached: Promise<void>;
  open(): void;
}

/** Settings of a repository whose agents wait at a gate. */
export const REACHES_GATE = { '.github/docket.yml': 'agent: { network: open }\n' };

/** An address that answers when the test says so: it holds up a process that waits for it. */
export async function closedGate(): Promise<Gate> {
  const opened = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    reached.resolve();
    void opened.promise.then(() => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atTestEnd(() => {
    opened.resolve();
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reached: reached.promise,
    open: opened.resolve,
  };
}
