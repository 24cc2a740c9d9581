export const id = 7657;
export const ids = [7657];
export const modules = {

/***/ 7657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CONFIG_PATH: () => (/* binding */ CONFIG_PATH),
/* harmony export */   Config: () => (/* binding */ Config),
/* harmony export */   DEFAULT_CONFIG: () => (/* binding */ DEFAULT_CONFIG),
/* harmony export */   MAX_ENTRIES: () => (/* binding */ MAX_ENTRIES),
/* harmony export */   ORGANIZATION_PATH: () => (/* binding */ ORGANIZATION_PATH),
/* harmony export */   SettingsFile: () => (/* binding */ SettingsFile),
/* harmony export */   driftRules: () => (/* binding */ driftRules),
/* harmony export */   moneyOf: () => (/* binding */ moneyOf),
/* harmony export */   pullRequestOptions: () => (/* binding */ pullRequestOptions),
/* harmony export */   settingsIn: () => (/* binding */ settingsIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42047);
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _jobs_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15232);
/* harmony import */ var _jobs_archive_old_jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80560);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33379);
/* harmony import */ var _jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71153);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23524);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77012);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35238);
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23771);
/* harmony import */ var _views_counting_log_fields_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35027);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15246);
// The settings in `.github/docket.yml`: which there are, and what each of them takes.













/** In a repository, and in the `.github` repository of its owner. */
const CONFIG_PATH = '.github/docket.yml';
const ORGANIZATION_PATH = 'docket.yml';
/** In any list, and in the list of reported problems. */
const MAX_ENTRIES = 100;
const whole = (max = 1_000_000_000) => {
    const error = ({ input }) => `must be a whole number from 1 to ${max}${(0,_contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .got */ .Lt)(input)}`;
    return zod__WEBPACK_IMPORTED_MODULE_9__/* .int */ .Whr({ error }).min(1, { error }).max(max, { error });
};
const word = zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).max(200);
const glob = zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().superRefine((text, context) => {
    const wrong = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .globProblem */ .AI)(text);
    if (wrong !== undefined)
        context.addIssue(wrong);
});
const globs = zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(glob).max(MAX_ENTRIES).readonly();
const origin = zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()
    .refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text, 'must be an origin such as `https://docs.example.com`, without a path');
