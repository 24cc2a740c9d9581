export const id = 7989;
export const ids = [7989,6618,1885];
export const modules = {

/***/ 66618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ insistOnDocs),
/* harmony export */   askedElsewhere: () => (/* binding */ askedElsewhere)
/* harmony export */ });
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20002);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// Jobs of one repository that are asked for in another: the documentation's own, seen from the threads
// of the code. Nothing that was not asked for there is touched from there.




/** `backend` is that of the documentation; the threads are in `repository`, which has this ID. */
function askedElsewhere(backend, { repository, id: repositoryId }, jobOfThread) {
    const { service, records, work } = backend;
    /** Commits and steps of two repositories can have the same name, and one can get another name. */
    const keyed = (key) => `${repositoryId} ${key}`;
    const asked = (request) => ({
        ...request,
        origin: { ...request.origin, repository },
    });
    const once = (options = {}) => ({
        ...options,
        ...(options.idempotencyKey !== undefined && { idempotencyKey: keyed(options.idempotencyKey) }),
    });
    const originsOf = async (id) => {
        const origins = await records.originsOf(id);
        return origins.filter((origin) => origin.repository === repository);
    };
    const insistOnOurs = async (id) => {
        if ((await originsOf(id)).length > 0)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${JSON.stringify(id.slice(0, 80))} of ${repository}.`);
    };
    const { control } = service;
    const ours = {
        ...service,
        createJob: (project, request, options) => service.createJob(project, asked(request), once(options)),
        async sendMessage(project, id, request, options) {
            await insistOnOurs(id);
            return service.sendMessage(project, id, asked(request), once(options));
        },
        ...(control && {
            control: {
                async cancel(project, id, options) {
                    await insistOnOurs(id);
                    return control.cancel(project, id, options);
                },
                async archive(project, id, options) {
                    await insistOnOurs(id);
                    return control.archive(project, id, options);
                },
            },
        }),
    };
    return {
        ...backend,
        service: ours,
        threads: {
            jobOfThread: (thread) => jobOfThread((0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .threadKey */ .GK)({ thread, repository })),
            // Its pull requests are in the other repository.
            ownerOf: async () => null,
        },
        ...(work && {
            work: { ...work, follow: (id, event, signal) => work.follow(id, keyed(event), signal) },
        }),
        records: {
            ...records,
            jobOfKey: (key) => records.jobOfKey(keyed(key)),
            promptOf: (id, event) => records.promptOf(id, keyed(event)),
            endsOf: async (id) => (await records.endsOf(id, repository)).map((end) => ({
                ...end,
                isOf: (event) => end.isOf(keyed(event)),
            })),
            promptToRepeat: (id, event) => records.promptToRepeat(id, keyed(event)),
            originsOf,
            // Whoever looks after the documentation does that.
            unarchived: async () => [],
            retire: async () => [],
        },
    };
}
/** Can the documentation of `from` be used there, and may it? Rejects with what to do. */
async function insistOnDocs(name, docs, from) {
    const found = await docs.repository();
    // A name that is given up can come to belong to someone else.
    if (!(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(found.fullName, name)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is called ${found.fullName} now. Change \`docs-repository\` to that.`);
    }
    if (found.archived && from.writes) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is archived, so nothing can be written there. Unarchive it, or change \`docs-repository\`.`);
    }
    const isPrivate = (await from.host.repository()).private;
    if (isPrivate && !found.private && from.writes && !(0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(from.config, name, 'publish')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${from.repository} is private and ${name} is public, where everyone can read the requests, the names of branches, and what the agent writes about the code. If that is intended, set \`trusted-repositories: { ${name}: [publish] }\` in \`.github/docket.yml\` of ${from.repository}.`);
    }
    const isOpen = !isPrivate && found.private;
    if (isOpen && !(0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(await from.docsConfig(), from.repository, 'publish')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is private and ${from.repository} is public, where everyone can read summaries and findings about pages that they cannot see. If that is intended, add \`publish\` to what \`trusted-repositories\` grants ${from.repository} in \`.github/docket.yml\` of ${name}.`);
    }
    return found;
}


/***/ }),

/***/ 13768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ recordedBackend)
/* harmony export */ });
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91622);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79109);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20002);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23524);
/* harmony import */ var _jobs_undo_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45931);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42205);
/* harmony import */ var _upkeep_archive_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56789);









/**
 * Jobs whose records this process reads itself. `confirm` rejects with WorkFailed when a request
 * may not be repeated now.
 */
function recordedBackend(projectId, jobs, config, confirm) {
    return {
        service: jobs.service,
        projectId,
        threads: threadsOf(projectId, jobs),
        repeatable: true,
        readsThreads: true,
        records: recordsOf(projectId, jobs, config, confirm),
    };
}
function threadsOf(projectId, { engine, store }) {
    return {
        jobOfThread: (thread) => engine.jobOfThread(projectId, String(thread)),
        async ownerOf({ number, headRef }) {
            const id = (0,_upkeep_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOfBranch */ .P)(headRef);
            const job = id === undefined || !(0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobId */ .dW)(id) ? null : await store.get(id);
            // Anyone with push access can give a branch any name; the record says which one is the job's.
            const { branch, pull } = job?.work ?? {};
            const own = job?.projectId === projectId && branch === headRef && pull?.number === number;
            if (!own)
                return null;
            const { turns, status } = job;
            const attempts = (0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_3__/* .checkAttempts */ .tA)(job);
            return { id: job.id, archived: status === 'archived', requests: turns.length, attempts };
        },
    };
}
function recordsOf(projectId, { engine, store }, config, confirm) {
    return {
        async jobOfKey(key) {
            const job = await store.get((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .jobId */ .Db)(projectId, key));
            if (job === null)
                return null;
            const { id, status, updatedAt, archivedAt, work } = job;
            const pull = work?.pull?.number;
            const { askedAt } = job.turns[0]?.origin ?? {};
            return {
                ...{ id, status, endedAt: archivedAt ?? updatedAt },
                ...(pull !== undefined && { pull }),
                ...(askedAt !== undefined && { askedAt }),
            };
        },
        async pullOf(id) {
            const { work, acceptance } = await engine.get(projectId, id);
            const known = acceptance?.pull === work?.pull?.number ? acceptance : undefined;
            return { head: work?.head ?? null, ...(known && { acceptance: known }) };
        },
        ...(store.records && {
            accepted: () => (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_4__/* .listRecords */ .VI)(store).accepted(projectId),
        }),
        noteAcceptance: (id, seen) => store.updateShared(id, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .noteOutcome */ .vY)(id, projectId, seen)),
        async requestOf(id) {
            const job = await store.get(id);
            return job?.projectId === projectId ? job.turns[0]?.prompt : undefined;
        },
        async promptOf(id, event) {
            const job = await store.get(id);
            return job?.projectId === projectId ? (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event)?.prompt : undefined;
        },
        async endsOf(id, repository) {
            const job = await store.get(id);
            if (job?.projectId !== projectId)
                return [];
            const asked = job.turns.filter(({ origin }) => origin?.repository === repository);
            return asked.map((turn) => ({
                origin: turn.origin ?? {},
                job: (0,_jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__/* .agentJobOf */ .a)(job, turn),
                isOf: (event) => (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event) === turn,
            }));
        },
        async promptToRepeat(id, event) {
            const job = await engine.get(projectId, id);
            const turn = (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event) ?? job.turns.at(-1);
            if (turn)
                await confirm(job, job.turns.indexOf(turn));
            return turn?.prompt;
        },
        async canUndo(id) {
            return (0,_jobs_undo_js__WEBPACK_IMPORTED_MODULE_5__/* .lastChange */ .$r)((await engine.get(projectId, id)).turns) >= 0;
        },
        async canRedo(id) {
            return (0,_jobs_undo_js__WEBPACK_IMPORTED_MODULE_5__/* .lastUndo */ .hR)((await engine.get(projectId, id)).turns) >= 0;
        },
        unarchived: () => store.list(),
        async endedSince(time) {
            const ended = [];
            for (const id of await store.list()) {
                const job = await store.get(id).catch((error) => {
                    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CorruptState */ .nK)
                        return null;
                    throw error;
                });
                const isOurs = job?.projectId === projectId && job.status !== 'active';
                if (isOurs && job.updatedAt >= time)
                    ended.push(id);
            }
            return ended;
        },
        async retire() {
            const days = config.retention['delete-after'];
            if (days !== undefined)
                await engine.deleteArchived(days * _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO);
            return engine.applyRetention(config.jobs['retention-days'] * _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO);
        },
        async originsOf(id) {
            const { turns } = await engine.get(projectId, id);
            return turns.flatMap(({ origin }) => origin ?? []);
        },
    };
}


