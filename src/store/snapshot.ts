// What this process last saw of the refs, and drafts of what it is about to write on top of that.

import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { JobRecord, threadsOf } from '../jobs/job.ts';
import { foreignBranch } from '../jobs/publisher.ts';
import { emptyState, type SharedWrite, StateRecord, type Unreadable } from '../jobs/store.ts';
import { CorruptState, unlessCorrupt } from '../shared/errors.ts';
import { deepFreeze } from '../shared/freeze.ts';
import type { CommitFile } from '../shared/git/commit.ts';
import type { RefWrite, RemoteRefs } from '../shared/git/refs.ts';
import type { Seal } from './seal.ts';

/** Kept in memory by a long-running server. */
const REMEMBERED_FILES = 300;

export class Snapshot {
  readonly #refs: RemoteRefs;
  readonly #layout: Layout;
  readonly #seal: Seal;
  readonly #jobs = new SeenJobs();
  #state: Seen<StateRecord> | undefined;
  /** There was neither a state nor a job yet. */
  #wasNew = false;
  /** Files beside the state, of one commit of it. */
  #files = { commit: '', texts: new Map<string, string | null>() };

  constructor(refs: RemoteRefs, layout: Layout, seal: Seal) {
    this.#refs = refs;
    this.#layout = layout;
    this.#seal = seal;
  }

  get state(): StateRecord {
    return this.#state?.record ?? emptyState;
  }

  /** undefined: not looked at yet. */
  job(id: string): JobRecord | null | undefined {
    return this.#jobs.get(id)?.record;
  }

