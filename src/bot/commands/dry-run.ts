// What would be done, found out by reading alone: nothing is created, posted or pushed.
import type { Origin } from '../../contract/job.ts';
import type { BotContext } from '../bot-context.ts';
import type { Result } from '../outcome.ts';
import { gatherContext } from '../sending/context.ts';

interface Rehearsal {
  /** The command's or the mode's name. */
  what: string;
  prompt: string | undefined;
  origin: Origin;
  /** A new job, whatever the thread has. */
  fresh: boolean;
  jobId?: string | undefined;
}

export async function dryRun(rehearsal: Rehearsal, bot: BotContext): Promise<Result> {
  const { what, prompt, origin, fresh, jobId } = rehearsal;
  const { threads } = await bot.backend();
  const known = origin.thread === undefined ? null : await threads.jobOfThread(origin.thread);
  const job = jobId ?? (fresh ? null : known);
  const lines = [`Dry run of \`${what}\`: nothing is created, posted or pushed.`];
  if (origin.thread !== undefined) lines.push(`Thread: #${origin.thread}`);
  if (prompt === undefined) {
    lines.push(known === null ? 'The thread has no job.' : `It would concern job ${known}.`);
  } else {
    lines.push(job === null ? 'A new job would be created.' : `Job ${job} would be continued.`);
    lines.push('', 'Prompt:', prompt);
    const context = await gatherContext(bot.host, origin);
    if (context !== undefined) lines.push('', 'Context:', context);
  }
  return { outcome: 'dry-run', message: lines.join('\n') };
}
