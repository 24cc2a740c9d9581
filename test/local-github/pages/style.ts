// One sheet for all pages; colors follow the reader's light or dark setting.
export const STYLE = `
:root { color-scheme: light dark;
  --sans: -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", "DejaVu Sans", sans-serif,
    "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji";
  --mono: ui-monospace, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace,
    "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji";
  --ink: light-dark(#1c2024, #e6e8ea); --soft: light-dark(#5b6470, #9aa4ae);
  --paper: light-dark(#fbfbfa, #14171a); --card: light-dark(#fff, #1b1f23);
  --line: light-dark(#e2e4e6, #2c3238); --tint: light-dark(#f4f5f5, #20252a);
  --link: light-dark(#2457c5, #8ab4ff); --accent: light-dark(#3b5bdb, #748ffc);
  --open: light-dark(#1a7f4b, #3fb27f); --merged: light-dark(#7a4ad1, #a98bf0);
  --closed: light-dark(#c2353f, #f0757d); --draft: light-dark(#6b7480, #89939e);
  --add: light-dark(#e6f6ec, #12301f); --add-strong: light-dark(#b4e6c6, #1f5c38);
  --del: light-dark(#fdecec, #3a1719); --del-strong: light-dark(#f8c6c8, #70282c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.55 var(--sans); }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.bar { border-bottom: 1px solid var(--line); background: var(--card); }
.bar > div, main, footer { max-width: 1012px; margin: 0 auto; padding: 0 20px; }
.bar > div { display: flex; gap: 10px; align-items: center; min-height: 52px; flex-wrap: wrap; }
.bar b { font-weight: 650; }
.bar .note { margin-left: auto; color: var(--soft); font-size: 12.5px; border: 1px solid var(--line);
  border-radius: 99px; padding: 2px 10px; }
main { padding-top: 26px; padding-bottom: 40px; }
footer { color: var(--soft); font-size: 12.5px; padding-bottom: 32px; }
h1 { font-size: 26px; line-height: 1.25; font-weight: 620; letter-spacing: -.01em; margin: 0 0 10px;
  overflow-wrap: anywhere; }
h1 code, .title code { font-size: .88em; }
h1 .number { color: var(--soft); font-weight: 400; }
h2.part { font-size: 17px; margin: 34px 0 12px; display: flex; gap: 8px; align-items: baseline; }
.count { font-size: 12px; font-weight: 500; color: var(--soft); background: var(--tint);
  border: 1px solid var(--line); border-radius: 99px; padding: 0 8px; }
.meta { color: var(--soft); display: flex; gap: 8px; align-items: center; flex-wrap: wrap;
  padding-bottom: 18px; border-bottom: 1px solid var(--line); margin-bottom: 22px; }
.meta b { color: var(--ink); font-weight: 600; }
.state { color: #fff; font-weight: 600; font-size: 13px; border-radius: 99px; padding: 3px 12px; }
@media (prefers-color-scheme: dark) { .state { color: #101316; } }
.state.open { background: var(--open); } .state.merged { background: var(--merged); }
.state.closed { background: var(--closed); } .state.draft { background: var(--draft); }
code, pre, .mono { font: 12.75px/1.5 var(--mono); }
code { background: var(--tint); border-radius: 5px; padding: 1.5px 5px; overflow-wrap: anywhere; }
.branch { background: light-dark(#e9efff, #1d2944); color: var(--link); }
nav.tabs { display: flex; gap: 4px; border-bottom: 1px solid var(--line); margin: -8px 0 22px;
  flex-wrap: wrap; }
nav.tabs a { color: var(--ink); padding: 8px 12px; border-bottom: 2px solid transparent; }
nav.tabs a:hover { text-decoration: none; border-color: var(--line); }
nav.tabs a.here { border-color: var(--accent); font-weight: 600; }
.entry { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: 12px; margin-bottom: 18px; }
.avatar { width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center;
  color: #fff; font-weight: 650; font-size: 14px; background: hsl(var(--hue) 42% 46%); }
.avatar.bot { border-radius: 9px; background: light-dark(#30363d, #4b535c); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 9px; min-width: 0; }
.card > header { display: flex; gap: 8px; flex-wrap: wrap; align-items: baseline; font-size: 13.5px;
  color: var(--soft); background: var(--tint); border-bottom: 1px solid var(--line);
  border-radius: 9px 9px 0 0; padding: 8px 14px; }
.card > header b { color: var(--ink); }
.badge { border: 1px solid var(--line); border-radius: 99px; font-size: 11.5px; padding: 0 7px; }
.text { padding: 12px 16px; overflow-wrap: anywhere; }
.text > :first-child { margin-top: 0; } .text > :last-child { margin-bottom: 0; }
.text h2, .text h3, .text h4, .text h5, .text h6 { line-height: 1.3; margin: 20px 0 8px; }
.text h2 { font-size: 19px; } .text h3 { font-size: 16.5px; } .text h4 { font-size: 15px; }
.text p, .text ul, .text ol, .text pre, .text blockquote, .text .sideways { margin: 0 0 12px; }
.text ul, .text ol { padding-left: 24px; } .text li + li { margin-top: 3px; }
.text li.task { list-style: none; margin-left: -20px; }
.text blockquote { border-left: 3px solid var(--line); padding-left: 14px; color: var(--soft); }
.text pre { background: var(--tint); border-radius: 7px; padding: 12px 14px; overflow-x: auto; }
.text pre code { background: none; padding: 0; overflow-wrap: normal; }
.text pre .add { background: var(--add); } .text pre .del { background: var(--del); }
.text hr { border: 0; border-top: 1px solid var(--line); margin: 18px 0; }
.text details { margin: 0 0 12px; } summary { cursor: pointer; }
.text sub { color: var(--soft); font-size: 12.5px; vertical-align: baseline; }
.sideways { overflow-x: auto; }
.text table { border-collapse: collapse; font-size: 14px; }
.text th, .text td { border: 1px solid var(--line); padding: 5px 11px; text-align: left; }
.text th { background: var(--tint); }
.reactions { padding: 0 16px 12px; display: flex; gap: 6px; flex-wrap: wrap; }
.reactions span { border: 1px solid var(--line); background: var(--tint); border-radius: 99px;
  font-size: 13px; padding: 1px 9px; }
.event { color: var(--soft); display: flex; gap: 8px; flex-wrap: wrap; align-items: center;
  margin: 0 0 18px 48px; font-size: 14px; }
.event b { color: var(--ink); } .event .state { font-size: 12px; padding: 1px 9px; }
.list { background: var(--card); border: 1px solid var(--line); border-radius: 9px; margin: 0;
  padding: 0; list-style: none; }
.list li { padding: 11px 16px; display: flex; gap: 10px; align-items: baseline; flex-wrap: wrap; }
.list li + li { border-top: 1px solid var(--line); }
.list .title { font-weight: 600; color: var(--ink); overflow-wrap: anywhere; }
.list .side { margin-left: auto; color: var(--soft); font-size: 13.5px; }
.empty { color: var(--soft); }
.hint { border: 1px solid var(--line); border-left: 3px solid var(--accent); border-radius: 7px;
  background: var(--card); padding: 11px 16px; margin: 0 0 22px; }
.file { background: var(--card); border: 1px solid var(--line); border-radius: 9px; margin: 0 0 16px; }
.file > summary { padding: 9px 14px; display: flex; gap: 10px; align-items: center; flex-wrap: wrap;
  list-style-position: inside; background: var(--tint); border-radius: 9px; }
.file[open] > summary { border-bottom: 1px solid var(--line); border-radius: 9px 9px 0 0; }
.file .path { font-weight: 600; overflow-wrap: anywhere; }
.plus { color: var(--open); font-weight: 600; } .minus { color: var(--closed); font-weight: 600; }
.file .kind { margin-left: auto; color: var(--soft); font-size: 12.5px; }
table.diff { border-collapse: collapse; width: 100%; }
table.diff td { padding: 0 10px; vertical-align: top; }
table.diff td.n { width: 1%; min-width: 42px; text-align: right; color: var(--soft); user-select: none;
  padding: 0 8px; opacity: .75; }
table.diff td.c { white-space: pre-wrap; overflow-wrap: anywhere; }
table.diff td.c::before { content: attr(data-m); display: inline-block; width: 16px;
  color: var(--soft); user-select: none; }
tr.add td { background: var(--add); } tr.add mark { background: var(--add-strong); }
tr.del td { background: var(--del); } tr.del mark { background: var(--del-strong); }
mark { color: inherit; border-radius: 3px; }
tr.hunk td { background: light-dark(#eef2fb, #1b2333); color: var(--soft); padding: 3px 10px; }
tr:target td, .entry:target .card { outline: 2px solid var(--accent); }
.excerpt { border-bottom: 1px solid var(--line); overflow-x: auto; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
button { font: inherit; cursor: pointer; color: var(--ink); background: var(--tint);
  border: 1px solid var(--line); border-radius: 7px; padding: 6px 14px; }
button.main { background: var(--open); border-color: transparent; color: light-dark(#fff, #101316);
  font-weight: 600; }
button:hover { filter: brightness(1.06); } button:disabled { opacity: .6; cursor: default; }
form.comment { padding: 12px 16px 0; }
form.comment textarea { width: 100%; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--line); border-radius: 7px; padding: 8px 10px; resize: vertical; display: block; }
.examples { display: flex; gap: 6px; flex-wrap: wrap; margin: 8px 0 0; }
.examples button { font: 12.5px/1.4 var(--mono);
  padding: 3px 9px; border-radius: 99px; text-align: left; overflow-wrap: anywhere; }
.send { display: flex; gap: 8px; align-items: center; justify-content: flex-end; margin: 10px 0 12px; }
.said { color: var(--soft); font-size: 13.5px; margin-right: auto; }
.about { color: var(--soft); font-size: 13.5px; margin: 0; padding: 10px 16px;
  border-top: 1px solid var(--line); }
.card > div > header { display: flex; gap: 8px; flex-wrap: wrap; align-items: baseline;
  font-size: 13.5px; color: var(--soft); border-top: 1px solid var(--line); padding: 10px 16px 0; }
.card > div > header b { color: var(--ink); }
.reply { border-top: 1px solid var(--line); } .reply > summary { padding: 8px 16px; color: var(--link); }
table.diff td.n:has(button) { opacity: 1; }
.text a { text-decoration: underline; }
button.line { all: unset; cursor: pointer; display: block; text-align: right; color: inherit; }
button.line:hover, button.line:focus-visible { color: var(--link); font-weight: 700; }
button.line:focus-visible { outline: 2px solid var(--accent); }
tr.line-box td { background: var(--card); padding: 0; border-block: 1px solid var(--line); }
.new { animation: arrive .5s ease-out; }
@keyframes arrive { from { opacity: 0; transform: translateY(6px); } }
@media (prefers-reduced-motion: reduce) { .new { animation: none; } }
.over { display: none; position: fixed; inset: auto 0 0; margin: 0; padding: 10px 20px;
  text-align: center; background: var(--ink); color: var(--paper); }
.ended .over { display: block; }
@media (max-width: 600px) { .entry { grid-template-columns: minmax(0, 1fr); }
  .entry > .avatar { display: none; } .event { margin-left: 0; } h1 { font-size: 22px; }
  table.diff td.n { min-width: 30px; padding: 0 4px; } }
`;
