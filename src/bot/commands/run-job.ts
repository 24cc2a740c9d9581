// A job that a workflow asks for with its `prompt`. Whoever may change the workflow may ask.
import type { Origin } from '../../contract/job.ts';
import type { DocsRequest } from '../../contract/service.ts';
import { Conflict, NotFound } from '../../shared/errors.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import type { Result } from '../outcome.ts';
import { headOf, type JobRequest } from '../request.ts';
import { sendAndFollow } from '../sending/send-and-follow.ts';
import type { RequestEvent } from '../sending/send-once.ts';
import type { PullInfo } from '../thread-host.ts';
import { findBatch } from './batch.ts';
import { dryRun } from './dry-run.ts';
import { orTell } from './tell-failure.ts';

export interface RunIdentity {
  /** The same for every attempt of the run: the run, the step and what it asks. */
  key: string;
  requester: string | undefined;
  /** The event that started the workflow. */
  event: string;
  /** What this workflow's jobs have in common, where requests are to be gathered in one. */
  series?: string | undefined;
  /** What found something to do, if it was not the workflow itself. */
  mode?: 'improve';
}

export async function runJob(
  request: JobRequest,
  run: RunIdentity,
  bot: BotContext,
): Promise<Result> {
  const { prompt, thread, jobId } = request;
  const origin = await originOf(request, run, bot);
  if (bot.dryRun) return dryRun({ what: 'job', prompt, origin, fresh: false, jobId }, bot);
  const reply = thread === undefined ? undefined : replyAt(bot, run.key, { thread });
  const joinThread = jobId === undefined && thread !== undefined;
  const claim = bot.rerun ? 'again' : 'first';
  const event = { key: run.key, reply, claim, ...(jobId !== undefined && { job: jobId }) } as const;
  return orTell(event, bot, () =>
    run.series === undefined
      ? sendAndFollow({ prompt, origin, joinThread }, event, bot)
      : sendToBatch({ prompt, origin, whenIdle: true }, event, run.series, bot),
  );
}

async function sendToBatch(
  request: DocsRequest,
  { key, reply, claim }: RequestEvent,
  series: string,
  bot: BotContext,
): Promise<Result> {
  const until = bot.clock.now() + (bot.timeoutMinutes * 60_000) / 2;
  for (;;) {
    const target = await findBatch(series, key, until, bot);
    try {
      return await sendAndFollow(request, { reply, claim, ...target }, bot);
    } catch (error) {
      // Another run was faster: to create the job, or to send it a message.
      const { records } = await bot.backend();
      const isTaken = target.job !== undefined || (await records?.jobOfKey(target.key));
      if (!(error instanceof Conflict) || !isTaken || bot.clock.now() > until) throw error;
    }
  }
}

async function originOf(
  { thread, isPull, pull: known, askedAt, why }: JobRequest,
  { requester, event, mode }: RunIdentity,
  { host, style }: BotContext,
): Promise<Origin> {
  const asked = known === undefined && isPull !== false && thread !== undefined;
  const pull = asked ? await headIfPull(host.pull(thread)) : known;
  return {
    ...(requester && { requester }),
    workflow: { event, ...(why !== undefined && { why }), ...(mode && { mode }) },
    ...(thread !== undefined && { thread }),
    ...(askedAt && { askedAt }),
    ...(style.runUrl && { url: style.runUrl }),
    ...(pull && { pull }),
  };
}

/** An issue has none. */
async function headIfPull(asked: Promise<PullInfo>): Promise<Origin['pull']> {
  try {
    return headOf(await asked);
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
