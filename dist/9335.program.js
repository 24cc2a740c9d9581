export const id = 9335;
export const ids = [9335,4176,1809];
export const modules = {

/***/ 58982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ connectGithub)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49410);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72605);




function connectGithub({ env, inputs, facts, runner }) {
    const token = inputs.service.githubToken;
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3('Input `github-token` is empty. Leave it out to use the workflow’s own token.');
    }
    // Not tied to the run's signal: the last update on a thread comes after it.
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createGithub */ .u)({
        ...facts,
        token,
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
        random: Math.random,
        log: runner,
        fetch: (0,_network_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchFor */ .G)(env),
    });
}


/***/ }),

/***/ 21809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDesk: () => (/* binding */ openDesk)
/* harmony export */ });
/* harmony import */ var _changes_secret_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6171);
/* harmony import */ var _changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74279);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96596);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66122);
/* harmony import */ var _thread_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84176);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58982);
// Builds the desk that handles commands and jobs in a workflow run.






async function openDesk(run, request) {
    const { inputs, facts, runner, signal } = run;
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_4__/* .connectGithub */ .S)(run);
    const host = discreet((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_1__/* .createThreadHost */ .N)(github), run);
    let opened;
    const backend = () => {
        opened ??= __webpack_require__.e(/* import() */ 5434).then(__webpack_require__.bind(__webpack_require__, 25434)).then((module) => module.openBackend(run, github, host));
        return opened;
    };
    const said = request?.kind === 'command' ? (0,_thread_command_js__WEBPACK_IMPORTED_MODULE_3__/* .utteranceOf */ .p)(request) : undefined;
    return {
        desk: {
            host,
            backend,
            repository: facts.repository,
            markerKey: inputs.service.apiKey,
            voice: { word: inputs.command.word, runUrl: facts.runUrl },
            clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
            random: Math.random,
            log: runner,
            signal,
            dryRun: inputs.dryRun,
            wait: inputs.job.wait,
            timeoutMinutes: inputs.job.timeoutMinutes,
            permission: inputs.command.permission,
            rerun: facts.rerun,
            remember: (unfinished) => runner.state('unfinished', unfinished ? JSON.stringify({ ...unfinished, said }) : ''),
        },
        close: async () => (await opened?.catch(() => undefined))?.close(),
    };
}
/** A host that never publishes a secret, wherever it came from. */
function discreet(host, { env }) {
    const scanner = (0,_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R0)((0,_changes_secret_values_js__WEBPACK_IMPORTED_MODULE_5__/* .secretValues */ .V)(env));
    return {
        ...host,
        createComment: (place, body, marker) => host.createComment(place, scanner.redact(body), marker),
        editComment: (comment, body) => host.editComment(comment, scanner.redact(body)),
    };
}


/***/ }),

/***/ 99335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishAfter: () => (/* binding */ finishAfter)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./.build/program/src/action/inputs.js + 1 modules
var action_inputs = __webpack_require__(48388);
// EXTERNAL MODULE: ./.build/program/src/action/runner-facts.js
var runner_facts = __webpack_require__(60435);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/thread/desk.js
var thread_desk = __webpack_require__(11032);
// EXTERNAL MODULE: ./.build/program/src/thread/marker.js
var thread_marker = __webpack_require__(31359);
// EXTERNAL MODULE: ./.build/program/src/thread/reply.js
var reply = __webpack_require__(79785);
// EXTERNAL MODULE: ./.build/program/src/thread/words.js
var words = __webpack_require__(56564);
;// CONCATENATED MODULE: ./.build/program/src/thread/finish-unfinished.js
// An answer whose run was killed gets its last words from whoever comes after it.




