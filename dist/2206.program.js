export const id = 2206;
export const ids = [2206,1688];
export const modules = {

/***/ 71688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// The pull request of a job was merged or closed: the job is archived.

async function archiveClosed({ pull, headRef }, bot) {
    const id = jobOfBranch(headRef);
    if (id === undefined)
        return ignored(`the branch \`${headRef}\` is not a job’s`);
    if (bot.dryRun) {
        return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
    }
    const { service, projectId } = await bot.backend();
    if (!service.control)
        return ignored('the service manages its jobs itself');
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { outcome: 'archived', job, message: `Job ${id} of #${pull} is archived.` };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return ignored(`there is no job ${id}`);
        // It works on a follow-up just now; the next sweep, or the next command, will notice.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt)
            return ignored(`job ${id} is still working`);
        throw error;
    }
}
/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
function jobOfBranch(headRef) {
    return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}


/***/ }),

/***/ 64561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ discreet),
/* harmony export */   Gj: () => (/* binding */ replyAt),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   lP: () => (/* binding */ followUpsOf),
/* harmony export */   rm: () => (/* binding */ buildBotContext)
/* harmony export */ });
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61051);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37518);
/* harmony import */ var _trigger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41590);




/** What is the same in a workflow run and on a server is added here. */
function buildBotContext(given, config) {
    return {
        ...given,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemRuntime */ .gh)(given.log),
        read: (body) => (0,_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommand */ .U)(body, given.voice.word),
        settings: async () => followUpsOf(await config()),
    };
}
function followUpsOf(config) {
    return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
}
/** `heading` stands above whatever the answer says. */
function replyAt(bot, event, place, heading) {
    return new _reply_js__WEBPACK_IMPORTED_MODULE_2__/* .Reply */ .v(event, place, scopeOf(bot, place.thread), bot, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}
// A host that never publishes a secret, wherever it came from.
/** The secrets are read for each text: tokens change. */
function discreet(host, secrets) {
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

/***/ 97662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ isOwnPull),
/* harmony export */   mr: () => (/* binding */ linkBack),
/* harmony export */   pv: () => (/* binding */ pullOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16587);
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
        await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_2__/* .linkBack */ .mr(job, origin.thread, bot.voice), { phase: 'link', job: job.id });
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

/***/ 37518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66010);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48628);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16587);
// Docket's one answer to an event: created once, found again by its marker, edited as things move.
// That it cannot be written is logged, and whoever depends on it can ask.




