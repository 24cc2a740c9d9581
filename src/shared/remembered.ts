import type { Clock } from './runtime.ts';

export type Remembered = <T>(key: string, read: () => Promise<T>) => Promise<T>;

/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
export function createRemembered(clock: Clock, forMs: number): Remembered {
  // Oldest first.
  const reads = new Map<string, { at: number; found: Promise<unknown> }>();
  return <T>(key: string, read: () => Promise<T>) => {
    const now = clock.now();
    for (const [old, { at }] of reads) {
      if (now - at < forMs) break;
      reads.delete(old);
    }
    const known = reads.get(key);
    if (known) return known.found as Promise<T>;
    const found = read();
    reads.set(key, { at: now, found });
    return found;
  };
}
