// Whether a recorded request was truly given. Anyone with push access can write a record, so a
// run that did not take a request itself asks the host again before it works on it.
import type { SlashCommand } from '../../contract/commands.ts';
import type { Origin } from '../../contract/job.ts';
import type { JobRecord, Turn } from '../../jobs/job.ts';
import { REDO_PROMPT, UNDO_PROMPT } from '../../jobs/undo.ts';
import { DocketError, NotFound, WorkFailed } from '../../shared/errors.ts';
import { isNoAnswer } from '../../shared/waiting.ts';
import { checksPrompt, commentOf, driftPrompt } from '../request.ts';
import {
  type Permission,
  type PermissionAnswer,
  permits,
  type Said,
  type ThreadHost,
} from '../thread-host.ts';
import { reviewPrompt } from './review-prompt.ts';

export interface ConfirmDeps {
  host: Pick<
    ThreadHost,
    'said' | 'reacted' | 'review' | 'failedChecks' | 'permission' | 'pull' | 'leadsTo'
  >;
  /** What someone needs to give commands. */
  permission: Permission;
  allowedBots: readonly string[];
  /** The commands in a comment, as they would be read today. */
  read: (body: string) => Promise<SlashCommand[]>;
  /** A review that requests changes is a request. */
  reviews: boolean;
  /** Failed checks continue a job. */
  fixChecks: boolean;
  /** Records are signed, so what a workflow asked for is what the record says. */
  signed: boolean;
  /** Where the threads of `host` are; absent: in the job's own repository. */
  from?: string | undefined;
}

/** Answers the request's pull request as it is now. Rejects with WorkFailed: it is not carried out. */
export async function confirmRequest(
  job: JobRecord,
  index: number,
  deps: ConfirmDeps,
): Promise<Origin['pull']> {
  await confirmWords(job, index, deps);
  const { comment, thread } = job.turns[index]?.origin ?? {};
  if (comment && thread !== undefined) {
    // Nobody but us can give or take back this mark.
    if (await deps.host.reacted(commentOf({ comment, thread }), 'rocket'))
      throw no('it was carried out before');
    // Our reaction comes at the end; until then, a forged second turn shows only in the record.
    if (job.turns.filter((turn) => isOf(turn, comment)).length > 1)
      throw no('the record has it twice');
  }
  return confirmPull(job.turns[index]?.origin, deps);
}

/**
 * The comment has these very words, by this person, on this thread, and whoever gave them may do so
 * now. The same goes for the words that a `retry` repeats.
 */
export async function confirmWords(
  job: JobRecord,
  index: number,
  deps: ConfirmDeps,
): Promise<void> {
  const turn = job.turns[index];
  insistOnPlace(turn?.origin, deps);
  const { comment, thread, requester } = turn?.origin ?? {};
  if (turn?.origin?.checks && !comment) return confirmChecks(job, turn, deps);
  if (!turn || !comment || thread === undefined) {
    if (deps.signed) return;
    throw no(
      'the request came from a workflow’s `prompt`, which only a run with the same prompt can repeat. Run that workflow again, or sign the records with `state-key`',
    );
  }
  const said = await deps.host.said(commentOf({ comment, thread })).catch((error) => {
    if (error instanceof NotFound) throw no('the comment that asked for it was deleted');
    throw error;
  });
  if (said.author.toLowerCase() !== requester?.toLowerCase() || said.thread !== thread) {
    throw no('the record and the comment disagree on who asked for it, or where');
  }
  await insistOnPermission(said, deps);
  await insistOnText(job, index, turn, said, deps);
}

/** Comments of different repositories are different ones, whatever their numbers. */
function insistOnPlace(origin: Origin | undefined, { from }: Pick<ConfirmDeps, 'from'>): void {
  if (!origin || origin.repository === from) return;
  const where = origin.repository ?? 'the repository with the documentation';
  throw no(`it was asked in ${where}, whose comments are not read here`);
}

/** More of them than agents need to know, so that a long record does not cost a thousand questions. */
const MAX_EARLIER = 20;

/** Which of the turns before `count` were given by someone who may do so now. */
export async function confirmEarlier(
  job: JobRecord,
  count: number,
  given: ConfirmDeps,
): Promise<boolean[]> {
  const answers = new Map<string, Promise<PermissionAnswer>>();
  const permission = (login: string) => {
    const known = answers.get(login) ?? given.host.permission(login);
    answers.set(login, known);
    return known;
  };
  const deps = { ...given, host: { ...given.host, permission } };
  const confirmed: boolean[] = [];
  for (const [index, turn] of job.turns.slice(0, count).entries()) {
    const asked = index >= count - MAX_EARLIER;
    confirmed.push(asked && (await isConfirmed(job, index, turn, deps)));
  }
  return confirmed;
}

async function isConfirmed(
  job: JobRecord,
  index: number,
  { prompt, origin }: Turn,
  deps: ConfirmDeps,
): Promise<boolean> {
  const { checks, comment } = origin ?? {};
  // A request to fix checks always has the same words; whether those checks still fail does not matter now.
  if (checks && !comment)
    return /^[0-9a-f]{40,64}$/.test(checks.headSha) && prompt === checksPrompt(checks.headSha);
  // Permissions in another repository cannot be checked here; a signed record still proves the request.
  if (origin?.repository !== deps.from) return deps.signed;
  try {
    if (deps.signed) await confirmRequester(origin, deps);
    else await confirmWords(job, index, deps);
    return true;
  } catch (error) {
    if (isNoAnswer(error) || !(error instanceof DocketError)) throw error;
    return false;
  }
}

