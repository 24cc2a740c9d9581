export const id = 3108;
export const ids = [3108,4692];
export const modules = {

/***/ 7746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ writeCommits)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74692);
// Building a commit from its parent and a few files, in one git process and without a work tree.

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
        const { name, email } = plan.author ?? _git_js__WEBPACK_IMPORTED_MODULE_0__/* .OURS */ .o6;
        const by = `${identity(name)} <${identity(email)}> ${plan.time} +0000`;
        put(`commit refs/docket-built/${index}\nmark :${index + 1}\n`);
        put(`author ${by}\ncommitter ${by}\n`);
        data(plan.message);
        if (plan.parent)
            put(`from ${plan.parent}\n`);
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


/***/ }),

/***/ 74692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  Od: () => (/* binding */ gitOf)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.



/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
    }
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    return gitOf(async (args, call = {}) => {
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
function gitOf(attempt) {
    return {
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw new GitFailed(args, result);
            return result.stdout.toString('utf8');
        },
    };
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
        ['safe.directory', '*'],
    ];
    if (credentials) {
        const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
        config.push([`http.${credentials.origin}/.extraHeader`, `Authorization: Basic ${basic}`]);
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
function execute(args, environment, { cwd, input, signal, env }) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)('git', args, {
            cwd,
            env: { ...environment, ...env },
            stdio: ['pipe', 'pipe', 'pipe'],
            signal,
            killSignal: 'SIGKILL',
        });
        const stdout = [];
        const stderr = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        // git may exit before it has read everything; its exit code tells the story, not the pipe.
        child.stdin.on('error', () => { });
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(new errors/* Unavailable */.$P(`git could not be started: ${error.message}. Install git 2.34 or newer.`, {
                cause: error,
            }));
        });
        child.on('close', (code, killed) => {
            if (signal?.aborted)
                return reject(signal.reason);
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 33108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startLocalGithub: () => (/* binding */ startLocalGithub)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/git/git.js + 1 modules
var git = __webpack_require__(74692);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/local-github/problem.js
// Refusals in the words and shapes that GitHub uses; thrown anywhere, answered in one place.
class Problem extends Error {
    status;
    errors;
    headers;
    constructor(status, message, more = {}) {
        super(message);
        this.status = status;
        this.errors = more.errors;
        this.headers = more.headers ?? {};
    }
    body() {
        return {
            message: this.message,
            ...(this.errors ? { errors: this.errors } : {}),
            documentation_url: 'https://docs.github.com/rest',
            status: String(this.status),
        };
    }
}
function missing(message) {
    throw new Problem(404, message);
}
function invalid(resource, detail) {
    throw new Problem(422, 'Validation Failed', { errors: [{ resource, ...detail }] });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/world.js
// Everything the stand-in remembers, as plain data that fits in one JSON file. Git objects and
// branches are not in here: they live in the repositories, and are read from there each time.


const LEVELS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'];
/** The account that workflow tokens act as, with the id it has on github.com. */
const ACTIONS_BOT = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' };
function emptyWorld() {
    return {
        version: 1,
        lastId: 1_000_000,
        accounts: [{ ...ACTIONS_BOT }],
        repositories: [],
        threads: [],
        comments: [],
        reviews: [],
        reviewComments: [],
        reactions: [],
        checks: [],
    };
}
class World {
    data;
    #clock;
    #save;
    constructor(data, clock, save) {
        this.data = data;
        this.#clock = clock;
        this.#save = save;
    }
    nextId() {
        this.data.lastId += 1;
        return this.data.lastId;
    }
    /** GitHub's times have no fractions of a second. */
    now() {
        return (0,shared_clock/* isoTime */.L)(this.#clock.now()).replace(/\.\d+Z$/, 'Z');
    }
    /** Call it after every change, before anyone is notified. */
    changed() {
        this.#save(this.data);
    }
    account(login) {
        const known = this.data.accounts.find((account) => same(account.login, login));
        if (known)
            return known;
        const type = login.endsWith('[bot]') ? 'Bot' : 'User';
        const account = { id: this.nextId(), login, type };
        this.data.accounts.push(account);
        return account;
    }
    knows(login) {
        return this.data.accounts.some((account) => same(account.login, login));
    }
    repository(fullName) {
        return (this.data.repositories.find((repo) => same(repo.fullName, fullName)) ?? missing('Not Found'));
    }
    thread(repo, number) {
        const found = this.data.threads.find((thread) => thread.repo === repo && thread.number === number);
        return found ?? missing('Not Found');
    }
    pull(repo, number) {
        const thread = this.thread(repo, number);
        return isPull(thread) ? thread : missing('Not Found');
    }
    pulls(repo) {
        return this.data.threads.filter(isPull).filter((thread) => thread.repo === repo);
    }
    levelOf(repo, login) {
        const owner = repo.fullName.split('/')[0] ?? '';
        if (same(owner, login))
            return 'admin';
        const given = Object.entries(repo.collaborators).find(([name]) => same(name, login))?.[1];
        return given ?? (repo.private ? 'none' : 'read');
    }
}
function isPull(thread) {
    return thread.pull !== undefined;
}
/** Logins and repository names differ only in case when they are the same. */
function same(a, b) {
    return a.toLowerCase() === b.toLowerCase();
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/tokens.js
// Who a request speaks for and what it may do. Tokens are never written to disk.


const AREAS = [
    'contents',
    'issues',
    'pull_requests',
    'actions',
    'checks',
    'administration',
];
const ORDER = ['none', 'read', 'write'];
class Tokens {
    #tokens = new Map();
    add(secret, token) {
        this.#tokens.set(secret, token);
    }
    remove(secret) {
        this.#tokens.delete(secret);
    }
    /** Takes `Bearer x`, `token x` and git's `Basic base64(anyone:x)`. No header: nobody. */
    actor(header) {
        if (!header)
            return null;
        const [scheme = '', value = ''] = header.split(' ');
        const secret = same(scheme, 'basic')
            ? Buffer.from(value, 'base64')
                .toString('utf8')
                .replace(/^[^:]*:/, '')
            : value;
        const token = this.#tokens.get(secret);
        if (!token || token.isValid?.() === false)
            throw new Problem(401, 'Bad credentials');
        return token;
    }
}
function can(actor, area, access, repo) {
    if (!actor)
        return false;
    if (actor.repositories && !actor.repositories.some((name) => same(name, repo)))
        return false;
    return ORDER.indexOf(actor.access[area]) >= ORDER.indexOf(access);
}
/** The actor of a change, or GitHub's refusal. */
function demand(actor, areas, repo, access = 'write') {
    if (!actor)
        throw new Problem(401, 'Requires authentication');
    if (areas.some((area) => can(actor, area, access, repo)))
        return actor;
    throw new Problem(403, 'Resource not accessible by integration');
}
/** By default that of a workflow, with write access to everything but settings. */
function tokenOf({ access, ...wanted }) {
    const usual = (area) => (area === 'administration' ? 'none' : 'write');
    const all = Object.fromEntries(AREAS.map((area) => [area, usual(area)]));
    return { login: ACTIONS_BOT.login, app: true, ...wanted, access: { ...all, ...access } };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/oauth.js
// Signing in with an app: codes that are good once and for ten minutes, and tokens of people that
// reach what both the person and the app may reach.


const CODE_LIFE_MS = 600_000;
const TOKEN_LIFE_SECONDS = 28_800;
class Oauth {
    #clients = [];
    #codes = new Map();
    #tokens;
    #now;
    constructor(tokens, now) {
        this.#tokens = tokens;
        this.#now = now;
    }
    register(app, callback) {
        const clientId = `Iv23li${(0,external_node_crypto_.randomBytes)(7).toString('hex')}`;
        const client = { app, clientId, clientSecret: (0,external_node_crypto_.randomBytes)(20).toString('hex'), callback };
        this.#clients.push(client);
        return client;
    }
    client(id) {
        return this.#clients.find(({ clientId }) => clientId === id);
    }
    code(code) {
        const text = (0,external_node_crypto_.randomBytes)(10).toString('hex');
        this.#codes.set(text, { ...code, expiresAt: this.#now() + CODE_LIFE_MS });
        return text;
    }
    /** The person's token, or the name of what is wrong: GitHub answers both with 200. */
    redeem(asked) {
        const client = this.client(asked.client_id);
        if (!client || client.clientSecret !== asked.client_secret) {
            return { error: 'incorrect_client_credentials' };
        }
        const code = this.#codes.get(asked.code ?? '');
        if (code?.client !== client || code.expiresAt <= this.#now() || !isProven(code, asked)) {
            return { error: 'bad_verification_code' };
        }
        if (asked.redirect_uri && asked.redirect_uri !== code.redirectUri) {
            return { error: 'redirect_uri_mismatch' };
        }
        this.#codes.delete(asked.code ?? '');
        const token = `ghu_${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
        const expiresAt = this.#now() + TOKEN_LIFE_SECONDS * 1000;
        const access = Object.fromEntries(AREAS.map((area) => [area, 'none']));
        const isValid = () => this.#now() < expiresAt;
        this.#tokens.add(token, {
            login: code.login,
            app: false,
            access,
            signedInWith: client.app,
            isValid,
        });
        return { token };
    }
}
function isProven({ challenge }, { code_verifier: verifier = '' }) {
    if (challenge === undefined)
        return true;
    return (0,external_node_crypto_.createHash)('sha256').update(verifier).digest('base64url') === challenge;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/apps.js
// GitHub Apps: who is asking with a signed token of theirs, and where they are installed.




/** GitHub refuses tokens that live longer than ten minutes, and ones from the future. */
const MAX_LIFE_SECONDS = 600;
const SKEW_SECONDS = 60;
const TOKEN_LIFE_MS = 3_600_000;
class Apps {
    list = [];
    installations = [];
    #issued = [];
    #codes = new Map();
    oauth;
    #world;
    #tokens;
    #now;
    constructor(world, tokens, now) {
        this.#world = world;
        this.#tokens = tokens;
        this.#now = now;
        this.oauth = new Oauth(tokens, now);
    }
    /** Creates the app, and answers the code for its credentials. */
    fromManifest(manifest, owner) {
        const { name, hook_attributes: hook, default_permissions, default_events } = manifest;
        const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
        const secret = (0,external_node_crypto_.randomBytes)(20).toString('hex');
        const { app, privateKey } = this.register({ slug, owner, hook: { url: hook.url, secret } });
        Object.assign(app, { permissions: default_permissions, events: default_events });
        const code = (0,external_node_crypto_.randomBytes)(20).toString('hex');
        const { clientId, clientSecret } = this.oauth.register(app.id, manifest.callback_urls[0] ?? '');
        this.#codes.set(code, { app, privateKey, clientId, clientSecret });
        return code;
    }
    redeem(code) {
        const found = this.#codes.get(code) ?? missing('Not Found');
        this.#codes.delete(code);
        return found;
    }
    register(wanted) {
        const { privateKey, publicKey } = (0,external_node_crypto_.generateKeyPairSync)('rsa', { modulusLength: 2048 });
        const app = {
            ...wanted,
            id: this.#world.nextId(),
            publicKey,
            permissions: {
                contents: 'write',
                issues: 'write',
                pull_requests: 'write',
                actions: 'read',
                checks: 'read',
                metadata: 'read',
            },
            events: ['issue_comment', 'pull_request', 'pull_request_review', 'repository'],
            createdAt: this.#world.now(),
        };
        this.#world.account(botOf(app));
        this.list.push(app);
        return { app, privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }) };
    }
    install(app, account, repositories) {
        const id = this.#world.nextId();
        const createdAt = this.#world.now();
        const made = { id, app: app.id, account, repositories, suspendedAt: null, createdAt };
        this.installations.push(made);
        return made;
    }
    /** The app whose key signed this `Authorization`; undefined when it is not such a token. */
    actor(header) {
        const token = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
        if (token === undefined)
            return undefined;
        const [head = '', body = '', signature = ''] = token.split('.');
        const claims = decoded(body);
        const app = this.list.find(({ id }) => String(id) === String(claims.iss));
        const signed = Buffer.from(`${head}.${body}`);
        const bytes = Buffer.from(signature, 'base64url');
        const isRsa = decoded(head).alg === 'RS256';
        if (!app || !isRsa || !(0,external_node_crypto_.verify)('RSA-SHA256', signed, app.publicKey, bytes)) {
            throw new Problem(401, 'A JSON web token could not be decoded');
        }
        const now = this.#now() / 1000;
        const [iat, exp] = [Number(claims.iat), Number(claims.exp)];
        if (!(exp > now))
            throw new Problem(401, "'Expiration time' claim ('exp') must be in the future");
        if (!(exp - now <= MAX_LIFE_SECONDS + SKEW_SECONDS)) {
            throw new Problem(401, "'Expiration time' claim ('exp') is too far in the future");
        }
        if (!(iat <= now + SKEW_SECONDS)) {
            throw new Problem(401, "'Issued at' claim ('iat') must be an Integer representing the past");
        }
        return app;
    }
    installation(app, id) {
        const found = this.installations.find((one) => one.id === id && one.app === app.id);
        return found ?? missing('Not Found');
    }
    /** Where a repository's events go. */
    installedOn(repository) {
        return this.installations.filter(({ repositories, suspendedAt }) => suspendedAt === null && repositories.includes(repository));
    }
    /** A token for the installation, or for some of its repositories. */
    issue(app, installation, wanted, permissions) {
        if (installation.suspendedAt)
            throw new Problem(403, 'This installation has been suspended');
        if (wanted?.some((id) => !installation.repositories.includes(id))) {
            throw new Problem(422, 'There is at least one repository that does not exist or is not accessible to the parent installation.');
        }
        const token = `ghs_${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
        const expiresAt = this.#now() + TOKEN_LIFE_MS;
        const order = ['none', 'read', 'write'];
        const granted = (area) => {
            const [own, asked] = [app.permissions, permissions].map((some) => some[area] ?? 'none');
            if (order.indexOf(asked ?? 'none') <= order.indexOf(own ?? 'none'))
                return asked ?? 'none';
            throw new Problem(422, 'The permissions requested are not granted to this installation.');
        };
        const apps = this;
        const held = {
            login: botOf(app),
            app: true,
            access: Object.fromEntries(AREAS.map((area) => [area, granted(area)])),
            installation: installation.id,
            // What the installation has at the time of the request, not of the token.
            get repositories() {
                const ids = installation.repositories.filter((id) => wanted?.includes(id) ?? true);
                return apps.#namesOf(ids);
            },
            isValid: () => apps.#now() < expiresAt &&
                installation.suspendedAt === null &&
                apps.installations.includes(installation),
        };
        this.#tokens.add(token, held);
        this.#issued.push({ app: app.id, token });
        return { token, expiresAt: new Date(expiresAt).toISOString().replace(/\.\d+Z$/, 'Z') };
    }
    /** As when its owner finds one in a log. */
    revokeAll(app) {
        for (const one of this.#issued)
            if (one.app === app.id)
                this.#tokens.remove(one.token);
    }
    #namesOf(ids) {
        return this.#world.data.repositories
            .filter(({ id }) => ids.includes(id))
            .map(({ fullName }) => fullName);
    }
}
const botOf = ({ slug }) => `${slug}[bot]`;
function decoded(part) {
    try {
        const value = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
        return value && typeof value === 'object' ? value : {};
    }
    catch {
        return {};
    }
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/at-work.js
/** Counts the calls in progress, so that closing can wait for them. */
class AtWork {
    #calls = new Set();
    counted(handle) {
        return async (call) => {
            const { promise, resolve } = Promise.withResolvers();
            this.#calls.add(promise);
            try {
                return await handle(call);
            }
            finally {
                this.#calls.delete(promise);
                resolve();
            }
        };
    }
    async done() {
        await Promise.all(this.#calls);
    }
}

// EXTERNAL MODULE: ./.build/program/src/git/commit.js
var commit = __webpack_require__(7746);
;// CONCATENATED MODULE: ./.build/program/src/local-github/git/plumbing.js
// What the stand-in needs from its repositories: branches, ancestry, merges. Each is one git call.


class Plumbing {
    git;
    constructor(git) {
        this.git = git;
    }
    async init(gitDir, branch) {
        const settings = ['--quiet', '--bare', '--template=', `--initial-branch=${branch}`];
        await this.git.run(['init', ...settings, gitDir]);
    }
    async branches(gitDir) {
        const listed = await this.git.run([
            ...at(gitDir),
            ...['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/heads'],
        ]);
        return new Map(listed
            .split('\n')
            .filter(Boolean)
            .map((line) => [line.slice(41), line.slice(0, 40)]));
    }
    /** The commit that a branch, tag, sha or `refs/…` name means; null when it means none. */
    async resolve(gitDir, name) {
        // `--end-of-options`: names come from requests.
        const result = await this.git.try([
            ...at(gitDir),
            ...['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
        ]);
        return result.code === 0 ? result.stdout.toString('utf8').trim() : null;
    }
    async isAncestor(gitDir, ancestor, of) {
        const args = [...at(gitDir), 'merge-base', '--is-ancestor', ancestor, of];
        const result = await this.git.try(args);
        if (result.code > 1)
            throw new git/* GitFailed */.SX(args, result);
        return result.code === 0;
    }
    async mergeBase(gitDir, a, b) {
        const result = await this.git.try([...at(gitDir), 'merge-base', a, b]);
        return result.code === 0 ? result.stdout.toString('utf8').trim() : null;
    }
    /** `[behind, ahead]` of `head` as seen from `base`. */
    async distance(gitDir, base, head) {
        const range = `${base}...${head}`;
        const out = await this.git.run([...at(gitDir), 'rev-list', '--left-right', '--count', range]);
        const [behind = 0, ahead = 0] = out.trim().split(/\s+/).map(Number);
        return [behind, ahead];
    }
    async setRef(gitDir, ref, sha) {
        await this.git.run([...at(gitDir), 'update-ref', ref, sha]);
    }
    async deleteRef(gitDir, ref) {
        await this.git.run([...at(gitDir), 'update-ref', '-d', ref]);
    }
    /** Brings a branch of another repository (a fork) under a ref of this one. */
    async bring(gitDir, from, branch, ref) {
        const spec = `+refs/heads/${branch}:${ref}`;
        await this.git.run([...at(gitDir), 'fetch', '--quiet', '--no-tags', from, spec]);
    }
    /** One commit on a branch, which it makes when there is none. */
    async commit(gitDir, branch, change) {
        const { parent, files, message, by, ms } = change;
        const time = Math.floor(ms / 1000);
        const plan = { parent, files, message, time, author: by };
        const [sha = ''] = await (0,commit/* writeCommits */.Y)(this.git, gitDir, [plan]);
        const moves = `update refs/heads/${branch} ${sha}\ndelete refs/docket-built/0\n`;
        await this.git.run([...at(gitDir), 'update-ref', '--stdin'], { input: moves });
        return sha;
    }
    /** The commit that a merge button makes; null when there are conflicts. */
    async mergeCommit(gitDir, merge) {
        const { base, head, squash, message, by } = merge;
        const merged = await this.git.try([...at(gitDir), 'merge-tree', '--write-tree', base, head]);
        if (merged.code !== 0)
            return null;
        const tree = merged.stdout.toString('utf8').split('\n')[0] ?? '';
        const parents = (squash ? [base] : [base, head]).flatMap((sha) => ['-p', sha]);
        const made = await this.git.run([...at(gitDir), 'commit-tree', tree, ...parents, '-F', '-'], {
            input: message,
            env: { GIT_AUTHOR_NAME: by.name, GIT_AUTHOR_EMAIL: by.email },
        });
        return made.trim();
    }
    /** A file or folder at a commit; null when there is none. */
    async entry(gitDir, commit, path) {
        if (path === '')
            return null;
        const entries = await this.list(gitDir, commit, path);
        return entries[0] ?? null;
    }
    async list(gitDir, commit, path, options = []) {
        const out = await this.git.run([
            ...at(gitDir),
            ...['ls-tree', '-z', '--long', '--full-tree', ...options, commit, '--', path],
        ]);
        return out
            .split('\0')
            .filter(Boolean)
            .map((line) => {
            const [meta = '', name = ''] = line.split('\t');
            const [mode = '', type = '', sha = '', size = '0'] = meta.split(/\s+/);
            return { mode, type, sha, size: Number(size) || 0, path: name };
        });
    }
    async blob(gitDir, sha) {
        const result = await this.git.try([...at(gitDir), 'cat-file', 'blob', sha]);
        if (result.code !== 0)
            throw new git/* GitFailed */.SX(['cat-file'], result);
        return result.stdout;
    }
}
function at(gitDir) {
    return ['--git-dir', gitDir];
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./.build/program/src/local-github/git/backend.js
// Git over HTTP: one `git http-backend` process for each request, fed and read as a stream.

/** As GitHub is set up: partial clones, any commit by its sha, and nobody writes to `refs/pull`. */
const SETTINGS = [
    ['uploadpack.allowFilter', 'true'],
    ['uploadpack.allowAnySHA1InWant', 'true'],
    ['http.receivepack', 'true'],
    ['receive.hideRefs', 'refs/pull'],
    ['gc.auto', '0'],
    ['receive.autogc', 'false'],
    ['safe.directory', '*'],
];
/**
 * Answers the request; resolves with the status when git has ended. With `discard`, git does all of
 * its work and the caller hears nothing of it.
 */
function serveGit(request, response, { gitDir, service, query, user, path }, { discard }) {
    const child = (0,external_node_child_process_.spawn)('git', ['http-backend'], {
        env: {
            PATH: path,
            LC_ALL: 'C',
            HOME: '/nonexistent',
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_CONFIG_GLOBAL: '/dev/null',
            ...configEnv(SETTINGS),
            GIT_PROJECT_ROOT: gitDir,
            GIT_HTTP_EXPORT_ALL: '1',
            PATH_INFO: `/${service}`,
            REQUEST_METHOD: request.method,
            QUERY_STRING: query,
            REMOTE_USER: user,
            REMOTE_ADDR: '127.0.0.1',
            CONTENT_TYPE: request.headers['content-type'],
            CONTENT_LENGTH: request.headers['content-length'],
            HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
            GIT_PROTOCOL: request.headers['git-protocol'],
        },
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    request.pipe(child.stdin);
    // A caller that went away in the middle would leave git waiting for the rest.
    request.once('close', () => {
        if (!request.complete)
            child.kill();
    });
    // git may stop reading early; what it answers tells why.
    child.stdin.on('error', () => { });
    return new Promise((resolve, reject) => {
        let status = 500;
        let head = Buffer.alloc(0);
        child.stdout.on('data', (chunk) => {
            if (head === null) {
                if (!discard && !response.write(chunk)) {
                    child.stdout.pause();
                    response.once('drain', () => child.stdout.resume());
                }
                return;
            }
            head = Buffer.concat([head, chunk]);
            const end = head.indexOf('\r\n\r\n');
            if (end < 0)
                return;
            const headers = parseHeaders(head.toString('latin1', 0, end));
            status = Number.parseInt(headers.get('status') ?? '200', 10);
            headers.delete('status');
            if (!discard) {
                // curl repeats a request by itself when a used connection breaks: then a dropped push would
                // be sent twice, and no caller would learn of it.
                response.writeHead(status, { ...Object.fromEntries(headers), connection: 'close' });
                response.write(head.subarray(end + 4));
            }
            head = null;
        });
        response.on('close', () => child.stdout.resume());
        child.on('error', reject);
        child.on('close', () => {
            if (!discard) {
                if (head !== null)
                    response.writeHead(500);
                response.end();
            }
            resolve(status);
        });
    });
}
function parseHeaders(text) {
    return new Map(text.split('\r\n').map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }));
}
function configEnv(settings) {
    const env = { GIT_CONFIG_COUNT: String(settings.length) };
    settings.forEach(([key, value], index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return env;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/git/history.js

/** GitHub leaves the patch of larger files out. */
const PATCH_LIMIT = 400_000;
const FIELDS = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'];
/** Oldest first. `range` is anything that `git log` takes, made of full shas. */
async function commits(git, gitDir, range) {
    const out = await git.run([
        ...at(gitDir),
        ...['log', '--reverse', '-z', `--format=tformat:${FIELDS.join('%x1f')}`, ...range, '--'],
    ]);
    return out
        .split('\0')
        .filter(Boolean)
        .map((record) => {
        const [sha = '', tree = '', parents = '', ...rest] = record.split('\x1f');
        const [an = '', ae = '', ad = '', cn = '', ce = '', cd = '', message = ''] = rest;
        return {
            sha,
            tree,
            parents: parents.split(' ').filter(Boolean),
            author: { name: an, email: ae, date: utc(ad) },
            committer: { name: cn, email: ce, date: utc(cd) },
            message: message.trimEnd(),
        };
    });
}
const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', '--find-renames'];
/** The unified diff as text, as the diff media type gives it. */
async function diffText(git, gitDir, a, b) {
    return git.run([...at(gitDir), ...DIFF, '--patch', a, b, '--']);
}
async function diff(git, gitDir, a, b) {
    const [listed, text] = await Promise.all([
        git.run([...at(gitDir), ...DIFF, '--raw', '--numstat', '-z', '--no-abbrev', a, b, '--']),
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
function utc(date) {
    return new Date(date).toISOString().replace(/\.\d+Z$/, 'Z');
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/threads.js
// Issues, comments and reactions: what can be done to them, by people and through the API alike.


/** GitHub counts characters and refuses more. */
const BODY_LIMIT = 65_536;
function openThread(world, repo, { by, title, body }) {
    if (!title)
        invalid('Issue', { code: 'missing_field', field: 'title' });
    checkBody('Issue', body ?? '', { blank: true });
    repo.lastNumber += 1;
    const now = world.now();
    const thread = {
        id: world.nextId(),
        repo: repo.fullName,
        number: repo.lastNumber,
        title,
        body: body ?? '',
        author: world.account(by).login,
        state: 'open',
        closedAt: null,
        closedBy: null,
        createdAt: now,
        updatedAt: now,
        bodyEditedAt: null,
        titleEditedAt: null,
        labels: [],
        locked: false,
    };
    world.data.threads.push(thread);
    world.changed();
    return thread;
}
function editThread(world, thread, by, edit) {
    const now = world.now();
    if (edit.body !== undefined)
        checkBody('Issue', edit.body, { blank: true });
    if (edit.title !== undefined && edit.title !== thread.title) {
        thread.title = edit.title;
        thread.titleEditedAt = now;
    }
    if (edit.body !== undefined && edit.body !== thread.body) {
        thread.body = edit.body;
        thread.bodyEditedAt = now;
    }
    if (edit.state && edit.state !== thread.state) {
        if (thread.pull?.mergedAt)
            invalid('PullRequest', { code: 'invalid', field: 'state' });
        thread.state = edit.state;
        thread.closedAt = edit.state === 'closed' ? now : null;
        thread.closedBy = edit.state === 'closed' ? world.account(by).login : null;
    }
    thread.updatedAt = now;
    world.changed();
}
function addComment(world, thread, { by, body }) {
    if (thread.locked) {
        throw new Problem(403, 'Unable to create comment because issue is locked.');
    }
    checkBody('IssueComment', body);
    const now = world.now();
    const comment = {
        id: world.nextId(),
        repo: thread.repo,
        thread: thread.number,
        author: world.account(by).login,
        body,
        createdAt: now,
        updatedAt: now,
        editedAt: null,
    };
    world.data.comments.push(comment);
    // As on GitHub: a comment moves the thread's time, so that time says nothing about edits.
    thread.updatedAt = now;
    world.changed();
    return comment;
}
function editComment(world, comment, body) {
    checkBody('IssueComment', body);
    const now = world.now();
    comment.body = body;
    comment.updatedAt = now;
    comment.editedAt = now;
    world.changed();
}
function findIn(list, repo, id) {
    return list.find((item) => item.id === id && item.repo === repo.fullName) ?? missing('Not Found');
}
function remove(world, list, item) {
    const index = list.indexOf(item);
    if (index >= 0)
        list.splice(index, 1);
    world.changed();
}
function reactionsOf(world, { subject, subjectId }) {
    return world.data.reactions.filter((reaction) => reaction.subject === subject && reaction.subjectId === subjectId);
}
/** One of each kind per account: the second time gives the first one back, and `created` is false. */
function addReaction(world, key, by, content) {
    if (!REACTIONS.includes(content))
        invalid('Reaction', { code: 'invalid', field: 'content' });
    const author = world.account(by).login;
    const before = reactionsOf(world, key).find((reaction) => reaction.author === author && reaction.content === content);
    if (before)
        return { reaction: before, created: false };
    const reaction = { id: world.nextId(), ...key, author, content, createdAt: world.now() };
    world.data.reactions.push(reaction);
    world.changed();
    return { reaction, created: true };
}
function addLabels(world, repo, thread, names) {
    for (const name of names) {
        label(world, repo, name);
        if (!thread.labels.includes(name))
            thread.labels.push(name);
    }
    world.changed();
}
/** A label that does not exist yet is made, as GitHub does. */
function label(world, repo, name) {
    const known = repo.labels.find((item) => item.name === name);
    if (known)
        return known;
    const made = { id: world.nextId(), name, color: 'ededed' };
    repo.labels.push(made);
    return made;
}
function checkBody(resource, body, { blank = false } = {}) {
    if (!blank && body.trim() === '') {
        invalid(resource, { code: 'custom', field: 'body', message: "body can't be blank" });
    }
    if (body.length > BODY_LIMIT) {
        const message = `body is too long (maximum is ${BODY_LIMIT} characters)`;
        invalid(resource, { code: 'custom', field: 'body', message });
    }
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pulls.js
// Pull requests: opening, keeping up with the branches, merging, reviews.




async function openPull({ world, plumbing }, repo, by, wanted) {
    if (by.app && by.installation === undefined && !repo.actionsMayOpenPulls) {
        const message = 'GitHub Actions is not permitted to create or approve pull requests.';
        throw new Problem(403, message);
    }
    if (!wanted.title)
        invalid('PullRequest', { code: 'missing_field', field: 'title' });
    checkBody('PullRequest', wanted.body ?? '', { blank: true });
    if (wanted.draft && !repo.draftsSupported) {
        throw new Problem(422, 'Draft pull requests are not supported in this repository.');
    }
    const source = headOf(world, repo, wanted.head);
    const baseSha = (await plumbing.branches(repo.gitDir)).get(wanted.base);
    if (!baseSha)
        invalid('PullRequest', { code: 'invalid', field: 'base' });
    const headSha = source && (await plumbing.branches(source.repo.gitDir)).get(source.branch);
    if (!headSha)
        invalid('PullRequest', { code: 'invalid', field: 'head' });
    const fork = source.repo !== repo;
    if (fork)
        await plumbing.bring(repo.gitDir, source.repo.gitDir, source.branch, SCRATCH);
    const nothingNew = await plumbing.isAncestor(repo.gitDir, headSha, baseSha);
    if (fork)
        await plumbing.deleteRef(repo.gitDir, SCRATCH);
    if (nothingNew) {
        const message = `No commits between ${wanted.base} and ${wanted.head}`;
        invalid('PullRequest', { code: 'custom', message });
    }
    // From here to the insertion nothing waits, so that two requests cannot both find nothing.
    const label = `${ownerOf(source.repo)}:${source.branch}`;
    const twin = world
        .pulls(repo.fullName)
        .find(({ state, pull }) => state === 'open' &&
        pull.headRepo === source.repo.fullName &&
        pull.headRef === source.branch &&
        pull.baseRef === wanted.base);
    if (twin) {
        const message = `A pull request already exists for ${label}.`;
        invalid('PullRequest', { code: 'custom', message });
    }
    const thread = openThread(world, repo, { ...wanted, by: by.login });
    thread.pull = {
        headRepo: source.repo.fullName,
        headRef: source.branch,
        headSha,
        baseRef: wanted.base,
        baseSha,
        draft: wanted.draft ?? false,
        mergedAt: null,
        mergedBy: null,
        mergeSha: null,
        reviewers: [],
    };
    world.changed();
    await keepHead(world, plumbing, repo, thread);
    return thread;
}
/**
 * Brings open pull requests up to date with branches that anyone may have moved since: new commits
 * show, a deleted head closes, and a head that is part of the base counts as merged.
 */
async function syncPulls(world, plumbing, repo) {
    const open = world.pulls(repo.fullName).filter((thread) => thread.state === 'open');
    if (open.length === 0)
        return;
    const here = await plumbing.branches(repo.gitDir);
    for (const thread of open) {
        const { pull } = thread;
        const headRepo = world.data.repositories.find(({ fullName }) => fullName === pull.headRepo);
        if (!headRepo)
            continue;
        const heads = headRepo === repo ? here : await plumbing.branches(headRepo.gitDir);
        const head = heads.get(pull.headRef);
        const base = here.get(pull.baseRef);
        if (!base || (head === pull.headSha && base === pull.baseSha))
            continue;
        if (!head) {
            pulls_close(world, thread, thread.author);
            continue;
        }
        if (head !== pull.headSha) {
            pull.headSha = head;
            thread.updatedAt = world.now();
            await keepHead(world, plumbing, repo, thread);
        }
        pull.baseSha = base;
        const contained = await plumbing.isAncestor(repo.gitDir, head, base);
        if (contained && thread.state === 'open') {
            merged(world, thread, ownerOf(repo), base);
        }
        world.changed();
    }
}
async function mergePull({ world, plumbing }, thread, { by, squash = false }) {
    const repo = world.repository(thread.repo);
    await syncPulls(world, plumbing, repo);
    const { pull } = thread;
    if (thread.state !== 'open')
        throw new Problem(405, 'Pull Request is not mergeable');
    const base = (await plumbing.branches(repo.gitDir)).get(pull.baseRef) ?? missing('Not Found');
    const title = squash
        ? `${thread.title} (#${thread.number})`
        : `Merge pull request #${thread.number} from ${ownerOf(repo)}/${pull.headRef}`;
    const sha = await plumbing.mergeCommit(repo.gitDir, {
        base,
        head: pull.headSha,
        squash,
        message: squash ? title : `${title}\n\n${thread.title}`,
        by: person(by),
    });
    if (!sha)
        throw new Problem(405, 'Pull Request is not mergeable');
    await plumbing.setRef(repo.gitDir, `refs/heads/${pull.baseRef}`, sha);
    // GitHub keeps showing the base as it was at the merge.
    pull.baseSha = base;
    merged(world, thread, by, sha);
    return sha;
}
async function pullContent(plumbing, repo, { pull }) {
    const { git } = plumbing;
    const from = (await plumbing.mergeBase(repo.gitDir, pull.baseSha, pull.headSha)) ?? pull.baseSha;
    const [files, list] = await Promise.all([
        diff(git, repo.gitDir, from, pull.headSha),
        commits(git, repo.gitDir, [`${from}..${pull.headSha}`]),
    ]);
    return { files, commits: list, from, to: pull.headSha };
}
function pulls_close(world, thread, by) {
    thread.state = 'closed';
    thread.closedAt = world.now();
    thread.closedBy = by;
    thread.updatedAt = thread.closedAt;
    world.changed();
}
function merged(world, thread, by, sha) {
    pulls_close(world, thread, by);
    thread.pull.mergedAt = thread.closedAt;
    thread.pull.mergedBy = world.account(by).login;
    thread.pull.mergeSha = sha;
    world.changed();
}
const SCRATCH = 'refs/docket-local-github/head';
/** The commits stay reachable when the branch or the fork goes away. */
async function keepHead(world, plumbing, repo, { number, pull }) {
    const ref = `refs/pull/${number}/head`;
    if (pull.headRepo === repo.fullName)
        return plumbing.setRef(repo.gitDir, ref, pull.headSha);
    const fork = world.repository(pull.headRepo);
    await plumbing.bring(repo.gitDir, fork.gitDir, pull.headRef, ref);
}
/** `branch` is of this repository; `owner:branch` may be of a fork of it. */
function headOf(world, repo, head) {
    const [first = '', ...rest] = head.split(':');
    if (rest.length === 0 || same(first, ownerOf(repo))) {
        return { repo, branch: rest.length === 0 ? first : rest.join(':') };
    }
    const fork = world.data.repositories.find((other) => other.forkOf === repo.fullName && same(ownerOf(other), first));
    return fork ? { repo: fork, branch: rest.join(':') } : null;
}
function ownerOf(repo) {
    return repo.fullName.split('/')[0] ?? '';
}
function person(login) {
    return { name: login, email: `${login}@users.noreply.github.com` };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/git-area.js
// Who may fetch and push, and what a push means for the pull requests that are open.





function gitArea(host, path) {
    const { world, plumbing } = host;
    return async (call) => {
        const [, owner, name = '', ...rest] = call.path.split('/');
        const service = rest.join('/');
        const writes = service === 'git-receive-pack' || call.query.includes('git-receive-pack');
        const fullName = `${owner}/${name.replace(/\.git$/, '')}`;
        const refuse = (status, sentence) => {
            call.request.resume();
            const headers = { 'content-type': 'text/plain', 'www-authenticate': 'Basic realm="GitHub"' };
            call.response.writeHead(status, headers).end(`${sentence}\n`);
            return status;
        };
        let actor;
        try {
            actor = host.tokens.actor(call.request.headers.authorization);
        }
        catch (error) {
            if (error instanceof Problem)
                return refuse(401, error.message);
            throw error;
        }
        const repo = world.data.repositories.find((item) => same(item.fullName, fullName));
        if (!actor && (writes || repo?.private !== false)) {
            return refuse(401, 'Authentication is required.');
        }
        if (!repo || (repo.private && !can(actor, 'contents', 'read', fullName))) {
            return refuse(404, 'Repository not found.');
        }
        if (writes && !can(actor, 'contents', 'write', fullName)) {
            return refuse(403, `Permission to ${fullName}.git denied to ${actor?.login}.`);
        }
        const { gitDir } = repo;
        const user = actor?.login ?? '';
        const { request, response, query, discard } = call;
        const asked = { gitDir, service, query, user, path };
        const status = await serveGit(request, response, asked, { discard });
        if (service === 'git-receive-pack')
            await afterPush(repo);
        return status;
    };
    async function afterPush(repo) {
        await syncPulls(world, plumbing, repo);
        if (repo.forkOf)
            await syncPulls(world, plumbing, world.repository(repo.forkOf));
    }
}

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 23 modules
var dist = __webpack_require__(38909);
;// CONCATENATED MODULE: ./.build/program/src/local-github/shapes/links.js
// Addresses that answers are full of.
const pageOf = ({ server }, repo) => `${server}/${repo}`;
const apiOf = ({ api }, repo) => `${api}/repos/${repo}`;
function threadPage(links, repo, number, isPull) {
    return `${pageOf(links, repo)}/${isPull ? 'pull' : 'issues'}/${number}`;
}
/** An opaque id that GraphQL takes: the kind, then the number. */
function nodeId(kind, id) {
    return `${kind}_${id}`;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/shapes/user.js

function userShape(links, { id, login, type }) {
    const url = `${links.api}/users/${encodeURIComponent(login)}`;
    return {
        login,
        id,
        node_id: nodeId('U', id),
        avatar_url: `${links.server}/avatars/${id}`,
        gravatar_id: '',
        url,
        html_url: `${links.server}/${encodeURIComponent(login)}`,
        followers_url: `${url}/followers`,
        following_url: `${url}/following{/other_user}`,
        gists_url: `${url}/gists{/gist_id}`,
        starred_url: `${url}/starred{/owner}{/repo}`,
        subscriptions_url: `${url}/subscriptions`,
        organizations_url: `${url}/orgs`,
        repos_url: `${url}/repos`,
        events_url: `${url}/events{/privacy}`,
        received_events_url: `${url}/received_events`,
        type,
        site_admin: false,
    };
}
function publicUserShape(links, account) {
    return {
        ...userShape(links, account),
        name: account.name ?? account.login,
        company: null,
        blog: '',
        location: null,
        email: null,
        hireable: null,
        bio: null,
        public_repos: 0,
        public_gists: 0,
        followers: 0,
        following: 0,
        created_at: '2020-01-01T00:00:00Z',
        updated_at: '2020-01-01T00:00:00Z',
        user_view_type: 'public',
    };
}
/** What a person's own token sees of that person. */
function ownUserShape(links, account) {
    return {
        ...publicUserShape(links, account),
        user_view_type: 'private',
        private_gists: 0,
        total_private_repos: 0,
        owned_private_repos: 0,
        disk_usage: 0,
        collaborators: 0,
        two_factor_authentication: true,
    };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/accounts.js


/** What a workflow token has for an hour and a repository. */
const HOURLY_LIMIT = 1000;
function accountRoutes(app, { world, links }) {
    app.get('/user', (c) => {
        const actor = c.get('actor');
        if (!actor)
            throw new Problem(401, 'Requires authentication');
        if (actor.app)
            throw new Problem(403, 'Resource not accessible by integration');
        return c.json(ownUserShape(links, world.account(actor.login)));
    });
    app.get('/users/:login', (c) => {
        const login = c.req.param('login');
        if (!world.knows(login))
            missing('Not Found');
        return c.json(publicUserShape(links, world.account(login)));
    });
    app.get('/rate_limit', (c) => {
        const rate = { limit: HOURLY_LIMIT, used: 0, remaining: HOURLY_LIMIT, reset: 4102444800 };
        return c.json({ resources: { core: rate, search: rate }, rate });
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/shapes/app.js


function appShape(world, links, app) {
    return {
        id: app.id,
        slug: app.slug,
        node_id: nodeId('A', app.id),
        owner: userShape(links, world.account(app.owner)),
        name: app.slug,
        description: null,
        external_url: links.server,
        html_url: `${links.server}/apps/${app.slug}`,
        created_at: app.createdAt,
        updated_at: app.createdAt,
        permissions: app.permissions,
        events: app.events,
    };
}
function installationShape(world, links, { id, account, suspendedAt, createdAt }, app) {
    const target = world.account(account);
    return {
        id,
        account: userShape(links, target),
        repository_selection: 'selected',
        access_tokens_url: `${links.api}/app/installations/${id}/access_tokens`,
        repositories_url: `${links.api}/installation/repositories`,
        html_url: `${links.server}/settings/installations/${id}`,
        app_id: app.id,
        app_slug: app.slug,
        target_id: target.id,
        target_type: target.type === 'Organization' ? 'Organization' : 'User',
        permissions: app.permissions,
        events: app.events,
        created_at: createdAt,
        updated_at: createdAt,
        single_file_name: null,
        suspended_by: suspendedAt === null ? null : userShape(links, target),
        suspended_at: suspendedAt,
    };
}
function deliveryShape(delivery) {
    return {
        id: delivery.id,
        guid: delivery.guid,
        delivered_at: delivery.deliveredAt,
        redelivery: delivery.redelivery,
        duration: delivery.seconds,
        status: delivery.status >= 200 && delivery.status < 300 ? 'OK' : 'failed',
        status_code: delivery.status,
        event: delivery.event,
        action: delivery.action,
        installation_id: delivery.installation,
        repository_id: delivery.repository,
    };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/shapes/repository.js




/** Suffixes of the addresses below a repository's own, by the field that holds them. */
const ADDRESSES = {
    archive_url: '{archive_format}{/ref}',
    assignees_url: 'assignees{/user}',
    blobs_url: 'git/blobs{/sha}',
    branches_url: 'branches{/branch}',
    collaborators_url: 'collaborators{/collaborator}',
    comments_url: 'comments{/number}',
    commits_url: 'commits{/sha}',
    compare_url: 'compare/{base}...{head}',
    contents_url: 'contents/{+path}',
    contributors_url: 'contributors',
    deployments_url: 'deployments',
    downloads_url: 'downloads',
    events_url: 'events',
    forks_url: 'forks',
    git_commits_url: 'git/commits{/sha}',
    git_refs_url: 'git/refs{/sha}',
    git_tags_url: 'git/tags{/sha}',
    hooks_url: 'hooks',
    issue_comment_url: 'issues/comments{/number}',
    issue_events_url: 'issues/events{/number}',
    issues_url: 'issues{/number}',
    keys_url: 'keys{/key_id}',
    labels_url: 'labels{/name}',
    languages_url: 'languages',
    merges_url: 'merges',
    milestones_url: 'milestones{/number}',
    notifications_url: 'notifications{?since,all,participating}',
    pulls_url: 'pulls{/number}',
    releases_url: 'releases{/id}',
    stargazers_url: 'stargazers',
    statuses_url: 'statuses/{sha}',
    subscribers_url: 'subscribers',
    subscription_url: 'subscription',
    tags_url: 'tags',
    teams_url: 'teams',
    trees_url: 'git/trees{/sha}',
};
function repositoryShape(world, links, repo) {
    const url = apiOf(links, repo.fullName);
    const page = pageOf(links, repo.fullName);
    const open = world.data.threads.filter((thread) => thread.repo === repo.fullName && thread.state === 'open').length;
    const addresses = Object.entries(ADDRESSES).map(([field, path]) => [field, `${url}/${path}`]);
    return {
        id: repo.id,
        node_id: nodeId('R', repo.id),
        name: repo.fullName.split('/')[1] ?? '',
        full_name: repo.fullName,
        private: repo.private,
        owner: userShape(links, world.account(ownerOf(repo))),
        html_url: page,
        description: null,
        fork: repo.forkOf !== null,
        url,
        ...Object.fromEntries(addresses),
        created_at: repo.createdAt,
        updated_at: repo.createdAt,
        pushed_at: repo.createdAt,
        git_url: `${page}.git`,
        ssh_url: `${page}.git`,
        clone_url: `${page}.git`,
        svn_url: page,
        homepage: null,
        size: 0,
        stargazers_count: 0,
        watchers_count: 0,
        language: null,
        has_issues: true,
        has_projects: false,
        has_downloads: false,
        has_wiki: false,
        has_pages: false,
        has_discussions: false,
        forks_count: 0,
        mirror_url: null,
        archived: false,
        disabled: false,
        open_issues_count: open,
        license: null,
        allow_forking: true,
        is_template: false,
        web_commit_signoff_required: false,
        topics: [],
        visibility: repo.private ? 'private' : 'public',
        forks: 0,
        open_issues: open,
        watchers: 0,
        default_branch: repo.defaultBranch,
    };
}
function fullRepositoryShape(world, links, repo) {
    return { ...repositoryShape(world, links, repo), network_count: 0, subscribers_count: 0 };
}
/** The old `permission` field knows four words only: maintain shows as write, triage as read. */
const FOLDED = {
    none: 'none',
    read: 'read',
    triage: 'read',
    write: 'write',
    maintain: 'write',
    admin: 'admin',
};
/** What a person may do in a repository. */
function flagsOf(world, repo, login) {
    const level = world.levelOf(repo, login);
    const has = (needed) => LEVELS.indexOf(level) >= LEVELS.indexOf(needed);
    return {
        admin: has('admin'),
        maintain: has('maintain'),
        push: has('write'),
        triage: has('triage'),
        pull: has('read'),
    };
}
function permissionShape(world, links, repo, login) {
    const level = world.levelOf(repo, login);
    return {
        permission: FOLDED[level],
        role_name: level,
        user: {
            ...userShape(links, world.account(login)),
            permissions: flagsOf(world, repo, login),
            role_name: level,
        },
    };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/respond.js


/** A private repository does not exist for those who may not see it. */
function visibleRepository(world, actor, fullName) {
    const repo = world.repository(fullName);
    if (repo.private && !can(actor, 'contents', 'read', fullName))
        missing('Not Found');
    return repo;
}
function numberParam(c, name) {
    const value = c.req.param(name) ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : missing('Not Found');
}
async function jsonBody(c) {
    const text = await c.req.text();
    if (text === '')
        return {};
    try {
        const body = JSON.parse(text);
        if (body && typeof body === 'object')
            return body;
    }
    catch {
        // answered below
    }
    throw new Problem(400, 'Problems parsing JSON');
}
/** `undefined` when absent; anything but a string is refused as GitHub refuses it. */
function respond_text(body, field) {
    const value = body[field];
    if (value === undefined || value === null)
        return undefined;
    if (typeof value === 'string')
        return value;
    throw new Problem(422, `Invalid request.\n\nFor 'properties/${field}', value is not a string.`);
}
function texts(body, field) {
    const value = body[field] ?? [];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
        return value;
    throw new Problem(422, `Invalid request.\n\nFor 'properties/${field}', value is not an array.`);
}
/** One page of a list that is the whole answer. */
function paged(c, api, items, shape) {
    return c.json(pageOfList(c, api, items).map(shape));
}
/** One page of a list, with GitHub's `Link` header. */
function pageOfList(c, api, items) {
    const asked = (name, fallback) => {
        const value = Number(c.req.query(name) ?? fallback);
        return Number.isInteger(value) && value > 0 ? value : fallback;
    };
    const size = Math.min(100, asked('per_page', 30));
    const page = asked('page', 1);
    const last = Math.max(1, Math.ceil(items.length / size));
    const address = (to, rel) => {
        const query = new URLSearchParams(c.req.query());
        query.set('page', String(to));
        return `<${api}${c.req.path}?${query}>; rel="${rel}"`;
    };
    const links = [
        ...(page > 1 ? [address(page - 1, 'prev'), address(1, 'first')] : []),
        ...(page < last ? [address(page + 1, 'next'), address(last, 'last')] : []),
    ];
    if (links.length > 0)
        c.header('Link', links.join(', '));
    return items.slice((page - 1) * size, page * size);
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/apps.js






function appRoutes(app, { world, links, apps, webhooks }) {
    const asking = (c) => {
        const found = apps.actor(c.req.header('authorization'));
        if (found)
            return found;
        throw new Problem(401, 'A JSON web token could not be decoded');
    };
    const found = (c) => apps.installation(asking(c), numberParam(c, 'installation'));
    app.post('/app-manifests/:code/conversions', (c) => {
        const { app: made, ...secrets } = apps.redeem(c.req.param('code'));
        return c.json({
            ...appShape(world, links, made),
            client_id: secrets.clientId,
            client_secret: secrets.clientSecret,
            webhook_secret: made.hook?.secret ?? null,
            pem: secrets.privateKey,
        }, 201);
    });
    app.get('/app', (c) => c.json(appShape(world, links, asking(c))));
    app.get('/app/installations/:installation', (c) => c.json(installationShape(world, links, found(c), asking(c))));
    app.post('/app/installations/:installation/access_tokens', async (c) => {
        const installation = found(c);
        const { repository_ids: wanted, permissions: some } = await jsonBody(c);
        const ids = Array.isArray(wanted) ? wanted.map(Number) : undefined;
        const permissions = (some ?? asking(c).permissions);
        const { token, expiresAt } = apps.issue(asking(c), installation, ids, permissions);
        const selection = { permissions, repository_selection: 'selected' };
        return c.json({ token, expires_at: expiresAt, ...selection }, 201);
    });
    app.get('/repos/:owner/:repo/installation', (c) => {
        const name = `${c.req.param('owner')}/${c.req.param('repo')}`;
        const repo = world.data.repositories.find(({ fullName }) => same(fullName, name));
        const one = apps.installations.find((installation) => installation.app === asking(c).id && installation.repositories.includes(repo?.id ?? 0));
        return c.json(installationShape(world, links, one ?? missing('Not Found'), asking(c)));
    });
    app.get('/installation/repositories', (c) => {
        const actor = c.get('actor');
        if (!actor?.installation)
            throw new Problem(403, 'Resource not accessible by integration');
        const all = world.data.repositories.filter(({ fullName }) => can(actor, 'contents', 'read', fullName));
        const size = Math.min(100, Number(c.req.query('per_page') ?? 30));
        const page = Number(c.req.query('page') ?? 1);
        const shown = all.slice((page - 1) * size, page * size);
        if (page * size < all.length) {
            const next = `${links.api}/installation/repositories?per_page=${size}&page=${page + 1}`;
            c.header('Link', `<${next}>; rel="next"`);
        }
        return c.json({
            total_count: all.length,
            repositories: shown.map((repo) => repositoryShape(world, links, repo)),
        });
    });
    app.get('/app/hook/deliveries', (c) => {
        const { id } = asking(c);
        const all = webhooks.deliveries.filter((one) => one.app === id).reverse();
        const size = Math.min(100, Number(c.req.query('per_page') ?? 30));
        const from = all.findIndex((one) => one.id === Number(c.req.query('cursor'))) + 1;
        const shown = all.slice(from, from + size);
        const last = shown.at(-1);
        if (last && from + size < all.length) {
            const next = `${links.api}/app/hook/deliveries?per_page=${size}&cursor=${last.id}`;
            c.header('Link', `<${next}>; rel="next"`);
        }
        return c.json(shown.map(deliveryShape));
    });
    app.post('/app/hook/deliveries/:delivery/attempts', (c) => {
        void webhooks.redeliver(asking(c), numberParam(c, 'delivery'));
        return c.json({}, 202);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/check.js
// A check of a commit, as the stand-in remembers it.
const ACTIONS_APP = 'github-actions';

;// CONCATENATED MODULE: ./.build/program/src/local-github/shapes/check.js




const WORKFLOW_ID = 1;
/** A workflow run, of one of its jobs. */
function runShape(world, links, check) {
    const { repo, headSha, headBranch, run, conclusion, startedAt, completedAt } = check;
    const url = `${apiOf(links, repo)}/actions/runs/${run?.id}`;
    const head = world.data.repositories.find(({ fullName }) => fullName === check.headRepo);
    const repository = repositoryShape(world, links, world.repository(repo));
    return {
        id: run?.id ?? 0,
        name: run?.workflow ?? '',
        node_id: nodeId('WFR', run?.id ?? 0),
        head_branch: headBranch,
        head_sha: headSha,
        path: run?.path ?? '',
        run_number: 1,
        run_attempt: 1,
        display_title: headBranch,
        event: 'pull_request',
        status: 'completed',
        conclusion,
        workflow_id: WORKFLOW_ID,
        check_suite_id: check.suite,
        url,
        html_url: `${pageOf(links, repo)}/actions/runs/${run?.id}`,
        created_at: startedAt,
        run_started_at: startedAt,
        updated_at: completedAt,
        head_commit: null,
        head_repository: head ? repositoryShape(world, links, head) : repository,
        repository,
        jobs_url: `${url}/jobs`,
        logs_url: `${url}/logs`,
        check_suite_url: `${apiOf(links, repo)}/check-suites/${check.suite}`,
        cancel_url: `${url}/cancel`,
        rerun_url: `${url}/rerun`,
        artifacts_url: `${url}/artifacts`,
        workflow_url: `${apiOf(links, repo)}/actions/workflows/${WORKFLOW_ID}`,
        pull_requests: [],
    };
}
function jobShape(links, check) {
    const { id, repo, run, name, conclusion, startedAt, completedAt } = check;
    const times = { started_at: startedAt, completed_at: completedAt };
    return {
        id,
        node_id: nodeId('CR', id),
        run_id: run?.id ?? 0,
        run_url: `${apiOf(links, repo)}/actions/runs/${run?.id}`,
        head_sha: check.headSha,
        head_branch: check.headBranch,
        workflow_name: run?.workflow ?? null,
        name,
        url: `${apiOf(links, repo)}/actions/jobs/${id}`,
        html_url: `${pageOf(links, repo)}/actions/runs/${run?.id}/job/${id}`,
        status: 'completed',
        conclusion,
        created_at: startedAt,
        ...times,
        steps: [{ name: 'Run', number: 1, status: 'completed', conclusion, ...times }],
        check_run_url: `${apiOf(links, repo)}/check-runs/${id}`,
        labels: ['ubuntu-latest'],
        runner_id: 1,
        runner_name: 'runner',
        runner_group_id: 1,
        runner_group_name: 'default',
    };
}
function checkRunShape(world, links, check) {
    const { id, repo, output } = check;
    const url = `${apiOf(links, repo)}/check-runs/${id}`;
    const page = `${pageOf(links, repo)}/runs/${id}`;
    return {
        id,
        node_id: nodeId('CR', id),
        head_sha: check.headSha,
        external_id: '',
        name: check.name,
        url,
        html_url: page,
        details_url: page,
        status: 'completed',
        conclusion: check.conclusion,
        started_at: check.startedAt,
        completed_at: check.completedAt,
        check_suite: { id: check.suite },
        output: {
            title: output?.title ?? null,
            summary: output?.summary ?? null,
            text: null,
            annotations_count: output?.annotations.length ?? 0,
            annotations_url: `${url}/annotations`,
        },
        app: check_appShape(world, links, check),
        pull_requests: [],
    };
}
function suiteShape(world, links, check) {
    const { suite, repo, headSha, headBranch, conclusion, startedAt, completedAt } = check;
    const url = `${apiOf(links, repo)}/check-suites/${suite}`;
    return {
        id: suite,
        node_id: nodeId('CS', suite),
        head_branch: headBranch,
        head_sha: headSha,
        status: 'completed',
        conclusion,
        url,
        before: headSha,
        after: headSha,
        pull_requests: [],
        app: check_appShape(world, links, check),
        created_at: startedAt,
        updated_at: completedAt,
        latest_check_runs_count: 1,
        check_runs_url: `${url}/check-runs`,
        head_commit: null,
    };
}
function check_appShape(world, links, { app }) {
    return {
        id: app === ACTIONS_APP ? 15368 : 2,
        slug: app,
        node_id: nodeId('A', app),
        owner: userShape(links, world.account(app)),
        name: app,
        description: null,
        external_url: `${links.server}/apps/${app}`,
        html_url: `${links.server}/apps/${app}`,
        created_at: '2020-01-01T00:00:00Z',
        updated_at: '2020-01-01T00:00:00Z',
        permissions: {},
        events: [],
    };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/checks.js
// Workflow runs, their jobs and logs, and the checks of other apps.





function checkRoutes(app, { world, links }) {
    const all = (c, area) => {
        const { fullName } = c.get('repo');
        demand(c.get('actor'), [area], fullName, 'read');
        return world.data.checks.filter(({ repo }) => repo === fullName);
    };
    app.get('/repos/:owner/:repo/actions/runs', (c) => {
        const sha = c.req.query('head_sha');
        const runs = all(c, 'actions')
            .filter(({ run }) => run !== undefined)
            .filter(({ headSha }) => sha === undefined || headSha === sha);
        const shown = pageOfList(c, links.api, runs).map((check) => runShape(world, links, check));
        return c.json({ total_count: runs.length, workflow_runs: shown });
    });
    app.get('/repos/:owner/:repo/actions/runs/:id/jobs', (c) => {
        const id = numberParam(c, 'id');
        const jobs = all(c, 'actions').filter(({ run }) => run?.id === id);
        if (jobs.length === 0)
            missing('Not Found');
        return c.json({ total_count: jobs.length, jobs: jobs.map((job) => jobShape(links, job)) });
    });
    app.get('/repos/:owner/:repo/actions/jobs/:id/logs', (c) => {
        const id = numberParam(c, 'id');
        const job = all(c, 'actions').find((check) => check.id === id && check.run) ?? missing('Not Found');
        return c.redirect(job.run?.logUrl ?? `${links.api}/_logs/${job.run?.key}`, 302);
    });
    // Whoever has the address may read it, as with the store that GitHub redirects to.
    app.get('/_logs/:key', (c) => {
        const key = c.req.param('key');
        const job = world.data.checks.find(({ run }) => run?.key === key) ?? missing('Not Found');
        const bytes = Buffer.from(job.run?.log ?? '');
        const type = { 'content-type': 'text/plain; charset=utf-8' };
        const [, from] = /^bytes=(\d+)-$/.exec(c.req.header('range') ?? '') ?? [];
        if (from === undefined)
            return c.body(new Uint8Array(bytes), 200, type);
        const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
        const part = new Uint8Array(bytes.subarray(Number(from)));
        return c.body(part, 206, { ...type, 'content-range': range });
    });
    app.get('/repos/:owner/:repo/commits/:ref/check-runs', (c) => {
        const sha = c.req.param('ref');
        const runs = all(c, 'checks').filter(({ headSha }) => headSha === sha);
        const shown = pageOfList(c, links.api, runs).map((check) => checkRunShape(world, links, check));
        return c.json({ total_count: runs.length, check_runs: shown });
    });
    app.get('/repos/:owner/:repo/check-runs/:id/annotations', (c) => {
        const id = numberParam(c, 'id');
        const check = all(c, 'checks').find((one) => one.id === id) ?? missing('Not Found');
        if (check.app === ACTIONS_APP)
            return c.json([]);
        return c.json((check.output?.annotations ?? []).map(({ path, line, message }) => ({
            path,
            blob_href: `${links.server}/${check.repo}/blob/${check.headSha}/${path}`,
            start_line: line,
            end_line: line,
            start_column: null,
            end_column: null,
            annotation_level: 'failure',
            title: null,
            message,
            raw_details: null,
        })));
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/shapes/commit.js

/** `signed`: the commits of the repository that GitHub signed. */
function commitShape(links, repo, commit, signed = []) {
    const verified = signed.includes(commit.sha);
    const base = apiOf(links, repo);
    const url = `${base}/commits/${commit.sha}`;
    return {
        url,
        sha: commit.sha,
        node_id: nodeId('REF', commit.sha),
        html_url: `${pageOf(links, repo)}/commit/${commit.sha}`,
        comments_url: `${url}/comments`,
        commit: {
            url: `${base}/git/commits/${commit.sha}`,
            author: commit.author,
            committer: commit.committer,
            message: commit.message,
            tree: { sha: commit.tree, url: `${base}/git/trees/${commit.tree}` },
            comment_count: 0,
            verification: {
                verified,
                reason: verified ? 'valid' : 'unsigned',
                signature: verified ? 'signed by the stand-in' : null,
                payload: null,
                verified_at: verified ? commit.committer.date : null,
            },
        },
        // Accounts are not looked up by e-mail address; GitHub says null for addresses it does not know.
        author: null,
        committer: null,
        parents: commit.parents.map((sha) => ({
            sha,
            url: `${base}/commits/${sha}`,
            html_url: `${pageOf(links, repo)}/commit/${sha}`,
        })),
    };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/shapes/thread.js




function issueShape(world, links, thread) {
    const base = apiOf(links, thread.repo);
    const url = `${base}/issues/${thread.number}`;
    const page = threadPage(links, thread.repo, thread.number, isPull(thread));
    const count = world.data.comments.filter((comment) => comment.repo === thread.repo && comment.thread === thread.number).length;
    return {
        url,
        repository_url: base,
        labels_url: `${url}/labels{/name}`,
        comments_url: `${url}/comments`,
        events_url: `${url}/events`,
        html_url: page,
        id: thread.id,
        node_id: threadNode(thread),
        number: thread.number,
        title: thread.title,
        user: userShape(links, world.account(thread.author)),
        labels: thread.labels.map((name) => labelShape(world, links, thread.repo, name)),
        state: thread.state,
        locked: thread.locked,
        assignee: null,
        assignees: [],
        milestone: null,
        comments: count,
        created_at: thread.createdAt,
        updated_at: thread.updatedAt,
        closed_at: thread.closedAt,
        author_association: association(world, thread.repo, thread.author),
        active_lock_reason: null,
        ...(thread.pull
            ? {
                draft: thread.pull.draft,
                pull_request: {
                    url: `${base}/pulls/${thread.number}`,
                    html_url: page,
                    diff_url: `${page}.diff`,
                    patch_url: `${page}.patch`,
                    merged_at: thread.pull.mergedAt,
                },
            }
            : {}),
        body: thread.body,
        closed_by: thread.closedBy ? userShape(links, world.account(thread.closedBy)) : null,
        reactions: rollup(world, `${url}/reactions`, 'thread', thread.id),
        timeline_url: `${url}/timeline`,
        state_reason: thread.state === 'closed' ? 'completed' : null,
    };
}
function commentShape(world, links, comment) {
    const base = apiOf(links, comment.repo);
    const url = `${base}/issues/comments/${comment.id}`;
    const thread = world.thread(comment.repo, comment.thread);
    return {
        url,
        html_url: commentPage(links, thread, comment),
        issue_url: `${base}/issues/${comment.thread}`,
        id: comment.id,
        node_id: nodeId('IC', comment.id),
        user: userShape(links, world.account(comment.author)),
        created_at: comment.createdAt,
        updated_at: comment.updatedAt,
        author_association: association(world, comment.repo, comment.author),
        body: comment.body,
        reactions: rollup(world, `${url}/reactions`, 'comment', comment.id),
        performed_via_github_app: null,
    };
}
function commentPage(links, thread, comment) {
    const page = threadPage(links, thread.repo, thread.number, isPull(thread));
    return `${page}#issuecomment-${comment.id}`;
}
function reactionShape(world, links, reaction) {
    return {
        id: reaction.id,
        node_id: nodeId('REA', reaction.id),
        user: userShape(links, world.account(reaction.author)),
        content: reaction.content,
        created_at: reaction.createdAt,
    };
}
function labelShape(world, links, repo, name) {
    const label = world.repository(repo).labels.find((item) => item.name === name);
    return {
        id: label?.id ?? 0,
        node_id: nodeId('LA', label?.id ?? 0),
        url: `${apiOf(links, repo)}/labels/${encodeURIComponent(name)}`,
        name,
        description: '',
        color: label?.color ?? 'ededed',
        default: false,
    };
}
function threadNode(thread) {
    return nodeId(thread.pull ? 'PR' : 'I', thread.id);
}
function association(world, repo, login) {
    const owner = repo.split('/')[0] ?? '';
    if (same(owner, login))
        return 'OWNER';
    return isCollaborator(world, world.repository(repo), login) ? 'COLLABORATOR' : 'NONE';
}
function isCollaborator(world, repo, login) {
    const level = world.levelOf(repo, login);
    return LEVELS.indexOf(level) > LEVELS.indexOf('read');
}
function rollup(world, url, subject, subjectId) {
    const all = reactionsOf(world, { subject, subjectId });
    const count = (content) => all.filter((item) => item.content === content).length;
    return {
        url,
        total_count: all.length,
        '+1': count('+1'),
        '-1': count('-1'),
        laugh: count('laugh'),
        hooray: count('hooray'),
        confused: count('confused'),
        heart: count('heart'),
        rocket: count('rocket'),
        eyes: count('eyes'),
    };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/shapes/pull.js





/** A pull request as lists give it. */
function simplePullShape(world, links, thread) {
    const { repo, number, pull } = thread;
    const base = apiOf(links, repo);
    const url = `${base}/pulls/${number}`;
    const issue = `${base}/issues/${number}`;
    const page = threadPage(links, repo, number, true);
    const statuses = `${base}/statuses/${pull.headSha}`;
    const href = (address) => ({ href: address });
    return {
        url,
        id: thread.id,
        node_id: threadNode(thread),
        html_url: page,
        diff_url: `${page}.diff`,
        patch_url: `${page}.patch`,
        issue_url: issue,
        number,
        state: thread.state,
        locked: thread.locked,
        title: thread.title,
        user: userShape(links, world.account(thread.author)),
        body: thread.body,
        created_at: thread.createdAt,
        updated_at: thread.updatedAt,
        closed_at: thread.closedAt,
        merged_at: pull.mergedAt,
        merge_commit_sha: pull.mergeSha,
        assignee: null,
        assignees: [],
        requested_reviewers: pull.reviewers.map((login) => userShape(links, world.account(login))),
        requested_teams: [],
        labels: thread.labels.map((name) => labelShape(world, links, repo, name)),
        milestone: null,
        draft: pull.draft,
        commits_url: `${url}/commits`,
        review_comments_url: `${url}/comments`,
        review_comment_url: `${base}/pulls/comments{/number}`,
        comments_url: `${issue}/comments`,
        statuses_url: statuses,
        head: side(world, links, pull.headRepo, pull.headRef, pull.headSha),
        base: side(world, links, repo, pull.baseRef, pull.baseSha),
        _links: {
            self: href(url),
            html: href(page),
            issue: href(issue),
            comments: href(`${issue}/comments`),
            review_comments: href(`${url}/comments`),
            review_comment: href(`${base}/pulls/comments{/number}`),
            commits: href(`${url}/commits`),
            statuses: href(statuses),
        },
        author_association: association(world, repo, thread.author),
        auto_merge: null,
        active_lock_reason: null,
    };
}
function pullShape(world, links, thread, content) {
    const sum = (of) => content.files.reduce((total, file) => total + of(file), 0);
    const here = (list) => list.filter((item) => item.repo === thread.repo && item.thread === thread.number).length;
    const { mergedAt, mergedBy } = thread.pull;
    return {
        ...simplePullShape(world, links, thread),
        merged: mergedAt !== null,
        mergeable: thread.state === 'open' ? true : null,
        rebaseable: null,
        mergeable_state: thread.state === 'open' ? 'clean' : 'unknown',
        merged_by: mergedBy ? userShape(links, world.account(mergedBy)) : null,
        comments: here(world.data.comments),
        review_comments: here(world.data.reviewComments),
        maintainer_can_modify: false,
        commits: content.commits.length,
        additions: sum((file) => file.additions),
        deletions: sum((file) => file.deletions),
        changed_files: content.files.length,
    };
}
function side(world, links, repoName, ref, sha) {
    const repo = world.data.repositories.find(({ fullName }) => fullName === repoName);
    const owner = ownerOf({ fullName: repoName });
    return {
        label: `${owner}:${ref}`,
        ref,
        sha,
        user: userShape(links, world.account(owner)),
        // A deleted fork leaves its commits behind, and nothing else.
        repo: repo ? repositoryShape(world, links, repo) : null,
    };
}
function fileShape(links, repo, sha, file) {
    const path = file.path.split('/').map(encodeURIComponent).join('/');
    const page = pageOf(links, repo);
    return {
        sha: file.sha,
        filename: file.path,
        status: file.status,
        additions: file.additions,
        deletions: file.deletions,
        changes: file.additions + file.deletions,
        blob_url: `${page}/blob/${sha}/${path}`,
        raw_url: `${page}/raw/${sha}/${path}`,
        contents_url: `${apiOf(links, repo)}/contents/${path}?ref=${sha}`,
        ...(file.patch === undefined ? {} : { patch: file.patch }),
        ...(file.previousPath === undefined ? {} : { previous_filename: file.previousPath }),
    };
}
function reviewShape(world, links, review) {
    const page = threadPage(links, review.repo, review.thread, true);
    const html = `${page}#pullrequestreview-${review.id}`;
    const pull = `${apiOf(links, review.repo)}/pulls/${review.thread}`;
    return {
        id: review.id,
        node_id: nodeId('PRR', review.id),
        user: userShape(links, world.account(review.author)),
        body: review.body,
        state: review.state,
        html_url: html,
        pull_request_url: pull,
        author_association: association(world, review.repo, review.author),
        _links: { html: { href: html }, pull_request: { href: pull } },
        submitted_at: review.createdAt,
        commit_id: review.commitSha,
    };
}
function reviewCommentShape(world, links, comment) {
    const base = apiOf(links, comment.repo);
    const url = `${base}/pulls/comments/${comment.id}`;
    const pull = `${base}/pulls/${comment.thread}`;
    const html = `${threadPage(links, comment.repo, comment.thread, true)}#discussion_r${comment.id}`;
    return {
        url,
        pull_request_review_id: comment.review,
        id: comment.id,
        node_id: nodeId('PRRC', comment.id),
        diff_hunk: comment.hunk,
        path: comment.path,
        commit_id: comment.commitSha,
        original_commit_id: comment.commitSha,
        user: userShape(links, world.account(comment.author)),
        body: comment.body,
        created_at: comment.createdAt,
        updated_at: comment.updatedAt,
        html_url: html,
        pull_request_url: pull,
        author_association: association(world, comment.repo, comment.author),
        _links: { self: { href: url }, html: { href: html }, pull_request: { href: pull } },
        reactions: rollup(world, `${url}/reactions`, 'review-comment', comment.id),
        start_line: comment.startLine,
        original_start_line: comment.startLine,
        start_side: comment.startLine === null ? null : 'RIGHT',
        line: comment.line,
        original_line: comment.line,
        side: 'RIGHT',
        subject_type: 'line',
        ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
    };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/pulls.js









function pullRoutes(app, host) {
    const { world, plumbing, links } = host;
    const pullOf = (c) => world.pull(c.get('repo').fullName, numberParam(c, 'number'));
    const writer = (c) => demand(c.get('actor'), ['pull_requests'], c.get('repo').fullName);
    const full = async (c, thread) => pullShape(world, links, thread, await pullContent(plumbing, c.get('repo'), thread));
    app.get('/repos/:owner/:repo/pulls', (c) => paged(c, links.api, pulls_select(c, host), (thread) => simplePullShape(world, links, thread)));
    app.post('/repos/:owner/:repo/pulls', async (c) => {
        const actor = writer(c);
        const body = await jsonBody(c);
        const thread = await openPull(host, c.get('repo'), actor, {
            title: respond_text(body, 'title') ?? '',
            body: respond_text(body, 'body'),
            head: respond_text(body, 'head') ?? '',
            base: respond_text(body, 'base') ?? '',
            draft: body.draft === true,
        });
        return c.json(await full(c, thread), 201);
    });
    app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}', async (c) => {
        const thread = pullOf(c);
        if (!wantsDiff(c))
            return c.json(await full(c, thread));
        const { from, to } = await pullContent(plumbing, c.get('repo'), thread);
        return c.body(await diffText(plumbing.git, c.get('repo').gitDir, from, to), 200, DIFF_TYPE);
    });
    app.patch('/repos/:owner/:repo/pulls/:number{[0-9]+}', async (c) => {
        const { login } = writer(c);
        const thread = pullOf(c);
        const body = await jsonBody(c);
        const state = respond_text(body, 'state') === 'closed' ? 'closed' : 'open';
        editThread(world, thread, login, {
            title: respond_text(body, 'title'),
            body: respond_text(body, 'body'),
            ...(body.state === undefined ? {} : { state }),
        });
        return c.json(await full(c, thread));
    });
    app.put('/repos/:owner/:repo/pulls/:number{[0-9]+}/merge', async (c) => {
        const { login } = demand(c.get('actor'), ['contents'], c.get('repo').fullName);
        const squash = respond_text(await jsonBody(c), 'merge_method') === 'squash';
        const sha = await mergePull(host, pullOf(c), { by: login, squash });
        return c.json({ sha, merged: true, message: 'Pull Request successfully merged' });
    });
    app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}/files', async (c) => {
        const { files, to } = await pullContent(plumbing, c.get('repo'), pullOf(c));
        const name = c.get('repo').fullName;
        return paged(c, links.api, files, (file) => fileShape(links, name, to, file));
    });
    app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}/commits', async (c) => {
        const { commits } = await pullContent(plumbing, c.get('repo'), pullOf(c));
        const { fullName, signedCommits } = c.get('repo');
        const shape = (item) => commitShape(links, fullName, item, signedCommits);
        return paged(c, links.api, commits, shape);
    });
    app.post('/repos/:owner/:repo/pulls/:number{[0-9]+}/requested_reviewers', async (c) => {
        writer(c);
        const thread = pullOf(c);
        const repo = c.get('repo');
        for (const login of texts(await jsonBody(c), 'reviewers')) {
            if (login === thread.author) {
                throw new Problem(422, 'Review cannot be requested from pull request author.');
            }
            const level = world.levelOf(repo, login);
            if (!world.knows(login) || LEVELS.indexOf(level) <= LEVELS.indexOf('read')) {
                const message = `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${repo.fullName} repository.`;
                throw new Problem(422, message);
            }
            if (!thread.pull.reviewers.includes(login))
                thread.pull.reviewers.push(login);
        }
        world.changed();
        return c.json(simplePullShape(world, links, thread), 201);
    });
}
const DIFF_TYPE = { 'Content-Type': 'application/vnd.github.diff; charset=utf-8' };
function wantsDiff(c) {
    return /application\/vnd\.github\.(v3\.)?diff/.test(c.req.header('accept') ?? '');
}
function pulls_select(c, { world }) {
    const repo = c.get('repo');
    const { state = 'open', head, base, sort = 'created', direction } = c.req.query();
    if (!['open', 'closed', 'all'].includes(state)) {
        invalid('PullRequest', { code: 'invalid', field: 'state' });
    }
    // Without an owner GitHub ignores the filter, and answers everything.
    const source = head?.includes(':') ? headOf(world, repo, head) : undefined;
    const time = (thread) => (sort === 'updated' ? thread.updatedAt : thread.createdAt);
    const list = world
        .pulls(repo.fullName)
        .filter((thread) => state === 'all' || thread.state === state)
        .filter(({ pull }) => !base || pull.baseRef === base)
        .filter(({ pull }) => {
        if (source === undefined)
            return true;
        const label = source && `${ownerOf(source.repo)}:${source.branch}`;
        return label === `${pull.headRepo.split('/')[0]}:${pull.headRef}`;
    })
        .sort((a, b) => time(a).localeCompare(time(b)) || a.number - b.number);
    const ascending = direction ? direction === 'asc' : sort !== 'created' && sort !== 'updated';
    return ascending ? list : list.reverse();
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/content.js
// What comes out of the repository itself: refs, files, comparisons.









/** GitHub compares at most this many files. */
const COMPARE_FILES = 300;
function contentRoutes(app, host) {
    const { plumbing, links } = host;
    app.get('/repos/:owner/:repo/git/ref/:ref{.+}', async (c) => {
        const { fullName, gitDir } = c.get('repo');
        const ref = `refs/${c.req.param('ref')}`;
        const sha = (await plumbing.resolve(gitDir, ref)) ?? missing('Not Found');
        const url = `${apiOf(links, fullName)}/git/${ref}`;
        const commit = `${apiOf(links, fullName)}/git/commits/${sha}`;
        return c.json({
            ref,
            node_id: nodeId('REF', ref),
            url,
            object: { sha, type: 'commit', url: commit },
        });
    });
    app.delete('/repos/:owner/:repo/git/refs/:ref{.+}', async (c) => {
        const { fullName, gitDir } = c.get('repo');
        demand(c.get('actor'), ['contents'], fullName);
        const ref = `refs/${c.req.param('ref')}`;
        if (!(await plumbing.resolve(gitDir, ref))) {
            throw new Problem(422, 'Reference does not exist');
        }
        await plumbing.deleteRef(gitDir, ref);
        return c.body(null, 204);
    });
    app.get('/repos/:owner/:repo/contents/:path{.+}', async (c) => {
        const repo = c.get('repo');
        const ref = c.req.query('ref') ?? repo.defaultBranch;
        const path = c.req.param('path').replace(/\/+$/, '');
        const commit = await plumbing.resolve(repo.gitDir, ref);
        if (!commit)
            missing(`No commit found for the ref ${ref}`);
        const entry = (await plumbing.entry(repo.gitDir, commit, path)) ?? missing('Not Found');
        const address = `${apiOf(links, repo.fullName)}/contents`;
        const shape = (item) => {
            const file = item.path.split('/').map(encodeURIComponent).join('/');
            const url = `${address}/${file}?ref=${encodeURIComponent(ref)}`;
            const git = `${apiOf(links, repo.fullName)}/git/${item.type}s/${item.sha}`;
            const page = `${pageOf(links, repo.fullName)}/blob/${commit}/${file}`;
            return {
                name: item.path.split('/').pop() ?? '',
                path: item.path,
                sha: item.sha,
                size: item.size,
                url,
                html_url: page,
                git_url: git,
                download_url: item.type === 'blob' ? page : null,
                type: item.type === 'blob' ? 'file' : 'dir',
                _links: { self: url, git, html: page },
            };
        };
        if (entry.type === 'tree') {
            const inside = await plumbing.list(repo.gitDir, commit, `${path}/`);
            return c.json(inside.map(shape));
        }
        const content = await plumbing.blob(repo.gitDir, entry.sha);
        if (/application\/vnd\.github\.(v3\.)?raw/.test(c.req.header('accept') ?? '')) {
            return c.body(new Uint8Array(content), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
        }
        return c.json({
            ...shape(entry),
            content: content.toString('base64').replace(/.{60}/g, '$&\n'),
            encoding: 'base64',
        });
    });
    app.get('/repos/:owner/:repo/git/trees/:tree', async (c) => {
        const { fullName, gitDir } = c.get('repo');
        const name = c.req.param('tree');
        const address = `${apiOf(links, fullName)}/git`;
        const sha = (await plumbing.resolve(gitDir, name)) ?? missing('Not Found');
        const depth = c.req.query('recursive') === undefined ? [] : ['-r', '-t'];
        const found = await plumbing.list(gitDir, sha, '.', depth);
        const tree = found.map((item) => ({
            path: item.path,
            mode: item.mode,
            type: item.type,
            sha: item.sha,
            ...(item.type === 'blob' && { size: item.size }),
            url: `${address}/${item.type}s/${item.sha}`,
        }));
        return c.json({ sha, url: `${address}/trees/${sha}`, tree, truncated: false });
    });
    app.get('/repos/:owner/:repo/compare/:basehead{.+}', async (c) => {
        const repo = c.get('repo');
        const { git } = plumbing;
        const { base, head, label } = await sides(c, host);
        const from = (await plumbing.mergeBase(repo.gitDir, base, head)) ?? missing('Not Found');
        if (wantsDiff(c))
            return c.body(await diffText(git, repo.gitDir, from, head), 200, DIFF_TYPE);
        const [[behind, ahead], [baseCommit], [fromCommit], list, files] = await Promise.all([
            plumbing.distance(repo.gitDir, base, head),
            commits(git, repo.gitDir, ['-1', base]),
            commits(git, repo.gitDir, ['-1', from]),
            commits(git, repo.gitDir, [`${base}..${head}`]),
            diff(git, repo.gitDir, from, head),
        ]);
        if (!baseCommit || !fromCommit)
            missing('Not Found');
        const name = repo.fullName;
        const page = `${pageOf(links, name)}/compare/${label}`;
        const status = ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical';
        return c.json({
            url: `${apiOf(links, name)}/compare/${label}`,
            html_url: page,
            permalink_url: `${pageOf(links, name)}/compare/${base}...${head}`,
            diff_url: `${page}.diff`,
            patch_url: `${page}.patch`,
            base_commit: commitShape(links, name, baseCommit),
            merge_base_commit: commitShape(links, name, fromCommit),
            status,
            ahead_by: ahead,
            behind_by: behind,
            total_commits: ahead,
            commits: list.slice(0, 250).map((item) => commitShape(links, name, item)),
            files: files.slice(0, COMPARE_FILES).map((file) => fileShape(links, name, head, file)),
        });
    });
    app.get('/repos/:owner/:repo/branches', async (c) => {
        const { fullName, gitDir } = c.get('repo');
        const list = [...(await plumbing.branches(gitDir))];
        return paged(c, links.api, list, ([name, sha]) => ({
            name,
            commit: { sha, url: `${apiOf(links, fullName)}/commits/${sha}` },
            protected: false,
        }));
    });
    async function sides(c, { world }) {
        const label = c.req.param('basehead') ?? '';
        const [left = '', right = ''] = label.split('...');
        const repo = c.get('repo');
        const base = (await resolveSide(repo, left)) ?? missing('Not Found');
        const head = (await resolveSide(repo, right)) ?? missing('Not Found');
        return { base, head, label };
        async function resolveSide(here, name) {
            const source = headOf(world, here, name);
            if (!source)
                return null;
            if (source.repo === here) {
                return ((await plumbing.resolve(here.gitDir, `refs/heads/${source.branch}`)) ??
                    plumbing.resolve(here.gitDir, source.branch));
            }
            // Forks share their objects with the repository they come from.
            const ref = `refs/docket-local-github/${ownerOf(source.repo)}/${source.branch}`;
            await plumbing.bring(here.gitDir, source.repo.gitDir, source.branch, ref);
            return plumbing.resolve(here.gitDir, ref);
        }
    }
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/issues.js




function issueRoutes(app, { world, links }) {
    const threadOf = (c) => world.thread(c.get('repo').fullName, numberParam(c, 'number'));
    const commentOf = (c) => findIn(world.data.comments, c.get('repo'), numberParam(c, 'id'));
    const writer = (c) => demand(c.get('actor'), ['issues', 'pull_requests'], c.get('repo').fullName);
    app.post('/repos/:owner/:repo/issues', async (c) => {
        const { login } = demand(c.get('actor'), ['issues'], c.get('repo').fullName);
        const body = await jsonBody(c);
        const thread = openThread(world, c.get('repo'), {
            by: login,
            title: respond_text(body, 'title') ?? '',
            body: respond_text(body, 'body'),
        });
        addLabels(world, c.get('repo'), thread, texts(body, 'labels'));
        return c.json(issueShape(world, links, thread), 201);
    });
    app.get('/repos/:owner/:repo/issues/:number{[0-9]+}', (c) => c.json(issueShape(world, links, threadOf(c))));
    app.patch('/repos/:owner/:repo/issues/:number{[0-9]+}', async (c) => {
        const { login } = writer(c);
        const body = await jsonBody(c);
        const thread = threadOf(c);
        const state = respond_text(body, 'state') === 'closed' ? 'closed' : 'open';
        editThread(world, thread, login, {
            title: respond_text(body, 'title'),
            body: respond_text(body, 'body'),
            ...(body.state === undefined ? {} : { state }),
        });
        return c.json(issueShape(world, links, thread));
    });
    app.get('/repos/:owner/:repo/issues/:number/comments', (c) => {
        const thread = threadOf(c);
        const since = c.req.query('since');
        const list = world.data.comments
            .filter((item) => item.repo === thread.repo && item.thread === thread.number)
            .filter((item) => !since || item.updatedAt >= since);
        return paged(c, links.api, list, (item) => commentShape(world, links, item));
    });
    app.post('/repos/:owner/:repo/issues/:number/comments', async (c) => {
        const { login } = writer(c);
        const body = await jsonBody(c);
        const comment = addComment(world, threadOf(c), { by: login, body: respond_text(body, 'body') ?? '' });
        return c.json(commentShape(world, links, comment), 201);
    });
    app.get('/repos/:owner/:repo/issues/comments/:id', (c) => c.json(commentShape(world, links, commentOf(c))));
    app.patch('/repos/:owner/:repo/issues/comments/:id', async (c) => {
        writer(c);
        const comment = commentOf(c);
        editComment(world, comment, respond_text(await jsonBody(c), 'body') ?? '');
        return c.json(commentShape(world, links, comment));
    });
    app.delete('/repos/:owner/:repo/issues/comments/:id', (c) => {
        writer(c);
        const comment = commentOf(c);
        remove(world, world.data.comments, comment);
        return c.body(null, 204);
    });
    app.post('/repos/:owner/:repo/issues/:number/labels', async (c) => {
        writer(c);
        const thread = threadOf(c);
        addLabels(world, c.get('repo'), thread, texts(await jsonBody(c), 'labels'));
        return c.json(thread.labels.map((name) => labelShape(world, links, thread.repo, name)));
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/oauth.js




function oauthRoutes(app, { world, links, apps, tokens }) {
    const person = (c) => {
        const { signedInWith, login = '' } = c.get('actor') ?? {};
        const found = apps.list.find(({ id }) => id === signedInWith);
        if (found)
            return { login, app: found };
        throw new Problem(403, 'You must authenticate with an access token authorized to a GitHub App');
    };
    const readable = ({ repositories }, login) => world.data.repositories.filter((repo) => repositories.includes(repo.id) && flagsOf(world, repo, login).pull);
    const seen = (c) => {
        const { login, app: own } = person(c);
        return apps.installations.filter((one) => one.app === own.id && readable(one, login).length > 0);
    };
    const shown = (c, all) => {
        const size = Math.min(100, Number(c.req.query('per_page') ?? 30));
        const page = Number(c.req.query('page') ?? 1);
        if (page * size < all.length) {
            const next = `${links.api}${c.req.path}?per_page=${size}&page=${page + 1}`;
            c.header('Link', `<${next}>; rel="next"`);
        }
        return all.slice((page - 1) * size, page * size);
    };
    app.get('/user/installations', (c) => {
        const all = seen(c);
        const { app: own } = person(c);
        const installations = shown(c, all).map((one) => installationShape(world, links, one, own));
        return c.json({ total_count: all.length, installations });
    });
    app.get('/user/installations/:installation/repositories', (c) => {
        const { login } = person(c);
        const id = numberParam(c, 'installation');
        const installation = seen(c).find((one) => one.id === id) ?? missing('Not Found');
        if (installation.suspendedAt)
            throw new Problem(403, 'This installation has been suspended');
        const all = readable(installation, login);
        const repositories = shown(c, all).map((repo) => ({
            ...repositoryShape(world, links, repo),
            permissions: flagsOf(world, repo, login),
        }));
        return c.json({ total_count: all.length, repositories });
    });
    app.delete('/applications/:client/token', async (c) => {
        const client = apps.oauth.client(c.req.param('client'));
        const basic = Buffer.from(`${client?.clientId}:${client?.clientSecret}`).toString('base64');
        if (!client || c.req.header('authorization') !== `Basic ${basic}`)
            missing('Not Found');
        const { access_token: token } = await jsonBody(c);
        tokens.remove(String(token));
        return c.body(null, 204);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/reactions.js





function reactionRoutes(app, { world, links }) {
    const places = [
        [
            '/repos/:owner/:repo/issues/:number{[0-9]+}/reactions',
            (c) => ({
                subject: 'thread',
                subjectId: world.thread(c.get('repo').fullName, numberParam(c, 'number')).id,
            }),
        ],
        [
            '/repos/:owner/:repo/issues/comments/:number/reactions',
            (c) => ({
                subject: 'comment',
                subjectId: findIn(world.data.comments, c.get('repo'), numberParam(c, 'number')).id,
            }),
        ],
        [
            '/repos/:owner/:repo/pulls/comments/:number/reactions',
            (c) => ({
                subject: 'review-comment',
                subjectId: findIn(world.data.reviewComments, c.get('repo'), numberParam(c, 'number')).id,
            }),
        ],
    ];
    const writer = (c) => demand(c.get('actor'), ['issues', 'pull_requests'], c.get('repo').fullName);
    for (const [path, keyOf] of places) {
        app.get(path, (c) => {
            const content = c.req.query('content');
            const list = reactionsOf(world, keyOf(c)).filter((reaction) => !content || reaction.content === content);
            return paged(c, links.api, list, (reaction) => reactionShape(world, links, reaction));
        });
        app.post(path, async (c) => {
            const { login } = writer(c);
            const content = respond_text(await jsonBody(c), 'content') ?? '';
            const { reaction, created } = addReaction(world, keyOf(c), login, content);
            return c.json(reactionShape(world, links, reaction), created ? 201 : 200);
        });
        app.delete(`${path}/:reaction`, (c) => {
            const { login } = writer(c);
            const id = numberParam(c, 'reaction');
            const own = reactionsOf(world, keyOf(c)).find((reaction) => reaction.id === id && reaction.author === login);
            remove(world, world.data.reactions, own ?? missing('Not Found'));
            return c.body(null, 204);
        });
    }
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/repository.js



function repositoryRoutes(app, { world, links }) {
    app.get('/repos/:owner/:repo', (c) => c.json(fullRepositoryShape(world, links, c.get('repo'))));
    app.get('/repos/:owner/:repo/collaborators/:username/permission', (c) => {
        const login = c.req.param('username');
        if (!c.get('actor'))
            throw new Problem(401, 'Requires authentication');
        if (!world.knows(login))
            missing(`${login} is not a user`);
        return c.json(permissionShape(world, links, c.get('repo'), login));
    });
    app.get('/repos/:owner/:repo/actions/permissions/workflow', (c) => {
        const repo = c.get('repo');
        if (!can(c.get('actor'), 'administration', 'read', repo.fullName)) {
            throw new Problem(403, 'Resource not accessible by integration');
        }
        return c.json({
            default_workflow_permissions: 'write',
            can_approve_pull_request_reviews: repo.actionsMayOpenPulls,
        });
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/reviews.js



function addReview(world, thread, { by, body, state = 'COMMENTED' }) {
    const now = world.now();
    const review = {
        id: world.nextId(),
        repo: thread.repo,
        thread: thread.number,
        author: world.account(by).login,
        body,
        createdAt: now,
        updatedAt: now,
        editedAt: null,
        state,
        commitSha: thread.pull.headSha,
    };
    world.data.reviews.push(review);
    thread.updatedAt = now;
    world.changed();
    return review;
}
/** A comment on a line of the new side; without a review to be in, a single comment makes one. */
async function addReviewComment({ world, plumbing }, thread, wanted, within) {
    checkBody('PullRequestReviewComment', wanted.body);
    const { files } = await pullContent(plumbing, world.repository(thread.repo), thread);
    const patch = files.find((file) => file.path === wanted.path)?.patch;
    const hunk = patch && hunkAt(patch, wanted.line);
    if (!hunk) {
        const message = 'pull_request_review_thread.line must be part of the diff';
        invalid('PullRequestReviewComment', { code: 'custom', field: 'line', message });
    }
    const review = within ?? addReview(world, thread, { by: wanted.by, body: '' });
    const { id, repo: name, thread: number, author, createdAt, updatedAt, commitSha } = review;
    const comment = {
        repo: name,
        thread: number,
        author,
        createdAt,
        updatedAt,
        commitSha,
        id: world.nextId(),
        body: wanted.body,
        editedAt: null,
        review: id,
        path: wanted.path,
        line: wanted.line,
        startLine: wanted.startLine ?? null,
        hunk,
        inReplyTo: null,
    };
    world.data.reviewComments.push(comment);
    world.changed();
    return comment;
}
/** A review that requests changes, with comments on lines. */
async function requestChanges(host, thread, { by, body, comments = [] }) {
    const review = addReview(host.world, thread, { by, body, state: 'CHANGES_REQUESTED' });
    const made = [];
    for (const one of comments) {
        const wanted = { by, ...one };
        made.push(await addReviewComment(host, thread, wanted, review));
    }
    return { review, comments: made };
}
function replyTo(world, thread, opener, { by, body }) {
    checkBody('PullRequestReviewComment', body);
    if (opener.inReplyTo !== null) {
        const message = 'in_reply_to is not the first comment of its thread';
        invalid('PullRequestReviewComment', { code: 'custom', field: 'in_reply_to', message });
    }
    const review = addReview(world, thread, { by, body: '' });
    const comment = {
        ...opener,
        id: world.nextId(),
        author: review.author,
        body,
        createdAt: review.createdAt,
        updatedAt: review.createdAt,
        editedAt: null,
        review: review.id,
        inReplyTo: opener.id,
    };
    world.data.reviewComments.push(comment);
    world.changed();
    return comment;
}
/** The hunk that shows this line of the new file, cut after the line as GitHub cuts it. */
function hunkAt(patch, line) {
    for (const hunk of patch.split(/^(?=@@ )/m)) {
        const lines = hunk.replace(/\n$/, '').split('\n');
        const start = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(lines[0] ?? '')?.[1];
        let at = Number(start) - 1;
        for (let i = 1; i < lines.length; i += 1) {
            if (/^[ +]/.test(lines[i] ?? ''))
                at += 1;
            if (at === line)
                return lines.slice(0, i + 1).join('\n');
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/reviews.js





const STATES = {
    APPROVE: 'APPROVED',
    REQUEST_CHANGES: 'CHANGES_REQUESTED',
    COMMENT: 'COMMENTED',
};
function reviewRoutes(app, host) {
    const { world, links } = host;
    const pullOf = (c) => world.pull(c.get('repo').fullName, numberParam(c, 'number'));
    const commentOf = (c) => findIn(world.data.reviewComments, c.get('repo'), numberParam(c, 'id'));
    const writer = (c) => demand(c.get('actor'), ['pull_requests'], c.get('repo').fullName);
    const of = (c, list) => {
        const { repo, number } = pullOf(c);
        return list.filter((item) => item.repo === repo && item.thread === number);
    };
    app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}/reviews', (c) => paged(c, links.api, of(c, world.data.reviews), (item) => reviewShape(world, links, item)));
    app.post('/repos/:owner/:repo/pulls/:number{[0-9]+}/reviews', async (c) => {
        const { login } = writer(c);
        const body = await jsonBody(c);
        const state = STATES[respond_text(body, 'event') ?? ''] ?? 'COMMENTED';
        const review = addReview(world, pullOf(c), {
            by: login,
            body: respond_text(body, 'body') ?? '',
            state,
        });
        return c.json(reviewShape(world, links, review));
    });
    app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}/reviews/:id', (c) => {
        pullOf(c);
        const review = findIn(world.data.reviews, c.get('repo'), numberParam(c, 'id'));
        return c.json(reviewShape(world, links, review));
    });
    app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}/comments', (c) => paged(c, links.api, of(c, world.data.reviewComments), (item) => reviewCommentShape(world, links, item)));
    app.post('/repos/:owner/:repo/pulls/:number{[0-9]+}/comments', async (c) => {
        const { login } = writer(c);
        const body = await jsonBody(c);
        const comment = await addReviewComment(host, pullOf(c), {
            by: login,
            body: respond_text(body, 'body') ?? '',
            path: respond_text(body, 'path') ?? '',
            line: Number(body.line),
        });
        return c.json(reviewCommentShape(world, links, comment), 201);
    });
    app.post('/repos/:owner/:repo/pulls/:number{[0-9]+}/comments/:id/replies', async (c) => {
        const { login } = writer(c);
        const body = respond_text(await jsonBody(c), 'body') ?? '';
        const reply = replyTo(world, pullOf(c), commentOf(c), { by: login, body });
        return c.json(reviewCommentShape(world, links, reply), 201);
    });
    app.get('/repos/:owner/:repo/pulls/comments/:id', (c) => c.json(reviewCommentShape(world, links, commentOf(c))));
    app.patch('/repos/:owner/:repo/pulls/comments/:id', async (c) => {
        writer(c);
        const comment = commentOf(c);
        editComment(world, comment, respond_text(await jsonBody(c), 'body') ?? '');
        return c.json(reviewCommentShape(world, links, comment));
    });
    app.delete('/repos/:owner/:repo/pulls/comments/:id', (c) => {
        writer(c);
        remove(world, world.data.reviewComments, commentOf(c));
        return c.body(null, 204);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/rest/app.js
// The REST API as Request → Response. Paths are GitHub's, without the prefix.














function restApi(host) {
    const app = new dist/* Hono */.$();
    app.use(async (c, next) => {
        const header = c.req.header('authorization');
        // In the name of an app nothing can be done but what the routes for apps do.
        // Nor with the password of one.
        const asApp = c.req.path.startsWith('/applications/') || host.apps.actor(header);
        c.set('actor', asApp ? null : host.tokens.actor(header));
        await next();
    });
    appRoutes(app, host);
    oauthRoutes(app, host);
    app.use('/repos/:owner/:repo/*', async (c, next) => {
        const fullName = `${c.req.param('owner')}/${c.req.param('repo')}`;
        const repo = visibleRepository(host.world, c.get('actor'), fullName);
        c.set('repo', repo);
        await syncPulls(host.world, host.plumbing, repo);
        await next();
    });
    accountRoutes(app, host);
    repositoryRoutes(app, host);
    issueRoutes(app, host);
    reactionRoutes(app, host);
    pullRoutes(app, host);
    reviewRoutes(app, host);
    contentRoutes(app, host);
    checkRoutes(app, host);
    app.notFound(() => problemResponse(new Problem(404, 'Not Found')));
    app.onError((error) => {
        if (error instanceof Problem)
            return problemResponse(error);
        throw error;
    });
    return app;
}
function problemResponse(problem) {
    return Response.json(problem.body(), { status: problem.status, headers: problem.headers });
}

// EXTERNAL MODULE: ./node_modules/graphql/index.js
var graphql = __webpack_require__(17645);
;// CONCATENATED MODULE: ./.build/program/src/local-github/graphql/slice.js
// The slice of GitHub's GraphQL schema that answers what REST does not: when a text was last edited,
// reactions on reviews, all comments of a review at once, hidden comments, drafts, and commits that
// GitHub signs. A test compares it with the schema that GitHub publishes.

const TEXT = `id: ID!
  body: String!
  author: Actor
  createdAt: DateTime!
  updatedAt: DateTime!
  lastEditedAt: DateTime
  reactionGroups: [ReactionGroup!]`;
const THREAD = `${TEXT}
  url: URI!
  number: Int!
  title: String!`;
const COMMENT = `${TEXT}
  url: URI!
  databaseId: Int`;
const thread = (name, more = '') => `
type ${name} implements Comment & Node & Reactable {
  ${THREAD}
  viewerDidAuthor: Boolean!
  ${more}
  timelineItems(itemTypes: [${name}TimelineItemsItemType!], last: Int): ${name}TimelineItemsConnection!
}
type ${name}TimelineItemsConnection { totalCount: Int! nodes: [${name}TimelineItems] }
union ${name}TimelineItems = RenamedTitleEvent
enum ${name}TimelineItemsItemType { RENAMED_TITLE_EVENT }`;
const comment = (name, more = '') => `
type ${name} implements Comment & Minimizable & Node & Reactable {
  ${COMMENT}
  isMinimized: Boolean!
  minimizedReason: String
  ${more}
}`;
const REVIEW = 'comments(first: Int): PullRequestReviewCommentConnection!';
const LINE = `path: String!
  line: Int
  startLine: Int
  diffHunk: String!`;
const payload = (name) => `
type ${name}ReactionPayload { reaction: Reaction subject: Reactable }
input ${name}ReactionInput { subjectId: ID! content: ReactionContent! }`;
const draftChange = (name) => `
type ${name}Payload { pullRequest: PullRequest }
input ${name}Input { pullRequestId: ID! }`;
const SLICE = (0,graphql/* buildSchema */.IV5)(`
scalar DateTime
scalar URI
interface Actor { login: String! }
interface Node { id: ID! }
interface Comment { ${TEXT.replace(/\n {2}reactionGroups.*/, '')} }
interface Minimizable { isMinimized: Boolean! minimizedReason: String }
interface Reactable { id: ID! reactionGroups: [ReactionGroup!] }
type User implements Actor { login: String! }
type Bot implements Actor { login: String! }
enum ReactionContent { THUMBS_UP THUMBS_DOWN LAUGH HOORAY CONFUSED HEART ROCKET EYES }
type ReactionGroup { content: ReactionContent! viewerHasReacted: Boolean! reactors: ReactorConnection! }
type ReactorConnection { totalCount: Int! }
type Reaction { content: ReactionContent! databaseId: Int }
type RenamedTitleEvent { createdAt: DateTime! }
union IssueOrPullRequest = Issue | PullRequest
${thread('Issue')}
${thread('PullRequest', 'isDraft: Boolean!')}
${comment('IssueComment')}
${comment('PullRequestReview', REVIEW)}
${comment('PullRequestReviewComment', LINE)}
type PullRequestReviewCommentConnection { totalCount: Int! nodes: [PullRequestReviewComment] }
${payload('Add')}
${payload('Remove')}
scalar Base64String
scalar GitObjectID
interface GitSignature { isValid: Boolean! wasSignedByGitHub: Boolean! }
type GpgSignature implements GitSignature { isValid: Boolean! wasSignedByGitHub: Boolean! }
type Commit { oid: GitObjectID! signature: GitSignature }
type CreateCommitOnBranchPayload { commit: Commit }
input CommittableBranch { repositoryNameWithOwner: String branchName: String }
input CommitMessage { headline: String! body: String }
input FileAddition { path: String! contents: Base64String! }
input FileDeletion { path: String! }
input FileChanges { additions: [FileAddition!] = [] deletions: [FileDeletion!] = [] }
input CreateCommitOnBranchInput {
  branch: CommittableBranch!
  expectedHeadOid: GitObjectID!
  fileChanges: FileChanges
  message: CommitMessage!
}
enum ReportedContentClassifiers { ABUSE DUPLICATE OFF_TOPIC OUTDATED RESOLVED SPAM }
input MinimizeCommentInput { subjectId: ID! classifier: ReportedContentClassifiers! }
type MinimizeCommentPayload { minimizedComment: Minimizable }
${draftChange('ConvertPullRequestToDraft')}
${draftChange('MarkPullRequestReadyForReview')}
type Repository {
  nameWithOwner: String!
  issueOrPullRequest(number: Int!): IssueOrPullRequest
  issue(number: Int!): Issue
  pullRequest(number: Int!): PullRequest
}
type Query {
  viewer: User!
  node(id: ID!): Node
  nodes(ids: [ID!]!): [Node]!
  repository(owner: String!, name: String!): Repository
}
type Mutation {
  createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload
  addReaction(input: AddReactionInput!): AddReactionPayload
  removeReaction(input: RemoveReactionInput!): RemoveReactionPayload
  minimizeComment(input: MinimizeCommentInput!): MinimizeCommentPayload
  convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): ConvertPullRequestToDraftPayload
  markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): MarkPullRequestReadyForReviewPayload
}`);

;// CONCATENATED MODULE: ./.build/program/src/local-github/graphql/execute.js
// Answers a document as GitHub does: what the schema does not have is refused as a whole; a field
// that cannot be answered is null, with its sentence among the errors.


/** A field that cannot be answered. */
class FieldProblem extends Error {
    type;
    constructor(type, message) {
        super(message);
        this.type = type;
    }
}
async function answer(rootValue, { query, variables }) {
    try {
        const document = (0,graphql/* parse */.qgA)(query);
        const wrong = (0,graphql/* validate */.tfT)(SLICE, document, graphql/* specifiedRules */.gv5);
        if (wrong.length > 0)
            return { errors: wrong.map(told) };
        const { data, errors } = await (0,graphql/* execute */.g7Y)({
            schema: SLICE,
            document,
            rootValue,
            variableValues: variables,
        });
        return errors ? { data, errors: errors.map(told) } : { data };
    }
    catch (error) {
        if (error instanceof graphql/* GraphQLError */.eOn)
            return { errors: [told(error)] };
        throw error;
    }
}
function told({ originalError, path, message }) {
    const type = originalError instanceof FieldProblem ? { type: originalError.type } : {};
    return { ...type, ...(path ? { path } : {}), message };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/graphql/commit.js
// `createCommitOnBranch`: GitHub's own commit, made with real git and noted as signed.






async function createCommitOnBranch({ world, plumbing }, actor, { branch, expectedHeadOid, message, fileChanges }) {
    const { repositoryNameWithOwner = '', branchName = '' } = branch;
    const repo = world.data.repositories.find((item) => item.fullName === repositoryNameWithOwner);
    if (!repo)
        throw notFound(`a Repository with the name '${repositoryNameWithOwner}'`);
    const { login } = permitted(actor, repo.fullName);
    const ref = `refs/heads/${branchName}`;
    const tip = await plumbing.resolve(repo.gitDir, ref);
    if (!tip)
        throw notFound(`a ref with the name '${branchName}'`);
    if (tip !== expectedHeadOid)
        throw stale(expectedHeadOid);
    const { additions = [], deletions = [] } = fileChanges ?? {};
    for (const { path } of deletions) {
        if (await plumbing.entry(repo.gitDir, tip, path))
            continue;
        const words = `A path was requested for deletion which does not exist as of commit oid \`${tip}\``;
        throw new FieldProblem('UNPROCESSABLE', words);
    }
    const { id } = world.account(login);
    const author = { name: login, email: `${id}+${login}@users.noreply.github.com` };
    const [oid = ''] = await (0,commit/* writeCommits */.Y)(plumbing.git, repo.gitDir, [
        {
            parent: tip,
            message: [message.headline, message.body].filter(Boolean).join('\n\n'),
            time: Math.floor(Date.parse(world.now()) / 1000),
            author,
            files: [
                ...deletions.map(({ path }) => ({ path, content: null })),
                ...additions.map(({ path, contents }) => ({
                    path,
                    content: Buffer.from(contents, 'base64'),
                })),
            ],
        },
    ]);
    const moves = `update ${ref} ${oid} ${tip}\ndelete refs/docket-built/0\n`;
    const moved = await plumbing.git.try([...at(repo.gitDir), 'update-ref', '--stdin'], {
        input: moves,
    });
    if (moved.code !== 0)
        throw stale(expectedHeadOid);
    repo.signedCommits = [...(repo.signedCommits ?? []), oid];
    world.changed();
    await syncPulls(world, plumbing, repo);
    const signature = { __typename: 'GpgSignature', isValid: true, wasSignedByGitHub: true };
    return { commit: { oid, signature } };
}
function permitted(actor, repo) {
    try {
        return demand(actor, ['contents'], repo);
    }
    catch (error) {
        if (!(error instanceof Problem))
            throw error;
        throw new FieldProblem('FORBIDDEN', error.message);
    }
}
function stale(expected) {
    const words = `Expected branch to point to "${expected}" but it did not.  Pull and try again.`;
    return new FieldProblem('STALE_DATA', words);
}
function notFound(what) {
    return new FieldProblem('NOT_FOUND', `Could not resolve to ${what}.`);
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/graphql/resolve.js








const CONTENTS = {
    THUMBS_UP: '+1',
    THUMBS_DOWN: '-1',
    LAUGH: 'laugh',
    HOORAY: 'hooray',
    CONFUSED: 'confused',
    HEART: 'heart',
    ROCKET: 'rocket',
    EYES: 'eyes',
};
function resolvers(host, actor) {
    const { world, links } = host;
    const user = (login) => ({
        __typename: world.account(login).type === 'Bot' ? 'Bot' : 'User',
        login: login.replace(/\[bot\]$/, ''),
    });
    const groups = (key) => Object.entries(CONTENTS).map(([content, name]) => {
        const all = reactionsOf(world, key).filter((reaction) => reaction.content === name);
        return {
            content,
            viewerHasReacted: all.some(({ author }) => author === actor?.login),
            reactors: { totalCount: all.length },
        };
    });
    const thread = (item) => {
        const key = { subject: 'thread', subjectId: item.id };
        const renames = item.titleEditedAt === null ? [] : [item.titleEditedAt];
        const node = {
            __typename: item.pull ? 'PullRequest' : 'Issue',
            id: threadNode(item),
            number: item.number,
            title: item.title,
            body: item.body,
            url: threadPage(links, item.repo, item.number, item.pull !== undefined),
            author: user(item.author),
            createdAt: item.createdAt,
            updatedAt: item.updatedAt,
            lastEditedAt: item.bodyEditedAt,
            viewerDidAuthor: item.author === actor?.login,
            isDraft: item.pull?.draft,
            reactionGroups: () => groups(key),
            timelineItems: ({ itemTypes }) => {
                const asked = itemTypes?.includes('RENAMED_TITLE_EVENT') ? renames : [];
                const nodes = asked.map((createdAt) => ({ __typename: 'RenamedTitleEvent', createdAt }));
                return { totalCount: nodes.length, nodes };
            },
        };
        return { node, key, repo: item.repo };
    };
    const comment = (type, prefix, url, item, subject) => {
        const key = { subject, subjectId: item.id };
        const node = {
            __typename: type,
            id: nodeId(prefix, item.id),
            databaseId: item.id,
            body: item.body,
            url,
            author: user(item.author),
            createdAt: item.createdAt,
            updatedAt: item.updatedAt,
            lastEditedAt: item.editedAt,
            reactionGroups: () => groups(key),
            isMinimized: () => item.minimized !== undefined,
            minimizedReason: () => item.minimized ?? null,
        };
        return { node, comment: item, key, repo: item.repo };
    };
    const find = (id) => {
        const [, kind = '', digits = ''] = /^([A-Z]+)_(\d+)$/.exec(id) ?? [];
        const found = byKind(kind, Number(digits));
        if (found && visible(found.repo))
            return found;
        return resolve_notFound(`Could not resolve to a node with the global id of '${id}'`);
    };
    const byKind = (kind, id) => {
        const { threads, comments, reviews, reviewComments } = world.data;
        const pick = (list) => list.find((item) => item.id === id);
        if (kind === 'I' || kind === 'PR') {
            const item = pick(threads);
            return item && thread(item);
        }
        if (kind === 'IC') {
            const item = pick(comments);
            const url = item && commentShape(world, links, item).html_url;
            return item && comment('IssueComment', 'IC', url ?? '', item, 'comment');
        }
        if (kind === 'PRR') {
            const item = pick(reviews);
            const url = item && reviewShape(world, links, item).html_url;
            if (!item)
                return undefined;
            const found = comment('PullRequestReview', 'PRR', url ?? '', item, 'review');
            found.node.comments = ({ first = 0 }) => {
                const all = reviewComments.filter(({ review }) => review === item.id);
                return { totalCount: all.length, nodes: all.slice(0, first).map((one) => line(one).node) };
            };
            return found;
        }
        const item = kind === 'PRRC' ? pick(reviewComments) : undefined;
        return item && line(item);
    };
    const line = (item) => {
        const url = reviewCommentShape(world, links, item).html_url;
        const found = comment('PullRequestReviewComment', 'PRRC', url, item, 'review-comment');
        const { path, line, startLine, hunk } = item;
        Object.assign(found.node, { path, line, startLine, diffHunk: hunk });
        return found;
    };
    const visible = (repo) => !world.repository(repo).private || can(actor, 'contents', 'read', repo);
    const repository = ({ owner, name }) => {
        const fullName = `${owner}/${name}`;
        const known = world.data.repositories.find((repo) => repo.fullName === fullName);
        if (!known || !visible(fullName)) {
            return resolve_notFound(`Could not resolve to a Repository with the name '${fullName}'.`);
        }
        const numbered = (kinds, accepts) => ({ number }) => {
            const found = world.data.threads.find((item) => item.repo === fullName && item.number === number && accepts(item));
            if (found)
                return thread(found).node;
            return resolve_notFound(`Could not resolve to ${kinds} with the number of ${number}.`);
        };
        return {
            nameWithOwner: fullName,
            issueOrPullRequest: numbered('an issue or pull request', () => true),
            issue: numbered('an Issue', (item) => item.pull === undefined),
            pullRequest: numbered('a PullRequest', (item) => item.pull !== undefined),
        };
    };
    const permitted = (areas, repo) => {
        try {
            return demand(actor, areas, repo);
        }
        catch (error) {
            if (!(error instanceof Problem))
                throw error;
            throw new FieldProblem('FORBIDDEN', error.message);
        }
    };
    /** The subject that the token may react to, and in whose name. */
    const reactable = ({ subjectId, content }) => {
        const found = find(subjectId);
        const { login } = permitted(['issues', 'pull_requests'], found.repo);
        return { found, login, name: CONTENTS[content] ?? '' };
    };
    /** Unlike opening a draft, this needs write access to the contents, too. */
    const changeDraft = (draft) => ({ input: { pullRequestId: id } }) => {
        const { repo, node } = find(id);
        permitted(['pull_requests'], repo);
        permitted(['contents'], repo);
        const item = world.data.threads.find((other) => other.pull && threadNode(other) === node.id);
        if (!item?.pull)
            return resolve_notFound(`Could not resolve to a PullRequest with the id '${id}'`);
        if (draft && !world.repository(repo).draftsSupported) {
            const message = 'Draft pull requests are not supported in this repository.';
            throw new FieldProblem('UNPROCESSABLE', message);
        }
        item.pull.draft = draft;
        item.updatedAt = world.now();
        world.changed();
        return { pullRequest: thread(item).node };
    };
    return {
        convertPullRequestToDraft: changeDraft(true),
        markPullRequestReadyForReview: changeDraft(false),
        // Unlike an author, the viewer of a workflow token has the suffix in its name.
        viewer: { login: actor?.login },
        node: ({ id }) => find(id).node,
        nodes: ({ ids }) => ids.map((id) => find(id).node),
        repository,
        createCommitOnBranch: ({ input }) => createCommitOnBranch(host, actor, input),
        addReaction: ({ input }) => {
            const { found, login, name } = reactable(input);
            const { reaction } = addReaction(world, found.key, login, name);
            const { content } = input;
            return { subject: found.node, reaction: { content, databaseId: reaction.id } };
        },
        removeReaction: ({ input }) => {
            const { found, login, name } = reactable(input);
            const own = reactionsOf(world, found.key).find((reaction) => reaction.author === login && reaction.content === name);
            if (own)
                remove(world, world.data.reactions, own);
            const { content } = input;
            return { subject: found.node, reaction: { content, databaseId: own?.id ?? 0 } };
        },
        minimizeComment: ({ input }) => {
            const found = find(input.subjectId);
            permitted(['issues', 'pull_requests'], found.repo);
            if (!found.comment)
                throw new FieldProblem('UNPROCESSABLE', 'It cannot be minimized.');
            found.comment.minimized = input.classifier.toLowerCase();
            world.changed();
            return { minimizedComment: found.node };
        },
    };
}
function resolve_notFound(message) {
    throw new FieldProblem('NOT_FOUND', message);
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/graphql/api.js




function graphqlApi(host) {
    return async (request) => {
        try {
            const actor = host.tokens.actor(request.headers.get('authorization') ?? undefined);
            if (!actor)
                throw new Problem(401, 'This endpoint requires you to be authenticated.');
            const body = (await request.json());
            return Response.json(await answer(resolvers(host, actor), body));
        }
        catch (error) {
            if (error instanceof Problem)
                return problemResponse(error);
            throw error;
        }
    };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/inspect.js
// A repository of this machine, as it is linked into the stand-in.

async function inspect(plumbing, path, base) {
    const found = await plumbing.git.try(['-C', path, 'rev-parse', '--absolute-git-dir']);
    if (found.code !== 0) {
        throw new errors/* SetupError */.w3(`${path} is not a git repository. Use the folder of a git repository.`);
    }
    const gitDir = found.stdout.toString('utf8').trim();
    const head = await plumbing.git.try(['--git-dir', gitDir, 'symbolic-ref', '--short', 'HEAD']);
    const defaultBranch = base ?? head.stdout.toString('utf8').trim();
    if (!(await plumbing.resolve(gitDir, `refs/heads/${defaultBranch}`))) {
        throw new errors/* SetupError */.w3(`${path} has no branch \`${defaultBranch}\`. Create a first commit, or set the branch with --base-ref.`);
    }
    return { gitDir, defaultBranch };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./.build/program/src/local-github/listen.js
// The only file that knows sockets: it sends each request to the API, to GraphQL, to git or to the
// pages, and reports everything that was asked and answered.


const API = '/api/v3';
const listen_BODY_LIMIT = 10 * 1024 * 1024;
const GIT_PATH = /^\/[^/]+\/[^/]+\/(info\/refs|git-upload-pack|git-receive-pack)$/;
function createListener(options) {
    let served = 0;
    return (0,external_node_http_.createServer)((request, response) => {
        served += 1;
        listen_answer(request, response, options, served).catch((error) => {
            if (!response.headersSent)
                response.writeHead(500, { 'content-type': 'application/json' });
            response.end(JSON.stringify({ message: `The stand-in failed: ${String(error)}` }));
        });
    });
}
async function listen_answer(request, response, { areas, intercept, clock, record, isOurs }, served) {
    if (!isOurs(request.headers.host)) {
        request.resume();
        const message = 'This server does not accept that host name. Use the address that it printed.';
        response.writeHead(421, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ message }));
        return;
    }
    const url = new URL(request.url ?? '/', 'http://local-github');
    const method = request.method ?? 'GET';
    const { area, path } = areaOf(url.pathname);
    const instead = await intercept?.({ method, path });
    const exchange = {
        area,
        method,
        path,
        query: Object.fromEntries(url.searchParams),
        headers: withoutSecrets(request.headers),
        body: undefined,
        status: 0,
        answer: undefined,
        replaced: instead !== undefined,
    };
    const effect = !instead || instead.after;
    let result = instead?.answer ?? null;
    if (area === 'git') {
        const call = { request, response, path, query: url.search.slice(1), discard: !!instead };
        if (effect)
            exchange.status = await areas.git(call);
        else
            request.resume();
        if (!instead)
            return record(exchange);
        exchange.status = 0;
    }
    else {
        const bytes = await readBody(request);
        exchange.body = parseJson(bytes.toString('utf8'));
        const ask = () => {
            const body = bytes.length > 0 ? new Uint8Array(bytes) : undefined;
            const headers = Object.entries(request.headers).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
            return new Request(`http://local-github${path}${url.search}`, { method, headers, body });
        };
        const own = effect ? await guarded(() => areas[area](ask())) : null;
        if (!instead)
            result = own;
    }
    if (!result) {
        record(exchange);
        request.socket.destroy();
        return;
    }
    const text = Buffer.from(await result.arrayBuffer());
    exchange.status = result.status;
    const type = result.headers.get('content-type') ?? '';
    exchange.answer = /json/.test(type) ? parseJson(text.toString('utf8')) : text.toString('utf8');
    record(exchange);
    const limits = area === 'rest' || area === 'graphql' ? limitHeaders(clock, served) : {};
    response.writeHead(result.status, { ...Object.fromEntries(result.headers), ...limits });
    response.end(text);
}
/** A mistake of the stand-in's own is an answer, too, so that it is recorded and seen. */
async function guarded(work) {
    try {
        return await work();
    }
    catch (error) {
        const message = `The stand-in failed: ${error instanceof Error ? error.stack : error}`;
        return Response.json({ message }, { status: 500 });
    }
}
function areaOf(pathname) {
    if (pathname === '/api/graphql')
        return { area: 'graphql', path: '/graphql' };
    if (pathname.startsWith(`${API}/`))
        return { area: 'rest', path: pathname.slice(API.length) };
    if (GIT_PATH.test(pathname))
        return { area: 'git', path: pathname };
    return { area: 'page', path: pathname };
}
/** The record is printed when a test fails. */
function withoutSecrets({ authorization: _, cookie: __, ...headers }) {
    return headers;
}
function limitHeaders(clock, served) {
    const used = Math.min(served, HOURLY_LIMIT - 1);
    return {
        'x-ratelimit-limit': String(HOURLY_LIMIT),
        'x-ratelimit-used': String(used),
        'x-ratelimit-remaining': String(HOURLY_LIMIT - used),
        'x-ratelimit-reset': String(Math.floor(clock.now() / 1000) + 3600),
        'x-ratelimit-resource': 'core',
        'x-github-request-id': `SANDBOX:${served}`,
    };
}
async function readBody(request) {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
        size += chunk.length;
        if (size > listen_BODY_LIMIT)
            throw new Error('the request is larger than 10 MiB');
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function parseJson(text) {
    try {
        return text === '' ? undefined : JSON.parse(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/webhooks.js
// Deliveries to apps: signed, sent once, and kept so that they can be asked for again. As on GitHub,
// nobody repeats a delivery that failed unless told to.


/** GitHub waits this long. */
const PATIENCE_MS = 10_000;
class Webhooks {
    deliveries = [];
    #world;
    #apps;
    #now;
    /** Those that are on their way. */
    #sending = new Set();
    constructor(world, apps, now) {
        this.#world = world;
        this.#apps = apps;
        this.#now = now;
    }
    /** To every app that is installed on the repository of the event. */
    announce(event) {
        const { repository } = event.payload;
        for (const installation of this.#apps.installedOn(repository?.id ?? 0)) {
            void this.deliver(installation, event);
        }
    }
    deliver(installation, { name, payload }) {
        const app = this.#apps.list.find(({ id }) => id === installation.app);
        const { id } = installation;
        const body = JSON.stringify({ installation: { id, node_id: `I_${id}` }, ...payload });
        const { action, repository } = payload;
        return this.#send(app, {
            guid: (0,external_node_crypto_.randomUUID)(),
            event: name,
            action: action ?? null,
            redelivery: false,
            installation: id,
            repository: repository?.id ?? null,
            body,
        });
    }
    redeliver(app, id) {
        const found = this.deliveries.find((one) => one.id === id && one.app === app.id);
        return this.#send(app, { ...(found ?? missing('Not Found')), redelivery: true });
    }
    /** Resolves when nothing is on its way. */
    async settled() {
        while (this.#sending.size > 0)
            await Promise.all(this.#sending);
    }
    #send(app, what) {
        const sending = this.#attempt(app, what);
        this.#sending.add(sending);
        void sending.finally(() => this.#sending.delete(sending));
        return sending;
    }
    async #attempt(app, what) {
        const id = this.#world.nextId();
        const deliveredAt = this.#world.now();
        const startedAt = this.#now();
        const status = await post(app, what);
        const seconds = (this.#now() - startedAt) / 1000;
        const delivery = { ...what, id, app: app.id, deliveredAt, status, seconds };
        this.deliveries.push(delivery);
        return delivery;
    }
}
/** The headers of a delivery, with the signature over exactly these bytes. */
function signedHeaders({ guid, event, body }, secret) {
    const signature = (0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex');
    return {
        'Content-Type': 'application/json',
        'User-Agent': 'GitHub-Hookshot/local',
        'X-GitHub-Delivery': guid,
        'X-GitHub-Event': event,
        'X-Hub-Signature-256': `sha256=${signature}`,
    };
}
async function post({ hook }, what) {
    if (!hook)
        return 0;
    try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const headers = signedHeaders(what, hook.secret);
        const answer = await fetch(hook.url, { method: 'POST', headers, body: what.body, signal });
        await answer.arrayBuffer();
        return answer.status;
    }
    catch {
        return 0;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/local-app.js






class LocalApp {
    privateKey;
    #host;
    #app;
    constructor(host, app, privateKey) {
        this.#host = host;
        this.#app = app;
        this.privateKey = privateKey;
    }
    get id() {
        return this.#app.id;
    }
    get slug() {
        return this.#app.slug;
    }
    /** Every attempt so far. */
    get deliveries() {
        return this.#host.webhooks.deliveries.filter(({ app }) => app === this.id);
    }
    /** Lets people sign in with the app; they come back to an address below this one. */
    allowSignIn(callback) {
        return this.#host.apps.oauth.register(this.id, callback);
    }
    /** Where deliveries go from now on. */
    hook(url, secret = this.#app.hook?.secret ?? '') {
        this.#app.hook = { url, secret };
    }
    async install(...repositories) {
        const [first] = repositories;
        const ids = repositories.map(({ id }) => id);
        const made = this.#host.apps.install(this.#app, ownerOf(first ?? { fullName: '' }), ids);
        await this.#tell(made, 'installation', 'created', { repositories: ids.map(this.#brief) });
        return made;
    }
    async uninstall(installation) {
        const { apps } = this.#host;
        apps.installations = apps.installations.filter((one) => one !== installation);
        await this.#tell(installation, 'installation', 'deleted', {});
    }
    async suspend(installation, suspended = true) {
        installation.suspendedAt = suspended ? this.#host.world.now() : null;
        await this.#tell(installation, 'installation', suspended ? 'suspend' : 'unsuspend', {});
    }
    async choose(installation, ...repositories) {
        const before = installation.repositories;
        installation.repositories = repositories.map(({ id }) => id);
        const added = installation.repositories.filter((id) => !before.includes(id));
        const removed = before.filter((id) => !installation.repositories.includes(id));
        const lists = {
            repository_selection: 'selected',
            repositories_added: added.map(this.#brief),
            repositories_removed: removed.map(this.#brief),
        };
        const action = added.length > 0 ? 'added' : 'removed';
        await this.#tell(installation, 'installation_repositories', action, lists);
    }
    /** Every token that it has is good for nothing any more. */
    revokeTokens() {
        this.#host.apps.revokeAll(this.#app);
    }
    /** Renames the repository, or gives it to another owner. */
    async rename(installation, repository, name) {
        const { world, links } = this.#host;
        const repo = world.repository(repository.fullName);
        const { threads, comments, reviews, reviewComments } = world.data;
        for (const one of [...threads, ...comments, ...reviews, ...reviewComments]) {
            if (one.repo === repo.fullName)
                one.repo = name;
        }
        repo.fullName = name;
        world.changed();
        const shape = repositoryShape(world, links, repo);
        await this.#tell(installation, 'repository', 'renamed', { repository: shape });
    }
    /** An event as it would be delivered, for whoever wants to send it in a way of their own. */
    signed(event, installation) {
        const payload = { installation: { id: installation.id }, ...event.payload };
        const body = JSON.stringify(payload);
        const { hook } = this.#app;
        const headers = signedHeaders({ guid: event.guid, event: event.name, body }, hook?.secret ?? '');
        return { body, headers };
    }
    /** As its owner does on the App's page. */
    redeliver({ id }) {
        return this.#host.webhooks.redeliver(this.#app, id);
    }
    /** Resolves when every delivery has got its answer. */
    settled() {
        return this.#host.webhooks.settled();
    }
    async #tell(installation, name, action, more) {
        const { world, links, webhooks } = this.#host;
        const sender = userShape(links, world.account(installation.account));
        const shape = installationShape(world, links, installation, this.#app);
        const payload = { action, installation: shape, ...more, sender };
        await webhooks.deliver(installation, { name, payload });
    }
    #brief = (id) => {
        const repo = this.#host.world.data.repositories.find((one) => one.id === id);
        const fullName = repo?.fullName ?? '';
        return {
            id,
            node_id: nodeId('R', id),
            name: fullName.split('/')[1] ?? '',
            full_name: fullName,
            private: repo?.private ?? false,
        };
    };
}

// EXTERNAL MODULE: ./.build/program/src/text/escape.js
var text_escape = __webpack_require__(14987);
;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/html.js
// HTML that cannot be broken out of: whatever is put into a template is escaped, unless it is HTML
// that was made here.

class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
function html(parts, ...values) {
    const text = parts.map((part, i) => part + (i < values.length ? show(values[i]) : '')).join('');
    return new Html(text);
}
function show(value) {
    if (value instanceof Html)
        return value.text;
    if (Array.isArray(value))
        return value.map(show).join('');
    if (value === null || value === undefined || value === false)
        return '';
    return (0,text_escape/* escapeHtml */.ZD)(String(value));
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/style.js
// One sheet for all pages; colors follow the reader's light or dark setting.
const STYLE = `
:root { color-scheme: light dark;
  --ink: light-dark(#1c2024, #e6e8ea); --soft: light-dark(#5b6470, #9aa4ae);
  --paper: light-dark(#fbfbfa, #14171a); --card: light-dark(#fff, #1b1f23);
  --line: light-dark(#e2e4e6, #2c3238); --tint: light-dark(#f4f5f5, #20252a);
  --link: light-dark(#2457c5, #8ab4ff); --accent: light-dark(#3b5bdb, #748ffc);
  --open: light-dark(#1a7f4b, #3fb27f); --merged: light-dark(#7a4ad1, #a98bf0);
  --closed: light-dark(#c2353f, #f0757d); --draft: light-dark(#6b7480, #89939e);
  --add: light-dark(#e6f6ec, #12301f); --add-strong: light-dark(#b4e6c6, #1f5c38);
  --del: light-dark(#fdecec, #3a1719); --del-strong: light-dark(#f8c6c8, #70282c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.bar { border-bottom: 1px solid var(--line); background: var(--card); }
.bar > div, main, footer { max-width: 1012px; margin: 0 auto; padding: 0 20px; }
.bar > div { display: flex; gap: 10px; align-items: center; min-height: 52px; flex-wrap: wrap; }
.bar b { font-weight: 650; }
.bar .note { margin-left: auto; color: var(--soft); font-size: 12.5px; border: 1px solid var(--line);
  border-radius: 99px; padding: 2px 10px; }
main { padding-top: 26px; padding-bottom: 40px; }
footer { color: var(--soft); font-size: 12.5px; padding-bottom: 32px; }
h1 { font-size: 26px; line-height: 1.25; font-weight: 620; letter-spacing: -.01em; margin: 0 0 10px;
  overflow-wrap: anywhere; }
h1 code, .title code { font-size: .88em; }
h1 .number { color: var(--soft); font-weight: 400; }
h2.part { font-size: 17px; margin: 34px 0 12px; display: flex; gap: 8px; align-items: baseline; }
.count { font-size: 12px; font-weight: 500; color: var(--soft); background: var(--tint);
  border: 1px solid var(--line); border-radius: 99px; padding: 0 8px; }
.meta { color: var(--soft); display: flex; gap: 8px; align-items: center; flex-wrap: wrap;
  padding-bottom: 18px; border-bottom: 1px solid var(--line); margin-bottom: 22px; }
.meta b { color: var(--ink); font-weight: 600; }
.state { color: #fff; font-weight: 600; font-size: 13px; border-radius: 99px; padding: 3px 12px; }
@media (prefers-color-scheme: dark) { .state { color: #101316; } }
.state.open { background: var(--open); } .state.merged { background: var(--merged); }
.state.closed { background: var(--closed); } .state.draft { background: var(--draft); }
code, pre, .mono { font: 12.75px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
code { background: var(--tint); border-radius: 5px; padding: 1.5px 5px; overflow-wrap: anywhere; }
.branch { background: light-dark(#e9efff, #1d2944); color: var(--link); }
nav.tabs { display: flex; gap: 4px; border-bottom: 1px solid var(--line); margin: -8px 0 22px;
  flex-wrap: wrap; }
nav.tabs a { color: var(--ink); padding: 8px 12px; border-bottom: 2px solid transparent; }
nav.tabs a:hover { text-decoration: none; border-color: var(--line); }
nav.tabs a.here { border-color: var(--accent); font-weight: 600; }
.entry { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: 12px; margin-bottom: 18px; }
.avatar { width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center;
  color: #fff; font-weight: 650; font-size: 14px; background: hsl(var(--hue) 42% 46%); }
.avatar.bot { border-radius: 9px; background: light-dark(#30363d, #4b535c); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 9px; min-width: 0; }
.card > header { display: flex; gap: 8px; flex-wrap: wrap; align-items: baseline; font-size: 13.5px;
  color: var(--soft); background: var(--tint); border-bottom: 1px solid var(--line);
  border-radius: 9px 9px 0 0; padding: 8px 14px; }
.card > header b { color: var(--ink); }
.badge { border: 1px solid var(--line); border-radius: 99px; font-size: 11.5px; padding: 0 7px; }
.text { padding: 12px 16px; overflow-wrap: anywhere; }
.text > :first-child { margin-top: 0; } .text > :last-child { margin-bottom: 0; }
.text h2, .text h3, .text h4, .text h5, .text h6 { line-height: 1.3; margin: 20px 0 8px; }
.text h2 { font-size: 19px; } .text h3 { font-size: 16.5px; } .text h4 { font-size: 15px; }
.text p, .text ul, .text ol, .text pre, .text blockquote, .text .scroll { margin: 0 0 12px; }
.text ul, .text ol { padding-left: 24px; } .text li + li { margin-top: 3px; }
.text li.task { list-style: none; margin-left: -20px; }
.text blockquote { border-left: 3px solid var(--line); padding-left: 14px; color: var(--soft); }
.text pre { background: var(--tint); border-radius: 7px; padding: 12px 14px; overflow-x: auto; }
.text pre code { background: none; padding: 0; overflow-wrap: normal; }
.text pre .add { background: var(--add); } .text pre .del { background: var(--del); }
.text hr { border: 0; border-top: 1px solid var(--line); margin: 18px 0; }
.text details { margin: 0 0 12px; } summary { cursor: pointer; }
.text sub { color: var(--soft); font-size: 12.5px; vertical-align: baseline; }
.scroll { overflow-x: auto; }
.text table { border-collapse: collapse; font-size: 14px; }
.text th, .text td { border: 1px solid var(--line); padding: 5px 11px; text-align: left; }
.text th { background: var(--tint); }
.reactions { padding: 0 16px 12px; display: flex; gap: 6px; flex-wrap: wrap; }
.reactions span { border: 1px solid var(--line); background: var(--tint); border-radius: 99px;
  font-size: 13px; padding: 1px 9px; }
.event { color: var(--soft); display: flex; gap: 8px; flex-wrap: wrap; align-items: center;
  margin: 0 0 18px 48px; font-size: 14px; }
.event b { color: var(--ink); } .event .state { font-size: 12px; padding: 1px 9px; }
.list { background: var(--card); border: 1px solid var(--line); border-radius: 9px; margin: 0;
  padding: 0; list-style: none; }
.list li { padding: 11px 16px; display: flex; gap: 10px; align-items: baseline; flex-wrap: wrap; }
.list li + li { border-top: 1px solid var(--line); }
.list .title { font-weight: 600; color: var(--ink); overflow-wrap: anywhere; }
.list .side { margin-left: auto; color: var(--soft); font-size: 13.5px; }
.empty { color: var(--soft); }
.hint { border: 1px solid var(--line); border-left: 3px solid var(--accent); border-radius: 7px;
  background: var(--card); padding: 11px 16px; margin: 0 0 22px; }
.file { background: var(--card); border: 1px solid var(--line); border-radius: 9px; margin: 0 0 16px; }
.file > summary { padding: 9px 14px; display: flex; gap: 10px; align-items: center; flex-wrap: wrap;
  list-style-position: inside; background: var(--tint); border-radius: 9px; }
.file[open] > summary { border-bottom: 1px solid var(--line); border-radius: 9px 9px 0 0; }
.file .path { font-weight: 600; overflow-wrap: anywhere; }
.plus { color: var(--open); font-weight: 600; } .minus { color: var(--closed); font-weight: 600; }
.file .kind { margin-left: auto; color: var(--soft); font-size: 12.5px; }
table.diff { border-collapse: collapse; width: 100%; }
table.diff td { padding: 0 10px; vertical-align: top; }
table.diff td.n { width: 1%; min-width: 42px; text-align: right; color: var(--soft); user-select: none;
  padding: 0 8px; opacity: .75; }
table.diff td.c { white-space: pre-wrap; overflow-wrap: anywhere; }
table.diff td.c::before { content: attr(data-m); display: inline-block; width: 16px;
  color: var(--soft); user-select: none; }
tr.add td { background: var(--add); } tr.add mark { background: var(--add-strong); }
tr.del td { background: var(--del); } tr.del mark { background: var(--del-strong); }
mark { color: inherit; border-radius: 3px; }
tr.hunk td { background: light-dark(#eef2fb, #1b2333); color: var(--soft); padding: 3px 10px; }
tr:target td, .entry:target .card { outline: 2px solid var(--accent); }
.excerpt { border-bottom: 1px solid var(--line); overflow-x: auto; }
@media (max-width: 600px) { .entry { grid-template-columns: minmax(0, 1fr); }
  .entry > .avatar { display: none; } .event { margin-left: 0; } h1 { font-size: 22px; }
  table.diff td.n { min-width: 30px; padding: 0 4px; } }
`;

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/layout.js


/** Pages run no script and load nothing. */
const HEADERS = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
};
function page({ title, repo, body }, status = 200) {
    const [owner, name] = (repo ?? '').split('/');
    const document = html `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${new Html(STYLE)}</style></head>
<body><div class="bar"><div>${repo
        ? html `<a href="/${repo}"><span>${owner}</span> / <b>${name}</b></a>`
        : html `<a href="/"><b>Repositories</b></a>`}<span class="note">local stand-in for GitHub</span></div></div>
<main>${body}</main>
<footer>Created by Docket on this machine. Nothing here is on github.com.</footer></body></html>
`;
    return new Response(document.text, { status, headers: HEADERS });
}
function time(iso) {
    const date = new Date(iso);
    const shown = date.toLocaleString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'UTC',
    });
    return html `<time datetime="${iso}">${shown} UTC</time>`;
}
function avatar(login) {
    const bot = login.endsWith('[bot]');
    let hue = 0;
    for (const char of login)
        hue = (hue * 31 + (char.codePointAt(0) ?? 0)) % 360;
    const letter = [...login][0]?.toUpperCase() ?? '?';
    return html `<span class="avatar${bot ? ' bot' : ''}" style="--hue: ${hue}" aria-hidden="true">${letter}</span>`;
}
function plural(count, one) {
    return `${count} ${one}${count === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: ./.build/program/src/text/markdown.js
var markdown = __webpack_require__(35265);
;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/markdown.js
// Markdown as comments use it. HTML comments are invisible, as on GitHub; of other HTML a few tags
// without attributes stay, and the rest is shown as the text that it is.



function markdown_markdown(source, where) {
    const shown = PARSER.render(source.replace(/<!--[\s\S]*?-->/g, ''), { where, links: 0 });
    const folds = shown.split('<details>').length - shown.split('</details>').length;
    return new Html(shown + '</details>'.repeat(Math.max(0, folds)));
}
const PARSER = pageParser();
function pageParser() {
    const parser = (0,markdown/* createMarkdown */.S)().set({ breaks: true, linkify: true });
    parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
    // Only addresses of pages; a script is not an address.
    parser.validateLink = (url) => /^(?:https?:\/\/|\/(?!\/)|#|\.{1,2}\/|[\w-]+(?:[/.#?]|$))/i.test(url);
    parser.core.ruler.push('tasks', ({ tokens }) => tokens.forEach(markTask));
    parser.core.ruler.push('tags', ({ tokens }) => {
        for (const { children } of tokens)
            if (children)
                pairTags(children);
    });
    const heading = ({ tag }) => `h${Math.min(6, Number(tag.slice(1)) + 1)}`;
    const rules = parser.renderer.rules;
    const rule = (name, show) => {
        rules[name] = (tokens, index, _, env) => show(tokens[index], env);
    };
    rule('heading_open', (token) => `<${heading(token)}>`);
    rule('heading_close', (token) => `</${heading(token)}>\n`);
    rule('ordered_list_open', () => '<ol>\n');
    rule('list_item_open', ({ meta }) => (meta?.task ? '<li class="task">' : '<li>'));
    rule('task', ({ meta }) => `<input type="checkbox" disabled${meta?.checked ? ' checked' : ''}> `);
    rule('table_open', () => '<div class="scroll"><table>\n');
    rule('table_close', () => '</table></div>\n');
    rule('th_open', () => '<th>');
    rule('td_open', () => '<td>');
    rule('hr', () => '<hr>\n');
    rule('hardbreak', () => '<br>\n');
    rule('softbreak', () => '<br>\n');
    rule('s_open', () => '<del>');
    rule('s_close', () => '</del>');
    rule('fence', ({ info, content }) => code(content, info.trim() === 'diff'));
    rule('code_block', ({ content }) => code(content, false));
    rule('math', ({ content }) => `<code>${(0,text_escape/* escapeHtml */.ZD)(content)}</code>`);
    rule('math_block', ({ content }) => code(`${content}\n`, false));
    rule('footnote_open', () => '<p>');
    rule('footnote_close', () => '</p>\n');
    rule('html_block', ({ content }) => folds(content));
    rule('html_inline', ({ content, meta }) => meta?.paired ? content.toLowerCase() : (0,text_escape/* escapeHtml */.ZD)(content));
    rule('link_open', (token, env) => {
        env.links += 1;
        return markdown_anchor(String(token.attrGet('href')));
    });
    rule('link_close', (_, env) => {
        env.links -= 1;
        return '</a>';
    });
    // A picture is shown by its name: pages load nothing from elsewhere.
    rule('image', (token, { links }) => {
        const url = String(token.attrGet('src'));
        const name = (0,text_escape/* escapeHtml */.ZD)(token.content || url);
        return links > 0 ? name : `${markdown_anchor(url)}${name}</a>`;
    });
    rule('text', ({ content }, { links, where }) => links > 0 ? (0,text_escape/* escapeHtml */.ZD)(content) : withReferences(content, where));
    return parser;
}
const markdown_anchor = (url) => `<a href="${(0,text_escape/* escapeHtml */.ZD)(url)}" rel="nofollow noopener">`;
const REFERENCE = /(?<![\w/&])(?:#(?<number>\d{1,9})\b|@[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?(?:\[bot\])?)/gi;
function withReferences(text, { threads }) {
    let shown = '';
    let at = 0;
    for (const match of text.matchAll(REFERENCE)) {
        const [found] = match;
        const number = match.groups?.number;
        const linked = number
            ? `${markdown_anchor(`${threads}/${number}`)}${found}</a>`
            : `<strong>${found}</strong>`;
        shown += (0,text_escape/* escapeHtml */.ZD)(text.slice(at, match.index)) + linked;
        at = match.index + found.length;
    }
    return shown + (0,text_escape/* escapeHtml */.ZD)(text.slice(at));
}
function code(content, isDiff) {
    const lines = content
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => {
        const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : '';
        return isDiff && kind ? `<span class="${kind}">${(0,text_escape/* escapeHtml */.ZD)(line)}</span>` : (0,text_escape/* escapeHtml */.ZD)(line);
    });
    return `<pre><code>${lines.join('\n')}\n</code></pre>\n`;
}
/** `- [x] done` */
function markTask(token, index, tokens) {
    const [first] = tokens[index + 2]?.children ?? [];
    const box = token.type === 'list_item_open' ? /^\[([ xX])\]\s+/.exec(first?.content ?? '') : null;
    if (!box || !first || first.type !== 'text')
        return;
    token.meta = { task: true };
    first.content = first.content.slice(box[0].length);
    const task = Object.assign(Object.create(Object.getPrototypeOf(first)), first);
    tokens[index + 2]?.children?.unshift(Object.assign(task, { type: 'task', content: '', meta: { checked: box[1] !== ' ' } }));
}
const PAIRED = /^<(\/?)(sub|sup|kbd|b|i|em|strong)>$/i;
/** Tags count only where they are closed in the same paragraph, so that none reaches further. */
function pairTags(children) {
    const open = [];
    for (const token of children) {
        if (token.type !== 'html_inline')
            continue;
        if (/^<br\s?\/?>$/i.test(token.content))
            Object.assign(token, { type: 'hardbreak' });
        const [, slash, name = ''] = PAIRED.exec(token.content) ?? [];
        if (slash === '')
            open.push({ name: name.toLowerCase(), token });
        const last = open.at(-1);
        if (slash !== '/' || last?.name !== name.toLowerCase())
            continue;
        open.pop();
        token.meta = { paired: true };
        last.token.meta = { paired: true };
    }
}
/** `<details>` and `<summary>` without attributes, so that nothing can ride along. */
function folds(content) {
    return content
        .split(/(<\/?details>|<\/?summary>)/i)
        .map((part, index) => (index % 2 === 1 ? part.toLowerCase() : (0,text_escape/* escapeHtml */.ZD)(part)))
        .join('');
}
/** Titles know code and nothing else. */
function markdown_title(source) {
    const parts = source.split(/`([^`]+)`/);
    const shown = parts.map((part, i) => i % 2 === 1 ? `<code>${(0,text_escape/* escapeHtml */.ZD)(part)}</code>` : (0,text_escape/* escapeHtml */.ZD)(part));
    return new Html(shown.join(''));
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/commits.js



function commitList(repo, list) {
    if (list.length === 0)
        return html `<p class="empty">No commits.</p>`;
    return html `<ul class="list">${list.map(({ sha, message, author }) => {
        const [subject = ''] = message.split('\n');
        return html `<li><a class="title" href="/${repo}/commit/${sha}">${markdown_title(subject)}</a><span class="side">${author.name.replace(/\[bot\]$/, '')}, ${time(author.date)} · <code>${sha.slice(0, 7)}</code></span></li>`;
    })}</ul>`;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/diff.js


/** Longer diffs start folded. */
const FOLD_ABOVE = 600;
function diffFiles(files) {
    const sum = (of) => files.reduce((total, file) => total + of(file), 0);
    return html `<p class="empty">${plural(files.length, 'file')} changed, <span class="plus">+${sum((file) => file.additions)}</span> <span class="minus">−${sum((file) => file.deletions)}</span></p>
${files.map((file) => diffFile(file))}`;
}
function diffFile(file) {
    const open = file.additions + file.deletions <= FOLD_ABOVE;
    const name = file.previousPath ? `${file.previousPath} → ${file.path}` : file.path;
    const body = file.patch === undefined
        ? html `<p class="text empty">${file.status === 'renamed' ? 'Moved without changes.' : 'Not shown: the file is binary or very large, or only its mode changed.'}</p>`
        : html `<div class="scroll">${patchTable(file.patch)}</div>`;
    return html `<details class="file"${open ? html ` open` : ''}><summary><span class="path mono">${name}</span><span class="plus">+${file.additions}</span><span class="minus">−${file.deletions}</span><span class="kind">${file.status}</span></summary>${body}</details>
`;
}
function patchTable(patch) {
    const lines = readPatch(patch);
    const rows = lines.map((line, index) => {
        if (line.kind === 'hunk' || line.kind === 'note') {
            return html `<tr class="hunk"><td colspan="3" class="mono">${line.text}</td></tr>`;
        }
        const mark = line.kind === 'add' ? '+' : line.kind === 'del' ? '−' : ' ';
        return html `<tr class="${line.kind}"><td class="n mono">${line.before}</td><td class="n mono">${line.after}</td><td class="c mono" data-m="${mark}">${marked(line, partner(lines, index))}</td></tr>`;
    });
    return html `<table class="diff"><tbody>${rows}</tbody></table>`;
}
function readPatch(patch) {
    let before = 0;
    let after = 0;
    return patch.split('\n').map((raw) => {
        const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(raw);
        if (hunk) {
            before = Number(hunk[1]);
            after = Number(hunk[2]);
            return { kind: 'hunk', text: raw };
        }
        const text = raw.slice(1);
        if (raw.startsWith('+'))
            return { kind: 'add', text, after: after++ };
        if (raw.startsWith('-'))
            return { kind: 'del', text, before: before++ };
        if (raw.startsWith('\\'))
            return { kind: 'note', text: raw };
        return { kind: 'same', text, before: before++, after: after++ };
    });
}
/** The line that this one replaces or is replaced by, where as many go as come. */
function partner(lines, index) {
    const { kind } = lines[index] ?? {};
    if (kind !== 'add' && kind !== 'del')
        return undefined;
    const is = (at, wanted) => lines[at]?.kind === wanted;
    let start = index;
    while (is(start - 1, kind))
        start -= 1;
    if (kind === 'add')
        while (is(start - 1, 'del'))
            start -= 1;
    let gone = 0;
    while (is(start + gone, 'del'))
        gone += 1;
    let come = 0;
    while (is(start + gone + come, 'add'))
        come += 1;
    if (gone !== come)
        return undefined;
    return lines[kind === 'del' ? index + gone : index - gone]?.text;
}
function marked({ text }, other) {
    if (other === undefined)
        return html `${text}`;
    const most = Math.min(text.length, other.length);
    let head = 0;
    while (head < most && text[head] === other[head])
        head += 1;
    let tail = 0;
    while (tail < most - head && text.at(-1 - tail) === other.at(-1 - tail))
        tail += 1;
    const middle = text.slice(head, text.length - tail);
    // Lines that have little in common are different lines, not an edited one.
    if (middle === '' || head + tail < text.length / 4)
        return html `${text}`;
    return html `${text.slice(0, head)}<mark>${middle}</mark>${text.slice(text.length - tail)}`;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/manifest.js
// What an app should be, in the words of whoever creates it.
/** As far as GitHub insists on it. */
function readManifest(text) {
    try {
        const { name, url, redirect_url: to, hook_attributes: hook, ...rest } = JSON.parse(text);
        const isComplete = /^.{1,34}$/.test(name) && [url, to, hook.url].every((one) => URL.canParse(one));
        if (!isComplete)
            return undefined;
        const { callback_urls = [], default_permissions = {}, default_events = [] } = rest;
        const more = { callback_urls, default_permissions, default_events };
        return { name, redirect_url: to, hook_attributes: hook, ...more };
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/new-app.js



/** Whoever uses the stand-in without an organization. */
const PERSON = 'octocat';
// biome-ignore lint/suspicious/noExplicitAny: the pages have variables of their own
function newAppPages(app, { apps }) {
    for (const [owner, path] of [
        ['', '/settings/apps'],
        ['organization', '/organizations/:organization/settings/apps'],
    ]) {
        app.post(`${path}/new`, async (c) => {
            const { manifest = '' } = await c.req.parseBody();
            const wanted = readManifest(String(manifest));
            if (!wanted)
                return refused();
            const state = c.req.query('state') ?? '';
            const target = c.req.path.replace(/\/new$/, '');
            const response = page({
                title: 'Create GitHub App',
                body: html `<h1>Create GitHub App ${wanted.name}</h1><form action="${target}" method="post"><input type="hidden" name="manifest" value="${String(manifest)}"><input type="hidden" name="state" value="${state}"><button>Create GitHub App</button></form>`,
            });
            // Browsers hold it against where the form leads in the end, too.
            const back = new URL(wanted.redirect_url).origin;
            const policy = response.headers.get('content-security-policy') ?? '';
            const open = policy.replace("form-action 'none'", `form-action 'self' ${back}`);
            response.headers.set('content-security-policy', open);
            return response;
        });
        app.post(path, async (c) => {
            const { manifest = '', state = '' } = await c.req.parseBody();
            const wanted = readManifest(String(manifest));
            if (!wanted)
                return refused();
            const target = new URL(wanted.redirect_url);
            const by = owner === '' ? PERSON : (c.req.param('organization') ?? PERSON);
            target.searchParams.set('code', apps.fromManifest(wanted, by));
            if (state !== '')
                target.searchParams.set('state', String(state));
            return c.redirect(target.href, 302);
        });
    }
}
function refused() {
    return page({ title: 'Invalid', body: html `<h1>Invalid GitHub App configuration</h1>` }, 422);
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/oauth.js



// biome-ignore lint/suspicious/noExplicitAny: the pages have variables of their own
function oauthPages(app, { apps, tokens }) {
    const { oauth } = apps;
    app.get('/login/oauth/authorize', (c) => {
        const client = oauth.client(c.req.query('client_id'));
        if (!client)
            return page({ title: 'Not found', body: html `<h1>Page not found</h1>` }, 404);
        const redirectUri = c.req.query('redirect_uri') ?? client.callback;
        const back = new URL(client.callback);
        const state = c.req.query('state');
        const challenge = c.req.query('code_challenge');
        if (!isBelow(redirectUri, client.callback)) {
            back.searchParams.set('error', 'redirect_uri_mismatch');
        }
        else {
            const login = personOf(tokens, c.req.header('authorization'));
            if (login === undefined)
                return signIn();
            back.href = redirectUri;
            back.searchParams.set('code', oauth.code({ client, login, redirectUri, challenge }));
        }
        if (state !== undefined)
            back.searchParams.set('state', state);
        return c.redirect(back.href, 302);
    });
    app.post('/login/oauth/access_token', async (c) => {
        const body = await c.req.parseBody();
        const fields = Object.entries(body).map(([name, value]) => [name, String(value)]);
        const said = oauth.redeem(Object.fromEntries(fields));
        const answer = 'error' in said
            ? { error: said.error, error_description: 'See the documentation.' }
            : {
                access_token: said.token,
                expires_in: String(TOKEN_LIFE_SECONDS),
                scope: '',
                token_type: 'bearer',
            };
        if (c.req.header('accept')?.includes('json'))
            return c.json(answer);
        return c.body(new URLSearchParams(answer).toString(), 200, {
            'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        });
    });
}
/** The address has to begin like the one of the app. */
function isBelow(wanted, callback) {
    if (!URL.canParse(wanted))
        return false;
    const [one, other] = [new URL(wanted), new URL(callback)];
    const path = other.pathname.replace(/\/$/, '');
    return one.origin === other.origin && `${one.pathname}/`.startsWith(`${path}/`);
}
/** Their password is a token of theirs. */
function personOf(tokens, header) {
    try {
        const actor = tokens.actor(header);
        return actor && !actor.app ? actor.login : undefined;
    }
    catch {
        return undefined;
    }
}
function signIn() {
    const response = page({ title: 'Sign in', body: html `<h1>Sign in</h1>` }, 401);
    response.headers.set('www-authenticate', 'Basic realm="GitHub", charset="UTF-8"');
    return response;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/conversation.js





const EMOJI = {
    '+1': '👍',
    '-1': '👎',
    laugh: '😄',
    confused: '😕',
    heart: '❤️',
    hooray: '🎉',
    rocket: '🚀',
    eyes: '👀',
};
function conversation(host, thread) {
    const { comments, reviews, reviewComments } = host.world.data;
    const here = (item) => item.repo === thread.repo && item.thread === thread.number;
    const openers = reviewComments.filter((item) => here(item) && item.inReplyTo === null);
    const entries = [
        ...comments
            .filter(here)
            .map((item) => [
            item.createdAt,
            said(host, item, { anchor: `issuecomment-${item.id}`, subject: 'comment' }),
        ]),
        ...reviews
            .filter((item) => here(item) && item.body !== '')
            .map((item) => [
            item.createdAt,
            said(host, item, {
                anchor: `pullrequestreview-${item.id}`,
                subject: 'review',
                did: VERDICTS[item.state] ?? 'reviewed',
            }),
        ]),
        ...openers.map((item) => [item.createdAt, lineThread(host, item)]),
    ];
    // Stable: what was said in the same second keeps its order.
    entries.sort(([a], [b]) => a.localeCompare(b));
    const first = { ...thread, editedAt: thread.bodyEditedAt };
    return html `${said(host, first, { anchor: 'description', subject: 'thread', did: 'opened this' })}${entries.map(([, entry]) => entry)}${ending(thread)}`;
}
const VERDICTS = {
    COMMENTED: 'reviewed',
    APPROVED: 'approved these changes',
    CHANGES_REQUESTED: 'requested changes',
};
function said(host, item, { anchor, subject, did = 'commented' }) {
    return html `<article class="entry" id="${anchor}">${avatar(item.author)}<div class="card">${heading(item, did)}${conversation_text(item)}${reactions(host, subject, item.id)}</div></article>
`;
}
function heading({ author, createdAt, editedAt }, did) {
    const bot = author.endsWith('[bot]');
    return html `<header><b>${author.replace(/\[bot\]$/, '')}</b>${bot ? html `<span class="badge">bot</span>` : ''}<span>${did} on ${time(createdAt)}</span>${editedAt ? html `<span>· edited</span>` : ''}</header>`;
}
function conversation_text({ body, repo, minimized }) {
    const shown = markdown_markdown(body, { threads: `/${repo}/issues` });
    const content = shown.text.trim() === '' ? html `<p class="empty">No description provided.</p>` : shown;
    if (minimized === undefined)
        return html `<div class="text">${content}</div>`;
    return html `<div class="text"><details><summary>This comment was marked as ${minimized}.</summary>${content}</details></div>`;
}
function reactions(host, subject, subjectId) {
    const all = reactionsOf(host.world, { subject, subjectId });
    if (all.length === 0)
        return '';
    const kinds = [...new Set(all.map(({ content }) => content))];
    return html `<div class="reactions">${kinds.map((kind) => {
        const by = all.filter(({ content }) => content === kind).map(({ author }) => author);
        return html `<span title="${by.join(', ')}">${EMOJI[kind] ?? kind} ${by.length}</span>`;
    })}</div>`;
}
/** A comment on a line, the lines it is about, and the replies below it. */
function lineThread(host, opener) {
    const replies = host.world.data.reviewComments.filter((item) => item.inReplyTo === opener.id);
    const excerpt = opener.hunk.split('\n').slice(-5).join('\n');
    const shown = excerpt.startsWith('@@') ? excerpt : `${opener.hunk.split('\n')[0]}\n${excerpt}`;
    return html `<article class="entry" id="discussion_r${opener.id}">${avatar(opener.author)}<div class="card">
${heading(opener, `commented on ${opener.path}, line ${opener.line ?? '?'},`)}
<div class="excerpt">${patchTable(shown)}</div>${conversation_text(opener)}${reactions(host, 'review-comment', opener.id)}
${replies.map((reply) => html `<div id="discussion_r${reply.id}">${heading(reply, 'replied')}${conversation_text(reply)}${reactions(host, 'review-comment', reply.id)}</div>`)}</div></article>
`;
}
function ending({ state, closedAt, closedBy, pull }) {
    if (state === 'open' || !closedAt)
        return '';
    const merged = pull?.mergedAt;
    const word = merged ? 'merged' : 'closed';
    const into = merged ? html ` into <code class="branch">${pull?.baseRef}</code>` : '';
    return html `<p class="event"><span class="state ${word}">${merged ? 'Merged' : 'Closed'}</span><span><b>${closedBy}</b> ${word} this${into} on ${time(closedAt)}</span></p>`;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/thread-page.js








function threadState(thread) {
    if (thread.pull?.mergedAt)
        return 'merged';
    if (thread.state === 'closed')
        return 'closed';
    return thread.pull?.draft ? 'draft' : 'open';
}
const WORDS = { open: 'Open', closed: 'Closed', merged: 'Merged', draft: 'Draft' };
function stateBadge(thread) {
    const state = threadState(thread);
    return html `<span class="state ${state}">${WORDS[state]}</span>`;
}
async function thread_page_threadPage(host, thread) {
    if (isPull(thread))
        return pullPage(host, thread);
    const { title, number, author, createdAt, repo } = thread;
    return page({
        title: `${title} · Issue #${number} · ${repo}`,
        repo,
        body: html `<h1>${markdown_title(title)} <span class="number">#${number}</span></h1>
<p class="meta">${stateBadge(thread)}<span><b>${author}</b> opened this issue on ${time(createdAt)}</span></p>
${conversation(host, thread)}`,
    });
}
async function pullPage(host, thread) {
    const repository = host.world.repository(thread.repo);
    const content = await pullContent(host.plumbing, repository, thread);
    const { title, number, author, repo, pull, labels } = thread;
    const from = pull.headRepo === repo ? pull.headRef : `${pull.headRepo}:${pull.headRef}`;
    const verb = pull.mergedAt ? 'merged' : 'wants to merge';
    const who = pull.mergedBy ?? author;
    return page({
        title: `${title} · Pull request #${number} · ${repo}`,
        repo,
        body: html `<h1>${markdown_title(title)} <span class="number">#${number}</span></h1>
<p class="meta">${stateBadge(thread)}<span><b>${who.replace(/\[bot\]$/, '')}</b> ${verb} ${plural(content.commits.length, 'commit')} into <code class="branch">${pull.baseRef}</code> from <code class="branch">${from}</code></span>${labels.map((label) => html `<span class="badge">${label}</span>`)}${pull.reviewers.length > 0 ? html `<span>· review asked of ${pull.reviewers.join(', ')}</span>` : ''}</p>
<nav class="tabs"><a href="#conversation" class="here">Conversation</a><a href="#commits">Commits <span class="count">${content.commits.length}</span></a><a href="#files">Files changed <span class="count">${content.files.length}</span></a></nav>
<section id="conversation">${conversation(host, thread)}</section>
${thread.state === 'open' ? mergeHint(pull.headRepo === repo ? pull.headRef : null, pull.baseRef) : ''}
<section id="commits"><h2 class="part">Commits <span class="count">${content.commits.length}</span></h2>${commitList(repo, content.commits)}</section>
<section id="files"><h2 class="part">Files changed <span class="count">${content.files.length}</span></h2>${diffFiles(content.files)}</section>`,
    });
}
function mergeHint(head, base) {
    if (head === null)
        return '';
    return html `<p class="hint">To merge: <code>git switch ${base} && git merge ${head}</code>. This page then shows it as merged.</p>`;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/overview.js





function repositoriesPage(repositories) {
    return page({
        title: 'Repositories',
        body: html `<h1>Repositories</h1>${repositories.length === 0
            ? html `<p class="empty">None yet.</p>`
            : html `<ul class="list">${repositories.map(({ fullName, defaultBranch }) => html `<li><a class="title" href="/${fullName}">${fullName}</a><span class="side"><code>${defaultBranch}</code></span></li>`)}</ul>`}`,
    });
}
function repositoryPage(host, { fullName, defaultBranch }) {
    const threads = host.world.data.threads.filter((thread) => thread.repo === fullName).reverse();
    const part = (name, list, none) => html `<h2 class="part">${name} <span class="count">${list.length}</span></h2>${list.length === 0
        ? html `<p class="empty">${none}</p>`
        : html `<ul class="list">${list.map((thread) => html `<li>${stateBadge(thread)}<a class="title" href="/${fullName}/${isPull(thread) ? 'pull' : 'issues'}/${thread.number}">${markdown_title(thread.title)}</a><span class="side">#${thread.number} by ${thread.author.replace(/\[bot\]$/, '')}, ${time(thread.createdAt)}</span></li>`)}</ul>`}`;
    return page({
        title: fullName,
        repo: fullName,
        body: html `<h1>${fullName}</h1><p class="meta">The default branch is <code class="branch">${defaultBranch}</code></p>
${part('Pull requests', threads.filter(isPull), 'No pull requests yet.')}
${part('Issues', threads.filter((thread) => !isPull(thread)), 'No issues yet.')}`,
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/pages/pages.js
// What a browser sees: threads, pull requests with their diff, comparisons, commits.















function pages(host) {
    const { world, plumbing } = host;
    const app = new dist/* Hono */.$();
    const mayRead = (request, { fullName, private: closed }) => !closed || can(readerOf(host, request), 'contents', 'read', fullName);
    app.get('/', ({ req }) => repositoriesPage(world.data.repositories.filter((repo) => mayRead(req.raw, repo))));
    newAppPages(app, host);
    oauthPages(app, host);
    app.use('/:owner/:repo/*', async (c, next) => {
        const repo = world.repository(`${c.req.param('owner')}/${c.req.param('repo')}`);
        if (!mayRead(c.req.raw, repo))
            return locked();
        c.set('repo', repo);
        await syncPulls(world, plumbing, repo);
        await next();
    });
    for (const list of ['', '/issues', '/pulls']) {
        app.get(`/:owner/:repo${list}`, (c) => repositoryPage(host, c.get('repo')));
    }
    for (const kind of ['issues', 'pull']) {
        app.get(`/:owner/:repo/${kind}/:number{[0-9]+}`, async (c) => {
            const thread = world.thread(c.get('repo').fullName, Number(c.req.param('number')));
            const right = isPull(thread) ? 'pull' : 'issues';
            if (kind === right)
                return thread_page_threadPage(host, thread);
            return c.redirect(`/${thread.repo}/${right}/${thread.number}`);
        });
    }
    for (const part of ['commits', 'files']) {
        app.get(`/:owner/:repo/pull/:number{[0-9]+}/${part}`, (c) => c.redirect(`/${c.get('repo').fullName}/pull/${c.req.param('number')}#${part}`));
    }
    app.get('/:owner/:repo/pull/:file{[0-9]+\\.diff}', async (c) => {
        const repo = c.get('repo');
        const thread = world.pull(repo.fullName, Number.parseInt(c.req.param('file'), 10));
        const { from, to } = await pullContent(plumbing, repo, thread);
        return c.text(await diffText(plumbing.git, repo.gitDir, from, to));
    });
    app.get('/:owner/:repo/compare/:basehead{.+}', (c) => comparePage(host, c.get('repo'), c.req.param('basehead')));
    app.get('/:owner/:repo/commit/:sha{[0-9a-f]+}', (c) => commitPage(host, c.get('repo'), c.req.param('sha')));
    app.get('/:owner/:repo/blob/:ref/:path{.+}', (c) => filePage(host, c.get('repo'), c.req.param('ref'), c.req.param('path')));
    app.notFound(() => pages_notFound());
    app.onError((error) => {
        if (error instanceof Problem)
            return pages_notFound();
        throw error;
    });
    return async (request) => app.fetch(request);
}
/** A key that is not known opens as much as none. */
function readerOf({ tokens }, request) {
    try {
        return tokens.actor(request.headers.get('authorization') ?? undefined);
    }
    catch {
        return null;
    }
}
/** Browsers then ask for a password, and remember it. */
function locked() {
    const body = html `<h1>This repository is private</h1><p>Open the link that <code>docket serve</code> printed when it started, or enter its key as the password.</p>`;
    const response = page({ title: 'Private', body }, 401);
    response.headers.set('www-authenticate', 'Basic realm="Docket", charset="UTF-8"');
    return response;
}
function pages_notFound() {
    const body = html `<h1>Page not found</h1><p>See the <a href="/">list of repositories</a>.</p>`;
    return page({ title: 'Not found', body }, 404);
}
async function comparePage(host, repo, basehead) {
    const { world, plumbing } = host;
    const [base = '', head = ''] = basehead.split('...');
    const source = headOf(world, repo, head) ?? missing('Not Found');
    const tip = async (from, name) => (await plumbing.resolve(from.gitDir, `refs/heads/${name}`)) ??
        (await plumbing.resolve(from.gitDir, name)) ??
        missing('Not Found');
    const to = await tip(repo, source.branch);
    const from = await plumbing.mergeBase(repo.gitDir, await tip(repo, base), to);
    if (!from)
        missing('Not Found');
    const [files, list] = await Promise.all([
        diff(plumbing.git, repo.gitDir, from, to),
        commits(plumbing.git, repo.gitDir, [`${from}..${to}`]),
    ]);
    return page({
        title: `Comparing ${base}...${head} · ${repo.fullName}`,
        repo: repo.fullName,
        body: html `<h1>Comparing changes</h1><p class="meta"><code class="branch">${base}</code> ← <code class="branch">${head}</code></p>
${commitList(repo.fullName, list)}<h2 class="part">Files changed <span class="count">${files.length}</span></h2>${diffFiles(files)}`,
    });
}
async function commitPage({ plumbing }, repo, sha) {
    const full = (await plumbing.resolve(repo.gitDir, sha)) ?? missing('Not Found');
    const [commit] = await commits(plumbing.git, repo.gitDir, ['-1', full]);
    if (!commit)
        missing('Not Found');
    const parent = commit.parents[0] ?? EMPTY_TREE;
    const files = await diff(plumbing.git, repo.gitDir, parent, full);
    const [subject = '', ...rest] = commit.message.split('\n');
    const more = rest.join('\n').trim();
    return page({
        title: `${subject} · ${repo.fullName}`,
        repo: repo.fullName,
        body: html `<h1>${subject}</h1><p class="meta"><b>${commit.author.name}</b> committed on ${time(commit.author.date)} · <code>${full}</code></p>
${more ? html `<div class="card"><div class="text"><pre>${more}</pre></div></div><h2 class="part">Files changed</h2>` : ''}${diffFiles(files)}`,
    });
}
/** What git calls the tree without files: the parent of a first commit. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
async function filePage({ plumbing }, repo, ref, path) {
    const commit = (await plumbing.resolve(repo.gitDir, ref)) ?? missing('Not Found');
    const entry = await plumbing.entry(repo.gitDir, commit, path);
    if (entry?.type !== 'blob')
        missing('Not Found');
    const text = (await plumbing.blob(repo.gitDir, entry.sha)).toString('utf8');
    const shown = /\.mdx?$/.test(path)
        ? markdown_markdown(text.replace(/^---\n[\s\S]*?\n---\n/, ''), { threads: `/${repo.fullName}/issues` })
        : html `<pre><code>${text}</code></pre>`;
    return page({
        title: `${path} · ${repo.fullName}`,
        repo: repo.fullName,
        body: html `<h1 class="mono">${path}</h1><p class="meta">at <code>${ref.slice(0, 12)}</code></p><div class="card"><div class="text">${shown}</div></div>`,
    });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/persist.js
// The world in one JSON file, so that a pull request's page is still there after a restart.




function loadWorld(file) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return emptyWorld();
        throw error;
    }
    try {
        const data = JSON.parse(text);
        if (data.version === 1 && Array.isArray(data.threads))
            return { ...emptyWorld(), ...data };
    }
    catch (cause) {
        throw unreadable(file, cause);
    }
    throw unreadable(file);
}
/** Whole or not at all: a reader never sees half a file. */
function saveWorld(file, data) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
    const next = `${file}.next`;
    (0,external_node_fs_.writeFileSync)(next, `${JSON.stringify(data, null, 1)}\n`, { mode: 0o600 });
    (0,external_node_fs_.renameSync)(next, file);
}
function unreadable(file, cause) {
    return new errors/* CorruptState */.nK(`${file} is not a valid record of the local stand-in for GitHub. Move it away to start over.`, { cause });
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/checks.js
// Checks of a commit end: jobs of workflow runs, with their logs, and what other apps report.


/** A workflow run with one job has ended. */
function endRun(world, repo, wanted) {
    const { job = 'test', workflow = 'CI', path = '.github/workflows/ci.yml', log = 'It failed.', } = wanted;
    const key = (0,external_node_crypto_.randomBytes)(12).toString('hex');
    const { logUrl } = wanted;
    const run = { id: world.nextId(), workflow, path, log, key, ...(logUrl && { logUrl }) };
    return add(world, repo, wanted, { app: ACTIONS_APP, name: job, run });
}
/** Another app's check has ended. */
function endReport(world, repo, wanted) {
    const { app = 'linter', name = 'prose', title = '', summary = '', annotations = [] } = wanted;
    return add(world, repo, wanted, { app, name, output: { title, summary, annotations } });
}
function add(world, repo, { headSha, headBranch, headRepo = repo.fullName, conclusion = 'failure' }, more) {
    const check = {
        id: world.nextId(),
        repo: repo.fullName,
        headSha,
        headBranch,
        headRepo,
        suite: world.nextId(),
        conclusion,
        startedAt: world.now(),
        completedAt: world.now(),
        ...more,
    };
    world.data.checks.push(check);
    world.changed();
    return check;
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/events.js








function commentEvent(host, comment) {
    const { world, links } = host;
    const thread = world.thread(comment.repo, comment.thread);
    return events_event(host, 'issue_comment', 'created', comment, {
        issue: issueShape(world, links, thread),
        comment: commentShape(world, links, comment),
    });
}
function reviewCommentEvent(host, comment) {
    const { world, links } = host;
    const thread = world.pull(comment.repo, comment.thread);
    return events_event(host, 'pull_request_review_comment', 'created', comment, {
        comment: reviewCommentShape(world, links, comment),
        pull_request: simplePullShape(world, links, thread),
    });
}
function reviewEvent(host, review) {
    const { world, links } = host;
    const thread = world.pull(review.repo, review.thread);
    const shape = reviewShape(world, links, review);
    return events_event(host, 'pull_request_review', 'submitted', review, {
        // Webhooks write the state small, the API writes it large.
        review: { ...shape, state: review.state.toLowerCase() },
        pull_request: simplePullShape(world, links, thread),
    });
}
/** What checks of this repository do, with the events that workflows get. */
function checksOf(host, repo) {
    return {
        /** A workflow run with one job. */
        run(wanted) {
            const check = endRun(host.world, repo, wanted);
            return { check, event: runEvent(host, check) };
        },
        /** The check of another app. */
        report(wanted) {
            const check = endReport(host.world, repo, wanted);
            return { check, event: suiteEvent(host, check) };
        },
    };
}
function runEvent(host, check) {
    const { world, links } = host;
    const { repo, run } = check;
    return events_event(host, 'workflow_run', 'completed', { repo, author: ACTIONS_BOT.login }, {
        workflow_run: runShape(world, links, check),
        workflow: { id: 1, name: run?.workflow, path: run?.path, state: 'active' },
    });
}
function suiteEvent(host, check) {
    const { world, links } = host;
    const { repo } = check;
    return events_event(host, 'check_suite', 'completed', { repo, author: `${check.app}[bot]` }, {
        check_suite: suiteShape(world, links, check),
    });
}
async function pullEvent(host, thread, action, by) {
    const { world, plumbing, links } = host;
    const content = await pullContent(plumbing, world.repository(thread.repo), thread);
    return events_event(host, 'pull_request', action, { repo: thread.repo, author: by }, {
        number: thread.number,
        pull_request: pullShape(world, links, thread, content),
    });
}
function events_event({ world, links }, name, action, { repo, author }, what) {
    const payload = {
        action,
        ...what,
        repository: repositoryShape(world, links, world.repository(repo)),
        sender: userShape(links, world.account(author)),
    };
    return { name, payload };
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/repository.js






class LocalRepository {
    #host;
    #repo;
    constructor(host, repo) {
        this.#host = host;
        this.#repo = repo;
    }
    get fullName() {
        return this.#repo.fullName;
    }
    get id() {
        return this.#repo.id;
    }
    get gitDir() {
        return this.#repo.gitDir;
    }
    get defaultBranch() {
        return this.#repo.defaultBranch;
    }
    get url() {
        return pageOf(this.#host.links, this.fullName);
    }
    get cloneUrl() {
        return `${this.url}.git`;
    }
    collaborator(login, level) {
        this.#repo.collaborators[this.#host.world.account(login).login] = level;
        this.#host.world.changed();
    }
    /** "Allow GitHub Actions to create and approve pull requests", and drafts in private. */
    settings(change) {
        Object.assign(this.#repo, change);
        this.#host.world.changed();
    }
    async push({ by, branch, files, message, from }) {
        const { plumbing, world } = this.#host;
        const branches = await plumbing.branches(this.gitDir);
        const start = from ?? this.defaultBranch;
        const parent = branches.get(branch) ?? branches.get(start) ?? (await plumbing.resolve(this.gitDir, start));
        const list = Object.entries(files).map(([path, content]) => ({ path, content }));
        const sha = await plumbing.commit(this.gitDir, branch, {
            parent,
            files: list,
            message: message ?? `Change ${Object.keys(files).join(', ')}`,
            by: person(by),
            ms: Date.parse(world.now()),
        });
        await this.sync();
        return sha;
    }
    branch(name) {
        return this.#host.plumbing.resolve(this.gitDir, `refs/heads/${name}`);
    }
    async branches() {
        return [...(await this.#host.plumbing.branches(this.gitDir)).keys()];
    }
    async deleteBranch(name) {
        await this.#host.plumbing.deleteRef(this.gitDir, `refs/heads/${name}`);
        await this.sync();
    }
    /** A file of a branch, tag or commit; null when there is none. */
    async file(ref, path) {
        const { plumbing } = this.#host;
        const commit = (await plumbing.resolve(this.gitDir, ref)) ?? missing(`No such ref: ${ref}`);
        const entry = await plumbing.entry(this.gitDir, commit, path);
        return entry ? (await plumbing.blob(this.gitDir, entry.sha)).toString('utf8') : null;
    }
    openIssue(wanted) {
        return openThread(this.#host.world, this.#repo, wanted);
    }
    editThread(number, by, edit) {
        editThread(this.#host.world, this.thread(number), by, edit);
    }
    lock(number) {
        this.thread(number).locked = true;
        this.#host.world.changed();
    }
    comment(number, wanted) {
        const comment = addComment(this.#host.world, this.thread(number), wanted);
        return { comment, event: this.#announced(commentEvent(this.#host, comment)) };
    }
    editComment(comment, body) {
        editComment(this.#host.world, comment, body);
    }
    deleteComment(comment) {
        remove(this.#host.world, this.#host.world.data.comments, comment);
    }
    react(subject, subjectId, by, content) {
        addReaction(this.#host.world, { subject, subjectId }, by, content);
    }
    async openPull({ by, ...wanted }) {
        const pull = await openPull(this.#host, this.#repo, { login: by, app: false }, wanted);
        return { pull, event: this.#announced(await pullEvent(this.#host, pull, 'opened', by)) };
    }
    async merge(number, options) {
        const pull = this.#host.world.pull(this.fullName, number);
        await mergePull(this.#host, pull, options);
        return this.#announced(await pullEvent(this.#host, pull, 'closed', options.by));
    }
    async close(number, by) {
        const { world } = this.#host;
        const pull = world.pull(this.fullName, number);
        editThread(world, pull, by, { state: 'closed' });
        return this.#announced(await pullEvent(this.#host, pull, 'closed', by));
    }
    review(number, wanted) {
        const { world } = this.#host;
        const review = addReview(world, world.pull(this.fullName, number), wanted);
        return { review, event: this.#announced(reviewEvent(this.#host, review)) };
    }
    async requestChanges(number, wanted) {
        const pull = this.#host.world.pull(this.fullName, number);
        const made = await requestChanges(this.#host, pull, wanted);
        return { ...made, event: this.#announced(reviewEvent(this.#host, made.review)) };
    }
    async reviewComment(number, wanted) {
        const pull = this.#host.world.pull(this.fullName, number);
        const comment = await addReviewComment(this.#host, pull, wanted);
        return { comment, event: this.#announced(reviewCommentEvent(this.#host, comment)) };
    }
    replyTo(opener, wanted) {
        const { world } = this.#host;
        const comment = replyTo(world, world.pull(this.fullName, opener.thread), opener, wanted);
        return { comment, event: this.#announced(reviewCommentEvent(this.#host, comment)) };
    }
    /** Ends checks, by default with a failure. */
    get checks() {
        return checksOf(this.#host, this.#repo);
    }
    /** Issues and pull requests are numbered together, from 1. */
    get lastNumber() {
        return this.#repo.lastNumber;
    }
    thread(number) {
        return this.#host.world.thread(this.fullName, number);
    }
    comments(number) {
        return this.#on(this.#host.world.data.comments, number);
    }
    reviewComments(number) {
        return this.#on(this.#host.world.data.reviewComments, number);
    }
    reactions(subject, subjectId) {
        return reactionsOf(this.#host.world, { subject, subjectId });
    }
    async pulls() {
        await this.sync();
        return this.#host.world.pulls(this.fullName);
    }
    sync() {
        return syncPulls(this.#host.world, this.#host.plumbing, this.#repo);
    }
    /** Apps that are installed here hear of it, too. */
    #announced(event) {
        this.#host.webhooks.announce(event);
        return event;
    }
    #on(list, number) {
        return list.filter((item) => item.repo === this.fullName && item.thread === number);
    }
}

;// CONCATENATED MODULE: ./.build/program/src/local-github/local-github.js
// The local stand-in for GitHub: REST, GraphQL, git over HTTP and pages for a browser, on one port.

























async function startLocalGithub(options) {
    const { path, port = 0, host: address = '127.0.0.1', clock = shared_clock/* systemClock */.m } = options;
    const temporary = options.dataDir === undefined;
    const dataDir = (0,external_node_path_.resolve)(options.dataDir ?? (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-local-github-')));
    const file = (0,external_node_path_.join)(dataDir, 'github.json');
    const world = temporary
        ? new World(emptyWorld(), clock, () => { })
        : new World(loadWorld(file), clock, (data) => saveWorld(file, data));
    const plumbing = new Plumbing((0,git.createGit)({ path }));
    const links = { server: '', api: '' };
    const tokens = new Tokens();
    const apps = new Apps(world, tokens, () => clock.now());
    const webhooks = new Webhooks(world, apps, () => clock.now());
    const host = { world, plumbing, tokens, links, apps, webhooks };
    const names = [];
    const rest = restApi(host);
    const work = new AtWork();
    const server = createListener({
        areas: {
            rest: work.counted((request) => rest.fetch(request)),
            graphql: graphqlApi(host),
            page: pages(host),
            git: work.counted(gitArea(host, path)),
        },
        intercept: options.intercept,
        clock,
        isOurs: (name) => name !== undefined && names.includes(name.toLowerCase()),
        record: (exchange) => options.onExchange?.(exchange),
    });
    await new Promise((done, fail) => {
        server.once('error', (cause) => {
            const why = cause.code === 'EADDRINUSE' ? 'it is already in use; choose another port' : cause.message;
            fail(new errors/* SetupError */.w3(`Port ${port} on ${address} cannot be opened: ${why}.`, { cause }));
        });
        server.listen(port, address, done);
    });
    const bound = server.address().port;
    links.server = `http://${address.includes(':') ? `[${address}]` : address}:${bound}`;
    names.push(new URL(links.server).host, `localhost:${bound}`);
    links.api = `${links.server}/api/v3`;
    const issueToken = (wanted = {}) => {
        const secret = `ghs_${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
        host.tokens.add(secret, tokenOf(wanted));
        return secret;
    };
    const token = options.token ?? issueToken();
    if (options.token)
        host.tokens.add(options.token, tokenOf({}));
    const add = (repo) => {
        const made = {
            ...repo,
            collaborators: { ...repo.collaborators },
            id: world.nextId(),
            createdAt: world.now(),
            labels: [],
            lastNumber: 0,
        };
        world.account(ownerOf(made));
        world.data.repositories.push(made);
        world.changed();
        return new LocalRepository(host, made);
    };
    const known = (fullName) => world.data.repositories.find((repo) => repo.fullName === fullName);
    const folder = async (fullName) => {
        const dir = (0,external_node_path_.join)(dataDir, 'repositories', `${fullName}.git`);
        await (0,promises_.mkdir)(dir, { recursive: true });
        return dir;
    };
    const defaults = {
        private: false,
        forkOf: null,
        collaborators: {},
        actionsMayOpenPulls: true,
        draftsSupported: true,
    };
    return {
        serverUrl: links.server,
        apiUrl: links.api,
        graphqlUrl: `${links.server}/api/graphql`,
        token,
        issueToken,
        revoke: (secret) => tokens.remove(secret),
        registerApp(slug, owner) {
            const { app, privateKey } = apps.register({ slug, owner, hook: undefined });
            return new LocalApp(host, app, privateKey);
        },
        app(slug) {
            const found = apps.list.find((one) => one.slug === slug) ?? missing(`No such app: ${slug}`);
            return new LocalApp(host, found, '');
        },
        displayName(login, name) {
            world.account(login).name = name;
            world.changed();
        },
        async createRepository(fullName, { files, defaultBranch = 'main', ...wanted } = {}) {
            const before = known(fullName);
            if (before)
                return new LocalRepository(host, before);
            const gitDir = await folder(fullName);
            await plumbing.init(gitDir, defaultBranch);
            const made = add({
                ...defaults,
                fullName,
                defaultBranch,
                gitDir,
                private: wanted.private ?? false,
            });
            const start = files ?? { 'README.md': `# ${fullName}\n` };
            const by = ownerOf({ fullName });
            await made.push({ by, branch: defaultBranch, files: start, message: 'Begin' });
            return made;
        },
        async linkRepository(fullName, path, base) {
            const { gitDir, defaultBranch } = await inspect(plumbing, path, base);
            const before = known(fullName);
            if (!before)
                return add({ ...defaults, fullName, gitDir, defaultBranch, private: true });
            Object.assign(before, { gitDir, defaultBranch, private: true });
            world.changed();
            return new LocalRepository(host, before);
        },
        async fork(repository, owner) {
            const origin = world.repository(repository.fullName);
            const fullName = `${owner}/${origin.fullName.split('/')[1]}`;
            const gitDir = await folder(fullName);
            await plumbing.git.run(['clone', '--quiet', '--bare', origin.gitDir, gitDir]);
            return add({
                ...defaults,
                fullName,
                gitDir,
                private: origin.private,
                defaultBranch: origin.defaultBranch,
                forkOf: origin.fullName,
            });
        },
        remove({ fullName }) {
            world.data.repositories = world.data.repositories.filter((repo) => repo.fullName !== fullName);
            world.changed();
        },
        repository: (fullName) => new LocalRepository(host, world.repository(fullName)),
        async close() {
            server.closeAllConnections();
            await new Promise((done) => server.close(() => done()));
            // A push whose caller is gone still writes, and its folder must not vanish below it.
            await work.done();
            await webhooks.settled();
            if (temporary)
                (0,external_node_fs_.rmSync)(dataDir, { recursive: true, force: true });
        },
    };
}


/***/ }),

/***/ 14987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   a4: () => (/* binding */ mermaid),
/* harmony export */   fu: () => (/* binding */ csv),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* unused harmony export visible */
// Anyone can choose the path and agent of a request: each format has one way to make them safe.
/** Control, zero-width and direction characters, which would hide or reorder what a reader sees. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
function visible(text) {
    return text.replace(INVISIBLE, '\ufffd');
}
/** At most `length` characters, the middle left out: both ends of a path are informative. */
function shorten(text, length) {
    if (text.length <= length)
        return text;
    const points = [...text.slice(0, 4 * length), ...text.slice(-4 * length)];
    const head = Math.ceil((length - 1) * 0.6);
    return `${points.slice(0, head).join('')}…${points.slice(head + 1 - length).join('')}`;
}
const HTML = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (char) => HTML[char] ?? char);
}
function html(text) {
    return escapeHtml(visible(text));
}
/** For text and table cells: no character keeps a meaning in Markdown or HTML. */
function markdown(text) {
    return visible(text).replace(/[&<>"'|`*_[\]()\\~#!:@$^]|^[-+=\d]/g, (char) => `&#${char.charCodeAt(0)};`);
}
/** Mermaid labels are in double quotes, and quotes cannot be escaped. */
function mermaid(text) {
    return visible(text).replace(/["\\;#`<>{}[\]]/g, ' ');
}
/** What spreadsheets treat as the start of a formula. */
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;
/** Nearly every path: nothing to escape. */
const PLAIN = /^[\w/][\w/.~-]*$/;
/** RFC 4180; a text that a spreadsheet would run gets an apostrophe in front. */
function csv(cell) {
    if (cell === null)
        return '';
    if (typeof cell === 'number')
        return `${cell}`;
    if (PLAIN.test(cell))
        return cell;
    const safe = FORMULA.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}


/***/ }),

/***/ 35265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createMarkdown),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251);
// The one reader of Markdown: CommonMark with GitHub's tables, strikethrough, footnotes, and `$$`
// math. markdown-it, because its time grows with the length of the text whatever the text holds; a
// parser that takes minutes on a hostile comment would be a way to stop the program.

/** A separate parser for each caller, which can add rules and a renderer. */
function createMarkdown(dialect = 'markdown') {
    const parser = (0,markdown_it__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ html: true });
    parser.block.ruler.before('reference', 'footnote', footnote, { alt: ['paragraph'] });
    parser.block.ruler.before('fence', 'math_block', mathBlock, { alt: ['paragraph', 'list'] });
    parser.inline.ruler.before('escape', 'math', math);
    if (dialect === 'mdx')
        parser.disable('code');
    return parser;
}
const FOOTNOTE = /^\[\^[^\]\s]{1,200}\]:/;
/** A note continues to the next blank line. GitHub does not show it unless something refers to it. */
function footnote(state, startLine, endLine, silent) {
    const text = lineOf(state, startLine);
    const label = isIndented(state, startLine) ? null : FOOTNOTE.exec(text);
    if (!label)
        return false;
    if (silent)
        return true;
    let next = startLine + 1;
    while (next < endLine && !state.isEmpty(next))
        next += 1;
    const open = state.push('footnote_open', '', 1);
    open.map = [startLine, next];
    const inline = state.push('inline', '', 0);
    inline.content = state
        .getLines(startLine, next, state.blkIndent, false)
        .trim()
        .slice(label[0].length);
    inline.map = [startLine, next];
    inline.children = [];
    state.push('footnote_close', '', -1);
    state.line = next;
    return true;
}
function mathBlock(state, startLine, endLine, silent) {
    const first = lineOf(state, startLine);
    if (isIndented(state, startLine) || !first.startsWith('$$'))
        return false;
    if (silent)
        return true;
    const closes = (text) => text.trimEnd().endsWith('$$');
    let next = startLine + 1;
    if (!closes(first.slice(2))) {
        while (next < endLine && !closes(lineOf(state, next)))
            next += 1;
        next = Math.min(endLine, next + 1);
    }
    const token = state.push('math_block', '', 0);
    token.content = state.getLines(startLine, next, state.blkIndent, false);
    token.map = [startLine, next];
    state.line = next;
    return true;
}
function math(state, silent) {
    if (!state.src.startsWith('$$', state.pos))
        return false;
    const end = state.src.indexOf('$$', state.pos + 2);
    if (end < 0)
        return false;
    if (!silent)
        state.push('math', '', 0).content = state.src.slice(state.pos, end + 2);
    state.pos = end + 2;
    return true;
}
function lineOf(state, line) {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    return state.src.slice(start, state.eMarks[line]);
}
/** Four spaces make code. */
function isIndented(state, line) {
    return (state.sCount[line] ?? 0) - state.blkIndent > 3;
}
/** What a reader sees of a heading or a paragraph, without the marks. */
function plainText(children) {
    const parts = (children ?? []).map(({ type, content, children: inner }) => {
        if (type === 'softbreak' || type === 'hardbreak')
            return ' ';
        if (type === 'image')
            return plainText(inner);
        return type === 'text' || type === 'code_inline' ? content : '';
    });
    return parts.join('');
}


/***/ })

};
