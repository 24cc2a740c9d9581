// Workers look for log files that have grown, and count them part by part.

import { createPostgresProjects } from '../../postgres/projects.ts';
import type { LogTicket } from '../../postgres/queue.ts';
import type { Project } from '../../service/projects/project.ts';
import { sentence, Unavailable } from '../../shared/errors.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { type CountingPlan, countNext, planNext } from '../../views/counting/count-log.ts';
import type { LogSource } from '../../views/counting/log-source.ts';
import type { Shared } from './shared.ts';
import { openProjectLogs, type ProjectLogs } from './shared-views.ts';

const LOOK_EVERY_MS = 60_000;

interface Deps extends Pick<Runtime, 'clock' | 'log'> {
  signal: AbortSignal;
}

/** Until it is aborted. */
export async function countLogs(shared: Shared, { clock, log, signal }: Deps): Promise<void> {
  const { database, queue } = shared;
  const projects = createPostgresProjects(database);
  /** Files of which everything is counted, so that they need not be opened again. */
  const done = new Map<string, { version: string; file: string }>();

  async function open(id: string): Promise<ProjectLogs> {
    return openProjectLogs(await shared.settings(id), database);
  }

  async function look({ id }: Project): Promise<void> {
    const logs = await open(id);
    const seen: string[] = [];
    for (const source of await logs.files()) {
      if (signal.aborted) return;
      const options = logs.options();
      const place = `${id}\n${options.settings}\n${source.name}`;
      const known = done.get(place);
      if (known?.version === source.version) {
        seen.push(known.file);
        continue;
      }
      const plan = await planNext(source, options);
      if (plan.next === null) done.set(place, { version: source.version, file: plan.file });
      else await send(id, source, plan);
    }
    if (seen.length > 0) await logs.options().progress.seen(seen);
  }

  async function send(
    project: string,
    source: LogSource,
    { file, next }: CountingPlan,
  ): Promise<void> {
    if (next === null) return;
    const part = next === 'whole' ? source.version : next.from;
    await queue.logs.send({ project, name: source.name }, `${project}\n${file}\n${part}`);
  }

  async function count({ project, name }: LogTicket): Promise<void> {
    const logs = await open(project);
    const source = (await logs.files()).find((one) => one.name === name);
    if (!source) throw new Unavailable(`This machine does not have ${name}.`);
    if ((await countNext(source, logs.options())) !== 'more') return;
    await send(project, source, await planNext(source, logs.options()));
  }

  await queue.logs.work(1, async ({ data: ticket }) => {
    try {
      await count(ticket);
    } catch (error) {
      const what = `${ticket.name} of project \`${ticket.project}\``;
      if (!(error instanceof Unavailable))
        log.warn(`${what} cannot be counted: ${sentence(error)}`);
      throw error;
    }
  });
  while (!signal.aborted) {
    try {
      for (const project of await projects.list()) {
        if (project.settings.accessLogs.length > 0) await look(project);
      }
    } catch (error) {
      if (!signal.aborted) log.warn(`Access logs could not be looked at: ${sentence(error)}`);
    }
    await clock.sleep(LOOK_EVERY_MS, signal).catch(() => {});
  }
}
