// What the runner provides about the run and the host.

import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as core from '@actions/core';
import type { context } from '@actions/github';
import type { WorkflowEvent } from '../bot/events/event.ts';
import type { ChecksRequest, CommandRequest, JobRequest, ReviewRequest } from '../bot/request.ts';
import type { Config } from '../config/config.ts';
import { type Inputs, SECRET_INPUTS } from '../config/inputs.ts';
import { isSameRepository } from '../contract/values.ts';
import type { Github } from '../github/client.ts';
import type { AgentRunner } from '../jobs/agent.ts';
import { SetupError, sentence } from '../shared/errors.ts';
import type { Log } from '../shared/runtime.ts';
import type { Patience } from '../shared/waiting.ts';

/** What @actions/github provides about the run. */
export type RunContext = Readonly<typeof context>;

/** What only the environment provides. */
type RunnerEnv = Readonly<Record<string, string | undefined>>;

interface RunnerFacts {
  repository: string;
  repositoryId: string;
  serverUrl: string;
  apiUrl: string;
  graphqlUrl: string;
  actor: string | undefined;
  runUrl: string;
  /** The run and its attempt number. */
  run: { run: string; attempt: number } | undefined;
  /** A re-run of the same event: nothing from the first attempt is still running. */
  rerun: boolean;
  /** The file of this workflow, such as `.github/workflows/docs.yml`. */
  workflow: string | undefined;
  /** A folder that the runner empties after the job. */
  temp: string | undefined;
  /** The workspace and the runner's own folders, which agents must not see. */
  hide: string[];
  path: string;
}

export function readFacts(context: RunContext, env: RunnerEnv): RunnerFacts {
  const repository = repositoryOf(context);
  const serverUrl = trimmed(context.serverUrl);
  const { runId, runAttempt } = context;
  const attempt = runAttempt || 1;
  return {
    repository,
    repositoryId: env.GITHUB_REPOSITORY_ID ?? repository.replace('/', '.'),
    serverUrl,
    apiUrl: trimmed(context.apiUrl),
    graphqlUrl: trimmed(context.graphqlUrl),
    actor: context.actor,
    runUrl: `${serverUrl}/${repository}/actions/runs/${runId || ''}`,
    run: runId ? { run: String(runId), attempt } : undefined,
    rerun: attempt > 1,
    workflow: ownWorkflow(env),
    temp: env.RUNNER_TEMP,
    hide: privateFolders(env),
    path: env.PATH ?? '',
  };
}

/** From `owner/name/.github/workflows/docs.yml@refs/heads/main`. */
function ownWorkflow({ GITHUB_WORKFLOW_REF: ref }: RunnerEnv): string | undefined {
  return /^[^/]+\/[^/]+\/([^@]+)@/.exec(ref ?? '')?.[1];
}

/** Runners keep their work in one folder: checkouts, actions, and `_temp`. */
function privateFolders(env: RunnerEnv): string[] {
  const { RUNNER_TEMP: temp, GITHUB_WORKSPACE, RUNNER_WORKSPACE, GITHUB_ACTION_PATH } = env;
  const work = temp && basename(temp) === '_temp' ? dirname(temp) : undefined;
  const folders = [temp, work, GITHUB_WORKSPACE, RUNNER_WORKSPACE, GITHUB_ACTION_PATH];
  return folders.flatMap((folder) => folder || []);
}

function repositoryOf(context: RunContext): string {
  try {
    const { owner, repo } = context.repo;
    if (owner && repo) return `${owner}/${repo}`;
  } catch {
    // Reported below: the toolkit's own error does not say what to do.
  }
  throw new SetupError(
    'GITHUB_REPOSITORY is not set. Run this as a workflow step. On your own machine, use the `docket` command line instead.',
  );
}

export function readEvent(context: RunContext, env: RunnerEnv): WorkflowEvent {
  const payload: unknown = context.payload;
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    throw new SetupError(
      'The event file at GITHUB_EVENT_PATH does not contain an event. Run the workflow again.',
    );
  }
  const { eventName = '', issue } = context;
  return { name: eventName, payload, thread: issue.number, workflow: ownWorkflow(env) };
}

/**
 * The same for every attempt of the run. The prompt is part of it, because the jobs of a matrix
 * share run, job and step.
 */
export function runKey({ runId, job, action }: RunContext, prompt: string): string {
  const asked = createHash('sha256').update(prompt).digest('hex').slice(0, 12);
  return `run:${runId}:${job}.${action}:${asked}`;
}

/** The same for every run of a step of a workflow, as far as its jobs go to the same branch. */
export function stepKey(
  { job, action }: RunContext,
  workflow: string | undefined,
  baseRef: string | undefined,
): string {
  return `batch:${workflow ?? ''}:${job}.${action}:${baseRef ?? ''}`;
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}

// The run as @actions/github reads it when it is imported: event, repository, thread.

