// What a project's jobs are done with on this machine: its code host, its agent, its rules.
import { tmpdir } from 'node:os';
import { type AgentSettings, chooseAgent, handedOn } from '../../agents/choose-agent.ts';
import { discreet } from '../../bot/bot-context.ts';
import { confirmEarlier } from '../../bot/confirm.ts';
import { gatherContext } from '../../bot/context.ts';
import { readCommand } from '../../bot/trigger.ts';
import { type Config, DEFAULT_CONFIG, moneyOf } from '../../config/config.ts';
import type { Github } from '../../github/client.ts';
import { signerOf } from '../../github/publisher.ts';
import { createThreadHost } from '../../github/thread-host.ts';
import type { AgentRunner, IsolationSetting } from '../../jobs/agent.ts';
import { secretValues } from '../../jobs/changes/secrets.ts';
import type { JobTools } from '../../jobs/tools.ts';
import type { Project, Projects } from '../../service/projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';
import { about, type Log } from '../../shared/log.ts';
import type { Token } from '../../shared/token-source.ts';
import type { EmbeddedSettings } from '../../store/open-embedded.ts';
import { type CodeHost, type CodeHostOptions, isOnGithub, openCodeHost } from './code-host.ts';
import { sameRepositoryToken } from './same-repository.ts';

const AGENT_TIME_MS = 30 * 60_000;

interface ProjectWork {
  host: CodeHost;
  tools: EmbeddedSettings['tools'];
}

interface ProjectWorkOptions extends Pick<CodeHostOptions, 'pullUrl'> {
  config: Config | null;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  /** What whoever runs this server or worker asks for; settings of a project can only add to it. */
  isolation: IsolationSetting;
  log: Log;
  ended?: JobTools['ended'] | undefined;
  /** Besides those of the environment, as they are whenever they are read. */
  secrets?: Iterable<string>;
  /** Of a GitHub App. */
  token?: Token;
  record: Projects['record'];
}

export async function openProjectWork(
  { id, repo, settings: project, app }: Project,
  {
    config,
    dataDir,
    env,
    isolation,
    secrets = [],
    token: given,
    record,
    ended,
    pullUrl,
    ...options
  }: ProjectWorkOptions,
): Promise<ProjectWork> {
  const log = about(options.log, { project: id });
  const { baseRef, docsPaths, checkCommand, draft } = project;
  const verified = config?.commit === 'verified';
  const pullRequest = { ...config?.['pull-request'], verified };
  const own = env.GITHUB_TOKEN && !app && isOnGithub(repo) ? env.GITHUB_TOKEN : undefined;
  const token = own ? sameRepositoryToken({ id, repo }, { token: own, env, log, record }) : given;
  const host = await openCodeHost({
    ...{ repo, baseRef, pullRequest, dataDir, env, log, token, pullUrl },
  });
  const agent = project.agent ?? defaultAgent(env);
  const settings = agentSettings(agent, checkCommand, {
    config,
    dataDir,
    env,
    isolation,
    log,
  });
  const hidden = together(secretValues(env, handedOn(settings)), secrets);
  const tools: EmbeddedSettings['tools'] = {
    ...(agent ? chooseAgent(settings) : { agent: unknownAgent }),
    publisher: host.publisher,
    ...(baseRef && { baseRef }),
    ...(docsPaths.length > 0 && { docsPaths }),
    draft,
    money: moneyOf(config),
    advisory: config?.check === 'advisory',
    template: config?.['pull-request'],
    ...(config && { maxOpenPulls: config.jobs['max-open-pull-requests'] }),
    secrets: hidden,
    ...(app && host.github && threadTools(host.github, config, hidden)),
    clock: systemClock,
    log,
    ...(ended && { ended }),
  };
  return { host, tools };
}

/** What a job needs where people ask for it in comments. */
function threadTools(
  github: Github,
  config: Config | null,
  secrets: Iterable<string>,
): Pick<JobTools, 'context' | 'commandWord' | 'signer' | 'earlierWords'> {
  const thread = discreet(createThreadHost(github), secrets);
  const { command, review, 'fix-checks': fixChecks } = config ?? DEFAULT_CONFIG;
  const { word, permission, 'allowed-bots': allowedBots } = command;
  const confirming = {
    ...{ host: thread, permission, allowedBots, fixChecks, signed: true },
    reviews: review === 'instructions',
    read: (body: string) => readCommand(body, word),
  };
  return {
    commandWord: word,
    earlierWords: async (job, count) => ({
      confirmed: await confirmEarlier(job, count, confirming),
      reports: true,
    }),
    context: (origin) => gatherContext(thread, origin),
    ...(config?.['sign-off'] && { signer: (login, signal) => signerOf(github, login, signal) }),
  };
}

/** Both lists, read anew each time. */
export function together(fixed: readonly string[], current: Iterable<string>): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      yield* fixed;
      yield* current;
    },
  };
}

type Agent = NonNullable<Project['settings']['agent']>;

function defaultAgent(env: NodeJS.ProcessEnv): Agent | undefined {
  const { DOCKET_AGENT_COMMAND: command, DOCKET_MODEL_URL: url, DOCKET_MODEL: model } = env;
  if (command) return { command };
  return url && model ? { url, model } : undefined;
}

/**
 * Reading needs no agent, and neither does accepting a request: the worker that runs it knows its
 * own, and whether it can keep a budget.
 */
const unknownAgent: AgentRunner = {
  model: 'unknown',
  metered: true,
  async run() {
    throw new SetupError(
      'This project has no agent. Set DOCKET_AGENT_COMMAND, or DOCKET_MODEL_URL and DOCKET_MODEL, for all workers, or use docket projects set. Then retry.',
    );
  },
};

function agentSettings(
  agent: Agent | undefined,
  check: string | undefined,
  { config, dataDir, env, isolation, log }: Omit<ProjectWorkOptions, 'record'>,
): AgentSettings {
  const { DOCKET_MODEL_KEY: key } = env;
  const { 'max-steps': steps, 'max-tokens': tokens, 'max-minutes': minutes } = config?.agent ?? {};
  const timeLimitMs = minutes === undefined ? AGENT_TIME_MS : minutes * 60_000;
  return {
    ...(agent && 'url' in agent
      ? { model: { url: agent.url, model: agent.model, ...(key && { key }) } }
      : { command: agent?.command }),
    check,
    isolation: isolation === 'best' ? (config ?? DEFAULT_CONFIG).agent.isolation : isolation,
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
