export const id = 8675;
export const ids = [8675,6789,4561];
export const modules = {

/***/ 64561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ replyAt),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   lP: () => (/* binding */ followUpsOf),
/* harmony export */   qG: () => (/* binding */ redacting),
/* harmony export */   rm: () => (/* binding */ buildBotContext)
/* harmony export */ });
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29419);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _events_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14774);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31697);




/** What is the same in a workflow run and on a server is added here. */
function buildBotContext(given, config) {
    return {
        ...given,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemRuntime */ .gh)(given.log),
        read: (body) => (0,_events_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommands */ .P)(body, given.style.word),
        settings: async () => followUpsOf(await config()),
    };
}
function followUpsOf(config) {
    return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
}
/** `heading` stands above whatever the answer says. */
function replyAt(bot, event, place, heading) {
    return new _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .Reply */ .v(event, place, scopeOf(bot, place.thread), bot, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}
// A host that never publishes a secret, wherever it came from.
/** The secrets are read for each text: tokens change. */
function redacting(host, secrets) {
    const redact = (text) => (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R0)(secrets).redact(text);
    return {
        ...host,
        createComment: (place, body, marker) => host.createComment(place, redact(body), marker),
        editComment: (comment, body) => host.editComment(comment, redact(body)),
        // Logs hold what programs printed, and GitHub masks only the secrets that it knows.
        failedChecks: async (sha) => (await host.failedChecks(sha)).map(({ name, output }) => ({
            name: redact(name),
            output: async () => redact(await output()),
        })),
    };
}


/***/ }),

/***/ 88549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ isOwnPull),
/* harmony export */   mr: () => (/* binding */ linkBack),
/* harmony export */   pv: () => (/* binding */ pullOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84940);
// The pull request of a job says which job made it, so that a command there continues it. Where the
// service does not say so in its text, one comment does.



