// The runner's protocol in this process, with every secret masked before anything is logged.
import * as core from '@actions/core';
import { SECRET_INPUTS } from '../config/inputs.ts';
import { WorkflowCommands } from './workflow-commands.ts';

export function openRunner(): WorkflowCommands {
  const runner = new WorkflowCommands(core);
  for (const name of SECRET_INPUTS) runner.mask(core.getInput(name));
  return runner;
}
