// The person who asked learns that it is done. Edits of a comment notify nobody, so they are requested
// as a reviewer of the pull request or, where that is not possible, mentioned once.
import { sentence } from '../shared/errors.ts';
import { type Desk, replyAt } from './desk.ts';
import { pullOf } from './link-back.ts';
import type { Result } from './outcome.ts';
import { eventOf, placeOf, type RemarkRequest } from './request.ts';
import * as words from './words.ts';

/** A person's, by the host's rules: nothing else after an `@` could notify a team, or a bot. */
const LOGIN = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;

/** `request.author` is whom the host named as the comment's author, and whose permission it confirmed. */
export async function tellRequester(
  request: RemarkRequest,
  { outcome, job }: Result,
  desk: Desk,
): Promise<void> {
  const { author } = request;
  const text = job && words.mention(author, outcome, job, desk.voice);
  if (!text || request.namedBot || !LOGIN.test(author)) return;
  const { host, log, repository } = desk;
  try {
    if (author === (await host.self())) return;
    const pull = outcome === 'pull-request' ? pullOf(job.prLink ?? null, repository) : undefined;
    if (pull !== undefined && (await host.requestReview(pull, author))) return;
    const reply = replyAt(desk, `done:${eventOf(request.comment)}`, placeOf(request));
    if ((await reply.find()) === null) await reply.say(text, { phase: 'told' });
  } catch (error) {
    log.warn(`${author} could not be notified: ${sentence(error)}`);
  }
}
