// What anything that waits, tries again, and reports needs from the process that it runs in. Handed in
// as one, so that tests replace it as one.
import { type Clock, systemClock } from './clock.ts';
import type { Log } from './log.ts';
import type { Random } from './retry.ts';

export interface Runtime {
  clock: Clock;
  random: Random;
  log: Log;
}

export function systemRuntime(log: Log): Runtime {
  return { clock: systemClock, random: Math.random, log };
}
