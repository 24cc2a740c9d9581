// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit. What may end the process that it runs in
// gets a process instead.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  isMainThread,
  parentPort,
  type ResourceLimits,
  Worker,
  workerData,
} from 'node:worker_threads';
import { SetupError } from './errors.ts';
import type { Clock } from './runtime.ts';

/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];

interface Started {
  task: string;
  setup: unknown;
}

interface ThreadStart {
  task: string;
  setup?: unknown;
  /** Another program, where tests have one that fails. */
  entry?: string | undefined;
}

export function startSideThread(
  { task, setup, entry = installedEntry() }: ThreadStart,
  resourceLimits: ResourceLimits,
): Worker {
  const started: Started = { task, setup };
  return new Worker(entry, {
    workerData: started,
    resourceLimits,
    // Options of this process are not meant for it.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
}

/** It writes to our standard error, and ends when this process does. */
export function startSideProcess(
  { task, setup }: { task: string; setup: object },
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = fork(installedEntry(), [task], { env, execArgv: [], stdio: [...stdio] });
  child.on('error', () => {});
  child.send(setup, () => {});
  return child;
}

/** In a side process: what it was started with. */
export async function setupOfProcess(): Promise<unknown> {
  const [setup] = await once(process, 'message');
  return setup;
}

function installedEntry(): string {
  const entries = ENTRIES.map((name) => join(import.meta.dirname, name));
  const entry = entries.find((file) => existsSync(file));
  if (entry !== undefined) return entry;
  throw new SetupError(
    `This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`,
  );
}

/** In a side thread or process: what it is for. */
export const taskOfThread = () =>
  isMainThread ? (process.argv[2] ?? '') : (workerData as Started).task;
export const setupOfThread = () => (workerData as Started).setup;

/** The thread was ended because it took more than it may. */
export class ThreadLimitReached extends Error {
  readonly limit: 'time' | 'memory';
  constructor(limit: 'time' | 'memory') {
    super(`A side thread reached its limit of ${limit}.`);
    this.limit = limit;
  }
}

interface ThreadLimits {
  /** For one question, the start of the thread included. */
  timeMs: number;
  memoryMb: number;
  /** The part for short-lived objects. Without a limit, a thread that reads much keeps more than it needs. */
  youngMb?: number;
  clock: Clock;
  entry?: string;
}

type ToThread = { question: unknown } | { given: unknown; id: number };
type FromThread = { answer: unknown } | { wanted: unknown; id: number } | { failed: string };

/** Answers questions, one after the other. It starts with the first, and again after it was ended. */
export class SideThread {
  readonly #task: string;
  readonly #limits: ThreadLimits;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(task: string, limits: ThreadLimits) {
    this.#task = task;
    this.#limits = limits;
  }

  /** `give` answers what the thread asks back. */
  ask(
    question: unknown,
    { signal, give }: { signal?: AbortSignal; give?: (wanted: unknown) => Promise<unknown> } = {},
  ): Promise<unknown> {
    const answer = this.#last.then(() => this.#ask(question, give, signal));
    this.#last = answer.catch(() => {});
    return answer;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const { entry, memoryMb: maxOldGenerationSizeMb, youngMb } = this.#limits;
    const worker = startSideThread(
      { task: this.#task, entry },
      { maxOldGenerationSizeMb, ...(youngMb && { maxYoungGenerationSizeMb: youngMb }) },
    );
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }

  async #ask(
    question: unknown,
    give?: (wanted: unknown) => Promise<unknown>,
    signal?: AbortSignal,
  ): Promise<unknown> {
    signal?.throwIfAborted();
    const { timeMs, clock } = this.#limits;
    const worker = this.#worker ?? this.#start();
    const over = new AbortController();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const say = (message: ToThread) => worker.postMessage(message);
    const hear = (message: FromThread) => {
      if ('answer' in message) resolve(message.answer);
      else if ('failed' in message) reject(new Error(message.failed));
      else {
        const { id, wanted } = message;
        Promise.resolve(give?.(wanted)).then((given) => say({ given, id }), reject);
      }
    };
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached('memory') : error);
    const exit = () => reject(new Error('A side thread ended before it answered.'));
    worker.on('message', hear).on('error', fail).on('exit', exit).ref();
    clock
      .sleep(timeMs, over.signal)
      .then(() => reject(new ThreadLimitReached('time')))
      .catch(() => {});
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      say({ question });
      return await promise;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      over.abort();
      signal?.removeEventListener('abort', stop);
      worker.off('message', hear).off('error', fail).off('exit', exit).unref();
    }
  }
}

/** What such a thread does until it is ended. `want` asks whoever asked. */
export function answerAsThread(
  answer: (question: unknown, want: (what: unknown) => Promise<unknown>) => Promise<unknown>,
): void {
  const wanting = new Map<number, (given: unknown) => void>();
  let asked = 0;
  const say = (message: FromThread) => parentPort?.postMessage(message);
  const want = (wanted: unknown) => {
    const id = ++asked;
    say({ wanted, id });
    return new Promise((resolve) => wanting.set(id, resolve));
  };
  parentPort?.on('message', (message: ToThread) => {
    if ('given' in message) {
      wanting.get(message.id)?.(message.given);
      wanting.delete(message.id);
    } else {
      answer(message.question, want).then(
        (found) => say({ answer: found }),
        (error) => say({ failed: error instanceof Error ? error.message : String(error) }),
      );
    }
  });
}
