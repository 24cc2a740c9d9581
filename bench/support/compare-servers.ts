// Two servers in one process, measured in turns and compared round by round. The processor time of a
// request stands beside its rate, because on a busy machine the rates tell much of its neighbors.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Figure } from '../figure.ts';
import { load } from './http-load.ts';

const ROUNDS = 12;
const MS = 400;
const CONNECTIONS = 32;

export interface Servers {
  child: ChildProcess;
  ours: number;
  bare: number;
}

interface Round {
  perSecond: number;
  /** Microseconds of the processor per request. */
  cpu: number;
}

export async function compare(
  what: string,
  request: string,
  expect: string,
  { child, ours, bare }: Servers,
  /** A part of the bare route's rate, and a rate. */
  { part, rate }: { part?: number; rate?: number } = {},
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
  const perSecond = median(rounds.map((round) => round.ours.perSecond));
  const told = (which: 'bare' | 'ours') =>
    `${count(median(rounds.map((round) => round[which].perSecond)))} requests/s, ${count(median(rounds.map((round) => round[which].cpu)))} µs each`;
  return {
    what: `${what}, ${CONNECTIONS} connections`,
    value: told('ours'),
    against: `a bare Hono route ${told('bare')}`,
    ratio: `${Math.round(ratio * 100)} %`,
    ...(part !== undefined && { goal: `≥ ${part * 100} %`, ok: ratio >= part }),
    ...(rate !== undefined && { goal: `≥ ${count(rate)} requests/s`, ok: perSecond >= rate }),
  };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [microseconds] = await once(child, 'message');
  return microseconds;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const count = (value: number) => Math.round(value).toLocaleString('en');
export const portOf = (url: string) => Number(new URL(url).port);
