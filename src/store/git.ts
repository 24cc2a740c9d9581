// Jobs in refs of a git repository. Updates that come in while a push is under way share the next
// one; each push is decided on what was read and refused by git when that is no longer true.
import type { JobRecord } from '../jobs/job.ts';
import type {
  JobRecordList,
  JobStore,
  Scope,
  SharedView,
  SharedWrite,
  Unreadable,
} from '../jobs/store.ts';
import { CorruptState, Unavailable } from '../shared/errors.ts';
import { PushUnclear, RaceLost, type RefWrite, type RemoteRefs } from '../shared/git/refs.ts';
import { backoff, type Random } from '../shared/retry.ts';
import type { Clock } from '../shared/runtime.ts';
import type { Patience } from '../shared/waiting.ts';
import { afterWriting, CUT_OFF, isCalm, LOST, MAX_ATTEMPTS } from './race.ts';
import { createSeal, type Seal, type SealSettings } from './seal.ts';
import {
  ARCHIVE,
  archiveFile,
  findInBucket,
  isArchiveFile,
  jobsIn,
  LAYOUT,
  Snapshot,
  threadsFile,
} from './snapshot.ts';

export interface GitStoreOptions {
  refs: RemoteRefs;
  clock: Clock;
  random: Random;
  newId: () => string;
  /** Signs what is written, and refuses what is not signed. */
  seal?: SealSettings | undefined;
  /** Throws when a record contains something that must not be published. */
  guard?: (text: string) => void;
  /** For how long a push that was cut off is looked for, and made again. */
  patience?: Patience | undefined;
  /** One process owns the refs, so what it wrote is what there is: read from memory. */
  exclusive?: boolean;
}

/** Without a patience of its own, the store pushes again for this long after a push that was cut off. */
const CUT_OFF_MS = 5 * 60_000;
/** As many updates as one push may carry: enough for a burst, little enough to retry. */
const BATCH = 64;

export function createGitStore(options: GitStoreOptions): JobStore & JobRecordList {
  return new GitStore(options);
}

class GitStore implements JobStore, JobRecordList {
  readonly #options: GitStoreOptions;
  readonly #layout = LAYOUT;
  readonly #snapshot: Snapshot;
  readonly #seal: Seal;
  #pending: Pending[] = [];
  #working = false;
  /** The latest shared writes that met nobody else. */
  #inARow = 0;
  #roomUntil = 0;
  /** Every job that has a ref, and perhaps some that had one; only where nobody else writes. */
  #ids: Set<string> | undefined;
  /** git locks its scratch repository: one operation at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: GitStoreOptions) {
    this.#options = options;
    this.#seal = createSeal(options.seal ?? { scope: '' });
    this.#snapshot = new Snapshot(options.refs, this.#layout, this.#seal);
  }

  async get(id: string): Promise<JobRecord | null> {
    // Nobody else writes, so this is correct even during a push, which is not done yet.
    const held = this.#options.exclusive ? this.#snapshot.job(id) : undefined;
    if (held) return held;
    return this.#inTurn(async () => {
      const absent = this.#options.exclusive && (await this.#hasNoRef(id));
      if (!absent) await this.#snapshot.fetch([id], true);
      const job = this.#snapshot.job(id);
      return job ?? this.#archived(id);
    });
  }

  /** Requests for ids that never existed should not keep git busy. */
  async #hasNoRef(id: string): Promise<boolean> {
    if (!this.#snapshot.knowsState) return false;
    this.#ids ??= new Set(await this.list());
    return !this.#ids.has(id);
  }

  update<T>(id: string, decide: Parameters<JobStore['update']>[1]): Promise<T> {
    return this.#enqueue({ id, shared: false, decide: ({ job }) => decide(job) }) as Promise<T>;
  }

  updateShared<T>(
    id: string,
    decide: (view: SharedView) => SharedWrite<T>,
    { thread }: Scope = {},
  ): Promise<T> {
    return this.#enqueue({ id, shared: true, thread, decide }) as Promise<T>;
  }

