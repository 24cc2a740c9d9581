export const id = 9098;
export const ids = [9098,2099];
export const modules = {

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

/***/ 33379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ readDocsPaths),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   bK: () => (/* binding */ DEFAULT_DOCS_PATHS),
/* harmony export */   ov: () => (/* binding */ OUTSIDE),
/* harmony export */   xE: () => (/* binding */ CONTEXT_FOLDER)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
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
/** What becomes of a change with files outside: all of it is refused, or these are left out. */
const OUTSIDE = ['refuse', 'drop'];
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

/***/ 79109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ requestCancel),
/* harmony export */   Db: () => (/* binding */ jobId),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   Ng: () => (/* binding */ turnOfEvent),
/* harmony export */   XX: () => (/* binding */ deleteJob),
/* harmony export */   _S: () => (/* binding */ createJob),
/* harmony export */   cH: () => (/* binding */ retryFailed),
/* harmony export */   dU: () => (/* binding */ ofProject),
/* harmony export */   ej: () => (/* binding */ newTurn),
/* harmony export */   kY: () => (/* binding */ transition),
/* harmony export */   qS: () => (/* binding */ insistOnThread),
/* harmony export */   tj: () => (/* binding */ addMessage),
/* harmony export */   vY: () => (/* binding */ noteOutcome),
/* harmony export */   wf: () => (/* binding */ archiveJob),
/* harmony export */   zs: () => (/* binding */ rest)
/* harmony export */ });
/* unused harmony exports JOB_EVENTS, TRANSITIONS, decide */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20002);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23833);
// What is decided when a request comes in. Pure: a store may repeat it.







