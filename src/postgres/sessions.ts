// Sessions of the dashboard in the database, so that any server knows them.
import { Grants, type Session, type SessionStore } from '../service/projects/session.ts';
import { type Clock, isoTime } from '../shared/runtime.ts';
import type { Database } from './database.ts';

export function createPostgresSessions(database: Database, clock: Clock): SessionStore {
  const now = () => new Date(clock.now());
  return {
    async put(hash, { kind, actor, grants, expiresAt }) {
      const expires_at = isoTime(expiresAt);
      const values = { hash, kind, actor, grants: JSON.stringify(grants), expires_at };
      await database.transaction(async (tx) => {
        await tx.deleteFrom('session').where('expires_at', '<=', now()).execute();
        await tx.insertInto('session').values(values).execute();
      });
    },
    async get(hash) {
      const row = await database.read((db) =>
        db
          .selectFrom('session')
          .selectAll()
          .where('hash', '=', hash)
          .where('expires_at', '>', now())
          .executeTakeFirst(),
      );
      return row ? sessionOf(row) : null;
    },
    async take(hash) {
      const row = await database.transaction((tx) =>
        tx
          .deleteFrom('session')
          .where('hash', '=', hash)
          .where('expires_at', '>', now())
          .returningAll()
          .executeTakeFirst(),
      );
      return row ? sessionOf(row) : null;
    },
  };
}

function sessionOf(row: {
  kind: string;
  actor: string;
  grants: unknown;
  expires_at: Date;
}): Session {
  return {
    kind: row.kind === 'link' ? 'link' : 'session',
    actor: row.actor,
    grants: Grants.parse(row.grants),
    expiresAt: row.expires_at.getTime(),
  };
}
