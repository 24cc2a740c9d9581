export const id = 1835;
export const ids = [1835,958];
export const modules = {

/***/ 41357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ diagnosis),
/* harmony export */   IB: () => (/* binding */ judgeGit),
/* harmony export */   Mi: () => (/* binding */ judgeClock),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Checks everything a run needs, and reports for each thing that it works or exactly how to fix it.

const SIGNS = { ok: '✅', info: 'ℹ️', warning: '⚠️', wrong: '❌' };
async function examine(probes, tell) {
    const findings = [];
    for (const { what, look } of probes) {
        const found = await look().catch((error) => ({ state: 'wrong', says: (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error) }));
        const finding = { what, ...found };
        findings.push(finding);
        tell(finding);
    }
    return findings;
}
function line({ state, what, says }) {
    return `${SIGNS[state]} ${what}: ${says}`;
}
function conclusion(findings) {
    const count = (wanted, word) => {
        const { length } = findings.filter(({ state }) => state === wanted);
        return length === 0 ? '' : `${length} ${word}${length === 1 ? '' : 's'}`;
    };
    const problems = count('wrong', 'problem');
    const warnings = count('warning', 'warning');
    const unchecked = findings.some(({ state }) => state === 'info');
    if (problems) {
        return { well: false, says: `Found ${problems}. Each line with ❌ tells you how to fix it.` };
    }
    if (warnings) {
        const says = `Found no problems, but ${warnings}. Each line with ⚠️ tells you what to do.`;
        return { well: true, says };
    }
    const rest = unchecked ? ' Lines with ℹ️ are optional or could not be checked.' : '';
    return { well: true, says: `No problems found.${rest}` };
}
function diagnosis(findings) {
    const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
    const rows = findings.map(({ state, what, says }) => `| ${SIGNS[state]} | ${cell(what)} | ${cell(says)} |`);
    const { says } = conclusion(findings);
    return ['## Doctor', '', says, '', '| | Check | Result |', '| --- | --- | --- |', ...rows].join('\n');
}
const SKEW_MS = 60_000;
function judgeClock(here, there) {
    const off = Math.round(Math.abs(here - there) / 1000);
    if (Math.abs(here - there) <= SKEW_MS)
        return { state: 'ok', says: `Off by ${off} s.` };
    return {
        state: 'wrong',
        says: `This machine's clock is off by ${off} s. Synchronize it with NTP; otherwise, tokens and limits do not work correctly.`,
    };
}
const NEEDED_GIT = [2, 34];
function judgeGit(output) {
    const [, version = '', major = '0', minor = '0'] = /(((?:\d+))\.(\d+)[\d.]*)/.exec(output) ?? [];
    const [wantedMajor, wantedMinor] = NEEDED_GIT;
    const newEnough = Number(major) > wantedMajor || (Number(major) === wantedMajor && Number(minor) >= wantedMinor);
    if (newEnough)
        return { state: 'ok', says: `git ${version}.` };
    return {
        state: 'wrong',
        says: `git ${version || '(unknown version)'} is too old. Install ${NEEDED_GIT.join('.')} or newer.`,
    };
}


/***/ }),

/***/ 31977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ agentProbe),
/* harmony export */   KL: () => (/* binding */ signingProbe),
/* harmony export */   Mn: () => (/* binding */ loginProbe),
/* harmony export */   Vn: () => (/* binding */ gitProbe),
/* harmony export */   Yy: () => (/* binding */ serviceProbe),
/* harmony export */   _g: () => (/* binding */ stateProbe),
/* harmony export */   be: () => (/* binding */ isolationProbe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _agents_broker_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75122);
/* harmony import */ var _agents_program_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50577);
/* harmony import */ var _agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86780);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60958);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82860);
/* harmony import */ var _doctor_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41357);
// Checks that work on any machine: git, the agent, the service, isolation.












