// Everything that Docket keeps in the database. Triggers fill tables that only lists and sums read, so
// that no program can forget to.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const PROJECTS = [
  `create table docket.project (
    id text primary key,
    repo text not null,
    installation_id bigint,
    repository_id bigint,
    settings json not null,
    uses json not null default '{"creates":[],"messages":[]}',
    spending json,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    suspended_at timestamptz,
    removed_at timestamptz
  )`,
  // Several projects added by hand may have one repository; only an App knows each repository once.
  `create unique index project_by_repository on docket.project (repository_id)
    where removed_at is null and installation_id is not null`,
  'create index project_with_repository on docket.project (repository_id)',
  'create index project_by_installation on docket.project (installation_id)',
  `create table docket.api_key (
    id text primary key,
    project text not null,
    name text not null default '',
    prefix text not null,
    hash text not null,
    scopes text[] not null,
    created_by text,
    created_at timestamptz not null,
    last_used_at timestamptz,
    expires_at timestamptz,
    revoked_at timestamptz
  )`,
];

const JOBS = [
  `create table docket.job (
    id text primary key,
    project text not null references docket.project,
    status text not null,
    fence bigint not null default 0,
    record json not null,
    search text not null default '',
    waiting_since timestamptz,
    months json not null default '[]',
    accepted json,
    decided_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index job_by_time on docket.job (project, updated_at desc)',
  `create index job_active on docket.job (project) where status = 'active'`,
  // Every create counts the jobs of its project that may have a pull request.
  `create index job_open on docket.job (project, status, waiting_since)
    where status <> 'archived'`,
  // For archiving and deleting what is old.
  'create index job_at_rest on docket.job (status, project, updated_at)',
  'create index job_by_creation on docket.job (project, created_at desc, id desc)',
  `create index job_waiting on docket.job (project, waiting_since)
    where waiting_since is not null`,
  // Open ones first, then the latest that were merged or closed.
  `create index job_accepted on docket.job (project, decided_at desc nulls first)
    where accepted is not null`,
  // With what lists ask for, so that jobs of other projects are passed over in the index.
  'create index job_newest on docket.job (created_at desc, id desc) include (project)',
  'create index job_by_status on docket.job (status, created_at desc, id desc) include (project)',
  `create table docket.thread (
    project text not null references docket.project,
    thread text not null,
    job text not null,
    primary key (project, thread)
  )`,
  `create table docket.worker (
    name text primary key,
    started_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    draining boolean not null default false,
    not_ready text,
    not_ready_reason text,
    github_away_since timestamptz
  )`,
];

const CUT = String.raw`E'\x01'`;
/** Cut after every third character. */
const cut = (text: string) =>
  `string_to_array(regexp_replace(${text}, '(...)', ${String.raw`E'\\1\x01'`}, 'g'), ${CUT})`;

const TEXTS = [
  // Apart from the job, because a job changes often, and its text seldom.
  `create table docket.job_text (
    job text primary key references docket.job on delete cascade,
    project text not null,
    search text not null
  )`,
  // Every three characters in a row, and the last two and one: a text index that needs no extension,
  // knows no language, and finds any part of any word.
  `create function docket.grams(text) returns tsvector
    language sql immutable strict parallel safe as $$
    select array_to_tsvector(
      array_remove(${['$1', 'substr($1, 2)', 'substr($1, 3)'].map(cut).join(' || ')}, ''))
  $$`,
  'create index job_text_grams on docket.job_text using gin (docket.grams(search))',
  'create index job_text_by_project on docket.job_text (project)',
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
];

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

const MONTHS = [
  `create table docket.job_month (
    project text not null references docket.project,
    month text not null,
    ${COLUMNS.map((column) => `${column} numeric not null`).join(', ')},
    incomplete int not null,
    primary key (project, month)
  )`,
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
];

/** What a GitHub App was told, and what saves requests to GitHub: one process asks for all. */
const APP = [
  `create table docket.app_secret (
    name text primary key,
    sealed text not null,
    updated_at timestamptz not null default now()
  )`,
  `create table docket.delivery (
    guid text primary key,
    digest text not null,
    event text not null,
    received_at timestamptz not null,
    payload json not null,
    job text,
    told_at timestamptz,
    waiting json,
    dead_at timestamptz
  )`,
  // The same words are known under any id.
  'create unique index delivery_digest on docket.delivery (digest)',
  'create index delivery_by_time on docket.delivery (received_at)',
  'create index delivery_by_job on docket.delivery (job) where told_at is null',
  'create index delivery_waiting on docket.delivery (received_at) where waiting is not null',
  `create table docket.failed_delivery (
    guid text primary key,
    attempt bigint not null,
    at timestamptz not null,
    attempts integer not null,
    asked boolean not null
  )`,
  `create table docket.attempts_pass (
    one boolean primary key check (one),
    pass json not null
  )`,
  `create table docket.settings_file (
    name text primary key,
    changes integer not null default 0,
    read_changes integer,
    read_at timestamptz not null,
    file json,
    etag text
  )`,
];

const DASHBOARD = [
  `create table docket.session (
    hash text primary key,
    kind text not null,
    actor text not null,
    grants json not null,
    expires_at timestamptz not null
  )`,
  'create index session_by_end on docket.session (expires_at)',
  `create table docket.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    project text,
    action text not null,
    detail json not null
  )`,
  'create index audit_by_project on docket.audit (project, id desc)',
  `create function docket.audit_is_append_only() returns trigger language plpgsql as $$
    begin raise exception 'Entries of the audit log cannot be changed or deleted.'; end $$`,
  `create trigger audit_is_append_only before update or delete or truncate on docket.audit
    for each statement execute function docket.audit_is_append_only()`,
];

/** What each log file says of each day, and the days by page. */
const VIEWS = [
  'create sequence docket.views_version',
  `create table docket.file_day (
    project text not null references docket.project,
    day date not null,
    file text not null,
    entry text not null,
    facts text not null,
    referrals boolean not null,
    version bigint not null,
    primary key (project, day, file)
  )`,
  'create index file_day_by_file on docket.file_day (project, file)',
  `create table docket.log_file (
    project text not null references docket.project,
    file text not null,
    name text not null,
    position bigint,
    whole text,
    settings text not null,
    state json,
    quality json not null,
    seen_at timestamptz not null,
    primary key (project, file)
  )`,
  // Numbers are in the order in which pages were first rolled up: small ones make small rollups.
  `create table docket.page (
    id bigint primary key,
    project text not null references docket.project,
    path text not null,
    number int
  )`,
  'create index page_by_project on docket.page (project)',
  'create unique index page_by_number on docket.page (project, number) where number is not null',
  `create table docket.views_day (
    project text not null,
    day date not null,
    page bigint not null,
    counts int[] not null,
    referrals int[],
    primary key (project, day, page)
  )`,
  // The counts of all pages of a day, or of a month, in one value: a year is read as some fifty of
  // them. They are dense already. Any change of a day makes them void.
  `create table docket.views_rollup (
    project text not null,
    kind text not null,
    first date not null,
    counts bytea not null,
    primary key (project, kind, first)
  )`,
  'alter table docket.views_rollup alter column counts set storage external',
  `create function docket.void_rollups() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    changed docket.file_day := coalesce(new, old);
  begin
    delete from docket.views_rollup where project = changed.project
      and (kind, first) in (('day', changed.day), ('month', date_trunc('month', changed.day)::date));
    return null;
  end $$`,
  `create trigger void_rollups after insert or update or delete on docket.file_day
    for each row execute function docket.void_rollups()`,
];

const STATEMENTS = [PROJECTS, JOBS, TEXTS, MONTHS, APP, DASHBOARD, VIEWS].flat();
