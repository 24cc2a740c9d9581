// The pull request of a job says which job made it, so that a command there continues it. Where the
// service does not say so in its text, one comment does.

import type { Origin } from '../../contract/job.ts';
import type { ReceivedJob } from '../../contract/schemas.ts';
import { sentence } from '../../shared/errors.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import * as words from './words.ts';

export async function linkBack(job: ReceivedJob, origin: Origin, bot: BotContext): Promise<void> {
  const { readsThreads } = await bot.backend();
  const pull = pullOf(job.prLink ?? null, bot.repository);
  if (readsThreads || pull === undefined || pull === origin.thread) return;
  try {
    const reply = replyAt(bot, `link:${job.id}`, { thread: pull });
    if ((await reply.find()) !== null) return;
    await reply.say(words.linkBack(job, origin.thread, bot.style), { phase: 'link', job: job.id });
    bot.remember(null);
  } catch (error) {
    bot.log.warn(`The pull request could not be linked to its job: ${sentence(error)}`);
  }
}

/** Is this thread the pull request of the job itself? */
export function isOwnPull(
  { prLink }: ReceivedJob,
  thread: number | undefined,
  { repository }: Pick<BotContext, 'repository'>,
): boolean {
  return thread !== undefined && pullOf(prLink ?? null, repository) === thread;
}

/** The number of a pull request of this repository, whatever the host is called. */
export function pullOf(prLink: string | null, repository: string): number | undefined {
  if (prLink === null || !URL.canParse(prLink)) return undefined;
  const match = /^\/(.+)\/pull\/(\d{1,9})$/.exec(new URL(prLink).pathname);
  return match?.[1]?.toLowerCase() === repository.toLowerCase() ? Number(match[2]) : undefined;
}
