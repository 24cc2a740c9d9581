// docket views: exports who read which page into a folder.
import type { Explanation } from '../analytics/explain.ts';
import { type ExportResult, exportViews } from '../export/export.ts';
import type { ExportProgress } from '../export/options.ts';
import { chooseRange, RANGE_NAMES, type RangeName } from '../export/range.ts';
import type { ViewsService } from '../export/requests.ts';
import { count, counted, rangeText } from '../reports/format.ts';
import { coverage, figures } from '../reports/headline.ts';
import { qualityNotes } from '../reports/quality-notes.ts';
import { REPORT_FORMATS, type ReportFormat } from '../reports/report.ts';
import type { Random } from '../shared/backoff.ts';
import type { Clock } from '../shared/clock.ts';
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type ExitCode, type Terminal, terminalLog } from './command.ts';
import { progress } from './progress.ts';
import { explanationText } from './views-explain.ts';

export interface ViewsDeps {
  /** The key is the environment's business. */
  connect(baseUrl: string, terminal: Terminal): Promise<ViewsService>;
  /** Counts the views in log files. */
  readLogs(logs: LogsRequest, terminal: Terminal): Promise<ViewsService>;
  /** How often the settings let a service be asked, if they say so. */
  maxRequests(config: string | undefined): Promise<number | undefined>;
  explain(file: string): Promise<Explanation>;
  clock: Clock;
  random: Random;
}

export interface LogsRequest {
  globs: string[];
  /** Keeps what is known beyond the logs. */
  data: string | undefined;
  /** A file of settings, instead of the one in the working directory. */
  config: string | undefined;
}

/** Such services often allow this many an hour. */
const MAX_REQUESTS = 100;

const OPTIONS = {
  'base-url': { type: 'text', value: 'URL', help: 'where the service is' },
  project: { type: 'text', value: 'ID', help: "the project's id; with access logs, a name for it" },
  'access-logs': { type: 'list', value: 'GLOB', help: 'or: log files to count views from' },
  data: { type: 'text', value: 'DIR', help: 'keep daily counts of the logs here, beyond the logs' },
  range: {
    type: 'text',
    value: 'RANGE',
    choices: RANGE_NAMES,
    help: `whole UTC days: ${RANGE_NAMES.join(', ')}; last-7-days when nothing is said`,
  },
  from: { type: 'text', value: 'DAY', help: 'or: the first day, such as 2026-11-01' },
  to: { type: 'text', value: 'DAY', help: 'and the day after the last one' },
  'no-compare': { type: 'flag', help: 'leave the period before out' },
  formats: { type: 'text', value: 'LIST', default: 'csv,json,html', help: 'also parquet' },
  top: { type: 'number', value: 'N', min: 1, max: 1000, default: 25, help: 'top pages to show' },
  out: { type: 'text', value: 'DIR', help: 'the folder for the files' },
  explain: { type: 'text', value: 'FILE', help: 'instead: show how the lines of a log are read' },
  config: {
    type: 'text',
    value: 'FILE',
    help: 'settings to use instead of .github/docket.yml in this folder',
  },
  'max-requests': {
    type: 'number',
    value: 'N',
    min: 1,
    max: 1_000_000,
    help: `how often a service may be asked; ${MAX_REQUESTS} unless the settings say otherwise`,
  },
  'timeout-minutes': {
    type: 'number',
    value: 'N',
    min: 1,
    max: 7200,
    default: 30,
    help: 'how long to ask',
  },
} as const;

type Values = Parsed<typeof OPTIONS>['values'];

const HELP = `Exports who read which page, people or AI, as data files and a report.

Usage: docket views (--base-url URL --project ID | --access-logs GLOB…)
                    [--range RANGE | --from DAY --to DAY] [--formats LIST] --out DIR
       docket views --explain FILE

${optionsHelp(OPTIONS)}

The API key is read from DOCKET_API_KEY. Progress goes to standard error, the result to standard
output. The same range of the same data gives the same bytes.

  docket views --access-logs 'logs/*.gz' --range last-30-days --out report
`;

export function viewsCommand(deps: ViewsDeps): Command {
  return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}

