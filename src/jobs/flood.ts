// No new job while too many pull requests wait.

import type { Origin } from '../contract/job.ts';
import { Conflict } from '../shared/errors.ts';
import { BRANCHES } from './branch.ts';
import type { JobStore } from './store.ts';
import type { JobTools } from './tools.ts';

/** Nobody reviews a flood. What opens nothing new, a replay or a message, is let through. */
export async function refuseFlood(
  id: string,
  { origin, joinThread }: { origin?: Origin | undefined; joinThread?: boolean | undefined },
  { store, tools }: { store: JobStore; tools: JobTools },
): Promise<void> {
  const most = tools.maxOpenPulls;
  if (most === undefined) return;
  const thread = joinThread ? origin?.thread : undefined;
  const [known, threadJob, open] = await Promise.all([
    store.get(id),
    thread === undefined ? null : store.jobOfThread(String(thread)),
    tools.publisher.countOpen(BRANCHES, AbortSignal.timeout(60_000)),
  ]);
  if (known || threadJob !== null || open < most) return;
  throw new Conflict(
    `${open} pull requests of jobs are waiting for review, so no new job was created. Merge or close some, or raise \`jobs.max-open-pull-requests\` in \`.github/docket.yml\`.`,
  );
}
