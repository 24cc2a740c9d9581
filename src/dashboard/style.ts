// The look of the report, and what only the dashboard has: forms, lists, and a conversation.
import { STYLE as REPORT } from '../reports/page/style.ts';

export const STYLE = `${REPORT}
:root{--good:#1f6f43;--bad:#a3262a}
@media (prefers-color-scheme:dark){:root{--good:#7ed3a0;--bad:#ff9d9d}}
.topline{align-items:center}.topline nav{flex:1 1 auto}
nav a[aria-current]{color:var(--ink);font-weight:600;text-decoration:underline}
main{padding-bottom:72px}section{margin-top:44px}
code{font:13px var(--mono);overflow-wrap:anywhere}
time{white-space:nowrap}
button,.button{display:inline-block;padding:10px 16px;border:1px solid var(--ink);border-radius:9px;background:var(--ink);color:var(--paper);font:600 14px/1.4 var(--sans);text-decoration:none;cursor:pointer}
button[hidden]{display:none}
button.plain{padding:3px 10px;border-color:var(--line);background:none;color:var(--ink);font-weight:500}
button.plain:hover{border-color:var(--soft)}
.who{display:flex;align-items:center;gap:10px}
.fields,.filter{display:flex;flex-wrap:wrap;align-items:end;gap:14px 18px}.filter{margin:24px 0}
.field span{display:block;margin-bottom:4px;color:var(--soft);font-size:14px}
input:not([type]),input[type=date],input[type=search],select{height:42px;min-width:0;max-width:100%;padding:8px 12px;border:1px solid var(--soft);border-radius:9px;background:var(--card);color:var(--ink);font:inherit}
.boxes{display:flex;flex-wrap:wrap;gap:8px 18px}.box{display:flex;align-items:center;gap:8px}
table.list{margin-top:20px}.list td{vertical-align:top;overflow-wrap:anywhere}.list th{padding-top:10px}
.state{display:inline-block;padding:1px 9px;border:1px solid var(--line);border-radius:99px;font-size:13px;white-space:nowrap}
.state.active{border-color:var(--human);color:var(--human)}.state.completed,.state.valid,.state.ok{border-color:var(--good);color:var(--good)}
.state.failed,.state.bad{border-color:var(--bad);color:var(--bad)}.state.waiting{border-color:var(--warn);background:var(--warn-back);color:var(--warn)}
.state.archived,.state.expired,.state.revoked{color:var(--soft)}
.more{margin:20px 0 0}
.once{border-color:var(--good)}.copy{display:flex;flex-wrap:wrap;align-items:center;gap:12px}
.copy code{padding:10px 14px;border-radius:8px;background:var(--faint);user-select:all}
.acts{display:flex;flex-wrap:wrap;gap:10px;margin:20px 0 0}
.turn{margin-top:18px}.said{margin:8px 0 0;padding:14px 16px;border-radius:10px;background:var(--faint);white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.said.prompt{background:none;border:1px solid var(--line)}
:root{--add:#e6f6ea;--add-strong:#b4e2c0;--del:#fdeceb;--del-strong:#f6c4c0}
@media (prefers-color-scheme:dark){:root{--add:#12291b;--add-strong:#1f5234;--del:#321616;--del-strong:#6b2a2a}}
.text{padding:6px 20px;overflow-wrap:anywhere}.text pre{overflow-x:auto}
.file{margin:0 0 16px;border:1px solid var(--line);border-radius:9px;background:var(--card)}
.file>summary{display:flex;flex-wrap:wrap;align-items:center;gap:10px;padding:9px 14px;cursor:pointer}
.file[open]>summary{border-bottom:1px solid var(--line)}.file .path{font:600 13px var(--mono);overflow-wrap:anywhere}
.plus{color:var(--good)}.minus{color:var(--bad)}.file .kind{margin-left:auto;color:var(--soft);font-size:13px}
.scroll{overflow-x:auto}table.diff{width:100%;border-collapse:collapse;font:13px/1.5 var(--mono)}
table.diff td{padding:0 10px;border:0;vertical-align:top}table.diff td.n{width:1%;text-align:right;color:var(--soft);user-select:none}
table.diff td.c{white-space:pre-wrap;overflow-wrap:anywhere}table.diff td.c::before{content:attr(data-m);display:inline-block;width:16px;color:var(--soft)}
tr.add td{background:var(--add)}tr.add mark{background:var(--add-strong)}tr.del td{background:var(--del)}tr.del mark{background:var(--del-strong)}
mark{border-radius:3px;color:inherit}tr.hunk td{background:var(--faint);color:var(--soft)}
@media (max-width:760px){
.list thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.list tr{display:block;padding:12px 0;border-bottom:1px solid var(--line)}
.list td{display:flex;gap:12px;padding:3px 0;border:0}.list td:empty{display:none}
.list td::before{content:attr(data-head);flex:0 0 92px;color:var(--soft);font-size:13px}
.who{width:100%}.field,.field input,.field select{width:100%}}
`;
