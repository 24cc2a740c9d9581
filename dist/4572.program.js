export const id = 4572;
export const ids = [4572,1287];
export const modules = {

/***/ 31287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pace: () => (/* binding */ Pace),
/* harmony export */   createGithub: () => (/* binding */ createGithub),
/* harmony export */   refusalOf: () => (/* binding */ refusalOf),
/* harmony export */   statusFailure: () => (/* binding */ statusFailure),
/* harmony export */   withDeadline: () => (/* binding */ withDeadline)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61351);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52926);
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
    const send = withDeadline(settings.fetch ?? (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFetchFor */ .Ve)({}));
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__.getOctokit)(typeof token === 'string' ? token : 'unused', {
        ...(typeof token !== 'string' && { authStrategy: () => authenticate(token) }),
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'docket',
        // Octokit logs every failure itself; ours are reported once, by the code that handles them.
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: { fetch: send, ...(signal && { signal }) },
    });
    octokit.hook.wrap('request', (request, options) => {
        options.headers['x-github-api-version'] = API_VERSION;
        const ask = () => Promise.resolve(request(options));
        return persist(ask, options, settings, pace);
    });
    return {
        rest: octokit.rest,
        request: octokit.request,
        paginate: octokit.paginate,
        repo: { owner, repo },
        download: (url, headers) => send(url, { headers, ...(signal && { signal }) }),
        serverUrl: settings.serverUrl.replace(/\/+$/, ''),
        sendOnce: (send, find) => sendOnce(send, find, settings),
        sleep: (ms) => clock.sleep(ms, signal),
        log,
        withSignal: (other) => createGithub({ ...settings, signal: other }, pace),
        async graphql(query, variables, options) {
            const writes = /^\s*mutation\b/.test(query);
            const repeatable = options?.repeatable ?? !writes;
            const { data } = (await octokit.request({
                method: 'POST',
                url: graphqlUrl,
                query,
                variables,
                request: { repeatable, writes },
            }));
            const [error] = data.errors ?? [];
            if (!error && data.data)
                return data.data;
            const status = GRAPHQL_STATUS[error?.type ?? ''] ?? 422;
            const message = error?.message ?? 'no data';
            throw failed('POST /graphql', { status, message }, data.errors);
        },
    };
}
const GRAPHQL_STATUS = {
    NOT_FOUND: 404,
    FORBIDDEN: 403,
    STALE_DATA: 409,
};
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
async function persist(send, options, { clock, random, signal, log, use, patience }, pace) {
    const repeatable = options.request?.repeatable ?? REPEATABLE.has(options.method);
    const writes = options.request?.writes ?? options.method !== 'GET';
    const what = describe(options);
    const deadline = clock.now() + (patience?.limitMs ?? LONGEST_WAIT_MS);
    const attempts = patience && Number.POSITIVE_INFINITY;
    for (let made = 1;; made += 1) {
        use?.admit();
        if (writes)
            await clock.sleep(pace.take(clock.now()), signal);
        try {
            const answer = await send();
            use?.answered(answer.status, answer.headers);
            const complete = whole(answer, options);
            patience?.answered();
            return complete;
        }
        catch (error) {
            if (signal?.aborted)
                throw aborted(what, signal);
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq)
                throw error;
            const now = clock.now();
            const answer = answerOf(error);
            if (!(error instanceof CutShort))
                use?.answered(answer?.status, answer?.headers ?? {});
            // The caller has what it asked for, and said so.
            if (answer?.status === 304)
                return { status: 304, headers: answer.headers, data: undefined };
            const failure = answer ? statusFailure(answer, now) : (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .connectionFailure */ .Dx)(error);
            const attempt = { failure, repeatable, made, now, deadline, ...(attempts && { attempts }) };
            const next = (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .nextAttempt */ .nj)(attempt, random);
            if (next.kind === 'unclear')
                throw unclear(what, error);
            if (next.kind === 'exhausted')
                patience?.gaveUp();
            if (next.kind !== 'again') {
                const waitMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
                throw waitMs === undefined ? failed(what, answer, error) : limited(what, waitMs, error);
            }
            log.debug(`GitHub did not complete ${what} (${reason(failure)}); retrying in ${next.delayMs} ms.`);
            await clock.sleep(next.delayMs, signal).catch((reason) => {
                throw signal?.aborted ? aborted(what, signal) : reason;
            });
        }
    }
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function aborted(what, { reason }) {
    return reason?.name === 'TimeoutError' ? failed(what, undefined, reason) : reason;
}
const SEND_TRIES = 3;
/** Lists can lag behind for a moment. */
const SETTLE = { baseMs: 2_000, capMs: 30_000 };
async function sendOnce(send, find, { clock, signal, patience }) {
    const deadline = clock.now() + (patience?.limitMs ?? 0);
    for (let made = 1;; made += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr))
                throw error;
            await clock.sleep((0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoff */ .JN)(made - 1, SETTLE, _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .steadily */ .QF), signal);
            const found = await find();
            if (found !== null)
                return found;
            if (made < SEND_TRIES || clock.now() < deadline)
                continue;
            patience?.gaveUp();
            throw error;
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
    if (typeof answer.data !== 'string' || [204, 302].includes(answer.status))
        return answer;
    const type = String(answer.headers['content-type'] ?? '');
    if (/json/.test(type))
        throw new CutShort('The response was cut off.');
    if (/\b(raw|diff)\b/.test(String(options.headers.accept)))
        return answer;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF(`The response from ${new URL(options.url, 'http://api').host} did not come from GitHub's API. Check the API URL and any proxy in between.`);
}
/** Without a response, Octokit reports 500, whatever went wrong. */
function answerOf(error) {
    const { status, message, response } = error;
    return response && status ? { status, message, headers: response.headers } : undefined;
}
function reason(failure) {
    return failure.kind === 'status' ? `status ${failure.status}` : failure.kind;
}
/** What Octokit takes for an authentication strategy. */
function authenticate(source) {
    const attempt = (request, options, token) => {
        options.headers.authorization = `token ${token}`;
        return request(options);
    };
    const hook = async (request, options) => {
        const token = await source.get();
        try {
            return await attempt(request, options, token);
        }
        catch (error) {
            if (error.status !== 401)
                throw error;
            source.refused(token);
            const other = await source.get();
            if (other === token)
                throw error;
            return attempt(request, options, other);
        }
    };
    return Object.assign(async () => ({ type: 'token' }), { hook });
}
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
const refusals = new WeakMap();
/** GitHub's response, if the error comes from a response. */
function refusalOf(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq ? refusals.get(error) : undefined;
}
function limited(what, waitMs, cause) {
    const minutes = Math.ceil(waitMs / 60_000);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH(`GitHub's rate limit blocks ${what} for another ${minutes} minutes. Run it again after that.`, { retryAfterSeconds: Math.ceil(waitMs / 1000), cause });
}
function unclear(what, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr(`GitHub did not respond to ${what}, so it may have succeeded. Check GitHub before you try again.`, { cause });
}
/** For no response, or an error response. */
function failed(what, answer, cause) {
    if (!answer || answer.status >= 500) {
        const why = answer ? `it responded with ${answer.status}` : 'there was no response';
        const words = `GitHub could not complete ${what}: ${why}. Try again later. For outages, check githubstatus.com.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(words, { cause });
    }
    const error = refused(what, answer, cause);
    refusals.set(error, { status: answer.status, message: answer.message });
    return error;
}
function refused(what, { status, message }, cause) {
    const said = firstSentence(message);
    switch (status) {
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t(`GitHub rejected the token (${said}). It may have expired. Check \`github-token\` in a workflow, and GITHUB_TOKEN, or APP_ID and PRIVATE_KEY, elsewhere.`, { cause });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw(`GitHub denied permission for ${what} (${said}). Grant the workflow or the GitHub App the permissions it needs: \`contents: write\`, \`issues: write\`, and \`pull-requests: write\`.`, { cause });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk(`GitHub could not find the resource for ${what} (${said}), or the token does not have access to it.`, { cause });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(`GitHub could not complete ${what} right now (${said}). Try again.`, {
                cause,
            });
        default:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`GitHub rejected ${what} (${status}: ${said}).`, { cause });
    }
}
/** GitHub appends the URL of its documentation; people need only the sentence. */
function firstSentence(message) {
    return message.replace(/ - https?:\S+$/, '').slice(0, 300);
}