/***/ }),

/***/ 72764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GO: () => (/* binding */ commandsIn),
  $$: () => (/* binding */ createInstallation),
  $t: () => (/* binding */ deliveryTasks),
  A_: () => (/* binding */ receiveHooks),
  CG: () => (/* binding */ workHooks)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./.build/program/src/bot/bot-context.js
var bot_context = __webpack_require__(64561);
// EXTERNAL MODULE: ./.build/program/src/bot/commands/confirm.js
var commands_confirm = __webpack_require__(87677);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/bot/deliveries/ask-again.js
// GitHub never repeats a delivery by itself. Whoever runs the App has to look for those that failed,
// and ask for them again: after a restart, a full disk, or a database that was away.


const MOST_ATTEMPTS = 6;
/** Pages per look: an App may ask 5,000 times an hour in all, and looks 12 times. */
const MOST_PAGES = 20;
const AT_ONCE = 100;
/** An attempt is listed when it is over, which may be after later ones. */
const OVERLAP_MS = 2 * days/* MINUTE_MS */.kg;
/** Whether it is time to repeat it: at once, then later each time, and not forever. */
function isDue({ at, attempts, asked }, now) {
    if (asked || attempts >= MOST_ATTEMPTS)
        return false;
    return now - at >= (2 ** (attempts - 1) - 1) * days/* MINUTE_MS */.kg;
}
/** The pass after a page of it. */
function afterPage(pass, { attempts, older }, now) {
    const newest = Math.max(pass.newest, attempts[0]?.at ?? 0);
    const last = attempts.at(-1)?.at ?? 0;
    const isOver = older === undefined || last < oldest(pass, now);
    return isOver
        ? { cursor: null, newest: 0, until: Math.max(newest, pass.until) }
        : { cursor: older, newest, until: pass.until };
}
const oldest = ({ until }, now) => Math.max(until - OVERLAP_MS, now - days/* DAY_MS */.sO);
async function askAgain(deliverer, failed, { clock, log }) {
    const now = clock.now();
    await failed.purge(now - days/* DAY_MS */.sO);
    let pass = await failed.pass();
    for (let page = 0; page < MOST_PAGES; page += 1) {
        const read = await deliverer.attempts(pass.cursor ?? undefined).catch((error) => {
            // GitHub has forgotten where it was. What is left of this pass is seen in the next one.
            if (pass.cursor !== null && error instanceof errors/* InvalidRequest */.zh)
                return undefined;
            throw error;
        });
        const from = oldest(pass, now);
        pass = read ? afterPage(pass, read, now) : { ...pass, cursor: null };
        await failed.note(read?.attempts.filter(({ at }) => at >= from) ?? [], pass);
        if (pass.cursor === null)
            break;
    }
    const due = (await failed.list()).filter((one) => isDue(one, now)).slice(0, AT_ONCE);
    for (const { guid, attempt } of due) {
        await deliverer.redeliver(attempt).catch((error) => {
            // As after another App took the place of this one.
            if (!(error instanceof errors/* NotFound */.Mk))
                throw error;
        });
        await failed.asked(guid);
    }
    if (due.length > 0)
        log.info(`Asked GitHub for ${due.length} deliveries again.`);
}

// EXTERNAL MODULE: ./.build/program/src/bot/deliveries/delivered.js
var deliveries_delivered = __webpack_require__(33499);
// EXTERNAL MODULE: ./.build/program/src/bot/deliveries/work-hook.js
var work_hook = __webpack_require__(91136);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/asked-elsewhere.js
var asked_elsewhere = __webpack_require__(66618);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/thread-records.js
var thread_records = __webpack_require__(13768);
// EXTERNAL MODULE: ./.build/program/src/bot/thread-host.js
var thread_host = __webpack_require__(60219);
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config_config = __webpack_require__(43090);
// EXTERNAL MODULE: ./.build/program/src/github/app.js
var github_app = __webpack_require__(47037);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/github/drift.js
var github_drift = __webpack_require__(44045);
// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var github_thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var secrets = __webpack_require__(29419);
// EXTERNAL MODULE: ./.build/program/src/postgres/app-projects.js
var app_projects = __webpack_require__(23224);
// EXTERNAL MODULE: ./.build/program/src/postgres/connected.js
var connected = __webpack_require__(43001);
// EXTERNAL MODULE: ./.build/program/src/postgres/deliveries.js
var postgres_deliveries = __webpack_require__(26872);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
;// CONCATENATED MODULE: ./.build/program/src/postgres/failed-deliveries.js
// The deliveries that failed, and how far the list of GitHub was read: whichever worker looks next goes
// on where the last one stopped.


const START = { cursor: null, newest: 0, until: 0 };
function createFailedDeliveries(database) {
    return {
        async pass() {
            const row = await database.read((db) => db.selectFrom('attempts_pass').select('pass').executeTakeFirst());
            return row?.pass ?? START;
        },
        note: (attempts, pass) => database.transaction(async (tx) => {
            const arrived = attempts.filter(({ ok }) => ok).map(({ guid }) => guid);
            const failed = lastFailures(attempts, new Set(arrived));
            if (arrived.length > 0) {
                await tx.deleteFrom('failed_delivery').where('guid', 'in', arrived).execute();
            }
            for (const { guid, id, at } of failed) {
                await (0,sql/* sql */.l) `
            insert into docket.failed_delivery as known values (${guid}, ${id}, ${(0,runtime/* isoTime */.Ly)(at)}, 1, false)
            on conflict (guid) do update set attempt = excluded.attempt, at = excluded.at,
              attempts = known.attempts + 1, asked = false
            where known.attempt < excluded.attempt`.execute(tx);
            }
            const text = JSON.stringify(pass);
            await tx
                .insertInto('attempts_pass')
                .values({ one: true, pass: text })
                .onConflict((conflict) => conflict.column('one').doUpdateSet({ pass: text }))
                .execute();
        }),
        async list() {
            const rows = await database.read((db) => db.selectFrom('failed_delivery').selectAll().orderBy('at').execute());
            return rows.map(({ attempt, at, ...row }) => ({
                ...row,
                attempt: Number(attempt),
                at: at.getTime(),
            }));
        },
        async asked(guid) {
            await database.transaction((tx) => tx.updateTable('failed_delivery').set({ asked: true }).where('guid', '=', guid).execute());
        },
        async purge(before) {
            await database.transaction((tx) => tx
                .deleteFrom('failed_delivery')
                .where('at', '<', (0,sql/* sql */.l) `${(0,runtime/* isoTime */.Ly)(before)}`)
                .execute());
        },
    };
}
/** The last failure of each delivery that has not arrived. */
function lastFailures(attempts, arrived) {
    const byGuid = new Map();
    for (const one of attempts.toSorted((a, b) => a.id - b.id)) {
        if (!arrived.has(one.guid))
            byGuid.set(one.guid, one);
    }
    return [...byGuid.values()];
}

