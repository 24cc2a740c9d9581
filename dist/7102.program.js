export const id = 7102;
export const ids = [7102];
export const modules = {

/***/ 48388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pH: () => (/* binding */ SECRET_INPUTS),
  TL: () => (/* binding */ parseInputs),
  Ko: () => (/* binding */ readInputs)
});

// UNUSED EXPORTS: FORMATS

// EXTERNAL MODULE: ./.build/program/src/changes/docs-paths.js
var docs_paths = __webpack_require__(96098);
// EXTERNAL MODULE: ./.build/program/src/contract/dates.js
var dates = __webpack_require__(24490);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/freeze.js
var freeze = __webpack_require__(93553);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js + 1 modules
var shared_glob = __webpack_require__(14202);
;// CONCATENATED MODULE: ./.build/program/src/action/input-reader.js
// Reads one input at a time and collects the problems, so that all of them are reported together.

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
        if (globs.length > shared_glob/* MAX_GLOBS */.zt)
            this.insist(false, `Input \`${name}\` has more than ${shared_glob/* MAX_GLOBS */.zt} globs.`);
        const wrong = globs
            .slice(0, shared_glob/* MAX_GLOBS */.zt)
            .flatMap((glob) => (0,shared_glob/* globProblem */.AI)(glob.replace(/^!/, '')) ?? []);
        for (const sentence of wrong) {
            this.problems.push({
                inLog: `Input \`${name}\`: ${sentence}`,
                onThread: `Input \`${name}\` contains a glob that is not valid.`,
            });
        }
        this.insist(globs.length === 0 || !globs.every((glob) => glob.startsWith('!')), `Input \`${name}\` only excludes files; add a glob for the files to include.`);
        return globs;
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
function listed(values) {
    return values.map((value) => `\`${value}\``).join(', ');
}

// EXTERNAL MODULE: ./.build/program/src/action/quick-look.js
var quick_look = __webpack_require__(82222);
;// CONCATENATED MODULE: ./.build/program/src/action/inputs.js
// All inputs as one frozen object, read once. Names and defaults are those of action.yml.






