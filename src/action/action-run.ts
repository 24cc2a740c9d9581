// One run of the action: the request, its trigger, and where the result goes.
import type { WorkflowEvent } from '../bot/event.ts';
import type { ChecksRequest, CommandRequest, JobRequest, ReviewRequest } from '../bot/request.ts';
import type { Inputs } from '../config/inputs.ts';
import type { RunContext, RunnerEnv, RunnerFacts } from './runner-facts.ts';
import type { WorkflowCommands } from './workflow-commands.ts';

/** What is worked on at the desk, with a thread to answer on. */
export type DeskRequest = CommandRequest | ReviewRequest | ChecksRequest | JobRequest;

export interface ActionRun {
  env: RunnerEnv;
  runner: WorkflowCommands;
  inputs: Inputs;
  context: RunContext;
  event: WorkflowEvent;
  facts: RunnerFacts;
  signal: AbortSignal;
  /** This run works on jobs, so it needs an agent. */
  works: boolean;
}

/** What the log says at the end, and whether the step fails with it. */
export interface Ending {
  failed: boolean;
  message: string;
}
