// `docket views`, from a remote service or from access logs.

import { join } from 'node:path';
import { insistOnNamedAddress, readConfig } from '../config/config-file.ts';
import type { DocsService, ViewsSource } from '../contract/service.ts';
import type { DayRange } from '../shared/days.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { openCloneGit } from '../shared/git/clone-git.ts';
import type { Git } from '../shared/git/git.ts';
import { makeOutputFolder } from '../shared/git/output-folder.ts';
import { fetchFor } from '../shared/network/network.ts';
import { type Runtime, systemClock, systemRuntime } from '../shared/runtime.ts';
import type { Explanation } from '../views/counting/explain.ts';
import { joinPieces } from '../views/counting/query.ts';
import { type ExportResult, exportViews } from '../views/export/export.ts';
import {
  chooseRange,
  type ExportProgress,
  RANGE_NAMES,
  type RangeName,
} from '../views/export/options.ts';
import { pagedViews } from '../views/export/paged.ts';
import { MAX_REQUESTS } from '../views/export/requests.ts';
import { count, counted, rangeText } from '../views/reports/format.ts';
import { coverage, figures, qualityNotes } from '../views/reports/headline.ts';
import { REPORT_FORMATS, type ReportFormat } from '../views/reports/report.ts';
import { mustBeUrl, optionsHelp, type Parsed, parseOptions, WrongUsage } from './args.ts';
import { type Command, EXIT, type ExitCode, shown, type Terminal, terminalLog } from './command.ts';
import { ownPlace } from './place.ts';
import { progressBar } from './progress.ts';

export function views(env: NodeJS.ProcessEnv): Command {
  return viewsCommand({
    openGit: () => openCloneGit(env),
    clock: systemClock,
    random: Math.random,
    async connect(baseUrl, terminal) {
      const apiKey = env.DOCKET_API_KEY;
      if (!apiKey) {
        throw new WrongUsage(['Set the environment variable DOCKET_API_KEY to your API key.']);
      }
      const { connectRemote } = await import('../service/client/connect.ts');
      return connectRemote({ baseUrl, apiKey, env, log: terminalLog(terminal) });
    },
    async openSource(config, minutes, terminal) {
      const read = await readConfig(config);
      const settings = read?.views;
      if (!settings?.source) return null;
      insistOnNamedAddress(read, config);
      const { source } = settings;
      const { openAnalytics } = await import('../views/sources/open.ts');
      const deadline = systemClock.now() + minutes * 60_000;
      const runtime = systemRuntime(terminalLog(terminal));
      const deps = { ...runtime, fetch: fetchFor(env), deadline: () => deadline };
      return openAnalytics({ ...settings, source }, env.DOCKET_VIEWS_KEY, deps);
    },
    async explain(file, config) {
      const { explainFile } = await import('../store/log-views.ts');
      return explainFile(file, (await readConfig(config))?.views);
    },
    async readLogs({ globs: logs, data, config }, terminal) {
      if (data !== undefined) await ownPlace({ data }, env);
      const { openLogViews } = await import('../store/log-views.ts');
      const { createFileHistory } = await import('../store/views-history-file.ts');
      const history = data === undefined ? undefined : createFileHistory(join(data, 'views'));
      const shown = progressBar(terminal, systemClock, { quarters: true });
      const onProgress = (read: number, all: number) => {
        shown.show('Reading access logs', read / all, `${Math.floor((100 * read) / all)} %`);
      };
      const settings = (await readConfig(config))?.views;
      const source = await openLogViews({ logs, history, settings, onProgress });
      // An empty range: this reads the logs now, while the progress is shown.
      const nothing = { dateFrom: '1970-01-01', dateTo: '1970-01-01' };
      await joinPieces(source.pages('', nothing)).finally(() => shown.end());
      return source;
    },
  });
}

// docket views: exports page views into a folder.

interface ViewsDeps extends Pick<Runtime, 'clock' | 'random'> {
  /** For the folder of the files, which may be in a clone. */
  openGit(): Promise<Git>;
  /** The key comes from the environment. */
  connect(baseUrl: string, terminal: Terminal): Promise<Pick<DocsService, 'getViews' | 'insights'>>;
  /** Counts the views in log files. */
  readLogs(logs: LogsRequest, terminal: Terminal): Promise<ViewsSource>;
  /** The analytics service of the settings; null if they name none. */
  openSource(
    config: string | undefined,
    timeoutMinutes: number,
    terminal: Terminal,
  ): Promise<{ views: ViewsSource; source: string } | null>;
  /** With the settings that the logs would be read with. */
  explain(file: string, config: string | undefined): Promise<Explanation>;
}

