// What the broker costs: the time until the first byte of an answer, a whole answer at the pace of a
// model and as fast as it can be sent, and memory for ten jobs at once. The provider is a process of
// its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openBroker } from '../src/agents/broker/broker.ts';
import { Gate } from '../src/agents/broker/gate.ts';
import { planBroker } from '../src/agents/broker/plan.ts';
import { DIALER } from '../src/agents/broker/tunnel.ts';
import { systemClock } from '../src/shared/runtime.ts';
import type { Figure } from './figure.ts';

export const name = 'broker';

const PROVIDER = `
const event = 'event: content_block_delta\\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":" documentation"}}\\n\\n';
const end = 'data: {"type":"message_delta","usage":{"input_tokens":10,"output_tokens":500}}\\n\\n';
require('node:http').createServer((request, response) => {
  request.resume();
  const kind = new URL(request.url, 'http://x').searchParams.get('kind');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (kind === 'first') return response.end(event + end);
  if (kind === 'fast') {
    const block = event.repeat(500);
    let left = 500;
    const more = () => { while (left-- > 0 && response.write(block)); if (left < 0) response.end(end); };
    response.on('drain', more);
    return more();
  }
  let left = 500;
  const timer = setInterval(() => {
    response.write(event);
    if (--left === 0) { clearInterval(timer); response.end(end); }
  }, 4);
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

export async function run(): Promise<Figure[]> {
  const child = spawn(process.execPath, ['-e', PROVIDER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const direct = `http://127.0.0.1:${String(line).trim()}`;
  const brokers = await Promise.all(Array.from({ length: 10 }, () => start(direct)));
  const [through] = brokers as [Opened, ...Opened[]];
  const plain = { url: direct, word: 'x' };
  try {
    const first = await inTurn(200, plain, through, 'first');
    const paced = await inTurn(3, plain, through, 'paced');
    const fast = await inTurn(10, plain, through, 'fast');
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    await Promise.all(brokers.map((one) => ask(one, 'fast')));
    clearInterval(watch);
    const more = first.through - first.direct;
    const ratio = paced.through / paced.direct;
    return [
      {
        what: 'time to the first byte of an answer, median of 200',
        value: `${first.through.toFixed(1)} ms`,
        goal: '≤ 5 ms more',
        against: `direct ${first.direct.toFixed(1)} ms`,
        ok: more <= 5,
      },
      {
        what: 'a whole answer of 500 events at the pace of a model',
        value: `${paced.through.toFixed(0)} ms`,
        goal: '≤ 1.05 × direct',
        against: `direct ${paced.direct.toFixed(0)} ms`,
        ratio: ratio.toFixed(2),
        ok: ratio <= 1.05,
      },
      {
        what: '30 MB as fast as they can be sent',
        value: `${fast.through.toFixed(0)} ms`,
        against: `direct ${fast.direct.toFixed(0)} ms`,
        ratio: (fast.through / fast.direct).toFixed(2),
      },
      {
        what: 'memory for ten jobs at once, each with such an answer',
        value: `${Math.round((most - before) / 1e6)} MB more`,
        against: `the process before ${Math.round(before / 1e6)} MB`,
      },
    ];
  } finally {
    for (const { close } of brokers) await close();
    child.kill();
  }
}

interface Opened {
  url: string;
  word: string;
  close(): Promise<void>;
}

async function start(provider: string): Promise<Opened> {
  const environment = { ANTHROPIC_API_KEY: 'key-of-the-benchmark', ANTHROPIC_BASE_URL: provider };
  const plan = planBroker({ command: 'claude' }, environment, Object.keys(environment));
  const options = { clock: systemClock, log: SILENT };
  const { signal } = new AbortController();
  const broker = await openBroker({
    ...{ plan, hosts: [], gate: new Gate({ fetch, ...options }), environment: {}, dialer: DIALER },
    ...{ clock: systemClock, closed: true, signal },
  });
  const [word = ''] = plan.routes.keys();
  return { url: `http://127.0.0.1:${broker.port}`, word, close: broker.close };
}

/** Milliseconds until the first byte and until the end. */
async function ask({ url, word }: { url: string; word: string }, kind: string) {
  const started = performance.now();
  const init = { method: 'POST', body: '{}', headers: { 'x-api-key': word } };
  const response = await fetch(`${url}/v1/messages?kind=${kind}`, init);
  let first = 0;
  for await (const _ of response.body ?? []) first ||= performance.now() - started;
  return { first, whole: performance.now() - started };
}

async function inTurn(
  times: number,
  direct: Parameters<typeof ask>[0],
  through: Opened,
  kind: string,
) {
  const all = { direct: [] as number[], through: [] as number[] };
  for (let at = 0; at < times; at += 1) {
    const field = kind === 'first' ? 'first' : 'whole';
    all.direct.push((await ask(direct, kind))[field]);
    all.through.push((await ask(through, kind))[field]);
  }
  return { direct: median(all.direct), through: median(all.through) };
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
