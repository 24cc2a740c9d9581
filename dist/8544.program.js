export const id = 8544;
export const ids = [8544];
export const modules = {

/***/ 75122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iD: () => (/* binding */ Gate),
  $d: () => (/* binding */ KEY_HEADERS),
  zx: () => (/* binding */ MAX_BYTES),
  MF: () => (/* binding */ TooLarge),
  CM: () => (/* binding */ bearer)
});

// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/shared/text/json.js
var json = __webpack_require__(88630);
;// CONCATENATED MODULE: ./.build/program/src/agents/broker/usage.js
// The tokens that a provider reports, read from an answer while it passes: events or one document, in
// the words of Anthropic's Messages, OpenAI's Responses and chat completions, or Gemini.

/** More than any model reads or writes in one answer. */
const MOST_TOKENS = 100_000_000;
/** For a line of events or a whole document: the longest page of a model is a megabyte, escaped. */
const MAX_READ = 4_000_000;
/** A whole line, after the end of the one before it. */
const USAGE = /\ndata:([^\n]*"usage[^\n]*)/g;
class UsageReader {
    #decoder = new TextDecoder();
    /** Known from its first character on. */
    #isDocument;
    /** Pieces of the current line, or of the document. */
    #pieces = [];
    #length = 0;
    #counts = {};
    #isFinal = false;
    read(chunk) {
        const text = this.#decoder.decode(chunk, { stream: true });
        this.#isDocument ??= text.trim() === '' ? undefined : /^\s*[[{]/.test(text);
        if (this.#isDocument) {
            this.#keep(text);
            return;
        }
        const start = text.indexOf('\n');
        if (start < 0) {
            this.#keep(text);
            return;
        }
        this.#keep(text.slice(0, start));
        this.#endLine();
        const end = text.lastIndexOf('\n');
        // Not line by line: an answer can have millions of them.
        for (const [, said = ''] of text.slice(start, end).matchAll(USAGE))
            this.#take(said);
        this.#keep(text.slice(end + 1));
    }
    /** Undefined if the answer does not say, or says what cannot be. */
    end() {
        if (this.#isDocument)
            this.#take(this.#pieces.join(''));
        else
            this.#endLine();
        return this.#isFinal ? tokensOf(this.#counts) : undefined;
    }
    #keep(piece) {
        this.#length += piece.length;
        if (this.#length <= MAX_READ)
            this.#pieces.push(piece);
    }
    #endLine() {
        const line = this.#pieces.join('');
        if (line.startsWith('data:') && line.includes('"usage'))
            this.#take(line.slice(5));
        this.#pieces = [];
        this.#length = 0;
    }
    #take(text) {
        const all = this.#length > MAX_READ ? undefined : (0,json/* parseJson */.q)(text);
        // Gemini streams a list where nobody asks for events.
        for (const said of Array.isArray(all) ? all : [all]) {
            const { usage, usageMetadata, message, response, type } = Object(said);
            const inner = (holder) => Object(holder).usage;
            const found = usage ?? usageMetadata ?? inner(message) ?? inner(response);
            if (typeof found !== 'object' || found === null)
                continue;
            this.#counts = { ...this.#counts, ...found };
            // What Anthropic says at the start is only what it was asked.
            this.#isFinal ||= type !== 'message_start';
        }
    }
}
function tokensOf(said) {
    const inner = (name) => Object(said[name]).cached_tokens;
    const input = said.input_tokens ?? said.prompt_tokens ?? said.promptTokenCount;
    // Gemini leaves out what is zero.
    const none = said.promptTokenCount === undefined ? undefined : 0;
    const output = said.output_tokens ?? said.completion_tokens ?? said.candidatesTokenCount ?? none;
    const read = said.cache_read_input_tokens ?? 0;
    const whole = sum(input, read, said.cache_creation_input_tokens, said.toolUsePromptTokenCount);
    const written = sum(output, said.thoughtsTokenCount);
    // No question is empty.
    if (!whole || written === undefined)
        return undefined;
    const cached = read ||
        inner('input_tokens_details') ||
        inner('prompt_tokens_details') ||
        said.cachedContentTokenCount;
    return { input: whole, cached: isCount(cached) && cached <= whole ? cached : 0, output: written };
}
/** Undefined if one of them is no number of tokens. */
function sum(first, ...more) {
    const counts = [first, ...more.map((one) => one ?? 0)];
    return counts.every(isCount) ? counts.reduce((all, one) => all + one, 0) : undefined;
}
const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= MOST_TOKENS;

;// CONCATENATED MODULE: ./.build/program/src/agents/broker/gate.js
// The one way out for what an agent asks its model: adds the key, bounds what passes, counts the tokens
// that the provider reports, and logs hosts and sizes, never contents.



