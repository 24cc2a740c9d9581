export const id = 8188;
export const ids = [8188,958,8669];
export const modules = {

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ Insights),
/* harmony export */   Wi: () => (/* binding */ isViewsResult),
/* harmony export */   Yg: () => (/* binding */ MAX_MISSING_LISTED),
/* harmony export */   Yj: () => (/* binding */ ReceivedViews),
/* harmony export */   bk: () => (/* binding */ MAX_DAYS_LISTED),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   r5: () => (/* binding */ oddCount),
/* harmony export */   w2: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
// What our own service reports about its traffic beyond the contract, on the wire.



const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(Object.fromEntries(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => [name, orNone])));
/** As many as a range can have; more only where an end of it is open. */
const MAX_DAYS_LISTED = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV;
/** Documented and not checked: a server of another version may list more. */
const days = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).meta({ maxItems: MAX_DAYS_LISTED });
/** More than anyone reads. */
const MAX_MISSING_LISTED = 500;
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    daysCovered: days.describe('UTC days of the range with data, oldest first.'),
    daysMissing: days.describe('UTC days of the range without data, oldest first. An open end is that of the data.'),
    daysCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`A list of days is longer than ${MAX_DAYS_LISTED}; it has only the latest ones.`),
    warnings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Requests under an agent's name from addresses that are not its operator's; not counted. */
    spoofed: count.default(0),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        class: TrafficClass,
        views: count,
        /** Views from its operator's addresses, and requests from others; null if not checked. */
        verified: count.nullable().default(null),
        spoofed: count.nullable().default(null),
    })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ai: count, human: count }))
        .meta({ maxItems: MAX_MISSING_LISTED }),
    missingCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`More than ${MAX_MISSING_LISTED} paths were not found; \`missing\` has the first ones.`),
    aiReferrals: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        views: count,
        sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), views: count })),
        /** Days whose logs or records do not say where readers came from. */
        daysUnknown: days,
    })
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
    weeks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        from: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        views: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
    }))
        .default([])
        .describe('Up to 12 weeks until the end of the range; `views` is null unless all days have data.'),
    quality: DataQuality,
    seesAgents: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(true)
        .describe('False if AI agents cannot be seen, as in the numbers of most analytics services.'),
    counts: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['views', 'visits'])
        .optional()
        .describe('With `visits`, reading a page again during a visit adds nothing.'),
    visitors: count.optional().describe('Different people in the date range; absent if unknown.'),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    classes: ClassCounts,
    aiReferrals: count
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PageFacts)
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
// A check of answers with page views that copies nothing: an export reads hundreds of thousands of
// rows. It is true only where the schema returns the same value; a test compares both.
function isViewsResult(value) {
    if (!isObject(value) || !hasKeys(value, 3))
        return false;
    const { totals, views, hasMore } = value;
    if (typeof hasMore !== 'boolean' || !Array.isArray(views))
        return false;
    if (!isObject(totals) || !hasKeys(totals, 3) || !hasCounts(totals))
        return false;
    for (const row of views) {
        if (!isObject(row) || !hasKeys(row, 4))
            return false;
        if (typeof row.path !== 'string' || !hasCounts(row))
            return false;
    }
    return true;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
const ReceivedViews = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    totals: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .ViewCounts */ .GU,
    views: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
})
    .transform(({ totals, views: rows, hasMore }) => {
    const views = [];
    const odd = [];
    for (const row of rows) {
        const { path, human, ai, total } = row;
        const problem = oddCount({ human, ai, total });
        if (problem === undefined)
            views.push({ path, human, ai, total });
        else
            odd.push(problem);
    }
    return { totals, views, hasMore, ...(odd.length > 0 && { odd }) };
});
/** In our own words: what a service sends in place of a number can be any text. */
function oddCount(counts) {
    const found = Object.entries(counts).find(([, value]) => !isCount(value));
    if (!found)
        return undefined;
    const [name, value] = found;
    if (value === undefined)
        return `\`${name}\` is missing`;
    const shown = value === null || typeof value === 'number' ? String(value) : 'not a number';
    return `\`${name}\` is ${shown}`;
}
/** With one more, it has something that the schema leaves out. */
function hasKeys(value, size) {
    let keys = 0;
    for (const _ in value)
        keys += 1;
    return keys === size;
}
function hasCounts({ human, ai, total }) {
    return isCount(human) && isCount(ai) && isCount(total);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}


/***/ }),

/***/ 33726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ writeCommits),
/* harmony export */   r: () => (/* binding */ writeCommit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60958);
// Commits made of others and a few files, in one process of git and without a work tree.