  knowsJobs(ids: string[]): boolean {
    return ids.every((id) => this.#jobs.has(id));
  }

  get knowsState(): boolean {
    return this.#state !== undefined;
  }

  get stateCommit(): string | null {
    return this.#state?.commit ?? null;
  }

  /** The ids of records that cannot be read go to `unreadable`; without it, they are an error. */
  async fetch(ids: string[], shared: boolean, unreadable?: string[]): Promise<void> {
    const { stateRef, jobRef } = this.#layout;
    const wanted = [
      ...ids.map((id) => ({ ref: jobRef(id), path: JOB_FILE })),
      ...(shared ? [{ ref: stateRef, path: STATE_FILE }] : []),
    ];
    const fetched = await this.#refs.fetch(wanted);
    const textAt = (index: number) => {
      const { ref, path } = wanted[index] ?? { ref: '', path: '' };
      const file = fetched[index];
      if (file && !file.content) throw corrupt(ref, `${path} is missing`);
      const text = file?.content?.toString('utf8');
      return text === undefined ? undefined : this.#seal.open(text, `${ref}:${path}`);
    };
    if (shared) {
      const text = textAt(ids.length);
      const hasJobs = fetched.some((file) => file !== null);
      if (text === undefined && !(await this.#isNew(hasJobs)))
        return this.fetch(ids, shared, unreadable);
      if (text !== undefined) this.#wasNew = false;
      this.#state = {
        commit: fetched[ids.length]?.commit ?? null,
        record: text === undefined ? emptyState : decodeState(text, stateRef),
      };
    }
    for (const [index, id] of ids.entries()) {
      const read = () => {
        const text = textAt(index);
        return text === undefined ? null : decodeJob(text, jobRef(id), id);
      };
      const record = unreadable ? unlessCorrupt(read) : read();
      if (record !== undefined) {
        this.#jobs.set(id, { commit: fetched[index]?.commit ?? null, record });
      } else {
        unreadable?.push(id);
        this.#jobs.delete(id);
      }
    }
  }

  /** A file of the state ref; null when it is not there. */
  async stateFile(path: string): Promise<string | null> {
    const commit = this.stateCommit;
    if (!commit) return null;
    if (this.#files.commit !== commit) this.#files = { commit, texts: new Map() };
    const { texts } = this.#files;
    const known = texts.get(path);
    if (known !== undefined) return known;
    const [content] = await this.#refs.read([{ commit, path }]);
    const sealed = content?.toString('utf8');
    const place = `${this.#layout.stateRef}:${path}`;
    const text = sealed === undefined ? null : this.#seal.open(sealed, place);
    if (texts.size < REMEMBERED_FILES) texts.set(path, text);
    return text;
  }

  async threads(file: string): Promise<Map<string, string>> {
    return decodeThreads(await this.stateFile(file), `${this.#layout.stateRef}:${file}`);
  }

  /** The outcome of an unclear push, when its operation is in what was read since. */
  findOperation<T>(ids: string[], shared: boolean, unclear: Map<string, T>): T | undefined {
    const seen = [
      ...(shared ? this.state.operations : []),
      ...ids.flatMap((id) => this.job(id)?.operations ?? []),
    ];
    const operation = seen.find((id) => unclear.has(id));
    return operation === undefined ? undefined : unclear.get(operation);
  }

  draft(operation: string): Draft {
    return new Draft(this, this.#layout, operation);
  }

  /** The commit that a job's ref had when it was last seen. */
  jobCommit(id: string): string | null {
    return this.#jobs.get(id)?.commit ?? null;
  }

  /** Remembers what was pushed. */
  pushedState(commit: string | null, record: StateRecord): void {
    this.#wasNew = false;
    this.#state = { commit, record };
  }

  /** Null: its ref was deleted. */
  pushedJob(id: string, commit: string | null, record: JobRecord | null): void {
    this.#jobs.set(id, { commit, record });
  }

  /**
   * Every repository starts without a state; a missing state next to jobs is a loss to report. Both are
   * read at one moment, because another run may be creating the first job just now. Whoever creates it
   * writes both, so once is enough, as long as no job is seen.
   */
  async #isNew(hasJobs: boolean): Promise<boolean> {
    if (this.#wasNew && !hasJobs) return true;
    const { stateRef, jobPrefix } = this.#layout;
    const refs = await this.#refs.list([stateRef, `${jobPrefix}*`]);
    this.#wasNew = refs.size === 0;
    if (this.#wasNew || refs.has(stateRef)) return this.#wasNew;
    const jobs = refs.size === 1 ? 'a job is' : `${refs.size} jobs are`;
    throw corrupt(stateRef, `the ref is missing, but ${jobs} still there`);
  }

  sealed(ref: string, path: string, text: string): CommitFile {
    return { path, content: this.#seal.close(text, `${ref}:${path}`) };
  }
}

/** Writes that are pushed together, on top of what was read. */
class Draft {
  readonly #base: Snapshot;
  readonly #layout: Layout;
  readonly #operation: string;
  readonly #jobs = new Map<string, { record: JobRecord; story: string[]; archive: boolean }>();
  /** Null: deleted. */
  readonly #files = new Map<string, string | null>();
  readonly #deleted = new Set<string>();
  readonly #stories: string[] = [];
  #state: StateRecord;
  #touchesState = false;

  constructor(base: Snapshot, layout: Layout, operation: string) {
    this.#base = base;
    this.#layout = layout;
    this.#operation = operation;
    this.#state = base.state;
  }

  get state(): StateRecord {
    return this.#state;
  }

  async jobOfThread(thread: string): Promise<string | null> {
    return (await this.#threadsIn(threadsFile(thread))).get(thread) ?? null;
  }

  job(id: string): JobRecord | null {
    return this.#jobs.get(id)?.record ?? this.#base.job(id) ?? null;
  }

  isDeleted(id: string): boolean {
    return this.#deleted.has(id);
  }

  async apply(
    id: string,
    shared: boolean,
    write: SharedWrite<unknown>,
    guard: ((text: string) => void) | undefined,
  ): Promise<void> {
    if (write.job) guard?.(encode(write.job));
    if (shared) {
      this.#touchesState = true;
      this.#state = write.state ?? this.#state;
      this.#stories.push(`${id}: ${write.story}`);
    }
    for (const thread of write.threads ?? []) {
      const path = threadsFile(thread);
      this.#files.set(path, encodeThreads((await this.#threadsIn(path)).set(thread, id)));
    }
    if (write.deleted) await this.#delete(id, threadsOf(write.deleted));
    if (!write.job) return;
    if (write.archive) {
      const path = archiveFile(id);
      const bucket = await this.#fileText(path);
      this.#files.set(path, addToBucket(bucket, write.job, this.#where(path)));
    }
    const before = this.#jobs.get(id);
    this.#jobs.set(id, {
      record: stamped(write.job, this.#operation),
      story: [...(before?.story ?? []), write.story ?? ''],
      archive: write.archive ?? before?.archive ?? false,
    });
  }

  writes(): RefWrite[] {
    const list: RefWrite[] = [];
    if (this.#touchesState) {
      this.#state = stamped(this.#state, this.#operation);
      const ref = this.#layout.stateRef;
      const changed = [[STATE_FILE, encode(this.#state)] as const, ...this.#files];
      list.push({
        ref,
        expected: this.#base.stateCommit,
        files: changed.map(([path, text]) =>
          text === null ? { path, content: null } : this.#base.sealed(ref, path, text),
        ),
        message: `${this.#stories.join('\n')}\n`,
        // Or what was deleted would still be in its history.
        ...(this.#deleted.size > 0 && { isRoot: true }),
      });
    }
    for (const [id, { record, story, archive }] of this.#jobs) {
      const expected = this.#base.jobCommit(id);
      // Created and archived in one breath: there is no ref to delete.
      if (archive && expected === null) continue;
      const ref = this.#layout.jobRef(id);
      list.push({
        ref,
        expected,
        files: archive ? null : [this.#base.sealed(ref, JOB_FILE, encode(record))],
        message: `${story.join('\n')}\n`,
      });
    }
    return list;
  }

  /** Remembers what was pushed. */
  commit(commits: Map<string, string | null>): void {
    if (this.#touchesState) {
      this.#base.pushedState(commits.get(this.#layout.stateRef) ?? null, this.#state);
    }
    for (const [id, { record, archive }] of this.#jobs) {
      const commit = commits.get(this.#layout.jobRef(id)) ?? null;
      this.#base.pushedJob(id, commit, archive ? null : record);
    }
  }

  async #delete(id: string, threads: readonly string[]): Promise<void> {
    this.#deleted.add(id);
    const path = archiveFile(id);
    const left = removeFromBucket(await this.#fileText(path), id, this.#where(path));
    this.#files.set(path, left);
    for (const thread of threads) {
      const file = threadsFile(thread);
      const known = await this.#threadsIn(file);
      if (known.get(thread) !== id) continue;
      known.delete(thread);
      this.#files.set(file, encodeThreads(known));
    }
  }

  async #fileText(path: string): Promise<string | null> {
    const drafted = this.#files.get(path);
    return drafted === undefined ? this.#base.stateFile(path) : drafted;
  }

  async #threadsIn(path: string): Promise<Map<string, string>> {
    return decodeThreads(await this.#fileText(path), this.#where(path));
  }

  #where(path: string): string {
    return `${this.#layout.stateRef}:${path}`;
  }
}

interface Seen<T> {
  commit: string | null;
  record: T;
}

/** Records kept in memory by a long-running server. */
const REMEMBERED_JOBS = 5000;

/** The jobs that were read or written last; null for one that has no ref. */
class SeenJobs extends Map<string, Seen<JobRecord | null>> {
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

// How records are stored in the refs: names, paths, and strict reading.

const STATE_FILE = 'state.json';
const JOB_FILE = 'job.json';

interface Layout {
  stateRef: string;
  jobPrefix: string;
  jobRef(id: string): string;
}

const JOB_PREFIX = 'refs/docket/jobs/';

export const LAYOUT: Layout = {
  stateRef: 'refs/docket/state',
  jobPrefix: JOB_PREFIX,
  jobRef: (id) => `${JOB_PREFIX}${id}`,
};

export const ARCHIVE = 'archive';

/** 256 files each, so that a write touches little and opening the state touches none of them. */
export const threadsFile = (thread: string) => `threads/${bucket(thread)}.json`;
export const archiveFile = (id: string) => `${ARCHIVE}/${bucket(id)}.ndjson`;
export const isArchiveFile = (path: string) => /^archive\/[0-9a-f]{2}\.ndjson$/.test(path);

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
  const branch = foreignBranch(job);
  if (branch === undefined) return job;
  throw corrupt(where, `its branch \`${branch}\` is not one of the job's`);
}

export function decodeState(text: string, where: string): StateRecord {
  return decode(StateRecord, text, where);
}

/** `bucketText` is null before the first job. A job that is in it already is replaced. */
export function addToBucket(bucketText: string | null, job: JobRecord, where: string): string {
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
export function jobsIn(bucketText: string, where: string): (JobRecord | Unreadable)[] {
  return bucketText
    .trimEnd()
    .split('\n')
    .map((line) => {
      const id = /"id":"([\w-]{1,64})"/.exec(line)?.[1];
      if (id === undefined) throw corrupt(where, 'a line in it names no job');
      return unlessCorrupt(() => decodeJob(line, where, id)) ?? { unreadable: id };
    });
}

/** Null if no job is left. */
function removeFromBucket(bucketText: string | null, id: string, where: string): string | null {
  if (bucketText === null) return null;
  const lines = wholeLines(bucketText, where).trimEnd().split('\n');
  const others = lines.filter((line) => !isOf(id, line, where));
  return others.length === 0 ? null : `${others.join('\n')}\n`;
}

export function findInBucket(bucketText: string, id: string, where: string): JobRecord | null {
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

function encodeThreads(threads: Map<string, string>): string {
  return `${JSON.stringify(Object.fromEntries([...threads].sort()), null, 1)}\n`;
}

function corrupt(where: string, what: string): CorruptState {
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

function stamped<T extends { operations: string[] }>(record: T, operation: string): T {
  const earlier = record.operations.filter((id) => id !== operation);
  return { ...record, operations: [...earlier, operation].slice(-REMEMBERED_OPERATIONS) };
}