async function finishUnfinished({ place, marker, comment, said }, desk) {
    const { host, voice } = desk;
    const scope = (0,thread_desk/* scopeOf */.O)(desk, place.thread);
    const found = await (0,reply/* findMarked */.Em)(host, place, (0,thread_marker/* markerPrefix */.X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    // Deleted, or the run had said its last words and was killed right after.
    if (!current || !(0,thread_marker/* isOpen */.nT)(current.marker))
        return;
    const body = words/* commentBody */.I2((0,thread_marker/* writeMarker */.en)(marker, scope), words/* interrupted */.VM(voice));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}

// EXTERNAL MODULE: ./.build/program/src/compose/action/desk.js
var action_desk = __webpack_require__(21809);
// EXTERNAL MODULE: ./.build/program/src/compose/action/workflow-context.js
var workflow_context = __webpack_require__(46243);
// EXTERNAL MODULE: ./.build/program/src/compose/action/workflow-runner.js + 1 modules
var workflow_runner = __webpack_require__(21936);
;// CONCATENATED MODULE: ./.build/program/src/compose/action/post-step.js
// The `post` step: finishes a reply that the run could not finish itself.








async function finishAfter(env) {
    const runner = (0,workflow_runner/* openRunner */.N)();
    try {
        const inputs = (0,action_inputs/* parseInputs */.TL)(core.getInput);
        const signal = new AbortController().signal;
        const context = await (0,workflow_context/* openContext */.e)(env);
        const event = (0,runner_facts/* readEvent */.j_)(context);
        const facts = (0,runner_facts/* readFacts */.MH)(context, env);
        const run = { env, runner, inputs, context, event, facts, signal, works: false };
        const { desk } = await (0,action_desk.openDesk)(run);
        await finishUnfinished(JSON.parse((0,core.getState)('unfinished')), desk);
    }
    catch (error) {
        // The step already has its result, and a failed cleanup must not change it.
        runner.warn(`Could not finish the reply on the thread: ${(0,errors/* sentence */.em)(error)}`);
    }
}


/***/ }),

/***/ 96596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ createHostChecks),
  N: () => (/* binding */ createThreadHost)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/github/comments.js
// Posts a comment once, finds it again, and edits it. If the response to a post is lost, the comment
// is searched for by the marker in its text before the post is repeated.

/** How many times a lost post is searched for and sent again. */
const TRIES = 3;
/** Lists can lag behind a post for a moment. */
const SETTLE_MS = 2_000;
async function createComment(github, place, body, marker) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await post(github, place, body);
        }
        catch (error) {
            if (!(error instanceof errors/* OutcomeUnknown */.Jr))
                throw error;
            await github.sleep(SETTLE_MS);
            const [found] = await findComments(github, place, marker);
            if (found)
                return found;
            if (attempt >= TRIES)
                throw error;
        }
    }
}
async function findComments(github, { thread, replyTo }, text) {
    const page = { ...github.repo, per_page: 100 };
    if (replyTo === undefined) {
        const all = await github.paginate(github.rest.issues.listComments, {
            ...page,
            issue_number: thread,
        });
        return all.filter(({ body }) => body?.includes(text)).map((item) => posted('issue', item));
    }
    const all = await github.paginate(github.rest.pulls.listReviewComments, {
        ...page,
        pull_number: thread,
    });
    return all
        .filter((item) => item.id === replyTo || item.in_reply_to_id === replyTo)
        .filter(({ body }) => body.includes(text))
        .map((item) => posted('review-comment', item));
}
async function editComment(github, { kind, id }, body) {
    const edit = { ...github.repo, comment_id: id, body };
    if (kind === 'issue')
        await github.rest.issues.updateComment(edit);
    else
        await github.rest.pulls.updateReviewComment(edit);
}
async function deleteComment(github, { kind, id }) {
    const wanted = { ...github.repo, comment_id: id };
    try {
        if (kind === 'issue')
            await github.rest.issues.deleteComment(wanted);
        else
            await github.rest.pulls.deleteReviewComment(wanted);
    }
    catch (error) {
        if (!(error instanceof errors/* NotFound */.Mk))
            throw error;
    }
}
async function post(github, { thread, replyTo }, body) {
    if (replyTo === undefined) {
        const wanted = { ...github.repo, issue_number: thread, body };
        return posted('issue', (await github.rest.issues.createComment(wanted)).data);
    }
    const wanted = { ...github.repo, pull_number: thread, comment_id: replyTo, body };
    const { data } = await github.rest.pulls.createReplyForReviewComment(wanted);
    return posted('review-comment', data);
}
function posted(kind, data) {
    if (!Number.isSafeInteger(data.id)) {
        throw new errors/* BadAnswer */.CF('GitHub returned a comment without an ID. Try again later.');
    }
    return {
        kind,
        id: data.id,
        body: data.body ?? '',
        // Comments of deleted accounts have no user.
        author: data.user?.login ?? 'ghost',
        createdAt: data.created_at,
        url: data.html_url,
    };
}

