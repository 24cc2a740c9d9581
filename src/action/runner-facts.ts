// What the runner provides about the run and the host.
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { context } from '@actions/github';
import type { WorkflowEvent } from '../bot/event.ts';
import { SetupError } from '../shared/errors.ts';

/** What @actions/github provides about the run. */
export type RunContext = Readonly<typeof context>;

/** What only the environment provides. */
export type RunnerEnv = Readonly<Record<string, string | undefined>>;

export interface RunnerFacts {
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

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}
