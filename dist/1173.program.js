export const id = 1173;
export const ids = [1173];
export const modules = {

/***/ 62305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UI: () => (/* binding */ branchesToLookAt),
/* harmony export */   bf: () => (/* binding */ chooseBase),
/* harmony export */   l4: () => (/* binding */ BRANCHES),
/* harmony export */   lT: () => (/* binding */ isBlocked),
/* harmony export */   nG: () => (/* binding */ branchNames),
/* harmony export */   ry: () => (/* binding */ foreignBranch),
/* harmony export */   y5: () => (/* binding */ signedOff)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35238);
// The port to the code host's pull requests.


async function signedOff(message, { origin }, signer, signal) {
    const person = origin?.requester === undefined ? null : await signer?.(origin.requester, signal);
    if (!person)
        return message;
    const name = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(person.name).replace(/[<>]/g, '').trim(), 100);
    return `${message.trimEnd()}\nSigned-off-by: ${name || person.login} <${person.email}>\n`;
}
// The names of a job's branch, and what a new one begins at. Pure: the remote's branches are handed
// in. Both follow from the job's id and from what GitHub says, never from the record.
/** What the names of all branches of jobs begin with. */
const BRANCHES = 'docket/';
/** How many names are tried before the job gives up. */
const NAMES = 20;
/** `docket/<job>`, then `docket/<job>-2` and so on, for when a name is not ours to use. */
function branchNames(id) {
    const own = `${BRANCHES}${id}`;
    return Array.from({ length: NAMES }, (_, index) => (index === 0 ? own : `${own}-${index + 1}`));
}
/** A branch that a record names and that is not the job's: somebody put it there by hand. */
function foreignBranch({ id, work, turns }) {
    const named = [work?.branch, ...turns.map(({ intent }) => intent?.branch)];
    return named.find((branch) => branch !== undefined && !branchNames(id).includes(branch));
}
/** Every branch that the choice may depend on, as patterns, so that the remote is asked once. */
function branchesToLookAt(job, turn, baseRef) {
    const own = `${BRANCHES}${job.id}`;
    const pull = pullBelow(turn)?.headRef;
    return [own, `${own}-*`, `${own}/*`, ...(pull ? [pull] : []), ...(baseRef ? [baseRef] : [])];
}
/** git keeps refs like files: `a/b` leaves no room for `a`. */
function isBlocked(branch, { tips }) {
    return [...tips.keys()].some((name) => name.startsWith(`${branch}/`));
}
/** One of another repository has no branch here, whatever branches are called. */
function pullBelow({ origin }) {
    return origin?.repository === undefined ? origin?.pull : undefined;
}
/** Docs and code merge together: below an open pull request of this repository, its head branch. */
function chooseBase(turn, heads, baseRef) {
    const pull = pullBelow(turn);
    const open = pull?.sameRepository && pull.open !== false;
    const stacked = baseRef === undefined && open && heads.tips.has(pull.headRef);
    // The commit is the one recorded with the request, also when the head has moved since.
    return stacked ? { ref: pull.headRef, sha: pull.headSha } : namedBase(baseRef, heads);
}
function namedBase(ref, heads) {
    if (ref === undefined) {
        if (heads.default)
            return { ref: heads.default.name, sha: heads.default.tip };
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3('The repository has no default branch. Push a first commit to it.');
    }
    const sha = heads.tips.get(ref);
    if (sha !== undefined)
        return { ref, sha };
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`There is no branch \`${ref}\` to start from. Check \`base-ref\`, or push that branch.`);
}


/***/ }),

/***/ 41173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ht: () => (/* binding */ giveUp),
  db: () => (/* binding */ workOnQueuedJob),
  uk: () => (/* binding */ workOrWatch)
});

// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var contract_job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var shared_waiting = __webpack_require__(12099);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var changes_secrets = __webpack_require__(29419);
// EXTERNAL MODULE: ./.build/program/src/jobs/intake.js
var intake = __webpack_require__(79109);
// EXTERNAL MODULE: ./.build/program/src/jobs/job.js
var jobs_job = __webpack_require__(20002);
// EXTERNAL MODULE: ./.build/program/src/jobs/lease.js
var jobs_lease = __webpack_require__(17179);
// EXTERNAL MODULE: ./.build/program/src/jobs/money.js
var jobs_money = __webpack_require__(23833);
;// CONCATENATED MODULE: ./.build/program/src/jobs/meter.js
// What a turn uses and costs, counted against the repository's budget while the agent works.



