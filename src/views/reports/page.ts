// report.html: one file that makes no network requests. Its policy allows only its own style and
// script, by hash, so a path that slipped through as markup could still do nothing.

import { createHash } from 'node:crypto';
import type { DataQuality, Insights } from '../../contract/insights.ts';
import type { TrafficClass } from '../../contract/values.ts';
import { dayCount } from '../../shared/days.ts';
import { Html, html, type Insert, visible } from '../../shared/text/escape.ts';
import {
  change,
  count,
  counted,
  difference,
  optional,
  percent,
  rangeText,
  shortDay,
  signed,
} from './format.ts';
import {
  agentsKnown,
  countName,
  figures,
  type HeadFigure,
  lead,
  seesAgents,
  spoofNote,
} from './headline.ts';
import { acceptance } from './page/acceptance.ts';
import {
  bar,
  card,
  daily,
  empty,
  legend,
  path,
  section,
  stackedBar,
  weeks,
} from './page/charts.ts';
import { CLIENT } from './page/client.generated.ts';
import { STYLE } from './page/style.ts';
import type { PageRow, ReportCheck, TableText, ViewsReport } from './report.ts';
import { aiShare, MOVER_FLOOR, type Mover, missingPages, type Story, trend } from './story.ts';

/** What is before and after the rows, which have to be gzipped and in base64. */
export function htmlPage(story: Story): Omit<TableText, 'rows'> {
  const { report } = story;
  const policy = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(CLIENT)}; base-uri 'none'; form-action 'none'`;
  const start = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Page views: ${visible(report.title)}, ${rangeText(report.range)}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
${head(story)}
${daily(story)}
${weeks(story)}
${movers(story)}
${topPages(story)}
${allPages(story)}
${aiSection(story)}
${missingSection(story)}
${referrals(story)}
${acceptance(story)}
${quality(story)}
</main>
${footer(story)}
</div>
<script type="text/plain" id="pages-data">`;
  return {
    head: start.text,
    tail: html`</script>\n<script>${new Html(CLIENT)}</script>\n</body>\n</html>\n`.text,
  };
}

