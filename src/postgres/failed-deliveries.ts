// The deliveries that failed, and how far the list of GitHub was read: whichever worker looks next goes
// on where the last one stopped.
import { sql } from 'kysely';
import { isoTime } from '../shared/runtime.ts';
import type { Database } from './database.ts';

interface DeliveryAttempt {
  id: number;
  guid: string;
  at: number;
  ok: boolean;
}

interface AttemptsPass {
  cursor: string | null;
  newest: number;
  until: number;
}

const START: AttemptsPass = { cursor: null, newest: 0, until: 0 };

export function createFailedDeliveries(database: Database) {
  return {
    async pass(): Promise<AttemptsPass> {
      const row = await database.read((db) =>
        db.selectFrom('attempts_pass').select('pass').executeTakeFirst(),
      );
      return (row?.pass as AttemptsPass | undefined) ?? START;
    },
    note: (attempts: readonly DeliveryAttempt[], pass: AttemptsPass): Promise<void> =>
      database.transaction(async (tx) => {
        const arrived = attempts.filter(({ ok }) => ok).map(({ guid }) => guid);
        const failed = lastFailures(attempts, new Set(arrived));
        if (arrived.length > 0) {
          await tx.deleteFrom('failed_delivery').where('guid', 'in', arrived).execute();
        }
        for (const { guid, id, at } of failed) {
          await sql`
            insert into docket.failed_delivery as known values (${guid}, ${id}, ${isoTime(at)}, 1, false)
            on conflict (guid) do update set attempt = excluded.attempt, at = excluded.at,
              attempts = known.attempts + 1, asked = false
            where known.attempt < excluded.attempt`.execute(tx);
        }
        const text = JSON.stringify(pass);
        await tx
          .insertInto('attempts_pass')
          .values({ one: true, pass: text })
          .onConflict((conflict) => conflict.column('one').doUpdateSet({ pass: text }))
          .execute();
      }),
    async list() {
      const rows = await database.read((db) =>
        db.selectFrom('failed_delivery').selectAll().orderBy('at').execute(),
      );
      return rows.map(({ attempt, at, ...row }) => ({
        ...row,
        attempt: Number(attempt),
        at: at.getTime(),
      }));
    },
    async asked(guid: string): Promise<void> {
      await database.transaction((tx) =>
        tx.updateTable('failed_delivery').set({ asked: true }).where('guid', '=', guid).execute(),
      );
    },
    async purge(before: number): Promise<void> {
      await database.transaction((tx) =>
        tx
          .deleteFrom('failed_delivery')
          .where('at', '<', sql<Date>`${isoTime(before)}`)
          .execute(),
      );
    },
  };
}

/** The last failure of each delivery that has not arrived. */
function lastFailures(
  attempts: readonly DeliveryAttempt[],
  arrived: ReadonlySet<string>,
): DeliveryAttempt[] {
  const byGuid = new Map<string, DeliveryAttempt>();
  for (const one of attempts.toSorted((a, b) => a.id - b.id)) {
    if (!arrived.has(one.guid)) byGuid.set(one.guid, one);
  }
  return [...byGuid.values()];
}
