export const id = 2092;
export const ids = [2092,859];
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

/***/ 72605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ gitNetwork),
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50859);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.

/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(114)]).then(__webpack_require__.bind(__webpack_require__, 70114)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
    const certificates = ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'].map((name) => [name, env[name]]);
    const all = [
        ['http_proxy', proxy?.http],
        ['https_proxy', proxy?.https],
        ['no_proxy', proxy?.except],
        ...certificates,
    ];
    return Object.fromEntries(all.filter((one) => Boolean(one[1])));
}


/***/ }),

/***/ 50859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ proxyOf),
/* harmony export */   b: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
/** Variables that may contain the password of a proxy. */
const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];
function proxyOf(env) {
    const http = either(env, 'http_proxy');
    const https = either(env, 'https_proxy') || http;
    return http || https ? { http, https, except: either(env, 'no_proxy') } : undefined;
}
function either(env, name) {
    return env[name] || env[name.toUpperCase()] || '';
}


/***/ }),

/***/ 49410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createGithub)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/github/deadline.js
// Closes a connection that is open but silent: without this, a request waits for minutes.
/** GitHub itself gives up on a request after ten seconds. */
const REQUEST_MS = 20_000;
/** Limits the whole exchange, including the response body. */
function withDeadline(send, ms = REQUEST_MS) {
    return (input, init) => {
        const signals = [AbortSignal.timeout(ms), ...(init?.signal ? [init.signal] : [])];
        return send(input, { ...init, signal: AbortSignal.any(signals) });
    };
}

;// CONCATENATED MODULE: ./.build/program/src/github/limits.js
/** GitHub's advice for a secondary limit that does not say how long. */
const UNSAID_MS = 60_000;
/** A longer total wait is not worth a runner's time: the caller gets an error instead. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** A limit counts as 429 whatever its status: the request was rejected, so nothing happened. */
function statusFailure({ status, message, headers }, now) {
    const waitMs = limitWait(status, message, headers, now);
    return waitMs === undefined
        ? { kind: 'status', status }
        : { kind: 'status', status: 429, retryAfterMs: waitMs };
}
/** How long a limit asks to wait; undefined if the response is not a limit. */
function limitWait(status, message, headers, now) {
    if (![403, 429].includes(status))
        return undefined;
    const seconds = Number(headers['retry-after']);
    if (headers['retry-after'] !== undefined && Number.isFinite(seconds))
        return seconds * 1000;
    if (String(headers['x-ratelimit-remaining']) === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000;
        // One second more, because the reset time is in whole seconds.
        if (Number.isFinite(reset))
            return Math.max(0, reset - now) + 1000;
    }
    return status === 429 || /secondary rate limit|abuse detection/i.test(message)
        ? UNSAID_MS
        : undefined;
}

