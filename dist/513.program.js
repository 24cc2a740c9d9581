export const id = 513;
export const ids = [513,3943,4870];
export const modules = {

/***/ 23321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
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


/***/ }),

/***/ 63943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// The pull request of a job was merged or closed: the job is archived.

async function archiveClosed({ pull, headRef }, desk) {
    const id = jobOfBranch(headRef);
    if (id === undefined)
        return ignored(`the branch \`${headRef}\` is not a job’s`);
    if (desk.dryRun) {
        return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
    }
    const { service, projectId } = await desk.backend();
    if (!service.control)
        return ignored('the service manages its jobs itself');
    try {
        const job = await service.control.archive(projectId, id, { signal: desk.signal });
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

/***/ 11032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ replyAt),
/* harmony export */   O: () => (/* binding */ scopeOf)
/* harmony export */ });
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79785);

/** `heading` stands above whatever the answer says. */
function replyAt(desk, event, place, heading) {
    return new _reply_js__WEBPACK_IMPORTED_MODULE_0__/* .Reply */ .v(event, place, scopeOf(desk, place.thread), desk, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}


/***/ }),

/***/ 79785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31359);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53755);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34870);




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

/***/ 20513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sweep: () => (/* binding */ sweep),
/* harmony export */   tellSwept: () => (/* binding */ tellSwept)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23321);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63943);
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11032);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31359);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41425);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79785);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34870);
// Looks after what runs have left behind: dead jobs are finished, closures that nobody told us about
// are noticed, old jobs are put away, and answers that wait for an end get one.









