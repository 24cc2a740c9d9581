export const id = 8638;
export const ids = [8638];
export const modules = {

/***/ 4686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createAppSecret)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96586);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// The credentials of the GitHub App in the database, sealed with a key that the database does not have.



const NAME = 'github-app';
function createAppSecret(database) {
    const sealedText = () => database.read(async (db) => {
        const query = db.selectFrom('app_secret').select('sealed').where('name', '=', NAME);
        return (await query.executeTakeFirst())?.sealed;
    });
    return {
        async read(encryption) {
            const sealed = await sealedText();
            return sealed === undefined ? null : decode(encryption().open(sealed, NAME));
        },
        async insistOnNone() {
            if ((await sealedText()) !== undefined)
                throw isThere();
        },
        async add(credentials, encryption) {
            const sealed = encryption.seal(JSON.stringify(credentials), NAME);
            const added = await database.transaction((tx) => tx
                .insertInto('app_secret')
                .values({ name: NAME, sealed })
                .onConflict((conflict) => conflict.column('name').doNothing())
                .executeTakeFirst());
            if (!added.numInsertedOrUpdatedRows)
                throw isThere();
        },
        reseal: (encryption) => database.transaction(async (tx) => {
            const query = tx.selectFrom('app_secret').select('sealed').where('name', '=', NAME);
            const row = await query.forUpdate().executeTakeFirst();
            if (!row)
                throw isMissing();
            const sealed = encryption.seal(encryption.open(row.sealed, NAME), NAME);
            await tx
                .updateTable('app_secret')
                .set({ sealed, updated_at: (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `now()` })
                .where('name', '=', NAME)
                .execute();
        }),
        async remove() {
            const removed = await database.transaction((tx) => tx.deleteFrom('app_secret').where('name', '=', NAME).executeTakeFirst());
            if (!removed.numDeletedRows)
                throw isMissing();
        },
    };
}
function decode(text) {
    const checked = _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .AppCredentials */ .I6.safeParse(JSON.parse(text));
    if (checked.success)
        return checked.data;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The GitHub App in the database was stored by another version of Docket. Update Docket here, too.');
}
const isThere = () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt('The database already has a GitHub App. To use another one, run `docket app remove --database URL` first.');
const isMissing = () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk('The database has no GitHub App. Create one with `docket app create`.');


/***/ }),

/***/ 31685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createPostgresAudit)
/* harmony export */ });
/* harmony import */ var _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51760);
// The audit log in the database.

function createPostgresAudit(database) {
    return {
        async add({ detail, ...entry }) {
            await database.transaction(async (tx) => {
                const values = { ...entry, detail: JSON.stringify(detail) };
                await tx.insertInto('audit').values(values).execute();
            });
        },
        async list({ projects, limit, cursor }) {
            const rows = await database.read((db) => {
                let query = db
                    .selectFrom('audit')
                    .selectAll()
                    .orderBy('id', 'desc')
                    .limit(limit + 1);
                if (projects)
                    query = query.where('project', 'in', ['', ...projects]);
                if (/^\d{1,18}$/.test(cursor ?? ''))
                    query = query.where('id', '<', cursor ?? '');
                return query.execute();
            });
            const shown = rows.slice(0, limit);
            const last = shown.at(-1);
            return {
                entries: shown.map(({ id: _, at, ...row }) => _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .AuditEntry */ .Eb.parse({ ...row, at: at.toISOString() })),
                next: rows.length > limit && last ? last.id : null,
            };
        },
    };
}


/***/ }),

/***/ 16801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hu: () => (/* binding */ databaseSecrets),
/* harmony export */   qI: () => (/* binding */ openDatabase),
/* harmony export */   yx: () => (/* binding */ SCHEMA)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2735);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40832);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83849);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17375);
// The connection to PostgreSQL: one pool, transactions that can be repeated, errors as sentences.




