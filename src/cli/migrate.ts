// docket migrate: creates or updates the tables in a database.
import { optionsHelp, parseOptions } from './args.ts';
import { type Command, EXIT } from './command.ts';
import { PLACE_OPTIONS } from './place.ts';

interface MigrateDeps {
  /** Answers what was missing. */
  migrate(url: string): Promise<string[]>;
}

const OPTIONS = {
  database: { ...PLACE_OPTIONS.database, required: true, help: 'the PostgreSQL database' },
} as const;

const HELP = `Creates or updates the tables of a PostgreSQL database. Run it before the first
start and after every update of Docket; servers and workers never do it themselves.

Usage: docket migrate --database URL

${optionsHelp(OPTIONS)}

The password can be set in PGPASSWORD instead of the URL.
`;

export function migrateCommand(deps: MigrateDeps): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, noArguments);
      const applied = await deps.migrate(values.database);
      const words = applied.length === 0 ? 'The database is up to date.' : 'The database is ready.';
      terminal.err(`${words}\n`);
      return EXIT.done;
    },
  };
}

export function noArguments({ positionals }: { positionals: string[] }): string[] {
  return positionals.length > 0 ? [`Unexpected argument \`${positionals.join(' ')}\`.`] : [];
}
