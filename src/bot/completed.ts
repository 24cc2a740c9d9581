// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.
import type { ReceivedJob } from '../contract/schemas.ts';
import { codeSpan, defuse, quoted } from '../shared/text/foreign.ts';
import { asks, checksFail } from './outcome.ts';
import { changedFiles, link } from './phrases.ts';

/** `here`: the thread is the pull request itself. */
export function completed(job: ReceivedJob, word: string, here: boolean): string[] {
  const on = here ? '' : ', here or on the pull request';
  if (asks(job)) {
    return [
      '❓ **The agent has a question.**',
      agentSays(job),
      `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is as it was: ${link(job.prLink)}` : ''}`,
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
  const address = job.prLink ?? job.docket?.compareLink;
  if (job.docket?.changed === false && address) {
    return [
      here
        ? '✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was.'
        : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${link(address)}`,
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
      `To continue, comment \`${word} …\`${here ? '' : ' here or on the pull request'}. A maintainer may need to approve its CI run.`,
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