  active(): Promise<string[]> {
    return this.#inTurn(async () => {
      await this.#snapshot.fetch([], true);
      return [...this.#snapshot.state.active];
    });
  }

  async list(): Promise<string[]> {
    const refs = await this.#options.refs.list([`${this.#layout.jobPrefix}*`]);
    return [...refs.keys()].map((ref) => ref.slice(this.#layout.jobPrefix.length));
  }

  async *records({ archived }: { archived: boolean }): AsyncGenerator<JobRecord | Unreadable> {
    const ids = await this.list();
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      const isKnown = (id: string) => this.#options.exclusive && this.#snapshot.job(id);
      const unreadable: string[] = [];
      await this.#inTurn(async () => {
        const unknown = batch.filter((id) => !isKnown(id));
        if (unknown.length > 0) await this.#snapshot.fetch(unknown, false, unreadable);
      });
      yield* unreadable.map((id) => ({ unreadable: id }));
      yield* batch.flatMap((id) => this.#snapshot.job(id) ?? []);
    }
    if (!archived) return;
    await this.#inTurn(() => this.#snapshot.fetch([], true));
    const { refs } = this.#options;
    const files = { refs, seal: this.#seal, commit: this.#snapshot.stateCommit };
    yield* readArchive(files, this.#layout.stateRef, (work) => this.#inTurn(work), new Set(ids));
  }

  async archivedBefore(time: string): Promise<string[]> {
    const found: string[] = [];
    for await (const job of this.records({ archived: true })) {
      if ('unreadable' in job || job.status !== 'archived') continue;
      if ((job.archivedAt ?? job.updatedAt) < time) found.push(job.id);
    }
    return found;
  }

  jobOfThread(thread: string): Promise<string | null> {
    return this.#inTurn(async () => {
      await this.#snapshot.fetch([], true);
      const threads = await this.#snapshot.threads(threadsFile(thread));
      return threads.get(thread) ?? null;
    });
  }

  async #archived(id: string): Promise<JobRecord | null> {
    const file = archiveFile(id);
    const bucket = await this.#snapshot.stateFile(file);
    return bucket === null ? null : findInBucket(bucket, id, `${this.#layout.stateRef}:${file}`);
  }

  #enqueue(update: Omit<Pending, 'resolve' | 'reject'>): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.push({ ...update, resolve, reject });
    if (!this.#working) {
      this.#working = true;
      void this.#work();
    }
    return promise;
  }

  async #work(): Promise<void> {
    while (this.#pending.length > 0) {
      const batch = await this.#nextBatch();
      try {
        await this.#inTurn(() => this.#settle(batch));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#working = false;
  }

  /** Writes to jobs never wait; shared ones make room for other runs first. */
  async #nextBatch(): Promise<Pending[]> {
    const { clock } = this.#options;
    const pause = this.#roomUntil - clock.now();
    const urgent = pause > 0 ? this.#pending.filter(({ shared }) => !shared) : [];
    if (pause > 0 && urgent.length === 0) await clock.sleep(pause);
    const batch = (urgent.length > 0 ? urgent : this.#pending).slice(0, BATCH);
    this.#pending = this.#pending.filter((pending) => !batch.includes(pending));
    return batch;
  }

  /** Reads, decides and pushes until it is done. */
  async #settle(batch: Pending[]): Promise<void> {
    const { clock, random, newId, exclusive, patience } = this.#options;
    const ids = [...new Set(batch.map(({ id }) => id))];
    const shared = batch.some((pending) => pending.shared);
    const unclear = new Map<string, WriteOutcome[]>();
    // While nobody else writes, what is remembered is good enough to try with: a job not seen yet is
    // taken to be new, and the lease of the push tells when either was wrong.
    let fresh = shared && !((exclusive || isCalm(this.#inARow)) && this.#snapshot.knowsState);
    let waitedMs = 0;
    for (let lost = 0; lost < MAX_ATTEMPTS; ) {
      if (fresh) await this.#snapshot.fetch(ids, shared);
      const arrived = this.#snapshot.findOperation(ids, shared, unclear);
      if (arrived) return finish(batch, arrived);

      const operation = newId();
      const { outcomes, writes, draft, settled } = await this.#decide(batch, operation);
      // A refusal, or a decision to leave things as they are, is given only on what was truly read.
      const known = fresh || (exclusive && this.#snapshot.knowsJobs(ids));
      if (!settled && !known) {
        fresh = true;
        continue;
      }
      if (writes.length === 0) return finish(batch, outcomes);
      for (const id of ids) this.#ids?.add(id);
      try {
        draft.commit(await this.#options.refs.push(writes, Math.floor(clock.now() / 1000)));
        if (shared) this.#makeRoom(lost);
        return finish(batch, outcomes);
      } catch (error) {
        if (!(error instanceof RaceLost || error instanceof PushUnclear)) throw error;
        fresh = true;
        if (error instanceof RaceLost) {
          lost += 1;
          await clock.sleep(backoff(lost - 1, LOST, random));
          continue;
        }
        unclear.set(operation, outcomes);
        if (waitedMs >= (patience?.limitMs ?? CUT_OFF_MS)) {
          patience?.gaveUp();
          throw error;
        }
        const pause = backoff(unclear.size - 1, CUT_OFF, random);
        waitedMs += pause;
        await clock.sleep(pause);
      }
    }
    throw new Unavailable(
      `Too many runs are writing to ${this.#layout.stateRef} at once. Nothing was changed. Try again in a minute.`,
    );
  }

  #makeRoom(lost: number): void {
    const { exclusive, clock, random } = this.#options;
    this.#inARow = lost === 0 ? this.#inARow + 1 : 0;
    if (exclusive) return;
    this.#roomUntil = clock.now() + afterWriting(this.#inARow, random);
  }

  /** Applies the batch in order to a draft; `settled` is false when anything was refused or empty. */
  async #decide(batch: Pending[], operation: string) {
    const draft = this.#snapshot.draft(operation);
    const outcomes: WriteOutcome[] = [];
    let settled = true;
    for (const { id, shared, thread, decide } of batch) {
      try {
        const mayBeArchived = shared && !draft.isDeleted(id);
        const job = draft.job(id) ?? (mayBeArchived ? await this.#archived(id) : null);
        const threadJob = thread === undefined ? null : await draft.jobOfThread(thread);
        const state = structuredClone(draft.state);
        const write = decide({ state, job, threadJob });
        if (write.story === undefined) settled = false;
        else await draft.apply(id, shared, write, this.#options.guard);
        outcomes.push({ ok: true, result: write.result });
      } catch (error) {
        if (error instanceof CorruptState) throw error;
        settled = false;
        outcomes.push({ ok: false, error });
      }
    }
    const writes: RefWrite[] = draft.writes();
    return { outcomes, writes, settled, draft };
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }
}

// Archived jobs, many in each file beside the state.

interface StateFiles {
  refs: Pick<RemoteRefs, 'names' | 'read'>;
  seal: Seal;
  /** Of the state; null when there is none yet. */
  commit: string | null;
}

/** Files that are read at a time: other work of the store goes on in between. */
const AT_A_TIME = 16;

async function* readArchive(
  { refs, seal, commit }: StateFiles,
  stateRef: string,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
  /** Jobs that were seen elsewhere, before they were archived. */
  seen: ReadonlySet<string>,
): AsyncGenerator<JobRecord | Unreadable> {
  if (commit === null) return;
  const names = await inTurn(() => refs.names(commit, ARCHIVE));
  const files = names.map((name) => `${ARCHIVE}/${name}`).filter(isArchiveFile);
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    const paths = files.slice(at, at + AT_A_TIME);
    const contents = await inTurn(() => refs.read(paths.map((path) => ({ commit, path }))));
    for (const [index, content] of contents.entries()) {
      if (!content) continue;
      const place = `${stateRef}:${paths[index]}`;
      const jobs = jobsIn(seal.open(content.toString('utf8'), place), place);
      yield* jobs.filter((job) => !seen.has('unreadable' in job ? job.unreadable : job.id));
    }
  }
}

// Updates that wait for the push they share, and what became of each.

interface Pending {
  id: string;
  shared: boolean;
  thread?: string;
  decide: (view: SharedView) => SharedWrite<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

type WriteOutcome = { ok: true; result: unknown } | { ok: false; error: unknown };

function finish(batch: Pending[], outcomes: WriteOutcome[]): void {
  batch.forEach(({ resolve, reject }, index) => {
    const outcome = outcomes[index];
    if (outcome?.ok) resolve(outcome.result);
    else reject(outcome?.error);
  });
}
