// The action, when there is something to do: inputs and event become one trigger, the trigger takes
// one route, and the result becomes outputs, summary, and exit code.

import { getInput } from '@actions/core';
import type { BotContext } from '../bot/bot-context.ts';
import { decide, type Trigger } from '../bot/events/trigger.ts';
import { checksFail, isFailure, type Result } from '../bot/outcome.ts';
import * as phrases from '../bot/replies/phrases.ts';
import { readInputs, type WrongInputs } from '../config/inputs.ts';
import { isWork } from '../contract/commands.ts';
import { asks, SENT_HEADS, type SentRequests, sentCells, stateOf } from '../contract/job.ts';
import type { ReceivedJob } from '../contract/schemas.ts';
import { duration } from '../shared/days.ts';
import { decimal } from '../shared/dollars.ts';
import { DocketError, sentence } from '../shared/errors.ts';
import { codeBlock, codeSpan, inline, quoted, tableOf } from '../shared/text/foreign.ts';
import { Patience } from '../shared/waiting.ts';
import {
  type ActionRun,
  openContext,
  openRunner,
  type RunEnding,
  readEvent,
  readFacts,
  runKey,
  stepKey,
  type ThreadRequest,
  type WorkflowCommands,
} from './workflow.ts';

/** A run is all there is: it waits for GitHub for this long, within its own time limit. */
const AWAY_MS = 12 * 60_000;

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
      patience: new Patience(AWAY_MS),
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
  if (trigger.kind === 'command') return trigger.commands.some(isWork);
  return ['job', 'review', 'check', 'checks', 'sweep', 'improve', 'tick'].includes(trigger.kind);
}

/** One error, with each of its problems on a separate line. */
function messageOf(error: unknown): string {
  if (!(error instanceof DocketError)) {
    return `Unexpected error: ${error instanceof Error ? error.message : String(error)}`;
  }
  return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}

// What each trigger runs. A route loads only what it needs.

/** Null if the route reported its result itself. */
async function perform(trigger: Trigger, run: ActionRun): Promise<RunEnding | null> {
  switch (trigger.kind) {
    case 'ignored': {
      const message = `Nothing to do: ${trigger.reason}.`;
      const ending = concerningJob({ outcome: 'ignored', message }, run);
      if (!trigger.isMistake) return ending;
      run.runner.warn(message);
      return null;
    }
    case 'command':
    case 'review':
    case 'checks':
    case 'job': {
      const result = await withBotContext(run, trigger, (bot) => onThread(trigger, run, bot));
      if (result.outcome !== 'ignored') {
        await run.runner.summary(jobSummary(asked(trigger, run), result));
      }
      return concerningJob(result, run);
    }
    case 'archive':
    case 'reopened': {
      const { archiveClosed, noteReopened } = await import('../bot/upkeep/archive.ts');
      const note = trigger.kind === 'archive' ? archiveClosed : noteReopened;
      return concerningJob(await withBotContext(run, undefined, (bot) => note(trigger, bot)), run);
    }
    case 'retarget': {
      const { retargetStacked } = await import('../bot/upkeep/retarget.ts');
      return concerningJob(
        await withBotContext(run, undefined, (bot) => retargetStacked(trigger.below, bot)),
        run,
      );
    }
    case 'sweep': {
      const { sweep, tellSwept } = await import('../bot/upkeep/sweep.ts');
      const { acceptancePart } = await import('../views/reports/markdown.ts');
      const swept = await withBotContext(run, undefined, async (bot) => {
        const ended = await sweep(bot);
        if (ended && (await bot.settings()).listIssue !== undefined) {
          const { keepRunList } = await import('./improve.ts');
          await keepRunList(run, bot);
        }
        return ended;
      });
      const message = tellSwept(swept);
      const merged = acceptancePart(swept?.acceptance, '##');
      await run.runner.summary([`## Sweep\n\n${message}`, merged].filter(Boolean).join('\n\n'));
      return { failed: false, message };
    }
    case 'tick': {
      const { startRunTick } = await import('./improve.ts');
      const result = await withBotContext(run, undefined, (bot) => startRunTick(trigger, run, bot));
      return concerningJob(result, run);
    }
    case 'doctor': {
      const { seeDoctor } = await import('./doctor.ts');
      return seeDoctor(run);
    }
    case 'check': {
      const { checkPull } = await import('./check.ts');
      const { ending, fixed } = await withBotContext(run, undefined, (bot) =>
        checkPull(trigger, run, bot),
      );
      if (fixed) writeJobOutputs(fixed, run.runner);
      return ending;
    }
    case 'improve': {
      const { improvePages } = await import('./improve.ts');
      return withBotContext(run, undefined, (bot) => improvePages(run, bot));
    }
    case 'audition': {
      const { auditionAgent } = await import('./audition.ts');
      return auditionAgent(run);
    }
    case 'views': {
      const { exportPageViews } = await import('./export-views.ts');
      return exportPageViews(run);
    }
  }
}

/** The commenter sees neither the log nor the step, so the thread gets the problem as well. */
async function tellWrongInputs(
  trigger: Trigger,
  { onThread }: WrongInputs,
  run: ActionRun,
): Promise<void> {
  if (trigger.kind !== 'command') return;
  const { tellWrongSetup } = await import('../bot/commands/tell-failure.ts');
  try {
    await withBotContext(run, trigger, (bot) => tellWrongSetup(trigger, onThread, bot));
  } catch (error) {
    run.runner.warn(`The thread could not be told about the problem: ${sentence(error)}`);
  }
}

