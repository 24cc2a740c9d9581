export const id = 3187;
export const ids = [3187];
export const modules = {

/***/ 14123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yx: () => (/* binding */ SCHEMA),
  hu: () => (/* binding */ databaseSecrets),
  qI: () => (/* binding */ openDatabase)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 74 modules
var kysely = __webpack_require__(2735);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-dialect.js + 6 modules
var postgres_dialect = __webpack_require__(67550);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(94596);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-driver.js + 2 modules
var postgres_driver = __webpack_require__(67331);
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/postgres/admission.js
// Who may hold a connection. Transactions of one project can wait for each other, or for a row that
// someone else has locked. They wait here, in memory, so that the connections stay free for the others.

class Admission {
    #limits;
    #clock;
    /** Each with its project; those without one count only together. */
    #running = [];
    #waiting = [];
    constructor(limits, clock) {
        this.#limits = limits;
        this.#clock = clock;
    }
    async run(project, work) {
        await this.#enter(project);
        try {
            return await work();
        }
        finally {
            this.#running.splice(this.#running.indexOf(project), 1);
            this.#admitNext();
        }
    }
    async #enter(project) {
        if (this.#hasRoom(project)) {
            this.#running.push(project);
            return;
        }
        const { waiting, waitMs } = this.#limits;
        if (this.#waiting.filter((one) => one.project === project).length >= waiting)
            throw isBusy();
        const admitted = Promise.withResolvers();
        const one = { project, admit: admitted.resolve };
        this.#waiting.push(one);
        const done = new AbortController();
        const late = this.#clock.sleep(waitMs, done.signal).then(() => {
            if (!this.#waiting.includes(one))
                return;
            this.#waiting = this.#waiting.filter((other) => other !== one);
            admitted.reject(isBusy());
        });
        late.catch(() => { });
        await admitted.promise.finally(() => done.abort());
    }
    /** In the order in which they came, except for those whose project has enough. */
    #admitNext() {
        for (const one of this.#waiting) {
            if (this.#running.length >= this.#limits.atOnce)
                return;
            if (!this.#hasRoom(one.project))
                continue;
            this.#waiting = this.#waiting.filter((other) => other !== one);
            this.#running.push(one.project);
            one.admit();
        }
    }
    #hasRoom(project) {
        const { atOnce, perProject } = this.#limits;
        if (this.#running.length >= atOnce)
            return false;
        return this.#running.filter((one) => one === project).length < perProject;
    }
}
function isBusy() {
    return new errors/* StoreUnavailable */.us('Too many requests of this project are waiting for the database. Nothing was changed. Try again in a moment.');
}

// EXTERNAL MODULE: ./.build/program/src/postgres/errors.js
var postgres_errors = __webpack_require__(17375);
;// CONCATENATED MODULE: ./.build/program/src/postgres/database.js
// The connection to PostgreSQL: one pool, transactions that can be repeated, errors as sentences.





const SCHEMA = 'docket';
const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const LOCK_MS = 5_000;
const RETRY_MS = 500;
const CONNECTIONS = 10;
/** Transactions leave this part of them to those who only read. */
const FOR_READS = 0.3;
const PER_PROJECT = { perProject: 2, waiting: 500, waitMs: 20_000 };
function openDatabase(options) {
    const { clock, patienceMs = 0, statementMs = STATEMENT_MS, lockMs = LOCK_MS } = options;
    const url = checkUrl(options.url);
    const connection = {
        connectionString: url,
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: statementMs + CONNECT_MS,
        application_name: options.name ?? 'docket',
        // Not when it connects: PgBouncer refuses that.
        onConnect: async (client) => {
            await client.query(`set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`);
        },
    };
    const { connections = CONNECTIONS } = options;
    const pool = openPool({ ...connection, max: connections });
    const health = new kysely/* Kysely */._$({
        dialect: new postgres_dialect/* PostgresDialect */.a({ pool: openPool({ ...connection, max: 1 }) }),
    }).withSchema(SCHEMA);
    const db = new kysely/* Kysely */._$({ dialect: new postgres_dialect/* PostgresDialect */.a({ pool }) }).withSchema(SCHEMA);
    const brief = new kysely/* Kysely */._$({ dialect: new BriefDialect({ pool }, lockMs) }).withSchema(SCHEMA);
    const atOnce = Math.max(1, Math.floor(connections * (1 - FOR_READS)));
    const admission = new Admission({ ...PER_PROJECT, atOnce }, clock);
    async function patiently(attempt, { until } = {}, isSettled = () => false) {
        const deadline = clock.now() + patienceMs;
        for (;;) {
            try {
                return await attempt();
            }
            catch (error) {
                const known = (0,postgres_errors/* databaseError */.K)(error);
                const endless = until !== undefined && !until.aborted;
                // What has a sentence is about the database, and not about the work.
                const again = endless ? known !== error : (0,postgres_errors/* isPassing */.W)(error);
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
            const attempt = () => project === undefined ? execute(db) : admission.run(project, () => execute(brief));
            return patiently(attempt, repeating, () => committing && !repeating?.knowsItself);
        },
        read: (work, repeating) => patiently(() => work(db), repeating),
        snapshot: (work) => patiently(() => db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute(work)),
        async reach(work = (db) => (0,sql/* sql */.l) `select`.execute(db)) {
            try {
                await work(health);
            }
            catch (error) {
                throw (0,postgres_errors/* databaseError */.K)(error);
            }
        },
        close: async () => void (await Promise.all([db.destroy(), health.destroy()])),
    };
}
function openPool(options) {
    const pool = new esm/* default.Pool */.Ay.Pool(options);
    // A connection that breaks while nobody waits for it would end the process. The pool drops it,
    // and whoever uses it next gets another one, or the error.
    pool.on('error', () => { });
    pool.on('connect', (client) => client.on('error', () => { }));
    return pool;
}
/** Its transactions do not wait long for a lock, behind PgBouncer, too. */
class BriefDialect extends postgres_dialect/* PostgresDialect */.a {
    #config;
    #lockMs;
    constructor(config, lockMs) {
        super(config);
        this.#config = config;
        this.#lockMs = lockMs;
    }
    createDriver() {
        const begin = compiled_query/* CompiledQuery */.E.raw(`begin; set local lock_timeout = ${this.#lockMs}`);
        return new (class extends postgres_driver/* PostgresDriver */.W {
            async beginTransaction(connection) {
                await connection.executeQuery(begin);
            }
        })(this.#config);
    }
}
function checkUrl(url) {
    if (/^postgres(?:ql)?:\/\/[^/?#]*,/.test(url)) {
        throw new errors/* SetupError */.w3('`--database` names several hosts, and Docket connects to one. Use the address of the primary, or of a proxy that always leads to it, such as PgBouncer or HAProxy.');
    }
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

/***/ 19129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beatAsThread: () => (/* binding */ beatAsThread),
/* harmony export */   openHeartbeats: () => (/* binding */ openHeartbeats)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30417);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27466);
// Tells the queue that this process is still at work on its tickets, from a side thread: a main
// thread that is busy for longer than a heartbeat keeps its tickets. The thread has one connection,
// and only while there is a ticket.



const BEAT_MS = 2_500;
/** A main thread that says nothing for this long does not come back: others get its tickets. */
const SILENT_MS = 10 * 60_000;
const SAY_EVERY_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 64 };
function openHeartbeats(url, name, beatMs = BEAT_MS) {
    const held = new Set();
    let thread;
    let timer;
    let stopped = false;
    const say = () => thread?.postMessage([...held]);
    function start() {
        const setup = { url, name, beatMs };
        const started = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .startSideThread */ .Q3)({ task: 'heartbeats', setup }, MEMORY);
        started.on('error', () => { });
        started.on('exit', () => {
            if (thread !== started)
                return;
            thread = undefined;
            if (held.size > 0 && !stopped)
                ensure();
        });
        started.unref();
        return started;
    }
    function ensure() {
        thread ??= start();
        timer ??= setInterval(say, SAY_EVERY_MS).unref();
        say();
    }
    return {
        during(queue, handler) {
            return async (jobs) => {
                const tickets = jobs.map(({ id, retryCount }) => ({ queue, id, retryCount }));
                for (const ticket of tickets)
                    held.add(ticket);
                ensure();
                try {
                    await handler(jobs);
                }
                finally {
                    for (const ticket of tickets)
                        held.delete(ticket);
                    say();
                }
            };
        },
        async stop() {
            stopped = true;
            clearInterval(timer);
            await thread?.terminate();
        },
    };
}
/** What the thread does until it is ended. */
function beatAsThread() {
    const { url, name, beatMs } = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setupOfThread */ .LO)();
    let held = [];
    let heardAt = Date.now();
    let boss;
    async function open() {
        const opened = new pg_boss__WEBPACK_IMPORTED_MODULE_1__/* .PgBoss */ .zJ({
            connectionString: url,
            application_name: name,
            max: 1,
            migrate: false,
            schedule: false,
            supervise: false,
        });
        opened.on('error', () => { });
        await opened.start();
        return opened;
    }
    async function beat() {
        if (held.length === 0 || Date.now() - heardAt > SILENT_MS)
            return;
        boss ??= await open();
        for (const [queue, tickets] of Map.groupBy(held, (ticket) => ticket.queue))
            await boss.touch(queue, tickets);
    }
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tickets) => {
        held = tickets;
        heardAt = Date.now();
    });
    void (async () => {
        for (;;) {
            // The database may be starting again: the next beat finds out.
            await beat().catch(() => { });
            await new Promise((resolve) => setTimeout(resolve, beatMs));
        }
    })();
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

