export const id = 489;
export const ids = [489,6618];
export const modules = {

/***/ 489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDocsRepository: () => (/* binding */ openDocsRepository)
/* harmony export */ });
/* harmony import */ var _bot_sending_asked_elsewhere_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66618);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81910);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31287);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54572);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82860);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22062);
// `docs-repository`: the documentation is in another repository than the threads where it is asked for.








/** Undefined: it is the repository of this workflow. */
async function openDocsRepository(run, config, host, { writes = true } = {}) {
    const { inputs, facts, runner, env } = run;
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .docsRepositoryOf */ .DQ)(run, config);
    if (name === undefined)
        return undefined;
    const token = inputs.docs.token ?? inputs.service.githubToken ?? '';
    const github = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.createGithub)({
        ...facts,
        repository: name,
        token,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .systemRuntime */ .gh)(runner),
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchFor */ .Gt)(env),
        patience: run.patience,
    });
    const docs = (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__.createThreadHost)(github);
    let loaded;
    const docsConfig = () => {
        loaded ??= (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .loadSettings */ .M5)(docs, name, runner).then((settings) => settings.config);
        return loaded;
    };
    const from = { repository: facts.repository, host, config, docsConfig, writes };
    const found = await (0,_bot_sending_asked_elsewhere_js__WEBPACK_IMPORTED_MODULE_0__/* .insistOnDocs */ .Z)(name, docs, from).catch((error) => {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFound */ .Mk || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Forbidden */ .cw)
            throw noAccess(run, name, writes);
        throw error;
    });
    return {
        repository: name,
        repositoryId: String(found.id),
        token,
        github,
        config: onThisMachine(await docsConfig(), config),
        defaultBranch: found.defaultBranch,
    };
}
/** What runs here, with variables and a network of this workflow, is not for the other repository to say. */
function onThisMachine(docs, { agent, 'check-network': network }) {
    const isolation = docs.agent.isolation === 'required' ? 'required' : agent.isolation;
    return { ...docs, agent: { ...agent, isolation }, 'check-network': network };
}
function noAccess({ inputs }, name, writes) {
    const permissions = writes
        ? 'the permissions `contents: write` and `pull-requests: write`'
        : 'the permission `contents: read`';
    const grant = `access to ${name} with ${permissions}`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(inputs.docs.token === undefined
        ? `The documentation is in ${name}, and the workflow’s own token cannot reach it. Set \`docs-token\` to a token with ${grant}: a GitHub App’s, or a fine-grained personal access token.`
        : `\`docs-token\` cannot reach ${name}. Check the name, and give the token ${grant}.`);
}


/***/ }),

/***/ 66618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ insistOnDocs),
/* harmony export */   askedElsewhere: () => (/* binding */ askedElsewhere)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20002);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// Jobs of one repository that are asked for in another: the documentation's own, seen from the threads
// of the code. Nothing that was not asked for there is touched from there.



