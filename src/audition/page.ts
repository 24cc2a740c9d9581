// The page of an audition: one file that makes no network requests and runs no script. What people wrote
// stands beside what the agent wrote.

import { createHash } from 'node:crypto';
import { STYLE } from '../service/dashboard/layout.ts';
import { diffFiles } from '../service/dashboard/pull.ts';
import { costText } from '../shared/dollars.ts';
import { Html, html, visible } from '../shared/text/escape.ts';
import { type Sum, sumOf, type TrialRow, tellSum } from './sum.ts';
import { type Trial, VERDICTS, type Verdict } from './trial.ts';

interface Head {
  repository: string;
  agents: readonly string[];
  rows: readonly TrialRow[];
}

const MORE_STYLE = `${STYLE}
.beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(22em,1fr));gap:20px;margin-top:16px;align-items:start}
.beside>div{min-width:0}.beside h3{margin-bottom:6px}
.lead{max-width:34em;font-size:26px}.lead+.about{margin-top:24px}
`;

/** How each is marked. */
const LOOK: Record<Verdict, string> = {
  ready: 'ok',
  quiet: 'ok',
  incomplete: 'waiting',
  nothing: 'waiting',
  needless: 'waiting',
  failed: 'bad',
};

const anchor = (commit: string) => `m-${commit.slice(0, 10)}`;

export function auditionHead({ repository, agents, rows }: Head): string {
  const style = createHash('sha256').update(MORE_STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'`;
  const sums = agents.map((agent) => ({ agent, sum: sumOf(rows, agent) }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Audition: ${visible(repository)}</title>
<style>${new Html(MORE_STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
<header><div class="topline"><p>Audition</p></div>
<h1>${visible(repository)}</h1>
${sums.map(({ agent, sum }) => html`<p class="period">${visible(agent)}</p><p class="lead">${tellSum(sum)}</p>`)}
<p class="about">Each merge was done again by the agent: the code of the merge, the documentation from before it, and the title and description as the request. What people wrote then is what it is measured by; no model judges another. “Ready to review” means that it finished, that its checks pass, and that no name that people documented is missing.</p>
</header>
<main id="main">
${sums.map(({ agent, sum }) => figures(agents.length > 1 ? agent : '', sum))}
<section aria-labelledby="all"><h2 id="all">All merges</h2>
<div class="card lists"><table class="list"><thead><tr><th>Merge</th>${agents.length > 1 && html`<th>Agent</th>`}<th>Result</th><th class="num">Names</th><th class="num">Time</th><th class="num">Cost</th></tr></thead><tbody>${rows.map((row) => tableRow(row, agents.length > 1))}</tbody></table></div></section>
`.text;
}

function figures(agent: string, sum: Sum): Html {
  const all: [string, string][] = [
    ['Ready to review', `${sum.ready} of ${sum.documented}`],
    ['Names that people documented', sum.names === 0 ? 'none' : `${sum.found} of ${sum.names}`],
    ['Rightly changed nothing', `${sum.quiet} of ${sum.others}`],
    ['Time for all', `${Math.round(sum.seconds)} s`],
    ['Cost of all', costText(sum)],
  ];
  const items = all.map(
    ([label, value]) =>
      html`<div class="figure"><dt>${label}</dt><dd class="value">${value}</dd></div>`,
  );
  return html`${agent !== '' && html`<h2>${visible(agent)}</h2>`}<dl class="figures">${items}</dl>`;
}

function tableRow(row: TrialRow, several: boolean): Html {
  const { agent, title, commit, verdict, names, missed, seconds, usage } = row;
  return html`<tr><td data-head="Merge"><a href="#${anchor(commit)}">${visible(title)}</a></td>${several && html`<td data-head="Agent">${visible(agent)}</td>`}<td data-head="Result">${state(verdict)}</td><td class="num" data-head="Names">${names === 0 ? '' : `${names - missed} of ${names}`}</td><td class="num" data-head="Time">${seconds.toFixed(1)} s</td><td class="num" data-head="Cost">${costText(usage)}</td></tr>`;
}

const state = (verdict: Verdict) =>
  html`<span class="state ${LOOK[verdict]}">${VERDICTS[verdict]}</span>`;

/** One merge, with what each agent made of it. */
export function trialSection(trials: readonly Trial[]): string {
  const [first] = trials;
  if (!first) return '';
  const { merge, people } = first;
  const id = anchor(merge.commit);
  const body = merge.body !== '' && html`<pre class="said prompt">${merge.body}</pre>`;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${visible(merge.title)}</h2>
<p class="about"><code>${merge.commit.slice(0, 10)}</code> ${merge.at.slice(0, 10)}</p>${body}
<div class="beside"><div><h3>People wrote</h3>${people.files.length > 0 ? diffFiles(people.files) : html`<p class="empty">No documentation was changed.</p>`}${nameList('Names of the change', people.names)}</div>
${trials.map((trial) => written(trial))}</div></section>
`.text;
}

function written(trial: Trial): Html {
  const { agent, verdict, reason, missed, elsewhere, checks, summary } = trial;
  const wrong = checks.filter(({ ok }) => !ok).map((check) => `${check.name}: ${check.summary}`);
  return html`<div><h3>${visible(agent)} wrote</h3><p>${state(verdict)}</p>
${verdict === 'failed' && reason !== null && html`<p class="bad">${visible(reason)}</p>`}
${trial.written.files.length > 0 ? diffFiles(trial.written.files) : html`<p class="empty">Nothing was changed.</p>`}
${nameList('Missed', missed)}${nameList('Pages that people did not touch', elsewhere)}
${wrong.map((line) => html`<p class="bad">${visible(line)}</p>`)}
${summary !== '' && html`<details><summary>What the agent says</summary><pre class="said">${summary}</pre></details>`}</div>`;
}

const nameList = (title: string, names: readonly string[]) =>
  names.length > 0 &&
  html`<p class="about">${title}: ${names.map((name) => html`<code>${visible(name)}</code> `)}</p>`;

export const auditionTail = () => '</main></div></body></html>\n';
