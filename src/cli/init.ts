// docket init: sets Docket up in the repository of this clone, in one pull request, and removes it again.
import { conclusion, examine, line } from '../bot/doctor/doctor.ts';
import { configProbe, pullsProbe } from '../bot/doctor/host-probes.ts';
import { WORKFLOWS, workflowsProbe } from '../bot/doctor/workflows.ts';
import type { HostChecks } from '../bot/thread-host.ts';
import { CONFIG_PATH } from '../config/config.ts';
import { inputNames } from '../config/inputs.ts';
import { parseConfig } from '../config/settings.ts';
import { createGithub, type Github, type GithubSettings } from '../github/client.ts';
import {
  actionsPolicy,
  allowPulls,
  deleteSecret,
  deleteVariable,
  readRepositoryState,
  setSecret,
  setVariable,
  TITLES,
} from '../github/repository-setup.ts';
import { githubSettings, gitPlace } from '../github/settings.ts';
import { createHostChecks } from '../github/thread-host.ts';
import { SetupError, WorkerFault } from '../shared/errors.ts';
import { openCloneGit } from '../shared/git/clone-git.ts';
import { mustBeUrl, noArguments, optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type ExitCode, shown, type Terminal, terminalLog } from './command.ts';
import { type FoundAnalytics, findAnalytics, sourceLines, VIEWS_SECRET } from './init/analytics.ts';
import { type Answers, askAnswers, askKey, mustBeWorkflows } from './init/answers.ts';
import { carryOut, type Run, type Step, settleFiles } from './init/carry-out.ts';
import {
  AGENT_NAMES,
  AGENTS,
  type FilePlan,
  findDocs,
  MODEL_VARIABLE,
  marked,
  ownership,
  planFile,
  WORKFLOW_WORDS,
  workflowPath,
  writeWorkflow,
} from './init/files.ts';
import {
  type Base,
  type Clone,
  commitBase,
  findClone,
  findToken,
  folderBase,
  isCloud,
  mustBeAction,
  ownAction,
  serverVariables,
} from './init/place.ts';

const text = (value: string, help: string) => ({ type: 'text', value, help }) as const;
const flag = (help: string) => ({ type: 'flag', help }) as const;

const OPTIONS = {
  agent: { ...text('NAME', `who writes: ${AGENT_NAMES.join(', ')}`), choices: AGENT_NAMES },
  model: { ...text('NAME', 'the name of the model'), must: mustBePlain },
  'model-url': { ...text('URL', 'the OpenAI-compatible endpoint of the model'), must: mustBeUrl },
  workflows: {
    ...text(
      'LIST',
      `of ${WORKFLOW_WORDS.join(', ')}; by default check, and with an agent or a model all but views`,
    ),
    must: mustBeWorkflows,
  },
  'key-from': text('VARIABLE', 'the environment variable with the key for the secret'),
  action: {
    ...text('OWNER/NAME@REF', 'the Docket that workflows run; by default the commit of this one'),
    must: mustBeAction,
  },
  'docs-paths': {
    type: 'list',
    value: 'GLOB',
    help: 'files that jobs may change; can be repeated',
  },
  'runs-on': {
    ...text('LABELS', 'by default ubuntu-latest, or [self-hosted, linux] on Enterprise Server'),
    must: mustBePlain,
  },
  remote: { ...text('NAME', "the clone's remote on GitHub"), default: 'origin' },
  local: flag('only write the files here, and change nothing on GitHub'),
  overwrite: flag('also replace or remove files that people wrote or edited'),
  remove: flag('undo it: files, secret, and variable'),
  'dry-run': flag('print all of it, and change nothing'),
  yes: flag('ask nothing, and use the defaults'),
} as const;

const HELP = `Sets Docket up in the repository of this clone.

Usage: docket init [options]
       docket init --remove [options]

${optionsHelp(OPTIONS)}

The check of pull requests needs no key and no agent: --workflows check asks for nothing else. The others
need both.

With a token in GH_TOKEN or GITHUB_TOKEN, or with the GitHub CLI signed in, it opens a pull request with
the workflows, sets the secret and the variable they need, and lets workflows open pull requests. The
clone stays as it is. Otherwise it writes the files here, and lists what is left to do. Run it again to
update what it wrote. Files that people wrote or edited are shown, and replaced only if you say so.
`;

type Values = Parsed<typeof OPTIONS>['values'];

function mustBePlain(text: string): string | undefined {
  return /^[\w .,:/@+[\]-]{1,200}$/.test(text)
    ? undefined
    : 'contain only letters, digits, and .,:/@+-';
}

