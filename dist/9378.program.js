export const id = 9378;
export const ids = [9378];
export const modules = {

/***/ 22297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBotContext: () => (/* binding */ openBotContext)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _bot_bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _bot_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92939);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7657);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81910);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43637);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54572);
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61051);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61812);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82860);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92137);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22062);
// Builds the bot that handles commands and jobs in a workflow run, and the service behind it: remote if
// `base-url` is set, otherwise in this process.












/** The command asks, and then the job that it starts. */
const DRIFT_MS = 600_000;
async function openBotContext(run, request) {
    const { inputs, facts, runner, signal } = run;
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_8__/* .connectGithub */ .S)(run);
    let loaded;
    const config = () => {
        loaded ??= (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSettings */ .M5)(host, facts.repository, runner).then((settings) => settings.config);
        return loaded;
    };
    /** Without `there`, it is only read. */
    const openDocs = async (there) => {
        const settings = await config();
        if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .docsRepositoryOf */ .DQ)(run, settings) === undefined)
            return undefined;
        const { openDocsRepository } = await __webpack_require__.e(/* import() */ 489).then(__webpack_require__.bind(__webpack_require__, 489));
        return openDocsRepository(run, settings, there);
    };
    const ownPlace = async () => ({
        ...facts,
        token: inputs.service.githubToken ?? '',
        github,
        config: await config(),
        defaultBranch: run.event.payload.repository?.default_branch,
    });
    const remembered = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_10__/* .createRemembered */ .f)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml, DRIFT_MS);
    const findDrift = async (pull, headSha) => {
        const { findPullDrift } = await Promise.all(/* import() */[__webpack_require__.e(5052), __webpack_require__.e(1369), __webpack_require__.e(4045)]).then(__webpack_require__.bind(__webpack_require__, 44045));
        const pages = await openDocs();
        return findPullDrift(pull, headSha, {
            github,
            path: facts.path,
            scratch: facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
            place: (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_4__.gitPlace)({ ...facts, token: inputs.service.githubToken ?? '' }, run.env),
            rules: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_2__/* .driftRules */ .xp)(await config(), inputs.embedded.docsPaths),
            docs: pages && { ...pages, place: (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_4__.gitPlace)({ ...facts, ...pages }, run.env) },
            signal,
        });
    };
    const host = (0,_bot_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .discreet */ .C)({
        ...(0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_5__.createThreadHost)(github, facts.workflow),
        drift: (pull, headSha) => remembered(`${pull} ${headSha}`, () => findDrift(pull, headSha)),
    }, (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .secretValues */ .VX)(run.env));
    const open = async () => {
        const { baseUrl } = inputs.service;
        if (baseUrl !== undefined)
            return openRemote(baseUrl, run, host);
        const { openEmbeddedBackend } = await Promise.all(/* import() */[__webpack_require__.e(5052), __webpack_require__.e(1369), __webpack_require__.e(3681), __webpack_require__.e(1088), __webpack_require__.e(6189), __webpack_require__.e(2121), __webpack_require__.e(958)]).then(__webpack_require__.bind(__webpack_require__, 36533));
        return openEmbeddedBackend(run, (await openDocs(host)) ?? (await ownPlace()), host, await config());
    };
    let opened;
    const said = request && 'comment' in request ? (0,_bot_request_js__WEBPACK_IMPORTED_MODULE_11__/* .utteranceOf */ .pI)(request) : undefined;
    const bot = (0,_bot_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .buildBotContext */ .rm)({
        host,
        backend() {
            opened ??= open();
            return opened;
        },
        repository: facts.repository,
        markerKey: inputs.service.apiKey,
        voice: { word: inputs.command.word, runUrl: facts.runUrl },
        log: runner,
        signal,
        dryRun: inputs.dryRun,
        wait: inputs.job.wait,
        timeoutMinutes: inputs.job.timeoutMinutes,
        permission: inputs.command.permission,
        rerun: facts.rerun,
        remember: (unfinished) => runner.state('unfinished', unfinished ? JSON.stringify({ ...unfinished, said }) : ''),
    }, config);
    return { bot, close: async () => (await opened?.catch(() => undefined))?.close() };
}
async function openRemote(baseUrl, run, host) {
    const { apiKey = '', projectId = '' } = run.inputs.service;
    const [{ connectRemote }, { threadMarkers }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(7498)]).then(__webpack_require__.bind(__webpack_require__, 52876)),
        __webpack_require__.e(/* import() */ 842).then(__webpack_require__.bind(__webpack_require__, 20842)),
    ]);
    return {
        service: connectRemote({ baseUrl, apiKey, env: run.env, log: run.runner }),
        projectId,
        threads: threadMarkers(host, { repository: run.facts.repository, key: apiKey }),
        repeatable: false,
        readsThreads: false,
        close: async () => { },
    };
}


