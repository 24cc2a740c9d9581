// What the engine is made of, and what it is asked.
import type { Origin } from '../contract/job.ts';
import type { Quota } from '../contract/service.ts';
import type { Holder } from './job.ts';
import type { Limit } from './limits.ts';
import type { Slots } from './slots.ts';
import type { JobStore } from './store.ts';
import type { JobTools } from './tools.ts';

export interface EngineOptions {
  store: JobStore;
  tools: JobTools;
  /** For the job's `source`: what people call the repository. */
  repository: string;
  /** The branch named in `source.ref` until the work has begun. */
  ref: string;
  limits?: { creates: Limit; messages: Limit };
  newId: () => string;
  /** The workflow run that this is: a re-run need not wait for the leases of its first attempt. */
  holder?: Holder;
  /** Jobs of other projects in the same store are not this process's to take up. */
  projectId?: string | undefined;
  /** Other processes work on the jobs; the store wakes them in the write that gives them work. */
  elsewhere?: boolean;
  /** Jobs that run at the same time in this process; absent: any number. */
  slots?: Slots | undefined;
}

export interface NewInstruction {
  prompt: string;
  origin?: Origin;
  idempotencyKey?: string;
  /** When the origin's thread has a job already, this is a message to it. */
  joinThread?: boolean;
  /** Told what is left of the hourly limit, when this counted against it. */
  onQuota?: (quota: Quota) => void;
}
