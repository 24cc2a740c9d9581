export const id = 520;
export const ids = [520,1287,9562];
export const modules = {

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
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
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ }),

/***/ 30520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J3: () => (/* binding */ isOnGithub),
  uB: () => (/* binding */ openCodeHost),
  A5: () => (/* binding */ repoOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/github/publisher.js
var publisher = __webpack_require__(82610);
// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/git/git.js + 1 modules
var git_git = __webpack_require__(60958);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js
var network = __webpack_require__(10031);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./.build/program/src/shared/git/diff.js
/** GitHub leaves out the patch of larger files, and so do our pages. */
const PATCH_LIMIT = 400_000;
const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', '--find-renames'];
/** The unified diff as text, as the diff media type gives it. */
async function diffText(git, gitDir, a, b) {
    return git.run(['--git-dir', gitDir, ...DIFF, '--patch', a, b, '--']);
}
async function diff(git, gitDir, a, b) {
    const [listed, text] = await Promise.all([
        git.run(['--git-dir', gitDir, ...DIFF, '--raw', '--numstat', '-z', '--no-abbrev', a, b, '--']),
        diffText(git, gitDir, a, b),
    ]);
    const files = parseList(listed);
    // Both list the same files in the same order.
    const patches = text.split(/^(?=diff --git )/m).filter(Boolean);
    return files.map((file, index) => {
        const patch = hunks(patches[index] ?? '');
        return patch && patch.length <= PATCH_LIMIT ? { ...file, patch } : file;
    });
}
function hunks(patch) {
    const start = patch.search(/^@@ /m);
    return start < 0 ? undefined : patch.slice(start).replace(/\n$/, '');
}
const STATUS = {
    A: 'added',
    D: 'removed',
    M: 'modified',
    R: 'renamed',
    T: 'changed',
};
/** `--raw --numstat -z`: first every file's entry, then every file's counts, in the same order. */
function parseList(text) {
    const words = text.split('\0');
    const files = [];
    const counts = [];
    for (let i = 0; i < words.length; i += 1) {
        const word = words[i] ?? '';
        const raw = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(word);
        if (raw) {
            const [, before = '', after = '', letter = ''] = raw;
            const status = STATUS[letter] ?? 'modified';
            const first = words[++i] ?? '';
            const moved = letter === 'R' || letter === 'C';
            files.push({
                path: moved ? (words[++i] ?? '') : first,
                ...(moved ? { previousPath: first } : {}),
                status,
                sha: status === 'removed' ? before : after,
                additions: 0,
                deletions: 0,
            });
            continue;
        }
        const stat = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(word);
        if (!stat)
            continue;
        counts.push([Number(stat[1]) || 0, Number(stat[2]) || 0]);
        if (stat[3] === '')
            i += 2;
    }
    return files.map((file, index) => {
        const [additions = 0, deletions = 0] = counts[index] ?? [];
        return { ...file, additions, deletions };
    });
}

// EXTERNAL MODULE: ./.build/program/src/store/json-file.js
var json_file = __webpack_require__(85717);
;// CONCATENATED MODULE: ./.build/program/src/store/local-pulls.js
// Pull requests of a repository without a code host. Each is a branch of the repository and a record
// in the data folder, and git decides what became of it: merged once its base contains it, closed once
// the branch is gone.





const RecordedPull = schemas/* object */.Ikc({
    number: schemas/* int */.Whr().positive(),
    branch: schemas/* string */.YjP(),
    base: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    draft: schemas/* boolean */.zMY(),
    createdAt: schemas/* string */.YjP(),
    /** The commits between which it changed files when it was last written. */
    from: schemas/* string */.YjP(),
    head: schemas/* string */.YjP(),
});
function createLocalPulls(options) {
    const { dir, path, gitDir, git, urlOf, clock } = options;
    const records = (0,json_file/* jsonFile */.d)({
        dir,
        name: 'pulls',
        entry: RecordedPull,
        remedy: 'Restore it from a backup, or delete it to forget these pull requests.',
        clock,
    });
    async function commitOf(name) {
        const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
        const { code, stdout } = await git.try(['--git-dir', gitDir, ...args]);
        return code === 0 ? stdout.toString('utf8').trim() : null;
    }
    async function stateOf({ branch, base, head }) {
        const [tip, target] = await Promise.all([
            commitOf(`refs/heads/${branch}`),
            commitOf(`refs/heads/${base}`),
        ]);
        if (target !== null) {
            const args = ['merge-base', '--is-ancestor', tip ?? head, target];
            if ((await git.try(['--git-dir', gitDir, ...args])).code === 0)
                return 'merged';
        }
        return tip === null ? 'closed' : 'open';
    }
    async function commitsOf(branch, base) {
        const head = await commitOf(`refs/heads/${branch}`);
        const { code, stdout } = await git.try([
            ...['--git-dir', gitDir, 'merge-base', `refs/heads/${base}`, `refs/heads/${branch}`],
        ]);
        if (head === null || code !== 0) {
            throw new errors/* Unavailable */.$P(`The branch \`${branch}\` or \`${base}\` of ${path} cannot be read. Check that both exist, and try again.`);
        }
        return { from: stdout.toString('utf8').trim(), head };
    }
    /** A branch that was closed or merged and pushed again has several. */
    const newestOf = (all, branch) => all.findLast((one) => one.branch === branch);
    return {
        async publish(plan) {
            const { branch, base, title, body, existing } = plan;
            const commits = await commitsOf(branch, base);
            const found = newestOf(await records.list(), branch);
            if (found && (await stateOf(found)) !== 'open') {
                return { kind: 'pull-request', pull: await linkTo(found.number), draft: found.draft };
            }
            let written;
            await records.update((all) => {
                const before = newestOf(all, branch);
                const draft = before
                    ? existing === 'keep'
                        ? before.draft
                        : existing === 'draft'
                    : plan.draft;
                written = {
                    number: before?.number ?? (all.at(-1)?.number ?? 0) + 1,
                    createdAt: before?.createdAt ?? (0,shared_clock/* isoTime */.L)(clock.now()),
                    ...{ branch, base, title, body, draft },
                    ...commits,
                };
                const record = written;
                return before ? all.map((one) => (one === before ? record : one)) : [...all, record];
            });
            const { number = 0, draft = false } = written ?? {};
            return { kind: 'pull-request', pull: await linkTo(number), draft };
        },
        async lookUp(branch) {
            const found = newestOf(await records.list(), branch);
            if (!found)
                return null;
            return { state: await stateOf(found), base: found.base, draft: found.draft };
        },
        async countOpen(prefix) {
            const newest = new Map();
            for (const one of await records.list()) {
                if (one.branch.startsWith(prefix))
                    newest.set(one.branch, one);
            }
            let open = 0;
            for (const base of new Set([...newest.values()].map((one) => one.base))) {
                const args = ['for-each-ref', '--format=%(refname:lstrip=2)'];
                const listed = await git.try([
                    ...['--git-dir', gitDir, ...args, `--no-merged=refs/heads/${base}`, 'refs/heads'],
                ]);
                const names = listed.stdout.toString('utf8').split('\n');
                open += names.filter((name) => newest.get(name)?.base === base).length;
            }
            return open;
        },
        async read(number) {
            const found = (await records.list()).find((one) => one.number === number);
            if (!found)
                return null;
            const state = await stateOf(found);
            // While it is open, people may have pushed to the branch.
            const { from, head } = state === 'open' ? await commitsOf(found.branch, found.base) : { ...found };
            const { branch, base, title, body, draft, createdAt } = found;
            const files = await diff(git, gitDir, from, head);
            const mergeCommand = `git -C ${quote(path)} switch ${quote(base)} && git -C ${quote(path)} merge ${quote(branch)}`;
            return { number, branch, base, title, body, draft, createdAt, state, files, mergeCommand };
        },
    };
    async function linkTo(number) {
        return { number, url: await urlOf(number) };
    }
}
/** For a shell. */
function quote(word) {
    return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** The git directory behind a path, and the branch that jobs start from. */
async function inspectRepository(git, path, base) {
    const found = await git.try(['-C', path, 'rev-parse', '--absolute-git-dir']);
    if (found.code !== 0) {
        throw new errors/* SetupError */.w3(`${path} is not a git repository. Use the folder of a git repository.`);
    }
    const gitDir = found.stdout.toString('utf8').trim();
    const head = await git.try(['--git-dir', gitDir, 'symbolic-ref', '--short', 'HEAD']);
    const defaultBranch = base ?? head.stdout.toString('utf8').trim();
    const ref = `refs/heads/${defaultBranch}`;
    const exists = await git.try(['--git-dir', gitDir, 'show-ref', '--verify', '--quiet', ref]);
    if (exists.code !== 0) {
        throw new errors/* SetupError */.w3(`${path} has no branch \`${defaultBranch}\`. Create a first commit, or set the branch with --base-ref.`);
    }
    return { gitDir, defaultBranch };
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/code-host.js
// Where a server's pull requests go: GitHub or, for a repository without a code host, pages of the
// server itself.










/** What is on the disk decides nothing: whoever may name a repository could name a folder. */
async function openCodeHost(options) {
    const { repo, pullUrl } = options;
    if ((0,external_node_path_.isAbsolute)(repo))
        return local(options);
    // Stored before paths were absolute; with a database, there are no folders.
    if (!isOnGithub(repo) || (pullUrl && (0,external_node_fs_.existsSync)(repo)))
        throw unclear(repo);
    return github(options);
}
function isOnGithub(repo) {
    return /^[\w-][\w.-]*\/[\w.-]+$/.test(repo);
}
/**
 * What the operator of this machine means by `--repo`, as it is stored. `docs/site` could be either; if
 * the folder exists, it is the folder.
 */
function repoOf(given) {
    return isOnGithub(given) && !(0,external_node_fs_.existsSync)(given) ? given : (0,external_node_path_.resolve)(given);
}
function unclear(repo) {
    return new errors/* SetupError */.w3(`\`${repo}\` can be a folder or a repository on GitHub. For the folder, run docket projects set ID --repo "${(0,external_node_path_.resolve)(repo)}". For the one on GitHub, start the server where there is no such folder.`);
}
async function github({ repo, baseRef, pullRequest, env, log, token = env.GITHUB_TOKEN, }) {
    if (!token) {
        throw new errors/* SetupError */.w3(`Set GITHUB_TOKEN to a token that can push to ${repo} and open pull requests there. For a repository on this machine, use its path.`);
    }
    const settings = (0,github_settings.githubSettings)(env, { repository: repo, token });
    const { serverUrl } = settings;
    const github = (0,client.createGithub)({ ...settings, log });
    return {
        repository: repo,
        github,
        ref: baseRef ?? 'HEAD',
        work: {
            remote: `${serverUrl}/${repo}.git`,
            credentials: { origin: new URL(serverUrl).origin, token },
            network: (0,network/* gitNetwork */.D)(env),
        },
        publisher: publisherOf(pullRequest, github),
        close: async () => { },
    };
}
async function local(options) {
    const { repo, baseRef, dataDir, env, pullUrl } = options;
    if (!pullUrl) {
        throw new errors/* SetupError */.w3(`\`${repo}\` is not OWNER/NAME on GitHub. A folder of this machine works with docket serve --data only.`);
    }
    const git = (0,git_git.createGit)({ path: env.PATH ?? '' });
    const { gitDir, defaultBranch } = await inspectRepository(git, repo, baseRef);
    const pulls = createLocalPulls({
        dir: dataDir,
        path: repo,
        gitDir,
        git,
        urlOf: pullUrl,
        clock: shared_clock/* systemClock */.m,
    });
    return {
        repository: `local/${(0,external_node_path_.basename)(repo, '.git')}`,
        ref: defaultBranch,
        work: { remote: gitDir },
        publisher: pulls,
        pulls,
        close: async () => { },
    };
}
function publisherOf({ labels = [], reviewers = [], verified = false } = {}, github) {
    return (0,publisher/* createPublisher */.jk)(github, { labels: [...labels], reviewers: [...reviewers], verified });
}


/***/ }),

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
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52926);
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
    const send = withDeadline(settings.fetch ?? fetch);
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
        paginate: octokit.paginate,
        repo: { owner, repo },
        download: (url, headers) => send(url, { headers, ...(signal && { signal }) }),
        serverUrl: settings.serverUrl.replace(/\/+$/, ''),
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
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq)
                throw error;
            const now = clock.now();
            const answer = answerOf(error);
            const failure = answer ? statusFailure(answer, now) : (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .connectionFailure */ .Dx)(error);
            const next = (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .nextAttempt */ .nj)({ failure, repeatable, made, now, deadline }, random);
            if (next.kind === 'unclear')
                throw unclear(what, error);
            if (next.kind !== 'again') {
                const waitMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
                throw waitMs === undefined ? failed(what, answer, error) : limited(what, waitMs, error);
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
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR(`GitHub rejected the token (${said}). Check \`github-token\`; it may have expired.`, { cause });
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
/* harmony export */   Kv: () => (/* binding */ signerOf),
/* harmony export */   jk: () => (/* binding */ createPublisher)
/* harmony export */ });
/* unused harmony export commitAuthor */
/* harmony import */ var _bot_thread_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60219);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52926);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31287);
/* harmony import */ var _pulls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19562);
// A branch's pull request: found by its head or opened, only once, even if responses get lost.





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
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_3__/* .findByBranch */ .vQ)(github, plan.branch);
            if (found)
                return refresh(github, found, plan);
            return open(github, plan, options);
        },
        async lookUp(branch, signal) {
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_3__/* .findByBranch */ .vQ)(base.withSignal(signal), branch);
            return found && { state: found.state, base: found.baseRef, draft: found.draft };
        },
        countOpen: (prefix, signal) => (0,_pulls_js__WEBPACK_IMPORTED_MODULE_3__/* .countOpen */ .QJ)(base.withSignal(signal), prefix),
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
async function open(github, plan, options) {
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
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_3__/* .findByBranch */ .vQ)(github, plan.branch);
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
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknown */ .Jr)
        return 'look';
    const { status, message } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.refusalOf)(error) ?? { status: 0, message: '' };
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
/** Not random: this waits for one repository, and no other client waits with it. */
function settle(github, attempt) {
    return github.sleep((0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .fullJitter */ .G1)(attempt, SETTLE, () => 1));
}
function forbidden(github, plan, error) {
    const setting = /not permitted/i.test((0,_client_js__WEBPACK_IMPORTED_MODULE_2__.refusalOf)(error)?.message ?? '');
    const remedy = setting
        ? `This repository does not allow GitHub Actions to open pull requests. Turn on ${_bot_thread_host_js__WEBPACK_IMPORTED_MODULE_4__/* .PULLS_SETTING */ .Ow}, or open the pull request from the link.`
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
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknown */ .Jr && attempt < TRIES)
                continue;
            const refusal = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.refusalOf)(error);
            if (!refusal)
                throw error;
            const what = draft ? 'made a draft' : 'marked ready for review';
            github.log.warn(`${url} could not be ${what}: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            return NO_DRAFTS.test(refusal.message) ? 'unsupported' : pull.draft;
        }
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
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   Gf: () => (/* binding */ requestReview),
/* harmony export */   QJ: () => (/* binding */ countOpen),
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


/***/ })

};
