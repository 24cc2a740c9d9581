// report.html: one file that makes no network requests. Its policy allows only its own style and
// script, by hash, so a path that slipped through as markup could still do nothing.
import { createHash } from 'node:crypto';
import type { DataQuality } from '../../contract/insights.ts';
import { dayCount } from '../../shared/days.ts';
import { Html, html, type Insert, visible } from '../../shared/text/escape.ts';
import { count, counted, longDay, percent, rangeText, shortDay } from './format.ts';
import { agentsKnown, figures, type HeadFigure, lead, spoofNote } from './headline.ts';
import { daily, section, weeks } from './page/charts.ts';
import { CLIENT } from './page/client.generated.ts';
import { aiSection, missingSection, movers, referrals, topPages } from './page/lists.ts';
import { STYLE } from './page/style.ts';
import type { PageRow, ReportCheck, TableText, ViewsReport } from './report.ts';
import { type Story, trend } from './story.ts';

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
${work(story)}
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
<div class="topline"><p>Page views</p><nav aria-label="Sections"><ul>${sections(story)}</ul></nav></div>
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
    ['ai', 'What AI reads'],
    ...(report.insights ? [['missing', 'Missing pages'] as [string, string]] : []),
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
  const moved =
    delta === null
      ? unknown
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
  const columns: [key: string, text: string, kind: string][] = [
    ['path', 'Page', ''],
    ['human', 'People', 'num c-num'],
    ['ai', 'AI', 'num c-num'],
    ['total', 'Total', 'num c-num'],
    ['share', 'AI share', 'num c-share'],
  ];
  const heads = columns.map(
    ([key, text, kind]) =>
      html`<th scope="col" data-key="${key}" class="${kind}"><button type="button">${text}</button></th>`,
  );
  heads.push(
    html`<th scope="col" class="c-bar hide"><span class="sr">Bar of people and AI</span></th>`,
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
  const row = html`<tr><td><span class="path"></span></td><td class="num"></td><td class="num"></td><td class="num"></td><td class="num"></td><td class="hide"><span class="bar" aria-hidden="true"><i class="human"></i><i class="ai"></i></span></td>${compared ? html`<td class="num"><span></span><span class="pct quiet"></span></td>` : ''}${sent ? html`<td class="num hide"></td>` : ''}</tr>`;
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
    ['Lines read', `${count(data.lines)} in ${counted(data.files, 'file')}`],
    ['Rejected', `${count(data.rejected)}${rejected}`],
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
  return html`<div class="card"><h3>Log files</h3><dl class="facts">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>${shown}</div>`;
}

function footer({ report }: Story): Html {
  const rules = report.insights
    ? ` Traffic is classified by the rules of ${visible(report.insights.rules)}.`
    : '';
  return html`<footer>
<p>Source: ${visible(report.source)}. Project ${visible(report.projectId)}. Days are in UTC, from ${report.range.from} up to but not including ${report.range.to}.${rules}</p>
<p>Created by Docket. README.md, next to this file, explains the columns of the data files.</p>
</footer>`;
}

/** Pull requests of jobs, four weeks before and after they were merged. */
function work({ report }: Story): Html | '' {
  const receipts = report.work ?? [];
  if (receipts.length === 0) return '';
  const rows = receipts.map(({ pull, merged, sum }) => {
    const cells = [sum.before.human, sum.after.human, sum.before.ai, sum.after.ai].map(
      (value) => html`<td class="num">${count(value)}</td>`,
    );
    return html`<tr><td>#${pull.number} <span class="quiet">${visible(longDay(merged))}</span></td>${cells}</tr>`;
  });
  const heads = ['People before', 'People after', 'AI before', 'AI after'];
  const head = heads.map((name) => html`<th scope="col" class="num">${name}</th>`);
  return section(
    'work',
    'What your documentation work did',
    'Views of the pages that each pull request changed, in the four weeks before and after it was merged.',
    html`<div class="card"><table><thead><tr><th scope="col">Pull request</th>${head}</tr></thead><tbody>${rows}</tbody></table></div>`,
  );
}
