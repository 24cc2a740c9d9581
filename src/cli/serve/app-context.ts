// What the bot works with when it handles the deliveries of a GitHub App.

import type { Backend } from '../../bot/backend.ts';
import { type BotContext, discreet } from '../../bot/bot-context.ts';
import { confirmRequester } from '../../bot/confirm.ts';
import type { DeliveryAttempt, HookPlace } from '../../bot/deliveries/work-hook.ts';
import type { ThreadHost } from '../../bot/thread-host.ts';
import { recordsOf, threadsOf } from '../../bot/thread-records.ts';
import { readCommand } from '../../bot/trigger.ts';
import { createGithub } from '../../github/client.ts';
import { githubSettings } from '../../github/settings.ts';
import { createThreadHost } from '../../github/thread-host.ts';
import { secretValues } from '../../jobs/changes/secrets.ts';
import type { Log } from '../../shared/log.ts';
import { systemRuntime } from '../../shared/runtime.ts';
import type { OpenApp } from './app.ts';
import { together } from './project-work.ts';
import type { Shared } from './shared.ts';

interface AppDeskOptions {
  shared: Shared;
  app: OpenApp;
  env: NodeJS.ProcessEnv;
  log: Log;
}

/** Jobs have time limits of their own, and nobody waits here for one. */
const TIMEOUT_MINUTES = 7_200;

export function openAppBotContext(
  { project, repository, commands: { word, permission, allowedBots } }: HookPlace,
  { again, end, receivedAt }: DeliveryAttempt,
  { shared, app, env, log }: AppDeskOptions,
): BotContext {
  const token = app.tokensOf({ installation: project.installation, repository: repository.id });
  const github = createGithub(githubSettings(env, { repository: project.repo, token, log }));
  const secrets = together(secretValues(env), app.secrets);
  const host = discreet(createThreadHost(github), secrets);
  const open = () => shared.open(project.id);
  return {
    host: end ? permitted(host) : host,
    backend: async (): Promise<Backend> => {
      const jobs = await open();
      return {
        service: jobs.service,
        projectId: project.id,
        threads: threadsOf(project.id, jobs),
        repeatable: true,
        readsThreads: true,
        records: recordsOf(project.id, jobs, jobs.config, async ({ turns }, index) => {
          if (!end) await confirmRequester(turns[index]?.origin, { host, permission, allowedBots });
        }),
      };
    },
    repository: project.repo,
    markerKey: undefined,
    voice: { word },
    ...systemRuntime(log),
    signal: new AbortController().signal,
    dryRun: false,
    wait: end ? true : 'later',
    timeoutMinutes: TIMEOUT_MINUTES,
    startedAt: receivedAt,
    permission,
    read: (body) => readCommand(body, word),
    settings: async () => {
      const { config } = await open();
      return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
    },
    rerun: again,
    remember: () => {},
  };
}

/** Who has a job was permitted to ask for it, and learns how it ended even if that has changed. */
function permitted(host: ThreadHost): ThreadHost {
  return { ...host, permission: async () => ({ level: 'admin' }) };
}
