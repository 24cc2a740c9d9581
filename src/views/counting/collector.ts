// Collects the views that pages report, and stores them about once a second.
import type { PageView, ViewCollector } from '../../contract/collect.ts';
import type { Clock } from '../../shared/clock.ts';
import { isoDay } from '../../shared/days.ts';
import { sentence } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import { CollectedViews } from './collected.ts';
import type { ViewsHistory } from './history.ts';
import type { Rules } from './rules.ts';

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
