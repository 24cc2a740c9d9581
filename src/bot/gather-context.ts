// Fetches what an agent learns about the thread of an instruction, as of when it was given.
import type { Origin } from '../contract/job.ts';
import { DocketError, NotFound } from '../shared/errors.ts';
import { buildContext, type ContextFacts } from './context.ts';
import type { ThreadHost } from './thread-host.ts';

type Source = Pick<
  ThreadHost,
  'thread' | 'reviewComment' | 'review' | 'changedFiles' | 'failedChecks'
>;

export async function gatherContext(host: Source, origin: Origin): Promise<string | undefined> {
  const { thread: number, comment, pull, askedAt, checks: failing } = origin;
  if (number === undefined) return undefined;
  const onLine = comment?.kind === 'review-comment' ? comment.id : undefined;
  const inReview = comment?.kind === 'review' ? comment.id : undefined;
  const [thread, line, review, changes, checks] = await Promise.all([
    unlessGone(host.thread(number)),
    onLine === undefined ? undefined : unlessGone(host.reviewComment(onLine)),
    inReview === undefined ? undefined : unlessGone(host.review(number, inReview)),
    pull === undefined ? undefined : unlessGone(host.changedFiles(number, pull.headSha)),
    failing === undefined ? undefined : outputs(host, failing.headSha),
  ]);
  const opener =
    line === undefined || line.opener === line.id
      ? undefined
      : await unlessGone(host.reviewComment(line.opener));
  const facts: ContextFacts = {
    ...(askedAt && { asOf: askedAt }),
    ...(thread && { thread }),
    ...(line && { line }),
    ...(opener && { opener }),
    ...(review && { review }),
    ...(checks && { checks }),
    ...(changes && { changes }),
  };
  return buildContext(facts);
}

/** A log that is gone, or that nobody answers for, leaves the check's name to work with. */
async function outputs(host: Source, sha: string): Promise<NonNullable<ContextFacts['checks']>> {
  const failed = await host.failedChecks(sha);
  return Promise.all(
    failed.map(async (check) => {
      const output = await check.output().catch((error) => {
        if (error instanceof DocketError) return undefined;
        throw error;
      });
      return { name: check.name, ...(output !== undefined && { output }) };
    }),
  );
}

/** A deleted thread, comment or head commit leaves the instruction itself to work with. */
function unlessGone<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error) => {
    if (error instanceof NotFound) return undefined;
    throw error;
  });
}