/***/ 63685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ WORKERS_DIED),
/* harmony export */   Uv: () => (/* binding */ openQueue),
/* harmony export */   _5: () => (/* binding */ migrateQueues),
/* harmony export */   _f: () => (/* binding */ SLOTS)
/* harmony export */ });
/* unused harmony exports QUEUES, MOST_OF_A_TENANT, supervise */
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30417);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61812);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17375);
/* harmony import */ var _heartbeats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19129);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25066);
// pg-boss: which worker has which ticket, and whether it is still alive. A ticket names what there is
// to do and holds none of it: no prompt is in it, and the worker takes the oldest request itself.







/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 2;
const STOP_MS = 30_000;
const AGAIN_MS = 2_000;
/** What is the same every few seconds, such as lost notifications behind PgBouncer, is said this often. */
const SAY_AGAIN_MS = 10 * 60_000;
/** Every queue. Each has fair turns between tenants, or holds nothing of a tenant. */
const QUEUES = {
    turns: defineQueue('turns', {
        // Of the tickets of one job, in order, one at a time; other jobs do not wait for them.
        policy: 'key_strict_fifo',
        // A turn may take as long as its project allows; the heartbeat notices the death of a worker.
        expireInSeconds: 23 * 3600,
        retryLimit: 5,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'turns-dead',
    }),
    hooks: defineQueue('hooks', {
        // A command never overtakes another on its thread.
        policy: 'key_strict_fifo',
        // No reply takes longer than this; then another worker tries.
        expireInSeconds: 600,
        retryLimit: 5,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 120,
        deadLetter: 'hooks-dead',
    }),
    checks: defineQueue('checks', {
        policy: 'key_strict_fifo',
        expireInSeconds: 600,
        retryLimit: 3,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'checks-dead',
    }),
    logs: defineQueue('logs', {
        // One ticket for each part of a file, whoever finds it.
        policy: 'exclusive',
        // As long as the largest file takes that cannot be read in parts.
        expireInSeconds: 3600,
        retryLimit: 20,
        retryDelay: 3,
        deleteAfterSeconds: 3600,
    }),
    house: defineQueue('house', {
        // What is due again while it is still being done is not done twice.
        policy: 'exclusive',
        expireInSeconds: 3600,
        retryLimit: 3,
        retryDelay: 60,
        pollSeconds: 30,
    }),
};
function defineQueue(name, { policy, pollSeconds = 2, ...options }) {
    const { deadLetter } = options;
    const polling = {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
    };
    return {
        async create(boss) {
            if (deadLetter !== undefined) {
                const options = { policy: 'standard', retryLimit: 10_000, notify: true };
                await boss.createQueue(deadLetter, options);
            }
            const updated = { ...options, notify: true, heartbeatSeconds: HEARTBEAT_SECONDS };
            await boss.createQueue(name, { ...updated, policy });
            await boss.updateQueue(name, updated);
        },
        open: (boss, heartbeats, taking) => ({
            async send(data, key, tx, order) {
                await boss.send(name, data, { singletonKey: key, ...order, ...within(tx) });
            },
            async schedule(key, cron, data) {
                // Once for all the times at which no worker was there.
                await boss.schedule(name, cron, data, { key, singletonKey: key, missed: 'once' });
            },
            async work(slots, handler) {
                const takeOne = async () => {
                    let worker = '';
                    const take = heartbeats.during(name, async ([job]) => {
                        const { data, signal, id, retryCount } = job;
                        const complete = async (tx) => {
                            await boss.complete(name, { id, retryCount }, null, within(tx));
                        };
                        const admit = (tx, group, atOnce) => (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .admitTicket */ .u1)(tx, { name, group, id, retryCount }, atOnce);
                        const postpone = (tx, until) => (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .postponeTicket */ .Dq)(tx, { name, id, retryCount }, until);
                        const again = retryCount > 0;
                        const back = (tx) => (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .putBack */ .pK)(tx, { name, id, retryCount });
                        // Or it would wait out its poll before it looks for the next ticket.
                        boss.notifyWorker(worker);
                        await untilAvailable(() => handler({ data, again, signal, complete, admit, postpone, putBack: back }), signal);
                    });
                    worker = await boss.work(name, { ...polling, groupConcurrency: _turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .GROUPS */ .fd }, take);
                };
                const start = async () => {
                    for (let slot = 0; slot < slots; slot++)
                        await takeOne();
                };
                taking.queues.set(name, start);
                if (!taking.paused)
                    await start();
            },
            async workDead(handler) {
                if (deadLetter === undefined)
                    return;
                await boss.work(deadLetter, { ...polling, includeMetadata: true }, async ([dead]) => {
                    const { data, sourceId, sourceOutput } = dead;
                    const remove = async (tx) => {
                        if (sourceId)
                            await boss.deleteJob(name, sourceId, within(tx));
                    };
                    await handler({ data, reason: reasonOf(sourceOutput), remove });
                });
            },
        }),
    };
}
/** Of one tenant, worked on at the same time by all workers: there are slots for others, too. */
const MOST_OF_A_TENANT = { hooks: 2, checks: 1, logs: undefined };
/** For each process that works. */
const SLOTS = { hooks: 6, checks: 3, logs: 1 };
function fair(queue, name) {
    const most = MOST_OF_A_TENANT[name];
    return {
        ...queue,
        send: async (data, key, tx, tenant) => queue.send(data, key, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOrder */ .Jt)(tx, { queue: name, tenant, most })),
    };
}
/** A database that is away costs a ticket none of its attempts. */
async function untilAvailable(attempt, signal) {
    for (;;) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StoreUnavailable */ .us) || signal.aborted)
                throw error;
            await _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml.sleep(AGAIN_MS, signal).catch(() => { });
        }
    }
}
const within = (tx) => (tx ? { db: (0,pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .fromKysely */ .Uq)(tx) } : {});
/** Nobody said why: their heartbeats stopped. */
const WORKERS_DIED = 'Its workers died.';
function reasonOf(output) {
    const { message } = (output ?? {});
    return typeof message === 'string' && message !== '' ? message : WORKERS_DIED;
}
async function migrateQueues(url) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({ connectionString: url, max: 2, supervise: false, schedule: false });
    boss.on('error', () => { });
    try {
        await boss.start();
        for (const queue of Object.values(QUEUES))
            await queue.create(boss);
        await boss.getDb().executeSql(_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .ORDER_INDEX */ .yE);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error);
    }
    finally {
        await boss.stop({ graceful: false });
    }
}
async function openQueue(url, log, { name = 'docket-queue', beatMs, schedules = false, sendsOnly = false } = {}) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({
        connectionString: url,
        application_name: name,
        // Its statements are short. As many looks at a time as there are queues would keep as many open.
        max: 1,
        migrate: false,
        schedule: schedules,
        useListenNotify: !sendsOnly,
        supervise: false,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    const said = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .createRemembered */ .f)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, SAY_AGAIN_MS);
    const warn = (words) => void said(words, async () => log.warn(`The queue: ${words}`));
    boss.on('error', (error) => warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error))));
    boss.on('warning', ({ message }) => warn(message));
    try {
        await boss.start();
    }
    catch (error) {
        await boss.stop({ graceful: false });
        throw wrongVersion(error) ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error);
    }
    const stopping = new AbortController();
    if (!sendsOnly)
        void supervise(boss, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, stopping.signal);
    const heartbeats = (0,_heartbeats_js__WEBPACK_IMPORTED_MODULE_4__.openHeartbeats)(url, name, beatMs);
    const taking = { paused: false, queues: new Map() };
    const turns = QUEUES.turns.open(boss, heartbeats, taking);
    const hooks = fair(QUEUES.hooks.open(boss, heartbeats, taking), 'hooks');
    const listeners = new Set();
    return {
        turns,
        hooks,
        checks: fair(QUEUES.checks.open(boss, heartbeats, taking), 'checks'),
        logs: fair(QUEUES.logs.open(boss, heartbeats, taking), 'logs'),
        house: QUEUES.house.open(boss, heartbeats, taking),
        async send(tx, job, order) {
            const { project: id, atOnce, startAfter } = order;
            const group = { id, ...(atOnce && { tier: String(atOnce) }) };
            const priority = order.priority ?? (await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .readPriority */ .Z8)(tx, order));
            await turns.send({ job }, job, tx, { priority, group, ...(startAfter && { startAfter }) });
        },
        work: (handler) => turns.work(1, ({ data, signal }) => handler(data.job, signal)),
        ended: async (tx, job) => hooks.send({ job }, `job ${job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfJob */ .Ft)(tx, job)),
        async listen(channel, onPayload) {
            const opened = await boss.getDb().listen?.(channel, onPayload, () => { });
            const listener = {
                async close() {
                    listeners.delete(listener);
                    await opened?.close();
                },
            };
            listeners.add(listener);
            return listener;
        },
        async pause() {
            if (taking.paused)
                return;
            taking.paused = true;
            for (const queue of taking.queues.keys())
                await boss.offWork(queue, { wait: false });
        },
        async resume() {
            if (!taking.paused)
                return;
            taking.paused = false;
            for (const start of taking.queues.values())
                await start();
        },
        async stop() {
            stopping.abort();
            await Promise.all([...listeners].map((listener) => listener.close()));
            await boss.stop({ graceful: true, timeout: STOP_MS });
            await heartbeats.stop();
        },
    };
}
/** A dead worker says nothing about its ticket, so that need not wait as one does that failed. */
const TAKE_OVER = `update pgboss.job set start_after = now()
  where name in ('turns', 'hooks', 'checks') and policy = 'key_strict_fifo' and state = 'retry'
    and start_after > now() and output->'value'->>'message' = 'job heartbeat timeout'`;
/** A heartbeat is a write, so only a write shows that workers can be heard. */
const WRITE = `select pg_logical_emit_message(true, 'docket', '')`;
/**
 * Gives the tickets of dead workers to others. While the database is away, no worker can be heard, so
 * this begins again only when it has answered for as long as a worker may be silent.
 */
async function supervise(boss, clock, signal) {
    const everyMs = SUPERVISE_SECONDS * 1000;
    let wellSince = clock.now();
    let answeredAt = clock.now();
    while (!signal.aborted) {
        try {
            await boss.getDb().executeSql(WRITE);
            const now = clock.now();
            // The answer took long, or this process did not run.
            if (now - answeredAt > 3 * everyMs)
                wellSince = now;
            answeredAt = now;
            if (now - wellSince >= HEARTBEAT_SECONDS * 1000) {
                await boss.supervise();
                await boss.getDb().executeSql(TAKE_OVER);
            }
        }
        catch {
            wellSince = clock.now();
        }
        await clock.sleep(everyMs, signal).catch(() => { });
    }
}
function wrongVersion(error) {
    const words = error instanceof Error ? error.message : '';
    if (!/pg-boss (?:is not installed|database requires migrations)/.test(words))
        return undefined;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The queue in the database belongs to another version of this program. Run `docket migrate --database URL` with the newest one.', { cause: error });
}


/***/ }),

/***/ 92951:
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

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/010-github-requests.js
var _010_github_requests_namespaceObject = {};
__webpack_require__.r(_010_github_requests_namespaceObject);
__webpack_require__.d(_010_github_requests_namespaceObject, {
  up: () => (_010_github_requests_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/011-size.js
var _011_size_namespaceObject = {};
__webpack_require__.r(_011_size_namespaceObject);
__webpack_require__.d(_011_size_namespaceObject, {
  up: () => (_011_size_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/012-views-packs.js
var _012_views_packs_namespaceObject = {};
__webpack_require__.r(_012_views_packs_namespaceObject);
__webpack_require__.d(_012_views_packs_namespaceObject, {
  up: () => (_012_views_packs_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/013-turn-order.js
var _013_turn_order_namespaceObject = {};
__webpack_require__.r(_013_turn_order_namespaceObject);
__webpack_require__.d(_013_turn_order_namespaceObject, {
  up: () => (_013_turn_order_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/014-waiting.js
var _014_waiting_namespaceObject = {};
__webpack_require__.r(_014_waiting_namespaceObject);
__webpack_require__.d(_014_waiting_namespaceObject, {
  up: () => (_014_waiting_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/016-workers.js
var _016_workers_namespaceObject = {};
__webpack_require__.r(_016_workers_namespaceObject);
__webpack_require__.d(_016_workers_namespaceObject, {
  up: () => (_016_workers_up)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/postgres/database.js + 1 modules
var postgres_database = __webpack_require__(14123);
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

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/010-github-requests.js
// What saves requests to GitHub: which deliveries failed, and the settings files of repositories, so
// that one process asks for all.

async function _010_github_requests_up(db) {
    for (const statement of _010_github_requests_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _010_github_requests_STATEMENTS = [
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

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/011-size.js
// What keeps pages fast with a million jobs: sums by month, an index of texts, and lists over all
// projects. Triggers fill the tables, so that programs from before fill them, too.

async function _011_size_up(db) {
    for (const statement of _011_size_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
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
];
const COLUMNS = SUMS.map(([, column]) => column);
const FIELDS = SUMS.map(([field]) => `"${field}" numeric`).join(', ');
const parts = (months, sign) => `
  select month, ${SUMS.map(([field]) => `${sign} * "${field}"`).join(', ')},
    ${sign} * incomplete::int
  from json_to_recordset(${months}) as one (month text, ${FIELDS}, incomplete boolean)`;
const CUT = String.raw `E'\x01'`;
/** Cut after every third character. */
const cut = (text) => `string_to_array(regexp_replace(${text}, '(...)', ${String.raw `E'\\1\x01'`}, 'g'), ${CUT})`;
const _011_size_STATEMENTS = [
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

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/012-views-packs.js
// The counts of all pages of a day, or of a month, in one value: a year is read as some fifty of them.
// Any change of a day makes them void, also one by a program that does not know them.

async function _012_views_packs_up(db) {
    for (const statement of _012_views_packs_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _012_views_packs_STATEMENTS = [
    // In the order in which pages were packed first; small numbers make small packs.
    'alter table docket.page add column number int',
    `create unique index page_by_number on docket.page (project, number) where number is not null`,
    `create table docket.views_pack (
    project text not null,
    kind text not null,
    first date not null,
    pack bytea not null,
    primary key (project, kind, first)
  )`,
    // Packs are dense already.
    'alter table docket.views_pack alter column pack set storage external',
    `create function docket.void_packs() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    changed docket.file_day := coalesce(new, old);
  begin
    delete from docket.views_pack where project = changed.project
      and (kind, first) in (('day', changed.day), ('month', date_trunc('month', changed.day)::date));
    return null;
  end $$`,
    `create trigger void_packs after insert or update or delete on docket.file_day
    for each row execute function docket.void_packs()`,
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/013-turn-order.js
// Whose ticket is next, as a function: PostgreSQL keeps the plans of its queries for each connection. Planned
// anew with every job, they took more time than everything else that a new job needs.

async function _013_turn_order_up(db) {
    await sql/* sql */.l.raw(NEXT_PRIORITY).execute(db);
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

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/014-waiting.js
// Deliveries that wait for an answer of GitHub, and those that nobody tries any more.

async function _014_waiting_up(db) {
    for (const statement of _014_waiting_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _014_waiting_STATEMENTS = [
    `alter table docket.delivery add column waiting json, add column dead_at timestamptz`,
    `create index delivery_waiting on docket.delivery (received_at) where waiting is not null`,
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/016-workers.js
// The workers that are there, so that one can be told to drain, and its death is noticed.

async function _016_workers_up(db) {
    await sql/* sql */.l
        .raw(`create table docket.worker (
      name text primary key,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      draining boolean not null default false,
      not_ready text,
      github_away_since timestamptz
    )`)
        .execute(db);
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
    '010-github-requests': _010_github_requests_namespaceObject,
    '011-size': _011_size_namespaceObject,
    '012-views-packs': _012_views_packs_namespaceObject,
    '013-turn-order': _013_turn_order_namespaceObject,
    '014-waiting': _014_waiting_namespaceObject,
    '016-workers': _016_workers_namespaceObject,
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

/***/ 25066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ postponeTicket),
/* harmony export */   Ft: () => (/* binding */ tenantOfJob),
/* harmony export */   Jt: () => (/* binding */ tenantOrder),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   kj: () => (/* binding */ nextPriority),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   u1: () => (/* binding */ admitTicket),
/* harmony export */   uc: () => (/* binding */ tenantOfInstallation),
/* harmony export */   yE: () => (/* binding */ ORDER_INDEX)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23524);
// Whose ticket is next. Projects take turns with their jobs, and tenants with everything else: a ticket's
// rank is one more than that of the tenant's last one that waits, and at least that of those that are being
// worked on, so a tenant without waiting tickets is next. Ranks are priorities of pg-boss, which takes the
// highest first.


/**
 * The first rank of each kind; `docket.next_priority` knows that each has 1,000,000,000. Tickets of
 * versions without ranks have 0.
 */
const FIRST = { begun: 1_000_000_000, person: 0, background: -1_000_000_000 };
/** For the rank of a project's last waiting job, however many wait. */
const ORDER_INDEX = `create index if not exists docket_order on pgboss.job
  (name, group_id, priority) where state < 'active'`;
/** How many tickets of a group pg-boss hands out, by what the project allows. */
const GROUPS = {
    default: 1_000_000,
    tiers: Object.fromEntries(Array.from({ length: _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_AT_ONCE */ .SV }, (_, index) => [String(index + 1), index + 1])),
};
/** Of a job that waits from now on. */
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
/** Workers that ask at the same moment can each be handed the last place of a group. */
async function admitTicket(tx, { name, group, id, retryCount }, atOnce) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `select pg_advisory_xact_lock(hashtextextended(${`docket ${group}`}, 0))`.execute(tx);
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select count(*)::int as admitted from pgboss.job
    where name = ${name} and group_id = ${group} and state = 'active' and id <> ${id}
      and output->>'admitted' = retry_count::text`.execute(tx);
    const isAdmitted = (rows[0]?.admitted ?? 0) < atOnce;
    if (!isAdmitted)
        await putBack(tx, { name, id, retryCount });
    else {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `update pgboss.job set output = jsonb_build_object('admitted', retry_count)
      where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(tx);
    }
    return isAdmitted;
}
/** For whoever can do it: it waits again, and that was no attempt. */
async function putBack(tx, { name, id, retryCount }) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      start_after = now() + interval '1 second'
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(tx);
}
/**
 * Tried again at that time, which is no attempt: a ticket may wait for something outside for as long as
 * it takes. Later ones with its key wait behind it.
 */
async function postponeTicket(tx, { name, id, retryCount }, until) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null,
      output = null, start_after = ${until}
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(tx);
}


/***/ }),

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRemembered)
/* harmony export */ });
/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
function createRemembered(clock, forMs) {
    // Oldest first.
    const reads = new Map();
    return (key, read) => {
        const now = clock.now();
        for (const [old, { at }] of reads) {
            if (now - at < forMs)
                break;
            reads.delete(old);
        }
        const known = reads.get(key);
        if (known)
            return known.found;
        const found = read();
        reads.set(key, { at: now, found });
        return found;
    };
}


/***/ })

};