/***/ }),

/***/ 13548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishAfter: () => (/* binding */ finishAfter)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _bot_tell_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8044);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15246);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _open_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22297);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22062);
// The `post` step: finishes a reply that the run could not finish itself.






async function finishAfter(env) {
    const runner = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .openRunner */ .NH)();
    try {
        const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInputs */ .TL)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput);
        const signal = new AbortController().signal;
        const context = await (0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .openContext */ .eA)(env);
        const event = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvent */ .j_)(context, env);
        const facts = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .readFacts */ .MH)(context, env);
        const run = { env, runner, inputs, context, event, facts, signal, works: false };
        const { bot } = await (0,_open_context_js__WEBPACK_IMPORTED_MODULE_4__.openBotContext)(run);
        await (0,_bot_tell_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .finishUnfinished */ .z)(JSON.parse((0,_actions_core__WEBPACK_IMPORTED_MODULE_0__.getState)('unfinished')), bot);
    }
    catch (error) {
        // The step already has its result, and a failed cleanup must not change it.
        runner.warn(`Could not finish the reply on the thread: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(error)}`);
    }
}


/***/ }),

/***/ 22062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ docsRepositoryOf),
/* harmony export */   MH: () => (/* binding */ readFacts),
/* harmony export */   Mv: () => (/* binding */ contextNames),
/* harmony export */   NH: () => (/* binding */ openRunner),
/* harmony export */   Ug: () => (/* binding */ stepKey),
/* harmony export */   eA: () => (/* binding */ openContext),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   r7: () => (/* binding */ runKey)
/* harmony export */ });
/* unused harmony export WorkflowCommands */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91659);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15246);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
// What the runner provides about the run and the host.







function readFacts(context, env) {
    const repository = repositoryOf(context);
    const serverUrl = trimmed(context.serverUrl);
    const { runId, runAttempt } = context;
    const attempt = runAttempt || 1;
    return {
        repository,
        repositoryId: env.GITHUB_REPOSITORY_ID ?? repository.replace('/', '.'),
        serverUrl,
        apiUrl: trimmed(context.apiUrl),
        graphqlUrl: trimmed(context.graphqlUrl),
        actor: context.actor,
        runUrl: `${serverUrl}/${repository}/actions/runs/${runId || ''}`,
        run: runId ? { run: String(runId), attempt } : undefined,
        rerun: attempt > 1,
        workflow: ownWorkflow(env),
        temp: env.RUNNER_TEMP,
        hide: privateFolders(env),
        path: env.PATH ?? '',
    };
}
/** From `owner/name/.github/workflows/docs.yml@refs/heads/main`. */
function ownWorkflow({ GITHUB_WORKFLOW_REF: ref }) {
    return /^[^/]+\/[^/]+\/([^@]+)@/.exec(ref ?? '')?.[1];
}
/** Runners keep their work in one folder: checkouts, actions, and `_temp`. */
function privateFolders(env) {
    const { RUNNER_TEMP: temp, GITHUB_WORKSPACE, RUNNER_WORKSPACE, GITHUB_ACTION_PATH } = env;
    const work = temp && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(temp) === '_temp' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(temp) : undefined;
    const folders = [temp, work, GITHUB_WORKSPACE, RUNNER_WORKSPACE, GITHUB_ACTION_PATH];
    return folders.flatMap((folder) => folder || []);
}
function repositoryOf(context) {
    try {
        const { owner, repo } = context.repo;
        if (owner && repo)
            return `${owner}/${repo}`;
    }
    catch {
        // Reported below: the toolkit's own error does not say what to do.
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3('GITHUB_REPOSITORY is not set. Run this as a workflow step. On your own machine, use the `docket` command line instead.');
}
function readEvent(context, env) {
    const payload = context.payload;
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3('The event file at GITHUB_EVENT_PATH does not contain an event. Run the workflow again.');
    }
    const { eventName = '', issue } = context;
    return { name: eventName, payload, thread: issue.number, workflow: ownWorkflow(env) };
}
/**
 * The same for every attempt of the run. The prompt is part of it, because the jobs of a matrix
 * share run, job and step.
 */
