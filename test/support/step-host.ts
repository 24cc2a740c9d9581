// A process that runs steps one after the other: the entry file again for each, with a bundle of its own
// (all modules run anew; only what V8 has compiled is kept) and its own environment. A step ends when
// a process of its own would: when nothing is left to wait for. See step-hosts.ts.
import { createRequire, flushCompileCache, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';

export interface HostedStart {
  entry: string;
  env: Record<string, string>;
  dir: string;
  /** Printed with the exit code when the step is over. */
  end: string;
}

const require = createRequire(import.meta.url);
const { channel } = process;

let step: HostedStart | undefined;
let steps = 0;
const threads = new Set<Worker>();

process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (step === undefined) return found;
    const program = pathToFileURL(join(dirname(step.entry), 'program.js')).href;
    return found.url === program ? { ...found, url: `${program}?${steps}` } : found;
  },
});

process.on('message', (start: HostedStart) => {
  step = start;
  steps += 1;
  channel?.unref();
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, start.env);
  process.chdir(start.dir);
  delete require.cache[require.resolve(start.entry)];
  require(start.entry);
});

process.on('beforeExit', (code) => {
  // Whoever starts the steps is gone.
  if (step === undefined) return;
  // A process ends with its idle threads.
  if (threads.size > 0) {
    for (const thread of threads) void thread.terminate();
    return;
  }
  for (const stream of [process.stdout, process.stderr]) stream.write(`${step.end} ${code}\n`);
  step = undefined;
  process.exitCode = undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
  process.chdir('/');
  if (steps === 1) flushCompileCache();
  channel?.ref();
});
