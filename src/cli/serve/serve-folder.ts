// `docket serve --data DIR`: every project of the folder, each in a folder of its own below it.
import { join } from 'node:path';
import { addJobCounts } from '../../jobs/job-counts.ts';
import { Slots } from '../../jobs/local-wake.ts';
import { manyServices } from '../../service/embedded-service.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError, sentence } from '../../shared/errors.ts';
import { fileAudit } from '../../store/audit-file.ts';
import { fileKeyStore } from '../../store/key-file.ts';
import { fileProjects } from '../../store/project-file.ts';
import { fileSessions } from '../../store/session-files.ts';
import type { Terminal } from '../command.ts';
import type { ServerAddress, Serving } from '../serve.ts';
import { openDashboard } from './dashboard.ts';
import { openFolderProject } from './folder-project.ts';
import { hasValidKey, listenTo, openLines, serverAddress } from './http.ts';
import { openOnDemand } from './on-demand.ts';
import { type ConfiguredProject, ownSettings } from './project-settings.ts';
import { sayingWhyNot } from './set-up.ts';
import { openTelemetry } from './telemetry.ts';

export async function serveFolder(
  { dir, port, host, concurrency, isolation, publicUrl }: ServerAddress & { dir: string },
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const lines = openLines(terminal);
  const { log } = lines;
  const keys = fileKeyStore(dir, systemClock);
  const hasKeys = await hasValidKey(keys);
  const projects = fileProjects(dir, systemClock);
  const listed = await projects.list();
  if (listed.length === 0) {
    throw new SetupError(
      `There are no projects in ${dir}. Add one with docket projects add, or use --project, --repo, and --agent-command or --model-url to serve one.`,
    );
  }
  const slots = new Slots(concurrency);
  const telemetry = await openTelemetry({
    env,
    log,
    jobCounts: async () =>
      addJobCounts(
        await Promise.all(listed.map(async ({ id }) => (await openProjects.open(id)).jobCounts())),
      ),
  });
  const address = serverAddress();
  const open = ({ project, config }: ConfiguredProject) =>
    openFolderProject(project, {
      address: address.promise,
      record: projects.record,
      config,
      dir: folderOf(dir, project.id),
      env,
      isolation,
      log,
      slots,
      ended: telemetry.telemetry?.instruction,
    });
  const openProjects = openOnDemand(projects, ownSettings, open, systemClock);
  const openOrSay = sayingWhyNot(openProjects.open, log);
  // Their unfinished jobs continue at once. A project that cannot be opened delays no other.
  for (const { id } of listed) {
    await openProjects
      .open(id)
      .catch((error) => log.error(`Project ${id} cannot be served: ${sentence(error)}`));
  }
  const service = manyServices(async (id) => (await openOrSay(id)).service);
  const dashboard = openDashboard({
    service,
    engineOf: async (id) => (await openOrSay(id)).engine,
    projects: () => projects.list(),
    keys,
    audit: fileAudit(dir),
    pull: async (id, number) => (await (await openOrSay(id)).pulls?.read(number)) ?? null,
    sessions: fileSessions(dir, systemClock),
    installation: async () => ({ app: null, workers: null }),
    publicUrl,
    log,
    say: terminal.err,
  });
  const { url, stop } = await listenTo({
    env,
    telemetry,
    service,
    projects: openProjects,
    keys,
    dashboard: dashboard.deps,
    collecting: async (id) =>
      (await openProjects.has(id)) ? (await openOrSay(id)).collecting : undefined,
    listed: listed.map(({ id }) => id),
    port,
    host,
    lines,
    address,
    drain: () => openProjects.closeAll(),
  });
  return { url, hasKeys, signIn: await dashboard.start(url), stop };
}

/** An id can contain what a file system does not take, or what it takes for another folder. */
export function folderOf(dir: string, id: string): string {
  const name = encodeURIComponent(id).replace(
    /[.*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return join(dir, 'projects', name);
}