/** The same project and key always name the same job, so a repeated create finds the first one. */
function jobId(projectId, key) {
    return digest(`${projectId}\0${key}`).slice(0, 20);
}
function createJob(arrival, birth, limit) {
    return ({ state, job, threadJob }) => {
        if (job) {
            insistOnSameBody(job.turns[0], arrival);
            return { result: { kind: 'replayed', job } };
        }
        if (birth.joinThread && threadJob !== null) {
            return { result: { kind: 'thread-has-job', jobId: threadJob } };
        }
        const created = newRecord(arrival, birth);
        const { counted, quota } = count(state, 'creates', arrival, limit);
        const thread = (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadKey */ .GK)(arrival.origin ?? {});
        return {
            result: { kind: 'created', job: created, quota },
            story: 'created',
            job: created,
            state: activate(counted, created.id),
            threads: thread === undefined ? [] : [thread],
            wake: true,
        };
    };
}
/** `whenIdle`: whoever works on the job now could not confirm the request. */
function addMessage(id, arrival, limit, whenIdle = false) {
    return ({ state, job }) => {
        const known = ofProject(job, id, arrival.projectId);
        const turn = newTurn(arrival);
        const earlier = turn.key && known.turns.find(({ key }) => key === turn.key);
        if (earlier) {
            insistOnSameBody(earlier, arrival);
            return { result: { job: known } };
        }
        const resting = known.status !== 'active';
        const before = resting ? known : askedAgain(known, turn);
        if (whenIdle && !resting)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${known.id} ${REFUSALS.active}`);
        const next = {
            ...(0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .triedNow */ .D9)(transition(known, 'message', arrival.now)),
            turns: [...before.turns.map(withoutKept), withWorkOf(before.turns.at(-1), turn)],
            cancelRequested: resting ? false : known.cancelRequested,
            canceledBy: resting ? undefined : known.canceledBy,
            adoptions: resting ? 0 : known.adoptions,
            suspected: resting ? undefined : known.suspected,
            returned: resting ? undefined : known.returned,
            reason: null,
        };
        const { counted, quota } = count(state, 'messages', arrival, limit);
        const asked = (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadsOf */ .Dm)(known);
        return {
            result: { job: next, quota },
            story: `message ${next.turns.length} received`,
            job: next,
            state: activate(counted, id),
            // A thread that it was not asked for in before has this job from now on.
            threads: (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadsOf */ .Dm)(next)
                .filter((thread) => !asked.includes(thread))
                .map(String),
            wake: true,
        };
    };
}
/**
 * Somebody lost patience with a request that waits for something outside, and asked for the same again:
 * the new request replaces the one that waits, so that the work is done once.
 */
function askedAgain(job, { prompt, receivedAt }) {
    const last = job.turns.length - 1;
    const turn = job.turns[last];
    const isSame = turn?.state === 'running' && turn.prompt === prompt;
    if (!isSame || !job.waiting || job.lease !== null)
        return job;
    const reason = 'It was requested again before it could be finished.';
    return (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .withTurn */ .Qe)(job, last, { state: 'failed', endedAt: receivedAt, reason });
}
const withoutKept = ({ kept: _, ...turn }) => turn;
/** If the change was made and only publishing it failed, asking again publishes it without another agent run. */
function withWorkOf(last, turn) {
    if (last?.state !== 'failed' || !last.kept || last.prompt !== turn.prompt)
        return turn;
    const { kept, commit, intent, summary, rounds, files, dropped, checks } = last;
    return { ...turn, kept, commit, intent, summary, rounds, files, dropped, checks };
}
/**
 * A failed job goes on with the requests that failed, as an operator wants after an outage. They were
 * accepted and counted before.
 */
function retryFailed(id, now) {
    return (job) => {
        if (job?.status !== 'failed' || job.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD) {
            const what = job?.status === 'failed' ? 'cancelled by a person' : (job?.status ?? 'deleted');
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${id} is ${what}. Only failed jobs can be retried.`);
        }
        const last = job.turns.at(-1)?.endedAt;
        const turns = job.turns.map((turn) => turn.state === 'failed' && turn.endedAt === last
            ? { ...turn, state: 'queued', endedAt: undefined, reason: undefined }
            : turn);
        const next = {
            ...{ ...transition(job, 'message', now), turns, reason: null, lease: null },
            ...{ cancelRequested: false, adoptions: 0, suspected: undefined, returned: undefined },
        };
        return { result: undefined, story: 'retried by an operator', job: next, wake: true };
    };
}
function requestCancel(id, projectId, { by, now }) {
    return (job) => {
        const known = ofProject(job, id, projectId);
        if (known.status !== 'active' || known.cancelRequested)
            return { result: known };
        const asked = { cancelRequested: true, canceledBy: by, updatedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now) };
        const next = { ...(0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .triedNow */ .D9)(known), ...asked };
        const written = { result: next, story: 'cancel requested', job: next };
        // Nobody works on a job that waits for something outside.
        return known.waiting ? { ...written, wake: true } : written;
    };
}
function archiveJob(id, projectId, now) {
    return ({ state, job }) => {
        const known = ofProject(job, id, projectId);
        if (known.status === 'archived')
            return { result: known };
        const next = { ...transition(known, 'archive', now), lease: null };
        return { result: next, story: 'archived', job: next, archive: true, state: rest(state, id) };
    };
}
/** Deletes the job if it was archived before this time; answers whether it was. */
function deleteJob(id, projectId, before) {
    return ({ state, job }) => {
        const isOld = job?.status === 'archived' && (job.archivedAt ?? job.updatedAt) < before;
        const isOurs = projectId === undefined || job?.projectId === projectId;
        if (!isOld || !isOurs)
            return { result: false };
        return { result: true, story: 'deleted', deleted: job, state: rest(state, id) };
    };
}
/** A job of another project is as unknown as one that never was. */
function ofProject(job, id, projectId) {
    if (job && job.projectId === projectId)
        return job;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${JSON.stringify(id.slice(0, 80))} in this project. Check the id that creating the job answered.`);
}
/** The index of threads and the job's own record have to agree. */
function insistOnThread(job, thread) {
    if ((0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .threadsOf */ .Dm)(job).includes(thread))
        return;
    const name = thread.includes('#') ? thread : `#${thread}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CorruptState */ .nK(`The records say that ${name} has job ${job.id}, but that job knows nothing of ${name}. Nothing was changed. See docs/state.md for how to inspect the records, or start a new job.`);
}
function activate(state, id) {
    return { ...state, active: [...state.active.filter((other) => other !== id), id] };
}
function rest(state, id) {
    return { ...state, active: state.active.filter((other) => other !== id) };
}
function count(state, what, { projectId, now }, limit) {
    if (limit.allowance) {
        const { budget, metered } = limit.allowance;
        (0,_money_js__WEBPACK_IMPORTED_MODULE_6__/* .insistOnBudget */ .Z0)(budget, { spending: state.spending, metered, now });
    }
    const uses = state.uses[projectId] ?? { creates: [], messages: [] };
    const verdict = decide(uses[what], limit, now);
    if (!verdict.allowed) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RateLimited */ .JH(`This project has used its ${limit.perHour} ${what} of the hour. Try again in ${verdict.retryAfterSeconds} seconds; nothing was created.`, { retryAfterSeconds: verdict.retryAfterSeconds });
    }
    const { history, remaining, resetSeconds } = verdict;
    return {
        counted: { ...state, uses: { ...state.uses, [projectId]: { ...uses, [what]: history } } },
        quota: { remaining, resetSeconds },
    };
}
function newRecord(arrival, birth) {
    const time = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(arrival.now);
    return {
        version: 1,
        id: birth.id,
        projectId: arrival.projectId,
        status: 'active',
        repository: birth.repository,
        ref: birth.ref,
        model: birth.model,
        createdAt: time,
        updatedAt: time,
        archivedAt: null,
        ...(birth.proof === undefined ? {} : { proof: birth.proof }),
        ...(birth.continues === undefined ? {} : { continues: birth.continues }),
        turns: [newTurn(arrival)],
        lease: null,
        adoptions: 0,
        cancelRequested: false,
        work: null,
        reason: null,
        checks: [],
        usage: {},
        operations: [],
    };
}
/** What this idempotency key has led to in a job. */
function turnOfEvent({ turns }, idempotencyKey) {
    const key = digest(idempotencyKey);
    return turns.find((turn) => turn.key === key);
}
function newTurn({ prompt, origin, idempotencyKey, now }) {
    return {
        prompt,
        ...(origin === undefined ? {} : { origin }),
        receivedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now),
        state: 'queued',
        ...(idempotencyKey === undefined ? {} : { key: digest(idempotencyKey) }),
    };
}
function insistOnSameBody(turn, arrival) {
    if (turn?.prompt === arrival.prompt)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt('This Idempotency-Key was used before with another prompt. Use a new key for a new request; nothing was changed.');
}
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
// The states of a job. The table is the whole truth; nobody else writes `status`.
const JOB_EVENTS = (/* unused pure expression or super */ null && (['message', 'complete', 'fail', 'archive']));
const TRANSITIONS = {
    active: { message: 'active', complete: 'completed', fail: 'failed' },
    completed: { message: 'active', archive: 'archived' },
    failed: { message: 'active', archive: 'archived' },
    archived: {},
};
const REFUSALS = {
    active: 'is still active. Wait until it has finished, or cancel it first.',
    completed: 'is completed. Send it a message to continue.',
    failed: 'has failed. Send it a message to try again.',
    archived: 'is archived, which is final. Create a new job instead.',
};
function transition(job, event, now) {
    const status = TRANSITIONS[job.status][event];
    if (!status)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${job.id} ${REFUSALS[job.status]}`);
    return {
        ...job,
        status,
        updatedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now),
        archivedAt: status === 'archived' ? (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now) : job.archivedAt,
    };
}
/** `history` holds the times of earlier uses; the answer's holds this use too, old ones dropped. */
function decide(history, limit, now) {
    // A time in the future comes from another machine's clock: it counts as if it were now.
    const recent = history.map((time) => Math.min(time, now)).filter((time) => time > now - _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .HOUR_MS */ .iQ);
    if (recent.length < limit.perHour) {
        const used = [...recent, now];
        return {
            allowed: true,
            history: used,
            remaining: limit.perHour - used.length,
            resetSeconds: secondsUntilFree(used, now),
        };
    }
    // The place that frees first is the oldest of those that fill the limit.
    const blocking = recent.toSorted((a, b) => a - b).slice(recent.length - limit.perHour);
    return { allowed: false, retryAfterSeconds: secondsUntilFree(blocking, now) };
}
function secondsUntilFree(times, now) {
    const oldest = Math.min(...times);
    return Math.max(1, Math.ceil((oldest + _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .HOUR_MS */ .iQ - now) / 1000));
}
// What became of the pull request. Two runs may bring the same news, or old news after new ones: the
// host's own time of the last change decides, so the order in which they write does not matter.
/** Answers whether it was news. */
function noteOutcome(id, projectId, seen) {
    return ({ job }) => {
        const known = ofProject(job, id, projectId);
        const before = known.acceptance?.pull === seen.pull ? known.acceptance : undefined;
        const isOther = known.work?.pull?.number !== seen.pull;
        const isOld = before !== undefined && before.seenAt > seen.seenAt;
        if (isOther || isOld || (before && isSame(before, seen)))
            return { result: false };
        const next = { ...known, acceptance: seen };
        return { result: true, story: `pull request is ${seen.state}`, ...kept(next) };
    };
}
/** Comments change a pull request, too, but nothing that is recorded. */
function isSame(one, other) {
    return one.state === other.state && one.decidedAt === other.decidedAt;
}
/** An archived job stays where it is. */
function kept(job) {
    return { job, ...(job.status === 'archived' && { archive: true }) };
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

/***/ 26872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ listWaiting),
/* harmony export */   hV: () => (/* binding */ countWaiting),
/* harmony export */   t: () => (/* binding */ createDeliveries)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20189);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(465);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61557);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63685);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25066);
// What GitHub has delivered. A delivery and its ticket are one transaction, and its id is GitHub's own:
// however often it comes, it is worked on once.







function createDeliveries(database, hooks, clock) {
    const now = () => (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now());
    return {
        accept: (delivery, key, tenant) => database.transaction(async (tx) => {
            if (!(await insert(tx, delivery, now())))
                return false;
            await hooks.send({ delivery: delivery.guid }, key, tx, tenant);
            return true;
        }),
        async find(guid) {
            const row = await database.read((db) => db.selectFrom('delivery').select(COLUMNS).where('guid', '=', guid).executeTakeFirst());
            return row ? decode(row) : null;
        },
        ledTo: (guid, job) => database.transaction(async (tx) => {
            if (await noteJob(tx, guid, job))
                return;
            await hooks.send({ job }, `job ${job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfJob */ .Ft)(tx, job));
        }),
        async waitingFor(job) {
            const rows = await database.read((db) => db
                .selectFrom('delivery')
                .select(COLUMNS)
                .where('job', '=', job)
                .where('told_at', 'is', null)
                .orderBy('received_at')
                .execute());
            return rows.map(decode);
        },
        async told(guid) {
            await database.transaction((tx) => tx.updateTable('delivery').set({ told_at: now() }).where('guid', '=', guid).execute());
        },
        postpone: (ticket, waiting) => database.transaction(async (tx) => {
            await ticket.postpone(tx, waiting.nextAttempt ?? now());
            await note(tx, ticket.data, { waiting: JSON.stringify(waiting) });
        }),
        answered: (of) => database.transaction(async (tx) => {
            await note(tx, of, { waiting: null });
            await tryOthers(tx, of);
        }),
        bury: (of, reason, remove) => database.transaction(async (tx) => {
            await remove(tx);
            if ('job' in of && reason === _queue_js__WEBPACK_IMPORTED_MODULE_4__/* .WORKERS_DIED */ .Dg && (await isFresh(tx, of.job, clock))) {
                await hooks.send(of, `job ${of.job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfJob */ .Ft)(tx, of.job));
                return false;
            }
            await markDead(tx, of, reason, now());
            return true;
        }),
        replay: (guid, key) => database.transaction((tx) => replay(tx, guid, key, hooks)),
        unheard: (job, words) => addToReason(database, job, words),
        async purge(olderThanMs) {
            const before = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now() - olderThanMs);
            await database.transaction((tx) => tx.deleteFrom('delivery').where('received_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `${before}`).execute());
        },
    };
}
const COLUMNS = ['guid', 'event', 'payload', 'received_at', 'waiting'];
function decode({ received_at, waiting, ...row }) {
    return {
        ...row,
        receivedAt: received_at.getTime(),
        waiting: waiting ?? undefined,
    };
}
/** False: it is there already. */
async function insert(tx, { guid, digest, event, payload }, now) {
    const added = await tx
        .insertInto('delivery')
        .values({ guid, digest, event, payload: JSON.stringify(payload), received_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
    return Boolean(added.numInsertedOrUpdatedRows);
}
/** Whether the job is still active. */
async function noteJob(tx, guid, job) {
    await tx.updateTable('delivery').set({ job, told_at: null }).where('guid', '=', guid).execute();
    // Locked, so that a job that ends just now finds this delivery, or was seen here to be over.
    const found = await tx
        .selectFrom('job')
        .select('status')
        .where('id', '=', job)
        .forShare()
        .executeTakeFirst();
    return found?.status === 'active';
}
/** Those of the same repository that wait for GitHub. */
async function tryOthers(tx, of) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `
    select guid, job from docket.delivery where waiting is not null and dead_at is null
      and payload->'repository'->>'id' = (
        select payload->'repository'->>'id' from docket.delivery where ${which(of)} limit 1)`.execute(tx);
    await (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .hastenHooks */ .Gj)(tx, rows);
}
/** Whether its thread has waited for the end of this job for less than a day. */
async function isFresh(tx, job, clock) {
    const dayAgo = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now() - _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `select from docket.job
    where id = ${job} and updated_at > ${dayAgo}::timestamptz`.execute(tx);
    return rows.length > 0;
}
async function markDead(tx, of, reason, now) {
    const waiting = { since: now, attempts: 0, nextAttempt: null, reason };
    await note(tx, of, { dead_at: now });
    await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `update docket.delivery set waiting = ${JSON.stringify(waiting)}
    where ${which(of)} and waiting is null`.execute(tx);
}
async function replay(tx, guid, key, hooks) {
    const row = await tx
        .updateTable('delivery')
        .set({ waiting: null, dead_at: null })
        .where('guid', '=', guid)
        .where('dead_at', 'is not', null)
        .returning(['job', 'payload'])
        .executeTakeFirst();
    if (!row)
        return false;
    const { installation } = row.payload;
    const tenant = (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfInstallation */ .uc)(installation?.id ?? guid);
    if (row.job)
        await hooks.send({ job: row.job }, `job ${row.job}`, tx, tenant);
    else
        await hooks.send({ delivery: guid }, key, tx, tenant);
    return true;
}
async function addToReason(database, id, words) {
    const row = await database.read((db) => db.selectFrom('job').select('project').where('id', '=', id).executeTakeFirst());
    if (!row)
        return;
    const store = new _job_store_js__WEBPACK_IMPORTED_MODULE_2__/* .PostgresStore */ .pv({ database, project: row.project, wake: { async send() { } } });
    await store.update(id, (job) => {
        if (!job || job.reason?.includes(words))
            return { result: undefined };
        const reason = job.reason === null ? words : `${job.reason} ${words}`;
        const story = 'its thread cannot be written to';
        return { result: undefined, story, job: { ...job, reason } };
    });
}
const which = (of) => 'job' in of
    ? (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `job = ${of.job} and told_at is null`
    : (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `guid = ${of.delivery}`;
async function note(tx, of, change) {
    await tx.updateTable('delivery').set(change).where(which(of)).execute();
}
// What operators look at.
/** Those that wait for an answer of GitHub, those that nobody tries any more, and jobs that wait. */
async function countWaiting(database) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `
      select (count(*) filter (where dead_at is null))::int as count,
        coalesce(extract(epoch from now() - min(received_at) filter (where dead_at is null)), 0)::float8
          as seconds,
        count(dead_at)::int as dead,
        (select count(*)::int from docket.job
          where status = 'active' and position('"waiting":{' in record::text) > 0) as jobs
      from docket.delivery where waiting is not null`.execute(db));
    const { count = 0, seconds = 0, dead = 0, jobs = 0 } = rows[0] ?? {};
    const deliveries = { count, oldestSeconds: Math.max(0, seconds) };
    return { deliveries, deadDeliveries: dead, jobs };
}
const MOST_LISTED = 1_000;
/** The oldest first. */
async function listWaiting(database, { dead, limit = MOST_LISTED }) {
    const rows = await database.read((db) => db
        .selectFrom('delivery')
        .select(['guid', 'event', 'payload', 'received_at', 'waiting', 'dead_at'])
        .where('waiting', 'is not', null)
        .where('dead_at', dead ? 'is not' : 'is', null)
        .orderBy('received_at')
        .limit(limit)
        .execute());
    return rows.map(({ guid, event, payload, received_at, waiting, dead_at }) => ({
        ...waiting,
        ...{ guid, event, payload },
        repository: payload.repository?.full_name ?? null,
        receivedAt: received_at.toISOString(),
        deadAt: dead_at?.toISOString() ?? null,
    }));
}


/***/ }),

/***/ 19129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beatAsThread: () => (/* binding */ beatAsThread),
/* harmony export */   openHeartbeats: () => (/* binding */ openHeartbeats)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30417);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27466);
// Tells the queue that this process is still at work on its tickets, from a side thread: a main
// thread that is busy for longer than a heartbeat keeps its tickets. The thread has one connection,
// and only while there is a ticket.



const BEAT_MS = 2_500;
/** A main thread that says nothing for this long does not come back: others get its tickets. */
const SILENT_MS = 10 * 60_000;
const SAY_EVERY_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 64 };
function openHeartbeats(url, name, beatMs = BEAT_MS) {
    const held = new Set();
    let thread;
    let timer;
    let stopped = false;
    const say = () => thread?.postMessage([...held]);
    function start() {
        const setup = { url, name, beatMs };
        const started = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .startSideThread */ .Q3)({ task: 'heartbeats', setup }, MEMORY);
        started.on('error', () => { });
        started.on('exit', () => {
            if (thread !== started)
                return;
            thread = undefined;
            if (held.size > 0 && !stopped)
                ensure();
        });
        started.unref();
        return started;
    }
    function ensure() {
        thread ??= start();
        timer ??= setInterval(say, SAY_EVERY_MS).unref();
        say();
    }
    return {
        during(queue, handler) {
            return async (jobs) => {
                const tickets = jobs.map(({ id, retryCount }) => ({ queue, id, retryCount }));
                for (const ticket of tickets)
                    held.add(ticket);
                ensure();
                try {
                    await handler(jobs);
                }
                finally {
                    for (const ticket of tickets)
                        held.delete(ticket);
                    say();
                }
            };
        },
        async stop() {
            stopped = true;
            clearInterval(timer);
            await thread?.terminate();
        },
    };
}
/** What the thread does until it is ended. */
function beatAsThread() {
    const { url, name, beatMs } = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setupOfThread */ .LO)();
    let held = [];
    let heardAt = Date.now();
    let boss;
    async function open() {
        const opened = new pg_boss__WEBPACK_IMPORTED_MODULE_1__/* .PgBoss */ .zJ({
            connectionString: url,
            application_name: name,
            max: 1,
            migrate: false,
            schedule: false,
            supervise: false,
        });
        opened.on('error', () => { });
        await opened.start();
        return opened;
    }
    async function beat() {
        if (held.length === 0 || Date.now() - heardAt > SILENT_MS)
            return;
        boss ??= await open();
        for (const [queue, tickets] of Map.groupBy(held, (ticket) => ticket.queue))
            await boss.touch(queue, tickets);
    }
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tickets) => {
        held = tickets;
        heardAt = Date.now();
    });
    void (async () => {
        for (;;) {
            // The database may be starting again: the next beat finds out.
            await beat().catch(() => { });
            await new Promise((resolve) => setTimeout(resolve, beatMs));
        }
    })();
}


/***/ }),

/***/ 465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   IX: () => (/* binding */ CANCELS),
/* harmony export */   YI: () => (/* binding */ deleteJobs),
/* harmony export */   pv: () => (/* binding */ PostgresStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20189);
/* harmony import */ var _jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92610);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20002);
/* harmony import */ var _jobs_money_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23833);
/* harmony import */ var _jobs_publisher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62305);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23524);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _shared_freeze_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93553);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25066);
// Jobs of one project in PostgreSQL. A decision is made under the job's row lock, and one that
// counts against the hourly limit under the project's, which is always taken first.










/** Tells workers at once that a job was cancelled. */
const CANCELS = 'docket_cancels';
/** How many writes back a writer can recognize its own, after a commit whose outcome is unclear. */
const REMEMBERED_WRITES = 8;
class PostgresStore {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** The same jobs, for whoever works on one: what is done is not given up while the database is away. */
    until(signal) {
        return new PostgresStore({ ...this.#options, until: signal });
    }
    get(id) {
        const { database } = this.#options;
        return database.read(async (db) => (await this.#find(db, id))?.record ?? null, this.#repeating);
    }
    update(id, decide, also) {
        const mark = newMark();
        let decided;
        return this.#transaction(async (tx) => {
            const found = await this.#find(tx, id, true);
            if (decided && found?.record.operations.includes(mark))
                return decided.result;
            decided = decide(found?.record ?? null);
            await this.#write(tx, found, decided, mark);
            await also?.(tx);
            return decided.result;
        });
    }
    updateShared(id, decide, { thread, counted, fresh } = {}) {
        const mark = newMark();
        let decided;
        return this.#transaction(async (tx) => {
            const { state, suspended } = counted ? await this.#lockState(tx) : { state: _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyState */ .p$ };
            const found = fresh && !decided ? undefined : await this.#find(tx, id, true);
            if (decided && found?.record.operations.includes(mark))
                return decided.result;
            const threadJob = thread === undefined ? null : await this.#jobOfThread(tx, thread);
            const write = decide({ state, job: found?.record ?? null, threadJob });
            decided = write;
            if (write.story === undefined)
                return write.result;
            // Here, because only under the row's lock is it still so when the job is written.
            if (write.wake && suspended !== undefined)
                throw isSuspended(suspended);
            const also = counted && write.state && this.#countUses(tx, write.state);
            await this.#write(tx, found, write, mark, also);
            if (write.deleted)
                await deleteJobs(tx, [id]);
            for (const one of write.threads ?? [])
                await this.#writeThread(tx, one, id);
            return write.result;
        });
    }
    active() {
        return this.#ids((status) => status === 'active');
    }
    list() {
        return this.#ids((status) => status !== 'archived');
    }
    async archivedBefore(time) {
        const rows = await this.#options.database.read((db) => db
            .selectFrom('job')
            .select('id')
            .where('project', '=', this.#options.project)
            .where('status', '=', 'archived')
            .where('updated_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `${time}`)
            .execute());
        return rows.map(({ id }) => id);
    }
    jobOfThread(thread) {
        return this.#options.database.read((db) => this.#jobOfThread(db, thread));
    }
    async countPulls() {
        const { project } = this.#options;
        const { rows } = await this.#options.database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `
        select count(waiting_since)::int as waiting,
          count(*) filter (where waiting_since is not null or status <> 'completed')::int as most
        from docket.job where project = ${project} and status <> 'archived'`.execute(db));
        return rows[0] ?? { waiting: 0, most: 0 };
    }
    /** Repeated also when the connection broke at the commit: the mark shows whether it happened. */
    #transaction(work) {
        const { database, project } = this.#options;
        return database.transaction(work, { ...this.#repeating, knowsItself: true, project });
    }
    get #repeating() {
        return { until: this.#options.until };
    }
    async #ids(wanted) {
        const rows = await this.#options.database.read((db) => db
            .selectFrom('job')
            .select(['id', 'status'])
            .where('project', '=', this.#options.project)
            .where('status', '!=', 'archived')
            .orderBy('created_at')
            .orderBy('id')
            .execute());
        return rows.filter(({ status }) => wanted(status)).map(({ id }) => id);
    }
    async #find(db, id, locked = false) {
        const row = await db
            .selectFrom('job')
            .select(['record', 'fence'])
            .where('id', '=', id)
            .where('project', '=', this.#options.project)
            .$if(locked, (query) => query.forUpdate())
            .executeTakeFirst();
        return row && { record: decode(row.record, id), fence: Number(row.fence) };
    }
    async #write(tx, before, { story, job, wake }, mark, also) {
        if (story === undefined || !job) {
            if (also)
                await tx.executeQuery(also);
            return;
        }
        const operations = [...(before?.record.operations ?? []), mark].slice(-REMEMBERED_WRITES);
        const record = JSON.stringify({ ...job, operations });
        this.#options.guard?.(record);
        const written = this.#jobQuery(tx, before, job, record);
        const order = wake && (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .wakeOrder */ .bk)(job, this.#options.atOnce);
        // In one statement: each costs a way to the database and back.
        const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `
      with written as (${written}) ${also ? (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `, counted as (${also})` : (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) ``}
      select ${order ? (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_7__/* .nextPriority */ .kj)(order) : (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `null`} as priority`.execute(tx);
        const startAfter = job.waiting?.nextAttempt ?? undefined;
        if (order)
            await this.#options.wake.send(tx, job.id, { ...order, ...rows[0], startAfter });
        const rests = before?.record.status === 'active' && job.status !== 'active';
        // What the API asked for is asked about there. What somebody ticked on the list has no thread.
        const isAwaited = job.turns.some(({ origin: { thread, workflow } = {} }) => thread ?? workflow);
        if (rests && isAwaited) {
            await this.#options.wake.ended?.(tx, job.id);
        }
        if (job.cancelRequested && !before?.record.cancelRequested) {
            await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `select pg_notify(${CANCELS}, ${job.id})`.execute(tx);
        }
    }
    #jobQuery(tx, before, job, record) {
        const values = { ...listed(job), status: job.status, record, updated_at: job.updatedAt };
        if (before) {
            const taken = job.lease !== null && job.lease.token !== before.record.lease?.token;
            return tx
                .updateTable('job')
                .set({ ...values, fence: before.fence + (taken ? 1 : 0) })
                .where('id', '=', job.id)
                .where('fence', '=', String(before.fence));
        }
        const { project } = this.#options;
        const created_at = job.createdAt;
        return tx.insertInto('job').values({ id: job.id, project, fence: 0, created_at, ...values });
    }
    /**
     * Creates and messages of one project wait for each other here, so that the limit is exact. Rows that
     * only refer to the project, such as its views, do not wait.
     */
    async #lockState(tx) {
        const { project } = this.#options;
        const row = await tx
            .selectFrom('project')
            .select(['uses', 'spending', 'suspended_at', 'repo'])
            .where('id', '=', project)
            .where('removed_at', 'is', null)
            .forNoKeyUpdate()
            .executeTakeFirst();
        if (!row)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .NotFound */ .Mk(`There is no project \`${project}\` any more. Add it with docket projects add.`);
        return { state: decodeState(project, row), ...(row.suspended_at && { suspended: row.repo }) };
    }
    #countUses(tx, { uses, spending }) {
        const { project } = this.#options;
        return tx
            .updateTable('project')
            .set({
            uses: JSON.stringify(uses[project]),
            spending: spending === undefined ? null : JSON.stringify(spending),
        })
            .where('id', '=', project);
    }
    async #jobOfThread(db, thread) {
        const row = await db
            .selectFrom('thread')
            .select('job')
            .where('project', '=', this.#options.project)
            .where('thread', '=', thread)
            .executeTakeFirst();
        return row?.job ?? null;
    }
    async #writeThread(tx, thread, job) {
        await tx
            .insertInto('thread')
            .values({ project: this.#options.project, thread, job })
            .onConflict((conflict) => conflict.columns(['project', 'thread']).doUpdateSet({ job }))
            .execute();
    }
}
const newMark = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('base64url');
/** What they cost stays in the sums of their months. */
async function deleteJobs(tx, ids) {
    await tx.deleteFrom('thread').where('job', 'in', ids).execute();
    await tx.deleteFrom('job').where('id', 'in', ids).execute();
}
function isSuspended(repo) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .Forbidden */ .cw(`The GitHub App is suspended in ${repo}, so nothing was started. Unsuspend it, then try again.`);
}
function decodeState(project, { uses, spending }) {
    const state = { ..._jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyState */ .p$, uses: { [project]: uses }, ...(spending ? { spending } : {}) };
    const checked = _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .StateRecord */ .lv.safeParse(state);
    if (checked.success)
        return checked.data;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CorruptState */ .nK(`The counts of project \`${project}\` in the database cannot be read. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/** A record that cannot be read stops here; it is never taken for a job that is not there. */
function decode(record, id) {
    const checked = _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .JobRecord */ .h2.safeParse(record);
    const branch = checked.data?.work?.branch;
    const ours = branch === undefined || (0,_jobs_publisher_js__WEBPACK_IMPORTED_MODULE_4__/* .branchNames */ .nG)(id).includes(branch);
    if (checked.success && checked.data.id === id && ours)
        return (0,_shared_freeze_js__WEBPACK_IMPORTED_MODULE_9__/* .deepFreeze */ .o)(checked.data);
    const issue = checked.error?.issues[0];
    const named = ours ? 'it is of another job' : `its branch \`${branch}\` is not one of the job's`;
    const what = issue ? `\`${issue.path.join('.')}\` is invalid (${issue.message})` : named;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CorruptState */ .nK(`The record of job ${id} in the database cannot be read: ${what}. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/**
 * What lists and sums need of a job, in columns beside its record. Nothing in SQL looks into the record
 * itself, because PostgreSQL cannot read a JSON text with U+0000 in it.
 */
function listed(job) {
    const accepted = (0,_jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptedJob */ .BD)(job);
    return {
        search: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .searchText */ .wK)(job),
        waiting_since: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .waitingSince */ .Y2)(job),
        months: JSON.stringify((0,_jobs_money_js__WEBPACK_IMPORTED_MODULE_3__/* .monthsOf */ .vo)(job)),
        accepted: accepted && JSON.stringify(accepted),
        decided_at: accepted?.decidedAt ?? null,
    };
}


/***/ }),

/***/ 63685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ WORKERS_DIED),
/* harmony export */   Uv: () => (/* binding */ openQueue),
/* harmony export */   _5: () => (/* binding */ migrateQueues),
/* harmony export */   _f: () => (/* binding */ SLOTS)
/* harmony export */ });
/* unused harmony exports QUEUES, MOST_OF_A_TENANT, supervise */
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30417);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61812);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17375);
/* harmony import */ var _heartbeats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19129);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61557);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25066);
// pg-boss: which worker has which ticket, and whether it is still alive. A ticket names what there is
// to do and holds none of it: no prompt is in it, and the worker takes the oldest request itself.








/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 2;
const STOP_MS = 30_000;
const AGAIN_MS = 2_000;
/** What is the same every few seconds, such as lost notifications behind PgBouncer, is said this often. */
const SAY_AGAIN_MS = 10 * 60_000;
/** Every queue. Each has fair turns between tenants, or holds nothing of a tenant. */
const QUEUES = {
    turns: defineQueue('turns', {
        // Of the tickets of one job, in order, one at a time; other jobs do not wait for them.
        policy: 'key_strict_fifo',
        // A turn may take as long as its project allows; the heartbeat notices the death of a worker.
        expireInSeconds: 23 * 3600,
        retryLimit: 5,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'turns-dead',
    }),
    hooks: defineQueue('hooks', {
        // A command never overtakes another on its thread.
        policy: 'key_strict_fifo',
        // No reply takes longer than this; then another worker tries.
        expireInSeconds: 600,
        retryLimit: 5,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 120,
        deadLetter: 'hooks-dead',
    }),
    checks: defineQueue('checks', {
        policy: 'key_strict_fifo',
        expireInSeconds: 600,
        retryLimit: 3,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'checks-dead',
    }),
    logs: defineQueue('logs', {
        // One ticket for each part of a file, whoever finds it.
        policy: 'exclusive',
        // As long as the largest file takes that cannot be read in parts.
        expireInSeconds: 3600,
        retryLimit: 20,
        retryDelay: 3,
        deleteAfterSeconds: 3600,
    }),
    housekeeping: defineQueue('housekeeping', {
        // What is due again while it is still being done is not done twice.
        policy: 'exclusive',
        expireInSeconds: 3600,
        retryLimit: 3,
        retryDelay: 60,
        pollSeconds: 30,
    }),
};
function defineQueue(name, { policy, pollSeconds = 2, ...options }) {
    const { deadLetter } = options;
    const polling = {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
    };
    return {
        async create(boss) {
            if (deadLetter !== undefined) {
                const options = { policy: 'standard', retryLimit: 10_000, notify: true };
                await boss.createQueue(deadLetter, options);
            }
            const updated = { ...options, notify: true, heartbeatSeconds: HEARTBEAT_SECONDS };
            await boss.createQueue(name, { ...updated, policy });
            await boss.updateQueue(name, updated);
        },
        open: (boss, heartbeats, taking) => ({
            async send(data, key, tx, order) {
                await boss.send(name, data, { singletonKey: key, ...order, ...within(tx) });
            },
            async schedule(key, cron, data) {
                // Once for all the times at which no worker was there.
                await boss.schedule(name, cron, data, { key, singletonKey: key, missed: 'once' });
            },
            async work(slots, handler) {
                const takeOne = async () => {
                    let worker = '';
                    const take = heartbeats.during(name, async ([job]) => {
                        const { data, signal, id, retryCount } = job;
                        const held = { name, id, retryCount };
                        const complete = async (tx) => {
                            await boss.complete(name, { id, retryCount }, null, within(tx));
                        };
                        const admit = (tx, group, atOnce) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .admitTicket */ .u1)(tx, { ...held, group }, atOnce);
                        const postpone = (tx, until) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .postponeTicket */ .Dq)(tx, held, until);
                        const again = retryCount > 0;
                        const back = (tx) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .putBack */ .pK)(tx, held);
                        // Or it would wait out its poll before it looks for the next ticket.
                        boss.notifyWorker(worker);
                        await untilAvailable(() => handler({ data, again, signal, complete, admit, postpone, putBack: back }), signal);
                    });
                    worker = await boss.work(name, { ...polling, groupConcurrency: _turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .GROUPS */ .fd }, take);
                };
                const start = async () => {
                    for (let slot = 0; slot < slots; slot++)
                        await takeOne();
                };
                taking.queues.set(name, start);
                if (!taking.paused)
                    await start();
            },
            async workDead(handler) {
                if (deadLetter === undefined)
                    return;
                await boss.work(deadLetter, { ...polling, includeMetadata: true }, async ([dead]) => {
                    const { data, sourceId, sourceOutput } = dead;
                    const remove = async (tx) => {
                        if (sourceId)
                            await boss.deleteJob(name, sourceId, within(tx));
                    };
                    await handler({ data, reason: reasonOf(sourceOutput), remove });
                });
            },
        }),
    };
}
/** How many tickets of one tenant all workers together work on at a time, so that others have slots, too. */
const MOST_OF_A_TENANT = { hooks: 2, checks: 1, logs: undefined };
/** For each process that works. */
const SLOTS = { hooks: 6, checks: 3, logs: 1 };
function fair(queue, name) {
    const most = MOST_OF_A_TENANT[name];
    return {
        ...queue,
        send: async (data, key, tx, tenant) => queue.send(data, key, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .tenantOrder */ .Jt)(tx, { queue: name, tenant, most })),
    };
}
/** A database that is away costs a ticket none of its attempts. */
async function untilAvailable(attempt, signal) {
    for (;;) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StoreUnavailable */ .us) || signal.aborted)
                throw error;
            await _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml.sleep(AGAIN_MS, signal).catch(() => { });
        }
    }
}
const within = (tx) => (tx ? { db: (0,pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .fromKysely */ .Uq)(tx) } : {});
/** Nobody said why: their heartbeats stopped. */
const WORKERS_DIED = 'Its workers died.';
function reasonOf(output) {
    const { message } = (output ?? {});
    return typeof message === 'string' && message !== '' ? message : WORKERS_DIED;
}
async function migrateQueues(url) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({ connectionString: url, max: 2, supervise: false, schedule: false });
    boss.on('error', () => { });
    try {
        await boss.start();
        for (const queue of Object.values(QUEUES))
            await queue.create(boss);
        for (const statement of _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .OBJECTS */ .fQ)
            await boss.getDb().executeSql(statement);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error);
    }
    finally {
        await boss.stop({ graceful: false });
    }
}
async function openQueue(url, log, { name = 'docket-queue', beatMs, schedules = false, sendsOnly = false } = {}) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({
        connectionString: url,
        application_name: name,
        // Its statements are short. As many looks at a time as there are queues would keep as many open.
        max: 1,
        migrate: false,
        schedule: schedules,
        useListenNotify: !sendsOnly,
        supervise: false,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    const said = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .createRemembered */ .f)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, SAY_AGAIN_MS);
    const warn = (words) => void said(words, async () => log.warn(`The queue: ${words}`));
    boss.on('error', (error) => warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error))));
    boss.on('warning', ({ message }) => warn(message));
    try {
        await boss.start();
    }
    catch (error) {
        await boss.stop({ graceful: false });
        throw wrongVersion(error) ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error);
    }
    const stopping = new AbortController();
    if (!sendsOnly)
        void supervise(boss, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, stopping.signal);
    const heartbeats = (0,_heartbeats_js__WEBPACK_IMPORTED_MODULE_4__.openHeartbeats)(url, name, beatMs);
    const taking = { paused: false, queues: new Map() };
    const turns = QUEUES.turns.open(boss, heartbeats, taking);
    const hooks = fair(QUEUES.hooks.open(boss, heartbeats, taking), 'hooks');
    const listeners = new Set();
    return {
        turns,
        hooks,
        checks: fair(QUEUES.checks.open(boss, heartbeats, taking), 'checks'),
        logs: fair(QUEUES.logs.open(boss, heartbeats, taking), 'logs'),
        housekeeping: QUEUES.housekeeping.open(boss, heartbeats, taking),
        async send(tx, job, order) {
            const { project: id, atOnce, startAfter } = order;
            const group = { id, ...(atOnce && { tier: String(atOnce) }) };
            const priority = order.priority ?? (await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .readPriority */ .Z8)(tx, order));
            await turns.send({ job }, job, tx, { priority, group, ...(startAfter && { startAfter }) });
        },
        work: (handler) => turns.work(1, ({ data, signal }) => handler(data.job, signal)),
        ended: async (tx, job) => hooks.send({ job }, `job ${job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .tenantOfJob */ .Ft)(tx, job)),
        async listen(channel, onPayload) {
            const opened = await boss.getDb().listen?.(channel, onPayload, () => { });
            const listener = {
                async close() {
                    listeners.delete(listener);
                    await opened?.close();
                },
            };
            listeners.add(listener);
            return listener;
        },
        async pause() {
            if (taking.paused)
                return;
            taking.paused = true;
            for (const queue of taking.queues.keys())
                await boss.offWork(queue, { wait: false });
        },
        async resume() {
            if (!taking.paused)
                return;
            taking.paused = false;
            for (const start of taking.queues.values())
                await start();
        },
        async stop() {
            stopping.abort();
            await Promise.all([...listeners].map((listener) => listener.close()));
            await boss.stop({ graceful: true, timeout: STOP_MS });
            await heartbeats.stop();
        },
    };
}
/** A heartbeat is a write, so only a write shows that workers can be heard. */
const WRITE = `select pg_logical_emit_message(true, 'docket', '')`;
/**
 * Gives the tickets of dead workers to others. While the database is away, no worker can be heard, so
 * this begins again only when it has answered for as long as a worker may be silent.
 */
async function supervise(boss, clock, signal) {
    const everyMs = SUPERVISE_SECONDS * 1000;
    let wellSince = clock.now();
    let answeredAt = clock.now();
    while (!signal.aborted) {
        try {
            await boss.getDb().executeSql(WRITE);
            const now = clock.now();
            // The answer took long, or this process did not run.
            if (now - answeredAt > 3 * everyMs)
                wellSince = now;
            answeredAt = now;
            if (now - wellSince >= HEARTBEAT_SECONDS * 1000) {
                await boss.supervise();
                await boss.getDb().executeSql(_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .TAKE_OVER */ .Tn);
            }
        }
        catch {
            wellSince = clock.now();
        }
        await clock.sleep(everyMs, signal).catch(() => { });
    }
}
function wrongVersion(error) {
    const words = error instanceof Error ? error.message : '';
    if (!/pg-boss (?:is not installed|database requires migrations)/.test(words))
        return undefined;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The queue in the database belongs to another version of this program. Run `docket migrate --database URL` with the newest one.', { cause: error });
}


/***/ }),

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openStuckJobs: () => (/* binding */ openStuckJobs)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20189);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79109);
/* harmony import */ var _jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41173);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
/* harmony import */ var _deliveries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26872);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(465);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61557);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63685);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98638);
// What an operator can see and do about jobs that do not go on: their leases and tickets, and how to give
// them to another worker, try them again, or end them.











