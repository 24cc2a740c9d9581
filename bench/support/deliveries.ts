// A real `docket serve` with a database, and signed deliveries for it at a steady rate.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

const SECRET = 'the webhook secret of the benchmark';
const CLI = join(import.meta.dirname, '../../dist/cli.js');

export interface Receiver {
  url: string;
  /** Milliseconds of the processor that it has used. */
  cpu(): number;
  /** In megabytes. */
  memory(): number;
  stop(): Promise<void>;
}

export async function startReceiver(
  database: string,
  env: Record<string, string> = {},
): Promise<Receiver> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const child = spawn(process.execPath, [CLI, 'serve', '--port', '0', '--database', database], {
    env: {
      PATH: process.env.PATH ?? '',
      APP_ID: '1',
      PRIVATE_KEY: privateKey,
      WEBHOOK_SECRET: SECRET,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return {
    url: await addressOf(child),
    cpu: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid),
    stop: () => ended(child),
  };
}

function memoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1]) / 1000);
}

/** Where the system says it; in hundredths of a second. */
function cpuOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user = 0, system = 0] = readFileSync(file, 'utf8').split(' ').slice(13, 15).map(Number);
  return (user + system) * 10;
}

/** Its lines are read to the end: a full pipe would stop it. */
function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((found, failed) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk;
      const url = /at (http:[^\s"]+)"?\}?\n/.exec(said)?.[1];
      if (url !== undefined) found(url);
    });
    child.once('exit', () => failed(new Error(`The server did not start: ${said}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, 'exit');
  child.kill('SIGTERM');
  await closed;
}

/** A comment in one of many repositories; a command in one of so many of them. */
export function delivery(number: number, repositories: number, commandEvery: number) {
  const repository = 1 + (number % repositories);
  const isCommand = number % commandEvery === 0;
  return {
    action: 'created',
    installation: { id: 1 },
    sender: { login: 'mona', type: 'User' },
    repository: { id: repository, full_name: `acme/r${repository}`, default_branch: 'main' },
    issue: { number: 1 + (number % 50), updated_at: '2026-11-01T00:00:00Z' },
    comment: {
      id: 1 + number,
      body: isCommand ? '/docs explain the new option' : 'Thank you, this reads well.',
      user: { login: 'mona', type: 'User' },
      created_at: '2026-11-01T00:00:00Z',
    },
  };
}

/** Answers how long each took, from when it was due. */
export async function deliver(
  { url }: Receiver,
  payloads: readonly object[],
  perSecond: number,
  onSent: (guid: string, at: number) => void = () => {},
): Promise<{ times: number[]; accepted: number }> {
  const times: number[] = [];
  let accepted = 0;
  const began = performance.now();
  const sent = payloads.map(async (payload, number) => {
    const due = began + (number * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const guid = randomUUID();
    onSent(guid, performance.now());
    const body = JSON.stringify(payload);
    const signature = createHmac('sha256', SECRET).update(body).digest('hex');
    const send = () =>
      fetch(`${url}/api/github/webhooks`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-GitHub-Event': 'issue_comment',
          'X-GitHub-Delivery': guid,
          'X-Hub-Signature-256': `sha256=${signature}`,
        },
        body,
      });
    // A kept connection may be closed at the moment it is used again.
    const answer = await send().catch(send);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`A delivery was refused: ${answer.status} ${text}`);
    if (answer.status === 202 && text.includes('accepted')) accepted++;
    times.push(performance.now() - due);
  });
  await Promise.all(sent);
  return { times, accepted };
}