const MODES = ['auto', 'job', 'command', 'views', 'sweep', 'doctor', 'improve'];
const COMMAND_PERMISSIONS = ['triage', 'write', 'maintain', 'admin'];
const RANGES = ['last-7-days', 'last-30-days', 'previous-week', 'previous-month'];
const FORMATS = ['csv', 'json', 'html', 'parquet'];
const DEFAULT_FORMATS = ['csv', 'json', 'html'];
/** Inputs that must never be printed; masked before anything is logged. */
const SECRET_INPUTS = ['api-key', 'model-key', 'github-token', 'state-key'];
function parseInputs(get) {
    const { inputs, wrong } = readInputs(get);
    if (wrong)
        throw wrong.inLog;
    return inputs;
}
/** With `wrong`, the inputs are good for nothing but telling so: defaults stand in for the invalid. */
function readInputs(get) {
    const reader = new InputReader(get);
    const inputs = (0,freeze/* deepFreeze */.o)(read(reader));
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
            inLog: new errors/* InvalidRequest */.zh(`${many}. Fix ${them} under \`with:\` in this step.`, {
                details: inLog,
            }),
            onThread: new errors/* InvalidRequest */.zh(`The workflow is not set up correctly, so nothing was started. ${many}. Fix ${them} under \`with:\` in the workflow file, then comment the command again. The log of the workflow run shows the values.`, { details: onThread }),
        },
    };
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
            word: reader.matching('command', quick_look/* COMMAND_WORD */.J1, 'must be a slash followed by a word, such as `/docs`') ?? '/docs',
            permission: reader.choice('permission', COMMAND_PERMISSIONS, 'write'),
            allowedBots: reader.list('allowed-bots'),
        },
        embedded: {
            agentCommand: reader.text('agent-command'),
            modelUrl: url(reader, 'model-url'),
            modelKey: reader.text('model-key'),
            model: reader.text('model'),
            docsPaths: orDefault(reader.globs('docs-paths'), docs_paths/* DEFAULT_DOCS_PATHS */.b),
            baseRef: reader.matching('base-ref', REF_NAME, 'must be a branch name'),
            checkCommand: reader.text('check-command'),
            draft: reader.flag('draft', false),
            stateRef: reader.matching('state-ref', STATE_REF, 'must be a full ref, such as refs/docket/state') ??
                'refs/docket/state',
            stateKey: reader.text('state-key'),
        },
        views: {
            range: reader.choice('range', RANGES, 'last-7-days'),
            dateFrom: date(reader, 'date-from'),
            dateTo: date(reader, 'date-to'),
            formats: reader.choices('formats', FORMATS, DEFAULT_FORMATS),
            compare: reader.flag('compare', true),
            top: reader.wholeNumber('top', { min: 1, max: 1000 }) ?? 25,
            accessLogs: reader.list('access-logs'),
            artifactName: reader.matching('artifact-name', /^[^":<>|*?\r\n\\/]+$/, 'must be a plain file name') ??
                'page-views',
            retentionDays: reader.wholeNumber('retention-days', { min: 1, max: 400 }),
        },
    };
}
/** Long enough that nobody can guess it from a signature that everyone can read. */
const MIN_STATE_KEY = 32;
const REF_NAME = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\\x00-\x1f\x7f]+(?<![/.])$/;
const STATE_REF = new RegExp(`^refs/[^/]+/(?:${REF_NAME.source.slice(1, -1)})$`);
function insistOnRules(reader, { service, job, command, embedded, views }) {
    const remote = reader.text('base-url') !== undefined;
    reader.insist(!remote || (service.apiKey !== undefined && reader.text('project-id') !== undefined), 'Input `base-url` requires `api-key` and `project-id`. You can find both on the API keys page of the project.');
    reader.insist(remote || service.apiKey === undefined, 'Input `api-key` is set without `base-url`. Set `base-url` to use the service, or remove the key.');
    reader.insist(remote || job.wait, 'Input `wait: false` requires `base-url`, because an embedded job runs inside this step and ends with it.');
    reader.insist(job.jobId === undefined || job.prompt !== undefined, 'Input `job-id` requires a `prompt`: the message that continues the job.');
    reader.insist(reader.text('mode') !== 'job' || job.prompt !== undefined, 'Input `mode: job` requires a `prompt` that tells the agent what to do.');
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
    const isDay = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && (0,dates/* isDate */.$)(value);
    return reader.matching(name, isDay, 'must be a date such as 2026-11-01');
}
function orDefault(list, fallback) {
    return list.length > 0 ? list : [...fallback];
}


/***/ }),

/***/ 82222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ COMMENT_EVENTS),
/* harmony export */   J1: () => (/* binding */ COMMAND_WORD),
/* harmony export */   Uv: () => (/* binding */ mayHoldCommand),
/* harmony export */   ey: () => (/* binding */ mayInstruct)
/* harmony export */ });
/* unused harmony export quickLook */
/* harmony import */ var _text_line_start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57039);
// By far the most common run is for a comment that is not a command. This check of the event costs
// one file read; anything that is not clearly such a comment goes to the full program.

