// What a project's jobs are done with on this machine: its code host, its agent, its rules.

import { commandsOf } from '../../bot/deliveries/work-hook.ts';
import { buildTools, confirmDeps } from '../../bot/wire-job-tools.ts';
import {
  type Config,
  DEFAULT_CONFIG,
  driftRules,
  pullRequestOptions,
} from '../../config/config.ts';
import type { Origin } from '../../contract/job.ts';
import { isRepositoryName } from '../../contract/values.ts';
import { limitOf } from '../../github/app.ts';
import { type DocsPages, findPullDrift } from '../../github/drift.ts';
import type { GithubMeter } from '../../github/meter.ts';
import { signerOf } from '../../github/publisher.ts';
import { createThreadHost } from '../../github/thread-host.ts';
import type { AgentRunner, IsolationSetting } from '../../jobs/agent.ts';
import { DEFAULT_DOCS_PATHS } from '../../jobs/changes/change.ts';
import { together } from '../../jobs/changes/secrets.ts';
import type { JobTools, RepositoryTools } from '../../jobs/tools.ts';
import type { Project, Projects } from '../../service/projects/project.ts';
import { WorkerFault } from '../../shared/errors.ts';
import { about, type Log } from '../../shared/runtime.ts';
import type { Token } from '../../shared/token-source.ts';
import {
  type CodeHost,
  type CodeHostOptions,
  openCodeHost,
  sameRepositoryToken,
} from './code-host.ts';

import { type AppReading, servedContext } from './context-repositories.ts';

const AGENT_MINUTES = 30;

interface ProjectWorkOptions extends Pick<CodeHostOptions, 'pullUrl'> {
  /** Counts the requests to GitHub. */
  meter?: GithubMeter | undefined;
  config: Config | null;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  /** What whoever runs this server or worker asks for; settings of a project can only add to it. */
  isolation: IsolationSetting;
  /** This machine works for more than one repository. */
  several: boolean;
  /** What of the repository's settings is not used here. */
  notice?: string | undefined;
  log: Log;
  ended?: JobTools['ended'] | undefined;
  /** Secrets besides those of the environment; read each time, because tokens change. */
  secrets?: Iterable<string>;
  /** The token of a GitHub App. */
  token?: Token;
  record: Projects['record'];
  /** How the GitHub App reads other repositories. */
  reading?: AppReading | undefined;
  /** What is known about a request from another repository of the App. */
  elsewhere?: (repository: string, origin: Origin) => Promise<string | undefined>;
  /** Where its documentation is, if that is another repository of the App. */
  docs?: () => Promise<{ pages: DocsPages } | undefined>;
}

export async function openProjectWork(
  { id, repo, settings, app }: Project,
  {
    config,
    dataDir,
    env,
    isolation,
    record,
    pullUrl,
    meter,
    several,
    ...options
  }: ProjectWorkOptions,
): Promise<{ host: CodeHost; tools: RepositoryTools }> {
  const log = about(options.log, { project: id });
  const { baseRef, docsPaths, checkCommand: check } = settings;
  const own = !app && isRepositoryName(repo) ? env.GITHUB_TOKEN : undefined;
  const token = own
    ? sameRepositoryToken({ id, repo }, { token: own, env, log, record, meter })
    : options.token;
  const pullRequest = pullRequestOptions(config);
  const host = await openCodeHost({
    ...{ repo, baseRef, pullRequest, dataDir, env, log, token, pullUrl },
    use: meter?.use('jobs', app ? limitOf(app.installation) : 'token'),
  });
  const agent = agentOf(settings, env);
  const context = servedContext(
    { repo, app },
    { ...options, config: config ?? DEFAULT_CONFIG, github: host.github, env, log, meter },
  );
  const tools = buildTools({
    config,
    env,
    log,
    agent: {
      ...(agent && 'url' in agent
        ? { model: { ...agent, ...(env.DOCKET_MODEL_KEY && { key: env.DOCKET_MODEL_KEY }) } }
        : { command: agent?.command }),
      check,
      isolation: isolation === 'best' ? (config ?? DEFAULT_CONFIG).agent.isolation : isolation,
      several,
      hide: [dataDir],
      maxMinutes: AGENT_MINUTES,
      none: agent ? undefined : unknownAgent,
    },
    publisher: host.publisher,
    docsPaths: docsPaths.length > 0 ? docsPaths : undefined,
    baseRef,
    contextCopies: context.copies,
    secrets: together(options.secrets ?? [], context.tokens),
    thread: app && threadOf(host, config, { env, dataDir, docsPaths, ...options }),
    ended: options.ended,
    notice: options.notice,
  });
  return { host, tools };
}

/** Where people ask for jobs in comments. */
function threadOf(
  { github, work }: CodeHost,
  config: Config | null,
  {
    env,
    dataDir,
    docsPaths,
    elsewhere,
    docs,
  }: Pick<ProjectWorkOptions, 'env' | 'dataDir' | 'elsewhere' | 'docs'> & {
    docsPaths: readonly string[];
  },
) {
  if (!github) return undefined;
  const host = {
    ...createThreadHost(github),
    drift: async (pull: number, headSha: string) =>
      findPullDrift(pull, headSha, {
        ...{ github, path: env.PATH ?? '', scratch: dataDir, place: work },
        docs: (await docs?.())?.pages,
        rules: driftRules(
          config ?? DEFAULT_CONFIG,
          docsPaths.length > 0 ? docsPaths : DEFAULT_DOCS_PATHS,
        ),
      }),
  };
  const command = commandsOf(config ?? DEFAULT_CONFIG);
  return {
    host,
    word: command.word,
    confirming: confirmDeps(host, command, { config, signed: true }),
    signer: (login: string, signal: AbortSignal) => signerOf(github, login, signal),
    ...(elsewhere && { elsewhere }),
  };
}

type Agent = NonNullable<Project['settings']['agent']>;

/**
 * Whether a machine that works for these projects runs programs, and not only models. Without a known
 * agent it may have to.
 */
export function runsPrograms(
  projects: readonly Pick<Project, 'settings'>[],
  env: NodeJS.ProcessEnv,
): boolean {
  const agents = projects.map(({ settings }) => agentOf(settings, env));
  const known = agents.length > 0 ? agents : [defaultAgent(env)];
  const checks = projects.some(({ settings }) => settings.checkCommand !== undefined);
  return checks || known.some((agent) => !agent || !('url' in agent));
}

export const agentOf = (
  { agent }: Project['settings'],
  env: NodeJS.ProcessEnv,
): Agent | undefined => agent ?? defaultAgent(env);

function defaultAgent(env: NodeJS.ProcessEnv): Agent | undefined {
  const { DOCKET_AGENT_COMMAND: command, DOCKET_MODEL_URL: url, DOCKET_MODEL: model } = env;
  if (command) return { command };
  return url && model ? { url, model } : undefined;
}

export const NO_AGENT =
  'This project has no agent. Set DOCKET_AGENT_COMMAND, or DOCKET_MODEL_URL and DOCKET_MODEL, for all workers, or use docket projects set.';

/**
 * Reading needs no agent, and neither does accepting a request: the worker that runs it knows its
 * own, and whether it can keep a budget.
 */
const unknownAgent: AgentRunner = {
  model: 'unknown',
  metered: true,
  async run() {
    throw new WorkerFault(`${NO_AGENT} Then retry.`);
  },
};
