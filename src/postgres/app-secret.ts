// The credentials of the GitHub App in the database, sealed with a key that the database does not have.
import { sql } from 'kysely';
import { AppCredentials } from '../service/projects/project.ts';
import type { Encryption } from '../shared/encryption.ts';
import { Conflict, NotFound, SetupError } from '../shared/errors.ts';
import type { Database } from './database.ts';

const NAME = 'github-app';

interface AppSecret {
  /** Null: there is none. `encryption` is asked for only if there is one. */
  read(encryption: () => Encryption): Promise<AppCredentials | null>;
  /** Rejects with Conflict when there is one. */
  insistOnNone(): Promise<void>;
  add(credentials: AppCredentials, encryption: Encryption): Promise<void>;
  /** Seals them again with the current key. */
  reseal(encryption: Encryption): Promise<void>;
  remove(): Promise<void>;
}

export function createAppSecret(database: Database): AppSecret {
  const sealedText = () =>
    database.read(async (db) => {
      const query = db.selectFrom('app_secret').select('sealed').where('name', '=', NAME);
      return (await query.executeTakeFirst())?.sealed;
    });
  return {
    async read(encryption) {
      const sealed = await sealedText();
      return sealed === undefined ? null : decode(encryption().open(sealed, NAME));
    },
    async insistOnNone() {
      if ((await sealedText()) !== undefined) throw isThere();
    },
    async add(credentials, encryption) {
      const sealed = encryption.seal(JSON.stringify(credentials), NAME);
      const added = await database.transaction((tx) =>
        tx
          .insertInto('app_secret')
          .values({ name: NAME, sealed })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst(),
      );
      if (!added.numInsertedOrUpdatedRows) throw isThere();
    },
    reseal: (encryption) =>
      database.transaction(async (tx) => {
        const query = tx.selectFrom('app_secret').select('sealed').where('name', '=', NAME);
        const row = await query.forUpdate().executeTakeFirst();
        if (!row) throw isMissing();
        const sealed = encryption.seal(encryption.open(row.sealed, NAME), NAME);
        await tx
          .updateTable('app_secret')
          .set({ sealed, updated_at: sql<string>`now()` })
          .where('name', '=', NAME)
          .execute();
      }),
    async remove() {
      const removed = await database.transaction((tx) =>
        tx.deleteFrom('app_secret').where('name', '=', NAME).executeTakeFirst(),
      );
      if (!removed.numDeletedRows) throw isMissing();
    },
  };
}

function decode(text: string): AppCredentials {
  const checked = AppCredentials.safeParse(JSON.parse(text));
  if (checked.success) return checked.data;
  throw new SetupError(
    'The GitHub App in the database was stored by another version of Docket. Update Docket here, too.',
  );
}

const isThere = () =>
  new Conflict(
    'The database already has a GitHub App. To use another one, run `docket app remove --database URL` first.',
  );
const isMissing = () =>
  new NotFound('The database has no GitHub App. Create one with `docket app create`.');
