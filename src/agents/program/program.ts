// One run of an untrusted program: prompt in, tail of its output out, within limits. All processes
// that it started are gone before the caller gets the result.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';
import {
  type AgentRunner,
  AgentStopped,
  BudgetUsed,
  type CheckRunner,
  type NetworkSetting,
} from '../../jobs/agent.ts';
import { SetupError, WorkFailed } from '../../shared/errors.ts';
import { fetchFor } from '../../shared/network/network.ts';
import { removeTree } from '../../shared/remove.ts';
import type { Clock, Log } from '../../shared/runtime.ts';
import { bound, boundTail, clean } from '../../shared/text/foreign.ts';
import { Gate } from '../broker/gate.ts';
import { openNetwork, type ProgramNetwork } from '../broker/open-network.ts';
import { type Login, planBroker } from '../broker/plan.ts';
import type { Dialer } from '../broker/tunnel.ts';
import { programPrompt } from '../prompt.ts';
import { certificates, type Environment, insistOnKey, presetFor, scrubbed } from './environment.ts';
import type { Isolation } from './isolation.ts';
import { makeIn, runFolder, type Sandbox, startWatcher } from './sandbox.ts';

interface ProgramOptions {
  /** For `sh -c`, started in the copy. */
  command: string;
  /** The environment to choose from, and what of it is handed on beside the basics. */
  environment: Environment;
  envNames: readonly string[];
  isolation: IsolationSource;
  network: ProgramNetwork;
  clock: Clock;
  log: Log;
  /** Where the run keeps its own folder. */
  tmp: string;
  timeLimitMs: number;
  /** How much of the end of each output is kept, in characters. */
  outputLimit: number;
}

/** Detecting what the machine supports takes a moment, and only a run needs it. */
type IsolationSource = Isolation | (() => Promise<Isolation>);

interface ProgramInput {
  dir: string;
  stdin: string;
  /** More files in the run's own folder; each variable contains the path of its file. */
  files: Readonly<Record<string, string>>;
  /** Files in its home directory, by path. */
  home?: Readonly<Record<string, string>>;
  onLine?: (line: string) => void;
  gate: Gate;
}

interface ProgramOutcome {
  /** Null when it was stopped at the time limit. */
  exitCode: number | null;
  stdout: string;
  stderr: string;
  seconds: number;
  /** What it tried to reach and was not allowed to. */
  refusals: readonly string[];
}

export async function runProgram(
  options: ProgramOptions,
  input: ProgramInput,
  signal: AbortSignal,
): Promise<ProgramOutcome> {
  signal.throwIfAborted();
  const { isolation: source, tmp } = options;
  const isolation = typeof source === 'function' ? await source() : source;
  const root = runFolder(tmp, 'docket-run-');
  try {
    const { closesNetwork } = isolation;
    const { environment, clock, log } = options;
    const folder = join(root, 'network');
    const place = { closesNetwork, environment, folder, gate: input.gate, clock, log, signal };
    const way = await openNetwork(options.network, place);
    try {
      const scratch = join(root, 'scratch');
      const env = makeIn(tmp, () => furnish(scratch, options, input, way.environment));
      const { command } = options;
      const { network } = way;
      const sandbox = await isolation.sandbox({ command, dir: input.dir, scratch, env, network });
      try {
        const outcome = await runInSandbox(sandbox, options, input, signal);
        return { ...outcome, refusals: way.refusals };
      } finally {
        await sandbox.release();
      }
    } finally {
      await way.close();
    }
  } finally {
    // What cannot be removed even so must not cost the work that was done.
    await removeTree(root).catch(() => {});
  }
}

