// All inputs as one frozen object, read once. Names and defaults are those of action.yml.

import { isDate } from '../contract/dates.ts';
import { DEFAULT_DOCS_PATHS } from '../jobs/changes/docs-paths.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { deepFreeze } from '../shared/freeze.ts';
import { COMMAND_WORD } from '../shared/text/line-start.ts';
import { type GetInput, InputReader } from './input-reader.ts';

const MODES = ['auto', 'job', 'command', 'views', 'sweep', 'doctor', 'improve'] as const;
export type Mode = (typeof MODES)[number];

export const COMMAND_PERMISSIONS = ['triage', 'write', 'maintain', 'admin'] as const;
const RANGES = ['last-7-days', 'last-30-days', 'previous-week', 'previous-month'] as const;
export const FORMATS = ['csv', 'json', 'html', 'parquet'] as const;

const DEFAULT_FORMATS = ['csv', 'json', 'html'] as const;

export type Inputs = Readonly<ReturnType<typeof read>>;

/** Inputs that must never be printed; masked before anything is logged. */
export const SECRET_INPUTS = ['api-key', 'model-key', 'github-token', 'state-key'] as const;

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
      draft: reader.flag('draft', false),
      stateRef:
        reader.matching('state-ref', STATE_REF, 'must be a full ref, such as refs/docket/state') ??
        'refs/docket/state',
      stateKey: reader.text('state-key'),
    },
    views: {
      range: reader.choice('range', RANGES, 'last-7-days'),
      dateFrom: date(reader, 'date-from'),
      dateTo: date(reader, 'date-to'),
      formats: reader.choices('formats', FORMATS, DEFAULT_FORMATS),
      compare: reader.flag('compare', true),
      top: reader.wholeNumber('top', { min: 1, max: 1000 }) ?? 25,
      accessLogs: reader.list('access-logs'),
      artifactName:
        reader.matching('artifact-name', /^[^":<>|*?\r\n\\/]+$/, 'must be a plain file name') ??
        'page-views',
      retentionDays: reader.wholeNumber('retention-days', { min: 1, max: 400 }),
    },
  };
}

/** Long enough that nobody can guess it from a signature that everyone can read. */
const MIN_STATE_KEY = 32;
const REF_NAME = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\\x00-\x1f\x7f]+(?<![/.])$/;
const STATE_REF = new RegExp(`^refs/[^/]+/(?:${REF_NAME.source.slice(1, -1)})$`);

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
