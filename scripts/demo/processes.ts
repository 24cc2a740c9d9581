// The processes of the demo of an organization, all of them of the committed bundle.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { SetupError } from '../../src/shared/errors.ts';

const BUNDLE = resolve(import.meta.dirname, '../../dist/cli.js');
/** Longer than a worker takes to hand its jobs over. */
const PATIENCE_MS = 10_000;

export interface Running {
  pid: number;
  /** What it said when it was ready. */
  ready: RegExpExecArray;
  /** Ends it at once, as a machine does that loses its power. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  end(): Promise<void>;
}

interface Started {
  child: ChildProcess;
  exited: Promise<unknown>;
  said(): string;
}

function start(args: string[], env: NodeJS.ProcessEnv): Started {
  // A group of its own: Ctrl-C reaches only the demo, which ends them in the right order.
  const child = spawn(process.execPath, [BUNDLE, ...args], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString('utf8')}`.slice(-20_000);
    });
  }
  return { child, exited: once(child, 'close'), said: () => said };
}

/** Runs a command to its end. */
export async function runDocket(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { child, exited, said } = start(args, env);
  await exited;
  if (child.exitCode !== 0) throw new SetupError(`docket ${args[0]} failed:\n${said()}`);
}

/** Starts a command that goes on, and waits for the words that say it is ready. */
export async function startDocket(
  args: string[],
  env: NodeJS.ProcessEnv,
  words: RegExp,
): Promise<Running> {
  const { child, exited, said } = start(args, env);
  const ready = await new Promise<RegExpExecArray>((done, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', () => {
        const found = words.exec(said());
        if (found) done(found);
      });
    }
    child.once('close', () =>
      failed(new SetupError(`docket ${args[0]} ended unexpectedly:\n${said()}`)),
    );
  });
  return {
    pid: child.pid ?? 0,
    ready,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async end() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}