/** Whoever knows other tools may write a regular expression, which would never match anything. */
const agentMatch = word.refine((text) => /[^*]/.test(text) && !/^\^|\$$|\\/.test(text), 'must be a part of the user agent, with `*` for any characters, such as `acme-assistant/`; it is not a regular expression');
const id = (pattern, example) => zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().regex(pattern, `must be an identifier such as \`${example}\``);
const uuid = id(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, '11111111-2222-3333-4444-555555555555');
const audience = id(/^[\x21-\x7e]{1,200}$/, 'https://api.example.com').optional();
/** Where the agent's key comes from if none is stored. Nothing here is a secret. */
const login = zod__WEBPACK_IMPORTED_MODULE_9__/* .discriminatedUnion */ .gMt('provider', [
    zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        provider: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('anthropic'),
        'federation-rule': id(/^fdrl_\w{1,100}$/, 'fdrl_abc'),
        organization: uuid,
        'service-account': id(/^svac_\w{1,100}$/, 'svac_abc'),
        workspace: id(/^(?:wrkspc_\w{1,100}|default)$/, 'wrkspc_abc').optional(),
        audience,
    }),
    zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        provider: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('openai'),
        'identity-provider': id(/^[\w.-]{1,100}$/, 'idp_abc'),
        'service-account': id(/^[\w.-]{1,100}$/, 'sa_abc'),
        audience,
    }),
    zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        provider: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('google'),
        'identity-provider': id(/^projects\/\d{1,20}\/locations\/global\/workloadIdentityPools\/[a-z\d-]{1,32}\/providers\/[a-z\d-]{1,32}$/, 'projects/123/locations/global/workloadIdentityPools/POOL/providers/PROVIDER'),
        'service-account': id(/^[a-z\d-]{1,60}@[a-z\d.-]{1,100}\.gserviceaccount\.com$/, 'docs@PROJECT.iam.gserviceaccount.com').optional(),
        audience,
    }),
    zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        provider: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('azure'),
        tenant: uuid,
        client: uuid,
        scope: id(/^[\x21-\x7e]{1,200}$/, 'https://cognitiveservices.azure.com/.default').optional(),
        audience,
    }),
    zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({ provider: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('copilot') }),
], { error: 'must name a provider: `anthropic`, `openai`, `google`, `azure`, or `copilot`' });
const ViewsSettings = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    'ai-classes': zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL))
        .max(MAX_ENTRIES)
        .readonly()
        .optional()
        .describe('Classes that count as AI; if not set, `coding-agent` and `assistant`.'),
    history: zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()
        .optional()
        .describe('Whether views are kept longer than the logs; if not set, in private repositories.'),
    'collect-from': zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(origin)
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('Origins whose pages report views to `docket serve`.'),
    'log-fields': zod__WEBPACK_IMPORTED_MODULE_9__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_views_counting_log_fields_js__WEBPACK_IMPORTED_MODULE_10__/* .FIELDS */ .c), word)
        .default({})
        .describe('Names of fields in JSON logs, such as `{ target: uri }`.'),
    agents: zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        agent: word,
        class: zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL),
        match: agentMatch,
    }))
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('Your own rules for user agents, which come first.'),
    include: globs.default([]).describe('Pages to count; if empty, all.'),
    exclude: globs.default([]).describe('Pages to leave out.'),
    'report-issue': whole().optional().describe('The issue that gets the report as a comment.'),
    'agent-ranges': zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({ agent: word, file: glob }))
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('Files with the addresses that operators of agents publish.'),
    hosts: zod__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(glob, word)
        .refine((hosts) => Object.keys(hosts).length <= MAX_ENTRIES, `has more than ${MAX_ENTRIES} entries`)
        .default({})
        .describe('Labels of hosts by the globs of their logs.'),
});
/** The longest template that fits into a pull request with everything else. */
const MAX_BODY = 10_000;
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/i;
const hosts = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    hosts: zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()
        .max(253)
        .regex(HOST, 'must be the name of a host, such as `registry.npmjs.org` or `*.acme.dev`'))
        .min(1)
        .max(MAX_ENTRIES)
        .readonly(),
});
/** A word, or a list of hosts. */
const network = (...words) => {
    const named = words.map((one) => `\`${one}\``).join(', ');
    return zod__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(words), hosts], {
        error: (issue) => typeof issue.input === 'object' && issue.input !== null && 'hosts' in issue.input
            ? '`hosts` must be a list of names of hosts, such as `registry.npmjs.org` or `*.acme.dev`'
            : `must be ${named}, or \`hosts:\` with a list of hosts${(0,_contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .got */ .Lt)(issue.input)}`,
    });
};
const words = zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(word).max(MAX_ENTRIES).readonly();
const repository = zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()
    .refine(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isRepositoryName */ .en, 'must be a repository such as `acme/handbook`');
/** Read as dollars, kept in millionths. More decimals would be lost without a word. */
const dollars = (max) => {
    const error = `must be an amount of US dollars from 0 to ${max}, with at most six decimals`;
    return zod__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig(error)
        .min(0, error)
        .max(max, error)
        .refine((amount) => Math.abs(amount * 1e6 - Math.round(amount * 1e6)) < 1e-3, error)
        .transform((amount) => Math.round(amount * 1e6));
};
const price = dollars(10_000);
const limit = dollars(1_000_000).optional();
const template = (known) => zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().superRefine((text, context) => {
    const wrong = (0,_jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_5__/* .templateProblem */ .MS)(text, known);
    if (wrong !== undefined)
        context.addIssue(wrong);
    if ((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .clean */ .uH)(text).trim() === '')
        context.addIssue('has no visible text');
});
const titleTemplate = template(_jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_5__/* .TITLE_PLACEHOLDERS */ .AV)
    .max(200)
    .refine((text) => !/[\r\n]/.test(text.trim()), 'must be one line')
    .optional();
const BOT_LOGIN = /^[\w-]+(?:\[bot\])?$/;
const bodyTemplate = template(_jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_5__/* .BODY_PLACEHOLDERS */ .An)
    .max(MAX_BODY)
    .refine((text) => text.length > MAX_BODY || !(0,_jobs_pull_request_template_js__WEBPACK_IMPORTED_MODULE_5__/* .leavesOpen */ .LN)(text), 'ends inside a code block, a comment, or a formula; close it')
    .optional();
/**
 * What one file can say. Whether it agrees with itself is known when all files are read. The descriptions
 * become the table in docs/reference.md (scripts/reference-tables.ts).
 */