export function htmlRows(batch: PageRow[]): string {
  let text = '';
  for (const row of batch) text += tableLine(row);
  return text;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const ARROWS = { up: '▲', down: '▼', same: '', null: '' };

/** Opens html`<main>`; the page closes it. */
function head(story: Story): Html {
  const { report } = story;
  const compared = report.previous ? `, compared with ${rangeText(report.previous.range)}` : '';
  return html`<header>
<div class="topline"><p>${report.links?.map(({ href, name }) => html`<a href="${href}">${name}</a> · `)}Page views</p><nav aria-label="Sections"><ul>${sections(story)}</ul></nav></div>
<h1>${visible(report.title)}</h1>
<p class="period">${rangeText(report.range)} · ${counted(dayCount(report.range), 'day')}, UTC${compared}</p>
<p class="lead">${tinted(lead(report), report)}</p>
${partial(report.missing)}</header>
<main id="main">
<dl class="figures">${figures(report).map((one) => figure(one, report.previous !== null))}</dl>`;
}

/** The two main numbers in the colors of their charts. */
function tinted(sentence: string, { totals }: Story['report']): Insert {
  const [people, ai] = [count(totals.human), count(totals.ai)];
  return around(sentence, people, html`<span class="human">${people}</span>`).flatMap((piece) =>
    typeof piece === 'string'
      ? around(piece, `AI made ${ai}`, html`AI made <span class="ai">${ai}</span>`)
      : piece,
  );
}

/** The text with another piece in the place of a part that it may have. */
function around(text: string, part: string, piece: Html): (string | Html)[] {
  const at = text.indexOf(part);
  return at < 0 ? [text] : [text.slice(0, at), piece, text.slice(at + part.length)];
}

function partial(missing: string[]): Html | '' {
  if (missing.length === 0) return '';
  const items = missing.map((what) => html`<li>${visible(what)}</li>`);
  return html`<div class="partial" role="note"><strong>This report is partial.</strong><ul>${items}</ul></div>\n`;
}

function sections({ report, chart }: Story): Html[] {
  const links: [id: string, text: string][] = [
    ['days', chart.unit === 'week' ? 'Week by week' : 'Day by day'],
    ...(trend(report) ? [['weeks', 'Weeks'] as [string, string]] : []),
    ...(report.previous ? [['moved', 'Biggest changes'] as [string, string]] : []),
    ['top', 'Top pages'],
    ...(report.pages > 0 ? [['all', 'All pages'] as [string, string]] : []),
    ...(seesAgents(report) ? [['ai', 'What AI reads'] as [string, string]] : []),
    ...(report.insights && seesAgents(report)
      ? [['missing', 'Missing pages'] as [string, string]]
      : []),
    ...(report.insights?.aiReferrals ? [['referrals', 'Sent by AI'] as [string, string]] : []),
    ['quality', 'Data quality'],
  ];
  return links.map(([id, text]) => html`<li><a href="#${id}">${text}</a></li>`);
}

function figure(shown: HeadFigure, compared: boolean): Html {
  const { key, label, value, delta, direction, before, note } = shown;
  const dot = key === 'human' || key === 'ai' ? html`<span class="key ${key}"></span>` : '';
  const was = before === null ? '' : html` <span class="quiet">from ${before}</span>`;
  const unknown = compared ? html`<dd class="delta">no earlier data</dd>` : '';
  // There is no percentage of zero.
  const known = before === null ? unknown : html`<dd class="delta">${was}</dd>`;
  const moved =
    delta === null
      ? known
      : html`<dd class="delta"><b>${ARROWS[direction ?? 'same']} ${delta}</b>${was}</dd>`;
  return html`<div class="figure"><dt>${dot}${label}</dt><dd class="value">${value}</dd>${moved}${note ? html`<dd class="note">${note}</dd>` : ''}</div>`;
}

// All pages as text for the report's table, one line per page. It is embedded compressed and unpacked by
// the browser (client/decode.ts): 100,000 pages stay near a megabyte and out of the document's tree.

/** `path ⇥ human ⇥ ai ⇥ total ⇥ previous total ⇥ sent by AI`; the last two are empty where unknown. */
function tableLine({ path, human, ai, total, previous, aiReferrals }: PageRow): string {
  const sent = aiReferrals === null ? '' : `\t${aiReferrals}`;
  return `${escaped(path)}\t${human}\t${ai}\t${total}\t${previous?.total ?? ''}${sent}\n`;
}

const SPECIAL = /[\\\t\n]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' };

function escaped(path: string): string {
  if (!SPECIAL.test(path)) return path;
  return path.replace(/[\\\t\n]/g, (char) => ESCAPES[char] ?? char);
}

// The frame of the table of all pages; client/table.ts fills it.

function allPages({ report }: Story): Html | '' {
  if (report.pages === 0) return '';
  const [compared, known] = [report.previous !== null, agentsKnown(report)];
  const sees = seesAgents(report);
  // The script finds cells by their place, so those of agents stay and are not shown.
  const off = sees ? '' : html` hidden`;
  const columns: [key: string, text: string, kind: string][] = [
    ['path', 'Page', ''],
    ['human', sees ? 'People' : countName(report), 'num c-num'],
    ['ai', 'AI', 'num c-num'],
    ['total', 'Total', 'num c-num'],
    ['share', 'AI share', 'num c-share'],
  ];
  const heads = columns.map(
    ([key, text, kind], index) =>
      html`<th scope="col" data-key="${key}" class="${kind}"${index > 1 ? off : ''}><button type="button">${text}</button></th>`,
  );
  heads.push(
    html`<th scope="col" class="c-bar hide"${off}><span class="sr">Bar of people and AI</span></th>`,
  );
  if (compared) {
    heads.push(
      html`<th scope="col" data-key="change" class="num c-change"><button type="button">Change</button></th>`,
    );
  }
  const sent = Boolean(report.insights?.aiReferrals);
  if (sent) {
    // A phone has no room for it; the pages with the most are in a table of their own.
    heads.push(
      html`<th scope="col" data-key="sent" class="num c-num hide"><button type="button">Sent by AI</button></th>`,
    );
  }
  const row = html`<tr><td><span class="path"></span></td><td class="num"></td><td class="num"${off}></td><td class="num"${off}></td><td class="num"${off}></td><td class="hide"${off}><span class="bar" aria-hidden="true"><i class="human"></i><i class="ai"></i></span></td>${compared ? html`<td class="num"><span></span><span class="pct quiet"></span></td>` : ''}${sent ? html`<td class="num hide"></td>` : ''}</tr>`;
  const choices: [value: string, text: string][] = [
    ['all', 'All'],
    ...(known
      ? ([
          ['mostly-ai', 'Mostly AI'],
          ['only-ai', 'Only AI'],
        ] as [string, string][])
      : []),
    ...(compared ? [['new', 'New'] as [string, string]] : []),
  ];
  const filters = choices.map(
    ([value, text]) =>
      html`<label><input type="radio" name="filter" value="${value}"${value === 'all' ? ' checked' : ''}>${text}</label>`,
  );
  return section(
    'all',
    'All pages',
    '',
    html`<div class="card">
<div class="tools"><input type="search" placeholder="Search paths" aria-label="Search paths" autocomplete="off" spellcheck="false"><fieldset><legend class="sr">Show</legend>${filters}</fieldset><p class="status" role="status"></p></div>
<div class="scroll"${known ? '' : html` data-agents="unknown"`} tabindex="0" role="region" aria-label="Table of all pages"><table><thead><tr>${heads}</tr></thead><tbody></tbody></table><p class="nothing" hidden>No matching pages.</p><template>${row}</template></div>
<p class="late">Your browser could not load the table. All ${counted(report.pages, 'page')} are in page-views.csv, next to this file.</p>
<noscript><p>The table requires JavaScript. All ${counted(report.pages, 'page')} are in page-views.csv, next to this file.</p></noscript>
<p class="printed">${counted(report.pages, 'page')}. The full table is in page-views.csv and in the on-screen report.</p>
</div>`,
  );
}

const DAYS_NAMED = 14;

function quality({ report }: Story): Html {
  const checks = report.checks.map(check);
  const lines = report.insights ? logFacts(report.insights.quality, report) : '';
  const cards = html`<div class="card"><h3>Consistency checks</h3><ul class="checks">${checks}</ul></div>${lines}`;
  return section('quality', 'Data quality', '', html`<div class="cols">${cards}</div>`);
}

function check({ ok, summary }: ReportCheck): Html {
  const mark = ok ? html`<span class="mark">✓</span>` : html`<span class="mark">!</span>`;
  return html`<li${ok ? '' : html` class="bad"`}>${mark}<span><span class="sr">${ok ? 'Passed: ' : 'Warning: '}</span>${visible(summary)}</span></li>`;
}

function logFacts(data: DataQuality, { range }: ViewsReport): Html {
  const rejected = data.lines === 0 ? '' : ` (${percent(data.rejected / data.lines)})`;
  const named = data.daysMissing.slice(0, DAYS_NAMED).map(shortDay).join(', ');
  const more = data.daysMissing.length > DAYS_NAMED ? ' …' : '';
  const facts: [name: string, value: string][] = [
    ...(data.files === 0
      ? []
      : ([
          ['Lines read', `${count(data.lines)} in ${counted(data.files, 'file')}`],
          ['Rejected', `${count(data.rejected)}${rejected}`],
        ] as [string, string][])),
    ['Days with data', `${data.daysCovered.length} of ${dayCount(range)}`],
    ...(named ? [['Days without data', `${named}${more}`] as [string, string]] : []),
    ...[...data.warnings, ...spoofNote(data.spoofed)].map(
      (warning) => ['Note', visible(warning)] as [string, string],
    ),
  ];
  const samples = data.examples.map(
    ({ file, line, text, reason }) =>
      `${visible(`${file}:${line}: ${reason}`)}\n  ${visible(text)}`,
  );
  const shown =
    samples.length === 0
      ? ''
      : html`<details><summary>Examples of rejected lines</summary><pre class="sample" tabindex="0">${samples.join('\n')}</pre></details>`;
  return html`<div class="card"><h3>${data.files === 0 ? 'Source' : 'Log files'}</h3><dl class="facts">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>${shown}</div>`;
}

function footer({ report }: Story): Html {
  const rules =
    report.insights && seesAgents(report)
      ? ` Traffic is classified by the rules of ${visible(report.insights.rules)}.`
      : '';
  return html`<footer>
<p>Source: ${visible(report.source)}. Project ${visible(report.projectId)}. Days are in UTC, from ${report.range.from} up to but not including ${report.range.to}.${rules}</p>
<p>Created by Docket.${report.links ? '' : ' README.md, next to this file, explains the columns of the data files.'}</p>
</footer>`;
}

function topPages({ top, report }: Story): Html {
  if (top.length === 0) {
    return section(
      'top',
      'Top pages',
      '',
      empty('No pages yet', 'No page was read in this period.'),
    );
  }
  const [compared, known] = [report.previous !== null, agentsKnown(report)];
  const sees = seesAgents(report);
  const largest = Math.max(1, ...top.map(({ human, ai }) => human + ai));
  const rows = top.map((row, index) =>
    tableRow(row, index + 1, largest, { compared, known, sees }),
  );
  const heads = sees
    ? html`<th scope="col" class="num hide">People</th><th scope="col" class="num hide">AI</th><th scope="col" class="num hide">AI share</th><th scope="col" class="num">Total</th>`
    : html`<th scope="col" class="num">${countName(report)}</th>`;
  return section(
    'top',
    'Top pages',
    '',
    html`<div class="card">${legend(report)}<table>
<thead><tr><th scope="col" class="rank"><span class="sr">Rank</span></th><th scope="col">Page</th><th scope="col" class="barcell"><span class="sr">Bar</span></th>${heads}${compared ? html`<th scope="col" class="num">Change</th>` : ''}</tr></thead>
<tbody>${rows.map((row, n) => [n > 0 && '\n', row])}</tbody></table></div>`,
  );
}

function tableRow(
  row: PageRow,
  rank: number,
  largest: number,
  { compared, known, sees }: { compared: boolean; known: boolean; sees: boolean },
): Html {
  const before = row.previous?.total ?? null;
  const moved = [difference(row.total, before), shareOf(row.total, before)];
  const ai = known ? [count(row.ai), percent(aiShare(row))] : ['–', '–'];
  return html`<tr><td class="rank">${rank}</td><td>${path(row.path)}<span class="under">${stackedBar(row, largest)}</span></td><td class="barcell">${stackedBar(row, largest)}</td>${sees ? html`<td class="num hide">${count(row.human)}</td><td class="num hide">${ai[0]}</td><td class="num hide">${ai[1]}</td>` : ''}<td class="num">${count(row.total)}</td>${compared ? html`<td class="num">${moved}</td>` : ''}</tr>`;
}

/** A phone has no room for it. */
function shareOf(now: number, before: number | null): Html {
  const share = before === null || now === before ? null : change(now, before);
  return html`<span class="pct quiet">${share ?? ''}</span>`;
}

function movers({ report, risers, fallers, newPages, gonePages }: Story): Html | '' {
  if (!report.previous) return '';
  const about = [
    `Pages with at least ${MOVER_FLOOR} views in either period and a change larger than random variation.`,
    newPages ? `${counted(newPages, 'page')} had no views in the previous period.` : '',
    gonePages ? `${counted(gonePages, 'page')} had views only in the previous period.` : '',
  ];
  const body =
    risers.length + fallers.length === 0
      ? empty('No significant changes', 'No page changed by more than chance.')
      : html`<div class="cols">${list('Up', risers)}${list('Down', fallers)}</div>`;
  return section('moved', 'Biggest changes', about.join(' ').trim(), body);
}

function list(title: string, items: Mover[]): Html {
  const body =
    items.length === 0
      ? html`<p class="quiet">None.</p>`
      : html`<table class="movers"><thead class="sr"><tr><th scope="col">Page</th><th scope="col">Change</th><th scope="col">Before and now</th></tr></thead><tbody>${items.map(row)}</tbody></table>`;
  return html`<div class="card"><h3>${title}</h3>${body}</div>`;
}

function row({ path: where, now, before }: Mover): Html {
  const change = now.total - before.total;
  const spoken = before.total === 0 ? 'new' : now.total === 0 ? 'gone' : '';
  const steps = spoken || `${count(before.total)} → ${count(now.total)}`;
  return html`<tr><td>${path(where)}</td><td class="num ${change > 0 ? 'up' : 'down'}">${signed(change)}${shareOf(now.total, before.total)}</td><td class="num quiet">${steps}</td></tr>`;
}

// People that AI answers led to the site: from where, and to which pages.

const SOURCES = 10;

function referrals({ report, referred }: Story): Html | '' {
  const known = report.insights?.aiReferrals;
  if (!known) return '';
  const shown = known.sources.slice(0, SOURCES);
  const largest = Math.max(1, ...shown.map(({ views }) => views));
  const sources = shown.map(
    ({ source, views }) =>
      html`<tr><td>${visible(source)}</td><td class="barcell">${bar('ai', views, largest)}</td><td class="num">${count(views)}</td></tr>`,
  );
  const pages = referred.map(
    (row) =>
      html`<tr><td>${path(row.path)}</td><td class="num">${count(row.aiReferrals ?? 0)}</td></tr>`,
  );
  const none = 'No view by people came from an AI answer.';
  const cards = [
    card('By source', ['Source', '', 'Views'], sources, none),
    card('By page', ['Page', 'Views'], pages, none),
  ];
  const gaps = known.daysUnknown.length;
  const left = gaps > 0 ? ` Not known for ${counted(gaps, 'day')}.` : '';
  return section(
    'referrals',
    'People sent by AI',
    `Views by people who followed a link in an AI answer. They are part of the views by people.${left}`,
    html`<div class="cols">${cards}</div>`,
  );
}

// What AI reads: by agent, and pages that only AI reads. What it and people did not find.

const ROWS = 10;
const CLASS_NAMES: Record<TrafficClass, string> = {
  human: 'People',
  'coding-agent': 'Coding agents',
  assistant: 'Assistants',
  'ai-search': 'AI search',
  training: 'Training crawlers',
  'other-bot': 'Other bots',
  unknown: 'Unknown',
};

function aiSection({ report, aiOnly, aiOnlyPages }: Story): Html | '' {
  const { insights } = report;
  if (!seesAgents(report)) return '';
  const cards = [onlyAi(aiOnly, aiOnlyPages)];
  if (insights) cards.unshift(byAgent(insights), byClass(insights));
  const about = insights
    ? `Counted as AI: ${insights.aiClasses.map((name) => CLASS_NAMES[name].toLowerCase()).join(', ')}. Gray bars are not included in the totals.`
    : 'This source reports only people and AI. Reports from access logs also show agents and missing pages.';
  const nothing = report.totals.ai === 0 && !insights;
  const body = nothing
    ? empty('No AI traffic', 'No view in this period came from AI.')
    : html`<div class="cols">${cards}</div>`;
  return section('ai', 'What AI reads', nothing ? '' : about, body);
}

function missingSection({ report }: Story): Html | '' {
  const { insights } = report;
  if (!insights || !seesAgents(report)) return '';
  const cards = [notFound(insights, 'ai'), notFound(insights, 'human')];
  const about = 'Requests for pages that do not exist. A page and its Markdown are one row.';
  return section('missing', 'Missing pages', about, html`<div class="cols">${cards}</div>`);
}

function byAgent({ agents, aiClasses }: Insights): Html {
  const shown = agents.slice(0, ROWS);
  const largest = Math.max(1, ...shown.map(({ views }) => views));
  const checked = agents.some(({ verified }) => verified !== null);
  const rows = shown.map(({ agent, class: kind, views, verified, spoofed }) => {
    const length = bar(aiClasses.includes(kind) ? 'ai' : 'other', views, largest);
    const numbers = [count(views), ...(checked ? [optional(verified), optional(spoofed)] : [])];
    const cells = numbers.map((text) => html`<td class="num">${text}</td>`);
    return html`<tr><td>${visible(agent)}<br><span class="quiet">${CLASS_NAMES[kind]}</span></td><td class="barcell">${length}</td>${cells}</tr>`;
  });
  const heads = ['Agent', '', 'Requests', ...(checked ? ['Verified', 'Spoofed'] : [])];
  return card('By agent', heads, rows, 'No agent identified itself.');
}

function byClass({ classes, aiClasses }: Insights): Html {
  const kinds = Object.entries(classes) as [TrafficClass, number][];
  const others = kinds.filter(
    ([kind, views]) => kind !== 'human' && (kind !== 'unknown' || views > 0),
  );
  const largest = Math.max(1, ...others.map(([, views]) => views));
  const rows = others.map(([kind, views]) => {
    const counted = aiClasses.includes(kind);
    const why = kind === 'unknown' ? 'counted with people' : 'not counted as views';
    const note = counted ? '' : html`<br><span class="quiet">${why}</span>`;
    return html`<tr><td>${CLASS_NAMES[kind]}${note}</td><td class="barcell">${bar(counted ? 'ai' : 'other', views, largest)}</td><td class="num">${count(views)}</td></tr>`;
  });
  return card('By type of traffic', ['Type', '', 'Requests'], rows, '');
}

function onlyAi(pages: PageRow[], all: number): Html {
  const rows = pages.map(
    (row) => html`<tr><td>${path(row.path)}</td><td class="num">${count(row.ai)}</td></tr>`,
  );
  const title =
    all > pages.length
      ? `Pages that only AI reads: ${pages.length} of ${count(all)}`
      : 'Pages that only AI reads';
  return card(title, ['Page', 'AI views'], rows, 'People also read every page that AI read.');
}

function notFound({ missing }: Insights, by: 'ai' | 'human'): Html {
  const asked = missingPages(missing)
    .filter((page) => page[by] > 0)
    .sort((one, other) => other[by] - one[by])
    .slice(0, ROWS);
  const [who, others] = by === 'ai' ? ['AI', 'People'] : ['people', 'AI'];
  const rows = asked.map(
    (page) =>
      html`<tr><td>${path(page.path)}</td><td class="num">${count(page[by])}</td><td class="num quiet">${count(page[by === 'ai' ? 'human' : 'ai'])}</td></tr>`,
  );
  return card(
    `Requested by ${who}`,
    ['Path', by === 'ai' ? 'AI' : 'People', others],
    rows,
    by === 'ai' ? 'AI found every page it requested.' : 'People found every page they requested.',
  );
}
