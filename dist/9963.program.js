export const id = 9963;
export const ids = [9963];
export const modules = {

/***/ 61899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ mark),
/* harmony export */   XD: () => (/* binding */ markEnd),
/* harmony export */   _B: () => (/* binding */ claimOf),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92939);
// What all comments and reviews have in common: where they come from, the claim (👀), and 🚀 or 😕 at the end.



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
/** Marks what somebody wrote when everything that it led to is over. */
async function markEnd(said, all, bot) {
    const results = all.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'dry-run');
    if (results.length === 0)
        return;
    // Whoever tells the end marks it.
    if (!bot.wait && (await bot.backend()).records)
        return;
    await mark(said, results.every(_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .wentWell */ .x3), bot);
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
    const pull = request.pull ?? (isPull ? (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .headOf */ .Uo)(await host.pull(thread)) : undefined);
    return {
        requester: author,
        thread,
        comment,
        askedAt,
        ...(url && { url }),
        ...(pull && { pull }),
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
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72142);
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

/***/ 83954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ followToEnd),
/* harmony export */   e: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52926);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12099);
// Follows a job of a service over HTTP to its end by asking, yields each change, and believes no answer
// that may be older than what it follows.




/** A final status right after a message may still be that of the request before. */
const STALE_MS = 20_000;
/** A job that was just created may not have reached every replica. */
const UNSEEN_MS = 30_000;
/** Between two looks. Runs that began together do not ask together. */
const LOOK = { baseMs: 2_000, capMs: 30_000, spread: 0.4 };
async function* follow(followed, deps) {
    const over = new AbortController();
    try {
        return yield* look(followed, deps, over.signal);
    }
    finally {
        over.abort();
    }
}
async function* look({ projectId, jobId, after, job: first }, { service, clock, random, log, deadline, signal, events }, over) {
    let nextChange;
    /** The first change after the latest look. */
    let change;
    const startedAt = clock.now();
    const since = () => clock.now() - startedAt;
    let caughtUp = after !== 'message';
    let last;
    let trouble;
    let warned = false;
    const isBelieved = (job) => {
        // Only our own service says `docket`, and it never answers with less than it has accepted.
        caughtUp ||= job.status === 'active' || job.docket !== undefined || since() >= STALE_MS;
        return caughtUp || !_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status);
    };
    const isTransient = (error) => (0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_3__/* .isAway */ .Dg)(error) || (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk && after === 'create' && since() < UNSEEN_MS);
    const warnOfUnknown = ({ status }) => {
        if (warned || _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_STATUSES */ .nE.some((known) => known === status))
            return;
        warned = true;
        log.warn(`The service reports the status \`${status}\`, which is not known; still waiting.`);
    };
    const stale = after === 'message' && _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(first?.status ?? '');
    if (first && !stale) {
        last = first;
        yield first;
        if (_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(first.status))
            return { kind: 'final', job: first };
    }
    // Without an answer to begin with, the first look is at once.
    for (let waits = first ? 0 : -1;; waits++) {
        if (waits >= 0) {
            const left = deadline - clock.now();
            if (left <= 0)
                return timedOut(last, trouble);
            const asked = trouble instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH ? trouble.retryAfterSeconds * 1000 : 0;
            const known = events?.();
            nextChange ??= known && changesOf(known(projectId, jobId, { signal: over }));
            change ??= nextChange?.();
            const ms = Math.min(left, Math.max(asked, (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoff */ .JN)(waits, LOOK, random)));
            await sleepUnless(asked > 0 ? undefined : change, ms, clock, signal);
        }
        signal?.throwIfAborted();
        change = nextChange?.();
        let job;
        try {
            job = await service.getJob(projectId, jobId, signal ? { signal } : {});
            trouble = undefined;
        }
        catch (error) {
            if (signal?.aborted || !isTransient(error))
                throw error;
            trouble = error;
            log.info(`Could not look at job ${jobId}, trying again: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
            continue;
        }
        if (!isBelieved(job))
            continue;
        warnOfUnknown(job);
        if (JSON.stringify(job) !== JSON.stringify(last)) {
            last = job;
            yield job;
        }
        if (_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status))
            return { kind: 'final', job };
    }
}
/** Each call gives the next event, as a promise that is never kept if they break. */
function changesOf(events) {
    let next = Promise.withResolvers();
    const read = async () => {
        for await (const _ of events) {
            next.resolve();
            next = Promise.withResolvers();
        }
    };
    // Looking now and then finds the end, too.
    read().catch(() => { });
    return () => next.promise;
}
async function sleepUnless(woken, ms, clock, signal = new AbortController().signal) {
    const stop = new AbortController();
    const slept = clock.sleep(ms, AbortSignal.any([signal, stop.signal]));
    const early = woken?.then(() => stop.abort());
    await Promise.race([slept, early ?? slept]).catch((error) => {
        if (!stop.signal.aborted)
            throw error;
    });
    slept.catch(() => { });
}
function timedOut(job, trouble) {
    return { kind: 'timed-out', ...(job && { job }), ...(trouble && { trouble }) };
}
/** Follows to the end, with each change told on the way. */
async function followToEnd(changes, onChange) {
    for (;;) {
        const next = await changes.next();
        if (next.done)
            return next.value;
        await onChange(next.value);
    }
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

/***/ 99963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ sendAndFollow)
/* harmony export */ });
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35238);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12099);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9826);
/* harmony import */ var _replies_link_back_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88549);
/* harmony import */ var _replies_phrases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86227);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72142);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83954);
/* harmony import */ var _local_work_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19320);
/* harmony import */ var _send_once_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14259);
/* harmony import */ var _tell_end_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85056);
// One request, from sending it once to telling how it ended. What a comment and a workflow input
// ask for meets here.














async function sendAndFollow(request, event, bot) {
    const { reply } = event;
    const { origin = {} } = request;
    const startedAt = bot.startedAt ?? bot.clock.now();
    // As the record counts it: from the command on, on one clock for all who tell it.
    const asked = origin.comment ? Date.parse(origin.askedAt ?? '') : Number.NaN;
    const askedAt = Math.min(startedAt, asked || startedAt);
    try {
        const sending = await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_10__/* .sendOnce */ .E4)(request, event, bot);
        switch (sending.kind) {
            case 'unknown':
                return await tellUnknown(reply, bot);
            case 'elsewhere':
                // The answer on the thread is that run's to write.
                return {
                    outcome: 'ignored',
                    message: 'Another run of the same event is already working on it.',
                };
            case 'deleted':
                return {
                    outcome: 'ignored',
                    message: 'This was answered before, and its job has been deleted since.',
                };
            case 'sent':
                if (!bot.wait)
                    return await tellStarted(sending.job, origin, reply, bot);
                return await followAndReport({ ...event, ...sending, origin, startedAt, askedAt }, bot);
        }
    }
    catch (error) {
        if (bot.signal.aborted)
            return tellInterrupted(reply, bot);
        throw error;
    }
}
async function tellStarted(job, origin, reply, bot) {
    const { records } = await bot.backend();
    const result = { outcome: 'started', job };
    if (records) {
        // The job is named, so that whoever tells its end finds the reply.
        const text = _replies_words_js__WEBPACK_IMPORTED_MODULE_7__/* .working */ .Cc(job, { elapsedMs: 0 }, bot.style);
        await reply?.say(text, { phase: 'sent', job: job.id });
        return { ...result, message: `Job ${job.id} is under way.` };
    }
    await reply?.finish(_replies_words_js__WEBPACK_IMPORTED_MODULE_7__/* .started */ .A4(job, bot.style));
    await (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_6__/* .linkBack */ .mr)(job, origin, bot);
    const message = `Started job ${job.id}. This run does not wait for the result.`;
    return { ...result, message };
}
async function tellUnknown(reply, bot) {
    await reply?.finish(_replies_words_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownOutcome */ .b6(bot.style));
    return {
        outcome: 'unknown',
        message: 'The request was sent, but no answer came back. Check the service before you send it again.',
    };
}
async function tellInterrupted(reply, bot) {
    const backend = await bot.backend().catch(() => undefined);
    await Promise.all([
        backend?.work?.release(),
        reply
            ?.finish(_replies_words_js__WEBPACK_IMPORTED_MODULE_7__/* .interrupted */ .VM(bot.style), { open: true })
            .catch((error) => bot.log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(error))),
    ]);
    const message = 'The run was stopped before the job finished. Run it again to continue.';
    return { outcome: 'failed', message };
}
async function followAndReport(course, bot) {
    const { clock, style, timeoutMinutes, log } = bot;
    const { service, projectId, work } = await bot.backend();
    const { origin, reply, startedAt, askedAt } = course;
    const elapsed = () => ({ elapsedMs: clock.now() - askedAt, now: clock.now() });
    const deadline = startedAt + timeoutMinutes * 60_000;
    const story = [];
    let { job } = course;
    const telling = keepTelling(bot, async () => {
        if (_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .FINAL_STATUSES */ .Ys.has(job.status))
            return;
        await reply?.progress(_replies_words_js__WEBPACK_IMPORTED_MODULE_7__/* .working */ .Cc(job, elapsed(), style));
    });
    const onChange = (changed) => {
        job = changed;
        const state = (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOf */ .L4)(job);
        if (story.at(-1)?.what === state)
            return;
        story.push({ afterMs: elapsed().elapsedMs, what: state });
        const time = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(elapsed().elapsedMs);
        const isOver = _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .FINAL_STATUSES */ .Ys.has(job.status);
        log.info(`Job ${job.id} is ${state}${isOver ? ` after ${time}` : `, ${time} so far`}.`);
    };
    const followed = { projectId, jobId: job.id, ...course };
    const following = work
        ? (0,_local_work_js__WEBPACK_IMPORTED_MODULE_9__/* .followWork */ .b)(course, { ...bot, work, deadline }, onChange)
        : (0,_follow_js__WEBPACK_IMPORTED_MODULE_8__/* .followToEnd */ .c)((0,_follow_js__WEBPACK_IMPORTED_MODULE_8__/* .follow */ .e)(followed, { ...bot, service, deadline }), onChange);
    const end = await following.finally(telling.stop);
    job = end.job ?? job;
    // Of several runs of one event, the first tells; a re-run does when that one had not ended.
    const isKnown = reply?.endedBefore || (course.claim === 'again' && !bot.rerun);
    const isOver = _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .FINAL_STATUSES */ .Ys.has(job.status);
    const isStopped = end.kind === 'timed-out' && (!isOver || job.status === 'failed');
    if (end.kind === 'left' || isStopped) {
        const tell = isStopped ? tellTimeOut : tellLeft;
        const result = { ...(await tell(job, reply, bot)), story };
        await (0,_tell_end_js__WEBPACK_IMPORTED_MODULE_11__/* .answerLines */ .g8)(origin, result, bot);
        if (!isKnown)
            await (0,_tell_end_js__WEBPACK_IMPORTED_MODULE_11__/* .notifyRequester */ .UM)(origin, result, reply, bot);
        return result;
    }
    const result = { outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .sG)(job), job, message: lastLine(job), story };
    try {
        await (0,_tell_end_js__WEBPACK_IMPORTED_MODULE_11__/* .tellEnd */ .HI)({ job, origin, reply, isKnown, ...elapsed() }, bot);
        return result;
    }
    catch (error) {
        if (bot.waits?.(error) || !(0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__/* .isAway */ .Dg)(error))
            throw error;
        const unsaid = `The reply on the thread could not be written. ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(error)} Run this again, or wait for \`mode: sweep\`: each finishes the reply.`;
        return { ...result, unsaid };
    }
}
async function tellTimeOut(job, reply, { style, timeoutMinutes }) {
    const stopped = job.status === 'failed';
    await reply?.finish(_replies_words_js__WEBPACK_IMPORTED_MODULE_7__/* .timedOut */ .iU(timeoutMinutes, stopped, job, style));
    const command = stopped ? 'retry` to continue' : 'status` to see how it is doing';
    const message = `The job did not finish within ${(0,_replies_phrases_js__WEBPACK_IMPORTED_MODULE_12__/* .minutes */ .Gx)(timeoutMinutes)}. Comment \`${style.word} ${command}, or raise \`timeout-minutes\`.`;
    return { outcome: 'timed-out', job, message };
}
/** Something outside is away for longer than a run can wait. What was made is kept. */
async function tellLeft(job, reply, bot) {
    const { reason = 'This run could not continue it. Its log says why.' } = job.docket?.waiting ?? {};
    await reply
        ?.finish(_replies_words_js__WEBPACK_IMPORTED_MODULE_7__/* .waiting */ .eg(reason, bot.style), { open: true })
        .catch((error) => bot.log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(error)));
    const message = `Job ${job.id} is not finished, and what was done is kept. ${reason} Run this again, comment \`${bot.style.word} retry\`, or wait for \`mode: sweep\`: each continues it.`;
    return { outcome: 'failed', job, message };
}
function lastLine(job) {
    const pull = job.prLink ? ` Its pull request: ${job.prLink}` : '';
    switch ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .sG)(job)) {
        case 'pull-request':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .checksFail */ .So)(job) ? `The checks fail: ${job.prLink}` : `Done: ${job.prLink}`;
        case 'branch':
            return `${(0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .checksFail */ .So)(job) ? 'The checks fail' : 'Done'}. Open the pull request yourself: ${job.docket?.compareLink}`;
        case 'no-changes':
            if ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .asks */ .zW)(job))
                return `The agent asks: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_13__/* .oneLine */ .TN)(job.docket?.question ?? '')}`;
            return job.prLink
                ? `No files changed. The pull request is unchanged: ${job.prLink}`
                : 'Done: no files changed.';
        case 'cancelled':
            return `Job ${job.id} was canceled.`;
        case 'archived':
            return `Job ${job.id} is archived.${pull}`;
        default:
            return `Job ${job.id} failed: ${job.docket?.reason ?? 'the service gave no reason.'}${pull}`;
    }
}
/** As often as somebody who waits would look again. */
const TELL_EVERY_MS = 20_000;
/** Reports the progress repeatedly; after `stop` has resolved, nothing more is reported. */
function keepTelling({ clock }, tell) {
    const over = new AbortController();
    const told = (async () => {
        for (;;) {
            await clock.sleep(TELL_EVERY_MS, over.signal);
            await tell();
        }
    })().catch(() => { });
    return {
        async stop() {
            over.abort();
            await told;
        },
    };
}


