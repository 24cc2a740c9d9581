// A GitHub that takes its time: tokens of installations, repositories without settings and without
// pull requests. It counts what it is asked.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowGithub {
  /** The variables with which a server finds it. */
  env: Record<string, string>;
  /** Requests so far. */
  asked(): number;
  stop(): Promise<void>;
}

export async function startSlowGithub(latencyMs: number): Promise<SlowGithub> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const [status, body] = answer(request.method ?? '', request.url ?? '');
    request.resume();
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }, latencyMs);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: `${url}/graphql`, GITHUB_SERVER_URL: url },
    asked: () => asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function answer(method: string, url: string): [number, unknown] {
  if (method === 'POST' && url.endsWith('/access_tokens')) {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    return [201, { token: `ghs_${randomBytes(18).toString('hex')}`, expires_at }];
  }
  if (/^\/repos\/[^/]+\/[^/]+\/pulls\?/.test(url)) return [200, []];
  return [404, { message: 'Not Found' }];
}