interface LogsRequest {
  globs: string[];
  /** Keeps the counts after the logs are gone. */
  data: string | undefined;
  /** A settings file to use instead of the one in the working directory. */
  config: string | undefined;
}

const OPTIONS = {
  'base-url': { type: 'text', value: 'URL', help: 'the URL of the service', must: mustBeUrl },
  project: { type: 'text', value: 'ID', help: "the project's ID; with access logs, any name" },
  'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count views from instead' },
  data: { type: 'text', value: 'DIR', help: 'keep daily counts of the logs in this folder' },
  range: {
    type: 'text',
    value: 'RANGE',
    choices: RANGE_NAMES,
    help: `whole UTC days: ${RANGE_NAMES.join(', ')}; by default, last-7-days`,
  },
  from: { type: 'text', value: 'DAY', help: 'the first day, such as 2026-11-01' },
  to: { type: 'text', value: 'DAY', help: 'the day after the last day' },
  formats: {
    type: 'text',
    value: 'LIST',
    default: 'csv,json,html',
    help: 'any of csv, json, html',
  },
  out: { type: 'text', value: 'DIR', help: 'the folder for the files' },
  explain: { type: 'text', value: 'FILE', help: 'only show how Docket reads a log' },
  config: {
    type: 'text',
    value: 'FILE',
    help: 'the settings file to use instead of .github/docket.yml in this folder',
  },
  'max-requests': {
    type: 'number',
    value: 'N',
    min: 1,
    max: 1_000_000,
    default: MAX_REQUESTS,
    help: 'how many requests to send to a service',
  },
  'timeout-minutes': {
    type: 'number',
    value: 'N',
    min: 1,
    max: 7200,
    default: 30,
    help: 'how many minutes the export can take',
  },
} as const;

type Values = Parsed<typeof OPTIONS>['values'];

const HELP = `Exports page views by people and AI as data files and a report.

Usage: docket views [--base-url URL --project ID | --access-logs GLOB…]
                    [--range RANGE | --from DAY --to DAY] [--formats LIST] --out DIR
       docket views --explain FILE

${optionsHelp(OPTIONS)}

Without --base-url and --access-logs, the views come from the analytics service that \`views: source\`
in the settings names. Its key is read from DOCKET_VIEWS_KEY, that of a service from DOCKET_API_KEY.
Progress goes to standard error, the result to standard output. The same range of the same data
always gives the same files.

  docket views --access-logs 'logs/*.gz' --range last-30-days --out report
`;

export function viewsCommand(deps: ViewsDeps): Command {
  return { help: HELP, options: OPTIONS, run: (argv, terminal) => run(argv, terminal, deps) };
}

async function run(
  argv: readonly string[],
  terminal: Terminal,
  deps: ViewsDeps,
): Promise<ExitCode> {
  const { values } = parseOptions(OPTIONS, argv, rules);
  if (values.explain) {
    const explanation = await deps.explain(values.explain, values.config);
    terminal.out(explanationText(values.explain, explanation));
    return EXIT.done;
  }
  const { clock, random } = deps;
  const log = terminalLog(terminal);
  const limits = {
    maxRequests: values['max-requests'],
    deadline: clock.now() + values['timeout-minutes'] * 60_000,
  };
  const range = rangeOf(values, clock.now());
  const [baseUrl, logs, out = ''] = [values['base-url'], values['access-logs'], values.out];
  const opened = async () => {
    if (baseUrl) {
      const service = await deps.connect(baseUrl, terminal);
      return { views: pagedViews(service, limits, { clock, random, log }), source: baseUrl };
    }
    const { data, config } = values;
    if (logs.length > 0) {
      // Whoever gets the files has no use for a path of this machine.
      const source = 'access logs';
      return { views: await deps.readLogs({ globs: logs, data, config }, terminal), source };
    }
    const found = await deps.openSource(config, values['timeout-minutes'], terminal);
    if (found) return found;
    throw new WrongUsage([
      'Choose a source: --base-url URL --project ID, --access-logs GLOB, or `views: source` in the settings.',
    ]);
  };
  const { views, source } = await opened();
  await makeOutputFolder(out, await deps.openGit());
  const shown = progressBar(terminal, clock);
  const result = await exportViews(
    {
      projectId: values.project ?? 'logs',
      title: values.project ?? 'Documentation',
      source,
      range,
      formats: formatsOf(values.formats),
      outDir: out,
    },
    {
      views,
      clock,
      signal: terminal.signal,
      progress: ({ step, done, share }) => shown.show(STEPS[step], share, count(done)),
    },
  ).finally(() => shown.end());
  tell(result, out, terminal);
  return EXIT.done;
}