function gitProbe(path) {
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_8__.createGit)({ path });
    return { what: 'git', look: async () => (0,_doctor_js__WEBPACK_IMPORTED_MODULE_11__/* .judgeGit */ .IB)(await git.run(['version'])) };
}
/** What follows from it in workflows, by their setting, and for servers and workers. */
const NOT_ISOLATED = {
    required: '`agent: isolation: required` is set, so no agent program and no check runs here.',
    best: 'If no agent program and no check may run like this, set `agent: isolation: required` in `.github/docket.yml`.',
    server: '`docket work` and `docket serve` do not start here for agent programs, unless you add `--isolation best`.',
};
const NOT_FOR_SEVERAL = '`docket work`, and `docket serve` for several repositories, do not start here for agent programs, unless you add `--isolation best`.';
function isolationProbe(environment, hide, setting) {
    return {
        what: 'Agent isolation',
        async look() {
            const tmp = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
            const found = await (0,_agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_6__.detectIsolation)({ environment, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_10__/* .systemClock */ .ml, tmp, hide });
            if (found.kind !== 'none') {
                if (setting !== 'server' || found.closesNetwork)
                    return { state: 'ok', says: found.sentence };
                return { state: 'warning', says: `${found.sentence} ${NOT_FOR_SEVERAL}` };
            }
            const state = setting === 'required' ? 'wrong' : 'warning';
            return { state, says: `${found.sentence} ${NOT_ISOLATED[setting]}` };
        },
    };
}
/** An error says what to do. */
function loginProbe(settings, login) {
    return {
        what: 'Login',
        look: async () => ({
            state: settings.provider === 'copilot' ? 'info' : 'ok',
            says: await login.examine(AbortSignal.timeout(60_000)),
        }),
    };
}
function agentProbe({ command, model }, { path, fetch, login }) {
    return {
        what: 'Agent',
        async look() {
            if (command)
                return lookForProgram(command, path);
            if (model)
                return askEndpoint(model, fetch, login);
            return {
                state: 'wrong',
                says: 'No agent is set up. Set `agent-command` to a program such as `claude`, or set `model-url` and `model` to use an OpenAI-compatible endpoint.',
            };
        },
    };
}
/** A command line can start with anything a shell understands; only a plain word is checked. */
function lookForProgram(command, path) {
    const [program = ''] = (0,_agents_program_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .presetFor */ .hK)(command).command.trim().split(/\s+/);
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => folder !== '');
    const found = folders.some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, program)));
    if (found)
        return { state: 'ok', says: `\`${program}\` is installed.` };
    if (program.includes('/') || !/^[\w.+-]+$/.test(program)) {
        return {
            state: 'info',
            says: `\`${program}\` was not checked. It is resolved when a job runs.`,
        };
    }
    return {
        state: 'wrong',
        says: `\`${program}\` is not on PATH. Install it (in a workflow, in an earlier step of the same job).`,
    };
}
async function askEndpoint({ url, name, key }, ask, login) {
    let status;
    try {
        const signal = AbortSignal.timeout(20_000);
        const models = new URL(`${url.replace(/\/+$/, '')}/models`);
        const credential = login ?? (key ? (0,_agents_broker_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .bearer */ .CM)(key) : undefined);
        const headers = (await credential?.headers(signal, models)) ?? {};
        const response = await ask(models, { headers, signal });
        await response.body?.cancel();
        status = response.status;
    }
    catch {
        return {
            state: 'wrong',
            says: 'Could not reach the endpoint at `model-url`. Check the URL.',
            passes: true,
        };
    }
    if (status === 401 || status === 403) {
        return {
            state: 'wrong',
            says: `The endpoint rejected the key (${status}). Check \`model-key\`, or DOCKET_MODEL_KEY of a worker.`,
        };
    }
    if (status >= 500 || status === 410) {
        return {
            state: 'wrong',
            says: `The endpoint responded with ${status}. Try again later, or use a different endpoint.`,
            passes: status >= 500,
        };
    }
    return { state: 'ok', says: `The endpoint responds. Jobs will use the model \`${name}\`.` };
}
function serviceProbe(service, projectId) {
    return {
        what: 'Service',
        async look() {
            try {
                await service.getJob(projectId, 'docket-doctor');
            }
            catch (error) {
                // The service accepted the key and answered the request.
                if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .NotFound */ .Mk))
                    throw error;
            }
            return { state: 'ok', says: 'It responds and accepts the key.' };
        },
    };
}
const STATE_REF = 'refs/docket/state';
/** Checks whether a push would be accepted, without pushing. */
function stateProbe({ remote, ...settings }) {
    return {
        what: 'Job records',
        async look() {
            const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'docket-doctor-'));
            const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_8__.createGit)(settings);
            try {
                await git.run(['init', '--quiet', '--bare', dir]);
                const tree = (await git.run(['-C', dir, 'mktree'], { input: '' })).trim();
                const commit = (await git.run(['-C', dir, 'commit-tree', '-m', 'Try', tree])).trim();
                const target = `${commit}:${STATE_REF}-doctor`;
                const result = await git.try([
                    '-C',
                    dir,
                    'push',
                    '--dry-run',
                    '--porcelain',
                    remote,
                    target,
                ]);
                if (result.code === 0)
                    return { state: 'ok', says: `The token can write to \`${STATE_REF}\`.` };
                const said = result.stderr.trim().split('\n').at(-1) ?? '';
                return {
                    state: 'wrong',
                    says: `The token cannot write to \`${STATE_REF}\`: ${said} Grant the workflow \`permissions: contents: write\`.`,
                };
            }
            finally {
                await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_9__/* .removeTree */ .d)(dir);
            }
        },
    };
}
function signingProbe(signed) {
    return {
        what: 'Signed records',
        async look() {
            if (signed)
                return { state: 'ok', says: '`state-key` signs the job records.' };
            return {
                state: 'info',
                says: 'Optional: anyone with push access can change the job records. Set `state-key` to sign them. See docs/state.md.',
            };
        },
    };
}


/***/ }),

/***/ 82498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startWork: () => (/* binding */ startWork)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/agents/program/isolation.js + 4 modules
var program_isolation = __webpack_require__(86780);
// EXTERNAL MODULE: ./.build/program/src/agents/program/machine.js
var program_machine = __webpack_require__(84717);
// EXTERNAL MODULE: ./.build/program/src/bot/deliveries/work-hook.js
var work_hook = __webpack_require__(91136);
// EXTERNAL MODULE: ./.build/program/src/config/config.js
var config_config = __webpack_require__(7657);
// EXTERNAL MODULE: ./.build/program/src/config/tenants.js
var tenants = __webpack_require__(37514);
// EXTERNAL MODULE: ./.build/program/src/postgres/errors.js
var errors = __webpack_require__(17375);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/jobs/intake.js
var intake = __webpack_require__(79109);
// EXTERNAL MODULE: ./.build/program/src/jobs/store.js
var store = __webpack_require__(23524);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var shared_errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/postgres/deliveries.js
var deliveries = __webpack_require__(26872);
// EXTERNAL MODULE: ./.build/program/src/postgres/job-store.js
var job_store = __webpack_require__(465);
// EXTERNAL MODULE: ./.build/program/src/postgres/pg-boss-tables.js
var pg_boss_tables = __webpack_require__(61557);
// EXTERNAL MODULE: ./.build/program/src/postgres/settings-files.js
var settings_files = __webpack_require__(41627);
// EXTERNAL MODULE: ./.build/program/src/postgres/views-sums.js + 1 modules
var views_sums = __webpack_require__(13564);
;// CONCATENATED MODULE: ./.build/program/src/postgres/housekeeping.js
// What workers do on their own: archive old jobs and delete archived ones, forget old deliveries, roll
// up past days of views, and wake jobs that nobody works on.











