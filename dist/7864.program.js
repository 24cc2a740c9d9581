export const id = 7864;
export const ids = [7864,6618,1885];
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
/* harmony export */   be: () => (/* binding */ isolationProbe),
/* harmony export */   jg: () => (/* binding */ analyticsProbe)
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
/** `check` throws what is wrong with the key or the settings, and what to do. */
function analyticsProbe(check) {
    return { what: 'Page views', look: async () => ({ state: 'ok', says: await check() }) };
}


/***/ }),

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

/***/ 91218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startsJobProcesses: () => (/* binding */ startsJobProcesses),
/* harmony export */   workAsProcess: () => (/* binding */ workAsProcess)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _agents_program_machine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84717);
/* harmony import */ var _config_tenants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37514);
/* harmony import */ var _jobs_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17179);
/* harmony import */ var _postgres_workers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89169);
/* harmony import */ var _service_server_open_server_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71908);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82860);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27466);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5994);
// A job in a process of its own: it may be what killed the processes that had it before, and whatever it
// does to this one, the worker and its other jobs go on.










/** Starts such processes, for a worker. */
function startsJobProcesses({ env, ended, noted, ...shared }) {
    return async (job, signal) => {
        const setup = { ...job, ...shared };
        const child = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_8__/* .startSideProcess */ .Hp)({ task: 'job', setup }, env);
        child.on('message', (told) => {
            if (told.ended)
                ended?.(told.ended);
            if (told.noted)
                noted?.(told.noted);
        });
        const stop = () => child.kill('SIGTERM');
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted)
            stop();
        const [code, by] = await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(child, 'exit').finally(() => signal.removeEventListener('abort', stop));
        return code === 0 ? undefined : (by ?? `exit code ${code}`);
    };
}
/** What such a process does. It hands its job over when it is told to, and when its worker dies. */
async function workAsProcess(env) {
    const stopping = new AbortController();
    const stop = () => stopping.abort(new _jobs_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .Stop */ .VG('interrupted'));
    // Ctrl-C in a terminal reaches all of its processes; the worker says what becomes of this one.
    process
        .on('SIGINT', () => { })
        .on('SIGTERM', stop)
        .on('disconnect', stop);
    const setup = (await (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_8__/* .setupOfProcess */ .QJ)());
    const err = (text) => void process.stderr.write(text);
    const { log } = (0,_service_server_open_server_js__WEBPACK_IMPORTED_MODULE_5__/* .openLines */ .es)({ err, live: process.stderr.isTTY }, env);
    try {
        await workAlone(setup, { env, log, signal: stopping.signal });
    }
    catch (error) {
        log.error(`The process of job ${setup.job} ended: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(error)}`);
        process.exitCode = 1;
    }
    if (process.connected)
        process.disconnect();
}
async function workAlone({ options, name, patienceMs, ...job }, { env, log, signal }) {
    const { database: url, isolation, limit } = options;
    const tell = (told) => void process.send?.(told, () => { });
    const limits = (0,_config_tenants_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLimits */ .kd)(limit);
    const shared = await (0,_shared_js__WEBPACK_IMPORTED_MODULE_9__/* .openShared */ .a)({
        ...{ url, env, isolation, limits, log, patienceMs, role: 'job' },
        ended: (ended) => tell({ ended }),
    });
    const tools = {
        noted: (noted) => tell({ noted }),
        machineProblem: async (error) => ((0,_agents_program_machine_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfMachine */ .zv)(error) ? (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(error) : undefined),
    };
    const open = async (project) => {
        const opened = await shared.open(project);
        return { store: opened.store, tools: { ...opened.tools, ...tools } };
    };
    try {
        await (0,_postgres_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .workOnJob */ .O)(job, { name, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml, log, open }, signal);
    }
    finally {
        await shared.close();
    }
}


/***/ }),

