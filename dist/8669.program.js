export const id = 8669;
export const ids = [8669,958];
export const modules = {

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
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
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js
var network_network = __webpack_require__(10031);
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
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }, undefined), call);
    return gitOf({ stream, ask: askOver(settings) }, async (args, call = {}) => {
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
function gitOf(others, attempt) {
    return {
        ...others,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
const ASK_MS = 20_000;
/** A hundred thousand refs. */
const MAX_ANSWER = 16_000_000;
/** An answer of this kind is about this moment, or this token. */
const PASSING = new Set([401, 403, 404, 408, 429]);
function askOver({ credentials, network = {} }) {
    const send = (0,network_network/* fetchFor */.Gt)(network);
    // Only git knows these certificates.
    let isPossible = !network.GIT_SSL_CAINFO && !network.GIT_SSL_CAPATH;
    return async (remote, request, signal) => {
        if (!isPossible || !/^https?:\/\//.test(remote))
            return undefined;
        const isOurs = credentials && URL.parse(remote)?.origin === credentials.origin;
        const token = isOurs && (await tokenOf(credentials.token));
        const limit = AbortSignal.timeout(ASK_MS);
        try {
            const response = await send(`${remote}/git-upload-pack`, {
                method: 'POST',
                redirect: 'error',
                headers: {
                    'git-protocol': 'version=2',
                    'content-type': 'application/x-git-upload-pack-request',
                    accept: RESULT,
                    'user-agent': 'git/docket',
                    ...(token && { authorization: basic(token) }),
                },
                body: request,
                signal: signal ? AbortSignal.any([signal, limit]) : limit,
            });
            const { status } = response;
            if (status === 200 && response.headers.get('content-type') === RESULT && response.body)
                return await bounded(response.body, MAX_ANSWER);
            await response.body?.cancel();
            isPossible = status >= 500 || PASSING.has(status);
        }
        catch {
            if (signal?.aborted)
                throw stopReason(signal);
        }
        return undefined;
    };
}
const RESULT = 'application/x-git-upload-pack-result';
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
async function bounded(body, most) {
    const parts = [];
    let bytes = 0;
    for await (const part of body) {
        bytes += part.length;
        if (bytes > most)
            return undefined;
        parts.push(part);
    }
    return Buffer.concat(parts);
}
function gitEnvironment({ path, network, credentials }, token) {
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
        ['safe.directory', '*'],
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
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
async function* outputOf(...call) {
    const child = start(...call);
    child.on('error', () => { });
    child.stderr.resume();
    try {
        yield* child.stdout;
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
            reject(new errors/* Unavailable */.$P(`git could not be started: ${error.message}. Install git 2.34 or newer.`, {
                cause: error,
            }));
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
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    const ask = async (...question) => {
        const answer = await git.ask?.(...question);
        if (answer)
            patience?.answered();
        return answer;
    };
    return gitOf({ stream: git.stream, ask }, async (args, call) => {
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
            const backoff = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* fullJitter */.G1)(made - 1, backoff, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 85410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listRefs),
/* harmony export */   t: () => (/* binding */ askForRefs)
/* harmony export */ });
/** All refs that match, as they are at one moment. A name that ends with `*` stands for many. */
async function listRefs(git, remote, names, call) {
    const quick = await askForRefs(git, remote, names, call?.signal);
    if (quick)
        return quick;
    const result = await git.try(['ls-remote', '--symref', remote, ...names], call);
    if (result.code !== 0)
        return result;
    const listed = { tips: new Map() };
    for (const line of result.stdout.toString('utf8').split('\n')) {
        const [value = '', ref = ''] = line.split('\t');
        if (value.startsWith('ref: '))
            listed.head = branchOf(value.slice(5));
        // To git, `refs/heads/refs/a` is `refs/a`, too.
        else if (names.some((name) => isMatch(ref, name)))
            listed.tips.set(ref, value);
    }
    return listed;
}
/** Without a process; undefined where that is impossible, or had no clear answer. */
async function askForRefs(git, remote, names, signal) {
    const prefixes = names.map((name) => packet(`ref-prefix ${name.replace(/\*$/, '')}\n`));
    const command = packet('command=ls-refs\n') + packet('object-format=sha1');
    const request = `${command}0001${packet('symrefs\n')}${prefixes.join('')}0000`;
    const answer = await git.ask?.(remote, request, signal);
    return answer && readAnswer(answer, names);
}
/** A list without its end, or with anything else in it, is no list. */
function readAnswer(answer, names) {
    const listed = { tips: new Map() };
    for (let at = 0;;) {
        const digits = answer.toString('latin1', at, at + 4);
        if (digits === '0000')
            return at + 4 === answer.length ? listed : undefined;
        const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
        if (length <= 4 || at + length > answer.length)
            return undefined;
        const line = answer.toString('utf8', at + 4, at + length);
        const [, oid, ref, target] = /^([0-9a-f]{40}) (\S+)(?: symref-target:(\S+))?\n?$/.exec(line) ?? [];
        if (oid === undefined || ref === undefined)
            return undefined;
        if (ref === 'HEAD')
            listed.head = branchOf(target);
        if (names.some((name) => isMatch(ref, name)))
            listed.tips.set(ref, oid);
        at += length;
    }
}
const branchOf = (ref = '') => /^refs\/heads\/(.+)$/.exec(ref)?.[1];
const isMatch = (ref, name) => name.endsWith('*') ? ref.startsWith(name.slice(0, -1)) : ref === name;
/** As git frames a line: its length in hexadecimal, counting those four digits, comes first. */
function packet(line) {
    return (Buffer.byteLength(line) + 4).toString(16).padStart(4, '0') + line;
}


/***/ }),

/***/ 28669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y8: () => (/* binding */ writeCommits),
/* harmony export */   f6: () => (/* binding */ PushUnclear),
/* harmony export */   openRemoteRefs: () => (/* binding */ openRemoteRefs),
/* harmony export */   u5: () => (/* binding */ RaceLost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60958);
/* harmony import */ var _list_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85410);
// Small files kept under refs of a remote repository, changed by compare-and-swap: a leased push
// that fails if someone else was first. What changes several refs does so in one atomic push.



/** Someone else wrote first: read again and decide again. */
class RaceLost extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P {
}
/** The push may or may not have arrived: look for the operation in the record. */
class PushUnclear extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P {
}
/** `dir` is a scratch repository of our own; it may be empty, and may be thrown away at any time. */
async function openRemoteRefs(git, dir, remote) {
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareRepository */ .uA)(dir, { remote, filter: 'tree:2' });
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
const MOST_CONTENTS = 16;
class ScratchRefs {
    #git;
    #dir;
    #remote;
    /** Commits that are here, by ref, as they were last seen or pushed; null: there was no such ref. */
    #known = new Map();
    /** By commit and path, the latest last; null: the commit has no such file. */
    #contents = new Map();
    constructor(git, dir, remote) {
        this.#git = git;
        this.#dir = dir;
        this.#remote = remote;
    }
    async fetch(wanted) {
        const names = [...new Set(wanted.map(({ ref }) => ref))];
        const { tips } = (await (0,_list_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .askForRefs */ .t)(this.#git, this.#remote, names)) ?? {};
        const absent = tips ? names.filter((ref) => !tips.has(ref)) : [];
        for (const ref of absent)
            this.#remember(ref, null);
        const isHere = (ref) => (tips?.get(ref) ?? null) === this.#known.get(ref);
        if (!tips || !names.every(isHere))
            return this.#bring(names, wanted);
        const there = wanted.filter(({ ref }) => tips.has(ref));
        const files = there.map(({ ref, path }) => ({ commit: tips.get(ref) ?? '', path }));
        const contents = await this.read(files);
        const found = files.map(({ commit }, n) => ({ commit, content: contents[n] ?? null }));
        return wanted.map((one) => found[there.indexOf(one)] ?? null);
    }
    async read(wanted) {
        const names = wanted.map(({ commit, path }) => `${commit}:${path}`);
        const missing = [...new Set(names)].filter((name) => !this.#contents.has(name));
        const objects = await this.#catFile(missing);
        const read = new Map(missing.map((name, n) => [name, objects[n]?.bytes ?? null]));
        const contents = names.map((name) => read.get(name) ?? this.#contents.get(name) ?? null);
        for (const [name, content] of read)
            this.#keep(name, content);
        return contents;
    }
    async names(commit, folder) {
        const list = ['--literal-pathspecs', 'ls-tree', '-z', '--name-only'];
        const result = await this.#git.try(this.#inDir([...list, commit, '--', `${folder}/`]));
        if (result.code !== 0)
            throw unreachable('ls-tree', result);
        return result.stdout
            .toString('utf8')
            .split('\0')
            .filter(Boolean)
            .map((path) => path.slice(folder.length + 1));
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
        for (const { ref, files } of writes) {
            const commit = made.get(ref) ?? null;
            this.#remember(ref, commit);
            for (const { path, content } of files ?? [])
                this.#keep(`${commit}:${path}`, content === null ? null : Buffer.from(content));
        }
        return made;
    }
    async list(patterns) {
        const listed = await (0,_list_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .D)(this.#git, this.#remote, patterns, { cwd: this.#dir });
        if (!('tips' in listed))
            throw unreachable('ls-remote', listed);
        return listed.tips;
    }
    /** The new commits by ref; null for a ref that is to be deleted. */
    async #commit(writes, time) {
        const kept = writes.filter((write) => write.files !== null);
        const plans = [];
        for (const { expected, files, message, isRoot } of kept) {
            const tree = isRoot && expected ? await this.#treeOf(expected) : undefined;
            const base = tree === undefined ? { parent: expected } : { parent: null, tree };
            plans.push({ ...base, files: files ?? [], message, time });
        }
        const commits = await writeCommits(this.#git, this.#dir, plans);
        const made = new Map(writes.map((write) => [write.ref, null]));
        kept.forEach((write, index) => {
            made.set(write.ref, commits[index] ?? null);
        });
        return made;
    }
    async #catFile(names) {
        if (names.length === 0)
            return [];
        const input = names.map((name) => `${name}\n`).join('');
        const result = await this.#git.try(this.#inDir(['cat-file', '--batch']), { input });
        if (result.code !== 0)
            throw unreachable('cat-file', result);
        return parseBatch(result.stdout, names.length);
    }
    async #bring(refs, wanted) {
        // Patterns, because asking for a ref that does not exist by its name is an error to git.
        const specs = refs.map((ref) => `+${ref}*:${local(ref)}*`);
        const options = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head', '--filter=tree:2'];
        const fetch = (depth) => this.#git.try(this.#inDir(['fetch', ...options, ...depth, 'origin', ...specs]));
        // With a depth, git asks for commits that it has. Without, for the whole history of a new one.
        const isKnown = refs.every((ref) => this.#known.has(ref));
        let result = await fetch(isKnown ? [] : ['--depth=1']);
        // With a depth, finding no such ref fails without a message. Whether there truly is none is asked
        // for, never assumed.
        if (!isKnown && result.code !== 0 && result.stderr.trim() === '')
            result = await fetch([]);
        if (result.code !== 0)
            throw unreachable('fetch', result);
        const objects = await this.#catFile(wanted.flatMap(({ ref, path }) => [`${local(ref)}^{commit}`, `${local(ref)}:${path}`]));
        return wanted.map(({ ref }, index) => {
            const commit = objects[index * 2]?.oid ?? null;
            this.#remember(ref, commit);
            return commit === null ? null : { commit, content: objects[index * 2 + 1]?.bytes ?? null };
        });
    }
    #remember(ref, commit) {
        if (this.#known.size > MOST_KNOWN)
            this.#known.clear();
        this.#known.set(ref, commit);
    }
    #keep(name, content) {
        this.#contents.set(name, content);
        const oldest = this.#contents.keys().next();
        if (this.#contents.size > MOST_CONTENTS && !oldest.done)
            this.#contents.delete(oldest.value);
    }
    async #treeOf(commit) {
        return (await this.#git.run(this.#inDir(['rev-parse', `${commit}^{tree}`]))).trim();
    }
    #inDir(args) {
        return ['--git-dir', this.#dir, ...args];
    }
}
/** Where a remote's ref is kept in the scratch repository. */
function local(ref) {
    return `refs/remote/${ref.replace(/^refs\//, '')}`;
}
function parseBatch(output, count) {
    const objects = [];
    let at = 0;
    while (objects.length < count) {
        const end = output.indexOf(10, at);
        if (end < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('git stopped in the middle of its output. Run it again.');
        const [, oid, size] = /^([0-9a-f]+) (?:blob|commit) (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
        at = end + 1;
        if (oid === undefined) {
            objects.push(null);
            continue;
        }
        objects.push({ oid, bytes: output.subarray(at, at + Number(size)) });
        at += Number(size) + 1;
    }
    return objects;
}
const LOST = /stale info|cannot lock ref|failed to update ref|failed to lock|reference already exists|incorrect old value|fetch first|non-fast-forward|Unable to create .*\.lock|remote ref .* changed/i;
const REFUSED = /hook declined|protected|denied|not permitted|Permission|Authentication failed|could not read Username|returned error: 40[134]|[Rr]epository not found|does not appear to be a git repository/i;
function pushError(result) {
    const said = `${result.stdout.toString('utf8')}\n${result.stderr}`;
    if (LOST.test(said))
        return new RaceLost('Another run wrote at the same time.');
    if (REFUSED.test(said)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`The state could not be written: ${tail(said)} Give the workflow \`permissions: contents: write\` (for \`docs-repository\`, give \`docs-token\` that permission), and make sure that no rule protects \`refs/docket/*\`.`);
    }
    return new PushUnclear(`The push was cut off: ${tail(said)}`);
}
function unreachable(what, result) {
    const failed = new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFailed */ .SX([what], result);
    if (REFUSED.test(result.stderr)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`The repository could not be read: ${tail(result.stderr)} Give the token at least \`contents: read\`, and check the address.`, { cause: failed });
    }
    return failed;
}
function tail(text) {
    return text.trim().split('\n').slice(-2).join(' ').slice(0, 400);
}
/** Writes the commits into the repository at `gitDir`; answers their ids, in order. */
async function writeCommits(git, gitDir, plans) {
    const parts = [];
    const put = (text) => parts.push(Buffer.from(text));
    const data = (content) => {
        const bytes = Buffer.from(content);
        put(`data ${bytes.length}\n`);
        put(bytes);
        put('\n');
    };
    plans.forEach((plan, index) => {
        // A ref of its own for each, below a name that is never pushed.
        const { name, email } = plan.author ?? _git_js__WEBPACK_IMPORTED_MODULE_1__/* .OURS */ .o6;
        const by = `${identity(name)} <${identity(email)}> ${plan.time} +0000`;
        put(`commit refs/docket-built/${index}\nmark :${index + 1}\n`);
        put(`author ${by}\ncommitter ${by}\n`);
        data(plan.message);
        if (plan.parent)
            put(`from ${plan.parent}\n`);
        if (plan.tree)
            put(`M 040000 ${plan.tree} ""\n`);
        // Removals first: a file may take the place of a folder.
        for (const file of plan.files) {
            if (file.content === null)
                put(`D ${quote(file.path)}\n`);
        }
        for (const file of plan.files) {
            if (file.content === null)
                continue;
            put(`M ${file.mode ?? '100644'} inline ${quote(file.path)}\n`);
            data(file.content);
        }
        put('\n');
    });
    plans.forEach((_, index) => {
        put(`get-mark :${index + 1}\n`);
    });
    put('done\n');
    const output = await git.run(['--git-dir', gitDir, 'fast-import', '--quiet', '--force', '--done', '--date-format=raw'], { input: Buffer.concat(parts) });
    return output.trim().split('\n');
}
/** A name that cannot end the line or the e-mail's brackets. */
function identity(text) {
    return text.replace(/[<>\n\0]/g, '').trim() || 'unknown';
}
/** fast-import's C-style quoting: always quoted, so that no path can look like a command. */
function quote(path) {
    const escaped = path.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`));
    return `"${escaped}"`;
}


/***/ })

};
