import { dayCount } from '../../../shared/days.ts';
import { html } from '../../../shared/text/escape.ts';
import { count, counted, rangeText } from '../format.ts';
import { figures, type HeadFigure, lead } from '../headline.ts';
import { type Story, trend } from '../story.ts';

const ARROWS = { up: '▲', down: '▼', same: '', null: '' };

/** Opens `<main>`; the page closes it. */
export function head(story: Story): string {
  const { report } = story;
  const compared = report.previous ? `, compared with ${rangeText(report.previous.range)}` : '';
  return `<header>
<div class="topline"><p>Page views</p><nav aria-label="Sections"><ul>${sections(story)}</ul></nav></div>
<h1>${html(report.title)}</h1>
<p class="period">${rangeText(report.range)} · ${counted(dayCount(report.range), 'day')}, UTC${compared}</p>
<p class="lead">${tinted(lead(report), report)}</p>
${partial(report.missing)}</header>
<main id="main">
<dl class="figures">${figures(report)
    .map((one) => figure(one, report.previous !== null))
    .join('')}</dl>`;
}

/** The two main numbers in the colors of their charts. */
function tinted(sentence: string, { totals }: Story['report']): string {
  return sentence
    .replace(count(totals.human), `<span class="human">${count(totals.human)}</span>`)
    .replace(`AI made ${count(totals.ai)}`, `AI made <span class="ai">${count(totals.ai)}</span>`);
}

function partial(missing: string[]): string {
  if (missing.length === 0) return '';
  const items = missing.map((what) => `<li>${html(what)}</li>`).join('');
  return `<div class="partial" role="note"><strong>This report is partial.</strong><ul>${items}</ul></div>\n`;
}

function sections({ report, chart }: Story): string {
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
  return links.map(([id, text]) => `<li><a href="#${id}">${text}</a></li>`).join('');
}

function figure(shown: HeadFigure, compared: boolean): string {
  const { key, label, value, delta, direction, before, note } = shown;
  const dot = key === 'human' || key === 'ai' ? `<span class="key ${key}"></span>` : '';
  const was = before === null ? '' : ` <span class="quiet">from ${before}</span>`;
  const unknown = compared ? '<dd class="delta">no earlier data</dd>' : '';
  const moved =
    delta === null
      ? unknown
      : `<dd class="delta"><b>${ARROWS[direction ?? 'same']} ${delta}</b>${was}</dd>`;
  return `<div class="figure"><dt>${dot}${label}</dt><dd class="value">${value}</dd>${moved}${note ? `<dd class="note">${note}</dd>` : ''}</div>`;
}