/** Writes the commit into the repository, without a ref. */
async function writeCommit(git, gitDir, plan, signal) {
    const [built] = await writeCommits(git, gitDir, [plan], signal);
    if (!built)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('git created no commit. Run it again.');
    return built;
}
/** Writes the commits into the repository, without refs; answers them in order. */
async function writeCommits(git, gitDir, plans, signal) {
    if (plans.length === 0)
        return [];
    const input = Buffer.concat([...plans.flatMap(describe), Buffer.from('done\n')]);
    const args = ['--git-dir', gitDir, 'fast-import', '--quiet', '--done', '--date-format=raw'];
    const answered = (await git.run(args, { input, ...(signal && { signal }) })).split('\n');
    const next = (pattern) => {
        const id = pattern.exec(answered.shift() ?? '')?.[1];
        if (id === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('git did not create all commits. Run it again.');
        return id;
    };
    return plans.map(({ files }) => ({
        oid: next(/^([0-9a-f]+)$/),
        tree: next(/^040000 tree ([0-9a-f]+)\t/),
        blobs: new Map(written(files).map(({ path }) => [path, next(/^1\d{5} blob ([0-9a-f]+)\t/)])),
    }));
}
const written = (files) => files.filter(({ content }) => content !== null);
/** For fast-import: the commit, then what is to be answered of it. Its branch is gone at the end. */
function describe({ parent, tree, files, message, time, author = _git_js__WEBPACK_IMPORTED_MODULE_1__/* .OURS */ .o6 }, index) {
    const [ref, mark] = [`refs/docket-built/${index}`, `:${index + 1}`];
    const by = `${identity(author.name)} <${identity(author.email)}> ${time} +0000`;
    const parts = [
        `commit ${ref}\nmark ${mark}\nauthor ${by}\ncommitter ${by}\n`,
        ...data(message),
    ];
    if (parent)
        parts.push(`from ${parent}\n`);
    if (tree)
        parts.push(`M 040000 ${tree} ""\n`);
    // Removals first: a file may take the place of a folder.
    for (const { path, content } of files)
        if (content === null)
            parts.push(`D ${quote(path)}\n`);
    for (const { path, content, mode = '100644' } of files) {
        if (content !== null)
            parts.push(`M ${mode} inline ${quote(path)}\n`, ...data(content));
    }
    const asked = ['', ...written(files).map(({ path }) => path)];
    parts.push(`\nget-mark ${mark}\n`, ...asked.map((path) => `ls ${mark} ${quote(path)}\n`));
    parts.push(`reset ${ref}\nfrom ${'0'.repeat(40)}\n\n`);
    return parts.map((part) => Buffer.from(part));
}
function data(content) {
    const bytes = Buffer.from(content);
    return [`data ${bytes.length}\n`, bytes, '\n'];
}
/** A name that cannot end the line or the e-mail's brackets. */
function identity(text) {
    return text.replace(/[<>\n\0]/g, '').trim() || 'unknown';
}
/** Always quoted, so that no path can look like a command. */
function quote(path) {
    return `"${path.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`;
}


/***/ }),

/***/ 37710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readObjects),
/* harmony export */   r: () => (/* binding */ fetchObjects)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60958);
// Objects of a repository that were left out when their commit was fetched.


