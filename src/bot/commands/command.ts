// What each command of a comment asks for. Whoever gave it may give it: see run-command.ts.

import { isWork, type SlashCommand } from '../../contract/commands.ts';
import { asks, CANCELLED, type Origin, stateOf } from '../../contract/job.ts';
import type { ReceivedJob } from '../../contract/schemas.ts';
import type { JobControl } from '../../contract/service.ts';
import { REDO_PROMPT, UNDO_PROMPT } from '../../jobs/undo.ts';
import { Conflict, NotFound, sentence } from '../../shared/errors.ts';
import { isNoAnswer } from '../../shared/waiting.ts';
import type { Backend } from '../backend.ts';
import { type BotContext, replyAt, scopeOf } from '../bot-context.ts';
import { ignored, isFailure, type Result } from '../outcome.ts';
import { isOwnPull, pullOf } from '../replies/link-back.ts';
import { MARKER_START } from '../replies/marker.ts';
import { findMarked, type Reply } from '../replies/reply.ts';
import * as words from '../replies/words.ts';
import {
  type CommandRequest,
  type CommentRequest,
  commentOf,
  driftPrompt,
  eventOf,
  replyPlaceOf,
} from '../request.ts';
import { follow, followToEnd } from '../sending/follow.ts';
import { sendAndFollow } from '../sending/send-and-follow.ts';
import { jobOfMarker, jobOfThread, type RequestEvent } from '../sending/send-once.ts';
import { tellEnds } from '../sending/tell-end.ts';
import type { PullInfo } from '../thread-host.ts';
import { claimOf, GONE, mark, markEnd, originOf } from './handle-comment.ts';
import { orTell } from './tell-failure.ts';

/** All commands of the comment, in order. One that fails does not keep the others from being carried out. */
export async function carryOutAll(request: CommandRequest, bot: BotContext): Promise<Result> {
  const { commands, comment } = request;
  const said = commentOf(request);
  let claimed: ReturnType<typeof claimOf> | undefined;
  const claim = () => {
    claimed ??= claimOf(said, bot);
    return claimed;
  };
  const results: Result[] = [];
  const works: Result[] = [];
  const problems: unknown[] = [];
  for (const [at, command] of commands.entries()) {
    if (bot.signal.aborted) continue;
    const part = at === 0 ? comment : { ...comment, part: at + 1 };
    const reply = replyAt(bot, eventOf(part), replyPlaceOf(request));
    try {
      const result = await orTell({ reply, said }, bot, () =>
        carryOut(command, { ...request, comment: part }, { reply, claim }, bot),
      );
      results.push(result);
      if (isWork(command)) works.push(result);
    } catch (error) {
      problems.push(error);
    }
  }
  await markEnd(said, works, bot);
  if (problems.length > 0) throw problems[0];
  return together(results);
}

/** What the run reports: what failed, what is not over, or the last that led to something. */
function together(results: Result[]): Result {
  const result =
    results.find(({ outcome }) => isFailure(outcome)) ??
    results.find(({ outcome }) => outcome === 'started') ??
    results.findLast(({ outcome }) => outcome !== 'ignored') ??
    results.at(-1) ??
    ignored('the run was stopped before it began');
  return { ...result, message: results.map(({ message }) => message).join(' ') || result.message };
}

async function carryOut(
  command: SlashCommand,
  about: CommentRequest,
  { reply, claim: claimed }: { reply: Reply; claim: () => ReturnType<typeof claimOf> },
  bot: BotContext,
): Promise<Result> {
  const origin = await originOf(about, bot);
  const asks = command.kind === 'ask' || command.kind === 'new';
  if (bot.dryRun) {
    const { dryRun } = await import('./dry-run.ts');
    const prompt = asks ? command.prompt : undefined;
    return dryRun({ what: command.kind, prompt, origin, fresh: command.kind === 'new' }, bot);
  }
  const claim = await claimed();
  if (claim === 'gone') return GONE;
  const event = { key: eventOf(about.comment), reply, claim };
  switch (command.kind) {
    case 'ask':
      return await sendAndFollow({ prompt: command.prompt, origin, joinThread: true }, event, bot);
    case 'new':
      return await sendAndFollow({ prompt: command.prompt, origin }, event, bot);
    case 'fix':
    case 'bare':
      return await fix(command.kind, origin, event, bot);
    case 'retry':
      return await retry(origin, event, bot);
    case 'undo':
      return await undo(origin, event, bot);
    case 'redo':
      return await redo(origin, event, bot);
    case 'status':
    case 'cancel':
    case 'archive':
      return await answer(command.kind, command, about, event, bot);
    case 'unclear': {
      const asked = claim !== 'first' && (await reply.find())?.phase === 'answer';
      if ('prompt' in command && !asked && (await hasJob(about.thread, bot))) {
        return await sendAndFollow(
          { prompt: command.prompt, origin, joinThread: true },
          event,
          bot,
        );
      }
      await tellForNow(
        words.unclear('meant' in command ? command.meant : undefined, bot.style),
        reply,
        bot,
      );
      return { outcome: 'ignored', message: 'Asked what the comment means; nothing was started.' };
    }
    case 'merge':
    case 'too-many':
    case 'help': {
      const [text, message] = {
        merge: [words.neverMerges(bot.style), 'Explained that Docket does not merge.'],
        'too-many': [words.tooMany(bot.style), 'The other commands were not carried out.'],
        help: [withHint(words.help(bot.style), command, bot.style), 'Showed the list of commands.'],
      }[command.kind] as [string, string];
      if (claim !== 'first') await reply.find();
      await tellForNow(text, reply, bot);
      return { outcome: 'ignored', message };
    }
  }
}