const bearer = (key) => ({
    headers: async () => ({ authorization: `Bearer ${key}` }),
});
/** Where programs put a key; none of these leaves as the agent sent it. */
const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'];
const MAX_BYTES = 64 * 1024 * 1024;
/** Assumed for a request without a limit of its own: about as much as models write at once. */
const USUAL_ANSWER_TOKENS = 32_000;
/** Keys of earlier exchanges have ended. */
const KEPT_KEYS = 16;
/** Lines in the log; everything is counted. */
const MAX_LINES = 200;
class TooLarge extends Error {
}
class Gate {
    #options;
    #used = { steps: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
    #sent = [];
    #lines = 0;
    /** Sent, and not answered yet. */
    #open = new Set();
    /** Sent, and never answered. */
    #lost;
    #keys = new Set();
    /** Those that have not ended. */
    #answers = new Set();
    #counting = Promise.resolve();
    constructor(options) {
        this.#options = options;
    }
    /** So far. Without any answer of a model, there are no tokens to speak of. */
    get usage() {
        const sent = this.#sent.length > 0 && { sent: this.#sent };
        const isPartial = this.#open.size > 0 || this.#lost !== undefined;
        return {
            ...(this.#used.steps && this.#used),
            ...(this.#lost && { reserved: this.#lost }),
            ...(isPartial && { incomplete: true }),
            ...sent,
        };
    }
    /** The keys that requests have got, which must not come back in an answer. */
    get keys() {
        return [...this.#keys];
    }
    /** Nobody waits for answers any more: what is on its way may still be charged for. */
    async abandon() {
        for (const reservation of this.#open)
            this.#lose(reservation);
        if (this.#used.steps || this.#sent.length > 0)
            await this.#options.onUsage?.(this.usage);
    }
    /** Returns when everything that has passed is counted; rejects if that was not possible. */
    async counted() {
        await Promise.all(this.#answers);
        await this.#counting;
    }
    async ask(question, credential) {
        const { url, method, signal, metered, maxBytes = MAX_BYTES } = question;
        await this.#counting;
        signal.throwIfAborted();
        const { clock } = this.#options;
        const started = clock.now();
        const size = { sent: 0, received: 0 };
        const done = (outcome, tokens = 0) => this.note({
            host: url.host,
            path: url.pathname,
            outcome,
            tokens,
            sentBytes: size.sent,
            receivedBytes: size.received,
            milliseconds: clock.now() - started,
        });
        const added = await credential?.headers(signal, url).catch((error) => {
            done('failed');
            throw error;
        });
        const headers = withKey(question.headers, added);
        this.#keep(added);
        const reservation = metered ? reserve(question) : undefined;
        if (reservation)
            this.#open.add(reservation);
        let response;
        try {
            response = await this.#options.fetch(url, {
                ...{ method, headers, signal, redirect: question.redirect },
                ...bodyOf(question, size),
            });
        }
        catch (error) {
            done('failed');
            // A request that did not get there costs nothing; any other may have been answered.
            if (reservation && !isUnsent(error))
                this.#lose(reservation);
            else if (reservation)
                this.#open.delete(reservation);
            throw error;
        }
        if (reservation && !response.ok)
            this.#open.delete(reservation);
        const reader = metered && response.ok ? new UsageReader() : undefined;
        const answer = Promise.withResolvers();
        if (reader)
            this.#answers.add(answer.promise);
        let isWhole = false;
        const end = () => {
            const tokens = reader?.end();
            done(`${response.status}`, tokens && tokens.input + tokens.output);
            if (reader && reservation)
                this.#settle(reservation, tokens, isWhole);
            this.#answers.delete(answer.promise);
            answer.resolve();
        };
        const whole = () => {
            isWhole = true;
        };
        if (!response.body) {
            whole();
            end();
            return response;
        }
        const see = (chunk) => {
            size.received += chunk.byteLength;
            if (size.received > maxBytes)
                throw new TooLarge();
            reader?.read(chunk);
        };
        return new Response(watched(response.body, { see, whole, end }), response);
    }
    /** One request for the log and the table; `path` is empty for a tunnel. */
    note(one) {
        const host = (0,foreign/* bound */.$s)((0,foreign/* oneLine */.TN)((0,foreign/* clean */.uH)(one.host)), 100);
        const path = (0,foreign/* bound */.$s)((0,foreign/* oneLine */.TN)((0,foreign/* clean */.uH)(one.path)), 100);
        const row = { ...one, host, path, count: 1 };
        this.#sent = (0,job/* addSent */.IQ)(this.#sent, [row]);
        this.#lines += 1;
        if (this.#lines > MAX_LINES)
            return;
        const tokens = row.tokens ? `, ${row.tokens} tokens` : '';
        this.#options.log.info(`Network: ${host}${path} ${row.outcome}, ${row.sentBytes} bytes sent, ${row.receivedBytes} received${tokens}, ${row.milliseconds} ms`);
    }
    /** With what the provider reported, or else with what it can have been. */
    #settle(reservation, tokens, isWhole) {
        // It was abandoned meanwhile.
        if (!this.#open.has(reservation))
            return;
        if (tokens) {
            this.#open.delete(reservation);
            this.#count(tokens);
        }
        else
            this.#lose(reservation, isWhole);
    }
    #lose(reservation, unmetered = false) {
        if (!this.#open.delete(reservation))
            return;
        this.#lost = {
            inputTokens: (this.#lost?.inputTokens ?? 0) + reservation.inputTokens,
            outputTokens: (this.#lost?.outputTokens ?? 0) + reservation.outputTokens,
        };
        this.#count({ input: 0, cached: 0, output: 0 }, unmetered);
    }
    #keep(added = {}) {
        for (const name of KEY_HEADERS) {
            const key = added[name]?.replace(/^\S+ /, '');
            if (!key)
                continue;
            this.#keys.delete(key);
            this.#keys.add(key);
        }
        const [oldest = ''] = this.#keys;
        if (this.#keys.size > KEPT_KEYS)
            this.#keys.delete(oldest);
    }
    #count({ input, cached, output }, unmetered = false) {
        const { steps = 0, inputTokens = 0, cachedInputTokens = 0, outputTokens = 0 } = this.#used;
        this.#used = {
            ...this.#used,
            steps: steps + 1,
            inputTokens: inputTokens + input,
            cachedInputTokens: cachedInputTokens + cached,
            outputTokens: outputTokens + output,
        };
        this.#counting = this.#counting.then(() => this.#options.onUsage?.(this.usage, unmetered));
        // Whoever asks next, or for the sum, learns of it.
        this.#counting.catch(() => { });
    }
}
/** No token has less than a byte. */
function reserve({ body = '', answerTokens = USUAL_ANSWER_TOKENS }) {
    return { inputTokens: Buffer.byteLength(body), outputTokens: answerTokens };
}
const UNSENT = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/;
/** There was no connection to send anything over. */
function isUnsent(error) {
    const { code = '' } = Object(error?.cause);
    return UNSENT.test(code);
}
function withKey(given, key = {}) {
    const headers = new Headers(given);
    for (const name of KEY_HEADERS)
        headers.delete(name);
    for (const [name, value] of Object.entries(key)) {
        // A list that the program has its own entries in.
        const before = name === 'anthropic-beta' ? headers.get(name) : null;
        headers.set(name, before === null ? value : `${before},${value}`);
    }
    return headers;
}
function bodyOf({ body }, size) {
    if (body === undefined)
        return {};
    size.sent = Buffer.byteLength(body);
    return { body };
}
/** Tells of each piece, and once that it is over: read to its end, broken off, or not wanted. */
function watched(body, { see, whole, end }) {
    const reader = body.getReader();
    let isOver = false;
    const over = () => {
        if (!isOver)
            end();
        isOver = true;
    };
    return new ReadableStream({
        async pull(stream) {
            try {
                const { done, value } = await reader.read();
                if (value)
                    see(value);
                if (!done)
                    return stream.enqueue(value);
                whole();
                over();
                stream.close();
            }
            catch (error) {
                over();
                await reader.cancel().catch(() => { });
                throw error;
            }
        },
        cancel(reason) {
            over();
            return reader.cancel(reason);
        },
    }, { highWaterMark: 0 });
}


/***/ }),

/***/ 50577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ certificates),
/* harmony export */   fG: () => (/* binding */ scrubbed),
/* harmony export */   hK: () => (/* binding */ presetFor),
/* harmony export */   tZ: () => (/* binding */ insistOnKey)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// The environment of an untrusted program: a short list of names, and nothing else.


/** Needed to find programs, use UTF-8, and reach the network through a proxy. */
const BASIC = [
    'PATH',
    'LANG',
    'LC_ALL',
    'LC_CTYPE',
    'TZ',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'ALL_PROXY',
    'http_proxy',
    'https_proxy',
    'no_proxy',
    'all_proxy',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'NODE_EXTRA_CA_CERTS',
];
/**
 * The workflow's own, and those of a server: tokens, command files, inputs, the keys of the GitHub App,
 * the database. Never passed on, even if listed.
 */
const OURS = /^(?:GITHUB_|ACTIONS_|RUNNER_|INPUT_|DOCKET_|STATE_|WEBHOOK_SECRET|PRIVATE_KEY|PG)|^(?:GH_TOKEN|APP_ID|CLIENT_SECRET)$/i;
/** Only what is in the allow-list or named; `HOME` and `TMPDIR` are folders of the run's own. */
function scrubbed(environment, named, folders) {
    const ours = named.filter((name) => OURS.test(name));
    if (ours.length > 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`The agent may not have ${ours.join(', ')}: these belong to the workflow or the server. Give the agent its own key under another name.`);
    }
    const chosen = [...BASIC, ...named].flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    });
    return {
        LANG: 'C.UTF-8',
        ...Object.fromEntries(chosen),
        HOME: folders.home,
        TMPDIR: folders.tmp,
        TERM: 'dumb',
        NO_COLOR: '1',
        CI: 'true',
    };
}
/** The largest bundles of certificates have half a megabyte. */
const MAX_CERTIFICATES = 4_000_000;
/** Files in these variables are copied, because the program may not see their folders. */
function certificates(env) {
    return ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS'].flatMap((name) => {
        const path = env[name];
        const file = path ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) : undefined;
        if (!path || !file?.isFile() || file.size > MAX_CERTIFICATES)
            return [];
        return [[name, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path)]];
    });
}
/** A machine that isolates Docket's agents does not let them start a sandbox of their own. */
const CODEX_SANDBOX = '"$([ "$DOCKET_ISOLATION" = none ] && echo workspace-write || echo danger-full-access)"';
const GEMINI_SETTINGS = {
    '.gemini/settings.json': JSON.stringify({
        security: { auth: { selectedType: 'gemini-api-key' } },
        privacy: { usageStatisticsEnabled: false },
        general: { enableAutoUpdate: false },
    }),
};
const PRESETS = {
    // Does not load settings, hooks, and servers from the repository.
    claude: {
        command: 'claude -p --setting-sources user --strict-mcp-config --permission-mode acceptEdits --allowedTools "Read,Edit,Write,Glob,Grep"',
        keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
        env: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL'],
        // By default it tries 11 times, three minutes long, even with a wrong key.
        set: () => ({ CLAUDE_CODE_MAX_RETRIES: '4', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' }),
    },
    // An untrusted folder's configuration, which can start servers, is not loaded.
    codex: {
        command: `codex exec --ephemeral --skip-git-repo-check -c analytics.enabled=false -c check_for_update_on_startup=false -c features.plugins=false -c features.apps=false --sandbox ${CODEX_SANDBOX} -c "projects={\\"$PWD\\"={trust_level=\\"untrusted\\"}}" ${'$'}{OPENAI_BASE_URL:+-c "openai_base_url=$OPENAI_BASE_URL"} -`,
        keys: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
        env: ['OPENAI_BASE_URL'],
        // `codex exec` reads no other variable.
        set: ({ CODEX_API_KEY, OPENAI_API_KEY }) => ({
            CODEX_API_KEY: CODEX_API_KEY || OPENAI_API_KEY,
        }),
    },
    copilot: {
        command: 'copilot -s --no-ask-user --allow-tool=write',
        keys: [
            'COPILOT_GITHUB_TOKEN',
            'COPILOT_PROVIDER_API_KEY',
            'COPILOT_PROVIDER_BEARER_TOKEN',
            // Local providers need no key.
            'COPILOT_PROVIDER_BASE_URL',
        ],
        env: [
            ...['COPILOT_MODEL', 'COPILOT_OFFLINE', 'COPILOT_PROVIDER_TYPE'],
            ...['COPILOT_PROVIDER_WIRE_API', 'COPILOT_PROVIDER_WIRE_MODEL'],
        ],
    },
    gemini: {
        command: 'gemini --approval-mode=auto_edit --skip-trust',
        keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        env: ['GEMINI_MODEL', 'GOOGLE_GEMINI_BASE_URL', 'GOOGLE_GENAI_USE_VERTEXAI'],
        // With an endpoint of its own, it does not choose by the variables (exit code 41).
        home: ({ GEMINI_API_KEY }) => (GEMINI_API_KEY ? GEMINI_SETTINGS : {}),
    },
    opencode: {
        command: 'opencode run',
        // The configuration may name a provider of its own, with its key.
        keys: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'OPENCODE_API_KEY', 'OPENCODE_CONFIG_CONTENT'],
        env: [],
        // For the types of plugins, in spite of everything below.
        ignoredHosts: ['registry.npmjs.org'],
        // Else it loads the repository's configuration and rewrites it.
        set: () => ({
            OPENCODE_DISABLE_PROJECT_CONFIG: '1',
            OPENCODE_DISABLE_MODELS_FETCH: '1',
            OPENCODE_DISABLE_AUTOUPDATE: '1',
            OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
            OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
        }),
        // Plugins are loaded in spite of this, and in spite of `--pure`.
        hide: ['.opencode', 'opencode.json', 'opencode.jsonc'],
    },
};
/** The preset of that name; any other text is a command line. */
function presetFor(command) {
    const name = command.trim();
    return Object.hasOwn(PRESETS, name) ? PRESETS[name] : { command, keys: [], env: [] };
}
/** Variables of other services, such as those of a cloud, that may stand in for a preset's own. */
const KEY_LIKE = /KEY|TOKEN|SECRET|CREDENTIAL/i;
/**
 * Some programs continue without a key, and send the repository to a free service that nobody chose.
 */
function insistOnKey(name, { keys }, environment, listed) {
    if (keys.length === 0)
        return;
    const accepted = [...keys, ...listed.filter((variable) => KEY_LIKE.test(variable))];
    if (accepted.some((variable) => environment[variable]))
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t(`\`${name.trim()}\` was not started because it has no key. Set one of these variables (in a workflow, in \`env:\` of the step): ${keys.join(', ')}. Or sign in without a key, with \`agent: login:\` in \`.github/docket.yml\`. If you use another service, list the variable with its key under \`agent: env:\` there.`);
}


/***/ }),

