export const id = 5648;
export const ids = [5648];
export const modules = {

/***/ 52953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PV: () => (/* binding */ DEFAULT_CONFIG),
/* harmony export */   RV: () => (/* binding */ settingsIn),
/* harmony export */   TS: () => (/* binding */ Config),
/* harmony export */   a5: () => (/* binding */ moneyOf),
/* harmony export */   gw: () => (/* binding */ SettingsFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _jobs_housekeeping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81238);
/* harmony import */ var _jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71153);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93818);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48388);
/* harmony import */ var _quick_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82222);
/* harmony import */ var _views_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90811);
// The settings of `docket.yml`: which there are, and what each of them takes.







/** Of a template: as much as fits into a pull request with everything else. */
const MAX_BODY = 10_000;
const words = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm).max(_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ENTRIES */ .Sd).readonly();
/** Read as dollars, kept in millionths. More decimals would be lost without a word. */
const dollars = (max) => {
    const error = `must be an amount of US dollars from 0 to ${max}, with at most six decimals`;
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(error)
        .min(0, error)
        .max(max, error)
        .refine((amount) => Math.abs(amount * 1e6 - Math.round(amount * 1e6)) < 1e-3, error)
        .transform((amount) => Math.round(amount * 1e6));
};
const price = dollars(10_000);
const limit = dollars(1_000_000).optional();
const template = (known) => zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().superRefine((text, context) => {
    const wrong = (0,_jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__/* .templateProblem */ .MS)(text, known);
    if (wrong !== undefined)
        context.addIssue(wrong);
    if ((0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__/* .clean */ .uH)(text).trim() === '')
        context.addIssue('has no visible text');
});
const titleTemplate = template(_jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__/* .TITLE_PLACEHOLDERS */ .AV)
    .max(200)
    .refine((text) => !/[\r\n]/.test(text.trim()), 'must be one line')
    .optional();
const BOT_LOGIN = /^[\w-]+(?:\[bot\])?$/;
const bodyTemplate = template(_jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__/* .BODY_PLACEHOLDERS */ .An)
    .max(MAX_BODY)
    .refine((text) => text.length > MAX_BODY || !(0,_jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__/* .leavesOpen */ .LN)(text), 'ends inside a code block, a comment, or a formula; close it')
    .optional();
/** What one file can say. Whether it agrees with itself is known when all files are read. */
const SettingsFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    /** Per million tokens. */
    prices: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ input: price, output: price, 'cached-input': price.optional() })
        .optional(),
    budget: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ day: limit, month: limit })
        .refine((budget) => (budget.day ?? budget.month) !== undefined, {
        error: 'needs an amount for `day`, `month`, or both',
        when: ({ issues }) => issues.length === 0,
    })
        .optional(),
    /** Who creates the commits: git, or GitHub, which signs them. */
    commit: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['git', 'verified']).default('git'),
    /** Adds the requester's `Signed-off-by` line to commits. */
    'sign-off': zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(false),
    agent: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        'max-steps': (0,_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ)(10_000).optional(),
        'max-tokens': (0,_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ)().optional(),
        'max-minutes': (0,_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ)(7_200).optional(),
        /** Names of variables that are passed to an agent program. */
        env: words.default([]),
    })
        .prefault({}),
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        'retention-days': (0,_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ)(3_650).default(_jobs_housekeeping_js__WEBPACK_IMPORTED_MODULE_0__/* .RETENTION_DAYS */ .z),
        'max-open-pull-requests': (0,_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ)(10_000).default(20),
    })
        .prefault({}),
    improve: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        /** Jobs that one run of `mode: improve` can start. */
        max: (0,_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ)(20).default(2),
    })
        .prefault({}),
    /** For the GitHub App; workflows have inputs for these. */
    command: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        word: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
            .regex(_quick_look_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_WORD */ .J1, 'must be a slash followed by a word, such as `/docs`')
            .max(50)
            .default('/docs'),
        permission: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMAND_PERMISSIONS */ .j3).default('write'),
        'allowed-bots': zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm.regex(BOT_LOGIN, 'must be a login such as `my-app[bot]`'))
            .max(_views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ENTRIES */ .Sd)
            .readonly()
            .default([]),
    })
        .prefault({}),
    /** Whether a review that requests changes continues the job. */
    review: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['instructions', 'commands-only']).default('instructions'),
    /** Whether a job continues when checks fail on its pull request. */
    'fix-checks': zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(false),
    'pull-request': zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        labels: words.default([]),
        reviewers: words.default([]),
        title: titleTemplate,
        body: bodyTemplate,
    })
        .prefault({}),
    /** What a failing check means for the pull request. */
    check: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['required', 'advisory']).default('required'),
    views: _views_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .ViewsSettings */ .WE.prefault({}),
});
const Config = SettingsFile.superRefine(({ prices, budget }, context) => {
    if (!budget || prices)
        return;
    const message = 'needs `prices`: without them no cost can be counted';
    context.addIssue({ code: 'custom', path: ['budget'], message });
}).readonly();
const DEFAULT_CONFIG = Config.parse({});
/** What the job engine counts with; undefined when nothing is priced. */
function moneyOf(config) {
    if (!config?.prices)
        return undefined;
    const { input, output, 'cached-input': cachedInput } = config.prices;
    const prices = { input, output, ...(cachedInput !== undefined && { cachedInput }) };
    return { prices, ...(config.budget && { budget: config.budget }) };
}
/** The settings of a group, or all groups and settings. */
function settingsIn(group) {
    const { shape } = SettingsFile;
    const inner = group === undefined ? undefined : shape[group]?.unwrap();
    if (group !== undefined && !(inner && 'shape' in inner))
        return [];
    return Object.keys(inner && 'shape' in inner ? inner.shape : shape);
}


/***/ }),

/***/ 55648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: () => (/* binding */ CONFIG_PATH),
  Kw: () => (/* binding */ ORGANIZATION_PATH),
  PO: () => (/* binding */ ORGANIZATION_REPOSITORY),
  o4: () => (/* binding */ parseConfig),
  sb: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/action/config.js
var action_config = __webpack_require__(52953);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/action/views-settings.js
var views_settings = __webpack_require__(90811);
;// CONCATENATED MODULE: ./.build/program/src/action/settings-file.js
// One settings file: YAML in, what it says out. All problems are reported together, each with its line.




