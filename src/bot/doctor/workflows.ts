// Reads the workflows of a repository, finds the steps that run Docket, and says what they lack.
import { nearest } from '../../shared/similar.ts';
import { bound, codeSpan, oneLine } from '../../shared/text/foreign.ts';
import { readYaml } from '../../shared/text/yaml.ts';
import { COMMENT_EVENTS } from '../events/quick-look.ts';
import type { Look, Probe, ProbeState } from './doctor.ts';

export const WORKFLOWS = '.github/workflows';

/** Reading YAML costs far more than its size: nesting is slow, and so is a long list of keys. */
const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 100;
const MAX_FILES = 100;

/** The first runner that has Node 24. */
const RUNNER = '2.327.1';

/** What goes unheard without each of the events. */
const LOST_WITHOUT: Readonly<Record<string, string>> = {
  issue_comment: 'comments',
  pull_request_review_comment: 'comments on lines',
  pull_request_review: 'reviews, also those that request changes,',
};

interface WorkflowFile {
  name: string;
  text: string;
}

interface WorkflowFacts {
  /** Names of the files in the folder, and the text of one. */
  list(): Promise<string[]>;
  read(name: string): Promise<string | null>;
  /** Every input of the action. */
  inputs: readonly string[];
  /** `OWNER/NAME` of the action, if it is known. */
  action?: string | undefined;
}

export function workflowsProbe(facts: WorkflowFacts): Probe {
  return {
    what: 'Workflows',
    async look() {
      const names = (await facts.list()).filter((name) => /\.ya?ml$/.test(name)).sort();
      const files: WorkflowFile[] = [];
      for (const name of names.slice(0, MAX_FILES)) {
        const text = await facts.read(name);
        if (text !== null) files.push({ name, text });
      }
      return judgeWorkflows(files, facts);
    },
  };
}

type JudgedWorkflow = Pick<Look, 'state' | 'says'>;

export function judgeWorkflows(
  files: readonly WorkflowFile[],
  { inputs, action }: Pick<WorkflowFacts, 'inputs' | 'action'>,
): Look {
  const read = files.map(({ name, text }) => ({ name, ...readWorkflow(text) }));
  const uses = read.flatMap(({ name, workflow }) =>
    workflow ? stepsOf(name, workflow, action) : [],
  );
  const working = uses.filter(({ mode }) => mode !== 'doctor');
  const unread: JudgedWorkflow[] = read.flatMap(({ name, problem }) =>
    problem ? [{ state: 'info', says: `${codeSpan(name)} ${problem}` }] : [],
  );
  if (working.length === 0) {
    const called = read.some(({ workflow }) => callsOthers(workflow));
    return worst([
      {
        state: 'warning',
        says: `No workflow in \`${WORKFLOWS}\` runs Docket, so comments start nothing.${called ? ' Reusable workflows of other repositories were not read.' : ''} Run \`docket init\` in a clone of the repository; or add one there, on the default branch: ${example('docs-comments')}. With the GitHub App, no workflow is needed.`,
      },
      ...unread,
    ]);
  }
  const found = [
    ...working.flatMap((use) => problemsOf(use, inputs)),
    ...(working.some(({ comments }) => comments.length > 0)
      ? []
      : [
          info(
            'No workflow listens to comments, so `/docs` starts nothing. Add docs-comments.yml.',
          ),
        ]),
    ...unread,
  ];
  if (found.length > 0) return worst(found);
  const names = [...new Set(working.map(({ file }) => file))].map(codeSpan);
  return { state: 'ok', says: `Events, permissions, conditions, and inputs of ${listed(names)}.` };
}

interface Use {
  file: string;
  events: Record<string, unknown>;
  /** The events of these that are comments or reviews. */
  comments: string[];
  permissions: unknown;
  concurrency: unknown;
  condition: string;
  runsOn: string;
  with: Record<string, string>;
  mode: string;
}

type Mapping = Record<string, unknown>;

