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
    /** Where the project came with a GitHub App. */
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
    /** Grows whenever a worker starts on the job; writes of an earlier worker are refused. */
    fence: ColumnType<string, number, number>;
    record: Json;
    /** See `listed`. */
    search: string;
    waiting_since: ColumnType<Date | null, string | null, string | null>;
    months: Json;
    /** Of a job with a pull request. */
    accepted: ColumnType<unknown, string | null, string | null>;
    decided_at: ColumnType<Date | null, string | null, string | null>;
    created_at: Time;
    updated_at: Time;
  };
  thread: { project: string; thread: string; job: string };
  delivery: {
    /** GitHub's own; the same for every attempt. */
    guid: string;
    /** SHA-256 of the body. */
    digest: string;
    event: string;
    received_at: Time;
    payload: Json;
    /** The job that it led to. */
    job: ColumnType<string | null, string | null | undefined, string | null>;
    /** When its reply was finished. */
    told_at: ColumnType<Date | null, string | null | undefined, string | null>;
    /** Something outside is away: see `Waiting`. */
    waiting: ColumnType<unknown, string | null | undefined, string | null>;
    /** Since then nobody tries it any more. */
    dead_at: ColumnType<Date | null, string | null | undefined, string | null>;
  };
  failed_delivery: {
    guid: string;
    /** The latest of them. */
    attempt: ColumnType<string, number, number>;
    at: Time;
    attempts: number;
    asked: boolean;
  };
  /** How far GitHub's list of attempts was read: one row. */
  attempts_pass: { one: boolean; pass: Json };
  /** A settings file of a repository or an organization, as it was read last. */
  settings_file: {
    name: string;
    /** Grows with every push that changes the file. */
    changes: number;
    /** How many of them were known when it was read; null: it was not read yet. */
    read_changes: number | null;
    read_at: Time;
    /** Null: there is none. */
    file: Json;
    etag: string | null;
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
  app_secret: {
    name: string;
    /** Encrypted. */
    sealed: string;
    updated_at: ColumnType<Date, string | undefined, string>;
  };
  file_day: {
    project: string;
    /** Read with `::text`: as a date, it would depend on the time zone of the machine. */
    day: string;
    file: string;
    /** As the views history encodes it. */
    entry: string;
    /** The same without the single pages: their sums are under one empty path. */
    facts: string;
    /** It says where readers came from. */
    referrals: boolean;
    /** Grows with every change. */
    version: ColumnType<string, never, never>;
  };
  /** The id is a hash of project and path, so that writers need not ask for it. */
  page: { id: string; project: string; path: string };
  views_day: PageCounts & { day: string };
  /** How far a log file was counted. */
  log_file: {
    project: string;
    file: string;
    /** Where it was seen last. */
    name: string;
    /** Everything before is counted, and reading can continue here. */
    position: ColumnType<string | null, number | null, number | null>;
    /** The version that was counted as a whole, where a file cannot be read in parts. */
    whole: string | null;
    settings: string;
    state: Json;
    quality: Json;
    seen_at: Time;
  };
  worker: {
    name: string;
    started_at: Generated<Date>;
    seen_at: Generated<Date>;
    draining: Generated<boolean>;
    not_ready: string | null;
    not_ready_reason: string | null;
    github_away_since: ColumnType<Date | null, string | null, string | null>;
  };
  session: {
    /** The hash of the token; the token itself is stored nowhere. */
    hash: string;
    kind: string;
    actor: string;
    grants: Json;
    expires_at: Time;
  };
  audit: {
    id: ColumnType<string, never, never>;
    at: Time;
    actor: string;
    project: string | null;
    action: string;
    detail: Json;
  };
}

interface PageCounts {
  project: string;
  page: string;
  /** By class of traffic; zeros at the end are left out. */
  counts: number[];
  /** Views from AI answers. */
  referrals: number[] | null;
}