const MAX_BYTES = 100_000;
/** `where`: what people call the file. */
function readSettingsFile(text, where, schema) {
    if (text.length > MAX_BYTES)
        refuse(where, ['The file is larger than 100 KB.']);
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        logLevel: 'error',
    });
    const lineAt = (offset) => lines.linePos(offset ?? 0).line;
    const broken = document.errors.map(({ pos, message }) => problem(lineAt(pos[0]), message));
    (0,dist/* visit */.YR)(document, {
        // They can be made to expand endlessly, and nobody needs them here.
        Alias: (_, { range }) => {
            broken.push(problem(lineAt(range?.[0]), 'Aliases are not allowed; write the value out'));
        },
    });
    if (broken.length > 0)
        refuse(where, broken);
    const said = document.toJS() ?? {};
    const lineOf = (path) => lineAt(offsetOf(document, path));
    const result = schema.safeParse(said);
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
    const known = (0,action_config/* settingsIn */.RV)(issue.path[0]).map((name) => `\`${name}\``);
    return issue.keys.map((key) => problem(lineOf([...issue.path, key]), `\`${key}\` is not a setting; available settings: ${known.join(', ')}`));
}
function offsetOf(document, path) {
    const node = document.getIn(path, true);
    return node?.range || path.length === 0
        ? node?.range?.[0]
        : offsetOf(document, path.slice(0, -1));
}
const named = (path, message) => `\`${path.join('.')}\`: ${message}`;
function problem(line, message) {
    return `Line ${line}: ${message.replace(/\.?$/, '')}.`;
}
function refuse(where, details) {
    throw new errors/* InvalidRequest */.zh(`${where} is not valid. Fix the problems listed and run again.`, {
        details: details.slice(0, views_settings/* MAX_ENTRIES */.Sd),
    });
}

;// CONCATENATED MODULE: ./.build/program/src/action/settings.js
// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.




/** In a repository, and in the `.github` repository of its owner. */
const CONFIG_PATH = '.github/docket.yml';
const ORGANIZATION_PATH = 'docket.yml';
const ORGANIZATION_REPOSITORY = '.github';
/** Prices belong together; of any other group, each setting has an origin of its own. */
const NAMES = (0,action_config/* settingsIn */.RV)().flatMap((group) => {
    const inner = group === 'prices' ? [] : (0,action_config/* settingsIn */.RV)(group);
    return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...NAMES, ...(0,action_config/* settingsIn */.RV)()]);
const OrganizationFile = action_config/* SettingsFile */.gw.extend({
    locked: schemas/* array */.YOg(schemas/* string */.YjP()
        .refine((name) => LOCKABLE.has(name), 'is not the name of a setting, such as `budget`'))
        .max(views_settings/* MAX_ENTRIES */.Sd)
        .default([]),
});
function parseConfig(text) {
    return text === null ? action_config/* DEFAULT_CONFIG */.PV : readSettings({ repository: text }).config;
}
function readSettings(texts) {
    const { repository, organization = null, organizationName = '' } = texts;
    const ours = readSettingsFile(repository ?? '', `\`${CONFIG_PATH}\` on the default branch`, action_config/* SettingsFile */.gw);
    const theirs = readSettingsFile(organization ?? '', `\`${ORGANIZATION_PATH}\` in ${organizationName}`, OrganizationFile);
    const locked = lockedNames(theirs.said.locked ?? []);
    const chosen = NAMES.map((name) => {
        const [own, organizations] = [at(ours.said, name), at(theirs.said, name)];
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
            { from, locked, value: said ?? at(config, name) },
        ])),
        overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
    };
}
/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries) {
    const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
    return new Set(NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))));
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
    const result = action_config/* Config */.TS.safeParse(whole);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const group = String(issues[0]?.path[0]);
    const fromUs = chosen.some(({ name, from }) => from === 'repository' && `${name}.`.startsWith(`${group}.`));
    return (fromUs ? ours : theirs).refuse(issues);
}
function at(settings, name) {
    const [group = '', key] = name.split('.');
    const outer = settings[group];
    return key === undefined ? outer : outer?.[key];
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);


/***/ }),

/***/ 90811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ MAX_ENTRIES),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   WE: () => (/* binding */ ViewsSettings),
/* harmony export */   WQ: () => (/* binding */ whole)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _analytics_agent_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71026);
/* harmony import */ var _analytics_formats_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73463);
/* harmony import */ var _contract_traffic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34310);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14202);
// `views` in `.github/docket.yml`: how page views are counted and reported.





/** In any list, and in the list of reported problems. */
const MAX_ENTRIES = 100;
const whole = (max = 1_000_000_000) => zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(max);
const word = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(200);
const glob = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().superRefine((text, context) => {
    const wrong = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globProblem */ .AI)(text);
    if (wrong !== undefined)
        context.addIssue(wrong);
});
const globs = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(glob).max(MAX_ENTRIES).readonly();
const origin = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text, 'must be an origin such as `https://docs.example.com`, without a path');
const agentPattern = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .min(1)
    .superRefine((text, context) => {
    const wrong = patternProblem(text);
    if (wrong !== undefined)
        context.addIssue(`the regular expression ${wrong}`);
});
const ViewsSettings = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    'ai-classes': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_contract_traffic_js__WEBPACK_IMPORTED_MODULE_4__/* .TRAFFIC_CLASSES */ .L)).max(MAX_ENTRIES).readonly().optional(),
    history: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    /** How many requests to a service one export can make. */
    'max-requests': whole(1_000_000).default(100),
    /** Origins of the pages that report their own views to `docket serve`. */
    'collect-from': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(origin).max(MAX_ENTRIES).readonly().default([]),
    /** Names of fields in JSON access logs. */
    'log-fields': zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_analytics_formats_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ), word).default({}),
    /** Additional agents, which take precedence over the known ones. */
    agents: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        agent: word,
        class: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_contract_traffic_js__WEBPACK_IMPORTED_MODULE_4__/* .TRAFFIC_CLASSES */ .L),
        match: agentPattern,
    }))
        .max(MAX_ENTRIES)
        .readonly()
        .default([]),
    /** Pages that count, and pages that do not. */
    include: globs.default([]),
    exclude: globs.default([]),
    /** The issue that gets the report as a comment. */
    'report-issue': whole().optional(),
    /** Files with the address ranges that operators of agents publish. */
    'agent-ranges': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ agent: word, file: glob }))
        .max(MAX_ENTRIES)
        .readonly()
        .default([]),
    /** Host labels by the globs of their logs. */
    hosts: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(glob, word)
        .refine((hosts) => Object.keys(hosts).length <= MAX_ENTRIES, `has more than ${MAX_ENTRIES} entries`)
        .default({}),
});
function patternProblem(text) {
    try {
        (0,_analytics_agent_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .compileAgentPattern */ .p)(text);
        return undefined;
    }
    catch (error) {
        if (error instanceof _analytics_agent_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternProblem */ .K)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 71026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* reexport */ PatternProblem),
  p: () => (/* binding */ compileAgentPattern)
});

