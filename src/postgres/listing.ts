// All jobs in the database, by project. Pages follow an index, so the last is as fast as the first.
import { type RawBuilder, sql } from 'kysely';
import { type AcceptedJob, MOST_ACCEPTED } from '../jobs/acceptance.ts';
import type { JobListing, ListedRecord, ListingQuery } from '../jobs/store.ts';
import { searchable } from '../jobs/store.ts';
import { unlessCorrupt } from '../shared/errors.ts';
import type { Database } from './database.ts';
import { decode } from './job-store.ts';

interface Row {
  id: string;
  project: string;
  created_at: Date;
  record: unknown;
}

type Ids = RawBuilder<{ id: string }>;

export function createPostgresListing(database: Database): Required<JobListing> {
  async function pageOf(projects: readonly string[], query: ListingQuery): Promise<ListedRecord[]> {
    const read = async (ids: Ids) => {
      const { rows } = await database.read((db) =>
        sql<Row>`select job.id, job.project, job.created_at, job.record
          from (${ids}) found join docket.job using (id) ${NEWEST_FIRST} limit ${query.limit}
          `.execute(db),
      );
      return rows.map(toListed);
    };
    const where = conditions(projects, query);
    const text = searchable(query.search ?? '');
    if (text === '') return read(newest(where, query.limit));
    const contains = sql`strpos(search, ${text}) > 0`;
    // What many jobs contain fills the page from the newest. Only what few contain is looked up in
    // the index, which would first find all that contain it.
    const recent = await read(
      sql`select id from (${newest(where, RECENT)}) recent join docket.job using (id) where ${contains}`,
    );
    if (recent.length === query.limit) return recent;
    return read(sql`select id from (
        select job as id from docket.job_text
        where docket.grams(search) @@ ${gramsOf(text)}::tsquery and ${contains}
          and ${inProjects(projects)} offset 0
      ) hits join docket.job using (id) where ${where}`);
  }

  return {
    page: (project, query) => pageOf([project], query),
    pageOfAll: pageOf,
    async usageSince(project, month) {
      const { rows } = await database.read((db) =>
        sql<MonthRow>`select month, jobs::float8, instructions::float8,
            input_tokens::float8 as "inputTokens",
            cached_input_tokens::float8 as "cachedInputTokens",
            output_tokens::float8 as "outputTokens", seconds::float8,
            cost_micros::float8 as "costMicros", incomplete > 0 as incomplete
          from docket.job_month where project = ${project} and month >= ${month}
          order by month desc`.execute(db),
      );
      return rows;
    },
    async accepted(project) {
      const { rows } = await database.read((db) =>
        sql<{ accepted: AcceptedJob }>`select accepted from docket.job
          where project = ${project} and accepted is not null
          order by decided_at desc nulls first limit ${MOST_ACCEPTED}`.execute(db),
      );
      return rows.map(({ accepted }) => accepted);
    },
  };
}

type MonthRow = Awaited<ReturnType<JobListing['usageSince']>>[number];

/** If a page is not full of these, what is searched for is in few jobs. */
const RECENT = 2_000;

const NEWEST_FIRST = sql`order by created_at desc, id desc`;

/** Only columns of an index, so that the jobs themselves are read for the page alone. */
function newest(where: RawBuilder<boolean>, limit: number): Ids {
  return sql`select id from docket.job where ${where} ${NEWEST_FIRST} limit ${limit}`;
}

function conditions(
  projects: readonly string[],
  { status, waitingSince, after }: ListingQuery,
): RawBuilder<boolean> {
  const all = [
    inProjects(projects),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(waitingSince === undefined ? [] : [sql`waiting_since <= ${waitingSince}`]),
    ...(after ? [sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`] : []),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** From here on, passing over jobs of other projects is faster than to collect those of each. */
const MANY = 50;

function inProjects(projects: readonly string[]): RawBuilder<unknown> {
  if (projects.length === 1) return sql`project = ${projects[0]}`;
  const among = sql`project = any(${projects}::text[])`;
  // `is true` keeps PostgreSQL from choosing an index by project.
  return projects.length < MANY ? among : sql`(${among}) is true`;
}

/** More would find nothing else. */
const MAX_GRAMS = 40;

/** As the function of that name in the database: all of its grams, or the beginning of one. */
function gramsOf(text: string): string {
  const characters = [...text];
  const quote = (gram: string) => `'${gram.replace(/['\\]/g, '$&$&')}'`;
  if (characters.length < 3) return `${quote(text)}:*`;
  const grams = characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
  return [...new Set(grams)].slice(0, MAX_GRAMS).map(quote).join(' & ');
}

function toListed({ id, project, created_at, record }: Row): ListedRecord {
  const job = unlessCorrupt(() => decode(record, id)) ?? null;
  return { id, project, createdAt: created_at.toISOString(), job };
}
