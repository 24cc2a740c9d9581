// What Docket says on threads: plain, kind, and always with what to do next. Pure. Whatever comes
// from a service, an agent or a person is cleaned and defused before it stands in a comment.
import type { ReceivedJob } from '../contract/schemas.ts';
import { bound } from '../text/foreign.ts';
import {
  checks,
  duration,
  facts,
  inline,
  link,
  paragraphs,
  quoted,
  run,
  small,
  type Voice,
} from './phrases.ts';
import type { Permission } from './thread-host.ts';

/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;

export interface Elapsed {
  elapsedMs: number;
}

export function commentBody(marker: string, text: string): string {
  return bound(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}

/** A text that says that something is still to come, or that it may. */
export function isOpen(text: string): boolean {
  return /^(?:👀|⏳)/u.test(text) || text.startsWith(STOPPED);
}

const STOPPED = '🛑 **The workflow run was stopped before the job had ended.**';

export function received(voice: Voice): string {
  return `👀 **On it.** This comment is edited as the job moves.\n\n${small([run(voice)])}`;
}

export function working(job: ReceivedJob, { elapsedMs }: Elapsed, voice: Voice): string {
  const state = job.status === 'active' ? 'is at work' : `is \`${inline(job.status)}\``;
  return paragraphs([
    `⏳ **Working on it.** The agent ${state}, ${duration(elapsedMs)} so far.`,
    checks(job),
    `To stop it, write \`${voice.word} cancel\`.`,
    facts(job, voice),
  ]);
}

export function finished(job: ReceivedJob, elapsed: Elapsed, voice: Voice): string {
  return paragraphs([
    ...ending(job, voice),
    checks(job),
    facts(job, voice, duration(elapsed.elapsedMs)),
  ]);
}

function ending(job: ReceivedJob, voice: Voice): string[] {
  const { word } = voice;
  switch (job.status) {
    case 'completed':
      return completed(job, word);
    case 'archived':
      return [`🗄️ **This job is archived.** \`${word} …\` here starts a new one.`];
    default:
      return job.docket?.reason === 'cancelled'
        ? [`🛑 **Cancelled.** \`${word} retry\` takes it up again.`]
        : [
            '😕 **This did not work.**',
            quoted(job.docket?.reason ?? 'The service gave no reason.'),
            `\`${word} retry\` tries once more; \`${word} …\` with other words changes what is asked.`,
          ];
  }
}

function completed(job: ReceivedJob, word: string): string[] {
  if (job.prLink) {
    return [
      `🚀 **Done: ${link(job.prLink)}**`,
      `To go on, write \`${word} …\` here or on the pull request. Its checks may wait until someone approves their run.`,
    ];
  }
  if (job.docket?.compareLink) {
    return [
      `🚀 **Done, but the pull request is yours to open: ${link(job.docket.compareLink)}**`,
      quoted(job.docket.reason ?? 'This repository does not let workflows open pull requests.'),
      'To have it opened next time: Settings → Actions → General → Workflow permissions → “Allow GitHub Actions to create and approve pull requests”.',
    ];
  }
  return [
    '✅ **No changes were needed.**',
    job.docket?.reason ? quoted(job.docket.reason) : '',
    `If something is missing, say what: \`${word} …\`.`,
  ];
}

export function started(job: ReceivedJob, voice: Voice): string {
  return paragraphs([
    '🚀 **Started.** Nobody waits for the end here.',
    `\`${voice.word} status\` tells how it stands.`,
    facts(job, voice),
  ]);
}

/** `kept`: the work was stopped here and is on its branch; else the service goes on by itself. */
export function timedOut(minutes: number, kept: boolean, job: ReceivedJob, voice: Voice): string {
  const time = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return paragraphs([
    kept
      ? `⌛ **Stopped after ${time}.** What was done so far is kept on the branch; \`${voice.word} retry\` continues.`
      : `⌛ **Still running after ${time}.** The job goes on, but nobody watches it from here any more; \`${voice.word} status\` tells how it stands.`,
    facts(job, voice),
  ]);
}

export function interrupted(voice: Voice): string {
  return paragraphs([
    STOPPED,
    `To go on, run the workflow again or write \`${voice.word} retry\`; \`${voice.word} cancel\` ends the job.`,
    small([run(voice)]),
  ]);
}

export function unknownOutcome(voice: Voice): string {
  return paragraphs([
    '❔ **It is not known whether this was started.** The instruction was sent, but no answer came back, and sending it again by itself could do the work twice.',
    `Look at the service, or write \`${voice.word} new …\` to start a new job with it.`,
    small([run(voice)]),
  ]);
}

export function couldNot(problem: string, voice: Voice): string {
  return paragraphs(['😕 **This could not be done.**', quoted(problem), small([run(voice)])]);
}

export function refusal(
  author: string,
  required: Permission,
  problem: string | undefined,
  voice: Voice,
): string {
  const why =
    problem === undefined
      ? `\`${voice.word}\` is for people with **${required}** permission on this repository.`
      : `whether you have **${required}** permission on this repository could not be confirmed, and then the answer is no.`;
  return `Thank you, ${inline(author)}, but ${why} Someone who has it can give the command for you.`;
}

export function help(voice: Voice): string {
  const { word } = voice;
  const rows = [
    [`${word} <what to do>`, 'ask for a documentation change, or go on with this thread’s job'],
    [`${word} new <what to do>`, 'start another job'],
    [`${word} status`, 'tell how the job stands'],
    [`${word} retry`, 'repeat the last instruction'],
    [`${word} cancel`, 'stop the job'],
    [`${word} archive`, 'put the job away for good'],
  ];
  return [
    'Write one of these at the start of a line:',
    '',
    '| Command | What it does |',
    '| --- | --- |',
    ...rows.map(([command, what]) => `| \`${command}\` | ${what} |`),
  ].join('\n');
}

/** `meant`: the subcommand that the comment resembles. */
export function unclear(meant: string | undefined, { word }: Voice): string {
  return meant
    ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. To request it as work: \`${word} new …\`.`
    : `🤔 **That is too short to act on.** Nothing was started. Describe the change in three or more words: \`${word} …\`. To request it as it is: \`${word} new …\`. \`${word} help\` lists the commands.`;
}

export function status(job: ReceivedJob, voice: Voice): string {
  if (job.status !== 'active') return paragraphs([...ending(job, voice), facts(job, voice)]);
  return paragraphs(['⏳ **The agent is at work.**', checks(job), facts(job, voice)]);
}

export function noJob(voice: Voice): string {
  return `This thread has no job yet. \`${voice.word} <what to do>\` starts one.`;
}

export function cancelRequested(job: ReceivedJob, voice: Voice): string {
  if (job.status === 'active') {
    return paragraphs(['🛑 **Cancelling.** The job stops within seconds.', facts(job, voice)]);
  }
  return paragraphs([
    job.docket?.reason === 'cancelled'
      ? '🛑 **Cancelled.**'
      : `There is nothing to cancel: the job is \`${inline(job.status)}\`.`,
    facts(job, voice),
  ]);
}

export function archived(job: ReceivedJob, voice: Voice): string {
  return paragraphs([
    `🗄️ **Archived.** \`${voice.word} …\` here starts a new job.`,
    facts(job, voice),
  ]);
}

export function notOffered(what: 'cancel' | 'archive', voice: Voice): string {
  const remedy =
    what === 'cancel'
      ? 'It ends by itself; what it makes is a pull request that you can close.'
      : `Leave it as it is; \`${voice.word} new …\` starts another.`;
  return `The service that runs this job does not offer to ${what} it. ${remedy}`;
}

export function linkBack(job: ReceivedJob, thread: number | undefined, voice: Voice): string {
  const where = thread === undefined ? '' : `, asked for in #${thread}`;
  return paragraphs([
    `This pull request was made by a documentation job${where}. To go on with it, write \`${voice.word} …\` here.`,
    facts(job, voice),
  ]);
}