/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;
class Reply {
    event;
    place;
    #scope;
    #deps;
    #comment;
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
        const prefix = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerPrefix */ .X4)(this.event);
        const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
        const found = marked.find(({ marker }) => marker.event === this.event);
        if (!found)
            return null;
        this.#comment = found.comment;
        this.#marker = found.marker;
        this.#endedBefore = isEnded(found.marker);
        return found.marker;
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
        const doubt = (error) => {
            log.warn(`Whether another run has answered is not known: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            return null;
        };
        const marker = ours ? await this.find().catch(doubt) : null;
        if (!marker || ours?.id === this.#comment?.id)
            return null;
        this.#rememberIt();
        // Also when it cannot go: the other run is at it all the same.
        if (ours)
            await host.deleteComment(ours).catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        return marker;
    }
    /**
     * Says it at once, and answers whether it stands there. From a `sending` answer on, somebody has
     * to finish it.
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
    /** Says it when the last edit is long enough ago; what comes next will say more anyway. */
    async progress(text) {
        if (this.#deps.clock.now() - this.#shownAt >= EDIT_EVERY_MS)
            await this.#write(text);
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
        }
        catch (error) {
            this.#deps.log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            return;
        }
        if (!isEnded(this.#marker))
            await this.finish(text);
    }
    #rememberIt() {
        if (!this.#comment || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(this.#marker))
            return;
        const { kind, id } = this.#comment;
        this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
    }
    async #write(text) {
        const { host, clock, log } = this.#deps;
        if (this.#gone)
            return false;
        this.#shownAt = clock.now();
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .writeMarker */ .en)(this.#marker, this.#scope);
        const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .commentBody */ .I2)(marker, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([this.#heading, text]));
        try {
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
            else
                log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
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
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(comment.body, scope);
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

/***/ 12206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sweep: () => (/* binding */ sweep),
/* harmony export */   tellSwept: () => (/* binding */ tellSwept)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71688);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64561);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97662);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66010);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9826);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37518);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16587);
// Looks after what runs have left behind: dead jobs are finished, closures that nobody told us about
// are noticed, old jobs are put away, and answers that wait for an end get one.










/** Closures are looked for as far back as runs can be repeated. */
const LOOK_BACK_MS = 35 * 24 * 60 * 60 * 1000;
async function sweep(bot) {
    const backend = await bot.backend();
    const { records, work } = backend;
    if (!records || !work)
        return null;
    const closed = await archiveClosures(backend, records, bot);
    const retired = bot.dryRun ? [] : await records.retire();
    const taken = bot.dryRun ? [] : await work.resume();
    await untilSettled(work, bot);
    let finishedAnswers = 0;
    const unfinished = [];
    for (const id of taken) {
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
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(bot.clock.now() - LOOK_BACK_MS);
    const pulls = await bot.host.closedPulls('docket/', since);
    const archived = [];
    for (const id of new Set(pulls.flatMap(({ headRef }) => (0,_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOfBranch */ .P)(headRef) ?? []))) {
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
            bot.log.warn(`Job ${id} could not be archived: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
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
    const { host, voice } = bot;
    const origins = await records.originsOf(job.id);
    let finished = 0;
    for (const place of await places(origins, bot)) {
        const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeOf */ .Od)(bot, place.thread);
        for (const { comment, marker } of await (0,_reply_js__WEBPACK_IMPORTED_MODULE_8__/* .findMarked */ .E)(host, place, _marker_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKER_START */ ._8, scope)) {
            // Not by the job that the marker names: whoever may edit comments may edit that.
            if (!(0,_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .isOpen */ .nT)(marker) || (await records.promptOf(job.id, marker.event)) === undefined)
                continue;
            const here = (0,_link_back_js__WEBPACK_IMPORTED_MODULE_5__/* .isOwnPull */ .I1)(job, place.thread, bot);
            const elapsedMs = elapsed(comment.createdAt, bot);
            const said = _words_js__WEBPACK_IMPORTED_MODULE_9__/* .finished */ .xl(job, { elapsedMs, here }, voice);
            const closed = (0,_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .writeMarker */ .en)({ ...marker, closed: true }, scope);
            await host.editComment(comment, _words_js__WEBPACK_IMPORTED_MODULE_9__/* .commentBody */ .I2(closed, said));
            finished += 1;
        }
    }
    if (finished > 0)
        await markAll(origins, (0,_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .wentWell */ .x3)({ outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .outcomeOf */ .sG)(job), job }), bot);
    return finished;
}
async function markAll(origins, well, { host, log }) {
    for (const said of origins.flatMap(utteranceOf)) {
        try {
            await host.react(said, well ? 'rocket' : 'confused');
            await host.unreact(said, well ? 'confused' : 'rocket');
        }
        catch (error) {
            log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
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
            const line = await host.reviewComment(comment.id).catch(() => undefined);
            if (line)
                place.replyTo = line.opener;
        }
        found.set(`${place.thread}/${place.replyTo}`, place);
    }
    return [...found.values()];
}
function utteranceOf({ comment, thread }) {
    if (!comment || thread === undefined)
        return [];
    const { kind, id } = comment;
    return [kind === 'review' ? { kind, id, pull: thread } : { kind, id }];
}
function elapsed(since, { clock }) {
    return Math.max(0, clock.now() - Date.parse(since));
}


/***/ }),

/***/ 16587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ started),
/* harmony export */   Cc: () => (/* binding */ working),
/* harmony export */   DH: () => (/* binding */ misaddressed),
/* harmony export */   HZ: () => (/* binding */ lineAnswer),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   JM: () => (/* binding */ notOffered),
/* harmony export */   NF: () => (/* binding */ couldNot),
/* harmony export */   NK: () => (/* binding */ cancelRequested),
/* harmony export */   VM: () => (/* binding */ interrupted),
/* harmony export */   XP: () => (/* binding */ noJob),
/* harmony export */   b6: () => (/* binding */ unknownOutcome),
/* harmony export */   cA: () => (/* binding */ nothingToFix),
/* harmony export */   ed: () => (/* binding */ received),
/* harmony export */   gD: () => (/* binding */ fixElsewhere),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   lD: () => (/* binding */ unclear),
/* harmony export */   lE: () => (/* binding */ mention),
/* harmony export */   mr: () => (/* binding */ linkBack),
/* harmony export */   x5: () => (/* binding */ refusal),
/* harmony export */   xJ: () => (/* binding */ archived),
/* harmony export */   xl: () => (/* binding */ finished),
/* harmony export */   yj: () => (/* binding */ help)
/* harmony export */ });
/* unused harmony export completed */
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65529);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48628);
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.





