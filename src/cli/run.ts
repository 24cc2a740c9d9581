// Turns the arguments of `docket` into an exit code.
import { DocketError } from '../shared/errors.ts';
import { nearest } from '../shared/similar.ts';
import { WrongUsage } from './args.ts';
import {
  type CommandTable,
  EXIT,
  type ExitCode,
  Stopped,
  shown,
  type Terminal,
} from './command.ts';

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
      if (error instanceof DocketError) terminal.err(told(error));
      terminal.err('Stopped.\n');
      return reason.exitCode;
    }
    terminal.err(told(error));
    return EXIT.failed;
  }
}

function help(table: CommandTable): string {
  const width = Math.max(...Object.keys(table).map((name) => name.length));
  const lines = Object.entries(table).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  );
  return `Docket turns requests into documentation pull requests and reports which pages people and AI read.

Usage: docket <command> [options]

${lines.join('\n')}

For help with a command, run docket <command> --help.
Secrets are read only from the environment: DOCKET_API_KEY, DOCKET_MODEL_KEY, GITHUB_TOKEN.
`;
}

/** Our own errors are sentences; any other error is a bug, and its stack trace helps to find it. */
function told(error: unknown): string {
  if (error instanceof DocketError) {
    return `${shown([error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n'))}\n`;
  }
  return `Docket failed unexpectedly: ${shown(String(error instanceof Error ? error.stack : error))}\n`;
}
