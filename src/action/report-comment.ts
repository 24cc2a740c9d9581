// The weekly report on an issue: one comment of ours, edited each time. It is found by its marker, and
// only among what this token wrote: anyone can copy a marker.

import { markerPrefix, readMarker, writeMarker } from '../bot/marker.ts';
import type { PostedComment, ThreadHost } from '../bot/thread-host.ts';
import { commentBody } from '../bot/words.ts';
import { SetupError, sentence } from '../shared/errors.ts';

export interface ReportIssue {
  host: Pick<
    ThreadHost,
    'findComments' | 'createComment' | 'editComment' | 'deleteComment' | 'self'
  >;
  repository: string;
  issue: number;
}

const EVENT = 'views-report';

export async function deliverReport(text: string, target: ReportIssue): Promise<void> {
  try {
    await deliver(text, target);
  } catch (error) {
    throw new SetupError(
      `The report could not be delivered to issue ${target.issue}: ${sentence(error)} Check \`views: report-issue\` and that the workflow has \`issues: write\`.`,
      { cause: error },
    );
  }
}

async function deliver(text: string, target: ReportIssue): Promise<void> {
  const { host, repository, issue } = target;
  const marker = writeMarker({ event: EVENT, phase: 'told' }, { repository, thread: issue });
  const body = commentBody(marker, text);
  const known = await ownComment(target);
  if (known) return host.editComment(known, body);
  const created = await host.createComment({ thread: issue }, body, marker);
  // Two runs at once may both have found none: the older comment stays, for both of them.
  const first = (await ownComment(target)) ?? created;
  if (first.id === created.id) return;
  await host.deleteComment(created);
  await host.editComment(first, body);
}

/** The oldest one. */
async function ownComment({
  host,
  repository,
  issue,
}: ReportIssue): Promise<PostedComment | undefined> {
  const found = await host.findComments({ thread: issue }, markerPrefix(EVENT));
  if (found.length === 0) return undefined;
  const self = await host.self();
  return found.find(
    ({ author, body }) =>
      author === self && readMarker(body, { repository, thread: issue })?.event === EVENT,
  );
}
