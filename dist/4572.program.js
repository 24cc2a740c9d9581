export const id = 4572;
export const ids = [4572];
export const modules = {

/***/ 19562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ openPulls),
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   Gf: () => (/* binding */ requestReview),
/* harmony export */   NM: () => (/* binding */ retarget),
/* harmony export */   Rs: () => (/* binding */ leadsTo),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   vQ: () => (/* binding */ findByBranch),
/* harmony export */   zs: () => (/* binding */ closedPulls)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

function pullInfo(data) {
    return {
        number: data.number,
        headRef: data.head.ref,
        headSha: data.head.sha,
        baseRef: data.base.ref,
        sameRepository: data.head.repo?.full_name === data.base.repo.full_name,
        state: data.merged_at ? 'merged' : data.state === 'open' ? 'open' : 'closed',
        closedAt: data.merged_at ?? data.closed_at,
        url: data.html_url,
    };
}
async function readPull(github, number) {
    const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
    return pullInfo(data);
}
/** The branch's pull request: the open one, or else the newest; null if there never was one. */
async function findByBranch(github, branch) {
    const { data } = await github.rest.pulls.list({
        ...github.repo,
        head: `${github.repo.owner}:${branch}`,
        state: 'all',
        sort: 'created',
        direction: 'desc',
        per_page: 30,
    });
    // GitHub returns everything if it cannot read the filter, so check each one.
    const own = data.filter((item) => item.head.ref === branch && pullInfo(item).sameRepository);
    const found = own.find((item) => item.state === 'open') ?? own[0];
    if (!found)
        return null;
    const { node_id: nodeId, draft = false, title, body } = found;
    return { ...pullInfo(found), nodeId, draft, title, body: body ?? '' };
}
async function openPulls(github, headPrefix, base) {
    const all = await github.paginate(github.rest.pulls.list, {
        ...github.repo,
        state: 'open',
        per_page: 100,
        ...(base !== undefined && { base }),
    });
    return all
        .map(pullInfo)
        .filter(({ sameRepository, headRef }) => sameRepository && headRef.startsWith(headPrefix))
        .filter(({ baseRef }) => base === undefined || baseRef === base);
}
/** That the branch is gone, or that the token may not, is an answer. */
async function retarget(github, number, base) {
    try {
        await github.rest.pulls.update({ ...github.repo, pull_number: number, base });
        return true;
    }
    catch (error) {
        const refused = [_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh, _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw, _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk].some((kind) => error instanceof kind);
        if (!refused)
            throw error;
        return false;
    }
}
async function closedPulls(github, headPrefix, since) {
    const found = [];
    const pages = github.paginate.iterator(github.rest.pulls.list, {
        ...github.repo,
        state: 'closed',
        sort: 'updated',
        direction: 'desc',
        per_page: 100,
    });
    for await (const { data } of pages) {
        for (const item of data) {
            // Sorted by update, and closing is an update: everything after this is even older.
            if (Date.parse(item.updated_at) < Date.parse(since))
                return found;
            const info = pullInfo(item);
            if (info.sameRepository && info.headRef.startsWith(headPrefix))
                found.push(info);
        }
    }
    return found;
}
async function leadsTo(github, sha, head) {
    try {
        const { data } = await github.rest.repos.compareCommitsWithBasehead({
            ...github.repo,
            basehead: `${sha}...${head}`,
            per_page: 1,
        });
        return data.status === 'ahead' || data.status === 'identical';
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return false;
        throw error;
    }
}
/** GitHub's comparison lists at most this many files. */
const COMPARE_LIMIT = 300;
/** A comparison is tied to a commit; the pull request's own list changes with a later push. */
async function changedFiles(github, number, headSha) {
    const { data: pull } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
    const { data } = await github.rest.repos.compareCommitsWithBasehead({
        ...github.repo,
        basehead: `${pull.base.sha}...${headSha}`,
        per_page: 1,
    });
    const files = (data.files ?? []).map((file) => {
        const { filename, previous_filename, additions, deletions, patch } = file;
        return {
            path: filename,
            ...(previous_filename && { previousPath: previous_filename }),
            status: STATUSES[file.status] ?? 'modified',
            additions,
            deletions,
            ...(patch !== undefined && { patch }),
        };
    });
    return { files, more: files.length >= COMPARE_LIMIT };
}
const STATUSES = {
    added: 'added',
    copied: 'added',
    removed: 'removed',
    renamed: 'renamed',
};
/** True if GitHub notifies this person of the pull request. */
async function requestReview(github, number, login) {
    const wanted = { ...github.repo, pull_number: number };
    const { data: pull } = await github.rest.pulls.get(wanted);
    if (pull.state !== 'open' || isIn([pull.user], login))
        return false;
    // Reviewers are notified of every push, so another request would only be noise.
    if (isIn(pull.requested_reviewers, login))
        return true;
    try {
        const { data } = await github.rest.pulls.requestReviewers({ ...wanted, reviewers: [login] });
        return isIn(data.requested_reviewers, login);
    }
    catch (error) {
        const refused = [_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh, _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw, _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk].some((kind) => error instanceof kind);
        if (!refused)
            throw error;
        github.log.debug(`GitHub did not accept ${login} as a reviewer of #${number}.`);
        return false;
    }
}
function isIn(users, login) {
    return (users ?? []).some((user) => user?.login.toLowerCase() === login.toLowerCase());
}


