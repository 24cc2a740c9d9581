// Runs the committed bundle as a workflow runner does: real process, Node 24, environment, event
// file, output files, then the `post` step with the state that the step has saved.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { readAction } from '../../scripts/readme-tables.ts';
import { tempDir } from './temp.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ACTION = readFileSync(join(ROOT, 'action.yml'), 'utf8');
const ENTRIES = (parse(ACTION) as { runs: { main: string; post: string } }).runs;
const NODE = join(ROOT, 'node_modules/node/bin/node');

export interface Host {
  serverUrl: string;
  apiUrl: string;
  graphqlUrl: string;
  token: string;
}

export interface Step {
  host: Host;
  repository: { fullName: string; id: number };
  event: { name: string; payload: Record<string, unknown> };
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  runId?: number;
  attempt?: number;
}

export interface Ended {
  code: number | null;
  /** Everything it printed, as the log has it. */
  log: string;
  outputs: Record<string, string>;
  summary: string;
  state: Record<string, string>;
}

export interface Running {
  child: ChildProcess;
  /** Resolves once the log holds this text. */
  printed(text: string): Promise<void>;
  ended: Promise<Ended>;
  /** The `post` step; to be run after the step has ended. */
  post(): Promise<Ended>;
}

let runs = 7_000;

export function runStep(step: Step): Promise<Ended> {
  return startStep(step).ended;
}

export function startStep(step: Step): Running {
  const dir = tempDir('docket-runner');
  const env = environment(step, dir);
  const main = launch(join(ROOT, ENTRIES.main), env, dir, 'main');
  return {
    ...main,
    async post() {
      const { state } = await main.ended;
      const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
      const after = { ...env, ...Object.fromEntries(saved) };
      return await launch(join(ROOT, ENTRIES.post), after, dir, 'post').ended;
    },
  };
}

function environment(step: Step, dir: string): Record<string, string> {
  const { host, repository, event, runId = ++runs, attempt = 1 } = step;
  const eventFile = join(dir, 'event.json');
  writeFileSync(eventFile, JSON.stringify(event.payload));
  mkdirSync(join(dir, 'temp'));
  const sender = event.payload.sender as { login?: string } | undefined;
  return {
    PATH: process.env.PATH ?? '',
    HOME: dir,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__run',
    GITHUB_ACTOR: sender?.login ?? 'octocat',
    GITHUB_API_URL: host.apiUrl,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_GRAPHQL_URL: host.graphqlUrl,
    GITHUB_JOB: 'docs',
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_RUN_ID: String(runId),
    GITHUB_SERVER_URL: host.serverUrl,
    GITHUB_WORKSPACE: dir,
    RUNNER_TEMP: join(dir, 'temp'),
    ...inputVariables(step.inputs ?? {}, host.token),
    ...step.env,
  };
}

function inputVariables(given: Record<string, string>, token: string): Record<string, string> {
  const inputs = readAction(ACTION).inputs.map(({ name, default: value }) => {
    const text = given[name] ?? (name === 'github-token' ? token : value);
    return [`INPUT_${name.toUpperCase()}`, text];
  });
  const unknown = Object.keys(given).filter(
    (name) => !readAction(ACTION).inputs.some((i) => i.name === name),
  );
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}.`);
  return Object.fromEntries(inputs);
}

function launch(entry: string, env: Record<string, string>, dir: string, phase: string) {
  const file = (name: string) => join(dir, `${phase}-${name}`);
  for (const name of ['output', 'state', 'summary']) writeFileSync(file(name), '');
  const child = spawn(NODE, [entry], {
    cwd: dir,
    env: {
      ...env,
      GITHUB_OUTPUT: file('output'),
      GITHUB_STATE: file('state'),
      GITHUB_STEP_SUMMARY: file('summary'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const waiting: { text: string; done: () => void }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      for (const one of waiting) if (log.includes(one.text)) one.done();
    });
  }
  const ended = new Promise<Ended>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      const read = (name: string) => readFileSync(file(name), 'utf8');
      done({
        code,
        log,
        outputs: assignments(read('output')),
        summary: read('summary'),
        state: assignments(read('state')),
      });
    });
  });
  const printed = (text: string) =>
    new Promise<void>((done, fail) => {
      if (log.includes(text)) return done();
      waiting.push({ text, done });
      child.once('close', () => fail(new Error(`It ended without printing ${text}:\n${log}`)));
    });
  return { child, printed, ended };
}

/** The runner's files: `name=value`, or `name<<delimiter` and lines up to the delimiter. */
function assignments(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = text.split('\n');
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name = '', mark, rest = ''] = /^([^=<]+)(=|<<)(.*)$/.exec(line) ?? [];
    if (mark === '=') found[name] = rest;
    if (mark === '<<')
      found[name] = lines
        .splice(0, lines.indexOf(rest) + 1)
        .slice(0, -1)
        .join('\n');
  }
  return found;
}
