// docket sign-in: prints a link to the dashboard, for whoever cannot see the server's output.
import { existsSync } from 'node:fs';
import { newLink } from '../service/dashboard/routes/sign-in.ts';
import { newSecret } from '../service/projects/keys.ts';
import { SetupError } from '../shared/errors.ts';
import { systemClock } from '../shared/runtime.ts';
import { mustBeUrl, noArguments, optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT } from './command.ts';
import { ownPlace, PLACE_OPTIONS, placeProblems } from './place.ts';
import { withStores } from './stores.ts';

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

export function signIn(env: NodeJS.ProcessEnv): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, rules);
      const place = await ownPlace(values, env);
      if (place.kind === 'data' && !existsSync(place.dir)) {
        throw new SetupError(
          `There is no folder ${place.dir}. Use the --data of docket serve, or start it first.`,
        );
      }
      const path = await withStores(place, ({ sessions }) =>
        newLink({ clock: systemClock, sessions, newToken: newSecret }),
      );
      terminal.out(`${new URL(path, values['base-url']).href}\n`);
      return EXIT.done;
    },
  };
}

function rules(parsed: Parsed<typeof OPTIONS>): string[] {
  return [...placeProblems(parsed.values), ...noArguments(parsed)];
}