/***/ }),

/***/ 54572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHostChecks: () => (/* binding */ createHostChecks),
  createThreadHost: () => (/* binding */ createThreadHost),
  permissionOf: () => (/* binding */ permissionOf),
  readFileAgain: () => (/* binding */ readFileAgain),
  readPermission: () => (/* binding */ readPermission)
});

// EXTERNAL MODULE: ./.build/program/src/bot/thread-host.js
var thread_host = __webpack_require__(60219);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var waiting = __webpack_require__(12099);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./.build/program/src/github/job-log.js
// The end of a job's log, however long the log is. The store that GitHub redirects to serves ranges
// from a position, but not "the last bytes"; so the length is asked for first.


/** Enough for the steps that failed and what ran after them. */
const END_BYTES = 256 * 1024;
/** Where ranges are not served, a longer log is not read to its end. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Empty when there is no log, or none that can be read to its end. */
async function readLogEnd(url, download) {
    if (!/^https?:\/\//.test(url))
        return '';
    try {
        const { ok, body } = await request(url, download);
        if (ok && body)
            return new TextDecoder().decode(await endOf(body));
        await body?.cancel();
        return '';
    }
    catch (cause) {
        throw new errors/* Unavailable */.$P('The log of a failed check could not be read. Try again later.', {
            cause,
        });
    }
}
async function request(url, download) {
    // Ranges of a compressed log would be of its compressed bytes.
    const plain = { 'accept-encoding': 'identity' };
    const answer = await download(url, plain);
    const length = Number(answer.headers.get('content-length') ?? 0);
    if (!answer.ok || !(length > END_BYTES))
        return answer;
    await answer.body?.cancel();
    return download(url, { ...plain, range: `bytes=${length - END_BYTES}-` });
}
async function endOf(body) {
    let kept = [];
    let size = 0;
    let total = 0;
    for await (const chunk of body) {
        total += chunk.length;
        // Leaving the loop closes the connection.
        if (total > MOST_BYTES)
            return new Uint8Array();
        kept.push(chunk);
        size += chunk.length;
        if (size > 2 * END_BYTES) {
            kept = [Buffer.concat(kept).subarray(-END_BYTES)];
            size = END_BYTES;
        }
    }
    return Buffer.concat(kept).subarray(-END_BYTES);
}
const TIME = /^\ufeff?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?Z ?/;
const MARK = /^##\[(?:group|endgroup|command|section|debug)\]/;
function failedPart(log, steps) {
    const lines = log.split(/\r?\n/).map((line) => {
        const time = TIME.exec(line);
        const at = time?.[1] === undefined ? Number.NaN : Date.parse(`${time[1]}Z`);
        return { at, text: time ? line.slice(time[0].length) : line };
    });
    const spans = steps.flatMap(({ conclusion, started_at, completed_at }) => conclusion === 'failure' && started_at && completed_at
        ? [{ from: Date.parse(started_at), to: Date.parse(completed_at) }]
        : []);
    // Steps that clean up run after the one that failed, and would be all that the end shows.
    const inside = lines.filter(({ at }) => spans.some(({ from, to }) => at >= from && at <= to));
    return (inside.length > 0 ? inside : lines)
        .map(({ text }) => (0,external_node_util_.stripVTControlCharacters)(text))
        .filter((text) => !MARK.test(text))
        .join('\n')
        .trim();
}

;// CONCATENATED MODULE: ./.build/program/src/github/checks.js
// Checks that failed on a commit: jobs of workflow runs, with the end of their logs, and what other
// apps report.


/** More than this, and one cause probably broke them all. */
const MOST_CHECKS = 5;
const MOST_ANNOTATIONS = 20;
const FAILED = new Set(['failure', 'timed_out']);
/** `own`: the file of our own workflow, whose runs are never a reason to run again. */
async function failedChecks(github, sha, own) {
    try {
        const [jobs, reports] = await Promise.all([
            failedJobs(github, sha, own),
            failedReports(github, sha),
        ]);
        return [...jobs, ...reports].slice(0, MOST_CHECKS);
    }
    catch (error) {
        if (!(error instanceof errors/* Forbidden */.cw))
            throw error;
        throw new errors/* Forbidden */.cw('GitHub denied permission to read why checks failed. Grant the workflow or the GitHub App `actions: read` and `checks: read`.', { cause: error });
    }
}
async function failedJobs(github, sha, own) {
    const { rest, repo } = github;
    const page = { ...repo, per_page: 100 };
    const { data } = await rest.actions.listWorkflowRunsForRepo({ ...page, head_sha: sha });
    const runs = data.workflow_runs
        .filter(({ conclusion, head_sha }) => FAILED.has(conclusion ?? '') && head_sha === sha)
        .filter(({ head_repository }) => head_repository?.full_name === `${repo.owner}/${repo.repo}`)
        .filter(({ path }) => own === undefined || workflowFile(path) !== own)
        .slice(0, MOST_CHECKS);
    const lists = await Promise.all(runs.map(async ({ id, name }) => {
        const { data } = await rest.actions.listJobsForWorkflowRun({ ...page, run_id: id });
        return data.jobs
            .filter(({ conclusion }) => FAILED.has(conclusion ?? ''))
            .map((job) => ({
            name: [name, job.name].filter(Boolean).join(' / '),
            output: async () => {
                const log = await readLogEnd(await logAddress(github, job.id), github.download);
                return failedPart(log, job.steps ?? []);
            },
        }));
    }));
    return lists.flat();
}
/** `.github/workflows/ci.yml`; GitHub appends the ref of a called workflow. */
function workflowFile(path) {
    return path.replace(/@.*$/, '');
}
async function logAddress({ rest, repo }, job) {
    const { headers } = await rest.actions.downloadJobLogsForWorkflowRun({
        ...repo,
        job_id: job,
        // The log may be huge, and its store must not see the token.
        request: { redirect: 'manual' },
    });
    return headers.location ?? '';
}
async function failedReports(github, sha) {
    const { rest, repo } = github;
    const { data } = await rest.checks.listForRef({
        ...repo,
        ref: sha,
        filter: 'latest',
        status: 'completed',
        per_page: 100,
    });
    return data.check_runs
        .filter(({ conclusion, app }) => FAILED.has(conclusion ?? '') && app?.slug !== 'github-actions')
        .slice(0, MOST_CHECKS)
        .map(({ id, name, output }) => ({
        name,
        output: async () => {
            const notes = output.annotations_count > 0 ? await annotations(github, id) : [];
            return [output.title, output.summary, ...notes].filter(Boolean).join('\n');
        },
    }));
}
async function annotations({ rest, repo }, id) {
    const wanted = { ...repo, check_run_id: id, per_page: MOST_ANNOTATIONS };
    const { data } = await rest.checks.listAnnotations(wanted);
    return data.map(({ path, start_line, message }) => `${path}:${start_line}: ${message ?? ''}`);
}

;// CONCATENATED MODULE: ./.build/program/src/github/comments.js


async function createComment(github, place, body, marker) {
    return github.sendOnce(() => post(github, place, body), async () => (await findComments(github, place, marker))[0] ?? null);
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
        nodeId: data.node_id,
        body: data.body ?? '',
        // Comments of deleted accounts have no user.
        author: data.user?.login ?? 'ghost',
        createdAt: data.created_at,
        url: data.html_url,
    };
}
// When texts were last edited. REST does not say: `updated_at` changes with every comment.
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
        return { titleEditedAt: editTime(renamed), bodyEditedAt: editTime(found?.lastEditedAt) };
    }
    catch (error) {
        if ((0,waiting/* isAway */.Dg)(error))
            throw error;
        github.log.debug(`Could not get the edit times of #${number}: ${String(error)}`);
        return { titleEditedAt: undefined, bodyEditedAt: undefined };
    }
}
async function reviewCommentEditTime(github, nodeId) {
    try {
        const answer = await github.graphql(REVIEW_COMMENT_QUERY, { id: nodeId });
        return editTime(answer.node?.lastEditedAt);
    }
    catch (error) {
        if ((0,waiting/* isAway */.Dg)(error))
            throw error;
        github.log.debug(`Could not get the edit time of ${nodeId}: ${String(error)}`);
        return undefined;
    }
}
function editTime(value) {
    if (value === null)
        return null;
    return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}
