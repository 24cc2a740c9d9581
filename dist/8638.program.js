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
    '53400': 'The database has reached a limit of its settings, such as `temp_file_limit`. Raise it.',
    '53300': 'The database has no free connection. Raise `max_connections`, or run fewer processes.',
    '55P03': 'The record is locked in the database. Try again, or end the session in pg_stat_activity that locks it.',
    '57014': 'The database took too long to answer. Try again.',
    ECONNREFUSED: 'The database cannot be reached. Check `--database`, or start it.',
    ETIMEDOUT: 'The database cannot be reached in time. Check `--database` and the network.',
};
/** What the connection says, after its code if it has one: `28000` or one of OpenSSL's. */
const TLS = [
    [
        /^ The server does not support SSL/,
        'The database does not offer TLS, and `--database` asks for it. Turn on `ssl` in the database, or remove `sslmode`.',
    ],
    [
        /^28000 .*no encryption/,
        'The database accepts this user only with TLS. Add `?sslmode=verify-full` to `--database`.',
    ],
    [
        /^(?:\w*(?:CERT|SELF_SIGNED|UNABLE_TO_)\w* | .*establishing an SSL connection)/,
        'The certificate of the database is not trusted. Name its certificate authority in `sslrootcert`, and check that the host in `--database` is the one that the certificate is for.',
    ],
];
/** The server is going down or coming up, has no room, or the connection to it broke. */
const LOST = /^(?:08...|57P0[1-5]|40...|53[34]00|ECONNRE(?:SET|FUSED)|ETIMEDOUT|EPIPE|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;
const LOST_WORDS = /terminated|not queryable|connection timeout|timeout exceeded|read timeout|ended by/i;
/** Worth trying again in a moment: a restart of the database is enough to cause it, or a rush. */
function isPassing(error) {
    const code = codeOf(error);
    if (LOST.test(code))
        return true;
    return code === '' && LOST_WORDS.test((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error));
}
function databaseError(error) {
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)
        return error;
    const code = codeOf(error);
    const tls = TLS.find(([words]) => words.test(`${code} ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`));
    const setup = tls ? tls[1] : SETUP[code];
    if (setup)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(setup, { cause: error });
    const words = UNAVAILABLE[code];
    if (words)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreUnavailable */ .us(`${words} Nothing was changed.`, { cause: error });
    if (isPassing(error)) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreUnavailable */ .us('The connection to the database was lost. Try again in a moment.', {
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

/***/ 84928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createPostgresKeys)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52511);
// API keys in the database.


/** A server sees a key that was created or revoked elsewhere after at most this long. */
const FRESH_MS = 1_000;
function createPostgresKeys(database, clock) {
    let cached;
    let latest;
    /** Thousands are read again only if any of them was added, changed, or deleted. */
    async function current(db) {
        const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
      select concat(count(*), ' ', sum(xmin::text::bigint)) as version from docket.api_key`.execute(db);
        const version = rows[0]?.version;
        if (!cached || cached.version !== version)
            cached = { records: await read(db), version };
        return cached.records;
    }
    return {
        list() {
            if (latest && clock.now() - latest.readAt < FRESH_MS)
                return latest.records;
            const reading = { records: database.read(current), readAt: clock.now() };
            latest = reading;
            reading.records.catch(() => {
                if (latest === reading)
                    latest = undefined;
            });
            return reading.records;
        },
        async update(change) {
            await database.transaction(async (tx) => {
                const before = new Map((await read(tx)).map((record) => [record.id, record]));
                for (const record of change([...before.values()])) {
                    const known = before.get(record.id);
                    if (known !== record)
                        await write(tx, record, known !== undefined);
                }
            });
            latest = undefined;
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
/** All that ever changes in one that is there is that it is revoked. */
async function write(tx, record, isThere) {
    const revoked_at = record.revokedAt;
    if (isThere) {
        await tx.updateTable('api_key').set({ revoked_at }).where('id', '=', record.id).execute();
        return;
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


/***/ }),

/***/ 61557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ HAS_NO_TICKET),
/* harmony export */   Dq: () => (/* binding */ postponeTicket),
/* harmony export */   Gj: () => (/* binding */ hastenHooks),
/* harmony export */   R5: () => (/* binding */ countDueTickets),
/* harmony export */   Tn: () => (/* binding */ TAKE_OVER),
/* harmony export */   V9: () => (/* binding */ listTicketsOf),
/* harmony export */   VW: () => (/* binding */ HEARTBEAT_SECONDS),
/* harmony export */   fQ: () => (/* binding */ OBJECTS),
/* harmony export */   gC: () => (/* binding */ deleteTicketsOf),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   u1: () => (/* binding */ admitTicket),
/* harmony export */   uB: () => (/* binding */ eraseTickets)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20189);
// Everything that reads or changes the tables of pg-boss itself: what its API cannot do, or not in a
// transaction of ours. A test compares what is used here with the tables that the pinned version makes.

/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
const HEARTBEAT_SECONDS = 7;
/** What these statements need beside the tables. Made after them, and again with every migration. */
const OBJECTS = [
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
const TAKE_OVER = `update pgboss.job set start_after = now()
  where name in ('turns', 'hooks', 'checks') and policy = 'key_strict_fifo' and state = 'retry'
    and start_after > now() and output->'value'->>'message' = 'job heartbeat timeout'`;
const isHeld = ({ name, id, retryCount }) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`;
/** Workers that ask at the same moment can each be handed the last place of a group. */
async function admitTicket(tx, { group, ...held }, atOnce) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `select pg_advisory_xact_lock(hashtextextended(${`docket ${group}`}, 0))`.execute(tx);
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select count(*)::int as admitted from pgboss.job
    where name = ${held.name} and group_id = ${group} and state = 'active' and id <> ${held.id}
      and output->>'admitted' = retry_count::text`.execute(tx);
    const isAdmitted = (rows[0]?.admitted ?? 0) < atOnce;
    if (!isAdmitted)
        await putBack(tx, held);
    else {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set output = jsonb_build_object('admitted', retry_count)
      where ${isHeld(held)}`.execute(tx);
    }
    return isAdmitted;
}
/** For whoever can do it: it waits again, and that was no attempt. */
async function putBack(tx, held) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      start_after = now() + interval '1 second' where ${isHeld(held)}`.execute(tx);
}
/**
 * Tried again at that time, which is no attempt: a ticket may wait for something outside for as long as
 * it takes. Later ones with its key wait behind it.
 */
async function postponeTicket(tx, held, until) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null,
      output = null, start_after = ${until} where ${isHeld(held)}`.execute(tx);
}
/** Tickets that were postponed are due now: those of these deliveries, and of these jobs' replies. */
async function hastenHooks(tx, of) {
    const jobs = of.flatMap(({ job }) => job ?? []);
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set start_after = now()
    where name in ('hooks', 'checks') and state = 'retry' and start_after > now()
      and (data->>'delivery' = any(${of.map(({ guid }) => guid)}::text[])
        or data->>'job' = any(${jobs}::text[]))`.execute(tx);
}
/** Of what could be worked on now: a ticket that failed waits before it is tried again. */
async function countDueTickets(db) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select name, count(*)::int as count,
      extract(epoch from now() - min(created_on))::float8 as seconds
    from pgboss.job
    where name in ('turns', 'hooks', 'checks') and state < 'active' and start_after <= now()
    group by name`.execute(db);
    return rows;
}
async function listTicketsOf(db, job) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select state, created_on::text as created, started_on::text as started,
      heartbeat_on::text as heartbeat, retry_count as retries
    from pgboss.job where name = 'turns' and singleton_key = ${job} order by created_on`.execute(db);
    return rows;
}
/** Of a row of `docket.job`: no worker has been told of it. */
const HAS_NO_TICKET = (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `not exists (select from pgboss.job ticket
  where ticket.name = 'turns' and ticket.singleton_key = job.id and ticket.state < 'completed')`;
/** A worker that has it already goes on until it is told to stop. */
async function deleteTicketsOf(tx, job) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `delete from pgboss.job where name = 'turns' and singleton_key = ${job}`.execute(tx);
}
async function eraseTickets(tx, erased) {
    const { jobs = [], deliveries = [], projects = [] } = erased;
    const { groups = [], keys = [], threadsOf = [] } = erased;
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `delete from pgboss.job
    where data->>'job' = any(${jobs}::text[])
      or data->>'delivery' = any(${deliveries}::text[])
      or data->>'project' = any(${projects}::text[])
      or group_id = any(${groups}::text[])
      or singleton_key = any(${keys}::text[])
      or (position('#' in singleton_key) > 0
        and split_part(singleton_key, '#', 1) = any(${threadsOf}::text[]))`.execute(tx);
}


/***/ }),

/***/ 52109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ createPostgresProjects),
  q: () => (/* binding */ listServed)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/postgres/pg-boss-tables.js
var pg_boss_tables = __webpack_require__(61557);
// EXTERNAL MODULE: ./.build/program/src/postgres/turn-order.js
var turn_order = __webpack_require__(25066);
;// CONCATENATED MODULE: ./.build/program/src/postgres/erase-project.js
// Deletes a project with everything that belongs to it. In batches, because a statement has a time
// limit; whoever is interrupted runs it again.




const AT_ONCE = 10_000;
/** Besides its jobs. The audit log refuses that anything is deleted. */
const TABLES = [
    ...[
        'thread',
        'job_month',
        'api_key',
        'log_file',
        'file_day',
        'views_rollup',
        'views_day',
        'page',
    ],
];
/** Also one that was removed before. */
async function eraseProject(database, id) {
    // First, so that nobody adds to it.
    const { rows } = await database.transaction((tx) => (0,sql/* sql */.l) `update docket.project
      set removed_at = coalesce(removed_at, now()) where id = ${id}
      returning repo, repository_id, installation_id, not exists (
        select from docket.project as other
        where other.installation_id = project.installation_id and other.id <> project.id
      ) as is_last`.execute(tx));
    const [project] = rows;
    if (!project)
        throw (0,projects_project/* unknownProject */.Sx)(id);
    await eraseDeliveries(database, id, project);
    const untilNone = async (deleteSome) => {
        while (((await deleteSome()) ?? 0n) > 0n)
            ;
    };
    await untilNone(() => database.transaction(async (tx) => {
        const gone = await (0,sql/* sql */.l) `delete from docket.job where id in (
        select id from docket.job where project = ${id} limit ${AT_ONCE}) returning id`.execute(tx);
        const ids = gone.rows.map((job) => job.id);
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, { jobs: ids });
        return gone.numAffectedRows;
    }));
    for (const table of TABLES) {
        const name = sql/* sql */.l.table(`docket.${table}`);
        await untilNone(() => database.transaction(async (tx) => {
            const gone = await (0,sql/* sql */.l) `delete from ${name} where ctid = any(array(
          select ctid from ${name} where project = ${id} limit ${AT_ONCE}))`.execute(tx);
            return gone.numAffectedRows;
        }));
    }
    await database.transaction(async (tx) => {
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, { projects: [id], groups: [id] });
        const { repo, repository_id, installation_id, is_last } = project;
        const organization = `${repo.split('/')[0]}/%(installation ${installation_id})`;
        await (0,sql/* sql */.l) `delete from docket.settings_file
      where name like ${`% (${repository_id})`}
        or name = ${`${repo} (${repository_id})`}
        or (${is_last}::bool and name like ${organization})`.execute(tx);
        await (0,sql/* sql */.l) `update docket.session set grants = (grants::jsonb - ${id}::text)::json
      where json_typeof(grants) = 'object' and grants::jsonb ? ${id}`.execute(tx);
        await (0,sql/* sql */.l) `delete from docket.project where id = ${id}`.execute(tx);
    });
}
/** With their tickets, whatever became of them. */
async function eraseDeliveries(database, id, { repository_id, installation_id, is_last }) {
    await database.transaction(async (tx) => {
        const { rows } = await (0,sql/* sql */.l) `delete from docket.delivery
      where job in (select id from docket.job where project = ${id})
        or payload -> 'repository' ->> 'id' = ${repository_id}
        or (${is_last}::bool and payload -> 'installation' ->> 'id' = ${installation_id})
      returning guid`.execute(tx);
        const guids = rows.map(({ guid }) => guid);
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, {
            deliveries: guids,
            ...(repository_id && { keys: [`settings ${repository_id}`], threadsOf: [repository_id] }),
            groups: is_last ? [(0,turn_order/* tenantOfInstallation */.uc)(`${installation_id}`)] : [],
        });
        await (0,sql/* sql */.l) `delete from docket.failed_delivery where guid = any(${guids}::text[])`.execute(tx);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/projects.js
// Projects in the database. A removed one stays as a row, because its jobs refer to it.




const COLUMNS = [
    'id',
    'repo',
    'settings',
    'installation_id',
    'repository_id',
    'suspended_at',
];
/** Without their settings: one that nobody can read hides no other. */
async function listServed(database) {
    const rows = await database.read((db) => db
        .selectFrom('project')
        .select(['id', 'repo', 'installation_id', 'repository_id', 'suspended_at'])
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute());
    return rows.map(served);
}
function served(row) {
    return {
        id: row.id,
        repo: row.repo,
        ...(row.installation_id !== null && {
            app: {
                installation: Number(row.installation_id),
                repository: Number(row.repository_id),
                ...(row.suspended_at && { suspended: true }),
            },
        }),
    };
}
function createPostgresProjects(database) {
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
            if (await database.transaction((tx) => insert(tx, project)))
                return;
            throw new errors/* Conflict */.lt(`There is already a project \`${project.id}\`. Change it with docket projects set.`);
        },
        async replace(project) {
            const changed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({
                ...columns(project),
                ...(!project.app && { repository_id: project.repositoryId ?? null }),
                updated_at: (0,sql/* sql */.l) `now()`,
            })
                .where('id', '=', project.id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!changed.numUpdatedRows)
                throw (0,projects_project/* unknownProject */.Sx)(project.id);
        },
        record: (id, repositoryId) => database.transaction((tx) => record(tx, id, repositoryId), { project: id }),
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
        erase: (id) => eraseProject(database, id),
    };
}
function decode(row) {
    return {
        ...served(row),
        settings: (0,projects_project/* checkSettings */.EW)(row.settings),
        ...(row.installation_id === null &&
            row.repository_id !== null && { repositoryId: Number(row.repository_id) }),
    };
}
const columns = ({ repo, settings }) => ({ repo, settings: JSON.stringify(settings) });
/** False: there is one with this ID that was not removed. */
async function insert(tx, project) {
    const added = await tx
        .insertInto('project')
        .values({ id: project.id, ...columns(project) })
        .onConflict((conflict) => conflict
        .column('id')
        .doUpdateSet({
        ...columns(project),
        repository_id: null,
        removed_at: null,
        updated_at: (0,sql/* sql */.l) `now()`,
    })
        .where('project.removed_at', 'is not', null))
        .executeTakeFirst();
    return Boolean(added.numInsertedOrUpdatedRows);
}
/** The repository that the project's name stood for first. */
async function record(tx, id, repositoryId) {
    const row = await tx
        .selectFrom('project')
        .select(['repository_id'])
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
    if (!row)
        throw (0,projects_project/* unknownProject */.Sx)(id);
    if (row.repository_id !== null)
        return Number(row.repository_id);
    await tx
        .updateTable('project')
        .set({ repository_id: repositoryId })
        .where('id', '=', id)
        .execute();
    return repositoryId;
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
/* harmony export */   openChecked: () => (/* binding */ openChecked),
/* harmony export */   openPostgresStores: () => (/* binding */ openPostgresStores)
/* harmony export */ });
/* harmony import */ var _app_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31685);
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16801);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84928);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52109);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13985);
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


