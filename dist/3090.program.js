export const id = 3090;
export const ids = [3090];
export const modules = {

/***/ 43090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CONFIG_PATH: () => (/* binding */ CONFIG_PATH),
  Config: () => (/* binding */ Config),
  DEFAULT_CONFIG: () => (/* binding */ DEFAULT_CONFIG),
  MAX_ENTRIES: () => (/* binding */ MAX_ENTRIES),
  ORGANIZATION_PATH: () => (/* binding */ ORGANIZATION_PATH),
  SettingsFile: () => (/* binding */ SettingsFile),
  driftRules: () => (/* binding */ driftRules),
  moneyOf: () => (/* binding */ moneyOf),
  pullRequestOptions: () => (/* binding */ pullRequestOptions),
  settingsIn: () => (/* binding */ settingsIn),
  trusts: () => (/* binding */ trusts)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/contract/schemas.js
var contract_schemas = __webpack_require__(51947);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/jobs/agent.js
var agent = __webpack_require__(15232);
// EXTERNAL MODULE: ./.build/program/src/jobs/archive-old-jobs.js
var archive_old_jobs = __webpack_require__(80560);
// EXTERNAL MODULE: ./.build/program/src/jobs/pull-request-template.js
var pull_request_template = __webpack_require__(71153);
// EXTERNAL MODULE: ./.build/program/src/jobs/store.js
var store = __webpack_require__(23524);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js
var glob = __webpack_require__(77012);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/shared/text/line-start.js
var line_start = __webpack_require__(23771);
// EXTERNAL MODULE: ./.build/program/src/views/counting/log-fields.js
var log_fields = __webpack_require__(35027);
;// CONCATENATED MODULE: ./.build/program/src/config/analytics-setting.js
// `views: source`: the analytics service that has the page views. Its key is no setting.

/** The key goes there, so it has to be all of an address, and no more. */
const address = schemas/* string */.YjP()
    .max(500)
    .refine((text) => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol))
        return false;
    return !url.username && !url.password && !url.search && !url.hash;
}, 'must be an address such as `https://stats.example.com`')
    .transform((text) => text.replace(/\/+$/, ''));
const SourceSetting = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('goatcounter'), address }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('plausible'),
        site: schemas/* string */.YjP().regex(/^[\w.:/-]{1,200}$/, 'must be a domain such as `docs.example.com`'),
        address: address.optional(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('umami'),
        site: schemas/* uuid */.uRe('must be the ID of the website'),
        address: address.optional(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('cloudflare'),
        site: schemas/* string */.YjP().regex(/^[\da-f]{32}$/, 'must be the ID of the zone'),
        host: schemas/* string */.YjP()
            .regex(/^[\w.-]{1,253}$/, 'must be a host such as `docs.example.com`')
            .optional(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('google'),
        site: schemas/* string */.YjP().regex(/^\d{1,20}$/, 'must be the number of the property, in quotes'),
    }),
], { error: 'must name a kind: `cloudflare`, `goatcounter`, `google`, `plausible`, or `umami`' });

// EXTERNAL MODULE: ./.build/program/src/config/inputs.js
var inputs = __webpack_require__(15246);
;// CONCATENATED MODULE: ./.build/program/src/config/config.js
// The settings in `.github/docket.yml`: which there are, and what each of them takes.













