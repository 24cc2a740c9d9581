// A job's record, as stores keep it. agent-job.ts makes the API's job from it.
import * as z from 'zod';
import { Acceptance } from '../contract/acceptance.ts';
import { CheckResult, Origin, Usage, Waiting } from '../contract/job.ts';
import { JOB_STATUSES } from '../contract/values.ts';
import { isoTime } from '../shared/runtime.ts';

const TURN_STATES = ['queued', 'running', 'done', 'failed'] as const;

/** A commit that the code host is about to create: its name is not known before. */
export const Intent = z.object({ branch: z.string(), parent: z.string(), tree: z.string() });
export type Intent = z.infer<typeof Intent>;
export const ChangedPath = z.object({
  path: z.string(),
  kind: z.enum(['added', 'modified', 'deleted']),
  /** Lines, where it is text and they were counted. */
  added: z.int().min(0).optional(),
  removed: z.int().min(0).optional(),
});
export type ChangedPath = z.infer<typeof ChangedPath>;

/** A finished agent's change that could not be published yet, so that no agent has to make it again. */
export const KeptChange = z.object({
  /** The commit that it was made on. */
  commit: z.string(),
  /** The files, compressed. What is read from a record is judged again. */
  files: z.string(),
});
export type KeptChange = z.infer<typeof KeptChange>;

/** One request and what became of it. A job is a conversation of these. */
export const Turn = z.object({
  prompt: z.string(),
  origin: Origin.optional(),
  receivedAt: z.string(),
  endedAt: z.string().optional(),
  state: z.enum(TURN_STATES),
  /** Hash of the idempotency key: the same key again is a replay, not a second message. */
  key: z.string().optional(),
  /** The commit that is about to be pushed, or was: intent before effect. */
  commit: z.string().optional(),
  /** Until its name is known. */
  intent: Intent.optional(),
  kept: KeptChange.optional(),
  /** What the agent said it did. */
  summary: z.string().optional(),
  /** What it said before, each time a failed check went back to it, oldest first. */
  rounds: z.array(z.string()).optional(),
  /** What the turn's commit changes: the first paths, and how many there are. */
  files: z.object({ count: z.int(), first: z.array(ChangedPath) }).optional(),
  /** What the checks said about that commit. */
  checks: z.array(CheckResult).optional(),
  /** The job's change that this one takes back. */
  undoes: z.object({ commit: z.string(), title: z.string() }).optional(),
  /** What the agent asks at the end of it. */
  question: z.string().optional(),
  /** What the agent did last, while it works. */
  step: z.string().optional(),
  reason: z.string().optional(),
  /** What it has used so far, in all its attempts. */
  usage: Usage.optional(),
  /** How much of its cost is part of the repository's spending already. */
  countedMicros: z.int().min(0).optional(),
});
export type Turn = z.infer<typeof Turn>;

/** A run of a workflow. Its attempts never overlap: a later one means that the earlier is dead. */
export const Holder = z.object({ run: z.string(), attempt: z.int() });
export type Holder = z.infer<typeof Holder>;

/** Who works on the job. Unchanged for three minutes on an observer's clock means: nobody. */
export const Lease = z.object({
  token: z.string(),
  counter: z.int(),
  holder: Holder.optional(),
  /** The process that has it, where many processes work on jobs. */
  worker: z.string().optional(),
  /** Other jobs may have run in the same process; absent where there is always one. */
  shared: z.boolean().optional(),
});
export type Lease = z.infer<typeof Lease>;

export const PullRequest = z.object({ number: z.int(), url: z.string() });
export type PullRequest = z.infer<typeof PullRequest>;

/** Where the job's work goes. Written before the first effect, so that a second try finds it. */
export const Work = z.object({
  /** One of the names that follow from the job's id; kept for people, the names are tried anew. */
  branch: z.string(),
  /** What the pull request is against, and the commit that this turn's work began at. */
  base: z.object({ ref: z.string(), sha: z.string() }),
  /** Last commit that we know to be on the branch; null before the first push. */
  head: z.string().nullable(),
  pull: PullRequest.nullable(),
  /** We closed the pull request: nothing was left on the branch. */
  emptied: z.literal(true).optional(),
  /** The title that it got last from us: another one is a person's. */
  title: z.string().optional(),
  compareLink: z.string().nullable(),
  /**
   * The pull request should be a draft because checks fail: it is about to become one, we made it
   * one, the repository has no drafts, or a person marked it ready all the same.
   */
  draft: z.enum(['intended', 'made', 'unsupported', 'overruled']).optional(),
  /** Numbers of pull requests whose branch is gone; their threads still have this job. */
  earlierPulls: z.array(z.int()).optional(),
});
export type Work = z.infer<typeof Work>;

