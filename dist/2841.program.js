export const id = 2841;
export const ids = [2841];
export const modules = {

/***/ 64561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ replyAt),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   lP: () => (/* binding */ followUpsOf),
/* harmony export */   qG: () => (/* binding */ redacting),
/* harmony export */   rm: () => (/* binding */ buildBotContext)
/* harmony export */ });
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29419);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _events_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14774);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31697);




/** What is the same in a workflow run and on a server is added here. */
function buildBotContext(given, config) {
    return {
        ...given,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemRuntime */ .gh)(given.log),
        read: (body) => (0,_events_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommands */ .P)(body, given.style.word),
        settings: async () => followUpsOf(await config()),
    };
}
function followUpsOf(config) {
    const { review, 'fix-checks': fixChecks, 'list-issue': listIssue, drift, jobs } = config;
    return {
        reviews: review === 'instructions',
        fixChecks,
        fixDrift: drift.fix,
        batches: jobs.batch === 'open',
        listIssue,
    };
}
/** `heading` stands above whatever the answer says. */
function replyAt(bot, event, place, heading) {
    return new _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .Reply */ .v(event, place, scopeOf(bot, place.thread), bot, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}
// A host that never publishes a secret, wherever it came from.
/** The secrets are read for each text: tokens change. */
function redacting(host, secrets) {
    const redact = (text) => (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R0)(secrets).redact(text);
    return {
        ...host,
        createComment: (place, body, marker) => host.createComment(place, redact(body), marker),
        editComment: (comment, body) => host.editComment(comment, redact(body)),
        // Logs hold what programs printed, and GitHub masks only the secrets that it knows.
        failedChecks: async (sha) => (await host.failedChecks(sha)).map(({ name, output }) => ({
            name: redact(name),
            output: async () => redact(await output()),
        })),
    };
}


/***/ }),

/***/ 31697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61015);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86227);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72142);
// Docket's one answer to an event: created once, found again by its marker, edited as things move.
// That the host refuses it is logged, and whoever depends on it can ask. If the host does not answer at
// all, whoever says something learns so: it has to be said later.





/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;
class Reply {
    event;
    place;
    #scope;
    #deps;
    #comment;
    /** What it says, as far as we know. */
    #body;
    #isNew = false;
    #marker;
    #heading;
    #shownAt = Number.NEGATIVE_INFINITY;
    #gone = false;
    #endedBefore = false;
    constructor(event, place, scope, deps, heading = '') {
        this.#heading = heading;
        this.event = event;
        this.place = place;
        this.#scope = scope;
        this.#deps = deps;
        this.#marker = { event, phase: 'told' };
    }
    /** What an earlier run answered to the same event, if it did. */
    async find() {
        const prefix = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(this.event);
        const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
        const found = marked.find(({ marker }) => marker.event === this.event);
        if (!found)
            return null;
        this.take(found);
        return found.marker;
    }
    /** It is this comment. */
    take({ comment, marker }) {
        this.#comment = comment;
        this.#body = comment.body;
        this.#marker = marker;
        this.#endedBefore = isEnded(marker);
    }
    /** Where it is, for a link. */
    get url() {
        return this.#comment?.url;
    }
    /** Its last words were a new comment, of which the host notifies people; it never does of edits. */
    get notifies() {
        return this.#isNew;
    }
    /** An earlier run of the event had followed its job to the end. */
    get endedBefore() {
        return this.#endedBefore;
    }
    /**
     * Where another run of the same event has answered before us, its answer stays and ours goes:
     * answers what it had got to. Of any number of runs that do this, one answer is left.
     */
    async giveWay() {
        const { host, log } = this.#deps;
        const ours = this.#comment;
        const marker = ours ? await this.find() : null;
        if (!marker || ours?.id === this.#comment?.id)
            return null;
        this.#rememberIt();
        // If ours cannot be deleted, the other run still continues.
        if (ours)
            await host.deleteComment(ours).catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        return marker;
    }
    /**
     * Says it at once, and answers whether it stands there: the host may refuse it. From a `sending`
     * answer on, somebody has to finish it.
     */
    async say(text, marker) {
        this.#marker = { ...marker, event: this.event };
        const stands = await this.#write(text);
        this.#rememberIt();
        return stands;
    }
    /** What the next words will carry; nothing is said for it alone. */
    note(marker) {
        this.#marker = { ...marker, event: this.event };
        this.#rememberIt();
    }
    /** Says it when the last edit is long enough ago, or now; what comes next will say more anyway. */
    async progress(text, now = false) {
        if (!now && this.#deps.clock.now() - this.#shownAt < EDIT_EVERY_MS)
            return;
        await this.#write(text).catch((error) => this.#warn(error));
    }
    /** What keeps it from going on for now, unless an earlier run brought a job to its end. */
    async wait(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (isEnded(this.#marker))
                return;
            // Nothing is done yet: whoever tries again does not take this for the answer.
            if (this.#marker.phase === 'told')
                this.#marker = { ...this.#marker, closed: true };
            await this.#write(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    /** The last words of this run. `open`: another run will say more. */
    async finish(text, { open = false } = {}) {
        this.#marker = { ...this.#marker, closed: !open };
        await this.#write(text);
        this.#deps.remember(null);
    }
    /**
     * The last words when it failed. An earlier run may have answered the event: its comment is edited,
     * unless that run brought a job to its end.
     */
    async fail(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (!isEnded(this.#marker))
                await this.finish(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    #warn(error) {
        this.#deps.log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
    #rememberIt() {
        if (!this.#comment || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(this.#marker))
            return;
        const { kind, id } = this.#comment;
        this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
    }
    async #write(text) {
        const { host, clock } = this.#deps;
        if (this.#gone)
            return false;
        this.#shownAt = clock.now();
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(this.#marker, this.#scope);
        const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commentBody */ .I2)(marker, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([this.#heading, text]));
        // An edit that changes nothing counts against the host's limits all the same.
        if (this.#comment && body === this.#body)
            return true;
        try {
            this.#isNew = this.#comment === undefined;
            if (this.#comment)
                await host.editComment(this.#comment, body);
            else
                this.#comment = await host.createComment(this.place, body, marker);
            this.#body = body;
            return true;
        }
        catch (error) {
            // Someone deleted the answer: they do not want it, and it does not come back.
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk && this.#comment)
                this.#gone = true;
            else if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoAnswer */ .Uz)(error))
                throw error;
            else
                this.#warn(error);
            return false;
        }
    }
}
function isEnded({ phase, closed }) {
    return phase === 'sent' && closed === true;
}
/** Comments that carry a marker of ours, oldest first. Unsigned ones count when we wrote them. */
async function findMarked(host, place, text, scope) {
    const comments = await host.findComments(place, text);
    if (comments.length === 0)
        return [];
    const marked = comments.flatMap((comment) => {
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(comment.body, scope);
        return marker ? [{ comment, marker }] : [];
    });
    if (scope.key !== undefined && eventsOf(marked).size === marked.length)
        return marked;
    const self = await host.self();
    const ours = marked.filter(({ comment }) => comment.author === self);
    if (scope.key === undefined)
        return ours;
    // A signature can be copied, also into an older comment: where we answered, only that counts.
    const answered = eventsOf(ours);
    return marked.filter((one) => ours.includes(one) || !answered.has(one.marker.event));
}
const eventsOf = (marked) => new Set(marked.map(({ marker }) => marker.event));


/***/ }),

/***/ 92939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ eventOf),
/* harmony export */   Gz: () => (/* binding */ driftPrompt),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   _3: () => (/* binding */ checksPrompt),
/* harmony export */   nS: () => (/* binding */ replyPlaceOf),
/* harmony export */   vm: () => (/* binding */ commentOf)
/* harmony export */ });
/** What a job is asked then: the same for every check of a commit. */
function checksPrompt(headSha) {
    return [
        `Checks failed on this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context quotes their output. Find the cause, and fix it if it is in the documentation.',
        'If it is not, change nothing and say what the cause is.',
    ].join(' ');
}
/** What a job is asked to do about it: the same for every commit, because the context has the findings. */
function driftPrompt(headSha) {
    return [
        `The documentation does not fit this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context lists what the check found. Correct or remove what pages say about things that are gone.',
        'Leave a finding that is wrong as it is, and say why.',
    ].join(' ');
}
/** The head of a pull request as it is now, for a request's origin. */
function headOf({ headRef, headSha, sameRepository, state }) {
    return { headRef, headSha, sameRepository, open: state === 'open' };
}
function commentOf({ comment: { kind, id }, thread, }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
/** Where the answer goes. */
function replyPlaceOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}
/** The name of a comment's event: the same for every delivery and every attempt. */
function eventOf({ kind, id, part }) {
    return `${kind === 'issue' ? 'comment' : kind}:${id}${part === undefined ? '' : `#${part}`}`;
}


/***/ }),

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Lc: () => (/* binding */ CheckLater),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family, and with one that `isNoAnswer` recognizes if the host did not answer: no answer is never
// an opinion. What was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** The documentation check has a queue of its own, and what asked for it runs again there. */
class CheckLater extends Error {
}
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ }),

/***/ 70337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ questionPage),
/* harmony export */   Mm: () => (/* binding */ SCRIPT),
/* harmony export */   SK: () => (/* binding */ STYLE_PATH),
/* harmony export */   Y: () => (/* binding */ STYLE),
/* harmony export */   Zd: () => (/* binding */ form),
/* harmony export */   Zp: () => (/* binding */ layout),
/* harmony export */   _h: () => (/* binding */ docsLink),
/* harmony export */   kb: () => (/* binding */ ICON),
/* harmony export */   uH: () => (/* binding */ ICON_PATH),
/* harmony export */   yi: () => (/* binding */ SCRIPT_PATH)
/* harmony export */ });
/* harmony import */ var _shared_home_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73349);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90007);
/* harmony import */ var _shared_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24928);
/* harmony import */ var _views_reports_page_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78108);
// The frame of every page. Nothing in it runs or is styled inline: the policy forbids both.




