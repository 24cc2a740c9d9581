// API keys in the database.
import { sql } from 'kysely';
import { KeyRecord, type KeyStore } from '../service/projects/keys.ts';
import type { Clock } from '../shared/runtime.ts';
import type { Database, Tx } from './database.ts';

/** A server sees a key that was created or revoked elsewhere after at most this long. */
const FRESH_MS = 1_000;

export function createPostgresKeys(database: Database, clock: Clock): KeyStore {
  let cached: { records: readonly KeyRecord[]; version: string | undefined } | undefined;
  let latest: { records: Promise<readonly KeyRecord[]>; readAt: number } | undefined;

  /** Thousands are read again only if any of them was added, changed, or deleted. */
  async function current(db: Database['db']): Promise<readonly KeyRecord[]> {
    const { rows } = await sql<{ version: string }>`
      select concat(count(*), ' ', sum(xmin::text::bigint)) as version from docket.api_key`.execute(
      db,
    );
    const version = rows[0]?.version;
    if (!cached || cached.version !== version) cached = { records: await read(db), version };
    return cached.records;
  }

  return {
    list() {
      if (latest && clock.now() - latest.readAt < FRESH_MS) return latest.records;
      const reading = { records: database.read(current), readAt: clock.now() };
      latest = reading;
      reading.records.catch(() => {
        if (latest === reading) latest = undefined;
      });
      return reading.records;
    },
    async update(change) {
      await database.transaction(async (tx) => {
        const before = new Map((await read(tx)).map((record) => [record.id, record]));
        for (const record of change([...before.values()])) {
          const known = before.get(record.id);
          if (known !== record) await write(tx, record, known !== undefined);
        }
      });
      latest = undefined;
    },
    async used(times) {
      await database.transaction(async (tx) => {
        for (const [id, last_used_at] of times) {
          await tx.updateTable('api_key').set({ last_used_at }).where('id', '=', id).execute();
        }
      });
    },
  };
}

async function read(db: Tx | Database['db']): Promise<KeyRecord[]> {
  const rows = await db
    .selectFrom('api_key')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    KeyRecord.parse({
      id: row.id,
      project: row.project,
      name: row.name,
      scopes: row.scopes,
      prefix: row.prefix,
      hash: row.hash,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      revokedAt: row.revoked_at?.toISOString() ?? null,
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    }),
  );
}

/** All that ever changes in one that is there is that it is revoked. */
async function write(tx: Tx, record: KeyRecord, isThere: boolean): Promise<void> {
  const revoked_at = record.revokedAt;
  if (isThere) {
    await tx.updateTable('api_key').set({ revoked_at }).where('id', '=', record.id).execute();
    return;
  }
  await tx
    .insertInto('api_key')
    .values({
      id: record.id,
      project: record.project,
      name: record.name,
      prefix: record.prefix,
      hash: record.hash,
      scopes: [...record.scopes],
      created_at: record.createdAt,
      expires_at: record.expiresAt,
      revoked_at,
    })
    .execute();
}