async function startHousekeeping({ database, queue, retention, deliveriesMs, more }, { clock, log }) {
    const tasks = {
        sweep: {
            cron: '*/5 * * * *',
            async run() {
                for (const id of await wakeForgotten(database, queue))
                    log.info(`Job ${id} goes on.`);
            },
        },
        months: {
            cron: '*/10 * * * *',
            async run() {
                await (0,views_sums/* buildRollups */.qt)(database, clock.now());
            },
        },
        deliveries: {
            cron: '7 * * * *',
            async run() {
                await (0,deliveries/* createDeliveries */.t)(database, queue.hooks, clock).purge(deliveriesMs);
                await (0,settings_files/* createSettingsFiles */.Z)(database, clock).purge();
            },
        },
        retention: { cron: '37 3 * * *', run: applyRetention },
        ...more,
    };
    async function applyRetention() {
        let [archived, deleted] = [0, 0];
        for (const project of await projectsAtRest(database)) {
            try {
                const days = await retention(project);
                const before = (age) => clock.now() - age * shared_days/* DAY_MS */.sO;
                if (days.delete !== undefined) {
                    deleted += await deleteArchived(database, project, before(days.delete));
                }
                archived += await archiveOld({ database, project, now: clock.now() }, before(days.archive));
            }
            catch (error) {
                log.warn(`Old jobs of project ${project} could not be archived: ${(0,shared_errors/* sentence */.em)(error)}`);
            }
        }
        if (archived > 0)
            log.info(`Archived ${archived} old jobs.`);
        if (deleted > 0)
            log.info(`Deleted ${deleted} archived jobs.`);
    }
    for (const [task, { cron }] of Object.entries(tasks)) {
        await queue.housekeeping.schedule(task, cron, { task });
    }
    await queue.housekeeping.work(1, async ({ data }) => {
        await tasks[data.task]?.run();
    });
}
const AT_ONCE = 1_000;
/** Those with jobs that nobody works on. What a removed one asked for is not known any more. */
async function projectsAtRest(database) {
    const { rows } = await database.read((db) => (0,sql/* sql */.l) `select id from docket.project where removed_at is null
      and exists (select from docket.job where job.project = project.id and status <> 'active')
      order by id`.execute(db));
    return rows.map(({ id }) => id);
}
/** Finished, and not changed since then. A batch is read and written at once. Answers how many. */
async function archiveOld({ database, project, now }, before) {
    let archived = 0;
    let [time, last] = [(0,runtime/* isoTime */.Ly)(0), ''];
    for (;;) {
        let count = 0;
        const found = await database.transaction(async (tx) => {
            const { rows } = await (0,sql/* sql */.l) `
        select id, record, updated_at from docket.job
        where project = ${project} and status in ('completed', 'failed')
          and updated_at <= ${(0,runtime/* isoTime */.Ly)(before)} and (updated_at, id) > (${time}, ${last})
        order by updated_at, id limit ${AT_ONCE} for update skip locked`.execute(tx);
            const jobs = rows.flatMap(({ id, record }) => {
                // One that cannot be read stays as it is.
                const job = (0,shared_errors/* unlessCorrupt */.UL)(() => (0,job_store/* decode */.D4)(record, id));
                const write = job && (0,intake/* archiveJob */.wf)(id, project, now)({ state: store/* emptyState */.p$, job, threadJob: null });
                return write?.job ?? [];
            });
            await (0,sql/* sql */.l) `update docket.job set status = 'archived', waiting_since = null,
          record = new.record::json, updated_at = ${(0,runtime/* isoTime */.Ly)(now)}
        from unnest(${jobs.map(({ id }) => id)}::text[],
          ${jobs.map((job) => JSON.stringify(job))}::text[]) as new (id, record)
        where job.id = new.id`.execute(tx);
            count = jobs.length;
            return rows;
        });
        archived += count;
        const end = found.at(-1);
        if (!end || found.length < AT_ONCE)
            return archived;
        [time, last] = [end.updated_at.toISOString(), end.id];
    }
}
/** Archived before then. Answers how many. */
async function deleteArchived(database, project, before) {
    for (let deleted = 0;;) {
        const found = await database.transaction(async (tx) => {
            const { rows } = await (0,sql/* sql */.l) `select id from docket.job
        where project = ${project} and status = 'archived' and updated_at < ${(0,runtime/* isoTime */.Ly)(before)}
        order by updated_at limit ${AT_ONCE} for update skip locked`.execute(tx);
            const ids = rows.map(({ id }) => id);
            if (ids.length > 0)
                await (0,job_store/* deleteJobs */.YI)(tx, ids);
            return ids.length;
        });
        deleted += found;
        if (found < AT_ONCE)
            return deleted;
    }
}
/** Sends a ticket for every active job that has none, as after restoring a backup. */
async function wakeForgotten(database, queue) {
    return database.transaction(async (tx) => {
        const { rows } = await (0,sql/* sql */.l) `
      select id, project from docket.job where status = 'active'
        and updated_at < now() - interval '2 minutes'
        and ${pg_boss_tables/* HAS_NO_TICKET */.Ab}
      for update skip locked limit ${AT_ONCE}`.execute(tx);
        for (const { id, project } of rows)
            await queue.send(tx, id, { project, kind: 'person' });
        return rows.map(({ id }) => id);
    });
}

// EXTERNAL MODULE: ./.build/program/src/postgres/job-counts.js
var job_counts = __webpack_require__(17630);
// EXTERNAL MODULE: ./.build/program/src/postgres/presence.js
var postgres_presence = __webpack_require__(1885);
// EXTERNAL MODULE: ./.build/program/src/postgres/projects.js + 1 modules
var postgres_projects = __webpack_require__(52109);
// EXTERNAL MODULE: ./.build/program/src/postgres/reach.js
var postgres_reach = __webpack_require__(63037);
// EXTERNAL MODULE: ./.build/program/src/jobs/lease.js
var lease = __webpack_require__(17179);
// EXTERNAL MODULE: ./.build/program/src/jobs/worker.js + 3 modules
var worker = __webpack_require__(41173);
// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var shared_waiting = __webpack_require__(12099);
// EXTERNAL MODULE: ./.build/program/src/postgres/queue.js
var postgres_queue = __webpack_require__(63685);
;// CONCATENATED MODULE: ./.build/program/src/postgres/workers.js
// Jobs from the queue, worked on in this process. The queue says whose turn it is; the lease in the
// job's row decides whether a worker may still write, however late it comes back.