;// CONCATENATED MODULE: ./.build/program/src/github/edit-times.js
const RENAMES = `timelineItems(itemTypes: [RENAMED_TITLE_EVENT], last: 1) {
  nodes { ... on RenamedTitleEvent { createdAt } }
}`;
const THREAD_QUERY = `query($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    issueOrPullRequest(number: $number) {
      ... on Issue { lastEditedAt ${RENAMES} }
      ... on PullRequest { lastEditedAt ${RENAMES} }
    }
  }
}`;
const REVIEW_COMMENT_QUERY = `query($id: ID!) {
  node(id: $id) { ... on PullRequestReviewComment { lastEditedAt } }
}`;
/** Undefined if the time is unknown: then the text must not be trusted. */
async function threadEditTimes(github, number) {
    try {
        const answer = await github.graphql(THREAD_QUERY, { ...github.repo, number });
        const found = answer.repository?.issueOrPullRequest;
        const renames = found?.timelineItems?.nodes;
        const renamed = renames?.length === 0 ? null : renames?.at(-1)?.createdAt;
        return { titleEditedAt: time(renamed), bodyEditedAt: time(found?.lastEditedAt) };
    }
    catch (error) {
        github.log.debug(`Could not get the edit times of #${number}: ${String(error)}`);
        return { titleEditedAt: undefined, bodyEditedAt: undefined };
    }
}
async function reviewCommentEditTime(github, nodeId) {
    try {
        const answer = await github.graphql(REVIEW_COMMENT_QUERY, { id: nodeId });
        return time(answer.node?.lastEditedAt);
    }
    catch (error) {
        github.log.debug(`Could not get the edit time of ${nodeId}: ${String(error)}`);
        return undefined;
    }
}
function time(value) {
    if (value === null)
        return null;
    return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

// EXTERNAL MODULE: ./.build/program/src/thread/thread-host.js
var thread_host = __webpack_require__(2288);
;// CONCATENATED MODULE: ./.build/program/src/github/permission.js
// Who can run commands: by the booleans or the role name, because the old `permission` field maps
// maintain to write and triage to read. Anything unclear means no.


/** Someone is waiting for the reply; after this, no response means no. */
const PATIENCE_MS = 30_000;
async function permissionOf(github, username, patienceMs = PATIENCE_MS) {
    const patience = AbortSignal.timeout(patienceMs);
    const { rest, repo } = github.withSignal(patience);
    try {
        const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...repo, username });
        return readPermission(data, username);
    }
    catch (error) {
        const problem = patience.aborted ? 'GitHub did not respond in time.' : (0,errors/* sentence */.em)(error);
        return { level: 'none', problem };
    }
}
/** The booleans in GitHub's response, strongest first, and the level of each. */
const FLAGS = [
    ['admin', 'admin'],
    ['maintain', 'maintain'],
    ['push', 'write'],
    ['triage', 'triage'],
    ['pull', 'read'],
];
function readPermission(data, username) {
    const { user, role_name: role } = record(data);
    const { login } = record(user);
    if (typeof login !== 'string' || login.toLowerCase() !== username.toLowerCase()) {
        return { level: 'none', problem: 'GitHub returned the permission of a different user.' };
    }
    const flags = record(record(user).permissions);
    if (FLAGS.every(([flag]) => typeof flags[flag] === 'boolean')) {
        return { level: FLAGS.find(([flag]) => flags[flag] === true)?.[1] ?? 'none' };
    }
    // Organizations can define custom roles; those are not levels, but the booleans still apply.
    const level = thread_host/* PERMISSIONS */.J.find((name) => name === role);
    if (level)
        return { level };
    return {
        level: 'none',
        problem: 'GitHub did not report what this user can do in this repository.',
    };
}
function record(value) {
    return value && typeof value === 'object' ? value : {};
}

