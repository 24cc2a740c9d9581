// The agent and the check that this machine runs, isolated as far as it allows.

import type { AgentRunner, CheckRunner, IsolationSetting, NetworkSetting } from '../jobs/agent.ts';
import { SetupError } from '../shared/errors.ts';
import { fetchFor, isCleartext, PROXY_VARIABLES } from '../shared/network/network.ts';
import type { Clock, Log } from '../shared/runtime.ts';
import type { Login } from './broker/plan.ts';
import type { Endpoint } from './model/errors.ts';
import type { ModelBudget } from './model/session.ts';
import { presetFor } from './program/environment.ts';
import type { Isolation } from './program/isolation.ts';
import { commandAgent, commandCheck } from './program/program.ts';

export interface AgentSettings {
  command?: string | undefined;
  model?: Endpoint | undefined;
  /** Instead of a stored key. */
  login?: Login | undefined;
  /** For a model; a program has only its time limit. */
  budget?: Partial<ModelBudget>;
  check?: string | undefined;
  /** Names of additional variables to pass to a program. */
  envNames?: readonly string[];
  isolation: IsolationSetting;
  /** This machine works for more than one repository. */
  several?: boolean;
  network?: NetworkSetting;
  /** What a check reaches. */
  checkNetwork: 'none' | NetworkSetting;
  environment: Readonly<Record<string, string | undefined>>;
  /** Folders that a program must not see, whatever `PATH` says. */
  hide: readonly string[];
  tmp: string;
  timeLimitMs: number;
  clock: Clock;
  log: Log;
}

interface Agents {
  agent: AgentRunner;
  check?: CheckRunner;
}

/** The variables a program gets besides the basics, and the basics that may contain a password. */
export function handedOn({
  command = '',
  envNames = [],
}: Pick<AgentSettings, 'command' | 'envNames'>): string[] {
  const { keys, env } = presetFor(command);
  return [...PROXY_VARIABLES, ...keys, ...env, ...envNames];
}

export function chooseAgent(settings: AgentSettings): Agents {
  const { command, model, check } = settings;
  const options = { ...settings, isolation: whenNeeded(settings) };
  const { checkNetwork: network } = settings;
  const checking = check ? { check: commandCheck({ ...options, command: check, network }) } : {};
  if (command) return { agent: commandAgent({ ...options, command }), ...checking };
  if (model) {
    warnOfCleartext(model, settings.log);
    return { agent: lazyModel(model, settings), ...checking };
  }
  throw new SetupError(
    'No agent is set up. Set `agent-command` to a program such as `claude`, or set `model-url` and `model` to use an OpenAI-compatible endpoint. To use a service instead, set `base-url`.',
  );
}

function warnOfCleartext({ url, key }: Endpoint, log: Log): void {
  if (!key || !URL.canParse(url) || !isCleartext(new URL(url))) return;
  log.warn(
    `The model key is sent to ${new URL(url).host} unencrypted. Use an https:// \`model-url\`.`,
  );
}

/** For runs that do not work on a job: they show, cancel, or archive jobs. */
export const noAgent: AgentRunner = {
  model: 'none',
  async run() {
    throw new SetupError('No agent is set up in this step. Set `agent-command` or `model-url`.');
  },
};

/** Detecting what the machine supports takes a moment, and only a run of the agent needs it. */
function whenNeeded(settings: AgentSettings): () => Promise<Isolation> {
  let detected: Promise<Isolation> | undefined;
  const detect = async () => {
    const { detectIsolation, insistOn } = await import('./program/isolation.ts');
    const isolation = await detectIsolation(settings);
    insistOn(settings.isolation, isolation, settings.several ?? false);
    settings.log[isolation.kind === 'none' ? 'warn' : 'info'](isolation.sentence);
    return isolation;
  };
  return () => {
    // What failed for a moment is tried again by the next job.
    detected ??= detect().catch((error) => {
      detected = undefined;
      throw error;
    });
    return detected;
  };
}

/** Only a run of the model needs its tools and their schemas. */
function lazyModel(
  endpoint: Endpoint,
  { clock, log, environment, login, budget = {} }: AgentSettings,
): AgentRunner {
  const fetch = fetchFor(environment);
  return {
    model: endpoint.model,
    metered: true,
    async run(task, signal) {
      const { modelAgent } = await import('./model/model.ts');
      const options = { ...endpoint, fetch, clock, log, random: Math.random, budget, login };
      return modelAgent(options).run(task, signal);
    },
  };
}