/***/ }),

/***/ 82610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ ownLogin),
/* harmony export */   Kv: () => (/* binding */ signerOf),
/* harmony export */   jk: () => (/* binding */ createPublisher)
/* harmony export */ });
/* unused harmony export commitAuthor */
/* harmony import */ var _bot_thread_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60219);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52926);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12099);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31287);
/* harmony import */ var _pulls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19562);
// A branch's pull request: found by its head or opened, only once, even if responses get lost.






/** After a push, GitHub may need a few seconds until it knows the branch and its commits. */
const SETTLE_TRIES = 6;
const SETTLE = { baseMs: 1_000, capMs: 8_000 };
function createPublisher(base, options = {}) {
    let author;
    return {
        ...(options.verified && { commits: createHostCommits(base) }),
        author() {
            author ??= commitAuthor(base).catch((error) => {
                author = undefined;
                throw error;
            });
            return author;
        },
        async publish(plan, signal) {
            const github = base.withSignal(signal);
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .findByBranch */ .vQ)(github, plan.branch);
            if (!found)
                return open(github, plan, options);
            return refresh(github, found, plan);
        },
        async close(branch, signal) {
            const github = base.withSignal(signal);
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .findByBranch */ .vQ)(github, branch);
            if (found?.state !== 'open')
                return;
            await github.rest.pulls.update({
                ...github.repo,
                pull_number: found.number,
                state: 'closed',
            });
        },
        pageLink: (branch, path) => {
            const { owner, repo } = base.repo;
            return `${base.serverUrl}/${owner}/${repo}/blob/${address(branch)}/${address(path)}`;
        },
        async lookUp(branch, signal) {
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .findByBranch */ .vQ)(base.withSignal(signal), branch);
            return found && { state: found.state, base: found.baseRef, draft: found.draft };
        },
        countOpen: async (prefix, signal) => (await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .openPulls */ .Dw)(base.withSignal(signal), prefix)).length,
    };
}
/** A closed pull request stays as its reviewer left it and is never reopened. */
async function refresh(github, found, plan) {
    const { number, url, draft } = found;
    const { previousTitle, body, existing } = plan;
    const isTheirs = previousTitle !== undefined && found.title !== previousTitle;
    const title = isTheirs ? found.title : plan.title;
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
async function open(github, plan, options) {
    let { draft } = plan;
    for (let attempt = 0;; attempt += 1) {
        try {
            const { title, body, branch: head, base } = plan;
            const wanted = { ...github.repo, title, body, head, base, draft };
            const sent = await github.sendOnce(() => github.rest.pulls.create(wanted), () => (0,_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .findByBranch */ .vQ)(github, head));
            if (!('data' in sent))
                return refresh(github, sent, plan);
            const { data } = sent;
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
                await github.sleep((0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .backoff */ .JN)(attempt, SETTLE, _shared_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .steadily */ .QF));
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .findByBranch */ .vQ)(github, plan.branch);
            if (found)
                return refresh(github, found, plan);
            if (attempt >= SETTLE_TRIES)
                throw error;
            if (answer === 'look')
                await github.sleep((0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .backoff */ .JN)(attempt, SETTLE, _shared_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .steadily */ .QF));
        }
    }
}
/**
 * `look`: it may exist already. `early`: GitHub does not know the pushed commits yet, or they add
 * nothing; which of the two shows after a while.
 */