/** In a repository, and in the `.github` repository of its owner. */
const CONFIG_PATH = '.github/docket.yml';
const ORGANIZATION_PATH = 'docket.yml';
/** In any list, and in the list of reported problems. */
const MAX_ENTRIES = 100;
const whole = (max = 1_000_000_000) => {
    const error = ({ input }) => `must be a whole number from 1 to ${max}${(0,contract_schemas/* got */.Lt)(input)}`;
    return schemas/* int */.Whr({ error }).min(1, { error }).max(max, { error });
};
const word = schemas/* string */.YjP().min(1).max(200);
const config_glob = schemas/* string */.YjP().superRefine((text, context) => {
    const wrong = (0,glob/* globProblem */.AI)(text);
    if (wrong !== undefined)
        context.addIssue(wrong);
});
/** As in `docs-paths`, `!` excludes. */
const pageGlob = schemas/* string */.YjP().superRefine((text, context) => {
    const wrong = (0,glob/* globProblem */.AI)(text.replace(/^!/, ''));
    if (wrong !== undefined)
        context.addIssue(wrong);
});
const globs = schemas/* array */.YOg(config_glob).max(MAX_ENTRIES).readonly();
/** Whoever knows other tools may write a regular expression, which would never match anything. */
const agentMatch = word.refine((text) => /[^*]/.test(text) && !/^\^|\$$|\\/.test(text), 'must be a part of the user agent, with `*` for any characters, such as `acme-assistant/`; it is not a regular expression');
const id = (pattern, example) => schemas/* string */.YjP().regex(pattern, `must be an identifier such as \`${example}\``);
const uuid = id(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, '11111111-2222-3333-4444-555555555555');
const audience = id(/^[\x21-\x7e]{1,200}$/, 'https://api.example.com').optional();
/** Where the agent's key comes from if none is stored. Nothing here is a secret. */
const login = schemas/* discriminatedUnion */.gMt('provider', [
    schemas/* strictObject */.rej({
        provider: schemas/* literal */.euz('anthropic'),
        'federation-rule': id(/^fdrl_\w{1,100}$/, 'fdrl_abc'),
        organization: uuid,
        'service-account': id(/^svac_\w{1,100}$/, 'svac_abc'),
        workspace: id(/^(?:wrkspc_\w{1,100}|default)$/, 'wrkspc_abc').optional(),
        audience,
    }),
    schemas/* strictObject */.rej({
        provider: schemas/* literal */.euz('openai'),
        'identity-provider': id(/^[\w.-]{1,100}$/, 'idp_abc'),
        'service-account': id(/^[\w.-]{1,100}$/, 'sa_abc'),
        audience,
    }),
    schemas/* strictObject */.rej({
        provider: schemas/* literal */.euz('google'),
        'identity-provider': id(/^projects\/\d{1,20}\/locations\/global\/workloadIdentityPools\/[a-z\d-]{1,32}\/providers\/[a-z\d-]{1,32}$/, 'projects/123/locations/global/workloadIdentityPools/POOL/providers/PROVIDER'),
        'service-account': id(/^[a-z\d-]{1,60}@[a-z\d.-]{1,100}\.gserviceaccount\.com$/, 'docs@PROJECT.iam.gserviceaccount.com').optional(),
        audience,
    }),
    schemas/* strictObject */.rej({
        provider: schemas/* literal */.euz('azure'),
        tenant: uuid,
        client: uuid,
        scope: id(/^[\x21-\x7e]{1,200}$/, 'https://cognitiveservices.azure.com/.default').optional(),
        audience,
    }),
    schemas/* strictObject */.rej({ provider: schemas/* literal */.euz('copilot') }),
], { error: 'must name a provider: `anthropic`, `openai`, `google`, `azure`, or `copilot`' });
const ViewsSettings = schemas/* strictObject */.rej({
    'ai-classes': schemas/* array */.YOg(schemas/* enum */.k5n(values/* TRAFFIC_CLASSES */.LL))
        .max(MAX_ENTRIES)
        .readonly()
        .optional()
        .describe('Classes that count as AI; if not set, `coding-agent` and `assistant`.'),
    history: schemas/* boolean */.zMY()
        .optional()
        .describe('Whether views are kept longer than the logs; if not set, in private repositories.'),
    source: SourceSetting.optional().describe('The [analytics service](page-views.md#from-your-analytics) that has the page views.'),
    'log-fields': schemas/* partialRecord */.jgl(schemas/* enum */.k5n(log_fields/* FIELDS */.c), word)
        .default({})
        .describe('Names of fields in JSON logs, such as `{ target: uri }`.'),
    agents: schemas/* array */.YOg(schemas/* strictObject */.rej({
        agent: word,
        class: schemas/* enum */.k5n(values/* TRAFFIC_CLASSES */.LL),
        match: agentMatch,
    }))
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('Your own rules for user agents, which come first.'),
    pages: schemas/* array */.YOg(pageGlob)
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('Globs of the pages to count; `!` excludes. If empty, all.'),
    'report-issue': whole().optional().describe('The issue that gets the report as a comment.'),
    'agent-ranges': schemas/* array */.YOg(schemas/* strictObject */.rej({ agent: word, file: config_glob }))
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('Files with the addresses that operators of agents publish.'),
    hosts: schemas/* record */.g1P(config_glob, word)
        .refine((hosts) => Object.keys(hosts).length <= MAX_ENTRIES, `has more than ${MAX_ENTRIES} entries`)
        .default({})
        .describe('Labels of hosts by the globs of their logs.'),
});
/** The longest template that fits into a pull request with everything else. */
const MAX_BODY = 10_000;
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/i;
const hosts = schemas/* strictObject */.rej({
    hosts: schemas/* array */.YOg(schemas/* string */.YjP()
        .max(253)
        .regex(HOST, 'must be the name of a host, such as `registry.npmjs.org` or `*.acme.dev`'))
        .min(1)
        .max(MAX_ENTRIES)
        .readonly(),
});
/** A word, or a list of hosts. */
const network = (...words) => {
    const named = words.map((one) => `\`${one}\``).join(', ');
    return schemas/* union */.KCZ([schemas/* enum */.k5n(words), hosts], {
        error: (issue) => typeof issue.input === 'object' && issue.input !== null && 'hosts' in issue.input
            ? '`hosts` must be a list of names of hosts, such as `registry.npmjs.org` or `*.acme.dev`'
            : `must be ${named}, or \`hosts:\` with a list of hosts${(0,contract_schemas/* got */.Lt)(issue.input)}`,
    });
};
/** What another repository may: see `trusts`. */
const TRUST = ['request', 'read', 'publish'];
const words = schemas/* array */.YOg(word).max(MAX_ENTRIES).readonly();
const repository = schemas/* string */.YjP()
    .refine(values/* isRepositoryName */.en, 'must be a repository such as `acme/handbook`');
