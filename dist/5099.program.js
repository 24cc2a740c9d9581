export const id = 5099;
export const ids = [5099,6018,4377,958];
export const modules = {

/***/ 36533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   openEmbeddedBackend: () => (/* binding */ openEmbeddedBackend)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _agents_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5961);
/* harmony import */ var _bot_commands_confirm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87677);
/* harmony import */ var _bot_sending_local_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19320);
/* harmony import */ var _bot_sending_thread_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13768);
/* harmony import */ var _bot_wire_job_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51793);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43090);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82610);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43637);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54572);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42205);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(66154);
/* harmony import */ var _store_open_embedded_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(30154);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(22062);
// The embedded service in a workflow run: state and work in the repository with the documentation, which
// is most often its own.
















/** `host` has the threads, and `settings` are those of the repository that they are in. */
async function openEmbeddedBackend(run, place, host, settings) {
    const { inputs, facts, env } = run;
    const { stateKey } = inputs.embedded;
    const { github, config, repository, repositoryId } = place;
    const projectId = inputs.service.projectId ?? repositoryId;
    const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-'));
    const files = (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_10__.gitPlace)({ ...facts, ...place }, env);
    const signed = stateKey !== undefined;
    const from = repository === facts.repository ? undefined : facts.repository;
    const confirming = (0,_bot_wire_job_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .confirmDeps */ .fN)(host, inputs.command, { config, signed, from });
    const tools = toolsFor(run, place, settings, { host, confirming, scratch });
    const embedded = await (0,_store_open_embedded_js__WEBPACK_IMPORTED_MODULE_14__/* .openEmbedded */ .fc)({
        path: facts.path,
        projectId,
        seal: { key: stateKey, scope: repositoryId },
        scratch,
        work: files,
        state: files,
        repository,
        holder: facts.run,
        from,
        ref: place.defaultBranch ?? 'HEAD',
        tools: { ...tools, confirm: (job, index) => (0,_bot_commands_confirm_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmRequest */ .UR)(job, index, confirming) },
        views: { pages: refuseViews, days: refuseViews },
        patience: run.patience,
        leaves: true,
    });
    const asked = async (repository) => {
        const { askedElsewhere } = await __webpack_require__.e(/* import() */ 6618).then(__webpack_require__.bind(__webpack_require__, 66618));
        const there = { ...backend, pulls: (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_11__.createThreadHost)(github) };
        return askedElsewhere(there, { repository, id: facts.repositoryId }, (key) => embedded.engine.jobOfThread(projectId, key));
    };
    const backend = {
        ...(0,_bot_sending_thread_records_js__WEBPACK_IMPORTED_MODULE_6__/* .recordedBackend */ .$)(projectId, embedded, config, (job, index) => (0,_bot_commands_confirm_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmWords */ .qy)(job, index, confirming)),
        work: (0,_bot_sending_local_work_js__WEBPACK_IMPORTED_MODULE_5__/* .localWork */ .T)(projectId, embedded.engine),
    };
    return {
        ...(from ? await asked(from) : backend),
        async close() {
            await embedded.engine.stop('interrupted');
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_13__/* .removeTree */ .d)(scratch);
        },
    };
}
/** What jobs are done with. */
function toolsFor(run, place, settings, { host, confirming, scratch, }) {
    const { inputs, facts, env } = run;
    const { agentCommand, modelUrl, model, modelKey, checkCommand } = inputs.embedded;
    const { github, config } = place;
    const isSet = agentCommand !== undefined || modelUrl !== undefined;
    return (0,_bot_wire_job_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .buildTools */ .ir)({
        config,
        env,
        log: run.runner,
        identity: identityOf(run),
        agent: {
            command: agentCommand,
            ...(modelUrl &&
                model && { model: { url: modelUrl, model, ...(modelKey && { key: modelKey }) } }),
            check: checkCommand,
            isolation: config.agent.isolation,
            hide: facts.hide,
            maxMinutes: inputs.job.timeoutMinutes,
            none: run.agent ?? (isSet || run.works ? undefined : _agents_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__/* .noAgent */ .fm),
        },
        publisher: (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_9__/* .createPublisher */ .jk)(github, (0,_config_config_js__WEBPACK_IMPORTED_MODULE_8__.pullRequestOptions)(config)),
        ...((0,_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .contextNames */ .Mv)(run, settings).length > 0 && {
            async contextCopies(signal) {
                const { copyContext } = await __webpack_require__.e(/* import() */ 8949).then(__webpack_require__.bind(__webpack_require__, 78949));
                return copyContext(run, settings, { target: place, scratch }, signal);
            },
        }),
        docsPaths: inputs.embedded.docsPaths,
        baseRef: inputs.embedded.baseRef,
        thread: {
            host,
            word: inputs.command.word,
            confirming,
            signer: (login, signal) => (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_9__/* .signerOf */ .Kv)(github, login, signal),
        },
    });
}
/** What this run can sign in with. */
function identityOf({ inputs, facts, runner }) {
    const { githubToken } = inputs.service;
    return {
        githubToken,
        repositoryId: facts.repositoryId,
        mask: (secret) => runner.mask(secret),
    };
}
function refuseViews() {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .SetupError */ .w3('Page views require `access-logs` or a service at `base-url`.');
}


