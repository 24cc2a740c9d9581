// What the server adds to a bare Hono route: key, ids, checks, headers, access log. Both answer from
// the same process in turns, and are compared round by round. The processor time of a request stands
// beside it, because on a busy machine the rates tell much of its neighbors.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { load } from './support/http-load.ts';

export const name = 'server';

const ROUNDS = 12;
const MS = 400;
const CONNECTIONS = 32;

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
      await compare('get', get, 'HTTP/1.1 200', servers, 0.6),
      await compare('create, up to the service', post, 'HTTP/1.1 201', servers),
    ];
  } finally {
    child.kill('SIGKILL');
  }
}

interface Servers {
  child: ChildProcess;
  ours: number;
  bare: number;
}

interface Round {
  perSecond: number;
  /** Microseconds of the processor per request. */
  cpu: number;
}

async function compare(
  what: string,
  request: string,
  expect: string,
  { child, ours, bare }: Servers,
  goal?: number,
): Promise<Figure> {
  const measure = async (port: number): Promise<Round> => {
    const before = await cpuOf(child);
    const ask = { port, request, expect, connections: CONNECTIONS, ms: MS };
    const { answers, perSecond } = await load(ask);
    return { perSecond, cpu: ((await cpuOf(child)) - before) / answers };
  };
  // The first ones warm up.
  for (const port of [bare, ours, bare, ours, bare, ours]) await measure(port);
  const rounds: { bare: Round; ours: Round }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await measure(bare), ours: await measure(ours) });
  }
  const ratio = median(rounds.map((round) => round.ours.perSecond / round.bare.perSecond));
  const told = (which: 'bare' | 'ours') =>
    `${count(median(rounds.map((round) => round[which].perSecond)))} requests/s, ${count(median(rounds.map((round) => round[which].cpu)))} µs each`;
  return {
    what: `${what}, ${CONNECTIONS} connections`,
    value: told('ours'),
    against: `a bare Hono route ${told('bare')}`,
    ratio: `${Math.round(ratio * 100)} %`,
    ...(goal !== undefined && { goal: `≥ ${goal * 100} %`, ok: ratio >= goal }),
  };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [microseconds] = await once(child, 'message');
  return microseconds;
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
const count = (value: number) => Math.round(value).toLocaleString('en');
const portOf = (url: string) => Number(new URL(url).port);
