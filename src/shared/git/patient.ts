// git over an unreliable network: what can be repeated is repeated.

import type { Clock } from '../clock.ts';
import { fullJitter, type Random } from '../retry.ts';
import { type Git, type GitResult, gitOf } from './git.ts';

const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };

/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT =
  /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;

export function isTransient({ code, stderr }: GitResult): boolean {
  return code !== 0 && TRANSIENT.test(stderr);
}

/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
export function patient(git: Git, { clock, random }: { clock: Clock; random: Random }): Git {
  return gitOf(async (args, call) => {
    const repeatable = call?.repeatable ?? !args.includes('push');
    for (let made = 1; ; made += 1) {
      const result = await git.try(args, call);
      if (!repeatable || made >= MAX_ATTEMPTS || !isTransient(result)) return result;
      await clock.sleep(fullJitter(made - 1, BACKOFF, random), call?.signal);
    }
  });
}