;// CONCATENATED MODULE: ./.build/program/src/github/pace.js
// Keeps changes at the pace GitHub asks for: one second apart, after a short burst.
const BURST = 5;
const INTERVAL_MS = 1000;
class Pace {
    /** When the allowance is full again. */
    #fullAt = 0;
    /** Milliseconds to wait before the next change, which counts as sent. */
    take(now) {
        this.#fullAt = Math.max(this.#fullAt, now) + INTERVAL_MS;
        return Math.max(0, this.#fullAt - now - BURST * INTERVAL_MS);
    }
}

// EXTERNAL MODULE: ./.build/program/src/github/problems.js
var problems = __webpack_require__(49204);
;// CONCATENATED MODULE: ./.build/program/src/github/client.js
// The only client for GitHub: URLs are passed in (github.com and GHES), retries never repeat an
// effect, requests keep the pace GitHub asks for, and errors belong to our one family.
//
// Octokit's retry and throttling plugins are not used: they repeat a POST after a lost response,
// wait on timers that can neither be aborted nor injected, and share state between all clients.







/** Without it, GitHub responds with its latest version, whenever that changes. */
const API_VERSION = '2022-11-28';
function createGithub(settings, pace = new Pace()) {
    const { apiUrl, graphqlUrl, token, signal, clock, log } = settings;
    const [owner = '', repo = ''] = settings.repository.split('/');
    const quiet = () => { };
    const octokit = (0,github.getOctokit)(token, {
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'docket',
        // Octokit logs every failure itself; ours are reported once, by the code that handles them.
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: { fetch: withDeadline(settings.fetch ?? fetch), ...(signal && { signal }) },
    });
    octokit.hook.wrap('request', (request, options) => {
        options.headers['x-github-api-version'] = API_VERSION;
        const send = () => Promise.resolve(request(options));
        return persist(send, options, settings, pace);
    });
    return {
        rest: octokit.rest,
        paginate: octokit.paginate,
        repo: { owner, repo },
        serverUrl: settings.serverUrl.replace(/\/+$/, ''),
        sleep: (ms) => clock.sleep(ms, signal),
        log,
        withSignal: (other) => createGithub({ ...settings, signal: other }, pace),
        async graphql(query, variables) {
            const repeatable = !/^\s*mutation\b/.test(query);
            const { data } = (await octokit.request({
                method: 'POST',
                url: graphqlUrl,
                query,
                variables,
                request: { repeatable, writes: !repeatable },
            }));
            const [error] = data.errors ?? [];
            if (!error && data.data)
                return data.data;
            const status = GRAPHQL_STATUS[error?.type ?? ''] ?? 422;
            const message = error?.message ?? 'no data';
            throw (0,problems/* failed */.gz)('POST /graphql', { status, message }, data.errors);
        },
    };
}
const GRAPHQL_STATUS = { NOT_FOUND: 404, FORBIDDEN: 403 };
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
async function persist(send, options, { clock, random, signal, log }, pace) {
    const repeatable = options.request?.repeatable ?? REPEATABLE.has(options.method);
    const writes = options.request?.writes ?? options.method !== 'GET';
    const what = describe(options);
    const deadline = clock.now() + LONGEST_WAIT_MS;
    for (let made = 1;; made += 1) {
        if (writes)
            await clock.sleep(pace.take(clock.now()), signal);
        try {
            return whole(await send(), options);
        }
        catch (error) {
            if (signal?.aborted)
                throw signal.reason;
            if (error instanceof errors/* BadAnswer */.CF)
                throw error;
            const now = clock.now();
            const answer = answerOf(error);
            const failure = answer ? statusFailure(answer, now) : (0,retry/* connectionFailure */.Dx)(error);
            const next = (0,retry/* nextAttempt */.nj)({ failure, repeatable, made, now, deadline }, random);
            if (next.kind === 'unclear')
                throw (0,problems/* unclear */.lD)(what, error);
            if (next.kind !== 'again') {
                const waitMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
                throw waitMs === undefined ? (0,problems/* failed */.gz)(what, answer, error) : (0,problems/* limited */.TJ)(what, waitMs, error);
            }
            log.debug(`GitHub did not complete ${what} (${reason(failure)}); retrying in ${next.delayMs} ms.`);
            await clock.sleep(next.delayMs, signal);
        }
    }
}
/** Describes the request without secrets: the path, without its query. */
function describe({ method, url, headers: _, ...parameters }) {
    const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/\{([^}]+)\}/g, (whole, name) => {
        return String(parameters[name] ?? whole);
    });
    return `${method} ${path.replace(/\?.*$/, '')}`;
}
class CutShort extends Error {
}
/**
 * Returns the response if it is complete. Octokit returns truncated JSON as a string, and a proxy's
 * page as data: neither must pass for GitHub's response.
 */
function whole(answer, options) {
    if (typeof answer.data !== 'string' || answer.status === 204)
        return answer;
    const type = String(answer.headers['content-type'] ?? '');
    if (/json/.test(type))
        throw new CutShort('The response was cut off.');
    if (/\b(raw|diff)\b/.test(String(options.headers.accept)))
        return answer;
    throw new errors/* BadAnswer */.CF(`The response from ${new URL(options.url, 'http://api').host} did not come from GitHub's API. Check the API URL and any proxy in between.`);
}
/** Without a response, Octokit reports 500, whatever went wrong. */
function answerOf(error) {
    const { status, message, response } = error;
    return response && status ? { status, message, headers: response.headers } : undefined;
}
function reason(failure) {
    return failure.kind === 'status' ? `status ${failure.status}` : failure.kind;
}


/***/ }),

/***/ 49204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   lD: () => (/* binding */ unclear)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Turns GitHub's error responses into errors of our one family, each with what to do about it.