function classify(error) {
    const { status, message } = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.refusalOf)(error) ?? { status: 0, message: '' };
    if (/not permitted to create or approve pull requests/i.test(message))
        return 'forbidden';
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw && /not accessible by/i.test(message))
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
function forbidden(github, plan, error) {
    const setting = /not permitted/i.test((0,_client_js__WEBPACK_IMPORTED_MODULE_3__.refusalOf)(error)?.message ?? '');
    const remedy = setting
        ? `This repository does not allow GitHub Actions to open pull requests. Turn on ${_bot_thread_host_js__WEBPACK_IMPORTED_MODULE_5__/* .PULLS_SETTING */ .Ow}, or open the pull request from the link.`
        : 'The token is not allowed to open pull requests. Grant the workflow or the GitHub App `pull-requests: write`, or open the pull request from the link.';
    return { kind: 'forbidden', compareLink: compareLink(github, plan), reason: remedy };
}
function compareLink({ serverUrl, repo }, { base, branch }) {
    return `${serverUrl}/${repo.owner}/${repo.repo}/compare/${address(base)}...${address(branch)}?expand=1`;
}
/** A branch or a path in an address. Parentheses would end a link in Markdown. */
const address = (name) => name
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[()]/g, (c) => (c === '(' ? '%28' : '%29')))
    .join('/');