/** How late a cancel can be where notifications do not arrive. */
const LOOK_EVERY_MS = 5_000;
/** The job goes to another worker. The limit of deaths per job, not that of attempts per ticket, ends it. */
function workersDied(job) {
    if (job?.status !== 'active')
        return { result: undefined };
    return { result: undefined, story: 'its workers died', job: (0,lease/* releaseDead */.uy)(job), wake: true };
}
/** How long a worker stays free for a job that has to run alone, in case no other worker starts it. */
const KEEP_FREE_MS = 5_000;
/** Which jobs may run beside each other in this process. */
class Company {
    #most;
    #clock;
    #running = 0;
    #alone = false;
    #freeUntil = Number.NEGATIVE_INFINITY;
    constructor(most, clock) {
        this.#most = most;
        this.#clock = clock;
    }
    /** Undefined: not now. Otherwise, to be called when the job is over here. */
    join(isSuspected) {
        const now = this.#clock.now();
        const most = isSuspected ? 1 : this.#most;
        if (this.#alone || this.#running >= most || (!isSuspected && now < this.#freeUntil)) {
            if (isSuspected)
                this.#freeUntil = now + KEEP_FREE_MS;
            return undefined;
        }
        this.#running += 1;
        this.#alone = isSuspected;
        return () => {
            this.#running -= 1;
            this.#alone = false;
        };
    }
}
async function startWorkers(options) {
    const { queue, concurrency } = options;
    const work = new Work(options);
    await queue.turns.work(concurrency, (ticket) => work.onTicket(ticket));
    await queue.turns.workDead((dead) => work.onDead(dead));
    return {
        async stop() {
            work.close();
            await queue.stop();
        },
    };
}
/** What this process does with the tickets that it gets. */
class Work {
    #options;
    #company;
    #closing = new AbortController();
    #nudges = new Map();
    #listening;
    #atWork = 0;
    constructor(options) {
        this.#options = options;
        this.#company = new Company(options.concurrency, options.clock);
    }
    close() {
        this.#closing.abort(new lease/* Stop */.VG('interrupted'));
    }
    async onTicket(ticket) {
        const { database, queue, machineProblem } = this.#options;
        const { job: id } = ticket.data;
        const found = await this.#look(id);
        if (!found)
            return;
        const { project, suspected } = found;
        if (this.#closing.signal.aborted) {
            // Fetched while the process was asked to stop.
            return database.transaction(async (tx) => {
                await queue.send(tx, id, { project, kind: 'begun' });
                await ticket.complete(tx);
            });
        }
        const leave = this.#company.join(suspected);
        if (!leave)
            return database.transaction((tx) => ticket.putBack(tx));
        try {
            await this.#workOn(id, project, ticket);
        }
        catch (error) {
            if ((await machineProblem?.(error)) === undefined)
                throw error;
            await database.transaction((tx) => ticket.putBack(tx));
        }
        finally {
            leave();
        }
    }
    /** Nobody tries this one again by itself. */
    async onDead({ data: { job: id }, reason, remove }) {
        const { database, queue, clock, log } = this.#options;
        const project = (await this.#look(id))?.project;
        if (project === undefined)
            return database.transaction(remove);
        const store = new job_store/* PostgresStore */.pv({ database, project, wake: queue });
        if (reason === postgres_queue/* WORKERS_DIED */.Dg)
            return store.update(id, workersDied, remove);
        const words = `This job could not be worked on: ${reason} Retry it when that is fixed.`;
        log.error(`Job ${id}: ${words}`);
        await store.update(id, (0,worker/* giveUp */.Ht)(words, clock.now()), remove);
    }
    /** Cancels are listened to while there is a job: an idle worker needs no connection for them. */
    async #whileListening(work) {
        const { queue } = this.#options;
        this.#atWork += 1;
        this.#listening ??= queue
            .listen(job_store/* CANCELS */.IX, (id) => this.#nudges.get(id)?.())
            .catch(() => undefined);
        try {
            await this.#listening;
            await work();
        }
        finally {
            this.#atWork -= 1;
            if (this.#atWork === 0) {
                const ended = this.#listening;
                this.#listening = undefined;
                await (await ended)?.close();
            }
        }
    }
    /**
     * A job that still has a lease lost its worker. The record is searched as text, because PostgreSQL
     * reads no field of a record in which a prompt has U+0000. Inside of a string, quotes are escaped.
     */
    async #look(id) {
        const { database } = this.#options;
        const { rows } = await database.read((db) => (0,sql/* sql */.l) `
        select project, position('"suspected":true' in record::text) > 0
          or position('"lease":null' in record::text) = 0 as suspected
        from docket.job where id = ${id}`.execute(db));
        return rows[0];
    }
    async #workOn(id, project, ticket) {
        const { database, newId, open, machineProblem, noted, concurrency, name } = this.#options;
        const opened = await open(project).catch((error) => this.#postpone(ticket, project, error));
        if (!opened)
            return;
        const { store: jobs, tools: given } = opened;
        const tools = { ...given, ...(machineProblem && { machineProblem }), ...(noted && { noted }) };
        const { atOnce } = tools;
        if (atOnce && !(await database.transaction((tx) => ticket.admit(tx, project, atOnce))))
            return;
        const signal = AbortSignal.any([this.#closing.signal, ticket.signal]);
        const store = jobs.until(signal);
        const guard = this.#guardOf(ticket, store);
        const shared = concurrency > 1;
        const taking = { store, tools, newId, worker: name, shared, took: () => true };
        await this.#whileListening(() => (0,worker/* workOnQueuedJob */.db)(id, taking, guard, signal));
    }
    /** What a project needs, such as its settings, may be away before anything has begun. */
    async #postpone(ticket, project, error) {
        const { database, queue, clock } = this.#options;
        const store = new job_store/* PostgresStore */.pv({ database, project, wake: queue });
        const how = { now: clock.now(), random: Math.random };
        await store.update(ticket.data.job, (job) => {
            if (job?.status !== 'active')
                return { result: undefined };
            const waiting = (0,shared_waiting/* waitFor */.fm)(error, job.waiting, how);
            // A database that is away is waited for right here.
            if (!waiting || error instanceof shared_errors/* StoreUnavailable */.us)
                throw error;
            const left = { ...job, waiting };
            return { result: undefined, story: `waiting: ${waiting.reason}`, job: left, wake: true };
        }, (tx) => ticket.complete(tx));
    }
    #guardOf(ticket, store) {
        return {
            // A takeover can come seconds after the last write.
            sureForMs: 0,
            watch: (hold, stopping, signal) => this.#watch(store, hold, stopping, signal),
            release: (hold, left) => this.#handOver(ticket, store, hold, left),
        };
    }
    /** Released, sent to the next worker, and done with here: one transaction. */
    #handOver(ticket, store, hold, left) {
        return store.update(ticket.data.job, (job) => {
            (0,lease/* insistOnLease */.Cz)(job, hold);
            const released = left(job);
            return { result: undefined, story: 'released', job: released, wake: true };
        }, (tx) => ticket.complete(tx));
    }
    async #watch(store, hold, stopping, signal) {
        const { clock, log } = this.#options;
        const { id } = hold;
        while (!signal.aborted) {
            try {
                await hold.saveStep();
                const nudged = new Promise((resolve) => this.#nudges.set(id, resolve));
                const job = await store.get(id);
                (0,lease/* insistOnLease */.Cz)(job, hold);
                if (job?.cancelRequested)
                    stopping.abort(new lease/* Stop */.VG('cancelled'));
                await this.#orNudged(nudged, signal);
            }
            catch (error) {
                if (signal.aborted)
                    break;
                if (error instanceof shared_errors/* LeaseLost */.Vj)
                    stopping.abort(error);
                else {
                    log.warn(`Job ${id} could not be looked at, trying again: ${(0,shared_errors/* sentence */.em)(error)}`);
                    await clock.sleep(LOOK_EVERY_MS, signal).catch(() => { });
                }
            }
        }
        this.#nudges.delete(id);
    }
    async #orNudged(nudged, signal) {
        const { clock } = this.#options;
        const waiting = new AbortController();
        const timer = clock.sleep(LOOK_EVERY_MS, AbortSignal.any([signal, waiting.signal]));
        await Promise.race([nudged, timer.catch(() => { })]);
        waiting.abort();
    }
}

