// The report as a job summary. GitHub drops a summary above 1 MiB entirely: every text in it is
// shortened, every list is short, and the one whose length users choose stops at a size.
import { type AcceptanceReport, mergeRate } from '../../contract/acceptance.ts';
import { dayCount } from '../../shared/days.ts';
import { costText } from '../../shared/dollars.ts';
import { markdown, mermaid, shorten } from '../../shared/text/escape.ts';
import {
  count,
  counted,
  differenceText,
  optional,
  percent,
  rangeText,
  shortDay,
  signed,
} from './format.ts';
import { agentsKnown, countName, figures, lead, seesAgents, spoofNote } from './headline.ts';
import { aiShare, MOVER_FLOOR, type Mover, missingPages, type Story, trend } from './story.ts';

const TOP_BYTES = 600_000;
const PATH_LENGTH = 120;
/** More columns than this are unreadable at the width of a summary. */
const CHART_BARS = 92;

export interface SummaryLinks {
  artifactUrl?: string;
  artifactName?: string;
  /** The report by itself, which a browser opens. */
  reportUrl?: string;
}

export function summary(story: Story, links: SummaryLinks = {}): string {
  return `${summaryParts(story, links).join('\n\n')}\n`;
}

/** Each is whole in itself; the first ones matter most. */
function summaryParts(story: Story, links: SummaryLinks): string[] {
  const { report } = story;
  return [
    `## Page views: ${markdown(shorten(report.title, PATH_LENGTH))}`,
    `**${rangeText(report.range)}** · ${counted(dayCount(report.range), 'day')}, UTC${report.previous ? ` · compared with ${rangeText(report.previous.range)}` : ''}`,
    lead(report),
    partial(story),
    artifact(links),
    figureTable(story),
    mermaidChart(story),
    weekTable(story),
    topPages(story),
    movers(story),
    aiPart(story),
    referralPart(story),
    acceptancePart(story.report.acceptance, '###'),
    quality(story),
  ].filter((part) => part !== '');
}

function partial({ report: { missing } }: Story): string {
  if (missing.length === 0) return '';
  const lines = missing.map((what) => `> - ${markdown(shorten(what, 500))}`);
  return `> [!WARNING]\n> This export is partial.\n${lines.join('\n')}`;
}

function artifact({ artifactUrl, artifactName = 'page-views', reportUrl }: SummaryLinks): string {
  if (!artifactUrl) return '';
  if (reportUrl) {
    return `**[Open the report](${encodeURI(reportUrl)})** · [Download the data](${encodeURI(artifactUrl)}) (artifact ${markdown(artifactName)})`;
  }
  return `[Download the report and its data](${encodeURI(artifactUrl)}) (artifact ${markdown(artifactName)}; open \`report.html\`)`;
}

function figureTable({ report }: Story): string {
  const rows = figures(report).map(
    ({ label, value, delta, before }) =>
      `| ${label} | **${value}** |${report.previous ? ` ${delta ?? '–'} | ${before ?? '–'} |` : ''}`,
  );
  const notes = figures(report).flatMap(({ label, note }) => (note ? [`${label}: ${note}`] : []));
  const heads = ['', 'this period', ...(report.previous ? ['change', 'previous period'] : [])];
  return [table(heads, rows), ...notes.map((note) => `_${note}_`)].join('\n\n');
}

/** Columns of one chart are drawn over each other, so AI before the total looks stacked. */
function mermaidChart({ chart, report }: Story): string {
  const shown = chart.bars.slice(-CHART_BARS);
  // This kind of chart has no gaps, and a column of height 0 would mean no readers.
  const bars = shown.flatMap(({ from, counts }) => (counts ? [{ from, ...counts }] : []));
  if (bars.length < 2 || report.totals.total === 0) return '';
  const labels = bars.map(({ from }) => `"${mermaid(shortDay(from))}"`);
  const total = bars.map((bar) => bar.total);
  const ai = bars.map((bar) => bar.ai);
  const sees = seesAgents(report);
  const what = countName(report);
  const gaps = shown.length - bars.length;
  const left = gaps > 0 ? ` · not drawn: ${counted(gaps, chart.unit)} without data` : '';
  return `\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: 320
  themeVariables:
    xyChart:
      plotColorPalette: "#3b6fb5, #d9822b"
---
xychart-beta
  title "${what} per ${chart.unit}"
  x-axis [${labels.join(', ')}]
  y-axis "${what.toLowerCase()}" 0 --> ${Math.max(1, ...total)}
  bar [${total.join(', ')}]${sees ? `\n  bar [${ai.join(', ')}]` : ''}
\`\`\`
${sees ? '🟦 whole column: all views · 🟧 lower part: views by AI' : `🟦 ${what.toLowerCase()}`}${left}`;
}

