// The `post` step: finishes an answer that the run could not finish itself.
import { getInput, getState } from '@actions/core';
import { parseInputs } from '../action/inputs.ts';
import { readFacts } from '../action/runner-facts.ts';
import { finishUnfinished } from '../app/finish-unfinished.ts';
import { sentence } from '../shared/errors.ts';
import { openDesk } from './action-desk.ts';
import { openRunner } from './workflow-runner.ts';

export async function finishAfter(env: NodeJS.ProcessEnv): Promise<void> {
  const runner = openRunner();
  try {
    const inputs = parseInputs(getInput);
    const signal = new AbortController().signal;
    const event = { name: env.GITHUB_EVENT_NAME ?? '', payload: {} };
    const facts = readFacts(env);
    const { desk } = await openDesk({ env, runner, inputs, event, facts, signal, works: false });
    await finishUnfinished(JSON.parse(getState('unfinished')), desk);
  } catch (error) {
    // The step itself has its result; a courtesy that fails must not change it.
    runner.warn(`The answer on the thread could not be finished: ${sentence(error)}`);
  }
}