export async function openContext(env: NodeJS.ProcessEnv): Promise<RunContext> {
  try {
    // The toolkit treats a missing file as an event without content.
    const file = env.GITHUB_EVENT_PATH;
    if (file && !existsSync(file)) throw new Error(`${file} does not exist.`);
    return (await import('@actions/github')).context;
  } catch (cause) {
    throw new SetupError(
      'The event file at GITHUB_EVENT_PATH is missing or is not JSON. Run the workflow again.',
      { cause },
    );
  }
}

// The runner's protocol in this process, with every secret masked before anything is logged.

export function openRunner(): WorkflowCommands {
  const runner = new WorkflowCommands(core);
  for (const name of SECRET_INPUTS) runner.mask(core.getInput(name));
  return runner;
}

// The runner through @actions/core, plus two things that core lacks: a fence around foreign text,
// which could otherwise send commands to the runner, and the size limit of the summary.

/** The part of @actions/core that is used. */
interface Toolkit
  extends Pick<
    typeof core,
    'setSecret' | 'setOutput' | 'saveState' | 'debug' | 'info' | 'warning' | 'error' | 'setFailed'
  > {
  summary: { addRaw(text: string, addEOL: boolean): { write(): Promise<unknown> } };
}

/** GitHub does not show a summary above 1 MiB at all. Bytes, not characters. */
const MAX_SUMMARY_BYTES = 900_000;

export class WorkflowCommands implements Log {
  readonly #core: Toolkit;
  #summaryBytes = 0;

  constructor(toolkit: Toolkit) {
    this.#core = toolkit;
  }

  /** Call it before anything is logged: from then on the runner prints `***` instead. */
  mask(secret: string): void {
    if (secret !== '') this.#core.setSecret(secret);
  }

  output(name: string, value: string): void {
    this.#core.setOutput(name, value);
  }

  /** The runner passes it to the `post` step of this step as `STATE_<name>`. */
  state(name: string, value: string): void {
    this.#core.saveState(name, value);
  }

  /** A part that does not fit is left out entirely: half a table is worse than a sentence. */
  async summary(markdown: string): Promise<void> {
    const bytes = Buffer.byteLength(markdown) + 1;
    if (this.#summaryBytes + bytes > MAX_SUMMARY_BYTES) {
      this.warn('The job summary is too large for GitHub to display, so part of it was left out.');
      return;
    }
    this.#summaryBytes += bytes;
    try {
      await this.#core.summary.addRaw(markdown, true).write();
    } catch (error) {
      this.warn(`The job summary could not be written: ${sentence(error)}`);
    }
  }

  debug(message: string): void {
    this.#core.debug(message);
  }

  info(message: string): void {
    const token = randomUUID();
    this.#core.info(
      couldCommand(message) ? `::stop-commands::${token}\n${message}\n::${token}::` : message,
    );
  }

  warn(message: string): void {
    this.#core.warning(message);
  }

  error(message: string): void {
    this.#core.error(message);
  }

  /** Shown at a line of a file. The toolkit escapes what could end the command. */
  annotate(level: 'warning' | 'error', message: string, at: core.AnnotationProperties): void {
    this.#core[level](message, at);
  }

  /** The step fails with this error. */
  fail(message: string): void {
    this.#core.setFailed(message);
  }
}

/** The runner reads `::name::` at the start of a line, and the old `##[name]` anywhere in it. */
function couldCommand(message: string): boolean {
  return /(?:^|[\r\n])\s*::|##\[/.test(message);
}

// One run of the action: the request, its trigger, and where the result goes.

/** The triggers that lead to a reply on a thread or to a job. */
export type ThreadRequest = CommandRequest | ReviewRequest | ChecksRequest | JobRequest;

export interface ActionRun {
  env: RunnerEnv;
  runner: WorkflowCommands;
  inputs: Inputs;
  context: RunContext;
  event: WorkflowEvent;
  facts: RunnerFacts;
  signal: AbortSignal;
  /** With GitHub, over its API and with git; absent: a few tries. */
  patience?: Patience | undefined;
  /** This run works on jobs, so it needs an agent. */
  works: boolean;
  /** Instead of the one that the inputs name. */
  agent?: AgentRunner;
}

/** What the log says at the end, and whether the step fails with it. */
export interface RunEnding {
  failed: boolean;
  message: string;
}

// Other repositories of a run. The inputs win over the settings of its own.

/** Where jobs are recorded, worked on, and published. */
export interface JobsPlace {
  repository: string;
  repositoryId: string;
  token: string;
  github: Github;
  config: Config;
  defaultBranch: string | undefined;
}

/** Undefined: the documentation is in the repository of this workflow. */
export function docsRepositoryOf(
  { inputs, facts }: Pick<ActionRun, 'inputs' | 'facts'>,
  settings: Config,
): string | undefined {
  const name = inputs.docs.repository ?? settings['docs-repository'];
  return name && isSameRepository(name, facts.repository) ? undefined : name;
}

export function contextNames({ inputs }: ActionRun, settings: Config): readonly string[] {
  const { context } = inputs.docs;
  return context.length > 0 ? context : settings['context-repositories'];
}