// EXTERNAL MODULE: ./.build/program/src/service/server/listen.js
var listen = __webpack_require__(40139);
// EXTERNAL MODULE: ./.build/program/src/service/server/open-server.js + 1 modules
var open_server = __webpack_require__(71908);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 22 modules
var dist = __webpack_require__(94068);
// EXTERNAL MODULE: ./.build/program/src/service/server/respond.js
var respond = __webpack_require__(11407);
// EXTERNAL MODULE: ./.build/program/src/service/server/server.js + 12 modules
var server = __webpack_require__(57942);
;// CONCATENATED MODULE: ./.build/program/src/service/server/probe-server.js
// What a worker answers over HTTP: whether it is alive and can work, and its metrics.




function createProbeServer(deps, { metrics, reach }) {
    const answer = (asked) => (0,respond/* respond */.uf)({ ...deps, perHour: { create: 0, message: 0 } }, server/* FIXED_HEADERS */.i, asked);
    const app = new dist/* Hono */.$();
    (0,server/* addProbes */.P_)(app, answer, { ready: (0,server/* createReady */.cR)({ clock: deps.clock, reach }), metrics });
    app.notFound((c) => answer({
        request: c.req.raw,
        run: () => Promise.reject(new shared_errors/* NotFound */.Mk('A worker answers at /healthz, /readyz, and /metrics only.')),
    }));
    return { fetch: async (request) => app.fetch(request) };
}

// EXTERNAL MODULE: ./.build/program/src/service/telemetry/open-telemetry.js
var open_telemetry = __webpack_require__(20023);
// EXTERNAL MODULE: ./.build/program/src/store/open-embedded.js + 5 modules
var open_embedded = __webpack_require__(30154);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/hooks.js + 2 modules
var hooks = __webpack_require__(72764);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-work.js + 1 modules
var project_work = __webpack_require__(48620);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/shared.js + 2 modules
var serve_shared = __webpack_require__(5994);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/shared-views.js
var shared_views = __webpack_require__(16951);
// EXTERNAL MODULE: ./.build/program/src/bot/doctor/probes.js
var probes = __webpack_require__(31977);
// EXTERNAL MODULE: ./.build/program/src/postgres/app-projects.js
var app_projects = __webpack_require__(23224);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js + 1 modules
var network = __webpack_require__(59037);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/worker-check.js
// Whether a worker can do what jobs and comments need: as the machine, as the GitHub App, and as whoever
// runs the agents. Tried before it takes anything, every few minutes after that, and when work failed.







