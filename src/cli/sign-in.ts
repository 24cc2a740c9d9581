// docket sign-in: prints a link to the dashboard, for whoever cannot see the server's output.
import { mustBeUrl, optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT } from './command.ts';
import { PLACE_OPTIONS, type Place, placeOf, placeProblems } from './place.ts';

export interface SignInDeps {
  /** The path of a new link. */
  newLink(place: Place): Promise<string>;
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

export function signInCommand({ newLink }: SignInDeps): Command {
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
