export const id = 8199;
export const ids = [8199];
export const modules = {

/***/ 28043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VW: () => (/* binding */ inReach),
/* harmony export */   cg: () => (/* binding */ cursorOf),
/* harmony export */   dW: () => (/* binding */ isJobId),
/* harmony export */   fS: () => (/* binding */ readCursor),
/* harmony export */   k0: () => (/* binding */ LATEST),
/* harmony export */   ll: () => (/* binding */ newestFirst)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Where a page of jobs ends. Jobs of several projects have one order, so a cursor is good in each.


function isJobId(id) {
    return /^[\w-]{1,64}$/.test(id);
}
/** For sorting. */
function newestFirst(a, b) {
    if (a.createdAt !== b.createdAt)
        return a.createdAt > b.createdAt ? -1 : 1;
    return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}
/** A place in the order and nothing else: whoever changes one only gets other jobs of the project. */
function cursorOf({ createdAt, id }) {
    return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}
function readCursor(cursor) {
    const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
        .toString('utf8')
        .split(' ');
    if (rest.length === 0 && isJobId(id) && isTime(createdAt)) {
        return { createdAt, id };
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('Parameter `cursor` is not valid. Use `nextCursor` of the previous page, or leave it out.');
}
/** From 1970 to 9999: a clock can show more, but not every store. */
const LATEST = Date.UTC(9999, 11, 31);
const inReach = (time) => Math.min(LATEST, Math.max(0, time));
function isTime(text) {
    const time = Date.parse(text);
    return time === inReach(time) && (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(time) === text;
}


/***/ }),

/***/ 38335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ MAX_RECEIPT_PAGES),
/* harmony export */   T: () => (/* binding */ Receipt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
// What readers did on the pages of a pull request, four weeks before and after it was merged.

const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const Readers = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ human: count, ai: count });
const BeforeAfter = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ before: Readers, after: Readers });
/** Of the pages with the most views; the sums are of all pages. */
const MAX_RECEIPT_PAGES = 20;
const Receipt = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** The first day of the second period, which begins with the merge. */
    merged: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
    days: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(BeforeAfter.extend({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).max(MAX_RECEIPT_PAGES),
    sum: BeforeAfter,
    /** The whole site in the same periods. */
    site: BeforeAfter,
});


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

/***/ 46130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HG: () => (/* binding */ SETTING),
  jk: () => (/* binding */ createPublisher)
});

// UNUSED EXPORTS: compareLink

// EXTERNAL MODULE: ./.build/program/src/shared/backoff.js
var backoff = __webpack_require__(50472);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/github/author.js
// Who commits are by: the account the token belongs to, at the address by which GitHub knows it.

