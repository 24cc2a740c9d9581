// Projects that come and go with the installations of a GitHub App. What GitHub says now decides, never
// the order in which it told us: events can be late, lost, or repeated.

import { type Kysely, sql } from 'kysely';
import { isSameRepository } from '../contract/values.ts';
import { giveUp } from '../jobs/worker.ts';
import { NEW_SETTINGS } from '../service/projects/project.ts';
import { isoTime, type Log, type Runtime } from '../shared/runtime.ts';
import type { Database, Tx } from './database.ts';
import { CANCELS, PostgresStore } from './job-store.ts';
import type { Queue } from './queue.ts';
import type { Tables } from './tables.ts';

/** An installation as it is now. */
interface InstalledApp {
  suspended: boolean;
  /** What its owner is called, if nothing else was asked: the repositories are those that are known. */
  owner?: string;
  repositories: { id: number; fullName: string }[];
}

interface AppProject {
  id: string;
  repo: string;
  repository: number;
  installation: number;
  suspended: boolean;
}

interface AppProjects {
  ofRepository(id: number): Promise<AppProject | null>;
  /**
   * Makes the projects those of the installation; null: it is gone. With a repository as the part,
   * `now` says something about that one only.
   */
  sync(installation: number, now: InstalledApp | null, part?: number | 'owner'): Promise<void>;
}

interface Moved {
  id: string;
  /** Its name before. */
  from: string;
}

export function createAppProjects(
  database: Database,
  queue: Queue,
  { clock, log }: Pick<Runtime, 'clock' | 'log'>,
): AppProjects {
  /** Its jobs end here, with everything that waits in them. */
  async function endJobs(project: string, reason: string): Promise<void> {
    const store = new PostgresStore({ database, project, wake: queue });
    for (const id of await store.active()) {
      await store.update(id, giveUp(reason, clock.now()), async (tx) => {
        await sql`select pg_notify(${CANCELS}, ${id})`.execute(tx);
      });
    }
  }

  return {
    ofRepository: (id) =>
      findInstalled(database, (rows) => rows.where('repository_id', '=', String(id))),

    async sync(installation, now, part) {
      const only = typeof part === 'number' && now?.suspended === false ? part : undefined;
      const rows = await projectsOf(database, installation, only);
      const repositories = now?.owner ? ownedBy(now.owner, rows) : now?.repositories;
      const found = new Map(repositories?.map((one) => [String(one.id), one]));
      const gone = rows.filter(({ repository_id: id }) => !now?.suspended && !found.has(id ?? ''));
      const ended = now?.suspended ? rows : gone;
      const stopped = { at: isoTime(clock.now()), suspended: now?.suspended ?? false };
      for (const some of inParts(ended))
        await database.transaction((tx) => stop(tx, installation, some, stopped));
      for (const { repo, repository_id: id, suspended_at } of rows) {
        if (!suspended_at && found.get(id ?? '')?.fullName === repo) found.delete(id ?? '');
      }
      const moved: (Moved & { to: string })[] = [];
      for (const some of inParts([...found.values()])) {
        moved.push(...(await database.transaction((tx) => addAll(tx, installation, some, log))));
      }
      for (const { id, repo } of ended) {
        const reason = whyStopped(repo, now);
        log.info(`Project ${id} stops. ${reason}`);
        await endJobs(id, reason);
      }
      // A running job has the old address, and tokens that may not be good for the new one.
      for (const { id, from, to } of moved) {
        log.info(`Project ${id} was ${from} and is ${to}.`);
        await endJobs(
          id,
          `The repository ${from} is ${to} now, so this job was stopped. Retry it to continue there.`,
        );
      }
    },
  };
}

/** Some of those where something is to be done. */
export async function listInstallations(database: Database, most: number): Promise<number[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('project')
      .select('installation_id as id')
      .distinct()
      .where('installation_id', 'is not', null)
      .where('removed_at', 'is', null)
      .where('suspended_at', 'is', null)
      .orderBy('id')
      .limit(most)
      .execute(),
  );
  return rows.map(({ id }) => Number(id));
}

interface InstallationCount {
  id: number;
  owner: string;
  repositories: number;
  suspended: boolean;
}

export async function countInstalled(database: Database): Promise<InstallationCount[]> {
  const { rows } = await database.read((db) =>
    sql<InstallationCount>`
      select installation_id::float8 as id, min(split_part(repo, '/', 1)) as owner,
        count(*)::int as repositories, bool_and(suspended_at is not null) as suspended
      from docket.project where installation_id is not null and removed_at is null
      group by installation_id order by installation_id limit ${MOST_COUNTED}`.execute(db),
  );
  return rows;
}

