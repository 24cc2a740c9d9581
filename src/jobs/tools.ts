// Everything a worker is handed to do a job with.

import type { Origin, Usage } from '../contract/job.ts';
import type { Clock, Log } from '../shared/runtime.ts';
import type { AgentRunner, CheckRunner } from './agent.ts';
import type { JudgeChange } from './changes/judge-change.ts';
import type { JobRecord } from './job.ts';
import type { Money } from './money.ts';
import type { FindSigner, Publisher } from './publisher.ts';
import type { PullRequestTemplate } from './pull-request-template.ts';
import type { ContextCopies } from './workspace/context-copies.ts';
import type { Workspaces } from './workspace.ts';

export interface JobTools {
  workspaces: Workspaces;
  agent: AgentRunner;
  publisher: Publisher;
  /** Runs in a side thread, because files of strangers can take long to judge. */
  judgeChange: JudgeChange;
  /** `check-command`, when there is one. */
  check?: CheckRunner;
  docsPaths?: readonly string[];
  /** Overrides where the branch begins and what the pull request is against. */
  baseRef?: string;
  draft: boolean;
  /** A failing check is reported, but the pull request is ready for review anyway. */
  advisory?: boolean;
  template?: PullRequestTemplate;
  /** What is done otherwise here than the repository's settings say, for whoever asks for a job. */
  notice?: string;
  /** The word that starts a command, such as `/docs`; absent where nobody reads comments. */
  commandWord?: string;
  /** No new job while this many pull requests of jobs are open; absent: any number. */
  maxOpenPulls?: number;
  /** Jobs of the project that may run at the same time; absent: any number. */
  atOnce?: number;
  /** Absent: nothing is priced. */
  money?: Money;
  /** Finds the person whose sign-off commits get. Absent: no sign-off. */
  signer?: FindSigner;
  /** Values that must appear in nothing that is published, as they are whenever they are read. */
  secrets: Iterable<string>;
  /** Untrusted data about the thread, fetched anew for each turn and never recorded. */
  context?: (origin: Origin, signal: AbortSignal) => Promise<string | undefined>;
  /** The other repositories that the agent reads, fetched anew for each turn. Absent: there are none. */
  contextCopies?: (signal: AbortSignal) => Promise<ContextCopies>;
  /**
   * Asks the code host whether a request that this run did not take itself was given, as the
   * record says, and may be carried out now; answers its pull request as it is now. Rejects when not.
   * Absent where nobody else can write the records.
   */
  confirm?: (job: JobRecord, index: number) => Promise<Origin['pull']>;
  /**
   * Which of the turns before `count` were given by someone who may give requests now, and
   * whether what the record says of the agent's reports is what it said. The agent gets everything
   * else as data. Absent where every request is the owner's.
   */
  earlierWords?: (
    job: JobRecord,
    count: number,
  ) => Promise<{ confirmed: boolean[]; reports: boolean }>;
  /** The conversation of an archived job that this one continues. */
  earlier?: (id: string) => Promise<JobRecord | null>;
  clock: Clock;
  log: Log;
  /** Told of every request that is over. */
  ended?: (turn: EndedTurn) => void;
  /** What is wrong with this machine, if that is why something failed: another one does the job. */
  machineProblem?: (error: unknown) => Promise<string | undefined>;
  /** Told when the work of a dead process is taken over, and when a job has killed too many. */
  noted?: (what: 'takeover' | 'given-up') => void;
  /** Called at every step boundary; tests kill the process there. */
  checkpoint?: (step: Step) => void;
}

/** Without what the store of the jobs adds. */
export type RepositoryTools = Omit<JobTools, 'workspaces' | 'judgeChange' | 'earlier'>;

export interface EndedTurn {
  project: string;
  job: string;
  state: 'done' | 'failed';
  /** Milliseconds since the epoch; `startedAt` is that of the last attempt. */
  receivedAt: number;
  startedAt: number;
  endedAt: number;
  /** In all attempts. */
  usage: Usage;
}

export const STEPS = [
  'leased',
  'copied',
  'agent-done',
  'judged',
  'commit-recorded',
  'pushed',
  'published',
  'finished',
] as const;
/** `branch-created`: before the code host creates the commit, if it does. */
export type Step = (typeof STEPS)[number] | 'branch-created';
