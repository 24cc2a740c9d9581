export const id = 1630;
export const ids = [1630,5783,1910];
export const modules = {

/***/ 24180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig),
/* harmony export */   i: () => (/* binding */ readConfigText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7657);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81910);
// The settings for the command line, from the working directory or from the specified file.




/** Null if there is no such file and none was specified. */
async function readConfig(named) {
    return (await read(named))?.config ?? null;
}
/** The text of the file, once it is known to be valid. */
async function readConfigText(named) {
    return (await read(named))?.text ?? '';
}
async function read(named) {
    const path = named ?? _config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH;
    try {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        return { text, config: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfig */ .o4)(text) };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh) {
            const { details } = error;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`\`${path}\` is not valid. Fix the problems listed and run again.`, {
                details,
            });
        }
        const { code } = error;
        if (named === undefined && code === 'ENOENT')
            return null;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`Could not read the settings in \`${path}\` (${code}).`, { cause: error });
    }
}


/***/ }),

/***/ 81910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ settingAt),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   o4: () => (/* binding */ parseConfig),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   settingsOf: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   warnOfLocked: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* unused harmony export SETTING_NAMES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55069);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75783);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7657);
// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.






const ORGANIZATION_REPOSITORY = '.github';
/** Prices belong together; of any other group, each setting has an origin of its own. */
const SETTING_NAMES = (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)().flatMap((group) => {
    const inner = group === 'prices' ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(group);
    return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...SETTING_NAMES, ...(0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)()]);