const COMMENT_EVENTS = {
    issue_comment: { action: 'created', text: 'comment' },
    pull_request_review_comment: { action: 'created', text: 'comment' },
    pull_request_review: { action: 'submitted', text: 'review' },
};
const COMMAND_WORD = /^\/[\w-]+$/;
/** Why there is nothing to do, or undefined if a closer look is needed. */
function quickLook(env, readEvent) {
    const mode = env.INPUT_MODE?.trim() || 'auto';
    const event = COMMENT_EVENTS[env.GITHUB_EVENT_NAME ?? ''];
    if (!event || !env.GITHUB_EVENT_PATH || !['auto', 'command'].includes(mode))
        return undefined;
    const payload = parse(() => readEvent(env.GITHUB_EVENT_PATH ?? ''));
    const body = payload?.[event.text]?.body;
    if (typeof body !== 'string' || payload?.action !== event.action)
        return undefined;
    const word = env.INPUT_COMMAND?.trim() || '/docs';
    // The full program says what is wrong with the word.
    if (!COMMAND_WORD.test(word))
        return undefined;
    if (mayHoldCommand(body, word))
        return undefined;
    if (mayInstruct(payload, Boolean(env['INPUT_BASE-URL']?.trim())))
        return undefined;
    return `no line of the comment starts with ${word}`;
}
/** Does any line start with the word? Only a parser can tell whether a reader sees it there. */
function mayHoldCommand(body, word) {
    for (let at = body.indexOf(word); at >= 0; at = body.indexOf(word, at + word.length)) {
        if ((0,_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .startsLine */ .Q)(body, at) && (0,_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .isWord */ .J)(body, at, word))
            return true;
    }
    return false;
}
/** A review that requests changes, perhaps of a job's work. Only our own service's branches have its names. */
function mayInstruct({ review, pull_request }, remote) {
    if (review?.state !== 'changes_requested')
        return false;
    return remote || pull_request?.head?.ref?.startsWith('docket/') === true;
}
// biome-ignore lint/suspicious/noExplicitAny: an event of any shape; each step down is guarded
function parse(read) {
    try {
        return JSON.parse(read());
    }
    catch {
        // The full program reports what is wrong with the event.
        return undefined;
    }
}


/***/ }),

/***/ 57755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide),
/* harmony export */   U: () => (/* binding */ readCommand)
/* harmony export */ });
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93818);
/* harmony import */ var _thread_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31359);
/* harmony import */ var _quick_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82222);
// Turns an event and the inputs into one trigger. `ignored` carries its reason for the log.



async function decide(event, inputs) {
    const { mode } = inputs;
    switch (mode) {
        case 'command':
            return command(event, inputs);
        case 'job':
            return job(event, inputs);
        case 'views':
        case 'sweep':
        case 'doctor':
        case 'improve':
            return { kind: mode };
        case 'auto':
            return byEvent(event, inputs);
    }
}
async function byEvent(event, inputs) {
    if (isCommentEvent(event.name))
        return command(event, inputs);
    if (inputs.job.prompt !== undefined)
        return job(event, inputs);
    if (event.name === 'schedule')
        return { kind: 'views' };
    if (event.name === 'pull_request' || event.name === 'pull_request_target') {
        return closedPull(event.payload);
    }
    if (event.name === 'workflow_run' || event.name === 'check_suite') {
        return failedChecks(event, inputs.service.baseUrl !== undefined);
    }
    return ignored(`the event \`${event.name}\` does not start anything; set \`prompt\` or \`mode\``);
}
async function command({ name, payload, thread }, inputs) {
    if (!isCommentEvent(name))
        return ignored(`the event \`${name}\` is not a comment`);
    const expected = _quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_EVENTS */ .Ae[name]?.action;
    if (payload.action !== expected) {
        return ignored(`the comment was ${payload.action}; only new comments can run commands`);
    }
    const said = name === 'pull_request_review' ? review(payload) : comment(payload, name);
    const { word, allowedBots } = inputs.command;
    const parsed = await readCommand(said.body ?? '', word);
    const remote = inputs.service.baseUrl !== undefined;
    if (!parsed && !(0,_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .mayInstruct */ .ey)(payload, remote))
        return ignored(`no line of the comment starts with ${word}`);
    if ((0,_thread_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwnComment */ ._M)(said.body ?? ''))
        return ignored('Docket wrote the comment itself');
    const bot = isBot(said.user);
    const author = said.user?.login;
    if (bot && !allowedBots.includes(author ?? '')) {
        return ignored(`${author} is a bot that is not listed in \`allowed-bots\``);
    }
    const problem = whyNoToken(name, payload);
    if (problem)
        return ignored(problem);
    if (!author || !thread || !said.id || !said.createdAt) {
        return ignored('the event is incomplete: it has no author, thread, or comment');
    }
    const remark = {
        author,
        namedBot: bot,
        comment: { id: said.id, kind: said.kind },
        askedAt: said.createdAt,
        opener: said.opener,
        thread,
        isPull: Boolean(payload.pull_request ?? payload.issue?.pull_request),
        pull: headOf(payload.pull_request, payload),
        url: said.url ?? '',
    };
    if (parsed)
        return { kind: 'command', command: parsed, ...remark };
    return { kind: 'review', body: said.body ?? '', ...remark };
}
/**
 * People paste text that others wrote; the agent gets only what they could see of it. The Markdown
 * parser is loaded only for a comment in which a line starts with the word.
 */