/** What asks GitHub or a model is tried this often. */
const EVERY_MS = 3 * 60_000;
/** While something is wrong. */
const AGAIN_MS = 15_000;
const ANSWER_MS = 5_000;
/** Of the installations, which are all alike. */
const INSTALLATIONS = 3;
/** `fresh`: what was found before does not count. */
function createWorkerCheck(options) {
    const { clock } = options;
    const machine = (0,program_machine/* createMachineCheck */.kC)(options.machine);
    const ask = async () => (await githubProblem(options)) ?? (await agentProblem(options));
    let known;
    let isWrong = false;
    return async (fresh = false) => {
        const words = await machine();
        if (words !== undefined)
            return { reason: 'machine', words };
        const forMs = isWrong ? AGAIN_MS : EVERY_MS;
        if (fresh || !known || clock.now() - known.at >= forMs) {
            known = { at: clock.now(), found: ask() };
        }
        const found = await inTime(known.found, clock);
        isWrong = found !== undefined;
        return found;
    };
}
/** Whoever is slow to answer is no problem of this worker. What is found out later counts then. */
async function inTime(looking, clock) {
    const over = new AbortController();
    const late = clock.sleep(ANSWER_MS, over.signal).catch(() => { });
    return Promise.race([looking, late.then(() => undefined)]).finally(() => over.abort());
}
/** A GitHub that is away is no problem of this worker. */
async function githubProblem({ database, app }) {
    const known = await (0,app_projects/* listInstallations */.QS)(database, INSTALLATIONS);
    const problem = (words) => ({ reason: 'github', words });
    if (!app) {
        if (known.length === 0)
            return undefined;
        return problem('The database has repositories of a GitHub App, and this worker has no APP_ID. Set APP_ID and PRIVATE_KEY as for the servers.');
    }
    try {
        await app.events();
        const found = await Promise.all(known.map((id) => app.installation(id, 'owner')));
        if (known.length === 0 || found.some((one) => one !== null))
            return undefined;
        return problem(`The GitHub App ${app.id} is installed on none of the accounts that the database knows (such as installation ${known[0]}). Check that APP_ID and PRIVATE_KEY are those of the servers.`);
    }
    catch (error) {
        return error instanceof shared_errors/* WorkerFault */.t ? problem((0,shared_errors/* sentence */.em)(error)) : undefined;
    }
}
/** Comments can be answered without an agent, so only jobs are left to others. */
async function agentProblem({ database, env }) {
    const projects = await (0,postgres_projects/* createPostgresProjects */.O)(database).list();
    const agents = new Map(projects.map(({ settings }) => {
        const agent = (0,project_work/* agentOf */.jk)(settings, env);
        return [JSON.stringify(agent), agent];
    }));
    const problems = [];
    for (const agent of agents.values()) {
        const choice = agent && 'url' in agent
            ? { model: { ...agent, name: agent.model, key: env.DOCKET_MODEL_KEY } }
            : { command: agent?.command };
        const reached = { path: env.PATH ?? '', fetch: (0,network/* fetchFor */.Gt)(env) };
        const { state, says, passes } = await (0,probes/* agentProbe */.Cc)(choice, reached).look();
        // Some agent works: what the others lack shows in their jobs, which go back to be done elsewhere.
        if (state !== 'wrong' || passes)
            return undefined;
        problems.push(agent ? says : project_work/* NO_AGENT */.mi);
    }
    const [first] = problems;
    return first === undefined ? undefined : { reason: 'agent', words: first, onlyJobs: true };
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/start-work.js
// The workers of `docket work`.

























/** A restart of the database is waited out; after this, another worker takes the jobs over. */
const PATIENCE_MS = 60_000;
async function startWork(options, terminal, env) {
    const { database: url, concurrency, isolation } = options;
    const limits = (0,tenants/* parseLimits */.kd)(options.limit);
    const lines = (0,open_server/* openLines */.es)(terminal, env);
    const { log } = lines;
    const telemetry = await (0,open_telemetry/* openTelemetry */.G)({
        env,
        log,
        jobCounts: () => (0,job_counts/* readJobCounts */.W)(shared.database),
        githubLeft: () => shared.meter.leastLeft(),
    });
    const ended = (turn) => {
        if (turn.state === 'done')
            presence?.worked();
        telemetry.telemetry?.turn(turn);
    };
    const death = telemetry.telemetry?.death;
    const shared = await (0,serve_shared/* openShared */.a)({
        ...{ url, env, isolation, limits, log, patienceMs: PATIENCE_MS, works: true, ended },
        githubRequest: telemetry.telemetry?.githubRequest,
    });
    const { database, queue, open, settings } = shared;
    /** Whoever is at fault takes nothing more, and others do what failed here. */
    const machineProblem = async (error, what) => {
        const problem = await presence?.look(true);
        if (problem !== undefined || !(0,program_machine/* isOfMachine */.zv)(error))
            return problem;
        await presence?.failed((0,shared_errors/* sentence */.em)(error), what);
        return (0,shared_errors/* sentence */.em)(error);
    };
    const stopping = new AbortController();
    let workers;
    let presence;
    const stopWork = async () => {
        stopping.abort();
        await presence?.stop();
        await workers?.stop();
        await shared.close();
    };
    try {
        const machine = await inspectMachine(shared, isolation, env);
        // Nothing is taken before it is known that it can be done here.
        await queue.rest('all');
        workers = await startWorkers({
            database,
            queue,
            concurrency,
            clock: runtime/* systemClock */.ml,
            log,
            newId: open_embedded/* newId */.Si,
            name: shared.name,
            ...(death && { noted: death }),
            machineProblem: (error) => machineProblem(error, 'job'),
            open,
        });
        await (0,hooks/* workHooks */.CG)(shared, {
            ...{ env, log, telemetry: telemetry.telemetry },
            worked: () => presence?.worked(),
            failed: (error) => machineProblem(error, 'comment'),
        });
        const meanwhile = { clock: runtime/* systemClock */.ml, log, signal: stopping.signal };
        void (0,shared_views/* countLogs */.R)(shared, meanwhile);
        const retention = async (project) => {
            const config = (await settings(project)).config ?? config_config.DEFAULT_CONFIG;
            return { archive: config.jobs['retention-days'], delete: config.retention['delete-after'] };
        };
        const more = (0,hooks/* deliveryTasks */.$t)(shared, meanwhile);
        const deliveriesMs = work_hook/* DELIVERIES_MS */.gC;
        await startHousekeeping({ database, queue, retention, deliveriesMs, more }, meanwhile);
        presence = await (0,postgres_presence/* startPresence */.i)({
            ...{ database, queue, name: shared.name, clock: runtime/* systemClock */.ml, log, github: shared.meter },
            check: createWorkerCheck({ database, app: shared.app, env, machine, clock: runtime/* systemClock */.ml }),
            died: () => death?.('worker'),
        });
        const parts = { database, telemetry, lines, presence };
        return await withProbes(stopWork, parts, options);
    }
    catch (error) {
        // Half a worker would take jobs, and nobody would know that it is not whole.
        await stopWork();
        throw (0,errors/* databaseError */.K)(error);
    }
}
/** Rejects if programs of agents cannot be isolated here as they must be. */
async function inspectMachine({ database, scratch }, isolation, env) {
    const projects = await (0,postgres_projects/* createPostgresProjects */.O)(database).list();
    const isolated = isolation === 'required' && (0,project_work/* runsPrograms */.KV)(projects, env);
    const machine = {
        environment: env,
        clock: runtime/* systemClock */.ml,
        tmp: scratch,
        isolated,
        several: true,
    };
    // On a full disk nobody can tell; then the worker waits until it is not.
    if (isolated && (await (0,program_machine/* diskProblem */.Nd)(machine)) === undefined)
        await (0,program_isolation/* requireIsolation */.Gc)(machine, true);
    return machine;
}
/** A worker that others can ask whether it is well, if it has a port for that. */
async function withProbes(stop, { database, telemetry, lines, presence, }, { port, host }) {
    const { log } = lines;
    if (port === undefined)
        return { log, stop };
    const access = (0,open_server/* accessTo */.Yi)(lines, telemetry);
    const reachDatabase = (0,postgres_reach/* createReach */.S)(database, runtime/* systemClock */.ml);
    const reach = async () => {
        await reachDatabase();
        const whyNot = presence.whyNot;
        if (whyNot !== undefined)
            throw new shared_errors/* Unavailable */.$P(`This worker takes no tickets. ${whyNot}`);
    };
    const probes = createProbeServer({ clock: runtime/* systemClock */.ml, newId: external_node_crypto_.randomUUID, log, access }, { metrics: telemetry.metrics, reach });
    const listening = await (0,listen/* listen */.K)(probes, { host, port, clock: runtime/* systemClock */.ml });
    return {
        url: listening.url,
        log,
        async stop() {
            await stop();
            await listening.stop();
        },
    };
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  wd: () => (/* binding */ IMPOSSIBLE),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  V2: () => (/* binding */ failure),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  uA: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/shared/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.







/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    passes;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
        this.passes = isTransient(result);
    }
}
/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;
function failure(args, result) {
    const failed = new GitFailed(args, result);
    if (!MISSING.test(result.stderr))
        return failed;
    return new errors/* NotFound */.Mk('The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.', { cause: failed });
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
    return gitOf(stream, async (args, call = {}) => {
        const token = source && (await tokenOf(source));
        const attempt = (current) => execute(args, gitEnvironment(settings, current), call);
        const result = await attempt(token);
        if (!token || typeof source === 'string' || result.code === 0)
            return result;
        if (!DENIED.test(result.stderr))
            return result;
        // Revoked: there is another one, or a sentence that says why not.
        source?.refused(token);
        return attempt(await source?.get());
    });
}
function gitOf(stream, attempt) {
    return {
        stream,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
function gitEnvironment({ path, network, credentials }, token) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        // A server that is silent for a minute is away; one that is at work says so every few seconds.
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', '60'],
        ['safe.directory', '*'],
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: OURS.name,
        GIT_AUTHOR_EMAIL: OURS.email,
        GIT_COMMITTER_NAME: OURS.name,
        GIT_COMMITTER_EMAIL: OURS.email,
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function start(args, environment, { cwd, input, signal, env, withChildren }) {
    if (!external_node_worker_threads_.isMainThread)
        throw new Error('A side thread has no processes of its own: see lent-git.ts.');
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd,
        env: { ...environment, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own can be killed as a whole.
        ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
    });
    // git may exit before it has read everything; its exit code tells the story, not the pipe.
    child.stdin.on('error', () => { });
    child.stdin.end(input);
    return child;
}
/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;
async function* outputOf(...call) {
    const child = start(...call);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
    });
    const ended = new Promise((resolve, reject) => {
        const { signal } = call[2];
        child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
        child.on('close', (code) => resolve(code ?? 128));
    });
    // Whoever has read enough does not wait for it.
    ended.catch(() => { });
    try {
        yield* child.stdout;
        const code = await ended;
        if (code !== 0)
            throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
    }
    finally {
        child.kill('SIGKILL');
    }
}
function execute(args, environment, call) {
    const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const child = start(args, environment, call);
        const end = () => {
            if (!withChildren || !child.pid)
                return child.kill('SIGKILL');
            try {
                return process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // All of them have ended already.
                return false;
            }
        };
        if (withChildren)
            signal?.addEventListener('abort', end, { once: true });
        const stdout = [];
        const stderr = [];
        let printed = 0;
        child.stdout.on('data', (chunk) => {
            printed += chunk.length;
            if (printed > maxOutput)
                end();
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(notStarted(error));
        });
        child.on('close', (code, killed) => {
            signal?.removeEventListener('abort', end);
            if (signal?.aborted)
                return reject(stopReason(signal));
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
    });
}
function notStarted(error) {
    const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
    return new errors/* Unavailable */.$P(words, { cause: error });
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
async function prepareRepository(dir, { remote, filter }) {
    for (const folder of ['info', 'objects', 'refs']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(dir, folder), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'config'), promisorConfig(remote, filter));
}
function promisorConfig(remote, filter) {
    return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
// git over an unreliable network: what can be repeated is repeated.
const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
/** What this server and this git can never do together, however often they try. */
const IMPOSSIBLE = /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    return gitOf(git.stream, async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        const until = clock.now() + (patience?.limitMs ?? 0);
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!isTransient(result)) {
                if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
                    patience?.answered();
                return result;
            }
            const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
            if (isOver)
                patience?.gaveUp();
            if (!repeatable || isOver)
                return result;
            const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* backoff */.JN)(made - 1, pause, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path, clock = _runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await clock.sleep(Math.random() * LONGEST_PAUSE_MS);
    }
}
async function tryLock(path) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    try {
        const file = new DatabaseSync(path);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o600);
            file.exec('BEGIN EXCLUSIVE');
        }
        catch (error) {
            file.close();
            throw error;
        }
        return { release: () => file.close() };
    }
    catch (cause) {
        if (cause.errcode === SQLITE_BUSY)
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
}