;// CONCATENATED MODULE: ./.build/program/src/analytics/agent-pattern-parser.js
// A regular expression as states. The part of JavaScript's syntax that needs no going back: no
// backreferences, no looking around.
/** What is wrong with a pattern; the message continues a sentence that names it. */
class PatternProblem extends Error {
}
const MAX_LENGTH = 500;
const MAX_STATES = 1_000;
const SETS = { d: /\d/, D: /\D/, w: /\w/, W: /\W/, s: /\s/, S: /\S/ };
const CONTROLS = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };
/** A place without a state is the match. */
function parsePattern(text) {
    if (text.length > MAX_LENGTH)
        throw new PatternProblem(`is longer than ${MAX_LENGTH} characters; use several`);
    const states = [undefined];
    const add = (state) => {
        if (states.length === MAX_STATES)
            throw new PatternProblem('repeats too much; use smaller numbers, or `*`');
        return states.push(state) - 1;
    };
    let at = 0;
    const eat = (token) => {
        if (!text.startsWith(token, at))
            return false;
        at += token.length;
        return true;
    };
    const char = (takes) => (next) => add({ kind: 'char', takes, next });
    function alternatives() {
        const parts = [sequence()];
        while (eat('|'))
            parts.push(sequence());
        if (parts.length === 1)
            return parts[0];
        return (next) => add({ kind: 'split', next: parts.map((part) => part(next)) });
    }
    function sequence() {
        const parts = [];
        while (at < text.length && text[at] !== '|' && text[at] !== ')')
            parts.push(repeated());
        return (next) => parts.reduceRight((after, part) => part(after), next);
    }
    function repeated() {
        const assertion = assertions();
        const part = assertion ?? atom();
        const times = quantifier();
        if (times === undefined)
            return part;
        if (assertion)
            throw new PatternProblem('repeats something that matches no characters');
        eat('?');
        if (quantifier() !== undefined)
            throw new PatternProblem('has nothing to repeat');
        const [min, max] = times;
        return (next) => {
            let after = next;
            if (max === undefined) {
                const loop = { kind: 'split', next: [next] };
                after = add(loop);
                loop.next.push(part(after));
            }
            else {
                for (let more = min; more < max; more += 1)
                    after = add({ kind: 'split', next: [next, part(after)] });
            }
            for (let times = 0; times < min; times += 1)
                after = part(after);
            return after;
        };
    }
    function quantifier() {
        if (eat('*'))
            return [0];
        if (eat('+'))
            return [1];
        if (eat('?'))
            return [0, 1];
        const counted = /^\{(\d{1,4})(,)?(\d{1,4})?\}/.exec(text.slice(at, at + 12));
        if (!counted)
            return undefined;
        const [all, low, comma, high] = counted;
        if (comma === undefined && high !== undefined)
            return undefined;
        at += all.length;
        const min = Number(low);
        const max = comma === undefined ? min : high === undefined ? undefined : Number(high);
        if (max !== undefined && max < min)
            throw new PatternProblem('has a count whose maximum is less than its minimum');
        return max === undefined ? [min] : [min, max];
    }
    function assertions() {
        const what = eat('^')
            ? 'start'
            : eat('$')
                ? 'end'
                : eat('\\b')
                    ? 'boundary'
                    : eat('\\B')
                        ? 'inside'
                        : undefined;
        return what && ((next) => add({ kind: 'assert', what, next }));
    }
    function atom() {
        if (eat('(')) {
            if (!eat('?:') && text[at] === '?')
                throw new PatternProblem('has a lookaround or a named group; only `(…)` and `(?:…)` are supported');
            const inside = alternatives();
            if (!eat(')'))
                throw new PatternProblem('has a `(` without a `)`');
            return inside;
        }
        if (/^[*+?]/.test(text.slice(at, at + 1)))
            throw new PatternProblem('has nothing to repeat');
        if (eat('['))
            return char(bracket());
        if (eat('.'))
            return char((found) => !/[\n\r\u2028\u2029]/.test(found));
        return char(anyCase(member()));
    }
    /** One character or a named set, also inside brackets. */
    function member() {
        if (!eat('\\'))
            return exactly(text.charAt(at++));
        const name = text.charAt(at++);
        const set = SETS[name];
        if (set)
            return (found) => set.test(found);
        const control = CONTROLS[name];
        if (control)
            return exactly(control);
        if (/[1-9k]/.test(name))
            throw new PatternProblem('has a backreference, which is not supported');
        if (/^\w?$/.test(name))
            throw new PatternProblem(`has \`\\${name}\`, which is not supported`);
        return exactly(name);
    }
    function bracket() {
        const negated = eat('^');
        const members = [];
        while (!eat(']')) {
            if (at >= text.length)
                throw new PatternProblem('has a `[` without a `]`');
            const low = member();
            const ranged = text[at] === '-' && at + 1 < text.length && text[at + 1] !== ']';
            if (!ranged) {
                members.push(low);
                continue;
            }
            at += 1;
            const [from, to] = [low.code, member().code];
            if (from === undefined || to === undefined || to < from)
                throw new PatternProblem('has a range that is reversed or incomplete');
            members.push((found) => from <= found.charCodeAt(0) && found.charCodeAt(0) <= to);
        }
        const any = anyCase((found) => members.some((takes) => takes(found)));
        return (found) => any(found) !== negated;
    }
    const whole = alternatives();
    if (at < text.length)
        throw new PatternProblem('has a `)` without a `(`');
    return { start: whole(0), states };
}
function exactly(char) {
    return Object.assign((found) => found === char, { code: char.charCodeAt(0) });
}
function anyCase(takes) {
    return (found) => takes(found) || takes(found.toLowerCase()) || takes(found.toUpperCase());
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/agent-pattern.js
// The regular expressions of `views: agents`. Strangers choose the agents that they are tried on,
// and JavaScript's own engine can take longer for one agent than a run has. This one reads an agent
// once, with the set of states it may be in: at most (characters + 1) × (states) steps.


/** States of the places that are remembered; then it starts over. */
const MAX_REMEMBERED = 200_000;
const END = '';
const isWord = (char) => /^\w$/.test(char);
/** Throws a PatternProblem, whose message ends a sentence about the pattern. */
function compileAgentPattern(text) {
    const { states, start } = parsePattern(text);
    let steps = 0;
    let remembered = 0;
    let places = new Map();
    function place(at, first, afterWord) {
        const key = `${first}${afterWord}${at.join()}`;
        const known = places.get(key) ?? { states: at, first, afterWord, next: new Map() };
        places.set(key, known);
        return known;
    }
    function advance(from, char) {
        const boundary = from.afterWord !== isWord(char);
        const holds = (state) => state.what === 'start'
            ? from.first
            : state.what === 'end'
                ? char === END
                : boundary === (state.what === 'boundary');
        const seen = new Set();
        const after = new Set();
        // A match can begin anywhere.
        const ahead = [...from.states, start];
        for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
            if (seen.has(at))
                continue;
            seen.add(at);
            steps += 1;
            const state = states[at];
            if (state === undefined)
                return 'matched';
            if (state.kind === 'split')
                ahead.push(...state.next);
            else if (state.kind === 'assert') {
                if (holds(state))
                    ahead.push(state.next);
            }
            else if (char !== END && state.takes(char))
                after.add(state.next);
        }
        return place([...after].sort((a, b) => a - b), false, isWord(char));
    }
    return {
        states: states.length,
        steps: () => steps,
        test(agent) {
            let here = place([], true, false);
            for (let index = 0; index <= agent.length; index += 1) {
                const char = agent.charAt(index);
                let next = here.next.get(char);
                if (next === undefined) {
                    if (remembered > MAX_REMEMBERED) {
                        places = new Map();
                        remembered = 0;
                    }
                    next = advance(here, char);
                    here.next.set(char, next);
                    remembered += next === 'matched' ? 1 : next.states.length + 1;
                }
                if (next === 'matched')
                    return true;
                here = next;
            }
            return false;
        },
    };
}


