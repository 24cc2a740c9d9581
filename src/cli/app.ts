// docket app: creates the GitHub App, and looks after its credentials.
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from './command.ts';
import { PLACE_OPTIONS } from './place.ts';

/** Where the credentials go: a database, or a file of its own. */
export type AppPlace = { kind: 'database'; url: string } | { kind: 'file'; path: string };

export interface NewAppOptions {
  place: AppPlace;
  name: string;
  url: string;
  organization: string | undefined;
  port: number;
}

export interface AppDeps {
  /** Resolves when the App exists and its credentials are stored. */
  create(
    options: NewAppOptions,
    tell: { page(url: string): void; signal: AbortSignal },
  ): Promise<{ slug: string; installUrl: string }>;
  /** Encrypts the credentials again, with the current key. */
  rotate(database: string): Promise<void>;
  remove(database: string): Promise<void>;
}

const OPTIONS = {
  url: {
    type: 'text',
    value: 'URL',
    help: 'where GitHub reaches the server, such as https://docket.example.com',
  },
  organization: { type: 'text', value: 'ORG', help: 'create the App for this organization' },
  name: { type: 'text', value: 'NAME', default: 'Docket', help: 'the name of the App' },
  database: { ...PLACE_OPTIONS.database, help: 'the PostgreSQL database to store it in' },
  out: {
    type: 'text',
    value: 'FILE',
    default: 'docket-app.env',
    help: 'without a database: the new file for its credentials',
  },
  port: {
    type: 'number',
    value: 'N',
    min: 0,
    max: 65535,
    default: 0,
    help: 'the port of the page on this machine; 0 picks a free one',
  },
} as const;

type Values = Parsed<typeof OPTIONS>['values'];

const VERBS = { of: 'docket app', names: ['create', 'rotate', 'remove'] };

const HELP = `Creates the GitHub App with one click: a page on this machine takes you to GitHub and back.

Usage: docket app create --url URL [--organization ORG] [--database URL | --out FILE]
       docket app rotate --database URL
       docket app remove --database URL

${optionsHelp(OPTIONS)}

With --database, the credentials are encrypted with DOCKET_ENCRYPTION_KEY, and servers and workers
with the same key use them. rotate encrypts them again with a new key, while the old one is in
DOCKET_ENCRYPTION_KEY_PREVIOUS. remove forgets them; the App itself stays on GitHub.
`;

export function appCommand(deps: AppDeps): Command {
  return {
    help: HELP,
    options: OPTIONS,
    verbs: VERBS.names,
    run: (argv, terminal) => run(argv, terminal, deps),
  };
}

async function run(argv: readonly string[], terminal: Terminal, deps: AppDeps): Promise<ExitCode> {
  const { values, positionals } = parseOptions(OPTIONS, argv, rules, VERBS);
  const [action] = positionals;
  const { database = '' } = values;
  if (action === 'rotate') {
    await deps.rotate(database);
    terminal.err('The credentials are encrypted with DOCKET_ENCRYPTION_KEY now.\n');
    return EXIT.done;
  }
  if (action === 'remove') {
    await deps.remove(database);
    terminal.err('The credentials are removed. The App itself stays on GitHub.\n');
    return EXIT.done;
  }
  const options = optionsOf(values);
  const { slug, installUrl } = await deps.create(options, {
    page: (url) => terminal.err(`Open this page to create the GitHub App:\n${url}\n`),
    signal: terminal.signal,
  });
  terminal.err(`The GitHub App ${slug} is ready. ${nextSteps(options.place)}\n`);
  terminal.err(`Then install it on repositories:\n`);
  terminal.out(`${installUrl}\n`);
  return EXIT.done;
}

function optionsOf({ database, out, name, url = '', organization, port }: Values): NewAppOptions {
  const place: AppPlace =
    database === undefined ? { kind: 'file', path: out } : { kind: 'database', url: database };
  return { place, name, url: url.replace(/\/+$/, ''), organization, port };
}

function nextSteps(place: AppPlace): string {
  if (place.kind === 'database') {
    return 'Its credentials are in the database, encrypted. Restart all servers and workers.';
  }
  return `Its credentials are in ${place.path}, which only you can read. Start all servers and workers with them:\n  set -a; . ./${place.path}; set +a`;
}

function rules({ values, positionals }: Parsed<typeof OPTIONS>): string[] {
  const [action, ...rest] = positionals;
  const problems = rest.length > 0 ? [`Unexpected argument \`${rest.join(' ')}\`.`] : [];
  if (action !== 'create') {
    return values.database === undefined
      ? [...problems, `Option \`--database URL\` is required: ${OPTIONS.database.help}.`]
      : problems;
  }
  const { url, organization, name } = values;
  if (!url || !/^https?:\/\/[^\s/?#@]+\/*$/.test(url)) {
    problems.push(
      'Option `--url URL` is required: the address of the server, such as https://docket.example.com.',
    );
  }
  if (organization !== undefined && !/^[\w-]{1,39}$/.test(organization)) {
    problems.push('Option `--organization` must be the name of an organization, such as acme.');
  }
  if (name.length > 34) problems.push('Option `--name` can have at most 34 characters.');
  return problems;
}