async function hasJob(thread: number, bot: BotContext): Promise<boolean> {
  return (await jobOfThread(thread, await bot.backend())) !== null;
}

interface CommandEvent extends RequestEvent {
  reply: Reply;
}

/** The findings of the documentation check are the request; the context lists them. */
async function fix(
  kind: 'fix' | 'bare',
  origin: Origin,
  event: CommandEvent,
  bot: BotContext,
): Promise<Result> {
  const { reply, claim, key } = event;
  const { pull, thread } = origin;
  const headSha = pull?.headSha;
  const send = (prompt: string, drift: { headSha: string }) =>
    sendAndFollow({ prompt, origin: { ...origin, drift }, joinThread: true }, event, bot);
  // By the time that a run is repeated, there may be nothing left to find.
  const backend = claim === 'first' ? undefined : await bot.backend();
  const job = backend && (await jobOfMarker(event, backend));
  if (backend && job && headSha !== undefined) {
    const prompt = (await backend.records?.promptOf(job, key)) ?? driftPrompt(headSha);
    return send(prompt, { headSha });
  }
  const report =
    headSha === undefined || thread === undefined
      ? undefined
      : await bot.host.drift?.(thread, headSha);
  if (report && headSha !== undefined && report.findings.length > 0) {
    return send(driftPrompt(headSha), { headSha });
  }
  if (claim !== 'first') await reply.find();
  const bare = kind === 'bare';
  const text = report ? words.nothingToFix(bot.style) : words.fixElsewhere(bot.style);
  await tellForNow(bare ? words.help(bot.style) : text, reply, bot);
  const message = bare ? 'Showed the list of commands.' : 'There is nothing to fix.';
  return { outcome: 'ignored', message };
}

async function retry(origin: Origin, event: CommandEvent, bot: BotContext): Promise<Result> {
  const { reply, claim, key } = event;
  const backend = await bot.backend();
  // The thread may have gone on since an earlier run of this event.
  const earlier = claim === 'first' ? null : await jobOfMarker(event, backend);
  const job = earlier ?? (await jobOfThread(origin.thread, backend));
  if (job === null) return tellNoJob(reply, bot);
  const { service, projectId, records, work } = backend;
  const taken = earlier !== null || (await records?.promptOf(job, key)) !== undefined;
  const known = taken ? null : await service.getJob(projectId, job, { signal: bot.signal });
  const status = known?.status ?? 'failed';
  const refusal =
    known &&
    ((await endedBy(known, backend, bot)) ??
      (asks(known)
        ? words.status(known, bot.style)
        : status === 'completed' || (status === 'active' && !work)
          ? words.nothingFailed(status === 'active', bot.style)
          : undefined));
  if (refusal) return refuse(refusal, `nothing failed in job ${job}`, event, bot);
  if (status === 'active') {
    return sendAndFollow({ prompt: '', origin }, { ...event, job, resume: true }, bot);
  }
  const prompt = (await records?.promptToRepeat(job, key)) ?? 'Try the last request again.';
  const undoes = [UNDO_PROMPT, REDO_PROMPT].includes(prompt) && { undo: true as const };
  return sendAndFollow({ prompt, origin: { ...origin, ...undoes } }, { ...event, job }, bot);
}