async function run(
  argv: readonly string[],
  terminal: Terminal,
  deps: ViewsDeps,
): Promise<ExitCode> {
  const { values } = parseOptions(OPTIONS, argv, rules);
  if (values.explain) {
    terminal.out(explanationText(values.explain, await deps.explain(values.explain)));
    return EXIT.done;
  }
  const { clock, random } = deps;
  const range = chooseRange(
    { range: values.range as RangeName | undefined, dateFrom: values.from, dateTo: values.to },
    clock.now(),
  );
  const [baseUrl, logs, out = ''] = [values['base-url'], values['access-logs'], values.out];
  const service = baseUrl
    ? await deps.connect(baseUrl, terminal)
    : await deps.readLogs({ globs: logs, data: values.data, config: values.config }, terminal);
  const maxRequests = values['max-requests'] ?? (await deps.maxRequests(values.config));
  const shown = bar(terminal, clock);
  const result = await exportViews(
    {
      projectId: values.project ?? 'logs',
      title: values.project ?? 'Documentation',
      source: baseUrl ?? `access logs ${logs.join(' ')}`,
      range,
      compare: !values['no-compare'],
      formats: formatsOf(values.formats),
      top: values.top,
      outDir: out,
      maxRequests: baseUrl ? (maxRequests ?? MAX_REQUESTS) : Number.POSITIVE_INFINITY,
      deadline: clock.now() + values['timeout-minutes'] * 60_000,
    },
    {
      service,
      clock,
      random,
      log: terminalLog(terminal),
      signal: terminal.signal,
      progress: shown.show,
    },
  ).finally(() => shown.end());
  tell(result, out, terminal);
  return EXIT.done;
}

const ALONE = '`--explain FILE` stands alone; leave `--base-url` and `--access-logs` out.';

function rules({ values, positionals }: Parsed<typeof OPTIONS>): string[] {
  if (values.explain) return values['base-url'] || values['access-logs'].length > 0 ? [ALONE] : [];
  const problems: string[] = [];
  const { 'base-url': baseUrl, 'access-logs': logs, project, range, from, to, data } = values;
  if (positionals.length > 0) {
    problems.push(`\`${positionals.join(' ')}\` is not understood; put a glob in quotes.`);
  }
  if (Boolean(baseUrl) === logs.length > 0) {
    problems.push(
      'Say where the views come from: --base-url URL --project ID, or --access-logs GLOB.',
    );
  }
  if (baseUrl && !project) problems.push('`--base-url` needs `--project ID`.');
  if (!values.out) problems.push('Option `--out DIR` is missing: the folder for the files.');
  if (data && logs.length === 0) problems.push('`--data` is for `--access-logs` only.');
  if (range && (from || to)) problems.push('`--range` and dates exclude each other; give one.');
  const unknown = listOf(values).filter((name) => !REPORT_FORMATS.some((known) => known === name));
  if (unknown.length > 0) {
    problems.push(
      `Option \`--formats\` is a list of ${REPORT_FORMATS.join(', ')}; got \`${unknown.join(', ')}\`.`,
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
  'previous pages': 'Reading the period before',
  files: 'Writing files',
};
const WIDTH = 24;

/** A bar where a line can be rewritten; one line a step elsewhere. */
function bar(terminal: Terminal, clock: Clock) {
  const line = progress(terminal, clock);
  let last: ExportProgress['step'] | undefined;
  return {
    show({ step, done, share }: ExportProgress): void {
      if (!terminal.live) {
        if (step !== last) line.show(STEPS[step]);
      } else {
        const filled = Math.round(share * WIDTH);
        const drawn = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
        line.show(`${STEPS[step].padEnd(25)} ${drawn} ${count(done)}`);
      }
      last = step;
    },
    end: () => line.end(),
  };
}

function tell({ story: { report }, files }: ExportResult, out: string, terminal: Terminal): void {
  for (const what of report.missing) terminal.err(`Missing: ${what}\n`);
  if (report.missing.length > 0) {
    terminal.err(
      'The export is partial; --max-requests and --timeout-minutes give it more room.\n',
    );
  }
  const failed = report.checks.filter(({ ok }) => !ok).map(({ summary }) => summary);
  const logs = report.insights ? qualityNotes(report.insights.quality) : [];
  for (const note of [...failed, ...logs]) terminal.err(`Note: ${note}\n`);
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