/***/ }),

/***/ 84546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ latin1),
/* harmony export */   v: () => (/* binding */ ByteCache)
/* harmony export */ });
/* harmony import */ var _scanner_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78144);
// A map from byte strings to small numbers, filled by a function that sees each distinct string
// once. A log repeats the same few thousand paths and agents a million times: finding them by
// their bytes avoids making a JavaScript string per line. All caches share the scanner's memory. When
// it is full, they start over, so that junk (a scanner's random paths) costs time but never memory.

let caches = 0;
class ByteCache {
    #resolve;
    /** By which the scanner knows it. */
    number = ++caches;
    /** `resolve` gets the bytes as latin1, one character a byte. */
    constructor(resolve) {
        this.#resolve = resolve;
    }
    get(bytes, start, end) {
        if (end - start > _scanner_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LINE */ .MV)
            return this.#resolve(latin1(bytes, start, end));
        if (bytes !== _scanner_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .BYTES */ .E9) {
            const length = end - start;
            start = (0,_scanner_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .takeWord */ .ut)(bytes, start, end);
            end = start + length;
        }
        const row = (0,_scanner_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .TE)(this.number, start, end);
        if (row > 0)
            return (0,_scanner_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .valueIn */ .xm)(row);
        const value = this.#resolve(latin1(_scanner_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .BYTES */ .E9, start, end));
        if (row === 0)
            (0,_scanner_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .remember */ .kY)(this.number, start, end, value);
        return value;
    }
    clear() {
        this.number = ++caches;
    }
}
function latin1(bytes, start, end) {
    return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}


/***/ }),

/***/ 6236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ daySpan),
/* harmony export */   AC: () => (/* binding */ END_OF_TIME),
/* harmony export */   Ew: () => (/* binding */ dayText),
/* harmony export */   Gy: () => (/* binding */ LAST_DAY),
/* harmony export */   U$: () => (/* binding */ dayNumber),
/* harmony export */   _1: () => (/* binding */ inSpan)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
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
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.');
    }
    return { from, to };
}
function parseDay(name, text) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(text);
    const [, year, month, date] = match ?? [];
    const day = match ? dayNumber(Number(year), Number(month), Number(date)) : -1;
    const ms = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(text);
    if (day < 0 || Number.isNaN(ms)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${text.slice(0, 40)}\`.`);
    }
    return Math.floor(ms / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}


/***/ }),

/***/ 73463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U3: () => (/* binding */ FieldReader),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   jo: () => (/* binding */ FieldPlaces),
/* harmony export */   qh: () => (/* binding */ indexOf)
/* harmony export */ });
/* harmony import */ var _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84546);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10879);
// Formats with named fields (JSON, W3C) say where each field is in the line; this turns them
// into a hit, one way for all.