const SCHEMA = 'docket';
const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const RETRY_MS = 500;
function openDatabase(options) {
    const { clock, patienceMs = 0 } = options;
    const url = checkUrl(options.url);
    const pool = new pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].Pool */ .Ay.Pool({
        connectionString: url,
        max: options.connections ?? 10,
        connectionTimeoutMillis: CONNECT_MS,
        statement_timeout: STATEMENT_MS,
        idle_in_transaction_session_timeout: STATEMENT_MS,
        query_timeout: STATEMENT_MS + CONNECT_MS,
        application_name: options.name ?? 'docket',
    });
    // A connection that breaks while nobody waits for it would end the process. The pool drops it,
    // and whoever uses it next gets another one, or the error.
    pool.on('error', () => { });
    pool.on('connect', (client) => client.on('error', () => { }));
    const db = new kysely__WEBPACK_IMPORTED_MODULE_3__/* .Kysely */ ._$({ dialect: new kysely__WEBPACK_IMPORTED_MODULE_4__/* .PostgresDialect */ .a({ pool }) }).withSchema(SCHEMA);
    async function patiently(attempt, isSettled = () => false) {
        const deadline = clock.now() + patienceMs;
        for (;;) {
            try {
                return await attempt();
            }
            catch (error) {
                const late = clock.now() + RETRY_MS > deadline;
                if (late || isSettled() || !(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassing */ .W)(error))
                    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .databaseError */ .K)(error);
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
        snapshot: (work) => patiently(() => db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute(work)),
        close: () => db.destroy(),
    };
}
function checkUrl(url) {
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

/***/ 17375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ databaseError),
/* harmony export */   W: () => (/* binding */ isPassing)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
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
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)
        return error;
    const code = codeOf(error);
    const setup = SETUP[code];
    if (setup)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(setup, { cause: error });
    const words = UNAVAILABLE[code];
    if (words)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(`${words} Nothing was changed.`, { cause: error });
    if (isPassing(error)) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('The connection to the database was lost. Try again in a moment.', {
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


/***/ }),

/***/ 62547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createPostgresKeys)
/* harmony export */ });
/* harmony import */ var _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52511);
// API keys in the database.

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
        return rows.map((row) => _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyRecord */ .LX.parse({
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


/***/ }),

/***/ 5509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed)
/* harmony export */ });
/* harmony import */ var _jobs_money_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23833);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23524);


function listed(job) {
    return {
        search: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_1__/* .searchText */ .wK)(job),
        waiting_since: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingSince */ .Y2)(job),
        months: JSON.stringify((0,_jobs_money_js__WEBPACK_IMPORTED_MODULE_0__/* .monthsOf */ .vo)(job)),
    };
}


/***/ }),

/***/ 40690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createPostgresProjects)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96586);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Projects in the database. A removed one stays as a row, because its jobs refer to it.



const COLUMNS = [
    'id',
    'repo',
    'settings',
    'installation_id',
    'repository_id',
    'suspended_at',
];
function createPostgresProjects(database) {
    const decode = (row) => ({
        id: row.id,
        repo: row.repo,
        settings: (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSettings */ .EW)(row.settings),
        ...(row.installation_id === null &&
            row.repository_id !== null && { repositoryId: Number(row.repository_id) }),
        ...(row.installation_id !== null && {
            app: {
                installation: Number(row.installation_id),
                repository: Number(row.repository_id),
                ...(row.suspended_at && { suspended: true }),
            },
        }),
    });
    const columns = ({ repo, settings }) => ({ repo, settings: JSON.stringify(settings) });
    return {
        async list() {
            const rows = await database.read((db) => db
                .selectFrom('project')
                .select(COLUMNS)
                .where('removed_at', 'is', null)
                .orderBy('id')
                .execute());
            return rows.map(decode);
        },
        async find(id) {
            const row = await database.read((db) => db
                .selectFrom('project')
                .select(COLUMNS)
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
                .doUpdateSet({
                ...columns(project),
                repository_id: null,
                removed_at: null,
                updated_at: (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `now()`,
            })
                .where('project.removed_at', 'is not', null))
                .executeTakeFirst());
            if (!added.numInsertedOrUpdatedRows) {
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(`There is already a project \`${id}\`. Change it with docket projects set.`);
            }
        },
        async replace(project) {
            const changed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({
                ...columns(project),
                ...(!project.app && { repository_id: project.repositoryId ?? null }),
                updated_at: (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `now()`,
            })
                .where('id', '=', project.id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!changed.numUpdatedRows)
                throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(project.id);
        },
        async record(id, repositoryId) {
            return database.transaction(async (tx) => {
                const row = await tx
                    .selectFrom('project')
                    .select(['repository_id'])
                    .where('id', '=', id)
                    .where('removed_at', 'is', null)
                    .forUpdate()
                    .executeTakeFirst();
                if (!row)
                    throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(id);
                if (row.repository_id !== null)
                    return Number(row.repository_id);
                const set = { repository_id: repositoryId };
                await tx.updateTable('project').set(set).where('id', '=', id).execute();
                return repositoryId;
            });
        },
        async remove(id) {
            const removed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({ removed_at: (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `now()` })
                .where('id', '=', id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!removed.numUpdatedRows)
                throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(id);
        },
    };
}


/***/ }),

