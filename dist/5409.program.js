export const id = 5409;
export const ids = [5409];
export const modules = {

/***/ 62114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   N4: () => (/* binding */ MAX_CONTEXT),
/* harmony export */   OC: () => (/* binding */ repeatedName),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   j3: () => (/* binding */ COMMAND_PERMISSIONS),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48289);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55599);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92809);
/* harmony import */ var _shared_freeze_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65581);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35496);
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _views_reports_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55307);
// All inputs as one frozen object, read once. Names and defaults are those of action.yml.







const MODES = [
    'auto',
    'job',
    'command',
    'views',
    'sweep',
    'doctor',
    'improve',
    'check',
    'audition',
];
const FAIL_ON = ['broken', 'never'];
const COMMAND_PERMISSIONS = ['triage', 'write', 'maintain', 'admin'];
const RANGES = ['last-7-days', 'last-30-days', 'previous-week', 'previous-month'];
/** Repositories that agents can read besides their own. */
const MAX_CONTEXT = 10;
const DEFAULT_FORMATS = ['csv', 'json', 'html'];
/** Inputs that must never be printed; masked before anything is logged. */
const SECRET_INPUTS = [
    'api-key',
    'model-key',
    'github-token',
    'docs-token',
    'state-key',
    'views-key',
];
function parseInputs(get) {
    const { inputs, wrong } = readInputs(get);
    if (wrong)
        throw wrong.inLog;
    return inputs;
}
/** With `wrong`, the inputs are good for nothing but telling so: defaults stand in for the invalid. */
function readInputs(get) {
    const reader = new InputReader(get);
    const inputs = (0,_shared_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .deepFreeze */ .o)(read(reader));
    insistOnRules(reader, inputs);
    const { problems } = reader;
    if (problems.length === 0)
        return { inputs };
    const [many, them] = problems.length === 1
        ? ['An input is not valid', 'it']
        : [`${problems.length} inputs are not valid`, 'them'];
    const inLog = problems.map((problem) => problem.inLog);
    const onThread = problems.map((problem) => problem.onThread);
    return {
        inputs,
        wrong: {
            inLog: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`${many}. Fix ${them} under \`with:\` in this step.`, {
                details: inLog,
            }),
            onThread: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The workflow is not set up correctly, so nothing was started. ${many}. Fix ${them} under \`with:\` in the workflow file, then comment the command again. The log of the workflow run shows the values.`, { details: onThread }),
        },
    };
}
/** The names of all inputs. */
function inputNames() {
    const names = new Set();
    read(new InputReader((name) => {
        names.add(name);
        return '';
    }));
    return [...names];
}
function read(reader) {
    return {
        mode: reader.choice('mode', MODES, 'auto'),
        dryRun: reader.flag('dry-run', false),
        service: {
            projectId: reader.matching('project-id', /^[^/\s]+$/, 'must not contain `/` or spaces'),
            apiKey: reader.text('api-key'),
            baseUrl: url(reader, 'base-url'),
            githubToken: reader.text('github-token'),
        },
        job: {
            prompt: reader.text('prompt'),
            jobId: reader.matching('job-id', /^[^/\s]+$/, 'must be a job ID'),
            issueNumber: reader.wholeNumber('issue-number', { min: 1 }),
            wait: reader.flag('wait', true),
            timeoutMinutes: reader.wholeNumber('timeout-minutes', { min: 1, max: 7200 }) ?? 30,
        },
        command: {
            word: reader.matching('command', _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_5__/* .COMMAND_WORD */ .J1, 'must be a slash followed by a word, such as `/docs`') ?? '/docs',
            permission: reader.choice('permission', COMMAND_PERMISSIONS, 'write'),
            allowedBots: reader.list('allowed-bots'),
        },
        embedded: {
            agentCommand: reader.text('agent-command'),
            modelUrl: url(reader, 'model-url'),
            modelKey: reader.text('model-key'),
            model: reader.text('model'),
            docsPaths: orDefault(reader.globs('docs-paths'), _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_DOCS_PATHS */ .bK),
            baseRef: reader.matching('base-ref', REF_NAME, 'must be a branch name'),
            checkCommand: reader.text('check-command'),
            stateKey: reader.text('state-key'),
        },
        docs: {
            repository: reader.matching('docs-repository', _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en, 'must be a repository such as acme/handbook'),
            token: reader.text('docs-token'),
            context: reader.repositories('context-repositories', MAX_CONTEXT),
        },
        check: {
            failOn: reader.choice('fail-on', FAIL_ON, 'broken'),
        },
        views: {
            range: reader.choice('range', RANGES, 'last-7-days'),
            dateFrom: date(reader, 'date-from'),
            dateTo: date(reader, 'date-to'),
            formats: reader.choices('formats', _views_reports_report_js__WEBPACK_IMPORTED_MODULE_6__/* .REPORT_FORMATS */ .E, DEFAULT_FORMATS),
            accessLogs: reader.list('access-logs'),
            key: reader.text('views-key'),
            artifactName: reader.matching('artifact-name', /^[^":<>|*?\r\n\\/]+$/, 'must be a plain file name') ??
                'page-views',
        },
    };
}
/** Long enough that nobody can guess it from a signature that everyone can read. */
const MIN_STATE_KEY = 32;
const REF_NAME = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\\x00-\x1f\x7f]+(?<![/.])$/;
function insistOnRules(reader, { service, job, command, embedded, views }) {
    const remote = reader.text('base-url') !== undefined;
    reader.insist(!remote || (service.apiKey !== undefined && reader.text('project-id') !== undefined), 'Input `base-url` requires `api-key` and `project-id`. You can find both on the API keys page of the project.');
    reader.insist(remote || service.apiKey === undefined, 'Input `api-key` is set without `base-url`. Set `base-url` to use the service, or remove the key.');
    reader.insist(remote || job.wait, 'Input `wait: false` requires `base-url`, because an embedded job runs inside this step and ends with it.');
    reader.insist(job.jobId === undefined || job.prompt !== undefined, 'Input `job-id` requires a `prompt`: the message that continues the job.');
    reader.insist(reader.text('mode') !== 'job' || job.prompt !== undefined, 'Input `mode: job` requires a `prompt` that tells the agent what to do.');
    reader.insist(reader.text('docs-repository') === undefined || !remote, 'Input `docs-repository` cannot be used with `base-url`, because the service has its own documentation. Remove one of them.');
    reader.insist(!remote || reader.text('context-repositories') === undefined, 'Input `context-repositories` cannot be used with `base-url`, because the service reads its own. Set it in the settings of the project there.');
    reader.insist(embedded.agentCommand === undefined || reader.text('model-url') === undefined, 'Inputs `agent-command` and `model-url` cannot be used together. Set only one of them.');
    reader.insist(embedded.modelUrl === undefined || embedded.model !== undefined, 'Input `model-url` requires `model`: the name of the model to use.');
    reader.insist(embedded.stateKey === undefined || embedded.stateKey.length >= MIN_STATE_KEY, `Input \`state-key\` must have at least ${MIN_STATE_KEY} characters; \`openssl rand -hex 32\` generates one.`);
    reader.insist(command.allowedBots.every((login) => /^[\w-]+(?:\[bot\])?$/.test(login)), 'Input `allowed-bots` must be a list of logins such as `my-app[bot]`; patterns are not allowed.');
    const { dateFrom, dateTo } = views;
    reader.insist(dateFrom === undefined || dateTo === undefined || dateFrom < dateTo, 'Input `date-to` must be later than `date-from`. It is the day after the last day to export.');
}
function url(reader, name) {
    const must = 'must be a URL that starts with https:// or http://';
    const value = reader.matching(name, /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i, must);
    return value?.replace(/\/+$/, '');
}
function date(reader, name) {
    const isDay = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(value);
    return reader.matching(name, isDay, 'must be a date such as 2026-11-01');
}
function orDefault(list, fallback) {
    return list.length > 0 ? list : [...fallback];
}
class InputReader {
    problems = [];
    #get;
    constructor(get) {
        this.#get = get;
    }
    text(name) {
        return this.#get(name) || undefined;
    }
    flag(name, fallback) {
        const value = this.text(name);
        if (value === undefined)
            return fallback;
        if (/^(?:true|false)$/i.test(value))
            return value.toLowerCase() === 'true';
        this.#wrong(name, 'must be `true` or `false`', value);
        return fallback;
    }
    wholeNumber(name, range) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= range.min && number <= (range.max ?? Number.MAX_SAFE_INTEGER))
            return number;
        const limits = range.max === undefined ? `≥ ${range.min}` : `from ${range.min} to ${range.max}`;
        this.#wrong(name, `must be a whole number ${limits}`, value);
        return undefined;
    }
    choice(name, choices, fallback) {
        const value = this.text(name) ?? fallback;
        const found = choices.find((choice) => choice === value);
        if (found)
            return found;
        this.#wrong(name, `must be one of ${listed(choices)}`, value);
        return fallback;
    }
    choices(name, choices, fallback) {
        const values = this.list(name);
        if (values.length === 0)
            return [...fallback];
        for (const value of values) {
            if (!choices.some((choice) => choice === value)) {
                this.#wrong(name, `must be a list of ${listed(choices)}`, value);
            }
        }
        return choices.filter((choice) => values.includes(choice));
    }
    /** One per line, or separated by commas; commas inside `{a,b}` belong to the glob. */
    list(name) {
        const parts = (this.text(name) ?? '').split('\n').flatMap(splitOutsideBraces);
        return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
    }
    globs(name) {
        const globs = this.list(name);
        if (globs.length > _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt)
            this.insist(false, `Input \`${name}\` has more than ${_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt} globs.`);
        const wrong = globs
            .slice(0, _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt)
            .flatMap((glob) => (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globProblem */ .AI)(glob.replace(/^!/, '')) ?? []);
        for (const sentence of wrong) {
            this.problems.push({
                inLog: `Input \`${name}\`: ${sentence}`,
                onThread: `Input \`${name}\` contains a glob that is not valid.`,
            });
        }
        this.insist(globs.length === 0 || !globs.every((glob) => glob.startsWith('!')), `Input \`${name}\` only excludes files; add a glob for the files to include.`);
        return globs;
    }
    /** One per line, or separated by commas. */
    repositories(name, max) {
        const parts = (this.text(name) ?? '').split(/[\n,]/).map((part) => part.trim());
        const names = parts.filter((part) => part !== '');
        const wrong = names.find((part) => !(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en)(part)) ?? repeatedName(names);
        const must = `must be a list of at most ${max} repositories such as \`acme/handbook\`, each named once`;
        if (wrong !== undefined || names.length > max)
            this.#wrong(name, must, wrong ?? `${names.length} of them`);
        return names.slice(0, max);
    }
    matching(name, fits, must) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        if (typeof fits === 'function' ? fits(value) : fits.test(value))
            return value;
        this.#wrong(name, must, value);
        return undefined;
    }
    /** For rules that involve several inputs; `sentence` names them, without their values. */
    insist(holds, sentence) {
        if (!holds)
            this.problems.push({ inLog: sentence, onThread: sentence });
    }
    #wrong(name, must, value) {
        const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
        const rule = `Input \`${name}\` ${must}`;
        this.problems.push({
            inLog: `${rule}; got \`${shown.replace(/\s+/g, ' ')}\`.`,
            onThread: `${rule}.`,
        });
    }
}
function splitOutsideBraces(line) {
    const parts = [];
    let [start, depth] = [0, 0];
    for (let at = 0; at < line.length; at += 1) {
        if (line[at] === '{')
            depth += 1;
        if (line[at] === '}')
            depth -= 1;
        if (line[at] !== ',' || depth > 0)
            continue;
        parts.push(line.slice(start, at));
        start = at + 1;
    }
    return [...parts, line.slice(start)];
}
/** One that is there twice: to GitHub, case makes no difference. */
function repeatedName(names) {
    const lower = names.map((name) => name.toLowerCase());
    return names.find((_, index) => lower.indexOf(lower[index] ?? '') !== index);
}
function listed(values) {
    return values.map((value) => `\`${value}\``).join(', ');
}