const VIEWER = '{ viewer { login } }';
/** Undefined if GitHub does not say; then the commits belong to nobody. */
async function commitAuthor(github) {
    try {
        const { viewer } = await github.graphql(VIEWER, {});
        // The API for one's own account is closed to apps; this one is open to every token.
        const { data } = await github.rest.users.getByUsername({ username: viewer.login });
        // The ID makes it this account's address for good; without it, a later owner of the name gets it.
        if (data.login !== viewer.login || !Number.isSafeInteger(data.id))
            return undefined;
        const host = new URL(github.serverUrl).hostname;
        return { name: data.login, email: `${data.id}+${data.login}@users.noreply.${host}` };
    }
    catch (error) {
        github.log.debug(`The account of the token is not known: ${(0,errors/* sentence */.em)(error)}`);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/github/commits.js

const MUTATION = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
function createHostCommits(base) {
    return {
        async create({ branch, parent, changes, message }, signal) {
            const github = base.withSignal(signal);
            const { owner, repo } = github.repo;
            const [headline = '', ...lines] = message.split('\n');
            const input = {
                branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
                expectedHeadOid: parent,
                message: { headline, body: lines.join('\n').trim() },
                fileChanges: {
                    additions: changes.flatMap(({ path, content }) => content === null ? [] : [{ path, contents: content.toString('base64') }]),
                    deletions: changes.flatMap(({ path, content }) => (content === null ? [{ path }] : [])),
                },
            };
            try {
                const answer = await github.graphql(MUTATION, { input }, { repeatable: true });
                const oid = String(answer.createCommitOnBranch?.commit?.oid);
                if (/^[0-9a-f]{40,64}$/.test(oid))
                    return oid;
                throw new errors/* BadAnswer */.CF('GitHub did not name the commit that it created. Check the branch, then retry.');
            }
            catch (error) {
                if (error instanceof errors/* Conflict */.lt || error instanceof errors/* NotFound */.Mk)
                    return null;
                throw error;
            }
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/github/problems.js
var problems = __webpack_require__(49204);
;// CONCATENATED MODULE: ./.build/program/src/github/draft-state.js
// Makes a pull request a draft, or marks it ready. Only GraphQL can, and GitHub refuses it to some
// tokens that may open drafts, so a refusal is reported and not an error.


const NO_DRAFTS = /draft pull requests are not supported/i;
const STATE = `query($id: ID!) {
  node(id: $id) { ... on PullRequest { isDraft viewerDidAuthor } }
}`;
const TO_DRAFT = `mutation($id: ID!) {
  convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
const TO_READY = `mutation($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
/** Doing it twice has the same effect as doing it once, so a lost response is no reason to stop. */
const TRIES = 3;
/** Whether it is a draft then. One that somebody else opened stays as it is. */
async function changeDraft(github, pull, draft) {
    const { nodeId: id, url } = pull;
    for (let attempt = 1;; attempt += 1) {
        try {
            const { node } = await github.graphql(STATE, { id });
            const now = node?.isDraft ?? pull.draft;
            if (now === draft || node?.viewerDidAuthor !== true)
                return now;
            await github.graphql(draft ? TO_DRAFT : TO_READY, { id });
            return draft;
        }
        catch (error) {
            if (error instanceof errors/* OutcomeUnknown */.Jr && attempt < TRIES)
                continue;
            const refusal = (0,problems/* refusalOf */.Of)(error);
            if (!refusal)
                throw error;
            const what = draft ? 'made a draft' : 'marked ready for review';
            github.log.warn(`${url} could not be ${what}: ${(0,errors/* sentence */.em)(error)}`);
            return NO_DRAFTS.test(refusal.message) ? 'unsupported' : pull.draft;
        }
    }
}

// EXTERNAL MODULE: ./.build/program/src/github/pulls.js
var pulls = __webpack_require__(19562);
;// CONCATENATED MODULE: ./.build/program/src/github/publisher.js







const SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';
/** After a push, GitHub may need a few seconds until it knows the branch and its commits. */
const SETTLE_TRIES = 6;
const SETTLE = { baseMs: 1_000, capMs: 8_000 };
function createPublisher(base, options = {}) {
    let author;
    return {
        ...(options.verified && { commits: createHostCommits(base) }),
        author() {
            author ??= commitAuthor(base);
            return author;
        },
        async publish(plan, signal) {
            const github = base.withSignal(signal);
            const found = await (0,pulls/* findByBranch */.vQ)(github, plan.branch);
            if (found)
                return refresh(github, found, plan);
            return publisher_open(github, plan, options);
        },
        async lookUp(branch, signal) {
            const found = await (0,pulls/* findByBranch */.vQ)(base.withSignal(signal), branch);
            return found && { state: found.state, base: found.baseRef, draft: found.draft };
        },
        countOpen: (prefix, signal) => (0,pulls/* countOpen */.QJ)(base.withSignal(signal), prefix),
    };
}
/** A closed pull request stays as its reviewer left it and is never reopened. */
async function refresh(github, found, plan) {
    const { number, url, draft } = found;
    const { title, body, existing } = plan;
    const pull = { number, url };
    if (found.state !== 'open')
        return { kind: 'pull-request', pull, draft };
    // Before the draft state: people who are notified that it is ready read the current text.
    if (found.title !== title || found.body !== body) {
        await github.rest.pulls.update({ ...github.repo, pull_number: number, title, body });
    }
    const now = existing === 'keep' ? draft : await changeDraft(github, found, existing === 'draft');
    return { kind: 'pull-request', pull, draft: now };
}
async function publisher_open(github, plan, options) {
    let { draft } = plan;
    for (let attempt = 0;; attempt += 1) {
        try {
            const { data } = await github.rest.pulls.create({
                ...github.repo,
                title: plan.title,
                body: plan.body,
                head: plan.branch,
                base: plan.base,
                draft,
            });
            await decorate(github, data.number, options);
            const pull = { number: data.number, url: data.html_url };
            const given = plan.draft && !draft ? 'unsupported' : (data.draft ?? false);
            return { kind: 'pull-request', pull, draft: given };
        }
        catch (error) {
            const answer = classify(error);
            if (answer === 'forbidden')
                return forbidden(github, plan, error);
            if (answer === 'no-drafts' && draft) {
                github.log.warn('This repository does not support drafts, so the pull request is ready for review.');
                draft = false;
                continue;
            }
            if (answer !== 'look' && answer !== 'early')
                throw error;
            // GitHub itself rejects a second pull request, so after the search it is safe to try again.
            if (answer === 'early')
                await settle(github, attempt);
            const found = await (0,pulls/* findByBranch */.vQ)(github, plan.branch);
            if (found)
                return refresh(github, found, plan);
            if (attempt >= SETTLE_TRIES)
                throw error;
            if (answer === 'look')
                await settle(github, attempt);
        }
    }
}
/**
 * `look`: it may exist already. `early`: GitHub does not know the pushed commits yet, or they add
 * nothing; which of the two shows after a while.
 */
function classify(error) {
    if (error instanceof errors/* OutcomeUnknown */.Jr)
        return 'look';
    const { status, message } = (0,problems/* refusalOf */.Of)(error) ?? { status: 0, message: '' };
    if (/not permitted to create or approve pull requests/i.test(message))
        return 'forbidden';
    if (error instanceof errors/* Forbidden */.cw && /not accessible by/i.test(message))
        return 'forbidden';
    if (status !== 422)
        return 'other';
    if (/already exists/i.test(message))
        return 'look';
    if (NO_DRAFTS.test(message))
        return 'no-drafts';
    if (/no commits between/i.test(message) || /"field":"head"/.test(message))
        return 'early';
    return 'other';
}
/** Not random: this waits for one repository, and no other client waits with it. */
function settle(github, attempt) {
    return github.sleep((0,backoff/* fullJitter */.G)(attempt, SETTLE, () => 1));
}
function forbidden(github, plan, error) {
    const setting = /not permitted/i.test((0,problems/* refusalOf */.Of)(error)?.message ?? '');
    const remedy = setting
        ? `This repository does not allow GitHub Actions to open pull requests. Turn on ${SETTING}, or open the pull request from the link.`
        : 'The token is not allowed to open pull requests. Grant the workflow or the GitHub App `pull-requests: write`, or open the pull request from the link.';
    return { kind: 'forbidden', compareLink: compareLink(github, plan), reason: remedy };
}
function compareLink({ serverUrl, repo }, { base, branch }) {
    const name = (ref) => ref.split('/').map(encodeURIComponent).join('/');
    return `${serverUrl}/${repo.owner}/${repo.repo}/compare/${name(base)}...${name(branch)}?expand=1`;
}
/** Labels and reviewers are optional: without them, the pull request is still fine. */
async function decorate(github, number, { labels = [], reviewers = [] }) {
    const attempt = async (what, call) => {
        try {
            await call();
        }
        catch (error) {
            github.log.warn(`Could not add ${what} to the pull request: ${(0,errors/* sentence */.em)(error)}`);
        }
    };
    if (labels.length > 0) {
        const wanted = { ...github.repo, issue_number: number, labels };
        await attempt('labels', () => github.rest.issues.addLabels(wanted));
    }
    if (reviewers.length > 0) {
        const wanted = { ...github.repo, pull_number: number, reviewers };
        await attempt('reviewers', () => github.rest.pulls.requestReviewers(wanted));
    }
}


/***/ }),

/***/ 20002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   Qe: () => (/* binding */ withTurn),
/* harmony export */   h2: () => (/* binding */ JobRecord),
/* harmony export */   jS: () => (/* binding */ prLink),
/* harmony export */   tA: () => (/* binding */ checkAttempts)
/* harmony export */ });
/* unused harmony exports Intent, ChangedPath, Turn, Holder, Lease, PullRequest, Work */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _contract_receipt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38335);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23321);
// A job's record, as stores keep it. The wire's job is made from it in embedded/.




