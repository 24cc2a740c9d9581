// What the runner tells about the run and the host, read from the step's environment once.
import { createHash } from 'node:crypto';
import { SetupError } from '../shared/errors.ts';
import type { EventPayload, WorkflowEvent } from './event.ts';

export type RunnerEnv = Readonly<Record<string, string | undefined>>;

export interface RunnerFacts {
  repository: string;
  repositoryId: string;
  serverUrl: string;
  apiUrl: string;
  graphqlUrl: string;
  actor: string | undefined;
  runUrl: string;
  /** Which run this is, and the how-manieth attempt at it. */
  run: { run: string; attempt: number } | undefined;
  /** A re-run of the same event: nothing of the first attempt runs any more. */
  rerun: boolean;
  /** A folder that the runner empties after the job. */
  temp: string | undefined;
  /** Folders with the runner's own command files. */
  hide: string[];
  path: string;
}

export function readFacts(env: RunnerEnv): RunnerFacts {
  const repository = env.GITHUB_REPOSITORY ?? '';
  if (!/^[^/\s]+\/[^/\s]+$/.test(repository)) {
    throw new SetupError(
      'GITHUB_REPOSITORY is not set. Run this as a step of a workflow; on a machine of your own use the command line, `docket`.',
    );
  }
  const serverUrl = trimmed(env.GITHUB_SERVER_URL, 'https://github.com');
  const apiUrl = trimmed(env.GITHUB_API_URL, 'https://api.github.com');
  const runId = env.GITHUB_RUN_ID;
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? 1);
  return {
    repository,
    repositoryId: env.GITHUB_REPOSITORY_ID ?? repository.replace('/', '.'),
    serverUrl,
    apiUrl,
    graphqlUrl: trimmed(env.GITHUB_GRAPHQL_URL, `${apiUrl.replace(/\/v3$/, '')}/graphql`),
    actor: env.GITHUB_ACTOR,
    runUrl: `${serverUrl}/${repository}/actions/runs/${runId ?? ''}`,
    run: runId ? { run: runId, attempt } : undefined,
    rerun: attempt > 1,
    temp: env.RUNNER_TEMP,
    hide: env.RUNNER_TEMP ? [env.RUNNER_TEMP] : [],
    path: env.PATH ?? '',
  };
}

export function readEvent(env: RunnerEnv, readFile: (path: string) => string): WorkflowEvent {
  const name = env.GITHUB_EVENT_NAME ?? '';
  const path = env.GITHUB_EVENT_PATH;
  if (!path) return { name, payload: {} };
  return { name, payload: payloadOf(path, readFile) };
}

function payloadOf(path: string, readFile: (path: string) => string): EventPayload {
  let payload: unknown;
  try {
    payload = JSON.parse(readFile(path));
  } catch (cause) {
    throw new SetupError(
      'The event file at GITHUB_EVENT_PATH is missing or is not JSON. Run the workflow again.',
      { cause },
    );
  }
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload;
  throw new SetupError(
    'The event file at GITHUB_EVENT_PATH does not contain an event. Run the workflow again.',
  );
}

/**
 * The same for every attempt of the run. The prompt is part of it, because the jobs of a matrix
 * share run, job and step.
 */
export function runKey(env: RunnerEnv, prompt: string): string {
  const asked = createHash('sha256').update(prompt).digest('hex').slice(0, 12);
  return `run:${env.GITHUB_RUN_ID}:${env.GITHUB_JOB}.${env.GITHUB_ACTION}:${asked}`;
}

function trimmed(value: string | undefined, fallback: string): string {
  return (value || fallback).replace(/\/+$/, '');
}
