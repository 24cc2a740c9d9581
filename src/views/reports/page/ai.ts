// What AI reads: by agent, and pages that only AI reads. What it and people did not find.
import type { Insights } from '../../../contract/insights.ts';
import type { TrafficClass } from '../../../contract/traffic.ts';
import { html } from '../../../shared/text/escape.ts';
import { count, optional } from '../format.ts';
import type { PageRow } from '../report.ts';
import { missingPages, type Story } from '../story.ts';
import { bar, card, empty, path, section } from './html.ts';

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

export function aiSection({ report, aiOnly, aiOnlyPages }: Story): string {
  const { insights } = report;
  const cards = [onlyAi(aiOnly, aiOnlyPages)];
  if (insights) cards.unshift(byAgent(insights), byClass(insights));
  const about = insights
    ? `Counted as AI: ${insights.aiClasses.map((name) => CLASS_NAMES[name].toLowerCase()).join(', ')}. Gray bars are not included in the totals.`
    : 'This source reports only people and AI. Reports from access logs also show agents and missing pages.';
  const unseen = insights?.seesAgents === false ? ' Most AI agents are not seen here.' : '';
  const nothing = report.totals.ai === 0 && !insights;
  const body = nothing
    ? empty('No AI traffic', 'No view in this period came from AI.')
    : `<div class="cols">${cards.join('')}</div>`;
  return section('ai', 'What AI reads', nothing ? '' : `${about}${unseen}`, body);
}

export function missingSection({ report: { insights } }: Story): string {
  if (!insights) return '';
  const cards = notFound(insights, 'ai') + notFound(insights, 'human');
  const about = 'Requests for pages that do not exist. A page and its Markdown are one row.';
  return section('missing', 'Missing pages', about, `<div class="cols">${cards}</div>`);
}

function byAgent({ agents, aiClasses }: Insights): string {
  const shown = agents.slice(0, ROWS);
  const largest = Math.max(1, ...shown.map(({ views }) => views));
  const checked = agents.some(({ verified }) => verified !== null);
  const rows = shown.map(({ agent, class: kind, views, verified, spoofed }) => {
    const length = bar(aiClasses.includes(kind) ? 'ai' : 'other', views, largest);
    const numbers = [count(views), ...(checked ? [optional(verified), optional(spoofed)] : [])];
    const cells = numbers.map((text) => `<td class="num">${text}</td>`).join('');
    return `<tr><td>${html(agent)}<br><span class="quiet">${CLASS_NAMES[kind]}</span></td><td class="barcell">${length}</td>${cells}</tr>`;
  });
  const heads = ['Agent', '', 'Requests', ...(checked ? ['Verified', 'Spoofed'] : [])];
  return card('By agent', heads, rows, 'No agent identified itself.');
}

function byClass({ classes, aiClasses }: Insights): string {
  const kinds = Object.entries(classes) as [TrafficClass, number][];
  const others = kinds.filter(
    ([kind, views]) => kind !== 'human' && (kind !== 'unknown' || views > 0),
  );
  const largest = Math.max(1, ...others.map(([, views]) => views));
  const rows = others.map(([kind, views]) => {
    const counted = aiClasses.includes(kind);
    const why = kind === 'unknown' ? 'counted with people' : 'not counted as views';
    const note = counted ? '' : `<br><span class="quiet">${why}</span>`;
    return `<tr><td>${CLASS_NAMES[kind]}${note}</td><td class="barcell">${bar(counted ? 'ai' : 'other', views, largest)}</td><td class="num">${count(views)}</td></tr>`;
  });
  return card('By type of traffic', ['Type', '', 'Requests'], rows, '');
}

function onlyAi(pages: PageRow[], all: number): string {
  const rows = pages.map(
    (row) => `<tr><td>${path(row.path)}</td><td class="num">${count(row.ai)}</td></tr>`,
  );
  const title =
    all > pages.length
      ? `Pages that only AI reads: ${pages.length} of ${count(all)}`
      : 'Pages that only AI reads';
  return card(title, ['Page', 'AI views'], rows, 'People also read every page that AI read.');
}

function notFound({ missing }: Insights, by: 'ai' | 'human'): string {
  const asked = missingPages(missing)
    .filter((page) => page[by] > 0)
    .sort((one, other) => other[by] - one[by])
    .slice(0, ROWS);
  const [who, others] = by === 'ai' ? ['AI', 'People'] : ['people', 'AI'];
  const rows = asked.map(
    (page) =>
      `<tr><td>${path(page.path)}</td><td class="num">${count(page[by])}</td><td class="num quiet">${count(page[by === 'ai' ? 'human' : 'ai'])}</td></tr>`,
  );
  return card(
    `Requested by ${who}`,
    ['Path', by === 'ai' ? 'AI' : 'People', others],
    rows,
    by === 'ai' ? 'AI found every page it requested.' : 'People found every page they requested.',
  );
}
