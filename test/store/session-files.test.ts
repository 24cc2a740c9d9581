import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileSessions } from '../../src/store/session-files.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { tempDir } from '../support/temp.ts';
import { sessionStoreSuite } from './session-store.ts';

describe('sessions in the data folder', () => {
  sessionStoreSuite(async (clock) => {
    const dir = tempDir();
    return [fileSessions(dir, clock), fileSessions(dir, clock)];
  });

  it('can be read by nobody else and are removed when they have expired', async () => {
    const [dir, clock] = [tempDir(), new ManualClock()];
    const store = fileSessions(dir, clock);
    const session = { kind: 'session', actor: 'mona', grants: 'all' } as const;
    await store.put('old', { ...session, expiresAt: clock.now() + 1_000 });
    expect(statSync(join(dir, 'sessions/old.json')).mode & 0o777).toBe(0o600);
    clock.advance(1_000);
    await store.put('new', { ...session, expiresAt: clock.now() + 1_000 });
    expect(readdirSync(join(dir, 'sessions'))).toEqual(['new.json']);
  });
});