/** Read as dollars, kept in millionths. More decimals would be lost without a word. */
const dollars = (max) => {
    const error = `must be an amount of US dollars from 0 to ${max}, with at most six decimals`;
    return schemas/* number */.aig(error)
        .min(0, error)
        .max(max, error)
        .refine((amount) => Math.abs(amount * 1e6 - Math.round(amount * 1e6)) < 1e-3, error)
        .transform((amount) => Math.round(amount * 1e6));
};
const price = dollars(10_000);
const limit = dollars(1_000_000).optional();
const template = (known) => schemas/* string */.YjP().superRefine((text, context) => {
    const wrong = (0,pull_request_template/* templateProblem */.MS)(text, known);
    if (wrong !== undefined)
        context.addIssue(wrong);
    if ((0,foreign/* clean */.uH)(text).trim() === '')
        context.addIssue('has no visible text');
});
const titleTemplate = template(pull_request_template/* TITLE_PLACEHOLDERS */.AV)
    .max(200)
    .refine((text) => !/[\r\n]/.test(text.trim()), 'must be one line')
    .optional();
const BOT_LOGIN = /^[\w-]+(?:\[bot\])?$/;
const bodyTemplate = template(pull_request_template/* BODY_PLACEHOLDERS */.An)
    .max(MAX_BODY)
    .refine((text) => text.length > MAX_BODY || !(0,pull_request_template/* leavesOpen */.LN)(text), 'ends inside a code block, a comment, or a formula; close it')
    .optional();
/**
 * What one file can say. Whether it agrees with itself is known when all files are read. The descriptions
 * become the table in docs/reference.md (scripts/reference-tables.ts).
 */
