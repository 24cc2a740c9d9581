// Projects in the database. A removed one stays as a row, because its jobs refer to it.
import { sql } from 'kysely';
import {
  checkSettings,
  type Project,
  type Projects,
  unknownProject,
} from '../service/projects/project.ts';
import { Conflict } from '../shared/errors.ts';
import type { Database, Tx } from './database.ts';
import { eraseProject } from './erase-project.ts';

const COLUMNS = [
  'id',
  'repo',
  'settings',
  'installation_id',
  'repository_id',
  'suspended_at',
] as const;

interface Row {
  id: string;
  repo: string;
  settings: unknown;
  installation_id: string | null;
  repository_id: string | null;
  suspended_at: Date | null;
}

type Served = Pick<Project, 'id' | 'repo' | 'app'>;

/** Without their settings: one that nobody can read hides no other. */
export async function listServed(database: Database): Promise<Served[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('project')
      .select(['id', 'repo', 'installation_id', 'repository_id', 'suspended_at'])
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute(),
  );
  return rows.map(served);
}

function served(row: Omit<Row, 'settings'>): Served {
  return {
    id: row.id,
    repo: row.repo,
    ...(row.installation_id !== null && {
      app: {
        installation: Number(row.installation_id),
        repository: Number(row.repository_id),
        ...(row.suspended_at && { suspended: true }),
      },
    }),
  };
}

export function createPostgresProjects(database: Database): Projects {
  return {
    async list() {
      const rows = await database.read((db) =>
        db
          .selectFrom('project')
          .select(COLUMNS)
          .where('removed_at', 'is', null)
          .orderBy('id')
          .execute(),
      );
      return rows.map(decode);
    },
    async find(id) {
      const row = await database.read((db) =>
        db
          .selectFrom('project')
          .select(COLUMNS)
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .executeTakeFirst(),
      );
      return row ? decode(row) : null;
    },
    async add(project) {
      if (await database.transaction((tx) => insert(tx, project))) return;
      throw new Conflict(
        `There is already a project \`${project.id}\`. Change it with docket projects set.`,
      );
    },
    async replace(project) {
      const changed = await database.transaction((tx) =>
        tx
          .updateTable('project')
          .set({
            ...columns(project),
            ...(!project.app && { repository_id: project.repositoryId ?? null }),
            updated_at: sql<Date>`now()`,
          })
          .where('id', '=', project.id)
          .where('removed_at', 'is', null)
          .executeTakeFirst(),
      );
      if (!changed.numUpdatedRows) throw unknownProject(project.id);
    },
    record: (id, repositoryId) =>
      database.transaction((tx) => record(tx, id, repositoryId), { project: id }),
    async remove(id) {
      const removed = await database.transaction((tx) =>
        tx
          .updateTable('project')
          .set({ removed_at: sql<string>`now()` })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .executeTakeFirst(),
      );
      if (!removed.numUpdatedRows) throw unknownProject(id);
    },
    erase: (id) => eraseProject(database, id),
  };
}

function decode(row: Row): Project {
  return {
    ...served(row),
    settings: checkSettings(row.settings),
    ...(row.installation_id === null &&
      row.repository_id !== null && { repositoryId: Number(row.repository_id) }),
  };
}

const columns = ({ repo, settings }: Project) => ({ repo, settings: JSON.stringify(settings) });

/** False: there is one with this ID that was not removed. */
async function insert(tx: Tx, project: Project): Promise<boolean> {
  const added = await tx
    .insertInto('project')
    .values({ id: project.id, ...columns(project) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          ...columns(project),
          repository_id: null,
          removed_at: null,
          updated_at: sql<Date>`now()`,
        })
        .where('project.removed_at', 'is not', null),
    )
    .executeTakeFirst();
  return Boolean(added.numInsertedOrUpdatedRows);
}

/** The repository that the project's name stood for first. */
async function record(tx: Tx, id: string, repositoryId: number): Promise<number> {
  const row = await tx
    .selectFrom('project')
    .select(['repository_id'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw unknownProject(id);
  if (row.repository_id !== null) return Number(row.repository_id);
  await tx
    .updateTable('project')
    .set({ repository_id: repositoryId })
    .where('id', '=', id)
    .execute();
  return repositoryId;
}