/***/ 86927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ withEnv),
/* harmony export */   N6: () => (/* binding */ startWatcher),
/* harmony export */   Q9: () => (/* binding */ reserveUser),
/* harmony export */   T1: () => (/* binding */ family),
/* harmony export */   UA: () => (/* binding */ runHelper),
/* harmony export */   Vq: () => (/* binding */ dropTo),
/* harmony export */   XZ: () => (/* binding */ endAll),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   dK: () => (/* binding */ ids),
/* harmony export */   kQ: () => (/* binding */ runFolder),
/* harmony export */   kz: () => (/* binding */ uidOf),
/* harmony export */   lj: () => (/* binding */ elevated),
/* harmony export */   uF: () => (/* binding */ processes),
/* harmony export */   vP: () => (/* binding */ signal),
/* harmony export */   vX: () => (/* binding */ NotAvailable),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   yU: () => (/* binding */ makeIn)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
// A sandbox is one run of an untrusted program, isolated as far as this machine allows. Three kinds:
// namespaces (bubblewrap), another user, or nothing but its processes.





/** This machine does not have this kind of isolation, whatever else happens on it. */
class NotAvailable extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3 {
}
/** What the kernel, sudo, and programs say where something is not allowed or not known at all. */
const REFUSED = /not permitted|permission denied|no permissions|not allowed|invalid argument|not implemented|not supported?\b|does not support|(?:unknown|unrecognized|invalid) option|read-only file system|no such (?:file|device)|password|terminal is required|sudoers|no new privileges|unexpected capabilities|setuid/i;
const isRefusal = (text) => REFUSED.test(text);
/** Makes a run's folders and files. */
function makeIn(tmp, make) {
    try {
        return make();
    }
    catch (cause) {
        if (cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3)
            throw cause;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`The agent was not started, because its files could not be made (${cause.message}). Make sure that \`${tmp}\` exists and has free space, then try again.`, { cause });
    }
}
/** A new folder for one run. */
const runFolder = (tmp, prefix) => makeIn(tmp, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(tmp, prefix)));
/**
 * Everything root could hand down is given away before the program starts. A change of user clears
 * the parent-death signal; setpriv sets it after that.
 */
