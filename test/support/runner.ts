// The committed bundle as a step of a workflow: `test/local-runner/runner.ts` with what action.yml says
// about entries, inputs and their defaults.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { readAction } from '../../scripts/reference-tables.ts';
import {
  type EndedStep as Ended,
  type RunningStep,
  type StepRequest,
  startStep as start,
} from '../local-runner/runner.ts';
import { COMPILED } from './compiled.ts';
import { MARK } from './processes.ts';
import { memoryDir } from './temp.ts';
import { atTestEnd } from './test-end.ts';

export type { Ended };

const ROOT = resolve(import.meta.dirname, '../..');
const ACTION = readFileSync(join(ROOT, 'action.yml'), 'utf8');
const { main, post } = (parse(ACTION) as { runs: { main: string; post: string } }).runs;
const PROGRAM = {
  node: join(ROOT, 'node_modules/node/bin/node'),
  main: join(ROOT, main),
  post: join(ROOT, post),
};

export interface Step extends Pick<StepRequest, 'repository' | 'event' | 'attempt'> {
  host: StepRequest['host'] & { token: string };
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  runId?: number;
  /** Starts the program in place of Node, with the same arguments. */
  node?: string;
  /** The entry file, if not that of the bundle. */
  main?: string;
  /** Where it runs; by default a folder that is gone when the test is over. */
  dir?: string;
}

let runs = 7_000;

export function runStep(step: Step): Promise<Ended> {
  return startStep(step).ended;
}

export function startStep(step: Step): RunningStep {
  return start(requestOf(step));
}

function requestOf(step: Step): StepRequest {
  return {
    ...step,
    ...PROGRAM,
    ...(step.node && { node: step.node }),
    ...(step.main && { main: step.main }),
    dir: step.dir ?? memoryDir('docket-runner'),
    runId: step.runId ?? ++runs,
    inputs: withDefaults(step.inputs ?? {}, step.host.token),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      [MARK]: process.env[MARK] ?? '',
      ...step.env,
    },
    signal: untilTestEnd(),
  };
}

function untilTestEnd(): AbortSignal {
  const over = new AbortController();
  atTestEnd(() => over.abort());
  return over.signal;
}

function withDefaults(given: Record<string, string>, token: string): Record<string, string> {
  const { inputs } = readAction(ACTION);
  const unknown = Object.keys(given).filter((name) => !inputs.some((i) => i.name === name));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}.`);
  return Object.fromEntries(
    inputs.map(({ name, default: value }) => [
      name,
      given[name] ?? (name === 'github-token' ? token : value),
    ]),
  );
}