// EXTERNAL MODULE: ./.build/program/src/postgres/presence.js
var presence = __webpack_require__(1885);
// EXTERNAL MODULE: ./.build/program/src/postgres/queue.js
var postgres_queue = __webpack_require__(63685);
// EXTERNAL MODULE: ./.build/program/src/postgres/settings-files.js
var settings_files = __webpack_require__(41627);
// EXTERNAL MODULE: ./.build/program/src/postgres/turn-order.js
var turn_order = __webpack_require__(25066);
// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var shared_waiting = __webpack_require__(12099);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/app.js
var serve_app = __webpack_require__(52294);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-settings.js
var project_settings = __webpack_require__(39864);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/hooks.js
// The deliveries of a GitHub App: accepted by servers, worked on by workers.






























/** Undefined where there is no App. */
function receiveHooks({ app, database, queue, }, env, { clock, signal }) {
    if (!app)
        return undefined;
    const deliveries = (0,postgres_deliveries/* createDeliveries */.t)(database, queue.hooks, clock);
    let isRefusing = false;
    /** What was refused is asked for again as soon as the database is back. */
    async function askLater() {
        if (isRefusing)
            return;
        isRefusing = true;
        while (isRefusing) {
            await clock.sleep(BACK_MS, signal);
            isRefusing = false;
            // A key of its own: what is scheduled may be waiting for its next attempt.
            const ask = { task: REDELIVERY };
            await queue.housekeeping.send(ask, `${REDELIVERY} now`).catch(() => {
                isRefusing = true;
            });
        }
    }
    return {
        secrets: (0,serve_app/* webhookSecrets */.d)(env, app.webhookSecret),
        async accept({ guid, digest, event, payload }) {
            const delivered = (0,deliveries_delivered.readDelivery)(event, payload);
            if (delivered.kind === 'ignored')
                return 'ignored';
            const kept = { guid, digest, event, payload: delivered.payload };
            const tenant = (0,turn_order/* tenantOfInstallation */.uc)(delivered.payload.installation.id);
            try {
                return (await deliveries.accept(kept, delivered.key, tenant)) ? 'accepted' : 'known';
            }
            catch (error) {
                if (error instanceof errors/* StoreUnavailable */.us)
                    void askLater().catch(() => { });
                throw error;
            }
        },
    };
}
const REDELIVERY = 'redelivery';
/** How often a server looks whether a database that was away is back. */
const BACK_MS = 5_000;
async function workHooks(shared, { env, log, telemetry, worked, failed, }) {
    const { app, database, queue } = shared;
    if (!app)
        return;
    const deliveries = (0,postgres_deliveries/* createDeliveries */.t)(database, queue.hooks, runtime/* systemClock */.ml);
    const projects = (0,app_projects/* createAppProjects */.ok)(database, queue, { clock: runtime/* systemClock */.ml, log });
    const opened = { shared, app, env, log };
    const reached = (place, attempt) => ({
        ...{ ...opened, ...reachPlace(place, opened), checks: attempt.checks },
    });
    const deps = {
        projects: {
            ofRepository: projects.ofRepository,
            sync: async (id, part) => projects.sync(id, await app.installation(id, part), part),
        },
        deliveries,
        settingsChanged: (repository) => (0,project_settings/* noteChangedSettings */.Kb)(repository, (0,settings_files/* createSettingsFiles */.Z)(database, runtime/* systemClock */.ml)),
        commands: ({ id }) => commandsIn(id, shared),
        bot: (place, attempt) => openAppBotContext(place, attempt, opened),
        teller: (place, job) => openTeller(place, () => deliveries.projectOf(job), opened),
        list: {
            async keep(place, bot, attempt) {
                if ((await bot.settings()).listIssue === undefined)
                    return;
                const { keepHostedList } = await Promise.all(/* import() */[__webpack_require__.e(4375), __webpack_require__.e(1387), __webpack_require__.e(3893)]).then(__webpack_require__.bind(__webpack_require__, 3893));
                await keepHostedList(place, bot, reached(place, attempt));
            },
            async start(ticked, place, bot, attempt) {
                const { startHostedTick } = await Promise.all(/* import() */[__webpack_require__.e(4375), __webpack_require__.e(1387), __webpack_require__.e(3893)]).then(__webpack_require__.bind(__webpack_require__, 3893));
                return startHostedTick(ticked, place, bot, reached(place, attempt));
            },
        },
        checkLater: ({ guid, event, payload }) => sendCheck(guid, (0,deliveries_delivered.readDelivery)(event, payload)),
        ...(telemetry && {
            worked: ({ receivedAt }) => telemetry.delivery({ receivedAt, endedAt: runtime/* systemClock */.ml.now() }),
        }),
        log,
    };
    async function sendCheck(delivery, delivered) {
        if (delivered.kind === 'ignored')
            return;
        const { key, payload } = delivered;
        const tenant = (0,turn_order/* tenantOfInstallation */.uc)(payload.installation.id);
        await database.transaction((tx) => queue.checks.send({ delivery }, key, tx, tenant));
    }
    const onTicket = (checks) => async (ticket) => {
        const { data } = ticket;
        const again = ticket.again || checks;
        try {
            if ('job' in data)
                await (0,work_hook/* tellJobEnd */.cQ)(data.job, deps);
            else
                await (0,work_hook/* workDelivery */.SQ)(data.delivery, { again, checks }, deps);
            await deliveries.answered(data);
            worked();
        }
        catch (error) {
            const [kept] = await ('job' in data
                ? deliveries.waitingFor(data.job)
                : deliveries.find(data.delivery).then((found) => (found ? [found] : [])));
            const how = { now: runtime/* systemClock */.ml.now(), random: Math.random };
            // Another worker may be able to do it.
            if (error instanceof errors/* WorkerFault */.t)
                await failed(error);
            const waiting = kept && (0,shared_waiting/* waitFor */.fm)((0,work_hook/* passing */.qO)(error), kept.waiting, how);
            // A database that is away is waited for by the queue.
            if (!waiting || error instanceof errors/* StoreUnavailable */.us)
                throw error;
            await deliveries.postpone(ticket, waiting);
            const { attempts, nextAttempt, reason } = waiting;
            const words = `${nameOf(data)} waits until ${nextAttempt} (attempt ${attempts}): ${reason}`;
            (0,runtime/* about */.Cv)(log, { delivery: kept.guid }).warn(words);
        }
    };
    // None of them waits for a job, or takes the time of a documentation check.
    await queue.hooks.work(postgres_queue/* SLOTS */._f.hooks, onTicket(false));
    await queue.checks.work(postgres_queue/* SLOTS */._f.checks, onTicket(true));
    for (const tickets of [queue.hooks, queue.checks])
        await tickets.workDead(onDead);
    void warnWithoutPush(app, log);
    async function onDead({ data, reason, remove }) {
        const name = nameOf(data);
        if (!(await deliveries.bury(data, reason, remove))) {
            log.warn(`${name} could not be told yet: ${reason} It is tried again for a day.`);
            return;
        }
        log.error(`${name} could not be worked on, and is not tried again: ${reason} List such deliveries with docket admin deliveries --dead, and add --replay to try them again.`);
    }
}
const nameOf = (data) => 'job' in data ? `The end of job ${data.job}` : `Delivery ${data.delivery}`;
async function warnWithoutPush(app, log) {
    try {
        if ((await app.events()).includes('push'))
            return;
        log.warn('The GitHub App is not subscribed to `push`, so changed settings of repositories take effect after up to 6 hours. Subscribe to it in the settings of the App.');
    }
    catch (error) {
        log.warn(`GitHub did not say what the App is subscribed to: ${(0,errors/* sentence */.em)(error)}`);
    }
}
async function commandsIn(project, shared) {
    try {
        const { config } = await shared.settings(project);
        return (0,work_hook/* commandsOf */.Kf)(config ?? config_config.DEFAULT_CONFIG);
    }
    catch (error) {
        // Whoever may give commands is told on the thread what is wrong with the settings.
        if (error instanceof errors/* InvalidRequest */.zh)
            return (0,work_hook/* commandsOf */.Kf)(config_config.DEFAULT_CONFIG);
        throw error;
    }
}
/** Asks again for what could not be delivered: one worker for all. */
function deliveryTasks({ app, database, }, deps) {
    if (!app)
        return {};
    const failed = createFailedDeliveries(database);
    return { [REDELIVERY]: { cron: '*/5 * * * *', run: () => askAgain(app, failed, deps) } };
}
// The bot that works on deliveries.
/** Jobs have time limits of their own, and nobody waits here for one. */
const TIMEOUT_MINUTES = 7_200;
/** The repository that a delivery is about, as the App reaches it. */
function reachPlace({ project, repository }, { shared, app, env, log }) {
    const place = { installation: project.installation, repository: repository.id };
    const token = app.tokensOf(place);
    const use = shared.meter.use('commands', (0,github_app/* limitOf */.LF)(project.installation));
    const settings = (0,github_settings.githubSettings)(env, { repository: project.repo, token, log, use });
    return {
        settings,
        github: (0,client.createGithub)(settings),
        secrets: (0,secrets/* together */.bs)((0,secrets/* secretValues */.VX)(env), app.secretsOf(place)),
        findDocs: async () => shared.docsOf(project, (await shared.settings(project.id)).config),
    };
}
function openAppBotContext(hookPlace, attempt, opened) {
    const { project, commands } = hookPlace;
    const { word, permission, allowedBots } = commands;
    const { again, checks, receivedAt, waits } = attempt;
    const { shared, env, log } = opened;
    const { settings, github, secrets, findDocs } = reachPlace(hookPlace, opened);
    const open = () => shared.open(project.id);
    const insistOn = async ({ id, pages }, writes) => {
        const docsConfig = async () => (await shared.settings(id)).config ?? config_config.DEFAULT_CONFIG;
        await (0,asked_elsewhere/* insistOnDocs */.Z)(pages.repository, (0,github_thread_host.createThreadHost)(pages.github), {
            ...{ repository: project.repo, host, config: (await open()).config, docsConfig, writes },
        });
    };
    const drift = async (pull, headSha) => {
        if (!checks)
            throw new thread_host/* CheckLater */.Lc();
        const docs = await findDocs();
        if (docs)
            await insistOn(docs, false);
        const { config, tools } = await open();
        return (0,github_drift.findPullDrift)(pull, headSha, {
            ...{ github, path: env.PATH ?? '', scratch: (0,external_node_os_.tmpdir)(), place: (0,github_settings.gitPlace)(settings, env) },
            rules: (0,config_config.driftRules)(config, tools.docsPaths ?? change/* DEFAULT_DOCS_PATHS */.bK),
            docs: docs?.pages,
        });
    };
    const host = (0,bot_context/* redacting */.qG)({ ...(0,github_thread_host.createThreadHost)(github), drift }, secrets);
    return (0,bot_context/* buildBotContext */.rm)({
        host,
        async backend() {
            const docs = await findDocs();
            if (docs)
                await insistOn(docs, true);
            const from = docs && project.repo;
            return openBackend(docs?.id ?? project.id, hookPlace, shared, ({ turns }, index) => (0,commands_confirm/* confirmRequester */.Li)(turns[index]?.origin, { host, permission, allowedBots, from }));
        },
        repository: project.repo,
        markerKey: undefined,
        style: { word },
        log,
        signal: new AbortController().signal,
        dryRun: false,
        wait: false,
        timeoutMinutes: TIMEOUT_MINUTES,
        startedAt: receivedAt,
        permission,
        rerun: again,
        waits,
        remember: () => { },
    }, async () => (await open()).config);
}
/** Tells ends in any project that a place has asked, whatever its settings say by now. */
function openTeller(place, projectOf, opened) {
    const receivedAt = runtime/* systemClock */.ml.now();
    const attempt = { again: true, checks: false, receivedAt, waits: () => true };
    return {
        ...openAppBotContext(place, attempt, opened),
        async backend() {
            const id = (await projectOf()) ?? place.project.id;
            return openBackend(id, place, opened.shared, async () => { });
        },
    };
}
/** The jobs of a project, as the threads of this place see them. */
async function openBackend(id, { project, repository }, shared, confirm) {
    const jobs = await shared.open(id);
    const backend = (0,thread_records/* recordedBackend */.$)(id, jobs, jobs.config, confirm);
    if (id === project.id)
        return backend;
    const asked = { repository: project.repo, id: String(repository.id) };
    return (0,asked_elsewhere.askedElsewhere)(backend, asked, (key) => jobs.engine.jobOfThread(id, key));
}
// What the dashboard shows of the App and of the workers.
const MOST_SHOWN = 20;
function createInstallation({ app, database, }) {
    const failed = createFailedDeliveries(database);
    const health = async (id) => {
        const { deliveries, deadDeliveries } = await (0,postgres_deliveries/* countWaiting */.hV)(database);
        return {
            id,
            lastDelivery: await (0,connected/* lastDelivery */.NI)(database),
            failed: (await failed.list()).map(({ guid, at }) => ({ guid, at: (0,runtime/* isoTime */.Ly)(at) })),
            waiting: await (0,postgres_deliveries/* listWaiting */.Ki)(database, { dead: false, limit: MOST_SHOWN }),
            waitingCount: deliveries.count,
            dead: await (0,postgres_deliveries/* listWaiting */.Ki)(database, { dead: true, limit: MOST_SHOWN }),
            deadCount: deadDeliveries,
        };
    };
    return async () => ({
        workers: await (0,presence.listWorkers)(database),
        app: app && (await health(app.id)),
    });
}