/** What the code host said about the pull request of this number, and when that last changed there. */
export const PullOutcome = Acceptance.extend({ pull: z.int(), seenAt: z.string() });
export type PullOutcome = z.infer<typeof PullOutcome>;

export const JobRecord = z.object({
  version: z.literal(1),
  id: z.string(),
  projectId: z.string(),
  status: z.enum(JOB_STATUSES),
  repository: z.string(),
  ref: z.string(),
  model: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  archivedAt: z.string().nullable(),
  /** What commits of the job are proven with, where nobody else can read its record. */
  proof: z.string().optional(),
  /** The archived job whose conversation this one carries on. */
  continues: z.string().optional(),
  turns: z.array(Turn).min(1),
  lease: Lease.nullable(),
  /** How often a dead run's work was taken over during the present activity. */
  adoptions: z.int(),
  /** Something outside is away. */
  waiting: Waiting.optional(),
  /** How often a machine that could not do it gave it back during the present activity. */
  returned: z.int().optional(),
  /** How many processes have died while they worked on this turn, among other jobs or not. */
  deaths: z.int().optional(),
  cancelRequested: z.boolean(),
  /** Who requested that, if known. */
  canceledBy: z.string().optional(),
  work: Work.nullable(),
  reason: z.string().nullable(),
  /** What was done otherwise than the repository's settings say. */
  notice: z.string().optional(),
  checks: z.array(CheckResult),
  usage: Usage,
  /** What became of its pull request; absent: nobody has told us that it was merged or closed. */
  acceptance: PullOutcome.optional(),
  /** The latest writes, newest last: how a writer recognizes its own after an unclear push. */
  operations: z.array(z.string()),
});
export type JobRecord = z.infer<typeof JobRecord>;

/** Commits that later ones took back. What was brought back since then is not among them. */
export function undoneCommits(
  turns: readonly Turn[],
  isThere = (_commit: string) => true,
): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { commit, undoes } of turns.toReversed()) {
    if (undoes && commit && isThere(commit) && !undone.has(commit)) undone.add(undoes.commit);
  }
  return undone;
}

/** How many requests to fix checks came since a person last asked for something. */
export function checkAttempts({ turns }: Pick<JobRecord, 'turns'>): number {
  return turns.length - 1 - turns.findLastIndex(({ origin }) => !origin?.checks);
}

/** What the index of threads knows an issue or pull request by: `12`, or `acme/app#12` elsewhere. */
export function threadKey({
  thread,
  repository,
}: Pick<Origin, 'thread' | 'repository'>): string | undefined {
  if (thread === undefined || repository === undefined) return thread?.toString();
  return `${repository.toLowerCase()}#${thread}`;
}

/** The issues and pull requests that it was asked for in, or opened. */
export function threadsOf({ work, turns }: Pick<JobRecord, 'work' | 'turns'>): string[] {
  const pulls = [work?.pull?.number, ...(work?.earlierPulls ?? [])];
  const asked = turns.map(({ origin }) => threadKey(origin ?? {}));
  return [...asked, ...pulls.map((pull) => pull?.toString())].filter(
    (thread) => thread !== undefined,
  );
}

/** Null where no person or key is behind it, such as a schedule. */
export function askedBy({ origin }: Pick<Turn, 'origin'>): string | null {
  return origin?.requester ?? origin?.actor ?? null;
}

/** When it was asked, as people count: from their comment on. The host's clock may be ahead of ours. */
export function askedAt({ origin, receivedAt }: Pick<Turn, 'origin' | 'receivedAt'>): string {
  const asked = origin?.comment ? Date.parse(origin.askedAt ?? '') : Number.NaN;
  return asked < Date.parse(receivedAt) ? isoTime(asked) : receivedAt;
}

/** The first death costs nobody anything: of the jobs that ran there, most have nothing to do with it. */
const SUSPECTED_FROM = 2;

/** It may be what kills its processes, so it runs apart from others until it has shown that it is not. */
export const isSuspected = ({ deaths = 0 }: Pick<JobRecord, 'deaths'>) => deaths >= SUSPECTED_FROM;

/** The pull request's address, as the contract wants it: never while the job is active. */
export function prLink(job: JobRecord): string | null {
  return job.status === 'active' ? null : (job.work?.pull?.url ?? null);
}

export function withTurn(job: JobRecord, index: number, change: Partial<Turn>): JobRecord {
  const turns = job.turns.map((turn, at) => (at === index ? { ...turn, ...change } : turn));
  return { ...job, turns };
}

/** A job that waits does not wait any longer for its next attempt. */
export function triedNow(job: JobRecord): JobRecord {
  return job.waiting ? { ...job, waiting: { ...job.waiting, nextAttempt: null } } : job;
}