function readWorkflow(text: string): { workflow?: Mapping; problem?: string } {
  if (text.length > MAX_CHARACTERS) return { problem: 'is larger than 100 KB and was not read.' };
  const deep = { problem: 'is nested or repeated too deeply and was not read.' };
  if (isDeep(text)) return deep;
  const { value, problems, gaveUp } = readYaml(text, { aliases: true });
  if (gaveUp) return deep;
  const [problem] = problems;
  if (!problem) return { workflow: mapping(value) };
  const { message, line, column } = problem;
  const says = bound(oneLine(`${message} at line ${line}, column ${column}`), 200);
  return { problem: `is not valid YAML: ${says}.` };
}

/** Before it is parsed, by what nests within a line; indentation is bounded by the size. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = '[{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return new RegExp(`(?:[-?:] +){${MAX_DEPTH}}`).test(text);
}

function stepsOf(file: string, workflow: Mapping, action: string | undefined): Use[] {
  const all = eventsOf(workflow.on);
  return Object.values(mapping(workflow.jobs)).flatMap((value) => {
    const job = mapping(value);
    const steps = (Array.isArray(job.steps) ? job.steps : []).map(mapping);
    return steps
      .filter(({ uses }) => isDocket(text(uses), action))
      .map((step): Use => {
        const inputs = Object.entries(mapping(step.with)).map(([name, given]) => [
          name.toLowerCase(),
          text(given).trim(),
        ]);
        const given: Record<string, string> = Object.fromEntries(inputs);
        const mode = given.mode || 'auto';
        const condition = [job.if, step.if].map(text).join(' ').replace(/\s+/g, ' ').trim();
        const events = eventsFor(all, condition);
        const listens = ['auto', 'command'].includes(mode);
        const comments = Object.keys(COMMENT_EVENTS).filter((name) => Object.hasOwn(events, name));
        return {
          ...{ file, events, condition, mode, with: given },
          comments: listens && !(comments.length === 1 && onlyEdits(events)) ? comments : [],
          permissions: job.permissions ?? workflow.permissions,
          concurrency: job.concurrency ?? workflow.concurrency,
          runsOn: JSON.stringify(job['runs-on'] ?? ''),
        };
      });
  });
}

/** Such a job listens to ticks in the list, not to commands. */
const onlyEdits = ({ issue_comment: comments }: Mapping) =>
  [mapping(comments).types].flat().map(text).join() === 'edited';

/** A job whose condition names events runs for no others. */
function eventsFor(all: Mapping, condition: string): Mapping {
  const named = [...condition.matchAll(/github\.event_name == '(\w+)'/g)].map(([, name]) => name);
  if (named.length === 0) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => named.includes(name)));
}

/** Forks, and copies on Enterprise Server, mostly keep the name. */
function isDocket(uses: string, action: string | undefined): boolean {
  const [name = ''] = uses.toLowerCase().split('@');
  return name === action?.toLowerCase() || /^[\w.-]+\/docket$/.test(name);
}

function callsOthers(workflow: Mapping | undefined): boolean {
  return Object.values(mapping(workflow?.jobs)).some((job) => text(mapping(job).uses) !== '');
}

/** Where people get it: not everybody has a clone of Docket. */
const example = (name: string) =>
  `\`docket doctor --print ${name}\` prints an example, which is also in \`examples/workflows\` of Docket’s repository`;

function problemsOf(use: Use, inputs: readonly string[]): JudgedWorkflow[] {
  const found = [
    ...(use.comments.length > 0 ? [...eventProblems(use), ...conditionProblems(use)] : []),
    ...permissionProblems(use),
    ...inputProblems(use, inputs),
    ...runnerProblems(use),
    ...(Object.hasOwn(use.events, 'pull_request_target')
      ? [
          warning(
            `starts on \`pull_request_target\`. GitHub blocks this event in public repositories unless an administrator allows it, and administrators can forbid it everywhere (workflow execution protections). Use \`push\`: ${example('docs-follow-code')}.`,
          ),
        ]
      : []),
  ];
  return found.map(({ state, says }) => ({ state, says: `${codeSpan(use.file)} ${says}` }));
}

