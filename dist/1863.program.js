export const id = 1863;
export const ids = [1863];
export const modules = {

/***/ 21529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RS: () => (/* binding */ COLLECT),
/* harmony export */   e2: () => (/* binding */ COLLECT_ROUTES),
/* harmony export */   hv: () => (/* binding */ PageView)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
// What the pages of a site report about their views, and who takes it.

/** Longer paths are junk, and a report could not show them. */
const MAX_PATH = 1_000;
const PageView = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .max(MAX_PATH)
        .describe('The path of the page. The query string and the fragment are ignored.'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .min(0)
        .max(999)
        .optional()
        .describe('The HTTP status of the page, if known. 404 and 410 count as missing pages.'),
    referrer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .max(300)
        .optional()
        .describe('The origin of the page that linked here; empty if there is none.'),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .max(100)
        .optional()
        .describe('The value of `utm_source` in the address of the page.'),
});
/** These need no key. */
const COLLECT = {
    script: {
        name: 'getCollectScript',
        method: 'GET',
        path: '/t.js',
        summary: 'Get the script that reports page views',
        description: 'Pages load this script with `data-project`. It sends a page view for each page, and nothing for readers who ask not to be tracked.',
    },
    view: {
        name: 'collectView',
        method: 'POST',
        path: '/v1/collect/{projectId}',
        summary: 'Report a page view',
        description: 'Counts a view of a page. The `Origin` header must be one of the origins of the project.',
    },
    pixel: {
        name: 'collectPixel',
        method: 'GET',
        path: '/v1/collect/{projectId}/pixel.gif',
        summary: 'Report a page view without a script',
        description: 'Counts a view of the page in the `Referer` header, which must have one of the origins of the project.',
    },
};
const COLLECT_ROUTES = Object.values(COLLECT);


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
/* harmony export */   iT: () => (/* binding */ DOCS),
/* harmony export */   kb: () => (/* binding */ ICON),
/* harmony export */   uH: () => (/* binding */ ICON_PATH),
/* harmony export */   yi: () => (/* binding */ SCRIPT_PATH)
/* harmony export */ });
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90007);
/* harmony import */ var _shared_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24928);
/* harmony import */ var _views_reports_page_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78108);
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
const DOCS = 'https://github.com/docket-dev/docket/blob/main/docs';
function layout({ title, at, viewer, live, up, main }) {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<!doctype html>
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
<main id="main"${live && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) ` data-live="${live}"`}>
${up && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<p class="up">${up}</p>`}
<h1>${title}</h1>
${main}
</main>
<footer><p>Docket ${_shared_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x} · <a href="${DOCS}/operating.md#the-dashboard" rel="noreferrer">Documentation</a> · <a href="${DOCS}/http-api.md" rel="noreferrer">HTTP API</a></p></footer>
</div>
</body>
</html>
`.text;
}
function navigation(at) {
    const items = PAGES.map(({ path, name }) => (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<li><a href="${path}"${path === at && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) ` aria-current="page"`}>${name}</a></li>`);
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<nav aria-label="Dashboard"><ul>${items}</ul></nav>`;
}
function signOut(viewer) {
    return form('/sign-out', viewer, (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<span class="quiet">${viewer.actor}</span> <button class="plain">Sign out</button>`, 'who');
}
/** Every change is a POST with the session's own token. */
function form(action, { csrf }, body, kind = '') {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<form method="post" action="${action}"${kind && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) ` class="${kind}"`}><input type="hidden" name="csrf" value="${csrf}">${body}</form>`;
}
/** Asks before what cannot be undone. */
function questionPage({ viewer, at, title, text, action, button, back, }) {
    const main = (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<div class="card"><p>${text}</p>
${form(action, viewer, (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<button class="danger">${button}</button> <a class="button plain" href="${back}">Keep it</a>`, 'acts')}</div>`;
    return layout({ title, at, viewer, main });
}
// The look of the report, and what only the dashboard has: forms, lists, and a conversation.
const STYLE = `${_views_reports_page_style_js__WEBPACK_IMPORTED_MODULE_1__/* .STYLE */ .Y}
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
.state.active::before{content:"";display:inline-block;width:7px;height:7px;margin-right:7px;border-radius:50%;background:currentColor;animation:pulse 1.6s ease-in-out infinite}
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

/***/ 21087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nG: () => (/* binding */ safePath),
/* harmony export */   qD: () => (/* binding */ createGate),
/* harmony export */   sg: () => (/* binding */ isToken),
/* harmony export */   vq: () => (/* binding */ readForm)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var hono_cookie__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36778);
/* harmony import */ var hono_utils_cookie__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52064);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _projects_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17031);
/* harmony import */ var _server_body_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56136);
// Who may come in: cookies, sessions, and where a form was sent from.






/** Nobody stays signed in longer without a click. */
const LONGEST_MS = 12 * 3_600_000;
const TOKEN = /^[\w-]{43}$/;
/** So that it is no guess whether a token is one of ours. */
const isToken = (text) => TOKEN.test(text);
function createGate({ clock, sessions, newToken, publicUrl }) {
    const secure = publicUrl?.startsWith('https:') ?? false;
    // The prefix makes browsers refuse a cookie that another host of the domain has set.
    const nameOf = (kind) => `${secure ? '__Host-' : ''}docket-${kind}`;
    const cookie = (kind, value, seconds) => (0,hono_cookie__WEBPACK_IMPORTED_MODULE_1__/* .generateCookie */ .MF)(nameOf(kind), value, {
        path: '/',
        maxAge: seconds,
        httpOnly: true,
        sameSite: 'Lax',
        secure,
    });
    function readCookie(request, kind) {
        const name = nameOf(kind);
        return (0,hono_utils_cookie__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)(request.headers.get('cookie') ?? '', name)[name];
    }
    return {
        cookie,
        readCookie,
        async signedIn(request) {
            const token = readCookie(request, 'session') ?? '';
            const session = isToken(token) ? await sessions.get((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenHash */ .Iq)(token)) : null;
            return session?.kind === 'session' ? { session, token, csrf: csrfOf(token) } : null;
        },
        /** Always a token of its own, whatever cookie came along. */
        async open(session, cookieMs = session.expiresAt - clock.now()) {
            const token = newToken();
            await sessions.put((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenHash */ .Iq)(token), { ...session, kind: 'session' });
            return cookie('session', token, Math.ceil(cookieMs / 1000));
        },
        /** Someone who was signed in until their rights have to be checked again. */
        wasSignedIn: (request) => isToken(readCookie(request, 'session') ?? ''),
        LONGEST_MS,
        async close({ token }) {
            await sessions.take((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenHash */ .Iq)(token));
            return cookie('session', '', 0);
        },
        /**
         * Browsers say where a form was sent from. `hono/csrf` is not enough: another header can pass in
         * the place of this one, and it knows no token of the session.
         */
        insistOnOrigin(request) {
            const origin = request.headers.get('origin') ?? '';
            const ours = publicUrl ? new URL(publicUrl).origin : undefined;
            const isOurs = ours
                ? origin === ours
                : URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
            if (isOurs)
                return;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw('This form was not sent from this dashboard. Open the page again and repeat it. Behind a proxy, start docket serve with `--public-url`.');
        },
        insistOnCsrf(form, { csrf }) {
            const sent = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', form.get('csrf') ?? '', 'buffer');
            if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(sent, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', csrf, 'buffer')))
                return;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw('This form is not from your session. Open the page again and repeat it.');
        },
        signInFirst: () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Unauthorized */ .hR('You are signed out. Sign in, then repeat it.'),
    };
}
function csrfOf(token) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `csrf ${token}`);
}
// What a form of the dashboard sent.
const MAX_FORM_BYTES = 16 * 1024;
async function readForm(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh('Send the form as a browser does.', { code: 'unsupported-type' });
    }
    return new URLSearchParams(Buffer.from(await (0,_server_body_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytes */ .io)(request, MAX_FORM_BYTES)).toString('utf8'));
}
/** Only a path of this server: anything else leads to the first page. */
function safePath(path) {
    const base = 'http://docket.invalid';
    if (!path || !/^\/[^\u0000-\u0020\\]{0,2000}$/.test(path) || !URL.canParse(path, base))
        return '/';
    const url = new URL(path, base);
    // As it is after `.` and `..` are gone: with two slashes, the next part would be a host.
    const isHere = url.origin === base && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search : '/';
}


/***/ }),

/***/ 59750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ SAFE),
/* harmony export */   Al: () => (/* binding */ document),
/* harmony export */   LY: () => (/* binding */ asset),
/* harmony export */   MY: () => (/* binding */ page),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   V2: () => (/* binding */ redirect)
/* harmony export */ });
/** Nothing from elsewhere, nothing inline, no frames. */
const POLICY = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
].join('; ');
/** With `no-referrer`, browsers would not say where a form comes from. */
const SAFE = {
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
};
function page(body, status = 200, more = {}) {
    const headers = {
        ...SAFE,
        'Content-Security-Policy': POLICY,
        'Content-Type': 'text/html; charset=utf-8',
        ...more,
    };
    return { status, body, headers };
}
/** A document that brings its own policy. */
function document(body) {
    const { 'Content-Security-Policy': _, ...headers } = page('').headers;
    const policy = "frame-ancestors 'none'";
    return { status: 200, body, headers: { ...headers, 'Content-Security-Policy': policy } };
}
/** Words that nothing in a browser acts on. */
function text(body) {
    const headers = { ...page('').headers, 'Content-Type': 'text/plain; charset=utf-8' };
    return { status: 200, body, headers };
}
function redirect(location, ...cookies) {
    return { status: 303, body: null, headers: { ...SAFE, Location: location }, cookies };
}
function asset(type, body) {
    return {
        status: 200,
        body,
        headers: { ...SAFE, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
    };
}


/***/ }),

/***/ 11863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k0: () => (/* binding */ CALLBACK),
  Y7: () => (/* binding */ createGithubSignIn),
  Pw: () => (/* binding */ createLinkSignIn),
  L$: () => (/* binding */ newLink)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/service/projects/session.js
var session = __webpack_require__(17031);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/sign-in.js
// How people get in: by a link from the server's own output, or with their GitHub account.


function signInPage({ link, github }, { printed = false, back = '/' } = {}) {
    const ways = [];
    if (github) {
        const href = `/sign-in/github?${new URLSearchParams({ back })}`;
        ways.push((0,text_escape/* html */.qy) `<p><a class="button" href="${href}">Sign in with GitHub</a></p>
<p class="quiet">You see the projects whose repositories you can read. With write access, you can continue, retry, cancel, and archive jobs and manage keys.</p>`);
    }
    if (link) {
        ways.push(printed
            ? (0,text_escape/* html */.qy) `<p role="status">The server has printed a new link. Open it within 15 minutes; it works once.</p>`
            : (0,text_escape/* html */.qy) `<p>Open the link that <code>docket serve</code> printed when it started. It works once, for 15 minutes.</p>
<form method="post" action="/sign-in"><button>Print a new link</button></form>`, (0,text_escape/* html */.qy) `<p class="quiet">If you cannot see its output, run <code>docket sign-in</code> with the server’s <code>--data</code> or <code>--database</code>. It prints a link, too.</p>`);
    }
    return (0,layout/* layout */.Zp)({ title: 'Sign in', main: (0,text_escape/* html */.qy) `<div class="card narrow">${ways}</div>` });
}
/** A link that programs open ahead of people must not be used up by them: hence the button. */
function linkPage(token) {
    return (0,layout/* layout */.Zp)({
        title: 'Sign in',
        main: (0,text_escape/* html */.qy) `<div class="card narrow"><p>This link signs you in to all projects of this server. It works once.</p>
<form method="post" action="/sign-in/link/${token}"><button>Sign in</button></form></div>`,
    });
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/gate.js
var routes_gate = __webpack_require__(21087);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/replies.js
var replies = __webpack_require__(59750);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/sign-in.js
// Signing in with a one-time link, and out again.






/** On a single machine; whoever is slower has another link printed. */
const LINK_MS = 15 * 60_000;
/** Anyone who reaches the server can ask for a link to be printed. */
const PRINT_EVERY_MS = 10_000;
/** Who opened the link, for the audit log. No login contains a space. */
const OPERATOR = 'server operator';
/** The path of a new one-time link. */
async function newLink({ clock, sessions, newToken, }) {
    const token = newToken();
    const expiresAt = clock.now() + LINK_MS;
    await sessions.put((0,session/* tokenHash */.Iq)(token), { kind: 'link', actor: OPERATOR, grants: 'all', expiresAt });
    return `/sign-in/link/${token}`;
}
function createLinkSignIn(deps, gate, github) {
    const { clock, sessions, print, note } = deps;
    const ways = { link: print !== undefined, github };
    let printedAt = Number.NEGATIVE_INFINITY;
    return {
        async show(request) {
            const back = (0,routes_gate/* safePath */.nG)(new URL(request.url).searchParams.get('back'));
            if (await gate.signedIn(request))
                return (0,replies/* redirect */.V2)(back);
            return (0,replies/* page */.MY)(signInPage(ways, { back }));
        },
        async printNew(request) {
            gate.insistOnOrigin(request);
            if (!print)
                throw new errors/* NotFound */.Mk('This server prints no links. Sign in with GitHub.');
            if (clock.now() - printedAt >= PRINT_EVERY_MS) {
                printedAt = clock.now();
                print(await newLink(deps));
            }
            return (0,replies/* page */.MY)(signInPage(ways, { printed: true }));
        },
        showLink: (token) => (0,replies/* page */.MY)(linkPage((0,routes_gate/* isToken */.sg)(token) ? token : '')),
        async useLink(request, token) {
            gate.insistOnOrigin(request);
            const link = (0,routes_gate/* isToken */.sg)(token) ? await takeLink(sessions, token) : null;
            if (!link) {
                throw new errors/* Forbidden */.cw('This link has been used, or it is older than 15 minutes. Have the server print a new one.');
            }
            const { actor, grants } = link;
            await note({ actor, action: 'sign-in' });
            return (0,replies/* redirect */.V2)('/', await gate.open({ actor, grants, expiresAt: clock.now() + gate.LONGEST_MS }));
        },
        async out(signedIn) {
            await note({ actor: signedIn.session.actor, action: 'sign-out' });
            return (0,replies/* redirect */.V2)('/sign-in', await gate.close(signedIn));
        },
    };
}
/** The token of a session is no link, and stays what it is. */
async function takeLink(sessions, token) {
    const key = (0,session/* tokenHash */.Iq)(token);
    return (await sessions.get(key))?.kind === 'link' ? sessions.take(key) : null;
}
const CALLBACK = '/sign-in/github/callback';
/** What someone may do is asked again after this long, without a click. */
const RECHECK_MS = 15 * 60_000;
const STATE_SECONDS = 600;
function createGithubSignIn(deps, gate) {
    const { clock, newToken, github, note } = deps;
    const redirectUri = () => new URL(CALLBACK, github.base()).href;
    return {
        async begin(request) {
            const back = (0,routes_gate/* safePath */.nG)(new URL(request.url).searchParams.get('back'));
            const secret = newToken();
            const value = `${secret}.${Buffer.from(back).toString('base64url')}`;
            const url = github.authorizeUrl({
                state: derived('state', secret),
                challenge: sha256(derived('verifier', secret)),
                redirectUri: redirectUri(),
            });
            return (0,replies/* redirect */.V2)(url, gate.cookie('sign-in', value, STATE_SECONDS));
        },
        async finish(request) {
            const query = new URL(request.url).searchParams;
            const [secret = '', path = ''] = (gate.readCookie(request, 'sign-in') ?? '').split('.');
            if (!(0,routes_gate/* isToken */.sg)(secret) || !same(derived('state', secret), query.get('state') ?? '')) {
                throw new errors/* Forbidden */.cw('This sign-in was not started in this browser, or more than 10 minutes ago. Start again.');
            }
            const code = query.get('code') ?? '';
            if (!/^[\w-]{1,200}$/.test(code)) {
                throw new errors/* Forbidden */.cw('GitHub did not confirm the sign-in. Start again.');
            }
            const proof = { code, verifier: derived('verifier', secret), redirectUri: redirectUri() };
            const { login, grants } = await github.person(proof);
            if (Object.keys(grants).length === 0) {
                throw new errors/* Forbidden */.cw(`@${login} cannot read the repository of any project here. Ask for access to one, then sign in again.`);
            }
            await note({ actor: login, action: 'sign-in' });
            const expiresAt = clock.now() + RECHECK_MS;
            const back = (0,routes_gate/* safePath */.nG)(Buffer.from(path, 'base64url').toString('utf8'));
            const session = await gate.open({ actor: login, grants, expiresAt }, gate.LONGEST_MS);
            return (0,replies/* redirect */.V2)(back, session, gate.cookie('sign-in', '', 0));
        },
    };
}
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
const derived = (what, secret) => sha256(`${what} ${secret}`);
function same(one, other) {
    return (0,external_node_crypto_.timingSafeEqual)(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}


/***/ }),

/***/ 56136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ NOT_A_VIEW),
/* harmony export */   Mj: () => (/* binding */ checkPromptSize),
/* harmony export */   Ml: () => (/* binding */ readView),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   io: () => (/* binding */ readBytes)
/* harmony export */ });
/* unused harmony export MAX_PROMPT_BYTES */
/* harmony import */ var _contract_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Reading what was sent: never more than the limit, and every refusal says what to send instead.


/** Four times the longest prompt: room for JSON's escapes, and small enough to keep in memory. */
const MAX_BODY_BYTES = 1024 * 1024;
/** The agent gets the whole prompt, and the job's record stores it: 256 KiB is a short book. */
const MAX_PROMPT_BYTES = 256 * 1024;
/** The longest path as browsers write it, with everything else. */
const MAX_VIEW_BYTES = 2 * 1024;
const NOT_A_VIEW = 'Send a JSON object in UTF-8 such as {"path": "/guide"}. The path has 1 to 1,000 characters.';
async function readJson(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('Send the body as JSON, with `Content-Type: application/json`.', {
            code: 'unsupported-type',
        });
    }
    const bytes = await readBytes(request, MAX_BODY_BYTES);
    try {
        return parseJson(bytes);
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('The body is not valid JSON in UTF-8. Send an object such as {"prompt": "Fix the typo in docs/index.md"}.', { cause });
    }
}
/** Browsers send what a page reports as text: for JSON, they would ask the server first. */
async function readView(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^(?:text\/plain|application\/json)\s*(?:;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('Send the page view as JSON, with `Content-Type: text/plain`.', {
            code: 'unsupported-type',
        });
    }
    const bytes = await readBytes(request, MAX_VIEW_BYTES);
    try {
        return _contract_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .PageView */ .hv.parse(parseJson(bytes));
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(NOT_A_VIEW, { cause });
    }
}
function parseJson(bytes) {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
/** Never holds more than the limit. */
async function readBytes(request, limit, watched) {
    const length = request.headers.get('content-length');
    if (Number(length) > limit)
        throw tooLarge('body', limit);
    try {
        // The HTTP parser enforces the length in the header.
        if (length !== null && !watched)
            return new Uint8Array(await request.arrayBuffer());
        return await readPieces(request.body, limit, watched);
    }
    catch (cause) {
        if (cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq)
            throw cause;
        // The other side went away, which is no failure of the server.
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('The body did not arrive completely. Send the request again.', {
            cause,
        });
    }
}
/**
 * In one buffer that grows: a million pieces of one byte would take a hundred times their size. So
 * they do in `hono/body-limit`, which also reads before a route knows who is asking, and leaves what
 * is too much on the line.
 */
async function readPieces(body, limit, watched) {
    let held = Buffer.alloc(0);
    let size = 0;
    const reader = body?.getReader();
    const leave = () => void reader?.cancel().catch(() => { });
    watched?.signal.addEventListener('abort', leave, { once: true });
    for (;;) {
        const piece = await reader?.read();
        watched?.signal.throwIfAborted();
        if (!piece || piece.done)
            return held.subarray(0, size);
        const after = size + piece.value.byteLength;
        if (after > limit) {
            leave();
            throw tooLarge('body', limit);
        }
        if (after > held.length) {
            const larger = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(after, 2 * held.length)));
            watched?.onBytes(larger.length - held.length);
            watched?.signal.throwIfAborted();
            held.copy(larger, 0, 0, size);
            held = larger;
        }
        held.set(piece.value, size);
        size = after;
    }
}
function checkPromptSize(prompt) {
    // Every character is at most three bytes long, so that short prompts need no counting.
    if (prompt.length * 3 <= MAX_PROMPT_BYTES)
        return;
    if (Buffer.byteLength(prompt) > MAX_PROMPT_BYTES)
        throw tooLarge('prompt', MAX_PROMPT_BYTES);
}
function tooLarge(what, limit) {
    const remedy = limit === MAX_VIEW_BYTES
        ? NOT_A_VIEW
        : 'Shorten it, or put the material in a file in the repository and refer to it in the prompt.';
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`The ${what} is larger than ${limit / 1024} KiB. ${remedy}`, {
        code: 'too-large',
    });
}


/***/ })

};