/***/ }),

/***/ 19320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ localWork),
/* harmony export */   b: () => (/* binding */ followWork)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91622);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79109);



function localWork(projectId, engine) {
    return {
        async *follow(id, event, signal) {
            for await (const job of engine.follow(projectId, id, signal)) {
                yield (0,_jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__/* .agentJobOf */ .a)(job, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event));
            }
        },
        timeOut: (id) => engine.stop('timed-out', id),
        release: () => engine.stop('interrupted'),
        resumeJob: (id) => engine.resumeJob(projectId, id),
        resume: () => engine.resume(),
    };
}
/** Follows the job of a request for as long as this process works on it, with each change told on the way. */
async function followWork({ job: first, key }, { work, clock, deadline, signal }, onChange) {
    let job = first;
    onChange(job);
    let isLate = false;
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const timing = clock
        .sleep(Math.max(0, deadline - clock.now()), either)
        .then(() => {
        isLate = true;
        return work.timeOut(job.id);
    })
        .catch(() => { })
        .finally(() => over.abort());
    try {
        if (_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status))
            return { kind: 'final', job };
        for await (job of work.follow(job.id, key, either)) {
            onChange(job);
            if (_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status))
                break;
        }
    }
    catch (error) {
        signal.throwIfAborted();
        // A job that waits for its turn is not worked on, and tells of no end.
        if (!isLate)
            throw error;
    }
    finally {
        over.abort();
        await timing;
    }
    if (isLate)
        return { kind: 'timed-out', job };
    return { kind: _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status) ? 'final' : 'left', job };
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

/***/ 88356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ tryToNote),
/* harmony export */   OI: () => (/* binding */ noteAll)
/* harmony export */ });
/* unused harmony exports noteAcceptance, countEdits */
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79109);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// What people did with a job's pull request, recorded as the code host tells it. Nothing is taken from
// a branch: whoever can push could say anything there. No answer is no opinion, so nothing is recorded then.