async function readCommand(body, word) {
    if (!(0,_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldCommand */ .Uv)(body, word))
        return null;
    const { parseCommand } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(8175)]).then(__webpack_require__.bind(__webpack_require__, 88175));
    const command = parseCommand(body, word);
    if (!command || !('prompt' in command))
        return command;
    const prompt = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(command.prompt).trim();
    return prompt === '' ? { kind: 'help' } : { ...command, prompt };
}
function comment({ comment }, name) {
    const inReview = name === 'pull_request_review_comment';
    return {
        id: comment?.id,
        kind: inReview ? 'review-comment' : 'issue',
        body: comment?.body,
        user: comment?.user,
        createdAt: comment?.created_at,
        url: comment?.html_url,
        opener: inReview ? (comment?.in_reply_to_id ?? comment?.id) : undefined,
    };
}
function review({ review }) {
    return {
        id: review?.id,
        kind: 'review',
        body: review?.body,
        user: review?.user,
        createdAt: review?.submitted_at,
        url: review?.html_url,
        opener: undefined,
    };
}
function job({ payload, thread: own }, { job }) {
    if (job.prompt === undefined)
        return ignored('there is no `prompt`');
    const { issueNumber } = job;
    const thread = issueNumber ?? own;
    // A thread set by an input is not the one the event is about.
    const about = thread === own ? payload : {};
    const askedAt = about.comment?.created_at ?? (about.pull_request ?? about.issue)?.updated_at;
    return {
        kind: 'job',
        prompt: (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(job.prompt),
        jobId: job.jobId,
        thread,
        isPull: Boolean(about.pull_request ?? about.issue?.pull_request),
        pull: headOf(about.pull_request, payload),
        askedAt,
    };
}
function closedPull(payload) {
    const pull = payload.pull_request;
    if (payload.action !== 'closed') {
        return ignored(`the pull request was ${payload.action}; only closing it has an effect`);
    }
    const head = headOf(pull, payload);
    if (!pull?.number || !head?.sameRepository || !head.headRef.startsWith('docket/')) {
        return ignored('Docket did not open the closed pull request');
    }
    return {
        kind: 'archive',
        pull: pull.number,
        headRef: head.headRef,
        merged: pull.merged === true,
    };
}
/** Nobody waits for an answer, so everything that is not about a job is ignored here. */
function failedChecks({ payload, workflow }, remote) {
    const { workflow_run: run, check_suite: suite, repository } = payload;
    const { conclusion, head_branch: headRef, head_sha: headSha } = run ?? suite ?? {};
    if (payload.action !== 'completed' || !['failure', 'timed_out'].includes(conclusion ?? '')) {
        return ignored('no check failed');
    }
    if (!headRef || !headSha || (!remote && !headRef.startsWith('docket/'))) {
        return ignored('the checks are not on a job’s branch');
    }
    if (run && run.head_repository?.full_name !== repository?.full_name) {
        return ignored('the checks are on a fork’s branch');
    }
    if (run?.path !== undefined && run.path.replace(/@.*$/, '') === workflow) {
        return ignored('it is this workflow that failed');
    }
    if (suite?.app?.slug === 'github-actions') {
        return ignored('runs of GitHub Actions are reported as `workflow_run`');
    }
    return { kind: 'checks', headRef, headSha };
}
function isBot(user) {
    return user?.type === 'Bot' || user?.login?.endsWith('[bot]') === true;
}
/** Such runs get a read-only token and no secrets, so they cannot reply. */
function whyNoToken(name, payload) {
    if (name === 'issue_comment')
        return undefined;
    const remedy = 'comment in the conversation of the pull request instead';
    if (payload.sender?.login === 'dependabot[bot]') {
        return `reviews by Dependabot run without a write token; ${remedy}`;
    }
    if (headOf(payload.pull_request, payload)?.sameRepository)
        return undefined;
    return `reviews on pull requests from forks run without a write token; ${remedy}`;
}
function headOf(pull, payload) {
    if (!pull?.head?.ref || !pull.head.sha)
        return undefined;
    const from = pull.head.repo?.full_name;
    return {
        headRef: pull.head.ref,
        headSha: pull.head.sha,
        sameRepository: from !== undefined && from === payload.repository?.full_name,
        open: pull.state !== 'closed',
    };
}
function isCommentEvent(name) {
    return Object.hasOwn(_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_EVENTS */ .Ae, name);
}
const ignored = (reason) => ({ kind: 'ignored', reason });


/***/ }),

