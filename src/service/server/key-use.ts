// When keys were used last. A busy server would write all the time, so it writes once a minute.

import { type Clock, isoTime } from '../../shared/clock.ts';
import { sentence } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { KeyStore } from '../projects/key-store.ts';

const WRITE_EVERY_MS = 60_000;

export function keyUse(keys: Pick<KeyStore, 'used'>, clock: Clock, log: Log): (id: string) => void {
  const times = new Map<string, string>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (id) => {
    times.set(id, isoTime(clock.now()));
    if (clock.now() - writtenAt < WRITE_EVERY_MS) return;
    writtenAt = clock.now();
    const noted = new Map(times);
    times.clear();
    keys
      .used(noted)
      .catch((error) => log.warn(`The last use of keys was not written: ${sentence(error)}`));
  };
}
