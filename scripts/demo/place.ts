// Where the demos take place: the shipped site in a stand-in for GitHub, and the committed bundle run
// on its events exactly as a workflow runner runs it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { type LocalGithub, startLocalGithub } from '../../test/local-github/local-github.ts';
import type { LocalRepository } from '../../test/local-github/repository.ts';
import { type RunningStep, type StepRequest, startStep } from '../../test/local-runner/runner.ts';
import type { Say } from './narrator.ts';
import { modelInputs, realModel } from './real-model.ts';
import { createSite, inviteTo } from './site.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = 'mona/trail';
/** The variables of this process that a step gets: enough to find programs, nothing else. */
const PASSED_ON = ['PATH', 'LANG', 'TMPDIR'];

export const ROOT = resolve(import.meta.dirname, '../..');
/** For a shell: the folder may have any name. */
export const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;

/** Needs no model. */
export const SCRIPT_AGENT = `node ${quoted(join(ROOT, 'examples/agents/script-agent.mjs'))}`;

export interface DemoPlace {
  repository: LocalRepository;
  /** Mona adds an option to the program. */
  openPull(): Promise<{ title: string; number: number; url: string }>;
  start(plan: StepPlan): RunningStep;
  /** See `DemoWorld`. A comment starts a step, as it starts a workflow. */
  invite(onLine: Say): Promise<string>;
  close(): Promise<void>;
}

export async function openPlace(env: Environment, signal: AbortSignal): Promise<DemoPlace> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-demo-'));
  const host = await startLocalGithub({ path: env.PATH ?? '', dataDir: join(dir, 'host') });
  const { repository, openPull } = await createSite(host, REPOSITORY);
  const start = stepStarter({ env, dir, host, repository, signal });
  const running = new Set<Promise<unknown>>();
  const model = realModel(env);
  const inputs = model ? modelInputs(model) : { 'agent-command': SCRIPT_AGENT };
  return {
    repository,
    openPull,
    start,
    async invite(onLine) {
      return inviteTo(host, repository, { model }, (event) => {
        const step = start({ event, onLine, inputs });
        // What went wrong is on the thread, and in the log of the run.
        const ended = runStep(step, signal).catch(() => {});
        running.add(ended);
        void ended.then(() => running.delete(ended));
      });
    },
    async close() {
      await host.close();
      await Promise.all(running);
      rmSync(dir, { recursive: true, force: true });
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
  dir: string;
  host: LocalGithub;
  repository: LocalRepository;
  signal: AbortSignal;
}) {
  const { dir, host, repository, signal } = place;
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
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
    const log = host.showRun(repository, runId, event.name);
    return startStep({
      node: process.execPath,
      main: join(ROOT, action.runs.main),
      post: join(ROOT, action.runs.post),
      dir: mkdtempSync(join(dir, 'run-')),
      host,
      repository,
      event,
      onLine(line) {
        log(line);
        onLine?.(line);
      },
      inputs: { ...Object.fromEntries(defaults), ...inputs },
      runId,
      signal,
      env: { ...Object.fromEntries(passedOn), ...env },
    });
  };
}
