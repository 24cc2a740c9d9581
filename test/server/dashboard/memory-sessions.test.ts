import { describe } from 'vitest';
import { memorySessions } from '../../../src/server/dashboard/memory-sessions.ts';
import { sessionStoreSuite } from '../../store/session-store.ts';

describe('sessions in memory', () => {
  sessionStoreSuite(async (clock) => {
    const store = memorySessions(clock);
    return [store, store];
  });
});
