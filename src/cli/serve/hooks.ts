// The deliveries of a GitHub App: accepted by servers, worked on by workers.

import { askAgain } from '../../bot/deliveries/ask-again.ts';
import { readDelivery } from '../../bot/deliveries/delivered.ts';
import {
  type CommandSettings,
  DEFAULT_COMMANDS,
  type HookDeps,
  tellEnd,
  workDelivery,
} from '../../bot/deliveries/work-hook.ts';
import { createAppProjects } from '../../postgres/app-projects.ts';
import { createDeliveries } from '../../postgres/deliveries.ts';
import type { WebhookDeps } from '../../service/server/webhooks.ts';
import type { Telemetry } from '../../service/telemetry/telemetry.ts';
import { systemClock } from '../../shared/clock.ts';
import { InvalidRequest } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { webhookSecrets } from './app.ts';
import { openAppBotContext } from './app-context.ts';
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
      sync: async (id) => projects.sync(id, await app.installation(id)),
    },
    deliveries: createDeliveries(database, queue.hooks, systemClock),
    commands: ({ id }) => commandsOf(id, shared),
    bot: (place, attempt) => openAppBotContext(place, attempt, { shared, app, env, log }),
    ...(telemetry && {
      worked: ({ guid, event, receivedAt }) =>
        telemetry.delivery({ guid, event, receivedAt, endedAt: systemClock.now() }),
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

async function commandsOf(project: string, shared: Shared): Promise<CommandSettings> {
  try {
    const { config } = await shared.settings(project);
    if (!config) return DEFAULT_COMMANDS;
    const { word, permission, 'allowed-bots': bots } = config.command;
    return { word, permission, allowedBots: [...bots] };
  } catch (error) {
    // Whoever may give commands is told on the thread what is wrong with the settings.
    if (error instanceof InvalidRequest) return DEFAULT_COMMANDS;
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
