// Whose ticket is next, as a function: PostgreSQL keeps the plans of its queries for each connection. Planned
// anew with every job, they took more time than everything else that a new job needs.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(NEXT_PRIORITY).execute(db);
}

/** `first` is the first rank of a kind, and each kind has so many. */
const NEXT_PRIORITY = `
  create function docket.next_priority(queue text, tenant text, first int) returns int
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
  end $$`;
