// The deliveries of a GitHub App: accepted by servers, worked on by workers.
import { type BotContext, buildBotContext, discreet } from '../../bot/bot-context.ts';
import { confirmRequester } from '../../bot/confirm.ts';
import { askAgain } from '../../bot/deliveries/ask-again.ts';
import { readDelivery } from '../../bot/deliveries/delivered.ts';
import {
  type CommandSettings,
  commandsOf,
  type DeliveryAttempt,
  type HookDeps,
  type HookPlace,
  tellEnd,
  workDelivery,
} from '../../bot/deliveries/work-hook.ts';
import type { ThreadHost } from '../../bot/thread-host.ts';
import { recordedBackend } from '../../bot/thread-records.ts';
import { DEFAULT_CONFIG } from '../../config/config.ts';
import { createGithub } from '../../github/client.ts';
import { githubSettings } from '../../github/settings.ts';
import { createThreadHost } from '../../github/thread-host.ts';
import { secretValues, together } from '../../jobs/changes/secrets.ts';
import { createAppProjects } from '../../postgres/app-projects.ts';
import { connectedWorkers, lastDelivery } from '../../postgres/connected.ts';
import { createDeliveries } from '../../postgres/deliveries.ts';
import type { AppHealth, Installation } from '../../service/dashboard/installation.ts';
import type { WebhookDeps } from '../../service/server/webhooks.ts';
import type { Telemetry } from '../../service/telemetry/telemetry.ts';
import { DAY_MS } from '../../shared/days.ts';
import { InvalidRequest, sentence } from '../../shared/errors.ts';
import { createRemembered } from '../../shared/remembered.ts';
import { type Clock, isoTime, type Log, type Runtime, systemClock } from '../../shared/runtime.ts';
import { type OpenApp, webhookSecrets } from './app.ts';
import type { Shared } from './shared.ts';

/** Undefined where there is no App. */
export function receiveHooks(
  { app, database, queue }: Shared,
  env: NodeJS.ProcessEnv,
): WebhookDeps | undefined {
  if (!app) return undefined;
  const deliveries = createDeliveries(database, queue.hooks, systemClock);
  return {
    secrets: webhookSecrets(env, app.webhookSecret),
    async accept({ guid, digest, event, payload }) {
      const delivered = readDelivery(event, payload);
      if (delivered.kind === 'ignored') return 'ignored';
      const kept = { guid, digest, event, payload: delivered.payload };
      return (await deliveries.accept(kept, delivered.key)) ? 'accepted' : 'known';
    },
  };
}

/** Each is over within seconds: none of them waits for a job. */
const HOOKS_AT_A_TIME = 4;

export async function workHooks(
  shared: Shared,
  { env, log, telemetry }: { env: NodeJS.ProcessEnv; log: Log; telemetry: Telemetry | undefined },
): Promise<void> {
  const { app, database, queue } = shared;
  if (!app) return;
  const projects = createAppProjects(database, queue, { clock: systemClock, log });
  const deps: HookDeps = {
    projects: {
      ofRepository: projects.ofRepository,
      sync: async (id, one) => projects.sync(id, await app.installation(id, one), one),
    },
    deliveries: createDeliveries(database, queue.hooks, systemClock),
    commands: ({ id }) => commandsIn(id, shared),
    bot: (place, attempt) => openAppBotContext(place, attempt, { shared, app, env, log }),
    ...(telemetry && {
      worked: ({ receivedAt }) => telemetry.delivery({ receivedAt, endedAt: systemClock.now() }),
    }),
    log,
  };
  await queue.hooks.work(HOOKS_AT_A_TIME, ({ data, again }) =>
    'job' in data ? tellEnd(data.job, deps) : workDelivery(data.delivery, again, deps),
  );
  await queue.hooks.workDead(async ({ data, reason, remove }) => {
    const what = 'job' in data ? `The end of job ${data.job}` : `Delivery ${data.delivery}`;
    log.error(`${what} could not be worked on: ${reason}`);
    await remove();
  });
}