/***/ }),

/***/ 17989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveShared: () => (/* binding */ serveShared)
});

// EXTERNAL MODULE: ./.build/program/src/config/tenants.js
var tenants = __webpack_require__(37514);
// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
// EXTERNAL MODULE: ./.build/program/src/postgres/audit.js
var audit = __webpack_require__(31685);
// EXTERNAL MODULE: ./.build/program/src/postgres/errors.js
var errors = __webpack_require__(17375);
// EXTERNAL MODULE: ./.build/program/src/postgres/job-counts.js
var job_counts = __webpack_require__(17630);
// EXTERNAL MODULE: ./.build/program/src/postgres/keys.js
var postgres_keys = __webpack_require__(84928);
// EXTERNAL MODULE: ./.build/program/src/postgres/projects.js + 1 modules
var postgres_projects = __webpack_require__(52109);
// EXTERNAL MODULE: ./.build/program/src/postgres/reach.js
var reach = __webpack_require__(63037);
// EXTERNAL MODULE: ./.build/program/src/postgres/sessions.js
var sessions = __webpack_require__(26237);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/open-dashboard.js
var open_dashboard = __webpack_require__(59818);
// EXTERNAL MODULE: ./.build/program/src/service/embedded-service.js
var embedded_service = __webpack_require__(22938);
// EXTERNAL MODULE: ./.build/program/src/service/projects/on-demand.js
var on_demand = __webpack_require__(41112);
// EXTERNAL MODULE: ./.build/program/src/service/server/open-server.js + 1 modules
var open_server = __webpack_require__(71908);
// EXTERNAL MODULE: ./.build/program/src/service/telemetry/open-telemetry.js
var open_telemetry = __webpack_require__(20023);
// EXTERNAL MODULE: ./.build/program/src/shared/remembered.js
var remembered = __webpack_require__(61812);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/hooks.js + 2 modules
var hooks = __webpack_require__(72764);
// EXTERNAL MODULE: ./.build/program/src/bot/thread-host.js
var thread_host = __webpack_require__(60219);
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config = __webpack_require__(43090);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/github/app.js
var github_app = __webpack_require__(47037);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var shared_errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/github/oauth.js
// Who someone is on GitHub, and which repositories of the App they can read or change. The person's
// token serves for that only: it is never stored, and given back at once.