const TURN_STATES = ['queued', 'running', 'done', 'failed'];
/** A commit that the code host is about to create: its name is not known before. */
const Intent = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), parent: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), tree: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const ChangedPath = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['added', 'modified', 'deleted']),
    /** Lines, where it is text and they were counted. */
    added: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).optional(),
    removed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).optional(),
});
/** One instruction and what became of it. A job is a conversation of these. */
const Turn = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    origin: _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .Origin */ .$e.optional(),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(TURN_STATES),
    /** Hash of the idempotency key: the same key again is a replay, not a second message. */
    key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** The commit that is about to be pushed, or was: intent before effect. */
    commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** Until its name is known. */
    intent: Intent.optional(),
    /** What the agent said it did. */
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** What it said before, each time a failed check went back to it, oldest first. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    /** What the turn's commit changes: the first paths, and how many there are. */
    files: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), first: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(ChangedPath) }).optional(),
    /** Of that commit. */
    checks: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckResult */ .KP).optional(),
    /** What the agent asks at the end of it. */
    question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** What the agent did last, while it works. */
    step: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** What it has used so far, in all its attempts. */
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U.optional(),
    /** How much of its cost is part of the repository's spending already. */
    countedMicros: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).optional(),
});
/** A run of a workflow. Its attempts never overlap: a later one means that the earlier is dead. */
const Holder = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ run: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr() });
/** Who works on the job. Unchanged for three minutes on an observer's clock means: nobody. */
const Lease = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    token: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    counter: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    holder: Holder.optional(),
});
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/** Where the job's work goes. Written before the first effect, so that a second try finds it. */
const Work = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** One of the names that follow from the job's id; kept for people, the names are tried anew. */
    branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** What the pull request is against, and the commit that this turn's work began at. */
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    /** Last commit that we know to be on the branch; null before the first push. */
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    pull: PullRequest.nullable(),
    compareLink: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /**
     * The pull request should be a draft because checks fail: it is about to become one, we made it
     * one, the repository has no drafts, or a person marked it ready all the same.
     */
    draft: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['intended', 'made', 'unsupported', 'overruled']).optional(),
    /** Numbers of pull requests whose branch is gone; their threads still have this job. */
    earlierPulls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()).optional(),
});
const JobRecord = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_contract_status_js__WEBPACK_IMPORTED_MODULE_2__/* .JOB_STATUSES */ .n),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** The archived job whose conversation this one carries on. */
    continues: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    turns: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Turn).min(1),
    lease: Lease.nullable(),
    /** How often a dead run's work was taken over during the present activity. */
    adoptions: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    cancelRequested: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    work: Work.nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    checks: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckResult */ .KP),
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U,
    /** What readers did after the merge; `comment` is where it was posted. */
    receipt: _contract_receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .Receipt */ .T.extend({ recordedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), comment: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().optional() }).optional(),
    /** The latest writes, newest last: how a writer recognises its own after an unclear push. */
    operations: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
