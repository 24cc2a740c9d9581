// Page views that pages report: what counting and storing them adds to a bare Hono route that reads
// the same body, and the memory for more different pages than a day may have.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { compare, portOf } from './support/compare-servers.ts';

export const name = 'collector';

const JUNK = 50_000;
const MAX_GROWTH_MB = 64;

export async function run(): Promise<Figure[]> {
  const program = join(import.meta.dirname, 'support/collect-servers.ts');
  const child = fork(program, {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  try {
    const [{ bareUrl, oursUrl }] = await once(child, 'message');
    const servers = { child, ours: portOf(oursUrl), bare: portOf(bareUrl) };
    const rate = await compare('page views', REQUEST, 'HTTP/1.1 204', servers, { rate: 5_000 });
    child.send({ junk: JUNK });
    const [{ before, after }] = await once(child, 'message');
    const growth = after - before;
    return [
      rate,
      {
        what: `memory for ${JUNK.toLocaleString('en')} different paths and agents`,
        value: `${growth} MB more`,
        goal: `≤ ${MAX_GROWTH_MB} MB`,
        against: `the server before ${before} MB`,
        ok: growth <= MAX_GROWTH_MB,
      },
    ];
  } finally {
    child.send('end');
    await once(child, 'exit');
  }
}

const BODY = '{"path":"/guide/install/","status":200}';
const REQUEST = [
  'POST /v1/collect/acme HTTP/1.1',
  'Host: 127.0.0.1',
  'Origin: https://docs.example',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Content-Type: text/plain;charset=UTF-8',
  `Content-Length: ${BODY.length}`,
  '',
  BODY,
].join('\r\n');
