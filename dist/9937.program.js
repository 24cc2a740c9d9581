export const id = 9937;
export const ids = [9937];
export const modules = {

/***/ 172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openOnDemand)
/* harmony export */ });
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7870);

/** A change of a project's settings takes effect after at most this long. */
const FRESH_MS = 1_000;
function openOnDemand(projects, open, clock) {
    const known = new Map();
    const opened = new Map();
    function find(id) {
        const seen = known.get(id);
        if (seen && clock.now() - seen.readAt < FRESH_MS)
            return seen.project;
        const project = projects.find(id);
        // Ids that never were must not fill the memory.
        if (known.size > MAX_KNOWN)
            known.clear();
        known.set(id, { project, readAt: clock.now() });
        project.catch(() => known.delete(id));
        return project;
    }
    return {
        has: async (id) => (await find(id)) !== null,
        async open(id) {
            const project = await find(id);
            if (!project)
                throw (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(id);
            const settings = JSON.stringify(project);
            const before = opened.get(id);
            if (before?.settings === settings)
                return before.work;
            const work = closed(before).then(() => open(project));
            const now = { settings, work };
            opened.set(id, now);
            work.catch(() => opened.get(id) === now && opened.delete(id));
            return work;
        },
        async closeAll() {
            await Promise.all([...opened.values()].map(closed));
        },
    };
}
const MAX_KNOWN = 10_000;
async function closed(before) {
    const open = await before?.work.catch(() => undefined);
    await open?.close();
}


/***/ }),

/***/ 99937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migrateDatabase: () => (/* reexport */ migrateDatabase),
  openDatabaseKeys: () => (/* reexport */ openDatabaseKeys),
  openDatabaseProjects: () => (/* reexport */ openDatabaseProjects),
  serveShared: () => (/* reexport */ serveShared),
  startWork: () => (/* reexport */ startWork)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/001-jobs.js