// EXTERNAL MODULE: ./.build/program/src/github/pulls.js
var pulls = __webpack_require__(19562);
;// CONCATENATED MODULE: ./.build/program/src/github/reactions.js
// Reactions also work as a claim: GitHub responds with 201 to the first and 200 to all others.

async function react(github, target, content) {
    if (target.kind === 'review')
        return reactToReview(github, target, content);
    return (await create(github, target, content)).first ? 'first' : 'again';
}
/** Creating it again returns its id, so we do not need to know whose token this is. */
async function unreact(github, target, content) {
    if (target.kind === 'review') {
        await github.graphql(REMOVE, await reviewInput(github, target, content));
        return;
    }
    const { id } = await create(github, target, content);
    try {
        await remove(github, target, id);
    }
    catch (error) {
        // A repeated deletion finds nothing.
        if (!(error instanceof errors/* NotFound */.Mk))
            throw error;
    }
}
/**
 * After a lost response, repeating the request is harmless. If our own reaction was the first, the
 * caller gets `again`, as in a re-run, and decides by what it finds on the thread.
 */
async function create(github, target, content) {
    const { reactions } = github.rest;
    const wanted = { ...github.repo, content, request: { repeatable: true } };
    const { status, data } = await (target.kind === 'thread'
        ? reactions.createForIssue({ ...wanted, issue_number: target.number })
        : target.kind === 'issue'
            ? reactions.createForIssueComment({ ...wanted, comment_id: target.id })
            : reactions.createForPullRequestReviewComment({ ...wanted, comment_id: target.id }));
    return { id: data.id, first: status === 201 };
}
async function remove(github, target, id) {
    const { reactions } = github.rest;
    const which = { ...github.repo, reaction_id: id };
    if (target.kind === 'thread') {
        await reactions.deleteForIssue({ ...which, issue_number: target.number });
    }
    else if (target.kind === 'issue') {
        await reactions.deleteForIssueComment({ ...which, comment_id: target.id });
    }
    else {
        await reactions.deleteForPullRequestComment({ ...which, comment_id: target.id });
    }
}
const SEEN = `query($id: ID!) {
  node(id: $id) { ... on PullRequestReview { reactionGroups { content viewerHasReacted } } }
}`;
const ADD = `mutation($id: ID!, $content: ReactionContent!) {
  addReaction(input: {subjectId: $id, content: $content}) { reaction { content } }
}`;
const REMOVE = `mutation($id: ID!, $content: ReactionContent!) {
  removeReaction(input: {subjectId: $id, content: $content}) { reaction { content } }
}`;
/** Reviews support reactions only through GraphQL, which does not say who was first: check before. */
async function reactToReview(github, target, reaction) {
    const { id, content } = await reviewInput(github, target, reaction);
    const before = await github.graphql(SEEN, { id });
    const groups = before.node?.reactionGroups ?? [];
    if (groups.some((group) => group.content === content && group.viewerHasReacted))
        return 'again';
    await github.graphql(ADD, { id, content });
    return 'first';
}
async function reviewInput(github, { id, pull }, reaction) {
    const which = { ...github.repo, pull_number: pull, review_id: id };
    const { data } = await github.rest.pulls.getReview(which);
    return { id: data.node_id, content: reaction.toUpperCase() };
}

;// CONCATENATED MODULE: ./.build/program/src/github/said.js
// A comment or review as it is now, wherever it was posted.

