// A database as large as that of a whole organization, filled by the database itself: what is
// measured is reading.
import { sql } from 'kysely';
import type { Database } from '../../src/postgres/database.ts';

export const LARGE = 'p1';
const AT_ONCE = 20_000;
/** Some words are in most requests, most words in few. */
const WORDS = 4_000;

/** The first project has a fifth of the jobs; the others share the rest. */
export async function fillJobs(
  { db }: Database,
  { jobs, projects }: { jobs: number; projects: number },
): Promise<void> {
  await sql`insert into docket.project (id, repo, settings, installation_id, repository_id)
    select 'p' || n, 'acme/repository-' || n,
      '{"agent":{"command":"true"},"docsPaths":[],"accessLogs":[]}', 1 + n % 20, n
    from generate_series(1, ${projects}::int) n`.execute(db);
  for (let first = 1; first <= jobs; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, jobs);
    await sql`
      insert into docket.job (id, project, status, fence, record, search, waiting_since, months,
        created_at, updated_at)
      select id, project, status, 1,
        json_build_object('version', 1, 'id', id, 'projectId', project, 'status', status,
          'repository', 'acme/repository', 'ref', 'main', 'model', 'm', 'createdAt', at,
          'updatedAt', at, 'archivedAt', case when status = 'archived' then at end,
          'turns', json_build_array(json_build_object('prompt', prompt, 'receivedAt', at,
            'state', case when status = 'active' then 'queued' else 'done' end,
            'usage', json_build_object('inputTokens', 900, 'costMicros', 1200))),
          'lease', null, 'adoptions', 0, 'cancelRequested', false, 'work', null, 'reason', null,
          'checks', '[]'::json, 'usage', '{}'::json, 'operations', '[]'::json),
        prompt, null,
        json_build_array(json_build_object('month', substr(at, 1, 7), 'jobs', 1,
          'instructions', 1, 'inputTokens', 900, 'cachedInputTokens', 0, 'outputTokens', 0,
          'seconds', 0, 'costMicros', 1200, 'incomplete', false)),
        at::timestamptz, at::timestamptz
      from (
        select substr(md5(number::text), 1, 20) as id,
          'p' || case when number % 5 = 0 then 1 else 1 + number % ${projects}::int end as project,
          (array['active', 'failed', 'completed', 'archived', 'archived', 'archived'])
            [case when number % 1000 = 0 then 1 else 2 + number % 5 end] as status,
          to_char((now() - interval '2 years' * (1 - number::float8 / ${jobs}::int)) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          (select string_agg(translate(substr(md5(word::text), 1, 3 + word % 8),
              '0123456789', 'aeioustrnl'), ' ')
            from generate_series(1, 25) place, lateral (select floor(${WORDS}::int * power(
              (hashint8(number * 31 + place)::bigint + 2147483648) / 4294967296.0, 3))::int as word) one
          ) as prompt
        from generate_series(${first}::bigint, ${last}::bigint) number
      ) one`.execute(db);
  }
}