/** `backend` is that of the documentation; the threads are in `repository`, which has this ID. */
function askedElsewhere(backend, { repository, id: repositoryId }, jobOfThread) {
    const { service, records } = backend;
    /** Commits and steps of two repositories can have the same name, and one can get another name. */
    const keyed = (key) => `${repositoryId} ${key}`;
    const asked = (request) => ({
        ...request,
        origin: { ...request.origin, repository },
    });
    const once = (options = {}) => ({
        ...options,
        ...(options.idempotencyKey !== undefined && { idempotencyKey: keyed(options.idempotencyKey) }),
    });
    const originsOf = async (id) => {
        const origins = await records.originsOf(id);
        return origins.filter((origin) => origin.repository === repository);
    };
    const insistOnOurs = async (id) => {
        if ((await originsOf(id)).length > 0)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFound */ .Mk(`There is no job ${JSON.stringify(id.slice(0, 80))} of ${repository}.`);
    };
    const { control } = service;
    const ours = {
        ...service,
        createJob: (project, request, options) => service.createJob(project, asked(request), once(options)),
        async sendMessage(project, id, request, options) {
            await insistOnOurs(id);
            return service.sendMessage(project, id, asked(request), once(options));
        },
        ...(control && {
            control: {
                async cancel(project, id, options) {
                    await insistOnOurs(id);
                    return control.cancel(project, id, options);
                },
                async archive(project, id, options) {
                    await insistOnOurs(id);
                    return control.archive(project, id, options);
                },
            },
        }),
    };
    return {
        ...backend,
        service: ours,
        threads: {
            jobOf: (thread) => jobOfThread((0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .threadKey */ .GK)({ thread, repository })),
            // Its pull requests are in the other repository.
            ownerOf: async () => null,
        },
        records: {
            ...records,
            jobOfKey: (key) => records.jobOfKey(keyed(key)),
            promptOf: (id, event) => records.promptOf(id, keyed(event)),
            endOf: async (id, event) => records.endOf?.(id, keyed(event)),
            promptToRepeat: (id, event) => records.promptToRepeat(id, keyed(event)),
            originsOf,
            // Whoever looks after the documentation does that.
            unarchived: async () => [],
            retire: async () => [],
            async resume() {
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Forbidden */ .cw('Whoever looks after the documentation resumes it: comment on its pull request that says that it is paused.');
            },
        },
    };
}
/** Can the documentation of `from` be used there, and may it? Rejects with what to do. */
async function insistOnDocs(name, docs, from) {
    const found = await docs.repository();
    // A name that is given up can come to belong to someone else.
    if (!(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRepository */ .ve)(found.fullName, name)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${name} is called ${found.fullName} now. Change \`docs-repository\` to that.`);
    }
    if (found.archived && from.writes) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${name} is archived, so nothing can be written there. Unarchive it, or change \`docs-repository\`.`);
    }
    const isPrivate = (await from.host.repository()).private;
    if (isPrivate && !found.private && from.writes && !from.config['private-to-public']) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${from.repository} is private and ${name} is public, where everyone can read the requests, the names of branches, and what the agent writes about the code. If that is intended, set \`private-to-public: true\` in \`.github/docket.yml\` of ${from.repository}.`);
    }
    if (!isPrivate && found.private && !(await from.docsConfig())['private-to-public']) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${name} is private and ${from.repository} is public, where everyone can read summaries and findings about pages that they cannot see. If that is intended, set \`private-to-public: true\` in \`.github/docket.yml\` of ${name}.`);
    }
    return found;
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
const MAX_RECEIPT_REDIRECTS = 50;
const Receipt = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** The first day of the second period, which begins with the merge. */
    merged: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
    days: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(BeforeAfter.extend({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).max(MAX_RECEIPT_PAGES),
    sum: BeforeAfter,
    /** Requests that found nothing, of paths that it redirects. */
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(BeforeAfter.extend({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))
        .max(MAX_RECEIPT_REDIRECTS)
        .optional(),
    /** The whole site in the same periods. */
    site: BeforeAfter,
});


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
/* unused harmony exports Intent, ChangedPath, KeptChange, Turn, Holder, Lease, PullRequest, Work, PullOutcome, Pausing */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _contract_receipt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38335);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
// A job's record, as stores keep it. The wire's job is made from it in embedded/.






const TURN_STATES = ['queued', 'running', 'done', 'failed'];
/** A commit that the code host is about to create: its name is not known before. */
const Intent = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ branch: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), parent: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), tree: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() });
const ChangedPath = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['added', 'modified', 'deleted']),
    /** Lines, where it is text and they were counted. */
    added: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).optional(),
    removed: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).optional(),
});
/** A finished agent's change that could not be published yet, so that no agent has to make it again. */
const KeptChange = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    /** The commit that it was made on, and where the branch stood then. */
    commit: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    tip: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    /** The files, packed. What is read from a record is judged again. */
    files: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
