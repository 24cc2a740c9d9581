// What every store of sessions promises.
import { expect, it } from 'vitest';
import type { Session, SessionStore } from '../../src/service/projects/session.ts';
import { ManualClock } from '../support/manual-clock.ts';

/** `place` gives two stores on the same sessions. */
export function sessionStoreSuite(
  place: (clock: ManualClock) => Promise<[SessionStore, SessionStore]>,
): void {
  async function setUp() {
    const clock = new ManualClock();
    const session: Session = {
      kind: 'session',
      actor: 'mona',
      grants: { docs: 'read', handbook: 'write' },
      expiresAt: clock.now() + 60_000,
    };
    return { clock, session, stores: await place(clock) };
  }

  it('gives back what was put until it expires', async () => {
    const { clock, session, stores } = await setUp();
    const [store, other] = stores;
    await store.put('h1', session);
    await store.put('h2', { ...session, kind: 'link', grants: 'all' });
    expect(await other.get('h1')).toEqual(session);
    expect(await other.get('h2')).toMatchObject({ kind: 'link', grants: 'all' });
    expect(await other.get('h3')).toBeNull();
    await clock.advance(60_000);
    expect(await other.get('h1')).toBeNull();
    expect(await other.take('h1')).toBeNull();
  });

  it('gives a session to only one of many that take it', async () => {
    const { session, stores } = await setUp();
    const [store, other] = stores;
    await store.put('h1', session);
    const taken = await Promise.all(
      [store, other, store, other, store].map((one) => one.take('h1')),
    );
    expect(taken.filter((one) => one !== null)).toEqual([session]);
    expect(await store.get('h1')).toBeNull();
  });
}
