export const id = 6789;
export const ids = [6789];
export const modules = {

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
// opened again counts as open, but its job stays archived, which is final.



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

/***/ 79109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ requestCancel),
/* harmony export */   Db: () => (/* binding */ jobId),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   Ng: () => (/* binding */ turnOfEvent),
/* harmony export */   XX: () => (/* binding */ deleteJob),
/* harmony export */   _S: () => (/* binding */ createJob),
/* harmony export */   cH: () => (/* binding */ retryFailed),
/* harmony export */   dU: () => (/* binding */ ofProject),
/* harmony export */   ej: () => (/* binding */ newTurn),
/* harmony export */   kY: () => (/* binding */ transition),
/* harmony export */   qS: () => (/* binding */ insistOnThread),
/* harmony export */   tj: () => (/* binding */ addMessage),
/* harmony export */   vY: () => (/* binding */ noteOutcome),
/* harmony export */   wf: () => (/* binding */ archiveJob),
/* harmony export */   zs: () => (/* binding */ rest)
/* harmony export */ });
/* unused harmony exports JOB_EVENTS, TRANSITIONS, decide */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20002);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23833);
// What is decided when a request comes in. Pure: a store may repeat it.







/** The same project and key always name the same job, so a repeated create finds the first one. */
function jobId(projectId, key) {
    return digest(`${projectId}\0${key}`).slice(0, 20);
}
function createJob(arrival, birth, limit) {
    return ({ state, job, threadJob }) => {
        if (job) {
            insistOnSameBody(job.turns[0], arrival);
            return { result: { kind: 'replayed', job } };
        }
        if (birth.joinThread && threadJob !== null) {
            return { result: { kind: 'thread-has-job', jobId: threadJob } };
        }
        const created = newRecord(arrival, birth);
        const { counted, quota } = count(state, 'creates', arrival, limit);
        const thread = (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadKey */ .GK)(arrival.origin ?? {});
        return {
            result: { kind: 'created', job: created, quota },
            story: 'created',
            job: created,
            state: activate(counted, created.id),
            threads: thread === undefined ? [] : [thread],
            wake: true,
        };
    };
}
/** `whenIdle`: whoever works on the job now could not confirm the request. */
function addMessage(id, arrival, limit, whenIdle = false) {
    return ({ state, job }) => {
        const known = ofProject(job, id, arrival.projectId);
        const turn = newTurn(arrival);
        const earlier = turn.key && known.turns.find(({ key }) => key === turn.key);
        if (earlier) {
            insistOnSameBody(earlier, arrival);
            return { result: { job: known } };
        }
        const resting = known.status !== 'active';
        const before = resting ? known : askedAgain(known, turn);
        if (whenIdle && !resting)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${known.id} ${REFUSALS.active}`);
        const next = {
            ...(0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .triedNow */ .D9)(transition(known, 'message', arrival.now)),
            turns: [...before.turns.map(withoutKept), withWorkOf(before.turns.at(-1), turn)],
            cancelRequested: resting ? false : known.cancelRequested,
            canceledBy: resting ? undefined : known.canceledBy,
            adoptions: resting ? 0 : known.adoptions,
            suspected: resting ? undefined : known.suspected,
            returned: resting ? undefined : known.returned,
            reason: null,
        };
        const { counted, quota } = count(state, 'messages', arrival, limit);
        const asked = (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadsOf */ .Dm)(known);
        return {
            result: { job: next, quota },
            story: `message ${next.turns.length} received`,
            job: next,
            state: activate(counted, id),
            // A thread that it was not asked for in before has this job from now on.
            threads: (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadsOf */ .Dm)(next)
                .filter((thread) => !asked.includes(thread))
                .map(String),
            wake: true,
        };
    };
}
/**
 * Somebody lost patience with a request that waits for something outside, and asked for the same again:
 * the new request replaces the one that waits, so that the work is done once.
 */
function askedAgain(job, { prompt, receivedAt }) {
    const last = job.turns.length - 1;
    const turn = job.turns[last];
    const isSame = turn?.state === 'running' && turn.prompt === prompt;
    if (!isSame || !job.waiting || job.lease !== null)
        return job;
    const reason = 'It was requested again before it could be finished.';
    return (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .withTurn */ .Qe)(job, last, { state: 'failed', endedAt: receivedAt, reason });
}
const withoutKept = ({ kept: _, ...turn }) => turn;
/** If the change was made and only publishing it failed, asking again publishes it without another agent run. */
function withWorkOf(last, turn) {
    if (last?.state !== 'failed' || !last.kept || last.prompt !== turn.prompt)
        return turn;
    const { kept, commit, intent, summary, rounds, files, dropped, checks } = last;
    return { ...turn, kept, commit, intent, summary, rounds, files, dropped, checks };
}
/**
 * A failed job goes on with the requests that failed, as an operator wants after an outage. They were
 * accepted and counted before.
 */
function retryFailed(id, now) {
    return (job) => {
        if (job?.status !== 'failed' || job.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD) {
            const what = job?.status === 'failed' ? 'cancelled by a person' : (job?.status ?? 'deleted');
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${id} is ${what}. Only failed jobs can be retried.`);
        }
        const last = job.turns.at(-1)?.endedAt;
        const turns = job.turns.map((turn) => turn.state === 'failed' && turn.endedAt === last
            ? { ...turn, state: 'queued', endedAt: undefined, reason: undefined }
            : turn);
        const next = {
            ...{ ...transition(job, 'message', now), turns, reason: null, lease: null },
            ...{ cancelRequested: false, adoptions: 0, suspected: undefined, returned: undefined },
        };
        return { result: undefined, story: 'retried by an operator', job: next, wake: true };
    };
}
function requestCancel(id, projectId, { by, now }) {
    return (job) => {
        const known = ofProject(job, id, projectId);
        if (known.status !== 'active' || known.cancelRequested)
            return { result: known };
        const asked = { cancelRequested: true, canceledBy: by, updatedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now) };
        const next = { ...(0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .triedNow */ .D9)(known), ...asked };
        const written = { result: next, story: 'cancel requested', job: next };
        // Nobody works on a job that waits for something outside.
        return known.waiting ? { ...written, wake: true } : written;
    };
}
function archiveJob(id, projectId, now) {
    return ({ state, job }) => {
        const known = ofProject(job, id, projectId);
        if (known.status === 'archived')
            return { result: known };
        const next = { ...transition(known, 'archive', now), lease: null };
        return { result: next, story: 'archived', job: next, archive: true, state: rest(state, id) };
    };
}
/** Deletes the job if it was archived before this time; answers whether it was. */
function deleteJob(id, projectId, before) {
    return ({ state, job }) => {
        const isOld = job?.status === 'archived' && (job.archivedAt ?? job.updatedAt) < before;
        const isOurs = projectId === undefined || job?.projectId === projectId;
        if (!isOld || !isOurs)
            return { result: false };
        return { result: true, story: 'deleted', deleted: job, state: rest(state, id) };
    };
}
/** A job of another project is as unknown as one that never was. */
function ofProject(job, id, projectId) {
    if (job && job.projectId === projectId)
        return job;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${JSON.stringify(id.slice(0, 80))} in this project. Check the id that creating the job answered.`);
}
/** The index of threads and the job's own record have to agree. */
function insistOnThread(job, thread) {
    if ((0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadsOf */ .Dm)(job).includes(thread))
        return;
    const name = thread.includes('#') ? thread : `#${thread}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CorruptState */ .nK(`The records say that ${name} has job ${job.id}, but that job knows nothing of ${name}. Nothing was changed. See docs/state.md for how to inspect the records, or start a new job.`);
}
function activate(state, id) {
    return { ...state, active: [...state.active.filter((other) => other !== id), id] };
}
function rest(state, id) {
    return { ...state, active: state.active.filter((other) => other !== id) };
}
function count(state, what, { projectId, now }, limit) {
    if (limit.allowance) {
        const { budget, metered } = limit.allowance;
        (0,_money_js__WEBPACK_IMPORTED_MODULE_6__/* .insistOnBudget */ .Z0)(budget, { spending: state.spending, metered, now });
    }
    const uses = state.uses[projectId] ?? { creates: [], messages: [] };
    const verdict = decide(uses[what], limit, now);
    if (!verdict.allowed) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RateLimited */ .JH(`This project has used its ${limit.perHour} ${what} of the hour. Try again in ${verdict.retryAfterSeconds} seconds; nothing was created.`, { retryAfterSeconds: verdict.retryAfterSeconds });
    }
    const { history, remaining, resetSeconds } = verdict;
    return {
        counted: { ...state, uses: { ...state.uses, [projectId]: { ...uses, [what]: history } } },
        quota: { remaining, resetSeconds },
    };
}
function newRecord(arrival, birth) {
    const time = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(arrival.now);
    return {
        version: 1,
        id: birth.id,
        projectId: arrival.projectId,
        status: 'active',
        repository: birth.repository,
        ref: birth.ref,
        model: birth.model,
        createdAt: time,
        updatedAt: time,
        archivedAt: null,
        ...(birth.proof === undefined ? {} : { proof: birth.proof }),
        ...(birth.continues === undefined ? {} : { continues: birth.continues }),
        turns: [newTurn(arrival)],
        lease: null,
        adoptions: 0,
        cancelRequested: false,
        work: null,
        reason: null,
        checks: [],
        usage: {},
        operations: [],
    };
}
/** What this idempotency key has led to in a job. */
function turnOfEvent({ turns }, idempotencyKey) {
    const key = digest(idempotencyKey);
    return turns.find((turn) => turn.key === key);
}
function newTurn({ prompt, origin, idempotencyKey, now }) {
    return {
        prompt,
        ...(origin === undefined ? {} : { origin }),
        receivedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now),
        state: 'queued',
        ...(idempotencyKey === undefined ? {} : { key: digest(idempotencyKey) }),
    };
}
function insistOnSameBody(turn, arrival) {
    if (turn?.prompt === arrival.prompt)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt('This Idempotency-Key was used before with another prompt. Use a new key for a new request; nothing was changed.');
}
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
// The states of a job. The table is the whole truth; nobody else writes `status`.
const JOB_EVENTS = (/* unused pure expression or super */ null && (['message', 'complete', 'fail', 'archive']));
const TRANSITIONS = {
    active: { message: 'active', complete: 'completed', fail: 'failed' },
    completed: { message: 'active', archive: 'archived' },
    failed: { message: 'active', archive: 'archived' },
    archived: {},
};
const REFUSALS = {
    active: 'is still active. Wait until it has finished, or cancel it first.',
    completed: 'is completed. Send it a message to continue.',
    failed: 'has failed. Send it a message to try again.',
    archived: 'is archived, which is final. Create a new job instead.',
};
function transition(job, event, now) {
    const status = TRANSITIONS[job.status][event];
    if (!status)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${job.id} ${REFUSALS[job.status]}`);
    return {
        ...job,
        status,
        updatedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now),
        archivedAt: status === 'archived' ? (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now) : job.archivedAt,
    };
}
/** `history` holds the times of earlier uses; the answer's holds this use too, old ones dropped. */
function decide(history, limit, now) {
    // A time in the future comes from another machine's clock: it counts as if it were now.
    const recent = history.map((time) => Math.min(time, now)).filter((time) => time > now - _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .HOUR_MS */ .iQ);
    if (recent.length < limit.perHour) {
        const used = [...recent, now];
        return {
            allowed: true,
            history: used,
            remaining: limit.perHour - used.length,
            resetSeconds: secondsUntilFree(used, now),
        };
    }
    // The place that frees first is the oldest of those that fill the limit.
    const blocking = recent.toSorted((a, b) => a - b).slice(recent.length - limit.perHour);
    return { allowed: false, retryAfterSeconds: secondsUntilFree(blocking, now) };
}
function secondsUntilFree(times, now) {
    const oldest = Math.min(...times);
    return Math.max(1, Math.ceil((oldest + _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .HOUR_MS */ .iQ - now) / 1000));
}
// What became of the pull request. Two runs may bring the same news, or old news after new ones: the
// host's own time of the last change decides, so the order in which they write does not matter.
/** Answers whether it was news. */
function noteOutcome(id, projectId, seen) {
    return ({ job }) => {
        const known = ofProject(job, id, projectId);
        const before = known.acceptance?.pull === seen.pull ? known.acceptance : undefined;
        const isOther = known.work?.pull?.number !== seen.pull;
        const isOld = before !== undefined && before.seenAt > seen.seenAt;
        if (isOther || isOld || (before && isSame(before, seen)))
            return { result: false };
        const next = { ...known, acceptance: seen };
        return { result: true, story: `pull request is ${seen.state}`, ...kept(next) };
    };
}
/** Comments change a pull request, too, but nothing that is recorded. */
function isSame(one, other) {
    return one.state === other.state && one.decidedAt === other.decidedAt;
}
/** An archived job stays where it is. */
function kept(job) {
    return { job, ...(job.status === 'archived' && { archive: true }) };
}


/***/ })

};
