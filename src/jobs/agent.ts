// The port to whatever changes the files: a program or a model. It gets a plain copy of the files
// and a conversation; what it leaves in the copy is judged afterwards and trusted least.
import type { Usage } from '../contract/job.ts';

export interface AgentMessage {
  role: 'user' | 'agent';
  text: string;
}

export interface AgentTask {
  /** A plain copy of the repository's files. The agent may change anything below it. */
  dir: string;
  /** The whole conversation, oldest first; the last message is what to do now. */
  conversation: AgentMessage[];
  /** Quoted, untrusted data about the thread, kept apart from the request. */
  context?: string;
  /** The repository's own instructions for agents, read from the default branch. */
  instructions?: string;
  /** Globs of the files that may be changed; anything else will be refused. */
  docsPaths: string[];
  /** Told as the agent moves, one short line each, already free of control characters. */
  onProgress?: (line: string) => void;
  /** Told after every answer what this run has used so far; waited for before the next one. */
  onUsage?: (usage: Usage) => Promise<void>;
}

export interface AgentResult {
  /** What the agent says it did; foreign text. */
  summary: string;
  /** An error of its own sandbox, for which it may have been unable to write; foreign text. */
  sandboxError?: string;
  usage: Usage;
}

/** Rejection of a run that was aborted while the program worked. */
export class AgentStopped extends Error {
  /** The end of what it printed; foreign text. */
  readonly lastWords: string;
  constructor(reason: unknown, lastWords: string) {
    super(reason instanceof Error ? reason.message : 'The agent was stopped.', { cause: reason });
    this.lastWords = lastWords;
  }
}

export interface AgentRunner {
  /** The name for the job's `model` field: the model, or the program's name. */
  readonly model: string;
  /** It reports the tokens that it uses while it runs. */
  readonly metered?: boolean;
  /** Rejects with WorkFailed when the agent fails; aborting kills its whole process tree first. */
  run(task: AgentTask, signal: AbortSignal): Promise<AgentResult>;
}

/** Whether programs may run where a machine has no isolation. */
export const ISOLATION_SETTINGS = ['required', 'best'] as const;
export type IsolationSetting = (typeof ISOLATION_SETTINGS)[number];

/** Runs `check-command` in the agent's copy, isolated as the agent itself is. */
export interface CheckRunner {
  run(dir: string, signal: AbortSignal): Promise<{ ok: boolean; output: string }>;
}
