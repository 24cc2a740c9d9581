// The views that the pages of one site report themselves, counted per day like those of a log file.
import type { PageView, ViewCollector } from '../../contract/collect.ts';
import { DAY_MS, isoDay } from '../../shared/days.ts';
import { sentence } from '../../shared/errors.ts';
import type { Clock, Log } from '../../shared/runtime.ts';
import { AI_SOURCES, AiReferrers, NOT_FROM_AI } from './ai-referrers.ts';
import { type AgentClass, createClassifier } from './classify.ts';
import { classIndex, dayText, type FileDay, noCounts } from './file-day.ts';
import { byDay, type ViewsHistory } from './history.ts';
import { createPageReader, type Page } from './page.ts';
import type { Rules } from './rules.ts';

/** Anyone can make up paths: a day's pages stay a file that is written in no time. */
const MAX_PAGES = 10_000;
const MAX_MISSING = 1_000;
/** What is longer is junk, and not remembered. */
const MAX_AGENT_LENGTH = 500;
const MAX_REMEMBERED = 2_000;
/** Days that wait in memory while they cannot be stored. */
const MAX_DAYS = 7;
const KEY = 'collector-';

type Table = Map<string, number[]>;

interface Day {
  views: number;
  /** How many of them the history has; -1 if it does not have the day. */
  saved: number;
  pages: Table;
  agents: Table;
  missing: Table;
  /** Undefined as long as no page has told where its readers come from. */
  referrals?: { pages: Table; sources: Table };
}

export class CollectedViews {
  readonly #file: string;
  readonly #rules: string;
  readonly #days = new Map<number, Day>();
  readonly #readPage: (path: string) => Page | undefined;
  readonly #classify: (agent: string) => AgentClass;
  readonly #referrers = new AiReferrers();
  #lost = 0;

  /** `id` is unique to this process, so that several of them add up. */
  constructor(id: string, rules: Rules) {
    this.#file = `${KEY}${id}`;
    this.#rules = rules.version;
    this.#readPage = remembering(createPageReader(rules));
    this.#classify = remembering(createClassifier(rules));
  }

  /** False if there are too many pages on that day for another one. */
  add(view: PageView & { agent: string }, now: number): boolean {
    const { path, status = 200 } = view;
    const agent = view.agent.slice(0, MAX_AGENT_LENGTH);
    const missing = status === 404 || status === 410;
    // Browsers that cannot tell report 0.
    if (!missing && status !== 0 && status !== 304 && (status < 200 || status > 299)) return true;
    const page = this.#readPage(path);
    if (!page) return true;
    const day = this.#day(Math.floor(now / DAY_MS));
    day.views++;
    const verdict = this.#classify(agent)[page.markdown ? 'markdown' : 'page'];
    const index = classIndex(verdict.class);
    if (missing) return increment(day.missing, page.asked, index, MAX_MISSING);
    if (!increment(day.pages, page.path, index, MAX_PAGES)) return false;
    if (verdict.agent !== undefined) increment(day.agents, verdict.agent, index, MAX_PAGES);
    if (view.referrer !== undefined) day.referrals ??= { pages: new Map(), sources: new Map() };
    const source = verdict.class === 'human' ? this.#sourceOf(view) : undefined;
    if (source === undefined || !day.referrals) return true;
    increment(day.referrals.pages, page.path, index, MAX_PAGES);
    increment(day.referrals.sources, source, index, MAX_PAGES);
    return true;
  }

  /** The AI whose answer led here. */
  #sourceOf({ referrer = '', source = '' }: PageView): string | undefined {
    if (referrer === '' && source === '') return undefined;
    const linked = this.#referrers.byReferrer(...bytesOf(`${referrer}/`));
    if (linked !== NOT_FROM_AI) return AI_SOURCES[linked];
    const named = this.#referrers.byCampaign(
      ...bytesOf(`utm_source=${encodeURIComponent(source.toWellFormed())}`),
    );
    return named === NOT_FROM_AI ? undefined : AI_SOURCES[named];
  }

  /** A day without views is one on which nobody came, not one without data. */
  turnTo(now: number): void {
    this.#day(Math.floor(now / DAY_MS));
  }

  /** The days that the history does not have as they are now. */
  unsaved(): FileDay[] {
    return [...this.#days]
      .filter(([, { views, saved }]) => views > saved)
      .map(([number, { views, pages, agents, missing, referrals }]) => ({
        file: this.#file,
        day: dayText(number),
        lines: views,
        rules: this.#rules,
        pages,
        agents,
        missing,
        ...(referrals && { referrals }),
      }));
  }

  /** Past days are forgotten as soon as the history has them. */
  saved(entries: readonly FileDay[], now: number): void {
    for (const { day, lines } of entries) {
      const known = this.#days.get(Date.parse(day) / DAY_MS);
      if (known) known.saved = lines;
    }
    const today = Math.floor(now / DAY_MS);
    for (const [number, { views, saved }] of this.#days) {
      if (number < today && views === saved) this.#days.delete(number);
    }
  }

  /** How many views the history does not have. */
  get missed(): number {
    return [...this.#days.values()].reduce((sum, day) => sum + unsaved(day), this.#lost);
  }

  #day(number: number): Day {
    let day = this.#days.get(number);
    if (!day) {
      if (this.#days.size === MAX_DAYS) this.#dropOldest();
      day = { views: 0, saved: -1, pages: new Map(), agents: new Map(), missing: new Map() };
      this.#days.set(number, day);
    }
    return day;
  }

  #dropOldest(): void {
    for (const [number, day] of this.#days) {
      this.#lost += unsaved(day);
      this.#days.delete(number);
      return;
    }
  }
}