const PATIENCE_MS = 10_000;
function createOauth(settings) {
    const { clientId, serverUrl } = settings;
    return {
        /** Where the browser goes to sign in. */
        authorizeUrl(asked) {
            const url = new URL(`${serverUrl}/login/oauth/authorize`);
            url.search = new URLSearchParams({
                client_id: clientId,
                redirect_uri: asked.redirectUri,
                state: asked.state,
                code_challenge: asked.challenge,
                code_challenge_method: 'S256',
            }).toString();
            return url.href;
        },
        async person(proof) {
            const token = await exchange(settings, proof);
            try {
                return await personOf(settings, token);
            }
            catch (error) {
                if (error instanceof shared_errors/* DocketError */.jq)
                    throw error;
                throw new shared_errors/* Unavailable */.$P('GitHub did not say what you can read. Sign in again.', {
                    cause: error,
                });
            }
            finally {
                // It expires by itself, too.
                void giveBack(settings, token).catch(() => settings.log.debug('A token could not be given back.'));
            }
        },
    };
}
async function exchange({ clientId, clientSecret, serverUrl, fetch: ask = fetch }, { code, verifier, redirectUri }) {
    const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
    });
    const answer = await ask(`${serverUrl}/login/oauth/access_token`, {
        method: 'POST',
        headers: {
            Accept: 'application/json',
            'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: body.toString(),
        signal: AbortSignal.timeout(PATIENCE_MS),
    })
        .then((response) => response.json())
        .catch((cause) => {
        throw new shared_errors/* Unavailable */.$P('GitHub did not answer. Sign in again in a moment.', { cause });
    });
    // GitHub answers 200 to a wrong code, too.
    const token = answer?.access_token;
    if (typeof token === 'string' && token !== '')
        return token;
    if (answer?.error === 'bad_verification_code') {
        throw new shared_errors/* Forbidden */.cw('This sign-in has been used, or it is too old. Start again.');
    }
    throw new shared_errors/* Unavailable */.$P('GitHub refused the sign-in. Check CLIENT_ID, CLIENT_SECRET, and the callback URL of the GitHub App.');
}
async function personOf(settings, token) {
    const { rest, paginate } = (0,client.createGithub)({ ...settings, token, repository: '/' });
    const { data } = await rest.users.getAuthenticated();
    const installations = await paginate(rest.apps.listInstallationsForAuthenticatedUser, {
        per_page: 100,
    });
    const active = installations.filter(({ suspended_at: suspended }) => !suspended);
    const found = [];
    for (const { id: installation_id } of active) {
        const list = await paginate(rest.apps.listInstallationReposForAuthenticatedUser, {
            installation_id,
            per_page: 100,
        });
        for (const { id, full_name: fullName, permissions } of list) {
            // Whatever GitHub does not say is no right.
            if (permissions?.pull)
                found.push({ id, fullName, write: permissions.push === true });
        }
    }
    return { login: data.login, repositories: found };
}
async function giveBack({ clientId, clientSecret, apiUrl, fetch: ask = fetch }, token) {
    const password = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    await ask(`${apiUrl}/applications/${encodeURIComponent(clientId)}/token`, {
        method: 'DELETE',
        headers: {
            Accept: 'application/vnd.github+json',
            Authorization: `Basic ${password}`,
            'Content-Type': 'application/json',
        },
        body: JSON.stringify({ access_token: token }),
        signal: AbortSignal.timeout(PATIENCE_MS),
    });
}

// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var github_thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/code-host.js
var code_host = __webpack_require__(89707);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/oauth.js
// Signing in to the dashboard with the GitHub App.











/** Undefined where CLIENT_ID is not set: the server then prints a link. */
function openOauth(env, projects, log) {
    const clientId = env.CLIENT_ID?.trim();
    const clientSecret = env.CLIENT_SECRET?.trim();
    if (!clientId)
        return undefined;
    if (!clientSecret) {
        throw new shared_errors/* SetupError */.w3('CLIENT_ID is set, but not CLIENT_SECRET. Generate a client secret in the settings of the GitHub App.');
    }
    const oauth = createOauth((0,github_settings.githubSettings)(env, { clientId, clientSecret, log }));
    return {
        authorizeUrl: oauth.authorizeUrl,
        async person(proof) {
            const person = await oauth.person(proof);
            for (const project of await projects.list())
                await recordIfNamed(project, person);
            return { login: person.login, grants: grantsOf(person, await projects.list()) };
        },
    };
    /** Whoever signs in does not decide what a name means: the operator's own token does. */
    async function recordIfNamed(project, { repositories }) {
        const { app, repo, repositoryId } = project;
        const token = env.GITHUB_TOKEN;
        const isNamed = repositories.some((one) => (0,values/* isSameRepository */.ve)(one.fullName, repo));
        if (app || repositoryId !== undefined || !isNamed || !token)
            return;
        const { record } = projects;
        await (0,code_host/* sameRepositoryToken */.g5)(project, { token, env, log, record })
            .get()
            .catch((error) => log.warn(`Project ${project.id} stays closed: ${(0,shared_errors/* sentence */.em)(error)}`));
    }
}
/**
 * Asks GitHub now, with the operator's or the App's token. `permission`: what the settings of the project
 * require for commands.
 */