const SHA1 = /^[0-9a-f]{40}$/;
const ARGS = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--filter=blob:none'];
/** All at once, by their IDs; to git, a pair of refs would be a wish to write one. */
function fetchObjects(git, gitDir, oids, call) {
    if (!oids.every((oid) => SHA1.test(oid)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('A commit names something else than files. Check it with git fsck.');
    // They have no history, from which git could see what is here already.
    const alone = ['-c', 'fetch.negotiationAlgorithm=noop', '--git-dir', gitDir];
    const input = oids.map((oid) => `${oid}\n`).join('');
    return git.try([...alone, ...ARGS, '--stdin', 'origin'], { ...call, input });
}
/** Their contents; what is not here is fetched, one by one. */
async function readObjects(git, gitDir, oids) {
    if (oids.length === 0)
        return [];
    const input = oids.map((oid) => `${oid}\n`).join('');
    const result = await git.try(['--git-dir', gitDir, 'cat-file', '--batch'], { input });
    let at = 0;
    return oids.map((oid) => {
        const end = result.stdout.indexOf(10, at);
        const line = result.stdout.toString('utf8', at, Math.max(at, end));
        const size = new RegExp(`^${oid} \\w+ (\\d+)$`).exec(line)?.[1];
        if (size === undefined && result.code !== 0)
            throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFailed */ .SX(['cat-file'], result);
        if (size === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('git could not fetch all of a record. Run it again later.');
        const start = end + 1;
        at = start + Number(size) + 1;
        return result.stdout.subarray(start, at - 1);
    });
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  wd: () => (/* binding */ IMPOSSIBLE),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  V2: () => (/* binding */ failure),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  uA: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/shared/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.







/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    passes;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
        this.passes = isTransient(result);
    }
}
/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;
function failure(args, result) {
    const failed = new GitFailed(args, result);
    if (!MISSING.test(result.stderr))
        return failed;
    return new errors/* NotFound */.Mk('The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.', { cause: failed });
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
    return gitOf(stream, async (args, call = {}) => {
        const token = source && (await tokenOf(source));
        const attempt = (current) => execute(args, gitEnvironment(settings, current), call);
        const result = await attempt(token);
        if (!token || typeof source === 'string' || result.code === 0)
            return result;
        if (!DENIED.test(result.stderr))
            return result;
        // Revoked: there is another one, or a sentence that says why not.
        source?.refused(token);
        return attempt(await source?.get());
    });
}
function gitOf(stream, attempt) {
    return {
        stream,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
function gitEnvironment({ path, network, safe, credentials }, token) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        // A server that is silent for a minute is away; one that is at work says so every few seconds.
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', '60'],
        ...(safe?.directories ?? []).map((one) => ['safe.directory', one]),
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: OURS.name,
        GIT_AUTHOR_EMAIL: OURS.email,
        GIT_COMMITTER_NAME: OURS.name,
        GIT_COMMITTER_EMAIL: OURS.email,
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function start(args, environment, { cwd, input, signal, env, withChildren }) {
    if (!external_node_worker_threads_.isMainThread)
        throw new Error('A side thread has no processes of its own: see lent-git.ts.');
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd,
        env: { ...environment, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own can be killed as a whole.
        ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
    });
    // git may exit before it has read everything; its exit code tells the story, not the pipe.
    child.stdin.on('error', () => { });
    child.stdin.end(input);
    return child;
}
/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;
async function* outputOf(...call) {
    const child = start(...call);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
    });
    const ended = new Promise((resolve, reject) => {
        const { signal } = call[2];
        child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
        child.on('close', (code) => resolve(code ?? 128));
    });
    // Whoever has read enough does not wait for it.
    ended.catch(() => { });
    try {
        yield* child.stdout;
        const code = await ended;
        if (code !== 0)
            throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
    }
    finally {
        child.kill('SIGKILL');
    }
}
function execute(args, environment, call) {
    const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const child = start(args, environment, call);
        const end = () => {
            if (!withChildren || !child.pid)
                return child.kill('SIGKILL');
            try {
                return process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // All of them have ended already.
                return false;
            }
        };
        if (withChildren)
            signal?.addEventListener('abort', end, { once: true });
        const stdout = [];
        const stderr = [];
        let printed = 0;
        child.stdout.on('data', (chunk) => {
            printed += chunk.length;
            if (printed > maxOutput)
                end();
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(notStarted(error));
        });
        child.on('close', (code, killed) => {
            signal?.removeEventListener('abort', end);
            if (signal?.aborted)
                return reject(stopReason(signal));
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
    });
}
function notStarted(error) {
    const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
    return new errors/* Unavailable */.$P(words, { cause: error });
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
async function prepareRepository(dir, { remote, filter }) {
    for (const folder of ['info', 'objects', 'refs']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(dir, folder), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'config'), promisorConfig(remote, filter));
}
function promisorConfig(remote, filter) {
    return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
// git over an unreliable network: what can be repeated is repeated.
const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
/** What this server and this git can never do together, however often they try. */
const IMPOSSIBLE = /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    return gitOf(git.stream, async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        const until = clock.now() + (patience?.limitMs ?? 0);
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!isTransient(result)) {
                if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
                    patience?.answered();
                return result;
            }
            const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
            if (isOver)
                patience?.gaveUp();
            if (!repeatable || isOver)
                return result;
            const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* backoff */.JN)(made - 1, pause, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 85410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listRefs)
/* harmony export */ });
/** All refs that match, as they are at one moment. A name that ends with `*` stands for many. */
async function listRefs(git, remote, names, call) {
    const result = await git.try(['ls-remote', '--symref', remote, ...names], call);
    if (result.code !== 0)
        return result;
    const listed = { tips: new Map() };
    for (const line of result.stdout.toString('utf8').split('\n')) {
        const [value = '', ref = ''] = line.split('\t');
        if (value.startsWith('ref: refs/heads/'))
            listed.head = value.slice(16);
        // To git, `refs/heads/refs/a` is `refs/a`, too.
        else if (names.some((name) => isMatch(ref, name)))
            listed.tips.set(ref, value);
    }
    return listed;
}
const isMatch = (ref, name) => name.endsWith('*') ? ref.startsWith(name.slice(0, -1)) : ref === name;


/***/ }),

/***/ 28669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ PushUnclear),
/* harmony export */   openRemoteRefs: () => (/* binding */ openRemoteRefs),
/* harmony export */   u: () => (/* binding */ RaceLost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33726);
/* harmony import */ var _fetch_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37710);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60958);
/* harmony import */ var _list_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85410);
// Small files kept under refs of a remote repository, changed by compare-and-swap: a leased push
// that fails if someone else was first. What changes several refs does so in one atomic push.







