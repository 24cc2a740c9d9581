// What the jobs of a repository are done with, in a workflow run as on a server: its agent, its rules,
// and the threads where people ask for them.
import { tmpdir } from 'node:os';
import { type AgentSettings, chooseAgent, handedOn } from '../agents/choose-agent.ts';
import { type Config, DEFAULT_CONFIG, moneyOf } from '../config/config.ts';
import type { Inputs } from '../config/inputs.ts';
import type { AgentRunner } from '../jobs/agent.ts';
import { secretValues, together } from '../jobs/changes/secrets.ts';
import type { FindSigner } from '../jobs/publisher.ts';
import type { JobTools, RepositoryTools } from '../jobs/tools.ts';
import { systemClock } from '../shared/runtime.ts';
import { discreet, followUpsOf } from './bot-context.ts';
import { type ConfirmDeps, confirmEarlier } from './confirm.ts';
import { gatherContext } from './context.ts';
import type { ThreadHost } from './thread-host.ts';
import { readCommand } from './trigger.ts';

interface ToolsOptions
  extends Pick<JobTools, 'publisher' | 'docsPaths' | 'draft' | 'ended' | 'log'> {
  /** Null: there are no settings. */
  config: Config | null;
  baseRef: string | undefined;
  env: NodeJS.ProcessEnv;
  agent: Pick<AgentSettings, 'command' | 'model' | 'check' | 'isolation' | 'hide'> & {
    /** Unless the settings have a limit. */
    maxMinutes: number;
    /** Instead of an agent; absent: one has to be set up. */
    none: AgentRunner | undefined;
  };
  /** Besides those of the environment, as they are whenever they are read. */
  secrets?: Iterable<string>;
  /** Absent where nobody asks for jobs in comments. */
  thread?: { host: ThreadHost; word: string; confirming: ConfirmDeps; signer: FindSigner };
}

export function buildTools({
  config,
  env,
  log,
  agent: { maxMinutes, none, ...agent },
  thread,
  ...options
}: ToolsOptions): RepositoryTools {
  const {
    'max-steps': steps,
    'max-tokens': tokens,
    'max-answer-tokens': answerTokens,
    'max-minutes': minutes,
  } = config?.agent ?? {};
  const seconds = (minutes ?? maxMinutes) * 60;
  const settings: AgentSettings = {
    ...agent,
    budget: {
      ...(steps && { steps }),
      ...(tokens && { tokens }),
      ...(answerTokens && { answerTokens }),
      seconds,
    },
    envNames: config?.agent.env ?? [],
    environment: env,
    tmp: tmpdir(),
    timeLimitMs: seconds * 1000,
    clock: systemClock,
    log,
  };
  const secrets = together(secretValues(env, handedOn(settings)), options.secrets ?? []);
  return {
    ...(none ? { agent: none } : chooseAgent(settings)),
    publisher: options.publisher,
    docsPaths: options.docsPaths,
    ...(options.baseRef && { baseRef: options.baseRef }),
    draft: options.draft,
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
  };
}

function threadTools(
  { host, word, confirming, signer }: NonNullable<ToolsOptions['thread']>,
  config: Config | null,
  secrets: Iterable<string>,
): Pick<JobTools, 'context' | 'commandWord' | 'signer' | 'earlierWords'> {
  const thread = discreet(host, secrets);
  return {
    commandWord: word,
    earlierWords: async (job, count) => ({
      confirmed: await confirmEarlier(job, count, confirming),
      reports: confirming.signed,
    }),
    context: (origin) => gatherContext(thread, origin),
    ...(config?.['sign-off'] && { signer }),
  };
}

/** What a recorded request is confirmed with. `signed`: nobody else can write the records. */
export function confirmDeps(
  host: ThreadHost,
  { word, permission, allowedBots }: Inputs['command'],
  { config, signed }: { config: Config | null; signed: boolean },
): ConfirmDeps {
  const read = (body: string) => readCommand(body, word);
  const followUps = followUpsOf(config ?? DEFAULT_CONFIG);
  return { host, permission, allowedBots, read, ...followUps, signed };
}