function weekTable({ report }: Story): string {
  if (!trend(report)) return '';
  const weeks = report.insights?.weeks ?? [];
  const rows = weeks.map(({ from, views, aiReferrals, daysCovered }) => {
    const week = `week of ${shortDay(from)}`;
    if (!views) return `| ${week} | – | – | – | ${daysCovered} of 7 days have data |`;
    const cells = [views.human, views.ai, aiReferrals, views.total].map(optional);
    return `| ${week} | ${cells.join(' | ')} |`;
  });
  const heads = ['', 'people', 'AI', 'sent by AI', 'total'];
  return `### The last ${weeks.length} weeks\n\n${table(heads, rows)}`;
}

function topPages({ top, report }: Story): string {
  if (top.length === 0) return '';
  const [compared, known] = [report.previous !== null, agentsKnown(report)];
  const sees = seesAgents(report);
  const rows: string[] = [];
  let bytes = 0;
  for (const row of top) {
    const ai = known ? `${count(row.ai)} | ${percent(aiShare(row))}` : '– | –';
    const readers = sees ? `${count(row.human)} | ${ai} | ` : '';
    const line = `| ${path(row.path)} | ${readers}${count(row.total)} |${compared ? ` ${differenceText(row.total, row.previous?.total ?? null)} |` : ''}`;
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > TOP_BYTES) break;
    rows.push(line);
  }
  const counts = sees ? ['people', 'AI', 'AI share', 'total'] : [countName(report).toLowerCase()];
  const heads = ['page', ...counts, ...(compared ? ['change'] : [])];
  const left = top.length - rows.length;
  const more = left > 0 ? `\n\n_${counted(left, 'page')} more in the report._` : '';
  return `### Top pages\n\n${table(heads, rows)}${more}`;
}

function movers({ risers, fallers, report }: Story): string {
  if (!report.previous || risers.length + fallers.length === 0) return '';
  const rows = ({ path: where, now, before }: Mover) =>
    `| ${path(where)} | ${before.total === 0 ? signed(now.total) : differenceText(now.total, before.total)} | ${count(before.total)} → ${count(now.total)} |`;
  const part = (title: string, list: Mover[]) =>
    list.length === 0
      ? ''
      : `#### ${title}\n\n${table(['page', 'change', 'views'], list.map(rows))}\n\n`;
  return `### Biggest changes\n\n${part('Up', risers)}${part('Down', fallers)}_Pages with at least ${MOVER_FLOOR} views in either period and a change larger than random variation._`;
}

function aiPart({ report, aiOnly, aiOnlyPages }: Story): string {
  const { insights } = report;
  if (!seesAgents(report)) return '';
  const parts: string[] = [];
  if (insights && insights.agents.length > 0) {
    const checked = insights.agents.some(({ verified }) => verified !== null);
    const rows = insights.agents.slice(0, 10).map(({ agent, class: kind, ...counts }) => {
      const note = insights.aiClasses.includes(kind) ? '' : ' (not counted)';
      const checks = checked ? [counts.verified, counts.spoofed].map(optional) : [];
      return `| ${[path(agent), `${kind}${note}`, count(counts.views), ...checks].join(' | ')} |`;
    });
    const heads = ['agent', 'class', 'requests', ...(checked ? ['verified', 'spoofed'] : [])];
    parts.push(`### AI by agent\n\n${table(heads, rows)}`);
  }
  if (aiOnly.length > 0) {
    const rows = aiOnly.map((row) => `| ${path(row.path)} | ${count(row.ai)} |`);
    parts.push(
      `### Pages that only AI reads (${count(aiOnlyPages)})\n\n${table(['page', 'AI'], rows)}`,
    );
  }
  const missing = missingPages(insights?.missing ?? []);
  for (const [by, who, asks] of [
    ['ai', 'AI', 'requests'],
    ['human', 'people', 'request'],
  ] as const) {
    const asked = missing.filter((page) => page[by] > 0).sort((a, b) => b[by] - a[by]);
    if (asked.length === 0) continue;
    const rows = asked.slice(0, 10).map((page) => `| ${path(page.path)} | ${count(page[by])} |`);
    parts.push(`### Missing pages that ${who} ${asks}\n\n${table(['path', 'requests'], rows)}`);
  }
  return parts.join('\n\n');
}

