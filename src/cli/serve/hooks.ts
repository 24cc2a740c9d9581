// The deliveries of a GitHub App: accepted by servers, worked on by workers.
import { tmpdir } from 'node:os';
import type { Backend } from '../../bot/backend.ts';
import { type BotContext, buildBotContext, redacting } from '../../bot/bot-context.ts';
import { confirmRequester } from '../../bot/commands/confirm.ts';
import { askAgain } from '../../bot/deliveries/ask-again.ts';
import { readDelivery } from '../../bot/deliveries/delivered.ts';
import {
  type CommandSettings,
  commandsOf,
  type DeliveryAttempt,
  type HookDeps,
  type HookPlace,
  passing,
  tellJobEnd,
  workDelivery,
} from '../../bot/deliveries/work-hook.ts';
import { askedElsewhere, insistOnDocs } from '../../bot/sending/asked-elsewhere.ts';
import { recordedBackend } from '../../bot/sending/thread-records.ts';
import { CheckLater, type ThreadHost } from '../../bot/thread-host.ts';
import { DEFAULT_CONFIG, driftRules } from '../../config/config.ts';
import { limitOf } from '../../github/app.ts';
import { createGithub } from '../../github/client.ts';
import { findPullDrift } from '../../github/drift.ts';
import { githubSettings, gitPlace } from '../../github/settings.ts';
import { createThreadHost } from '../../github/thread-host.ts';
import { DEFAULT_DOCS_PATHS } from '../../jobs/changes/change.ts';
import { secretValues, together } from '../../jobs/changes/secrets.ts';
import { createAppProjects } from '../../postgres/app-projects.ts';
import { lastDelivery } from '../../postgres/connected.ts';
import { countWaiting, createDeliveries, listWaiting } from '../../postgres/deliveries.ts';
import { createFailedDeliveries } from '../../postgres/failed-deliveries.ts';
import type { Task } from '../../postgres/housekeeping.ts';
import { listWorkers } from '../../postgres/presence.ts';
import { type DeadTicket, SLOTS, type Ticket } from '../../postgres/queue.ts';
import { createSettingsFiles } from '../../postgres/settings-files.ts';
import { tenantOfInstallation } from '../../postgres/turn-order.ts';
import type { Installation } from '../../service/dashboard/installation.ts';
import type { WebhookDeps } from '../../service/server/webhooks.ts';
import type { Telemetry } from '../../service/telemetry/metrics.ts';
import { InvalidRequest, StoreUnavailable, sentence, WorkerFault } from '../../shared/errors.ts';
import {
  about,
  type Clock,
  isoTime,
  type Log,
  type Runtime,
  systemClock,
} from '../../shared/runtime.ts';
import { waitFor } from '../../shared/waiting.ts';
import { type OpenApp, webhookSecrets } from './app.ts';
import type { DocsProject } from './docs-project.ts';
import { noteChangedSettings } from './project-settings.ts';
import type { Shared } from './shared.ts';

/** Undefined where there is no App. */
export function receiveHooks(
  {
    app,
    database,
    queue,
  }: Pick<Shared, 'database' | 'queue'> & {
    app: Pick<OpenApp, 'webhookSecret'> | null;
  },
  env: NodeJS.ProcessEnv,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): WebhookDeps | undefined {
  if (!app) return undefined;
  const deliveries = createDeliveries(database, queue.hooks, clock);
  let isRefusing = false;
  /** What was refused is asked for again as soon as the database is back. */
  async function askLater(): Promise<void> {
    if (isRefusing) return;
    isRefusing = true;
    while (isRefusing) {
      await clock.sleep(BACK_MS, signal);
      isRefusing = false;
      // A key of its own: what is scheduled may be waiting for its next attempt.
      const ask = { task: REDELIVERY };
      await queue.housekeeping.send(ask, `${REDELIVERY} now`).catch(() => {
        isRefusing = true;
      });
    }
  }
  return {
    secrets: webhookSecrets(env, app.webhookSecret),
    async accept({ guid, digest, event, payload }) {
      const delivered = readDelivery(event, payload);
      if (delivered.kind === 'ignored') return 'ignored';
      const kept = { guid, digest, event, payload: delivered.payload };
      const tenant = tenantOfInstallation(delivered.payload.installation.id);
      try {
        return (await deliveries.accept(kept, delivered.key, tenant)) ? 'accepted' : 'known';
      } catch (error) {
        if (error instanceof StoreUnavailable) void askLater().catch(() => {});
        throw error;
      }
    },
  };
}