/** Someone else wrote first: read again and decide again. */
class RaceLost extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Unavailable */ .$P {
}
/** The push may or may not have arrived: look for the operation in the record. */
class PushUnclear extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Unavailable */ .$P {
}
/** `dir` is a scratch repository of our own; it may be empty, and may be thrown away at any time. */
async function openRemoteRefs(git, dir, remote) {
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .prepareRepository */ .uA)(dir, { remote, filter: FOLDERS });
    const refs = new ScratchRefs(git, dir, remote);
    return {
        fetch: (wanted) => refs.fetch(wanted),
        read: (wanted) => refs.read(wanted),
        names: (commit, folder) => refs.names(commit, folder),
        push: (writes, time) => refs.push(writes, time),
        list: (patterns) => refs.list(patterns),
    };
}
/** A server sees many refs over time. One that is forgotten costs a larger fetch. */
const MOST_KNOWN = 10_000;
/** A run reads what it wrote again and again. */
const MOST_CONTENTS = 32;
const MOST_LISTINGS = 32;
class ScratchRefs {
    #git;
    #dir;
    #remote;
    /** Refs that were asked for before. */
    #known = new Set();
    /** The IDs of a commit's files, by path. */
    #listings = new Memory(MOST_LISTINGS);
    /** By ID. */
    #contents = new Memory(MOST_CONTENTS);
    constructor(git, dir, remote) {
        this.#git = git;
        this.#dir = dir;
        this.#remote = remote;
    }
    async fetch(wanted) {
        const tips = await this.#bring([...new Set(wanted.map(({ ref }) => ref))]);
        const there = wanted.filter(({ ref }) => tips.has(ref));
        const files = there.map(({ ref, path }) => ({ commit: tips.get(ref) ?? '', path }));
        const contents = await this.read(files);
        const found = files.map(({ commit }, n) => ({ commit, content: contents[n] ?? null }));
        return wanted.map((one) => found[there.indexOf(one)] ?? null);
    }
    async read(wanted) {
        const oids = [];
        for (const { commit, path } of wanted)
            oids.push((await this.#filesOf(commit)).get(path));
        const missing = [...new Set(oids.flatMap((oid) => oid ?? []))].filter((oid) => !this.#contents.has(oid));
        const read = new Map((await this.#readBlobs(missing)).map((bytes, n) => [missing[n], bytes]));
        const contents = oids.map((oid) => oid && (read.get(oid) ?? this.#contents.get(oid)));
        for (const [oid, bytes] of read)
            if (oid !== undefined)
                this.#contents.set(oid, bytes);
        return contents.map((bytes) => bytes || null);
    }
    async names(commit, folder) {
        const start = `${folder}/`;
        const paths = [...(await this.#filesOf(commit)).keys()].filter((path) => path.startsWith(start));
        return [...new Set(paths.map((path) => path.slice(start.length).split('/', 1)[0] ?? ''))];
    }
    async push(writes, time) {
        const made = await this.#commit(writes, time);
        const result = await this.#git.try(this.#inDir([
            ...['push', '--porcelain', '--atomic'],
            ...writes.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
            'origin',
            ...writes.map(({ ref }) => `${made.get(ref) ?? ''}:${ref}`),
        ]));
        if (result.code !== 0)
            throw pushError(result);
        return made;
    }
    async list(patterns) {
        const listed = await (0,_list_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .listRefs */ .D)(this.#git, this.#remote, patterns, { cwd: this.#dir });
        if (!('tips' in listed))
            throw unreachable('ls-remote', listed);
        return listed.tips;
    }
    /** The new commits by ref; null for a ref that is to be deleted. */
    async #commit(writes, time) {
        const made = new Map(writes.map(({ ref }) => [ref, null]));
        const kept = writes.filter(({ files }) => files !== null);
        const plans = [];
        for (const { expected, files, message, isRoot } of kept) {
            const tree = isRoot && expected ? await this.#treeOf(expected) : undefined;
            plans.push({ parent: isRoot ? null : expected, tree, files: files ?? [], message, time });
        }
        const built = await (0,_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .writeCommits */ .Y)(this.#git, this.#dir, plans);
        for (const [n, { ref, expected, files }] of kept.entries()) {
            const { oid = null, blobs } = built[n] ?? {};
            made.set(ref, oid);
            const before = expected === null ? new Map() : this.#listings.get(expected);
            if (!oid || !before)
                continue;
            const listing = new Map(before);
            for (const { path, content } of files ?? []) {
                const blob = content === null ? undefined : blobs?.get(path);
                if (blob === undefined)
                    listing.delete(path);
                else
                    listing.set(path, blob);
                if (blob !== undefined)
                    this.#contents.set(blob, Buffer.from(content));
            }
            // Nobody puts a file of a record where a folder was, so nothing else has changed.
            this.#listings.set(oid, listing);
        }
        return made;
    }
    async #treeOf(commit) {
        return (await this.#git.run(this.#inDir(['rev-parse', `${commit}^{tree}`]))).trim();
    }
    /** Every file of a commit that is here with all of its folders. */
    async #filesOf(commit) {
        const known = this.#listings.get(commit);
        if (known)
            return known;
        const list = ['ls-tree', '-r', '-z', '--full-tree', commit];
        const result = await this.#git.try(this.#inDir(list));
        if (result.code !== 0)
            throw unreachable('ls-tree', result);
        const entries = result.stdout.toString('utf8').split('\0');
        const listing = new Map(entries.flatMap((entry) => {
            const [, oid, path] = /^1\d{5} blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
            return oid && path ? [[path, oid]] : [];
        }));
        this.#listings.set(commit, listing);
        return listing;
    }
    /** What a tree names is there: if it cannot be brought, that is no answer, and never an absent file. */
    async #readBlobs(oids) {
        // git fetches what is missing one by one.
        const fetched = oids.length > 1 && (await (0,_fetch_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchObjects */ .r)(this.#git, this.#dir, oids));
        if (fetched && fetched.code !== 0)
            throw unreachable('fetch', fetched);
        return (0,_fetch_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjects */ .$)(this.#git, this.#dir, oids).catch((error) => {
            throw error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitFailed */ .SX ? unreachable('cat-file', error.result) : error;
        });
    }
    /** The newest commits, with their folders, by ref. */
    async #bring(refs) {
        // Patterns, because asking for a ref that does not exist by its name is an error to git.
        const specs = refs.map((ref) => `+${ref}*:${local(ref)}*`);
        const fetch = (options) => this.#git.try(this.#inDir(['fetch', '--prune', ...QUIETLY, ...options, 'origin', ...specs]));
        const unknown = refs.filter((ref) => !this.#known.has(ref));
        // What is new since the last time is little, and comes with its files.
        const filter = unknown.length === refs.length ? `--filter=${FOLDERS}` : '--no-filter';
        let result = await fetch(unknown.length > 0 ? ['--depth=1', filter] : [filter]);
        // With a depth, finding no such ref fails without a message. Whether there truly is none is asked
        // for, never assumed.
        if (result.code !== 0 && result.stderr.trim() === '')
            result = await fetch([]);
        if (result.code !== 0)
            throw unreachable('fetch', result);
        const tips = new Map();
        for (const ref of refs) {
            // Nobody packs the refs of a scratch repository, so each is in a file of its own.
            const tip = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#dir, local(ref)), 'utf8').catch(unlessAbsent);
            if (tip !== undefined)
                tips.set(ref, tip.trim());
        }
        if (this.#known.size > MOST_KNOWN)
            this.#known.clear();
        for (const ref of refs)
            this.#known.add(ref);
        return tips;
    }
    #inDir(args) {
        return ['--git-dir', this.#dir, ...args];
    }
}
/** The latest values that were read or written. */
class Memory extends Map {
    #most;
    constructor(most) {
        super();
        this.#most = most;
    }
    set(key, value) {
        this.delete(key);
        super.set(key, value);
        const oldest = this.keys().next();
        if (this.size > this.#most && !oldest.done)
            this.delete(oldest.value);
        return this;
    }
}
/** Folders come with their commit, files when they are asked for. GitHub takes few other filters. */
const FOLDERS = 'blob:none';
const QUIETLY = ['--quiet', '--no-tags', '--no-write-fetch-head'];
function unlessAbsent(error) {
    if (error.code !== 'ENOENT')
        throw error;
}
/** Where a remote's ref is kept in the scratch repository. */
function local(ref) {
    return `refs/remote/${ref.replace(/^refs\//, '')}`;
}
const LOST = /stale info|cannot lock ref|failed to update ref|failed to lock|reference already exists|incorrect old value|fetch first|non-fast-forward|Unable to create .*\.lock|remote ref .* changed/i;
const REFUSED = /declined|protected|denied|deny|prohibited|not permitted|Permission|Authentication failed|could not read Username|returned error: 40[134]|[Rr]epository not found|does not appear to be a git repository/i;
/** A server's own trouble of the moment; every other reason for a rejection is its last word. */
const PASSING = /unpack(?:er)? error|failed to report|\(failure\)|internal|time(?:d )?out|temporar|try again/i;
function pushError(result) {
    const said = `${result.stdout.toString('utf8')}\n${result.stderr}`;
    if (LOST.test(said))
        return new RaceLost('Another run wrote at the same time.');
    if (_git_js__WEBPACK_IMPORTED_MODULE_5__/* .IMPOSSIBLE */ .wd.test(said) || /fsck error/.test(said)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`The state could not be written: ${tail(said)} Use a git server that supports SHA-1 repositories and atomic pushes, and check the repository with \`git fsck\`.`);
    }
    const rejected = /^!.*\[remote rejected\]/m.test(said) && !PASSING.test(said);
    if (REFUSED.test(said) || rejected) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`The state could not be written: ${tail(said)} Give the workflow \`permissions: contents: write\` (for \`docs-repository\`, give \`docs-token\` that permission), and make sure that no rule protects \`refs/docket/*\`.`);
    }
    return new PushUnclear(`The push was cut off: ${tail(said)}`);
}
function unreachable(what, result) {
    const failed = new _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitFailed */ .SX([what], result);
    if (REFUSED.test(result.stderr)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`The repository could not be read: ${tail(result.stderr)} Give the token at least \`contents: read\`, and check the address.`, { cause: failed });
    }
    return failed;
}
/** Who refused says why, before git sums it up. */
function tail(text) {
    const lines = text.split('\n').map((line) => line.trim());
    const reasons = lines.flatMap((line) => /^!.*\[[a-z ]*rejected\] \((.+)\)$/.exec(line)?.[1] ?? []);
    const others = lines.filter((line) => !/^(?:!|To |Done$|hint:|error: failed to push|$)/.test(line));
    const words = [...others, ...reasons.map((reason) => `${reason}.`)];
    return words.slice(-3).join(' ').slice(0, 400);
}


/***/ }),

/***/ 65241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ LOST),
/* harmony export */   Vk: () => (/* binding */ CUT_OFF),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   ry: () => (/* binding */ afterWriting),
/* harmony export */   uv: () => (/* binding */ isCalm)
/* harmony export */ });
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52926);
// How long to wait when several runs write to one ref. A run that has just written lets others go first.