const PAGES = [
    { path: '/', name: 'Jobs' },
    { path: '/views', name: 'Page views' },
    { path: '/cost', name: 'Cost' },
    { path: '/keys', name: 'Keys' },
    { path: '/audit', name: 'Audit log' },
    { path: '/installation', name: 'Installation' },
];
const STYLE_PATH = '/assets/dashboard.css';
const SCRIPT_PATH = '/assets/dashboard.js';
const ICON_PATH = '/assets/docket.svg';
/** A page with a mark in the colors of the report: people and AI. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2d5da8"/><path d="M9 6h10l5 5v15H9z" fill="#f8f7f3"/><path d="M19 6v5h5z" fill="#b9b6ad"/><path d="M12 15h9M12 19h9" stroke="#2d5da8" stroke-width="2"/><path d="M12 23h5" stroke="#d9853a" stroke-width="2"/></svg>
`;
const HOME = (0,_shared_home_js__WEBPACK_IMPORTED_MODULE_0__/* .readHome */ .qp)();
/** A link to a page of the documentation, or its name where nobody knows the address. */
function docsLink(page, words, home = HOME) {
    if (home === undefined)
        return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `${words}: <code>docs/${page.replace(/#.*/, '')}</code>`;
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<a href="${home}/blob/HEAD/docs/${page}" rel="noreferrer">${words}</a>`;
}
function layout({ title, at, viewer, live, up, main }) {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Docket</title>
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
<header>
<div class="topline"><p><a class="brand" href="/">Docket</a></p>${viewer && [navigation(at), signOut(viewer)]}</div>
</header>
<main id="main"${live && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) ` data-live="${live}"`}>
${up && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<p class="up">${up}</p>`}
<h1>${title}</h1>
${main}
</main>
<footer><p>Docket ${_shared_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}${viewer && [' · ', docsLink('operating.md#the-dashboard', 'Documentation'), ' · ', docsLink('http-api.md', 'HTTP API')]}</p></footer>
</div>
</body>
</html>
`.text;
}
function navigation(at) {
    const items = PAGES.map(({ path, name }) => (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<li><a href="${path}"${path === at && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) ` aria-current="page"`}>${name}</a></li>`);
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<nav aria-label="Dashboard"><ul>${items}</ul></nav>`;
}
function signOut(viewer) {
    return form('/sign-out', viewer, (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<span class="quiet">${viewer.actor}</span> <button class="plain">Sign out</button>`, 'who');
}
/** Every change is a POST with the session's own token. */
function form(action, { csrf }, body, kind = '') {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<form method="post" action="${action}"${kind && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) ` class="${kind}"`}><input type="hidden" name="csrf" value="${csrf}">${body}</form>`;
}
/** Asks before what cannot be undone. */
function questionPage({ viewer, at, title, text, action, button, back, }) {
    const main = (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<div class="card"><p>${text}</p>
${form(action, viewer, (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<button class="danger">${button}</button> <a class="button plain" href="${back}">Keep it</a>`, 'acts')}</div>`;
    return layout({ title, at, viewer, main });
}
// The look of the report, and what only the dashboard has: forms, lists, and a conversation.
const STYLE = `${_views_reports_page_style_js__WEBPACK_IMPORTED_MODULE_2__/* .STYLE */ .Y}
:root{--good:#1f6f43;--good-back:#e4f3e9;--bad:#a3262a;--bad-back:#fbe9e8;--busy-back:#e6eefa}
@media (prefers-color-scheme:dark){:root{--good:#7ed3a0;--good-back:#1a3325;--bad:#ff9d9d;--bad-back:#3d2023;--busy-back:#1f2f4a}}
.wrap{display:flex;flex-direction:column;min-height:100vh}main{flex:1 0 auto}
header{padding-top:18px}.topline{align-items:center;margin-bottom:34px}.topline nav{flex:1 1 auto}
.brand{display:flex;align-items:center;gap:9px;text-decoration:none;font-size:16px}.brand::before{content:"";width:22px;height:22px;background:url(${ICON_PATH})}
nav a{display:block;padding:6px 0;border-bottom:2px solid transparent}
nav a[aria-current]{border-color:var(--human);color:var(--ink);font-weight:600}
.up{margin:0 0 6px;font-size:14px;color:var(--soft)}.up::before{content:"← "}
section{margin-top:40px}section>h2+*,h1+section{margin-top:16px}h1+.card,h1+form,h1+#live{margin-top:22px}h1+.about{margin-top:8px}
section.card{margin-top:20px}section.card h2{font-size:17px}
.facts.card{margin-top:16px}.card>:first-child{margin-top:0}.card>:last-child{margin-bottom:0}.narrow{max-width:34em}
code{padding:1px 5px;border-radius:5px;background:var(--faint);font:13px var(--mono);overflow-wrap:anywhere}
time{white-space:nowrap}time[title]{cursor:help}
button,.button{display:inline-block;padding:10px 16px;border:1px solid var(--ink);border-radius:9px;background:var(--ink);color:var(--paper);font:600 14px/1.4 var(--sans);text-decoration:none;cursor:pointer}
button:hover,.button:hover{opacity:.88}
button[hidden]{display:none}
.plain:is(button,.button){padding:4px 12px;border-color:var(--line);background:none;color:var(--ink);font-weight:500}
.plain:is(button,.button):hover{border-color:var(--soft);opacity:1}
button.danger{border-color:var(--bad);background:var(--bad);color:var(--card)}
.danger+.plain:is(.button){padding:10px 16px}
.who{display:flex;align-items:center;gap:10px}
.fields,.filter{display:flex;flex-wrap:wrap;align-items:end;gap:14px 18px}.filter{margin:22px 0 0}
.field span{display:block;margin-bottom:5px;color:var(--soft);font-size:14px}.field.wide{display:block;margin-bottom:14px}
input:not([type]),input[type=date],input[type=search],select{height:42px;min-width:0;max-width:100%;padding:8px 12px;border:1px solid var(--soft);border-radius:9px;background:var(--card);color:var(--ink);font:inherit}
textarea{display:block;width:100%;padding:10px 12px;border:1px solid var(--soft);border-radius:9px;background:var(--card);color:var(--ink);font:inherit;resize:vertical}
.boxes{display:flex;flex-wrap:wrap;gap:8px 18px;flex-basis:100%}.box{display:flex;align-items:center;gap:8px}
.lists{padding:8px 24px;overflow-x:auto}.list td{vertical-align:top;overflow-wrap:anywhere;padding-top:12px;padding-bottom:12px}.list th{padding-top:12px}
.jobs{padding:0;list-style:none}.jobs li{display:flex;gap:10px 24px;align-items:center;justify-content:space-between;padding:15px 22px;border-top:1px solid var(--line)}
.jobs li:first-child{border-top:0}.jobs li:hover{background:var(--faint)}.jobs li:first-child:hover{border-radius:13px 13px 0 0}.jobs li:last-child:hover{border-radius:0 0 13px 13px}
.job{min-width:0}.request{font-weight:600;text-decoration:none;overflow-wrap:anywhere}.request:hover{text-decoration:underline}
.job p,.marks{margin:3px 0 0;font-size:14px}.marks{flex:none;display:flex;flex-wrap:wrap;align-items:center;gap:8px 14px;margin:0}
.state{display:inline-block;padding:2px 10px;border-radius:99px;background:var(--faint);color:var(--soft);font-size:13px;font-weight:500;white-space:nowrap}
.state.active{background:var(--busy-back);color:var(--human)}.state.completed,.state.valid,.state.ok{background:var(--good-back);color:var(--good)}
.state.failed,.state.bad{background:var(--bad-back);color:var(--bad)}.state.waiting{background:var(--warn-back);color:var(--warn)}
.state:is(.active,.completed,.valid,.ok,.failed,.bad,.waiting)::before{content:"";display:inline-block;width:7px;height:7px;margin-right:7px;border-radius:50%;background:currentColor}
.state:is(.failed,.bad)::before{border-radius:0;transform:rotate(45deg)}.state.waiting::before{background:none;box-shadow:inset 0 0 0 2px currentColor}
.state.active::before{animation:pulse 1.6s ease-in-out infinite}
@keyframes pulse{50%{opacity:.25}}
p.bad{color:var(--bad)}
.more{margin:20px 0 0}.empty p{margin:8px 0 0}.empty p .button{margin-top:6px}
.once{border-color:var(--good)}.copy{display:flex;flex-wrap:wrap;align-items:center;gap:12px}
.copy code{padding:10px 14px;border-radius:8px;background:var(--faint);user-select:all}
:root{--add:#e6f6ea;--add-strong:#b4e2c0;--del:#fdeceb;--del-strong:#f6c4c0}
@media (prefers-color-scheme:dark){:root{--add:#12291b;--add-strong:#1f5234;--del:#321616;--del-strong:#6b2a2a}}
.text{overflow-wrap:anywhere}.text pre{overflow-x:auto}.text :is(h2,h3,h4){margin:22px 0 8px;font-size:16px}.text blockquote{margin:8px 0;padding-left:14px;border-left:3px solid var(--line)}.text ul{margin:8px 0;padding-left:22px}.text hr{margin:18px 0;border:0;border-top:1px solid var(--line)}
p.empty{margin:14px 0;padding:0;border:0;text-align:left}.file p.empty{margin:0;padding:14px}
.file{margin:0 0 16px;border:1px solid var(--line);border-radius:9px;background:var(--card)}
.file>summary{display:flex;flex-wrap:wrap;align-items:center;gap:10px;width:auto;margin:0;padding:9px 14px;color:var(--ink);cursor:pointer}
.file[open]>summary{margin:0;border-bottom:1px solid var(--line)}.file .path{font:600 13px var(--mono);overflow-wrap:anywhere}
.plus{color:var(--good)}.minus{color:var(--bad)}.file .kind{margin-left:auto;color:var(--soft);font-size:13px}
.sideways{overflow-x:auto}table.diff{width:100%;border-collapse:collapse;font:13px/1.5 var(--mono)}
table.diff td{padding:0 10px;border:0;vertical-align:top}table.diff td.n{width:1%;text-align:right;color:var(--soft);user-select:none}
table.diff td.c{white-space:pre-wrap;overflow-wrap:anywhere}table.diff td.c::before{content:attr(data-m);display:inline-block;width:16px;color:var(--soft)}
tr.add td{background:var(--add)}tr.add mark{background:var(--add-strong)}tr.del td{background:var(--del)}tr.del mark{background:var(--del-strong)}
mark{border-radius:3px;color:inherit}tr.hunk td{background:var(--faint);color:var(--soft)}
.links{display:flex;flex-wrap:wrap;gap:6px 20px;margin:12px 0 0;padding:0;list-style:none}
.links a{text-decoration-color:var(--soft)}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:10px;margin:18px 0 0}
.turn{margin-top:22px;padding-left:18px;border-left:2px solid var(--line)}.turn h3{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin:0}.turn>p{margin:2px 0 0;font-size:14px}
.said{margin:10px 0 0;padding:14px 16px;border-radius:10px;background:var(--faint);white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.said.prompt{background:var(--card);border:1px solid var(--line)}.turn .checks{margin-top:8px;font-size:14px}
footer{margin-top:64px;padding:18px 0 32px}
@media (max-width:760px){
header{padding-top:18px}.topline{margin-bottom:24px}nav ul{gap:2px 18px}
.lists{padding:4px 16px}
.list thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.list tr{display:block;padding:12px 0;border-bottom:1px solid var(--line)}.list tr:last-child{border-bottom:0}
.list td{display:flex;gap:12px;padding:3px 0;border:0}.list td:empty{display:none}
.list td::before{content:attr(data-head);flex:0 0 92px;color:var(--soft);font-size:13px}
.jobs li{flex-direction:column;align-items:stretch;padding:14px 16px}
.facts dt{font-size:13px}
.who{width:100%;justify-content:space-between}.field,.field input,.field select{width:100%}}
@media (prefers-reduced-motion:reduce){.state.active::before{animation:none}}
`;
// The only script of the dashboard. Everything works without it: it copies a key, puts the new content
// of a page in place when the server says that there is some or a minute has passed, and shows exact
// times in the reader's own zone.
const SCRIPT = `(()=>{
const d=document;
for(const b of d.querySelectorAll("[data-copy]")){
if(!navigator.clipboard)break;
b.hidden=false;
b.addEventListener("click",async()=>{
await navigator.clipboard.writeText(d.getElementById(b.dataset.copy).textContent);
b.textContent="Copied";
});
}
const zone=root=>{
for(const t of root.querySelectorAll("time[datetime]")){
const at=new Date(t.dateTime);
if(!isNaN(at))t.title=at.toLocaleString(undefined,{dateStyle:"medium",timeStyle:"long"});
}
};
zone(d);
const live=d.querySelector("[data-live]");
if(!live||!window.EventSource)return;
const name=e=>e.id||e.href||e.textContent;
let busy=false,again=false;
const refresh=async()=>{
if(busy){again=true;return}
busy=true;
try{
const answer=await fetch(location.href,{headers:{accept:"text/html"}});
if(answer.ok&&!answer.redirected){
const fresh=new DOMParser().parseFromString(await answer.text(),"text/html").getElementById("live");
const shown=d.getElementById("live");
if(fresh&&shown){
const at=shown.contains(d.activeElement)&&name(d.activeElement);
zone(fresh);
shown.replaceWith(d.adoptNode(fresh));
if(at)[...fresh.querySelectorAll("a,button")].find(e=>name(e)===at)?.focus();
}
}
}catch{}
busy=false;
if(again){again=false;refresh()}
};
const source=new EventSource(live.dataset.live);
for(const type of["ready","change"])source.addEventListener(type,refresh);
setInterval(()=>{if(!d.hidden)refresh()},60000);
addEventListener("pagehide",()=>source.close());
})();
`;


/***/ }),

/***/ 81391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pm: () => (/* binding */ diffFiles),
  LV: () => (/* binding */ pullPage),
  Lh: () => (/* binding */ pullPath)
});

// UNUSED EXPORTS: patchTable

// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
// EXTERNAL MODULE: ./.build/program/src/shared/text/markdown.js
var markdown = __webpack_require__(66869);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/markdown.js
// Markdown as comments use it. HTML comments are invisible, as on GitHub; of other HTML a few tags
// without attributes stay, and the rest is shown as the text that it is.


function markdown_markdown(source, where) {
    parser ??= pageParser();
    const shown = parser.render(withoutComments(source), { where, links: 0 });
    const folds = shown.split('<details>').length - shown.split('</details>').length;
    return new text_escape/* Html */.Ed(shown + '</details>'.repeat(Math.max(0, folds)));
}
/** A comment that is not closed is shown. */
function withoutComments(source) {
    const [first = '', ...others] = source.split('<!--');
    const last = source.lastIndexOf('-->');
    let at = first.length;
    let shown = first;
    let open = false;
    for (const part of others) {
        at += 4;
        const end = part.indexOf('-->');
        // Without an end further on, this is text.
        if (!open && at > last)
            shown += `<!--${part}`;
        else if (end >= 0) {
            shown += part.slice(end + 3);
            open = false;
        }
        else
            open = true;
        at += part.length;
    }
    return shown;
}
/** Below the page's own heading, and without a gap that readers of headings stumble over. */
function settleLevels(tokens) {
    const heads = tokens.filter(({ type }) => type.startsWith('heading_'));
    const levelOf = ({ tag }) => Number(tag.slice(1));
    const top = Math.min(...heads.map(levelOf));
    let last = 1;
    for (const head of heads) {
        if (head.type === 'heading_open')
            last = Math.min(levelOf(head) - top + 2, last + 1, 6);
        head.tag = `h${last}`;
    }
}
/** Made when the first page needs it. */
let parser;
function pageParser() {
    const made = (0,markdown/* createMarkdown */.S)().set({ breaks: true, linkify: true });
    made.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
    // Only addresses of pages; a script is not an address.
    made.validateLink = (url) => /^(?:https?:\/\/|\/(?!\/)|#|\.{1,2}\/|[\w-]+(?:[/.#?]|$))/i.test(url);
    made.core.ruler.push('tasks', ({ tokens }) => tokens.forEach(markTask));
    made.core.ruler.push('tags', ({ tokens }) => {
        for (const { children } of tokens)
            if (children)
                pairTags(children);
    });
    made.core.ruler.push('levels', ({ tokens }) => settleLevels(tokens));
    const rules = made.renderer.rules;
    const rule = (name, show) => {
        rules[name] = (tokens, index, _, env) => show(tokens[index], env);
    };
    rule('heading_open', ({ tag }) => `<${tag}>`);
    rule('heading_close', ({ tag }) => `</${tag}>\n`);
    rule('ordered_list_open', () => '<ol>\n');
    rule('list_item_open', ({ meta }) => (meta?.task ? '<li class="task">' : '<li>'));
    rule('task', ({ meta }) => `<input type="checkbox" disabled${meta?.checked ? ' checked' : ''}> `);
    rule('table_open', () => '<div class="sideways"><table>\n');
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
    return made;
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
function title(source) {
    const parts = source.split(/`([^`]+)`/);
    const shown = parts.map((part, i) => i % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part));
    return new Html(shown.join(''));
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/pull.js



const pullPath = (project, number) => `/pulls/${encodeURIComponent(project)}/${number}`;
const STATE = { open: 'active', merged: 'completed', closed: 'failed' };
function pullPage(viewer, project, pull) {
    const { number, branch, base, body, files, mergeCommand } = pull;
    const state = pull.state === 'open' && pull.draft ? 'draft' : pull.state;
    const merge = (0,text_escape/* html */.qy) `<section aria-labelledby="merge"><h2 id="merge">Merge it</h2>
<p>Docket never merges. Run this where the repository is, or delete the branch to close the pull request:</p>
<div class="copy"><code>${mergeCommand}</code></div></section>`;
    const main = (0,text_escape/* html */.qy) `<p><span class="state ${STATE[pull.state]}">${state}</span> <code>${branch}</code> into <code>${base}</code></p>
<div class="card text">${markdown_markdown(body, { threads: `/pulls/${encodeURIComponent(project)}` })}</div>
${pull.state === 'open' && merge}
<section aria-labelledby="files"><h2 id="files">Changed files</h2>
${diffFiles(files)}</section>`;
    return (0,layout/* layout */.Zp)({ title: `${pull.title} #${number}`, at: '/', viewer, main });
}
// A diff as tables, with the words that changed inside a line marked.
/** Longer diffs start folded. */
const FOLD_ABOVE = 600;
function diffFiles(files, number) {
    const sum = (of) => files.reduce((total, file) => total + of(file), 0);
    return (0,text_escape/* html */.qy) `<p class="empty">${files.length} ${files.length === 1 ? 'file' : 'files'} changed, <span class="plus">+${sum((file) => file.additions)}</span> <span class="minus">−${sum((file) => file.deletions)}</span></p>
${files.map((file) => diffFile(file, number))}`;
}
function diffFile(file, number) {
    const open = file.additions + file.deletions <= FOLD_ABOVE;
    const name = file.previousPath ? `${file.previousPath} → ${file.path}` : file.path;
    const body = file.patch === undefined
        ? (0,text_escape/* html */.qy) `<p class="text empty">${file.status === 'renamed' ? 'Moved without changes.' : 'Not shown: the file is binary or very large, or only its mode changed.'}</p>`
        : (0,text_escape/* html */.qy) `<div class="sideways">${patchTable(file.patch, number && ((line) => number(file.path, line)))}</div>`;
    return (0,text_escape/* html */.qy) `<details class="file"${open ? (0,text_escape/* html */.qy) ` open` : ''}><summary><span class="path mono">${name}</span><span class="plus">+${file.additions}</span><span class="minus">−${file.deletions}</span><span class="kind">${file.status}</span></summary>${body}</details>
`;
}
function patchTable(patch, number) {
    const lines = readPatch(patch);
    const partners = partnersIn(lines);
    const rows = lines.map((line, index) => {
        if (line.kind === 'hunk' || line.kind === 'note') {
            return (0,text_escape/* html */.qy) `<tr class="hunk"><td colspan="3" class="mono">${line.text}</td></tr>`;
        }
        const mark = line.kind === 'add' ? '+' : line.kind === 'del' ? '−' : ' ';
        return (0,text_escape/* html */.qy) `<tr class="${line.kind}"><td class="n mono">${line.before}</td><td class="n mono">${line.after !== undefined && number ? number(line.after) : line.after}</td><td class="c mono" data-m="${mark}">${marked(line, partners[index])}</td></tr>`;
    });
    return (0,text_escape/* html */.qy) `<table class="diff"><tbody>${rows}</tbody></table>`;
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
/** For each line the one that it replaces or is replaced by, where as many go as come. */
function partnersIn(lines) {
    const partners = [];
    const countFrom = (start, kind) => {
        let end = start;
        while (lines[end]?.kind === kind)
            end += 1;
        return end - start;
    };
    for (let start = 0; start < lines.length;) {
        const gone = countFrom(start, 'del');
        const come = countFrom(start + gone, 'add');
        for (let at = start; gone === come && at < start + gone; at += 1) {
            partners[at] = lines[at + gone]?.text;
            partners[at + gone] = lines[at]?.text;
        }
        start += Math.max(1, gone + come);
    }
    return partners;
}
function marked({ text }, other) {
    if (other === undefined)
        return (0,text_escape/* html */.qy) `${text}`;
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
        return (0,text_escape/* html */.qy) `${text}`;
    return (0,text_escape/* html */.qy) `${text.slice(0, head)}<mark>${middle}</mark>${text.slice(text.length - tail)}`;
}


/***/ }),

/***/ 99612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ diff)
/* harmony export */ });
/** GitHub leaves out the patch of larger files, and so do our pages. */
const PATCH_LIMIT = 400_000;
const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', '--find-renames'];
async function diff(git, gitDir, a, b) {
    const list = ['--raw', '--numstat', '-z', '--no-abbrev'];
    const text = await git.run(['--git-dir', gitDir, ...DIFF, ...list, '--patch', a, b, '--']);
    // An empty name ends the list. What follows has the same files in the same order, and a file that
    // became a link, or was one, twice: it goes, and it comes.
    const end = text.indexOf('\0\0');
    const patches = text.slice(end + 2).split(/^(?=diff --git )/m);
    let passed = 0;
    return parseList(text.slice(0, end + 1)).map((file) => {
        passed += file.status === 'changed' ? 2 : 1;
        const patch = hunks(patches[passed - 1] ?? '');
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


/***/ }),

/***/ 73349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   qp: () => (/* binding */ readHome),
/* harmony export */   vY: () => (/* binding */ ownFolder)
/* harmony export */ });
/* unused harmony export homeIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Where this copy of Docket was cloned from, as git remembers it: links to its documents lead there.


/** As seen from the bundle, and from here. */
const ROOTS = ['..', '../..'];
/** A web address without a slash at its end; undefined where git knows none, as in a package. */
function readHome() {
    try {
        return homeIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ownFolder() ?? '', '.git/config'), 'utf8'));
    }
    catch {
        return undefined;
    }
}
/** The folder of this copy: not that of a project that Docket was copied to. */
function ownFolder() {
    const roots = ROOTS.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, root));
    return roots.find((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one, 'action.yml')));
}
function homeIn(config) {
    const [, section = ''] = /^\[remote "origin"\]\n((?:[ \t].*\n?)*)/m.exec(config) ?? [];
    const address = /^\s*url = (\S+)$/m.exec(section)?.[1] ?? '';
    const web = webAddress(address);
    return web?.startsWith('https:') ? web : undefined;
}
/** Where a browser finds what git finds at this address. */
function webAddress(address) {
    const [, user, path] = /^[\w.-]+@([\w.-]+):([\w./-]+)$/.exec(address) ?? [];
    const url = URL.parse(user ? `ssh://${user}/${path}` : address);
    if (!url || !['https:', 'http:', 'ssh:'].includes(url.protocol))
        return undefined;
    // Never with the user and the password that may be in it.
    const [protocol, host] = url.protocol === 'ssh:' ? ['https:', url.hostname] : [url.protocol, url.host];
    return `${protocol}//${host}${url.pathname.replace(/\/?(?:\.git)?\/?$/, '')}`;
}


