// How records are stored in the refs: names, paths, and strict reading.
import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { branchNames } from '../jobs/branch.ts';
import { JobRecord } from '../jobs/job.ts';
import type { Unreadable } from '../jobs/listing.ts';
import { StateRecord } from '../jobs/store.ts';
import { CorruptState, unlessCorrupt } from '../shared/errors.ts';

export const STATE_FILE = 'state.json';
export const JOB_FILE = 'job.json';

export interface Layout {
  stateRef: string;
  jobPrefix: string;
  jobRef(id: string): string;
}

export function layout(stateRef: string): Layout {
  const slash = stateRef.lastIndexOf('/');
  const name = stateRef.slice(slash + 1);
  // Never a continuation of the state's own name: refs are fetched by `name*`.
  const folder = name === 'state' ? 'jobs' : `jobs-of-${name}`;
  const jobPrefix = `${stateRef.slice(0, slash)}/${folder}/`;
  return { stateRef, jobPrefix, jobRef: (id) => `${jobPrefix}${id}` };
}

/** 256 files each, so that a write touches little and opening the state touches none of them. */
export const threadsFile = (thread: string) => `threads/${bucket(thread)}.json`;
export const archiveFile = (id: string) => `archive/${bucket(id)}.ndjson`;

export const ARCHIVE_FILES = Array.from(
  { length: 256 },
  (_, n) => `archive/${n.toString(16).padStart(2, '0')}.ndjson`,
);

function bucket(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 2);
}

export function encode(record: JobRecord | StateRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** A record that is not this job's, or names a branch that is not, was put there by hand. */
export function decodeJob(text: string, where: string, id: string): JobRecord {
  const job = decode(JobRecord, text, where);
  if (job.id !== id) throw corrupt(where, `it is the record of job \`${job.id}\``);
  const branch = job.work?.branch;
  if (branch === undefined || branchNames(id).includes(branch)) return job;
  throw corrupt(where, `its branch \`${branch}\` is not one of the job's`);
}

export function decodeState(text: string, where: string): StateRecord {
  return decode(StateRecord, text, where);
}

/** `bucketText` is null before the first job. A job that is packed already is replaced. */
export function packJob(bucketText: string | null, job: JobRecord, where: string): string {
  const before = bucketText === null ? [] : wholeLines(bucketText, where).trimEnd().split('\n');
  const others = before.filter((line) => !isOf(job.id, line, where));
  return `${[...others, JSON.stringify(job)].join('\n')}\n`;
}

/** A line that was cut off would pass for a job that never was, and spoil the one after it. */
function wholeLines(bucketText: string, where: string): string {
  if (bucketText.endsWith('}\n')) return bucketText;
  throw corrupt(where, 'its last line is cut off');
}

/** Every job of the bucket. Of a line that cannot be read, the ID is enough. */
export function unpack(bucketText: string, where: string): (JobRecord | Unreadable)[] {
  return bucketText
    .trimEnd()
    .split('\n')
    .map((line) => {
      const id = /"id":"([\w-]{1,64})"/.exec(line)?.[1];
      if (id === undefined) throw corrupt(where, 'a line in it names no job');
      return unlessCorrupt(() => decodeJob(line, where, id)) ?? { unreadable: id };
    });
}

export function findPacked(bucketText: string, id: string, where: string): JobRecord | null {
  const lines = wholeLines(bucketText, where).trimEnd().split('\n');
  const line = lines.find((text) => isOf(id, text, where));
  if (line !== undefined) return decodeJob(line, where, id);
  for (const other of lines) insistOnBucket(other, archiveFile(id), where);
  return null;
}

function isOf(id: string, line: string, where: string): boolean {
  if (!line.includes(`"id":${JSON.stringify(id)}`)) return false;
  return (parse(line, where) as { id?: unknown } | null)?.id === id;
}

/** A job whose id was damaged would pass for one that never was; but it is in the wrong bucket. */
function insistOnBucket(line: string, file: string, where: string): void {
  const id = (parse(line, where) as { id?: unknown } | null)?.id;
  if (typeof id === 'string' && archiveFile(id) === file) return;
  throw corrupt(where, `it contains a job that does not belong there (\`${id}\`)`);
}

export function decodeThreads(text: string | null, where: string): Map<string, string> {
  if (text === null) return new Map();
  const parsed = parse(text, where);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw corrupt(where, 'it is not an object');
  }
  return new Map(Object.entries(parsed).map(([thread, id]) => [thread, String(id)]));
}

export function encodeThreads(threads: Map<string, string>): string {
  return `${JSON.stringify(Object.fromEntries([...threads].sort()), null, 1)}\n`;
}

export function corrupt(where: string, what: string): CorruptState {
  return new CorruptState(
    `The record in ${where} cannot be read: ${what}. Nothing was changed. See docs/state.md for how to look at it and repair it by hand.`,
  );
}

function decode<T>(schema: z.ZodType<T>, text: string, where: string): T {
  const parsed = parse(text, where);
  const version = (parsed as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > 1) {
    throw new CorruptState(
      `The record in ${where} was written by a newer version of Docket (record version ${version}). Nothing was changed. Update Docket.`,
    );
  }
  const checked = schema.safeParse(parsed);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  throw corrupt(where, `\`${issue?.path.join('.')}\` is invalid (${issue?.message})`);
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw corrupt(where, 'it is not JSON');
  }
}

/** How many writes back a writer can recognize its own. */
const REMEMBERED_OPERATIONS = 50;

export function stamped<T extends { operations: string[] }>(record: T, operation: string): T {
  const earlier = record.operations.filter((id) => id !== operation);
  return { ...record, operations: [...earlier, operation].slice(-REMEMBERED_OPERATIONS) };
}
