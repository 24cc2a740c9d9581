import type { Insights } from '../../../contract/insights.ts';
import type { TrafficClass } from '../../../contract/values.ts';
import { type Html, html, visible } from '../../../shared/text/escape.ts';
import { change, count, counted, difference, optional, percent, signed } from '../format.ts';
import { agentsKnown } from '../headline.ts';
import type { PageRow } from '../report.ts';
import { aiShare, MOVER_FLOOR, type Mover, missingPages, type Story } from '../story.ts';
import { bar, card, empty, LEGEND, path, section, stackedBar } from './charts.ts';

export function topPages({ top, report }: Story): Html {
  if (top.length === 0) {
    return section(
      'top',
      'Top pages',
      '',
      empty('No pages yet', 'No page was read in this period.'),
    );
  }
  const [compared, known] = [report.previous !== null, agentsKnown(report)];
  const largest = Math.max(1, ...top.map(({ human, ai }) => human + ai));
  const rows = top.map((row, index) => tableRow(row, index + 1, largest, { compared, known }));
  return section(
    'top',
    'Top pages',
    '',
    html`<div class="card">${LEGEND}<table>
<thead><tr><th scope="col" class="rank"><span class="sr">Rank</span></th><th scope="col">Page</th><th scope="col" class="barcell"><span class="sr">Bar of people and AI</span></th><th scope="col" class="num hide">People</th><th scope="col" class="num hide">AI</th><th scope="col" class="num hide">AI share</th><th scope="col" class="num">Total</th>${compared ? html`<th scope="col" class="num">Change</th>` : ''}</tr></thead>
<tbody>${rows.map((row, n) => [n > 0 && '\n', row])}</tbody></table></div>`,
  );
}

function tableRow(
  row: PageRow,
  rank: number,
  largest: number,
  { compared, known }: { compared: boolean; known: boolean },
): Html {
  const before = row.previous?.total ?? null;
  const moved = [difference(row.total, before), shareOf(row.total, before)];
  const ai = known ? [count(row.ai), percent(aiShare(row))] : ['–', '–'];
  return html`<tr><td class="rank">${rank}</td><td>${path(row.path)}<span class="under">${stackedBar(row, largest)}</span></td><td class="barcell">${stackedBar(row, largest)}</td><td class="num hide">${count(row.human)}</td><td class="num hide">${ai[0]}</td><td class="num hide">${ai[1]}</td><td class="num">${count(row.total)}</td>${compared ? html`<td class="num">${moved}</td>` : ''}</tr>`;
}

/** A phone has no room for it. */
function shareOf(now: number, before: number | null): Html {
  const share = before === null || now === before ? null : change(now, before);
  return html`<span class="pct quiet">${share ?? ''}</span>`;
}

export function movers({ report, risers, fallers, newPages, gonePages }: Story): Html | '' {
  if (!report.previous) return '';
  const about = [
    `Pages with at least ${MOVER_FLOOR} views in either period and a change larger than chance.`,
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

export function referrals({ report, referred }: Story): Html | '' {
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

export function aiSection({ report, aiOnly, aiOnlyPages }: Story): Html {
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
    : html`<div class="cols">${cards}</div>`;
  return section('ai', 'What AI reads', nothing ? '' : `${about}${unseen}`, body);
}

export function missingSection({ report: { insights } }: Story): Html | '' {
  if (!insights) return '';
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