/** How many requests to fix checks came since a person last asked for something. */
function checkAttempts({ turns }) {
    return turns.length - 1 - turns.findLastIndex(({ origin }) => !origin?.checks);
}
/** Null for records of versions that did not write it down. */
function askedBy({ origin }) {
    return origin?.requester ?? origin?.actor ?? null;
}
/** The pull request's address, as the contract wants it: never while the job is active. */
function prLink(job) {
    return job.status === 'active' ? null : (job.work?.pull?.url ?? null);
}
function withTurn(job, index, change) {
    const turns = job.turns.map((turn, at) => (at === index ? { ...turn, ...change } : turn));
    return { ...job, turns };
}


/***/ }),

/***/ 68001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ listRecords),
/* harmony export */   Vk: () => (/* binding */ searchable),
/* harmony export */   Y2: () => (/* binding */ waitingSince),
/* harmony export */   wK: () => (/* binding */ searchText)
/* harmony export */ });
/* harmony import */ var _contract_job_cursor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28043);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66122);
/* harmony import */ var _monthly_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15138);



/** When it was created, nobody knows; in front, it is seen. */
const UNKNOWN_TIME = (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .L)(_contract_job_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .LATEST */ .k0);
/** Enough to find a job by; a book of a prompt is not searched to its end. */
const MAX_SEARCHED = 10_000;
/** What a search looks through. No database stores U+0000 in a text. */
function searchText({ turns }) {
    const text = turns.map(({ prompt }) => prompt).join('\n');
    return searchable(text.slice(0, MAX_SEARCHED));
}
function searchable(text) {
    return text.toWellFormed().replaceAll('\0', '').toLowerCase();
}
/** A merged or closed pull request would have archived the job. */
function waitingSince({ status, work, updatedAt }) {
    return status === 'completed' && work?.pull ? updatedAt : null;
}
function listRecords(store) {
    return {
        async page(projectId, query) {
            const archived = query.status === undefined || query.status === 'archived';
            const wanted = matcher(query);
            let found = [];
            for await (const one of store.records({ archived })) {
                const listed = listedJob(one);
                if (!isAfter(query, listed))
                    continue;
                // One that cannot be read could be any.
                if (listed.job && (listed.job.projectId !== projectId || !wanted(listed.job)))
                    continue;
                found.push(listed);
                // Never more than twice the page in memory, however many jobs there are.
                if (found.length >= 2 * query.limit)
                    found = newest(found, query.limit);
            }
            return newest(found, query.limit);
        },
        async usageSince(projectId, month) {
            let months = [];
            let isWhole = true;
            for await (const job of store.records({ archived: true })) {
                if ('unreadable' in job)
                    isWhole = false;
                else if (job.projectId === projectId)
                    months = (0,_monthly_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .addMonths */ .PS)([...months, ...(0,_monthly_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .monthsOf */ .vo)(job)]);
            }
            return months
                .filter((one) => one.month >= month)
                .map((one) => (isWhole ? one : { ...one, incomplete: true }));
        },
    };
}
function listedJob(one) {
    if ('unreadable' in one)
        return { createdAt: UNKNOWN_TIME, id: one.unreadable, job: null };
    return { createdAt: one.createdAt, id: one.id, job: one };
}
const isAfter = ({ after }, at) => after === undefined || (0,_contract_job_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll)(after, at) < 0;
function matcher({ status, search = '', waitingSince: since }) {
    const text = searchable(search);
    return (job) => (status === undefined || job.status === status) &&
        (since === undefined || (waitingSince(job) ?? '9') <= since) &&
        (text === '' || searchText(job).includes(text));
}
function newest(jobs, limit) {
    return jobs.sort(_contract_job_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll).slice(0, limit);
}