export type ViewsKind = 'logs' | 'pages';

export function kindOf({ file }: Pick<FileDay, 'file'>): ViewsKind {
  return file.startsWith(KEY) ? 'pages' : 'logs';
}

/**
 * Of a day that has views from access logs and from pages, only one kind counts: they are the same
 * views, seen twice.
 */
export function countedOf<T extends Pick<FileDay, 'file'>>(kind: ViewsKind, day: T[]): T[] {
  const counts = (entry: T) => kindOf(entry) === kind;
  return day.some(counts) ? day.filter(counts) : day;
}

export function countingOnly(kind: ViewsKind, history: ViewsHistory): ViewsHistory {
  return {
    add: (days) => history.add(days),
    async read(span) {
      const days = byDay(await history.read(span)).values();
      return [...days].flatMap((day) => countedOf(kind, day));
    },
  };
}

function bytesOf(text: string): [Buffer, number, number] {
  const bytes = Buffer.from(text.toWellFormed());
  return [bytes, 0, bytes.length];
}

function unsaved({ views, saved }: Day): number {
  return views - Math.max(saved, 0);
}

function increment(table: Table, key: string, index: number, max: number): boolean {
  let row = table.get(key);
  if (!row) {
    if (table.size === max) return false;
    row = noCounts();
    table.set(key, row);
  }
  row[index] = (row[index] as number) + 1;
  return true;
}

/** Paths and agents repeat. Full, it starts over, so that junk costs time but never memory. */
function remembering<T>(ask: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text) as T;
    const answer = ask(Buffer.from(text).toString('latin1'));
    // A part of a longer text would keep all of it in memory.
    if (text.length >= MAX_AGENT_LENGTH) return answer;
    if (known.size === MAX_REMEMBERED) known.clear();
    known.set(text, answer);
    return answer;
  };
}

// Collects the views that pages report, and stores them about once a second.

export interface CollectingProject {
  origins: readonly string[];
  rules: Rules;
  history: ViewsHistory;
}

export interface CollectorOptions {
  /** Undefined for a project whose views are not collected. */
  find(projectId: string): Promise<CollectingProject | undefined>;
  /** Unique to this process. */
  id: string;
  clock: Clock;
  log: Log;
}

/** As much as a killed process loses. */
const SAVE_EVERY_MS = 1_000;
/** A site with many pages is written less often, so that writing takes a small part of the time. */
const PAUSE_PER_WRITE = 20;

export class Collector implements ViewCollector {
  readonly #options: CollectorOptions;
  readonly #projects = new Map<string, { views: CollectedViews; history: ViewsHistory }>();
  readonly #failing = new Set<string>();
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #fullDay = '';

  constructor(options: CollectorOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  get failing(): boolean {
    return this.#failing.size > 0;
  }

  /** Its views are collected from then on. */
  async originsOf(projectId: string): Promise<readonly string[] | undefined> {
    const { find, id } = this.#options;
    const project = await find(projectId);
    if (!project) return undefined;
    const { rules, history, origins } = project;
    const views = this.#projects.get(projectId)?.views ?? new CollectedViews(id, rules);
    this.#projects.set(projectId, { views, history });
    return origins;
  }

  add(projectId: string, view: PageView & { agent: string }): void {
    const { clock, log } = this.#options;
    const added = this.#projects.get(projectId)?.views.add(view, clock.now()) ?? true;
    const today = isoDay(clock.now());
    if (added || this.#fullDay === today) return;
    this.#fullDay = today;
    log.warn(
      `Project \`${projectId}\` reports too many different pages today. Views of further pages are not counted until tomorrow (UTC).`,
    );
  }

  /** After the last request: what waits is stored. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    await this.#save();
    for (const [projectId, { views }] of this.#projects) {
      if (views.missed === 0) continue;
      this.#options.log.error(
        `${views.missed} page views of project \`${projectId}\` could not be stored and are lost.`,
      );
    }
  }

  async #run(): Promise<void> {
    const { clock } = this.#options;
    const { signal } = this.#stop;
    for (let pause = SAVE_EVERY_MS; !signal.aborted; ) {
      await clock.sleep(pause, signal).catch(() => {});
      if (signal.aborted) return;
      const startedAt = clock.now();
      await this.#save();
      pause = Math.max(SAVE_EVERY_MS, PAUSE_PER_WRITE * (clock.now() - startedAt));
    }
  }

  async #save(): Promise<void> {
    const { clock, log } = this.#options;
    for (const [projectId, { views, history }] of this.#projects) {
      views.turnTo(clock.now());
      const unsaved = views.unsaved();
      if (unsaved.length === 0) continue;
      try {
        await history.add(unsaved);
      } catch (error) {
        this.#fail(projectId, error);
        continue;
      }
      views.saved(unsaved, clock.now());
      if (!this.#failing.delete(projectId)) continue;
      log.info(`Page views of project \`${projectId}\` are stored again.`);
    }
  }

  #fail(projectId: string, error: unknown): void {
    if (this.#failing.has(projectId)) return;
    this.#failing.add(projectId);
    this.#options.log.error(
      `Page views of project \`${projectId}\` cannot be stored: ${sentence(error)}. Docket keeps them in memory and tries again every second. Free disk space or fix the problem before you stop the server.`,
    );
  }
}