const SettingsFile = schemas/* strictObject */.rej({
    prices: schemas/* strictObject */.rej({
        input: price,
        output: price,
        'cached-input': price.optional(),
    })
        .optional()
        .describe('US dollars per million tokens: `{ input: 3, output: 15 }`, and `cached-input` if that has another price.'),
    budget: schemas/* strictObject */.rej({
        day: limit.describe('US dollars that the repository can spend per UTC day.'),
        month: limit.describe('The same per UTC month.'),
    })
        .refine((budget) => (budget.day ?? budget.month) !== undefined, {
        error: 'needs an amount for `day`, `month`, or both',
        when: ({ issues }) => issues.length === 0,
    })
        .optional(),
    commit: schemas/* enum */.k5n(['git', 'verified'])
        .default('git')
        .describe('With `verified`, GitHub creates and signs the commits.'),
    'sign-off': schemas/* boolean */.zMY()
        .default(false)
        .describe("Adds the requester's `Signed-off-by` line to commits."),
    agent: schemas/* strictObject */.rej({
        'max-tokens': whole().optional().describe('Tokens of a model; if not set, 300,000.'),
        'max-answer-tokens': whole(1_000_000)
            .optional()
            .describe('Where a response of a model is cut off; if not set, 16,000.'),
        'max-minutes': whole(7_200)
            .optional()
            .describe('Time limit; if not set, the input `timeout-minutes`.'),
        env: words.default([]).describe('Variables that are passed to an agent program.'),
        isolation: schemas/* enum */.k5n(agent/* ISOLATION_SETTINGS */.fF)
            .default('best')
            .describe('With `required`, no agent program and no check runs without isolation.'),
        login: login.optional().describe("The provider's [login without a key](login.md)."),
        network: network('provider', 'open')
            .optional()
            .describe('What an agent program reaches: `provider`, `open`, or `hosts:` with a list; if not set, the provider, where the machine can do it.'),
    })
        .prefault({}),
    jobs: schemas/* strictObject */.rej({
        'retention-days': whole(3_650)
            .default(archive_old_jobs/* RETENTION_DAYS */.z)
            .describe('Days without activity after which a job is archived.'),
        'max-open-pull-requests': whole(10_000).default(20).describe('Beyond this, no new jobs.'),
        batch: schemas/* enum */.k5n(['none', 'open'])
            .default('none')
            .describe("With `open`, a workflow step's next `prompt` continues its last job while that pull request is open."),
        'at-once': whole(store/* MOST_AT_ONCE */.SV)
            .optional()
            .describe('Jobs that servers and workers run at the same time; if not set, any number.'),
    })
        .prefault({}),
    retention: schemas/* strictObject */.rej({
        'delete-after': whole(36_500)
            .optional()
            .describe('Days after which an archived job is deleted; if not set, never.'),
    })
        .prefault({}),
    'list-issue': whole()
        .optional()
        .describe('The issue on which Docket keeps [a list of documentation to do](list.md).'),
    command: schemas/* strictObject */.rej({
        word: schemas/* string */.YjP()
            .regex(line_start/* COMMAND_WORD */.J1, 'must be a slash followed by a word, such as `/docs`')
            .max(50)
            .default('/docs')
            .describe('For the GitHub App, as the input `command` for workflows.'),
        permission: schemas/* enum */.k5n(inputs/* COMMAND_PERMISSIONS */.j3)
            .default('write')
            .describe('For the GitHub App, as the input.'),
        'allowed-bots': schemas/* array */.YOg(word.regex(BOT_LOGIN, 'must be a login such as `my-app[bot]`'))
            .max(MAX_ENTRIES)
            .readonly()
            .default([])
            .describe('For the GitHub App, as the input.'),
    })
        .prefault({}),
    review: schemas/* enum */.k5n(['instructions', 'commands-only'])
        .default('instructions')
        .describe('With `commands-only`, a review that requests changes does not continue the job.'),
    'fix-checks': schemas/* boolean */.zMY()
        .default(false)
        .describe('Continues a job when checks fail on its pull request.'),
    'pull-request': schemas/* strictObject */.rej({
        labels: words.default([]).describe('Labels of pull requests.'),
        reviewers: words.default([]).describe('People who are asked for a review.'),
        draft: schemas/* boolean */.zMY().default(false).describe('Opens pull requests as drafts.'),
        title: titleTemplate.describe('A [template](#templates).'),
        body: bodyTemplate.describe('A [template](#templates).'),
    })
        .prefault({}),
    'docs-repository': repository
        .optional()
        .describe('Where the documentation is, if not here, as the input.'),
    'context-repositories': schemas/* array */.YOg(repository)
        .max(inputs/* MAX_CONTEXT */.N4)
        .refine((names) => (0,inputs/* repeatedName */.OC)(names) === undefined, 'must name each repository once')
        .readonly()
        .default([])
        .describe('Repositories that the agent can read, too, as the input.'),
    'trusted-repositories': schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* enum */.k5n(TRUST)).min(1).max(TRUST.length).readonly())
        .superRefine((all, context) => {
        const names = Object.keys(all);
        if (names.length > MAX_ENTRIES)
            context.addIssue(`has more than ${MAX_ENTRIES} entries`);
        const wrong = names.find((name) => !(0,values/* isRepositoryName */.en)(name));
        if (wrong === undefined)
            return;
        const message = 'must be the name of a repository such as `acme/handbook`';
        context.addIssue({ code: 'custom', path: [wrong], message });
    })
        .default({})
        .describe('What [other repositories](#trusted-repositories) may: `request`, `read`, and `publish`.'),
    check: schemas/* enum */.k5n(['required', 'advisory'])
        .default('required')
        .describe('What failing [checks](#checks) mean for the pull request.'),
    'check-network': network('none', 'open')
        .default('none')
        .describe('What `check-command` reaches: `none`, `open`, or `hosts:` with a list.'),
    views: ViewsSettings.prefault({}),
    drift: schemas/* strictObject */.rej({
        fix: schemas/* boolean */.zMY()
            .default(false)
            .describe('`mode: check` starts a job that fixes what it finds, unasked.'),
        'ignore-pages': globs.default([]).describe('Pages that are not compared with the code.'),
        accept: schemas/* array */.YOg(schemas/* strictObject */.rej({
            page: schemas/* string */.YjP().min(1).max(500),
            name: schemas/* string */.YjP().min(1).max(300),
            reason: schemas/* string */.YjP().min(1).max(300),
        }))
            .max(500)
            .default([])
            .describe('Findings that may stay as they are: a list of `page`, `name`, and `reason`.'),
    })
        .prefault({}),
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
/**
 * `request`: it may request documentation here. `read`: its agents may read this one. `publish`: what is
 * private in one of the two may become public in the other.
 */