function dropTo({ uid, gid }) {
    return [
        ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
        ...['--inh-caps=-all', '--bounding-set=-all', '--pdeathsig=KILL', '--'],
    ];
}
/** sudo resets these; none of them is a secret, so they may be passed as arguments. */
const PLAIN = ['PATH', 'HOME', 'TMPDIR', 'TERM', 'LANG', 'LC_ALL', 'NO_COLOR', 'CI'];
const withEnv = (env, dir) => [
    'env',
    `--chdir=${dir}`,
    ...PLAIN.flatMap((name) => (env[name] === undefined ? [] : [`${name}=${env[name]}`])),
];
function elevated(elevate, env, file, args) {
    const [sudo, ...flags] = elevate;
    if (sudo === undefined)
        return { file, args, cwd: '/', env };
    const kept = `--preserve-env=${Object.keys(env).join(',')}`;
    return { file: sudo, args: [...flags, kept, '--', file, ...args], cwd: '/', env };
}
const ids = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });
/** Returns what ends the watch; to be called when the agent has ended. */
function startWatcher({ elevate, script, args }, path) {
    // Our death closes the pipe, and `read` fails; a line means a normal end.
    const shell = ['sh', '-c', `read -r _ || { ${script}; }`, 'docket-watcher', ...args];
    const [file = '', ...rest] = [...elevate, ...shell];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, rest, {
        cwd: '/',
        env: { PATH: path },
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const closed = new Promise((resolve) => {
        child.on('error', () => resolve());
        child.on('close', () => resolve());
    });
    child.stdin.on('error', () => { });
    return () => {
        child.stdin.end('ended\n');
        return closed;
    };
}
const processes = () => names('/proc').flatMap((name) => (/^\d+$/.test(name) ? (entryOf(Number(name)) ?? []) : []));
/** Undefined: there is no such process any more. */
function entryOf(pid) {
    const stat = read(`/proc/${pid}/stat`);
    // The program's name may contain anything; the fields follow its last bracket.
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!state)
        return undefined;
    const ended = state === 'Z' || state === 'X';
    return { pid, parent: Number(parent), group: Number(group), ended };
}
/** Whose process it is; NaN if it is gone. */
const uidOf = (pid) => Number(/^Uid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]);
const isAlive = (pid) => entryOf(pid)?.ended === false;
/** Everything that descends from `root`, shares its group or carries the mark. */
function family(root, mark) {
    const living = processes().filter((entry) => !entry.ended && entry.pid !== process.pid);
    const found = new Set([root]);
    for (let before = -1; before !== found.size;) {
        before = found.size;
        for (const { pid, parent } of living)
            if (found.has(parent))
                found.add(pid);
    }
    return living
        .filter(({ pid, group }) => found.has(pid) || group === root || carries(pid, mark))
        .map(({ pid }) => pid);
}
const carries = (pid, mark) => read(`/proc/${pid}/environ`).includes(mark);
/** About 20 seconds: a process that outlives this many kills is stuck in the kernel. */
const ROUNDS = 100;
/**
 * Ends, then looks, until nothing was left at `looks` looks in a row: a process that is just
 * forking can be missed by one.
 */