/***/ }),

/***/ 72209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ boundedFetch)
/* harmony export */ });
// Answers of bounded size, counted as they are read and after they are unpacked: 4 KB can become 700 MB.
/** A hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;
function boundedFetch(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers, url } = response;
        if (!body)
            return response;
        const bounded = new Response(body.pipeThrough(limitBytes(url)), {
            status,
            statusText,
            headers,
        });
        return Object.defineProperty(bounded, 'url', { value: url });
    };
}
function limitBytes(url) {
    let bytes = 0;
    return new TransformStream({
        transform(part, controller) {
            bytes += part.length;
            if (bytes <= MOST_BYTES)
                controller.enqueue(part);
            else
                controller.error(new Error(`${new URL(url).host} sent more than 64 MB.`));
        },
    });
}


/***/ }),

/***/ 10031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ gitNetwork),
/* harmony export */   Gt: () => (/* binding */ fetchFor),
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Pd: () => (/* binding */ isCleartext),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Ve: () => (/* binding */ githubFetchFor),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72209);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.


/** Variables that may contain the password of a proxy. */
const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];
function proxyOf(env) {
    const http = either(env, 'http_proxy');
    const https = either(env, 'https_proxy') || http;
    return http || https ? { http, https, except: either(env, 'no_proxy') } : undefined;
}
function either(env, name) {
    return env[name] || env[name.toUpperCase()] || '';
}
/** Whether a key sent to this address would cross a network unencrypted. */
function isCleartext(url) {
    return url.protocol === 'http:' && !isLoopback(url.hostname);
}
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
/** The host of a URL, in which an IPv6 address has brackets. */
function isLoopback(hostname) {
    if (hostname === 'localhost' || hostname.endsWith('.localhost'))
        return true;
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && LOOPBACK.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? 'ipv4' : 'ipv6');
}
/** For requests to GitHub. */
function githubFetchFor(env) {
    return (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedFetch */ .A)(fetchFor(env));
}
/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = proxyOf(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2856)]).then(__webpack_require__.bind(__webpack_require__, 22856)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = proxyOf(env);
    const certificates = ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'].map((name) => [name, env[name]]);
    const all = [
        ['http_proxy', proxy?.http],
        ['https_proxy', proxy?.https],
        ['no_proxy', proxy?.except],
        ...certificates,
    ];
    return Object.fromEntries(all.filter((one) => Boolean(one[1])));
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

/***/ 60004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ inspectRepository),
/* harmony export */   e: () => (/* binding */ createLocalPulls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38207);
/* harmony import */ var _shared_git_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99612);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85717);
// Pull requests of a repository without a code host. Each is a branch of the repository and a record
// in the data folder, and git decides what became of it: merged once its base contains it, closed once
// the branch is gone.