/** For one call; the next one finds the others. */
const MOST_LISTED = 5_000;
async function openStuckJobs(url, clock, log) {
    const database = await (0,_stores_js__WEBPACK_IMPORTED_MODULE_9__.openChecked)(url, clock);
    const queue = await (0,_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .openQueue */ .Uv)(url, log).catch(async (error) => {
        await database.close();
        throw error;
    });
    const show = (id) => showJob(database, id);
    const storeOf = (project) => new _job_store_js__WEBPACK_IMPORTED_MODULE_6__/* .PostgresStore */ .pv({ database, project, wake: queue });
    async function active(id) {
        const { project, status } = await show(id);
        if (status === 'active')
            return storeOf(project);
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${id} is ${status}, so no worker is at work on it. Nothing was changed.`);
    }
    return {
        show,
        async requeue(id) {
            const { project, status } = await show(id);
            if (status === 'failed') {
                await storeOf(project).update(id, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .retryFailed */ .cH)(id, clock.now()), async (tx) => {
                    // Whoever asked for it is told the new end.
                    await tx.updateTable('delivery').set({ told_at: null }).where('job', '=', id).execute();
                });
                return show(id);
            }
            const store = await active(id);
            await database.transaction((tx) => drop(tx, id));
            await store.update(id, (job) => ({
                ...{ result: undefined, story: 'requeued', wake: true },
                job: { ...job, lease: null },
            }));
            return show(id);
        },
        failedSince: (time, words) => failedSince(database, time, words),
        async fail(id, reason) {
            const store = await active(id);
            await store.update(id, (0,_jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__/* .giveUp */ .Ht)(reason, clock.now()), (tx) => drop(tx, id));
            return show(id);
        },
        deliveries: (dead) => (0,_deliveries_js__WEBPACK_IMPORTED_MODULE_5__/* .listWaiting */ .Ki)(database, { dead }),
        replay: (guid, key) => (0,_deliveries_js__WEBPACK_IMPORTED_MODULE_5__/* .createDeliveries */ .t)(database, queue.hooks, clock).replay(guid, key),
        async close() {
            await queue.stop();
            await database.close();
        },
    };
}
async function showJob(database, id) {
    const row = await database.read((db) => db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst());
    if (!row)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${id} in the database. Check the ID.`);
    const tickets = await database.read((db) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_7__/* .listTicketsOf */ .V9)(db, id));
    const { project, status, updated_at: updated, fence, record } = row;
    const { token: _, ...lease } = record.lease ?? { token: '', counter: 0 };
    return {
        ...{ id, project, status, updated: updated.toISOString(), fence: Number(fence), tickets },
        lease: record.lease && lease,
        waiting: record.waiting ?? null,
    };
}
/** A worker that still has one is told to stop, and its writes are refused. */
async function drop(tx, id) {
    await (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_7__/* .deleteTicketsOf */ .gC)(tx, id);
    await (0,kysely__WEBPACK_IMPORTED_MODULE_10__/* .sql */ .l) `select pg_notify(${_job_store_js__WEBPACK_IMPORTED_MODULE_6__/* .CANCELS */ .IX}, ${id})`.execute(tx);
}
async function failedSince(database, time, words) {
    const rows = await database.read((db) => db
        .selectFrom('job')
        .select(['id', 'project', 'record', 'updated_at'])
        .where('status', '=', 'failed')
        .where('updated_at', '>=', (0,kysely__WEBPACK_IMPORTED_MODULE_10__/* .sql */ .l) `${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(time)}`)
        .orderBy('updated_at')
        .limit(MOST_LISTED)
        .execute());
    return rows.flatMap(({ id, project, record, updated_at: at }) => {
        // One that cannot be read stays as it is.
        const reason = (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessCorrupt */ .UL)(() => (0,_job_store_js__WEBPACK_IMPORTED_MODULE_6__/* .decode */ .D4)(record, id))?.reason;
        if (reason == null || reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD)
            return [];
        if (!reason.toLowerCase().includes(words.toLowerCase()))
            return [];
        return [{ id, project, failed: at.toISOString(), reason }];
    });
}


