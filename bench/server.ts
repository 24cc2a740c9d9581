// What the server adds to a bare Hono route: key, ids, checks, headers, access log.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { compare, portOf } from './support/compare-servers.ts';

export const name = 'server';

export async function run(): Promise<Figure[]> {
  const program = join(import.meta.dirname, 'support/servers.ts');
  // The access log goes where a server's log usually goes: to a descriptor.
  const child = fork(program, { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  try {
    const [{ bareUrl, oursUrl, key, jobId }] = await once(child, 'message');
    const get = requestOf('GET', `/v2/agent/acme/job/${jobId}`, key);
    const post = requestOf('POST', '/v2/agent/acme/job', key, '{"prompt":"Fix the typo"}');
    const servers = { child, ours: portOf(oursUrl), bare: portOf(bareUrl) };
    return [
      await compare('get', get, 'HTTP/1.1 200', servers, { part: 0.6 }),
      await compare('create, up to the service', post, 'HTTP/1.1 201', servers),
    ];
  } finally {
    child.kill('SIGKILL');
  }
}

function requestOf(method: string, path: string, key: string, body = ''): string {
  const headers = [
    'Host: 127.0.0.1',
    `Authorization: Bearer ${key}`,
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ];
  return `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}
