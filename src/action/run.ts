// The action, when there is something to do: inputs and event become one trigger, the trigger takes
// one route, and the result becomes outputs, summary, and exit code.
import { getInput } from '@actions/core';
import { decide, type Trigger } from '../bot/trigger.ts';
import { readInputs } from '../config/inputs.ts';
import { DocketError } from '../shared/errors.ts';
import type { ActionRun } from './action-run.ts';
import { perform, tellWrongInputs } from './routes.ts';
import { readEvent, readFacts } from './runner-facts.ts';
import { openContext } from './workflow-context.ts';
import { openRunner } from './workflow-runner.ts';

export async function runAction(env: NodeJS.ProcessEnv): Promise<void> {
  const runner = openRunner();
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => stop.abort(new Error(`The run was stopped by ${name}.`)));
  }
  try {
    const { inputs, wrong } = readInputs(getInput);
    const context = await openContext(env);
    const event = readEvent(context, env);
    const trigger = await decide(event, inputs);
    const run: ActionRun = {
      env,
      runner,
      inputs,
      event,
      facts: readFacts(context, env),
      context,
      signal: stop.signal,
      works: works(trigger),
    };
    if (wrong) {
      await tellWrongInputs(trigger, wrong, run);
      throw wrong.inLog;
    }
    const ending = await perform(trigger, run);
    if (ending?.failed) runner.fail(ending.message);
    else if (ending) runner.info(ending.message);
  } catch (error) {
    runner.output('outcome', 'failed');
    runner.fail(messageOf(error));
    if (!(error instanceof DocketError) && error instanceof Error) runner.debug(error.stack ?? '');
  }
}

function works(trigger: Trigger): boolean {
  if (trigger.kind === 'command') {
    return 'prompt' in trigger.command || trigger.command.kind === 'retry';
  }
  return ['job', 'review', 'checks', 'sweep', 'improve'].includes(trigger.kind);
}

/** One error, with each of its problems on a separate line. */
function messageOf(error: unknown): string {
  if (!(error instanceof DocketError)) {
    return `Unexpected error: ${error instanceof Error ? error.message : String(error)}`;
  }
  return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}