/***/ 72647:
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
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config_config = __webpack_require__(43090);
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
// EXTERNAL MODULE: ./.build/program/src/postgres/workers.js
var postgres_workers = __webpack_require__(89169);
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
// EXTERNAL MODULE: ./.build/program/src/cli/serve/job-process.js
var job_process = __webpack_require__(91218);
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
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js
var network = __webpack_require__(10031);
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
        ...{ url, env, isolation, limits, log, patienceMs: PATIENCE_MS, role: 'worker', ended },
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
        workers = await (0,postgres_workers/* startWorkers */.G)({
            database,
            queue,
            concurrency,
            clock: runtime/* systemClock */.ml,
            log,
            newId: open_embedded/* newId */.Si,
            name: shared.name,
            ...(death && { noted: death }),
            machineProblem: (error) => machineProblem(error, 'job'),
            apart: (0,job_process.startsJobProcesses)({
                ...{ env, options: { database: url, isolation, limit: options.limit }, name: shared.name },
                ...{ patienceMs: PATIENCE_MS, ended, ...(death && { noted: death }) },
            }),
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
            throw new shared_errors/* Unavailable */.$P(`This worker takes no jobs. ${whyNot}`);
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

/***/ 89169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ startWorkers),
/* harmony export */   O: () => (/* binding */ workOnJob)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20189);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20002);
/* harmony import */ var _jobs_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17179);
/* harmony import */ var _jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41173);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12099);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(465);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63685);
// Jobs from the queue, worked on in this process. The queue says whose turn it is; the lease in the
// job's row decides whether a worker may still write, however late it comes back.