/** Makes the run's own folder, with its files in it, and the environment that names them. */
function furnish(
  scratch: string,
  { environment, envNames }: ProgramOptions,
  { files, home = {} }: ProgramInput,
  instead: Environment,
): Record<string, string> {
  const folders = { home: join(scratch, 'home'), tmp: join(scratch, 'tmp') };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const env = scrubbed(environment, envNames, folders);
  for (const [name, value] of Object.entries(instead)) {
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
  for (const [name, text] of certificates(env)) {
    env[name] = join(scratch, `${name.toLowerCase()}.pem`);
    writeFileSync(env[name], text);
  }
  for (const [name, text] of Object.entries(files)) {
    env[name] = join(scratch, name.toLowerCase());
    writeFileSync(env[name], text);
  }
  for (const [path, text] of Object.entries(home)) {
    const file = join(folders.home, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return env;
}

async function runInSandbox(
  sandbox: Sandbox,
  options: ProgramOptions,
  input: ProgramInput,
  signal: AbortSignal,
): Promise<Omit<ProgramOutcome, 'refusals'>> {
  const { clock } = options;
  const started = clock.now();
  const { child, endWatch } = launch(sandbox);
  const stdout = collect(child.stdout, options, input.onLine);
  const stderr = collect(child.stderr, options, input.onLine);
  child.stdin.on('error', () => {}); // It need not read its prompt.
  child.stdin.end(input.stdin);
  let exitCode: number | null;
  let said: [string, string] | undefined;
  try {
    exitCode = await ended(child, options, signal);
    // What is printed while it is being ended is not the agent's.
    if (exitCode === null) said = [stdout(), stderr()];
  } finally {
    await sandbox.end(child);
    await endWatch();
  }
  await Promise.all([drained(child.stdout), drained(child.stderr)]);
  const [out, err] = said ?? [stdout(), stderr()];
  if (signal.aborted) throw new AgentStopped(signal.reason, lastWords(out, err));
  const seconds = Math.round((clock.now() - started) / 1000);
  return { exitCode, stdout: out, stderr: err, seconds };
}

/** Waits for a line before it starts; if we die before that, it never does. */
const GATE = 'read -r _ <&3 && exec "$@" 3<&-';

/** Starts the watcher, then the program. */
function launch({ file, args, cwd, env, watch }: Sandbox) {
  // A group of its own, so that a signal to ours is not a signal to it, and the other way round.
  const options = { cwd, env, detached: true };
  if (!watch) {
    const child = spawn(file, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    return { child, endWatch: async () => {} };
  }
  const child = spawn('sh', ['-c', GATE, 'sh', file, ...args], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  const { pid } = child;
  const endWatch = pid === undefined ? async () => {} : startWatcher(watch(pid), env.PATH ?? '');
  const gate = child.stdio[3] as Writable;
  gate.on('error', () => {});
  gate.end('start\n');
  return { child, endWatch };
}

/** Its exit code; null at the time limit. Returns on abort too: the caller then ends the sandbox. */
async function ended(
  child: ChildProcess,
  { clock, timeLimitMs }: ProgramOptions,
  signal: AbortSignal,
): Promise<number | null> {
  const over = new AbortController();
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', (cause) =>
      reject(new SetupError(`The program could not be started: ${cause.message}.`, { cause })),
    );
    child.on('exit', (code, killedBy) => resolve(code ?? (killedBy ? 137 : 1)));
  });
  const limit = clock
    .sleep(timeLimitMs, AbortSignal.any([signal, over.signal]))
    .then(() => null)
    .catch(() => null);
  try {
    return await Promise.race([exit, limit]);
  } finally {
    over.abort();
  }
}

/** Keeps the end of a stream and tells its lines, at most a few a second. */
function collect(
  stream: Readable,
  { outputLimit, clock }: ProgramOptions,
  onLine?: (line: string) => void,
): () => string {
  const decoder = new StringDecoder('utf8');
  let kept = '';
  let told = Number.NEGATIVE_INFINITY;
  stream.on('error', () => {});
  stream.on('data', (chunk: Buffer) => {
    const text = decoder.write(chunk);
    kept += text;
    if (kept.length > 2 * outputLimit) kept = kept.slice(-outputLimit);
    if (!onLine || clock.now() - told < 250) return;
    const line = clean(stripVTControlCharacters(text.slice(-1000)))
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.trim();
    if (!line) return;
    told = clock.now();
    onLine(bound(line, 200));
  });
  return () => stripVTControlCharacters(kept.slice(-outputLimit)).toWellFormed();
}

/** With all its writers dead the pipe ends; what is in it is still read. */
function drained(stream: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (stream.closed || stream.readableEnded) return resolve();
    stream.on('close', () => resolve());
  });
}

// What a program said before it failed, short enough for a comment. Some give the reason on stdout,
// some on stderr, and many a warning on the other one.

/** For each of the two streams. */
const LIMIT = 1_000;