function trusts(config, repository, what) {
    return Object.entries(config['trusted-repositories']).some(([name, granted]) => (0,values/* isSameRepository */.ve)(name, repository) && granted.includes(what));
}
/** What the documentation check goes by. */
function driftRules({ drift }, docsPaths) {
    const { 'ignore-pages': ignorePages, accept } = drift;
    return { docsPaths, ignorePages, accept };
}
/** What every pull request of a job gets. */
function pullRequestOptions(config) {
    const { labels, reviewers } = (config ?? DEFAULT_CONFIG)['pull-request'];
    return {
        labels: [...labels],
        reviewers: [...reviewers],
        verified: config?.commit === 'verified',
    };
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

/***/ 92610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ acceptedJob),
/* harmony export */   BL: () => (/* binding */ acceptanceOf),
/* harmony export */   eJ: () => (/* binding */ latestDecided),
/* harmony export */   ir: () => (/* binding */ MOST_ACCEPTED),
/* harmony export */   ix: () => (/* binding */ triggerOf),
/* harmony export */   wZ: () => (/* binding */ acceptanceReport)
/* harmony export */ });
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
// Whether people merge what jobs make, from their records alone. Pure: what the code host says about a
// pull request is recorded with its job, and everything else is computed from there each time.



/** Events of workflows that mean that code was merged, or is about to be. */
const MERGES = ['push', 'pull_request', 'pull_request_target', 'merge_group'];
/** Of a job's first request. Records from before modes were kept count as workflows. */
function triggerOf({ comment, workflow, drift } = {}) {
    if (comment)
        return 'comment';
    if (!workflow)
        return 'api';
    if (drift)
        return 'check';
    return workflow.mode ?? (MERGES.includes(workflow.event) ? 'merge' : 'workflow');
}
/** Null: it has no pull request. What nobody has told us is that it is open. */
function acceptanceOf(job) {
    const { acceptance, work, turns, createdAt } = job;
    if (!work?.pull)
        return null;
    if (acceptance?.pull === work.pull.number) {
        const { state, openedAt, decidedAt, edited, lines } = acceptance;
        return { state, openedAt, decidedAt, edited, lines };
    }
    const pushed = turns.find(({ commit, endedAt }) => commit !== undefined && endedAt);
    const openedAt = pushed?.endedAt ?? createdAt;
    return { state: 'open', openedAt, decidedAt: null, edited: false, lines: null };
}
function acceptedJob(job) {
    const acceptance = acceptanceOf(job);
    const pull = job.work?.pull?.number;
    if (!acceptance || pull === undefined)
        return null;
    return { ...acceptance, id: job.id, trigger: triggerOf(job.turns[0]?.origin), pull };
}
/** Open ones first, then the latest that were decided. */
function latestDecided(a, b) {
    const at = ({ decidedAt }) => decidedAt ?? '~';
    return at(a) === at(b) ? 0 : at(a) > at(b) ? -1 : 1;
}
/** Nobody looks at more; a report that reads them all would grow with every job. */
const MOST_ACCEPTED = 2_000;
const REPORT_DAYS = 90;
function acceptanceReport(all, usage, now) {
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now - REPORT_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    const month = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now).slice(0, 7);
    const triggers = _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .TRIGGERS */ .Qb.map((trigger) => ofTrigger(trigger, all.filter((one) => one.trigger === trigger), since)).filter(({ merged, closed, open }) => merged + closed + open > 0);
    const merged = all.filter(({ state, decidedAt }) => state === 'merged' && decidedAt?.startsWith(month)).length;
    const cost = usage.find((one) => one.month === month)?.costMicros ?? 0;
    const costMicros = merged === 0 || cost === 0 ? null : Math.round(cost / merged);
    return { since, triggers, month: { merged, costMicros } };
}
function ofTrigger(trigger, all, since) {
    const recent = all.filter(({ decidedAt }) => decidedAt !== null && decidedAt >= since);
    const merged = recent.filter(({ state }) => state === 'merged');
    const days = merged.map(({ openedAt, decidedAt }) => (Date.parse(decidedAt ?? '') - Date.parse(openedAt)) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    return {
        trigger,
        merged: merged.length,
        edited: merged.filter(({ edited }) => edited).length,
        closed: recent.length - merged.length,
        open: all.filter(({ state }) => state === 'open').length,
        medianDays: median(days),
    };
}
function median(values) {
    if (values.length === 0)
        return null;
    const sorted = values.toSorted((a, b) => a - b);
    const middle = (sorted.length - 1) / 2;
    const sum = (sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0);
    return Math.max(0, Math.round(10 * (sum / 2)) / 10);
}


/***/ }),