const MAX_ATTEMPTS = 100;
/** After so many lost races: left to chance, so that those who lost together do not meet again. */
const LOST = { baseMs: 400, capMs: 10_000 };
/** Nobody else was first: the other side gave no answer. */
const CUT_OFF = { baseMs: 1_000, capMs: 30_000, spread: 0.5 };
/** After a write, for others. */
const WRITTEN = { baseMs: 800, capMs: 800 };
/** Writes in a row that met nobody else, until the ref counts as ours alone for the moment. */
const CALM_AFTER = 3;
/** A writer in a hurry is so quick that others never come between: it pauses this often. */
const BREATHE_EVERY = 4;
const BREATH = { baseMs: 400, capMs: 400, spread: 0.5 };
/** `inARow`: this process's latest writes that met nobody else. */
function isCalm(inARow) {
    return inARow >= CALM_AFTER;
}
/** Before the next write of this process. */
function afterWriting(inARow, random) {
    if (!isCalm(inARow))
        return (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .backoff */ .JN)(0, WRITTEN, random);
    return inARow % BREATHE_EVERY === 0 ? (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .backoff */ .JN)(0, BREATH, random) : 0;
}


/***/ }),

/***/ 88188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHistory: () => (/* binding */ createGitHistory)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64377);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28669);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52926);
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77863);
/* harmony import */ var _race_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65241);
// The views history in a ref of the repository: an index of the days and one small file for each,
// at the root, where opening the ref brings them along. Merging twice changes nothing, so that a
// lost race or an unclear push is simply decided again.







