// The command line: a table of commands, each loaded when it is called.

import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DocketError } from '../shared/errors.ts';
import { nearest } from '../shared/similar.ts';
import { VERSION } from '../shared/version.ts';
import { WrongUsage } from './args.ts';
import {
  type Command,
  type CommandTable,
  EXIT,
  type ExitCode,
  Stopped,
  shown,
  type Terminal,
} from './command.ts';
import { readSecretFiles } from './secret-files.ts';

export async function cli(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const terminal = processTerminal(env);
  try {
    readSecretFiles(env);
  } catch (error) {
    terminal.err(told(error));
    return EXIT.failed;
  }
  return runCli(commands(env), argv, terminal, VERSION);
}

function commands(env: NodeJS.ProcessEnv): CommandTable {
  const ownFolder = async (command: Command) =>
    (await import('./own-folder.ts')).inOwnFolder(command, env);
  return {
    check: {
      group: 'Start',
      summary: 'check whether the documentation fits the code',
      cleansUp: true,
      load: async () => (await import('./check.ts')).check(env),
    },
    init: {
      group: 'Start',
      summary: 'set Docket up in the repository of this clone',
      load: async () => (await import('./init.ts')).init(env),
    },
    doctor: {
      group: 'Start',
      summary: 'check that this machine has what Docket needs',
      load: async () => (await import('./doctor.ts')).doctor(env),
    },
    audition: {
      group: 'Start',
      summary: 'show what an agent would have written for past merges',
      cleansUp: true,
      load: async () => ownFolder((await import('./audition.ts')).audition(env)),
    },
    completion: {
      group: 'Start',
      summary: 'let your shell complete commands and options',
      load: async () => (await import('./completion.ts')).completionCommand(() => commands(env)),
    },
    views: {
      group: 'Pages',
      summary: 'export page views by people and AI into a folder',
      load: async () => (await import('./views.ts')).views(env),
    },
    job: {
      group: 'Jobs',
      summary: 'create, continue, list, watch, and end jobs on a service',
      load: async () => (await import('./job.ts')).job(env),
    },
    serve: {
      group: 'Run a service',
      summary: 'run the service over HTTP',
      cleansUp: true,
      load: async () => ownFolder((await import('./serve.ts')).serve(env)),
    },
    work: {
      group: 'Run a service',
      summary: 'work on the jobs of a database',
      cleansUp: true,
      load: async () => ownFolder((await import('./work.ts')).work(env)),
    },
    app: {
      group: 'Run a service',
      summary: 'create the GitHub App',
      cleansUp: true,
      load: async () => (await import('./create-app.ts')).app(env),
    },
    projects: {
      group: 'Run a service',
      summary: 'add, list, change, and remove projects of the service',
      load: async () => (await import('./projects.ts')).projects(env),
    },
    keys: {
      group: 'Run a service',
      summary: 'create, list, and revoke API keys of the service',
      load: async () => (await import('./keys.ts')).keys(env),
    },
    'sign-in': {
      group: 'Run a service',
      summary: 'print a link that signs you in to the dashboard',
      load: async () => (await import('./sign-in.ts')).signIn(env),
    },
    migrate: {
      group: 'Run a service',
      summary: 'create or update the tables of a database',
      load: async () => (await import('./migrate.ts')).migrate(),
    },
    admin: {
      group: 'Run a service',
      summary: 'show, requeue, and end stuck jobs',
      load: async () => (await import('./admin.ts')).admin(env),
    },
  };
}

// Turns the arguments of `docket` into an exit code.

export async function runCli(
  table: CommandTable,
  argv: readonly string[],
  terminal: Terminal,
  version: string,
): Promise<ExitCode> {
  const asksHelp = argv.some((word) => word === '--help' || word === '-h') || argv[0] === 'help';
  const [name, ...rest] = argv.filter((word, at) => !(at === 0 && word === 'help'));
  if (name === '--version' || name === '-v') {
    terminal.out(`${version}\n`);
    return EXIT.done;
  }
  if (name?.startsWith('-') && !asksHelp) {
    const near = nearest(name, ['--help', '--version']);
    const remedy = near ? ` Did you mean \`${near}\`?` : '';
    terminal.err(`Unknown option \`${name}\`.${remedy}\nSee docket --help.\n`);
    return EXIT.usage;
  }
  if (name === undefined || name.startsWith('-')) {
    (asksHelp ? terminal.out : terminal.err)(help(table));
    return asksHelp ? EXIT.done : EXIT.usage;
  }
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!entry) {
    const names = Object.keys(table);
    const near = nearest(name, names);
    const remedy = near ? `Did you mean \`docket ${near}\`?` : `Use ${names.join(', ')}.`;
    terminal.err(`There is no command \`${name}\`. ${remedy} See docket --help.\n`);
    return EXIT.usage;
  }
  const command = await entry.load();
  if (asksHelp) {
    terminal.out(command.help);
    return EXIT.done;
  }
  try {
    const running = command.run(rest, terminal);
    return await (entry.cleansUp ? running : Promise.race([running, terminal.stopped()]));
  } catch (error) {
    if (error instanceof WrongUsage) {
      terminal.err(`${error.message}\nSee docket ${name} --help.\n`);
      return EXIT.usage;
    }
    const { aborted, reason } = terminal.signal;
    if (aborted && reason instanceof Stopped) {
      // For example, that it is unknown whether the job was created.
      if (error instanceof DocketError) terminal.err(told(error, command));
      terminal.err('Stopped.\n');
      return reason.exitCode;
    }
    terminal.err(told(error, command));
    return EXIT.failed;
  }
}

