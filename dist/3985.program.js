export const id = 3985;
export const ids = [3985];
export const modules = {

/***/ 16801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hu: () => (/* binding */ databaseSecrets),
/* harmony export */   qI: () => (/* binding */ openDatabase),
/* harmony export */   yx: () => (/* binding */ SCHEMA)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20189);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2735);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67550);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94596);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67331);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83849);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_limiter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17375);
// The connection to PostgreSQL: one pool, transactions that can be repeated, errors as sentences.





const SCHEMA = 'docket';
const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const LOCK_MS = 5_000;
const RETRY_MS = 500;
const CONNECTIONS = 10;
/** Transactions leave this part of them to those who only read. */
const FOR_READS = 0.3;
const PER_PROJECT = 2;
/** Transactions of a project that wait for each other, or for a row that somebody else has locked, hold no connection. */
const WAITING = { most: 500, ms: 20_000, busy: isBusy };
function openDatabase(options) {
    const { clock, patienceMs = 0, statementMs = STATEMENT_MS, lockMs = LOCK_MS } = options;
    const url = checkUrl(options.url);
    const { connections = CONNECTIONS } = options;
    const { db, brief, health } = connect({ ...options, url, connections, statementMs, lockMs });
    const atOnce = Math.max(1, Math.floor(connections * (1 - FOR_READS)));
    const waiting = { ...WAITING, clock };
    const admission = new _shared_limiter_js__WEBPACK_IMPORTED_MODULE_3__/* .Limiter */ .j({ size: atOnce, perKey: PER_PROJECT, waiting });
    async function patiently(attempt, { until } = {}, isSettled = () => false) {
        const deadline = clock.now() + patienceMs;
        for (;;) {
            try {
                return await attempt();
            }
            catch (error) {
                const known = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .databaseError */ .K)(error);
                const endless = until !== undefined && !until.aborted;
                // What has a sentence is about the database, and not about the work.
                const again = endless ? known !== error : (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassing */ .W)(error);
                const late = !endless && clock.now() + RETRY_MS > deadline;
                if (late || isSettled() || !again)
                    throw known;
                await clock.sleep(RETRY_MS, endless ? until : undefined).catch(() => { });
            }
        }
    }
    return {
        url,
        db,
        transaction(work, repeating) {
            let committing = false;
            const execute = (on) => on.transaction().execute(async (tx) => {
                const result = await work(tx);
                // From here on it may have happened.
                committing = true;
                return result;
            });
            const project = repeating?.project;
            const attempt = () => project === undefined ? execute(db) : admission.run({ key: project }, () => execute(brief));
            return patiently(attempt, repeating, () => committing && !repeating?.knowsItself);
        },
        read: (work, repeating) => patiently(() => work(db), repeating),
        snapshot: (work) => patiently(() => db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute(work)),
        async reach(work = (db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select`.execute(db)) {
            try {
                await work(health);
            }
            catch (error) {
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .databaseError */ .K)(error);
            }
        },
        close: async () => void (await Promise.all([db.destroy(), health.destroy()])),
    };
}
function isBusy() {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StoreUnavailable */ .us('Too many requests of this project are waiting for the database. Nothing was changed. Try again in a moment.');
}
/** One pool for the work, `brief` where locks are waited for briefly, and a connection of its own. */
function connect({ url, connections, name = 'docket', statementMs, lockMs, }) {
    const connection = {
        connectionString: url,
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: statementMs + CONNECT_MS,
        application_name: name,
        // Not when it connects: PgBouncer refuses that.
        onConnect: async (client) => {
            await client.query(`set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`);
        },
    };
    const pool = openPool({ ...connection, max: connections });
    const health = new kysely__WEBPACK_IMPORTED_MODULE_5__/* .Kysely */ ._$({
        dialect: new kysely__WEBPACK_IMPORTED_MODULE_6__/* .PostgresDialect */ .a({ pool: openPool({ ...connection, max: 1 }) }),
    }).withSchema(SCHEMA);
    const db = new kysely__WEBPACK_IMPORTED_MODULE_5__/* .Kysely */ ._$({ dialect: new kysely__WEBPACK_IMPORTED_MODULE_6__/* .PostgresDialect */ .a({ pool }) }).withSchema(SCHEMA);
    const brief = new kysely__WEBPACK_IMPORTED_MODULE_5__/* .Kysely */ ._$({ dialect: new BriefDialect({ pool }, lockMs) }).withSchema(SCHEMA);
    return { db, brief, health };
}
function openPool(options) {
    const pool = new pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].Pool */ .Ay.Pool(options);
    // A connection that breaks while nobody waits for it would end the process. The pool drops it,
    // and whoever uses it next gets another one, or the error.
    pool.on('error', () => { });
    pool.on('connect', (client) => client.on('error', () => { }));
    return pool;
}
/** Its transactions do not wait long for a lock, behind PgBouncer, too. */
class BriefDialect extends kysely__WEBPACK_IMPORTED_MODULE_6__/* .PostgresDialect */ .a {
    #config;
    #lockMs;
    constructor(config, lockMs) {
        super(config);
        this.#config = config;
        this.#lockMs = lockMs;
    }
    createDriver() {
        const begin = kysely__WEBPACK_IMPORTED_MODULE_7__/* .CompiledQuery */ .E.raw(`begin; set local lock_timeout = ${this.#lockMs}`);
        return new (class extends kysely__WEBPACK_IMPORTED_MODULE_8__/* .PostgresDriver */ .W {
            async beginTransaction(connection) {
                await connection.executeQuery(begin);
            }
        })(this.#config);
    }
}
function checkUrl(url) {
    if (/^postgres(?:ql)?:\/\/[^/?#]*,/.test(url)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('`--database` names several hosts, and Docket connects to one. Use the address of the primary, or of a proxy that always leads to it, such as PgBouncer or HAProxy.');
    }
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed && /^postgres(?:ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1)
        return url;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('`--database` must be a URL such as postgresql://docket@db.example.com/docket. Set the password in PGPASSWORD.');
}
/** What must appear in no log and in no published text. */
function databaseSecrets(url, env) {
    const password = URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '';
    return [password, env.PGPASSWORD ?? ''].filter((secret) => secret.length > 0);
}


/***/ }),

/***/ 13985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cR: () => (/* binding */ KNOWN),
  wp: () => (/* binding */ MIGRATION_TABLE),
  Mk: () => (/* binding */ insistOnCompatible),
  F3: () => (/* binding */ insistOnSchema),
  G7: () => (/* binding */ readSchema)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/001-first.js
var _001_first_namespaceObject = {};
__webpack_require__.r(_001_first_namespaceObject);
__webpack_require__.d(_001_first_namespaceObject, {
  up: () => (up)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/postgres/database.js
var postgres_database = __webpack_require__(16801);
;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/001-first.js
// Everything that Docket keeps in the database. Triggers fill tables that only lists and sums read, so
// that no program can forget to.

async function up(db) {
    for (const statement of STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
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
const CUT = String.raw `E'\x01'`;
/** Cut after every third character. */
const cut = (text) => `string_to_array(regexp_replace(${text}, '(...)', ${String.raw `E'\\1\x01'`}, 'g'), ${CUT})`;
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
];
const COLUMNS = SUMS.map(([, column]) => column);
const FIELDS = SUMS.map(([field]) => `"${field}" numeric`).join(', ');
const parts = (months, sign) => `
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
    collected boolean not null,
    counted boolean not null,
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

;// CONCATENATED MODULE: ./.build/program/src/postgres/schema.js
// Which schema the database has, and whether this program can work with it.




const MIGRATION_TABLE = 'migration';
const KNOWN = { migrations: { '001-first': _001_first_namespaceObject }, worksSince: '001-first' };
/** For everything but `docket migrate`, when it starts and as long as it runs. */
async function insistOnSchema(database, { migrations } = KNOWN) {
    const schema = await readSchema(database);
    insistOnCompatible(schema, migrations);
    const missing = Object.keys(migrations).filter((name) => !schema.applied.includes(name));
    if (missing.length === 0)
        return;
    throw new errors/* SetupError */.w3(schema.applied.length === 0
        ? 'The database has no Docket tables yet. Run `docket migrate --database URL`.'
        : `The database is older than this program: ${missing.join(', ')} is missing. Run \`docket migrate --database URL\`.`);
}
/** Answers what this program does not know, if it can work with it. */
function insistOnCompatible({ applied, worksSince }, migrations) {
    const unknown = applied.filter((name) => !(name in migrations));
    if (unknown.length === 0 || (worksSince !== null && worksSince in migrations))
        return unknown;
    throw new errors/* SetupError */.w3(`The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`);
}
async function readSchema(database) {
    return database.read(async (db) => {
        const names = [MIGRATION_TABLE, 'compatible'];
        const { rows } = await (0,sql/* sql */.l) `
      select name from unnest(${names}::text[]) name
      where to_regclass(${`${postgres_database/* SCHEMA */.yx}.`} || name) is not null`.execute(db);
        const existing = rows.map(({ name }) => name);
        const read = async (column, table) => {
            if (!existing.includes(table))
                return [];
            const found = await (0,sql/* sql */.l) `
        select ${sql/* sql */.l.ref(column)} as value from ${sql/* sql */.l.table(`${postgres_database/* SCHEMA */.yx}.${table}`)} order by 1`.execute(db);
            return found.rows.map(({ value }) => value);
        };
        const [worksSince = null] = await read('works_since', 'compatible');
        return { applied: await read('name', MIGRATION_TABLE), worksSince };
    });
}


/***/ })

};