async function onThread(
  request: ThreadRequest,
  { context, facts, inputs }: ActionRun,
  bot: BotContext,
): Promise<Result> {
  if (request.kind === 'command') {
    const { runCommand } = await import('../bot/commands/run-command.ts');
    return runCommand(request, bot);
  }
  if (request.kind === 'review') {
    const { runReview } = await import('../bot/commands/review.ts');
    return runReview(request, bot);
  }
  if (request.kind === 'checks') {
    const { fixChecks } = await import('../bot/commands/fix-checks.ts');
    return fixChecks(request, bot);
  }
  const { runJob } = await import('../bot/commands/run-job.ts');
  const { actor: requester } = facts;
  const key = runKey(context, request.prompt);
  // A service at `base-url` has no records to find the last job in.
  const batches =
    inputs.job.jobId === undefined &&
    inputs.service.baseUrl === undefined &&
    (await bot.settings()).batches;
  const series = batches ? stepKey(context, facts.workflow, inputs.embedded.baseRef) : undefined;
  return runJob(request, { key, requester, event: context.eventName, series }, bot);
}

async function withBotContext<T>(
  run: ActionRun,
  request: ThreadRequest | undefined,
  work: (bot: BotContext) => Promise<T>,
): Promise<T> {
  const { openBotContext } = await import('./open-context.ts');
  const { bot, close } = await openBotContext(run, request);
  try {
    return await work(bot);
  } finally {
    await close();
  }
}

function concerningJob(result: Result, { runner }: ActionRun): RunEnding {
  writeJobOutputs(result, runner);
  const { outcome, message, unsaid } = result;
  return {
    failed: isFailure(outcome) || unsaid !== undefined,
    message: sentences(message, unsaid),
  };
}

const sentences = (...all: (string | undefined)[]) => all.filter(Boolean).join(' ');

function asked(request: ThreadRequest, { inputs, facts }: ActionRun): Asked {
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
  const { commands, author, thread } = request;
  const command = commands.find(isWork) ?? commands[0];
  const prompt = command && 'prompt' in command ? command.prompt : undefined;
  const bare = prompt !== undefined || command?.kind === 'bare';
  const how = bare ? inputs.command.word : `${inputs.command.word} ${command?.kind}`;
  return { how: `\`${how}\``, prompt, by: author, thread };
}

function writeJobOutputs({ outcome, job }: Result, runner: WorkflowCommands): void {
  runner.output('outcome', outcome);
  if (!job) return;
  runner.output('job-id', job.id);
  runner.output('status', job.status);
  runner.output('pr-link', job.prLink ?? '');
  const { costMicros, incomplete } = job.docket?.usage ?? {};
  const known = costMicros !== undefined && !incomplete;
  runner.output('cost', known ? decimal(costMicros) : '');
  runner.output('job', JSON.stringify(job));
}

// The job summary of a command or a prompt: the request, what happened, and the result. Pure.

interface Asked {
  /** `/docs`, or the name of the input. */
  how: string;
  prompt: string | undefined;
  by: string | undefined;
  thread: number | undefined;
}

const TITLES: Record<Result['outcome'], string> = {
  'pull-request': '🚀 Pull request ready',
  branch: '🚀 Branch ready for a pull request',
  'no-changes': '✅ No files changed',
  failed: '😕 Failed',
  cancelled: '🛑 Canceled',
  archived: '🗄️ Archived',
  'timed-out': '⌛ Timed out',
  started: '🚀 Started',
  unknown: '❔ Unknown whether the job started',
  ignored: 'Nothing started',
  'dry-run': 'Dry run',
};

export function jobSummary(asked: Asked, result: Result): string {
  const { outcome, job, message, story = [], prompt = asked.prompt } = result;
  const link = job?.prLink ?? job?.docket?.compareLink;
  const facts = [
    ['Request', asked.by ? `${asked.how} by ${inline(asked.by)}` : asked.how],
    ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
    [job?.prLink ? 'Pull request' : 'Branch', link ? phrases.link(link) : ''],
    ['Job', job ? `\`${inline(job.id)}\`, ${inline(stateOf(job))}` : ''],
    ['Model', job?.model ? inline(job.model) : ''],
    ['Usage', job ? phrases.usage(job) : ''],
  ].filter(([, value]) => value !== '');
  const course = story.map(({ afterMs, what }) => `- ${duration(afterMs)}: ${inline(what)}`);
  return [
    `## ${checksFail(job) ? '⚠️ Checks fail' : asks(job) ? '❓ The agent asks' : TITLES[outcome]}`,
    ...(prompt === undefined ? [] : [quoted(prompt)]),
    ...(outcome === 'dry-run' ? [codeBlock(message)] : []),
    ...(isFailure(outcome) || outcome === 'ignored' ? [quoted(message)] : []),
    ...(job?.status === 'completed' && job.docket?.reason
      ? [phrases.paragraphs([speaker(job), quoted(job.docket.reason)])]
      : []),
    factsTable(facts),
    ...(outcome !== 'no-changes' && job?.docket?.checks?.length
      ? [`### Checks\n\n${phrases.checks(job)}`]
      : []),
    ...(job?.docket?.usage?.sent?.length ? [sentTable(job.docket.usage.sent)] : []),
    ...(course.length > 0 ? [`### What happened\n\n${course.join('\n')}`] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The title says that it asks; and where a change was taken back, no agent worked. */
const speaker = (job: ReceivedJob) => (asks(job) || job.docket?.undone ? '' : 'The agent says:');

/** The answer to "what is sent to whom". */
function sentTable(sent: readonly SentRequests[]): string {
  const rows = sent.map((row) => {
    const [address = '', ...rest] = sentCells(row);
    return [codeSpan(address).replaceAll('|', '\\|'), ...rest.map(inline)];
  });
  return `### What left the machine\n\n${tableOf(SENT_HEADS, rows)}`;
}

function factsTable(rows: string[][]): string {
  if (rows.length === 0) return '';
  return ['| | |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join(
    '\n',
  );
}