const SettingsFile = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    prices: zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        input: price.describe('US dollars per million tokens.'),
        output: price.describe('The same for output.'),
        'cached-input': price
            .optional()
            .describe('The same for cached input; if not set, that of input.'),
    })
        .optional(),
    budget: zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        day: limit.describe('US dollars that the repository can spend per UTC day.'),
        month: limit.describe('The same per UTC month.'),
    })
        .refine((budget) => (budget.day ?? budget.month) !== undefined, {
        error: 'needs an amount for `day`, `month`, or both',
        when: ({ issues }) => issues.length === 0,
    })
        .optional(),
    commit: zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(['git', 'verified'])
        .default('git')
        .describe('With `verified`, GitHub creates and signs the commits.'),
    'sign-off': zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()
        .default(false)
        .describe("Adds the requester's `Signed-off-by` line to commits."),
    agent: zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        'max-steps': whole(10_000).optional().describe('Steps of a model; if not set, 60.'),
        'max-tokens': whole().optional().describe('Tokens of a model; if not set, 2,000,000.'),
        'max-answer-tokens': whole(1_000_000)
            .optional()
            .describe('Where a response of a model is cut off; if not set, 16,000.'),
        'max-minutes': whole(7_200)
            .optional()
            .describe('Time limit; if not set, the input `timeout-minutes`.'),
        env: words.default([]).describe('Variables that are passed to an agent program.'),
        isolation: zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_jobs_agent_js__WEBPACK_IMPORTED_MODULE_2__/* .ISOLATION_SETTINGS */ .fF)
            .default('best')
            .describe('With `required`, no agent program and no check runs without isolation.'),
        login: login.optional().describe("The provider's [login without a key](login.md)."),
        network: network('provider', 'open')
            .optional()
            .describe('What an agent program reaches: `provider`, `open`, or `hosts:` with a list; if not set, the provider, where the machine can do it.'),
    })
        .prefault({}),
    jobs: zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        'retention-days': whole(3_650)
            .default(_jobs_archive_old_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .RETENTION_DAYS */ .z)
            .describe('Days without activity after which a job is archived.'),
        'max-open-pull-requests': whole(10_000).default(20).describe('Beyond this, no new jobs.'),
        'at-once': whole(_jobs_store_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_AT_ONCE */ .SV)
            .optional()
            .describe('Jobs that servers and workers run at the same time; if not set, any number.'),
    })
        .prefault({}),
    retention: zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        'delete-after': whole(36_500)
            .optional()
            .describe('Days after which an archived job is deleted; if not set, never.'),
    })
        .prefault({}),
    'list-issue': whole()
        .optional()
        .describe('The issue on which Docket keeps [a list of documentation to do](list.md).'),
    command: zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        word: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()
            .regex(_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_12__/* .COMMAND_WORD */ .J1, 'must be a slash followed by a word, such as `/docs`')
            .max(50)
            .default('/docs')
            .describe('For the GitHub App, as the input `command` for workflows.'),
        permission: zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .COMMAND_PERMISSIONS */ .j3)
            .default('write')
            .describe('For the GitHub App, as the input.'),
        'allowed-bots': zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(word.regex(BOT_LOGIN, 'must be a login such as `my-app[bot]`'))
            .max(MAX_ENTRIES)
            .readonly()
            .default([])
            .describe('For the GitHub App, as the input.'),
    })
        .prefault({}),
    review: zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(['instructions', 'commands-only'])
        .default('instructions')
        .describe('With `commands-only`, a review that requests changes does not continue the job.'),
    'fix-checks': zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()
        .default(false)
        .describe('Continues a job when checks fail on its pull request.'),
    'pull-request': zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        labels: words.default([]).describe('Labels of pull requests.'),
        reviewers: words.default([]).describe('People who are asked for a review.'),
        stack: zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()
            .default(false)
            .describe("Joins a pull request on top of another one to its stack on GitHub, a preview; bots that merge need GitHub's new merge API for stacks."),
        title: titleTemplate.describe('A [template](#templates).'),
        body: bodyTemplate.describe('A [template](#templates).'),
    })
        .prefault({}),
    'docs-repository': repository
        .optional()
        .describe('Where the documentation is, if not here, as the input.'),
    'accept-from': zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(repository)
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('Repositories that can request documentation here through the GitHub App.'),
    'context-repositories': zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(repository)
        .max(_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CONTEXT */ .N4)
        .refine((names) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatedName */ .OC)(names) === undefined, 'must name each repository once')
        .readonly()
        .default([])
        .describe('Repositories that the agent can read, too, as the input.'),
    'readable-by': zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(repository)
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('Repositories that can read this private one through the GitHub App.'),
    'private-to-public': zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()
        .default(false)
        .describe('Lets what is private here reach public documentation.'),
    outside: zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_4__/* .OUTSIDE */ .ov)
        .default('refuse')
        .describe('With `drop`, files that jobs may not change are left out and named, instead of refusing the change.'),
    check: zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(['required', 'advisory'])
        .default('required')
        .describe('What failing [checks](#checks) mean for the pull request.'),
    'check-network': network('none', 'open')
        .default('none')
        .describe('What `check-command` reaches: `none`, `open`, or `hosts:` with a list.'),
    views: ViewsSettings.prefault({}),
    drift: zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        ignore: words
            .default([])
            .describe('Names that need no documentation; `*` at the end stands for anything.'),
        'ignore-pages': globs.default([]).describe('Pages that are not compared with the code.'),
        accept: zod__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(word, zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).max(300))
            .default({})
            .describe('Names of findings that may stay as they are, each with the reason.'),
        report: zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()
            .default(false)
            .describe('Shows in the report of page views how much is documented.'),
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
/** What the documentation check goes by. */
function driftRules({ drift }, docsPaths) {
    const { ignore, 'ignore-pages': ignorePages, accept } = drift;
    return { docsPaths, ignore, ignorePages, accept };
}
/** What every pull request of a job gets. */
function pullRequestOptions(config) {
    const { labels, reviewers, stack } = (config ?? DEFAULT_CONFIG)['pull-request'];
    return {
        labels: [...labels],
        reviewers: [...reviewers],
        stack,
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

/***/ 90156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ tellAcceptance),
/* harmony export */   Qb: () => (/* binding */ TRIGGERS),
/* harmony export */   gB: () => (/* binding */ AcceptanceReport),
/* harmony export */   gi: () => (/* binding */ Acceptance),
/* harmony export */   iv: () => (/* binding */ tellTrigger),
/* harmony export */   x4: () => (/* binding */ mergeRate)
/* harmony export */ });
/* unused harmony export TriggerAcceptance */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
// What became of the pull requests of jobs, as records and the wire have it.