/***/ }),

/***/ 25066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ tenantOfJob),
/* harmony export */   Jt: () => (/* binding */ tenantOrder),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   kj: () => (/* binding */ nextPriority),
/* harmony export */   uc: () => (/* binding */ tenantOfInstallation)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23524);
// Whose ticket is next. Projects take turns with their jobs, and tenants with everything else: a ticket's
// rank is one more than that of the tenant's last one that waits, and at least that of those that are being
// worked on, so a tenant without waiting tickets is next. Ranks are priorities of pg-boss, which takes the
// highest first.


/** The first rank of each kind. Each has 1,000,000,000 of them, which `docket.next_priority` knows. */
const FIRST = { begun: 1_000_000_000, person: 0, background: -1_000_000_000 };
/** How many tickets of a group pg-boss hands out, by what the project allows. */
const GROUPS = {
    default: 1_000_000,
    tiers: Object.fromEntries(Array.from({ length: _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_AT_ONCE */ .SV }, (_, index) => [String(index + 1), index + 1])),
};
/** The rank of a job that starts to wait now. */
function nextPriority({ project, kind }) {
    if (kind === 'begun')
        return (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `${FIRST.begun}::int`;
    return (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `docket.next_priority('turns', ${project}, ${FIRST[kind]})`;
}
async function readPriority(tx, order) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select ${nextPriority(order)} as priority`.execute(tx);
    return rows[0]?.priority ?? FIRST[order.kind];
}
/** `most`: tickets of one tenant that are worked on at the same time, by all workers together. */
async function tenantOrder(tx, { queue, tenant, most }) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select docket.next_priority(${queue}, ${tenant}, ${FIRST.person}) as priority`.execute(tx);
    const group = { id: tenant, ...(most && { tier: String(most) }) };
    return { priority: rows[0]?.priority ?? FIRST.person, group };
}
/** Everything of one installation of the App belongs to one tenant, however many repositories it has. */
const tenantOfInstallation = (installation) => `installation ${installation}`;
async function tenantOfJob(tx, job) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select job.project, project.installation_id as installation
    from docket.job join docket.project on project.id = job.project where job.id = ${job}`.execute(tx);
    const { project = job, installation = null } = rows[0] ?? {};
    return installation === null ? project : tenantOfInstallation(installation);
}


/***/ })

};