function eventProblems({ events, comments }: Use): JudgedWorkflow[] {
  return Object.entries(COMMENT_EVENTS).flatMap(([name, { action: type }]) => {
    const lost = LOST_WITHOUT[name] ?? '';
    if (!comments.includes(name)) {
      return [warning(`does not listen to \`${name}\`: ${lost} start nothing. Add it to \`on:\`.`)];
    }
    const { types } = mapping(events[name]);
    const given = types === undefined ? undefined : [types].flat().map(text);
    if (given?.length === 1 && given[0] === type) return [];
    const add = `Set \`types: [${type}]\` for \`${name}\`.`;
    return given && !given.includes(type)
      ? [wrong(`does not start for new ${lost.replace(/,$/, '')}. ${add}`)]
      : [warning(`also starts a runner when something is edited or deleted. ${add}`)];
  });
}

function conditionProblems({
  condition,
  comments,
  concurrency,
  with: given,
}: Use): JudgedWorkflow[] {
  const word = given.command || '/docs';
  const found: JudgedWorkflow[] = [];
  const copy = `Run \`docket init\` to write it anew, or copy the \`if:\` of the example: ${example('docs-comments')}.`;
  if (condition === '')
    found.push(warning(`has no \`if:\`, so every comment takes a runner. ${copy}`));
  else {
    if (!word.includes('${{') && !condition.includes(word)) {
      found.push(wrong(`has an \`if:\` without ${codeSpan(word)}, which is its command. ${copy}`));
    } else if (!/startsWith\(.*body/i.test(condition) || !condition.includes('sender.type')) {
      found.push(
        warning(
          `has an \`if:\` that also takes a runner for links with ${codeSpan(word)}, for bots, or for Docket's own replies. ${copy}`,
        ),
      );
    }
    if (comments.includes('pull_request_review') && !condition.includes('changes_requested')) {
      found.push(warning(`has an \`if:\` that stops reviews which request changes. ${copy}`));
    }
  }
  if (concurrency !== undefined) {
    found.push(
      warning(
        'has a `concurrency` group, so `/docs cancel` waits for the job it should stop. Remove it.',
      ),
    );
  }
  return found;
}

const RANKS: Readonly<Record<string, number>> = { none: 0, read: 1, write: 2 };

function permissionProblems(use: Use): JudgedWorkflow[] {
  const { permissions, with: given, mode } = use;
  // Then the permissions are those of another token, which this file does not show.
  if (given['github-token'] && !/github\.token|secrets\.GITHUB_TOKEN/i.test(given['github-token']))
    return [];
  if (permissions === undefined) {
    return [
      warning(
        `declares no \`permissions\`, so the repository's default applies, which may be read-only. Declare ${listed(neededBy(use).map(([name, level]) => `\`${name}: ${level}\``))}.`,
      ),
    ];
  }
  const levelOf = (name: string) => {
    if (typeof permissions === 'string') return text(permissions).replace(/-all$/, '');
    return text(mapping(permissions)[name]) || 'none';
  };
  const missing = neededBy(use).filter(
    ([name, level]) => (RANKS[levelOf(name)] ?? 0) < (RANKS[level] ?? 0),
  );
  if (missing.length === 0) return [];
  const list = listed(missing.map(([name, level]) => `\`${name}: ${level}\``));
  return [
    wrong(
      `lacks ${list}${mode === 'auto' ? '' : ` for ${codeSpan(`mode: ${mode}`)}`}. Add it under \`permissions:\`.`,
    ),
  ];
}