/** One request and what became of it. A job is a conversation of these. */
const Turn = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    origin: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Origin */ .$e.optional(),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    endedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    state: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(TURN_STATES),
    /** Hash of the idempotency key: the same key again is a replay, not a second message. */
    key: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    /** The commit that is about to be pushed, or was: intent before effect. */
    commit: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    /** Until its name is known. */
    intent: Intent.optional(),
    kept: KeptChange.optional(),
    /** What the agent said it did. */
    summary: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    /** What it said before, each time a failed check went back to it, oldest first. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional(),
    /** What the turn's commit changes: the first paths, and how many there are. */
    files: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), first: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(ChangedPath) }).optional(),
    /** What was left out, because it is outside of what may change. */
    dropped: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), first: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()) }).optional(),
    /** Of that commit. */
    checks: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckResult */ .KP).optional(),
    /** The job's change that this one takes back. */
    undoes: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).optional(),
    /** What the agent asks at the end of it. */
    question: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    /** What the agent did last, while it works. */
    step: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    /** What it has used so far, in all its attempts. */
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U.optional(),
    /** How much of its cost is part of the repository's spending already. */
    countedMicros: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).optional(),
});
/** A run of a workflow. Its attempts never overlap: a later one means that the earlier is dead. */
const Holder = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ run: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() });
/** Who works on the job. Unchanged for three minutes on an observer's clock means: nobody. */
const Lease = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    token: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    counter: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(),
    holder: Holder.optional(),
    /** The process that has it, where many processes work on jobs. */
    worker: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    /** Other jobs may have run in the same process; absent where there is always one. */
    shared: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional(),
});
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() });
/** Where the job's work goes. Written before the first effect, so that a second try finds it. */
const Work = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    /** One of the names that follow from the job's id; kept for people, the names are tried anew. */
    branch: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** What the pull request is against, and the commit that this turn's work began at. */
    base: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    /** Last commit that we know to be on the branch; null before the first push. */
    head: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    pull: PullRequest.nullable(),
    /** The title that it got last from us: another one is a person's. */
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    compareLink: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    /**
     * The pull request should be a draft because checks fail: it is about to become one, we made it
     * one, the repository has no drafts, or a person marked it ready all the same.
     */
    draft: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['intended', 'made', 'unsupported', 'overruled']).optional(),
    /** Numbers of pull requests whose branch is gone; their threads still have this job. */
    earlierPulls: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr()).optional(),
});
/** What the code host said about the pull request of this number, and when that last changed there. */
const PullOutcome = _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .Acceptance */ .gi.extend({ pull: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), seenAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() });
/** Its trigger pauses: since when its thread is told so, whether it was, and who let it go on. */
const Pausing = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    toldAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    told: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional(),
    resumedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    resumedBy: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
});
const JobRecord = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_contract_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE),
    repository: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    /** What commits of the job are proven with, where nobody else can read its record. */
    proof: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    /** The archived job whose conversation this one carries on. */
    continues: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    turns: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(Turn).min(1),
    lease: Lease.nullable(),
    /** How often a dead run's work was taken over during the present activity. */
    adoptions: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(),
    /** Something outside is away. */
    waiting: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Waiting */ .E$.optional(),
    /** How often a machine that could not do it gave it back during the present activity. */
    returned: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().optional(),
    /** Its process died while others ran in it, too: it runs alone until it has shown that it is harmless. */
    suspected: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional(),
    cancelRequested: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    /** Who requested that, if known. */
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    work: Work.nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    /** What was done otherwise than the repository's settings say. */
    notice: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckResult */ .KP),
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
    /** What became of its pull request; absent: nobody has told us that it was merged or closed. */
    acceptance: PullOutcome.optional(),
    pausing: Pausing.optional(),
    /** What readers did after the merge; `comment` is where it was posted. */
    receipt: _contract_receipt_js__WEBPACK_IMPORTED_MODULE_2__/* .Receipt */ .T.extend({ recordedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), comment: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().optional() }).optional(),
    /** The latest writes, newest last: how a writer recognises its own after an unclear push. */
    operations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
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
    return asked < Date.parse(receivedAt) ? (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(asked) : receivedAt;
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