const REDELIVERY = 'redelivery';
/** How often a server looks whether a database that was away is back. */
const BACK_MS = 5_000;

export async function workHooks(
  shared: Shared,
  {
    env,
    log,
    telemetry,
    worked,
    failed,
  }: {
    env: NodeJS.ProcessEnv;
    log: Log;
    telemetry: Telemetry | undefined;
    worked(): void;
    /** Told of whatever is no fault of the delivery. */
    failed(error: WorkerFault): Promise<unknown>;
  },
): Promise<void> {
  const { app, database, queue } = shared;
  if (!app) return;
  const deliveries = createDeliveries(database, queue.hooks, systemClock);
  const projects = createAppProjects(database, queue, { clock: systemClock, log });
  const opened = { shared, app, env, log };
  const reached = (place: HookPlace, attempt: DeliveryAttempt) => ({
    ...{ ...opened, ...reachPlace(place, opened), checks: attempt.checks },
  });
  const deps = {
    projects: {
      ofRepository: projects.ofRepository,
      sync: async (id, part) => projects.sync(id, await app.installation(id, part), part),
    },
    deliveries,
    settingsChanged: (repository) =>
      noteChangedSettings(repository, createSettingsFiles(database, systemClock)),
    commands: ({ id }) => commandsIn(id, shared),
    bot: (place, attempt) => openAppBotContext(place, attempt, opened),
    teller: (place, job) => openTeller(place, () => deliveries.projectOf(job), opened),
    list: {
      async keep(place, bot, attempt) {
        if ((await bot.settings()).listIssue === undefined) return;
        const { keepHostedList } = await import('./list.ts');
        await keepHostedList(place, bot, reached(place, attempt));
      },
      async start(ticked, place, bot, attempt) {
        const { startHostedTick } = await import('./list.ts');
        return startHostedTick(ticked, place, bot, reached(place, attempt));
      },
    },
    checkLater: ({ guid, event, payload }) => sendCheck(guid, readDelivery(event, payload)),
    ...(telemetry && {
      worked: ({ receivedAt }) => telemetry.delivery({ receivedAt, endedAt: systemClock.now() }),
    }),
    log,
  } satisfies HookDeps;
  async function sendCheck(delivery: string, delivered: ReturnType<typeof readDelivery>) {
    if (delivered.kind === 'ignored') return;
    const { key, payload } = delivered;
    const tenant = tenantOfInstallation(payload.installation.id);
    await database.transaction((tx) => queue.checks.send({ delivery }, key, tx, tenant));
  }
  type HookTicket = Ticket<{ job: string } | { delivery: string }>;
  const onTicket = (checks: boolean) => async (ticket: HookTicket) => {
    const { data } = ticket;
    const again = ticket.again || checks;
    try {
      if ('job' in data) await tellJobEnd(data.job, deps);
      else await workDelivery(data.delivery, { again, checks }, deps);
      await deliveries.answered(data);
      worked();
    } catch (error) {
      const [kept] = await ('job' in data
        ? deliveries.waitingFor(data.job)
        : deliveries.find(data.delivery).then((found) => (found ? [found] : [])));
      const how = { now: systemClock.now(), random: Math.random };
      // Another worker may be able to do it.
      if (error instanceof WorkerFault) await failed(error);
      const waiting = kept && waitFor(passing(error), kept.waiting, how);
      // A database that is away is waited for by the queue.
      if (!waiting || error instanceof StoreUnavailable) throw error;
      await deliveries.postpone(ticket, waiting);
      const { attempts, nextAttempt, reason } = waiting;
      const words = `${nameOf(data)} waits until ${nextAttempt} (attempt ${attempts}): ${reason}`;
      about(log, { delivery: kept.guid }).warn(words);
    }
  };
  // None of them waits for a job, or takes the time of a documentation check.
  await queue.hooks.work(SLOTS.hooks, onTicket(false));
  await queue.checks.work(SLOTS.checks, onTicket(true));
  for (const tickets of [queue.hooks, queue.checks]) await tickets.workDead(onDead);
  void warnWithoutPush(app, log);

  async function onDead({ data, reason, remove }: DeadTicket<HookTicket['data']>) {
    const name = nameOf(data);
    if (!(await deliveries.bury(data, reason, remove))) {
      log.warn(`${name} could not be told yet: ${reason} It is tried again for a day.`);
      return;
    }
    log.error(
      `${name} could not be worked on, and is not tried again: ${reason} List such deliveries with docket admin deliveries --dead, and add --replay to try them again.`,
    );
  }
}

