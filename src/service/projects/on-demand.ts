// Projects that are opened when they are needed, and opened again when their settings change.

import { InvalidRequest, SetupError, sentence, Unavailable } from '../../shared/errors.ts';
import type { Clock, Log } from '../../shared/runtime.ts';
import { type Project, type Projects, unknownProject } from './project.ts';

export interface OnDemand<T, P = unknown> {
  has(id: string): Promise<boolean>;
  find(id: string): Promise<Project | null>;
  /** Its settings, without opening it. */
  settings(id: string): Promise<P>;
  /** Rejects with NotFound when there is no such project. */
  open(id: string): Promise<T>;
  closeAll(): Promise<void>;
}

interface Opened<T> {
  settings: string;
  work: Promise<T>;
}

/** A change of a project's settings takes effect after at most this long. */
const FRESH_MS = 1_000;

/**
 * `configure` adds the settings that are kept elsewhere. It is opened again when any of them change; the
 * recorded ID of a repository is asked for with every use. Beyond `most`, those that were not used for
 * the longest time are let go; whoever still uses one of them must be able to go on after its `close`.
 */
export function openOnDemand<P, T extends { close(): Promise<void> }>(
  projects: Pick<Projects, 'find'>,
  configure: (project: Project) => Promise<P>,
  open: (project: P) => Promise<T>,
  clock: Clock,
  most = Number.POSITIVE_INFINITY,
): OnDemand<T, P> {
  const known = new Map<string, { project: Promise<Project | null>; readAt: number }>();
  const opened = new Map<string, Opened<T>>();

  function find(id: string): Promise<Project | null> {
    const seen = known.get(id);
    if (seen && clock.now() - seen.readAt < FRESH_MS) return seen.project;
    const project = projects.find(id);
    // Ids that never were must not fill the memory.
    if (known.size > MAX_KNOWN) known.clear();
    known.set(id, { project, readAt: clock.now() });
    project.catch(() => known.delete(id));
    return project;
  }

  async function settings(id: string): Promise<P> {
    const found = await find(id);
    if (!found) throw unknownProject(id);
    return configure(found);
  }

  return {
    settings,
    has: async (id) => (await find(id)) !== null,
    find,
    async open(id) {
      const project = await settings(id);
      const text = JSON.stringify(project, (key, value) =>
        key === 'repositoryId' ? undefined : value,
      );
      const before = opened.get(id);
      if (before) opened.delete(id);
      if (before?.settings === text) {
        opened.set(id, before);
        return before.work;
      }
      const work = closed(before).then(() => open(project));
      const now = { settings: text, work };
      opened.set(id, now);
      for (const [oldest, one] of opened) {
        if (opened.size <= most) break;
        opened.delete(oldest);
        void closed(one);
      }
      work.catch(() => opened.get(id) === now && opened.delete(id));
      return work;
    },
    async closeAll() {
      await Promise.all([...opened.values()].map(closed));
    },
  };
}

const MAX_KNOWN = 10_000;

async function closed<T extends { close(): Promise<void> }>(before?: Opened<T>): Promise<void> {
  const open = await before?.work.catch(() => undefined);
  await open?.close();
}

/** Whoever uses a project that is set up wrongly can do nothing about it, but learns why. */
export function sayingWhyNot<T>(
  open: (id: string) => Promise<T>,
  log: Log,
): (id: string) => Promise<T> {
  return async (id) => {
    try {
      return await open(id);
    } catch (error) {
      if (!(error instanceof SetupError || error instanceof InvalidRequest)) throw error;
      log.error(`Project ${id} cannot be served: ${sentence(error)}`);
      const { message, details } = error;
      throw new Unavailable(`The project is not set up correctly. ${message}`, {
        cause: error,
        details,
      });
    }
  };
}
