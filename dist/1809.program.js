export const id = 1809;
export const ids = [1809];
export const modules = {

/***/ 21809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDesk: () => (/* binding */ openDesk)
/* harmony export */ });
/* harmony import */ var _action_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52953);
/* harmony import */ var _action_trigger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76029);
/* harmony import */ var _changes_secret_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6171);
/* harmony import */ var _changes_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74279);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19267);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66122);
/* harmony import */ var _thread_take_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70234);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58982);
// Builds the desk that handles commands and jobs in a workflow run.








async function openDesk(run, request) {
    const { inputs, facts, runner, signal } = run;
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_6__/* .connectGithub */ .S)(run);
    const host = discreet((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__/* .createThreadHost */ .N)(github), run);
    let loaded;
    const config = () => {
        loaded ??= host.readFile(_action_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF).then(_action_config_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfig */ .o4);
        return loaded;
    };
    let opened;
    const backend = () => {
        const open = async () => (await __webpack_require__.e(/* import() */ 5434).then(__webpack_require__.bind(__webpack_require__, 25434))).openBackend(run, github, host, config);
        opened ??= open();
        return opened;
    };
    const said = request && request.kind !== 'job' ? (0,_thread_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .utteranceOf */ .pI)(request) : undefined;
    return {
        desk: {
            host,
            backend,
            repository: facts.repository,
            markerKey: inputs.service.apiKey,
            voice: { word: inputs.command.word, runUrl: facts.runUrl },
            clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m,
            random: Math.random,
            log: runner,
            signal,
            dryRun: inputs.dryRun,
            wait: inputs.job.wait,
            timeoutMinutes: inputs.job.timeoutMinutes,
            permission: inputs.command.permission,
            read: (body) => (0,_action_trigger_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommand */ .U)(body, inputs.command.word),
            settings: async () => ({ reviews: (await config()).review === 'instructions' }),
            rerun: facts.rerun,
            remember: (unfinished) => runner.state('unfinished', unfinished ? JSON.stringify({ ...unfinished, said }) : ''),
        },
        close: async () => (await opened?.catch(() => undefined))?.close(),
    };
}
/** A host that never publishes a secret, wherever it came from. */
function discreet(host, { env }) {
    const scanner = (0,_changes_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretScanner */ .R)((0,_changes_secret_values_js__WEBPACK_IMPORTED_MODULE_7__/* .secretValues */ .V)(env));
    return {
        ...host,
        createComment: (place, body, marker) => host.createComment(place, scanner.redact(body), marker),
        editComment: (comment, body) => host.editComment(comment, scanner.redact(body)),
    };
}


/***/ }),

/***/ 70234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Gy: () => (/* binding */ mark),
/* harmony export */   _B: () => (/* binding */ claimOf),
/* harmony export */   ak: () => (/* binding */ toTheEnd),
/* harmony export */   pI: () => (/* binding */ utteranceOf),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15005);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41425);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11852);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11070);





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
async function toTheEnd(order, said, desk) {
    try {
        const result = await (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .sendAndFollow */ .J)(order, desk);
        if (result.outcome === 'ignored')
            return result;
        await mark(said, !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(result.outcome), desk);
        if (result.job)
            await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_1__/* .linkBack */ .m)(result.job, order.origin, desk);
        return result;
    }
    catch (error) {
        await mark(said, false, desk);
        throw error;
    }
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
    const pull = request.pull ?? (isPull ? (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(await host.pull(thread)) : undefined);
    return {
        requester: author,
        thread,
        comment,
        askedAt,
        ...(url && { url }),
        ...(pull && { pull }),
    };
}
function utteranceOf({ comment: { kind, id }, thread }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
function placeOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}


/***/ })

};
