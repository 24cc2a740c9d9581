// docket work: works on the jobs of a database until it is stopped.
import { noArguments, optionsHelp, parseOptions } from './args.ts';
import { type Command, EXIT, untilStopped } from './command.ts';
import { PLACE_OPTIONS } from './place.ts';
import { ISOLATION_OPTION, LIMIT_OPTION } from './serve/options.ts';

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
  limit: LIMIT_OPTION,
  port: {
    type: 'number',
    value: 'N',
    min: 0,
    max: 65535,
    help: 'a port for /healthz, /readyz, and /metrics; 0 picks a free one',
  },
  host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address of that port' },
} as const;

const HELP = `Works on the jobs of a PostgreSQL database. Start as many as you need, on any machine.

Usage: docket work --database URL [--concurrency N] [--isolation required|best]
                   [--limit SETTING=N]… [--port N] [--host HOST]

${optionsHelp(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub, or
APP_ID and PRIVATE_KEY for a GitHub App. On SIGTERM, jobs in progress are handed to other workers,
which continue them.
`;

export function work(env: NodeJS.ProcessEnv): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, noArguments);
      const { startWork } = await import('./serve/start-work.ts');
      const working = await startWork(values, terminal, env);
      const { log } = working;
      if (working.url) log.info(`Health and metrics are at ${working.url}`);
      log.info(`Docket works on jobs, ${values.concurrency} at a time.`);
      await untilStopped(terminal);
      log.info('Stopping. Jobs in progress are handed to other workers.');
      await working.stop();
      return EXIT.done;
    },
  };
}