/** How long a run keeps to itself what it spends: a write to the shared records takes a second. */
const COUNT_EVERY_MS = 60_000;
/** A run may spend this part of what is left of the budget before it counts again with the others. */
const SHARE = 0.25;
class Meter {
    #index;
    #tools;
    #hold;
    #over = new AbortController();
    /** What earlier attempts and rounds of the turn used. */
    #before;
    /** A part of what was used is not known. */
    #unknown;
    #now = {};
    #countedAt = 0;
    /** Cost of the turn at which it is counted again: others spend from the same budget. */
    #limit = Infinity;
    constructor(job, index, { tools, hold }) {
        this.#index = index;
        this.#tools = tools;
        this.#hold = hold;
        const turn = job.turns[index];
        this.#before = turn?.usage ?? {};
        // A run that died in the middle of it has not told everything.
        this.#unknown = turn?.state === 'running' && turn.commit === undefined;
    }
    /** Aborts when the budget is used up. */
    get signal() {
        return this.#over.signal;
    }
    /** What the whole turn has used so far. */
    get usage() {
        const usage = addUsage(this.#before, this.#now);
        const prices = this.#tools.money?.prices;
        if (!prices)
            return usage;
        const costMicros = (0,jobs_money/* costOf */.ho)(usage, prices);
        return {
            ...usage,
            costMicros,
            ...(usage.reserved && { reservedMicros: (0,jobs_money/* costOf */.ho)(usage.reserved, prices) }),
            ...(this.#unknown && { incomplete: true }),
        };
    }
    /** Before the agent starts: the budget may be used up since the request came in. */
    async open() {
        if (this.#tools.money?.budget)
            await this.#count();
        this.signal.throwIfAborted();
        if (this.#tools.agent.metered)
            return;
        if (this.#tools.money?.budget)
            throw new jobs_lease/* Stop */.VG('over-budget', jobs_money/* NOT_METERED */.ZM);
        this.#unknown = true;
    }
    /** What the agent's present run has used so far. */
    async used(usage, unmetered = false) {
        this.#now = usage;
        if (!this.#tools.money?.budget)
            return;
        if (unmetered)
            this.#over.abort(new jobs_lease/* Stop */.VG('over-budget', jobs_money/* UNMETERED */._$));
        const due = this.#tools.clock.now() - this.#countedAt >= COUNT_EVERY_MS;
        if (due || spentBy(this.usage) >= this.#limit)
            await this.#count();
    }
    /** The agent's present run is over. */
    runEnded(usage) {
        this.#before = addUsage(this.#before, usage);
        this.#now = {};
    }
    async #count() {
        const { clock, money } = this.#tools;
        const { state } = await this.#hold.saveShared((held) => {
            const before = held.job.turns[this.#index]?.countedMicros ?? 0;
            const more = spentBy(this.usage) > before;
            return more ? counted(held, this.#index, this.usage, clock.now()) : held;
        }, `turn ${this.#index + 1}: cost counted`);
        this.#countedAt = clock.now();
        const budget = money?.budget ?? {};
        const { period, left } = (0,jobs_money/* leftOf */.lC)(budget, (0,jobs_money/* spendingAt */.mk)(state.spending, clock.now()));
        this.#limit = spentBy(this.usage) + left * SHARE;
        if (left <= 0)
            this.#over.abort(new jobs_lease/* Stop */.VG('over-budget', (0,jobs_money/* usedUp */.h4)(budget, period)));
    }
}
/** Adds to the repository's spending what is not part of it yet. Pure: a store may repeat it. */
function counted({ state, job }, index, usage, now) {
    const before = job.turns[index]?.countedMicros ?? 0;
    const total = Math.max(before, spentBy(usage));
    const turns = job.turns.map((turn, at) => at === index ? { ...turn, usage, ...(total > 0 && { countedMicros: total }) } : turn);
    const spending = total > before ? (0,jobs_money/* spend */.Rf)(state.spending, total - before, now) : state.spending;
    return { state: { ...state, ...(spending && { spending }) }, job: { ...job, turns, usage } };
}
/** A request without an answer may still be charged, so what it reserved counts as spent. */
const spentBy = ({ costMicros = 0, reservedMicros = 0 }) => costMicros + reservedMicros;
function addUsage(a, b) {
    const names = ['steps', 'inputTokens', 'cachedInputTokens', 'outputTokens', 'seconds'];
    const sums = names.flatMap((name) => {
        const known = a[name] ?? b[name];
        return known === undefined ? [] : [[name, (a[name] ?? 0) + (b[name] ?? 0)]];
    });
    return {
        ...Object.fromEntries(sums),
        ...((a.incomplete || b.incomplete) && { incomplete: true }),
        ...((a.reserved ?? b.reserved) && { reserved: addReserved(a.reserved, b.reserved) }),
        ...((a.sent ?? b.sent) && { sent: (0,contract_job/* addSent */.IQ)(a.sent ?? [], b.sent ?? []) }),
    };
}
function addReserved(a, b) {
    return {
        inputTokens: (a?.inputTokens ?? 0) + (b?.inputTokens ?? 0),
        outputTokens: (a?.outputTokens ?? 0) + (b?.outputTokens ?? 0),
    };
}

// EXTERNAL MODULE: ./.build/program/src/jobs/agent.js
var agent = __webpack_require__(15232);
// EXTERNAL MODULE: ./.build/program/src/jobs/pull-request-text.js
var pull_request_text = __webpack_require__(64680);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/jobs/publisher.js
var jobs_publisher = __webpack_require__(62305);
// EXTERNAL MODULE: ./.build/program/src/jobs/rounds.js
var rounds = __webpack_require__(18820);
;// CONCATENATED MODULE: ./.build/program/src/jobs/push.js
// From changed files to a commit on the job's branch, next to whatever people pushed meanwhile.








/** As many paths of a turn as its record names. */
const MAX_RECORDED = 50;
async function pushChanges(job, { start, workspace, made }, { index, tools, hold, meter, signal }) {
    // A run that is out of time still has to put its work in a safe place.
    const allowed = made.stopped ? AbortSignal.timeout(rounds/* RESCUE_MS */.ZU) : signal;
    const turn = job.turns[index];
    const { commits } = tools.publisher;
    if (commits)
        insistOnPlainFiles(made.changes);
    const changed = made.changes.map(({ path, kind }) => ({ path, kind }));
    const { origin, prompt } = turn;
    const told = { summary: (0,agent/* achieved */.So)(made), origin, prompt, paths: changed };
    const unsigned = pull_request_text/* commitMessage */.df(job, index, told, tools.template?.title);
    const unproven = await (0,jobs_publisher/* signedOff */.y5)(unsigned, turn, tools.signer, allowed);
    refuseSecrets(tools, { 'commit message': unproven });
    const author = await tools.publisher.author?.();
    let { work, tip: expected } = start;
    let parent = start.commit;
    for (;;) {
        const time = Math.floor(tools.clock.now() / 1000);
        const write = (message) => workspace.commit({ parent, changes: made.changes, message, time, author }, allowed);
        const first = await write(unproven);
        const { tree } = first;
        const proof = proofOf(job, index, { parent, tree });
        const message = proof ? `${unproven.trimEnd()}\n${PROOF}: ${proof}\n` : unproven;
        const { oid: commit } = proof ? await write(message) : first;
        const counts = await workspace.lines(commit, allowed);
        const counted = changed.map((file) => ({ ...file, ...counts.get(file.path) }));
        const record = intentOf(made, tools, counted);
        const { branch } = work;
        const intent = commits && { branch, parent, tree };
        await hold.save((job) => (0,jobs_job/* withTurn */.Qe)(job, index, { ...record, commit, intent, usage: meter.usage }), `turn ${index + 1} will push ${commit.slice(0, 10)}`);
        tools.checkpoint?.('commit-recorded');
        await hold.insist();
        const context = { tools, hold, signal: allowed };
        const plan = { expected, changes: made.changes, message };
        const result = commits && intent
            ? await pushVerified(commits, workspace, { intent, ...plan }, context)
            : await workspace.push({ branch, commit, expected }, allowed);
        tools.checkpoint?.('pushed');
        if (result.kind === 'pushed') {
            const head = result.commit ?? commit;
            if (intent) {
                await hold.save((record) => (0,jobs_job/* withTurn */.Qe)(record, index, { commit: head, intent: undefined }), `turn ${index + 1} is ${head.slice(0, 10)}`);
            }
            const alone = start.tip === null && parent === start.commit;
            const pushed = { ...made, commit: head, work: { ...work, head }, record };
            return { ...pushed, ...(alone && { paths: changed }) };
        }
        // The branch is gone, or an earlier run of this turn pushed late: its commit is replaced by ours.
        if (result.tip === null || result.tip === turn.commit) {
            expected = result.tip;
            continue;
        }
        const theirs = expected === null ? [] : await tools.workspaces.commits(branch, allowed);
        if (!theirs.some(({ sha }) => sha === expected)) {
            // Not on top of ours: somebody else's branch. The next try finds a name that is free.
            const other = await findStart(job, turn, tools, allowed);
            if (other.work.branch === branch)
                throw movedAway(branch);
            ({ work, tip: expected } = other);
            parent = start.commit;
            continue;
        }
        // Somebody pushed meanwhile. Their commits stay; ours goes on top, unless both touch a file.
        await insistOnApart(workspace, result.tip, made.changes, branch, allowed);
        expected = result.tip;
        parent = result.tip;
    }
}
/** What the record says of a change. No store takes a record with a secret in it. */
function intentOf(made, { secrets }, changed = made.changes.map(({ path, kind }) => ({ path, kind }))) {
    const { redact } = (0,changes_secrets/* secretScanner */.R0)(secrets);
    return {
        summary: made.summary,
        ...(made.rounds.length > 0 && { rounds: made.rounds }),
        ...(made.undoes && { undoes: made.undoes }),
        files: { count: changed.length, first: changed.slice(0, MAX_RECORDED) },
        checks: made.checks.map((check) => ({ ...check, summary: redact(check.summary) })),
    };
}
function movedAway(branch) {
    return new errors/* WorkFailed */.v$(`The branch \`${branch}\` was replaced while the agent worked, so nothing was pushed. Retry to continue.`);
}
async function insistOnApart(workspace, tip, changes, branch, signal) {
    const theirs = new Set(await workspace.changedSince(tip, signal));
    const both = changes.filter(({ path }) => theirs.has(path)).map(({ path }) => `\`${path}\``);
    if (both.length === 0)
        return;
    throw new errors/* WorkFailed */.v$(`Someone changed ${both.slice(0, 5).join(', ')} on \`${branch}\` while the agent worked on it. Their commits were kept. Retry to start from them.`);
}
function refuseSecrets(tools, texts) {
    const found = (0,changes_secrets/* secretScanner */.R0)(tools.secrets).scan([], texts);
    if (found.length > 0)
        throw new errors/* WorkFailed */.v$((0,changes_secrets/* secretReason */.rz)(found));
}
async function findStart(job, turn, { workspaces, publisher, baseRef, log }, signal) {
    const heads = await workspaces.heads((0,jobs_publisher/* branchesToLookAt */.UI)(job, turn, baseRef), signal);
    const isBelow = async ({ ref }, commit) => commit === (heads.tips.get(ref) ?? heads.default?.tip) || isOn(ref, commit, workspaces, signal);
    for (const branch of (0,jobs_publisher/* branchNames */.nG)(job.id)) {
        if ((0,jobs_publisher/* isBlocked */.lT)(branch, heads))
            continue;
        const tip = heads.tips.get(branch);
        if (tip === undefined) {
            // A name that had a pull request stays that pull request's, also when the branch is gone.
            if (job.work && (await publisher.lookUp(branch, signal)))
                continue;
            const base = (0,jobs_publisher/* chooseBase */.bf)(turn, heads, baseRef);
            // The commit of a request is what the record says it is.
            if (!(await isBelow(base, base.sha))) {
                throw new errors/* WorkFailed */.v$(`The branch \`${base.ref}\` does not contain the commit ${base.sha.slice(0, 10)} that the request was made on, so nothing was done. Request it again.`);
            }
            return { work: workOn(branch, base, job), commit: base.sha, tip: null };
        }
        const known = commitsOf(job);
        const unsure = !known.has(tip) && (known.size > 0 || job.proof !== undefined);
        const commits = unsure ? await workspaces.commits(branch, signal) : [];
        const proves = (index) => commits.find((commit) => isProven(job, index, commit));
        const ours = known.has(tip) ||
            commits.some(({ sha }) => known.has(sha)) ||
            job.turns.some((_, index) => proves(index));
        // A run that died may have created it for the code host's commit: nothing is on it yet.
        if (!ours && !(await isBelow((0,jobs_publisher/* chooseBase */.bf)(turn, heads, baseRef), tip))) {
            log.warn(`The branch \`${branch}\` holds nothing of this job, so it is left alone.`);
            continue;
        }
        const pull = await publisher.lookUp(branch, signal);
        const base = pull ? { ref: pull.base, sha: tip } : (0,jobs_publisher/* chooseBase */.bf)(turn, heads, baseRef);
        // People may have added commits: theirs stay, and the turn begins where they ended.
        const proven = proves(job.turns.indexOf(turn));
        return { work: workOn(branch, base, job), commit: tip, tip, proven };
    }
    throw new errors/* WorkFailed */.v$(`All branches that job ${job.id} could use, such as \`${(0,jobs_publisher/* branchNames */.nG)(job.id)[0]}\`, contain other people’s commits. Delete those branches, then retry.`);
}
/** Anyone with push access can write a record: the work begins only at what the branches really have. */
async function isOn(branch, commit, workspaces, signal) {
    return (await workspaces.commits(branch, signal)).some(({ sha }) => sha === commit);
}
const PROOF = 'Docket-Proof';
/**
 * Says that the commit is the turn's. Anyone can read it and nobody else can make it for other files,
 * so the commit is known as ours also when the record is older than the commit.
 */
function proofOf({ id, proof, turns }, index, { parent, tree }) {
    const turn = turns[index];
    if (proof === undefined || !turn)
        return undefined;
    const about = JSON.stringify([id, index, turn.receivedAt, turn.prompt, parent, tree]);
    return (0,external_node_crypto_.createHmac)('sha256', proof).update(about).digest('hex');
}
function isProven(job, index, commit) {
    const proof = proofOf(job, index, commit);
    return proof !== undefined && commit.message.split('\n').includes(`${PROOF}: ${proof}`);
}
/** What this job has pushed, or was about to. */
function commitsOf({ work, turns }) {
    return new Set([work?.head, ...turns.map(({ commit }) => commit)].filter((sha) => sha != null));
}
function workOn(branch, base, { work }) {
    const known = work?.branch === branch ? work : null;
    const { head = null, pull = null, compareLink = null, draft, title } = known ?? {};
    const earlier = [...(work?.earlierPulls ?? [])];
    if (!known && work?.pull)
        earlier.push(work.pull.number);
    return {
        branch,
        base,
        head,
        pull,
        compareLink,
        ...(draft && { draft }),
        ...(title !== undefined && { title }),
        ...(earlier.length > 0 && { earlierPulls: earlier }),
    };
}
// A turn's commit, created by the code host so that the host signs it. Nobody knows its name before,
// so the intent holds what it will consist of: whoever takes over finds it by its parent and tree.
/** What GitHub takes in one request is not documented; encoded, this becomes 27 MB. */
const MAX_BYTES = 20 * 1_048_576;
/** A branch that was pushed just now may not have arrived everywhere at the host. */
const TRIES = 6;
const SETTLE_MS = 1_000;
/** GitHub's API knows paths and contents, and nothing else of a file. */
function insistOnPlainFiles(changes) {
    const odd = changes.filter(({ kind, mode, was }) => kind !== 'deleted' && (mode !== '100644' || (was ?? mode) !== mode));
    if (odd.length > 0) {
        const names = odd.slice(0, 5).map(({ path }) => `\`${path}\``);
        throw new errors/* WorkFailed */.v$(`With \`commit: verified\`, only plain files can be changed, and ${names.join(', ')} is an executable file or a symbolic link. Nothing was pushed. Use \`commit: git\` in \`.github/docket.yml\`, or ask for a change without it.`);
    }
    const bytes = changes.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
    if (bytes > MAX_BYTES) {
        throw new errors/* WorkFailed */.v$(`With \`commit: verified\`, a change can be at most ${MAX_BYTES / 1_048_576} MB, and this one is larger. Nothing was pushed. Use \`commit: git\` in \`.github/docket.yml\`, or ask for less at a time.`);
    }
}
async function pushVerified(commits, workspace, { intent, expected, changes, message }, { tools, hold, signal }) {
    const { branch, parent } = intent;
    if (expected === null) {
        // The host commits only to a branch that exists: first it is where the work began.
        const created = await workspace.push({ branch, commit: parent, expected }, signal);
        if (created.kind === 'moved')
            return created;
        tools.checkpoint?.('branch-created');
    }
    for (let tries = 1;; tries += 1) {
        await hold.insist();
        let problem = new errors/* WorkFailed */.v$(`GitHub does not see \`${branch}\` where it was pushed to. Retry to continue.`);
        try {
            const commit = await commits.create({ branch, parent, changes, message }, signal);
            if (commit !== null)
                return { kind: 'pushed', commit };
        }
        catch (error) {
            signal.throwIfAborted();
            tools.log.debug(`Looking for the commit, because: ${(0,errors/* sentence */.em)(error)}`);
            problem = error;
        }
        const { tips } = await tools.workspaces.heads([branch], signal);
        const tip = tips.get(branch) ?? null;
        if (tip !== parent) {
            const found = tip === null ? null : await findMade(intent, tools.workspaces, signal);
            return found === null ? { kind: 'moved', tip } : { kind: 'pushed', commit: found };
        }
        if (tries === TRIES || !(problem instanceof errors/* WorkFailed */.v$))
            throw problem;
        await tools.clock.sleep(SETTLE_MS * tries, signal);
    }
}
/** The job, with the commits that earlier runs made without learning their names. */
async function withFoundCommits(job, { tools, hold, signal }) {
    let known = job;
    for (const [index, { intent }] of job.turns.entries()) {
        const commit = intent && (await findIntended(intent, tools.workspaces, signal));
        if (!commit)
            continue;
        known = await hold.save((record) => (0,jobs_job/* withTurn */.Qe)(record, index, { commit, intent: undefined }), `turn ${index + 1} is ${commit.slice(0, 10)}, by an earlier run`);
    }
    return known;
}
async function findIntended(intent, workspaces, signal) {
    const { tips } = await workspaces.heads([intent.branch], signal);
    return tips.has(intent.branch) ? findMade(intent, workspaces, signal) : null;
}
async function findMade({ branch, parent, tree }, workspaces, signal) {
    const commits = await workspaces.commits(branch, signal);
    return commits.find((one) => one.parent === parent && one.tree === tree)?.sha ?? null;
}

// EXTERNAL MODULE: ./.build/program/src/jobs/undo.js
var undo = __webpack_require__(45931);
// EXTERNAL MODULE: ./.build/program/src/jobs/waiting.js
var jobs_waiting = __webpack_require__(83398);
;// CONCATENATED MODULE: ./.build/program/src/jobs/turn.js
// One turn of a job: copy, agent, judgement, commit, push, pull request. What is about to happen is
// recorded before it happens, so that a run that takes over finds the work of the one that died.











async function performTurn(given, context) {
    const { index, tools, hold, signal } = context;
    const job = await withFoundCommits(given, context);
    const { turn, start: now, found } = await lookBack(job, context);
    if (found)
        return publish(job, found, context);
    const { kept } = turn;
    const start = kept ? await startOf(kept, now, context) : now;
    const running = await hold.save((record) => ({
        ...(0,jobs_job/* withTurn */.Qe)(record, index, { state: 'running' }),
        ref: start.work.base.ref,
        work: start.work,
    }), `turn ${index + 1} runs on ${start.work.branch} from ${start.commit.slice(0, 10)}`);
    const workspace = await tools.workspaces.open(start.commit, signal);
    try {
        if (running.waiting && !kept)
            await hold.save(jobs_waiting/* withoutWaiting */.Mk, 'waits no longer');
        tools.checkpoint?.('copied');
        const earlier = await earlierChanges(start, context);
        const copy = { workspace, earlier };
        const made = turn.origin?.undo
            ? await (0,undo/* takeBack */.zH)(running, { start, ...copy }, context)
            : kept
                ? await (0,rounds/* judgeKept */.AR)(turn, (0,jobs_waiting/* decodeChange */.zm)(kept.files), copy, context)
                : await (0,rounds/* makeChanges */.GS)(running, index, copy, context);
        if (made.changes.length === 0)
            return unchanged(job, made);
        return await finishTurn(running, { start, workspace, made }, context);
    }
    finally {
        await workspace.dispose();
    }
}
/** Where the turn begins, and what a run before this one pushed for it. */
async function lookBack(job, { index, tools, signal }) {
    const turn = job.turns[index];
    if (!turn)
        throw new errors/* WorkFailed */.v$(`Job ${job.id} has no request ${index + 1}.`);
    const start = await findStart(job, turn, tools, signal);
    return { turn, start, found: await findEarlierPush(job, turn, start, tools, signal) };
}
/** As it was when the change was made: whoever pushed to the branch since then is not overwritten. */
async function startOf({ commit }, { work, tip }, { tools, signal }) {
    const branch = tip === null ? work.base.ref : work.branch;
    if (!(await isOn(branch, commit, tools.workspaces, signal))) {
        throw new errors/* WorkFailed */.v$(`The change that the job kept was made on the commit ${commit.slice(0, 10)}, which is not on \`${branch}\`, so nothing was pushed. Retry to make the change again.`);
    }
    const base = { ...work.base, sha: commit };
    return { work: { ...work, base }, commit, tip: tip === null ? null : commit };
}
/** Pushes the change and opens its pull request. While that cannot be done, the change is kept. */
async function finishTurn(job, change, context) {
    const push = async (record) => publish(record, await pushChanges(record, change, context), context);
    const { made, start } = change;
    const files = made.stopped ? null : (0,jobs_waiting/* encodeChange */.NJ)(made.changes);
    if (files === null) {
        if (made.stopped)
            return push(job);
        // Too large for a record: this worker has the only copy, and keeps it.
        const again = async (record) => {
            const { found } = await lookBack(record, context);
            return found ? publish(record, found, context) : push(record);
        };
        return (0,jobs_waiting/* whileAway */.cJ)(() => push(job), again, context);
    }
    try {
        return await push(job);
    }
    catch (error) {
        const stopped = (0,jobs_lease/* stopKind */.Jj)(context.signal);
        const goesOn = stopped === 'timed-out' || stopped === 'interrupted';
        if (!goesOn && (stopped || !(0,shared_waiting/* isAway */.Dg)(error)))
            throw error;
        const kept = { commit: start.commit, files };
        const known = { ...intentOf(made, context.tools), kept, usage: context.meter.usage };
        await context.hold.save((record) => (0,jobs_job/* withTurn */.Qe)(record, context.index, known), `turn ${context.index + 1} is kept until it can be published`);
        throw error;
    }
}
async function publish(job, pushed, context) {
    const { index, tools, hold, signal } = context;
    if (pushed.stopped) {
        await hold.save((record) => ({ ...record, work: pushed.work }), 'work so far is on the branch');
        throw pushed.stopped;
    }
    const { commit, checks } = pushed;
    const wanted = { fails: (0,contract_job/* failing */.Jr)(checks).length > 0, draft: tools.draft };
    const work = await recordDraft(pushed.work, wanted, context);
    const { usage } = context.meter;
    const finished = { ...(0,jobs_job/* withTurn */.Qe)(job, index, { ...pushed.record, state: 'done', usage }), work };
    // Whatever is on the branch is named, whoever put it there.
    const paths = pushed.paths ?? (await tools.workspaces.changed(work.base.ref, commit, signal));
    const { commandWord: word, publisher } = tools;
    const pageLink = publisher.pageLink && ((path) => publisher.pageLink?.(work.branch, path) ?? '');
    const plan = {
        branch: work.branch,
        base: work.base.ref,
        title: pull_request_text/* pullTitle */.SI(finished, paths, tools.template),
        ...(work.title !== undefined && { previousTitle: work.title }),
        body: pull_request_text/* body */.rf(finished, { paths, checks, word, pageLink }, tools.template),
        ...draftPlan(work, wanted),
    };
    refuseSecrets(tools, { title: plan.title, 'pull request': plan.body, branch: plan.branch });
    await hold.insist();
    const published = await publisher.publish(plan, signal);
    tools.checkpoint?.('published');
    const opened = published.kind === 'pull-request';
    const emptied = opened && job.turns[index]?.origin?.undo && paths.length === 0;
    if (emptied)
        await publisher.close?.(work.branch, signal);
    const { draft: _, ...rest } = work;
    const draft = draftState(work, wanted, published);
    return {
        work: {
            ...rest,
            pull: opened ? published.pull : null,
            ...(opened && { title: plan.title }),
            compareLink: opened ? null : published.compareLink,
            ...(emptied && publisher.close && { emptied }),
            ...(draft && { draft }),
        },
        checks,
        summary: pushed.summary,
        question: (0,agent/* questionIn */.qh)(pushed.summary, true),
        reason: opened ? (0,agent/* achieved */.So)(pushed.record) || null : published.reason,
    };
}
/** Intent before effect: a run that takes over knows whose draft it finds. */
async function recordDraft(work, wanted, { tools, hold, signal }) {
    if (!wanted.fails || work.draft !== undefined)
        return work;
    const found = await tools.publisher.lookUp(work.branch, signal);
    if (!intendDraft(work, wanted, found))
        return work;
    const intended = { ...work, draft: 'intended' };
    await hold.save((record) => ({ ...record, work: intended }), 'checks fail: to be a draft');
    return intended;
}
/** What is merged is the whole branch, so its checks are of the whole branch. */
async function earlierChanges({ work, tip, commit }, { tools, signal }) {
    return tip === null ? [] : tools.workspaces.changed(work.base.ref, commit, signal);
}
/** What a run before this one pushed for the same turn, if it got that far. */
async function findEarlierPush(job, turn, { work, tip, proven }, { workspaces, log }, signal) {
    const commit = proven?.sha ?? turn.commit;
    if (tip === null || commit === undefined)
        return null;
    const there = proven !== undefined || tip === commit || (await isOn(work.branch, commit, workspaces, signal));
    if (!there)
        return null;
    log.info(`Commit ${commit.slice(0, 10)} of an earlier run is on the branch already.`);
    const { summary = proven ? pull_request_text/* summaryIn */.g$(proven.message) : '', rounds, files } = turn;
    const { checks = job.checks } = turn;
    return {
        work: { ...work, head: commit },
        commit: tip,
        checks,
        summary,
        record: { summary, rounds, files },
    };
}
function unchanged(job, made) {
    if (made.stopped)
        throw made.stopped;
    const { summary, sandboxError } = made;
    if (sandboxError !== undefined) {
        throw new errors/* WorkFailed */.v$(`The agent’s own sandbox does not work on this machine, and no file changed. It reported: ${sandboxError}\nInstall bubblewrap in an earlier step, so that Docket isolates the agent instead. Then retry.`);
    }
    if ((0,agent/* claimsChange */.K0)(summary)) {
        throw new errors/* WorkFailed */.v$(`The agent says that it changed files, but no file changed: it may have been unable to write. Check the log for its errors, then retry. Its words: ${summary}`);
    }
    // The branch is what it was, and so is what the checks found there.
    const question = (0,agent/* questionIn */.qh)(summary);
    return { work: job.work, checks: job.checks, summary, question, reason: summary || null };
}
/** To record before anything happens: a draft that is there already is somebody else's. */
function intendDraft({ draft: state }, { fails, draft }, found) {
    const theirs = found !== null && (found.draft || found.state !== 'open');
    return fails && !draft && state === undefined && !theirs;
}
function draftPlan({ draft: state }, { fails, draft }) {
    if (fails)
        return { draft: true, existing: state === 'intended' ? 'draft' : 'keep' };
    const ours = state === 'intended' || state === 'made';
    return { draft, existing: ours && !draft ? 'ready' : 'keep' };
}
/** What to record afterwards. What we made a draft and is ready now, a person marked ready. */
function draftState({ draft: state }, { fails, draft }, published) {
    if (published.kind === 'forbidden' || draft || state === undefined)
        return undefined;
    if (published.draft === true)
        return state === 'overruled' ? undefined : 'made';
    if (!fails)
        return undefined;
    if (published.draft === 'unsupported')
        return 'unsupported';
    return state === 'intended' ? undefined : state === 'made' ? 'overruled' : state;
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/worker.js
// Working on one job, under its lease, until its queue is empty.











/** Works on the job, or watches it while somebody else does, until it is no longer active. */
async function workOrWatch(id, given, signal) {
    const options = aboutJob(id, given);
    const { store, tools, holder } = options;
    const watch = new jobs_lease/* LeaseWatch */.SW();
    const guard = (0,jobs_lease/* countingGuard */.XV)(store, tools);
    const mayTake = (lease) => (0,jobs_lease/* isOutlived */.H8)(lease, holder) || watch.expired(lease, tools.clock.now());
    while (!signal.aborted) {
        const hold = newHold(id, options, guard);
        const claim = await store.update(id, claimLease(hold.token, options, mayTake));
        if (claim === 'resting')
            return;
        if (claim !== 'held') {
            tools.checkpoint?.('leased');
            const end = await workThrough(claim.job, { hold, guard }, options, signal);
            if (end === 'finished')
                return;
            if (end === 'left')
                continue;
            if (options.leaves)
                return;
            const pause = Date.parse(end.nextAttempt ?? '') - tools.clock.now();
            await tools.clock.sleep(Math.max(0, pause), signal).catch(() => { });
            continue;
        }
        await tools.clock.sleep(jobs_lease/* WATCH_EVERY_MS */.m4, signal).catch(() => { });
    }
}
/**
 * Works on a job that a queue gave to this process: whoever held the lease before is dead, or too
 * late, and finds out at its next write.
 */
async function workOnQueuedJob(id, given, guard, signal) {
    const options = aboutJob(id, given);
    const { store, tools } = options;
    const hold = newHold(id, options, guard);
    const claim = await store.update(id, claimLease(hold.token, options, () => true));
    if (claim === 'resting' || claim === 'held')
        return;
    if (claim.from)
        noteTakeover(claim.job, claim.from, options);
    tools.checkpoint?.('leased');
    await workThrough(claim.job, { hold, guard }, options, signal);
}
function aboutJob(job, options) {
    const { tools } = options;
    return { ...options, tools: { ...tools, log: (0,runtime/* about */.Cv)(tools.log, { job }) } };
}
function newHold(id, { store, tools, newId }, guard) {
    return new jobs_lease/* HeldLease */.ob(id, newId(), { store, clock: tools.clock, sureForMs: guard.sureForMs });
}
function claimLease(token, { holder, worker, shared, tools }, mayTake) {
    return (job) => {
        if (job?.status !== 'active')
            return { result: 'resting' };
        const { lease: from } = job;
        if (from && !mayTake(from))
            return { result: 'held' };
        const free = from ? { ...(0,jobs_lease/* releaseDead */.uy)(job), lease: from } : job;
        const by = {
            ...(holder && { holder }),
            ...(worker && { worker }),
            ...(shared !== undefined && { shared: shared && !(0,jobs_job/* isSuspected */.Zp)(free) }),
        };
        // Whoever accepted the job may not know the agent, or it has changed since.
        const { agent, notice } = tools;
        const taken = {
            ...(0,jobs_lease/* takeLease */._e)((0,jobs_job/* triedNow */.D9)(free), token, by),
            model: agent.model,
            ...(notice && { notice }),
        };
        const story = from ? 'adopted from a run that died' : 'taken up';
        return { result: { job: taken, from }, story, job: taken };
    };
}
function noteTakeover(job, from, { tools, worker }) {
    tools.noted?.('takeover');
    const counts = from.shared
        ? 'Other jobs ran there, too, so this is not counted against it.'
        : `This is death ${job.adoptions} of the ${jobs_lease/* MAX_ADOPTIONS */.DI + 1} that a job may cause.`;
    tools.log.warn(`Worker ${from.worker ?? 'unknown'} died with job ${job.id}, and worker ${worker ?? 'unknown'} takes it over. ${counts}`);
}
/** `left`: another worker, or a later attempt, continues it. */
async function workThrough(taken, { hold, guard }, { store, tools, took }, signal) {
    const { id, token } = hold;
    const stopping = new AbortController();
    const work = AbortSignal.any([signal, stopping.signal]);
    const watching = guard.watch(hold, stopping, work);
    try {
        for (let job = taken;;) {
            const index = job.turns.findIndex(isOpen);
            const meter = new Meter(job, index, { tools, hold });
            const startedAt = tools.clock.now();
            const receivedAt = Date.parse(job.turns[index]?.receivedAt ?? '') || startedAt;
            const ending = await runTurn(job, took, { index, tools, hold, meter, signal: work });
            if (ending.kind === 'interrupted' || ending.kind === 'waiting') {
                const { usage } = meter;
                const { waiting } = ending;
                if (waiting)
                    tools.log.warn(`Waiting until ${waiting.nextAttempt}: ${waiting.reason}`);
                await guard.release(hold, (record) => ({
                    ...(0,jobs_job/* withTurn */.Qe)(record, index, { usage }),
                    ...(waiting && { waiting }),
                    ...(ending.kind === 'interrupted' &&
                        ending.returned && { returned: (record.returned ?? 0) + 1 }),
                    lease: null,
                }));
                return waiting ?? 'left';
            }
            job = await finish(ending, { id, token, index, usage: meter.usage }, { store, tools });
            tools.checkpoint?.('finished');
            const { kind: state } = ending;
            const times = { receivedAt, startedAt, endedAt: tools.clock.now() };
            tools.ended?.({ project: job.projectId, job: id, state, ...times, usage: meter.usage });
            if (job.status !== 'active')
                return 'finished';
        }
    }
    catch (error) {
        if (error instanceof errors/* LeaseLost */.Vj) {
            tools.log.warn(error.message);
            return 'left';
        }
        throw error;
    }
    finally {
        stopping.abort(new jobs_lease/* Stop */.VG('interrupted'));
        await watching;
    }
}
async function runTurn(job, took, context) {
    const { index, tools, signal } = context;
    if (job.cancelRequested)
        return { kind: 'failed', reason: contract_job/* CANCELLED */.gD };
    if (job.adoptions > jobs_lease/* MAX_ADOPTIONS */.DI) {
        const reason = `The runs that worked on this job died ${job.adoptions} times. Check their logs, then retry.`;
        tools.noted?.('given-up');
        tools.log.error(`Job ${job.id} is given up. ${reason}`);
        return { kind: 'failed', reason };
    }
    try {
        const turn = job.turns[index];
        const sure = !turn || !tools.confirm || took(job.id, turn);
        const known = sure ? job : await confirmed(job, index, turn, tools);
        return { kind: 'done', result: await performTurn(known, context) };
    }
    catch (error) {
        if (error instanceof errors/* LeaseLost */.Vj)
            throw error;
        const stopped = error instanceof jobs_lease/* Stop */.VG ? error.kind : (0,jobs_lease/* stopKind */.Jj)(signal);
        if (stopped === 'interrupted')
            return { kind: 'interrupted' };
        if (stopped === 'cancelled')
            return { kind: 'failed', reason: contract_job/* CANCELLED */.gD };
        if (stopped === 'over-budget')
            return { kind: 'failed', reason: (0,errors/* sentence */.em)(error) };
        if (stopped === 'timed-out') {
            // The signal's own reason says nothing more; one that was made where the agent stopped does.
            const isTold = error instanceof jobs_lease/* Stop */.VG && error !== signal.reason;
            const reason = 'The time limit was reached. A retry continues the work.';
            return { kind: 'failed', reason: isTold ? error.message : reason, keeps: true };
        }
        const problem = await tools.machineProblem?.(error);
        if (problem !== undefined && (job.returned ?? 0) < MAX_RETURNS) {
            tools.log.warn(`Job ${job.id} is given back: ${problem}`);
            return { kind: 'interrupted', returned: true };
        }
        const { waiting: before } = job;
        const now = tools.clock.now();
        const waiting = (0,shared_waiting/* waitFor */.fm)(error, before, { now, random: Math.random });
        if (waiting)
            return { kind: 'waiting', waiting };
        if ((0,shared_waiting/* isAway */.Dg)(error) && before) {
            const tried = `Docket tried it ${before.attempts + 1} times since ${before.since}, and tries no more. Retry it when that is fixed.`;
            return { kind: 'failed', reason: `${(0,errors/* sentence */.em)(error)} ${tried}`, keeps: true };
        }
        if (!(error instanceof errors/* DocketError */.jq))
            tools.log.error(`Unexpected: ${(0,errors/* sentence */.em)(error)}`);
        return { kind: 'failed', reason: (0,errors/* sentence */.em)(error) };
    }
}
/** A job that fills the disk of every machine would otherwise be handed from one to the next forever. */
const MAX_RETURNS = 5;
/** The job, with the request as the code host reports it instead of as the record does. */
async function confirmed(job, index, turn, { confirm }) {
    const pull = await confirm?.(job, index);
    const { pull: _, ...origin } = turn.origin ?? {};
    return (0,jobs_job/* withTurn */.Qe)(job, index, { origin: { ...origin, ...(pull && { pull }) } });
}
const isOpen = ({ state }) => state === 'queued' || state === 'running';
/** Records the turn's end. "The queue is empty" and "released" are one write. */
function finish(ending, { id, token, index, usage }, { store, tools }) {
    const redacted = withoutSecrets(ending, tools.secrets);
    const decide = ({ state: before, job }) => {
        (0,jobs_lease/* insistOnLease */.Cz)(job, { id, token });
        const now = tools.clock.now();
        const known = (0,jobs_waiting/* withoutWaiting */.Mk)(job);
        const over = {
            ...endTurn(known, index, redacted, now),
            deaths: undefined,
            returned: undefined,
        };
        const held = { state: before, job: over };
        const { state, job: ended } = counted(held, index, usage, now);
        const failed = ending.kind === 'failed';
        // After a cancel nothing that is queued runs; after any other failure neither: it would build
        // on work that is not there.
        const waiting = !failed && ended.turns.some((turn) => turn.state === 'queued');
        const threads = newThreads(job, ended);
        if (waiting) {
            return { result: ended, story: `turn ${index + 1} done`, job: ended, state, threads };
        }
        const next = {
            ...(0,intake/* transition */.kY)(ended, failed ? 'fail' : 'complete', now),
            lease: null,
            cancelRequested: false,
        };
        return { result: next, story: next.status, job: next, state: (0,intake/* rest */.zs)(state, id), threads };
    };
    return store.updateShared(id, decide, tools.money ? { counted: true } : {});
}
/** No store accepts a record that contains a secret, so it is redacted in the words of an agent or a check. */
function withoutSecrets(ending, secrets) {
    const { redact } = (0,changes_secrets/* secretScanner */.R0)(secrets);
    if (ending.kind === 'failed')
        return { ...ending, reason: redact(ending.reason) };
    const { result } = ending;
    const checks = result.checks.map((check) => ({ ...check, summary: redact(check.summary) }));
    const reason = result.reason === null ? null : redact(result.reason);
    const question = result.question === undefined ? undefined : redact(result.question);
    const summary = redact(result.summary);
    return { kind: 'done', result: { ...result, summary, question, reason, checks } };
}
/** A pull request that was opened just now is a thread of the job, too. */
function newThreads(before, after) {
    const pull = after.work?.pull?.number;
    return pull === undefined || pull === before?.work?.pull?.number ? [] : [String(pull)];
}
function endTurn(job, index, ending, now) {
    const endedAt = (0,runtime/* isoTime */.Ly)(now);
    if (ending.kind === 'failed') {
        const { reason, keeps = false } = ending;
        const failed = { endedAt, state: 'failed', reason, step: undefined };
        const turns = job.turns.map((turn, at) => at === index || turn.state === 'queued'
            ? { ...turn, ...failed, kept: keeps ? turn.kept : undefined }
            : turn);
        // Checks of the last turn say nothing about one that has committed nothing.
        const checks = job.turns[index]?.commit === undefined ? [] : job.checks;
        return { ...job, turns, checks, reason: ending.reason };
    }
    const { work, checks, summary, question, reason } = ending.result;
    const over = { step: undefined, kept: undefined };
    const done = { endedAt, state: 'done', summary, question, ...over };
    return { ...(0,jobs_job/* withTurn */.Qe)(job, index, done), work, checks, reason };
}
/** No worker could finish the job: it ends here, with everything that waited in it. */
function giveUp(reason, now) {
    return (job) => {
        if (job?.status !== 'active')
            return { result: undefined };
        const index = job.turns.findIndex(isOpen);
        const ended = endTurn((0,jobs_waiting/* withoutWaiting */.Mk)(job), index, { kind: 'failed', reason, keeps: true }, now);
        const next = { ...(0,intake/* transition */.kY)(ended, 'fail', now), lease: null, cancelRequested: false };
        return { result: undefined, story: next.status, job: next };
    };
}


/***/ })

};
