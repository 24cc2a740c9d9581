// The agent and the check that this machine runs, set apart as well as it can.
import type { AgentRunner, CheckRunner } from '../jobs/agent.ts';
import type { Clock } from '../shared/clock.ts';
import { SetupError } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

export interface AgentSettings {
  command?: string | undefined;
  model?: { url: string; name: string; key?: string | undefined } | undefined;
  check?: string | undefined;
  /** Names of further variables that a program may have. */
  envNames?: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** Folders that a program must not see. */
  hide: readonly string[];
  tmp: string;
  timeLimitMs: number;
  clock: Clock;
  log: Log;
}

export interface Agents {
  agent: AgentRunner;
  check?: CheckRunner;
}

export async function chooseAgent(settings: AgentSettings): Promise<Agents> {
  const { command, model, check } = settings;
  const programs = command || check ? await programRunners(settings) : undefined;
  const checking = check && programs ? { check: programs.check(check) } : {};
  if (command && programs) return { agent: programs.agent(command), ...checking };
  if (model) throw new SetupError('Models are not built in yet; use `agent-command`.');
  throw new SetupError(
    'No agent is set up. Give `agent-command` a program such as `claude`, or `model-url` and `model` an OpenAI-compatible endpoint; or set `base-url` to use a service.',
  );
}

async function programRunners(settings: AgentSettings) {
  const { commandAgent, commandCheck } = await import('../agents/command.ts');
  const { detectIsolation } = await import('../agents/isolation.ts');
  const isolation = await detectIsolation(settings);
  settings.log[isolation.kind === 'none' ? 'warn' : 'info'](isolation.sentence);
  const options = (command: string) => ({ ...settings, command, isolation });
  return {
    agent: (command: string) => commandAgent(options(command)),
    check: (command: string) => commandCheck(options(command)),
  };
}
