import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTestEnd } from './test-end.ts';

/** A repository's address where somebody answers, until the test is over. */
export async function remoteThat(
  answer: (response: ServerResponse, request: IncomingMessage) => unknown,
) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTestEnd(() => void server.closeAllConnections());
  atTestEnd(() => new Promise((resolve) => server.close(resolve)));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, origin, remote: `${origin}/octo/handbook.git` };
}