async function readSaid({ rest, repo }, target) {
    if (target.kind === 'review') {
        const which = { ...repo, pull_number: target.pull, review_id: target.id };
        const { data } = await rest.pulls.getReview(which);
        return said(data, data.pull_request_url);
    }
    const which = { ...repo, comment_id: target.id };
    if (target.kind === 'issue') {
        const { data } = await rest.issues.getComment(which);
        return said(data, data.issue_url);
    }
    const { data } = await rest.pulls.getReviewComment(which);
    return said(data, data.pull_request_url);
}
function said({ user, body }, threadUrl) {
    const thread = Number(/\/(\d+)$/.exec(threadUrl)?.[1]);
    if (!Number.isSafeInteger(thread)) {
        throw new errors/* BadAnswer */.CF('GitHub returned a comment that does not belong to an issue or pull request. Try again later.');
    }
    // Comments of deleted accounts have no user.
    const author = user?.login ?? 'ghost';
    return {
        author,
        bot: user?.type === 'Bot' || author.endsWith('[bot]'),
        body: body ?? '',
        thread,
    };
}

;// CONCATENATED MODULE: ./.build/program/src/github/thread-host.js
// Implements the thread's port on GitHub.







function createThreadHost(github) {
    const { rest, repo } = github;
    return {
        async repository() {
            const { data } = await rest.repos.get(repo);
            return {
                id: data.id,
                fullName: data.full_name,
                defaultBranch: data.default_branch,
                private: data.private,
                url: data.html_url,
            };
        },
        async self() {
            const answer = await github.graphql(VIEWER, {});
            return answer.viewer.login;
        },
        permission: (login) => permissionOf(github, login),
        said: (target) => readSaid(github, target),
        react: (target, reaction) => react(github, target, reaction),
        unreact: (target, reaction) => unreact(github, target, reaction),
        findComments: (place, text) => findComments(github, place, text),
        createComment: (place, body, marker) => createComment(github, place, body, marker),
        editComment: (comment, body) => editComment(github, comment, body),
        deleteComment: (comment) => deleteComment(github, comment),
        async thread(number) {
            const [{ data }, times] = await Promise.all([
                rest.issues.get({ ...repo, issue_number: number }),
                threadEditTimes(github, number),
            ]);
            return {
                number: data.number,
                title: data.title,
                body: data.body ?? '',
                author: data.user?.login ?? 'ghost',
                createdAt: data.created_at,
                ...times,
                isPull: data.pull_request !== undefined,
                url: data.html_url,
            };
        },
        pull: (number) => (0,pulls/* readPull */.Es)(github, number),
        leadsTo: (sha, head) => (0,pulls/* leadsTo */.Rs)(github, sha, head),
        async reviewComment(id) {
            const { data } = await rest.pulls.getReviewComment({ ...repo, comment_id: id });
            return {
                id: data.id,
                body: data.body,
                author: data.user?.login ?? 'ghost',
                path: data.path,
                ...(data.start_line != null && { startLine: data.start_line }),
                ...(data.line != null && { line: data.line }),
                hunk: data.diff_hunk,
                opener: data.in_reply_to_id ?? data.id,
                createdAt: data.created_at,
                editedAt: await reviewCommentEditTime(github, data.node_id),
                url: data.html_url,
            };
        },
        changedFiles: (number, headSha) => (0,pulls/* changedFiles */.Y_)(github, number, headSha),
        async readFile(path) {
            try {
                const { data } = await rest.repos.getContent({ ...repo, path });
                if (Array.isArray(data) || data.type !== 'file')
                    return null;
                return Buffer.from(data.content, 'base64').toString('utf8');
            }
            catch (error) {
                if (error instanceof errors/* NotFound */.Mk)
                    return null;
                throw error;
            }
        },
        closedPulls: (headPrefix, since) => (0,pulls/* closedPulls */.zs)(github, headPrefix, since),
    };
}
const VIEWER = '{ viewer { login } }';
function createHostChecks({ rest, repo }) {
    return {
        async serverTime() {
            const { headers } = await rest.rateLimit.get();
            const time = Date.parse(String(headers.date));
            if (!Number.isNaN(time))
                return time;
            throw new errors/* BadAnswer */.CF('GitHub did not return a date, so the clocks cannot be compared.');
        },
        async actionsMayOpenPulls() {
            try {
                const { data } = await rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(repo);
                return data.can_approve_pull_request_reviews;
            }
            catch (error) {
                if (error instanceof errors/* Forbidden */.cw || error instanceof errors/* NotFound */.Mk)
                    return undefined;
                throw error;
            }
        },
    };
}


