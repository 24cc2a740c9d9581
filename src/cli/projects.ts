// docket projects: adds, lists, changes, and removes the projects of a service.
import { readConfigText } from '../config/config-file.ts';
import { checkId, isRepositoryName } from '../contract/values.ts';
import { auditedProjects } from '../service/projects/audit.ts';
import {
  checkSettings,
  NEW_SETTINGS,
  type Project,
  type ProjectSettings,
  type Projects,
  repoOf,
  unknownProject,
} from '../service/projects/project.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { systemClock } from '../shared/runtime.ts';
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, columns, EXIT, type ExitCode, type Terminal } from './command.ts';
import { ownPlace, PLACE_OPTIONS, placeProblems, type StorePlace } from './place.ts';
import { terminalUser, withStores } from './stores.ts';

const OPTIONS = {
  ...PLACE_OPTIONS,
  repo: { type: 'text', value: 'OWNER/NAME', help: 'the repository on GitHub' },
  'base-ref': { type: 'text', value: 'BRANCH', help: 'the branch that jobs start from' },
  'agent-command': { type: 'text', value: 'CMD', help: 'the program that edits the files' },
  'model-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible endpoint to use instead' },
  model: { type: 'text', value: 'NAME', help: 'the model to use at --model-url' },
  'docs-paths': { type: 'list', value: 'GLOB', help: 'files that jobs can change' },
  'check-command': { type: 'text', value: 'CMD', help: 'a program that checks every change' },
  'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count page views from' },
  config: { type: 'text', value: 'FILE', help: 'a settings file like .github/docket.yml to copy' },
  erase: { type: 'flag', help: 'delete all its jobs, views, and keys, too' },
  yes: { type: 'flag', help: 'erase without asking' },
  unset: { type: 'list', value: 'NAME', help: 'an option of the project to remove' },
  json: { type: 'flag', help: 'print the list as JSON' },
} as const;

type Values = Parsed<typeof OPTIONS>['values'];

const VERBS = { of: 'docket projects', names: ['add', 'list', 'set', 'remove'] };

const HELP = `Adds, lists, changes, and removes the projects of a service.

Usage: docket projects add ID --repo OWNER/NAME
                       (--agent-command CMD | --model-url URL --model NAME) [options]
       docket projects set ID [options]
       docket projects list [--json]
       docket projects remove ID [--erase [--yes]]

${optionsHelp(OPTIONS)}

All of them take --data DIR or --database URL. set changes only the options that are used;
--unset check-command removes one. The jobs of a removed project are kept, and are there
again if you add the project again. With --erase, they are deleted, also those of a
project that was removed before. This cannot be undone, so you are asked for the project's
ID; programs use --yes.
`;

export function projects(env: NodeJS.ProcessEnv): Command {
  return {
    help: HELP,
    options: OPTIONS,
    verbs: VERBS.names,
    run: (argv, terminal) => run(argv, terminal, env),
  };
}