const RecordedPull = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().positive(),
    branch: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    base: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    draft: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** The commits between which it changed files when it was last written. */
    from: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
function createLocalPulls(options) {
    const { dir, path, gitDir, git, urlOf, clock } = options;
    const records = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonFile */ .d)({
        dir,
        name: 'pulls',
        entry: RecordedPull,
        remedy: 'Restore it from a backup, or delete it to forget these pull requests.',
        clock,
    });
    const linkTo = async (number) => ({ number, url: await urlOf(number) });
    return {
        async publish(plan) {
            const { branch, base, title, body, existing } = plan;
            const commits = await commitsOf(options, plan);
            const found = newestOf(await records.list(), branch);
            if (found && (await stateOf(options, found)) !== 'open') {
                return { kind: 'pull-request', pull: await linkTo(found.number), draft: found.draft };
            }
            let written;
            await records.update((all) => {
                const before = newestOf(all, branch);
                const kept = existing === 'keep' ? before?.draft : existing === 'draft';
                const draft = before ? kept === true : plan.draft;
                const record = {
                    number: before?.number ?? (all.at(-1)?.number ?? 0) + 1,
                    createdAt: before?.createdAt ?? (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(clock.now()),
                    ...{ branch, base, title, body, draft },
                    ...commits,
                };
                written = record;
                return before ? all.map((one) => (one === before ? record : one)) : [...all, record];
            });
            const { number = 0, draft = false } = written ?? {};
            return { kind: 'pull-request', pull: await linkTo(number), draft };
        },
        async lookUp(branch) {
            const found = newestOf(await records.list(), branch);
            if (!found)
                return null;
            return { state: await stateOf(options, found), base: found.base, draft: found.draft };
        },
        async countOpen(prefix) {
            const ours = (await records.list()).filter((one) => one.branch.startsWith(prefix));
            return countUnmerged(options, new Map(ours.map((one) => [one.branch, one])));
        },
        async read(number) {
            const found = (await records.list()).find((one) => one.number === number);
            if (!found)
                return null;
            const state = await stateOf(options, found);
            // While it is open, people may have pushed to the branch.
            const { from, head } = state === 'open' ? await commitsOf(options, found) : found;
            const { branch, base, title, body, draft, createdAt } = found;
            const files = await (0,_shared_git_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .diff */ .U)(git, gitDir, from, head);
            const mergeCommand = `git -C ${quote(path)} switch ${quote(base)} && git -C ${quote(path)} merge ${quote(branch)}`;
            return { number, branch, base, title, body, draft, createdAt, state, files, mergeCommand };
        },
    };
}
/** A branch that was closed or merged and pushed again has several. */
const newestOf = (all, branch) => all.findLast((one) => one.branch === branch);
async function commitOf({ git, gitDir }, name) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const { code, stdout } = await git.try(['--git-dir', gitDir, ...args]);
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
async function stateOf(repository, { branch, base, head }) {
    const { git, gitDir } = repository;
    const [tip, target] = await Promise.all([
        commitOf(repository, `refs/heads/${branch}`),
        commitOf(repository, `refs/heads/${base}`),
    ]);
    if (target !== null) {
        const args = ['merge-base', '--is-ancestor', tip ?? head, target];
        if ((await git.try(['--git-dir', gitDir, ...args])).code === 0)
            return 'merged';
    }
    return tip === null ? 'closed' : 'open';
}
async function commitsOf(repository, { branch, base }) {
    const { git, gitDir, path } = repository;
    const head = await commitOf(repository, `refs/heads/${branch}`);
    const { code, stdout } = await git.try([
        ...['--git-dir', gitDir, 'merge-base', `refs/heads/${base}`, `refs/heads/${branch}`],
    ]);
    if (head === null || code !== 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(`The branch \`${branch}\` or \`${base}\` of ${path} cannot be read. Check that both exist, and try again.`);
    }
    return { from: stdout.toString('utf8').trim(), head };
}
/** Of these branches, those that still exist and that their base does not contain. */
async function countUnmerged({ git, gitDir }, newest) {
    let open = 0;
    for (const base of new Set([...newest.values()].map((one) => one.base))) {
        const args = ['for-each-ref', '--format=%(refname:lstrip=2)'];
        const listed = await git.try([
            ...['--git-dir', gitDir, ...args, `--no-merged=refs/heads/${base}`, 'refs/heads'],
        ]);
        const names = listed.stdout.toString('utf8').split('\n');
        open += names.filter((name) => newest.get(name)?.base === base).length;
    }
    return open;
}
/** For a shell. */
function quote(word) {
    return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** The git directory behind a path, and the branch that jobs start from. */
async function inspectRepository(git, path, base) {
    const found = await git.try(['-C', path, 'rev-parse', '--absolute-git-dir']);
    if (found.code !== 0) {
        (0,_shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_1__/* .assertTrusted */ .o)(found);
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`${path} is not a git repository. Use the folder of a git repository.`);
    }
    const gitDir = found.stdout.toString('utf8').trim();
    const head = await git.try(['--git-dir', gitDir, 'symbolic-ref', '--short', 'HEAD']);
    const defaultBranch = base ?? head.stdout.toString('utf8').trim();
    const ref = `refs/heads/${defaultBranch}`;
    const exists = await git.try(['--git-dir', gitDir, 'show-ref', '--verify', '--quiet', ref]);
    if (exists.code !== 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`${path} has no branch \`${defaultBranch}\`. Create a first commit, or set the branch with --base-ref.`);
    }
    return { gitDir, defaultBranch };
}