/** Where nobody else writes the records: may the person who gave this request do so now? */
export async function confirmRequester(
  origin: Origin | undefined,
  deps: Pick<ConfirmDeps, 'permission' | 'allowedBots' | 'from'> & {
    host: Pick<ThreadHost, 'permission'>;
  },
): Promise<void> {
  insistOnPlace(origin, deps);
  const { comment, requester } = origin ?? {};
  // A workflow, or a key of the service.
  if (!comment || requester === undefined) return;
  await insistOnPermission({ author: requester, bot: requester.endsWith('[bot]') }, deps);
}

/** Nobody asked: the checks have to fail still, on the job's own pull request. */
async function confirmChecks(
  { work }: JobRecord,
  { prompt, origin }: Turn,
  { host, fixChecks }: ConfirmDeps,
): Promise<void> {
  const { headSha = '' } = origin?.checks ?? {};
  const own = origin?.thread === work?.pull?.number && origin?.pull?.headSha === headSha;
  const known = fixChecks && own && prompt === checksPrompt(headSha);
  if (known && (await host.failedChecks(headSha)).length > 0) return;
  throw no('it was to fix checks, which do not fail now, or `fix-checks` is not set');
}

async function insistOnText(
  job: JobRecord,
  index: number,
  turn: Turn,
  { body }: Said,
  deps: ConfirmDeps,
): Promise<void> {
  const commands = await deps.read(body);
  const { part = 1 } = turn.origin?.comment ?? {};
  const command = commands[part - 1];
  const repeated = job.turns[index - 1];
  const isSame = repeated?.prompt === turn.prompt && repeated.origin?.undo === turn.origin?.undo;
  if ((command?.kind === 'retry' || command?.kind === 'redo') && repeated && isSame) {
    // It cannot repeat what was written after it.
    const [one, other] = [turn.origin?.comment, repeated.origin?.comment];
    if (one && other && one.kind === other.kind && !isAfter(one, other))
      throw no('the request it repeats is newer than the comment');
    return confirmWords(job, index - 1, deps);
  }
  const undoes =
    (command?.kind === 'undo' && turn.prompt === UNDO_PROMPT) ||
    (command?.kind === 'redo' && turn.prompt === REDO_PROMPT);
  if (undoes !== (turn.origin?.undo === true)) throw no(OTHER_WORDS);
  if (undoes) return;
  if (command && 'prompt' in command && command.prompt === turn.prompt) return;
  const { drift, pull } = turn.origin ?? {};
  const fixes = drift !== undefined && drift.headSha === pull?.headSha;
  const asksToFix = command?.kind === 'fix' || command?.kind === 'bare';
  if (asksToFix && fixes && turn.prompt === driftPrompt(drift.headSha)) return;
  if (commands.length === 0 && (await isReviewed(turn, deps))) return;
  throw no(OTHER_WORDS);
}

const OTHER_WORDS = 'the comment that asked for it says something else now';

/** Does a review that requests changes say this now? */
async function isReviewed(
  { prompt, origin }: Turn,
  { host, reviews, read }: ConfirmDeps,
): Promise<boolean> {
  const { comment, thread } = origin ?? {};
  if (!reviews || comment?.kind !== 'review' || thread === undefined) return false;
  const review = await host.review(thread, comment.id);
  return review.requestsChanges && (await reviewPrompt(review, read)) === prompt;
}

async function insistOnPermission(
  { author, bot }: Pick<Said, 'author' | 'bot'>,
  deps: Parameters<typeof confirmRequester>[1],
): Promise<void> {
  if (bot && deps.allowedBots.includes(author)) return;
  const granted = bot ? undefined : await deps.host.permission(author);
  if (granted && permits(granted, deps.permission)) return;
  const why = bot ? '`allowed-bots` does not name it' : (granted?.problem ?? granted?.level);
  throw no(`${author} does not have \`${deps.permission}\` permission now (${why})`);
}

/** A head that the pull request never had would be a way to any commit. */
async function confirmPull(
  origin: Origin | undefined,
  { host }: ConfirmDeps,
): Promise<Origin['pull']> {
  const { pull, thread } = origin ?? {};
  if (!pull || thread === undefined) return undefined;
  const now = await host.pull(thread);
  const same = now.headRef === pull.headRef && now.sameRepository === pull.sameRepository;
  const known = now.headSha === pull.headSha || (await host.leadsTo(pull.headSha, now.headSha));
  if (!same || !known) throw no('the branch of the pull request was replaced since');
  return { ...pull, open: now.state === 'open' };
}

type Comment = NonNullable<Origin['comment']>;

function isOf({ origin }: Turn, { kind, id, part }: Comment): boolean {
  const { comment } = origin ?? {};
  return comment?.kind === kind && comment.id === id && comment.part === part;
}

function isAfter(one: Comment, other: Comment): boolean {
  return one.id > other.id || (one.id === other.id && (one.part ?? 1) > (other.part ?? 1));
}

function no(why: string): WorkFailed {
  return new WorkFailed(
    `This request could not be confirmed, so nothing was done: ${why}. To request it, comment it again.`,
  );
}
