// The look of the report, and what only the dashboard has: forms, lists, and a conversation.
import { STYLE as REPORT } from '../../views/reports/page/style.ts';
import { ICON_PATH } from './layout.ts';

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