/***/ }),

/***/ 15138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PS: () => (/* binding */ addMonths),
/* harmony export */   aV: () => (/* binding */ monthBefore),
/* harmony export */   vo: () => (/* binding */ monthsOf)
/* harmony export */ });
const monthOf = (time) => time.slice(0, 7);
/** The month so many months ago; 0 is the present one. */
function monthBefore(now, months) {
    const date = new Date(now);
    return monthOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months)).toISOString());
}
/** Of one job, newest first. */
function monthsOf({ createdAt, turns }) {
    return addMonths([
        { ...none(monthOf(createdAt)), jobs: 1 },
        ...turns.map(({ receivedAt, usage = {} }) => ({
            ...none(monthOf(receivedAt)),
            instructions: 1,
            inputTokens: usage.inputTokens ?? 0,
            cachedInputTokens: usage.cachedInputTokens ?? 0,
            outputTokens: usage.outputTokens ?? 0,
            seconds: usage.seconds ?? 0,
            costMicros: usage.costMicros ?? 0,
            incomplete: usage.incomplete ?? false,
        })),
    ]);
}
/** One for each month, newest first. */
function addMonths(all) {
    const months = new Map();
    for (const one of all)
        months.set(one.month, add(months.get(one.month), one));
    return [...months.values()].sort((a, b) => (a.month > b.month ? -1 : 1));
}
function add(a, b) {
    if (!a)
        return b;
    return {
        month: a.month,
        jobs: a.jobs + b.jobs,
        instructions: a.instructions + b.instructions,
        inputTokens: a.inputTokens + b.inputTokens,
        cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
        outputTokens: a.outputTokens + b.outputTokens,
        seconds: a.seconds + b.seconds,
        costMicros: a.costMicros + b.costMicros,
        incomplete: a.incomplete || b.incomplete,
    };
}
const none = (month) => ({
    month,
    jobs: 0,
    instructions: 0,
    inputTokens: 0,
    cachedInputTokens: 0,
    outputTokens: 0,
    seconds: 0,
    costMicros: 0,
    incomplete: false,
});


/***/ })

};