const MOST_COUNTED = 5_000;

async function projectsOf(
  database: Database,
  installation: number,
  repository: number | undefined,
) {
  return database.read((db) =>
    db
      .selectFrom('project')
      .select(['id', 'repo', 'repository_id', 'suspended_at'])
      .where('installation_id', '=', String(installation))
      .where('removed_at', 'is', null)
      .$if(repository !== undefined, (query) =>
        query.where('repository_id', '=', String(repository)),
      )
      .execute(),
  );
}

/** They stay as rows, because jobs refer to them. */
async function stop(
  tx: Tx,
  installation: number,
  some: { id: string }[],
  stopped: { at: string; suspended: boolean },
) {
  const { at, suspended } = stopped;
  const ids = some.map(({ id }) => id);
  await tx
    .updateTable('project')
    .set(
      suspended
        ? { suspended_at: at }
        : { removed_at: at, installation_id: null, repository_id: null },
    )
    .where('installation_id', '=', String(installation))
    .where('id', 'in', ids)
    .execute();
}

async function add(
  tx: Tx,
  installation: number,
  { id: repository, fullName: repo }: InstalledApp['repositories'][number],
  log: Log,
): Promise<Moved | undefined> {
  const columns = {
    repo,
    installation_id: installation,
    repository_id: repository,
    removed_at: null,
    suspended_at: null,
  };
  const known = await tx
    .selectFrom('project')
    .select(['id', 'repo', 'installation_id'])
    .where('removed_at', 'is', null)
    // Never by its name: whoever registers an owner's old name could take the project over.
    .where('repository_id', '=', String(repository))
    // If several were added by hand, the first one joins the App, unless one has joined already.
    .orderBy('installation_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (known) {
    await tx.updateTable('project').set(columns).where('id', '=', known.id).execute();
    const byHand = known.installation_id === null;
    const same = byHand || known.installation_id === String(installation);
    return same && isSameRepository(known.repo, repo)
      ? undefined
      : { id: known.id, from: known.repo };
  }
  log.info(`Project ${repository} is ${repo}.`);
  await tx
    .insertInto('project')
    .values({ id: String(repository), settings: JSON.stringify(NEW_SETTINGS), ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  return undefined;
}

async function addAll(tx: Tx, installation: number, some: InstalledApp['repositories'], log: Log) {
  const moved: (Moved & { to: string })[] = [];
  for (const repository of some) {
    const one = await add(tx, installation, repository, log);
    if (one) moved.push({ ...one, to: repository.fullName });
  }
  return moved;
}

const ownedBy = (owner: string, rows: { repo: string; repository_id: string | null }[]) =>
  rows.map(({ repo, repository_id: id }) => ({
    id: Number(id),
    fullName: `${owner}/${repo.slice(repo.indexOf('/') + 1)}`,
  }));

/** By what it is called now, within one installation: a name means nothing beyond its owner. */
export function findNamed(
  database: Database,
  repo: string,
  installation: number,
): Promise<AppProject | null> {
  return findInstalled(database, (rows) =>
    rows
      .where('installation_id', '=', String(installation))
      .where((where) => where(where.fn('lower', ['repo']), '=', repo.toLowerCase())),
  );
}

const installed = (db: Kysely<Tables>) =>
  db
    .selectFrom('project')
    .select(['id', 'repo', 'repository_id', 'installation_id', 'suspended_at'])
    .where('installation_id', 'is not', null)
    .where('removed_at', 'is', null);

async function findInstalled(
  database: Database,
  where: (rows: ReturnType<typeof installed>) => ReturnType<typeof installed>,
): Promise<AppProject | null> {
  const row = await database.read((db) => where(installed(db)).executeTakeFirst());
  if (!row) return null;
  return {
    id: row.id,
    repo: row.repo,
    repository: Number(row.repository_id),
    installation: Number(row.installation_id),
    suspended: row.suspended_at !== null,
  };
}

/** In one transaction each: what is unchanged is not locked, and nobody waits for thousands of rows. */
function inParts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 100) }, (_, part) =>
    all.slice(part * 100, (part + 1) * 100),
  );
}

function whyStopped(repo: string, now: InstalledApp | null): string {
  if (!now) {
    return `The GitHub App was removed from ${repo}, so this job was stopped. Install it again, then retry.`;
  }
  return now.suspended
    ? `The GitHub App was suspended in ${repo}, so this job was stopped. Unsuspend it, then retry.`
    : `The GitHub App can no longer reach ${repo}, so this job was stopped: the repository was removed from the App, transferred, or deleted. Install the App there, then retry.`;
}