function runKey({ runId, job, action }, prompt) {
    const asked = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(prompt).digest('hex').slice(0, 12);
    return `run:${runId}:${job}.${action}:${asked}`;
}
/** The same for every run of a step of a workflow, as far as its jobs go to the same branch. */
function stepKey({ job, action }, workflow, baseRef) {
    return `batch:${workflow ?? ''}:${job}.${action}:${baseRef ?? ''}`;
}
function trimmed(url) {
    return url.replace(/\/+$/, '');
}
// The run as @actions/github reads it when it is imported: event, repository, thread.
async function openContext(env) {
    try {
        // The toolkit treats a missing file as an event without content.
        const file = env.GITHUB_EVENT_PATH;
        if (file && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
            throw new Error(`${file} does not exist.`);
        return (await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351))).context;
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3('The event file at GITHUB_EVENT_PATH is missing or is not JSON. Run the workflow again.', { cause });
    }
}
// The runner's protocol in this process, with every secret masked before anything is logged.
function openRunner() {
    const runner = new WorkflowCommands(_actions_core__WEBPACK_IMPORTED_MODULE_3__);
    for (const name of _config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .SECRET_INPUTS */ .pH)
        runner.mask(_actions_core__WEBPACK_IMPORTED_MODULE_3__.getInput(name));
    return runner;
}
/** GitHub does not show a summary above 1 MiB at all. Bytes, not characters. */
const MAX_SUMMARY_BYTES = 900_000;
class WorkflowCommands {
    #core;
    #summaryBytes = 0;
    constructor(toolkit) {
        this.#core = toolkit;
    }
    /** Call it before anything is logged: from then on the runner prints `***` instead. */
    mask(secret) {
        if (secret !== '')
            this.#core.setSecret(secret);
    }
    output(name, value) {
        this.#core.setOutput(name, value);
    }
    /** The runner passes it to the `post` step of this step as `STATE_<name>`. */
    state(name, value) {
        this.#core.saveState(name, value);
    }
    /** A part that does not fit is left out entirely: half a table is worse than a sentence. */
    async summary(markdown) {
        const bytes = Buffer.byteLength(markdown) + 1;
        if (this.#summaryBytes + bytes > MAX_SUMMARY_BYTES) {
            this.warn('The job summary is too large for GitHub to display, so part of it was left out.');
            return;
        }
        this.#summaryBytes += bytes;
        try {
            await this.#core.summary.addRaw(markdown, true).write();
        }
        catch (error) {
            this.warn(`The job summary could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(error)}`);
        }
    }
    debug(message) {
        this.#core.debug(message);
    }
    info(message) {
        const token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        this.#core.info(couldCommand(message) ? `::stop-commands::${token}\n${message}\n::${token}::` : message);
    }
    warn(message) {
        this.#core.warning(message);
    }
    error(message) {
        this.#core.error(message);
    }
    /** Shown at a line of a file. The toolkit escapes what could end the command. */
    annotate(level, message, at) {
        this.#core[level](message, at);
    }
    /** The step fails with this error. */
    fail(message) {
        this.#core.setFailed(message);
    }
}
/** The runner reads `::name::` at the start of a line, and the old `##[name]` anywhere in it. */
function couldCommand(message) {
    return /(?:^|[\r\n])\s*::|##\[/.test(message);
}
/** Undefined: the documentation is in the repository of this workflow. */
function docsRepositoryOf({ inputs, facts }, settings) {
    const name = inputs.docs.repository ?? settings['docs-repository'];
    return name && (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameRepository */ .ve)(name, facts.repository) ? undefined : name;
}
function contextNames({ inputs }, settings) {
    const { context } = inputs.docs;
    return context.length > 0 ? context : settings['context-repositories'];
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ mark),
/* harmony export */   XD: () => (/* binding */ markEnd),
/* harmony export */   _B: () => (/* binding */ claimOf),
/* harmony export */   ak: () => (/* binding */ toTheEnd),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97662);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9826);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92939);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84970);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16587);
// Taking up what somebody wrote: the claim, where it came from, and the marks at its end.