/***/ }),

/***/ 66154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   n: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
// Nothing else in `src/` removes folders, and a test sees to it.


/** A file that may not be there. */
async function removeFile(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
}
/** A folder with all that is in it, or a file, or nothing. */
async function removeTree(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    await remove().catch(async (error) => {
        const isInTheWay = error.code === 'EACCES' || error.code === 'ENAMETOOLONG';
        if (!isInTheWay || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory())
            throw error;
        await flatten(path);
        await remove();
    });
}
/** Brings every folder to the top, opened and without folders in it, so that each can be named. */
async function flatten(dir) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(dir, 0o700);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'removed-'));
    const folders = [dir];
    let moved = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (!entry.isDirectory() || from === top)
                continue;
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, `${moved++}`);
            // The removal that gave up may still be at work on others.
            const isHere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(from, 0o700)
                .then(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to))
                .then(() => true, ifGone);
            if (isHere)
                folders.push(to);
        }
        // Most are empty now, and a million of them should not be there at the same time.
        if (folder !== dir)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => { });
    }
}
function ifGone(error) {
    if (error.code !== 'ENOENT')
        throw error;
    return false;
}


/***/ }),

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   QF: () => (/* binding */ steadily),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
// When to ask another machine again, and after how long: one policy for the service, GitHub, and the
// model. Pure: the sender obeys.
const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };
function nextAttempt(attempt, random) {
    const { failure, made, now } = attempt;
    if (!isTransient(failure))
        return { kind: 'final' };
    if (isAmbiguous(failure) && !attempt.repeatable)
        return { kind: 'unclear' };
    if (made >= (attempt.attempts ?? MAX_ATTEMPTS))
        return { kind: 'exhausted' };
    const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
    // On top of the requested delay, so that callers limited together do not return together.
    const delayMs = asked + backoff(made - 1, BACKOFF, random);
    return now + delayMs >= attempt.deadline ? { kind: 'exhausted' } : { kind: 'again', delayMs };
}
/** Whether the request may have taken effect although there was no usable response. */
function isAmbiguous(failure) {
    if (failure.kind === 'status')
        return failure.status === 408 || failure.status >= 500;
    return failure.kind === 'broken';
}
function isTransient(failure) {
    return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}
