// The part of a workflow runner that starts a step of a JavaScript action: environment, event file,
// the files a step writes to, and the `post` step with the state that the step saved.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StepRequest {
  /** The Node program and the entry files, as `action.yml` names them. */
  node: string;
  main: string;
  post: string;
  /** An empty folder for everything the step reads and writes. */
  dir: string;
  host: { serverUrl: string; apiUrl: string; graphqlUrl: string };
  repository: { fullName: string; id: number };
  event: { name: string; payload: Record<string, unknown> };
  inputs: Record<string, string>;
  runId: number;
  attempt?: number;
  /** `PATH`, and the rest of the job's environment. */
  env: Record<string, string>;
  /** Called with each line as a person sees it in the log: secrets masked, groups closed. */
  onLine?: (line: string) => void;
  /** Kills the step with everything it has started. */
  signal?: AbortSignal;
}

export interface EndedStep {
  code: number | null;
  /** Everything it printed, as in the log. */
  log: string;
  outputs: Record<string, string>;
  summary: string;
  state: Record<string, string>;
}

export interface RunningStep {
  child: ChildProcess;
  /** Resolves once the log contains this text. */
  printed(text: string): Promise<void>;
  ended: Promise<EndedStep>;
  /** The `post` step; run it after the step has ended. */
  post(): Promise<EndedStep>;
}

export function startStep(request: StepRequest): RunningStep {
  const env = environment(request);
  const main = launch(request, request.main, env, 'main');
  return {
    ...main,
    async post() {
      const { state } = await main.ended;
      const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
      return launch(request, request.post, { ...env, ...Object.fromEntries(saved) }, 'post').ended;
    },
  };
}

function environment(request: StepRequest): Record<string, string> {
  const { dir, host, repository, event, runId, attempt = 1 } = request;
  const eventFile = join(dir, 'event.json');
  mkdirSync(join(dir, 'temp'), { recursive: true });
  writeFileSync(eventFile, JSON.stringify(event.payload));
  const sender = event.payload.sender as { login?: string } | undefined;
  const inputs = Object.entries(request.inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  return {
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
    ...Object.fromEntries(inputs),
    ...request.env,
  };
}

/** What a step reads and writes, and where that leaves it. */
function prepareStep({ dir }: StepRequest, env: Record<string, string>, phase: string) {
  const file = (name: string) => join(dir, `${phase}-${name}`);
  for (const name of ['output', 'state', 'summary']) writeFileSync(file(name), '');
  const read = (name: string) => readFileSync(file(name), 'utf8');
  return {
    cwd: dir,
    env: {
      ...env,
      GITHUB_OUTPUT: file('output'),
      GITHUB_STATE: file('state'),
      GITHUB_STEP_SUMMARY: file('summary'),
    },
    end: (code: number | null, log: string): EndedStep => ({
      ...{ code, log, summary: read('summary') },
      outputs: assignments(read('output')),
      state: assignments(read('state')),
    }),
  };
}

function launch(request: StepRequest, entry: string, env: Record<string, string>, phase: string) {
  const { node, onLine, signal } = request;
  const { end, ...prepared } = prepareStep(request, env, phase);
  const child = spawn(node, [entry], {
    ...prepared,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate group: Ctrl-C at a terminal goes to all processes of a group.
    detached: signal !== undefined,
  });
  const kill = () => {
    const over = child.exitCode !== null || child.signalCode !== null;
    if (!over && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  signal?.addEventListener('abort', kill);
  child.once('close', () => signal?.removeEventListener('abort', kill));
  const show = logView();
  let log = '';
  let told = 0;
  const waiting: { text: string; done: () => void }[] = [];
  const hear = (text: string) => {
    log += text;
    for (const one of waiting) if (log.includes(one.text)) one.done();
    for (let end = log.indexOf('\n', told); end >= 0; end = log.indexOf('\n', told)) {
      const line = show(log.slice(told, end));
      if (line !== undefined && !signal?.aborted) onLine?.(line);
      told = end + 1;
    }
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  const ended = new Promise<EndedStep>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(end(code, log)));
  });
  const printed = (text: string) =>
    new Promise<void>((done, fail) => {
      if (log.includes(text)) return done();
      waiting.push({ text, done });
      child.once('close', () =>
        fail(new Error(`The step ended without printing ${text}:\n${log}`)),
      );
    });
  return { child, printed, ended };
}

/** How the log shows a line that a step prints: undefined if it does not. */
function logView(): (line: string) => string | undefined {
  const masks: string[] = [];
  let grouped = false;
  return (line) => {
    const [, command = '', text = ''] = /^::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? [];
    if (command === 'add-mask' && text !== '') masks.push(text);
    const wasGrouped = grouped;
    if (command === 'group') grouped = true;
    if (command === 'endgroup') grouped = false;
    if (wasGrouped || ['add-mask', 'debug', 'endgroup', 'stop-commands'].includes(command)) return;
    const label = ['warning', 'error', 'notice'].includes(command) ? `${command}: ` : '';
    const shown = command === '' ? line : label + text.replaceAll('%0A', ' ');
    return masks.reduce((words, mask) => words.replaceAll(mask, '***'), shown);
  };
}

/** The runner's files: `name=value`, or `name<<delimiter` and lines up to the delimiter. */
function assignments(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = text.split('\n');
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name = '', mark, rest = ''] = /^([^=<]+)(=|<<)(.*)$/.exec(line) ?? [];
    if (mark === '=') found[name] = rest;
    if (mark !== '<<') continue;
    const value = lines.splice(0, lines.indexOf(rest) + 1);
    found[name] = value.slice(0, -1).join('\n');
  }
  return found;
}