async function run(
  argv: readonly string[],
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<ExitCode> {
  const parsed = parseOptions(OPTIONS, argv, rules, VERBS);
  const place = await ownPlace(parsed.values, env);
  await withStores(place, (stores) => {
    const audited = auditedProjects(stores.projects, stores.audit, terminalUser(), systemClock);
    return act(audited, place, parsed, terminal);
  });
  return EXIT.done;
}

async function act(
  projects: Projects,
  place: StorePlace,
  { values, positionals }: Parsed<typeof OPTIONS>,
  terminal: Terminal,
): Promise<void> {
  const [action, id = ''] = positionals;
  if (action === 'list') {
    const list = await projects.list();
    terminal.out(values.json ? `${JSON.stringify(list)}\n` : table(list));
    if (list.length === 0) terminal.err('There are no projects yet.\n');
    return;
  }
  if (action === 'remove' && values.erase) {
    if (!values.yes) await confirmErasing(id, terminal);
    await projects.erase(id);
    terminal.err(`Project ${id} erased, with its jobs, threads, page views, and keys.\n`);
    return;
  }
  if (action === 'remove') {
    await projects.remove(id);
    terminal.err(`Project ${id} removed. Its jobs are kept.\n`);
    return;
  }
  const config = values.config === undefined ? {} : { config: await readConfigText(values.config) };
  if (action === 'add') {
    const settings = checkSettings({ ...NEW_SETTINGS, ...given(values), ...config });
    const repo = storedRepo(place, values.repo ?? '');
    await projects.add({ id: checkId('ID', id), repo, settings });
    terminal.err(`Project ${id} added. Next, run docket keys create --project ${id}\n`);
    return;
  }
  const known = await projects.find(id);
  if (!known) throw unknownProject(id);
  const kept = without(known.settings, values.unset);
  const settings = checkSettings({ ...kept, ...given(values), ...config });
  await projects.replace({ ...renamed(known, values.repo, place), settings });
  terminal.err(`Project ${id} changed. New jobs use it within a second.\n`);
}

async function confirmErasing(id: string, terminal: Terminal): Promise<void> {
  const question = `This deletes all jobs, prompts, page views, and keys of project ${id} permanently. Type its ID to continue: `;
  const typed = await terminal.ask(question);
  if (typed === undefined) {
    throw new InvalidRequest(
      'Nobody is there to confirm this. To erase without asking, add --yes.',
    );
  }
  if (typed.trim() !== id) throw new InvalidRequest('That is not the ID. Nothing was deleted.');
}

/** Whoever names the repository means the one that has this name now. */
function renamed(known: Project, repo: string | undefined, place: StorePlace): Project {
  if (repo === undefined) return known;
  const { repositoryId: _, ...rest } = known;
  return { ...rest, repo: repo === known.repo ? repo : storedRepo(place, repo) };
}

/** Every worker of a database has to reach it, on whatever machine it runs. */
function storedRepo(place: StorePlace, given: string): string {
  if (place.kind === 'data') return repoOf(given);
  if (isRepositoryName(given)) return given;
  throw new InvalidRequest(
    'With `--database`, `--repo` must be OWNER/NAME on GitHub, because workers on other machines use it, too.',
  );
}

/** What each option is without a value. Without an agent, it is the one of the servers and workers. */
const UNSET: Record<string, { of: keyof ProjectSettings; value: unknown }> = {
  agent: { of: 'agent', value: undefined },
  'base-ref': { of: 'baseRef', value: undefined },
  'docs-paths': { of: 'docsPaths', value: [] },
  'check-command': { of: 'checkCommand', value: undefined },
  'access-logs': { of: 'accessLogs', value: [] },
  config: { of: 'config', value: undefined },
};

function without(settings: ProjectSettings, names: readonly string[]): object {
  const gone = names.flatMap((name) => {
    const { of, value } = UNSET[name] ?? {};
    return of ? [[of, value] as const] : [];
  });
  return { ...settings, ...Object.fromEntries(gone) };
}

function given(values: Values): Partial<ProjectSettings> {
  const { 'agent-command': command, 'model-url': url, model = '' } = values;
  return {
    ...(command !== undefined && { agent: { command } }),
    ...(url !== undefined && { agent: { url, model } }),
    ...(values['base-ref'] !== undefined && { baseRef: values['base-ref'] }),
    ...(values['docs-paths'].length > 0 && { docsPaths: values['docs-paths'] }),
    ...(values['check-command'] !== undefined && { checkCommand: values['check-command'] }),
    ...(values['access-logs'].length > 0 && { accessLogs: values['access-logs'] }),
  };
}

function rules({ values, positionals }: Parsed<typeof OPTIONS>): string[] {
  const [action, ...ids] = positionals;
  const problems = placeProblems(values);
  const { 'agent-command': command, 'model-url': url, model } = values;
  if (action === 'list' ? ids.length > 0 : ids.length !== 1) {
    const words = action === 'list' ? `Unexpected argument \`${ids.join(' ')}\`.` : undefined;
    problems.push(words ?? `Specify one project: docket projects ${action} ID.`);
  }
  for (const name of values.unset) {
    if (Object.hasOwn(UNSET, name)) continue;
    const names = Object.keys(UNSET).join(', ');
    problems.push(`Option \`--unset\` must be one of ${names}; got \`${name}\`.`);
  }
  if (values.erase && action !== 'remove') {
    problems.push('Option `--erase` can be used only with docket projects remove.');
  }
  if (values.yes && !values.erase) problems.push('Option `--yes` requires `--erase`.');
  if (values.unset.length > 0 && action !== 'set') {
    problems.push('Option `--unset` can be used only with docket projects set.');
  }
  if (action === 'add') {
    if (!values.repo) problems.push('Option `--repo OWNER/NAME` is required: the repository.');
    if (!command && !url) {
      problems.push('Choose an agent: --agent-command CMD, or --model-url URL --model NAME.');
    }
  }
  if (command && url) {
    problems.push('`--agent-command` and `--model-url` cannot be used together. Use only one.');
  }
  if (url && !model) problems.push('`--model-url` requires `--model NAME`: the model to use.');
  if (model && !url) problems.push('`--model` requires `--model-url URL`: where the model is.');
  return problems;
}

function agentWords(agent: ProjectSettings['agent']): string {
  if (!agent) return '(the default agent)';
  return 'command' in agent ? agent.command : `${agent.model} at ${agent.url}`;
}

function table(projects: Project[]): string {
  return columns(projects.map(({ id, repo, settings }) => [id, repo, agentWords(settings.agent)]));
}