/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return undefined;
    if (/^\s*\d{1,9}\s*$/.test(header))
        return Number(header) * 1000;
    // A date contains letters; Date.parse alone would accept nearly any number as a year.
    const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Errors that come before the first byte of a request has left. */
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_PRX_TLS',
]);
/** Whether a request without an answer was sent. The error's code may be on a nested cause. */
function connectionFailure(error) {
    let at = error;
    for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
        if (NOT_SENT.has(String(at.code)))
            return { kind: 'refused' };
        at = at.cause;
    }
    return { kind: 'broken' };
}
/** The n-th pause, counted from 0: at most `base · 2ⁿ`. Chance spreads callers that failed together. */
function backoff(retry, { baseMs, capMs, spread = 1 }, random) {
    return Math.floor(Math.min(capMs, baseMs * 2 ** retry) * (1 - spread * (1 - random())));
}
/** Of one that waits for one thing, while no other client waits with it. */
const steadily = () => 1;


/***/ }),

/***/ 82860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   gh: () => (/* binding */ systemRuntime),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   oT: () => (/* binding */ clockProblem)
/* harmony export */ });
function systemRuntime(log) {
    return { clock: systemClock, random: Math.random, log };
}
const systemClock = {
    now: () => Date.now(),
    sleep(ms, signal) {
        return new Promise((resolve, reject) => {
            if (signal?.aborted)
                return reject(signal.reason);
            const onAbort = () => {
                clearTimeout(timer);
                reject(signal?.reason);
            };
            const timer = setTimeout(() => {
                signal?.removeEventListener('abort', onAbort);
                resolve();
            }, ms);
            signal?.addEventListener('abort', onAbort, { once: true });
        });
    },
};
/** What another clock may differ by: records of several machines are read together. */
const MAX_OFF_MS = 120_000;
/** What is wrong with our clock, as a sentence, if another one is so far ahead of it. */
function clockProblem(offMs, whose) {
    if (Math.abs(offMs) <= MAX_OFF_MS)
        return undefined;
    return `The clock of this machine is ${Math.round(Math.abs(offMs) / 1000)} s ${offMs > 0 ? 'behind' : 'ahead of'} ${whose}. Set it, and keep it right with a program such as chrony.`;
}
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}
function about(log, fields) {
    return log.with?.(fields) ?? log;
}


/***/ }),

/***/ 5642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ orNoDataDir),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iq: () => (/* binding */ openDataDir),
/* harmony export */   rR: () => (/* binding */ deleteDataDir),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60958);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20497);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66154);
// The folder of a server: one process at a time, and the repository that holds its state.







/** Git never sees what is in it: records, and the hashes of keys. */
async function makeDataDir(dir) {
    const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true, mode: 0o700 });
    // Any other folder that was there before may have files of someone else in it.
    if (made === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(dir) !== '.docket')
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, '.gitignore'), '*\n', { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
}
/** Without a trace in a folder that was not there before, if it fails. */
async function orNoDataDir(dir, start) {
    const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir);
    try {
        return await start();
    }
    catch (error) {
        if (isNew)
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir);
        throw error;
    }
}
async function openDataDir(dir, project, path) {
    const data = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    await makeDataDir(data);
    const lock = await lockFolder(data);
    try {
        await claim((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'project'), project);
        const state = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'state.git');
        await createState(state, path);
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'scratch');
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(scratch);
        return { path: data, state, scratch, release: lock.release };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
/** Two servers would each answer from their own memory of the same state. */
async function lockFolder(dir) {
    const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'folder.lock'));
    if (lock)
        return lock;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
}
async function deleteDataDir(dir) {
    const lock = await lockFolder(dir);
    await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir).finally(() => lock.release());
}
/** An id can contain what a file system does not take, or what it takes for another folder. */
function folderOf(dir, id) {
    const name = encodeURIComponent(id).replace(/[.*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'projects', name);
}
async function createState(dir, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'HEAD')))
        return;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__.createGit)({ path });
    await git.run(['init', '--quiet', '--bare', dir]);
    await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}
/** Jobs and views of one project must never be used by a server of another. */
async function claim(file, project) {
    const owner = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => undefined);
    if (owner === undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, project, { mode: 0o600 });
    else if (owner !== project) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`);
    }
}


/***/ })

};