function rules(parsed: Parsed<typeof OPTIONS>): string[] {
  const strange = parsed.values['docs-paths'].some((glob) => !/^[\w!*][\w./*{},@ -]*$/.test(glob));
  return [
    ...noArguments(parsed),
    ...(strange ? ['Option `--docs-paths` must be a glob such as guide/**.'] : []),
  ];
}

/** `known` replaces parts of how GitHub is reached. */
export function init(
  env: NodeJS.ProcessEnv,
  { cwd = process.cwd(), ...known }: Partial<GithubSettings> & { cwd?: string } = {},
): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, rules);
      const clone = await findClone(env, values.remote, cwd);
      const run = await open(clone, values, env, terminal, known);
      return values.remove ? remove(run) : install(run, values, env);
    },
  };
}

async function open(
  clone: Clone,
  values: Values,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  known: Partial<GithubSettings>,
): Promise<Run> {
  const { repository, url } = clone;
  const token = values.local ? undefined : await findToken(url, env);
  const run: Run = { values, terminal, clone, base: folderBase(clone), left: [] };
  if (!token) {
    const { host } = new URL(url);
    const remedy = isCloud(host)
      ? 'run gh auth login, or set GH_TOKEN'
      : `run gh auth login --hostname ${host}, or set GH_ENTERPRISE_TOKEN with GH_HOST=${host}`;
    const why = `There is no token for ${host}, so files are written here. To get a pull request instead, ${remedy}.\n`;
    terminal.err(values.local ? '' : why);
    return run;
  }
  const place = { repository, token };
  const reached = { ...githubSettings(serverVariables(url, env), place), ...known };
  const github = createGithub({ ...reached, log: terminalLog(terminal), signal: terminal.signal });
  const state = await readRepositoryState(github).catch((cause) => {
    if (!(cause instanceof WorkerFault)) throw cause;
    const words = 'GitHub rejected the token. Run gh auth login, or set another GH_TOKEN.';
    throw new WorkerFault(words, { cause });
  });
  if (state.archived) {
    throw new SetupError(`${repository} is archived, so nothing can change. Unarchive it first.`);
  }
  if (!state.mayPush) {
    terminal.err(
      `This token may only read ${repository}, so files are written here. Someone with write access can run docket init for the rest.\n`,
    );
    return run;
  }
  const fetching = await openCloneGit(env, gitPlace(reached, env));
  const at = (commit: string) => commitBase(clone, commit, fetching);
  const proposed = state.pull?.state === 'open' ? state.pull : undefined;
  const base = await at(proposed?.headSha ?? state.tip);
  return { ...run, base, hub: { github, state, proposed, at } };
}

async function install(run: Run, values: Values, env: NodeJS.ProcessEnv): Promise<ExitCode> {
  const { terminal, clone, hub, base } = run;
  const analytics = await findAnalytics(base);
  if (analytics) {
    const { path, source } = analytics;
    terminal.out(`Analytics: ${shown(`${source.kind}, in ${path}`)}\n`);
  }
  const answers = await askAnswers(values, terminal, analytics !== undefined);
  const action = values.action ?? (await ownAction(env.PATH ?? ''));
  if (!action) {
    throw new SetupError(
      'Nobody else can get the Docket that runs here: its commit is not on GitHub, or nothing says where it is from. Name one with --action OWNER/NAME@REF.',
    );
  }
  const docs = findDocs(await base.list());
  const about = { Repository: clone.url, Documentation: docs.says, Docket: action };
  for (const [what, says] of Object.entries(about)) terminal.out(`${what}: ${shown(says)}\n`);
  await noteSurroundings(run, action, answers, analytics);
  const { secret } = AGENTS[answers.agent ?? ''] ?? {};
  const globs = values['docs-paths'];
  const docsPaths = globs.length > 0 ? globs : docs.docsPaths;
  const plan = (from: Base) =>
    planFiles(from, answers, { run, values, action, docsPaths, analytics });
  const files = await settleFiles(run, await plan(base));
  const asks = hub && !values['dry-run'];
  const key = asks && secret ? await askKey(secret, values, env, terminal) : undefined;
  const views = answers.workflows.includes('views') && analytics;
  const viewsKey =
    views && asks ? await askKey(VIEWS_SECRET, { yes: values.yes }, env, terminal) : undefined;
  const steps = [
    ...(secret ? installSteps(clone.url, secret, key, answers.model) : []),
    ...(views ? [secretStep(clone.url, VIEWS_SECRET, viewsKey)] : []),
  ];
  const question = hub ? `Change ${clone.repository} on GitHub?` : 'Write the files?';
  const done = await carryOut(run, {
    ...{ title: TITLES.install, question, files, steps },
    planHere: () => plan(folderBase(clone)),
  });
  const pulls = secret ? done.steps.includes(ALLOW) : undefined;
  return verdict(run, done.files, action, pulls);
}

