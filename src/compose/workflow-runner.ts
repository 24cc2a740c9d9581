// The runner's protocol on this process, with every secret masked before anything can be said.
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { variableOf } from '../action/input-reader.ts';
import { SECRET_INPUTS } from '../action/inputs.ts';
import { WorkflowCommands } from '../action/workflow-commands.ts';

export function openRunner(env: NodeJS.ProcessEnv): WorkflowCommands {
  const runner = new WorkflowCommands({
    env,
    write: (text) => process.stdout.write(text),
    append: appendFileSync,
    token: randomUUID,
  });
  for (const name of SECRET_INPUTS) runner.mask(env[variableOf(name)]?.trim() ?? '');
  return runner;
}
