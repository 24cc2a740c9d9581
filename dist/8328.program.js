export const id = 8328;
export const ids = [8328];
export const modules = {

/***/ 61835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _gather_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20929);

async function dryRun(rehearsal, desk) {
    const { what, prompt, origin, fresh, jobId } = rehearsal;
    const { threads } = await desk.backend();
    const known = origin.thread === undefined ? null : await threads.jobOf(origin.thread);
    const job = jobId ?? (fresh ? null : known);
    const lines = [`Dry run of \`${what}\`: nothing is created, posted or pushed.`];
    if (origin.thread !== undefined)
        lines.push(`Thread: #${origin.thread}`);
    if (prompt === undefined) {
        lines.push(known === null ? 'The thread has no job.' : `It would concern job ${known}.`);
    }
    else {
        lines.push(job === null ? 'A new job would be created.' : `Job ${job} would be continued.`);
        lines.push('', 'Prompt:', prompt);
        const context = await (0,_gather_context_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherContext */ .x)(desk.host, origin);
        if (context !== undefined)
            lines.push('', 'Context:', context);
    }
    return { outcome: 'dry-run', message: lines.join('\n') };
}


/***/ }),

/***/ 50040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fixChecks: () => (/* binding */ fixChecks)
});

// UNUSED EXPORTS: MOST_ATTEMPTS

// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
;// CONCATENATED MODULE: ./.build/program/src/bot/check-words.js
// What Docket says on a pull request whose checks fail. Names of checks are other people's words.

/** Stands above everything that is said about this attempt. */
function failedChecks(names, headSha, { attempt, of }) {
    const what = names.length === 1 ? 'Failed check' : 'Failed checks';
    return `🔧 **${what} on ${headSha.slice(0, 10)}:** ${list(names)} (attempt ${attempt} of ${of} to fix this)`;
}
function checksLimit(names, attempts, { word }) {
    return `🛑 **Still failing after ${attempts} attempts to fix this:** ${list(names)}. Docket does not try again by itself. To continue, comment \`${word} …\` or request changes in a review.`;
}
const list = (names) => names.map(foreign/* codeSpan */.SS).join(', ');

// EXTERNAL MODULE: ./.build/program/src/bot/desk.js
var bot_desk = __webpack_require__(95153);
// EXTERNAL MODULE: ./.build/program/src/bot/dry-run.js
var dry_run = __webpack_require__(61835);
// EXTERNAL MODULE: ./.build/program/src/bot/request.js
var bot_request = __webpack_require__(92939);
// EXTERNAL MODULE: ./.build/program/src/bot/send-and-follow.js + 1 modules
var send_and_follow = __webpack_require__(29903);
;// CONCATENATED MODULE: ./.build/program/src/bot/fix-checks.js
// Checks failed on the pull request of a job: the job continues with what they reported. All checks
// that fail on a commit are one request, and only so many follow each other before a person is asked.






/** How often Docket tries by itself after each request of a person. */
const MOST_ATTEMPTS = 2;
async function fixChecks(request, desk) {
    const { headRef, headSha } = request;
    if (!(await desk.settings()).fixChecks) {
        return ignored('`fix-checks: true` is not set in `.github/docket.yml`');
    }
    const pull = await desk.host.openPull(headRef);
    if (pull === null)
        return ignored(`\`${headRef}\` has no open pull request`);
    const moved = `pull request #${pull.number} has newer commits than the one that failed`;
    if (pull.headSha !== headSha && !desk.rerun)
        return ignored(moved);
    const { threads, records } = await desk.backend();
    const job = await threads.ownerOf(pull);
    if (job === null || job.archived)
        return ignored(`no job works on pull request #${pull.number}`);
    const key = `checks:${headSha}`;
    const found = records
        ? await records.promptOf(job.id, key)
        : await (0,bot_desk/* replyAt */.G)(desk, key, { thread: pull.number }).find();
    const taken = found !== undefined && found !== null;
    if (taken && !desk.rerun)
        return ignored('the checks of this commit were taken up before');
    // The first attempt of this run may have pushed, and died before it was finished.
    if (!taken && pull.headSha !== headSha)
        return ignored(moved);
    const failed = (await desk.host.failedChecks(headSha)).map(({ name }) => name);
    if (failed.length === 0)
        return ignored('no check fails on this commit now');
    const attempt = job.attempts + (taken ? 0 : 1);
    if (attempt > MOST_ATTEMPTS)
        return tellLimit(failed, pull, job, desk);
    const prompt = (0,bot_request/* checksPrompt */._3)(headSha);
    const origin = {
        thread: pull.number,
        checks: { headSha },
        askedAt: (0,clock/* isoTime */.L)(desk.clock.now()),
        pull: (0,bot_request/* headOf */.Uo)(pull),
    };
    const to = { job: job.id };
    if (desk.dryRun) {
        return (0,dry_run/* dryRun */.P)({ what: 'fix-checks', prompt, origin, fresh: false, jobId: job.id }, desk);
    }
    const heading = failedChecks(failed, headSha, { attempt, of: MOST_ATTEMPTS });
    const reply = (0,bot_desk/* replyAt */.G)(desk, key, { thread: pull.number }, heading);
    return (0,send_and_follow/* sendAndFollow */.J)({ key, prompt, origin, to, reply, claim: 'unclear' }, desk);
}
/** Said once, until somebody asks for something. */
async function tellLimit(failed, { number }, job, desk) {
    const reply = (0,bot_desk/* replyAt */.G)(desk, `checks-limit:${job.id}:${job.requests}`, { thread: number });
    if (!desk.dryRun && (await reply.find()) === null) {
        await reply.say(checksLimit(failed, MOST_ATTEMPTS, desk.voice), { phase: 'told' });
        // Another run may have said it in the same moment.
        await reply.giveWay();
    }
    return ignored(`Docket has tried ${MOST_ATTEMPTS} times to fix the checks of #${number}; a person decides how to continue`);
}
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}


/***/ }),

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


/***/ })

};