const FIELDS = [
    'time',
    'method',
    'target',
    'query',
    'status',
    'agent',
    'contentType',
    'accept',
    'purpose',
    'id',
    'referrer',
    'address',
];
/** Start and end of each field, by its place in FIELDS; start is -1 where the line has none. */
class FieldPlaces {
    starts = new Int32Array(FIELDS.length).fill(-1);
    ends = new Int32Array(FIELDS.length).fill(-1);
    /** Once per line, where a loop is quicker than a call of `fill`. */
    clear() {
        for (let field = 0; field < FIELDS.length; field++)
            this.starts[field] = -1;
    }
}
const [TIME, METHOD, TARGET, QUERY, STATUS, AGENT, CONTENT_TYPE, ACCEPT, PURPOSE] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8,
];
const [ID, REFERRER, ADDRESS] = [9, 10, 11];
const SPACE = 0x20;
const HASH = 0x23;
const QUESTION = 0x3f;
const MINUS = 0x2d;
class FieldReader {
    #isoDay = (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDays */ .$t)();
    // Few distinct values each, so that a line costs a look-up.
    #assets = new _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteCache */ .v((type) => flag(!/html|markdown|text\/plain/i.test(type)));
    #markdown = new _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteCache */ .v((accept) => flag(/text\/markdown/i.test(accept)));
    #ahead = new _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteCache */ .v((purpose) => flag(/prefetch|prerender/i.test(purpose)));
    fill(hit, { starts, ends }) {
        const at = (field) => starts[field];
        const to = (field) => ends[field];
        if (at(TIME) < 0)
            return 'no time';
        hit.day = this.#day(hit, at(TIME), to(TIME));
        if (hit.day < 0)
            return 'invalid time';
        if (at(TARGET) < 0)
            return 'no path';
        if (at(STATUS) < 0)
            return 'no status';
        hit.status = statusAt(hit.bytes, at(STATUS), to(STATUS));
        if (hit.status < 0)
            return 'no status';
        this.#target(hit, at(TARGET), to(TARGET));
        if (at(METHOD) >= 0)
            hit.get = isGet(hit.bytes, at(METHOD), to(METHOD));
        if (at(QUERY) >= 0) {
            hit.queryStart = at(QUERY);
            hit.queryEnd = to(QUERY);
        }
        hit.agentStart = at(AGENT);
        hit.agentEnd = to(AGENT);
        hit.referrerStart = at(REFERRER);
        hit.referrerEnd = to(REFERRER);
        hit.addressStart = at(ADDRESS);
        hit.addressEnd = to(ADDRESS);
        hit.idStart = at(ID);
        hit.idEnd = to(ID);
        hit.asset = this.#is(this.#assets, hit, at(CONTENT_TYPE), to(CONTENT_TYPE));
        hit.markdown = this.#is(this.#markdown, hit, at(ACCEPT), to(ACCEPT));
        hit.prefetch = this.#is(this.#ahead, hit, at(PURPOSE), to(PURPOSE));
        return undefined;
    }
    #is(cache, hit, start, end) {
        return start >= 0 && start < end && cache.get(hit.bytes, start, end) === 1;
    }
    #day(hit, start, end) {
        const day = this.#isoDay(hit.bytes, hit.view, start, end);
        return day >= 0 ? day : (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .epochDay */ .ue)(Number((0,_byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .W)(hit.bytes, start, end) || 'none'));
    }
    /** A path, a whole address, or a request line (`GET /x HTTP/1.1`), which then has the method. */
    #target(hit, start, end) {
        const { bytes } = hit;
        hit.get = true;
        if (isUpperCase(bytes[start])) {
            const space = indexOf(bytes, SPACE, start, end);
            hit.get = isGet(bytes, start, space);
            start = Math.min(space + 1, end);
            end = indexOf(bytes, SPACE, start, end);
        }
        let query = start;
        while (query < end && bytes[query] !== QUESTION && bytes[query] !== HASH)
            query++;
        hit.pathStart = start;
        hit.pathEnd = query;
        hit.queryStart = Math.min(query + 1, end);
        hit.queryEnd = end;
    }
}
function indexOf(bytes, byte, start, end) {
    let at = start;
    while (at < end && bytes[at] !== byte)
        at++;
    return at;
}
function isUpperCase(byte) {
    return byte >= 0x41 && byte <= 0x5a;
}
function isGet(bytes, start, end) {
    return (end - start === 3 &&
        bytes[start] === 0x47 &&
        bytes[start + 1] === 0x45 &&
        bytes[start + 2] === 0x54);
}
/** -1 when it is none; 0 where there was no answer (`000`, `-1`). */
function statusAt(bytes, start, end) {
    if (bytes[start] === MINUS)
        return 0;
    let status = 0;
    for (let at = start; at < end; at++) {
        const digit = bytes[at] - 48;
        if (!(digit >= 0 && digit <= 9) || at - start === 3)
            return -1;
        status = status * 10 + digit;
    }
    return end > start ? status : -1;
}
function flag(value) {
    return value ? 1 : 0;
}


/***/ }),

/***/ 10879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ isoDays),
/* harmony export */   ue: () => (/* binding */ epochDay),
/* harmony export */   zQ: () => (/* binding */ clfDays)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84546);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6236);
// The ways logs write a time, each to its UTC day; -1 for what is no time. Zones matter: 00:30 at
// +0100 is still yesterday in UTC.



const COLON = 0x3a;
const T = 0x54;
const Z = 0x5a;
const MINUTES_PER_DAY = 24 * 60;
/** No real time zone. Whole numbers only: the hot loop stays free of floats. */
const NO_ZONE = 100_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/**
 * Reads `14/Nov/2026:13:55:36 +0100` from 26 bytes at a position. Lines of a log come in order, so
 * the calendar and the zone are asked only when their bytes change.
 */
function clfDays() {
    const date = [0, 0, 0]; // "14/N", "ov/2" and "026:", as words
    const zone = [0, 0]; // "+010" as a word, and "0"
    let day = -1;
    let offset = 0;
    return (bytes, view, at) => {
        if (view.getInt32(at) !== date[0] ||
            view.getInt32(at + 4) !== date[1] ||
            view.getInt32(at + 8) !== date[2] ||
            view.getInt32(at + 21) !== zone[0] ||
            bytes[at + 25] !== zone[1]) {
            date[0] = view.getInt32(at);
            date[1] = view.getInt32(at + 4);
            date[2] = view.getInt32(at + 8);
            zone[0] = view.getInt32(at + 21);
            zone[1] = bytes[at + 25];
            const text = (0,_byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .W)(bytes, at, at + 26);
            const clf = CLF.exec(`${text.slice(0, 12)}00:00:00${text.slice(20)}`);
            offset = clf ? zoneMinutes(clf[7], clf[8], clf[9]) : NO_ZONE;
            day = clf ? (0,_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayNumber */ .U$)(Number(clf[3]), monthNumber(clf[2]), Number(clf[1])) : -1;
        }
        if (!isClock(bytes, at + 12))
            return -1;
        return shift(day, twoDigits(bytes, at + 12) * 60 + twoDigits(bytes, at + 15), offset);
    };
}
/** `13:55:36` */
function isClock(bytes, at) {
    return (bytes[at + 2] === COLON &&
        bytes[at + 5] === COLON &&
        twoDigits(bytes, at) <= 23 &&
        twoDigits(bytes, at + 3) <= 59 &&
        twoDigits(bytes, at + 6) <= 60);
}
/**
 * Reads a time in words between two positions, by the calendar only when the date's bytes change:
 * nearly every JSON log writes `2026-11-14T13:55:36.123Z`. Anything else takes the longer way.
 */