/***/ }),

/***/ 55599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ readDocsPaths),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   bK: () => (/* binding */ DEFAULT_DOCS_PATHS),
/* harmony export */   xE: () => (/* binding */ CONTEXT_FOLDER)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35496);
// What an agent changed, one entry per path: the diff that the fence and the scan look at.

const FILE_MODES = ['100644', '100755', '120000', '160000'];
// `docs-paths`: globs of the files that a change may touch, and names of single ones.
const DEFAULT_DOCS_PATHS = [
    'docs/**',
    '**/*.md',
    '**/*.mdx',
    'docs.json',
];
/** Where an agent finds other repositories in its copy, while it runs. */
const CONTEXT_FOLDER = '.docket-context';
function readDocsPaths(globs) {
    const open = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(globs);
    const each = globs
        .filter((glob) => !glob.startsWith('!'))
        .map((glob) => ({ glob, fits: (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)([glob]) }));
    return {
        covering: (path) => open(path) ? each.filter(({ fits }) => fits(path)).map(({ glob }) => glob) : [],
        lists: (path) => globs.includes(path) && open(path),
        text: globs.join(', '),
    };
}


/***/ }),

/***/ 43227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   rs: () => (/* binding */ costText)
/* harmony export */ });
/** Millionths of a dollar as people read them: cents, or four decimals below a dollar; rounded up. */
function dollars(micros) {
    return `$${decimal(Math.ceil(micros / 100) * 100, micros >= 1_000_000 ? 2 : 4)}`;
}
/** Millionths of a dollar as a number for programs, exactly: `0.0123`. */
function decimal(micros, digits = 6) {
    const step = 10 ** (6 - digits);
    const rounded = Math.ceil(micros / step) * step;
    const fraction = String(rounded % 1_000_000)
        .padStart(6, '0')
        .replace(/0{1,4}$/, '');
    return `${Math.floor(rounded / 1_000_000)}.${fraction}`;
}
/** What a person reads where nobody measured it, as with programs that report no tokens. */
const NOT_MEASURED = 'not measured';
/** A cost of zero is not shown where a part is unknown: “at least $0” tells nobody anything. */
function costText({ costMicros, incomplete, }) {
    if (costMicros === undefined || (incomplete && costMicros === 0))
        return NOT_MEASURED;
    return `${incomplete ? 'at least ' : ''}${dollars(costMicros)}`;
}


