// What every store of keys promises.
import { expect, it } from 'vitest';
import {
  type KeyRecord,
  type KeyStore,
  mintKey,
  revokeKey,
} from '../../src/service/projects/keys.ts';

const CREATED = '2026-11-01T00:00:00.000Z';
const LATER = '2026-11-02T00:00:00.000Z';

function key(id: string): KeyRecord {
  const request = { id, project: 'p', prefix: 'docket_', createdAt: CREATED, expiresAt: LATER };
  return mintKey({ ...request, name: `for ${id}`, scopes: ['views'] }, `of-${id}`).record;
}

/** `place` gives two stores on the same keys. */
export function keyStoreSuite(place: () => Promise<[KeyStore, KeyStore]>): void {
  it('gives back what was created', async () => {
    const [store, other] = await place();
    await store.update((records) => [...records, key('a')]);
    await store.update((records) => [...records, key('b')]);
    expect(await other.list()).toEqual([key('a'), key('b')]);
  });

  it('loses none of many that are created at once', async () => {
    const [store, other] = await place();
    const ids = Array.from({ length: 10 }, (_, n) => `k${n}`);
    await Promise.all(
      ids.map((id, n) => (n % 2 ? store : other).update((records) => [...records, key(id)])),
    );
    const stored = (await store.list()).map(({ id }) => id);
    expect(stored.sort()).toEqual(ids);
  });

  it('keeps when a key was revoked and when it was used last', async () => {
    const [store, other] = await place();
    await store.update(() => [key('a'), key('b')]);
    await store.update((records) => revokeKey(records, 'a', LATER));
    await store.used(
      new Map([
        ['b', LATER],
        ['unknown', LATER],
      ]),
    );
    expect(await other.list()).toEqual([
      { ...key('a'), revokedAt: LATER },
      { ...key('b'), lastUsedAt: LATER },
    ]);
  });
}
