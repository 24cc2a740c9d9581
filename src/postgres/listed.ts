// What lists and sums need of a job, in columns beside its record. Nothing in SQL looks into the
// record itself, because PostgreSQL cannot read a JSON text with U+0000 in it.
import type { JobRecord } from '../jobs/job.ts';
import { monthsOf } from '../jobs/money.ts';
import { searchText, waitingSince } from '../jobs/store.ts';

export function listed(job: JobRecord) {
  return {
    search: searchText(job),
    waiting_since: waitingSince(job),
    months: JSON.stringify(monthsOf(job)),
  };
}