/***/ }),

/***/ 42423:
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

/***/ 93553:
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

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRemembered)
/* harmony export */ });
/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
function createRemembered(clock, forMs) {
    // Oldest first.
    const reads = new Map();
    return (key, read) => {
        const now = clock.now();
        for (const [old, { at }] of reads) {
            if (now - at < forMs)
                break;
            reads.delete(old);
        }
        const known = reads.get(key);
        if (known)
            return known.found;
        const found = read();
        reads.set(key, { at: now, found });
        return found;
    };
}


/***/ }),

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit.




/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.setup;
/** The thread was ended because it took more than it may. */
class ThreadLimitReached extends Error {
    limit;
    constructor(limit) {
        super(`A side thread reached its limit of ${limit}.`);
        this.limit = limit;
    }
}
/** Answers questions, one after the other. It starts with the first, and again after it was ended. */
class SideThread {
    #task;
    #limits;
    #worker;
    #last = Promise.resolve();
    constructor(task, limits) {
        this.#task = task;
        this.#limits = limits;
    }
    /** `give` answers what the thread asks back. */
    ask(question, { signal, give } = {}) {
        const answer = this.#last.then(() => this.#ask(question, give, signal));
        this.#last = answer.catch(() => { });
        return answer;
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #start() {
        const { entry, memoryMb: maxOldGenerationSizeMb, youngMb } = this.#limits;
        const worker = startSideThread({ task: this.#task, entry }, { maxOldGenerationSizeMb, ...(youngMb && { maxYoungGenerationSizeMb: youngMb }) });
        worker.on('error', () => { });
        worker.on('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #ask(question, give, signal) {
        signal?.throwIfAborted();
        const { timeMs, clock } = this.#limits;
        const worker = this.#worker ?? this.#start();
        const over = new AbortController();
        const { promise, resolve, reject } = Promise.withResolvers();
        const say = (message) => worker.postMessage(message);
        const hear = (message) => {
            if ('answer' in message)
                resolve(message.answer);
            else if ('failed' in message)
                reject(new Error(message.failed));
            else {
                const { id, wanted } = message;
                Promise.resolve(give?.(wanted)).then((given) => say({ given, id }), reject);
            }
        };
        const fail = (error) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached('memory') : error);
        const exit = () => reject(new Error('A side thread ended before it answered.'));
        worker.on('message', hear).on('error', fail).on('exit', exit).ref();
        clock
            .sleep(timeMs, over.signal)
            .then(() => reject(new ThreadLimitReached('time')))
            .catch(() => { });
        const stop = () => reject(signal?.reason);
        signal?.addEventListener('abort', stop, { once: true });
        try {
            say({ question });
            return await promise;
        }
        catch (error) {
            await this.close();
            throw error;
        }
        finally {
            over.abort();
            signal?.removeEventListener('abort', stop);
            worker.off('message', hear).off('error', fail).off('exit', exit).unref();
        }
    }
}
/** What such a thread does until it is ended. `want` asks whoever asked. */
function answerAsThread(answer) {
    const wanting = new Map();
    let asked = 0;
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on('message', (message) => {
        if ('given' in message) {
            wanting.get(message.id)?.(message.given);
            wanting.delete(message.id);
        }
        else {
            answer(message.question, want).then((found) => say({ answer: found }), (error) => say({ failed: error instanceof Error ? error.message : String(error) }));
        }
    });
}


/***/ }),