/***/ }),

/***/ 84176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ utteranceOf),
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11032);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97112);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16358);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15005);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41425);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11852);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11070);
/* harmony import */ var _send_once_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76893);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2288);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56564);











async function runCommand(request, desk) {
    const refused = await refuse(request, desk);
    if (refused)
        return refused;
    const { command } = request;
    const said = utteranceOf(request);
    const place = placeOf(request);
    const reply = (0,_desk_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .G)(desk, (0,_request_js__WEBPACK_IMPORTED_MODULE_9__/* .eventOf */ .A6)(request.comment), place);
    const origin = await originOf(request, desk);
    const asks = command.kind === 'ask' || command.kind === 'new';
    if (desk.dryRun) {
        const prompt = asks ? command.prompt : undefined;
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ what: command.kind, prompt, origin, fresh: command.kind === 'new' }, desk);
    }
    const claim = await claimOf(said, desk);
    if (claim === 'gone') {
        const message = 'The comment was deleted before this run began, so nothing was done.';
        return { outcome: 'ignored', message };
    }
    const order = { key: (0,_request_js__WEBPACK_IMPORTED_MODULE_9__/* .eventOf */ .A6)(request.comment), origin, reply, claim };
    switch (command.kind) {
        case 'ask':
        case 'new': {
            const to = command.kind === 'new' ? 'new' : 'thread';
            return await toTheEnd({ ...order, prompt: command.prompt, to }, said, desk);
        }
        case 'retry':
            return await retry(order, said, desk);
        case 'status':
        case 'cancel':
        case 'archive':
            return await answer(command.kind, request.thread, reply, claim, desk);
        case 'unclear':
            if (claim !== 'first')
                await reply.find();
            await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_8__/* .unclear */ .lD(command.meant, desk.voice), { phase: 'told' });
            return { outcome: 'ignored', message: 'Asked what the comment means; nothing was started.' };
        case 'help':
            if (claim !== 'first')
                await reply.find();
            await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_8__/* .help */ .yj(desk.voice), { phase: 'told' });
            return { outcome: 'ignored', message: 'Showed the list of commands.' };
    }
}
/** Comments of people without permission cost one request and lead to no job. */
async function refuse(request, desk) {
    if (request.namedBot)
        return null;
    const { host, permission, voice, log } = desk;
    const { author } = request;
    const granted = await host.permission(author);
    if ((0,_thread_host_js__WEBPACK_IMPORTED_MODULE_10__/* .permits */ .V)(granted, permission))
        return null;
    const message = `${author} has ${granted.problem ?? `only ${granted.level} permission`}; \`${permission}\` is needed.`;
    if (desk.dryRun)
        return { outcome: 'ignored', message };
    try {
        // One answer to each person on a thread: repeating it would only make noise.
        const reply = (0,_desk_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .G)(desk, `refusal:${author}`, placeOf(request));
        const told = (await host.react(utteranceOf(request), 'confused')) === 'again';
        if (!told && (await reply.find()) === null) {
            await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_8__/* .refusal */ .x5(author, permission, granted.problem, voice), { phase: 'told' });
        }
    }
    catch (error) {
        log.warn(`The refusal could not be posted on the thread: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
    return { outcome: 'ignored', message };
}
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
async function toTheEnd(order, said, desk) {
    try {
        const result = await (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_6__/* .sendAndFollow */ .J)(order, desk);
        if (result.outcome === 'ignored')
            return result;
        await mark(said, !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isFailure */ .N6)(result.outcome), desk);
        if (result.job)
            await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_4__/* .linkBack */ .m)(result.job, order.origin, desk);
        return result;
    }
    catch (error) {
        await mark(said, false, desk);
        throw error;
    }
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
async function retry(order, said, desk) {
    const backend = await desk.backend();
    // The thread may have gone on since an earlier run of this event.
    const earlier = order.claim === 'first' ? null : await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_7__/* .jobOfMarker */ .Xk)(order, backend);
    const job = earlier ?? (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_7__/* .jobOf */ .Zw)(order.origin.thread, backend));
    if (job === null)
        return tellNoJob(order.reply, desk);
    try {
        const prompt = (await backend.records?.promptToRepeat(job, order.key)) ?? 'Try the last instruction again.';
        return await toTheEnd({ ...order, prompt, to: { job } }, said, desk);
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkFailed */ .v$))
            throw error;
        await order.reply?.say(_words_js__WEBPACK_IMPORTED_MODULE_8__/* .couldNot */ .NF(error.message, desk.voice), { phase: 'told' });
        await mark(said, false, desk);
        return { outcome: 'failed', message: error.message };
    }
}
async function answer(what, thread, reply, claim, desk) {
    const backend = await desk.backend();
    if (claim !== 'first')
        await reply.find();
    const id = await backend.threads.jobOf(thread);
    if (id === null)
        return tellNoJob(reply, desk);
    const { text, job } = await act(what, id, backend, desk);
    await reply.say(text, { phase: 'told' });
    const message = `Answered \`${what}\`: job ${id} is ${job?.status ?? 'unchanged'}.`;
    return {
        outcome: what === 'archive' && job ? 'archived' : 'ignored',
        message,
        ...(job && { job }),
    };
}
async function act(what, id, backend, desk) {
    const { service, projectId } = backend;
    const { voice } = desk;
    if (what === 'status') {
        const job = await service.getJob(projectId, id, { signal: desk.signal });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_8__/* .status */ .h5(job, voice), job };
    }
    if (!service.control)
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_8__/* .notOffered */ .JM(what, voice) };
    if (what === 'cancel') {
        const job = await cancel(id, backend, service.control, desk).catch((error) => {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt))
                throw error;
            return service.getJob(projectId, id, { signal: desk.signal });
        });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_8__/* .cancelRequested */ .NK(job, voice), job };
    }
    try {
        const job = await service.control.archive(projectId, id, { signal: desk.signal });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_8__/* .archived */ .xJ(job, voice), job };
    }
    catch (error) {
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_8__/* .couldNot */ .NF((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error), voice) };
    }
}
/** Whoever works on the job sees the wish within seconds; if nobody does, this run ends it. */
const CANCEL_WITHIN_MS = 120_000;
async function cancel(id, { service, projectId }, control, desk) {
    const job = await control.cancel(projectId, id, { signal: desk.signal });
    const deadline = desk.clock.now() + CANCEL_WITHIN_MS;
    const end = await (0,_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .followToEnd */ .c)((0,_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .follow */ .e)({ projectId, jobId: id, job }, { ...desk, service, deadline }), () => { });
    return end.job ?? job;
}
async function tellNoJob(reply, { voice }) {
    await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_8__/* .noJob */ .XP(voice), { phase: 'told' });
    return { outcome: 'ignored', message: 'The thread has no job.' };
}
/** The head of a pull request as it is now, at the claim, unless the event told it. */
async function originOf(request, { host }) {
    const { author, thread, comment, askedAt, url, isPull } = request;
    const pull = request.pull ?? (isPull ? (0,_request_js__WEBPACK_IMPORTED_MODULE_9__/* .headOf */ .Uo)(await host.pull(thread)) : undefined);
    return {
        requester: author,
        thread,
        comment,
        askedAt,
        ...(url && { url }),
        ...(pull && { pull }),
    };
}
function utteranceOf({ comment: { kind, id }, thread }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
function placeOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}


/***/ }),

/***/ 2288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ PERMISSIONS),
/* harmony export */   V: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family; what was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}


/***/ })

};
