// Pieces of markup that several sections share.

import type { ViewCounts } from '../../../contract/schemas.ts';
import { addDays } from '../../../shared/days.ts';
import { type Html, html, visible } from '../../../shared/text/escape.ts';
import { count, counted, longDay, percent, shortDay } from '../format.ts';
import { agentsKnown, countName, seesAgents } from '../headline.ts';
import type { ViewsReport } from '../report.ts';
import { aiShare, type Bar, type Chart, type Story, trend } from '../story.ts';

export function section(id: string, title: string, about: string, body: Html): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>${about === '' ? '' : html`\n<p class="about">${about}</p>`}
${body}
</section>`;
}

export function empty(title: string, text: string): Html {
  return html`<div class="empty"><strong>${title}</strong>${text}</div>`;
}

/** People and AI side by side, as long as `largest` leaves room for. */
export function stackedBar({ human, ai }: ViewCounts, largest: number): Html {
  return html`<span class="bar" aria-hidden="true"><i class="human ${width(human / largest)}"></i><i class="ai ${width(ai / largest)}"></i></span>`;
}

export function bar(kind: 'ai' | 'other', value: number, largest: number): Html {
  return html`<span class="bar" aria-hidden="true"><i class="${kind} ${width(value / largest)}"></i></span>`;
}

/** Inline styles are not allowed by the page's policy: widths are classes in half percents. */
function width(share: number): string {
  const half = Math.round(Math.min(1, Math.max(0, share)) * 200);
  return `w${share > 0 ? Math.max(1, half) : 0}`;
}

/** May break after a slash. */
export function path(text: string): Html {
  const parts = visible(text).split(/(?<=\/)(?=.)/);
  return html`<span class="path">${parts.map((part, n) => [n > 0 && html`<wbr>`, part])}</span>`;
}

const LEGEND = html`<ul class="legend"><li><span class="key human"></span>People</li><li><span class="key ai"></span>AI</li></ul>`;

export const legend = (report: ViewsReport) => (seesAgents(report) ? LEGEND : '');

/** A table with a heading, or what to say when it has no rows. */
export function card(title: string, heads: string[], rows: Html[], none: string): Html {
  const cells = heads.map((text, index) => {
    const kind = text === '' ? 'barcell' : index > 0 ? 'num' : '';
    return html`<th scope="col" class="${kind}">${text || html`<span class="sr">Bar</span>`}</th>`;
  });
  const body =
    rows.length === 0
      ? html`<p class="quiet">${none}</p>`
      : html`<table><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table>`;
  return html`<div class="card"><h3>${title}</h3>${body}</div>`;
}

/** Text in a scaled chart shrinks with it, so narrow screens get their own chart. */
const WIDE = { name: 'wide', width: 1040, height: 300 };
const NARROW = { name: 'narrow', width: 360, height: 230 };

export function daily({ chart, report }: Story): Html {
  const title = chart.unit === 'week' ? 'Week by week' : 'Day by day';
  if (chart.bars.length === 0) {
    return section('days', title, '', empty('No daily data', 'Daily totals were not fetched.'));
  }
  if (report.totals.total === 0) {
    return section('days', title, '', empty('No views', 'No page was read in this period.'));
  }
  return section('days', title, '', chartCard(chart, 'days', report));
}

/** Drawn, and as a table. `id` is the section's. */
function chartCard(chart: Chart, id: string, report: ViewsReport): Html {
  const [known, sees] = [agentsKnown(report), seesAgents(report)];
  const name = countName(report);
  const draw = (size: typeof WIDE) =>
    chartSvg(chart, { ...size, id: `${id}-${size.name}`, known, sees, unit: name.toLowerCase() });
  const heads = sees ? ['People', 'AI', 'AI share', 'Total'] : [name];
  return html`<div class="card">${legend(report)}