/** How late a cancel can be where notifications do not arrive. */
const LOOK_EVERY_MS = 5_000;
/** The job goes to another worker. The limit of deaths per job, not that of attempts per ticket, ends it. */
function workersDied(job) {
    if (job?.status !== 'active')
        return { result: undefined };
    return { result: undefined, story: 'its workers died', job: (0,_jobs_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseDead */ .uy)(job), wake: true };
}
/** The process of a job has died, and so has nobody else. */
function processDied(job) {
    if (job?.status !== 'active')
        return { result: null };
    const left = (0,_jobs_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseDead */ .uy)(job);
    return { result: left, story: 'its process died', job: left, wake: true };
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
/** Works on this job, whoever had it before: what a process does that was started for it. */
async function workOnJob({ job, project, token }, { name, clock, log, open }, signal) {
    const opened = await open(project);
    const store = opened.store.until(signal);
    const guard = rowGuard(store, { clock, log });
    const options = { store, tools: opened.tools, newId: () => token, worker: name, shared: false };
    await (0,_jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__/* .workOnQueuedJob */ .db)(job, { ...options, took: () => true }, guard, signal);
}
/** What this process does with the tickets that it gets. */
class Work {
    #options;
    #closing = new AbortController();
    #nudges = new Map();
    #listening;
    #atWork = 0;
    constructor(options) {
        this.#options = options;
    }
    close() {
        this.#closing.abort(new _jobs_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .Stop */ .VG('interrupted'));
    }
    async onTicket(ticket) {
        const { database, queue, machineProblem } = this.#options;
        const { job: id } = ticket.data;
        const found = await this.#look(id);
        if (!found)
            return;
        const { project } = found;
        if (this.#closing.signal.aborted) {
            // Fetched while the process was asked to stop.
            return database.transaction(async (tx) => {
                await queue.send(tx, id, { project, kind: 'begun' });
                await ticket.complete(tx);
            });
        }
        try {
            await this.#workOn(id, found, ticket);
        }
        catch (error) {
            if ((await machineProblem?.(error)) === undefined)
                throw error;
            await database.transaction((tx) => ticket.putBack(tx));
        }
    }
    /** Nobody tries this one again by itself. */
    async onDead({ data: { job: id }, reason, remove }) {
        const { database, queue, clock, log } = this.#options;
        const project = (await this.#look(id))?.project;
        if (project === undefined)
            return database.transaction(remove);
        const store = new _job_store_js__WEBPACK_IMPORTED_MODULE_5__/* .PostgresStore */ .pv({ database, project, wake: queue });
        if (reason === _queue_js__WEBPACK_IMPORTED_MODULE_6__/* .WORKERS_DIED */ .Dg)
            return store.update(id, workersDied, remove);
        const words = `This job could not be worked on: ${reason} Retry it when that is fixed.`;
        log.error(`Job ${id}: ${words}`);
        await store.update(id, (0,_jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__/* .giveUp */ .Ht)(words, clock.now()), remove);
    }
    /** Cancels are listened to while there is a job: an idle worker needs no connection for them. */
    async #whileListening(work) {
        const { queue } = this.#options;
        this.#atWork += 1;
        this.#listening ??= queue
            .listen(_job_store_js__WEBPACK_IMPORTED_MODULE_5__/* .CANCELS */ .IX, (id) => this.#nudges.get(id)?.())
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
        const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_7__/* .sql */ .l) `
        select project, coalesce(substring(record::text from '"deaths":([0-9]{1,9})')::int, 0)
          + (position('"lease":null' in record::text) = 0)::int as deaths
        from docket.job where id = ${id}`.execute(db));
        return rows[0];
    }
    async #workOn(id, { project, deaths }, ticket) {
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
        if ((0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuspected */ .Zp)({ deaths }))
            return this.#workApart(id, project, ticket, signal);
        const { clock, log } = this.#options;
        const store = jobs.until(signal);
        const guard = rowGuard(store, {
            ...{ clock, log, nudges: this.#nudges },
            complete: (tx) => ticket.complete(tx),
        });
        const shared = concurrency > 1;
        const taking = { store, tools, newId, worker: name, shared, took: () => true };
        await this.#whileListening(() => (0,_jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__/* .workOnQueuedJob */ .db)(id, taking, guard, signal));
    }
    /** Whatever it does to its process, this one and the other jobs here go on. */
    async #workApart(id, project, ticket, signal) {
        const { database, queue, newId, apart, noted, log } = this.#options;
        const token = newId();
        const ended = await apart({ job: id, project, token }, signal);
        if (ended === undefined)
            return;
        const store = new _job_store_js__WEBPACK_IMPORTED_MODULE_5__/* .PostgresStore */ .pv({ database, project, wake: queue });
        const job = await store.get(id);
        if (job?.status === 'active' && job.lease?.token !== token)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkerFault */ .t(`A process for job ${id} could not begin: it ended with ${ended}. Check the log, and the memory of this machine.`);
        const left = await store.update(id, processDied, (tx) => ticket.complete(tx));
        if (!left)
            return;
        noted?.('takeover');
        log.warn(`The process of job ${id} died with ${ended}, and no other job with it. This is death ${left.adoptions} of the ${_jobs_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ADOPTIONS */ .DI + 1} that a job may cause.`);
    }
    /** What a project needs, such as its settings, may be away before anything has begun. */
    async #postpone(ticket, project, error) {
        const { database, queue, clock } = this.#options;
        const store = new _job_store_js__WEBPACK_IMPORTED_MODULE_5__/* .PostgresStore */ .pv({ database, project, wake: queue });
        const how = { now: clock.now(), random: Math.random };
        await store.update(ticket.data.job, (job) => {
            if (job?.status !== 'active')
                return { result: undefined };
            const waiting = (0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__/* .waitFor */ .fm)(error, job.waiting, how);
            // A database that is away is waited for right here.
            if (!waiting || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StoreUnavailable */ .us)
                throw error;
            const left = { ...job, waiting };
            return { result: undefined, story: `waiting: ${waiting.reason}`, job: left, wake: true };
        }, (tx) => ticket.complete(tx));
    }
}
/** The lease is in the job's row, and every write finds out whose it is. */
function rowGuard(store, options) {
    const { complete } = options;
    return {
        // A takeover can come seconds after the last write.
        sureForMs: 0,
        watch: (hold, stopping, signal) => watch({ store, hold, stopping }, options, signal),
        // Released, sent to the next worker, and done with here: one transaction.
        release: (hold, left) => store.update(hold.id, (job) => {
            (0,_jobs_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .insistOnLease */ .Cz)(job, hold);
            const released = left(job);
            return { result: undefined, story: 'released', job: released, wake: true };
        }, complete),
    };
}
async function watch({ store, hold, stopping }, { clock, log, nudges = new Map() }, signal) {
    const { id } = hold;
    while (!signal.aborted) {
        try {
            await hold.saveStep();
            const nudged = new Promise((resolve) => nudges.set(id, resolve));
            const job = await store.get(id);
            (0,_jobs_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .insistOnLease */ .Cz)(job, hold);
            if (job?.cancelRequested)
                stopping.abort(new _jobs_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .Stop */ .VG('cancelled'));
            await orNudged(nudged, clock, signal);
        }
        catch (error) {
            if (signal.aborted)
                break;
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .LeaseLost */ .Vj)
                stopping.abort(error);
            else {
                log.warn(`Job ${id} could not be looked at, trying again: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(error)}`);
                await clock.sleep(LOOK_EVERY_MS, signal).catch(() => { });
            }
        }
    }
    nudges.delete(id);
}
async function orNudged(nudged, clock, signal) {
    const waiting = new AbortController();
    const timer = clock.sleep(LOOK_EVERY_MS, AbortSignal.any([signal, waiting.signal]));
    await Promise.race([nudged, timer.catch(() => { })]);
    waiting.abort();
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