/***/ }),

/***/ 65581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ deepFreeze)
/* harmony export */ });
/**
 * The value and everything in it can no longer be changed: it may be handed out without a copy. What
 * is frozen already is taken to be frozen throughout.
 */
function deepFreeze(value) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        for (const inner of Object.values(value))
            deepFreeze(inner);
    }
    return value;
}


/***/ }),

/***/ 47370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   ti: () => (/* binding */ inlineCode),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.
/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';
/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER = /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;
/** Without anything that a reader of the rendered page would not have seen. */
function clean(text) {
    const visible = text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL, '');
    return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}
/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text) {
    let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
    for (;;) {
        const after = before.replace(SELECTOR, '').replace(JOINER, '');
        if (after === before)
            return after;
        before = after;
    }
}
/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text) {
    const kept = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('<!--', at);
        const end = start < 0 ? -1 : commentEnd(text, start + 4);
        if (end < 0)
            break;
        kept.push(text.slice(at, start));
        at = end;
    }
    kept.push(text.slice(at));
    return kept.join('').replaceAll('<!--', '<! --');
}
function commentEnd(text, from) {
    if (text.startsWith('>', from))
        return from + 1;
    if (text.startsWith('->', from))
        return from + 2;
    const end = text.indexOf('-->', from);
    return end < 0 ? -1 : end + 3;
}
/** An address that is safe to put into a Markdown link or to show as it is. */
function isWebAddress(text) {
    return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}