<figure class="chart">${draw(WIDE)}${draw(NARROW)}<div class="details" role="status" hidden></div></figure>
<details><summary>Show as a table</summary>
<table><thead><tr><th scope="col">${chart.unit === 'week' ? 'Days' : 'Day'}</th>${heads.map((head) => html`<th scope="col" class="num">${head}</th>`)}</tr></thead>
<tbody>${chart.bars.map((bar) => row(bar, known, sees))}</tbody></table></details></div>`;
}

function row({ from, to, counts }: Bar, known: boolean, sees: boolean): Html {
  const last = addDays(to, -1);
  const name = from === last ? longDay(from) : `${longDay(from)} – ${longDay(last)}`;
  if (!sees) {
    const cell = counts ? count(counts.total) : 'no data';
    return html`<tr><td>${name}</td><td class="num">${cell}</td></tr>`;
  }
  const cells = counts
    ? [
        count(counts.human),
        ...(known ? [count(counts.ai), percent(aiShare(counts))] : ['–', '–']),
        count(counts.total),
      ]
    : ['–', '–', '–', 'no data'];
  return html`<tr><td>${name}</td>${cells.map((cell) => html`<td class="num">${cell}</td>`)}</tr>`;
}

/** The weeks up to the end of the range, where they are known. */
export function weeks({ report }: Story): Html | '' {
  const chart = trend(report);
  if (!chart) return '';
  const gaps = chart.bars.filter(({ counts }) => !counts).length;
  const about = gaps > 0 ? `Data is missing on some days of ${counted(gaps, 'week')}.` : '';
  return section(
    'weeks',
    `The last ${chart.bars.length} weeks`,
    about,
    chartCard(chart, 'weeks', report),
  );
}

// The daily chart as SVG: people at the bottom, AI on top and hatched, so that the two differ in
// color, brightness, and texture.

interface ChartSize {
  /** The style of this size. */
  name: string;
  /** The prefix of ids inside: all charts share a document. */
  id: string;
  width: number;
  height: number;
  /** Whether views by AI are known, and whether the source could see any. */
  known: boolean;
  sees: boolean;
  /** What is counted. */
  unit: string;
}

const MARGIN = { top: 26, right: 4, bottom: 26, left: 52 };
const LABEL_WIDTH = 62;
/** A week of columns must not look like a wall. */
const MAX_COLUMN = 72;

function chartSvg({ unit, bars }: Chart, size: ChartSize): Html {
  const { name, id, width, height } = size;
  const plot = {
    width: width - MARGIN.left - MARGIN.right,
    height: height - MARGIN.top - MARGIN.bottom,
  };
  const largest = Math.max(1, ...bars.map(({ counts }) => counts?.total ?? 0));
  const ticks = axis(largest);
  const scale = plot.height / largest;
  const base = MARGIN.top + plot.height;
  const step = plot.width / bars.length;
  const gap = Math.max(step - MAX_COLUMN, Math.max(0.5, Math.min(10, step * 0.28)));
  const every = Math.ceil((bars.length * LABEL_WIDTH) / plot.width);
  const peak = bars.reduce((best, bar, index) => {
    return (bar.counts?.total ?? 0) > (bars[best]?.counts?.total ?? 0) ? index : best;
  }, 0);

  const grid = ticks.map((tick) => {
    const y = at(base - tick * scale);
    return html`<path class="grid${tick === 0 ? ' zero' : ''}" d="M${MARGIN.left} ${y}H${width - MARGIN.right}"/><text class="y" x="${MARGIN.left - 10}" y="${at(y + 4)}">${count(tick)}</text>`;
  });
  const columns = bars.map((bar, index) => {
    const x = MARGIN.left + index * step;
    const label =
      index % every === 0 && x + LABEL_WIDTH / 2 < width
        ? html`<text class="x" x="${at(x + step / 2)}" y="${height - 6}">${shortDay(bar.from)}</text>`
        : '';
    return html`${column(bar, unit, id, { x, step, gap, base, scale, top: MARGIN.top, ...size })}${label}`;
  });
  const top = bars[peak]?.counts?.total ?? 0;
  const middle = MARGIN.left + (peak + 0.5) * step;
  const note = html`<text class="peak" x="${at(Math.max(MARGIN.left + 24, Math.min(width - 24, middle)))}" y="${at(base - top * scale - 8)}">${count(top)}</text>`;
  return html`<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" tabindex="0" aria-label="${visible(spoken(bars, unit, size))}"><defs><pattern id="${id}-ai" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="ai-fill" d="M0 0H6V6H0Z"/><path class="ai-line" d="M0 0V6"/></pattern></defs>${grid}${columns}${top > 0 ? note : ''}</svg>`;
}

interface BarPlace {
  x: number;
  step: number;
  gap: number;
  base: number;
  scale: number;
  top: number;
}

function column(bar: Bar, unit: Chart['unit'], id: string, place: BarPlace & ChartSize): Html {
  const { x, step, gap, base, scale, top, known, sees } = place;
  const title =
    unit === 'day' ? longDay(bar.from) : `${shortDay(bar.from)} – ${longDay(addDays(bar.to, -1))}`;
  const left = at(x + gap / 2);
  const wide = at(step - gap);
  const hit = html`<rect class="hit" x="${at(x)}" y="${top}" width="${at(step)}" height="${at(base - top)}"/>`;
  if (!bar.counts) {
    const unknown = html`<path class="unknown" d="M${left} ${at(base - 2)}h${wide}"/>`;
    return html`<g class="col" data-title="${title}">${hit}${unknown}</g>`;
  }
  const { human, ai } = bar.counts;
  const humanTop = base - human * scale;
  const aiTop = humanTop - ai * scale;
  const rect = (attributes: Html, y: number, height: number) =>
    height > 0
      ? html`<rect ${attributes} x="${left}" y="${at(y)}" width="${wide}" height="${at(height)}"/>`
      : '';
  const [machines, share] = known ? [count(ai), percent(aiShare(bar.counts))] : ['–', '–'];
  return html`<g class="col" data-title="${title}" data-people="${count(human)}"${sees ? html` data-ai="${machines}" data-share="${share}"` : html` data-unit="${place.unit}"`}>${hit}${rect(html`class="human"`, humanTop, human * scale)}${rect(html`fill="url(#${id}-ai)"`, aiTop, ai * scale)}</g>`;
}

/** A description for screen readers; every number is in the table below the chart. */
function spoken(bars: Bar[], unit: Chart['unit'], { sees, unit: what }: ChartSize): string {
  const known = bars.flatMap((bar) => (bar.counts ? [{ ...bar.counts, from: bar.from }] : []));
  const [first] = known;
  if (!first) return 'No daily data.';
  const most = known.reduce((best, one) => (one.total > best.total ? one : best), first);
  const least = known.reduce((best, one) => (one.total < best.total ? one : best), first);
  return `Column chart of ${what} per ${unit}${sees ? ', people and AI stacked' : ''}. Most: ${count(most.total)} (${unit === 'week' ? 'week of ' : ''}${longDay(most.from)}). Least: ${count(least.total)} (${longDay(least.from)}). Use the arrow keys to move through the columns.`;
}

/** Round values from zero up to the largest, about four of them. */
export function axis(largest: number): number[] {
  const rough = Math.max(1, largest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10]
      .map((factor) => factor * power)
      .find((one) => one >= rough && one % 1 === 0) ?? 10 * power;
  return Array.from({ length: Math.floor(largest / step) + 1 }, (_, index) => index * step);
}

const at = (value: number) => Math.round(value * 10) / 10;
