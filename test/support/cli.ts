// The committed bundle in a process of its own.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { COMPILED } from './compiled.ts';
import { type Finished, startProcess } from './processes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PROGRAM = 'dist/cli.js';

/** Tests also run on machines without isolation. */
const onAnyMachine = ([command = '', ...rest]: string[]) =>
  ['serve', 'work'].includes(command) && !rest.includes('--isolation') && !rest.includes('--help')
    ? [command, '--isolation', 'best', ...rest]
    : [command, ...rest];

const environment = (more: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: COMPILED,
  ...more,
});

function start(
  args: string[],
  env: Record<string, string>,
  { cwd = process.cwd(), program = PROGRAM } = {},
) {
  const child = startProcess(process.execPath, [resolve(ROOT, program), ...onAnyMachine(args)], {
    cwd,
    env: environment(env),
  });
  const closed = once(child, 'close');
  return { child, closed };
}

/** Runs to its end. */
export async function docket(
  args: string[],
  { input = '', ...env }: Record<string, string> = {},
  { cwd = process.cwd() } = {},
): Promise<Finished> {
  const { child, closed } = start(args, env, { cwd });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: (await closed)[0], stdout, stderr };
}

export interface Running {
  pid: number | undefined;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code when the process is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  stderr(): string;
  /** All of it, with standard output. */
  said(): string;
}

export interface ServeProcess extends Running {
  url: string;
}

/** `docket serve` on a free port, from the moment it takes requests. */
export async function docketServe(
  args: string[],
  env: Record<string, string> = {},
  program?: string,
): Promise<ServeProcess> {
  const { found: url, ...running } = await untilSaid(
    start(['serve', '--port', '0', ...args], env, { program }),
    /Docket serves .+ at (http[^\s"]+)"?\}?\n/,
  );
  return { ...running, url };
}

/** `docket work`, from the moment it takes jobs. */
export function docketWork(
  args: string[],
  env: Record<string, string> = {},
  program?: string,
): Promise<Running> {
  const started = start(['work', ...args], env, { program });
  return untilSaid(started, /(Docket works on jobs)/);
}

/** `docket app`, from the moment it shows its page. */
export async function docketApp(args: string[], env: Record<string, string> = {}) {
  const started = start(['app', ...args], env);
  const stdout = text(started.child.stdout);
  const { found: page, stderr } = await untilSaid(started, /(http:\/\/127\.0\.0\.1:\S+)\n/);
  const ended = started.closed.then(async ([code]) => ({
    code,
    stdout: await stdout,
    stderr: stderr(),
  }));
  return { page, ended };
}

async function untilSaid({ child, closed }: ReturnType<typeof start>, words: RegExp) {
  let said = '';
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  const found = await new Promise<string>((done, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const match = words.exec(said)?.[1];
      if (match) done(match);
    });
    child.once('close', () => failed(new Error(`docket ended: ${said}`)));
  });
  return {
    found,
    pid: child.pid,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    stderr: () => said,
    said: () => printed + said,
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      child.kill(signal);
      return (await closed)[0] as number | null;
    },
  };
}
