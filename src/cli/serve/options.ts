// What servers and workers are started with, and what they say once they run.
import type { Log } from '../../shared/runtime.ts';
import type { StorePlace } from '../place.ts';

export type AgentOption =
  | { kind: 'command'; command: string }
  | { kind: 'model'; url: string; model: string };

export interface ServerAddress {
  port: number;
  host: string;
  /** Jobs that run at the same time, in all projects together. */
  concurrency: number;
  isolation: IsolationChoice;
  /** Ceilings for settings of repositories, such as `agent.max-minutes=240`. */
  limits: readonly string[];
  /** The address that people use, where it is not that of the server itself. */
  publicUrl?: string;
}

export interface ServeOptions extends ServerAddress {
  data: string;
  project: string;
  /** `OWNER/NAME` on the code host, or the path of a repository without one. */
  repo: string;
  baseRef?: string;
  agent: AgentOption;
  accessLogs: string[];
  /** A settings file to use instead of the one in the working directory. */
  config?: string;
}

/** Every project of a folder or a database. */
export interface ServeAllOptions extends ServerAddress {
  place: StorePlace;
}

export interface Serving {
  url: string;
  /** Whether there is a valid key. */
  hasKeys: boolean;
  /** A one-time link to the dashboard; absent where people sign in with GitHub. */
  signIn?: string | undefined;
  log: Log;
  /** Finishes requests in progress and accepted work, within a time limit. */
  stop(): Promise<void>;
}

/** The line is the same for a link that someone asks for later. */
export function signInLine(link: string): string {
  return `Dashboard (the link works once, for 15 minutes): ${link}\n`;
}

export interface WorkOptions {
  database: string;
  concurrency: number;
  isolation: IsolationChoice;
  /** Ceilings for settings of repositories, such as `agent.max-minutes=240`. */
  limit: readonly string[];
  /** Where it answers at /healthz, /readyz, and /metrics; absent: nowhere. */
  port?: number | undefined;
  host: string;
}

type IsolationChoice = (typeof ISOLATION_OPTION.choices)[number];

/** A repository's settings can require isolation too, and cannot lift it. */
export const ISOLATION_OPTION = {
  type: 'text',
  value: 'LEVEL',
  choices: ['required', 'best'],
  default: 'required',
  help: 'required: no agent program runs without isolation; best: it may, if this machine has none',
} as const;

/** For repositories of the GitHub App, which share the machine. */
export const LIMIT_OPTION = {
  type: 'list',
  value: 'SETTING=N',
  help: 'the most that settings of repositories can ask for, such as agent.max-minutes=240',
} as const;

export interface Working {
  /** Where it answers. */
  url?: string;
  log: Log;
  /** Hands jobs in progress to other workers. */
  stop(): Promise<void>;
}
