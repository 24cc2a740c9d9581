// All inputs as one frozen object, read once. Names and defaults are those of action.yml.

import { isDate, isRepositoryName } from '../contract/values.ts';
import { DEFAULT_DOCS_PATHS } from '../jobs/changes/change.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { deepFreeze } from '../shared/freeze.ts';
import { globProblem, MAX_GLOBS } from '../shared/glob.ts';
import { COMMAND_WORD } from '../shared/text/line-start.ts';
import { REPORT_FORMATS } from '../views/reports/report.ts';

const MODES = [
  'auto',
  'job',
  'command',
  'views',
  'sweep',
  'doctor',
  'improve',
  'check',
  'audition',
] as const;

const FAIL_ON = ['broken', 'never'] as const;

export const COMMAND_PERMISSIONS = ['triage', 'write', 'maintain', 'admin'] as const;
const RANGES = ['last-7-days', 'last-30-days', 'previous-week', 'previous-month'] as const;

/** Repositories that agents can read besides their own. */
export const MAX_CONTEXT = 10;

const DEFAULT_FORMATS = ['csv', 'json', 'html'] as const;

export type Inputs = Readonly<ReturnType<typeof read>>;

/** Inputs that must never be printed; masked before anything is logged. */
export const SECRET_INPUTS = [
  'api-key',
  'model-key',
  'github-token',
  'docs-token',
  'state-key',
  'views-key',
] as const;

/** All problems as one error: for the log, and for a thread, where no value is shown. */
export interface WrongInputs {
  inLog: InvalidRequest;
  onThread: InvalidRequest;
}

export function parseInputs(get: GetInput): Inputs {
  const { inputs, wrong } = readInputs(get);
  if (wrong) throw wrong.inLog;
  return inputs;
}

/** With `wrong`, the inputs are good for nothing but telling so: defaults stand in for the invalid. */
export function readInputs(get: GetInput): { inputs: Inputs; wrong?: WrongInputs } {
  const reader = new InputReader(get);
  const inputs = deepFreeze(read(reader));
  insistOnRules(reader, inputs);
  const { problems } = reader;
  if (problems.length === 0) return { inputs };
  const [many, them] =
    problems.length === 1
      ? ['An input is not valid', 'it']
      : [`${problems.length} inputs are not valid`, 'them'];
  const inLog = problems.map((problem) => problem.inLog);
  const onThread = problems.map((problem) => problem.onThread);
  return {
    inputs,
    wrong: {
      inLog: new InvalidRequest(`${many}. Fix ${them} under \`with:\` in this step.`, {
        details: inLog,
      }),
      onThread: new InvalidRequest(
        `The workflow is not set up correctly, so nothing was started. ${many}. Fix ${them} under \`with:\` in the workflow file, then comment the command again. The log of the workflow run shows the values.`,
        { details: onThread },
      ),
    },
  };
}

/** The names of all inputs. */
export function inputNames(): string[] {
  const names = new Set<string>();
  read(
    new InputReader((name) => {
      names.add(name);
      return '';
    }),
  );
  return [...names];
}