const nameOf = (data: { job: string } | { delivery: string }) =>
  'job' in data ? `The end of job ${data.job}` : `Delivery ${data.delivery}`;

async function warnWithoutPush(app: Pick<OpenApp, 'events'>, log: Log): Promise<void> {
  try {
    if ((await app.events()).includes('push')) return;
    log.warn(
      'The GitHub App is not subscribed to `push`, so changed settings of repositories take effect after up to 6 hours. Subscribe to it in the settings of the App.',
    );
  } catch (error) {
    log.warn(`GitHub did not say what the App is subscribed to: ${sentence(error)}`);
  }
}

export async function commandsIn(project: string, shared: Shared): Promise<CommandSettings> {
  try {
    const { config } = await shared.settings(project);
    return commandsOf(config ?? DEFAULT_CONFIG);
  } catch (error) {
    // Whoever may give commands is told on the thread what is wrong with the settings.
    if (error instanceof InvalidRequest) return commandsOf(DEFAULT_CONFIG);
    throw error;
  }
}

/** Asks again for what could not be delivered: one worker for all. */
export function deliveryTasks(
  {
    app,
    database,
  }: { app: Pick<OpenApp, 'attempts' | 'redeliver'> | null; database: Shared['database'] },
  deps: Pick<Runtime, 'clock' | 'log'>,
): Record<string, Task> {
  if (!app) return {};
  const failed = createFailedDeliveries(database);
  return { [REDELIVERY]: { cron: '*/5 * * * *', run: () => askAgain(app, failed, deps) } };
}

// The bot that works on deliveries.

/** Jobs have time limits of their own, and nobody waits here for one. */
const TIMEOUT_MINUTES = 7_200;

interface HookProcess {
  shared: Shared;
  app: OpenApp;
  env: NodeJS.ProcessEnv;
  log: Log;
}

/** The repository that a delivery is about, as the App reaches it. */
function reachPlace({ project, repository }: HookPlace, { shared, app, env, log }: HookProcess) {
  const place = { installation: project.installation, repository: repository.id };
  const token = app.tokensOf(place);
  const use = shared.meter.use('commands', limitOf(project.installation));
  const settings = githubSettings(env, { repository: project.repo, token, log, use });
  return {
    settings,
    github: createGithub(settings),
    secrets: together(secretValues(env), app.secretsOf(place)),
    findDocs: async () => shared.docsOf(project, (await shared.settings(project.id)).config),
  };
}

