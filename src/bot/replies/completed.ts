// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.
import { asks } from '../../contract/job.ts';
import type { ReceivedJob } from '../../contract/schemas.ts';
import { codeSpan, defuse, inlineCode, quoted } from '../../shared/text/foreign.ts';
import { checksFail } from '../outcome.ts';
import { changedFiles, link, type ReplyStyle } from './phrases.ts';

/** How an agent marks its question, which the line above it says already. */
const QUESTION = /^[>*_\s]*question[*_]*:[*_]*\s*/i;

/** `here`: the thread is the pull request itself. */
export function completed(job: ReceivedJob, { word, runUrl }: ReplyStyle, here: boolean): string[] {
  const on = here ? '' : ', here or on the pull request';
  if (asks(job)) {
    return [
      '❓ **The agent asks:**',
      quoted((job.docket?.reason || job.docket?.question || '').replace(QUESTION, '')),
      `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is unchanged: ${link(job.prLink)}` : ''}`,
    ];
  }
  if (job.prLink && checksFail(job)) {
    return [
      here ? '⚠️ **The checks fail.**' : `⚠️ **The checks fail: ${link(job.prLink)}**`,
      here ? pushed(job) : '',
      agentSays(job),
      alsoAsks(job, word),
      `${draftNote(job)} To have the agent fix them, comment \`${word} fix the checks\` or say what to change${on}.`,
    ];
  }
  if (job.docket?.undone && job.docket.changed) {
    const { redone, emptied, undoable } = job.docket;
    const { commit, title } = job.docket.undone;
    const next = redone
      ? `To undo it again, comment \`${word} undo\`.`
      : emptied
        ? `Nothing else was left, so the pull request is closed. To request something else, comment \`${word} new …\`.`
        : `${undoable ? `To undo the change before it, comment \`${word} undo\` again.` : 'The job has no other change to undo.'} To bring it back, comment \`${word} redo\`.`;
    const pull = job.prLink && !here ? `The pull request: ${link(job.prLink)}` : '';
    return [
      redone
        ? `↪️ **Brought back: ${inlineCode(title)}**`
        : `↩️ **Reverted ${defuse(codeSpan(commit.slice(0, 7)))}: ${inlineCode(title)}**`,
      [pushed(job), next, pull].filter(Boolean).join(' '),
    ];
  }
  const address = job.prLink ?? job.docket?.compareLink;
  if (job.docket?.changed === false && address) {
    return [
      here
        ? '✅ **Nothing changed.** The agent changed no files this time, so its earlier work is unchanged.'
        : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is unchanged: ${link(address)}`,
      agentSays(job),
      `To get something else, comment \`${word} …\` and describe what to change.`,
    ];
  }
  if (job.prLink) {
    return [
      here ? doneHere(job) : `🚀 **Done: ${link(job.prLink)}**`,
      agentSays(job),
      alsoAsks(job, word),
      job.docket?.draft === 'made'
        ? 'The checks pass, but Docket could not mark the pull request ready for review. Do that on the pull request.'
        : '',
      // What a workflow pushes starts no checks by itself; what an App pushes does.
      `To continue, comment \`${word} …\`${here ? '' : ' here or on the pull request'}.${runUrl ? ' A maintainer may need to approve its CI run.' : ''}`,
    ];
  }
  if (job.docket?.compareLink) {
    return [
      checksFail(job)
        ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${link(job.docket.compareLink)}**`
        : `🚀 **Done. Open the pull request yourself: ${link(job.docket.compareLink)}**`,
      quoted(job.docket.reason ?? 'The pull request could not be opened.'),
      'To let Docket open it next time, select **Settings → Actions → General → Allow GitHub Actions to create and approve pull requests**.',
    ];
  }
  return ['✅ **No files changed.**', agentSays(job), `To continue, comment \`${word} …\`.`];
}

/** A link to the page one is on says nothing; what was pushed does. */
function doneHere(job: ReceivedJob): string {
  return pushed(job) ? `🚀 **${pushed(job)}**` : '🚀 **Done.** The change is on this pull request.';
}

function pushed(job: ReceivedJob): string {
  const { commit } = job.docket?.change ?? {};
  return commit ? `Pushed ${defuse(codeSpan(commit.slice(0, 7)))}: ${changedFiles(job)}.` : '';
}

function alsoAsks(job: ReceivedJob, word: string): string {
  return job.docket?.question
    ? `❓ **The agent also has a question.** To answer, comment \`${word} …\`.`
    : '';
}

function draftNote(job: ReceivedJob): string {
  switch (job.docket?.draft) {
    case 'made':
      return 'The pull request is a draft until they pass.';
    case 'unsupported':
      return 'This repository does not support drafts, so the pull request is open for review: do not merge it before they pass.';
    default:
      return 'Do not merge the pull request before they pass.';
  }
}

/** What the agent itself said, which people should read before anything else. */
function agentSays(job: ReceivedJob): string {
  const said = job.docket?.reason;
  return said ? `The agent says:\n\n${quoted(said)}` : '';
}