/***/ 57039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isWord),
/* harmony export */   Q: () => (/* binding */ startsLine)
/* harmony export */ });
// Lines of Markdown, for those who must not load its parser.
/** Does a line start here? Up to three spaces may come first; four make code. */
function startsLine(text, at) {
    let start = at;
    while (at - start < 3 && text[start - 1] === ' ')
        start -= 1;
    return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}
/** Spaces end a word, and nothing else: an invisible or look-alike character makes another word. */
function isWord(text, at, word) {
    return text.startsWith(word, at) && /^[ \t\u00a0\r\n]?$/.test(text.charAt(at + word.length));
}


/***/ }),

/***/ 31359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X4: () => (/* binding */ markerPrefix),
/* harmony export */   _8: () => (/* binding */ MARKER_START),
/* harmony export */   _M: () => (/* binding */ isOwnComment),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* unused harmony export MARKER_PHASES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
// The invisible line in Docket's own comments: which event the comment answers, and which job that
// led to. With a key it is signed, so that no one else's text passes for it; without one (a token
// that changes with each run) the caller has to look at who wrote the comment.

const MARKER_START = '<!-- docket ';
/**
 * `sending`: written right before the instruction is sent, so that a run that finds it knows that
 * something may have happened. `sent`: the service answered, and the job is known. `told`: an answer
 * that leads to no job, such as a refusal. `answer`: one that a newer one replaces, such as a status.
 * `link`: where a pull request says which job made it.
 */
const MARKER_PHASES = ['sending', 'sent', 'told', 'answer', 'link'];
function writeMarker(marker, scope) {
    const fields = [markerPrefix(marker.event) + marker.phase];
    if (marker.job !== undefined)
        fields.push(`job=${encode(marker.job)}`);
    if (marker.closed)
        fields.push('closed');
    if (scope.key !== undefined)
        fields.push(`sig=${signature(marker, scope.key, scope)}`);
    return `${fields.join(' ')} -->`;
}
/** What every marker of this event starts with, to search for. */
function markerPrefix(event) {
    return `${MARKER_START}${encode(event)} `;
}
/** The marker that a comment begins with; null when there is none or its signature is not ours. */
function readMarker(body, scope) {
    const match = LINE.exec(body);
    const [, event = '', phase, job, closed, sig] = match ?? [];
    const known = MARKER_PHASES.find((name) => name === phase);
    if (!known)
        return null;
    const marker = { event: decode(event), phase: known };
    if (job !== undefined)
        marker.job = decode(job);
    if (closed !== undefined)
        marker.closed = true;
    if (scope.key === undefined)
        return marker;
    return sig !== undefined && same(sig, signature(marker, scope.key, scope)) ? marker : null;
}
/** Somebody still has to finish this reply. */
function isOpen({ phase, closed }) {
    return (phase === 'sending' || phase === 'sent') && !closed;
}
function isOwnComment(body) {
    return LINE.test(body);
}
const LINE = /^\s*<!-- docket ([\w%.~]+) ([a-z]+)(?: job=([\w%.~]+))?( closed)?(?: sig=(\w+))? -->/;
function signature({ event, phase, job, closed }, key, scope) {
    const place = [scope.repository.toLowerCase(), scope.thread];
    const signed = JSON.stringify([...place, event, phase, job, closed ?? false]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', `docket marker ${key}`).update(signed).digest('hex').slice(0, 32);
}
function same(one, other) {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(a, b);
}
/** Hyphens, too: two of them would end the HTML comment. */
function encode(value) {
    return encodeURIComponent(value.toWellFormed()).replace(/[-!'()*]/g, (char) => {
        return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
    });
}
function decode(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}


/***/ }),

