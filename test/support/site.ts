// A made-up documentation site with traffic: the same seed gives the same counts, whatever is asked.
import type { Insights } from '../../src/contract/insights.ts';
import type { PageViews, ViewCounts, ViewsResult } from '../../src/contract/schemas.ts';
import type {
  DateRange,
  DocsService,
  ViewsRequest,
  ViewsSource,
} from '../../src/contract/service.ts';
import { addDays, daysOf } from '../../src/shared/days.ts';

const AREAS = ['guides', 'reference', 'api', 'cli', 'tutorials', 'concepts', 'changelog', 'sdk'];
const TOPICS = [
  'getting-started',
  'authentication',
  'webhooks',
  'rate-limits',
  'pagination',
  'errors',
  'deployment',
  'configuration',
  'migrations',
  'search',
  'caching',
  'permissions',
];
const PARTS = ['', '/overview', '/examples', '/advanced', '/faq', '/options', '/python', '/node'];

export interface SiteOptions {
  pages: number;
  seed?: number;
  /** Pages that only exist from or until a day, or any other say over a day's counts. */
  adjust?(page: PageViews, day: string): PageViews | null;
}

/** A number from 0 to 1 that depends on nothing but its seeds. */
export function noise(...seeds: number[]): number {
  let hash = 0x811c9dc5;
  for (const seed of seeds) hash = Math.imul(hash ^ seed, 0x01000193) ^ (hash >>> 13);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export function pagePath(index: number): string {
  if (index === 0) return '/';
  const pick = (list: string[], place: number) => list[place % list.length] ?? '';
  const turn = Math.floor(index / (AREAS.length * TOPICS.length * PARTS.length));
  const base = `/${pick(AREAS, index)}/${pick(TOPICS, Math.floor(index / 8))}`;
  return `${base}${pick(PARTS, Math.floor(index / 96))}${turn > 0 ? `/v${turn}` : ''}`;
}

export class Site {
  readonly #options: SiteOptions;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  day(index: number, date: string): PageViews | null {
    const { seed = 1, adjust } = this.#options;
    const number = Date.parse(date) / 86_400_000;
    const weekend = [0, 6].includes(new Date(date).getUTCDay());
    const rank = 1 + ((index * 7) % 11) / 4 + index;
    const popular = 900 / rank ** 0.85;
    const lively = (weekend ? 0.42 : 1) * (0.7 + 0.6 * noise(seed, index, number));
    // Even the last page is read once a week.
    const least = index % 7 === number % 7 ? 1 : 0;
    const human = Math.max(least, Math.round(popular * lively));
    const lean = index % 13 === 5 ? 2.2 : 0.18 + 0.3 * noise(seed, index);
    const growth = 1 + (number - 20_750) / 160;
    const ai = Math.round(popular * lean * growth * (0.75 + 0.5 * noise(seed + 1, index, number)));
    const page = { path: pagePath(index), human, ai, total: human + ai };
    return adjust ? adjust(page, date) : page;
  }

  views(from: string, to: string): PageViews[] {
    const days = daysOf({ from, to });
    const pages: PageViews[] = [];
    for (let index = 0; index < this.#options.pages; index += 1) {
      const sum = { path: pagePath(index), human: 0, ai: 0, total: 0 };
      for (const date of days) {
        const one = this.day(index, date);
        if (!one) continue;
        sum.human += one.human;
        sum.ai += one.ai;
        sum.total += one.total;
      }
      if (sum.total > 0) pages.push(sum);
    }
    return pages.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
  }
}

/** Answers `getViews` as the contract says, from a made-up site. Jobs are not its business. */
export class SiteService implements DocsService {
  readonly asked: ViewsRequest[] = [];
  readonly #site: Site;
  readonly #ranges = new Map<string, PageViews[]>();

  constructor(site: Site) {
    this.#site = site;
  }

  async getViews(_: string, request: ViewsRequest): Promise<ViewsResult> {
    this.asked.push(request);
    const { dateFrom = '2026-01-01', dateTo = '2027-01-01', limit = 50, offset = 0 } = request;
    const key = `${dateFrom} ${dateTo}`;
    const all = this.#ranges.get(key) ?? this.#site.views(dateFrom, dateTo);
    this.#ranges.set(key, all);
    return {
      totals: totalsOf(all),
      views: all.slice(offset, offset + limit),
      hasMore: offset + limit < all.length,
    };
  }

  createJob = unsupported;
  sendMessage = unsupported;
  getJob = unsupported;
}

/** The same site, asked in this process. */
export class SiteSource implements ViewsSource {
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  async *pages(_: string, { dateFrom = '2026-01-01', dateTo = '2027-01-01' }: DateRange) {
    const views = this.#site.views(dateFrom, dateTo);
    yield { totals: totalsOf(views), views, hasMore: false };
  }

  async *days(_: string, { dateFrom, dateTo }: Required<DateRange>) {
    for (const date of daysOf({ from: dateFrom, to: dateTo }).reverse()) {
      yield { date, ...totalsOf(this.#site.views(date, addDays(date, 1))) };
    }
  }
}

export async function unsupported(): Promise<never> {
  throw new Error('This service knows page views only.');
}

export function totalsOf(pages: Iterable<ViewCounts>): ViewCounts {
  const totals = { human: 0, ai: 0, total: 0 };
  for (const { human, ai, total } of pages) {
    totals.human += human;
    totals.ai += ai;
    totals.total += total;
  }
  return totals;
}

const UNCHECKED = { verified: null, spoofed: null };

export function sampleInsights(from: string, to: string): Insights {
  const days = daysOf({ from, to });
  return {
    classes: {
      human: 61_204,
      'coding-agent': 14_410,
      assistant: 7_980,
      'ai-search': 5_120,
      training: 11_871,
      'other-bot': 23_400,
      unknown: 0,
    },
    aiClasses: ['coding-agent', 'assistant'],
    agents: [
      { agent: 'Claude Code', class: 'coding-agent', views: 8_210, ...UNCHECKED },
      { agent: 'ChatGPT-User', class: 'assistant', views: 5_904, ...UNCHECKED },
      { agent: 'Cursor', class: 'coding-agent', views: 4_377, ...UNCHECKED },
      { agent: 'Codex', class: 'coding-agent', views: 1_823, ...UNCHECKED },
      { agent: 'Claude-User', class: 'assistant', views: 1_210, ...UNCHECKED },
      { agent: 'Perplexity-User', class: 'assistant', views: 866, ...UNCHECKED },
    ],
    missingCut: false,
    missing: [
      { path: '/llms-full.txt', ai: 412, human: 0 },
      { path: '/api/v3/openapi.json', ai: 188, human: 4 },
      { path: '/guides/quickstart', ai: 97, human: 31 },
      { path: '/docs/<script>alert(1)</script>', ai: 3, human: 0 },
    ],
    aiReferrals: {
      views: 1_914,
      sources: [
        { source: 'ChatGPT', views: 1_402 },
        { source: 'Perplexity', views: 377 },
        { source: 'Claude', views: 135 },
      ],
      daysUnknown: [],
    },
    weeks: [],
    quality: {
      files: 7,
      lines: 1_048_211,
      rejected: 312,
      examples: [
        {
          file: 'access.log.3.gz',
          line: 5_120,
          text: '\u0016\u0003\u0001 binary',
          reason: 'no known format',
        },
      ],
      daysCovered: days,
      daysMissing: [],
      daysCut: false,
      warnings: [],
      spoofed: 0,
    },
    seesAgents: true,
    rules: '2026-11-01',
  };
}