function neededBy({ with: given, mode, events, comments }: Use): [string, string][] {
  const views = mode === 'views' || (mode === 'auto' && Object.keys(events).join() === 'schedule');
  if (views && !given.prompt) return [['contents', 'read']];
  if (mode === 'check' && given.fix !== 'true') {
    return [
      ['contents', 'read'],
      ['pull-requests', 'read'],
    ];
  }
  const remote = Boolean(given['base-url']);
  const checks = ['workflow_run', 'check_suite'].some((name) => Object.hasOwn(events, name));
  const replies = comments.length > 0 || Boolean(given['issue-number']) || mode === 'sweep';
  return [
    ...(remote ? [] : [['contents', given['docs-token'] ? 'read' : 'write'] as [string, string]]),
    ...(replies || checks ? [['issues', 'write'] as [string, string]] : []),
    ['pull-requests', 'write'],
    ...(checks
      ? ([
          ['actions', 'read'],
          ['checks', 'read'],
        ] as [string, string][])
      : []),
  ];
}

function inputProblems(
  { with: given, mode, comments }: Use,
  inputs: readonly string[],
): JudgedWorkflow[] {
  const unknown = Object.keys(given)
    .filter((name) => !inputs.includes(name))
    .map((name) => {
      const meant = nearest(name, inputs);
      const hint = meant ? `Did you mean \`${meant}\`?` : 'Remove it.';
      return wrong(`sets ${codeSpan(name)}, which is not an input. ${hint}`);
    });
  const works =
    comments.length > 0 ||
    Boolean(given.prompt) ||
    ['job', 'improve', 'sweep'].includes(mode) ||
    (mode === 'check' && given.fix === 'true');
  const service = given['base-url'];
  if (service) {
    const lacking = ['project-id', 'api-key'].filter((name) => !given[name]);
    const names = listed(lacking.map((name) => `\`${name}\``));
    return lacking.length === 0
      ? unknown
      : [...unknown, wrong(`sets \`base-url\` without ${names}.`)];
  }
  if (mode === 'views' && !given['access-logs'] && !given['views-key']) {
    return [
      ...unknown,
      wrong('has no source of page views. Set `views-key`, `access-logs`, or `base-url`.'),
    ];
  }
  const agent = given['agent-command'] || (given['model-url'] && given.model);
  if (!works || agent) return unknown;
  return [...unknown, wrong('names no agent. Set `agent-command`, or `model-url` and `model`.')];
}

function runnerProblems({ runsOn }: Use): JudgedWorkflow[] {
  if (/windows/i.test(runsOn)) {
    return [warning('runs on Windows. Docket is tested on Linux; use `runs-on: ubuntu-latest`.')];
  }
  // GitHub keeps its own runners up to date; any other label is a runner of someone else's.
  if (/^"(?:ubuntu|macos)-[\w.-]+"$/.test(runsOn)) return [];
  return [
    info(
      `runs on ${codeSpan(runsOn.replaceAll('"', ''))}. The runner needs version ${RUNNER} or newer, which has Node 24.`,
    ),
  ];
}

function eventsOf(on: unknown): Record<string, unknown> {
  if (typeof on === 'string') return { [on]: null };
  if (Array.isArray(on)) return Object.fromEntries(on.map((name) => [text(name), null]));
  return mapping(on);
}

const wrong = (says: string): JudgedWorkflow => ({ state: 'wrong', says });
const warning = (says: string): JudgedWorkflow => ({ state: 'warning', says });
const info = (says: string): JudgedWorkflow => ({ state: 'info', says });

const ORDER: readonly ProbeState[] = ['ok', 'info', 'warning', 'wrong'];

/** One finding with everything in it; its sign is that of the worst. */
function worst(found: readonly JudgedWorkflow[]): Look {
  const state = found.reduce<ProbeState>(
    (most, one) => (ORDER.indexOf(one.state) > ORDER.indexOf(most) ? one.state : most),
    'ok',
  );
  const says = [...new Set(found.map((one) => one.says))];
  return {
    state,
    says: says.length === 1 ? (says[0] ?? '') : says.map((one) => `\n- ${one}`).join(''),
  };
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join();
  return names.length === 2
    ? names.join(' and ')
    : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

const text = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

function mapping(value: unknown): Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Mapping)
    : {};
}
