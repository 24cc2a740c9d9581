export const id = 9109;
export const ids = [9109];
export const modules = {

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
/** `joinThread`: when the thread has a job already, answer with that instead of creating another. */
function createJob(job, turn, limit, joinThread = false) {
    return ({ state, job: earlier, threadJob }) => {
        if (earlier) {
            insistOnSamePrompt(earlier.turns[0], turn);
            return { result: { kind: 'replayed', job: earlier } };
        }
        if (joinThread && threadJob !== null) {
            return { result: { kind: 'thread-has-job', jobId: threadJob } };
        }
        const created = newRecord(job, turn);
        const { counted, quota } = count(state, 'creates', created, limit);
        const thread = (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadKey */ .GK)(turn.origin ?? {});
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
function addMessage({ id, projectId }, turn, limit, whenIdle = false) {
    return ({ state, job }) => {
        const known = ofProject(job, id, projectId);
        const earlier = turn.key && known.turns.find(({ key }) => key === turn.key);
        if (earlier) {
            insistOnSamePrompt(earlier, turn);
            return { result: { job: known } };
        }
        const resting = known.status !== 'active';
        const before = resting ? known : askedAgain(known, turn);
        if (whenIdle && !resting)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${known.id} ${REFUSALS.active}`);
        const next = {
            ...(0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .triedNow */ .D9)(transition(known, 'message', Date.parse(turn.receivedAt))),
            turns: [...before.turns.map(withoutKept), withWorkOf(before.turns.at(-1), turn)],
            cancelRequested: resting ? false : known.cancelRequested,
            canceledBy: resting ? undefined : known.canceledBy,
            adoptions: resting ? 0 : known.adoptions,
            suspected: resting ? undefined : known.suspected,
            returned: resting ? undefined : known.returned,
            reason: null,
        };
        const { counted, quota } = count(state, 'messages', next, limit);
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
    const { kept, commit, intent, summary, rounds, files, checks } = last;
    return { ...turn, kept, commit, intent, summary, rounds, files, checks };
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
function count(state, what, { projectId, updatedAt }, limit) {
    const now = Date.parse(updatedAt);
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
function newRecord({ proof, continues, ...job }, turn) {
    return {
        version: 1,
        ...job,
        status: 'active',
        createdAt: turn.receivedAt,
        updatedAt: turn.receivedAt,
        archivedAt: null,
        ...(proof === undefined ? {} : { proof }),
        ...(continues === undefined ? {} : { continues }),
        turns: [turn],
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
function newTurn({ prompt, origin, idempotencyKey }, now) {
    return {
        prompt,
        ...(origin === undefined ? {} : { origin }),
        receivedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now),
        state: 'queued',
        ...(idempotencyKey === undefined ? {} : { key: digest(idempotencyKey) }),
    };
}
function insistOnSamePrompt(earlier, turn) {
    if (earlier?.prompt === turn.prompt)
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


/***/ }),

/***/ 20002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   D9: () => (/* binding */ triedNow),
/* harmony export */   Dm: () => (/* binding */ threadsOf),
/* harmony export */   GK: () => (/* binding */ threadKey),
/* harmony export */   Qe: () => (/* binding */ withTurn),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   h2: () => (/* binding */ JobRecord),
/* harmony export */   jS: () => (/* binding */ prLink),
/* harmony export */   tA: () => (/* binding */ checkAttempts)
/* harmony export */ });
/* unused harmony exports Intent, ChangedPath, KeptChange, Turn, Holder, Lease, PullRequest, Work, PullOutcome */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87797);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
// A job's record, as stores keep it. agent-job.ts makes the API's job from it.





const TURN_STATES = ['queued', 'running', 'done', 'failed'];
/** A commit that the code host is about to create: its name is not known before. */
const Intent = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), parent: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), tree: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ChangedPath = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['added', 'modified', 'deleted']),
    /** Lines, where it is text and they were counted. */
    added: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional(),
    removed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional(),
});
/** A finished agent's change that could not be published yet, so that no agent has to make it again. */
const KeptChange = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** The commit that it was made on. */
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The files, compressed. What is read from a record is judged again. */
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
/** One request and what became of it. A job is a conversation of these. */
const Turn = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    origin: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Origin */ .$e.optional(),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    endedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(TURN_STATES),
    /** Hash of the idempotency key: the same key again is a replay, not a second message. */
    key: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** The commit that is about to be pushed, or was: intent before effect. */
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Until its name is known. */
    intent: Intent.optional(),
    kept: KeptChange.optional(),
    /** What the agent said it did. */
    summary: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What it said before, each time a failed check went back to it, oldest first. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    /** What the turn's commit changes: the first paths, and how many there are. */
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), first: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(ChangedPath) }).optional(),
    /** What the checks said about that commit. */
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckResult */ .KP).optional(),
    /** The job's change that this one takes back. */
    undoes: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).optional(),
    /** What the agent asks at the end of it. */
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What the agent did last, while it works. */
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What it has used so far, in all its attempts. */
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U.optional(),
    /** How much of its cost is part of the repository's spending already. */
    countedMicros: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional(),
});
/** A run of a workflow. Its attempts never overlap: a later one means that the earlier is dead. */
const Holder = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ run: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr() });
/** Who works on the job. Unchanged for three minutes on an observer's clock means: nobody. */
const Lease = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    token: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    counter: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    holder: Holder.optional(),
    /** The process that has it, where many processes work on jobs. */
    worker: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Other jobs may have run in the same process; absent where there is always one. */
    shared: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
});
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
/** Where the job's work goes. Written before the first effect, so that a second try finds it. */
const Work = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** One of the names that follow from the job's id; kept for people, the names are tried anew. */
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** What the pull request is against, and the commit that this turn's work began at. */
    base: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    /** Last commit that we know to be on the branch; null before the first push. */
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    pull: PullRequest.nullable(),
    /** The title that it got last from us: another one is a person's. */
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    compareLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /**
     * The pull request should be a draft because checks fail: it is about to become one, we made it
     * one, the repository has no drafts, or a person marked it ready all the same.
     */
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['intended', 'made', 'unsupported', 'overruled']).optional(),
    /** Numbers of pull requests whose branch is gone; their threads still have this job. */
    earlierPulls: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()).optional(),
});
/** What the code host said about the pull request of this number, and when that last changed there. */
const PullOutcome = _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .Acceptance */ .gi.extend({ pull: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), seenAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const JobRecord = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_contract_values_js__WEBPACK_IMPORTED_MODULE_2__/* .JOB_STATUSES */ .nE),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /** What commits of the job are proven with, where nobody else can read its record. */
    proof: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** The archived job whose conversation this one carries on. */
    continues: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    turns: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Turn).min(1),
    lease: Lease.nullable(),
    /** How often a dead run's work was taken over during the present activity. */
    adoptions: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    /** Something outside is away. */
    waiting: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Waiting */ .E$.optional(),
    /** How often a machine that could not do it gave it back during the present activity. */
    returned: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().optional(),
    /** Its process died while others ran in it, too: it runs alone until it has shown that it is harmless. */
    suspected: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    cancelRequested: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** Who requested that, if known. */
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    work: Work.nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /** What was done otherwise than the repository's settings say. */
    notice: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckResult */ .KP),
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
    /** What became of its pull request; absent: nobody has told us that it was merged or closed. */
    acceptance: PullOutcome.optional(),
    /** The latest writes, newest last: how a writer recognizes its own after an unclear push. */
    operations: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
/** How many requests to fix checks came since a person last asked for something. */
function checkAttempts({ turns }) {
    return turns.length - 1 - turns.findLastIndex(({ origin }) => !origin?.checks);
}
/** What the index of threads knows an issue or pull request by: `12`, or `acme/app#12` elsewhere. */
function threadKey({ thread, repository, }) {
    if (thread === undefined || repository === undefined)
        return thread?.toString();
    return `${repository.toLowerCase()}#${thread}`;
}
/** The issues and pull requests that it was asked for in, or opened. */
function threadsOf({ work, turns }) {
    const pulls = [work?.pull?.number, ...(work?.earlierPulls ?? [])];
    const asked = turns.map(({ origin }) => threadKey(origin ?? {}));
    return [...asked, ...pulls.map((pull) => pull?.toString())].filter((thread) => thread !== undefined);
}
/** Null where no person or key is behind it, such as a schedule. */
function askedBy({ origin }) {
    return origin?.requester ?? origin?.actor ?? null;
}
/** When it was asked, as people count: from their comment on. The host's clock may be ahead of ours. */
function askedAt({ origin, receivedAt }) {
    const asked = origin?.comment ? Date.parse(origin.askedAt ?? '') : Number.NaN;
    return asked < Date.parse(receivedAt) ? (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(asked) : receivedAt;
}
/** The pull request's address, as the contract wants it: never while the job is active. */
function prLink(job) {
    return job.status === 'active' ? null : (job.work?.pull?.url ?? null);
}
function withTurn(job, index, change) {
    const turns = job.turns.map((turn, at) => (at === index ? { ...turn, ...change } : turn));
    return { ...job, turns };
}
/** A job that waits does not wait any longer for its next attempt. */
function triedNow(job) {
    return job.waiting ? { ...job, waiting: { ...job.waiting, nextAttempt: null } } : job;
}


/***/ })

};