function commandPermission({ env, log, app, meter, projects, settings, }) {
    return async (id, login) => {
        const project = await projects.find(id);
        if (!project)
            throw (0,projects_project/* unknownProject */.Sx)(id);
        const { repo } = project;
        const { permission } = ((await settings(id)).config ?? config.DEFAULT_CONFIG).command;
        const own = env.GITHUB_TOKEN;
        const { record } = projects;
        const token = project.app
            ? app?.tokensOf(project.app)
            : own && (0,code_host/* sameRepositoryToken */.g5)(project, { token: own, env, log, record, meter });
        if (!token)
            throw new shared_errors/* Unavailable */.$P(`This server has no token for ${repo}. Tell its operator.`);
        const limit = project.app ? (0,github_app/* limitOf */.LF)(project.app.installation) : 'token';
        const use = meter.use('sign-in', limit);
        const github = (0,client.createGithub)((0,github_settings.githubSettings)(env, { repository: repo, token, log, use }));
        const granted = await (0,github_thread_host.permissionOf)(github, login);
        if ((0,thread_host/* permits */.V1)(granted, permission))
            return;
        throw new shared_errors/* Forbidden */.cw(`You need ${permission} permission in ${repo} for this, like for commands there, and you do not have it now (${granted.problem ?? granted.level}).`);
    };
}
/** By the repository's ID, because a name can come to mean another one. */
function grantsOf({ repositories }, projects) {
    const granted = projects.flatMap(({ id, repositoryId, app }) => {
        const found = repositories.find((one) => one.id === (app?.repository ?? repositoryId));
        return found ? [[id, found.write ? 'write' : 'read']] : [];
    });
    return Object.fromEntries(granted);
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/options.js
var options = __webpack_require__(83135);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/shared.js + 2 modules
var serve_shared = __webpack_require__(5994);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/serve-shared.js
// `docket serve --database`: every project of the database over HTTP. `docket work` runs the jobs.




















/** A project that was added is shown after at most this long. */
const FRESH_MS = 1_000;
async function serveShared(address, terminal, env) {
    const { database: url, isolation } = address;
    const limits = (0,tenants/* parseLimits */.kd)(address.limits);
    const lines = (0,open_server/* openLines */.es)(terminal, env);
    // Before anything is opened that would have to be closed.
    const ofEnvironment = openOauth(env, { list: () => projects.list(), record: (...asked) => projects.record(...asked) }, lines.log);
    const telemetry = await (0,open_telemetry/* openTelemetry */.G)({
        env,
        log: lines.log,
        jobCounts: () => (0,job_counts/* readJobCounts */.W)(shared.database),
        githubLeft: () => shared.meter.leastLeft(),
    });
    const shared = await (0,serve_shared/* openShared */.a)({
        ...{ url, env, isolation, limits, log: lines.log },
        githubRequest: telemetry.telemetry?.githubRequest,
    });
    const projects = (0,postgres_projects/* createPostgresProjects */.O)(shared.database);
    try {
        return await serveOpened({ shared, projects, telemetry, lines, ofEnvironment }, address, terminal, env);
    }
    catch (error) {
        // A server that does not start must not keep running.
        await shared.close();
        throw (0,errors/* databaseError */.K)(error);
    }
}
async function serveOpened({ shared, projects, telemetry, lines, ofEnvironment }, { port, host, publicUrl }, terminal, env) {
    const stopping = new AbortController();
    const open = (0,on_demand/* sayingWhyNot */.t)(shared.open, lines.log);
    const keys = (0,postgres_keys/* createPostgresKeys */.C)(shared.database, runtime/* systemClock */.ml);
    const hasKeys = await (0,open_server/* hasValidKey */.Ew)(keys);
    const service = (0,embedded_service/* manyServices */.KH)(async (project) => (await open(project)).service, shared.directory);
    const recently = (0,remembered/* createRemembered */.f)(runtime/* systemClock */.ml, FRESH_MS);
    // GitHub sends people back only to the address that the App was created with.
    const stored = publicUrl === undefined ? {} : shared.app?.signIn;
    const github = ofEnvironment ?? openOauth({ ...env, ...stored }, projects, lines.log);
    const dashboard = (0,open_dashboard/* openDashboard */.N)({
        service,
        engineOf: async (id) => (await open(id)).engine,
        projects: () => recently('projects', () => (0,postgres_projects/* listServed */.q)(shared.database)),
        keys,
        audit: (0,audit/* createPostgresAudit */.D)(shared.database),
        sessions: (0,sessions/* createPostgresSessions */.L)(shared.database, runtime/* systemClock */.ml),
        wordOf: async (id) => (await (0,hooks/* commandsIn */.GO)(id, shared)).word,
        async listOf({ id, repo, app }) {
            const issue = (await shared.settings(id)).config?.['list-issue'];
            const { serverUrl } = (0,github_settings.githubSettings)(env, {});
            return issue && app ? `${serverUrl}/${repo}/issues/${issue}` : undefined;
        },
        installation: (0,hooks/* createInstallation */.$$)(shared),
        publicUrl,
        github,
        insistOnPermission: commandPermission({
            env,
            log: lines.log,
            app: shared.app,
            meter: shared.meter,
            projects,
            settings: shared.settings,
        }),
        log: lines.log,
        print: (link) => terminal.out((0,options/* signInLine */.ZG)(link)),
    });
    const { url: address, stop } = await (0,open_server/* listenTo */.rq)({
        telemetry,
        service,
        projects: shared,
        keys,
        dashboard: dashboard.deps,
        webhooks: (0,hooks/* receiveHooks */.A_)(shared, env, { clock: runtime/* systemClock */.ml, signal: stopping.signal }),
        reach: (0,reach/* createReach */.S)(shared.database, runtime/* systemClock */.ml),
        port,
        host,
        lines,
        drain() {
            stopping.abort();
            return shared.close();
        },
    });
    const signIn = await dashboard.start(address);
    return { url: address, hasKeys, signIn, log: lines.log, stop };
}


/***/ }),

/***/ 26872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ listWaiting),
/* harmony export */   hV: () => (/* binding */ countWaiting),
/* harmony export */   t: () => (/* binding */ createDeliveries)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20189);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(465);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61557);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63685);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25066);
// What GitHub has delivered. A delivery and its ticket are one transaction, and its id is GitHub's own:
// however often it comes, it is worked on once.