async function endAll(left, end, clock, looks = 1) {
    let clear = 0;
    for (let round = 0; clear < looks; round += 1) {
        if (round === ROUNDS) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3('The agent’s processes could not be stopped, so its files cannot be trusted. Restart the machine.');
        }
        await end();
        clear = left() === 0 ? clear + 1 : 0;
        if (clear < looks)
            await clock.sleep(Math.min(5 * 2 ** round, 200));
    }
}
function signal(pid, name) {
    try {
        process.kill(pid, name);
    }
    catch {
        // It has ended already, or is not ours to signal.
    }
}
/** Runs a helper program of the system to its end, as root if there is a way to be. */
function runHelper({ elevate, path }, args) {
    const [file = '', ...rest] = [...elevate, ...args];
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, rest, {
            env: { PATH: path },
            stdio: ['ignore', 'pipe', 'pipe'],
        });
        const said = { stdout: '', stderr: '' };
        for (const name of ['stdout', 'stderr']) {
            child[name].setEncoding('utf8').on('data', (text) => {
                said[name] = (said[name] + text).slice(-500);
            });
        }
        const lastLine = () => said.stderr.trim().split('\n').at(-1) ?? '';
        child.on('error', ({ message }) => resolve({ code: null, stdout: '', stderr: message }));
        child.on('close', (code) => resolve({ code, stdout: said.stdout.trim(), stderr: lastLine() }));
    });
}
function read(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(file, 'latin1');
    }
    catch {
        return '';
    }
}
function names(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
/** The range that systems keep for users who come and go. */
const FIRST = 61_184;
const LAST = 65_518;
/** Only root can write here: in a folder that all users share, an agent could take every ID. */
const RESERVATIONS = '/var/lib/docket-users';
/** Where anyone can write, and where some programs do although `TMPDIR` names another folder. */
const SHARED = ['/tmp', '/var/tmp', '/dev/shm'];
const removeLeftovers = (uid) => `find ${SHARED.join(' ')} -maxdepth 1 -user "${uid}" -exec rm -rf -- {} + 2>/dev/null`;
/**
 * A file for each ID, with the boot, the process, and the folder that it is reserved for. What was
 * reserved by a process that has died is removed with what the ID owned, unless one of its own
 * processes is still there. The first free ID from a random one on is reserved. One at a time, under a
 * lock that ends with the shell.
 */
const RESERVE = `pid=$1 run=$2 taken=$3 first=$4 count=$5 from=$6 n=0; umask 077
mkdir -p "$0" && [ -O "$0" ] && [ ! -L "$0" ] && exec 9>"$0/lock" && flock 9 || exit 3
boot=$(cat /proc/sys/kernel/random/boot_id)
start_of() { start=; { read -r stat < "/proc/$1/stat"; } 2>/dev/null && set -- \${stat##*)} && start=\${20}; }
for left in "$0"/[0-9]*; do
  [ -e "$left" ] || continue
  uid=\${left##*/}; case $taken in *" $uid "*) continue; esac
  read -r its_boot its_pid its_start its_run < "$left"
  start_of "$its_pid"; [ "$its_boot" = "$boot" ] && [ "$its_start" = "$start" ] && continue
  [ -n "$its_run" ] && rm -rf -- "$its_run"
  ${removeLeftovers('$uid')}; rm -f -- "$left"
done
start_of "$pid"
while [ "$n" -lt "$count" ]; do
  uid=$((first + (from + n) % count)) n=$((n + 1))
  case $taken in *" $uid "*) continue; esac
  [ -e "$0/$uid" ] && continue
  echo "$boot $pid $start $run" > "$0/$uid" || { rm -f -- "$0/$uid"; exit 3; }
  echo "$uid"; exit 0
done
exit 4`;
/** `run` is the run's own folder. */
async function reserveUser(options, run) {
    const asRoot = (...args) => runHelper(options, args);
    const mustSucceed = async (...args) => {
        const { code, stderr } = await asRoot(...args);
        if (code !== 0)
            throw notIsolated(`${args[0]}: ${stderr || 'it was stopped'}`);
    };
    const taken = new Set(processes().map(({ pid }) => uidOf(pid)));
    const count = LAST - FIRST + 1;
    const reserved = await asRoot(...['sh', '-c', RESERVE, RESERVATIONS, `${process.pid}`, run, ` ${[...taken].join(' ')} `], ...[`${FIRST}`, `${count}`, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomInt)(count)}`]);
    if (reserved.code === 4)
        throw noneLeft();
    const uid = Number(reserved.stdout);
    if (reserved.code !== 0 || !(uid >= FIRST)) {
        throw notIsolated(`no user ID could be reserved in ${RESERVATIONS}: ${reserved.stderr}`);
    }
    const free = async () => {
        await asRoot('sh', '-c', removeLeftovers('$0'), `${uid}`);
        await mustSucceed('rm', '-f', '--', `${RESERVATIONS}/${uid}`);
    };
    return {
        uid,
        gid: uid,
        async orFree(prepare) {
            try {
                await prepare();
            }
            catch (error) {
                await free();
                throw error;
            }
        },
        take: (...paths) => mustSucceed('chown', '-hR', `${uid}:${uid}`, '--', ...paths),
        move: (from, to) => mustSucceed('mv', '-T', '--', from, to),
        async giveBack(...paths) {
            // It can only own what it made. What it does not own is a second name of somebody else's file,
            // and the owner of that is not changed.
            await mustSucceed('find', ...paths, '!', '-user', `${uid}`, '-delete');
            const { uid: ourUid, gid: ourGid } = ids();
            await mustSucceed('chown', '-hR', `${ourUid}:${ourGid}`, '--', ...paths);
        },
        free,
    };
}
function notIsolated(why) {
    if (isRefusal(why))
        return new NotAvailable(why);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`The agent was not started, because it could not be isolated (${why}). The machine may be out of processes, memory, or disk space. Free some, then try again.`);
}
const noneLeft = () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`The agent was not started, because each user ID from ${FIRST} to ${LAST} belongs to another run on this machine, as listed in \`${RESERVATIONS}\`. Try again when some of them have ended.`);


/***/ }),