function openAppBotContext(
  hookPlace: HookPlace,
  attempt: DeliveryAttempt,
  opened: HookProcess,
): BotContext {
  const { project, commands } = hookPlace;
  const { word, permission, allowedBots } = commands;
  const { again, checks, receivedAt, waits } = attempt;
  const { shared, env, log } = opened;
  const { settings, github, secrets, findDocs } = reachPlace(hookPlace, opened);
  const open = () => shared.open(project.id);
  const insistOn = async ({ id, pages }: DocsProject, writes: boolean) => {
    const docsConfig = async () => (await shared.settings(id)).config ?? DEFAULT_CONFIG;
    await insistOnDocs(pages.repository, createThreadHost(pages.github), {
      ...{ repository: project.repo, host, config: (await open()).config, docsConfig, writes },
    });
  };
  const drift: ThreadHost['drift'] = async (pull, headSha) => {
    if (!checks) throw new CheckLater();
    const docs = await findDocs();
    if (docs) await insistOn(docs, false);
    const { config, tools } = await open();
    return findPullDrift(pull, headSha, {
      ...{ github, path: env.PATH ?? '', scratch: tmpdir(), place: gitPlace(settings, env) },
      rules: driftRules(config, tools.docsPaths ?? DEFAULT_DOCS_PATHS),
      docs: docs?.pages,
    });
  };
  const host = redacting({ ...createThreadHost(github), drift }, secrets);
  return buildBotContext(
    {
      host,
      async backend() {
        const docs = await findDocs();
        if (docs) await insistOn(docs, true);
        const from = docs && project.repo;
        return openBackend(docs?.id ?? project.id, hookPlace, shared, ({ turns }, index) =>
          confirmRequester(turns[index]?.origin, { host, permission, allowedBots, from }),
        );
      },
      repository: project.repo,
      markerKey: undefined,
      style: { word },
      log,
      signal: new AbortController().signal,
      dryRun: false,
      wait: false,
      timeoutMinutes: TIMEOUT_MINUTES,
      startedAt: receivedAt,
      permission,
      rerun: again,
      waits,
      remember: () => {},
    },
    async () => (await open()).config,
  );
}

/** Tells ends in any project that a place has asked, whatever its settings say by now. */
function openTeller(
  place: HookPlace,
  projectOf: () => Promise<string | null>,
  opened: HookProcess,
): BotContext {
  const receivedAt = systemClock.now();
  const attempt = { again: true, checks: false, receivedAt, waits: () => true };
  return {
    ...openAppBotContext(place, attempt, opened),
    async backend() {
      const id = (await projectOf()) ?? place.project.id;
      return openBackend(id, place, opened.shared, async () => {});
    },
  };
}

/** The jobs of a project, as the threads of this place see them. */
async function openBackend(
  id: string,
  { project, repository }: HookPlace,
  shared: Shared,
  confirm: Parameters<typeof recordedBackend>[3],
): Promise<Backend> {
  const jobs = await shared.open(id);
  const backend = recordedBackend(id, jobs, jobs.config, confirm);
  if (id === project.id) return backend;
  const asked = { repository: project.repo, id: String(repository.id) };
  return askedElsewhere(backend, asked, (key) => jobs.engine.jobOfThread(id, key));
}

// What the dashboard shows of the App and of the workers.

const MOST_SHOWN = 20;

export function createInstallation({
  app,
  database,
}: {
  app: Pick<OpenApp, 'id'> | null;
  database: Shared['database'];
}): () => Promise<Installation> {
  const failed = createFailedDeliveries(database);
  const health = async (id: string) => {
    const { deliveries, deadDeliveries } = await countWaiting(database);
    return {
      id,
      lastDelivery: await lastDelivery(database),
      failed: (await failed.list()).map(({ guid, at }) => ({ guid, at: isoTime(at) })),
      waiting: await listWaiting(database, { dead: false, limit: MOST_SHOWN }),
      waitingCount: deliveries.count,
      dead: await listWaiting(database, { dead: true, limit: MOST_SHOWN }),
      deadCount: deadDeliveries,
    };
  };
  return async () => ({
    workers: await listWorkers(database),
    app: app && (await health(app.id)),
  });
}
