// What keeps pages fast with a million jobs: sums by month, an index of texts, and lists over all
// projects. Triggers fill the tables, so that programs from before fill them, too.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** As the API names them, and their columns. */
const SUMS = [
  ['jobs', 'jobs'],
  ['instructions', 'instructions'],
  ['inputTokens', 'input_tokens'],
  ['cachedInputTokens', 'cached_input_tokens'],
  ['outputTokens', 'output_tokens'],
  ['seconds', 'seconds'],
  ['costMicros', 'cost_micros'],
] as const;
const COLUMNS = SUMS.map(([, column]) => column);
const FIELDS = SUMS.map(([field]) => `"${field}" numeric`).join(', ');

const parts = (months: string, sign: 1 | -1) => `
  select month, ${SUMS.map(([field]) => `${sign} * "${field}"`).join(', ')},
    ${sign} * incomplete::int
  from json_to_recordset(${months}) as one (month text, ${FIELDS}, incomplete boolean)`;

const CUT = String.raw`E'\x01'`;
/** Cut after every third character. */
const cut = (text: string) =>
  `string_to_array(regexp_replace(${text}, '(...)', ${String.raw`E'\\1\x01'`}, 'g'), ${CUT})`;

const STATEMENTS = [
  `set local maintenance_work_mem = '512MB'`,

  // Apart from the job, because a job changes often, and its text seldom. Filled before anybody has to
  // wait for it; what is written meanwhile follows below.
  `create table docket.job_text (
    job text primary key,
    project text not null,
    search text not null
  )`,
  'insert into docket.job_text select id, project, search from docket.job',
  // Every three characters in a row, and the last two and one: a text index that needs no extension,
  // knows no language, and finds any part of any word.
  `create function docket.grams(text) returns tsvector
    language sql immutable strict parallel safe as $$
    select array_to_tsvector(
      array_remove(${['$1', 'substr($1, 2)', 'substr($1, 3)'].map(cut).join(' || ')}, ''))
  $$`,
  'create index job_text_grams on docket.job_text using gin (docket.grams(search))',
  'create index job_text_by_project on docket.job_text (project)',

  // From here on, writers of jobs wait until the end.
  'lock table docket.job in share row exclusive mode',
  `insert into docket.job_text as known select id, project, search from docket.job
    on conflict (job) do update set search = excluded.search
    where known.search <> excluded.search`,
  `alter table docket.job_text
    add foreign key (job) references docket.job on delete cascade`,
  `create function docket.store_text() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    insert into docket.job_text (job, project, search) values (new.id, new.project, new.search)
    on conflict (job) do update set search = excluded.search;
    return null;
  end $$`,
  `create trigger store_text_of_new after insert on docket.job
    for each row execute function docket.store_text()`,
  `create trigger store_text_of_changed after update of search on docket.job
    for each row when (old.search is distinct from new.search)
    execute function docket.store_text()`,

  `create table docket.job_month (
    project text not null references docket.project,
    month text not null,
    ${COLUMNS.map((column) => `${column} numeric not null`).join(', ')},
    incomplete int not null,
    primary key (project, month)
  )`,
  `insert into docket.job_month
    select project, month, ${SUMS.map(([field]) => `sum("${field}")`).join(', ')},
      sum(incomplete::int)
    from docket.job,
      json_to_recordset(months) as one (month text, ${FIELDS}, incomplete boolean)
    group by project, month`,
  `create function docket.sum_months() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    insert into docket.job_month as known
    select new.project, month, ${COLUMNS.map((column) => `sum(${column})`).join(', ')},
      sum(incomplete)
    from (${parts('new.months', 1)} union all ${parts('old.months', -1)})
      as parts (month, ${COLUMNS.join(', ')}, incomplete)
    group by month order by month
    on conflict (project, month) do update set
      ${COLUMNS.map((column) => `${column} = known.${column} + excluded.${column}`).join(', ')},
      incomplete = known.incomplete + excluded.incomplete;
    return null;
  end $$`,
  `create trigger sum_months_of_new after insert on docket.job
    for each row execute function docket.sum_months()`,
  `create trigger sum_months_of_changed after update of months on docket.job
    for each row when (old.months::text is distinct from new.months::text)
    execute function docket.sum_months()`,

  // With what lists ask for, so that jobs of other projects are passed over in the index.
  'create index job_newest on docket.job (created_at desc, id desc) include (project)',
  'create index job_by_status on docket.job (status, created_at desc, id desc) include (project)',
  // For archiving and deleting what is old.
  'create index job_at_rest on docket.job (status, project, updated_at)',
];