var _001_jobs_namespaceObject = {};
__webpack_require__.r(_001_jobs_namespaceObject);
__webpack_require__.d(_001_jobs_namespaceObject, {
  up: () => (up)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 74 modules
var kysely = __webpack_require__(2735);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-dialect.js + 10 modules
var postgres_dialect = __webpack_require__(40832);
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/postgres/errors.js
// What a database says when something is wrong, as a sentence with a remedy. Never the URL itself:
// it may contain the password.

const MIGRATE = 'Run `docket migrate --database URL`.';
/** By SQLSTATE or by the code of the connection's error. */
const SETUP = {
    '28000': 'The database refuses this user. Check the user in `--database`.',
    '28P01': 'The database refuses the password. Check `--database`, or set PGPASSWORD.',
    '3D000': 'There is no such database. Create it with `createdb`, or check `--database`.',
    '3F000': `The database has no Docket tables yet. ${MIGRATE}`,
    '42P01': `The database has no Docket tables yet. ${MIGRATE}`,
    '42501': 'The database user may not do this. Grant it the rights that docs/operating.md lists.',
    ENOTFOUND: 'There is no such database host. Check `--database`.',
};
const UNAVAILABLE = {
    '25006': 'The database is read-only. Connect to the primary, or end its recovery.',
    '53100': 'The disk of the database is full. Free some space there.',
    '53200': 'The database is out of memory. Give it more, or lower `--concurrency`.',
    '53300': 'The database has no free connection. Raise `max_connections`, or run fewer processes.',
    '55P03': 'The database is busy with the same record. Try again.',
    '57014': 'The database took too long to answer. Try again.',
    ECONNREFUSED: 'The database cannot be reached. Check `--database`, or start it.',
    ETIMEDOUT: 'The database cannot be reached in time. Check `--database` and the network.',
};
/** The server is going down or coming up, or the connection to it broke. */
const LOST = /^(?:08...|57P0[1-5]|40...|ECONNRESET|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const LOST_WORDS = /terminated|not queryable|connection timeout|timeout exceeded|ended by/i;
/** Worth trying again in a moment, because a restart of the database is enough to cause it. */
function isPassing(error) {
    const code = codeOf(error);
    if (code === 'ECONNREFUSED' || LOST.test(code))
        return true;
    return code === '' && error instanceof Error && LOST_WORDS.test(error.message);
}
function databaseError(error) {
    if (error instanceof errors/* DocketError */.jq)
        return error;
    const code = codeOf(error);
    const setup = SETUP[code];
    if (setup)
        return new errors/* SetupError */.w3(setup, { cause: error });
    const words = UNAVAILABLE[code];
    if (words)
        return new errors/* Unavailable */.$P(`${words} Nothing was changed.`, { cause: error });
    if (isPassing(error)) {
        return new errors/* Unavailable */.$P('The connection to the database was lost. Try again in a moment.', {
            cause: error,
        });
    }
    return error;
}
function codeOf(error) {
    const { code, errors } = (error ?? {});
    if (typeof code === 'string')
        return code;
    return Array.isArray(errors) ? codeOf(errors[0]) : '';
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/database.js
// The connection to PostgreSQL: one pool, transactions that can be repeated, errors as sentences.




const SCHEMA = 'docket';
const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const RETRY_MS = 500;
function openDatabase(options) {
    const { clock, patienceMs = 0 } = options;
    const url = checkUrl(options.url);
    const pool = new esm/* default.Pool */.Ay.Pool({
        connectionString: url,
        max: options.connections ?? 10,
        connectionTimeoutMillis: CONNECT_MS,
        statement_timeout: STATEMENT_MS,
        idle_in_transaction_session_timeout: STATEMENT_MS,
        query_timeout: STATEMENT_MS + CONNECT_MS,
        application_name: 'docket',
    });
    // A connection that breaks while nobody waits for it would end the process. The pool drops it,
    // and whoever uses it next gets another one, or the error.
    pool.on('error', () => { });
    pool.on('connect', (client) => client.on('error', () => { }));
    const db = new kysely/* Kysely */._$({ dialect: new postgres_dialect/* PostgresDialect */.a({ pool }) }).withSchema(SCHEMA);
    async function patiently(attempt, isSettled = () => false) {
        const deadline = clock.now() + patienceMs;
        for (;;) {
            try {
                return await attempt();
            }
            catch (error) {
                const late = clock.now() + RETRY_MS > deadline;
                if (late || isSettled() || !isPassing(error))
                    throw databaseError(error);
                await clock.sleep(RETRY_MS);
            }
        }
    }
    return {
        url,
        db,
        transaction(work) {
            let committing = false;
            const attempt = () => db.transaction().execute(async (tx) => {
                const result = await work(tx);
                // From here on it may have happened.
                committing = true;
                return result;
            });
            return patiently(attempt, () => committing);
        },
        read: (work) => patiently(() => work(db)),
        close: () => db.destroy(),
    };
}
function checkUrl(url) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed && /^postgres(?:ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1)
        return url;
    throw new errors/* SetupError */.w3('`--database` must be a URL such as postgresql://docket@db.example.com/docket. Set the password in PGPASSWORD.');
}
/** What must appear in no log and in no published text. */
function databaseSecrets(url, env) {
    const password = URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '';
    return [password, env.PGPASSWORD ?? ''].filter((secret) => secret.length > 0);
}

// EXTERNAL MODULE: ./.build/program/src/projects/keys.js
var keys = __webpack_require__(61819);
;// CONCATENATED MODULE: ./.build/program/src/postgres/keys.js

/** A server sees a key that was created or revoked elsewhere after at most this long. */
const FRESH_MS = 1_000;
function createPostgresKeys(database, clock) {
    let cached;
    async function read(db) {
        const rows = await db
            .selectFrom('api_key')
            .selectAll()
            .orderBy('created_at')
            .orderBy('id')
            .execute();
        return rows.map((row) => keys/* KeyRecord */.LX.parse({
            id: row.id,
            project: row.project,
            name: row.name,
            scopes: row.scopes,
            prefix: row.prefix,
            hash: row.hash,
            createdAt: row.created_at.toISOString(),
            expiresAt: row.expires_at?.toISOString() ?? null,
            revokedAt: row.revoked_at?.toISOString() ?? null,
            lastUsedAt: row.last_used_at?.toISOString() ?? null,
        }));
    }
    return {
        async list() {
            if (cached && clock.now() - cached.readAt < FRESH_MS)
                return cached.records;
            const readAt = clock.now();
            const records = await database.read(read);
            cached = { records, readAt };
            return records;
        },
        async update(change) {
            await database.transaction(async (tx) => {
                const before = new Map((await read(tx)).map((record) => [record.id, record]));
                for (const record of change([...before.values()])) {
                    const known = before.get(record.id);
                    if (known === record)
                        continue;
                    const revoked_at = record.revokedAt;
                    if (known) {
                        await tx
                            .updateTable('api_key')
                            .set({ revoked_at })
                            .where('id', '=', record.id)
                            .execute();
                        continue;
                    }
                    await tx
                        .insertInto('api_key')
                        .values({
                        id: record.id,
                        project: record.project,
                        name: record.name,
                        prefix: record.prefix,
                        hash: record.hash,
                        scopes: [...record.scopes],
                        created_at: record.createdAt,
                        expires_at: record.expiresAt,
                        revoked_at,
                    })
                        .execute();
                }
            });
            cached = undefined;
        },
        async used(times) {
            await database.transaction(async (tx) => {
                for (const [id, last_used_at] of times) {
                    await tx.updateTable('api_key').set({ last_used_at }).where('id', '=', id).execute();
                }
            });
        },
    };
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./node_modules/kysely/dist/migration/migrator.js + 1 modules
var migrator = __webpack_require__(42080);
;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/001-jobs.js
// Projects, their jobs, threads, keys, and views.

async function up(db) {
    for (const statement of STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const STATEMENTS = [
    `create table docket.project (
    id text primary key,
    repo text not null,
    installation_id bigint,
    settings json not null,
    uses json not null default '{"creates":[],"messages":[]}',
    spending json,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    removed_at timestamptz
  )`,
    `create table docket.job (
    id text primary key,
    project text not null references docket.project,
    status text not null,
    fence bigint not null default 0,
    record json not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
    'create index job_by_time on docket.job (project, updated_at desc)',
    `create index job_active on docket.job (project) where status = 'active'`,
    `create table docket.thread (
    project text not null references docket.project,
    thread text not null,
    job text not null,
    primary key (project, thread)
  )`,
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
    `create table docket.file_day (
    project text not null references docket.project,
    day text not null,
    file text not null,
    entry text not null,
    primary key (project, day, file)
  )`,
];

// EXTERNAL MODULE: ./node_modules/pg-boss/dist/index.js + 32 modules
var dist = __webpack_require__(30417);
;// CONCATENATED MODULE: ./.build/program/src/postgres/queue.js
// pg-boss: which worker has which job, and whether it is still alive. A ticket says only "this job
// has something to do": no prompt is in it, and the worker takes the oldest instruction itself.



const TURNS = 'turns';
const DEAD = 'turns-dead';
/** Of the tickets of one job, in order, one at a time; other jobs do not wait for them. */
const POLICY = 'key_strict_fifo';
/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
const HEARTBEAT_SECONDS = 30;
const SUPERVISE_SECONDS = 3;
/** The floor where notifications do not arrive, such as behind PgBouncer. */
const POLL_SECONDS = 2;
/** A turn may take as long as its project allows; the heartbeat notices the death of a worker. */
const EXPIRE_SECONDS = 23 * 3600;
const STOP_MS = 30_000;
async function migrateQueues(url) {
    const boss = new dist/* PgBoss */.zJ({ connectionString: url, max: 2, supervise: false, schedule: false });
    boss.on('error', () => { });
    try {
        await boss.start();
        const common = { retentionSeconds: 14 * 24 * 3600, notify: true };
        await boss.createQueue(DEAD, { ...common, policy: 'standard', retryLimit: 10_000 });
        const options = {
            ...common,
            heartbeatSeconds: HEARTBEAT_SECONDS,
            expireInSeconds: EXPIRE_SECONDS,
            retryLimit: 5,
            retryDelay: 1,
            retryBackoff: true,
            retryDelayMax: 60,
            deadLetter: DEAD,
        };
        await boss.createQueue(TURNS, { ...options, policy: POLICY });
        await boss.updateQueue(TURNS, options);
    }
    catch (error) {
        throw databaseError(error);
    }
    finally {
        await boss.stop({ graceful: false });
    }
}
async function openQueue(url, log) {
    const boss = new dist/* PgBoss */.zJ({
        connectionString: url,
        application_name: 'docket-queue',
        max: 4,
        migrate: false,
        schedule: false,
        useListenNotify: true,
        superviseIntervalSeconds: SUPERVISE_SECONDS,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    boss.on('error', (error) => log.warn(`The queue: ${(0,errors/* sentence */.em)(databaseError(error))}`));
    boss.on('warning', ({ message }) => log.warn(`The queue: ${message}`));
    try {
        await boss.start();
    }
    catch (error) {
        await boss.stop({ graceful: false });
        throw wrongVersion(error) ?? databaseError(error);
    }
    const listeners = [];
    const polling = {
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
    };
    async function workTickets(slots, handler) {
        for (let slot = 0; slot < slots; slot++) {
            let worker = '';
            worker = await boss.work(TURNS, polling, async ([job]) => {
                const { data, signal, id, retryCount } = job;
                const complete = async (tx) => {
                    await boss.complete(TURNS, { id, retryCount }, null, { db: (0,dist/* fromKysely */.Uq)(tx) });
                };
                // Or it would wait out its poll before it looks for the next ticket.
                boss.notifyWorker(worker);
                await handler({ job: data.job, signal, complete });
            });
        }
    }
    return {
        async send(tx, job) {
            await boss.send(TURNS, { job }, { singletonKey: job, db: (0,dist/* fromKysely */.Uq)(tx) });
        },
        work: (handler) => workTickets(1, ({ job, signal }) => handler(job, signal)),
        workTickets,
        async workDead(handler) {
            await boss.work(DEAD, { ...polling, includeMetadata: true }, async ([dead]) => {
                const { data, sourceId, sourceOutput } = dead;
                const remove = async (tx) => {
                    if (sourceId)
                        await boss.deleteJob(TURNS, sourceId, { db: (0,dist/* fromKysely */.Uq)(tx) });
                };
                await handler({ job: data.job, reason: reasonOf(sourceOutput), remove });
            });
        },
        async listen(channel, onPayload) {
            const handle = await boss.getDb().listen?.(channel, onPayload, () => { });
            if (handle)
                listeners.push(handle);
        },
        async stop() {
            await Promise.all(listeners.map((listener) => listener.close()));
            await boss.stop({ graceful: true, timeout: STOP_MS });
        },
    };
}
function reasonOf(output) {
    const { message } = (output ?? {});
    return typeof message === 'string' && message !== '' ? message : 'Its workers died.';
}
function wrongVersion(error) {
    const words = error instanceof Error ? error.message : '';
    if (!/pg-boss (?:is not installed|database requires migrations)/.test(words))
        return undefined;
    return new errors/* SetupError */.w3('The queue in the database belongs to another version of this program. Run `docket migrate --database URL` with the newest one.', { cause: error });
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrate.js
// The schema: created and updated by `docket migrate` and by nothing else. Servers and workers check
// that it is the one they were written for.







/** In this order; what was released once never changes. */
const MIGRATIONS = {
    '001-jobs': _001_jobs_namespaceObject,
};
const TABLE = 'migration';
/** Answers the names of the migrations that were missing. */
async function migrate(database) {
    await insistOnEncoding(database);
    const known = await applied(database);
    insistOnKnown(known);
    const provider = { getMigrations: async () => MIGRATIONS };
    const { error, results = [] } = await new migrator/* Migrator */.aR({
        db: database.db,
        provider,
        migrationTableName: TABLE,
        migrationLockTableName: 'migration_lock',
        migrationTableSchema: SCHEMA,
    }).migrateToLatest();
    if (error)
        throw databaseError(error);
    await migrateQueues(database.url);
    return results.map(({ migrationName }) => migrationName);
}
/** For everything but `docket migrate`. */
async function insistOnSchema(database) {
    const known = await applied(database);
    insistOnKnown(known);
    const missing = Object.keys(MIGRATIONS).filter((name) => !known.includes(name));
    if (missing.length === 0)
        return;
    throw new errors/* SetupError */.w3(known.length === 0
        ? 'The database has no Docket tables yet. Run `docket migrate --database URL`.'
        : `The database is older than this program: ${missing.join(', ')} is missing. Run \`docket migrate --database URL\`.`);
}
function insistOnKnown(known) {
    const unknown = known.filter((name) => !(name in MIGRATIONS));
    if (unknown.length === 0)
        return;
    throw new errors/* SetupError */.w3(`The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`);
}
async function applied(database) {
    return database.read(async (db) => {
        const found = await (0,sql/* sql */.l) `
      select to_regclass(${`${SCHEMA}.${TABLE}`})::text as at`.execute(db);
        if (!found.rows[0]?.at)
            return [];
        const rows = await (0,sql/* sql */.l) `
      select name from ${sql/* sql */.l.table(`${SCHEMA}.${TABLE}`)} order by name`.execute(db);
        return rows.rows.map(({ name }) => name);
    });
}
/** Any other encoding changes or refuses prompts in most of the world's languages. */
async function insistOnEncoding(database) {
    const { rows } = await database.read((db) => (0,sql/* sql */.l) `show server_encoding`.execute(db));
    const encoding = rows[0]?.server_encoding;
    if (encoding === 'UTF8')
        return;
    throw new errors/* SetupError */.w3(`The database has the encoding ${encoding}. Create one with UTF8: \`createdb --encoding UTF8 --template template0 docket\`.`);
}

// EXTERNAL MODULE: ./.build/program/src/projects/project.js
var projects_project = __webpack_require__(7870);
;// CONCATENATED MODULE: ./.build/program/src/postgres/projects.js
// Projects in the database. A removed one stays as a row, because its jobs refer to it.



function createPostgresProjects(database) {
    const decode = ({ id, repo, settings }) => ({
        id,
        repo,
        settings: (0,projects_project/* checkSettings */.EW)(settings),
    });
    const columns = ({ repo, settings }) => ({ repo, settings: JSON.stringify(settings) });
    return {
        async list() {
            const rows = await database.read((db) => db
                .selectFrom('project')
                .select(['id', 'repo', 'settings'])
                .where('removed_at', 'is', null)
                .orderBy('id')
                .execute());
            return rows.map(decode);
        },
        async find(id) {
            const row = await database.read((db) => db
                .selectFrom('project')
                .select(['id', 'repo', 'settings'])
                .where('id', '=', id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            return row ? decode(row) : null;
        },
        async add(project) {
            const { id } = project;
            const added = await database.transaction((tx) => tx
                .insertInto('project')
                .values({ id, ...columns(project) })
                .onConflict((conflict) => conflict
                .column('id')
                .doUpdateSet({ ...columns(project), removed_at: null, updated_at: (0,sql/* sql */.l) `now()` })
                .where('project.removed_at', 'is not', null))
                .executeTakeFirst());
            if (!added.numInsertedOrUpdatedRows) {
                throw new errors/* Conflict */.lt(`There is already a project \`${id}\`. Change it with docket projects set.`);
            }
        },
        async replace(project) {
            const changed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({ ...columns(project), updated_at: (0,sql/* sql */.l) `now()` })
                .where('id', '=', project.id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!changed.numUpdatedRows)
                throw (0,projects_project/* unknownProject */.Sx)(project.id);
        },
        async remove(id) {
            const removed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({ removed_at: (0,sql/* sql */.l) `now()` })
                .where('id', '=', id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!removed.numUpdatedRows)
                throw (0,projects_project/* unknownProject */.Sx)(id);
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/code-host.js
var code_host = __webpack_require__(4613);
;// CONCATENATED MODULE: ./.build/program/src/compose/serve/administer-database.js







async function migrateDatabase(url) {
    const database = openDatabase({ url, clock: clock/* systemClock */.m });
    try {
        return await migrate(database);
    }
    finally {
        await database.close();
    }
}
async function openDatabaseProjects(url) {
    const database = await openChecked(url);
    const stored = createPostgresProjects(database);
    return {
        ...stored,
        async add(project) {
            insistOnGithub(project.repo);
            await stored.add(project);
        },
        async replace(project) {
            insistOnGithub(project.repo);
            await stored.replace(project);
        },
        close: () => database.close(),
    };
}
async function openDatabaseKeys(url) {
    const database = await openChecked(url);
    return { keys: createPostgresKeys(database, clock/* systemClock */.m), close: () => database.close() };
}
async function openChecked(url) {
    const database = openDatabase({ url, clock: clock/* systemClock */.m });
    try {
        await insistOnSchema(database);
        return database;
    }
    catch (error) {
        await database.close();
        throw error;
    }
}
/** Every worker has to reach it, on whatever machine it runs. */
function insistOnGithub(repo) {
    if ((0,code_host/* isOnGithub */.J)(repo))
        return;
    throw new errors/* InvalidRequest */.zh('With `--database`, `--repo` must be OWNER/NAME on GitHub, because workers on other machines use it, too.');
}

// EXTERNAL MODULE: ./.build/program/src/embedded/many-services.js
var many_services = __webpack_require__(23677);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/http.js + 8 modules
var http = __webpack_require__(72315);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/action/config.js
var action_config = __webpack_require__(52953);
// EXTERNAL MODULE: ./.build/program/src/embedded/service.js
var embedded_service = __webpack_require__(90632);
// EXTERNAL MODULE: ./.build/program/src/jobs/engine.js + 4 modules
var jobs_engine = __webpack_require__(61217);
// EXTERNAL MODULE: ./.build/program/src/jobs/job.js
var job = __webpack_require__(20002);
// EXTERNAL MODULE: ./.build/program/src/jobs/state.js
var jobs_state = __webpack_require__(79472);
// EXTERNAL MODULE: ./.build/program/src/shared/freeze.js
var freeze = __webpack_require__(93553);
;// CONCATENATED MODULE: ./.build/program/src/postgres/job-store.js





/** Tells workers at once that a job was cancelled. */
const CANCELS = 'docket_cancels';
class PostgresStore {
    #options;
    constructor(options) {
        this.#options = options;
    }
    get(id) {
        return this.#options.database.read(async (db) => (await this.#find(db, id))?.record ?? null);
    }
    update(id, decide, also) {
        return this.#options.database.transaction(async (tx) => {
            const found = await this.#find(tx, id, true);
            const write = decide(found?.record ?? null);
            await this.#write(tx, found, write);
            await also?.(tx);
            return write.result;
        });
    }
    updateShared(id, decide, { thread, counted } = {}) {
        return this.#options.database.transaction(async (tx) => {
            const state = counted ? await this.#lockState(tx) : jobs_state/* emptyState */.p;
            const found = await this.#find(tx, id, true);
            const threadJob = thread === undefined ? null : await this.#jobOfThread(tx, thread);
            const write = decide({ state, job: found?.record ?? null, threadJob });
            if (write.story === undefined)
                return write.result;
            if (counted && write.state)
                await this.#writeState(tx, write.state);
            await this.#write(tx, found, write);
            for (const one of write.threads ?? [])
                await this.#writeThread(tx, one, id);
            return write.result;
        });
    }
    active() {
        return this.#ids((status) => status === 'active');
    }
    list() {
        return this.#ids((status) => status !== 'archived');
    }
    jobOfThread(thread) {
        return this.#options.database.read((db) => this.#jobOfThread(db, thread));
    }
    async #ids(wanted) {
        const rows = await this.#options.database.read((db) => db
            .selectFrom('job')
            .select(['id', 'status'])
            .where('project', '=', this.#options.project)
            .where('status', '!=', 'archived')
            .orderBy('created_at')
            .orderBy('id')
            .execute());
        return rows.filter(({ status }) => wanted(status)).map(({ id }) => id);
    }
    async #find(db, id, locked = false) {
        const row = await db
            .selectFrom('job')
            .select(['record', 'fence'])
            .where('id', '=', id)
            .where('project', '=', this.#options.project)
            .$if(locked, (query) => query.forUpdate())
            .executeTakeFirst();
        return row && { record: decode(row.record, id), fence: Number(row.fence) };
    }
    async #write(tx, before, { story, job, wake }) {
        if (story === undefined || !job)
            return;
        const record = JSON.stringify(job);
        this.#options.guard?.(record);
        const values = { status: job.status, record, updated_at: job.updatedAt };
        if (before) {
            const taken = job.lease !== null && job.lease.token !== before.record.lease?.token;
            await tx
                .updateTable('job')
                .set({ ...values, fence: before.fence + (taken ? 1 : 0) })
                .where('id', '=', job.id)
                .where('fence', '=', String(before.fence))
                .execute();
        }
        else {
            const { project } = this.#options;
            const created_at = job.createdAt;
            await tx
                .insertInto('job')
                .values({ id: job.id, project, fence: 0, created_at, ...values })
                .execute();
        }
        if (wake)
            await this.#options.wake.send(tx, job.id);
        if (job.cancelRequested && !before?.record.cancelRequested) {
            await (0,sql/* sql */.l) `select pg_notify(${CANCELS}, ${job.id})`.execute(tx);
        }
    }
    /** Creates and messages of one project wait for each other here, so that the limit is exact. */
    async #lockState(tx) {
        const { project } = this.#options;
        const row = await tx
            .selectFrom('project')
            .select(['uses', 'spending'])
            .where('id', '=', project)
            .where('removed_at', 'is', null)
            .forUpdate()
            .executeTakeFirst();
        if (!row)
            throw new errors/* NotFound */.Mk(`There is no project \`${project}\` any more. Add it with docket projects add.`);
        return decodeState(project, row);
    }
    async #writeState(tx, { uses, spending }) {
        const { project } = this.#options;
        await tx
            .updateTable('project')
            .set({
            uses: JSON.stringify(uses[project]),
            spending: spending === undefined ? null : JSON.stringify(spending),
        })
            .where('id', '=', project)
            .execute();
    }
    async #jobOfThread(db, thread) {
        const row = await db
            .selectFrom('thread')
            .select('job')
            .where('project', '=', this.#options.project)
            .where('thread', '=', thread)
            .executeTakeFirst();
        return row?.job ?? null;
    }
    async #writeThread(tx, thread, job) {
        await tx
            .insertInto('thread')
            .values({ project: this.#options.project, thread, job })
            .onConflict((conflict) => conflict.columns(['project', 'thread']).doUpdateSet({ job }))
            .execute();
    }
}
function decodeState(project, { uses, spending }) {
    const state = { ...jobs_state/* emptyState */.p, uses: { [project]: uses }, ...(spending ? { spending } : {}) };
    const checked = jobs_state/* StateRecord */.l.safeParse(state);
    if (checked.success)
        return checked.data;
    throw new errors/* CorruptState */.nK(`The counts of project \`${project}\` in the database cannot be read. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/** A record that cannot be read stops here; it is never taken for a job that is not there. */
function decode(record, id) {
    const checked = job/* JobRecord */.h2.safeParse(record);
    if (checked.success && checked.data.id === id)
        return (0,freeze/* deepFreeze */.o)(checked.data);
    const issue = checked.error?.issues[0];
    const what = issue
        ? `\`${issue.path.join('.')}\` is invalid (${issue.message})`
        : 'it is of another job';
    throw new errors/* CorruptState */.nK(`The record of job ${id} in the database cannot be read: ${what}. Nothing was changed. Restore the row from a backup, or update Docket.`);
}

// EXTERNAL MODULE: ./.build/program/src/analytics/days.js
var days = __webpack_require__(6236);
// EXTERNAL MODULE: ./.build/program/src/analytics/history-codec.js
var history_codec = __webpack_require__(82800);
;// CONCATENATED MODULE: ./.build/program/src/postgres/views-history.js
// The views history of one project: a row per log file and day.



function createPostgresHistory(database, project) {
    async function addDay(tx, day, entries) {
        const rows = await tx
            .selectFrom('file_day')
            .select(['file', 'entry'])
            .where('project', '=', project)
            .where('day', '=', day)
            .execute();
        const known = new Map(rows.map(({ file, entry }) => [file, entry]));
        for (const one of entries) {
            const before = known.get(one.file) ?? null;
            const entry = (0,history_codec/* mergeDay */.bS)(before, day, [one], where(day));
            if (entry === before)
                continue;
            known.set(one.file, entry);
            await tx
                .insertInto('file_day')
                .values({ project, day, file: one.file, entry })
                .onConflict((conflict) => conflict.columns(['project', 'day', 'file']).doUpdateSet({ entry }))
                .execute();
        }
    }
    return {
        add: (days) => database.transaction(async (tx) => {
            // Two who read the same growing log keep the larger reading, whoever is first.
            await (0,sql/* sql */.l) `select pg_advisory_xact_lock(hashtextextended(${`views ${project}`}, 0))`.execute(tx);
            for (const [day, entries] of (0,history_codec/* byDay */.mL)(days))
                await addDay(tx, day, entries);
        }),
        async read(span) {
            const rows = await database.read((db) => db
                .selectFrom('file_day')
                .select(['day', 'entry'])
                .where('project', '=', project)
                .orderBy('day')
                .orderBy('file')
                .execute());
            return rows
                .filter(({ day }) => (0,days/* inSpan */._1)(day, span))
                .flatMap(({ day, entry }) => (0,history_codec/* decodeDay */.P0)(entry, where(day)));
        },
    };
    function where(day) {
        return `the database (project ${project}, ${day})`;
    }
}

// EXTERNAL MODULE: ./.build/program/src/compose/embedded.js + 11 modules
var embedded = __webpack_require__(53048);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/on-demand.js
var on_demand = __webpack_require__(172);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/project-views.js + 1 modules
var project_views = __webpack_require__(72499);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/project-work.js
var project_work = __webpack_require__(86630);
;// CONCATENATED MODULE: ./.build/program/src/compose/serve/shared.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
// A database that servers and workers share, with its queue and its projects. Loaded only where
// `--database` is used.


















async function openShared({ url, env, log, patienceMs }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const database = openDatabase({ url, clock: clock/* systemClock */.m, ...(patienceMs && { patienceMs }) });
        opened.defer(() => database.close());
        await insistOnSchema(database);
        const queue = await openQueue(url, log);
        opened.defer(() => queue.stop());
        const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-'));
        opened.defer(() => (0,promises_.rm)(scratch, { recursive: true, force: true }));
        const projects = createPostgresProjects(database);
        async function openProject(project) {
            const { id, settings } = project;
            const config = settings.config === undefined ? null : (0,action_config/* parseConfig */.o4)(settings.config);
            const secrets = databaseSecrets(url, env);
            const options = { config, dataDir: scratch, env, log, secrets };
            const { host, tools: some } = await (0,project_work/* openProjectWork */.h)(project, options);
            const guard = (0,embedded/* secretGuard */.WT)(some.secrets);
            const store = new PostgresStore({ database, project: id, wake: queue, guard });
            // A name of its own for each project: an id may contain what a path cannot.
            const folder = (0,external_node_path_.join)(scratch, (0,external_node_crypto_.createHash)('sha256').update(id).digest('hex').slice(0, 16));
            await (0,promises_.mkdir)(folder, { recursive: true });
            const { work, repository, ref } = host;
            const tools = (0,embedded/* completeTools */.to)(some, store, { path: env.PATH ?? '', scratch: folder, work });
            const engine = new jobs_engine/* JobEngine */.M({ store, tools, repository, ref, newId: embedded/* newId */.Si, elsewhere: true });
            const history = createPostgresHistory(database, id);
            const views = await (0,project_views/* openProjectViews */.A)(settings.accessLogs, config, history);
            const service = (0,embedded_service/* createEmbeddedService */._h)(engine, views);
            return { store, tools, service, close: () => host.close() };
        }
        const desk = (0,on_demand/* openOnDemand */.B)(projects, openProject, clock/* systemClock */.m);
        opened.defer(() => desk.closeAll());
        const everything = opened.move();
        return { ...desk, database, queue, close: () => everything.disposeAsync() };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/compose/serve/serve-shared.js





async function serveShared({ port, host, database: url }, terminal, env) {
    const lines = (0,http/* openLines */.es)(terminal);
    const shared = await openShared({ url, env, log: lines.log });
    const keys = createPostgresKeys(shared.database, clock/* systemClock */.m);
    const hasKeys = await (0,http/* hasValidKey */.Ew)(keys).catch(async (error) => {
        await shared.close();
        throw error;
    });
    const { url: address, stop } = await (0,http/* listenTo */.rq)({
        service: (0,many_services/* manyServices */.K)(async (project) => (await shared.open(project)).service),
        projects: shared,
        keys,
        port,
        host,
        lines,
        drain: () => shared.close(),
    });
    return { url: address, hasKeys, stop };
}

// EXTERNAL MODULE: ./.build/program/src/jobs/finish.js
var finish = __webpack_require__(51674);
// EXTERNAL MODULE: ./.build/program/src/jobs/lease.js
var lease = __webpack_require__(17179);
// EXTERNAL MODULE: ./.build/program/src/jobs/stop.js
var stop = __webpack_require__(13993);
// EXTERNAL MODULE: ./.build/program/src/jobs/worker.js + 18 modules
var worker = __webpack_require__(81608);
;// CONCATENATED MODULE: ./.build/program/src/postgres/workers.js
// Jobs from the queue, worked on in this process. The queue says whose turn it is; the lease in the
// job's row decides whether a worker may still write, however late it comes back.






/** How late a cancel can be where notifications do not arrive. */
const LOOK_EVERY_MS = 5_000;
async function startWorkers(options) {
    const { database, queue, clock, log, newId, open } = options;
    const closing = new AbortController();
    const nudges = new Map();
    await queue.listen(CANCELS, (id) => nudges.get(id)?.());
    const projectOf = async (id) => (await database.read((db) => db.selectFrom('job').select('project').where('id', '=', id).executeTakeFirst()))?.project;
    async function onTicket(ticket) {
        const { job: id } = ticket;
        if (closing.signal.aborted) {
            // Fetched while the process was asked to stop.
            return database.transaction(async (tx) => {
                await queue.send(tx, id);
                await ticket.complete(tx);
            });
        }
        const project = await projectOf(id);
        if (project === undefined)
            return;
        const { store, tools } = await open(project);
        const signal = AbortSignal.any([closing.signal, ticket.signal]);
        const guard = guardOf(ticket, store);
        await (0,worker/* takeUp */.b)(id, { store, tools, newId, took: () => true }, guard, signal);
    }
    function guardOf(ticket, store) {
        return {
            // A takeover can come seconds after the last write.
            sureForMs: 0,
            watch: (id, token, stopping, signal) => watch(store, id, token, stopping, signal),
            release: (hold, left) => handOver(ticket, store, hold, left),
        };
    }
    /** Released, sent to the next worker, and done with here: one transaction. */
    function handOver(ticket, store, { token }, left) {
        return store.update(ticket.job, (job) => {
            (0,lease/* insistOnLease */.Cz)(job, token);
            const released = left(job);
            return { result: undefined, story: 'released', job: released, wake: true };
        }, (tx) => ticket.complete(tx));
    }
    async function watch(store, id, token, stopping, signal) {
        while (!signal.aborted) {
            try {
                const nudged = new Promise((resolve) => nudges.set(id, resolve));
                const job = await store.get(id);
                (0,lease/* insistOnLease */.Cz)(job, token);
                if (job?.cancelRequested)
                    stopping.abort(new stop/* Stop */.V('cancelled'));
                await orNudged(nudged, signal);
            }
            catch (error) {
                if (signal.aborted)
                    break;
                if (error instanceof errors/* LeaseLost */.Vj)
                    stopping.abort(error);
                else {
                    log.warn(`Job ${id} could not be looked at, trying again: ${(0,errors/* sentence */.em)(error)}`);
                    await clock.sleep(LOOK_EVERY_MS, signal).catch(() => { });
                }
            }
        }
        nudges.delete(id);
    }
    async function orNudged(nudged, signal) {
        const waiting = new AbortController();
        const timer = clock.sleep(LOOK_EVERY_MS, AbortSignal.any([signal, waiting.signal]));
        await Promise.race([nudged, timer.catch(() => { })]);
        waiting.abort();
    }
    await queue.workTickets(options.concurrency, onTicket);
    await queue.workDead(async ({ job: id, reason, remove }) => {
        const project = await projectOf(id);
        if (project === undefined)
            return database.transaction(remove);
        const store = new PostgresStore({ database, project, wake: queue });
        const words = `This job could not be worked on: ${reason} Retry it when that is fixed.`;
        log.error(`Job ${id}: ${words}`);
        await store.update(id, (0,finish/* giveUp */.Ht)(words, clock.now()), remove);
    });
    return {
        async stop() {
            closing.abort(new stop/* Stop */.V('interrupted'));
            await queue.stop();
        },
    };
}

;// CONCATENATED MODULE: ./.build/program/src/compose/serve/start-work.js





/** A restart of the database is waited out; after this, another worker takes the jobs over. */
const PATIENCE_MS = 60_000;
async function startWork({ database: url, concurrency }, terminal, env) {
    const { log } = (0,http/* openLines */.es)(terminal);
    const shared = await openShared({ url, env, log, patienceMs: PATIENCE_MS });
    const { database, queue, open } = shared;
    const workers = await startWorkers({
        database,
        queue,
        concurrency,
        clock: clock/* systemClock */.m,
        log,
        newId: embedded/* newId */.Si,
        open,
    });
    return {
        async stop() {
            await workers.stop();
            await shared.close();
        },
    };
}

;// CONCATENATED MODULE: ./.build/program/src/compose/serve/with-database.js
// Everything that needs PostgreSQL, behind one dynamic import: without `--database`, nothing of it
// is loaded, and the bundle has each of its packages once.





/***/ }),

/***/ 23677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ manyServices)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

function manyServices(open) {
    async function insightsOf(projectId) {
        const { insights } = await open(projectId);
        if (insights)
            return insights;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk('This project does not count page views. Add its access logs to it first.');
    }
    return {
        createJob: async (projectId, ...rest) => (await open(projectId)).createJob(projectId, ...rest),
        sendMessage: async (projectId, ...rest) => (await open(projectId)).sendMessage(projectId, ...rest),
        getJob: async (projectId, ...rest) => (await open(projectId)).getJob(projectId, ...rest),
        getViews: async (projectId, ...rest) => (await open(projectId)).getViews(projectId, ...rest),
        control: {
            cancel: async (projectId, ...rest) => controlOf(await open(projectId)).cancel(projectId, ...rest),
            archive: async (projectId, ...rest) => controlOf(await open(projectId)).archive(projectId, ...rest),
        },
        insights: {
            insights: async (projectId, ...rest) => (await insightsOf(projectId)).insights(projectId, ...rest),
            async *classesByPage(projectId, ...rest) {
                yield* (await insightsOf(projectId)).classesByPage(projectId, ...rest);
            },
        },
    };
}
function controlOf({ control }) {
    if (control)
        return control;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk('This service does not support canceling or archiving jobs.');
}


/***/ })

};
