// A database whose users wait for it without patience, which tests can see.
import { EventEmitter, once } from 'node:events';
import { type Database, openDatabase } from '../../src/postgres/database.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { atTestEnd } from './test-end.ts';

export interface WaitingDatabase {
  database: Database;
  /** Resolves when something was tried again this often from now on. */
  triedAgain(times: number): Promise<void>;
}

export function waitingDatabase(url: string): WaitingDatabase {
  const waits = new EventEmitter();
  const clock = {
    ...systemClock,
    async sleep(ms: number, signal?: AbortSignal) {
      waits.emit('again');
      await systemClock.sleep(Math.min(ms, 20), signal);
    },
  };
  const database = openDatabase({ url, clock });
  atTestEnd(() => database.close());
  return {
    database,
    async triedAgain(times) {
      for (let n = 0; n < times; n++) await once(waits, 'again');
    },
  };
}
