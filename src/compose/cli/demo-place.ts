// Where the demos take place: the shipped site in a stand-in for GitHub, and the committed bundle run
// on its events exactly as a workflow runner runs it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type LocalGithub, startLocalGithub } from '../../local-github/local-github.ts';
import type { LocalRepository } from '../../local-github/repository.ts';
import { type RunningStep, type StepRequest, startStep } from '../../local-runner/runner.ts';
import { createSite } from './demo-site.ts';
import { packageRoot } from './package-root.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = 'mona/trail';
/** The variables of this process that a step gets: enough to find programs, nothing else. */
const PASSED_ON = ['PATH', 'LANG', 'TMPDIR'];

export interface DemoPlace {
  /** Where the examples are. */
  root: string;
  repository: LocalRepository;
  /** Mona adds an option to the program. */
  openPull(): Promise<{ title: string; number: number; url: string }>;
  start(plan: StepPlan): RunningStep;
  close(options: { keep: boolean }): Promise<void>;
}

export async function openPlace(env: Environment, signal: AbortSignal): Promise<DemoPlace> {
  const root = packageRoot();
  const dir = mkdtempSync(join(tmpdir(), 'docket-demo-'));
  const host = await startLocalGithub({ path: env.PATH ?? '', dataDir: join(dir, 'host') });
  const { repository, openPull } = await createSite(host, REPOSITORY);
  return {
    root,
    repository,
    openPull,
    start: stepStarter({ env, root, dir, host, repository, signal }),
    async close({ keep }) {
      await host.close();
      if (!keep) rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Runs a step and its post step to the end. */
export async function runStep(step: RunningStep, signal: AbortSignal) {
  const ended = await step.ended;
  signal.throwIfAborted();
  await step.post();
  return ended;
}

export interface StepPlan extends Pick<StepRequest, 'event' | 'onLine' | 'inputs'> {
  env?: Record<string, string>;
}

function stepStarter(place: {
  env: Environment;
  root: string;
  dir: string;
  host: LocalGithub;
  repository: LocalRepository;
  signal: AbortSignal;
}) {
  const { root, dir, host, repository, signal } = place;
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
    runs: { main: string; post: string };
  };
  const defaults = Object.entries(action.inputs).map(([name, input]) => [
    name,
    name === 'github-token' ? host.token : String(input.default ?? ''),
  ]);
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = place.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  let runId = 1000;
  return ({ event, onLine, inputs, env }: StepPlan) => {
    signal.throwIfAborted();
    runId += 1;
    return startStep({
      node: process.execPath,
      main: join(root, action.runs.main),
      post: join(root, action.runs.post),
      dir: mkdtempSync(join(dir, 'run-')),
      host,
      repository,
      event,
      onLine,
      inputs: { ...Object.fromEntries(defaults), ...inputs },
      runId,
      signal,
      env: { ...Object.fromEntries(passedOn), ...env },
    });
  };
}