function isoDays() {
    const date = [0, 0, 0]; // "2026", "-11-" and "6-11", overlapping words of "2026-11-14"
    let day = -1;
    return (bytes, view, at, end) => {
        if (end - at < 20 || bytes[end - 1] !== Z || bytes[at + 10] !== T) {
            return textDay((0,_byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .W)(bytes, at, end));
        }
        if (view.getInt32(at) !== date[0] ||
            view.getInt32(at + 4) !== date[1] ||
            view.getInt32(at + 6) !== date[2]) {
            date[0] = view.getInt32(at);
            date[1] = view.getInt32(at + 4);
            date[2] = view.getInt32(at + 6);
            day = textDay((0,_byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .W)(bytes, at, at + 10));
        }
        return day >= 0 && isClock(bytes, at + 11) ? day : -1;
    };
}
/** 99 when they are no digits, which no hour, minute or second may be. */
function twoDigits(bytes, at) {
    const tens = bytes[at] - 48;
    const ones = bytes[at + 1] - 48;
    return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 99;
}
const CLF = /^(\d{2})\/([a-z]{3})\/(\d{4}):(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?: ([+-])(\d{2})(\d{2}))?$/i;
const ISO = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/i;
/** A time in words: ISO 8601, or as in the common format. Without a zone it is UTC. */
function textDay(text) {
    const clf = CLF.exec(text);
    const [, year, month, date, hour, minute, second, sign, zoneHour, zoneMinute] = clf
        ? [clf[0], clf[3], monthNumber(clf[2]), clf[1], ...clf.slice(4)]
        : (ISO.exec(text) ?? []);
    if (year === undefined || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59)
        return -1;
    if (Number(second ?? 0) > 60)
        return -1;
    return shift((0,_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayNumber */ .U$)(Number(year), Number(month), Number(date)), Number(hour ?? 0) * 60 + Number(minute ?? 0), zoneMinutes(sign, zoneHour, zoneMinute));
}
function monthNumber(name = '') {
    return MONTHS.indexOf(name.toLowerCase()) + 1;
}
/** Minutes ahead of UTC. */
function zoneMinutes(sign = '+', hours = '0', minutes = '0') {
    if (Number(hours) > 15 || Number(minutes) > 59)
        return NO_ZONE;
    const ahead = Number(hours) * 60 + Number(minutes);
    return sign === '-' ? -ahead : ahead;
}
/** The UTC day of a local minute; -1 when the day or the zone is none. */
function shift(day, minuteOfDay, offset) {
    if (day < 0 || offset === NO_ZONE)
        return -1;
    const utc = minuteOfDay - offset;
    if (utc < 0)
        return day - 1;
    return utc >= MINUTES_PER_DAY ? day + 1 : day;
}
/** A number since 1970, in seconds, milliseconds, micro- or nanoseconds, detected by its size. */
function epochDay(value) {
    if (!(value > 0))
        return -1;
    let ms = value < 1e11 ? value * 1000 : value;
    while (ms >= 1e14)
        ms /= 1000;
    return Math.floor(ms / _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO);
}


/***/ }),

/***/ 78144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E9: () => (/* binding */ BYTES),
  Br: () => (/* binding */ COPIED_CHUNK),
  cJ: () => (/* binding */ FIELDS),
  K5: () => (/* binding */ FILE_CHUNKS),
  MV: () => (/* binding */ MAX_LINE),
  gR: () => (/* binding */ VIEW),
  m2: () => (/* binding */ closingQuote),
  I6: () => (/* binding */ find),
  dp: () => (/* binding */ findAgent),
  y6: () => (/* binding */ forget),
  uX: () => (/* binding */ keepHour),
  TE: () => (/* binding */ lookUp),
  IX: () => (/* binding */ pass),
  gm: () => (/* binding */ readCombined),
  kY: () => (/* binding */ remember),
  mK: () => (/* binding */ takeLine),
  ut: () => (/* binding */ takeWord),
  xm: () => (/* binding */ valueIn)
});