/** Answers whether that was news. */
async function noteAcceptance(pull, bot) {
    const { records, threads } = await bot.backend();
    const id = (await threads.ownerOf(pull))?.id;
    if (!records || id === undefined || !pull.sameRepository)
        return false;
    const own = await records.pullOf(id);
    const { state, createdAt: openedAt, closedAt: decidedAt, updatedAt: seenAt } = pull;
    // As long as nobody has decided, there is nothing to record.
    if ((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(own.acceptance ?? { state: 'open', decidedAt: null }, { state, decidedAt })) {
        return false;
    }
    const changed = state === 'merged' ? await editsOf(pull, own.head, bot.host) : NO_EDITS;
    return records.noteAcceptance(id, {
        ...{ pull: pull.number, state, openedAt, decidedAt, seenAt },
        ...changed,
    });
}
/** That it does not work keeps nothing else from being done: the next housekeeping notices it. */
async function tryToNote(number, bot) {
    try {
        return await noteAcceptance(await bot.host.pull(number), bot);
    }
    catch (error) {
        if (bot.waits?.(error))
            throw error;
        bot.log.warn(`What became of #${number} was not recorded: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        return false;
    }
}
/** For housekeeping: whatever was merged, closed, or reopened without anyone telling us. */
async function noteAll(pulls, bot) {
    const { records } = await bot.backend();
    const known = await records?.accepted?.();
    const byPull = known && new Map(known.map((one) => [one.pull, one]));
    // Each record that is read by itself takes a request, and most of what was closed is recorded.
    const isNews = ({ number, state, closedAt: decidedAt }) => {
        const recorded = byPull?.get(number);
        return !byPull || (recorded !== undefined && !(0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(recorded, { state, decidedAt }));
    };
    let noted = 0;
    for (const pull of pulls.filter(isNews)) {
        try {
            if (await noteAcceptance(pull, bot))
                noted += 1;
        }
        catch (error) {
            bot.log.warn(`What became of #${pull.number} was not recorded: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        }
    }
    return noted;
}
const NO_EDITS = { edited: false, lines: 0 };
/**
 * Compared is what the pull request changed when Docket pushed last with what it changed when it was
 * merged. So a rewritten branch counts for what is different on it, and merging the base into it for
 * nothing.
 */
async function editsOf({ number, headSha }, ours, host) {
    if (headSha === ours)
        return NO_EDITS;
    try {
        if (ours === null)
            return { edited: true, lines: null };
        const before = await host.changedFiles(number, ours);
        const after = await host.changedFiles(number, headSha);
        const lines = countEdits(before.files, after.files);
        return { edited: lines > 0, lines };
    }
    catch (error) {
        // The commit was replaced, and the host has forgotten it.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk)
            return { edited: true, lines: null };
        throw error;
    }
}
/** Lines that are added or removed by one of the two changes and not by the other. */
function countEdits(before, after) {
    const paths = new Set([...before, ...after].map(({ path }) => path));
    let edits = 0;
    for (const path of paths) {
        const [one, other] = [before, after].map((files) => files.find((file) => file.path === path));
        edits += differingLines(one, other);
    }
    return edits;
}
function differingLines(one, other) {
    const size = (file) => (file?.additions ?? 0) + (file?.deletions ?? 0);
    if (!one || !other)
        return Math.max(1, size(one) + size(other));
    if (one.patch === undefined || other.patch === undefined) {
        // Of large and of binary files, only the figures are known: at least this much is different.
        return Math.abs(one.additions - other.additions) + Math.abs(one.deletions - other.deletions);
    }
    const counts = new Map();
    const add = (patch, step) => {
        for (const line of patch.split('\n')) {
            if (/^[+-]/.test(line))
                counts.set(line, (counts.get(line) ?? 0) + step);
        }
    };
    add(one.patch, 1);
    add(other.patch, -1);
    return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}


/***/ }),

/***/ 56789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed),
/* harmony export */   noteReopened: () => (/* binding */ noteReopened)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88356);
// The pull request of a job was merged or closed: that is recorded, and the job is archived. One that is
// opened again counts as open, but its job stays archived.



async function archiveClosed({ pull, headRef }, bot) {
    const id = jobOfBranch(headRef);
    if (id === undefined)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`the branch \`${headRef}\` is not a job’s`);
    if (bot.dryRun) {
        return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
    }
    const { service, projectId } = await bot.backend();
    if (!service.control)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)('the service manages its jobs itself');
    await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .tryToNote */ .$g)(pull, bot);
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { outcome: 'archived', job, message: `Job ${id} of #${pull} is archived.` };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`there is no job ${id}`);
        // It works on a follow-up just now; the next sweep, or the next command, will notice.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`job ${id} is still working`);
        throw error;
    }
}
async function noteReopened({ pull }, bot) {
    const noted = !bot.dryRun && (await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .tryToNote */ .$g)(pull, bot));
    if (!noted)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`#${pull} did not count as closed`);
    return { outcome: 'ignored', message: `#${pull} counts as open again.` };
}
/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
function jobOfBranch(headRef) {
    return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}


/***/ }),

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitPlace: () => (/* binding */ gitPlace),
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12099);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.



