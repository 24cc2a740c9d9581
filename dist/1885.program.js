export const id = 1885;
export const ids = [1885];
export const modules = {

/***/ 1885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   drainWorker: () => (/* binding */ drainWorker),
/* harmony export */   e: () => (/* binding */ REASONS),
/* harmony export */   i: () => (/* binding */ startPresence),
/* harmony export */   listWorkers: () => (/* binding */ listWorkers),
/* harmony export */   unknownWorker: () => (/* binding */ unknownWorker)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// A worker says every few seconds that it is there, looks whether it can work, and hears whether it is to
// drain. While it cannot work, it takes no jobs: others do.



const BEAT_MS = 5_000;
/** A worker that was not heard of for this long is dead. Its main thread may be busy for a while. */
const DEAD_SECONDS = 60;
/** Work that failed because of this worker, in a row, after which it takes nothing for a while. */
const MOST_FAULTS = 2;
const REST_MS = 5 * 60_000;
/** Of a worker that is not ready. */
const REASONS = ['machine', 'clock', 'github', 'agent', 'failures'];
async function startPresence(options) {
    const beating = new Beating(options);
    await beating.start();
    return beating;
}
class Beating {
    #options;
    #stopping = new AbortController();
    #whyNot = 'It is starting.';
    #reason;
    #faults = 0;
    #rest;
    #isDraining = false;
    #databaseOffMs;
    /** Since when every beat has arrived. */
    #heardSince;
    #living;
    constructor(options) {
        this.#options = options;
        this.#heardSince = options.clock.now();
    }
    get whyNot() {
        return this.#whyNot;
    }
    async start() {
        // One of the same name has died, and what it was told does not concern this one.
        await this.#leave();
        await this.#beat();
        await this.look();
        await this.#beat();
        this.#living = this.#live();
    }
    async stop() {
        this.#stopping.abort();
        await this.#living;
        await this.#leave().catch(() => { });
    }
    async #leave() {
        const { database, name } = this.#options;
        await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `delete from docket.worker where name = ${name}`.execute(db));
    }
    worked() {
        this.#faults = 0;
    }
    async failed(words, what) {
        this.#faults += 1;
        if (this.#faults < MOST_FAULTS)
            return;
        const problem = {
            reason: 'failures',
            words: `Work failed here ${this.#faults} times in a row, and not because of what was asked: ${words} It tries again in ${REST_MS / 60_000} minutes.`,
            onlyJobs: what === 'job',
        };
        this.#rest = { problem, until: this.#options.clock.now() + REST_MS };
        await this.look();
    }
    async look(fresh = false) {
        const { queue, log } = this.#options;
        const problem = await this.#unfit(fresh);
        const broken = problem?.words;
        const wrong = this.#isDraining ? 'It is draining, as an operator asked.' : broken;
        this.#reason = problem?.reason;
        const part = problem?.onlyJobs && !this.#isDraining ? 'jobs' : 'all';
        if (wrong !== this.#whyNot) {
            if (wrong === undefined)
                log.info('This worker is ready.');
            else
                log.warn(`This worker takes no jobs. ${wrong}`);
            this.#whyNot = wrong;
        }
        await queue.rest(wrong === undefined ? 'nothing' : part);
        return broken;
    }
    async #unfit(fresh) {
        // GitHub's clock is right; the database's may be as wrong as ours.
        const fromGithub = this.#options.github.clockOffMs();
        const whose = fromGithub === undefined ? 'the database’s' : 'GitHub’s';
        const words = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .clockProblem */ .oT)(fromGithub ?? this.#databaseOffMs ?? 0, whose);
        if (words !== undefined)
            return { reason: 'clock', words };
        const found = await this.#options.check(fresh);
        if (found)
            return found;
        const isOver = this.#rest && this.#options.clock.now() >= this.#rest.until;
        if (isOver)
            this.#rest = undefined;
        return this.#rest?.problem;
    }
    async #beat() {
        const { database, name, clock } = this.#options;
        const awaySince = this.#options.github.awaySince();
        const before = clock.now();
        const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
        insert into docket.worker as known (name, not_ready, not_ready_reason, github_away_since)
        values (${name}, ${this.#whyNot ?? null}, ${this.#reason ?? null},
          ${awaySince === undefined ? null : (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(awaySince)})
        on conflict (name) do update set seen_at = now(), not_ready = excluded.not_ready,
          not_ready_reason = excluded.not_ready_reason,
          github_away_since = excluded.github_away_since
        returning draining, now() as now`.execute(db));
        const [row] = rows;
        if (!row)
            return;
        this.#isDraining = row.draining;
        this.#databaseOffMs = row.now.getTime() - (before + clock.now()) / 2;
        if (clock.now() - this.#heardSince >= DEAD_SECONDS * 1000)
            await this.#bury();
    }
    /** While the database was away, nobody could be heard, so others are not dead yet. */
    async #bury() {
        const { database, log } = this.#options;
        const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `delete from docket.worker
        where seen_at < now() - ${`${DEAD_SECONDS} seconds`}::interval
        returning name, seen_at::text as seen`.execute(db));
        for (const dead of rows) {
            log.error(`Worker ${dead.name} died: it was last heard of at ${dead.seen}.`);
            this.#options.died?.();
        }
    }
    async #live() {
        const { clock, log } = this.#options;
        while (!this.#stopping.signal.aborted) {
            await clock.sleep(BEAT_MS, this.#stopping.signal).catch(() => { });
            if (this.#stopping.signal.aborted)
                return;
            try {
                await this.#beat();
            }
            catch (error) {
                this.#heardSince = clock.now();
                log.debug(`This worker could not say that it is there: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            }
            await this.look().catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        }
    }
}
async function listWorkers(database) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
      select worker.*, (select count(*)::int from docket.job
        where status = 'active'
          and position('"worker":' || to_json(worker.name)::text in record::text) > 0) as jobs
      from docket.worker order by name limit ${MOST_LISTED}`.execute(db));
    return rows.map((row) => ({
        name: row.name,
        since: row.started_at.toISOString(),
        notReady: row.not_ready,
        reason: row.not_ready_reason,
        draining: row.draining,
        githubAwaySince: row.github_away_since?.toISOString() ?? null,
        jobs: row.jobs,
    }));
}
const MOST_LISTED = 1_000;
const unknownWorker = (name) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`There is no worker ${name}. List them with docket admin workers.`);
/** False: there is no such worker. */
async function drainWorker(database, name) {
    const { numUpdatedRows } = await database.transaction((tx) => tx.updateTable('worker').set({ draining: true }).where('name', '=', name).executeTakeFirst());
    return numUpdatedRows > 0n;
}


/***/ })

};