function createDeliveries(database, hooks, clock) {
    const now = () => (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now());
    return {
        accept: (delivery, key, tenant) => database.transaction(async (tx) => {
            if (!(await insert(tx, delivery, now())))
                return false;
            await hooks.send({ delivery: delivery.guid }, key, tx, tenant);
            return true;
        }),
        async find(guid) {
            const row = await database.read((db) => db.selectFrom('delivery').select(COLUMNS).where('guid', '=', guid).executeTakeFirst());
            return row ? decode(row) : null;
        },
        ledTo: (guid, job) => database.transaction(async (tx) => {
            if (await noteJob(tx, guid, job))
                return;
            await hooks.send({ job }, `job ${job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfJob */ .Ft)(tx, job));
        }),
        async waitingFor(job) {
            const rows = await database.read((db) => db
                .selectFrom('delivery')
                .select(COLUMNS)
                .where('job', '=', job)
                .where('told_at', 'is', null)
                .orderBy('received_at')
                .execute());
            return rows.map(decode);
        },
        projectOf: (job) => projectOf(database, job),
        async told(guid) {
            await database.transaction((tx) => tx.updateTable('delivery').set({ told_at: now() }).where('guid', '=', guid).execute());
        },
        postpone: (ticket, waiting) => database.transaction(async (tx) => {
            await ticket.postpone(tx, waiting.nextAttempt ?? now());
            await note(tx, ticket.data, { waiting: JSON.stringify(waiting) });
        }),
        answered: (of) => database.transaction(async (tx) => {
            await note(tx, of, { waiting: null });
            await tryOthers(tx, of);
        }),
        bury: (of, reason, remove) => database.transaction(async (tx) => {
            await remove(tx);
            if ('job' in of && reason === _queue_js__WEBPACK_IMPORTED_MODULE_4__/* .WORKERS_DIED */ .Dg && (await isFresh(tx, of.job, clock))) {
                await hooks.send(of, `job ${of.job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfJob */ .Ft)(tx, of.job));
                return false;
            }
            await markDead(tx, of, reason, now());
            return true;
        }),
        replay: (guid, key) => database.transaction((tx) => replay(tx, guid, key, hooks)),
        unheard: (job, words) => addToReason(database, job, words),
        async purge(olderThanMs) {
            const before = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now() - olderThanMs);
            await database.transaction((tx) => tx.deleteFrom('delivery').where('received_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `${before}`).execute());
        },
    };
}
const COLUMNS = ['guid', 'event', 'payload', 'received_at', 'waiting'];
function decode({ received_at, waiting, ...row }) {
    return {
        ...row,
        receivedAt: received_at.getTime(),
        waiting: waiting ?? undefined,
    };
}
/** False: it is there already. */
async function insert(tx, { guid, digest, event, payload }, now) {
    const added = await tx
        .insertInto('delivery')
        .values({ guid, digest, event, payload: JSON.stringify(payload), received_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
    return Boolean(added.numInsertedOrUpdatedRows);
}
/** Whether the job is still active. */
async function noteJob(tx, guid, job) {
    await tx.updateTable('delivery').set({ job, told_at: null }).where('guid', '=', guid).execute();
    // Locked, so that a job that ends just now finds this delivery, or was seen here to be over.
    const found = await tx
        .selectFrom('job')
        .select('status')
        .where('id', '=', job)
        .forShare()
        .executeTakeFirst();
    return found?.status === 'active';
}
/** Those of the same repository that wait for GitHub. */
async function tryOthers(tx, of) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `
    select guid, job from docket.delivery where waiting is not null and dead_at is null
      and payload->'repository'->>'id' = (
        select payload->'repository'->>'id' from docket.delivery where ${which(of)} limit 1)`.execute(tx);
    await (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .hastenHooks */ .Gj)(tx, rows);
}
/** Whether its thread has waited for the end of this job for less than a day. */
async function isFresh(tx, job, clock) {
    const dayAgo = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now() - _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `select from docket.job
    where id = ${job} and updated_at > ${dayAgo}::timestamptz`.execute(tx);
    return rows.length > 0;
}
async function markDead(tx, of, reason, now) {
    const waiting = { since: now, attempts: 0, nextAttempt: null, reason };
    await note(tx, of, { dead_at: now });
    await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `update docket.delivery set waiting = ${JSON.stringify(waiting)}
    where ${which(of)} and waiting is null`.execute(tx);
}
async function replay(tx, guid, key, hooks) {
    const row = await tx
        .updateTable('delivery')
        .set({ waiting: null, dead_at: null })
        .where('guid', '=', guid)
        .where('dead_at', 'is not', null)
        .returning(['job', 'payload'])
        .executeTakeFirst();
    if (!row)
        return false;
    const { installation } = row.payload;
    const tenant = (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfInstallation */ .uc)(installation?.id ?? guid);
    if (row.job)
        await hooks.send({ job: row.job }, `job ${row.job}`, tx, tenant);
    else
        await hooks.send({ delivery: guid }, key, tx, tenant);
    return true;
}
async function projectOf(database, job) {
    const row = await database.read((db) => db.selectFrom('job').select('project').where('id', '=', job).executeTakeFirst());
    return row?.project ?? null;
}
async function addToReason(database, id, words) {
    const project = await projectOf(database, id);
    if (project === null)
        return;
    const store = new _job_store_js__WEBPACK_IMPORTED_MODULE_2__/* .PostgresStore */ .pv({ database, project, wake: { async send() { } } });
    await store.update(id, (job) => {
        if (!job || job.reason?.includes(words))
            return { result: undefined };
        const reason = job.reason === null ? words : `${job.reason} ${words}`;
        const story = 'its thread cannot be written to';
        return { result: undefined, story, job: { ...job, reason } };
    });
}
const which = (of) => 'job' in of
    ? (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `job = ${of.job} and told_at is null`
    : (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `guid = ${of.delivery}`;
async function note(tx, of, change) {
    await tx.updateTable('delivery').set(change).where(which(of)).execute();
}
// What operators look at.
/** Those that wait for an answer of GitHub, those that nobody tries any more, and jobs that wait. */
async function countWaiting(database) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `
      select (count(*) filter (where dead_at is null))::int as count,
        coalesce(extract(epoch from now() - min(received_at) filter (where dead_at is null)), 0)::float8
          as seconds,
        count(dead_at)::int as dead,
        (select count(*)::int from docket.job
          where status = 'active' and position('"waiting":{' in record::text) > 0) as jobs
      from docket.delivery where waiting is not null`.execute(db));
    const { count = 0, seconds = 0, dead = 0, jobs = 0 } = rows[0] ?? {};
    const deliveries = { count, oldestSeconds: Math.max(0, seconds) };
    return { deliveries, deadDeliveries: dead, jobs };
}
const MOST_LISTED = 1_000;
/** The oldest first. */
async function listWaiting(database, { dead, limit = MOST_LISTED }) {
    const rows = await database.read((db) => db
        .selectFrom('delivery')
        .select(['guid', 'event', 'payload', 'received_at', 'waiting', 'dead_at'])
        .where('waiting', 'is not', null)
        .where('dead_at', dead ? 'is not' : 'is', null)
        .orderBy('received_at')
        .limit(limit)
        .execute());
    return rows.map(({ guid, event, payload, received_at, waiting, dead_at }) => ({
        ...waiting,
        ...{ guid, event, payload },
        repository: payload.repository?.full_name ?? null,
        receivedAt: received_at.toISOString(),
        deadAt: dead_at?.toISOString() ?? null,
    }));
}


/***/ }),

/***/ 17630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readJobCounts)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20189);
/* harmony import */ var _deliveries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26872);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61557);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1885);
// How many jobs and tickets there are, and how long they have been waiting, in the whole database.