/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
const MAX_REQUESTS = 10;
function commentBody(marker, text) {
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .bound */ .$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(voice) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)])}`;
}
function working(job, { elapsedMs, now }, voice) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(job.status)}\``;
    const open = job.docket?.requests ?? [];
    const [{ step = '' } = {}] = open;
    const last = step && open.length === 1 ? ` Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(step)}` : '';
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `⏳ **Working on it.** The agent ${state} (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(elapsedMs)} so far).${last}`,
        open.length > 1 && now !== undefined ? requests(job, now) : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job),
        `To stop it, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function finished(job, elapsed, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        ...ending(job, voice, elapsed.here),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .repairs */ .XT)(job)]),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice, (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(elapsed.elapsedMs)),
    ]);
}
function ending(job, voice, here = false) {
    const { word } = voice;
    // Whatever became of the job, its pull request is there.
    const pull = job.prLink && !here ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : '';
    switch (job.status) {
        case 'completed':
            return completed(job, word, here);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
        default:
            return job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD
                ? [`🛑 **Canceled.** To resume, comment \`${word} retry\`.`, pull]
                : [
                    '😕 **The job failed.**',
                    (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    pull,
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🚀 **Started.** ${follower(voice)} does not wait for the result.`,
        `To see the status, comment \`${voice.word} status\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, voice) {
    const time = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .minutes */ .Gx)(limit);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${voice.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(voice).toLowerCase()} no longer follows it. To see the status, comment \`${voice.word} status\`.`,
        stopped && job.docket?.reason ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket.reason) : '',
        job.prLink ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function interrupted(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🛑 **${voice.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${voice.runUrl ? 'run the workflow again or ' : ''}comment \`${voice.word} retry\`. To end the job, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)]),
    ]);
}
function unknownOutcome(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${voice.word} new …\` to start a new job.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)]),
    ]);
}
function couldNot(problem, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['😕 **This did not work.**', (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(problem), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)])]);
}
function refusal(author, required, problem, voice) {
    const why = problem === undefined
        ? `\`${voice.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(author)}. ${why} Someone with that permission can run the command for you.`;
}
function help(voice) {
    const { word } = voice;
    const rows = [
        [`${word} <what to do>`, 'Requests a change, or continues this thread’s job.'],
        [`${word} new <what to do>`, 'Starts another job.'],
        [
            `${word} fix`,
            `Fixes what the documentation check finds on a pull request, as \`${word}\` alone does.`,
        ],
        [`${word} status`, 'Shows the job’s status.'],
        [`${word} retry`, 'Repeats the last request.'],
        [`${word} cancel`, 'Stops the job.'],
        [`${word} archive`, 'Closes the job permanently.'],
    ];
    return [
        'Put one of these at the start of a line:',
        '',
        '| Command | What it does |',
        '| --- | --- |',
        ...rows.map(([command, what]) => `| \`${command}\` | ${what} |`),
    ].join('\n');
}
/** `meant`: the subcommand that the comment resembles. */
function nothingToFix({ word }) {
    return `✅ **The documentation fits this pull request.** The check found nothing to fix. To request a change, comment \`${word} …\`.`;
}
function fixElsewhere({ word }) {
    return `\`${word} fix\` fixes what the documentation check finds on a pull request, and there is nothing to check here. To request a change, comment \`${word} …\`.`;
}
function unclear(meant, { word }) {
    return meant
        ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. To request it as work: \`${word} new …\`.`
        : `🤔 **What should change?** One word does not say enough to start a job, and nothing was started. Describe the change: \`${word} …\`. To request it as it is: \`${word} new …\`. \`${word} help\` lists the commands.`;
}
function misaddressed({ word }) {
    return `😕 Nothing was started: a command starts its line with \`${word}\` and a space, as in \`${word} explain the new flag\`.`;
}
function status(job, voice, { now, here } = {}) {
    if (job.status !== 'active')
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([...ending(job, voice, here), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
    const open = now === undefined ? '' : requests(job, now);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['⏳ **The agent is working.**', open, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
}
/** The job's unfinished requests: whose they are, since when, and what the agent did last. */
function requests(job, now) {
    const open = job.docket?.requests ?? [];
    return open
        .slice(0, MAX_REQUESTS)
        .map(({ state, requester, receivedAt, step }) => {
        const since = Date.parse(receivedAt);
        const time = Number.isNaN(since) ? '' : ` for ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(now - since)}`;
        const who = requester ? `, requested by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(requester)}` : '';
        const last = step ? `. Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(step)}` : '';
        return `- ${state === 'running' ? 'Running' : 'Waiting'}${time}${who}${last}`;
    })
        .concat(open.length > MAX_REQUESTS ? [`- and ${open.length - MAX_REQUESTS} more`] : [])
        .join('\n');
}
function noJob(voice) {
    return `This thread has no job yet. To start one, comment \`${voice.word} <what to do>\`.`;
}
function cancelRequested(job, voice) {
    if (job.status === 'active') {
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['🛑 **Canceling.** The job stops within seconds.', (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
    }
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(job.status)}\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function archived(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🗄️ **Archived.** To start a new job, comment \`${voice.word} …\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function notOffered(what, voice) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : `You can leave it. To start another job, comment \`${voice.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/** For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. */
function mention(login, outcome, job, { word }) {
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)
                ? `@${login}, your pull request is open, but its checks fail${where}`
                : `@${login}, your pull request is ready${where}`;
        case 'branch':
            return `@${login}, your change is ready. Open its pull request here${where}`;
        case 'no-changes':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)
                ? `@${login}, the agent has a question:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket?.question ?? '')}\n\nTo answer, comment \`${word} …\`.`
                : `@${login}, your request is finished. No files changed.`;
        case 'archived':
            return address ? `@${login}, the job is archived. Its pull request${where}` : undefined;
        case 'failed':
        case 'timed-out':
            return `@${login}, your request was not completed. The reply above says why.`;
        default:
            return undefined;
    }
}
/** Below a comment on a line that was part of a review. */
function lineAnswer({ outcome, job }, path) {
    const { change } = job?.docket ?? {};
    const file = change?.files.find((one) => one.path === path);
    if (job && outcome === 'pull-request') {
        const commit = change ? ` in ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(change.commit.slice(0, 7)))}` : '';
        if (!change || file || change.count > change.files.length) {
            return `✅ Pushed a change${commit}${file ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChange */ .b_)(file)}` : ''}. Resolve this thread if it does what you asked for.`;
        }
        return `This file was not changed${commit}. The reply to the review says why.`;
    }
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job))
        return '❓ The agent has a question. The reply to the review shows it.';
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(outcome)
        ? '😕 This was not done. The reply to the review says why.'
        : 'No files changed. The reply to the review says why.';
}
function linkBack(job, thread, voice) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${voice.word} …\` here.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.
/** `here`: the thread is the pull request itself. */
function completed(job, word, here) {
    const on = here ? '' : ', here or on the pull request';
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)) {
        return [
            '❓ **The agent has a question.**',
            agentSays(job),
            `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : ''}`,
        ];
    }
    if (job.prLink && (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)) {
        return [
            here ? '⚠️ **The checks fail.**' : `⚠️ **The checks fail: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}**`,
            here ? pushed(job) : '',
            agentSays(job),
            alsoAsks(job, word),
            `${draftNote(job)} To have the agent fix them, comment \`${word} fix the checks\` or say what to change${on}.`,
        ];
    }
    const address = job.prLink ?? job.docket?.compareLink;
    if (job.docket?.changed === false && address) {
        return [
            here
                ? '✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was.'
                : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            here ? doneHere(job) : `🚀 **Done: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}**`,
            agentSays(job),
            alsoAsks(job, word),
            job.docket?.draft === 'made'
                ? 'The checks pass, but Docket could not mark the pull request ready for review. Do that on the pull request.'
                : '',
            `To continue, comment \`${word} …\`${here ? '' : ' here or on the pull request'}. A maintainer may need to approve its CI run.`,
        ];
    }
    if (job.docket?.compareLink) {
        return [
            (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.docket.compareLink)}**`,
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket.reason ?? 'The pull request could not be opened.'),
            'To let Docket open it next time, select **Settings → Actions → General → Allow GitHub Actions to create and approve pull requests**.',
        ];
    }
    return ['✅ **No files changed.**', agentSays(job), `To continue, comment \`${word} …\`.`];
}
/** A link to the page one is on says nothing; what was pushed does. */
function doneHere(job) {
    return pushed(job) ? `🚀 **${pushed(job)}**` : '🚀 **Done.** The change is on this pull request.';
}
function pushed(job) {
    const { commit } = job.docket?.change ?? {};
    return commit ? `Pushed ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(commit.slice(0, 7)))}: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .changedFiles */ .Y_)(job)}.` : '';
}
function alsoAsks(job, word) {
    return job.docket?.question
        ? `❓ **The agent also has a question.** To answer, comment \`${word} …\`.`
        : '';
}
function draftNote(job) {
    switch (job.docket?.draft) {
        case 'made':
            return 'The pull request is a draft until they pass.';
        case 'unsupported':
            return 'This repository does not support drafts, so the pull request is open for review: do not merge it before they pass.';
        default:
            return 'Do not merge the pull request before they pass.';
    }
}
/** What the agent itself said, which people should read before anything else. */
function agentSays(job) {
    const said = job.docket?.reason;
    return said ? `The agent says:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(said)}` : '';
}


/***/ })

};
