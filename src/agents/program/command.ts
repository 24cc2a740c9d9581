// AgentRunner and CheckRunner by program: anything that can be started in a folder.

import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AgentRunner, CheckRunner } from '../../jobs/agent.ts';
import { WorkFailed } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import { bound, boundTail, clean } from '../../shared/text/foreign.ts';
import { programPrompt } from '../prompt.ts';
import { type Environment, insistOnKey, presetFor } from './environment.ts';
import type { Isolation } from './isolation.ts';
import {
  lastWords,
  type ProgramOptions,
  type ProgramOutcome,
  runProgram,
  sandboxError,
} from './program.ts';

interface CommandOptions {
  /** A preset's name, or a command line for `sh -c`. */
  command: string;
  environment: Environment;
  /** Names of additional variables that the program gets. */
  envNames?: readonly string[];
  isolation: Isolation;
  clock: Clock;
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
  const program = {
    ...programOptions({ ...options, environment }, [...new Set(envNames)]),
    command: preset.command,
  };
  return {
    model: nameOf(options.command),
    async run(task, signal) {
      insistOnKey(options.command, preset, environment, listed);
      const prompt = programPrompt(task);
      const putBack = takeOut(task.dir, preset.hide ?? []);
      const outcome = await runProgram(
        program,
        {
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
      ).finally(putBack);
      if (outcome.exitCode !== 0) throw new WorkFailed(failure(program, outcome));
      const summary = boundTail(clean(outcome.stdout).trim(), SUMMARY_LIMIT);
      const broken = sandboxError(outcome.stderr);
      const usage = { seconds: outcome.seconds };
      return { summary, usage, ...(broken && { sandboxError: broken }) };
    },
  };
}

/** A check runs the repository's own code: it gets no keys, not even the agent's. */
export function commandCheck(options: Omit<CommandOptions, 'envNames'>): CheckRunner {
  const program = programOptions(options, []);
  return {
    async run(dir, signal) {
      const outcome = await runProgram(program, { dir, stdin: '', files: {} }, signal);
      const said = clean(`${outcome.stdout}\n${outcome.stderr}`).trim();
      const stopped = outcome.exitCode === null ? `\nStopped after ${limitOf(program)}.` : '';
      return { ok: outcome.exitCode === 0, output: boundTail(said, SUMMARY_LIMIT) + stopped };
    },
  };
}

function programOptions(options: CommandOptions, envNames: readonly string[]): ProgramOptions {
  return {
    ...options,
    envNames,
    timeLimitMs: options.timeLimitMs ?? 30 * MINUTE,
    outputLimit: OUTPUT_LIMIT,
  };
}

const INTERPRETERS = /^(?:node|deno|bun|npx|python[\d.]*|ruby|perl|sh|bash|env)$/;

/** The program's name for the job's `model` field; a script's, where it is only interpreted. */
function nameOf(command: string): string {
  const words = command
    .trim()
    .split(/\s+/)
    .filter((word) => !/^-|=/.test(word));
  // The argument of `sh -c` is a script, and its first word means nothing.
  if (/^(?:ba|da|z)?sh$/.test(words[0] ?? '') && /^\S+\s+-\w*c\b/.test(command.trim())) {
    return words[0] ?? '';
  }
  const names = words.map((word) => basename(word.replace(/["']/g, '')));
  const name = names.find((candidate) => !INTERPRETERS.test(candidate)) ?? names[0] ?? '';
  return bound(clean(name), 80) || 'command';
}

function failure(program: ProgramOptions, { exitCode, stdout, stderr }: ProgramOutcome): string {
  const said = lastWords(stdout, stderr);
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
function takeOut(dir: string, names: readonly string[]): () => void {
  if (names.length === 0) return () => {};
  // Beside the copy, where isolated programs see nothing, and on the same disk.
  const away = mkdtempSync(join(dirname(dir), 'hidden-'));
  const taken = names.filter((name) => moved(join(dir, name), join(away, name)));
  return () => {
    for (const name of names) rmSync(join(dir, name), { recursive: true, force: true });
    for (const name of taken) renameSync(join(away, name), join(dir, name));
    rmSync(away, { recursive: true, force: true });
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