/***/ 51947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ ViewsResult),
/* harmony export */   Dl: () => (/* binding */ ReceivedJob),
/* harmony export */   Fw: () => (/* binding */ ErrorBody),
/* harmony export */   GU: () => (/* binding */ ViewCounts),
/* harmony export */   Ho: () => (/* binding */ ViewsQuery),
/* harmony export */   ID: () => (/* binding */ ID),
/* harmony export */   Je: () => (/* binding */ AgentJob),
/* harmony export */   Lt: () => (/* binding */ got),
/* harmony export */   aX: () => (/* binding */ MAX_CLASSES_LIMIT),
/* harmony export */   gz: () => (/* binding */ MAX_VIEWS_LIMIT),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   lZ: () => (/* binding */ NO_COUNTS),
/* harmony export */   nN: () => (/* binding */ ClassesQuery),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   qx: () => (/* binding */ RangeQuery),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wP: () => (/* binding */ PromptRequest),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* unused harmony export PageViews */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99916);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
// The shapes of the contract. Answers are read leniently (unknown fields pass, only `id` and
// `status` are required); requests are read strictly enough to name what is wrong.





/** Goes to outputs and becomes a link: nothing that a browser or a shell would run. */
const WebAddress = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .max(2_000)
    .refine((text) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text));