async function commandsIn(project: string, shared: Shared): Promise<CommandSettings> {
  try {
    const { config } = await shared.settings(project);
    return commandsOf(config ?? DEFAULT_CONFIG);
  } catch (error) {
    // Whoever may give commands is told on the thread what is wrong with the settings.
    if (error instanceof InvalidRequest) return commandsOf(DEFAULT_CONFIG);
    throw error;
  }
}

/** Asks again for what could not be delivered. */
export async function keepDeliveries(
  { app }: Shared,
  deps: Pick<Runtime, 'clock' | 'log'> & { signal: AbortSignal },
): Promise<void> {
  if (app) await askAgain(app, deps);
}

// The bot that works on deliveries.

/** Jobs have time limits of their own, and nobody waits here for one. */
const TIMEOUT_MINUTES = 7_200;

function openAppBotContext(
  { project, repository, commands: { word, permission, allowedBots } }: HookPlace,
  { again, end, receivedAt }: DeliveryAttempt,
  { shared, app, env, log }: { shared: Shared; app: OpenApp; env: NodeJS.ProcessEnv; log: Log },
): BotContext {
  const place = { installation: project.installation, repository: repository.id };
  const token = app.tokensOf(place);
  const github = createGithub(githubSettings(env, { repository: project.repo, token, log }));
  const secrets = together(secretValues(env), app.secretsOf(place));
  const host = discreet(createThreadHost(github), secrets);
  const open = () => shared.open(project.id);
  return buildBotContext(
    {
      host: end ? permitted(host) : host,
      async backend() {
        const jobs = await open();
        return recordedBackend(project.id, jobs, jobs.config, async ({ turns }, index) => {
          if (!end) await confirmRequester(turns[index]?.origin, { host, permission, allowedBots });
        });
      },
      repository: project.repo,
      markerKey: undefined,
      voice: { word },
      log,
      signal: new AbortController().signal,
      dryRun: false,
      wait: end ? true : 'later',
      timeoutMinutes: TIMEOUT_MINUTES,
      startedAt: receivedAt,
      permission,
      rerun: again,
      remember: () => {},
    },
    async () => (await open()).config,
  );
}

/** Who has a job was permitted to ask for it, and learns how it ended even if that has changed. */
function permitted(host: ThreadHost): ThreadHost {
  return { ...host, permission: async () => ({ level: 'admin' }) };
}

// What the dashboard shows of the App and of the workers.

/** GitHub limits how often an App asks, and every look at the page would. */
const ASK_EVERY_MS = 60_000;

export function createInstallation(
  { app, database }: Pick<Shared, 'app' | 'database'>,
  clock: Clock,
): () => Promise<Installation> {
  const health = app && { id: app.id, failed: failedDeliveries(app, clock) };
  return async () => ({
    workers: await connectedWorkers(database),
    app: health && {
      id: health.id,
      lastDelivery: await lastDelivery(database),
      failed: await health.failed(),
    },
  });
}

/** Without those that succeeded when they were delivered again. */
export function failedDeliveries(
  app: Pick<OpenApp, 'deliveries'>,
  clock: Clock,
): () => Promise<AppHealth['failed']> {
  const remembered = createRemembered(clock, ASK_EVERY_MS);
  return () =>
    remembered('failed', async () => {
      try {
        const attempts = await app.deliveries(clock.now() - DAY_MS);
        const arrived = new Set(attempts.filter(({ ok }) => ok).map(({ guid }) => guid));
        const failed = new Map<string, number>();
        for (const { guid, at, ok } of attempts) {
          if (!ok && !arrived.has(guid)) failed.set(guid, Math.max(at, failed.get(guid) ?? 0));
        }
        return [...failed].map(([guid, at]) => ({ guid, at: isoTime(at) }));
      } catch (error) {
        return `GitHub did not say: ${sentence(error)}`;
      }
    });
}
