// Builds the bot that handles commands and jobs in a workflow run.
import type { OpenBackend } from '../bot/backend.ts';
import { type BotContext, discreet, type FollowUpSettings } from '../bot/bot-context.ts';
import { utteranceOf } from '../bot/request.ts';
import { readCommand } from '../bot/trigger.ts';
import type { Config } from '../config/config.ts';
import { loadSettings } from '../config/settings.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { secretValues } from '../jobs/changes/secrets.ts';
import { systemRuntime } from '../shared/runtime.ts';
import { connectGithub } from './connect-github.ts';
import type { ActionRun, DeskRequest } from './workflow.ts';

interface OpenBotContext {
  bot: BotContext;
  close(): Promise<void>;
}

export async function openBotContext(
  run: ActionRun,
  request?: DeskRequest,
): Promise<OpenBotContext> {
  const { inputs, facts, runner, signal } = run;
  const github = connectGithub(run);
  const host = discreet(createThreadHost(github, facts.workflow), secretValues(run.env));
  let loaded: Promise<Config> | undefined;
  const config = () => {
    loaded ??= loadSettings(host, facts.repository, runner).then((settings) => settings.config);
    return loaded;
  };
  let opened: Promise<OpenBackend> | undefined;
  const backend = () => {
    const open = async () => (await import('./backend.ts')).openBackend(run, github, host, config);
    opened ??= open();
    return opened;
  };
  const said = request && 'comment' in request ? utteranceOf(request) : undefined;
  return {
    bot: {
      host,
      backend,
      repository: facts.repository,
      markerKey: inputs.service.apiKey,
      voice: { word: inputs.command.word, runUrl: facts.runUrl },
      ...systemRuntime(runner),
      signal,
      dryRun: inputs.dryRun,
      wait: inputs.job.wait,
      timeoutMinutes: inputs.job.timeoutMinutes,
      permission: inputs.command.permission,
      read: (body) => readCommand(body, inputs.command.word),
      settings: async () => followUps(await config()),
      rerun: facts.rerun,
      remember: (unfinished) =>
        runner.state('unfinished', unfinished ? JSON.stringify({ ...unfinished, said }) : ''),
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}

function followUps(config: Config): FollowUpSettings {
  return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
}