/***/ 35238:
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

/***/ 12099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ isAway),
/* harmony export */   fm: () => (/* binding */ waitFor),
/* harmony export */   i3: () => (/* binding */ Patience),
/* harmony export */   tK: () => (/* binding */ BRIEFLY_MS)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52926);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35238);
// Waiting for something outside: GitHub, the database, or a rate limit. What was done is kept, nothing is
// done twice, and the work goes on by itself once there is an answer. Pure: whoever works obeys.





/** After this long, a person decides what becomes of it. */
const WAIT_MS = _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const PAUSE = { baseMs: 4_000, capMs: 5 * 60_000, spread: 0.5 };
const MAX_REASON = 500;
/**
 * There was no answer: neither a yes nor a no. Whoever decides something from an answer passes this
 * error on, and whoever does the work tries it again. What may have happened is looked for then.
 */
function isAway(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P)
        return error.passes;
    return [_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF].some((kind) => error instanceof kind);
}
/** How work that met this error goes on; undefined: it does not go on by itself. */
function waitFor(error, before, { now, random }) {
    if (!isAway(error))
        return undefined;
    const since = before ? Date.parse(before.since) : now;
    const attempts = (before?.attempts ?? 0) + 1;
    const asked = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH ? error.retryAfterSeconds * 1000 : 0;
    const next = now + asked + (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoff */ .JN)(attempts - 1, PAUSE, random);
    if (next > since + WAIT_MS)
        return undefined;
    const reason = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .bound */ .$s)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error), MAX_REASON);
    return { since: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(since), attempts, nextAttempt: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(next), reason };
}
/** How long a request without an answer is repeated before the work itself has to wait. */
const BRIEFLY_MS = 10_000;
/**
 * Of a process that does its work itself to the end, such as a workflow run: it waits for as long as
 * this, once. Until something works again, everything else is only tried briefly.
 */
class Patience {
    #ms;
    #isOver = false;
    constructor(ms) {
        this.#ms = ms;
    }
    get limitMs() {
        return this.#isOver ? Math.min(BRIEFLY_MS, this.#ms) : this.#ms;
    }
    gaveUp() {
        this.#isOver = true;
    }
    answered() {
        this.#isOver = false;
    }
}


/***/ })

};