const ALLOW = 'Select "Allow GitHub Actions to create and approve pull requests"';

function installSteps(url: string, secret: string, key?: string, model?: string): Step[] {
  const named = model && {
    what: `Set the variable ${MODEL_VARIABLE} to ${model}`,
    link: `${url}/settings/variables/actions/new`,
    act: (github: Github) => setVariable(github, MODEL_VARIABLE, model),
  };
  return [
    secretStep(url, secret, key, '; or sign in without one, as docs/login.md of Docket says'),
    ...(named ? [named] : []),
    { what: ALLOW, link: `${url}/settings/actions`, act: allowPulls },
  ];
}

function secretStep(url: string, secret: string, key: string | undefined, instead = ''): Step {
  return {
    what: `Set the secret ${secret}`,
    link: `${url}/settings/secrets/actions/new`,
    act: async (github) => (key ? setSecret(github, secret, key) : `no key was given${instead}`),
  };
}

/** What people should know before they agree. */
async function noteSurroundings(
  run: Run,
  action: string,
  { workflows }: Answers,
  analytics: FoundAnalytics | undefined,
): Promise<void> {
  const { clone, hub, left, terminal, base } = run;
  const { host } = new URL(clone.url);
  const changed = await clone.git.run(['status', '--porcelain'], { cwd: clone.root });
  const detached = clone.branch === undefined ? ['is on no branch (detached HEAD)'] : [];
  const where = [...detached, ...(changed ? ['has uncommitted changes'] : [])].join(' and ');
  const advice = hub
    ? `The pull request starts from ${hub.state.defaultBranch} on GitHub. This clone, which ${where}, stays as it is.\n`
    : `This clone ${where}. Commit only what docket init writes, on a branch of its own.\n`;
  if (where) terminal.err(advice);
  if (hub?.state.protected) {
    left.push(`\`${hub.state.defaultBranch}\` is protected: the pull request may need a review.`);
  }
  if (!isCloud(host))
    left.push(`Make ${action} available on ${host}: by GitHub Connect, or a copy.`);
  if (workflows.includes('views') && analytics) {
    if ((await base.read(CONFIG_PATH)) !== null) {
      const lines = sourceLines(analytics).trim().replace(/\n +/, ' ');
      left.push(`Add this to \`${CONFIG_PATH}\`, unless it is there: \`${lines}\``);
    }
  } else if (workflows.includes('views')) {
    left.push(
      `Let ${workflowPath('views')} fetch your access logs; docs/page-views.md of Docket says how.`,
    );
  }
  const policy = hub && (await actionsPolicy(hub.github, action));
  if (policy) left.push(`${policy}: ${clone.url}/settings/actions`);
  for (const [path, text] of await otherWorkflows(base, WORKFLOW_WORDS.map(workflowPath))) {
    const answers = /uses: *\S+\/docket@/.test(text) && text.includes('issue_comment');
    if (answers && workflows.includes('comments'))
      left.push(`Delete \`${path}\`, which answers comments, too: each would be answered twice.`);
  }
}

const MAX_WORKFLOWS = 100;

async function otherWorkflows(base: Base, except: readonly string[]): Promise<[string, string][]> {
  const all = (await base.list()).filter((path) => path.startsWith(`${WORKFLOWS}/`));
  const others = all.filter((path) => !except.includes(path)).slice(0, MAX_WORKFLOWS);
  return Promise.all(others.map(async (path) => [path, (await base.read(path)) ?? '']));
}

interface Chosen {
  run: Run;
  values: Values;
  action: string;
  docsPaths: readonly string[] | undefined;
  analytics: FoundAnalytics | undefined;
}

async function planFiles(
  base: Base,
  { agent, model, modelUrl, workflows }: Answers,
  { run, values, action, docsPaths, analytics }: Chosen,
): Promise<FilePlan[]> {
  const hosted = isCloud(new URL(run.clone.url).host) ? 'ubuntu-latest' : '[self-hosted, linux]';
  const runsOn = values['runs-on'] ?? hosted;
  const namesModel = model !== undefined;
  const planned = workflows.map(async (word) => {
    const path = workflowPath(word);
    const hasAnalytics = analytics !== undefined;
    const choice = { agent, namesModel, modelUrl, action, runsOn, docsPaths, hasAnalytics };
    return planFile(path, await base.read(path), await writeWorkflow(word, choice));
  });
  const before =
    analytics && workflows.includes('views') ? await base.read(CONFIG_PATH) : undefined;
  // What people wrote there is theirs to change.
  const isOurs = before !== undefined && (before === null || ownership(before) === 'ours');
  const settings =
    analytics && isOurs ? planFile(CONFIG_PATH, before, marked(sourceLines(analytics))) : [];
  return [...settings, ...(await Promise.all(planned)).flat()];
}