const Change = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64).describe('The commit on the branch.'),
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).describe('How many files it changes.'),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        added: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines added, where it is text.'),
        removed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines removed, where it is text.'),
    }))
        .describe('The first files.'),
});
const OpenRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['running', 'queued']),
    requester: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable().describe('Who asked, if known.'),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Time it was received.'),
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('What the agent did last.'),
});
/** What our own service knows beyond the contract. One odd field does not lose the others. */
const DocketExtras = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined),
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Who canceled the job, if someone did: an account, or an API key by its name.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_job_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckResult */ .KP).optional().catch(undefined),
    usage: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Usage */ ._U.optional().catch(undefined),
    compareLink: WebAddress.nullish().catch(undefined),
    changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('Whether the latest finished request changed any file.'),
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('What the agent asks at the end of the latest finished request; the next message answers it.'),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('The state as people read it: `status`, or `canceled`, or `waiting for an answer` where the agent changed nothing and asks something.'),
    tookMs: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
        .min(0)
        .optional()
        .catch(undefined)
        .describe('Milliseconds from the command to the end of the latest finished request.'),
    change: Change.optional()
        .catch(undefined)
        .describe('What the latest finished request pushed, if it changed any file.'),
    undone: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('The change that the latest finished request undid or brought back, if it did.'),
    redone: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional().catch(undefined).describe('It was brought back.'),
    emptied: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The pull request was closed, because nothing was left on its branch.'),
    undoable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The job has a change that can be undone.'),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .catch(undefined)
        .describe('What the agent fixed after checks failed, one text each time.'),
    requests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(OpenRequest)
        .optional()
        .catch(undefined)
        .describe('The requests of an active job that are not finished, in order.'),
    waiting: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Waiting */ .E$.extend({ nextAttempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('Something outside, such as the code host, does not answer: since when, why, and when it is tried again.'),
    /** The pull request is a draft because checks fail, or would be if the repository had drafts. */
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['made', 'unsupported']).optional().catch(undefined),
    notice: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Settings of the repository that the server does not use as they are, told once.'),
});
/** What is valid in a URL path of the contract; `isId` checks the same in code. */
const ID = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ID_LENGTH */ .Qx).regex(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ID_PATTERN */ .pw);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: ID.describe('Unique identifier of the agent job.'),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE).describe('State of the job.'),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Repository the job works on.'),
        ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Branch or other ref of the repository.'),
    })
        .describe('Information about the source repository.'),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('The AI model used for the job.'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .url */ .OZ5()
        .nullable()
        .describe('URL of the pull request; null while active and when no file was changed.'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().describe('Time the job was created.'),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable().describe('Time the job was archived.'),
    docket: DocketExtras.optional(),
});
/** The job exists; whatever is odd about the rest of the answer must not lose it. */
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined);
/** A job as any service may answer it. An unknown status is kept, and is not final. */
const ReceivedJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .eQ),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ repository: text, ref: text }).nullish().catch(undefined),
    model: text,
    prLink: text,
    createdAt: text,
    archivedAt: text,
    docket: DocketExtras.optional().catch(undefined),
})
    .transform((job) => {
    if (!job.prLink || WebAddress.safeParse(job.prLink).success)
        return job;
    const reason = job.docket?.reason ?? ODD_LINK;
    return { ...job, prLink: null, docket: { ...job.docket, reason } };
});
const ODD_LINK = 'The service sent a pull request link that is not a web address, so it is not shown. Look for the pull request in the service.';
const PromptRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error: 'Field `prompt` must be a string with the request to the agent.' })
        .min(1, 'Field `prompt` is empty. Describe what the agent should do.')
        .describe('The request to the agent.'),
}, {
    error: 'The body must be a JSON object such as {"prompt": "Fix the typo in docs/index.md"}.',
});
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0);
const ViewCounts = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ human: count, ai: count, total: count });
const NO_COUNTS = Object.freeze({ human: 0, ai: 0, total: 0 });
const PageViews = ViewCounts.extend({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ViewsResult = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    totals: ViewCounts.describe('Site-wide view totals for the whole date range.'),
    views: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(PageViews)
        .describe('Per-page view counts, sorted by total (descending), then by path.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
const MAX_VIEWS_LIMIT = 250;
const DEFAULT_VIEWS_LIMIT = 50;
/** Far more rows than there are pages anywhere. */
const MAX_OFFSET = 1_000_000_000;
const wholeNumber = (name, min, max, fallback) => {
    const message = `Parameter \`${name}\` must be a whole number from ${min} to ${max}.`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^-?\d{1,15}$/, message)
        .transform(Number)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(min, message).max(max, message))
        .default(fallback);
};
const day = (name) => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .refine((value) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDate */ .$P)(value), {
    error: (issue) => `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${String(issue.input).slice(0, 40)}\`.`,
})
    .meta({ anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) })
    .optional();
