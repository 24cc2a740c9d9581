// docket work: works on the jobs of a database until it is stopped.
import { optionsHelp, parseOptions } from './args.ts';
import { type Command, EXIT, type Terminal } from './command.ts';
import { noArguments } from './migrate.ts';
import { PLACE_OPTIONS } from './place.ts';

export interface WorkOptions {
  database: string;
  concurrency: number;
  isolation: IsolationChoice;
  /** Where it answers at /healthz and /metrics; absent: nowhere. */
  port?: number | undefined;
  host: string;
}

export type IsolationChoice = (typeof ISOLATION_OPTION.choices)[number];

/** A repository's settings can require isolation too, and cannot lift it. */
export const ISOLATION_OPTION = {
  type: 'text',
  value: 'LEVEL',
  choices: ['required', 'best'],
  default: 'required',
  help: 'required: no agent program runs without isolation; best: it may, if this machine has none',
} as const;

interface WorkDeps {
  start(options: WorkOptions, terminal: Terminal): Promise<Working>;
}

export interface Working {
  /** Where it answers. */
  url?: string;
  /** Hands jobs in progress to other workers. */
  stop(): Promise<void>;
}

const OPTIONS = {
  database: { ...PLACE_OPTIONS.database, required: true, help: 'the PostgreSQL database' },
  concurrency: {
    type: 'number',
    value: 'N',
    min: 1,
    max: 100,
    default: 4,
    help: 'how many jobs to work on at a time',
  },
  isolation: ISOLATION_OPTION,
  port: {
    type: 'number',
    value: 'N',
    min: 0,
    max: 65535,
    help: 'a port for /healthz and /metrics; 0 picks a free one',
  },
  host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address of that port' },
} as const;

const HELP = `Works on the jobs of a PostgreSQL database. Start as many as you need, on any machine.

Usage: docket work --database URL [--concurrency N] [--isolation required|best]
                   [--port N] [--host HOST]

${optionsHelp(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub, or
APP_ID and PRIVATE_KEY for a GitHub App. On SIGTERM, jobs in progress are handed to other workers,
which continue them.
`;

export function workCommand(deps: WorkDeps): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, noArguments);
      const working = await deps.start(values, terminal);
      if (working.url) terminal.err(`Health and metrics are at ${working.url}\n`);
      terminal.err(`Docket works on jobs, ${values.concurrency} at a time.\n`);
      await new Promise<void>((resolve) => {
        if (terminal.signal.aborted) resolve();
        terminal.signal.addEventListener('abort', () => resolve(), { once: true });
      });
      terminal.err('Stopping. Jobs in progress are handed to other workers.\n');
      await working.stop();
      return EXIT.done;
    },
  };
}