const refusals = new WeakMap();
/** GitHub's response, if the error comes from a response. */
function refusalOf(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq ? refusals.get(error) : undefined;
}
function limited(what, waitMs, cause) {
    const minutes = Math.ceil(waitMs / 60_000);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(`GitHub's rate limit blocks ${what} for another ${minutes} minutes. Run it again after that.`, { retryAfterSeconds: Math.ceil(waitMs / 1000), cause });
}
function unclear(what, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknown */ .Jr(`GitHub did not respond to ${what}, so it may have succeeded. Check GitHub before you try again.`, { cause });
}
/** For no response, or an error response. */
function failed(what, answer, cause) {
    if (!answer || answer.status >= 500) {
        const why = answer ? `it responded with ${answer.status}` : 'there was no response';
        const words = `GitHub could not complete ${what}: ${why}. Try again later. For outages, check githubstatus.com.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(words, { cause });
    }
    const error = refused(what, answer, cause);
    refusals.set(error, { status: answer.status, message: answer.message });
    return error;
}
function refused(what, { status, message }, cause) {
    const said = firstSentence(message);
    switch (status) {
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unauthorized */ .hR(`GitHub rejected the token (${said}). Check \`github-token\`; it may have expired.`, { cause });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw(`GitHub denied permission for ${what} (${said}). Grant the workflow the permissions it needs: \`contents: write\`, \`issues: write\`, and \`pull-requests: write\`.`, { cause });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`GitHub could not find the resource for ${what} (${said}), or the token does not have access to it.`, { cause });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt(`GitHub could not complete ${what} right now (${said}). Try again.`, {
                cause,
            });
        default:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`GitHub rejected ${what} (${status}: ${said}).`, { cause });
    }
}
/** GitHub appends the URL of its documentation; people need only the sentence. */
function firstSentence(message) {
    return message.replace(/ - https?:\S+$/, '').slice(0, 300);
}


/***/ }),

/***/ 19562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   QJ: () => (/* binding */ countOpen),
/* harmony export */   Rs: () => (/* binding */ leadsTo),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   vQ: () => (/* binding */ findByBranch),
/* harmony export */   zs: () => (/* binding */ closedPulls)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Reads pull requests: a single one, by branch, closed ones, and their changes.

function pullInfo(data) {
    return {
        number: data.number,
        headRef: data.head.ref,
        headSha: data.head.sha,
        baseRef: data.base.ref,
        sameRepository: data.head.repo?.full_name === data.base.repo.full_name,
        state: data.merged_at ? 'merged' : data.state === 'open' ? 'open' : 'closed',
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
    return found ? { ...pullInfo(found), title: found.title, body: found.body ?? '' } : null;
}
async function countOpen(github, headPrefix) {
    const all = await github.paginate(github.rest.pulls.list, {
        ...github.repo,
        state: 'open',
        per_page: 100,
    });
    return all
        .map(pullInfo)
        .filter(({ sameRepository, headRef }) => sameRepository && headRef.startsWith(headPrefix))
        .length;
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


/***/ }),

/***/ 19267:
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
        return { titleEditedAt: editTime(renamed), bodyEditedAt: editTime(found?.lastEditedAt) };
    }
    catch (error) {
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
        github.log.debug(`Could not get the edit time of ${nodeId}: ${String(error)}`);
        return undefined;
    }
}
function editTime(value) {
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

;// CONCATENATED MODULE: ./.build/program/src/github/review.js
// A submitted review with its comments. GraphQL, because REST does not say when each was edited.


/** More than this is not one instruction. */
const MOST_COMMENTS = 50;
const COMMENTS = `query($id: ID!) {
  node(id: $id) { ... on PullRequestReview {
    author { login }
    comments(first: ${MOST_COMMENTS}) {
      totalCount
      nodes { author { login } body path startLine line diffHunk lastEditedAt }
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
        comments: own.map(({ body, path, startLine, line, diffHunk, lastEditedAt }) => ({
            body,
            path,
            ...(startLine !== null && { startLine }),
            ...(line !== null && { line }),
            hunk: diffHunk,
            editedAt: editTime(lastEditedAt),
        })),
        more: Math.max(0, totalCount - nodes.length),
    };
}
function isBy({ author }, reviewer) {
    return author?.login !== undefined && author.login === reviewer?.login;
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
        review: (pull, id) => readReview(github, pull, id),
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
