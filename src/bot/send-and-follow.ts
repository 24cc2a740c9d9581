// One instruction, from sending it once to telling how it ended. What a comment and a workflow input
// ask for meets here.
import type { ReceivedJob } from '../contract/schemas.ts';
import type { Desk } from './desk.ts';
import { followAndReport } from './follow-and-report.ts';
import type { Result } from './outcome.ts';
import type { Reply } from './reply.ts';
import { type Order, sendOnce } from './send-once.ts';
import * as words from './words.ts';

export async function sendAndFollow(order: Order, desk: Desk): Promise<Result> {
  const { reply } = order;
  const startedAt = desk.startedAt ?? desk.clock.now();
  try {
    const sending = await sendOnce(order, desk);
    switch (sending.kind) {
      case 'unknown':
        return await tellUnknown(reply, desk);
      case 'elsewhere':
        // The answer on the thread is that run's to write.
        return {
          outcome: 'ignored',
          message: 'Another run of the same event is already working on it.',
        };
      case 'sent':
        if (desk.wait === 'later') return await tellWorking(sending.job, reply, desk);
        if (!desk.wait) return await tellStarted(sending.job, reply, desk);
        return await followAndReport({ ...sending, startedAt, reply }, desk);
    }
  } catch (error) {
    if (desk.signal.aborted) return tellInterrupted(reply, desk);
    throw error;
  }
}

/** The job is named, so that whoever tells its end finds it. */
async function tellWorking(
  job: ReceivedJob,
  reply: Reply | undefined,
  desk: Desk,
): Promise<Result> {
  const text = words.working(job, { elapsedMs: 0 }, desk.voice);
  await reply?.say(text, { phase: 'sent', job: job.id });
  return { outcome: 'started', job, message: `Job ${job.id} is under way.` };
}

async function tellStarted(
  job: ReceivedJob,
  reply: Reply | undefined,
  desk: Desk,
): Promise<Result> {
  await reply?.finish(words.started(job, desk.voice));
  return {
    outcome: 'started',
    job,
    message: `Started job ${job.id}. This run does not wait for the result.`,
  };
}

async function tellUnknown(reply: Reply | undefined, desk: Desk): Promise<Result> {
  await reply?.finish(words.unknownOutcome(desk.voice));
  return {
    outcome: 'unknown',
    message:
      'The request was sent, but no answer came back. Check the service before you send it again.',
  };
}

async function tellInterrupted(reply: Reply | undefined, desk: Desk): Promise<Result> {
  const backend = await desk.backend().catch(() => undefined);
  await Promise.all([
    backend?.work?.release(),
    reply?.finish(words.interrupted(desk.voice), { open: true }),
  ]);
  const message = 'The run was stopped before the job finished. Run it again to continue.';
  return { outcome: 'failed', message };
}