function read(reader: InputReader) {
  return {
    mode: reader.choice('mode', MODES, 'auto'),
    dryRun: reader.flag('dry-run', false),
    service: {
      projectId: reader.matching('project-id', /^[^/\s]+$/, 'must not contain `/` or spaces'),
      apiKey: reader.text('api-key'),
      baseUrl: url(reader, 'base-url'),
      githubToken: reader.text('github-token'),
    },
    job: {
      prompt: reader.text('prompt'),
      jobId: reader.matching('job-id', /^[^/\s]+$/, 'must be a job ID'),
      issueNumber: reader.wholeNumber('issue-number', { min: 1 }),
      wait: reader.flag('wait', true),
      timeoutMinutes: reader.wholeNumber('timeout-minutes', { min: 1, max: 7200 }) ?? 30,
    },
    command: {
      word:
        reader.matching(
          'command',
          COMMAND_WORD,
          'must be a slash followed by a word, such as `/docs`',
        ) ?? '/docs',
      permission: reader.choice('permission', COMMAND_PERMISSIONS, 'write'),
      allowedBots: reader.list('allowed-bots'),
    },
    embedded: {
      agentCommand: reader.text('agent-command'),
      modelUrl: url(reader, 'model-url'),
      modelKey: reader.text('model-key'),
      model: reader.text('model'),
      docsPaths: orDefault(reader.globs('docs-paths'), DEFAULT_DOCS_PATHS),
      baseRef: reader.matching('base-ref', REF_NAME, 'must be a branch name'),
      checkCommand: reader.text('check-command'),
      stateKey: reader.text('state-key'),
    },
    docs: {
      repository: reader.matching(
        'docs-repository',
        isRepositoryName,
        'must be a repository such as acme/handbook',
      ),
      token: reader.text('docs-token'),
      context: reader.repositories('context-repositories', MAX_CONTEXT),
    },
    check: {
      failOn: reader.choice('fail-on', FAIL_ON, 'broken'),
    },
    views: {
      range: reader.choice('range', RANGES, 'last-7-days'),
      dateFrom: date(reader, 'date-from'),
      dateTo: date(reader, 'date-to'),
      formats: reader.choices('formats', REPORT_FORMATS, DEFAULT_FORMATS),
      accessLogs: reader.list('access-logs'),
      key: reader.text('views-key'),
      artifactName:
        reader.matching('artifact-name', /^[^":<>|*?\r\n\\/]+$/, 'must be a plain file name') ??
        'page-views',
    },
  };
}

/** Long enough that nobody can guess it from a signature that everyone can read. */
const MIN_STATE_KEY = 32;
const REF_NAME = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\\x00-\x1f\x7f]+(?<![/.])$/;

function insistOnRules(reader: InputReader, { service, job, command, embedded, views }: Inputs) {
  const remote = reader.text('base-url') !== undefined;
  reader.insist(
    !remote || (service.apiKey !== undefined && reader.text('project-id') !== undefined),
    'Input `base-url` requires `api-key` and `project-id`. You can find both on the API keys page of the project.',
  );
  reader.insist(
    remote || service.apiKey === undefined,
    'Input `api-key` is set without `base-url`. Set `base-url` to use the service, or remove the key.',
  );
  reader.insist(
    remote || job.wait,
    'Input `wait: false` requires `base-url`, because an embedded job runs inside this step and ends with it.',
  );
  reader.insist(
    job.jobId === undefined || job.prompt !== undefined,
    'Input `job-id` requires a `prompt`: the message that continues the job.',
  );
  reader.insist(
    reader.text('mode') !== 'job' || job.prompt !== undefined,
    'Input `mode: job` requires a `prompt` that tells the agent what to do.',
  );
  reader.insist(
    reader.text('docs-repository') === undefined || !remote,
    'Input `docs-repository` cannot be used with `base-url`, because the service has its own documentation. Remove one of them.',
  );
  reader.insist(
    !remote || reader.text('context-repositories') === undefined,
    'Input `context-repositories` cannot be used with `base-url`, because the service reads its own. Set it in the settings of the project there.',
  );
  reader.insist(
    embedded.agentCommand === undefined || reader.text('model-url') === undefined,
    'Inputs `agent-command` and `model-url` cannot be used together. Set only one of them.',
  );
  reader.insist(
    embedded.modelUrl === undefined || embedded.model !== undefined,
    'Input `model-url` requires `model`: the name of the model to use.',
  );
  reader.insist(
    embedded.stateKey === undefined || embedded.stateKey.length >= MIN_STATE_KEY,
    `Input \`state-key\` must have at least ${MIN_STATE_KEY} characters; \`openssl rand -hex 32\` generates one.`,
  );
  reader.insist(
    command.allowedBots.every((login) => /^[\w-]+(?:\[bot\])?$/.test(login)),
    'Input `allowed-bots` must be a list of logins such as `my-app[bot]`; patterns are not allowed.',
  );
  const { dateFrom, dateTo } = views;
  reader.insist(
    dateFrom === undefined || dateTo === undefined || dateFrom < dateTo,
    'Input `date-to` must be later than `date-from`. It is the day after the last day to export.',
  );
}

function url(reader: InputReader, name: string): string | undefined {
  const must = 'must be a URL that starts with https:// or http://';
  const value = reader.matching(name, /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i, must);
  return value?.replace(/\/+$/, '');
}

function date(reader: InputReader, name: string): string | undefined {
  const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDate(value);
  return reader.matching(name, isDay, 'must be a date such as 2026-11-01');
}

function orDefault(list: string[], fallback: readonly string[]): string[] {
  return list.length > 0 ? list : [...fallback];
}

// Reads one input at a time and collects the problems, so that all of them are reported together.

/** An input's text, as `getInput` of @actions/core returns it: trimmed, and empty if there is none. */
type GetInput = (name: string) => string;

/** In two forms: threads are public, and the value of an input may come from a secret. */
interface InputProblem {
  inLog: string;
  onThread: string;
}

class InputReader {
  readonly problems: InputProblem[] = [];
  readonly #get: GetInput;

  constructor(get: GetInput) {
    this.#get = get;
  }

  text(name: string): string | undefined {
    return this.#get(name) || undefined;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name);
    if (value === undefined) return fallback;
    if (/^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true';
    this.#wrong(name, 'must be `true` or `false`', value);
    return fallback;
  }

  wholeNumber(name: string, range: { min: number; max?: number }): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= range.min && number <= (range.max ?? Number.MAX_SAFE_INTEGER)) return number;
    const limits = range.max === undefined ? `≥ ${range.min}` : `from ${range.min} to ${range.max}`;
    this.#wrong(name, `must be a whole number ${limits}`, value);
    return undefined;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name) ?? fallback;
    const found = choices.find((choice) => choice === value);
    if (found) return found;
    this.#wrong(name, `must be one of ${listed(choices)}`, value);
    return fallback;
  }

  choices<T extends string>(name: string, choices: readonly T[], fallback: readonly T[]): T[] {
    const values = this.list(name);
    if (values.length === 0) return [...fallback];
    for (const value of values) {
      if (!choices.some((choice) => choice === value)) {
        this.#wrong(name, `must be a list of ${listed(choices)}`, value);
      }
    }
    return choices.filter((choice) => values.includes(choice));
  }

  /** One per line, or separated by commas; commas inside `{a,b}` belong to the glob. */
  list(name: string): string[] {
    const parts = (this.text(name) ?? '').split('\n').flatMap(splitOutsideBraces);
    return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
  }

  globs(name: string): string[] {
    const globs = this.list(name);
    if (globs.length > MAX_GLOBS)
      this.insist(false, `Input \`${name}\` has more than ${MAX_GLOBS} globs.`);
    const wrong = globs
      .slice(0, MAX_GLOBS)
      .flatMap((glob) => globProblem(glob.replace(/^!/, '')) ?? []);
    for (const sentence of wrong) {
      this.problems.push({
        inLog: `Input \`${name}\`: ${sentence}`,
        onThread: `Input \`${name}\` contains a glob that is not valid.`,
      });
    }
    this.insist(
      globs.length === 0 || !globs.every((glob) => glob.startsWith('!')),
      `Input \`${name}\` only excludes files; add a glob for the files to include.`,
    );
    return globs;
  }

  /** One per line, or separated by commas. */
  repositories(name: string, max: number): string[] {
    const parts = (this.text(name) ?? '').split(/[\n,]/).map((part) => part.trim());
    const names = parts.filter((part) => part !== '');
    const wrong = names.find((part) => !isRepositoryName(part)) ?? repeatedName(names);
    const must = `must be a list of at most ${max} repositories such as \`acme/handbook\`, each named once`;
    if (wrong !== undefined || names.length > max)
      this.#wrong(name, must, wrong ?? `${names.length} of them`);
    return names.slice(0, max);
  }

  matching(
    name: string,
    fits: RegExp | ((value: string) => boolean),
    must: string,
  ): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (typeof fits === 'function' ? fits(value) : fits.test(value)) return value;
    this.#wrong(name, must, value);
    return undefined;
  }

  /** For rules that involve several inputs; `sentence` names them, without their values. */
  insist(holds: boolean, sentence: string): void {
    if (!holds) this.problems.push({ inLog: sentence, onThread: sentence });
  }

  #wrong(name: string, must: string, value: string): void {
    const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    const rule = `Input \`${name}\` ${must}`;
    this.problems.push({
      inLog: `${rule}; got \`${shown.replace(/\s+/g, ' ')}\`.`,
      onThread: `${rule}.`,
    });
  }
}

function splitOutsideBraces(line: string): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '{') depth += 1;
    if (line[at] === '}') depth -= 1;
    if (line[at] !== ',' || depth > 0) continue;
    parts.push(line.slice(start, at));
    start = at + 1;
  }
  return [...parts, line.slice(start)];
}

/** One that is there twice: to GitHub, case makes no difference. */
export function repeatedName(names: readonly string[]): string | undefined {
  const lower = names.map((name) => name.toLowerCase());
  return names.find((_, index) => lower.indexOf(lower[index] ?? '') !== index);
}

function listed(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ');
}
