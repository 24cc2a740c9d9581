// What the jobs of a repository are done with, in a workflow run as on a server: its agent, its rules,
// and the threads where people ask for them.
import { tmpdir } from 'node:os';
import type { LoginSettings } from '../agents/broker/federations.ts';
import type { Credential } from '../agents/broker/gate.ts';
import type { LoginRun } from '../agents/broker/login.ts';
import { type AgentSettings, chooseAgent, handedOn } from '../agents/choose-agent.ts';
import { type Config, DEFAULT_CONFIG, moneyOf } from '../config/config.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Origin } from '../contract/job.ts';
import { type AgentRunner, PUBLIC } from '../jobs/agent.ts';
import { secretValues, together } from '../jobs/changes/secrets.ts';
import type { FindSigner } from '../jobs/publisher.ts';
import type { JobTools, RepositoryTools } from '../jobs/tools.ts';
import { fetchFor } from '../shared/network/network.ts';
import { type Log, systemClock, systemRuntime } from '../shared/runtime.ts';
import { followUpsOf, redacting } from './bot-context.ts';
import { type ConfirmDeps, confirmEarlier } from './commands/confirm.ts';
import { readCommands } from './events/trigger.ts';
import { fromElsewhere, gatherContext } from './sending/context.ts';
import type { ThreadHost } from './thread-host.ts';

interface ToolsOptions
  extends Pick<JobTools, 'publisher' | 'docsPaths' | 'ended' | 'log' | 'contextCopies' | 'notice'> {
  /** Null: there are no settings. */
  config: Config | null;
  baseRef: string | undefined;
  env: NodeJS.ProcessEnv;
  agent: Pick<AgentSettings, 'command' | 'model' | 'check' | 'isolation' | 'several' | 'hide'> & {
    /** Unless the settings have a limit. */
    maxMinutes: number;
    /** Instead of an agent; absent: one has to be set up. */
    none: AgentRunner | undefined;
  };
  /** The identity of a workflow run, to sign in to the agent's provider; servers have none. */
  identity?: Pick<LoginRun, 'githubToken' | 'repositoryId' | 'mask'>;
  /** Secrets besides those of the environment; read each time, because tokens change. */
  secrets?: Iterable<string>;
  /** Absent where nobody asks for jobs in comments. */
  thread?: {
    host: ThreadHost;
    word: string;
    confirming: ConfirmDeps;
    signer: FindSigner;
    /** The context of requests from other repositories than those of `host`. */
    elsewhere?: (repository: string, origin: Origin) => Promise<string | undefined>;
  };
}

export function buildTools({
  config,
  env,
  log,
  agent: { maxMinutes, none, ...agent },
  thread,
  identity,
  ...options
}: ToolsOptions): RepositoryTools {
  const {
    'max-tokens': tokens,
    'max-answer-tokens': answerTokens,
    'max-minutes': minutes,
  } = config?.agent ?? {};
  const seconds = (minutes ?? maxMinutes) * 60;
  const login = config?.agent.login;
  const issued = new Set<string>();
  // Other repositories, and what their operator runs, are on the same machine.
  const within = <T>(network: T | 'open') =>
    agent.several && network === 'open' ? PUBLIC : network;
  const settings: AgentSettings = {
    ...agent,
    budget: {
      ...(tokens && { tokens }),
      ...(answerTokens && { answerTokens }),
      seconds,
    },
    ...(login &&
      identity && {
        login: {
          provider: login.provider,
          credential: lazyLogin(login, loginRun(identity, { env, log, issued })),
        },
      }),
    envNames: config?.agent.env ?? [],
    ...(config?.agent.network && { network: within(config.agent.network) }),
    checkNetwork: within(config?.['check-network'] ?? 'none'),
    environment: env,
    tmp: tmpdir(),
    timeLimitMs: seconds * 1000,
    clock: systemClock,
    log,
  };
  const secrets = together(secretValues(env, handedOn(settings)), options.secrets ?? [], issued);
  return {
    ...(none ? { agent: none } : chooseAgent(settings)),
    publisher: options.publisher,
    docsPaths: options.docsPaths,
    contextCopies: options.contextCopies,
    ...(options.baseRef && { baseRef: options.baseRef }),
    draft: config?.['pull-request'].draft ?? false,
    money: moneyOf(config),
    advisory: config?.check === 'advisory',
    template: config?.['pull-request'],
    ...(config && { maxOpenPulls: config.jobs['max-open-pull-requests'] }),
    ...(config?.jobs['at-once'] && { atOnce: config.jobs['at-once'] }),
    secrets,
    ...(thread && threadTools(thread, config, secrets)),
    clock: systemClock,
    log,
    ended: options.ended,
    ...(options.notice && { notice: options.notice }),
  };
}

/** Signing in takes no part in commands that run no agent. */
function lazyLogin(settings: LoginSettings, run: LoginRun): Credential {
  const open = () => import('../agents/broker/login.ts');
  let opened: Promise<Credential> | undefined;
  return {
    async headers(signal, url) {
      opened ??= open().then(({ openLogin }) => openLogin(settings, run));
      return (await opened).headers(signal, url);
    },
  };
}

/** For jobs, and for the doctor. */
export function loginRun(
  identity: NonNullable<ToolsOptions['identity']>,
  { env, log, issued }: { env: NodeJS.ProcessEnv; log: Log; issued: Set<string> },
): LoginRun {
  const { ANTHROPIC_BASE_URL } = env;
  return {
    ...systemRuntime(log),
    ...identity,
    environment: env,
    fetch: fetchFor(env),
    secrets: issued,
    // Anthropic's own libraries sign in where they send their requests.
    addresses: { ...(ANTHROPIC_BASE_URL && { anthropic: ANTHROPIC_BASE_URL }) },
  };
}

function threadTools(
  { host, word, confirming, signer, elsewhere }: NonNullable<ToolsOptions['thread']>,
  config: Config | null,
  secrets: Iterable<string>,
): Pick<JobTools, 'context' | 'commandWord' | 'signer' | 'earlierWords'> {
  const thread = redacting(host, secrets);
  return {
    commandWord: word,
    earlierWords: async (job, count) => ({
      confirmed: await confirmEarlier(job, count, confirming),
      reports: confirming.signed,
    }),
    async context(origin) {
      const { repository } = origin;
      const read = repository === confirming.from ? gatherContext(thread, origin) : undefined;
      if (repository === undefined) return read;
      return fromElsewhere(repository, await (read ?? elsewhere?.(repository, origin)));
    },
    ...(config?.['sign-off'] && { signer }),
  };
}

/** What a recorded request is confirmed with. `signed`: nobody else can write the records. */
export function confirmDeps(
  host: ThreadHost,
  { word, permission, allowedBots }: Inputs['command'],
  { config, ...how }: { config: Config | null } & Pick<ConfirmDeps, 'signed' | 'from'>,
): ConfirmDeps {
  const read = (body: string) => readCommands(body, word);
  const followUps = followUpsOf(config ?? DEFAULT_CONFIG);
  return { host, permission, allowedBots, read, ...followUps, ...how };
}