;// CONCATENATED MODULE: ./.build/program/src/analytics/scanner/code.generated.js
// Made by scripts/scanner.ts from src/analytics/scanner/assembly/index.ts; do not edit.
const CODE = 'AGFzbQEAAAABHQVgA39/fwF/YAJ/fwF/YAAAYAJ/fwBgBH9/f38AAwwLAAABAgQCAwADAAEFAwEAAAZoEX4BQgALfgFCAAt/AUEAC38BQQALfwFBfwt/AEGAgAQLfwBBgIAgC38AQYAIC38AQYCQBAt/AEHAgCQLfwBBwJHwAAt/AEGAkvQAC38AQYCT+BULfwBBDAt/AUEAC38BQQALfwFBAAsHvQETDGNsb3NpbmdRdW90ZQAKBGZpbmQACQlmaW5kQWdlbnQACARwYXNzAAcMcmVhZENvbWJpbmVkAAIIa2VlcEhvdXIABgVDSFVOSwMGA0VORAMMBkZJRUxEUwMHC0ZJUlNUX0NIVU5LAwgETElORQMKCE1BWF9MSU5FAwUKTkVYVF9DSFVOSwMJBFdPUkQDCwZmb3JnZXQABQZsb29rVXAAAAhyZW1lbWJlcgAEBVZBTFVFAw0GbWVtb3J5AgAIAQMKtxcL5gEBCH8gAiABayEFIAAgASACEAEiCSMOQQFrIgpxIQYDQCAHQcgBSARAIAZBAnRBwJL4AGooAgAiBEUEQEEADwsgBCgCACAJRgR/IAQoAgQgAEYFQQALBEAgBCgCCCAFRgR/IARBEGohCEEAIQICfwNAIAJBEGoiAyAFTARAQQAgAiAIav0ABAAgASACav0ABAD9JP1kDQIaIAMhAgwBCwsgAiAIav0ABAAgASACav0ABAD9JP1kQQEgBSACa3RBAWtxRQsFQQALBEAgBA8LCyAGQQFqIApxIQYgB0EBaiEHDAELC0F/C+IBAQN+IAIgAWusIACsQiCGhSIDIQQDQCABQRBqIgAgAkwEQCADIAEpAwCFQvWbpo/luMgNfiIDQiCIIAOFIQMgBCABKQMIhUL1m6aP5bjIDX4iBEIgiCAEhSEEIAAhAQwBCwsgAUEIaiIAIAJMBEAgAyABKQMAhUL1m6aP5bjIDX4iA0IgiCADhSEDIAAhAQtCASACIAFrrEIDhoZCAX0hBSADIAEgAkgEfiAEIAEpAwAgBYOFQvWbpo/luMgNfiIDQiCIIAOFBSAEC0IXiYVC9Zumj+W4yA1+IgNCIIggA4WnC+EHAgN/AXsgAUEbayECIABBAWshAANAIABBAWohACACAn8DQCAAIAJIBEAgAP0ABAD9DFtbW1tbW1tbW1tbW1tbW1v9I/1kIgMEQCAAIANoaiIAIAIgACACSBsMAwsgAEEQaiEADAELCyACCyIATARAQQEPCyAALQAbQd0ARwR/QQEFIAAtAANBL0cLDQALQYAIIABBAWoiAzYCAEF/IQICQCMAIAMpAwBSBH9BAQUjASADKQMHUgsNACMCIAMoAhVHBH9BAQUjAyADLQAZRwsNACADLQARQTpHDQAjBEF/IANBD2oiAi0AAEEwayIEQQpsIAItAAFBMGsiAmpB4wAgBEEJTCAEQQBOcSACQQBOcSACQQlMcRtBO0wEfyADQRJqIgItAABBMGsiA0EKbCACLQABQTBrIgJqQeMAIANBCUwgA0EATnEgAkEATnEgAkEJTHEbQTxMBUEACxshAgtBhAggAjYCAEG0CEEANgIAIAEgAEEeaiIATAR/QQEFIABBAWstAABBIkcLBEBBAg8LIABBBGogAUwiAgRAIAAoAgBBx4rRggJGIQILQYgIIAJBAEc2AgAgAgRAQX8hAiAAQQRqIgMhAANAIAAgAUgEQAJAIAD9AAQAIgX9DCAgICAgICAgICAgICAgICD9IyAF/QwiIiIiIiIiIiIiIiIiIiIi/SP9UCAF/Qw/Pz8/Pz8/Pz8/Pz8/Pz8//SMgBf0MIyMjIyMjIyMjIyMjIyMjI/0j/VD9UP1kIgRFBEAgAEEQaiEADAMLIAEgACAEaGoiAEwNACAALQAAIgRBIEYEf0EBBSAEQSJGBH8gAEEBay0AAEHcAEcFQQALCw0AIAAgAiAEQSJHIAJBAEhxGyECIABBAWohAAwCCwsLQYwIIAM2AgBBkAggACABIAAgAUgbIgAgAiACQQBIIgMbNgIAQZQIIAAgAkEBaiADGzYCAEGYCCAANgIACwJAA0AgACABSARAIAD9AAQAIgX9DCIiIiIiIiIiIiIiIiIiIiL9IyAF/QxcXFxcXFxcXFxcXFxcXFxc/SP9UP1kIgJFBEAgAEEQaiEADAILIAAgAmhqIgIgASIATg0CIAIiAC0AAEEiRg0CIABBAmohAAwBCwsgASEACyAAQQRqIAFOBH9BAQUgAC0AAUEgRwsEQEEDDwsgAC0AA0EwayEBIAAtAARBMGshAiAALQACQTBrIgNBCUwgA0EATnEEfyABQQlMIAFBAE5xBUEACwR/IAJBCUwgAkEATnEFQQALRQRAQQMPC0GcCCADQeQAbCABQQpsaiACajYCAEGgCCAAQQVqNgIAQQALCABBgMAAJA4LzwIBBX8jD0GAgBBGIAIgAWsiBkEXakF4cSIHIxBqQYCAgBRKcgRAQQAkD0EAJBBBwJL4AEEAIw5BAnT8CwALIw4jD0EBakEBdEgEQEHAkvgAQQAjDkEDdPwLACMOQQF0JA5BwJL4ASEEA0AgBCMQQcCS+AFqSARAIw5BAWsiCCAEKAIAcSEFA0AgBUECdEHAkvgAaigCAARAIAVBAWogCHEhBQwBCwsgBUECdEHAkvgAaiAENgIAIAQgBCgCCEEXakF4cWohBAwBCwsLIxBBwJL4AWoiBCAAIAEgAhABNgIAIAQgADYCBCAEIAY2AgggBCADNgIMIARBEGogASAG/AoAACMPQQFqJA8jECAHaiQQIw5BAWsiASAEKAIAcSEAA0AgAEECdEHAkvgAaigCAARAIABBAWogAXEhAAwBCwsgAEECdEHAkvgAaiAENgIACxkAQQAkD0EAJBBBwJL4AEEAIw5BAnT8CwALIgAgACkDACQAIAApAwckASAAKAIVJAIgAC0AGSQDIAEkBAvaAgEFf0HACEEANgIAA0AgASEDAn8DQCACIANKBEAgA/0ABAD9DAoKCgoKCgoKCgoKCgoKCgr9I/1kIgUEQCADIAVoaiIDIAIgAiADShsMAwsgA0EQaiEDDAELCyACCyIDIAJGIAMgAWtBgIAESnJFBEAgASADQQFrIgUgAyABIANIBH8gBS0AAEENRgVBAAsbIgUQAiIGBH9BAQVBhAgoAgBBAEgLBH9BAQUCf0EAQYgIKAIARQ0AGkEBQZwIKAIAIgdBmgNGIAdBlANGcg0AGkEAIAdByAFIIAdBqwJKciAHQbACR3ENABpBtAggAEGMCCgCAEGQCCgCABAAIgc2AgAgB0EATAR/QQEFIAcoAgxBf0cLCwsEQEHACCABNgIAQcQIIAU2AgBByAggBjYCAAVBvAhBhAgoAgA2AgAgBEEBaiEEIANBAWohAQwCCwsLQbgIIAQ2AgAgAQvNBAIEfwF7QaQIQX82AgBBrAhBfzYCACAAIQICfwNAIAEgAkoEQCAC/QAEAP0MIiIiIiIiIiIiIiIiIiIiIv0j/WQiAwRAIAIgA2hqIgIgASABIAJKGwwDCyACQRBqIQIMAQsLIAELQQFqIgQhAgJAA0AgASACSgRAIAL9AAQAIgb9DCIiIiIiIiIiIiIiIiIiIiL9IyAG/QxcXFxcXFxcXFxcXFxcXFxc/SP9UP1kIgNFBEAgAkEQaiECDAILIAIgA2hqIgMgASICTg0CIAMiAi0AAEEiRg0CIAJBAmohAgwBCwsgASECCyACIgNBAWohAgNAIAEgAkoEfyACLQAAQSBGBUEACwRAIAJBAWohAgwBCwsgASACSgR/IAItAABBIkYFQQALBEAgAkEBaiIFIQACQANAIAAgAUgEQCAA/QAEACIG/QwiIiIiIiIiIiIiIiIiIiIi/SMgBv0MXFxcXFxcXFxcXFxcXFxcXP0j/VD9ZCICRQRAIABBEGohAAwCCyAAIAJoaiECIAEhACABIAJMDQIgAiIALQAAQSJGDQIgAEECaiEADAELCyABIQALIAAgBUoEQEGkCCAFNgIAQagIIAA2AgALIAMgBEoEQEGsCCAENgIAC0GwCCADNgIABSAEQQFrIgFBAWstAABBIEcEf0EBBSABQQJrLQAAQS1HCwR/QQAFIAFBA2siAS0AAEEgRiAAIAFIcQsEQCADIARKBEBBpAggBDYCAEGoCCADNgIAC0GsCCAEQQNrNgIAQbAIIARBAms2AgALCwtCAQF7IAD9DyEDA0AgASACSARAIAH9AAQAIAP9I/1kIgAEQCABIABoaiIAIAIgACACSBsPCyABQRBqIQEMAQsLIAILgAECAXsBfwNAIAAgAUgEQCAA/QAEACIC/QwiIiIiIiIiIiIiIiIiIiIi/SMgAv0MXFxcXFxcXFxcXFxcXFxcXP0j/VD9ZCIDRQRAIABBEGohAAwCCyAAIANoaiIAIAFOBEAgAQ8LIAAtAABBIkYEQCAADwsgAEECaiEADAELCyABCw==';

