// A review that requests changes on a job's own pull request continues the job, if a person with
// permission wrote it. Reviews are not addressed to Docket, so what leads to nothing is only logged.
import { NotFound } from '../../shared/errors.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import { ignored, type Result } from '../outcome.ts';
import { commentOf, eventOf, type ReviewRequest, replyPlaceOf } from '../request.ts';
import { sendAndFollow } from '../sending/send-and-follow.ts';
import { permits, type ReviewText } from '../thread-host.ts';
import { dryRun } from './dry-run.ts';
import { claimOf, GONE, markEnd, originOf } from './handle-comment.ts';
import { reviewPrompt } from './review-prompt.ts';
import { orTell } from './tell-failure.ts';

export async function runReview(request: ReviewRequest, bot: BotContext): Promise<Result> {
  const { comment, thread, pull } = request;
  if (!pull?.open) return ignored(`pull request #${thread} is closed`);
  const refused = await whyNot(request, bot);
  if (refused !== undefined) return ignored(refused);
  const { threads, records } = await bot.backend();
  const job = await threads.ownerOf({ number: thread, headRef: pull.headRef });
  if (job === null) return ignored(`no job opened pull request #${thread}`);
  const { word } = bot.style;
  if (job.archived) {
    return ignored(`job ${job.id} is archived; comment \`${word} …\` to start a new one`);
  }
  const review = await readReview(request, bot);
  if (review === null) return GONE;
  if (!review.requestsChanges) return ignored('the review was dismissed before this run began');
  const asked = { ...review, body: request.body };
  const prompt = await reviewPrompt(asked, bot.read);
  if (prompt === '') return ignored('the review contains no visible text');
  const origin = await originOf(request, bot);
  if (bot.dryRun) {
    return dryRun({ what: 'review', prompt, origin, fresh: false, jobId: job.id }, bot);
  }
  const key = eventOf(comment);
  const before = await records?.promptOf(job.id, key);
  if (before !== undefined && before !== prompt) {
    return ignored(
      `job ${job.id} has taken up this review, and its comments were edited since; comment \`${word} …\` to continue`,
    );
  }
  const said = commentOf(request);
  const claim = await claimOf(said, bot);
  if (claim === 'gone') return GONE;
  const reply = replyAt(bot, key, replyPlaceOf(request));
  const event = { key, job: job.id, reply, claim };
  const result = await orTell({ reply, said }, bot, () =>
    sendAndFollow({ prompt, origin }, event, bot),
  );
  await markEnd(said, [result], bot);
  return { ...result, prompt };
}

async function whyNot(
  { author, namedBot }: ReviewRequest,
  { host, permission, settings }: BotContext,
): Promise<string | undefined> {
  const granted = namedBot ? undefined : await host.permission(author);
  if (granted && !permits(granted, permission)) {
    const why = granted.problem ?? `only ${granted.level} permission`;
    return `${author} has ${why}; a review needs \`${permission}\` permission to continue a job`;
  }
  if ((await settings()).reviews) return undefined;
  return '`review: commands-only` is set in `.github/docket.yml`';
}

async function readReview({ comment, thread }: ReviewRequest, { host }: BotContext) {
  return host.review(thread, comment.id).catch((error): ReviewText | null => {
    if (error instanceof NotFound) return null;
    throw error;
  });
}