function help(table: CommandTable): string {
  const width = Math.max(...Object.keys(table).map((name) => name.length));
  const groups = Map.groupBy(Object.entries(table), ([, { group }]) => group);
  const lines = [...groups].map(([group, entries]) =>
    [
      ...(group === undefined ? [] : [`${group}:`]),
      ...entries.map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    ].join('\n'),
  );
  return `Docket turns requests into documentation pull requests and reports which pages people and AI read.

Usage: docket <command> [options]

${lines.join('\n\n')}

For help with a command, run docket <command> --help.
Secrets are read only from the environment, such as DOCKET_API_KEY, DOCKET_MODEL_KEY, and GITHUB_TOKEN,
or from the files that DOCKET_API_KEY_FILE and so on name.
`;
}

/** Our own errors are sentences; any other error is a bug, and its stack trace helps to find it. */
function told(error: unknown, command?: Command): string {
  if (error instanceof DocketError) {
    const words = [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
    return `${shown(withFlags(words, command))}\n`;
  }
  return `Docket failed unexpectedly: ${shown(String(error instanceof Error ? error.stack : error))}\n`;
}

/** Inputs of the action that are flags here, and that shared code names in its sentences. */
const INPUTS = /`(access-logs|agent-command|base-ref|base-url|docs-paths|model|model-url)`/g;

/** Whoever typed `--access-logs` is not told about `access-logs`. */
function withFlags(words: string, { options = {} }: Pick<Command, 'options'> = {}): string {
  return words.replaceAll(INPUTS, (named, name) =>
    Object.hasOwn(options, name) ? `\`--${name}\`` : named,
  );
}

// The process as a Terminal. The first signal requests a stop; the second one ends it immediately.

/** Long enough to report what was in progress, too short to notice. */
const LAST_WORDS_MS = 100;

export function processTerminal(env: NodeJS.ProcessEnv): Terminal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => stop.abort(new Stopped(name)));
  }
  const { signal } = stop;
  return {
    out: (words) => void process.stdout.write(words),
    err: (words) => void process.stderr.write(words),
    ...abilities(env, {
      stdout: process.stdout.isTTY ?? false,
      stderr: process.stderr.isTTY ?? false,
    }),
    readInput() {
      const { stdin } = process;
      if (stdin.isTTY) return undefined;
      // The program that writes to the pipe may never close it.
      signal.addEventListener('abort', () => stdin.destroy(signal.reason));
      return text(stdin);
    },
    ask(question, { hidden } = { hidden: false }) {
      const { stdin, stderr } = process;
      if (!stdin.isTTY) return undefined;
      return import('node:readline/promises').then(({ createInterface }) => {
        // It reads key by key, so that the terminal does not show what is typed, and neither does it.
        const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
        const output = hidden ? nowhere : stderr;
        const lines = createInterface({ input: stdin, output, ...(hidden && { terminal: true }) });
        // Only now: whoever is asked may answer at once.
        if (hidden) stderr.write(question);
        // The terminal hands it to whoever reads key by key.
        lines.on('SIGINT', () => stop.abort(new Stopped('SIGINT')));
        return lines.question(hidden ? '' : question, { signal }).finally(() => {
          lines.close();
          if (hidden) stderr.write('\n');
        });
      });
    },
    signal,
    stopped: () =>
      new Promise((_, reject) => {
        const give = () => setTimeout(() => reject(signal.reason), LAST_WORDS_MS);
        if (signal.aborted) give();
        else signal.addEventListener('abort', give);
      }),
  };
}

/** An empty `NO_COLOR` has no effect: https://no-color.org. */
export function abilities(
  { NO_COLOR, TERM }: NodeJS.ProcessEnv,
  isTerminal: { stdout: boolean; stderr: boolean },
): Pick<Terminal, 'live' | 'color'> {
  const dumb = TERM === 'dumb';
  return { live: isTerminal.stderr && !dumb, color: isTerminal.stdout && !dumb && !NO_COLOR };
}
