// docket migrate: creates or updates the tables in a database.
import { systemClock } from '../shared/runtime.ts';
import { noArguments, optionsHelp, parseOptions } from './args.ts';
import { type Command, EXIT } from './command.ts';
import { PLACE_OPTIONS } from './place.ts';

const OPTIONS = {
  database: { ...PLACE_OPTIONS.database, required: true, help: 'the PostgreSQL database' },
} as const;

const HELP = `Creates or updates the tables of a PostgreSQL database. Run it before the first
start and after every update of Docket; servers and workers never do it themselves.

Usage: docket migrate --database URL

${optionsHelp(OPTIONS)}

The password can be set in PGPASSWORD instead of the URL.
`;

export function migrate(): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, noArguments);
      const { migrateDatabase } = await import('../postgres/migrate.ts');
      const applied = await migrateDatabase(values.database, systemClock);
      const words = applied.length === 0 ? 'The database is up to date.' : 'The database is ready.';
      terminal.err(`${words}\n`);
      return EXIT.done;
    },
  };
}
