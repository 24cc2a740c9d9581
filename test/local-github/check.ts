// A check of a commit, as the stand-in remembers it.

export const ACTIONS_APP = 'github-actions';

export type Conclusion = 'success' | 'failure' | 'timed_out' | 'cancelled';

export interface Annotation {
  path: string;
  line: number;
  message: string;
}

export interface Check {
  id: number;
  repo: string;
  headSha: string;
  headBranch: string;
  /** The repository that the commit is from: a fork, or this one. */
  headRepo: string;
  /** The app's slug. */
  app: string;
  suite: number;
  name: string;
  conclusion: Conclusion;
  startedAt: string;
  completedAt: string;
  /** Of a job of a workflow. `key` opens its log, as the address that GitHub redirects to does. */
  run?: { id: number; workflow: string; path: string; log: string; key: string; logUrl?: string };
  /** Of another app's check. */
  output?: { title: string; summary: string; annotations: Annotation[] };
}