// Reactions also work as a claim: GitHub responds with 201 to the first and 200 to all others.
const TWICE_IS_ONCE = { repeatable: true };
async function react(github, target, content) {
    if (target.kind === 'review')
        return reactToReview(github, target, content);
    return (await create(github, target, content)).first ? 'first' : 'again';
}
/** Creating it again returns its id, so we do not need to know whose token this is. */
async function unreact(github, target, content) {
    if (target.kind === 'review') {
        await github.graphql(REMOVE, await reviewInput(github, target, content), TWICE_IS_ONCE);
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
  node(id: $id) { ... on Reactable { reactionGroups { content viewerHasReacted } } }
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
    if (await hasReacted(github, id, content))
        return 'again';
    await github.graphql(ADD, { id, content }, TWICE_IS_ONCE);
    return 'first';
}
/** Only GraphQL tells our own reactions apart, however many others there are. */
async function reacted(github, target, reaction) {
    const { rest, repo } = github;
    if (target.kind === 'review') {
        const { id, content } = await reviewInput(github, target, reaction);
        return hasReacted(github, id, content);
    }
    const which = { ...repo, comment_id: target.id };
    const { data } = await (target.kind === 'issue'
        ? rest.issues.getComment(which)
        : rest.pulls.getReviewComment(which));
    return hasReacted(github, data.node_id, reaction.toUpperCase());
}
async function hasReacted(github, id, content) {
    const { node } = await github.graphql(SEEN, { id });
    const groups = node?.reactionGroups ?? [];
    return groups.some((group) => group.content === content && group.viewerHasReacted);
}
async function reviewInput(github, { id, pull }, reaction) {
    const which = { ...github.repo, pull_number: pull, review_id: id };
    const { data } = await github.rest.pulls.getReview(which);
    return { id: data.node_id, content: reaction.toUpperCase() };
}
// Hides comments as outdated, which only GraphQL can do.
const SHOWN = `query($ids: [ID!]!) {
  nodes(ids: $ids) { id ... on Minimizable { isMinimized } }
}`;
const MINIMIZE = `mutation($id: ID!) {
  minimizeComment(input: {subjectId: $id, classifier: OUTDATED}) {
    minimizedComment { isMinimized }
  }
}`;
async function hideOutdated(github, comments) {
    const ids = comments.map(({ nodeId }) => nodeId);
    if (ids.length === 0)
        return;
    const { nodes } = await github.graphql(SHOWN, { ids });
    for (const node of nodes) {
        if (node?.isMinimized === false)
            await github.graphql(MINIMIZE, { id: node.id }, TWICE_IS_ONCE);
    }
}
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

// EXTERNAL MODULE: ./.build/program/src/github/pulls.js
var pulls = __webpack_require__(19562);
;// CONCATENATED MODULE: ./.build/program/src/github/review.js
// A submitted review with its comments. GraphQL, because REST does not say when each was edited.


/** More than this is not one request. */
const MOST_COMMENTS = 50;
const COMMENTS = `query($id: ID!) {
  node(id: $id) { ... on PullRequestReview {
    author { login }
    comments(first: ${MOST_COMMENTS}) {
      totalCount
      nodes {
        author { login } body path startLine line diffHunk lastEditedAt
        fullDatabaseId replyTo { fullDatabaseId }
      }
    }
  } }
}`;
async function readReview(github, pull, id) {
    const which = { ...github.repo, pull_number: pull, review_id: id };
    const { data } = await github.rest.pulls.getReview(which);
    const { node } = await github.graphql(COMMENTS, { id: data.node_id });
    const { nodes, totalCount = 0 } = node?.comments ?? {};
    if (!nodes || !data.submitted_at) {
        throw new errors/* BadAnswer */.CF('GitHub returned a review without its comments. Try again later.');
    }
    const own = nodes.filter((one) => one !== null && isBy(one, node?.author));
    return {
        requestsChanges: data.state === 'CHANGES_REQUESTED',
        body: data.body,
        submittedAt: data.submitted_at,
        comments: own.map(({ body, path, startLine, line, diffHunk, lastEditedAt, ...node }) => ({
            body,
            path,
            ...openerOf(node),
            ...(startLine !== null && { startLine }),
            ...(line !== null && { line }),
            hunk: diffHunk,
            editedAt: editTime(lastEditedAt),
        })),
        more: Math.max(0, totalCount - nodes.length),
    };
}
function openerOf({ fullDatabaseId, replyTo }) {
    const id = Number((replyTo ?? { fullDatabaseId }).fullDatabaseId ?? Number.NaN);
    return Number.isSafeInteger(id) ? { opener: id } : {};
}
function isBy({ author }, reviewer) {
    return author?.login !== undefined && author.login === reviewer?.login;
}

;// CONCATENATED MODULE: ./.build/program/src/github/thread-host.js
// Implements the thread's port on GitHub.







/** `workflow`: the file of our own workflow. */
function createThreadHost(github, workflow) {
    const { rest, repo } = github;
    return {
        async repository() {
            const { data } = await rest.repos.get(repo);
            return {
                id: data.id,
                fullName: data.full_name,
                defaultBranch: data.default_branch,
                private: data.private,
                archived: data.archived,
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
        reacted: (target, reaction) => reacted(github, target, reaction),
        findComments: (place, text) => findComments(github, place, text),
        createComment: (place, body, marker) => createComment(github, place, body, marker),
        editComment: (comment, body) => editComment(github, comment, body),
        deleteComment: (comment) => deleteComment(github, comment),
        hideOutdated: (comments) => hideOutdated(github, comments),
        requestReview: (pull, login) => (0,pulls/* requestReview */.Gf)(github, pull, login),
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
        async openPull(headRef) {
            const pull = await (0,pulls/* findByBranch */.vQ)(github, headRef);
            return pull?.state === 'open' ? pull : null;
        },
        pullOf: (headRef) => (0,pulls/* findByBranch */.vQ)(github, headRef),
        openPulls: (headPrefix, baseRef) => (0,pulls/* openPulls */.Dw)(github, headPrefix, baseRef),
        retarget: (pull, baseRef) => (0,pulls/* retarget */.NM)(github, pull, baseRef),
        failedChecks: (sha) => failedChecks(github, sha, workflow),
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
        review: (pull, id) => readReview(github, pull, id),
        changedFiles: (number, headSha) => (0,pulls/* changedFiles */.Y_)(github, number, headSha),
        readFile: (path) => readFile(github, { ...repo, path }),
        async readOwnersFile(path) {
            try {
                return await readFile(github, { owner: repo.owner, repo: '.github', path });
            }
            catch (error) {
                if (!(error instanceof errors/* Forbidden */.cw))
                    throw error;
                github.log.debug(`The token cannot read ${repo.owner}/.github: ${error.message}`);
                return null;
            }
        },
        async listFiles() {
            const { data } = await rest.repos.get(repo);
            const tree = { ...repo, tree_sha: data.default_branch, recursive: 'true' };
            const { data: found } = await rest.git.getTree(tree);
            return found.tree.flatMap(({ type, path }) => (type === 'blob' && path ? [path] : []));
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
        actionsMayOpenPulls: () => ifTold(rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(repo)),
        organizationMayOpenPulls: () => ifTold(rest.actions.getGithubActionsDefaultWorkflowPermissionsOrganization({ org: repo.owner })),
    };
}
/** Undefined when this token may not know. */
async function ifTold(asked) {
    try {
        return (await asked).data.can_approve_pull_request_reviews;
    }
    catch (error) {
        if (error instanceof errors/* Forbidden */.cw || error instanceof errors/* NotFound */.Mk)
            return undefined;
        throw error;
    }
}
/** A text file of a repository's default branch; null when there is none. */
async function readFile(github, place) {
    const read = await readFileAgain(github, place, null);
    return read === 'unchanged' ? null : read.text;
}
/** With its ETag; `unchanged` if it still has that one, which costs nothing of the rate limit. */
async function readFileAgain({ rest }, place, etag) {
    try {
        const wanted = { ...place, ...(etag !== null && { headers: { 'if-none-match': etag } }) };
        const { data, headers, status } = await rest.repos.getContent(wanted);
        if (Number(status) === 304)
            return 'unchanged';
        if (Array.isArray(data) || data.type !== 'file')
            return { text: null, etag: null };
        // GitHub leaves the content of a large file out; that must not pass for an empty one.
        if (data.encoding !== 'base64') {
            throw new errors/* InvalidRequest */.zh(`\`${place.path}\` in ${place.owner}/${place.repo} is larger than 1 MB. Make it smaller.`);
        }
        const text = Buffer.from(data.content, 'base64').toString('utf8');
        return { text, etag: headers.etag ?? null };
    }
    catch (error) {
        if (error instanceof errors/* NotFound */.Mk)
            return { text: null, etag: null };
        throw error;
    }
}
// Who can run commands: by the booleans or the role name, because the old `permission` field maps
// maintain to write and triage to read. What GitHub says unclearly means no; no answer means nothing.
async function permissionOf({ rest, repo }, username) {
    try {
        const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...repo, username });
        return readPermission(data, username);
    }
    catch (error) {
        if ((0,waiting/* isAway */.Dg)(error) || !(error instanceof errors/* DocketError */.jq))
            throw error;
        return { level: 'none', problem: (0,errors/* sentence */.em)(error) };
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
    const level = thread_host/* PERMISSIONS */.Jj.find((name) => name === role);
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


/***/ })

};