const INDEX = 'index.json';
const Index = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1), days: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .date */ .p6()) });
const fileOf = (day) => `${day}.ndjson`;
function createGitHistory(options) {
    const { refs, ref = 'refs/docket/views', clock, random, guard } = options;
    let turn = Promise.resolve();
    function inTurn(work) {
        const done = turn.then(work, work);
        turn = done;
        return done;
    }
    async function open() {
        const [index] = await refs.fetch([{ ref, path: INDEX }]);
        if (!index)
            return { commit: null, days: [] };
        return { commit: index.commit, days: decodeIndex(index.content, ref) };
    }
    async function readDays(commit, days) {
        const files = await refs.read(days.map((day) => ({ commit, path: fileOf(day) })));
        return files.map((file) => file?.toString('utf8') ?? null);
    }
    async function tryAdd(days) {
        const { commit, days: known } = await open();
        const names = [...days.keys()];
        const before = commit === null ? names.map(() => null) : await readDays(commit, names);
        const files = names
            .map((day, index) => ({
            day,
            before: before[index] ?? null,
            after: (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeDay */ .bS)(before[index] ?? null, day, days.get(day) ?? [], where(ref, day)),
        }))
            .filter(({ before, after }) => before !== after);
        if (files.length === 0)
            return;
        for (const { after } of files)
            guard?.(after);
        const index = { version: 1, days: [...new Set([...known, ...names])].sort() };
        const contents = files.map(({ day, after }) => ({ path: fileOf(day), content: after }));
        const write = {
            ref,
            expected: commit,
            files: [{ path: INDEX, content: `${JSON.stringify(index)}\n` }, ...contents],
            message: `Keep the views of ${files.length === 1 ? files[0]?.day : `${files.length} days`}`,
        };
        await refs.push([write], Math.floor(clock.now() / 1000));
    }
    return {
        add: (days) => inTurn(async () => {
            for (let lost = 0; lost < _race_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_ATTEMPTS */ .m; lost++) {
                try {
                    return await tryAdd((0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_4__/* .byDay */ .mL)(days));
                }
                catch (error) {
                    if (!(error instanceof _shared_git_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .RaceLost */ .u || error instanceof _shared_git_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .PushUnclear */ .f))
                        throw error;
                    await clock.sleep((0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoff */ .JN)(lost - 1, _race_js__WEBPACK_IMPORTED_MODULE_5__/* .LOST */ .Rj, random));
                }
            }
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('Other runs keep writing to the views history. Run this one again.');
        }),
        read: (span) => inTurn(async () => {
            const { commit, days } = await open();
            const wanted = days.filter((day) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .inSpan */ ._1)(day, span));
            if (commit === null)
                return [];
            const texts = await readDays(commit, wanted);
            return texts.flatMap((text, index) => (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeDay */ .P0)(text ?? '', where(ref, wanted[index] ?? '')));
        }),
    };
}
function where(ref, day) {
    return `\`${ref}:${fileOf(day)}\``;
}
function decodeIndex(content, ref) {
    try {
        return Index.parse(JSON.parse(content?.toString('utf8') ?? '')).days;
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorruptState */ .nK(`The views history in \`${ref}\` cannot be read and was not changed. Restore the ref from an earlier commit, or delete it to start over.`, { cause: error });
    }
}


/***/ }),

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ daySpan),
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   AC: () => (/* binding */ END_OF_TIME),
/* harmony export */   Ew: () => (/* binding */ dayText),
/* harmony export */   Gy: () => (/* binding */ LAST_DAY),
/* harmony export */   Sn: () => (/* binding */ encodeTables),
/* harmony export */   U$: () => (/* binding */ dayNumber),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   Xj: () => (/* binding */ onlyPages),
/* harmony export */   Yi: () => (/* binding */ noCounts),
/* harmony export */   ZQ: () => (/* binding */ classIndex),
/* harmony export */   _1: () => (/* binding */ inSpan),
/* harmony export */   c5: () => (/* binding */ addCounts),
/* harmony export */   gQ: () => (/* binding */ addInto)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _page_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24475);
// What one log file says about one UTC day: the unit that is counted, kept and merged.