;// CONCATENATED MODULE: ./.build/program/src/analytics/scanner/scanner.js
// The memory in which lines are read, and the compiled functions that read them there (assembly/).
// One of each for the thread: its memory is used by whoever reads lines at the moment, and nothing
// in it needs to last. What caches remember can be forgotten at any time.

const PAGE = 64 * 1024;
const code = new WebAssembly.Module(Buffer.from(CODE, 'base64'));
const compiled = new WebAssembly.Instance(code).exports;
compiled.memory.grow(Math.ceil((compiled.END.value - compiled.memory.buffer.byteLength) / PAGE));
const { buffer } = compiled.memory;
const WORDS = new Int32Array(buffer);
const VALUE = compiled.VALUE.value;
const MAX_LINE = compiled.MAX_LINE.value;
/** Lines are read in these bytes only. Memory that nobody has written to costs nothing. */
const BYTES = new Uint8Array(buffer);
const VIEW = new DataView(buffer);
/** Where `readCombined`, `findAgent` and `pass` leave what they found. */
const FIELDS = new Int32Array(buffer, compiled.FIELDS.value, 19);
const chunk = (number) => {
    const start = compiled.FIRST_CHUNK.value + number * compiled.NEXT_CHUNK.value;
    return new Uint8Array(buffer, start, compiled.CHUNK.value);
};
/** For whoever reads a file: one is filled while the lines of the other are read. */
const FILE_CHUNKS = [chunk(0), chunk(1)];
/** For bytes that come from elsewhere. */
const COPIED_CHUNK = chunk(2);
const { find, closingQuote, readCombined, findAgent, pass, keepHour } = compiled;
const { lookUp, remember, forget } = compiled;
/** The value in a row that was looked up. */
function valueIn(row) {
    return WORDS[(row + VALUE) >> 2];
}
/** Puts a line from elsewhere where it can be read; returns its start. */
function takeLine(bytes, start, end) {
    return take(bytes, start, end, compiled.LINE.value);
}
/** The same for a word to be looked up. */
function takeWord(bytes, start, end) {
    return take(bytes, start, end, compiled.WORD.value);
}
function take(bytes, start, end, place) {
    BYTES.set(bytes.subarray(start, Math.min(end, start + MAX_LINE)), place);
    return place;
}


/***/ }),

/***/ 34310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ TRAFFIC_CLASSES),
/* harmony export */   u: () => (/* binding */ DEFAULT_AI_CLASSES)
/* harmony export */ });
// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
// `unknown` is the reader in a log that does not record user agents. The contract knows people and
// AI only, so it counts as `human` there; every report names it.
const TRAFFIC_CLASSES = [
    'human',
    'coding-agent',
    'assistant',
    'ai-search',
    'training',
    'other-bot',
    'unknown',
];
/** The classes that count as AI unless the configuration says otherwise. */
const DEFAULT_AI_CLASSES = ['coding-agent', 'assistant'];


/***/ }),

/***/ 81238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ keepHouse),
/* harmony export */   z: () => (/* binding */ RETENTION_DAYS)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// What a server does on its own, once a day: put jobs away that nobody has touched for long.


/** A finished job that nobody has touched for this long is archived. */
const RETENTION_DAYS = 30;
async function keepHouse(engine, { clock, log, signal, days = RETENTION_DAYS }) {
    while (!signal.aborted) {
        try {
            const archived = await engine.applyRetention(days * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
            if (archived.length > 0)
                log.info(`Archived ${archived.length} old jobs.`);
        }
        catch (error) {
            log.warn(`Old jobs could not be archived, tomorrow again: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        }
        await clock.sleep(_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, signal).catch(() => { });
    }
}


/***/ }),

/***/ 71153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ TITLE_PLACEHOLDERS),
/* harmony export */   An: () => (/* binding */ BODY_PLACEHOLDERS),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   LN: () => (/* binding */ leavesOpen),
/* harmony export */   MS: () => (/* binding */ templateProblem),
/* harmony export */   Zn: () => (/* binding */ DEFAULT_BODY),
/* harmony export */   p3: () => (/* binding */ DEFAULT_TITLE)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35265);
// Templates for the title and the body of pull requests: literal text of the repository's maintainers
// with placeholders from a fixed list. Nothing is evaluated, and what is filled in is not read again.

const INLINE = ['summary', 'pages', 'requester'];
const BLOCKS = ['request', 'conversation', 'changes', 'checks'];
const TITLE_PLACEHOLDERS = INLINE;
const BODY_PLACEHOLDERS = [...INLINE, ...BLOCKS];
const DEFAULT_TITLE = 'docs: {summary}';
const DEFAULT_BODY = `{conversation}

### What changed

{changes}

### Checks

{checks}`;
const PLACEHOLDER = /\{([A-Za-z][\w.-]*)\}/g;
const ZERO_WIDTH = '\u200b';
/** What is wrong with a template, as part of a sentence. */
function templateProblem(text, known) {
    const available = `available placeholders: ${known.map((name) => `\`{${name}}\``).join(', ')}`;
    if (text.includes('{{'))
        return `expressions such as \`\${{ … }}\` do not work here; ${available}`;
    const used = new Set();
    for (const [whole, name = ''] of text.matchAll(PLACEHOLDER)) {
        if (!known.includes(name))
            return `\`${whole}\` is not a placeholder; ${available}`;
        if (used.has(name))
            return `\`${whole}\` is used twice; use each placeholder once`;
        used.add(name);
    }
    return undefined;
}
/** Would it swallow what follows it: an unfinished code block, comment, or formula? */
function leavesOpen(text) {
    const last = 'the end';
    const tokens = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .createMarkdown */ .S)().parse(`${text}\n\n${last}`, {});
    const [open, inline] = tokens.slice(-3);
    return !(open?.type === 'paragraph_open' && open.level === 0 && inline?.content === last);
}
/** One pass: a placeholder in a value stays text. */
function fill(template, values) {
    return template.replace(PLACEHOLDER, (whole, name, at) => {
        const value = values[name] ?? '';
        const before = template[at - 1];
        const after = template[at + whole.length];
        return BLOCKS.includes(name)
            ? `${onItsOwn(before)}${value}${onItsOwn(after)}`
            : `${joins(before, /[\s("'*_]/)}${value}${joins(after, /[\s).,;!?"'*_]/)}`;
    });
}
const onItsOwn = (neighbor) => neighbor === undefined || neighbor === '\n' ? '' : '\n\n';
/** `#` before a number would refer, `@` before a name would mention: an invisible break prevents it. */
const joins = (neighbor, harmless) => neighbor === undefined || harmless.test(neighbor) ? '' : ZERO_WIDTH;


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