const OrganizationFile = _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile.extend({
    locked: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .refine((name) => LOCKABLE.has(name), 'is not the name of a setting, such as `budget`'))
        .max(_config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .default([]),
});
function parseConfig(text) {
    return text === null ? _config_js__WEBPACK_IMPORTED_MODULE_3__.DEFAULT_CONFIG : readSettings({ repository: text }).config;
}
function readSettings(texts) {
    const { repository, organization = null, organizationName = '' } = texts;
    const ours = readSettingsFile(repository ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` on the default branch`, _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile);
    const theirs = readSettingsFile(organization ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.ORGANIZATION_PATH}\` in ${organizationName}`, OrganizationFile);
    const locked = lockedNames(theirs.said.locked ?? []);
    const chosen = SETTING_NAMES.map((name) => {
        const [own, organizations] = [settingAt(ours.said, name), settingAt(theirs.said, name)];
        const isLocked = locked.has(name);
        const overruled = isLocked && own !== undefined && !same(own, organizations);
        const mine = own !== undefined && !isLocked;
        const from = mine ? 'repository' : organizations === undefined ? 'default' : 'organization';
        return { name, from, locked: isLocked, overruled, said: mine ? own : organizations };
    });
    const config = checked(assembled(chosen), chosen, ours, theirs);
    return {
        config,
        origins: new Map(chosen.map(({ name, from, locked, said }) => [
            name,
            { from, locked, value: said ?? settingAt(config, name) },
        ])),
        overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
    };
}
/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries) {
    const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
    return new Set(SETTING_NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))));
}
function assembled(chosen) {
    const whole = {};
    for (const { name, said } of chosen) {
        if (said === undefined)
            continue;
        const [group = '', key] = name.split('.');
        whole[group] = key === undefined ? said : { ...Object(whole[group]), [key]: said };
    }
    return whole;
}
/** Each file is valid by itself; together they may still not be. */
function checked(whole, chosen, ours, theirs) {
    const result = _config_js__WEBPACK_IMPORTED_MODULE_3__.Config.safeParse(whole);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const group = String(issues[0]?.path[0]);
    const fromUs = chosen.some(({ name, from }) => from === 'repository' && `${name}.`.startsWith(`${group}.`));
    return (fromUs ? ours : theirs).refuse(issues);
}
/** `name`: such as `agent.max-minutes`. */
function settingAt(settings, name) {
    const [group = '', key] = name.split('.');
    const outer = settings[group];
    return key === undefined ? outer : outer?.[key];
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** `where`: what people call the file. */
function readSettingsFile(text, where, schema) {
    const excess = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.yamlExcess)(text);
    if (excess !== undefined)
        refuse(where, [`The file has ${excess}.`]);
    const { value, problems, lineOf } = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.readYaml)(text, { aliases: false });
    if (problems.length > 0) {
        refuse(where, problems.map(({ line, message }) => problem(line, message)));
    }
    const said = (value ?? {});
    const result = schema.safeParse(said, { error: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .demand */ .wo });
    if (!result.success) {
        refuse(where, result.error.issues.flatMap((issue) => problemsOf(issue, lineOf)));
    }
    return {
        said,
        refuse: (issues) => refuse(where, issues.map(({ path, message }) => problem(lineOf(path), named(path, message)))),
    };
}
function problemsOf(issue, lineOf) {
    if (issue.code !== 'unrecognized_keys') {
        return [problem(lineOf(issue.path), named(issue.path, issue.message))];
    }
    // Deeper ones depend on more than their name.
    const known = issue.path.length > 1 ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(issue.path[0]);
    return issue.keys
        .slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .map((key) => problem(lineOf([...issue.path, key], 'key'), `\`${key}\` is not a setting${remedy(key, known)}`));
}
function remedy(key, known) {
    const near = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(key, known);
    if (near)
        return `. Did you mean \`${near}\`?`;
    if (known.length === 0)
        return ' here';
    return `; available settings: ${known.map((name) => `\`${name}\``).join(', ')}`;
}
/** Most messages go on after the name: `must be a list`. */
function named(path, message) {
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    return /^(?:must|needs|is|has|ends)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
function problem(line, message) {
    return `Line ${line}: ${message.replace(/[.?]?$/, (end) => end || '.')}`;
}
function refuse(where, details) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`${where} is not valid. Fix the problems listed and run again.`, {
        details: details.slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES),
    });
}
// The settings of a repository and of the organization that it belongs to.
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return readSettings({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${ORGANIZATION_REPOSITORY}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ }),

/***/ 99916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ Origin),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   E$: () => (/* binding */ Waiting),
/* harmony export */   IQ: () => (/* binding */ addSent),
/* harmony export */   Jr: () => (/* binding */ failing),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   VW: () => (/* binding */ inReach),
/* harmony export */   XK: () => (/* binding */ SENT_HEADS),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   cg: () => (/* binding */ cursorOf),
/* harmony export */   dW: () => (/* binding */ isJobId),
/* harmony export */   eQ: () => (/* binding */ sentCells),
/* harmony export */   fS: () => (/* binding */ readCursor),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   k0: () => (/* binding */ LATEST),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   zW: () => (/* binding */ asks)
/* harmony export */ });
/* unused harmony export SentRequests */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Parts of a job that its record and the wire have in common.



/** The reason of a job that someone canceled. */
const CANCELLED = 'cancelled';
/** The agent asks something and changed nothing: what comes next is the requester's answer. */
function asks(job) {
    const { question, changed } = job?.docket ?? {};
    return job?.status === 'completed' && Boolean(question) && changed === false;
}
/** The job's state in a sentence. */
function stateOf(job) {
    const { status, docket } = job;
    if (asks(job))
        return 'waiting for an answer';
    return status === 'failed' && docket?.reason === CANCELLED ? 'canceled' : status;
}
/** Why it ended as it did, for people. */
function reasonOf({ docket }) {
    const { reason, canceledBy } = docket ?? {};
    if (reason !== CANCELLED)
        return reason ?? null;
    return canceledBy === undefined ? 'Canceled.' : `Canceled by ${canceledBy}.`;
}
/** Something outside is away: why, and when it is tried again. See `shared/waiting.ts`. */
const Waiting = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    since: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    nextAttempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** One line for a reviewer: what was looked at, or what is wrong. */
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The pull request should not be merged while it fails. */
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
/** The checks that keep a pull request from being ready. */
function failing(checks) {
    return (checks ?? []).filter(({ ok, required }) => !ok && required);
}
/** What an agent sent over the network: requests to one address with the same outcome, summed up. */
const SentRequests = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Empty for a connection that Docket cannot look into. */
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /**
     * The HTTP status, `connected`, `refused` by Docket because it is not listed, `refused: …` for any
     * other reason, `not needed` (refused, too), or `failed`.
     */
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    sentBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    receivedBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** As reported by the provider. */
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    milliseconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
/** An agent can try any number of addresses. */
const MAX_SENT = 30;
/** Sums up what is alike; what goes beyond the limit is one entry for each outcome. */
function addSent(all, more) {
    const sums = new Map();
    for (const one of [...all, ...more]) {
        const own = keyOf(one);
        const isRoom = sums.has(own) || sums.size < MAX_SENT;
        const row = isRoom ? one : { ...one, host: 'other addresses', path: '' };
        const before = sums.get(keyOf(row));
        sums.set(keyOf(row), before ? addRow(before, row) : row);
    }
    return [...sums.values()];
}
/** Heads of the table "What left the machine", and its rows as plain text from outside. */
const SENT_HEADS = ['Address', 'Requests', 'Result', 'Sent', 'Received', 'Tokens', 'Time'];
function sentCells(row) {
    const size = (bytes) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
    return [
        row.host + row.path,
        row.count.toLocaleString('en'),
        row.outcome,
        size(row.sentBytes),
        size(row.receivedBytes),
        row.tokens === 0 ? '' : row.tokens.toLocaleString('en'),
        `${(row.milliseconds / 1000).toFixed(1)} s`,
    ];
}
const keyOf = ({ host, path, outcome }) => `${host} ${path} ${outcome}`;
function addRow(a, b) {
    return {
        ...a,
        count: a.count + b.count,
        sentBytes: a.sentBytes + b.sentBytes,
        receivedBytes: a.receivedBytes + b.receivedBytes,
        tokens: a.tokens + b.tokens,
        milliseconds: a.milliseconds + b.milliseconds,
    };
}
const Usage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    steps: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** Those of the input that the endpoint had in its cache. */
    cachedInputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** In millionths of a US dollar; absent when no prices are set. */
    costMicros: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).optional(),
    /** Not all tokens are known, so the numbers and the cost are only lower limits. */
    incomplete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    /** Tokens of requests that were sent and never answered: at most so many. They count as spent. */
    reserved: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ inputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), outputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).optional(),
    /** Their cost, in millionths of a US dollar. */
    reservedMicros: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).optional(),
    /** What left the machine. */
    sent: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(SentRequests).optional(),
});
/** Where a request came from. Recorded with the job; never contains fetched text. */
const Origin = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Login of the person, or the workflow's name. */
    requester: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Who it was where that is no account of the code host: an API key, or the server's operator. */
    actor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Issue or pull request with the request, and where the reply goes. */
    thread: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    /** Where that is, as `OWNER/NAME`; absent: in the job's own repository. */
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** The triggering comment. */
    comment: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['issue', 'review-comment', 'review']),
        /** Which of its commands it was, from the second on: 2, 3, … */
        part: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(2).optional(),
    })
        .optional(),
    /** For a pull request: its head as it was when the request was claimed. */
    pull: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        headRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        sameRepository: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        /** False when it was merged or closed by then: nothing is stacked on it. */
        open: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    /** Checks failed on this commit, and nobody had to ask. */
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** To fix what the documentation check finds at this commit. */
    drift: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** To take back the job's last change. */
    undo: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
    /** A workflow asked for it, not a comment: on which event, and why, in a sentence for people. */
    workflow: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        event: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        /** What found something to do; absent: the workflow itself asked. */
        mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['improve']).optional(),
    })
        .optional(),
    /** When it was asked (ISO 8601): what was edited later is not what the asker saw. */
    askedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** A web address for people. */
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
function isJobId(id) {
    return /^[\w-]{1,64}$/.test(id);
}
/** For sorting. */
function newestFirst(a, b) {
    if (a.createdAt !== b.createdAt)
        return a.createdAt > b.createdAt ? -1 : 1;
    return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}
/** A place in the order and nothing else: whoever changes one only gets other jobs of the project. */
function cursorOf({ createdAt, id }) {
    return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}
function readCursor(cursor) {
    const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
        .toString('utf8')
        .split(' ');
    if (rest.length === 0 && isJobId(id) && isTime(createdAt)) {
        return { createdAt, id };
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('Parameter `cursor` is not valid. Use `nextCursor` of the previous page, or leave it out.');
}
/** From 1970 to 9999: a clock can show more, but not every store. */
const LATEST = Date.UTC(9999, 11, 31);
const inReach = (time) => Math.min(LATEST, Math.max(0, time));
function isTime(text) {
    const time = Date.parse(text);
    return time === inReach(time) && (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(time) === text;
}


/***/ }),

/***/ 77012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   U0: () => (/* binding */ GlobProblem),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   zt: () => (/* binding */ MAX_GLOBS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Globs from outside: settings, inputs and models write them, so no glob may cost more than its
// size. A glob becomes a list of tokens, and a path is read once with the set of tokens it may be
// at: at most (characters of the path) × (tokens) steps, whatever the two look like.
//
//   *  any characters within a name     ?  one character      [a-z] [!a-z]  one of a class
//   ** any number of folders            {a,b}  alternatives   a trailing /  everything below
//
// As in a shell, only a written dot matches a name's leading dot.

/** Longer ones are mistakes or attacks. */
const MAX_GLOB_LENGTH = 300;
/** For all alternatives of a glob together. */
const MAX_TOKENS = 2_000;
/** In one list. */
const MAX_GLOBS = 200;
/** What is wrong with a glob, as a sentence for its author. */
class GlobProblem extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 {
}
function compileGlob(pattern) {
    if (pattern.length > MAX_GLOB_LENGTH)
        throw problem(pattern, `is longer than ${MAX_GLOB_LENGTH} characters; use shorter globs`);
    if (pattern === '')
        throw new GlobProblem('A glob is empty. Remove it or enter a glob.');
    if (pattern.includes('\\'))
        throw problem(pattern, 'has a backslash; separate folders with `/`, and write `[*]` for a star');
    if (/[@+!?*]\(/.test(pattern))
        throw problem(pattern, 'has an extended pattern such as `@(a|b)`; write `{a,b}`');
    const alternatives = expandBraces(pattern, (why) => problem(pattern, why)).map((text) => tokenize(text, (why) => problem(pattern, why)));
    const tokens = alternatives.reduce((sum, list) => sum + list.length + 1, 0);
    if (tokens > MAX_TOKENS)
        throw problem(pattern, 'has too many alternatives; use several globs');
    const run = (path) => {
        const chars = Array.from(path);
        let steps = 0;
        for (const list of alternatives) {
            const end = follow(list, chars);
            steps += end.steps;
            if (end.matched)
                return { matched: true, steps };
        }
        return { matched: false, steps };
    };
    return {
        tokens,
        matches: (path) => run(path).matched,
        reaches: (folder) => {
            const chars = Array.from(`${folder}/`);
            return alternatives.some((list) => follow(list, chars).goesOn);
        },
        steps: (path) => run(path).steps,
    };
}
/** The sentence about a glob that cannot be used, or undefined. */
function globProblem(pattern) {
    try {
        compileGlob(pattern);
        return undefined;
    }
    catch (error) {
        if (error instanceof GlobProblem)
            return error.message;
        throw error;
    }
}
/**
 * A path is covered when a glob matches it, or is it letter for letter, and no glob that starts
 * with `!` does. The order does not matter: a line added later cannot allow what another one excludes.
 */
function matchesAny(patterns) {
    if (patterns.length > MAX_GLOBS)
        throw new GlobProblem(`There are more than ${MAX_GLOBS} globs. Use fewer, broader ones.`);
    const closed = patterns.filter((pattern) => pattern.startsWith('!'));
    const open = patterns.filter((pattern) => !pattern.startsWith('!')).map(entry);
    const except = closed.map((pattern) => entry(pattern.slice(1)));
    return (path) => open.some((fits) => fits(path)) && !except.some((fits) => fits(path));
}
function entry(pattern) {
    const glob = compileGlob(pattern);
    return (path) => path === pattern || glob.matches(path);
}
function tokenize(pattern, wrong) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const names = whole.split('/').filter((name, at) => (name !== '' || at === 0) && name !== '.');
    return names.flatMap((name, at) => {
        const last = at === names.length - 1;
        if (name === '**')
            return [{ kind: last ? 'rest' : 'folders' }];
        const slash = last ? [] : [{ kind: 'is', char: '/', first: false }];
        return [...nameTokens(name, wrong), ...slash];
    });
}
function nameTokens(name, wrong) {
    // A name has at least one character.
    if (/^\*+$/.test(name))
        return [{ kind: 'one', test: () => true }, { kind: 'any' }];
    const chars = Array.from(name);
    const tokens = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at];
        if (char === '*') {
            if (tokens.at(-1)?.kind !== 'any')
                tokens.push({ kind: 'any' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'one', test: () => true });
        }
        else if (char === '[') {
            const { test, end } = readClass(chars, at, wrong);
            tokens.push({ kind: 'one', test });
            at = end;
        }
        else {
            tokens.push({ kind: 'is', char, first: at === 0 });
        }
    }
    return tokens;
}
function readClass(chars, at, wrong) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const from = at + (negated ? 2 : 1);
    // A bracket right at the start is a member, not the end.
    const end = chars.indexOf(']', from + 1);
    if (end < 0)
        throw wrong('has a `[` without a matching `]`; close it, or write `[[]` for the bracket');
    const inside = chars.slice(from, end);
    if (inside[0] === '[' && /^[:.=]$/.test(inside[1] ?? ''))
        throw wrong('has a named class; list its characters instead, such as `[a-z]`');
    const ranges = [];
    for (let here = 0; here < inside.length; here += 1) {
        const low = code(inside[here]);
        const ranged = inside[here + 1] === '-' && here + 2 < inside.length;
        const high = ranged ? code(inside[here + 2]) : low;
        if (high < low)
            throw wrong('has a character range in reverse order; swap its ends');
        ranges.push([low, high]);
        if (ranged)
            here += 2;
    }
    const holds = (char) => ranges.some(([low, high]) => low <= code(char) && code(char) <= high);
    return { end, test: (char) => holds(char) !== negated };
}
const code = (char) => char?.codePointAt(0) ?? 0;
/** Reads the path once; `live` are the tokens that may come next. */
function follow(tokens, path) {
    let steps = 0;
    let live = new Set();
    let nameStarts = true;
    const enter = (into, at, starts) => {
        into.add(at);
        const kind = tokens[at]?.kind;
        // Both may stand for nothing.
        if (kind === 'any' || (kind === 'folders' && starts))
            enter(into, at + 1, starts);
    };
    enter(live, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const at of live) {
            steps += 1;
            const token = tokens[at];
            if (token === undefined || !takes(token, char, nameStarts))
                continue;
            const stays = token.kind === 'any' || token.kind === 'folders' || token.kind === 'rest';
            enter(next, stays ? at : at + 1, char === '/');
            if (token.kind === 'rest')
                next.add(at + 1);
        }
        live = next;
        if (live.size === 0)
            break;
        nameStarts = char === '/';
    }
    const matched = live.delete(tokens.length);
    return { matched, goesOn: live.size > 0, steps };
}
function takes(token, char, nameStarts) {
    const leadingDot = nameStarts && char === '.';
    if (token.kind === 'is')
        return token.char === char && (token.first || !leadingDot);
    if (leadingDot)
        return false;
    if (token.kind === 'one')
        return char !== '/' && token.test(char);
    return char !== '/' || (token.kind !== 'any' && !nameStarts);
}
function problem(pattern, why) {
    const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
    return new GlobProblem(`The glob \`${shown.replace(/[\s`]+/g, ' ')}\` ${why}.`);
}
// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.
const MAX_ALTERNATIVES = 50;
function expandBraces(text, wrong) {
    const open = text.indexOf('{');
    if (open < 0)
        return [text];
    const { end, commas } = closing(text, open);
    const before = text.slice(0, open);
    const inside = text.slice(open + 1, end);
    if (end > 0 && commas.length === 0 && inside.includes('..'))
        throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
    if (end < 0 || commas.length === 0) {
        // As in a shell, a brace that offers no choice is a character.
        return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
    }
    const edges = [open, ...commas, end];
    const parts = edges
        .slice(1)
        .flatMap((edge, at) => expandBraces(text.slice(edges[at] + 1, edge), wrong));
    const rests = expandBraces(text.slice(end + 1), wrong);
    if (parts.length * rests.length > MAX_ALTERNATIVES)
        throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}
function closing(text, open) {
    const commas = [];
    let depth = 0;
    for (let at = open; at < text.length; at += 1) {
        if (text[at] === '{')
            depth += 1;
        if (text[at] === ',' && depth === 1)
            commas.push(at);
        if (text[at] === '}')
            depth -= 1;
        if (depth === 0)
            return { end: at, commas };
    }
    return { end: -1, commas: [] };
}


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   _: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   yamlExcess: () => (/* binding */ yamlExcess)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ })

};
