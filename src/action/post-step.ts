// The `post` step: finishes a reply that the run could not finish itself.
import { getInput, getState } from '@actions/core';
import { finishUnfinished } from '../bot/commands/tell-failure.ts';
import { parseInputs } from '../config/inputs.ts';
import { sentence } from '../shared/errors.ts';
import { openBotContext } from './open-context.ts';
import { openContext, openRunner, readEvent, readFacts } from './workflow.ts';

export async function finishAfter(env: NodeJS.ProcessEnv): Promise<void> {
  const runner = openRunner();
  try {
    const inputs = parseInputs(getInput);
    const signal = new AbortController().signal;
    const context = await openContext(env);
    const event = readEvent(context, env);
    const facts = readFacts(context, env);
    const run = { env, runner, inputs, context, event, facts, signal, works: false };
    const { bot } = await openBotContext(run);
    await finishUnfinished(JSON.parse(getState('unfinished')), bot);
  } catch (error) {
    // The step already has its result, and a failed cleanup must not change it.
    runner.warn(`Could not finish the reply on the thread: ${sentence(error)}`);
  }
}
