// The frame of every page. Nothing in it runs or is styled inline: the policy forbids both.
import { readHome } from '../../shared/home.ts';
import { type Html, html, type Insert } from '../../shared/text/escape.ts';
import { VERSION } from '../../shared/version.ts';
import { STYLE as REPORT } from '../../views/reports/page/style.ts';

const PAGES = [
  { path: '/', name: 'Jobs' },
  { path: '/views', name: 'Page views' },
  { path: '/cost', name: 'Cost' },
  { path: '/keys', name: 'Keys' },
  { path: '/audit', name: 'Audit log' },
  { path: '/installation', name: 'Installation' },
] as const;

export const STYLE_PATH = '/assets/dashboard.css';
export const SCRIPT_PATH = '/assets/dashboard.js';
export const ICON_PATH = '/assets/docket.svg';

/** A page with a mark in the colors of the report: people and AI. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2d5da8"/><path d="M9 6h10l5 5v15H9z" fill="#f8f7f3"/><path d="M19 6v5h5z" fill="#b9b6ad"/><path d="M12 15h9M12 19h9" stroke="#2d5da8" stroke-width="2"/><path d="M12 23h5" stroke="#d9853a" stroke-width="2"/></svg>
`;

const HOME = readHome();

/** A link to a page of the documentation, or its name where nobody knows the address. */
export function docsLink(page: string, words: string, home = HOME): Html {
  if (home === undefined) return html`${words}: <code>docs/${page.replace(/#.*/, '')}</code>`;
  return html`<a href="${home}/blob/HEAD/docs/${page}" rel="noreferrer">${words}</a>`;
}

/** Who looks at the page, and when. */
export interface Viewer {
  actor: string;
  /** Goes into every form. */
  csrf: string;
  now: number;
}

interface HtmlPage {
  title: string;
  /** The path of the entry in the navigation that this page belongs to. */
  at?: (typeof PAGES)[number]['path'];
  /** Absent: nobody is signed in. */
  viewer?: Viewer;
  /** Where the page's events come from; absent: it does not change by itself. */
  live?: string;
  /** A line above the title that leads one level up. */
  up?: Html;
  main: Insert;
}

export function layout({ title, at, viewer, live, up, main }: HtmlPage): string {
  return html`<!doctype html>
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
<main id="main"${live && html` data-live="${live}"`}>
${up && html`<p class="up">${up}</p>`}
<h1>${title}</h1>
${main}
</main>
<footer><p>Docket ${VERSION}${viewer && [' · ', docsLink('operating.md#the-dashboard', 'Documentation'), ' · ', docsLink('http-api.md', 'HTTP API')]}</p></footer>
</div>
</body>
</html>
`.text;
}

function navigation(at: HtmlPage['at']): Html {
  const items = PAGES.map(
    ({ path, name }) =>
      html`<li><a href="${path}"${path === at && html` aria-current="page"`}>${name}</a></li>`,
  );
  return html`<nav aria-label="Dashboard"><ul>${items}</ul></nav>`;
}

function signOut(viewer: Viewer): Html {
  return form(
    '/sign-out',
    viewer,
    html`<span class="quiet">${viewer.actor}</span> <button class="plain">Sign out</button>`,
    'who',
  );
}

/** Every change is a POST with the session's own token. */
export function form(
  action: string,
  { csrf }: Pick<Viewer, 'csrf'>,
  body: Insert,
  kind = '',
): Html {
  return html`<form method="post" action="${action}"${kind && html` class="${kind}"`}><input type="hidden" name="csrf" value="${csrf}">${body}</form>`;
}

interface Confirmation {
  viewer: Viewer;
  at: HtmlPage['at'] & string;
  title: string;
  /** What happens then. */
  text: Insert;
  /** Where the form goes, and the words on its button. */
  action: string;
  button: string;
  /** Where whoever does not want it goes. */
  back: string;
}

/** Asks before what cannot be undone. */
export function questionPage({
  viewer,
  at,
  title,
  text,
  action,
  button,
  back,
}: Confirmation): string {
  const main = html`<div class="card"><p>${text}</p>
${form(action, viewer, html`<button class="danger">${button}</button> <a class="button plain" href="${back}">Keep it</a>`, 'acts')}</div>`;
  return layout({ title, at, viewer, main });
}

// The look of the report, and what only the dashboard has: forms, lists, and a conversation.

export const STYLE = `${REPORT}
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
export const SCRIPT = `(()=>{
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
