// docket serve: runs the service over HTTP until it is stopped.
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from './command.ts';
import { PLACE_OPTIONS, placeOf, placeProblems, placeWords } from './place.ts';

export type AgentChoice =
  | { kind: 'command'; command: string }
  | { kind: 'model'; url: string; model: string };

export interface ServeOptions {
  port: number;
  host: string;
  data: string;
  project: string;
  /** `OWNER/NAME` on the code host, or the path of a repository without one. */
  repo: string;
  baseRef?: string;
  agent: AgentChoice;
  accessLogs: string[];
  /** A settings file to use instead of the one in the working directory. */
  config?: string;
}

/** Every project of a database. */
export interface SharedServeOptions {
  port: number;
  host: string;
  database: string;
}

export interface Serving {
  url: string;
  /** Whether there is a valid key. */
  hasKeys: boolean;
  /** Finishes requests in progress and accepted work, within a time limit. */
  stop(): Promise<void>;
}

export interface ServeDeps {
  start(options: ServeOptions, terminal: Terminal): Promise<Serving>;
  startShared(options: SharedServeOptions, terminal: Terminal): Promise<Serving>;
}

const OPTIONS = {
  port: {
    type: 'number',
    value: 'N',
    min: 0,
    max: 65535,
    default: 8787,
    help: 'the port to listen on; 0 picks a free one',
  },
  host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address to listen on' },
  ...PLACE_OPTIONS,
  project: { type: 'text', value: 'ID', help: 'the project to serve' },
  repo: {
    type: 'text',
    value: 'OWNER/NAME|PATH',
    help: 'the repository on GitHub, or the path of one on this machine',
  },
  'base-ref': { type: 'text', value: 'BRANCH', help: 'the branch that jobs start from' },
  'agent-command': {
    type: 'text',
    value: 'CMD',
    help: 'the program that edits the files; it starts in a copy of them, so use absolute paths',
  },
  'model-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible endpoint to use instead' },
  model: { type: 'text', value: 'NAME', help: 'the model to use at --model-url' },
  'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count page views from' },
  config: {
    type: 'text',
    value: 'FILE',
    help: 'the settings file to use instead of .github/docket.yml in this folder',
  },
} as const;

const HELP = `Runs the service over HTTP: agent jobs and page views for one project, or for all projects
of a database.

Usage: docket serve --project ID --repo OWNER/NAME|PATH
                    (--agent-command CMD | --model-url URL --model NAME) [options]
       docket serve --database URL [--port N] [--host HOST]

${optionsHelp(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub.
One line of JSON per request goes to standard error. On SIGTERM, requests in progress finish first.

  docket keys create --project demo
  docket serve --project demo --repo ./my-docs --agent-command "$PWD/agent.sh"

With --database, the projects are those of docket projects, and docket work runs their jobs.
`;

export function serveCommand(deps: ServeDeps): Command {
  return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}

async function run(
  argv: readonly string[],
  terminal: Terminal,
  deps: ServeDeps,
): Promise<ExitCode> {
  const { values } = parseOptions(OPTIONS, argv, rules);
  const { port, host, database, project = 'ID' } = values;
  const serving =
    database === undefined
      ? await deps.start(serveOptions(values), terminal)
      : await deps.startShared({ port, host, database }, terminal);
  const what = database === undefined ? `project ${project}` : 'all projects of the database';
  terminal.err(`Docket serves ${what} at ${serving.url}\n`);
  if (!serving.hasKeys) {
    const where = placeWords(placeOf(values));
    terminal.err(
      `There are no API keys yet. To create one, run docket keys create ${where} --project ${project}\n`,
    );
  }
  await new Promise<void>((resolve) => {
    if (terminal.signal.aborted) resolve();
    terminal.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  terminal.err('Stopping. New requests are rejected; accepted jobs are kept.\n');
  await serving.stop();
  return EXIT.done;
}

function serveOptions(values: Parsed<typeof OPTIONS>['values']): ServeOptions {
  const { port, host, project = '', repo = '' } = values;
  const place = placeOf(values);
  const data = place.kind === 'data' ? place.dir : '';
  const command = values['agent-command'];
  const agent: AgentChoice = command
    ? { kind: 'command', command }
    : { kind: 'model', url: values['model-url'] ?? '', model: values.model ?? '' };
  return Object.freeze({
    port,
    host,
    data,
    project,
    repo,
    ...(values['base-ref'] && { baseRef: values['base-ref'] }),
    agent,
    accessLogs: values['access-logs'],
    ...(values.config && { config: values.config }),
  });
}

function rules({ values, positionals }: Parsed<typeof OPTIONS>): string[] {
  const problems = placeProblems(values);
  const { 'agent-command': command, 'model-url': url, model } = values;
  if (positionals.length > 0) problems.push(`Unexpected argument \`${positionals.join(' ')}\`.`);
  if (values.database !== undefined) return [...problems, ...settingsInDatabase(values)];
  for (const name of ['project', 'repo'] as const) {
    const { value, help } = OPTIONS[name];
    if (!values[name]) problems.push(`Option \`--${name} ${value}\` is required: ${help}.`);
  }
  if (!command && !url) {
    problems.push('Choose an agent: --agent-command CMD, or --model-url URL --model NAME.');
  }
  if (command && url) {
    problems.push(
      '`--agent-command` and `--model-url` cannot be used together. Use only one of them.',
    );
  }
  if (url && !model) problems.push('`--model-url` requires `--model NAME`: the model to use.');
  if (url && !/^https?:\/\//.test(url))
    problems.push('`--model-url` must start with https:// or http://.');
  return problems;
}

/** What a project is made of comes from the database, so that every process has the same. */
function settingsInDatabase(values: Parsed<typeof OPTIONS>['values']): string[] {
  const names = [
    ...(['project', 'repo', 'base-ref', 'agent-command', 'model-url', 'model'] as const),
    ...(['access-logs', 'config'] as const),
  ];
  return names
    .filter((name) => values[name] !== undefined && values[name].length > 0)
    .map(
      (name) =>
        `Option \`--${name}\` cannot be used with \`--database\`. Use docket projects add or set instead.`,
    );
}