/** The doctor looks at the files as they will be. */
async function verdict(
  { base, terminal, left, hub }: Run,
  files: readonly FilePlan[],
  action: string,
  /** Undefined if no workflow opens any. */
  pullsAllowed: boolean | undefined,
): Promise<ExitCode> {
  const planned = new Map(files.map(({ path, after }) => [path, after]));
  const start = `${WORKFLOWS}/`;
  const unknown = async () => undefined;
  const silent: Omit<HostChecks, 'serverTime'> = {
    actionsMayOpenPulls: async () => (pullsAllowed ? true : undefined),
    organizationMayOpenPulls: unknown,
  };
  const probes = [
    configProbe('yet', async () => {
      const text = planned.get(CONFIG_PATH) ?? (await base.read(CONFIG_PATH));
      return text !== null && parseConfig(text) !== undefined;
    }),
    workflowsProbe({
      ...{ inputs: inputNames(), action: action.split('@')[0] },
      async list() {
        const all = new Set([...(await base.list()), ...planned.keys()]);
        return [...all]
          .filter((path) => path.startsWith(start))
          .map((path) => path.slice(start.length));
      },
      read: async (name) => planned.get(start + name) ?? base.read(start + name),
    }),
    ...(pullsAllowed === undefined
      ? []
      : [pullsProbe(pullsAllowed || !hub ? silent : createHostChecks(hub.github))]),
  ];
  const findings = await examine(probes, (finding) => terminal.out(`${shown(line(finding))}\n`));
  tellLeft(left, terminal);
  const { well, says } = conclusion(findings);
  // What is left to do is listed just above.
  const ready = left.length > 0 ? 'Docket works once that is done.' : 'Docket is set up.';
  terminal.err(`${says.replace('No problems found.', ready)}\n`);
  return well ? EXIT.done : EXIT.failed;
}

function tellLeft(left: readonly string[], terminal: Terminal): void {
  if (left.length > 0)
    terminal.out(`Left to do:\n${left.map((one) => `- ${shown(one)}\n`).join('')}`);
}

// --remove: what it wrote, the pull request that is still open, and what only these needed.

async function remove(run: Run): Promise<ExitCode> {
  const { terminal, clone, hub, left } = run;
  const written = await writtenFiles(run.base);
  // What is proposed and not merged goes with its pull request.
  const base = hub?.proposed ? await hub.at(hub.state.tip) : run.base;
  const planned = await writtenFiles(base);
  if (written.length + planned.length === 0 && !hub?.proposed) {
    terminal.err('There is nothing here that docket init wrote.\n');
    return EXIT.done;
  }
  const files = await settleFiles(run, planned);
  const others = await otherWorkflows(
    base,
    files.map(({ path }) => path),
  );
  const ours = [...written, ...files].map(({ before }) => before).join('\n');
  const isNeedless = (name: string) =>
    ours.includes(name) && !others.some(([, text]) => text.includes(name));
  const settings = `${clone.url}/settings`;
  const secrets = new Set([VIEWS_SECRET, ...Object.values(AGENTS).map(({ secret }) => secret)]);
  const steps: Step[] = [...secrets]
    .filter((name) => isNeedless(`secrets.${name}`))
    .map((name) => ({
      what: `Delete the secret ${name}`,
      link: `${settings}/secrets/actions`,
      act: (github) => deleteSecret(github, name),
    }));
  if (isNeedless(`vars.${MODEL_VARIABLE}`)) {
    steps.push({
      what: `Delete the variable ${MODEL_VARIABLE}`,
      link: `${settings}/variables/actions`,
      act: (github) => deleteVariable(github, MODEL_VARIABLE),
    });
  }
  const question = `Remove Docket from ${clone.repository}?`;
  const planHere = () => writtenFiles(folderBase(clone));
  left.push(`If nothing else needs it, clear "${ALLOW.slice(8, -1)}": ${settings}/actions`);
  await carryOut(run, { title: TITLES.remove, question, files, steps, planHere });
  tellLeft(left, terminal);
  return EXIT.done;
}

async function writtenFiles(base: Base): Promise<FilePlan[]> {
  const planned = [CONFIG_PATH, ...WORKFLOW_WORDS.map(workflowPath)].map(async (path) => {
    const text = await base.read(path);
    return text === null || ownership(text) === 'theirs' ? [] : planFile(path, text, null);
  });
  return (await Promise.all(planned)).flat();
}