/** Closures are looked for as far back as runs can be repeated. */
const LOOK_BACK_MS = 35 * 24 * 60 * 60 * 1000;
async function sweep(desk) {
    const backend = await desk.backend();
    const { records, work } = backend;
    if (!records || !work)
        return null;
    const closed = await archiveClosures(backend, records, desk);
    const retired = desk.dryRun ? [] : await records.retire();
    const taken = desk.dryRun ? [] : await work.resume();
    await untilSettled(work, desk);
    let finishedAnswers = 0;
    const unfinished = [];
    for (const id of taken) {
        const job = await backend.service.getJob(backend.projectId, id, { signal: desk.signal });
        if (_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Y.has(job.status))
            finishedAnswers += await finishAnswers(job, records, desk);
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
async function archiveClosures({ service, projectId }, records, desk) {
    const open = new Set(await records.unarchived());
    if (open.size === 0)
        return [];
    const since = (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .L)(desk.clock.now() - LOOK_BACK_MS);
    const pulls = await desk.host.closedPulls('docket/', since);
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
            if (!desk.dryRun)
                await service.control?.archive(projectId, id);
            archived.push(id);
        }
        catch (error) {
            desk.log.warn(`Job ${id} could not be archived: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
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
async function finishAnswers(job, records, desk) {
    const { host, voice } = desk;
    const origins = await records.originsOf(job.id);
    let finished = 0;
    for (const place of await places(origins, desk)) {
        const scope = (0,_desk_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeOf */ .O)(desk, place.thread);
        for (const { comment, marker } of await (0,_reply_js__WEBPACK_IMPORTED_MODULE_7__/* .findMarked */ .E)(host, place, _marker_js__WEBPACK_IMPORTED_MODULE_5__/* .MARKER_START */ ._8, scope)) {
            // Not by the job that the marker names: whoever may edit comments may edit that.
            if (!(0,_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .isOpen */ .nT)(marker) || (await records.promptOf(job.id, marker.event)) === undefined)
                continue;
            const said = _words_js__WEBPACK_IMPORTED_MODULE_8__/* .finished */ .xl(job, { elapsedMs: elapsed(comment.createdAt, desk) }, voice);
            const closed = (0,_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .writeMarker */ .en)({ ...marker, closed: true }, scope);
            await host.editComment(comment, _words_js__WEBPACK_IMPORTED_MODULE_8__/* .commentBody */ .I2(closed, said));
            finished += 1;
        }
    }
    if (finished > 0)
        await markAll(origins, (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .wentWell */ .x3)({ outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .outcomeOf */ .sG)(job), job }), desk);
    return finished;
}
async function markAll(origins, well, { host, log }) {
    for (const said of origins.flatMap(utteranceOf)) {
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

/***/ 34870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xJ: () => (/* binding */ archived),
  NK: () => (/* binding */ cancelRequested),
  I2: () => (/* binding */ commentBody),
  NF: () => (/* binding */ couldNot),
  xl: () => (/* binding */ finished),
  yj: () => (/* binding */ help),
  VM: () => (/* binding */ interrupted),
  mr: () => (/* binding */ linkBack),
  lE: () => (/* binding */ mention),
  XP: () => (/* binding */ noJob),
  JM: () => (/* binding */ notOffered),
  ed: () => (/* binding */ received),
  x5: () => (/* binding */ refusal),
  A4: () => (/* binding */ started),
  h5: () => (/* binding */ words_status),
  iU: () => (/* binding */ timedOut),
  lD: () => (/* binding */ unclear),
  b6: () => (/* binding */ unknownOutcome),
  Cc: () => (/* binding */ working)
});

// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var contract_job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
// EXTERNAL MODULE: ./.build/program/src/thread/outcome.js
var thread_outcome = __webpack_require__(41425);
// EXTERNAL MODULE: ./.build/program/src/thread/phrases.js
var phrases = __webpack_require__(53755);
;// CONCATENATED MODULE: ./.build/program/src/thread/completed.js



function completed(job, word) {
    if (job.prLink && (0,thread_outcome/* checksFail */.So)(job)) {
        return [
            `⚠️ **The checks fail: ${(0,phrases/* link */.nf)(job.prLink)}**`,
            agentSays(job),
            `${draftNote(job)} To have the agent fix them, comment \`${word} fix the checks\` or say what to change, here or on the pull request.`,
        ];
    }
    const address = job.prLink ?? job.docket?.compareLink;
    if (job.docket?.changed === false && address) {
        return [
            `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${(0,phrases/* link */.nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            `🚀 **Done: ${(0,phrases/* link */.nf)(job.prLink)}**`,
            agentSays(job),
            job.docket?.draft === 'made'
                ? 'The checks pass, but Docket could not mark the pull request ready for review. Do that on the pull request.'
                : '',
            `To continue, comment \`${word} …\` here or on the pull request. A maintainer may need to approve its CI run.`,
        ];
    }
    if (job.docket?.compareLink) {
        return [
            (0,thread_outcome/* checksFail */.So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,phrases/* link */.nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,phrases/* link */.nf)(job.docket.compareLink)}**`,
            (0,foreign/* quoted */.TL)(job.docket.reason ?? 'The pull request could not be opened.'),
            'To let Docket open it next time, select **Settings → Actions → General → Allow GitHub Actions to create and approve pull requests**.',
        ];
    }
    return ['✅ **No files changed.**', agentSays(job), `To continue, comment \`${word} …\`.`];
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
    return said ? `The agent says:\n\n${(0,foreign/* quoted */.TL)(said)}` : '';
}

;// CONCATENATED MODULE: ./.build/program/src/thread/words.js
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.





/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
function commentBody(marker, text) {
    return (0,foreign/* bound */.$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(voice) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,phrases/* small */.EX)([(0,phrases/* run */.eF)(voice)])}`;
}
function working(job, { elapsedMs }, voice) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,foreign/* inline */.mG)(job.status)}\``;
    return (0,phrases/* paragraphs */.qN)([
        `⏳ **Working on it.** The agent ${state} (${(0,phrases/* duration */.p0)(elapsedMs)} so far).`,
        (0,phrases/* checks */.AV)(job),
        `To stop it, comment \`${voice.word} cancel\`.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
function finished(job, elapsed, voice) {
    return (0,phrases/* paragraphs */.qN)([
        ...ending(job, voice),
        (0,phrases/* checks */.AV)(job),
        (0,phrases/* facts */.Ix)(job, voice, (0,phrases/* duration */.p0)(elapsed.elapsedMs)),
    ]);
}
function ending(job, voice) {
    const { word } = voice;
    switch (job.status) {
        case 'completed':
            return completed(job, word);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`];
        default:
            return job.docket?.reason === contract_job/* CANCELLED */.gD
                ? [`🛑 **Canceled.** To resume, comment \`${word} retry\`.`]
                : [
                    '😕 **The job failed.**',
                    (0,foreign/* quoted */.TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, voice) {
    return (0,phrases/* paragraphs */.qN)([
        `🚀 **Started.** ${follower(voice)} does not wait for the result.`,
        `To see the status, comment \`${voice.word} status\`.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, voice) {
    const time = (0,phrases/* minutes */.Gx)(limit);
    return (0,phrases/* paragraphs */.qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${voice.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(voice).toLowerCase()} no longer follows it. To see the status, comment \`${voice.word} status\`.`,
        stopped && job.docket?.reason ? (0,foreign/* quoted */.TL)(job.docket.reason) : '',
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
function interrupted(voice) {
    return (0,phrases/* paragraphs */.qN)([
        `🛑 **${voice.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${voice.runUrl ? 'run the workflow again or ' : ''}comment \`${voice.word} retry\`. To end the job, comment \`${voice.word} cancel\`.`,
        (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(voice)]),
    ]);
}
function unknownOutcome(voice) {
    return (0,phrases/* paragraphs */.qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${voice.word} new …\` to start a new job.`,
        (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(voice)]),
    ]);
}
function couldNot(problem, voice) {
    return (0,phrases/* paragraphs */.qN)(['😕 **This did not work.**', (0,foreign/* quoted */.TL)(problem), (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(voice)])]);
}
function refusal(author, required, problem, voice) {
    const why = problem === undefined
        ? `\`${voice.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,foreign/* inline */.mG)(author)}. ${why} Someone with that permission can run the command for you.`;
}
function help(voice) {
    const { word } = voice;
    const rows = [
        [`${word} <what to do>`, 'Requests a change, or continues this thread’s job.'],
        [`${word} new <what to do>`, 'Starts another job.'],
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
function unclear(meant, { word }) {
    return meant
        ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. To request it as work: \`${word} new …\`.`
        : `🤔 **That is too short to act on.** Nothing was started. Describe the change in three or more words: \`${word} …\`. To request it as it is: \`${word} new …\`. \`${word} help\` lists the commands.`;
}
function words_status(job, voice) {
    if (job.status !== 'active')
        return (0,phrases/* paragraphs */.qN)([...ending(job, voice), (0,phrases/* facts */.Ix)(job, voice)]);
    return (0,phrases/* paragraphs */.qN)(['⏳ **The agent is working.**', (0,phrases/* checks */.AV)(job), (0,phrases/* facts */.Ix)(job, voice)]);
}
function noJob(voice) {
    return `This thread has no job yet. To start one, comment \`${voice.word} <what to do>\`.`;
}
function cancelRequested(job, voice) {
    if (job.status === 'active') {
        return (0,phrases/* paragraphs */.qN)(['🛑 **Canceling.** The job stops within seconds.', (0,phrases/* facts */.Ix)(job, voice)]);
    }
    return (0,phrases/* paragraphs */.qN)([
        job.docket?.reason === contract_job/* CANCELLED */.gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,foreign/* inline */.mG)(job.status)}\`.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
function archived(job, voice) {
    return (0,phrases/* paragraphs */.qN)([
        `🗄️ **Archived.** To start a new job, comment \`${voice.word} …\`.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
function notOffered(what, voice) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : `You can leave it. To start another job, comment \`${voice.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/** For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. */
function mention(login, outcome, job) {
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,phrases/* link */.nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,thread_outcome/* checksFail */.So)(job)
                ? `@${login}, your pull request is open, but its checks fail${where}`
                : `@${login}, your pull request is ready${where}`;
        case 'branch':
            return `@${login}, your change is ready. Open its pull request here${where}`;
        case 'no-changes':
            return `@${login}, your request is finished. No files changed.`;
        case 'failed':
        case 'timed-out':
            return `@${login}, your request was not completed. The reply above says why.`;
        default:
            return undefined;
    }
}
function linkBack(job, thread, voice) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,phrases/* paragraphs */.qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${voice.word} …\` here.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}


/***/ })

};
