// `docket sign-in`, for a server with a data folder or a database.
import { existsSync } from 'node:fs';
import { newLink } from '../service/dashboard/routes/sign-in.ts';
import { systemClock } from '../shared/clock.ts';
import { SetupError } from '../shared/errors.ts';
import { fileSessions } from '../store/session-files.ts';
import { mustBeUrl, optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT } from './command.ts';
import { PLACE_OPTIONS, placeOf, placeProblems, type StorePlace } from './place.ts';
import { newToken } from './serve/dashboard.ts';

export function signIn(): Command {
  return signInCommand({
    async newLink(place) {
      if (place.kind === 'data') {
        if (!existsSync(place.dir)) {
          throw new SetupError(
            `There is no folder ${place.dir}. Use the --data of docket serve, or start it first.`,
          );
        }
        const sessions = fileSessions(place.dir, systemClock);
        return newLink({ clock: systemClock, sessions, newToken });
      }
      const { openDatabaseSessions } = await import('./serve/with-database.ts');
      const { sessions, close } = await openDatabaseSessions(place.url);
      return newLink({ clock: systemClock, sessions, newToken }).finally(close);
    },
  });
}

// docket sign-in: prints a link to the dashboard, for whoever cannot see the server's output.

interface SignInDeps {
  /** The path of a new link. */
  newLink(place: StorePlace): Promise<string>;
}

const OPTIONS = {
  ...PLACE_OPTIONS,
  'base-url': {
    type: 'text',
    value: 'URL',
    default: 'http://127.0.0.1:8787',
    help: 'the address of the dashboard',
    must: mustBeUrl,
  },
} as const;

const HELP = `Prints a link that signs you in to the dashboard of docket serve. It works once, for 15 minutes.

Usage: docket sign-in [--data DIR | --database URL] [--base-url URL]

${optionsHelp(OPTIONS)}

Use the same --data or --database as the server. Whoever opens the link can see and change everything
there, so treat it as a secret.
`;

function signInCommand({ newLink }: SignInDeps): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, rules);
      const link = new URL(await newLink(placeOf(values)), values['base-url']);
      terminal.out(`${link.href}\n`);
      return EXIT.done;
    },
  };
}

function rules({ values, positionals }: Parsed<typeof OPTIONS>): string[] {
  const problems = placeProblems(values);
  if (positionals.length > 0) problems.push(`Unexpected argument \`${positionals.join(' ')}\`.`);
  return problems;
}