/** What a job came from. */
const TRIGGERS = ['comment', 'check', 'merge', 'improve', 'workflow', 'api'];
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$();
/** What people did with a pull request. */
const Acceptance = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['open', 'merged', 'closed']),
    openedAt: time,
    decidedAt: time.nullable().describe('When it was merged or closed; null while it is open.'),
    edited: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('It was merged after people had changed what Docket pushed last.'),
    lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe('How many lines they added or removed; null if that is not known.'),
});
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0);
const TriggerAcceptance = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    trigger: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TRIGGERS).describe('What its jobs came from.'),
    merged: count.describe('Pull requests that were merged.'),
    edited: count.describe('Those of them that people had changed before.'),
    closed: count.describe('Pull requests that were closed without a merge.'),
    open: count.describe('Pull requests that are open now.'),
    medianDays: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .min(0)
        .nullable()
        .describe('Median of the days from opening to merging; null if nothing was merged.'),
});
const AcceptanceReport = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    since: time.describe('Merged and closed pull requests are counted since then.'),
    triggers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(TriggerAcceptance).describe('Those with any pull request.'),
    month: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        merged: count.describe('Merged in this UTC month.'),
        costMicros: count
            .nullable()
            .describe('What all jobs of the month cost for each merged pull request, in millionths of a US dollar; null if unknown.'),
    }),
});
/** Of those that were decided; null while there are none. 100% means all. */
function mergeRate(all) {
    const merged = all.reduce((sum, one) => sum + one.merged, 0);
    const of = all.reduce((sum, one) => sum + one.merged + one.closed, 0);
    return of === 0 ? null : { merged, of, percent: Math.floor((100 * merged) / of) };
}
/** `comment: 8 of 10 merged (2 after edits), median 1.5 days, 3 open` */
function tellTrigger(one) {
    const { trigger, merged, edited, closed, open, medianDays } = one;
    const parts = [
        `${merged} of ${merged + closed} merged${edited > 0 ? ` (${edited} after edits)` : ''}`,
        ...(medianDays === null ? [] : [`median ${tellDays(medianDays)}`]),
        ...(open > 0 ? [`${open} open`] : []),
    ];
    return `${trigger}: ${parts.join(', ')}`;
}
const tellDays = (days) => `${days} ${days === 1 ? 'day' : 'days'}`;
/** What people did, in a few words. */
function tellAcceptance({ state, openedAt, edited, lines }) {
    if (state === 'open')
        return `open since ${openedAt.slice(0, 10)}`;
    if (!edited)
        return state;
    const changed = lines === 1 ? '1 line' : `${lines} lines`;
    return `merged after edits${lines === null ? '' : ` of ${changed}`}`;
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

/***/ 15232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ AgentStopped),
/* harmony export */   K0: () => (/* binding */ claimsChange),
/* harmony export */   So: () => (/* binding */ achieved),
/* harmony export */   fF: () => (/* binding */ ISOLATION_SETTINGS),
/* harmony export */   q: () => (/* binding */ PUBLIC),
/* harmony export */   qh: () => (/* binding */ questionIn),
/* harmony export */   u_: () => (/* binding */ repairsOf)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35238);