/***/ }),

/***/ 78108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE)
/* harmony export */ });
// The report's style. Blue (people) and hatched orange (AI) differ for every kind of color vision; all
// text reaches AA on its background in both schemes.
const WIDTHS = Array.from({ length: 201 }, (_, half) => `.w${half}{width:${half / 2}%}`).join('');
const STYLE = `
:root{color-scheme:light dark;
--paper:#f8f7f3;--card:#fff;--ink:#1b1d22;--soft:#5a606b;--line:#e3e0d7;--faint:#f0eee8;
--human:#2d5da8;--ai:#a84d0a;--ai-fill:#f3b577;--ai-line:#d9853a;--focus:#2d5da8;--warn:#7a4a00;--warn-back:#fdf3dc;
--sans:-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans",Cantarell,Ubuntu,"Liberation Sans","DejaVu Sans",Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";
--serif:"Iowan Old Style","Palatino Linotype",Palatino,P052,"URW Palladio L","Noto Serif","Liberation Serif","DejaVu Serif",Georgia,serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";
--mono:ui-monospace,"SF Mono","Cascadia Mono","Segoe UI Mono","Roboto Mono","Liberation Mono","DejaVu Sans Mono",Menlo,Consolas,monospace,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji"}
@media (prefers-color-scheme:dark){:root{
--paper:#14161a;--card:#1b1e24;--ink:#eceae5;--soft:#a3a9b4;--line:#2e333c;--faint:#23272e;
--human:#86aff2;--ai:#f2ad6b;--ai-fill:#e39c58;--ai-line:#a8642a;--focus:#86aff2;--warn:#f3cf8a;--warn-back:#352a14}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.55 var(--sans);font-variant-numeric:tabular-nums lining-nums}
.wrap{max-width:1120px;margin:0 auto;padding:0 32px}
a{color:inherit;text-decoration-color:var(--line);text-underline-offset:3px}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:12px;background:var(--card);padding:8px 14px;z-index:9}
header{padding:22px 0 0}
h1{margin:0;font:600 30px/1.2 var(--sans);letter-spacing:-.018em;overflow-wrap:anywhere}
.period{margin:8px 0 0;color:var(--soft)}
.lead{margin:32px 0 0;max-width:25em;font:400 34px/1.3 var(--serif);letter-spacing:-.008em;text-wrap:balance}
.lead .human{color:var(--human)}.lead .ai{color:var(--ai)}
.topline{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 32px;margin-bottom:40px;padding-bottom:14px;border-bottom:1px solid var(--line);font-size:14px;color:var(--soft)}
.topline p{margin:0;color:var(--ink);font-weight:600}
nav ul{display:flex;flex-wrap:wrap;gap:4px 22px;margin:0;padding:0;list-style:none}nav a{text-decoration:none}nav a:hover{color:var(--ink)}
.partial{margin:32px 0 0;padding:16px 20px;border-radius:10px;background:var(--warn-back);color:var(--warn)}
.partial strong{display:block}.partial ul{margin:6px 0 0;padding-left:20px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));margin:44px 0 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
.figure{padding:22px 24px 20px;border-left:1px solid var(--line)}
.figure:first-child{border-left:0;padding-left:0}
.figure dt{display:flex;align-items:center;gap:8px;color:var(--soft);font-size:14px}
.figure dd{margin:0}
.figure .value{margin-top:4px;font-size:40px;line-height:1.15;font-weight:500;letter-spacing:-.03em}
.figure .delta{margin-top:6px;font-size:14px;color:var(--soft)}.figure .note{margin-top:6px;font-size:12px;line-height:1.4;color:var(--soft)}
.delta b,.up,.down{font-weight:600;color:var(--ink)}
.key{flex:none;display:inline-block;width:12px;height:12px;border-radius:3px}
.key.human,.bar .human{background:var(--human)}
.bar .other{background:var(--soft);opacity:.55}
.key.ai,.bar .ai{background:repeating-linear-gradient(135deg,var(--ai-fill) 0 3px,var(--ai-line) 3px 4.5px)}
section{margin:72px 0 0}
h2{margin:0;font:600 21px/1.3 var(--sans);letter-spacing:-.012em}
h3{margin:0 0 12px;font:600 15px/1.4 var(--sans)}
.about{margin:4px 0 0;max-width:44em;color:var(--soft);font-size:14px}
.card{margin-top:20px;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:14px}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:20px}.cols .card{margin:0;min-width:0}.cols>:only-child{grid-column:1/-1}
.legend{display:flex;flex-wrap:wrap;gap:6px 22px;margin:0 0 14px;padding:0;list-style:none;font-size:14px;color:var(--soft)}
.legend li{display:flex;align-items:center;gap:8px}
.chart{position:relative;margin:0}
.chart svg{display:block;width:100%;height:auto;overflow:visible;border-radius:6px}
.chart .narrow{display:none}
.chart text{fill:var(--soft);font:12px var(--sans);font-variant-numeric:tabular-nums}
.chart .x{text-anchor:middle}.chart .y{text-anchor:end}.chart .peak{text-anchor:middle;fill:var(--ink);font-weight:600}
.grid{stroke:var(--line);fill:none}.grid.zero{stroke:var(--soft);stroke-opacity:.6}
.chart .human{fill:var(--human)}.ai-fill{fill:var(--ai-fill)}.ai-line{stroke:var(--ai-line);stroke-width:2}
.hit{fill:transparent}.chart svg:has(.on) .col:not(.on){opacity:.4}
.unknown{stroke:var(--soft);stroke-width:2;stroke-dasharray:2 3;fill:none}
.details{position:absolute;top:0;transform:translate(-50%,-100%);display:grid;padding:10px 14px;border-radius:9px;background:var(--ink);color:var(--paper);font-size:13px;line-height:1.5;white-space:nowrap;pointer-events:none;box-shadow:0 6px 24px rgb(0 0 0/.18)}
.details[hidden]{display:none}.details span::before{content:"";display:inline-block;width:10px;height:10px;margin-right:8px;border-radius:2px}.details .human::before{background:#7fa8ee}.details .ai::before{background:repeating-linear-gradient(135deg,#f3b577 0 2px,#d9853a 2px 3px)}
details summary{cursor:pointer;color:var(--soft);font-size:14px;width:fit-content}
details[open] summary{margin-bottom:12px}
.chart+details{margin-top:16px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{padding:0 12px 10px;color:var(--soft);font-weight:500;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
td{padding:8px 12px;border-bottom:1px solid var(--faint);vertical-align:middle}
tr:last-child>td{border-bottom:0}
th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}
.num{width:1%;padding-left:20px;text-align:right;white-space:nowrap}
.path{font-family:var(--mono);font-size:13px;unicode-bidi:isolate;overflow-wrap:anywhere}
td>.path{display:inline-block;min-width:11em}
.rank{width:1%;color:var(--soft);text-align:right}
.bar{display:flex;height:12px;min-width:90px;border-radius:3px;overflow:hidden}
.bar i{display:block;flex:none}
.barcell{width:32%}.cols .barcell{width:42%}
.quiet{color:var(--soft)}.under{display:none}.pct{display:inline-block;min-width:4.2em;margin-left:4px}
.movers td:first-child{width:100%}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;margin-bottom:18px}
input[type=search]{flex:1 1 260px;min-width:0;padding:10px 14px;border:1px solid var(--line);border-radius:9px;background:var(--paper);color:var(--ink);font:inherit}
input[type=search]::placeholder{color:var(--soft);opacity:1}
fieldset{display:flex;flex-wrap:wrap;margin:0;padding:3px;border:1px solid var(--line);border-radius:9px;background:var(--paper)}
fieldset label{position:relative;padding:5px 12px;border-radius:6px;font-size:14px;color:var(--soft);cursor:pointer}
fieldset input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
fieldset label:has(:checked){background:var(--card);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
fieldset label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:1px}
.status{margin-left:auto;color:var(--soft);font-size:14px}
.scroll{max-height:min(620px,75vh);overflow:auto;margin:0 -24px -24px;padding:0 24px;border-radius:0 0 14px 14px;overflow-anchor:none}
.scroll table{table-layout:fixed;min-width:640px;border-collapse:separate;border-spacing:0}
.scroll th{position:sticky;top:0;z-index:1;padding:0;background:var(--card)}
.scroll th button{width:100%;padding:8px 12px;border:0;background:none;color:inherit;font:inherit;text-align:inherit;cursor:pointer}
.scroll th:first-child button{padding-left:0}.scroll th:last-child button{padding-right:0}
.scroll th button:focus-visible{outline-offset:-3px}
.scroll th[aria-sort]{color:var(--ink)}
.scroll th[aria-sort=descending] button::before{content:"↓ "}.scroll th[aria-sort=ascending] button::before{content:"↑ "}
.scroll td{height:38px;padding-top:0;padding-bottom:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.scroll .spacer td{padding:0;border:0}
.scroll .path{display:block;overflow:hidden;text-overflow:ellipsis}
.scroll .c-num{width:96px}.scroll .c-change{width:150px}.scroll .c-share{width:104px}.c-bar{width:14%}
.nothing{padding:48px 0;text-align:center;color:var(--soft)}
#all .late,#all[data-failed] .tools,#all[data-failed] .scroll{display:none}
#all[data-failed] .late{display:block}
.empty{margin-top:20px;padding:36px 24px;border:1px dashed var(--line);border-radius:14px;color:var(--soft);text-align:center}
.empty strong{display:block;color:var(--ink);font-weight:600}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0}.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
.checks{margin:0;padding:0;list-style:none}.checks li{display:flex;gap:12px;padding:6px 0}
.mark{flex:none;width:20px;height:20px;border-radius:50%;display:grid;place-items:center;font-size:12px;line-height:1;border:1px solid var(--line);color:var(--soft)}
.bad .mark{background:var(--warn-back);border-color:currentColor;color:var(--warn);font-weight:700}
.sample{margin:12px 0 0;padding:12px 14px;overflow:auto;border-radius:8px;background:var(--faint);font:12px/1.6 var(--mono)}
footer{margin:80px 0 0;padding:24px 0 56px;border-top:1px solid var(--line);color:var(--soft);font-size:13px}
footer p{margin:0 0 4px;max-width:60em}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.printed{display:none}
${WIDTHS}
@media (max-width:1000px){.scroll .hide,.scroll .pct{display:none}.scroll .c-change{width:96px}}
@media (max-width:760px){
.wrap{padding:0 18px}header{padding-top:32px}.lead{font-size:24px;margin-top:24px}h1{font-size:25px}section{margin-top:52px}
.figures{grid-template-columns:1fr 1fr}.figure{padding:16px 14px}.figure:nth-child(odd){border-left:0;padding-left:0}.figure:nth-child(n+3){border-top:1px solid var(--line)}
.figure .value{font-size:30px}
.cols{grid-template-columns:minmax(0,1fr)}.card{padding:16px}.scroll{margin:0 -16px -16px;padding:0 16px}
.chart .wide{display:none}.chart .narrow{display:block}
.barcell,.hide,.rank,.pct,.movers .quiet{display:none}.under{display:block;margin-top:6px}.scroll table{min-width:0}.scroll .c-num,.scroll .c-share,.scroll .c-change{width:auto}
.scroll th:first-child,.scroll td:first-child{width:0;padding:0;overflow:visible}.scroll tbody tr{position:relative}.scroll th{vertical-align:bottom}.scroll th button{padding:8px 0 8px 4px}.scroll th:first-child{z-index:2}.scroll th:first-child button{width:max-content;padding:8px 0 32px}
.scroll td{height:56px;padding:24px 0 0 4px}.scroll td .path{position:absolute;top:8px;left:0;right:0}.scroll .spacer td{padding:0}
.num{padding-left:10px}.status{margin-left:0}
td,th{padding-left:6px;padding-right:6px}.facts{grid-template-columns:1fr;gap:0}.facts dd{margin-bottom:10px}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (forced-colors:active){.bar,.key,.chart svg{forced-color-adjust:none}.card{border:1px solid}}
@media print{
@page{margin:16mm 14mm}
:root{color-scheme:light;--paper:#fff;--card:#fff;--ink:#111;--soft:#4c525c;--line:#d3d0c8;--faint:#e9e7e1;--human:#2d5da8;--ai:#a84d0a;--ai-fill:#f3b577;--ai-line:#d9853a;--warn:#7a4a00;--warn-back:#fdf3dc}
body{font-size:9.5pt}table,.about,.legend,.figure dt,.figure .delta{font-size:8.5pt}.path{font-size:7.5pt}td{padding:4pt 6pt}.num{padding-left:8pt}#top .barcell{width:24%}.delta .quiet{white-space:nowrap}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.wrap{max-width:none;padding:0}header{padding-top:0}.lead{font-size:18pt;margin-top:16pt}h1{font-size:20pt}
nav,.tools,.scroll,.skip,.chart+details,.chart .details{display:none}.chart svg .col{opacity:1!important}#moved,#days,#quality{break-inside:avoid}:focus-visible{outline:0}footer{margin-top:20pt;padding:8pt 0 0}.printed{display:block}
.card{padding:12pt;break-inside:avoid}section{margin-top:24pt;break-inside:auto}h2{break-after:avoid}.about{break-after:avoid}tr{break-inside:avoid}
#top .card{break-inside:auto}.figure .value{font-size:22pt}.figures{margin-top:18pt}
.chart .wide{display:block}.chart .narrow{display:none}}
`;


/***/ })

};