/***/ 41425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   So: () => (/* binding */ checksFail),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   x3: () => (/* binding */ wentWell)
/* harmony export */ });
/* unused harmony export OUTCOMES */
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
// How an instruction ended, in the words of the action's `outcome`.

const OUTCOMES = (/* unused pure expression or super */ null && ([
    'pull-request',
    'branch',
    'no-changes',
    'failed',
    'cancelled',
    'archived',
    'timed-out',
    'started',
    'unknown',
    'ignored',
    'dry-run',
]));
const FAILURES = new Set(['failed', 'timed-out', 'unknown']);
function isFailure(outcome) {
    return FAILURES.has(outcome);
}
/** There is a pull request, but nobody should merge it yet. */
function checksFail(job) {
    return job?.status === 'completed' && (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .failing */ .Jr)(job.docket?.checks).length > 0;
}
/** What the reaction says: 🚀 or 😕. */
function wentWell({ outcome, job }) {
    return !isFailure(outcome) && !checksFail(job);
}
/** Of a job in whatever state it was last seen. */
function outcomeOf(job) {
    switch (job.status) {
        case 'completed':
            // The pull request of an earlier instruction is still there, but this one added nothing.
            if (job.docket?.changed === false)
                return 'no-changes';
            if (job.prLink)
                return 'pull-request';
            return job.docket?.compareLink ? 'branch' : 'no-changes';
        case 'failed':
            return job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD ? 'cancelled' : 'failed';
        case 'archived':
            return 'archived';
        default:
            return 'started';
    }
}


/***/ }),

/***/ 53755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   Gx: () => (/* binding */ minutes),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   y: () => (/* binding */ cost)
/* harmony export */ });
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42423);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93818);


/** `1 h 5 min`, `3 min 20 s`, `12 s`. */
function duration(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (h > 0)
        return `${h} h ${min} min`;
    return min > 0 ? `${min} min ${s} s` : `${s} s`;
}
/** `1 minute`, `30 minutes`. */
function minutes(count) {
    return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}
/** The job's checks as a list, each with its sign. */
function checks(job) {
    return (job.docket?.checks ?? [])
        .slice(0, 50)
        .map(({ name, ok, summary }) => `- ${ok ? '✅' : '❌'} ${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(name)}: ${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(summary)}`)
        .join('\n');
}
function usage(job) {
    const { steps, inputTokens, outputTokens } = job.docket?.usage ?? {};
    const tokens = (inputTokens ?? 0) + (outputTokens ?? 0);
    const parts = [
        steps === undefined ? '' : `${steps} ${steps === 1 ? 'step' : 'steps'}`,
        tokens === 0 ? '' : `${tokens.toLocaleString('en')} tokens`,
        cost(job),
    ];
    return parts.filter((part) => part !== '').join(', ');
}
/** What the latest instruction cost; empty when nothing is priced. */
function cost(job) {
    const { costMicros, incomplete } = job.docket?.usage ?? {};
    if (costMicros === undefined)
        return '';
    if (!incomplete)
        return (0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E)(costMicros);
    return costMicros === 0 ? 'cost unknown' : `at least ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E)(costMicros)}`;
}
function facts(job, voice, took = '') {
    const model = job.model ? `\`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(job.model)}\`` : '';
    return small([`job \`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(job.id)}\``, model, took, usage(job), run(voice)]);
}
function run({ runUrl }) {
    return runUrl ? `[workflow run](${runUrl})` : '';
}
function small(parts) {
    const kept = parts.filter((part) => part !== '');
    return kept.length === 0 ? '' : `<sub>${kept.join(' · ')}</sub>`;
}
/** Only a real web address becomes a link. */
function link(address) {
    return (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .isWebAddress */ .d3)(address) ? address : `\`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(address)}\``;
}
function paragraphs(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ })

};
