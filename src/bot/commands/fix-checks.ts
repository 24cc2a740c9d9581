// Checks failed on the pull request of a job: the job continues with what they reported. All checks
// that fail on a commit are one request, and only so many follow each other before a person is asked.
import { isoTime } from '../../shared/runtime.ts';
import { codeSpan } from '../../shared/text/foreign.ts';
import type { OwnJob } from '../backend.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import { ignored, type Result } from '../outcome.ts';
import type { ReplyStyle } from '../replies/phrases.ts';
import { type ChecksRequest, checksPrompt, headOf } from '../request.ts';
import { sendAndFollow } from '../sending/send-and-follow.ts';
import type { PullInfo } from '../thread-host.ts';
import { dryRun } from './dry-run.ts';

/** How often Docket tries by itself after each request of a person. */
const MOST_ATTEMPTS = 2;

export async function fixChecks(request: ChecksRequest, bot: BotContext): Promise<Result> {
  const { headRef, headSha } = request;
  if (!(await bot.settings()).fixChecks) {
    return ignored('`fix-checks: true` is not set in `.github/docket.yml`');
  }
  const pull = await bot.host.openPull(headRef);
  if (pull === null) return ignored(`\`${headRef}\` has no open pull request`);
  const moved = `pull request #${pull.number} has newer commits than the one that failed`;
  if (pull.headSha !== headSha && !bot.rerun) return ignored(moved);
  const { threads, records } = await bot.backend();
  const job = await threads.ownerOf(pull);
  if (job === null || job.archived) return ignored(`no job works on pull request #${pull.number}`);
  const key = `checks:${headSha}`;
  const found = records
    ? await records.promptOf(job.id, key)
    : await replyAt(bot, key, { thread: pull.number }).find();
  const taken = found !== undefined && found !== null;
  if (taken && !bot.rerun) return ignored('the checks of this commit were taken up before');
  // The first attempt of this run may have pushed, and died before it was finished.
  if (!taken && pull.headSha !== headSha) return ignored(moved);
  const failed = (await bot.host.failedChecks(headSha)).map(({ name }) => name);
  if (failed.length === 0) return ignored('no check fails on this commit now');
  const attempt = job.attempts + (taken ? 0 : 1);
  if (attempt > MOST_ATTEMPTS) return tellLimit(failed, pull, job, bot);

  const prompt = checksPrompt(headSha);
  const origin = {
    thread: pull.number,
    checks: { headSha },
    askedAt: isoTime(bot.clock.now()),
    pull: headOf(pull),
  };
  if (bot.dryRun) {
    return dryRun({ what: 'fix-checks', prompt, origin, fresh: false, jobId: job.id }, bot);
  }
  const heading = failedChecks(failed, headSha, { attempt, of: MOST_ATTEMPTS });
  const reply = replyAt(bot, key, { thread: pull.number }, heading);
  return sendAndFollow({ prompt, origin }, { key, job: job.id, reply, claim: 'unclear' }, bot);
}

/** Said once, until somebody asks for something. */
async function tellLimit(
  failed: string[],
  { number }: PullInfo,
  job: OwnJob,
  bot: BotContext,
): Promise<Result> {
  const reply = replyAt(bot, `checks-limit:${job.id}:${job.requests}`, { thread: number });
  if (!bot.dryRun && (await reply.find()) === null) {
    await reply.say(checksLimit(failed, MOST_ATTEMPTS, bot.style), { phase: 'told' });
    // Another run may have said it in the same moment.
    await reply.giveWay();
  }
  return ignored(
    `Docket has tried ${MOST_ATTEMPTS} times to fix the checks of #${number}; a person decides how to continue`,
  );
}

// What Docket says on a pull request whose checks fail. Names of checks are other people's words.

/** Stands above everything that is said about this attempt. */
function failedChecks(
  names: string[],
  headSha: string,
  { attempt, of }: { attempt: number; of: number },
): string {
  const what = names.length === 1 ? 'Failed check' : 'Failed checks';
  return `🔧 **${what} on ${headSha.slice(0, 10)}:** ${list(names)} (attempt ${attempt} of ${of} to fix this)`;
}

function checksLimit(names: string[], attempts: number, { word }: ReplyStyle): string {
  return `🛑 **Still failing after ${attempts} attempts to fix this:** ${list(names)}. Docket does not try again by itself. To continue, comment \`${word} …\` or request changes in a review.`;
}

const list = (names: string[]) => names.map(codeSpan).join(', ');