/** Labels and reviewers are optional: without them, the pull request is still fine. */
async function decorate(github, number, { labels = [], reviewers = [] }) {
    const attempt = async (what, call) => {
        try {
            await call();
        }
        catch (error) {
            github.log.warn(`Could not add ${what} to the pull request: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
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
// Commits that GitHub creates and signs, one request each. GitHub itself refuses when the branch is
// not where it is expected, so that the request can be repeated after a lost answer.
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
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadAnswer */ .CF('GitHub did not name the commit that it created. Check the branch, then retry.');
            }
            catch (error) {
                if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
                    return null;
                throw error;
            }
        },
    };
}
// Who commits are by: the account the token belongs to, at the address by which GitHub knows it.
/** The login of the account that the token belongs to. */
async function ownLogin(github) {
    const query = '{ viewer { login } }';
    const { viewer } = await github.graphql(query, {});
    return viewer.login;
}
/** Undefined if GitHub does not say; then the commits belong to nobody. */
async function commitAuthor(github) {
    try {
        const login = await ownLogin(github);
        // The API for one's own account is closed to apps; this one is open to every token.
        const { data } = await github.rest.users.getByUsername({ username: login });
        // The ID makes it this account's address for good; without it, a later owner of the name gets it.
        if (data.login !== login || !Number.isSafeInteger(data.id))
            return undefined;
        const host = new URL(github.serverUrl).hostname;
        return { name: data.login, email: `${data.id}+${data.login}@users.noreply.${host}` };
    }
    catch (error) {
        if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoAnswer */ .Uz)(error))
            throw error;
        github.log.debug(`The account of the token is not known: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        return undefined;
    }
}
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
/** Whether it is a draft then. One that somebody else opened stays as it is. */
async function changeDraft(github, pull, draft) {
    const { nodeId: id, url } = pull;
    try {
        const { node } = await github.graphql(STATE, { id });
        const now = node?.isDraft ?? pull.draft;
        if (now === draft || node?.viewerDidAuthor !== true)
            return now;
        // Doing it twice has the same effect as doing it once.
        await github.graphql(draft ? TO_DRAFT : TO_READY, { id }, { repeatable: true });
        return draft;
    }
    catch (error) {
        const refusal = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.refusalOf)(error);
        if (!refusal)
            throw error;
        const what = draft ? 'made a draft' : 'marked ready for review';
        github.log.warn(`${url} could not be ${what}: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        return NO_DRAFTS.test(refusal.message) ? 'unsupported' : pull.draft;
    }
}
// Who signs off: a person's account as GitHub knows it, at the address that hides the real one.
/** Null for apps and bots, which cannot certify anything. */
async function signerOf(base, login, signal) {
    const github = base.withSignal(signal);
    const { data } = await github.rest.users.getByUsername({ username: login });
    if (data.type !== 'User')
        return null;
    const host = new URL(github.serverUrl).hostname;
    const { id, login: known, name } = data;
    return { login: known, name: name ?? '', email: `${id}+${known}@users.noreply.${host}` };
}


/***/ }),

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
        ...(data.merged_by && { mergedBy: data.merged_by.login }),
        closedAt: data.merged_at ?? data.closed_at,
        createdAt: data.created_at,
        updatedAt: data.updated_at,
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

// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var waiting = __webpack_require__(12099);
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
        if ((0,waiting/* isNoAnswer */.Uz)(error))
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
        if ((0,waiting/* isNoAnswer */.Uz)(error))
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

// EXTERNAL MODULE: ./.build/program/src/github/publisher.js
var publisher = __webpack_require__(82610);
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
    return {
        repository: () => readRepository(github),
        self: () => (0,publisher/* ownLogin */.C4)(github),
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
        thread: (number) => readThread(github, number),
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
        reviewComment: (id) => readReviewComment(github, id),
        review: (pull, id) => readReview(github, pull, id),
        changedFiles: (number, headSha) => (0,pulls/* changedFiles */.Y_)(github, number, headSha),
        readFile: (path) => readFile(github, { ...github.repo, path }),
        readOwnersFile: (path) => readFile(github, { owner: github.repo.owner, repo: ORGANIZATION, path }),
        listFiles: () => listFiles(github),
        closedPulls: (headPrefix, since) => (0,pulls/* closedPulls */.zs)(github, headPrefix, since),
    };
}
async function readRepository(github) {
    const { rest, repo } = github;
    const { data } = await rest.repos.get(repo);
    return {
        id: data.id,
        fullName: data.full_name,
        defaultBranch: data.default_branch,
        private: data.private,
        archived: data.archived,
        url: data.html_url,
    };
}
async function readThread(github, number) {
    const { rest, repo } = github;
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
}
async function readReviewComment(github, id) {
    const { rest, repo } = github;
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
}
async function listFiles(github) {
    const { rest, repo } = github;
    const { data } = await rest.repos.get(repo);
    const tree = { ...repo, tree_sha: data.default_branch, recursive: 'true' };
    const { data: found } = await rest.git.getTree(tree);
    return found.tree.flatMap(({ type, path }) => (type === 'blob' && path ? [path] : []));
}
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
/** The repository with the settings of its organization. */
const ORGANIZATION = '.github';
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
        if (!(error instanceof errors/* Forbidden */.cw) || place.repo !== ORGANIZATION)
            throw error;
        // It may limit what is spent, or require isolation: no answer is no permission to do without.
        const where = `${place.owner}/${place.repo}`;
        throw new errors/* SetupError */.w3(`GitHub refused to show \`${place.path}\` in ${where}, so nothing was started: settings in it, such as \`budget\`, may forbid it. ${error.message}`, { cause: error });
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
        // The only refusal that is about the person: nobody of that name has access.
        if (error instanceof errors/* NotFound */.Mk)
            return { level: 'none', problem: (0,errors/* sentence */.em)(error) };
        throw error;
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