/** A commit that reverts the job's last one: no agent works, and nothing is paid. */
async function undo(origin: Origin, event: CommandEvent, bot: BotContext): Promise<Result> {
  const { reply, claim, key } = event;
  const backend = await bot.backend();
  const { service, projectId, records } = backend;
  const earlier = claim === 'first' ? null : await jobOfMarker(event, backend);
  const job = earlier ?? (await jobOfThread(origin.thread, backend));
  if (job === null) return tellNoJob(reply, bot);
  const taken = earlier !== null || (await records?.promptOf(job, key)) !== undefined;
  const known = await service.getJob(projectId, job, { signal: bot.signal });
  const refusal = !records
    ? words.notOffered('undo', bot.style)
    : taken
      ? undefined
      : ((await endedBy(known, backend, bot)) ??
        (known.status === 'active' || (await records.canUndo(job))
          ? undefined
          : words.nothingToUndo(bot.style)));
  if (refusal) return refuse(refusal, `there is nothing to undo in job ${job}`, event, bot);
  const undoing = { prompt: UNDO_PROMPT, origin: { ...origin, undo: true as const } };
  return sendAndFollow(undoing, { ...event, job }, bot);
}

/** After an undo, the undo of that; otherwise, people mean a retry. */
async function redo(origin: Origin, event: CommandEvent, bot: BotContext): Promise<Result> {
  const { claim, key } = event;
  const backend = await bot.backend();
  const { service, projectId, records } = backend;
  const earlier = claim === 'first' ? null : await jobOfMarker(event, backend);
  const job = earlier ?? (await jobOfThread(origin.thread, backend));
  if (job === null || !records) return retry(origin, event, bot);
  const taken = await records.promptOf(job, key);
  const isRedo = taken === undefined ? await records.canRedo(job) : taken === REDO_PROMPT;
  if (!isRedo) return retry(origin, event, bot);
  if (taken === undefined) {
    const known = await service.getJob(projectId, job, { signal: bot.signal });
    const ended = await endedBy(known, backend, bot);
    if (ended) return refuse(ended, `job ${job} has ended`, event, bot);
  }
  const redoing = { prompt: REDO_PROMPT, origin: { ...origin, undo: true as const } };
  return sendAndFollow(redoing, { ...event, job }, bot);
}

async function refuse(
  text: string,
  reason: string,
  { reply, claim }: CommandEvent,
  bot: BotContext,
): Promise<Result> {
  if (claim !== 'first') await reply.find();
  await tellForNow(text, reply, bot);
  return ignored(reason);
}