function classIndex(name) {
    return _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .TRAFFIC_CLASSES */ .LL.indexOf(name);
}
/** A zero for each class; written out because the hot loop makes many. */
function noCounts() {
    return [0, 0, 0, 0, 0, 0, 0];
}
/** Adds one table's counts into another, up to so many keys. */
function addInto(sums, table, most = Number.POSITIVE_INFINITY) {
    table.forEach((counts, key) => {
        const sum = sums.get(key);
        if (sum)
            addCounts(sum, counts);
        else if (sums.size < most)
            sums.set(key, [...counts]);
    });
}
function addCounts(sum, counts) {
    for (let i = 0; i < sum.length; i++)
        sum[i] = sum[i] + (counts[i] ?? 0);
}
/** What the entry says about these pages alone. Agents and sources have no pages to choose by. */
function onlyPages(entry, wanted) {
    if (wanted === _page_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_PAGES */ .t)
        return entry;
    const only = (table) => ({
        forEach: (visit) => table.forEach((counts, path) => {
            if (wanted(path))
                visit(counts, path);
        }),
    });
    const { pages, missing, referrals } = entry;
    return {
        ...entry,
        pages: only(pages),
        missing: only(missing),
        ...(referrals && { referrals: { ...referrals, pages: only(referrals.pages) } }),
    };
}
/** All counts of a table together, class by class. */
function sumOf(table) {
    const sum = noCounts();
    table.forEach((counts) => {
        addCounts(sum, counts);
    });
    return sum;
}
/** The entry without its single pages: what they have together is under an empty path. */
function withoutPages(entry) {
    const { pages, referrals } = entry;
    const sum = (table) => new Map([['', sumOf(table)]]);
    return {
        ...entry,
        pages: sum(pages),
        ...(referrals && { referrals: { ...referrals, pages: sum(referrals.pages) } }),
    };
}
/** The same counts always give the same text. Counts are cut behind the last that is not 0. */
function encodeTables({ pages, agents, missing, referrals, checks }) {
    return JSON.stringify({
        pages: sortedRows(pages),
        agents: sortedRows(agents),
        missing: sortedRows(missing),
        ...(referrals && {
            referrals: { pages: sortedRows(referrals.pages), sources: sortedRows(referrals.sources) },
        }),
        ...(checks && {
            checks: { verified: sortedRows(checks.verified), spoofed: sortedRows(checks.spoofed) },
        }),
    });
}
function sortedRows(table) {
    const rows = [];
    table.forEach((counts, key) => {
        const last = counts.findLastIndex((count) => count > 0);
        rows.push([key, counts.slice(0, last + 1)]);
    });
    return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
// UTC days. Inside, a day is a whole number of days since 1970; outside, `YYYY-MM-DD`.
/** The last day that JavaScript's dates know. */
const END_OF_TIME = 100_000_000;
/** The last one whose year has four digits. */
const LAST_DAY = Date.UTC(9999, 11, 31) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** The day of a calendar date, or -1 when the calendar has no such date. */
function dayNumber(year, month, date) {
    const time = Date.UTC(year, month - 1, date);
    const back = new Date(time);
    const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === date && year >= 1970;
    return real ? time / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO : -1;
}
function dayText(day) {
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(day * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}
function inSpan(day, span) {
    const number = Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
    return number >= span.from && number < span.to;
}
/**
 * The span that a request means. A time of day counts for its UTC day, so that `dateTo` always
 * leaves its own date out, as the contract says; an absent end is open.
 */
function daySpan(range) {
    const from = range.dateFrom === undefined ? 0 : parseDay('dateFrom', range.dateFrom);
    const to = range.dateTo === undefined ? END_OF_TIME : parseDay('dateTo', range.dateTo);
    if (to < from) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh('Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.');
    }
    return { from, to };
}
function parseDay(name, text) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(text);
    const [, year, month, date] = match ?? [];
    const day = match ? dayNumber(Number(year), Number(month), Number(date)) : -1;
    const ms = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(text);
    if (day < 0 || Number.isNaN(ms)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${text.slice(0, 40)}\`.`);
    }
    return Math.floor(ms / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}


/***/ }),

/***/ 77863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ encodeDay),
/* harmony export */   M6: () => (/* binding */ mergeFileDays),
/* harmony export */   P0: () => (/* binding */ decodeDay),
/* harmony export */   bS: () => (/* binding */ mergeDay),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   mL: () => (/* binding */ byDay)
/* harmony export */ });
/* unused harmony export isLarger */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45306);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43650);
// Views beyond the logs' retention. What a log contains about a day is kept per file, so that reading a
// file again, or a longer copy of it, changes a day and never doubles it.





/**
 * One entry per file and day, the larger one where there are several. A file is known by its first
 * line, so that a log that has grown replaces its earlier reading, while the halves of a rotated
 * log are two files whose counts add up. Order and repetition of the input do not matter.
 */
