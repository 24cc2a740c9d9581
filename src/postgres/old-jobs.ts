// Jobs that somebody should look after: finished ones that are old, and active ones that no worker
// will ever hear of.
import { sql } from 'kysely';
import { isoTime } from '../shared/runtime.ts';
import type { Database } from './database.ts';
import type { Queue } from './queue.ts';

const AT_ONCE = 1_000;

interface OldJob {
  id: string;
  project: string;
  updatedAt: number;
}

/** Finished, not archived, and not changed since then; the oldest first. */
export async function* finishedJobs(database: Database, before: number): AsyncGenerator<OldJob> {
  let [time, last] = [isoTime(0), ''];
  for (;;) {
    const { rows } = await database.read((db) =>
      sql<{ id: string; project: string; updated_at: Date }>`
        select job.id, job.project, job.updated_at from docket.job
        join docket.project on project.id = job.project and project.removed_at is null
        where job.status in ('completed', 'failed') and job.updated_at < ${isoTime(before)}
          and (job.updated_at, job.id) > (${time}, ${last})
        order by job.updated_at, job.id limit ${AT_ONCE}`.execute(db),
    );
    for (const { id, project, updated_at } of rows) {
      [time, last] = [updated_at.toISOString(), id];
      yield { id, project, updatedAt: updated_at.getTime() };
    }
    if (rows.length < AT_ONCE) return;
  }
}

/** Sends a ticket for every active job that has none, as after restoring a backup. */
export async function wakeForgotten(database: Database, queue: Queue): Promise<string[]> {
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from docket.job where status = 'active'
        and updated_at < now() - interval '2 minutes'
        and not exists (select from pgboss.job ticket where ticket.name = 'turns'
          and ticket.singleton_key = job.id and ticket.state < 'completed')
      for update skip locked limit ${AT_ONCE}`.execute(tx);
    for (const { id } of rows) await queue.send(tx, id);
    return rows.map(({ id }) => id);
  });
}
