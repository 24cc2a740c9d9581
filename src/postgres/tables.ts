// The tables, as Kysely sees them. Records are `json`, never `jsonb`: a prompt is stored as it was
// written, and `jsonb` refuses U+0000.
import type { ColumnType, Generated } from 'kysely';

/** Read as the parsed value, written as text. */
type Json = ColumnType<unknown, string, string>;
type Time = ColumnType<Date, string, string>;

export interface Tables {
  project: {
    id: string;
    repo: string;
    /** Of the GitHub App, where the project came with one. */
    installation_id: ColumnType<string | null, number | null | undefined, number | null>;
    /** GitHub's own, which a new name does not change. */
    repository_id: ColumnType<string | null, number | null | undefined, number | null>;
    /** The installation is suspended: nothing is done until it is active again. */
    suspended_at: ColumnType<Date | null, string | null | undefined, string | null>;
    settings: Json;
    /** Times of the last hour's uses. Whoever counts holds the row's lock. */
    uses: ColumnType<unknown, string | undefined, string>;
    /** What its jobs have cost, under the same lock. */
    spending: ColumnType<unknown, string | null | undefined, string | null>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    removed_at: ColumnType<Date | null, string | null, string | null>;
  };
  job: {
    id: string;
    project: string;
    status: string;
    /** Grows whenever a worker takes the job up; writes of an earlier worker are refused. */
    fence: ColumnType<string, number, number>;
    record: Json;
    /** See `listed`. */
    search: string;
    waiting_since: ColumnType<Date | null, string | null, string | null>;
    months: Json;
    created_at: Time;
    updated_at: Time;
  };
  thread: { project: string; thread: string; job: string };
  delivery: {
    /** GitHub's own; the same for every attempt. */
    guid: string;
    event: string;
    received_at: Time;
    payload: Json;
    /** The job that it led to. */
    job: ColumnType<string | null, string | null | undefined, string | null>;
    /** When its reply was finished. */
    told_at: ColumnType<Date | null, string | null | undefined, string | null>;
  };
  api_key: {
    id: string;
    project: string;
    name: string;
    prefix: string;
    hash: string;
    scopes: string[];
    created_by: string | null;
    created_at: Time;
    last_used_at: ColumnType<Date | null, string | null, string | null>;
    expires_at: ColumnType<Date | null, string | null, string | null>;
    revoked_at: ColumnType<Date | null, string | null, string | null>;
  };
  file_day: {
    project: string;
    day: string;
    file: string;
    /** The entry as the views history encodes it. */
    entry: string;
  };
}