/** At most `max` code points, the note that something was cut among them. */
function bound(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const room = Math.max(0, max - Array.from(note).length);
    let units = 0;
    let points = 0;
    let cut = 0;
    for (const point of text) {
        if (points === room)
            cut = units;
        if (points === max)
            return text.slice(0, cut) + note;
        units += point.length;
        points += 1;
    }
    return text;
}
/** The last `max` code points, where the end says most, as in a program's output. */
function boundTail(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const points = Array.from(text.slice(-2 * max - 1));
    if (points.length <= max)
        return text;
    return note + points.slice(points.length - Math.max(0, max - Array.from(note).length)).join('');
}
/** Spaces never go past the end of a line: each is looked at once. */
const LINE_START_COMMAND = /^([^\S\n\r\u2028\u2029]*)(?=\/[A-Za-z])/gm;
const LINE_START_COLONS = /^([^\S\n\r\u2028\u2029]*:)(?=:)/gm;
/**
 * Foreign text for a comment, a title, a body or a commit message. Nothing in it mentions, refers,
 * closes, links, loads an image, opens a tag, starts a line with a command or keeps workflows from
 * running, and no entity can spell any of these.
 */
function defuse(text) {
    return text
        .replace(/&(?=[#A-Za-z])/g, `&${BREAK}`)
        .replace(/@(?=[\p{L}\p{N}])/gu, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/<(?=[A-Za-z/!?])/g, `<${BREAK}`)
        .replace(/\](?=[([:])/g, `]${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        .replace(LINE_START_COMMAND, `$1${BREAK}`)
        .replace(LINE_START_COLONS, `$1${BREAK}`)
        .replace(/##(?=\[)/g, `##${BREAK}`)
        .replace(/\[(?=(?:skip|ci|no|actions)\b)/gi, `[${BREAK}`)
        .replace(/(skip-checks)(?=:)/gi, `$1${BREAK}`);
}
/** For a terminal or a log: foreign words could move the cursor or fake another line. */
function oneLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}
/** A name or a path as code within a sentence. */
function codeSpan(text) {
    return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}
/** A line as code within a sentence, so that it can be copied: more backticks than it has enclose it. */
function lineSpan(text) {
    const line = clean(text).replaceAll('\n', ' ').trimEnd();
    const runs = line.match(/`+/g) ?? [];
    const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', "'")
        .replaceAll('|', '¦');
}
/** Within a line of a comment that is not code: what the text marks as code stays code. */
function inlineCode(text) {
    const line = defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .trim();
    const marks = line.split('`').length - 1;
    return marks % 2 === 0 && !line.includes('``') ? line : line.replaceAll('`', "'");
}
/** As a quotation in a comment. */
function quoted(text, max = 4_000) {
    return defuse(bound(clean(text), max, '\n… (truncated)'))
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}
/** As a block of code that the text cannot end. */
function codeBlock(text) {
    const content = bound(clean(text), 100_000, '\n… (truncated)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}
/** A table in Markdown, of cells that are safe already; empty without rows. */
function tableOf(heads, rows) {
    if (rows.length === 0)
        return '';
    const lines = [heads, heads.map(() => '---'), ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}


/***/ }),

/***/ 42047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J1: () => (/* binding */ COMMAND_WORD),
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   QC: () => (/* binding */ startsLine)
/* harmony export */ });
// Lines of Markdown, for those who must not load its parser.
const COMMAND_WORD = /^\/[\w-]+$/;
/** Does a line start here? Up to three spaces may come first; four make code. */
function startsLine(text, at) {
    let start = at;
    while (at - start < 3 && text[start - 1] === ' ')
        start -= 1;
    return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}
/**
 * The word in upper or lower case, as workflows compare it. Spaces and punctuation end it, and nothing
 * else: a slash, an invisible, or a look-alike character makes another word.
 */
function isWord(text, at, word) {
    const end = at + word.length;
    const found = text.slice(at, end);
    // Some letters that are not ASCII become ASCII in lower case.
    if (text[at] !== word[0] || !COMMAND_WORD.test(found))
        return false;
    return found.toLowerCase() === word.toLowerCase() && WORD_END.test(text.slice(end, end + 2));
}
const WORD_END = /^(?:$|[ \t\u00a0\r\n:,;：，、；]|[.!?…](?:$|[ \t\u00a0\r\n.!?…]))/;


/***/ }),

/***/ 55307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
const REPORT_FORMATS = ['csv', 'json', 'html'];


/***/ })

};