async function linkBack(job, origin, bot) {
    const { readsThreads } = await bot.backend();
    const pull = pullOf(job.prLink ?? null, bot.repository);
    if (readsThreads || pull === undefined || pull === origin.thread)
        return;
    try {
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `link:${job.id}`, { thread: pull });
        if ((await reply.find()) !== null)
            return;
        await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_2__/* .linkBack */ .mr(job, origin.thread, bot.style), { phase: 'link', job: job.id });
        bot.remember(null);
    }
    catch (error) {
        bot.log.warn(`The pull request could not be linked to its job: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
}
/** Is this thread the pull request of the job itself? */
function isOwnPull({ prLink }, thread, { repository }) {
    return thread !== undefined && pullOf(prLink ?? null, repository) === thread;
}
/** The number of a pull request of this repository, whatever the host is called. */
function pullOf(prLink, repository) {
    if (prLink === null || !URL.canParse(prLink))
        return undefined;
    const match = /^\/(.+)\/pull\/(\d{1,9})$/.exec(new URL(prLink).pathname);
    return match?.[1]?.toLowerCase() === repository.toLowerCase() ? Number(match[2]) : undefined;
}


/***/ }),

/***/ 31697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61015);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86227);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84940);
// Docket's one answer to an event: created once, found again by its marker, edited as things move.
// That the host refuses it is logged, and whoever depends on it can ask. If the host does not answer at
// all, whoever says something learns so: it has to be said later.





/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;
class Reply {
    event;
    place;
    #scope;
    #deps;
    #comment;
    #isNew = false;
    #marker;
    #heading;
    #shownAt = Number.NEGATIVE_INFINITY;
    #gone = false;
    #endedBefore = false;
    constructor(event, place, scope, deps, heading = '') {
        this.#heading = heading;
        this.event = event;
        this.place = place;
        this.#scope = scope;
        this.#deps = deps;
        this.#marker = { event, phase: 'told' };
    }
    /** What an earlier run answered to the same event, if it did. */
    async find() {
        const prefix = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(this.event);
        const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
        const found = marked.find(({ marker }) => marker.event === this.event);
        if (!found)
            return null;
        this.#comment = found.comment;
        this.#marker = found.marker;
        this.#endedBefore = isEnded(found.marker);
        return found.marker;
    }
    /** Where it is, for a link. */
    get url() {
        return this.#comment?.url;
    }
    /** Its last words were a new comment, of which the host notifies people; it never does of edits. */
    get notifies() {
        return this.#isNew;
    }
    /** An earlier run of the event had followed its job to the end. */
    get endedBefore() {
        return this.#endedBefore;
    }
    /**
     * Where another run of the same event has answered before us, its answer stays and ours goes:
     * answers what it had got to. Of any number of runs that do this, one answer is left.
     */
    async giveWay() {
        const { host, log } = this.#deps;
        const ours = this.#comment;
        const marker = ours ? await this.find() : null;
        if (!marker || ours?.id === this.#comment?.id)
            return null;
        this.#rememberIt();
        // Also when it cannot go: the other run is at it all the same.
        if (ours)
            await host.deleteComment(ours).catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        return marker;
    }
    /**
     * Says it at once, and answers whether it stands there: the host may refuse it. From a `sending`
     * answer on, somebody has to finish it.
     */
    async say(text, marker) {
        this.#marker = { ...marker, event: this.event };
        const stands = await this.#write(text);
        this.#rememberIt();
        return stands;
    }
    /** What the next words will carry; nothing is said for it alone. */
    note(marker) {
        this.#marker = { ...marker, event: this.event };
        this.#rememberIt();
    }
    /** Says it when the last edit is long enough ago, or now; what comes next will say more anyway. */
    async progress(text, now = false) {
        if (!now && this.#deps.clock.now() - this.#shownAt < EDIT_EVERY_MS)
            return;
        await this.#write(text).catch((error) => this.#warn(error));
    }
    /** What keeps it from going on for now, unless an earlier run brought a job to its end. */
    async wait(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (isEnded(this.#marker))
                return;
            // Nothing is done yet: whoever tries again does not take this for the answer.
            if (this.#marker.phase === 'told')
                this.#marker = { ...this.#marker, closed: true };
            await this.#write(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    /** The last words of this run. `open`: another run will say more. */
    async finish(text, { open = false } = {}) {
        this.#marker = { ...this.#marker, closed: !open };
        await this.#write(text);
        this.#deps.remember(null);
    }
    /**
     * The last words when it failed. An earlier run may have answered the event: its comment is edited,
     * unless that run brought a job to its end.
     */
    async fail(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (!isEnded(this.#marker))
                await this.finish(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    #warn(error) {
        this.#deps.log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
    #rememberIt() {
        if (!this.#comment || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(this.#marker))
            return;
        const { kind, id } = this.#comment;
        this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
    }
    async #write(text) {
        const { host, clock } = this.#deps;
        if (this.#gone)
            return false;
        this.#shownAt = clock.now();
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(this.#marker, this.#scope);
        const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commentBody */ .I2)(marker, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([this.#heading, text]));
        try {
            this.#isNew = this.#comment === undefined;
            if (this.#comment)
                await host.editComment(this.#comment, body);
            else
                this.#comment = await host.createComment(this.place, body, marker);
            return true;
        }
        catch (error) {
            // Someone deleted the answer: they do not want it, and it does not come back.
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk && this.#comment)
                this.#gone = true;
            else if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isAway */ .Dg)(error))
                throw error;
            else
                this.#warn(error);
            return false;
        }
    }
}
function isEnded({ phase, closed }) {
    return phase === 'sent' && closed === true;
}
/** Comments that carry a marker of ours, oldest first. Unsigned ones count when we wrote them. */
async function findMarked(host, place, text, scope) {
    const comments = await host.findComments(place, text);
    if (comments.length === 0)
        return [];
    const marked = comments.flatMap((comment) => {
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(comment.body, scope);
        return marker ? [{ comment, marker }] : [];
    });
    if (scope.key !== undefined && eventsOf(marked).size === marked.length)
        return marked;
    const self = await host.self();
    const ours = marked.filter(({ comment }) => comment.author === self);
    if (scope.key === undefined)
        return ours;
    // A signature can be copied, also into an older comment: where we answered, only that counts.
    const answered = eventsOf(ours);
    return marked.filter((one) => ours.includes(one) || !answered.has(one.marker.event));
}
const eventsOf = (marked) => new Set(marked.map(({ marker }) => marker.event));


/***/ }),

/***/ 92939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   A6: () => (/* binding */ eventOf),
/* harmony export */   Gz: () => (/* binding */ driftPrompt),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   _3: () => (/* binding */ checksPrompt),
/* harmony export */   vm: () => (/* binding */ commentOf)
/* harmony export */ });
/** What a job is asked then: the same for every check of a commit. */
function checksPrompt(headSha) {
    return [
        `Checks failed on this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context quotes their output. Find the cause, and fix it if it is in the documentation.',
        'If it is not, change nothing and say what the cause is.',
    ].join(' ');
}
/** What a job is asked to do about it: the same for every commit, because the context has the findings. */
function driftPrompt(headSha) {
    return [
        `The documentation does not fit this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context lists what the check found. Document what no page mentions where readers look for it,',
        'and correct or remove what pages say about things that are gone.',
        'Leave a finding that is wrong as it is, and say why.',
    ].join(' ');
}
/** The head of a pull request as it is now, for a request's origin. */
function headOf({ headRef, headSha, sameRepository, state }) {
    return { headRef, headSha, sameRepository, open: state === 'open' };
}
function commentOf({ comment: { kind, id }, thread, }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
/** Where the answer goes. */
function placeOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}
/** The name of a comment's event: the same for every delivery and every attempt. */
function eventOf({ kind, id, part }) {
    return `${kind === 'issue' ? 'comment' : kind}:${id}${part === undefined ? '' : `#${part}`}`;
}


/***/ }),

/***/ 56789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
// The pull request of a job was merged or closed: the job is archived.


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
/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
function jobOfBranch(headRef) {
    return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}


/***/ }),

/***/ 88675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ finishAnswers),
/* harmony export */   sweep: () => (/* binding */ sweep),
/* harmony export */   tellSwept: () => (/* binding */ tellSwept)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64561);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9826);
/* harmony import */ var _replies_link_back_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88549);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61015);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31697);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84940);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92939);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56789);
/* harmony import */ var _retarget_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7487);
// Looks after what runs have left behind: dead jobs are finished, closures that nobody told us about
// are noticed, old jobs are put away, and answers that wait for an end get one.













/** Closures are looked for as far back as runs can be repeated. */
const LOOK_BACK_MS = 35 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** Replies that nobody finished are looked for in jobs that ended this recently. */
const UNSAID_MS = 2 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
async function sweep(bot) {
    const backend = await bot.backend();
    const { records, work } = backend;
    if (!records || !work)
        return null;
    const closed = await archiveClosures(backend, records, bot);
    await (0,_retarget_js__WEBPACK_IMPORTED_MODULE_11__/* .retargetAll */ .w)(bot);
    const retired = bot.dryRun ? [] : await records.retire();
    const taken = bot.dryRun ? [] : await work.resume();
    await untilSettled(work, bot);
    let finishedAnswers = 0;
    const unfinished = [];
    // The run that finished one may have had no answer when it wanted to say so.
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(bot.clock.now() - UNSAID_MS);
    const ended = bot.dryRun ? [] : await records.endedSince(since);
    for (const id of new Set([...taken, ...ended])) {
        const job = await backend.service.getJob(backend.projectId, id, { signal: bot.signal });
        if (_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status))
            finishedAnswers += await finishAnswers(job, records, bot);
        else
            unfinished.push(id);
    }
    return { closed, retired, taken, unfinished, finishedAnswers };
}
function tellSwept(swept) {
    if (!swept)
        return 'There is nothing to sweep: the service manages its jobs itself.';
    const { closed, retired, taken, unfinished, finishedAnswers } = swept;
    const jobs = (ids) => `${ids.length} ${ids.length === 1 ? 'job' : 'jobs'}`;
    return [
        `Resumed ${jobs(taken)}${unfinished.length > 0 ? `, of which ${unfinished.length} did not finish in time` : ''};`,
        `finished ${finishedAnswers} ${finishedAnswers === 1 ? 'reply' : 'replies'};`,
        `archived ${jobs(closed)} with a closed pull request and ${jobs(retired)} without recent activity.`,
    ].join(' ');
}
async function archiveClosures({ service, projectId }, records, bot) {
    const open = new Set(await records.unarchived());
    if (open.size === 0)
        return [];
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(bot.clock.now() - LOOK_BACK_MS);
    const pulls = await bot.host.closedPulls('docket/', since);
    const archived = [];
    for (const id of new Set(pulls.flatMap(({ headRef }) => (0,_archive_js__WEBPACK_IMPORTED_MODULE_10__/* .jobOfBranch */ .P)(headRef) ?? []))) {
        if (!open.has(id))
            continue;
        try {
            const job = await service.getJob(projectId, id);
            // A follow-up may have opened another pull request since.
            const theirs = pulls.find(({ url }) => url === job.prLink);
            if (job.status === 'active' || !theirs)
                continue;
            if (!bot.dryRun)
                await service.control?.archive(projectId, id);
            archived.push(id);
        }
        catch (error) {
            bot.log.warn(`Job ${id} could not be archived: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
        }
    }
    return archived;
}
async function untilSettled(work, { clock, signal, timeoutMinutes }) {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const waiting = clock.sleep(timeoutMinutes * 60_000, either).catch(() => { });
    await Promise.race([work.settled(), waiting]);
    over.abort();
}
/** Whatever still says that the job is at work. */
async function finishAnswers(job, records, bot) {
    const { host, style } = bot;
    const origins = await records.originsOf(job.id);
    const told = new Set();
    for (const place of await places(origins, bot)) {
        const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeOf */ .Od)(bot, place.thread);
        for (const { comment, marker } of await (0,_replies_reply_js__WEBPACK_IMPORTED_MODULE_8__/* .findMarked */ .E)(host, place, _replies_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .MARKER_START */ ._8, scope)) {
            // Not by the job that the marker names: whoever may edit comments may edit that.
            if (!(0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .isOpen */ .nT)(marker) || (await records.promptOf(job.id, marker.event)) === undefined)
                continue;
            const here = (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_6__/* .isOwnPull */ .I1)(job, place.thread, bot);
            const elapsedMs = elapsed(comment.createdAt, bot);
            const said = _replies_words_js__WEBPACK_IMPORTED_MODULE_9__/* .finished */ .xl(job, { elapsedMs, here }, style);
            const closed = (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .writeMarker */ .en)({ ...marker, closed: true }, scope);
            await host.editComment(comment, _replies_words_js__WEBPACK_IMPORTED_MODULE_9__/* .commentBody */ .I2(closed, said));
            told.add(marker.event);
        }
    }
    // Not on earlier requests of the job: what became of them is marked.
    const theirs = origins.filter(({ comment }) => comment && told.has((0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .eventOf */ .A6)(comment)));
    await markAll(theirs, (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .wentWell */ .x3)({ outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .sG)(job), job }), bot);
    return told.size;
}
async function markAll(origins, well, { host, log }) {
    for (const said of origins.flatMap(utterancesOf)) {
        try {
            await host.react(said, well ? 'rocket' : 'confused');
            await host.unreact(said, well ? 'confused' : 'rocket');
        }
        catch (error) {
            log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
        }
    }
}
async function places(origins, { host }) {
    const found = new Map();
    for (const { thread, comment } of origins) {
        if (thread === undefined)
            continue;
        const place = { thread };
        if (comment?.kind === 'review-comment') {
            const line = await host.reviewComment(comment.id).catch((error) => {
                if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFound */ .Mk))
                    throw error;
            });
            if (line)
                place.replyTo = line.opener;
        }
        found.set(`${place.thread}/${place.replyTo}`, place);
    }
    return [...found.values()];
}
function utterancesOf({ comment, thread }) {
    return comment && thread !== undefined ? [(0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .commentOf */ .vm)({ comment, thread })] : [];
}
function elapsed(since, { clock }) {
    return Math.max(0, clock.now() - Date.parse(since));
}


/***/ })

};
