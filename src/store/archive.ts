// Archived jobs, in their packed form beside the state.

import type { JobRecord } from '../jobs/job.ts';
import type { Unreadable } from '../jobs/listing.ts';
import type { RemoteRefs } from '../shared/git/refs.ts';
import { ARCHIVE_FILES, unpack } from './layout.ts';
import type { Seal } from './seal.ts';

export interface StateFiles {
  refs: Pick<RemoteRefs, 'read'>;
  seal: Seal;
  /** Of the state; null when there is none yet. */
  commit: string | null;
}

/** Files that are read at a time: other work of the store goes on in between. */
const AT_A_TIME = 16;

export async function* readArchive(
  { refs, seal, commit }: StateFiles,
  stateRef: string,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
  /** Jobs that were seen elsewhere, before they were archived. */
  seen: ReadonlySet<string>,
): AsyncGenerator<JobRecord | Unreadable> {
  if (commit === null) return;
  for (let at = 0; at < ARCHIVE_FILES.length; at += AT_A_TIME) {
    const paths = ARCHIVE_FILES.slice(at, at + AT_A_TIME);
    const contents = await inTurn(() => refs.read(paths.map((path) => ({ commit, path }))));
    for (const [index, content] of contents.entries()) {
      if (!content) continue;
      const place = `${stateRef}:${paths[index]}`;
      const jobs = unpack(seal.open(content.toString('utf8'), place), place);
      yield* jobs.filter((job) => !seen.has('unreadable' in job ? job.unreadable : job.id));
    }
  }
}