function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFetchFor */ .Ve)(env),
        // Jobs and deliveries wait for GitHub without a process that waits with them.
        patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .Patience */ .i3(_shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .BRIEFLY_MS */ .tK),
    };
}
/** Where git finds a repository on GitHub, and what it needs there. */
function gitPlace({ serverUrl, repository, token, }, env) {
    return {
        remote: `${serverUrl}/${repository}.git`,
        credentials: { origin: new URL(serverUrl).origin, token },
        network: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .gitNetwork */ .D6)(env),
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
function gitEnvironment({ path, network, safe, credentials }, token) {
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
        ...(safe?.directories ?? []).map((one) => ['safe.directory', one]),
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
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

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ startSideProcess),
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   QJ: () => (/* binding */ setupOfProcess),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit. What may end the process that it runs in
// gets a process instead.






/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
/** It writes to our standard error, and ends when this process does. */
function startSideProcess({ task, setup }, env) {
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(installedEntry(), [task], { env, execArgv: [], stdio: [...stdio] });
    child.on('error', () => { });
    child.send(setup, () => { });
    return child;
}
/** In a side process: what it was started with. */
async function setupOfProcess() {
    const [setup] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(process, 'message');
    return setup;
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread or process: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.isMainThread ? (process.argv[2] ?? '') : node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.setup;
/** The thread was ended because it took more than it may. */
class ThreadLimitReached extends Error {
    limit;
    constructor(limit) {
        super(`A side thread reached its limit of ${limit}.`);
        this.limit = limit;
    }
}
/** Answers questions, one after the other. It starts with the first, and again after it was ended. */
class SideThread {
    #task;
    #limits;
    #worker;
    #last = Promise.resolve();
    constructor(task, limits) {
        this.#task = task;
        this.#limits = limits;
    }
    /** `give` answers what the thread asks back. */
    ask(question, { signal, give } = {}) {
        const answer = this.#last.then(() => this.#ask(question, give, signal));
        this.#last = answer.catch(() => { });
        return answer;
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #start() {
        const { entry, memoryMb: maxOldGenerationSizeMb, youngMb } = this.#limits;
        const worker = startSideThread({ task: this.#task, entry }, { maxOldGenerationSizeMb, ...(youngMb && { maxYoungGenerationSizeMb: youngMb }) });
        worker.on('error', () => { });
        worker.on('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #ask(question, give, signal) {
        signal?.throwIfAborted();
        const { timeMs, clock } = this.#limits;
        const worker = this.#worker ?? this.#start();
        const over = new AbortController();
        const { promise, resolve, reject } = Promise.withResolvers();
        const say = (message) => worker.postMessage(message);
        const hear = (message) => {
            if ('answer' in message)
                resolve(message.answer);
            else if ('failed' in message)
                reject(new Error(message.failed));
            else {
                const { id, wanted } = message;
                Promise.resolve(give?.(wanted)).then((given) => say({ given, id }), reject);
            }
        };
        const fail = (error) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached('memory') : error);
        const exit = () => reject(new Error('A side thread ended before it answered.'));
        worker.on('message', hear).on('error', fail).on('exit', exit).ref();
        clock
            .sleep(timeMs, over.signal)
            .then(() => reject(new ThreadLimitReached('time')))
            .catch(() => { });
        const stop = () => reject(signal?.reason);
        signal?.addEventListener('abort', stop, { once: true });
        try {
            say({ question });
            return await promise;
        }
        catch (error) {
            await this.close();
            throw error;
        }
        finally {
            over.abort();
            signal?.removeEventListener('abort', stop);
            worker.off('message', hear).off('error', fail).off('exit', exit).unref();
        }
    }
}
/** What such a thread does until it is ended. `want` asks whoever asked. */
function answerAsThread(answer) {
    const wanting = new Map();
    let asked = 0;
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.on('message', (message) => {
        if ('given' in message) {
            wanting.get(message.id)?.(message.given);
            wanting.delete(message.id);
        }
        else {
            answer(message.question, want).then((found) => say({ answer: found }), (error) => say({ failed: error instanceof Error ? error.message : String(error) }));
        }
    });
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
