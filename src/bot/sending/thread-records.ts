// What threads know of jobs: which job is whose, and what its record says.
import type { Config } from '../../config/config.ts';
import { isJobId } from '../../contract/job.ts';
import { agentJobOf } from '../../jobs/agent-job.ts';
import type { JobEngine } from '../../jobs/engine.ts';
import { jobId, noteOutcome, turnOfEvent } from '../../jobs/intake.ts';
import { checkAttempts, type JobRecord } from '../../jobs/job.ts';
import { type JobRecordList, type JobStore, listRecords } from '../../jobs/store.ts';
import { lastChange, lastUndo } from '../../jobs/undo.ts';
import { DAY_MS } from '../../shared/days.ts';
import { CorruptState } from '../../shared/errors.ts';
import type { Backend, ThreadIndex, ThreadJobs } from '../backend.ts';
import { jobOfBranch } from '../upkeep/archive.ts';

interface Jobs {
  engine: JobEngine;
  store: JobStore & Partial<JobRecordList>;
}

/**
 * Jobs whose records this process reads itself. `confirm` rejects with WorkFailed when a request
 * may not be repeated now.
 */
export function recordedBackend(
  projectId: string,
  jobs: Jobs & Pick<Backend, 'service'>,
  config: Config,
  confirm: (job: JobRecord, index: number) => Promise<void>,
): Backend & { records: ThreadJobs } {
  return {
    service: jobs.service,
    projectId,
    threads: threadsOf(projectId, jobs),
    repeatable: true,
    readsThreads: true,
    records: recordsOf(projectId, jobs, config, confirm),
  };
}

function threadsOf(projectId: string, { engine, store }: Jobs): ThreadIndex {
  return {
    jobOfThread: (thread) => engine.jobOfThread(projectId, String(thread)),
    async ownerOf({ number, headRef }) {
      const id = jobOfBranch(headRef);
      const job = id === undefined || !isJobId(id) ? null : await store.get(id);
      // Anyone with push access can give a branch any name; the record says which one is the job's.
      const { branch, pull } = job?.work ?? {};
      const own = job?.projectId === projectId && branch === headRef && pull?.number === number;
      if (!own) return null;
      const { turns, status } = job;
      const attempts = checkAttempts(job);
      return { id: job.id, archived: status === 'archived', requests: turns.length, attempts };
    },
  };
}

function recordsOf(
  projectId: string,
  { engine, store }: Jobs,
  config: Config,
  confirm: (job: JobRecord, index: number) => Promise<void>,
): ThreadJobs {
  return {
    async jobOfKey(key) {
      const job = await store.get(jobId(projectId, key));
      if (job === null) return null;
      const { id, status, updatedAt, archivedAt, work } = job;
      const pull = work?.pull?.number;
      const { askedAt } = job.turns[0]?.origin ?? {};
      return {
        ...{ id, status, endedAt: archivedAt ?? updatedAt },
        ...(pull !== undefined && { pull }),
        ...(askedAt !== undefined && { askedAt }),
      };
    },
    async pullOf(id) {
      const { work, acceptance } = await engine.get(projectId, id);
      const known = acceptance?.pull === work?.pull?.number ? acceptance : undefined;
      return { head: work?.head ?? null, ...(known && { acceptance: known }) };
    },
    ...(store.records && {
      accepted: () => listRecords(store as JobRecordList).accepted(projectId),
    }),
    noteAcceptance: (id, seen) => store.updateShared(id, noteOutcome(id, projectId, seen)),
    async requestOf(id) {
      const job = await store.get(id);
      return job?.projectId === projectId ? job.turns[0]?.prompt : undefined;
    },
    async promptOf(id, event) {
      const job = await store.get(id);
      return job?.projectId === projectId ? turnOfEvent(job, event)?.prompt : undefined;
    },
    async endsOf(id, repository) {
      const job = await store.get(id);
      if (job?.projectId !== projectId) return [];
      const asked = job.turns.filter(({ origin }) => origin?.repository === repository);
      return asked.map((turn) => ({
        origin: turn.origin ?? {},
        job: agentJobOf(job, turn),
        isOf: (event) => turnOfEvent(job, event) === turn,
      }));
    },
    async promptToRepeat(id, event) {
      const job = await engine.get(projectId, id);
      const turn = turnOfEvent(job, event) ?? job.turns.at(-1);
      if (turn) await confirm(job, job.turns.indexOf(turn));
      return turn?.prompt;
    },
    async canUndo(id) {
      return lastChange((await engine.get(projectId, id)).turns) >= 0;
    },
    async canRedo(id) {
      return lastUndo((await engine.get(projectId, id)).turns) >= 0;
    },
    unarchived: () => store.list(),
    async endedSince(time) {
      const ended: string[] = [];
      for (const id of await store.list()) {
        const job = await store.get(id).catch((error) => {
          if (error instanceof CorruptState) return null;
          throw error;
        });
        const isOurs = job?.projectId === projectId && job.status !== 'active';
        if (isOurs && job.updatedAt >= time) ended.push(id);
      }
      return ended;
    },
    async retire() {
      const days = config.retention['delete-after'];
      if (days !== undefined) await engine.deleteArchived(days * DAY_MS);
      return engine.applyRetention(config.jobs['retention-days'] * DAY_MS);
    },
    async originsOf(id) {
      const { turns } = await engine.get(projectId, id);
      return turns.flatMap(({ origin }) => origin ?? []);
    },
  };
}