const range = {
    dateFrom: day('dateFrom').describe('First day, ISO 8601 or YYYY-MM-DD.'),
    dateTo: day('dateTo').describe('Exclusive upper limit, ISO 8601 or YYYY-MM-DD.'),
};
const pages = (max, fallback) => ({
    limit: wholeNumber('limit', 1, max, fallback).describe('Maximum results per page.'),
    offset: wholeNumber('offset', 0, MAX_OFFSET, 0).describe('Rows to skip.'),
});
/** For our additions to the contract: longer ranges are more often typos in the year than intended. */
const MAX_RANGE_DAYS = 3_660;
const inOrder = ({ dateFrom, dateTo }) => 
// What is not a date has been reported already.
!dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo));
const OUT_OF_ORDER = {
    error: 'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
};
const ViewsQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...range, ...pages(MAX_VIEWS_LIMIT, DEFAULT_VIEWS_LIMIT) })
    .refine(inOrder, OUT_OF_ORDER);
const isShort = ({ dateFrom, dateTo }) => !dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo) - (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > MAX_RANGE_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
const TOO_LONG = {
    error: `Parameter \`dateFrom\` is more than ${MAX_RANGE_DAYS} days before \`dateTo\`. Choose a later \`dateFrom\`.`,
};
const shortRange = {
    dateFrom: range.dateFrom.describe(`First day, ISO 8601 or YYYY-MM-DD; at most ${MAX_RANGE_DAYS} days before \`dateTo\`.`),
    dateTo: range.dateTo,
};
const RangeQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(shortRange)
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
/** Our own extension, so that a report of ten thousand pages takes a few requests, not forty. */
const MAX_CLASSES_LIMIT = 5_000;
const ClassesQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...shortRange, ...pages(MAX_CLASSES_LIMIT, 1_000) })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('What is wrong and how to fix it.'),
    details: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).optional(),
});
// From a value of unknown shape to a request: one error that names every problem.
function parse(schema, value) {
    const error = (issue) => `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
    const result = schema.safeParse(value, { error });
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ message }) => message);
    const [only] = problems;
    if (only && problems.length === 1)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(only);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`The request has ${problems.length} problems; see \`details\`.`, {
        details: problems,
    });
}
const KINDS = {
    string: 'be text',
    number: 'be a number',
    int: 'be a whole number',
    boolean: 'be true or false',
    array: 'be a list',
    object: 'be a map of names and values',
    record: 'be a map of names and values',
};
/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
function demand(issue) {
    if (issue.input === undefined)
        return 'is required';
    switch (issue.code) {
        case 'invalid_type':
            return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
        case 'invalid_value':
            return `must be ${either(issue.values)}${got(issue.input)}`;
        case 'too_small':
        case 'too_big':
            return `must ${bounds(issue)}`;
        default:
            return `is not valid${got(issue.input)}`;
    }
}
/** What was found there, where it is short. */
function got(input) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
    const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
    return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}
function either(values) {
    const names = values.map((value) => `\`${value}\``);
    const last = names.pop();
    if (names.length === 0)
        return String(last);
    return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}
function bounds(issue) {
    const { origin, minimum, maximum } = issue;
    const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
    if (origin === 'string')
        return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
    if (origin === 'array')
        return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
    return `be ${edge}`;
}


/***/ }),

/***/ 88630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Short, and the same for the same value. */
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(value)).slice(0, 16);
}


/***/ })

};