const GONE = {
    outcome: 'ignored',
    message: 'The comment was deleted before this run began, so nothing was done.',
};
/** 👀 is the claim. Hosts do not tell who reacted first to a review. */
async function claimOf(said, { host, log }) {
    try {
        const claim = await host.react(said, 'eyes');
        return said.kind === 'review' ? 'unclear' : claim;
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return 'gone';
        log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        return 'unclear';
    }
}
async function toTheEnd(order, request, bot) {
    const result = await (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .sendAndFollow */ .J)(order, bot);
    if (result.outcome === 'ignored' || isUnderWay(result, bot))
        return result;
    if (result.job)
        await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_2__/* .linkBack */ .mr)(result.job, order.origin, bot);
    // Of several runs of one event, the first tells them; a re-run does when that one had not ended.
    const told = order.reply?.endedBefore || (order.claim === 'again' && !bot.rerun);
    if (!told && !order.reply?.notifies)
        await tellRequester(request, result, order.reply, bot);
    return result;
}
/** The end will be told when it has come. */
function isUnderWay({ outcome }, { wait }) {
    return wait === 'later' || (wait === 'ended' && outcome === 'started');
}
/** Marks what somebody wrote when everything that it led to is over. */
async function markEnd(said, all, bot) {
    const results = all.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'dry-run');
    if (results.length === 0 || results.some((result) => isUnderWay(result, bot)))
        return;
    await mark(said, results.every(_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .wentWell */ .x3), bot);
}
/** 🚀 or 😕, and not the one an earlier attempt left. */
async function mark(said, well, { host, log, rerun }) {
    try {
        await host.react(said, well ? 'rocket' : 'confused');
        if (rerun)
            await host.unreact(said, well ? 'confused' : 'rocket');
    }
    catch (error) {
        log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
}
/** The head of a pull request as it is now, at the claim, unless the event told it. */
async function originOf(request, { host }) {
    const { author, thread, comment, askedAt, url, isPull } = request;
    const pull = request.pull ?? (isPull ? (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(await host.pull(thread)) : undefined);
    return {
        requester: author,
        thread,
        comment,
        askedAt,
        ...(url && { url }),
        ...(pull && { pull }),
    };
}
// The person who asked learns that it is done. Edits of a comment notify nobody, so they are requested
// as a reviewer of the pull request or, where that is not possible, mentioned once.
/** A person's, by the host's rules: nothing else after an `@` could notify a team, or a bot. */
const LOGIN = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
/** `request.author` is whom the host named as the comment's author, and whose permission it confirmed. */
async function tellRequester(request, { outcome, job }, given, bot) {
    const { author } = request;
    const how = { voice: bot.voice, reply: given?.url };
    const text = job && _words_js__WEBPACK_IMPORTED_MODULE_5__/* .mention */ .lE(author, outcome, job, how);
    if (!text || request.namedBot || !LOGIN.test(author))
        return;
    const { host, log, repository } = bot;
    try {
        if (author === (await host.self()))
            return;
        const pull = outcome === 'pull-request' ? (0,_link_back_js__WEBPACK_IMPORTED_MODULE_2__/* .pullOf */ .pv)(job.prLink ?? null, repository) : undefined;
        if (pull !== undefined && (await host.requestReview(pull, author)))
            return;
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `done:${(0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .eventOf */ .A6)(request.comment)}`, (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(request));
        if ((await reply.find()) === null)
            await reply.say(text, { phase: 'told' });
    }
    catch (error) {
        log.warn(`${author} could not be notified: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
}


/***/ }),

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orTell),
/* harmony export */   tellWrongSetup: () => (/* binding */ tellWrongSetup),
/* harmony export */   z: () => (/* binding */ finishUnfinished)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66010);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37518);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60219);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16587);
// Whatever stops a command, the person who gave it learns so on the thread.








/** Does the work. If it fails, says why on the thread before the error reaches the log. */
async function orTell({ reply, said }, bot, work) {
    try {
        return await work();
    }
    catch (error) {
        if (bot.waits?.(error))
            await reply?.wait(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .waiting */ .eg(tellable(error, bot.voice), bot.voice));
        else if (!bot.dryRun)
            await tell(error, { reply, said }, bot);
        throw error;
    }
}
/**
 * For a workflow whose inputs are wrong, where nothing else is done. Only someone who is permitted
 * to give commands gets this answer; to others the setup is no concern.
 */
async function tellWrongSetup(request, error, bot) {
    if (bot.dryRun)
        return;
    const { host, permission } = bot;
    if (!request.namedBot && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_6__/* .permits */ .V1)(await host.permission(request.author), permission))
        return;
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .utteranceOf */ .pI)(request);
    // As for any command: a re-run after the fix continues this answer.
    if ((await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .claimOf */ ._B)(said, bot)) === 'gone')
        return;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(request));
    await tell(error, { reply, said }, bot);
}
async function tell(error, { reply, said }, bot) {
    await reply?.fail(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .couldNot */ .NF(tellable(error, bot.voice), bot.voice));
    if (said)
        await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .mark */ .Gy)(said, false, bot);
}
/** What went wrong here is for the log; a thread gets the sentences that were written for people. */
function tellable(error, { runUrl }) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)) {
        const log = runUrl ? 'The log of the workflow run' : 'The log of the server';
        return `Something unexpected went wrong. ${log} has the details.`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}
// An answer whose run was killed gets its last words from whoever comes after it.
async function finishUnfinished({ place, marker, comment, said }, bot) {
    const { host, voice } = bot;
    const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOf */ .Od)(bot, place.thread);
    const found = await (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarked */ .E)(host, place, (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    // Deleted, or the run had said its last words and was killed right after.
    if (!current || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(current.marker))
        return;
    const body = _words_js__WEBPACK_IMPORTED_MODULE_5__/* .commentBody */ .I2((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker, scope), _words_js__WEBPACK_IMPORTED_MODULE_5__/* .interrupted */ .VM(voice));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}


/***/ }),

/***/ 87797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   A3: () => (/* binding */ KEY_SCOPES),
/* harmony export */   LL: () => (/* binding */ TRAFFIC_CLASSES),
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   Ys: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   en: () => (/* binding */ isRepositoryName),
/* harmony export */   g6: () => (/* binding */ IDEMPOTENCY_KEY),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   nE: () => (/* binding */ JOB_STATUSES),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN),
/* harmony export */   u5: () => (/* binding */ DEFAULT_AI_CLASSES),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.


/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** Of a request that may be repeated: visible ASCII, such as a UUID. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** The same as `isId`, for the OpenAPI document. */
const ID_PATTERN = /^(?!\.{1,2}$)[^/\\\u0000-\u001f\u007f]+$/;
/**
 * A path parameter must stay one segment: `..` would be folded away by any URL parser, and a slash
 * would reach another route behind a proxy that decodes it. Half a surrogate pair has no encoding.
 */
function isId(value) {
    if (value === '' || value === '.' || value === '..' || value.length > MAX_ID_LENGTH)
        return false;
    return value.isWellFormed() && !/[/\\\u0000-\u001f\u007f]/.test(value);
}
function checkId(name, value) {
    if (isId(value))
        return value;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`\`${name}\` must be 1 to ${MAX_ID_LENGTH} characters without \`/\`, \`\\\` or control characters, and not \`.\` or \`..\`; copy it as the service gave it.`);
}
// Separate from the schemas, so that code that only reads a date does not load them.
/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
function isDate(value) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
    if (!match || Number.isNaN((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(value)))
        return false;
    const [, year, month, date] = match.map(Number);
    const back = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
    return back.getUTCMonth() + 1 === month && back.getUTCDate() === date;
}
/** What a key can be limited to. `admin` includes the others. */
const KEY_SCOPES = ['jobs', 'views', 'admin'];
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);
// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
// `unknown` is the reader in a log that does not record user agents. The contract knows people and
// AI only, so it counts as `human` there; every report names it.
const TRAFFIC_CLASSES = [
    'human',
    'coding-agent',
    'assistant',
    'ai-search',
    'training',
    'other-bot',
    'unknown',
];
/** The classes that count as AI unless the configuration says otherwise. */
const DEFAULT_AI_CLASSES = ['coding-agent', 'assistant'];
/** `OWNER/NAME`, as GitHub allows it. Short enough to be printed anywhere. */
function isRepositoryName(text) {
    return /^\w[\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(text);
}
/** GitHub does not tell names apart by their case. */
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 65529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ dayCount),
/* harmony export */   Ny: () => (/* binding */ previousRange),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   kh: () => (/* binding */ isoDay),
/* harmony export */   ol: () => (/* binding */ startOfDay),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qD: () => (/* binding */ dayRange),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
// Whole UTC days, written `YYYY-MM-DD`. The end of a range is exclusive.
const DAY_MS = 86_400_000;
function dayRange(from, to) {
    return Object.freeze({ from: isoDay(from), to: isoDay(to) });
}
/** The previous period of the same length. */
function previousRange(range) {
    const from = Date.parse(range.from);
    return dayRange(from - (Date.parse(range.to) - from), from);
}
function dayCount(range) {
    return (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS;
}
function daysOf(range) {
    return Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));
}
function addDays(day, days) {
    return isoDay(Date.parse(day) + days * DAY_MS);
}
/** Of an ISO 8601 date or time. Without a zone it is UTC, whatever the zone of this machine. */
function utcTime(text) {
    const local = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
    return Date.parse(local ? `${text}Z` : text);
}
function startOfDay(time) {
    return Math.floor(time / DAY_MS) * DAY_MS;
}
function isoDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}
/** `1 h 5 min`, `3 min 20 s`, `12 s`. */
function duration(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (h > 0)
        return `${h} h ${min} min`;
    return min > 0 ? `${min} min ${s} s` : `${s} s`;
}


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ Unavailable),
/* harmony export */   CF: () => (/* binding */ BadAnswer),
/* harmony export */   JH: () => (/* binding */ RateLimited),
/* harmony export */   Jr: () => (/* binding */ OutcomeUnknown),
/* harmony export */   KI: () => (/* binding */ NoViews),
/* harmony export */   Mk: () => (/* binding */ NotFound),
/* harmony export */   UL: () => (/* binding */ unlessCorrupt),
/* harmony export */   Vj: () => (/* binding */ LeaseLost),
/* harmony export */   cw: () => (/* binding */ Forbidden),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hR: () => (/* binding */ Unauthorized),
/* harmony export */   jq: () => (/* binding */ DocketError),
/* harmony export */   lt: () => (/* binding */ Conflict),
/* harmony export */   nK: () => (/* binding */ CorruptState),
/* harmony export */   us: () => (/* binding */ StoreUnavailable),
/* harmony export */   v$: () => (/* binding */ WorkFailed),
/* harmony export */   w3: () => (/* binding */ SetupError),
/* harmony export */   zh: () => (/* binding */ InvalidRequest)
/* harmony export */ });
// One error family. A subclass says what the caller does next; `code` is stable and travels on the
// wire and into outputs; the message is a sentence that ends with how to fix the problem.
class DocketError extends Error {
    details;
    constructor(message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.details = options.details ?? [];
    }
}
/** The request itself is wrong: fix it, then try again. */
class InvalidRequest extends DocketError {
    code;
    constructor(message, options = {}) {
        super(message, options);
        this.code = options.code ?? 'invalid';
    }
}
/** No key, an unknown one, or an expired one: get another key. */
class Unauthorized extends DocketError {
    code = 'unauthorized';
}
/** The key or the person is known, but not allowed to do this. */
class Forbidden extends DocketError {
    code = 'forbidden';
}
class NotFound extends DocketError {
    code = 'not-found';
}
/** Nothing counts the page views of this project. */
class NoViews extends NotFound {
}
/** The thing is in a state that does not allow this; nothing was changed. */
class Conflict extends DocketError {
    code = 'conflict';
}
/** Too many requests: the same request succeeds after `retryAfterSeconds`. */
class RateLimited extends DocketError {
    code = 'rate-limited';
    retryAfterSeconds;
    constructor(message, options) {
        super(message, options);
        this.retryAfterSeconds = options.retryAfterSeconds;
    }
}
/** The other side could not be reached or failed, and nothing happened there: try again later. */
class Unavailable extends DocketError {
    code = 'unavailable';
    /** It may work later without anyone changing anything. */
    passes = true;
}
/** Where jobs are kept cannot be reached: work on a job waits for it, and does not fail. */
class StoreUnavailable extends Unavailable {
}
/** Sent, but there was no response: it may have happened. Never repeated automatically. */
class OutcomeUnknown extends DocketError {
    code = 'unknown';
}
/** The response breaks the contract. */
class BadAnswer extends DocketError {
    code = 'bad-answer';
}
/** A stored record cannot be trusted. It is left unchanged and never treated as empty. */
class CorruptState extends DocketError {
    code = 'corrupt-state';
}
/** Undefined for a record that cannot be read: where one must not hide others. */
function unlessCorrupt(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof CorruptState)
            return undefined;
        throw error;
    }
}
/** Another worker has this job now: stop, and leave everything unchanged. */
class LeaseLost extends DocketError {
    code = 'lease-lost';
}
/** The work itself failed: the message is the job's reason. */
class WorkFailed extends DocketError {
    code = 'work-failed';
}
/** Something on this machine, in this repository or in its settings is missing or wrong. */
class SetupError extends DocketError {
    code = 'setup';
}
/** The message of anything that was thrown, for a log or a reason. */
function sentence(error) {
    if (error instanceof DocketError)
        return [error.message, ...error.details].join(' ');
    // Some libraries throw and report objects that only look like errors.
    const { message } = (error ?? {});
    return typeof message === 'string' ? message : String(error);
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


/***/ }),

/***/ 82860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   gh: () => (/* binding */ systemRuntime),
/* harmony export */   ml: () => (/* binding */ systemClock)
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

/***/ 55069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ distance),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
// Which known name a misspelled one was probably meant to be.
/** The nearest of the names; undefined when none is near enough to suggest. */
function nearest(word, names) {
    // Longer words are not names, and the distance costs the product of both lengths.
    if (word.length > 40)
        return undefined;
    const given = word.toLowerCase();
    const ranked = names
        .map((name) => ({ name, edits: distance(given, name) }))
        .filter(({ name, edits }) => edits <= allowed(name))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.name;
}
/** In a short word, two edits can reach almost any name. */
function allowed(name) {
    return name.length <= 4 ? 1 : 2;
}
/** Letters inserted, left out, replaced, or swapped with their neighbor. */
function distance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1), swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
        }
        [beforeLast, last] = [last, row];
    }
    return last[b.length] ?? 0;
}


/***/ })

};
