// Everything that reads or changes the tables of pg-boss itself: what its API cannot do, or not in a
// transaction of ours. A test compares what is used here with the tables that the pinned version makes.
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
export const HEARTBEAT_SECONDS = 7;

/** What these statements need beside the tables. Made after them, and again with every migration. */
export const OBJECTS = [
  // For the rank of a project's last waiting job, however many wait.
  `create index if not exists docket_order on pgboss.job
    (name, group_id, priority) where state < 'active'`,
  // Whose ticket is next, as a function: PostgreSQL keeps the plans of its queries for each connection.
  // Planned anew with every job, they took more time than everything else that a new job needs.
  // `first` is the first rank of a kind, and each kind has 1,000,000,000.
  `create or replace function docket.next_priority(queue text, tenant text, first int) returns int
    language plpgsql stable set search_path = '' as $$
  declare
    last int := first - 999999999;
  begin
    return greatest(last, least(
      coalesce(
        (select min(priority) from pgboss.job where name = queue and priority between last and first
          and state = 'active' and group_id is not null),
        (select max(priority) from pgboss.job where name = queue and priority between last and first
          and state < 'active' and not blocked),
        first),
      coalesce(
        (select min(priority) - 1 from pgboss.job where name = queue
          and priority between last and first and state < 'active' and group_id = tenant),
        first)));
  end $$`,
  // The least that its API takes is 10 seconds.
  `update pgboss.queue set heartbeat_seconds = ${HEARTBEAT_SECONDS} where heartbeat_seconds is not null`,
];

/** A dead worker says nothing about its ticket, so that need not wait as one does that failed. */
export const TAKE_OVER = `update pgboss.job set start_after = now()
  where name in ('turns', 'hooks', 'checks') and policy = 'key_strict_fifo' and state = 'retry'
    and start_after > now() and output->'value'->>'message' = 'job heartbeat timeout'`;

/** One attempt at a ticket. */
interface HeldTicket {
  name: string;
  id: string;
  retryCount: number;
}

const isHeld = ({ name, id, retryCount }: HeldTicket) =>
  sql`name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`;

/** Workers that ask at the same moment can each be handed the last place of a group. */
export async function admitTicket(
  tx: Tx,
  { group, ...held }: HeldTicket & { group: string },
  atOnce: number,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`docket ${group}`}, 0))`.execute(tx);
  const { rows } = await sql<{ admitted: number }>`
    select count(*)::int as admitted from pgboss.job
    where name = ${held.name} and group_id = ${group} and state = 'active' and id <> ${held.id}
      and output->>'admitted' = retry_count::text`.execute(tx);
  const isAdmitted = (rows[0]?.admitted ?? 0) < atOnce;
  if (!isAdmitted) await putBack(tx, held);
  else {
    await sql`update pgboss.job set output = jsonb_build_object('admitted', retry_count)
      where ${isHeld(held)}`.execute(tx);
  }
  return isAdmitted;
}

/** For whoever can do it: it waits again, and that was no attempt. */
export async function putBack(tx: Tx, held: HeldTicket): Promise<void> {
  await sql`update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      start_after = now() + interval '1 second' where ${isHeld(held)}`.execute(tx);
}

/**
 * Tried again at that time, which is no attempt: a ticket may wait for something outside for as long as
 * it takes. Later ones with its key wait behind it.
 */
export async function postponeTicket(tx: Tx, held: HeldTicket, until: string): Promise<void> {
  await sql`update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null,
      output = null, start_after = ${until} where ${isHeld(held)}`.execute(tx);
}

/** Tickets that were postponed are due now: those of these deliveries, and of these jobs' replies. */
export async function hastenHooks(
  tx: Tx,
  of: { guid: string; job: string | null }[],
): Promise<void> {
  const jobs = of.flatMap(({ job }) => job ?? []);
  await sql`update pgboss.job set start_after = now()
    where name in ('hooks', 'checks') and state = 'retry' and start_after > now()
      and (data->>'delivery' = any(${of.map(({ guid }) => guid)}::text[])
        or data->>'job' = any(${jobs}::text[]))`.execute(tx);
}

/** Of what could be worked on now: a ticket that failed waits before it is tried again. */
export async function countDueTickets(
  db: Database['db'],
): Promise<{ name: string; count: number; seconds: number }[]> {
  const { rows } = await sql<{ name: string; count: number; seconds: number }>`
    select name, count(*)::int as count,
      extract(epoch from now() - min(created_on))::float8 as seconds
    from pgboss.job
    where name in ('turns', 'hooks', 'checks') and state < 'active' and start_after <= now()
    group by name`.execute(db);
  return rows;
}

export interface JobTicket {
  state: string;
  created: string;
  started: string | null;
  /** When its worker was last heard of. */
  heartbeat: string | null;
  retries: number;
}

export async function listTicketsOf(db: Database['db'], job: string): Promise<JobTicket[]> {
  const { rows } = await sql<JobTicket>`
    select state, created_on::text as created, started_on::text as started,
      heartbeat_on::text as heartbeat, retry_count as retries
    from pgboss.job where name = 'turns' and singleton_key = ${job} order by created_on`.execute(
    db,
  );
  return rows;
}

/** Of a row of `docket.job`: no worker has been told of it. */
export const HAS_NO_TICKET = sql<boolean>`not exists (select from pgboss.job ticket
  where ticket.name = 'turns' and ticket.singleton_key = job.id and ticket.state < 'completed')`;

/** A worker that has it already goes on until it is told to stop. */
export async function deleteTicketsOf(tx: Tx, job: string): Promise<void> {
  await sql`delete from pgboss.job where name = 'turns' and singleton_key = ${job}`.execute(tx);
}

/** What is erased: tickets in all queues that hold one of these names, whatever became of them. */
interface ErasedTickets {
  jobs?: string[];
  deliveries?: string[];
  projects?: string[];
  groups?: string[];
  keys?: string[];
  /** The first part of keys, up to a `#`. */
  threadsOf?: string[];
}

export async function eraseTickets(tx: Tx, erased: ErasedTickets): Promise<void> {
  const { jobs = [], deliveries = [], projects = [] } = erased;
  const { groups = [], keys = [], threadsOf = [] } = erased;
  await sql`delete from pgboss.job
    where data->>'job' = any(${jobs}::text[])
      or data->>'delivery' = any(${deliveries}::text[])
      or data->>'project' = any(${projects}::text[])
      or group_id = any(${groups}::text[])
      or singleton_key = any(${keys}::text[])
      or (position('#' in singleton_key) > 0
        and split_part(singleton_key, '#', 1) = any(${threadsOf}::text[]))`.execute(tx);
}
