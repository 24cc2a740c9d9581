// What the server adds to a bare Hono route: key, ids, checks, headers, access log. Both answer from
// the same process, one after the other, so that a busy moment of the machine falls on both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { load } from './support/http-load.ts';

export const name = 'server';

const ROUNDS = 7;
const MS = 700;
const CONNECTIONS = 32;

export async function run(): Promise<Figure[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/servers.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const { bareUrl, oursUrl, key, jobId } = JSON.parse(line.toString('utf8'));
    const get = (id: string) => requestOf('GET', `/v2/agent/acme/job/${id}`, key);
    const post = requestOf('POST', '/v2/agent/acme/job', key, '{"prompt":"Fix the typo"}');
    return [
      ...(await compare('get', get(jobId), 'HTTP/1.1 200', oursUrl, bareUrl, 0.6)),
      ...(await compare('create, up to the service', post, 'HTTP/1.1 201', oursUrl, bareUrl)),
    ];
  } finally {
    child.kill('SIGKILL');
  }
}

async function compare(
  what: string,
  request: string,
  expect: string,
  oursUrl: string,
  bareUrl: string,
  goal?: number,
): Promise<Figure[]> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    for (const [url, rates] of [[bareUrl, bare] as const, [oursUrl, ours] as const]) {
      const port = Number(new URL(url).port);
      const rate = await load({ port, request, expect, connections: CONNECTIONS, ms: MS });
      // The first round warms up.
      if (round >= 0) rates.push(rate);
    }
  }
  // Round by round, because the machine's own pace changes between rounds.
  const ratio = median(ours.map((rate, round) => rate / (bare[round] ?? Number.NaN)));
  return [
    {
      what: `${what}, ${CONNECTIONS} connections`,
      value: perSecond(median(ours)),
      against: `a bare Hono route ${perSecond(median(bare))}`,
      ratio: `${Math.round(ratio * 100)} %`,
      ...(goal !== undefined && { goal: `≥ ${goal * 100} %`, ok: ratio >= goal }),
    },
  ];
}

function requestOf(method: string, path: string, key: string, body = ''): string {
  const headers = [
    'Host: 127.0.0.1',
    `Authorization: Bearer ${key}`,
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ];
  return `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')} requests/s`;