/***/ 72934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CG: () => (/* binding */ TABLES),
  MX: () => (/* binding */ WORKS_SINCE),
  Mk: () => (/* binding */ insistOnCompatible),
  F3: () => (/* binding */ insistOnSchema),
  G7: () => (/* binding */ readSchema)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/001-jobs.js
var _001_jobs_namespaceObject = {};
__webpack_require__.r(_001_jobs_namespaceObject);
__webpack_require__.d(_001_jobs_namespaceObject, {
  up: () => (up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/002-app.js
var _002_app_namespaceObject = {};
__webpack_require__.r(_002_app_namespaceObject);
__webpack_require__.d(_002_app_namespaceObject, {
  up: () => (_002_app_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/003-audit.js
var _003_audit_namespaceObject = {};
__webpack_require__.r(_003_audit_namespaceObject);
__webpack_require__.d(_003_audit_namespaceObject, {
  up: () => (_003_audit_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/004-app-secret.js
var _004_app_secret_namespaceObject = {};
__webpack_require__.r(_004_app_secret_namespaceObject);
__webpack_require__.d(_004_app_secret_namespaceObject, {
  up: () => (_004_app_secret_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/005-views.js
var _005_views_namespaceObject = {};
__webpack_require__.r(_005_views_namespaceObject);
__webpack_require__.d(_005_views_namespaceObject, {
  up: () => (_005_views_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/006-listing.js
var _006_listing_namespaceObject = {};
__webpack_require__.r(_006_listing_namespaceObject);
__webpack_require__.d(_006_listing_namespaceObject, {
  up: () => (_006_listing_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/007-same-repository.js
var _007_same_repository_namespaceObject = {};
__webpack_require__.r(_007_same_repository_namespaceObject);
__webpack_require__.d(_007_same_repository_namespaceObject, {
  up: () => (_007_same_repository_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/009-open-jobs.js
var _009_open_jobs_namespaceObject = {};
__webpack_require__.r(_009_open_jobs_namespaceObject);
__webpack_require__.d(_009_open_jobs_namespaceObject, {
  up: () => (_009_open_jobs_up)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/postgres/database.js
var postgres_database = __webpack_require__(16801);
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

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/002-app.js
// What a GitHub App adds: where it is installed, and what it was told.

async function _002_app_up(db) {
    for (const statement of _002_app_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _002_app_STATEMENTS = [
    `alter table docket.project
    add column repository_id bigint,
    add column suspended_at timestamptz`,
    `create unique index project_by_repository on docket.project (repository_id)
    where removed_at is null`,
    'create index project_by_installation on docket.project (installation_id)',
    `create table docket.delivery (
    guid text primary key,
    event text not null,
    received_at timestamptz not null,
    payload json not null,
    job text,
    told_at timestamptz
  )`,
    'create index delivery_by_time on docket.delivery (received_at)',
    'create index delivery_by_job on docket.delivery (job) where told_at is null',
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/003-audit.js
// Who is signed in to the dashboard, and what was done there.

async function _003_audit_up(db) {
    for (const statement of _003_audit_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _003_audit_STATEMENTS = [
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

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/004-app-secret.js
// The credentials of the GitHub App, encrypted by the program: whoever reads the database, or a backup
// of it, cannot use them. And what a delivery says, so that it is known under any id.

async function _004_app_secret_up(db) {
    await db.schema
        .createTable('app_secret')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo((0,sql/* sql */.l) `now()`))
        .execute();
    await db.schema.alterTable('delivery').addColumn('digest', 'text').execute();
    await db.schema.createIndex('delivery_digest').on('delivery').column('digest').unique().execute();
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/005-views.js
// Page views: what each log file says of each day, the days by page, and the months.

async function _005_views_up(db) {
    for (const statement of _005_views_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _005_views_STATEMENTS = [
    // Its earlier form was never released.
    'drop table docket.file_day',
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
    `create table docket.page (
    id bigint primary key,
    project text not null references docket.project,
    path text not null
  )`,
    'create index page_by_project on docket.page (project)',
    `create table docket.views_day (
    project text not null,
    day date not null,
    page bigint not null,
    counts int[] not null,
    referrals int[],
    primary key (project, day, page)
  )`,
    `create table docket.views_month (
    project text not null,
    month date not null,
    page bigint not null,
    counts int[] not null,
    referrals int[],
    primary key (project, month, page)
  )`,
    `create table docket.month_built (
    project text not null,
    month date not null,
    primary key (project, month)
  )`,
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
];

// EXTERNAL MODULE: ./.build/program/src/jobs/job.js
var job = __webpack_require__(20002);
// EXTERNAL MODULE: ./.build/program/src/postgres/listed.js
var listed = __webpack_require__(5509);
;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/006-listing.js
// Lists of jobs, newest first, and sums by month.



async function _006_listing_up(db) {
    for (const statement of _006_listing_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
    await fill(db);
}
const _006_listing_STATEMENTS = [
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
async function fill(db) {
    for (let last = '';;) {
        const { rows } = await (0,sql/* sql */.l) `
      select id, record from docket.job where id > ${last} order by id limit ${AT_A_TIME}`.execute(db);
        for (const { id, record } of rows) {
            const checked = job/* JobRecord */.h2.safeParse(record);
            if (!checked.success)
                continue;
            const { search, waiting_since: waiting, months } = (0,listed/* listed */.K)(checked.data);
            await (0,sql/* sql */.l) `
        update docket.job set search = ${search}, waiting_since = ${waiting}, months = ${months}
        where id = ${id}`.execute(db);
        }
        const next = rows.at(-1)?.id;
        if (next === undefined)
            return;
        last = next;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/007-same-repository.js
// Several projects added by hand may have one repository; only an App knows each repository once.

async function _007_same_repository_up(db) {
    for (const statement of _007_same_repository_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _007_same_repository_STATEMENTS = [
    'drop index docket.project_by_repository',
    `create unique index project_by_repository on docket.project (repository_id)
    where removed_at is null and installation_id is not null`,
    'create index project_with_repository on docket.project (repository_id)',
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/009-open-jobs.js
// Jobs that are not archived: every create counts those of its project that may have a pull request.

async function _009_open_jobs_up(db) {
    await (0,sql/* sql */.l) `create index job_open on docket.job (project, status, waiting_since)
    where status <> 'archived'`.execute(db);
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/schema.js
// Which schema the database has, and whether this program can work with it.











/** In this order; what was released once never changes. */
const MIGRATIONS = {
    '001-jobs': _001_jobs_namespaceObject,
    '002-app': _002_app_namespaceObject,
    '003-audit': _003_audit_namespaceObject,
    '004-app-secret': _004_app_secret_namespaceObject,
    '005-views': _005_views_namespaceObject,
    '006-listing': _006_listing_namespaceObject,
    '007-same-repository': _007_same_repository_namespaceObject,
    '009-open-jobs': _009_open_jobs_namespaceObject,
};
/**
 * A program works with this schema if it knows this migration. Migrations only add: what a program
 * still reads or writes goes away in a later release than the last one that uses it, and only then
 * does this name move on. So two releases work with one database, and an update stops nobody.
 */
const WORKS_SINCE = '007-same-repository';
/** Programs up to this one refuse every name in the first table that they do not know. */
const LAST_IN_FIRST = '007-same-repository';
/** By table. */
const TABLES = {
    migration: schema_select((name) => name <= LAST_IN_FIRST),
    schema_change: schema_select((name) => name > LAST_IN_FIRST),
};
function schema_select(wanted) {
    return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => wanted(name)));
}
/** For everything but `docket migrate`, when it starts and as long as it runs. */
async function insistOnSchema(database) {
    const schema = await readSchema(database);
    insistOnCompatible(schema);
    const missing = Object.keys(MIGRATIONS).filter((name) => !schema.applied.includes(name));
    if (missing.length === 0)
        return;
    throw new errors/* SetupError */.w3(schema.applied.length === 0
        ? 'The database has no Docket tables yet. Run `docket migrate --database URL`.'
        : `The database is older than this program: ${missing.join(', ')} is missing. Run \`docket migrate --database URL\`.`);
}
/** Answers what this program does not know, if it can work with it. */
function insistOnCompatible({ applied, worksSince }) {
    const unknown = applied.filter((name) => !(name in MIGRATIONS));
    if (unknown.length === 0 || (worksSince !== null && worksSince in MIGRATIONS))
        return unknown;
    throw new errors/* SetupError */.w3(`The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`);
}
async function readSchema(database) {
    return database.read(async (db) => {
        const names = [...Object.keys(TABLES), 'compatible'];
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
        const applied = [await read('name', 'migration'), await read('name', 'schema_change')].flat();
        return { applied, worksSince };
    });
}


/***/ }),

/***/ 26237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createPostgresSessions)
/* harmony export */ });
/* harmony import */ var _service_projects_session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Sessions of the dashboard in the database, so that any server knows them.


function createPostgresSessions(database, clock) {
    const now = () => new Date(clock.now());
    return {
        async put(hash, { kind, actor, grants, expiresAt }) {
            const expires_at = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(expiresAt);
            const values = { hash, kind, actor, grants: JSON.stringify(grants), expires_at };
            await database.transaction(async (tx) => {
                await tx.deleteFrom('session').where('expires_at', '<=', now()).execute();
                await tx.insertInto('session').values(values).execute();
            });
        },
        async get(hash) {
            const row = await database.read((db) => db
                .selectFrom('session')
                .selectAll()
                .where('hash', '=', hash)
                .where('expires_at', '>', now())
                .executeTakeFirst());
            return row ? sessionOf(row) : null;
        },
        async take(hash) {
            const row = await database.transaction((tx) => tx
                .deleteFrom('session')
                .where('hash', '=', hash)
                .where('expires_at', '>', now())
                .returningAll()
                .executeTakeFirst());
            return row ? sessionOf(row) : null;
        },
    };
}
function sessionOf(row) {
    return {
        kind: row.kind === 'link' ? 'link' : 'session',
        actor: row.actor,
        grants: _service_projects_session_js__WEBPACK_IMPORTED_MODULE_0__/* .Grants */ .kE.parse(row.grants),
        expiresAt: row.expires_at.getTime(),
    };
}


/***/ }),

/***/ 98638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ openChecked),
/* harmony export */   openPostgresStores: () => (/* binding */ openPostgresStores)
/* harmony export */ });
/* harmony import */ var _app_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31685);
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16801);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62547);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40690);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72934);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26237);







async function openPostgresStores(url, clock) {
    const database = await openChecked(url, clock);
    return {
        keys: (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .createPostgresKeys */ .C)(database, clock),
        projects: (0,_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .createPostgresProjects */ .O)(database),
        sessions: (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .createPostgresSessions */ .L)(database, clock),
        audit: (0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .createPostgresAudit */ .D)(database),
        appSecret: (0,_app_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .createAppSecret */ .w)(database),
        close: () => database.close(),
    };
}
/** A database with the schema of this program. */
async function openChecked(url, clock) {
    const database = (0,_database_js__WEBPACK_IMPORTED_MODULE_2__/* .openDatabase */ .qI)({ url, clock });
    try {
        await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .insistOnSchema */ .F3)(database);
        return database;
    }
    catch (error) {
        await database.close();
        throw error;
    }
}


/***/ })

};
