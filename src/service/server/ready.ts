// Whether the server can do its work now: a proxy sends requests elsewhere while it cannot.
import type { Clock } from '../../shared/clock.ts';
import { Unavailable } from '../../shared/errors.ts';
import type { CollectDeps } from './collect.ts';

export const READY = '/readyz';

export interface ReadyDeps {
  clock: Clock;
  collect?: CollectDeps | undefined;
  /** Rejects while the database cannot be used. Absent: there is none. */
  reach?: (() => Promise<unknown>) | undefined;
}

/** Anyone can ask, so the database is asked once for all who do. */
const FRESH_MS = 1_000;
const PATIENCE_MS = 5_000;

/** The answer's body. */
export function createReady({ clock, collect, reach }: ReadyDeps): () => Promise<string> {
  let asked: { at: number; answer: Promise<unknown> } | undefined;

  async function reached(look: () => Promise<unknown>): Promise<void> {
    const waiting = new AbortController();
    const tooLate = clock.sleep(PATIENCE_MS, waiting.signal).then(() => {
      throw new Unavailable(
        'The database does not answer in time. Check its load and the network.',
      );
    });
    try {
      await Promise.race([look(), tooLate]);
    } finally {
      tooLate.catch(() => {});
      waiting.abort();
    }
  }

  return async () => {
    if (reach) {
      const now = clock.now();
      if (!asked || now - asked.at >= FRESH_MS) asked = { at: now, answer: reached(reach) };
      await asked.answer;
    }
    if (!collect?.collector.failing) return '{"status":"ready"}';
    throw new Unavailable(
      "Page views cannot be stored and are kept in memory. The server's log gives the reason.",
    );
  };
}
