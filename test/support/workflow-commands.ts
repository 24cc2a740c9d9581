// Makes the calls that arrive on standard input, with the toolkit itself, as a step does.
import { text } from 'node:stream/consumers';
import * as core from '@actions/core';
import { WorkflowCommands } from '../../src/action/workflow.ts';

export type Call = [method: keyof WorkflowCommands, ...args: string[]];

const commands = new WorkflowCommands(core);
for (const [method, ...args] of JSON.parse(await text(process.stdin)) as Call[]) {
  await (commands[method] as (...given: string[]) => unknown).apply(commands, args);
}
