// What anything that waits, tries again, and reports needs from the process that it runs in. Handed in
// as one, so that tests replace it as one.
import type { Random } from './retry.ts';

export interface Runtime {
  clock: Clock;
  random: Random;
  log: Log;
}

export function systemRuntime(log: Log): Runtime {
  return { clock: systemClock, random: Math.random, log };
}

// Time is injected: tests use their own clock and never wait.

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects at once with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep(ms, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const onAbort = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, ms);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  },
};

/** What another clock may differ by: records of several machines are read together. */
const MAX_OFF_MS = 120_000;

/** What is wrong with our clock, as a sentence, if another one is so far ahead of it. */
export function clockProblem(offMs: number, whose: string): string | undefined {
  if (Math.abs(offMs) <= MAX_OFF_MS) return undefined;
  return `The clock of this machine is ${Math.round(Math.abs(offMs) / 1000)} s ${offMs > 0 ? 'behind' : 'ahead of'} ${whose}. Set it, and keep it right with a program such as chrony.`;
}

let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };

/** A busy server asks for the same millisecond many times. */
export function isoTime(ms: number): string {
  if (ms !== last.ms) last = { ms, text: new Date(ms).toISOString() };
  return last.text;
}

// What happened, for people. Adapters turn it into workflow commands, terminal lines or JSON.

export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
  /** The same log with more to every line, where lines are for machines. */
  with?(fields: LogFields): Log;
}

/** What a line is about, by id. */
export type LogFields = Readonly<Partial<Record<'project' | 'job' | 'delivery', string>>>;

export function about(log: Log, fields: LogFields): Log {
  return log.with?.(fields) ?? log;
}