/***/ }),

/***/ 14259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ sendOnce),
/* harmony export */   Xk: () => (/* binding */ jobOfMarker),
/* harmony export */   t0: () => (/* binding */ jobOfThread)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72142);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62236);
// Sending a request once, whatever happened to the runs before: deliveries repeat, runs are
// repeated, answers get lost.




/** Sends the request, or finds what an earlier run of the same event has sent. */
async function sendOnce(request, event, bot) {
    const { reply } = event;
    const startedAt = bot.clock.now();
    const backend = await bot.backend();
    // A run that was slow to begin may have been given up by the others.
    const slow = bot.clock.now() - startedAt >= PATIENCE_MS / 2;
    const sure = event.claim === 'first' && !slow;
    const earlier = sure ? null : await findEarlier(event, backend, bot);
    const taken = await continueEarlier(earlier, [request, event], backend, bot);
    if (taken)
        return taken;
    const announced = await reply
        ?.say(_replies_words_js__WEBPACK_IMPORTED_MODULE_2__/* .received */ .ed(bot.style), { phase: 'sending' })
        .catch((error) => {
        if (!(0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isAway */ .Dg)(error))
            throw error;
        bot.log.warn(`The reply on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        return false;
    });
    // Intent before effect: without the note, a re-run would take it for never sent.
    if (announced === false && !backend.repeatable) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('The reply on the thread could not be written, so nothing was sent. Give the workflow `permissions: issues: write` and `pull-requests: write`, or try again later.');
    }
    if (!sure && earlier === null) {
        const passed = await continueEarlier((await reply?.giveWay()) ?? null, [request, event], backend, bot);
        if (passed)
            return passed;
    }
    try {
        const sent = await send(request, event, backend, bot);
        const marker = { phase: 'sent', job: sent.job.id };
        // The marker goes out with the next edit; until then, a repeatable service finds the request by its key.
        reply?.note(marker);
        // Other services could get the request twice, so the thread names the job at once.
        if (!backend.repeatable)
            await reply?.progress(_replies_words_js__WEBPACK_IMPORTED_MODULE_2__/* .working */ .Cc(sent.job, NOW, bot.style), true);
        return { kind: 'sent', ...sent };
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknown */ .Jr))
            throw error;
        bot.log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error));
        return { kind: 'unknown' };
    }
}
const NOW = { elapsedMs: 0 };
/** What an earlier run of the same event has sent; null: nothing, so it has to be sent. */
async function continueEarlier(earlier, [request, event], backend, bot) {
    const job = earlier?.phase === 'sent' ? await trusted(earlier, event, backend) : null;
    if (job !== null)
        return { kind: 'sent', job: await reattach(job, request, event, backend, bot) };
    if (earlier?.closed && earlier.job && !(await backend.records?.requestOf(earlier.job))) {
        return { kind: 'deleted' };
    }
    if (earlier?.phase !== 'sending' || backend.repeatable)
        return null;
    return { kind: bot.rerun ? 'unknown' : 'elsewhere' };
}
/** The job that an earlier run's answer names, if there is one to believe. */
async function jobOfMarker(event, backend) {
    const earlier = await event.reply?.find();
    return earlier ? trusted(earlier, event, backend) : null;
}
/** Anyone who may edit comments can edit an unsigned marker; the record has to say the same. */
async function trusted({ job }, { key }, { records }) {
    if (job === undefined)
        return null;
    return !records || (await records.promptOf(job, key)) !== undefined ? job : null;
}
/** How long another run that was started by the same event may take until it has answered. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 3_000;
async function findEarlier({ reply, claim }, { repeatable }, bot) {
    // In a re-run nobody else is at work: what is not there was never said.
    const alone = bot.rerun || claim !== 'again';
    const until = bot.clock.now() + PATIENCE_MS;
    for (;;) {
        const found = (await reply?.find()) ?? null;
        const enough = found !== null && (found.phase === 'sent' || repeatable);
        if (enough || alone || bot.clock.now() >= until)
            return found;
        await bot.clock.sleep(LOOK_EVERY_MS, bot.signal);
    }
}
/** The job of an earlier run. Sending the same request again makes a repeatable service continue it. */
function reattach(id, { prompt, origin }, { key }, backend, bot) {
    const { service, projectId, repeatable } = backend;
    bot.log.info(`This event has led to job ${id} already; following it.`);
    if (!repeatable)
        return service.getJob(projectId, id, { signal: bot.signal });
    return service.sendMessage(projectId, id, { prompt, ...(origin && { origin }) }, { idempotencyKey: key });
}
async function send(request, { key, job: given, resume }, backend, bot) {
    const { service, projectId, readsThreads, work } = backend;
    const { origin = {}, joinThread } = request;
    if (resume && given !== undefined) {
        await work?.resumeJob(given);
        return { job: await service.getJob(projectId, given, { signal: bot.signal }) };
    }
    const options = { idempotencyKey: key, signal: bot.signal };
    const context = readsThreads ? undefined : await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .gatherContext */ .x8)(bot.host, origin);
    const sent = { ...request, ...(context !== undefined && { context }) };
    const lookup = joinThread && !readsThreads;
    const known = given ?? (lookup && (await jobOfThread(origin.thread, backend)));
    if (known) {
        try {
            const job = await service.sendMessage(projectId, known, sent, options);
            return { job, after: 'message' };
        }
        catch (error) {
            // Archived or forgotten there: the thread gets a new job.
            if (!lookup || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk))
                throw error;
            bot.log.info(`Job ${known} takes no more messages; a new one is created.`);
        }
    }
    const job = await service.createJob(projectId, sent, options);
    return { job, after: 'create' };
}
function jobOfThread(thread, { threads }) {
    return thread === undefined ? Promise.resolve(null) : threads.jobOfThread(thread);
}


/***/ }),

/***/ 85056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ tellEnd),
/* harmony export */   UM: () => (/* binding */ notifyRequester),
/* harmony export */   g8: () => (/* binding */ answerLines),
/* harmony export */   gj: () => (/* binding */ tellEnds)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12099);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64561);
/* harmony import */ var _commands_handle_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61899);
/* harmony import */ var _commands_review_prompt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59376);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9826);
/* harmony import */ var _replies_link_back_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88549);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61015);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31697);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72142);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92939);
// How a request ended is told in one way, from what its job's record says: by the run that followed it,
// by a worker of the App, by housekeeping, or by whoever cancels the job.












/** The reply comes last of what can be told only once, because it is what says that all is told. */
async function tellEnd(ended, bot) {
    const { job, origin, reply, elapsedMs = 0 } = ended;
    const result = { outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .outcomeOf */ .sG)(job), job };
    await answerLines(origin, result, bot);
    await (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_7__/* .linkBack */ .mr)(job, origin, bot);
    const here = (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_7__/* .isOwnPull */ .I1)(job, reply?.place.thread, bot);
    await reply?.finish(_replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .finished */ .xl(job, { elapsedMs, here }, bot.style));
    if (!ended.isKnown)
        await notifyRequester(origin, result, reply, bot);
}
/** Each comment on a line of a review gets its answer there, where its author looks for it. */
async function answerLines({ comment, thread }, result, bot) {
    if (comment?.kind !== 'review' || thread === undefined)
        return;
    try {
        const review = await bot.host.review(thread, comment.id);
        for (const { path, opener } of await (0,_commands_review_prompt_js__WEBPACK_IMPORTED_MODULE_5__/* .requestedLines */ .Q)(review, bot.read)) {
            if (opener === undefined)
                continue;
            const event = `line:${opener}:${(0,_request_js__WEBPACK_IMPORTED_MODULE_11__/* .eventOf */ .A6)(comment)}`;
            const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .replyAt */ .Gj)(bot, event, { thread, replyTo: opener });
            if ((await reply.find()) === null) {
                await reply.say(_replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .lineAnswer */ .HZ(result, path), { phase: 'told' });
            }
        }
    }
    catch (error) {
        if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoAnswer */ .Uz)(error))
            throw error;
        bot.log.warn(`A comment of the review could not be answered: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
    }
}
/** A person's, by the host's rules: nothing else after an `@` could notify a team, or a bot. */
const LOGIN = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
/**
 * Whoever asked in a comment learns that it is done. Edits notify nobody, so they are requested as a
 * reviewer of the pull request or, where that is not possible, mentioned once.
 */
async function notifyRequester({ requester = '', comment }, { outcome, job }, given, bot) {
    if (!given || given.notifies || !comment || !LOGIN.test(requester))
        return;
    const text = job && _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .mention */ .lE(requester, outcome, job, { style: bot.style, reply: given.url });
    if (!text)
        return;
    const { host, log, repository } = bot;
    try {
        if (requester === (await host.self()))
            return;
        const pull = outcome === 'pull-request' ? (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_7__/* .pullOf */ .pv)(job.prLink ?? null, repository) : undefined;
        if (pull !== undefined && (await host.requestReview(pull, requester)))
            return;
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .replyAt */ .Gj)(bot, `done:${(0,_request_js__WEBPACK_IMPORTED_MODULE_11__/* .eventOf */ .A6)(comment)}`, given.place);
        if ((await reply.find()) === null)
            await reply.say(text, { phase: 'told' });
    }
    catch (error) {
        log.warn(`${requester} could not be notified: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
    }
}
/** `said`: the ID of a comment or review that is marked even if nothing could be replied to it. */
async function tellEnds(jobId, bot, said) {
    const { records } = await bot.backend();
    const all = (await records?.endsOf(jobId)) ?? [];
    const ends = all.filter(({ job }) => _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status));
    if (!records || ends.length === 0)
        return { isOver: all.length === 0, replies: 0, next: undefined };
    const told = new Set();
    let next;
    for (const place of await placesOf(ends, bot)) {
        const marked = await (0,_replies_reply_js__WEBPACK_IMPORTED_MODULE_9__/* .findMarked */ .E)(bot.host, place, _replies_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .MARKER_START */ ._8, (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeOf */ .Od)(bot, place.thread));
        const here = new Set(ends.filter(({ origin }) => said !== undefined && origin.comment?.id === said));
        for (const one of marked) {
            // The record decides, not the job in the marker: whoever may edit comments may edit that.
            const end = (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .isOpen */ .nT)(one.marker) ? ends.find(({ isOf }) => isOf(one.marker.event)) : undefined;
            if (!end)
                continue;
            const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .replyAt */ .Gj)(bot, one.marker.event, place, headingIn(one));
            reply.take(one);
            await tellEnd({ ...end, reply }, bot);
            here.add(end);
            told.add(end);
        }
        next ??= await markComments(here, marked, records, bot);
    }
    return { isOver: true, replies: told.size, next };
}
async function placesOf(ends, { host }) {
    const found = new Map();
    for (const { thread, comment } of ends.map(({ origin }) => origin)) {
        if (thread === undefined)
            continue;
        const place = { thread };
        if (comment?.kind === 'review-comment') {
            const line = await host.reviewComment(comment.id).catch((error) => {
                if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk))
                    throw error;
            });
            if (line)
                place.replyTo = line.opener;
        }
        found.set(`${place.thread}/${place.replyTo}`, place);
    }
    return [...found.values()];
}
/** What stands above everything that is said about failed checks: the first paragraph after the marker. */
function headingIn({ comment, marker }) {
    if (!marker.event.startsWith('checks:'))
        return undefined;
    return comment.body.slice(comment.body.indexOf('\n') + 1).split('\n\n')[0];
}
/** Marks comments when everything that they led to is over; otherwise, answers a job whose end is not told. */
async function markComments(ends, marked, records, bot) {
    const byComment = Map.groupBy(ends, ({ origin }) => origin.comment?.id);
    for (const [id, own] of byComment) {
        const { comment, thread } = own[0]?.origin ?? {};
        if (id === undefined || !comment || thread === undefined)
            continue;
        let isWell = own.every(({ job }) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .wentWell */ .x3)({ outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .outcomeOf */ .sG)(job), job }));
        let pending;
        for (const { marker } of marked) {
            const { event, job } = marker;
            if (!isPartOf(marker, comment) || own.some(({ isOf }) => isOf(event)))
                continue;
            if ((0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .isOpen */ .nT)(marker))
                pending = marker;
            const ends = job === undefined ? [] : await records.endsOf(job);
            const end = ends.find(({ isOf }) => isOf(event))?.job;
            isWell &&= !end || (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .wentWell */ .x3)({ outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .outcomeOf */ .sG)(end), job: end });
        }
        if (!pending)
            await (0,_commands_handle_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .mark */ .Gy)((0,_request_js__WEBPACK_IMPORTED_MODULE_11__/* .commentOf */ .vm)({ comment, thread }), isWell, { ...bot, rerun: true });
        else if (pending.job && (await records.promptOf(pending.job, pending.event)) !== undefined) {
            return pending.job;
        }
    }
    return undefined;
}
/** Each command of a comment has its own reply. */
function isPartOf({ event, phase }, { kind, id }) {
    const whole = (0,_request_js__WEBPACK_IMPORTED_MODULE_11__/* .eventOf */ .A6)({ kind, id });
    const isWork = phase === 'sending' || phase === 'sent';
    return isWork && (event === whole || event.startsWith(`${whole}#`));
}


/***/ })

};
