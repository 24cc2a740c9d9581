// A process that runs a launcher of the bundle again and again: each time with modules of its own (only
// what V8 has compiled is kept), its own arguments, environment, folder, and input. A run ends when a
// process of its own would: when nothing is left to wait for. See reused-processes.ts.
import { createRequire, flushCompileCache, registerHooks } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';

export interface ReusedRun {
  entry: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
  input: string;
  /** Printed with the exit code when the run is over. */
  end: string;
}

const require = createRequire(import.meta.url);
const { channel } = process;

let run: ReusedRun | undefined;
let runs = 0;
const threads = new Set<Worker>();

process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (run === undefined) return found;
    const program = pathToFileURL(join(dirname(run.entry), 'program.js')).href;
    return found.url === program ? { ...found, url: `${program}?${runs}` } : found;
  },
});

process.on('message', (asked: ReusedRun) => {
  run = asked;
  runs += 1;
  channel?.unref();
  const { entry, args, env, cwd, input } = asked;
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, entry, ...args];
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)]);
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  process.chdir(cwd);
  if (extname(entry) === '.cjs') {
    delete require.cache[require.resolve(entry)];
    require(entry);
  } else {
    import(`${pathToFileURL(entry)}?${runs}`);
  }
});

process.on('beforeExit', (code) => {
  // Whoever asked is gone.
  if (run === undefined) return;
  // A process ends with its idle threads.
  if (threads.size > 0) {
    for (const thread of threads) void thread.terminate();
    return;
  }
  for (const stream of [process.stdout, process.stderr]) stream.write(`${run.end} ${code}\n`);
  run = undefined;
  process.exitCode = undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
  process.chdir('/');
  if (runs === 1) flushCompileCache();
  channel?.ref();
});
