// What each trigger leads to. A route loads only what it needs.
import type { WorkflowEvent } from '../action/event.ts';
import type { Inputs } from '../action/inputs.ts';
import { writeJobOutputs } from '../action/outputs.ts';
import { type RunnerEnv, type RunnerFacts, runKey } from '../action/runner-facts.ts';
import type { Trigger } from '../action/trigger.ts';
import type { WorkflowCommands } from '../action/workflow-commands.ts';
import type { Result } from '../app/outcome.ts';
import type { CommandRequest, JobRequest } from '../app/request.ts';

export interface ActionRun {
  env: RunnerEnv;
  runner: WorkflowCommands;
  inputs: Inputs;
  event: WorkflowEvent;
  facts: RunnerFacts;
  signal: AbortSignal;
}

/** Null when the route has told its result itself. */
export async function perform(trigger: Trigger, run: ActionRun): Promise<Result | null> {
  switch (trigger.kind) {
    case 'ignored':
      return written({ outcome: 'ignored', message: `Nothing to do: ${trigger.reason}.` }, run);
    case 'command':
    case 'job':
      return written(await onThread(trigger, run), run);
    case 'archive':
    case 'sweep':
    case 'doctor':
      throw new Error('not yet');
    case 'views': {
      const { exportPageViews } = await import('./action-views.ts');
      return exportPageViews(run);
    }
  }
}

async function onThread(request: CommandRequest | JobRequest, run: ActionRun): Promise<Result> {
  const { openDesk } = await import('./action-desk.ts');
  const { desk, close } = await openDesk(run, request);
  try {
    if (request.kind === 'command') {
      const { runCommand } = await import('../app/command.ts');
      return await runCommand(request, desk);
    }
    const { runJob } = await import('../app/run-job.ts');
    const identity = { key: runKey(run.env, request.prompt), requester: run.facts.actor };
    return await runJob(request, identity, desk);
  } finally {
    await close();
  }
}

function written(result: Result, { runner }: ActionRun): Result {
  writeJobOutputs(result, runner);
  return result;
}