/***/ 80560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ archiveOldJobs),
/* harmony export */   z: () => (/* binding */ RETENTION_DAYS)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// What a server does on its own, once a day: put jobs away that nobody has touched for long, and
// delete those that were put away long ago.


/** A finished job that nobody has touched for this long is archived. */
const RETENTION_DAYS = 30;
async function archiveOldJobs(engine, { clock, log, signal, days = RETENTION_DAYS, deleteAfterDays }) {
    while (!signal.aborted) {
        try {
            if (deleteAfterDays !== undefined) {
                const deleted = await engine.deleteArchived(deleteAfterDays * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
                if (deleted.length > 0)
                    log.info(`Deleted ${deleted.length} archived jobs.`);
            }
            const archived = await engine.applyRetention(days * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
            if (archived.length > 0)
                log.info(`Archived ${archived.length} old jobs.`);
        }
        catch (error) {
            log.warn(`Old jobs could not be archived, tomorrow again: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        }
        await clock.sleep(_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO, signal).catch(() => { });
    }
}


/***/ }),

/***/ 23524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ MOST_AT_ONCE),
/* harmony export */   VI: () => (/* binding */ listRecords),
/* harmony export */   Vk: () => (/* binding */ searchable),
/* harmony export */   Y2: () => (/* binding */ waitingSince),
/* harmony export */   bk: () => (/* binding */ wakeOrder),
/* harmony export */   lv: () => (/* binding */ StateRecord),
/* harmony export */   p$: () => (/* binding */ emptyState),
/* harmony export */   wK: () => (/* binding */ searchText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92610);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20002);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23833);
// The port behind which jobs are kept. Deciding is a pure function of what was read, because a
// store repeats the whole of read, decide, write when somebody else wrote in between.






// What must be decided together, for all jobs of a store.
const times = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig());
const StateRecord = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    /** Jobs that are active, or were when this was last written. */
    active: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    /** Times of the last hour's uses, by project. */
    uses: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ creates: times, messages: times })),
    spending: _money_js__WEBPACK_IMPORTED_MODULE_4__/* .Spending */ .hC.optional(),
    operations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const emptyState = Object.freeze({
    version: 1,
    active: [],
    uses: {},
    operations: [],
});
/** The most that `jobs: { at-once: N }` can say. */
const MOST_AT_ONCE = 100;
function wakeOrder(job, atOnce) {
    const { projectId, turns } = job;
    const next = turns.find(({ state }) => state === 'running' || state === 'queued');
    const { checks, workflow } = next?.origin ?? {};
    const background = checks !== undefined || workflow?.event === 'schedule';
    const kind = next?.state === 'running' ? 'begun' : background ? 'background' : 'person';
    return { project: projectId, kind, atOnce, alone: (0,_job_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuspected */ .Zp)(job) };
}
/** When it was created, nobody knows; in front, it is seen. */
const UNKNOWN_TIME = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .LATEST */ .k0);
/** Enough to find a job by; a book of a prompt is not searched to its end. */
const MAX_SEARCHED = 10_000;
/** What a search looks through. */
function searchText({ turns }) {
    const text = turns.map(({ prompt }) => prompt).join('\n');
    return searchable(text.slice(0, MAX_SEARCHED));
}
/** No database stores U+0000 in a text, and U+0001 separates the grams of its index. */
function searchable(text) {
    return text
        .toWellFormed()
        .replace(/[\0\u0001]/g, '')
        .toLowerCase();
}
/** A merged or closed pull request would have archived the job. */
function waitingSince({ status, work, updatedAt }) {
    return status === 'completed' && work?.pull ? updatedAt : null;
}
function listRecords(store) {
    return {
        async page(projectId, query) {
            const archived = query.status === undefined || query.status === 'archived';
            const wanted = matcher(query);
            let found = [];
            for await (const one of store.records({ archived })) {
                const listed = listedJob(one, projectId);
                if (!isAfter(query, listed))
                    continue;
                // One that cannot be read could be any.
                if (listed.job && (listed.job.projectId !== projectId || !wanted(listed.job)))
                    continue;
                found.push(listed);
                // Never more than twice the page in memory, however many jobs there are.
                if (found.length >= 2 * query.limit)
                    found = newest(found, query.limit);
            }
            return newest(found, query.limit);
        },
        async usageSince(projectId, month) {
            let months = [];
            let isWhole = true;
            for await (const job of store.records({ archived: true })) {
                if ('unreadable' in job)
                    isWhole = false;
                else if (job.projectId === projectId)
                    months = (0,_money_js__WEBPACK_IMPORTED_MODULE_4__/* .addMonths */ .PS)([...months, ...(0,_money_js__WEBPACK_IMPORTED_MODULE_4__/* .monthsOf */ .vo)(job)]);
            }
            return months
                .filter((one) => one.month >= month)
                .map((one) => (isWhole ? one : { ...one, incomplete: true }));
        },
        async accepted(projectId) {
            const found = [];
            for await (const job of store.records({ archived: true })) {
                if ('unreadable' in job || job.projectId !== projectId)
                    continue;
                found.push(...[(0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedJob */ .BD)(job)].filter((one) => one !== null));
            }
            return found.sort(_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .latestDecided */ .eJ).slice(0, _acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ACCEPTED */ .ir);
        },
    };
}
function listedJob(one, project) {
    if ('unreadable' in one)
        return { createdAt: UNKNOWN_TIME, id: one.unreadable, project, job: null };
    return { createdAt: one.createdAt, id: one.id, project, job: one };
}
const isAfter = ({ after }, at) => after === undefined || (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll)(after, at) < 0;
function matcher({ status, search = '', waitingSince: since }) {
    const text = searchable(search);
    return (job) => (status === undefined || job.status === status) &&
        (since === undefined || (waitingSince(job) ?? '9') <= since) &&
        (text === '' || searchText(job).includes(text));
}
function newest(jobs, limit) {
    return jobs.sort(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll).slice(0, limit);
}


/***/ }),

/***/ 35027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ FIELDS)
/* harmony export */ });
// The fields of a log line by name. Apart from what reads them: settings name fields, and must not
// load the formats.
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


/***/ })

};
