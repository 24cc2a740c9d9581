// docket serve: runs the service over HTTP until it is stopped.
import { orNoDataDir } from '../store/data-dir.ts';
import { noArguments, optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type ExitCode, type Terminal, untilStopped } from './command.ts';
import { ownPlace, PLACE_OPTIONS, placeProblems, placeWords, storePlace } from './place.ts';
import {
  type AgentOption,
  ISOLATION_OPTION,
  LIMIT_OPTION,
  type ServeAllOptions,
  type ServeOptions,
  type ServerAddress,
  type Serving,
  signInLine,
} from './serve/options.ts';

interface ServeDeps {
  start(options: ServeOptions, terminal: Terminal): Promise<Serving>;
  startAll(options: ServeAllOptions, terminal: Terminal): Promise<Serving>;
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
  concurrency: {
    type: 'number',
    value: 'N',
    min: 1,
    max: 100,
    default: 4,
    help: 'how many jobs to work on at a time; others wait',
  },
  isolation: ISOLATION_OPTION,
  limit: LIMIT_OPTION,
  'public-url': {
    type: 'text',
    value: 'URL',
    help: 'the address that people use for the dashboard, such as https://docket.example.com',
  },
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

type Values = Parsed<typeof OPTIONS>['values'];

const HELP = `Runs the service over HTTP: agent jobs and page views for one project, or for all those
that docket projects lists.

Usage: docket serve --project ID --repo OWNER/NAME|PATH
                    (--agent-command CMD | --model-url URL --model NAME) [options]
       docket serve [--data DIR | --database URL] [--port N] [--host HOST] [--public-url URL]

${optionsHelp(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub.
One line per request goes to standard error: JSON, or text in a terminal or with
DOCKET_LOG_FORMAT=text. On SIGTERM, requests in progress finish first.

  docket keys create --project demo
  docket serve --project demo --repo ./my-docs --agent-command "$PWD/agent.sh"

With --database, docket work runs the jobs, and has its own --concurrency and --isolation. Give both
the same --limit.
`;

export function serve(env: NodeJS.ProcessEnv): Command {
  return serveCommand({
    async start(options, terminal) {
      await ownPlace({ data: options.data }, env);
      const { serveProject } = await import('./serve/serve-folder.ts');
      return orNoDataDir(options.data, () => serveProject(options, terminal, env));
    },
    async startAll({ place, ...listening }, terminal) {
      if (place.kind === 'data') {
        await ownPlace({ data: place.dir }, env);
        const { serveFolder } = await import('./serve/serve-folder.ts');
        const { dir } = place;
        return orNoDataDir(dir, () => serveFolder({ ...listening, dir }, terminal, env));
      }
      const { serveShared } = await import('./serve/serve-shared.ts');
      return serveShared({ ...listening, database: place.url }, terminal, env);
    },
  });
}

export function serveCommand(deps: ServeDeps): Command {
  return { help: HELP, options: OPTIONS, run: (argv, terminal) => run(argv, terminal, deps) };
}

async function run(
  argv: readonly string[],
  terminal: Terminal,
  deps: ServeDeps,
): Promise<ExitCode> {
  const { values } = parseOptions(OPTIONS, argv, rules);
  const { project } = values;
  const place = storePlace(values);
  const serving =
    project === undefined
      ? await deps.startAll({ ...listening(values), place }, terminal)
      : await deps.start(serveOptions(values), terminal);
  const what = project === undefined ? 'all projects' : `project ${project}`;
  // A secret, so it is not among the lines of the log.
  if (serving.signIn) terminal.out(signInLine(serving.signIn));
  serving.log.info(`Docket serves ${what} at ${serving.url}`);
  if (!serving.hasKeys) {
    serving.log.info(
      `There are no API keys yet. To create one, run docket keys create ${placeWords(place)} --project ${project ?? 'ID'}`,
    );
  }
  await untilStopped(terminal);
  serving.log.info('Stopping. New requests are rejected; accepted jobs are kept.');
  await serving.stop();
  return EXIT.done;
}

function listening(values: Values): ServerAddress {
  const { port, host, concurrency, isolation, limit: limits, 'public-url': publicUrl } = values;
  return { port, host, concurrency, isolation, limits, ...(publicUrl && { publicUrl }) };
}

function serveOptions(values: Values): ServeOptions {
  const { project = '', repo = '' } = values;
  const place = storePlace(values);
  const data = place.kind === 'data' ? place.dir : '';
  const command = values['agent-command'];
  const agent: AgentOption = command
    ? { kind: 'command', command }
    : { kind: 'model', url: values['model-url'] ?? '', model: values.model ?? '' };
  return Object.freeze({
    ...listening(values),
    data,
    project,
    repo,
    ...(values['base-ref'] && { baseRef: values['base-ref'] }),
    agent,
    accessLogs: values['access-logs'],
    ...(values.config && { config: values.config }),
  });
}

function rules(parsed: Parsed<typeof OPTIONS>): string[] {
  const { values } = parsed;
  const problems = [...placeProblems(values), ...noArguments(parsed)];
  const { 'agent-command': command, 'model-url': url, model } = values;
  const publicUrl = values['public-url'] ?? 'https://docket.example.com';
  if (!/^https?:\/\/[^/?#@\s]+\/?$/.test(publicUrl) || !URL.canParse(publicUrl)) {
    problems.push(
      '`--public-url` must be an address without a path, such as https://docket.example.com.',
    );
  }
  if (values.limit.length > 0 && values.database === undefined) {
    problems.push('`--limit` requires `--database`: settings are the operator’s own otherwise.');
  }
  if (values.database !== undefined || !isSetUpHere(values)) {
    return [...problems, ...settingsElsewhere(values)];
  }
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

const OF_ONE_PROJECT = [
  ...(['project', 'repo', 'base-ref', 'agent-command', 'model-url', 'model'] as const),
  ...(['access-logs', 'config'] as const),
];

const used = (values: Values) => OF_ONE_PROJECT.filter((name) => (values[name] ?? '').length > 0);

/** Without any of them, the projects are those of `docket projects`. */
const isSetUpHere = (values: Values) => used(values).length > 0;

/** What a project is made of comes from the database, so that every process has the same. */
function settingsElsewhere(values: Values): string[] {
  return used(values).map(
    (name) =>
      `Option \`--${name}\` cannot be used with \`--database\`. Use docket projects add or set instead.`,
  );
}
