// Steps of workflows without a new process for each: starting Node and compiling the bundle takes half
// of a step's processor time. What a step does, and when it ends, is the same; see step-host.ts.
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  type EndedStep,
  environment,
  prepareStep,
  type StepRequest,
} from '../local-runner/runner.ts';
import { COMPILED } from './compiled.ts';
import { startProcess } from './processes.ts';
import type { HostedStart } from './step-host.ts';
import { beyondTest } from './test-end.ts';

const PROGRAM = join(import.meta.dirname, 'step-host.ts');
/** The modules of each step stay in memory. */
const STEPS_EACH = 25;

interface Host {
  child: ChildProcess;
  steps: number;
}

/** Of this worker; they end with it. */
const idle: Host[] = [];

/** The same as `startStep(request).ended`. */
export async function runHosted(request: StepRequest): Promise<EndedStep> {
  const { end, cwd: dir, env } = prepareStep(request, environment(request), 'main');
  const host = takeHost() ?? openHost(request.node);
  const kill = () => endHost(host);
  request.signal?.addEventListener('abort', kill);
  try {
    const { code, log } = await hostStep(host, { entry: request.main, env, dir });
    return end(code, log);
  } finally {
    request.signal?.removeEventListener('abort', kill);
    if (++host.steps < STEPS_EACH && host.child.connected) idle.push(host);
    else endHost(host);
  }
}

/** An agent may have killed one of them. */
function takeHost(): Host | undefined {
  const host = idle.pop();
  return host === undefined || host.child.connected ? host : takeHost();
}

function openHost(node: string): Host {
  const env = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED };
  const child = beyondTest(() =>
    startProcess(node, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
  );
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8');
  return { child, steps: 0 };
}

function endHost({ child }: Host): void {
  const over = child.exitCode !== null || child.signalCode !== null;
  if (!over && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
}

type Ended = Pick<EndedStep, 'code' | 'log'>;

/** It may also end the process, as a step that fails without a handler does. */
function hostStep({ child }: Host, start: Omit<HostedStart, 'end'>): Promise<Ended> {
  const end = `\0${randomUUID()}`;
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  const texts = ['', ''];
  const stop = [child.stdout, child.stderr].map((stream, n) => {
    const hear = (text: string) => {
      texts[n] += text;
      if (!text.includes('\n')) return;
      const ends = texts.map((said) => said.indexOf(end));
      const [at = -1, other] = ends;
      if (at < 0 || other === -1) return;
      const code = Number(/ (\d+)\n/.exec(texts[0]?.slice(at) ?? '')?.[1]);
      resolve({ code, log: texts.map((said, of) => said.slice(0, ends[of])).join('') });
    };
    stream?.on('data', hear);
    return () => stream?.off('data', hear);
  });
  const close = (code: number | null) => resolve({ code, log: texts.join('') });
  child.once('close', close).once('error', reject);
  child.send({ ...start, end }, (error) => error && reject(error));
  return promise.finally(() => {
    for (const off of stop) off();
    child.off('close', close).off('error', reject);
  });
}