function rangeOf({ range, from, to }: Values, now: number): DayRange {
  try {
    return chooseRange({ range: range as RangeName | undefined, dateFrom: from, dateTo: to }, now);
  } catch (error) {
    throw error instanceof InvalidRequest ? new WrongUsage([error.message]) : error;
  }
}

const ALONE = '`--explain FILE` cannot be used with `--base-url` or `--access-logs`.';

function rules({ values, positionals }: Parsed<typeof OPTIONS>): string[] {
  if (values.explain) return values['base-url'] || values['access-logs'].length > 0 ? [ALONE] : [];
  const problems: string[] = [];
  const { 'base-url': baseUrl, 'access-logs': logs, project, range, from, to, data } = values;
  if (positionals.length > 0) {
    problems.push(`Unexpected argument \`${positionals.join(' ')}\`. Put globs in quotes.`);
  }
  if (baseUrl && logs.length > 0) {
    problems.push('Choose one source: --base-url URL --project ID, or --access-logs GLOB.');
  }
  if (baseUrl && !project) problems.push('`--base-url` requires `--project ID`.');
  if (!values.out) problems.push('Option `--out DIR` is required: the folder for the files.');
  if (data && logs.length === 0) problems.push('`--data` requires `--access-logs`.');
  if (range && (from || to)) problems.push('`--range` cannot be used with `--from` or `--to`.');
  const unknown = listOf(values).filter((name) => !REPORT_FORMATS.some((known) => known === name));
  if (unknown.length > 0) {
    problems.push(
      `Option \`--formats\` must be a list of ${REPORT_FORMATS.join(', ')}; got \`${unknown.join(', ')}\`.`,
    );
  }
  return problems;
}

const listOf = ({ formats }: Pick<Values, 'formats'>) =>
  formats.split(',').map((name) => name.trim());

function formatsOf(formats: string): ReportFormat[] {
  const wanted = listOf({ formats });
  return REPORT_FORMATS.filter((name) => wanted.includes(name));
}

const STEPS: Record<ExportProgress['step'], string> = {
  pages: 'Reading pages',
  days: 'Reading days',
  'previous pages': 'Reading previous period',
  files: 'Writing files',
};
function tell({ story: { report }, files }: ExportResult, out: string, terminal: Terminal): void {
  for (const what of report.missing) terminal.err(`Missing: ${shown(what)}\n`);
  if (report.missing.length > 0) {
    terminal.err(
      'The export is partial. To get more, raise --max-requests or --timeout-minutes.\n',
    );
  }
  const failed = report.checks.filter(({ ok }) => !ok).map(({ summary }) => summary);
  const logs = report.insights ? qualityNotes(report.insights.quality) : [];
  for (const note of [...failed, ...logs]) terminal.err(`Note: ${shown(note)}\n`);
  const covered = coverage(report);
  if (covered) terminal.out(`${covered}\n`);
  const rows = figures(report).map(
    ({ label, value, delta }) => `  ${label.padEnd(18)} ${value.padStart(12)}  ${delta ?? ''}`,
  );
  terminal.out(
    `${rangeText(report.range)}: ${counted(report.totals.total, 'view')}\n${rows.map((row) => row.trimEnd()).join('\n')}\n`,
  );
  for (const file of files) terminal.out(`${out.replace(/\/$/, '')}/${file}\n`);
}

// docket views --explain FILE: shows how Docket reads its lines.

/** How many lines are shown for each verdict. */
const SHOWN = 2;

export function explanationText(file: string, { format, lines }: Explanation): string {
  const kinds = Map.groupBy(lines, ({ verdict }) => verdict.replace(/(?:page|for) .*/, ''));
  const shown = lines.filter((line) =>
    [...kinds.values()].some((kind) => kind.slice(0, SHOWN).includes(line)),
  );
  const head = format
    ? `${file}: ${format}. The first ${count(lines.length)} lines were read.`
    : `${file}: unknown format. docs/page-views.md lists the supported formats; you can map the fields of JSON logs.`;
  const parts = shown.map(({ number, text, fields, verdict }) => {
    const rows = fields.map(({ name, value }) => `  ${name.padEnd(8)} ${value}`);
    return [`Line ${number}: ${text}`, ...rows, `  → ${verdict}`].join('\n');
  });
  return `${[head, ...parts].join('\n\n')}\n`;
}
