// Projects that come and go with the installations of a GitHub App. What GitHub says now decides, never
// the order in which it told us: events can be late, lost, or repeated.
import { sql } from 'kysely';
import { giveUp } from '../jobs/finish.ts';
import type { Clock } from '../shared/clock.ts';
import { isoTime } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database, Tx } from './database.ts';
import { CANCELS, PostgresStore } from './job-store.ts';
import type { Queue } from './queue.ts';

/** An installation as it is now. */
export interface InstalledApp {
  suspended: boolean;
  repositories: { id: number; fullName: string }[];
}

export interface AppProject {
  id: string;
  repo: string;
  installation: number;
  suspended: boolean;
}

export interface AppProjects {
  ofRepository(id: number): Promise<AppProject | null>;
  /** Makes the projects those of the installation; null: it is gone. */
  sync(installation: number, now: InstalledApp | null): Promise<void>;
}

const NEW = JSON.stringify({ docsPaths: [], draft: false, accessLogs: [] });

export function createAppProjects(
  database: Database,
  queue: Queue,
  { clock, log }: { clock: Clock; log: Log },
): AppProjects {
  async function add(
    tx: Tx,
    installation: number,
    { id: repository, fullName: repo }: InstalledApp['repositories'][number],
  ): Promise<void> {
    const columns = {
      repo,
      installation_id: installation,
      repository_id: repository,
      removed_at: null,
      suspended_at: null,
    };
    const byHand = await tx
      .updateTable('project')
      .set(columns)
      .where('removed_at', 'is', null)
      .where((where) =>
        where.or([
          where('repository_id', '=', String(repository)),
          where.and([
            where(sql`lower(repo)`, '=', repo.toLowerCase()),
            where('repository_id', 'is', null),
          ]),
        ]),
      )
      .executeTakeFirst();
    if (byHand.numUpdatedRows) return;
    log.info(`Project ${repository} is ${repo}.`);
    await tx
      .insertInto('project')
      .values({ id: String(repository), settings: NEW, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
  }

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
    async ofRepository(id) {
      const row = await database.read((db) =>
        db
          .selectFrom('project')
          .select(['id', 'repo', 'installation_id', 'suspended_at'])
          .where('repository_id', '=', String(id))
          .where('installation_id', 'is not', null)
          .where('removed_at', 'is', null)
          .executeTakeFirst(),
      );
      return row
        ? {
            id: row.id,
            repo: row.repo,
            installation: Number(row.installation_id),
            suspended: row.suspended_at !== null,
          }
        : null;
    },

    async sync(installation, now) {
      const kept = new Set(now?.repositories.map(({ id }) => String(id)));
      const ended = await database.transaction(async (tx) => {
        const rows = await tx
          .selectFrom('project')
          .select(['id', 'repo', 'repository_id'])
          .where('installation_id', '=', String(installation))
          .where('removed_at', 'is', null)
          .forUpdate()
          .execute();
        const gone = rows.filter(
          ({ repository_id: id }) => !now || (!now.suspended && !kept.has(id ?? '')),
        );
        const time = isoTime(clock.now());
        for (const { id } of gone) {
          await tx
            .updateTable('project')
            .set({ removed_at: time, installation_id: null, repository_id: null })
            .where('id', '=', id)
            .execute();
        }
        if (now?.suspended) {
          await tx
            .updateTable('project')
            .set({ suspended_at: time })
            .where('installation_id', '=', String(installation))
            .execute();
        } else {
          for (const repository of now?.repositories ?? []) await add(tx, installation, repository);
        }
        return now?.suspended ? rows : gone;
      });
      const what = now?.suspended ? 'suspended in' : 'removed from';
      const remedy = now?.suspended ? 'Unsuspend it' : 'Install it again';
      for (const { id, repo } of ended) {
        log.info(`Project ${id} stops: the GitHub App was ${what} ${repo}.`);
        await endJobs(
          id,
          `The GitHub App was ${what} ${repo}, so this job was stopped. ${remedy}, then retry.`,
        );
      }
    },
  };
}