/** `    at run (file.js:12:3)`, of Node and Bun; the line before them has the message. */
const STACK_FRAME = /^\s+at .*$/;

function lastWords(stdout: string, stderr: string): string {
  const both = [stdout, stderr].map((text) => boundTail(withoutFrames(clean(text)), LIMIT));
  return both.filter((text) => text !== '').join('\n');
}

/** What Codex, and others that use bubblewrap, Landlock, or Seatbelt, print when these do not work. */
const SANDBOX_ERRORS =
  /^\s*(?:bwrap: |error running landlock: |sandbox-exec: sandbox_apply: |unshare: unshare failed: )/;

/** The first line with an error of the program's own sandbox; such a program can end with code 0. */
function sandboxError(stderr: string): string | undefined {
  const line = clean(stderr)
    .split('\n')
    .find((text) => SANDBOX_ERRORS.test(text));
  return line && bound(line.trim(), 300);
}

function withoutFrames(text: string): string {
  const lines = text.split('\n').filter((line) => !STACK_FRAME.test(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

// AgentRunner and CheckRunner by program: anything that can be started in a folder.

interface CommandOptions {
  /** A preset's name, or a command line for `sh -c`. */
  command: string;
  environment: Environment;
  /** Names of additional variables that the program gets. */
  envNames?: readonly string[];
  isolation: IsolationSource;
  /** Absent: its provider, where the machine can close the network; a check reaches nothing. */
  network?: NetworkSetting | 'none' | undefined;
  login?: Login | undefined;
  dialer?: Dialer;
  clock: Clock;
  log: Log;
  /** Where runs keep their own folders, usually the system's place for temporary files. */
  tmp: string;
  /** Default: 30 minutes. */
  timeLimitMs?: number;
}

const MINUTE = 60_000;
const OUTPUT_LIMIT = 64_000;
/** How much of an agent's or a check's output a reviewer sees. */
const SUMMARY_LIMIT = 4_000;

export function commandAgent(options: CommandOptions): AgentRunner {
  const preset = presetFor(options.command);
  const { envNames: listed = [] } = options;
  const set = preset.set?.(options.environment) ?? {};
  const environment = { ...options.environment, ...set };
  const envNames = [...preset.keys, ...preset.env, ...Object.keys(set), ...listed];
  const names = [...new Set(envNames)];
  const plan = () => planBroker(options, environment, names);
  const program = {
    ...programOptions({ ...options, environment }, names),
    command: preset.command,
  };
  const { network: reach = 'provider', clock, log, dialer, login } = options;
  const isRequired = options.network !== undefined;
  return {
    model: nameOf(options.command),
    get metered() {
      return plan().metered;
    },
    async run(task, signal) {
      if (!login) insistOnKey(options.command, preset, environment, listed);
      const fetch = fetchFor(environment);
      const gate = new Gate({ fetch, clock, log, onUsage: task.onUsage });
      const { ignoredHosts = [] } = preset;
      const network = { reach, isRequired, ignoredHosts, plan: plan(), ...(dialer && { dialer }) };
      const prompt = programPrompt(task);
      const putBack = takeOut(task.dir, preset.hide ?? []);
      const used = (task.used?.seconds ?? 0) * 1000;
      const timeLimitMs = Math.max(0, program.timeLimitMs - used);
      const outcome = await runProgram(
        { ...program, timeLimitMs, network },
        {
          gate,
          dir: task.dir,
          stdin: prompt,
          files: {
            DOCKET_PROMPT_FILE: prompt,
            DOCKET_CONVERSATION_FILE: JSON.stringify(task.conversation, null, 2),
          },
          home: preset.home?.(environment) ?? {},
          ...(task.onProgress && { onLine: task.onProgress }),
        },
        signal,
      )
        .finally(putBack)
        .finally(() => gate.abandon());
      await gate.counted();
      if (outcome.exitCode === null) throw new BudgetUsed(failure(program, outcome));
      if (outcome.exitCode !== 0) throw new WorkFailed(failure(program, outcome));
      const summary = boundTail(clean(outcome.stdout).trim(), SUMMARY_LIMIT);
      const broken = sandboxError(outcome.stderr);
      const usage = { ...gate.usage, seconds: outcome.seconds };
      return { summary, usage, ...(broken && { sandboxError: broken }) };
    },
  };
}

/** A check runs the repository's own code: it gets no keys, not even the agent's. */
export function commandCheck(options: Omit<CommandOptions, 'envNames'>): CheckRunner {
  const program = programOptions(options, []);
  const { clock, log } = options;
  return {
    async run(dir, signal) {
      const gate = new Gate({ fetch: fetchFor(options.environment), clock, log });
      const outcome = await runProgram(program, { dir, stdin: '', files: {}, gate }, signal);
      const said = clean(
        [outcome.stdout, outcome.stderr, refusedWords(outcome, 'check-network')].join('\n'),
      ).trim();
      const stopped = outcome.exitCode === null ? `\nStopped after ${limitOf(program)}.` : '';
      return { ok: outcome.exitCode === 0, output: boundTail(said, SUMMARY_LIMIT) + stopped };
    },
  };
}

function programOptions(options: CommandOptions, envNames: readonly string[]): ProgramOptions {
  return {
    ...options,
    envNames,
    network: {
      reach: options.network ?? 'none',
      isRequired: typeof options.network === 'object',
      ...(options.dialer && { dialer: options.dialer }),
    },
    timeLimitMs: options.timeLimitMs ?? 30 * MINUTE,
    outputLimit: OUTPUT_LIMIT,
  };
}

const INTERPRETERS = /^(?:node|deno|bun|npx|python[\d.]*|ruby|perl|sh|bash|env)$/;

/** The program's name for the job's `model` field; a script's, where it is only interpreted. */
function nameOf(command: string): string {
  const words = (command.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []).filter(
    (word) => !/^-|=/.test(word),
  );
  // The argument of `sh -c` is a script, and its first word means nothing.
  if (/^(?:ba|da|z)?sh$/.test(words[0] ?? '') && /^\S+\s+-\w*c\b/.test(command.trim())) {
    return words[0] ?? '';
  }
  const names = words.map((word) => basename(word.replace(/["']/g, '')));
  const name = names.find((candidate) => !INTERPRETERS.test(candidate)) ?? names[0] ?? '';
  return bound(clean(name), 80) || 'command';
}

/** A program whose request was refused mostly says only that something failed. */
function refusedWords({ refusals }: ProgramOutcome, setting: string): string {
  if (refusals.length === 0) return '';
  return `Docket refused to connect it to ${refusals.slice(0, 5).join(', ')}. To allow a host, list it under \`${setting}: hosts:\` in \`.github/docket.yml\`.`;
}

function failure(program: ProgramOptions, outcome: ProgramOutcome): string {
  const { exitCode, stdout, stderr } = outcome;
  const refused = refusedWords(outcome, 'agent: network');
  const said = [lastWords(stdout, stderr), refused].filter(Boolean).join('\n');
  if (exitCode === null)
    return `The agent was stopped after ${limitOf(program)}. Ask for less at a time, or raise the time limit. ${said ? `Its last output: ${said}` : 'It printed nothing.'}`;
  if (exitCode === 127)
    return `The agent’s program was not found. Install it on PATH (in a workflow, in an earlier step of the same job), or use its absolute path. Under bubblewrap, any program that it starts must be outside home directories and the workspace. Its output: ${said}`;
  return `The agent ended with exit code ${exitCode}. ${said ? `Its output: ${said}` : 'It printed nothing.'}`;
}

function limitOf({ timeLimitMs }: ProgramOptions): string {
  const minutes = Math.round(timeLimitMs / MINUTE);
  if (minutes < 1) return `${timeLimitMs} ms`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

// Files of the copy that must not be there while a program runs, because it would load them.

/** Takes them out; what it returns puts them back, in place of whatever has their name by then. */
function takeOut(dir: string, names: readonly string[]): () => Promise<void> {
  if (names.length === 0) return async () => {};
  // Beside the copy, where isolated programs see nothing, and on the same disk.
  const away = mkdtempSync(join(dirname(dir), 'hidden-'));
  const taken = names.filter((name) => moved(join(dir, name), join(away, name)));
  return async () => {
    for (const name of names) await removeTree(join(dir, name));
    for (const name of taken) renameSync(join(away, name), join(dir, name));
    await removeTree(away);
  };
}

function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
