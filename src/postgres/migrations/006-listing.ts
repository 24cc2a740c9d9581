// Lists of jobs, newest first, and sums by month.
import { type Kysely, sql } from 'kysely';
import { JobRecord } from '../../jobs/job.ts';
import { listed } from '../listed.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await fill(db);
}

const STATEMENTS = [
  `alter table docket.job
    add column search text not null default '',
    add column waiting_since timestamptz,
    add column months json not null default '[]'`,
  'create index job_by_creation on docket.job (project, created_at desc, id desc)',
  `create index job_waiting on docket.job (project, waiting_since)
    where waiting_since is not null`,
];

const AT_A_TIME = 500;

/** Of jobs from before. One that cannot be read stays without: reading it reports the problem. */
async function fill(db: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; record: unknown }>`
      select id, record from docket.job where id > ${last} order by id limit ${AT_A_TIME}`.execute(
      db,
    );
    for (const { id, record } of rows) {
      const checked = JobRecord.safeParse(record);
      if (!checked.success) continue;
      const { search, waiting_since: waiting, months } = listed(checked.data);
      await sql`
        update docket.job set search = ${search}, waiting_since = ${waiting}, months = ${months}
        where id = ${id}`.execute(db);
    }
    const next = rows.at(-1)?.id;
    if (next === undefined) return;
    last = next;
  }
}
