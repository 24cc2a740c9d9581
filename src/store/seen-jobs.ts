import type { JobRecord } from '../jobs/job.ts';
import { deepFreeze } from '../shared/freeze.ts';

export interface Seen<T> {
  commit: string | null;
  record: T;
}

/** Records kept in memory by a long-running server. */
const REMEMBERED_JOBS = 5000;

/** The jobs that were read or written last; null for one that has no ref. */
export class SeenJobs extends Map<string, Seen<JobRecord | null>> {
  override set(id: string, seen: Seen<JobRecord | null>): this {
    this.delete(id);
    deepFreeze(seen.record);
    super.set(id, seen);
    if (this.size > REMEMBERED_JOBS) {
      const oldest = this.keys().next().value;
      if (oldest !== undefined) this.delete(oldest);
    }
    return this;
  }
}
