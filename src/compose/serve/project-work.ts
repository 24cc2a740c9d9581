// What a project's jobs are done with on this machine: its code host, its agent, its rules.
import { tmpdir } from 'node:os';
import { type Config, moneyOf } from '../../action/config.ts';
import { secretValues } from '../../changes/secret-values.ts';
import type { Project } from '../../projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { type AgentSettings, chooseAgent, handedOn } from '../agent.ts';
import type { EmbeddedSettings } from '../embedded.ts';
import { type CodeHost, openCodeHost } from './code-host.ts';

const AGENT_TIME_MS = 30 * 60_000;

export interface ProjectWork {
  host: CodeHost;
  tools: EmbeddedSettings['tools'];
}

export interface ProjectWorkOptions {
  config: Config | null;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  log: Log;
  /** Besides those of the environment. */
  secrets?: readonly string[];
}

export async function openProjectWork(
  { repo, settings: project }: Project,
  { config, dataDir, env, log, secrets = [] }: ProjectWorkOptions,
): Promise<ProjectWork> {
  const { baseRef, docsPaths, checkCommand, draft } = project;
  const verified = config?.commit === 'verified';
  const pullRequest = { ...config?.['pull-request'], verified };
  const host = await openCodeHost({ repo, baseRef, pullRequest, dataDir, env, log });
  const settings = agentSettings(project.agent, checkCommand, { config, dataDir, env, log });
  const tools: EmbeddedSettings['tools'] = {
    ...chooseAgent(settings),
    publisher: host.publisher,
    ...(baseRef && { baseRef }),
    ...(docsPaths.length > 0 && { docsPaths }),
    draft,
    money: moneyOf(config),
    advisory: config?.check === 'advisory',
    template: config?.['pull-request'],
    ...(config && { maxOpenPulls: config.jobs['max-open-pull-requests'] }),
    secrets: [...secretValues(env, handedOn(settings)), ...secrets],
    clock: systemClock,
    log,
  };
  return { host, tools };
}

function agentSettings(
  agent: Project['settings']['agent'],
  check: string | undefined,
  { config, dataDir, env, log }: ProjectWorkOptions,
): AgentSettings {
  const { DOCKET_MODEL_KEY: key } = env;
  const { 'max-steps': steps, 'max-tokens': tokens, 'max-minutes': minutes } = config?.agent ?? {};
  const timeLimitMs = minutes === undefined ? AGENT_TIME_MS : minutes * 60_000;
  return {
    ...('command' in agent
      ? { command: agent.command }
      : { model: { url: agent.url, model: agent.model, ...(key && { key }) } }),
    check,
    environment: env,
    hide: [dataDir],
    tmp: tmpdir(),
    budget: { ...(steps && { steps }), ...(tokens && { tokens }), seconds: timeLimitMs / 1000 },
    envNames: config?.agent.env ?? [],
    timeLimitMs,
    clock: systemClock,
    log,
  };
}