/** Rejection of a run that was aborted while the program worked. */
class AgentStopped extends Error {
    /** The end of what it printed; foreign text. */
    lastWords;
    constructor(reason, lastWords) {
        super(reason instanceof Error ? reason.message : 'The agent was stopped.', { cause: reason });
        this.lastWords = lastWords;
    }
}
/** Whether programs may run where a machine has no isolation. */
const ISOLATION_SETTINGS = ['required', 'best'];
/** Every host with a public address, and nothing of this machine or the networks around it. */
const PUBLIC = { hosts: ['*'] };
// What an agent's last words mean: what it did, whether it asks something, and whether it says that it
// changed files. Pure. When in doubt, they are taken for a plain summary.
const MAX_QUESTION = 2_000;
/** A line that starts like this says it for sure; emphasis around it does not matter. */
const QUESTION_LINE = /^[>*_\s]*question[*_]*:[*_]*\s*(\S.*)$/i;
const ENDS_WITH_QUESTION = /[?？؟][*_"'”’)\s]*$/;
/** To the person, without a question mark. */
const ASKS_TO_SAY = /\b(?:please|kindly)\b.*\b(?:clarify|confirm|specify|tell me|provide|choose|pick one|decide|point me|let me know which|reply with)\b|\b(?:let me know|tell me|i(?:['’]d)? need to know)\b.*\b(?:which|what|where|whether|who)\b|\bi(?:['’]d)? need (?:more (?:information|detail|details|context)|clarification|a decision|the (?:exact )?name)\b/i;
/** Ends a report and expects no answer. */
const POLITE = /\b(?:anything|something) else\b|\b(?:other|further|any) questions\b|^(?:does|do|is) (?:that|this|it|these)(?: all)? (?:help|work|look|make|sound|clear|ok|okay|good|fine|what you)\b|^(?:sounds?|looks?|all) good\b|^(?:ok|okay|right|ready|clear|questions|deal)\?|^(?:how|what) (?:else )?can i (?:help|do)\b|\blet me know if you(?:['’]d| would| want| need| have| like)\b/i;
const ADDRESSED = /\b(?:you|your|i|me|my|we|us|our|should|shall)\b/i;
const QUOTES_REQUEST = /\byou(?:['’]ve| have)? (?:asked|wanted|wrote|said)\b|\byour (?:question|request)\b/i;
/** How somebody goes on who answers the question himself. */
const YES_OR_NO = /^[*_]*(?:yes|no|yep|nope|because|not really|probably)\b/i;
const ANSWER = /^[*_]*(?:yes|no|yep|nope|because|not|it|it['’]s|they|this|that|in|on|by|with|only|none|nothing|exactly|here|since|probably|see|there is no)\b/i;
const EXPECTS_ANSWER = /\b(?:let me know|tell me|reply|answer|waiting|once (?:you|i)|i(?:['’]ll| will|['’]d| can))\b/i;
/**
 * The question that an agent ends with: from a line `Question: …` on, or in the last paragraph. Who
 * changed nothing and asks in any sentence of it waits for an answer; in a report of finished work,
 * only the very last sentence counts.
 */
function questionIn(words, changed = false) {
    const lines = words.trim().split('\n');
    const at = lines.findLastIndex((line) => QUESTION_LINE.test(line));
    if (at >= 0) {
        const first = QUESTION_LINE.exec(lines[at] ?? '')?.[1] ?? '';
        return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .bound */ .$s)([first, ...lines.slice(at + 1)].join('\n').trim(), MAX_QUESTION);
    }
    const paragraphs = paragraphsOf(words);
    const last = paragraphs.at(-1) ?? '';
    const asking = asksIn(last, changed);
    if (asking || changed || !EXPECTS_ANSWER.test(last)) {
        return asking ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .bound */ .$s)(last, MAX_QUESTION) : undefined;
    }
    // “Which one?” and, below it, “Let me know, and I will change it.”
    const before = paragraphs.at(-2) ?? '';
    return asksIn(before, false) ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .bound */ .$s)(`${before}\n\n${last}`, MAX_QUESTION) : undefined;
}
/** A list or code belongs to the paragraph above it. */
function paragraphsOf(words) {
    const all = [];
    for (const part of words
        .trim()
        .slice(-MAX_WORDS)
        .split(/\n\s*\n/)) {
        const goesOn = /^\s*(?:[-*+•]|\d{1,2}[.)]|```|\|)/.test(part);
        if (goesOn && all.length > 0)
            all.push(`${all.pop()}\n\n${part}`);
        else
            all.push(part);
    }
    return all;
}
/** A question stands at the end, and is no book. */
const MAX_WORDS = 20_000;
const MAX_PARAGRAPH = 4_000;
function asksIn(paragraph, changed) {
    // What stands in code or in a quote is not the agent's own question.
    const own = paragraph
        .slice(-MAX_PARAGRAPH)
        .replace(/```[\s\S]*?(?:```|$)/g, '')
        .replace(/^\s*>.*$/gm, '')
        .replace(/`[^`\n]*`|[“"][^”"\n]{1,200}[”"]/g, '…');
    const sentences = own
        .split(/(?<=[.!?？؟。][*_"'”’)]{0,4})\s+|\n+/)
        .map((one) => one.replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/, '').trim())
        .filter((one) => one !== '');
    if (changed)
        return isQuestion(sentences.at(-1) ?? '', '');
    return sentences.some((one, at) => isQuestion(one, sentences[at + 1] ?? '') || (ASKS_TO_SAY.test(one) && !POLITE.test(one)));
}
function isQuestion(sentence, next) {
    if (!ENDS_WITH_QUESTION.test(sentence) || POLITE.test(sentence))
        return false;
    const addressed = ADDRESSED.test(sentence) && !QUOTES_REQUEST.test(sentence);
    return !(addressed ? YES_OR_NO : ANSWER).test(next);
}
const CHANGED = 'added|changed|clarified|corrected|created|deleted|documented|edited|expanded|extended|fixed|improved|inserted|modified|moved|removed|renamed|replaced|restructured|revised|rewrote|rewritten|shortened|simplified|split|translated|updated|wrote|written';
/** “I added …”, “I’ve updated …”, or “Added a section …” as the very first words. */
const CLAIM = new RegExp(`^(?:(?:I|We)(?:['’]ve| have)?(?: also| now| just)? (?:${CHANGED})\\b|(?:Added|Created|Edited|Rewrote|Updated|Wrote) (?:an?|the|two|three|\\d+|new)\\b)`);
/** About another time, or about nothing. */
const DISCLAIMER = /\b(?:already|before|earlier|previous(?:ly)?|last time|nothing|no (?:files?|changes?|page|edits?))\b/i;
const NOTHING_CHANGED = /\b(?:nothing|no (?:files?|changes?|edits?)|not (?:change|edit|modify|write)|unable|could ?n[o’']?t|cannot)\b/i;
/** Does it say clearly that it changed files? Words that also say the opposite do not. */
function claimsChange(words) {
    const text = words.trim();
    if (NOTHING_CHANGED.test(text))
        return false;
    const sentences = text.split(/(?<=[.!?:])\s+|\n+/).map((one) => one.replace(/^[-*>#\s]+/, ''));
    return sentences.some((one, index) => {
        const bare = !/^(?:I|We)\b/.test(one);
        return CLAIM.test(one) && !DISCLAIMER.test(one) && !(bare && index > 0);
    });
}
/** What the request achieved: what the agent said first. Later words are about repairs. */
function achieved({ rounds = [], summary = '' }) {
    return [...rounds, summary].find((text) => text.trim() !== '') ?? '';
}
/** What the agent said after checks sent its work back. */
function repairsOf({ rounds = [], summary = '', }) {
    const said = [...rounds, summary].filter((text) => text.trim() !== '');
    return rounds.length === 0 ? [] : said.slice(1);
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

/***/ 23833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PS: () => (/* binding */ addMonths),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   Z0: () => (/* binding */ insistOnBudget),
/* harmony export */   ZM: () => (/* binding */ NOT_METERED),
/* harmony export */   _$: () => (/* binding */ UNMETERED),
/* harmony export */   aV: () => (/* binding */ monthBefore),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   hC: () => (/* binding */ Spending),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   lC: () => (/* binding */ leftOf),
/* harmony export */   mk: () => (/* binding */ spendingAt),
/* harmony export */   vo: () => (/* binding */ monthsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42423);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// What work costs and what may be spent. Amounts are whole millionths of a US dollar, because sums
// of fractions of a cent must not drift. Pure.




/** What a repository has spent on its latest day of work, and in that day's month. */
const Spending = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    date: zod__WEBPACK_IMPORTED_MODULE_3__/* .date */ .p6(),
    day: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    month: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
});
/** A billion dollars: sums stay exact whatever an endpoint says it used. */
const MOST = 10 ** 15;
/** Rounded up: a budget is never exceeded by what rounding hides. */
function costOf(usage, { input, output, cachedInput = input }) {
    const { inputTokens = 0, outputTokens = 0, cachedInputTokens = 0 } = usage;
    const parts = [
        [inputTokens - cachedInputTokens, input],
        [cachedInputTokens, cachedInput],
        [outputTokens, output],
    ];
    const millionths = parts.reduce((sum, [count, price]) => sum + BigInt(count) * BigInt(price), 0n);
    return Math.min(MOST, Number((millionths + 999999n) / 1000000n));
}
function spendingAt(known, now) {
    const today = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .isoDay */ .kh)(now);
    if (!known)
        return { date: today, day: 0, month: 0 };
    // Clocks differ: a machine may be in the next day already. A later day is a mistake.
    if (known.date >= today) {
        return known.date <= (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .isoDay */ .kh)(now + _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) ? known : { ...known, date: today };
    }
    const sameMonth = known.date.slice(0, 7) === today.slice(0, 7);
    return { date: today, day: 0, month: sameMonth ? known.month : 0 };
}
function spend(known, amount, now) {
    const { date, day, month } = spendingAt(known, now);
    return { date, day: Math.min(MOST, day + amount), month: Math.min(MOST, month + amount) };
}
/** The period with the least left, and how much. */
function leftOf(budget, spending) {
    const { day = Infinity, month = Infinity } = budget;
    const left = { day: day - spending.day, month: month - spending.month };
    const period = left.month <= left.day ? 'month' : 'day';
    return { period, left: left[period] };
}
const NAMES = { day: ['today', 'tomorrow'], month: ['this month', 'next month'] };
/** A request comes in. A budget that cannot be kept is not treated as unlimited. */
function insistOnBudget(budget, { spending, metered, now }) {
    if (!metered)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(NOT_METERED);
    const current = spendingAt(spending, now);
    const { period, left } = leftOf(budget, current);
    if (left > 0)
        return;
    const [name, later] = NAMES[period];
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH(`This repository has used ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(current[period])} of its budget of ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(budget[period] ?? 0)} for ${name} (UTC), so nothing was started. Raise \`budget.${period}\` in \`.github/docket.yml\`, or try again ${later}.`, { retryAfterSeconds: Math.max(1, Math.ceil((endOf(period, now) - now) / 1000)) });
}
function usedUp(budget, period) {
    const [name, later] = NAMES[period];
    return `The agent was stopped: this repository has used up its budget of ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(budget[period] ?? 0)} for ${name} (UTC). Work so far is kept on the branch. Raise \`budget.${period}\` in \`.github/docket.yml\`, or retry ${later}.`;
}
const NOT_METERED = 'Nothing was started: `budget` in `.github/docket.yml` cannot be kept, because Docket does not see what this agent uses. Give it its key in a variable that Docket knows, such as ANTHROPIC_API_KEY, use `model-url`, or remove `budget`.';
const UNMETERED = 'The agent was stopped: the model’s endpoint did not report the tokens it used, so `budget` in `.github/docket.yml` cannot be kept. Use an endpoint that reports them, or remove `budget`.';
function endOf(period, now) {
    const date = new Date(now);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    return period === 'month'
        ? Date.UTC(year, month + 1)
        : Date.UTC(year, month, date.getUTCDate() + 1);
}
// What jobs used in each UTC month. A request counts in the month in which it came. Pure.
const monthOf = (time) => time.slice(0, 7);
/** The month so many months ago; 0 is the present one. */
function monthBefore(now, months) {
    const date = new Date(now);
    return monthOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months)).toISOString());
}
/** The months in which a job used something, newest first. */
function monthsOf({ createdAt, turns }) {
    return addMonths([
        { ...none(monthOf(createdAt)), jobs: 1 },
        ...turns.map(({ receivedAt, usage = {} }) => ({
            ...none(monthOf(receivedAt)),
            instructions: 1,
            inputTokens: usage.inputTokens ?? 0,
            cachedInputTokens: usage.cachedInputTokens ?? 0,
            outputTokens: usage.outputTokens ?? 0,
            seconds: usage.seconds ?? 0,
            costMicros: usage.costMicros ?? 0,
            incomplete: usage.incomplete ?? false,
        })),
    ]);
}
/** One for each month, newest first. */
function addMonths(all) {
    const months = new Map();
    for (const one of all)
        months.set(one.month, add(months.get(one.month), one));
    return [...months.values()].sort((a, b) => (a.month > b.month ? -1 : 1));
}
function add(a, b) {
    if (!a)
        return b;
    return {
        month: a.month,
        jobs: a.jobs + b.jobs,
        instructions: a.instructions + b.instructions,
        inputTokens: a.inputTokens + b.inputTokens,
        cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
        outputTokens: a.outputTokens + b.outputTokens,
        seconds: a.seconds + b.seconds,
        costMicros: a.costMicros + b.costMicros,
        incomplete: a.incomplete || b.incomplete,
    };
}
const none = (month) => ({
    month,
    jobs: 0,
    instructions: 0,
    inputTokens: 0,
    cachedInputTokens: 0,
    outputTokens: 0,
    seconds: 0,
    costMicros: 0,
    incomplete: false,
});


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
/* harmony import */ var _shared_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66869);
// Templates for the title and the body of pull requests: literal text of the repository's maintainers
// with placeholders from a fixed list. Nothing is evaluated, and what is filled in is not read again.

const INLINE = ['summary', 'pages', 'requester'];
const BLOCKS = ['request', 'conversation', 'changes', 'checks'];
const TITLE_PLACEHOLDERS = INLINE;
const BODY_PLACEHOLDERS = [...INLINE, ...BLOCKS];
const DEFAULT_TITLE = 'docs: {summary}';
const DEFAULT_BODY = `{changes}

### Checks

{checks}

<details><summary>Conversation</summary>

{conversation}

</details>`;
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
    const tokens = (0,_shared_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .createMarkdown */ .S)().parse(`${text}\n\n${last}`, {});
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92610);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23833);
// The port behind which jobs are kept. Deciding is a pure function of what was read, because a
// store repeats the whole of read, decide, write when somebody else wrote in between.





// What must be decided together, for all jobs of a store.
const times = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig());
const StateRecord = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    /** Jobs that are active, or were when this was last written. */
    active: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** Times of the last hour's uses, by project. */
    uses: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ creates: times, messages: times })),
    spending: _money_js__WEBPACK_IMPORTED_MODULE_3__/* .Spending */ .hC.optional(),
    operations: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
const emptyState = Object.freeze({
    version: 1,
    active: [],
    uses: {},
    operations: [],
});
/** The most that `jobs: { at-once: N }` can say. */
const MOST_AT_ONCE = 100;
function wakeOrder({ projectId, turns, suspected: alone }, atOnce) {
    const next = turns.find(({ state }) => state === 'running' || state === 'queued');
    const { checks, workflow } = next?.origin ?? {};
    const background = checks !== undefined || workflow?.event === 'schedule';
    const kind = next?.state === 'running' ? 'begun' : background ? 'background' : 'person';
    return { project: projectId, kind, atOnce, alone };
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
                    months = (0,_money_js__WEBPACK_IMPORTED_MODULE_3__/* .addMonths */ .PS)([...months, ...(0,_money_js__WEBPACK_IMPORTED_MODULE_3__/* .monthsOf */ .vo)(job)]);
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

/***/ 66869:
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
    // What is nested deeper is read again at every level, and nobody writes it.
    const parser = (0,markdown_it__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ html: true, maxNesting: 20 });
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
