// What each trigger runs. A route loads only what it needs.

import type { Desk } from '../bot/desk.ts';
import { isFailure, type Result } from '../bot/outcome.ts';
import type { Trigger } from '../bot/trigger.ts';
import type { WrongInputs } from '../config/inputs.ts';
import { sentence } from '../shared/errors.ts';
import type { ActionRun, DeskRequest, Ending } from './action-run.ts';
import { writeJobOutputs } from './outputs.ts';
import { runKey } from './runner-facts.ts';
import { type Asked, jobSummary } from './summary.ts';

/** Null if the route reported its result itself. */
export async function perform(trigger: Trigger, run: ActionRun): Promise<Ending | null> {
  switch (trigger.kind) {
    case 'ignored':
      return concerningJob(
        { outcome: 'ignored', message: `Nothing to do: ${trigger.reason}.` },
        run,
      );
    case 'command':
    case 'review':
    case 'checks':
    case 'job': {
      const result = await atDesk(run, trigger, (desk) => onThread(trigger, run, desk));
      if (result.outcome !== 'ignored') {
        await run.runner.summary(jobSummary(asked(trigger, run), result));
      }
      return concerningJob(result, run);
    }
    case 'archive': {
      const { archiveClosed } = await import('../bot/archive.ts');
      return concerningJob(
        await atDesk(run, undefined, (desk) => archiveClosed(trigger, desk)),
        run,
      );
    }
    case 'sweep': {
      const { sweep, tellSwept } = await import('../bot/sweep.ts');
      const message = tellSwept(await atDesk(run, undefined, sweep));
      await run.runner.summary(`## Sweep\n\n${message}`);
      return { failed: false, message };
    }
    case 'doctor': {
      const { seeDoctor } = await import('./doctor.ts');
      return seeDoctor(run);
    }
    case 'improve': {
      const { improvePages } = await import('./improve.ts');
      return atDesk(run, undefined, (desk) => improvePages(run, desk));
    }
    case 'views': {
      const { exportPageViews } = await import('./export-views.ts');
      return exportPageViews(run);
    }
  }
}

/** The commenter sees neither the log nor the step, so the thread gets the problem as well. */
export async function tellWrongInputs(
  trigger: Trigger,
  { onThread }: WrongInputs,
  run: ActionRun,
): Promise<void> {
  if (trigger.kind !== 'command') return;
  const { tellWrongSetup } = await import('../bot/tell-failure.ts');
  try {
    await atDesk(run, trigger, (desk) => tellWrongSetup(trigger, onThread, desk));
  } catch (error) {
    run.runner.warn(`The thread could not be told about the problem: ${sentence(error)}`);
  }
}

async function onThread(
  request: DeskRequest,
  { context, facts }: ActionRun,
  desk: Desk,
): Promise<Result> {
  if (request.kind === 'command') {
    const { runCommand } = await import('../bot/command.ts');
    return runCommand(request, desk);
  }
  if (request.kind === 'review') {
    const { runReview } = await import('../bot/review.ts');
    return runReview(request, desk);
  }
  if (request.kind === 'checks') {
    const { fixChecks } = await import('../bot/fix-checks.ts');
    return fixChecks(request, desk);
  }
  const { runJob } = await import('../bot/run-job.ts');
  const { actor: requester } = facts;
  const key = runKey(context, request.prompt);
  return runJob(request, { key, requester, event: context.eventName }, desk);
}

async function atDesk<T>(
  run: ActionRun,
  request: DeskRequest | undefined,
  work: (desk: Desk) => Promise<T>,
): Promise<T> {
  const { openDesk } = await import('./desk.ts');
  const { desk, close } = await openDesk(run, request);
  try {
    return await work(desk);
  } finally {
    await close();
  }
}

function concerningJob(result: Result, { runner }: ActionRun): Ending {
  writeJobOutputs(result, runner);
  return { failed: isFailure(result.outcome), message: result.message };
}

function asked(request: DeskRequest, { inputs, facts }: ActionRun): Asked {
  if (request.kind === 'job') {
    const { prompt, thread } = request;
    return { how: '`prompt`', prompt, by: facts.actor, thread };
  }
  if (request.kind === 'checks') {
    return { how: 'failed checks', prompt: undefined, by: undefined, thread: undefined };
  }
  if (request.kind === 'review') {
    const { body, author, thread } = request;
    return { how: 'a review', prompt: body, by: author, thread };
  }
  const { command, author, thread } = request;
  const prompt = 'prompt' in command ? command.prompt : undefined;
  const how = 'prompt' in command ? inputs.command.word : `${inputs.command.word} ${command.kind}`;
  return { how: `\`${how}\``, prompt, by: author, thread };
}