function referralPart({ report: { insights }, referred }: Story): string {
  const sources = insights?.aiReferrals?.sources.slice(0, 10) ?? [];
  if (sources.length === 0) return '';
  const from = sources.map(({ source, views }) => `| ${markdown(source)} | ${count(views)} |`);
  const to = referred.map((row) => `| ${path(row.path)} | ${count(row.aiReferrals ?? 0)} |`);
  const pages = to.length > 0 ? `\n\n${table(['page', 'views'], to)}` : '';
  return `### People sent by AI\n\n${table(['source', 'views'], from)}${pages}`;
}

/** Also for the summary of housekeeping. */
export function acceptancePart(report: AcceptanceReport | undefined, level: '##' | '###'): string {
  const rate = mergeRate(report?.triggers ?? []);
  if (!report || !rate) return '';
  const { triggers, month, since } = report;
  const rows = triggers.map(
    ({ trigger, merged, edited, closed, open, medianDays }) =>
      `| ${trigger} | ${count(merged)} | ${count(edited)} | ${count(closed)} | ${count(open)} | ${medianDays ?? '–'} |`,
  );
  const { costMicros } = month;
  const cost = costMicros === null ? '' : `, at ${costText({ costMicros })} each`;
  return [
    `${level} Pull requests that people merged`,
    `**${rate.percent}%** since ${shortDay(since.slice(0, 10))}: ${count(rate.merged)} of ${count(rate.of)}. This month: ${count(month.merged)}${cost}.`,
    table(['', 'merged', 'after edits', 'closed', 'open', 'median days'], rows),
  ].join('\n\n');
}

function quality({ report }: Story): string {
  const lines = report.checks.map(
    ({ ok, summary: text }) => `- ${ok ? '✅' : '⚠️'} ${markdown(text)}`,
  );
  if (report.insights) {
    const {
      files,
      lines: read,
      rejected,
      daysMissing,
      spoofed,
      warnings,
    } = report.insights.quality;
    if (files > 0) {
      lines.push(
        `- ${counted(read, 'line')} of ${counted(files, 'file')} read, ${count(rejected)} rejected.`,
      );
    } else lines.push(...warnings.map((note) => `- ${markdown(shorten(note, 500))}`));
    lines.push(...spoofNote(spoofed).map((note) => `- ⚠️ ${note}`));
    if (daysMissing.length > 0) lines.push(`- No data for ${counted(daysMissing.length, 'day')}.`);
  }
  return `<details><summary>Data quality</summary>\n\n${lines.join('\n')}\n- Source: ${markdown(shorten(report.source, 500))}\n\n</details>`;
}

function table(heads: string[], rows: string[]): string {
  const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'));
  return `| ${heads.join(' | ')} |\n| ${rule.join(' | ')} |\n${rows.join('\n')}`;
}

const path = (text: string) => `<code>${markdown(shorten(text, PATH_LENGTH))}</code>`;

// The report as a comment on an issue: the summary, as much of it as fits, with nothing in it that
// notifies people or refers to other issues.

/** GitHub's limit is 65,536 characters. */
const MAX_LENGTH = 55_000;
const TOP = 10;
const LEFT_OUT = '_The rest did not fit into a comment. It is in the report._';

export function issueReport(story: Story, links: SummaryLinks): string {
  const parts = summaryParts({ ...story, top: story.top.slice(0, TOP) }, links).map(quiet);
  let length = 0;
  const fitting = parts.findIndex((part) => {
    length += part.length + 2;
    return length > MAX_LENGTH;
  });
  const shown = fitting < 0 ? parts : [...parts.slice(0, fitting), LEFT_OUT];
  return `${shown.join('\n\n')}\n`;
}

/** GitHub looks for `@name` and `#1` after it has decoded the text; a word joiner separates them. */
function quiet(part: string): string {
  return part.replace(/&#(?:64|35);/g, '$&&#8288;');
}
