// The real program in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');

/** Each start would compile all of `src` again. */
const COMPILED = resolve(import.meta.dirname, '../../node_modules/.cache/docket-tests');

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  return { child, closed };
}

export async function docket(
  args: string[],
  { input = '', ...env }: Record<string, string> = {},
): Promise<Finished> {
  const { child, closed } = start(args, env);
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: (await closed)[0], stdout, stderr };
}

export interface ServeProcess {
  url: string;
  /** Resolves with the exit code when the process is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  stderr(): string;
}

/** `docket serve` on a free port, from the moment it takes requests. */
export async function docketServe(
  args: string[],
  env: Record<string, string> = {},
): Promise<ServeProcess> {
  const { child, closed } = start(['serve', '--port', '0', ...args], env);
  let said = '';
  const url = await new Promise<string>((done, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const found = /Docket serves project \S+ at (\S+)\n/.exec(said)?.[1];
      if (found) done(found);
    });
    child.once('close', () => failed(new Error(`docket serve ended: ${said}`)));
  });
  return {
    url,
    stderr: () => said,
    async end(signal) {
      child.kill(signal);
      return (await closed)[0] as number | null;
    },
  };
}
