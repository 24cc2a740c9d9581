// The committed bundle without a new process for each run: starting Node and compiling the bundle takes
// half of the processor time of a step or a command. What it does, and when it ends, is the same; see
// reused-process.ts.
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { COMPILED } from './compiled.ts';
import { type Finished, startProcess } from './processes.ts';
import { hasProgram } from './programs.ts';
import type { ReusedRun } from './reused-process.ts';
import { LONG } from './scale.ts';
import { beyondTest, running } from './test-end.ts';

/** Where agents are isolated, some look at the process that started them. Long proofs take no short cuts. */
const isAlone = LONG || ['bwrap', 'setpriv', 'sudo', 'unshare'].some(hasProgram);

/** What Node, V8, or a library of theirs reads when the process starts. */
const READ_AT_START = /^(?:NODE_(?!COMPILE_CACHE$)|UV_|SSL_|OPENSSL_|LD_|LANG|LC_|TZ$)/;

export const mayReuse = (env: Record<string, string>) =>
  !isAlone && !Object.keys(env).some((name) => READ_AT_START.test(name));

const PROGRAM = join(import.meta.dirname, 'reused-process.ts');
/** The modules of each run stay in memory. */
const RUNS_EACH = 25;

interface Reused {
  child: ChildProcess;
  runs: number;
}

/** Of this worker; they end with it. */
const idle: Reused[] = [];

export async function runReused({
  args = [],
  input = '',
  ...rest
}: Pick<ReusedRun, 'entry' | 'env' | 'cwd'> & Partial<ReusedRun>): Promise<Finished> {
  const reused = takeIdle() ?? start();
  let isOver = false;
  running.getStore()?.onTestFinished(() => {
    if (!isOver) end(reused);
  });
  try {
    return await runIn(reused, { ...rest, args, input, end: `\0${randomUUID()}` });
  } finally {
    isOver = true;
    if (++reused.runs < RUNS_EACH && reused.child.connected) idle.push(reused);
    else end(reused);
  }
}

/** An agent may have killed one of them. */
function takeIdle(): Reused | undefined {
  const reused = idle.pop();
  return reused === undefined || reused.child.connected ? reused : takeIdle();
}

function start(): Reused {
  const env = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED };
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const options = { env, stdio: [...stdio] };
  const child = beyondTest(() => startProcess(process.execPath, [PROGRAM], options));
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8');
  return { child, runs: 0 };
}

function end({ child }: Reused): void {
  const isOver = child.exitCode !== null || child.signalCode !== null;
  if (!isOver && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
}

/** A run may also end the process, as one that fails without a handler does. */
function runIn({ child }: Reused, run: ReusedRun): Promise<Finished> {
  const { promise, resolve, reject } = Promise.withResolvers<Finished>();
  const said = { stdout: '', stderr: '' };
  const hear = (name: 'stdout' | 'stderr') => (text: string) => {
    said[name] += text;
    const [out, err] = [said.stdout.indexOf(run.end), said.stderr.indexOf(run.end)];
    const code = out < 0 || err < 0 ? null : / (\d+)\n$/.exec(said.stdout);
    if (!code || !said.stderr.endsWith('\n')) return;
    const [stdout, stderr] = [said.stdout.slice(0, out), said.stderr.slice(0, err)];
    resolve({ code: Number(code[1]), stdout, stderr });
  };
  const [onOutput, onErrors] = [hear('stdout'), hear('stderr')];
  const onClose = (code: number | null) => resolve({ code, ...said });
  child.stdout?.on('data', onOutput);
  child.stderr?.on('data', onErrors);
  child.once('close', onClose).once('error', reject);
  child.send(run, (error) => error && reject(error));
  return promise.finally(() => {
    child.stdout?.off('data', onOutput);
    child.stderr?.off('data', onErrors);
    child.off('close', onClose).off('error', reject);
  });
}