/** The job's pull request as it is now; undefined if there is none. */
async function pullNow(
  { prLink, source }: ReceivedJob,
  { pulls }: Backend,
  { host, repository }: BotContext,
): Promise<PullInfo | undefined> {
  const number = pullOf(prLink ?? null, (pulls && source?.repository) || repository);
  if (number === undefined) return undefined;
  try {
    return await (pulls ?? host).pull(number);
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** What to say to whoever wants something of a job that is over; undefined if it is not. */
async function endedBy(
  job: ReceivedJob,
  backend: Backend,
  bot: BotContext,
): Promise<string | undefined> {
  return words.ended(job, await pullNow(job, backend, bot), bot.style);
}

async function answer(
  what: 'status' | 'cancel' | 'archive',
  command: SlashCommand,
  about: CommentRequest,
  { reply, claim }: CommandEvent,
  bot: BotContext,
): Promise<Result> {
  const { thread, author } = about;
  const backend = await bot.backend();
  const before = claim === 'first' ? null : await reply.find();
  // Once is enough: by now, the thread may have another job.
  if (what !== 'status' && before?.phase === 'told' && !before.closed) {
    return ignored(`\`${what}\` was carried out before`);
  }
  const id = await backend.threads.jobOfThread(thread);
  if (id === null) return tellNoJob(reply, bot);
  const { text, job } = await act(what, { id, thread, by: author }, backend, bot);
  const canceled = what === 'cancel' && job?.docket?.reason === CANCELLED;
  // If the reply to the request tells that it is canceled, a reaction is answer enough to this comment.
  if (canceled && !before && (await isEndTold(job, reply, backend, bot))) {
    await mark(commentOf(about), true, bot);
    return { outcome: 'ignored', message: `Job ${id} is canceled.`, job };
  }
  const hinted = withHint(text, command, bot.style);
  if (what === 'status') await tellForNow(hinted, reply, bot);
  else await reply.say(hinted, { phase: 'told' });
  const message = `Answered \`${what}\`: job ${id} is ${job ? stateOf(job) : 'unchanged'}.`;
  return {
    outcome: what === 'archive' && job ? 'archived' : 'ignored',
    message,
    ...(job && { job }),
  };
}

/** Tells the job's end where it was requested; false if that is not on this thread. */
async function isEndTold(
  job: ReceivedJob,
  { place }: Reply,
  { records }: Backend,
  bot: BotContext,
): Promise<boolean> {
  if (!records) return false;
  await tellEnds(job.id, bot);
  const scope = scopeOf(bot, place.thread);
  const marked = await findMarked(bot.host, { thread: place.thread }, MARKER_START, scope);
  return marked.some(({ marker }) => marker.job === job.id && marker.closed);
}

async function act(
  what: 'status' | 'cancel' | 'archive',
  { id, thread, by }: { id: string; thread: number; by: string },
  backend: Backend,
  bot: BotContext,
): Promise<{ text: string; job?: ReceivedJob }> {
  const { service, projectId } = backend;
  const { style } = bot;
  if (what === 'status') {
    const job = await service.getJob(projectId, id, { signal: bot.signal });
    const pull = await pullNow(job, backend, bot);
    const at = { now: bot.clock.now(), here: isOwnPull(job, thread, bot), pull };
    return { text: words.status(job, style, at), job };
  }
  if (!service.control) return { text: words.notOffered(what, style) };
  const before = await service.getJob(projectId, id, { signal: bot.signal });
  const pull = await pullNow(before, backend, bot);
  if (what === 'cancel') {
    const ended = words.ended(before, pull, style);
    if (ended) return { text: `There is nothing to cancel. ${ended}`, job: before };
    const job = await cancel({ id, by }, backend, service.control, bot).catch((error) => {
      if (!(error instanceof Conflict)) throw error;
      return service.getJob(projectId, id, { signal: bot.signal });
    });
    return { text: words.cancelRequested(job, style, asks(before)), job };
  }
  try {
    const job = await service.control.archive(projectId, id, { signal: bot.signal });
    return { text: words.archived(job, pull, style), job };
  } catch (error) {
    if (isNoAnswer(error)) throw error;
    return { text: words.couldNot(sentence(error), style) };
  }
}

/** Whoever works on the job sees the wish within seconds; if nobody does, this run ends it. */
const CANCEL_WITHIN_MS = 120_000;

async function cancel(
  { id, by }: { id: string; by: string },
  { service, projectId }: Backend,
  control: JobControl,
  bot: BotContext,
): Promise<ReceivedJob> {
  const job = await control.cancel(projectId, id, { by, signal: bot.signal });
  const deadline = bot.clock.now() + CANCEL_WITHIN_MS;
  const end = await followToEnd(
    follow({ projectId, jobId: id, job }, { ...bot, service, deadline }),
    () => {},
  );
  return end.job ?? job;
}

/** Words after a command that only reads do not block it; they may have been meant as a request. */
function withHint(text: string, command: SlashCommand, { word }: BotContext['style']): string {
  const isMore = 'more' in command && command.more;
  return isMore ? `${text}\n\nIf you meant a request, write \`${word} new …\`.` : text;
}

/** An answer that is of no use to anyone once there is a newer one. */
async function tellForNow(text: string, reply: Reply, bot: BotContext): Promise<void> {
  if (await reply.say(text, { phase: 'answer' })) await hideOlder(reply, bot);
}

async function tellNoJob(reply: Reply, bot: BotContext): Promise<Result> {
  await tellForNow(words.noJob(bot.style), reply, bot);
  return { outcome: 'ignored', message: 'The thread has no job.' };
}

// Answers to `status` and `help` do not pile up on a thread: a new one hides the older ones.

/** The newest of them; what is older was hidden by the answers in between. */
const AT_MOST = 10;

/** That it does not work is no reason to fail: the new answer is there. */
async function hideOlder({ event, place }: Reply, bot: BotContext): Promise<void> {
  const { host, log } = bot;
  try {
    const marked = await findMarked(host, place, MARKER_START, scopeOf(bot, place.thread));
    const older = marked.filter(
      ({ marker }) => marker.phase === 'answer' && marker.event !== event,
    );
    if (older.length === 0) return;
    // A signed marker can be copied; only what this token wrote is its own.
    const self = await host.self();
    const own = older.map(({ comment }) => comment).filter(({ author }) => author === self);
    await host.hideOutdated(own.slice(-AT_MOST));
  } catch (error) {
    log.warn(`Older answers could not be hidden: ${sentence(error)}`);
  }
}
