// What stands before the servers and passes deliveries on, as badly as the internet may: one in twenty
// twice, one in twenty after the next one, and every fiftieth with a forged copy beside it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SEED } from '../../support/scale.ts';
import { atTestEnd } from '../../support/test-end.ts';
import { seeded } from './random.ts';

export interface Front {
  url: string;
  twice: number;
  late: number;
  /** What the servers answer to forged ones. */
  forged: Promise<number>[];
  /** Resolves with the next delivery that was passed on. */
  next(): Promise<void>;
}

/** A late one waits for this many others, but not for long: GitHub hangs up after 10 s. */
const OTHERS = 3;
const FORGED_EVERY = 50;
const LATE_MS = 5_000;

export async function openFront(targets: () => string[]): Promise<Front> {
  const random = seeded(SEED);
  const waiting: (() => void)[] = [];
  const passed = new EventTarget();
  let count = 0;
  const front: Front = {
    url: '',
    twice: 0,
    late: 0,
    forged: [],
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
  const send = async (headers: Record<string, string>, body: Buffer): Promise<number> => {
    const urls = targets();
    const url = urls[Math.floor(random() * urls.length)];
    try {
      if (!url) return 502;
      const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 502;
    }
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const names = ['content-type', 'user-agent', 'x-github-delivery', 'x-github-event'];
    const headers = Object.fromEntries(
      [...names, 'x-hub-signature-256'].map((name) => [name, String(request.headers[name] ?? '')]),
    );
    const chance = random();
    if (chance < 0.05) {
      front.late += 1;
      await othersPassed(passed);
    }
    const answers = [send(headers, body)];
    if (chance > 0.95) {
      front.twice += 1;
      answers.push(send(headers, body));
    }
    count += 1;
    if (count % FORGED_EVERY === 0) {
      const other = { ...headers, 'x-github-delivery': crypto.randomUUID() };
      const forged = Buffer.from(body.toString('utf8').replace('/docs', '/docs new'));
      front.forged.push(untilAnswered(() => send(other, forged)));
    }
    const statuses = await Promise.all(answers);
    response.writeHead(statuses.includes(202) ? 202 : (statuses[0] ?? 502)).end();
    passed.dispatchEvent(new Event('passed'));
    waiting.shift()?.();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  front.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return front;
}

/** A server that was killed answers nothing. */
async function untilAnswered(send: () => Promise<number>): Promise<number> {
  for (;;) {
    const status = await send();
    if (status !== 502) return status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function othersPassed(passed: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    let others = 0;
    const done = new AbortController();
    const timer = setTimeout(() => done.abort(), LATE_MS);
    done.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    const count = () => {
      others += 1;
      if (others === OTHERS) done.abort();
    };
    passed.addEventListener('passed', count, { signal: done.signal });
  });
}
