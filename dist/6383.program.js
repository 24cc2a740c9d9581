export const id = 6383;
export const ids = [6383,6018];
export const modules = {

/***/ 54936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditionAgent: () => (/* binding */ auditionAgent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _audition_audition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45269);
/* harmony import */ var _audition_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69640);
/* harmony import */ var _audition_seal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60885);
/* harmony import */ var _audition_sum_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(92969);
/* harmony import */ var _audition_trial_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31395);
/* harmony import */ var _config_load_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42258);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54572);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(42423);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38207);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35238);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92137);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(36533);
/* harmony import */ var _export_views_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81742);
// `mode: audition` in a workflow run, after actions/checkout with the whole history.

















const MERGES = 10;
async function auditionAgent(run) {
    const { inputs, facts, env, runner, signal } = run;
    const { docsPaths, checkCommand } = inputs.embedded;
    const candidate = candidateOf(run);
    const host = (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_8__.createThreadHost)((0,_connect_github_js__WEBPACK_IMPORTED_MODULE_11__/* .connectGithub */ .S)(run));
    const config = await (0,_config_load_config_js__WEBPACK_IMPORTED_MODULE_7__.loadConfig)(host, facts.repository, runner);
    const git = await (0,_shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_10__/* .openCloneGit */ .c)(env);
    const clone = await (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .inspectClone */ .AB)(git, env.GITHUB_WORKSPACE ?? process.cwd());
    const wanted = { ref: 'HEAD', count: MERGES, config, docsPaths };
    const { isDocs, ...history } = await (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .findPast */ .Gf)(git, clone, wanted);
    const temp = facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    const out = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'audition-'));
    const plan = {
        ...{ merges: history.merges, candidates: [candidate], repository: facts.repository, out },
        seal: (0,_audition_seal_js__WEBPACK_IMPORTED_MODULE_5__/* .freshSeal */ ._)(),
        scratch: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'audition-work-')),
        atOnce: 1,
    };
    for (const line of (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .tellPlan */ .fb)(plan, { ...history, done: 0 }, config))
        runner.info(line);
    if (inputs.dryRun)
        return { failed: false, message: 'A dry run: no agent was started.' };
    const place = {
        ...{ git, env, config, docsPaths, isDocs, checkCommand, objects: clone.objects, log: runner },
        isolation: config.agent.isolation,
        hide: [...facts.hide, clone.root],
        identity: (0,_embedded_js__WEBPACK_IMPORTED_MODULE_12__/* .identityOf */ .c)(run),
    };
    const told = {
        show: (done, all, words) => runner.info(`${done} of ${all}: ${words}`),
    };
    const rows = await (0,_audition_audition_js__WEBPACK_IMPORTED_MODULE_3__/* .runAudition */ .F0)(plan, place, { told, signal });
    const message = (0,_audition_sum_js__WEBPACK_IMPORTED_MODULE_14__/* .tellSum */ .nF)((0,_audition_sum_js__WEBPACK_IMPORTED_MODULE_14__/* .sumOf */ .XN)(rows, candidate.name));
    await runner.summary(`## Audition\n\n${message}\n\n${rowsTable(rows)}\n\n${await keep(run, out)}`);
    return { failed: rows.every(({ verdict }) => verdict === 'failed'), message };
}
function candidateOf({ inputs }) {
    const { agentCommand: command, modelUrl: url, model, modelKey: key } = inputs.embedded;
    if (command !== undefined)
        return { name: command, command };
    if (url !== undefined && model !== undefined)
        return { name: model, model: { url, model, ...(key && { key }) } };
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .SetupError */ .w3('Name the agent to try: set `agent-command`, or `model-url` and `model`. A service at `base-url` cannot be tried.');
}
/** Where people open the page. */
async function keep({ facts, env }, dir) {
    const hasResults = Boolean(env.ACTIONS_RESULTS_URL && env.ACTIONS_RUNTIME_TOKEN);
    const kept = await (0,_export_views_js__WEBPACK_IMPORTED_MODULE_13__/* .workflowArtifacts */ .h)({ ...facts, hasResults }).uploadFile({
        name: _audition_audition_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_NAME */ .QX,
        dir,
    });
    return kept.kind === 'kept'
        ? `[What people wrote beside what the agent wrote](${kept.url})`
        : `The page was not uploaded, because ${kept.reason}. It is at \`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _audition_audition_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_NAME */ .QX)}\`.`;
}
function rowsTable(rows) {
    const cells = rows.map(({ title, verdict, names, missed, seconds, usage }) => [
        (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .inline */ .mG)(title),
        _audition_trial_js__WEBPACK_IMPORTED_MODULE_6__/* .VERDICTS */ .bk[verdict],
        names === 0 ? '' : `${names - missed} of ${names}`,
        `${seconds.toFixed(0)} s`,
        (0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_16__/* .costText */ .rs)(usage),
    ]);
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .tableOf */ .c_)(['Merge', 'Result', 'Names', 'Time', 'Cost'], cells);
}


/***/ }),

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

/***/ 24928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Kept equal to the version in package.json by a test. */
const VERSION = '1.0.0';


/***/ })

};