async function readJobCounts(database) {
    const { deliveries, deadDeliveries, jobs } = await (0,_deliveries_js__WEBPACK_IMPORTED_MODULE_0__/* .countWaiting */ .hV)(database);
    const workers = { ready: 0, 'not-ready': 0, draining: 0 };
    const reasons = Object.fromEntries(_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .REASONS */ .e.map((reason) => [reason, 0]));
    for (const { draining, notReady, reason } of await (0,_presence_js__WEBPACK_IMPORTED_MODULE_2__.listWorkers)(database)) {
        workers[draining ? 'draining' : notReady === null ? 'ready' : 'not-ready'] += 1;
        if (!draining && reason !== null)
            reasons[reason] = (reasons[reason] ?? 0) + 1;
    }
    const { count, oldestSeconds: seconds } = deliveries;
    const shared = {
        forGithub: { jobs, deliveries: { count, seconds } },
        dead: deadDeliveries,
        workers,
        notReady: reasons,
    };
    return { ...(await readQueues(database)), shared };
}
async function readQueues(database) {
    return database.read(async (db) => {
        const jobs = await db
            .selectFrom('job')
            .select(['status', (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `count(*)::int`.as('count')])
            .groupBy('status')
            .execute();
        const rows = await (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .countDueTickets */ .R5)(db);
        const of = (name) => {
            const { count = 0, seconds = 0 } = rows.find((row) => row.name === name) ?? {};
            return { count, seconds: Math.max(0, seconds) };
        };
        return {
            jobs: Object.fromEntries(jobs.map(({ status, count }) => [status, count])),
            waiting: { jobs: of('turns'), deliveries: of('hooks'), checks: of('checks') },
        };
    });
}


/***/ }),

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


/***/ }),

/***/ 63037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createReach)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13985);
// Whether the database can be used now, and not only for reading.



/** What costs more than a question is looked at this often. */
const LOOK_EVERY_MS = 10_000;
/** Rejects with the reason while it cannot. */
function createReach(database, clock) {
    let lookedAt = Number.NEGATIVE_INFINITY;
    return async () => {
        const look = clock.now() - lookedAt >= LOOK_EVERY_MS;
        await database.reach(async (db) => {
            await insistOnPrimary(db);
            if (!look)
                return;
            await (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .insistOnSchema */ .F3)({ read: (work) => work(db) });
            await insistOnDisk(db);
            lookedAt = clock.now();
        });
    };
}
async function insistOnPrimary(db) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only`.execute(db);
    if (!rows[0]?.read_only)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('The database is read-only. Connect to the primary, or end its recovery.');
}
/** A sort that does not fit in memory needs a megabyte of the disk, and leaves nothing there. */
async function insistOnDisk(db) {
    await db.transaction().execute(async (tx) => {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `set local work_mem = '64kB'`.execute(tx);
        await (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `select max(place) from (select row_number() over (order by md5(number::text)) as place
      from generate_series(1, 20000) as number) as sorted`.execute(tx);
    });
}


/***/ }),

/***/ 59818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openDashboard)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contract_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97436);
/* harmony import */ var _jobs_undo_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45931);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82860);
/* harmony import */ var _projects_keys_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52511);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96586);
/* harmony import */ var _routes_sign_in_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11863);
/* harmony import */ var _views_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23025);
// The dashboard of a server, with links that its terminal shows.












/** Whoever signed in with a link has no account. */
const originOf = (actor) => (/^[\w-]+$/.test(actor) ? { requester: actor } : { actor });
function openDashboard(options) {
    const { engineOf, keys, audit, publicUrl, github, log, print, ...rest } = options;
    const clock = _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml;
    // Never from a request: a link with someone else's host would give the token away.
    let base = publicUrl ?? '';
    const linkTo = (path) => new URL(path, base).href;
    const deps = {
        insistOnPermission: async () => {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .Forbidden */ .cw('Only the operator of this server can do this.');
        },
        ...rest,
        audit,
        publicUrl,
        clock,
        newToken: _projects_keys_js__WEBPACK_IMPORTED_MODULE_8__/* .newSecret */ .jr,
        ...(github
            ? { github: { ...github, base: () => base } }
            : { print: (path) => print(linkTo(path)) }),
        keys: (actor) => (0,_projects_keys_js__WEBPACK_IMPORTED_MODULE_8__/* .auditedKeys */ .bx)({ keys, audit, clock }, actor),
        report: reporter(rest.service),
        async retry(project, id, { actor, turn }) {
            const { turns } = await (await engineOf(project)).get(project, id);
            const { prompt = '', origin: { undo } = {} } = turns.at(-1) ?? {};
            const origin = { ...originOf(actor), ...(undo && { undo }) };
            const idempotencyKey = `dashboard-retry-${id}-${turn}`;
            await rest.service.sendMessage(project, id, { prompt, origin }, { idempotencyKey });
        },
        async undo(project, id, { actor, turn }) {
            const origin = { ...originOf(actor), undo: true };
            const idempotencyKey = `dashboard-undo-${id}-${turn}`;
            await rest.service.sendMessage(project, id, { prompt: _jobs_undo_js__WEBPACK_IMPORTED_MODULE_4__/* .UNDO_PROMPT */ .Mk, origin }, { idempotencyKey });
        },
        async message(project, id, { prompt, actor, key: idempotencyKey }) {
            const origin = originOf(actor);
            await rest.service.sendMessage(project, id, { prompt, origin }, { idempotencyKey });
        },
    };
    return {
        deps,
        async start(url) {
            base ||= url;
            if (github)
                return undefined;
            return (0,_routes_sign_in_js__WEBPACK_IMPORTED_MODULE_10__/* .newLink */ .L$)(deps).then(linkTo, () => undefined);
        },
    };
}
// The report of page views as one document.
function reporter(service) {
    return async ({ id, repo }, { range, from, to }, signal) => {
        const { exportViews } = await __webpack_require__.e(/* import() */ 4375).then(__webpack_require__.bind(__webpack_require__, 74375));
        const { chooseRange, RANGE_NAMES } = await __webpack_require__.e(/* import() */ 4094).then(__webpack_require__.bind(__webpack_require__, 24094));
        const name = RANGE_NAMES.find((one) => one === range);
        const choice = { ...(name && { range: name }), dateFrom: from, dateTo: to };
        const outDir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-report-'));
        try {
            await exportViews({
                projectId: id,
                title: (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryName */ .aR)(repo),
                source: 'this server',
                links: [
                    { href: '/', name: 'Docket' },
                    { href: (0,_views_js__WEBPACK_IMPORTED_MODULE_11__/* .chooseReport */ .Kh)(id), name: 'Other projects and days' },
                ],
                range: chooseRange(choice, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml.now()),
                formats: ['html'],
                outDir,
            }, {
                views: (0,_contract_service_js__WEBPACK_IMPORTED_MODULE_3__/* .viewsOf */ .W6)(service),
                clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml,
                signal,
            });
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'report.html'), 'utf8');
        }
        catch (error) {
            // Such as: no page has reported a view yet. For whoever looks, there is nothing to see so far.
            throw error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3 ? new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .NotFound */ .Mk(error.message, { cause: error }) : error;
        }
        finally {
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(outDir);
        }
    };
}


/***/ }),

/***/ 20023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openTelemetry)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _shared_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24928);



async function openTelemetry(options) {
    const { env, log, jobCounts, githubLeft } = options;
    const token = env.DOCKET_METRICS_TOKEN ?? '';
    if (token === '')
        return { telemetry: undefined, metrics: undefined };
    if (!/^[\x21-\x7e]{16,}$/.test(token)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3('DOCKET_METRICS_TOKEN must have at least 16 visible characters and no spaces. Use the output of `openssl rand -hex 32`.');
    }
    const { createMetrics } = await Promise.all(/* import() */[__webpack_require__.e(5222), __webpack_require__.e(3157)]).then(__webpack_require__.bind(__webpack_require__, 23157));
    const metrics = createMetrics({
        ...{ version: _shared_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, log, jobCounts },
        ...(githubLeft && { githubLeft }),
    });
    return { telemetry: metrics, metrics: { token, render: metrics.render } };
}


/***/ })

};