function mergeFileDays(days) {
    const merged = new Map();
    for (const entry of days) {
        const key = `${entry.day} ${entry.file}`;
        const known = merged.get(key);
        if (!known || isLarger(entry, known))
            merged.set(key, entry);
    }
    return [...merged.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
/** The stored days that the logs do not have any more: what they have is counted with today's settings. */
function withoutRepeats(kept, fresh) {
    const now = new Map(fresh.map((entry) => [`${entry.day} ${entry.file}`, entry]));
    return kept.filter((entry) => {
        const again = now.get(`${entry.day} ${entry.file}`);
        return !again || entry.lines > again.lines || entry.rules > again.rules;
    });
}
/**
 * With as many lines the newer rules win, then the reading that says more, of more pages; otherwise
 * any order will do, if it is one.
 */
function isLarger(a, b) {
    if (a.lines !== b.lines)
        return a.lines > b.lines;
    if (a.rules !== b.rules)
        return a.rules > b.rules;
    const facts = ({ referrals, checks }) => (referrals ? 1 : 0) + (checks ? 1 : 0);
    if (facts(a) !== facts(b))
        return facts(a) > facts(b);
    const views = ({ pages }) => (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .sumOf */ .XN)(pages).reduce((sum, count) => sum + count, 0);
    if (views(a) !== views(b))
        return views(a) > views(b);
    return a !== b && (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(a) > (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(b);
}
// A day of the history as text: a head, then one line per log file, so that git keeps and compares
// it well. Whatever is read back is checked, and never taken for empty when it is broken.
const Head = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    day: zod__WEBPACK_IMPORTED_MODULE_5__/* .date */ .p6(),
    /** The order of the counts in this file. */
    classes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
/** By hand: a report reads 12 weeks, and z.record copies every page of every day. */
const Table = zod__WEBPACK_IMPORTED_MODULE_4__/* .custom */ .IeY(isTable);
const Line = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    lines: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0),
    rules: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    pages: Table,
    agents: Table,
    missing: Table,
    referrals: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ pages: Table, sources: Table }).optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ verified: Table, spoofed: Table }).optional(),
});
function encodeDay(day, entries) {
    const lines = entries.map((entry) => {
        const { file, lines, rules } = entry;
        return `${JSON.stringify({ file, lines, rules }).slice(0, -1)},${(0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(entry).slice(1)}`;
    });
    return `${[JSON.stringify({ version: 1, day, classes: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL }), ...lines].join('\n')}\n`;
}
function decodeDay(text, where) {
    try {
        const [head = '', ...lines] = text.trimEnd().split('\n');
        const { day, classes } = Head.parse(JSON.parse(head));
        const order = _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => classes.indexOf(name));
        const table = (rows) => {
            const found = new Map();
            for (const [key, row] of Object.entries(rows)) {
                const counts = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .noCounts */ .Yi)();
                for (let index = 0; index < counts.length; index++) {
                    counts[index] = row[order[index]] ?? 0;
                }
                found.set(key, counts);
            }
            return found;
        };
        return lines.map((line) => {
            const { file, lines, rules, ...tables } = Line.parse(JSON.parse(line));
            const { pages, agents, missing, referrals, checks } = tables;
            return {
                file,
                day,
                lines,
                rules,
                pages: table(pages),
                agents: table(agents),
                missing: table(missing),
                ...(referrals && {
                    referrals: { pages: table(referrals.pages), sources: table(referrals.sources) },
                }),
                ...(checks && {
                    checks: { verified: table(checks.verified), spoofed: table(checks.spoofed) },
                }),
            };
        });
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorruptState */ .nK(`The views history in ${where} cannot be read and was not changed. Restore an earlier version, or delete that day to start over.`, { cause: error });
    }
}
function isTable(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    return Object.values(value).every((row) => Array.isArray(row) && row.every(_contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my));
}
/** A day's text, null when there is none yet, with more entries in it. */
function mergeDay(text, day, entries, where) {
    const known = text === null ? [] : decodeDay(text, where);
    return encodeDay(day, mergeFileDays([...known, ...entries]));
}
function byDay(days) {
    return Map.groupBy(days, ({ day }) => day);
}


/***/ }),

/***/ 24475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pageFilter),
/* harmony export */   t: () => (/* binding */ ALL_PAGES)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// Which pages the settings want, by our own globs on the page's path. One that starts with `!` excludes.

const ALL_PAGES = () => true;
/** The same pages are asked about for every line, day and table. */
const MAX_REMEMBERED = 100_000;
function pageFilter(globs) {
    if (globs.length === 0)
        return ALL_PAGES;
    const open = globs.filter((glob) => !glob.startsWith('!')).map(matcher);
    const closed = globs.flatMap((glob) => (glob.startsWith('!') ? matcher(glob.slice(1)) : []));
    const known = new Map();
    return (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const wanted = (open.length === 0 || open.some((fits) => fits(path))) && !closed.some((fits) => fits(path));
        if (known.size === MAX_REMEMBERED)
            known.clear();
        known.set(path, wanted);
        return wanted;
    };
}
/** `/guide` is the first page of the folder `/guide/`, so `/guide/**` covers it, too. */
function matcher(pattern) {
    const relative = pattern.replace(/^\//, '');
    if (relative === '')
        return (path) => path === '/';
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .SO)(relative);
    const folder = /(?:^|\/)(?:\*\*)?$/.test(relative);
    return (path) => {
        const name = path.slice(1);
        return glob.matches(name) || (folder && glob.matches(name === '' ? 'index' : `${name}/index`));
    };
}


/***/ })

};
