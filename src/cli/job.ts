// `docket job` on a remote service.

import { dirname } from 'node:path';
import { cost } from '../bot/replies/phrases.ts';
import { type Followed, follow, followToEnd } from '../bot/sending/follow.ts';
import {
  type AcceptanceReport,
  mergeRate,
  tellAcceptance,
  tellTrigger,
} from '../contract/acceptance.ts';
import { type JobEvent, type JobSummary, MAX_JOBS_LIMIT } from '../contract/directory.ts';
import { reasonOf, stateOf } from '../contract/job.ts';
import type { ReceivedJob } from '../contract/schemas.ts';
import {
  type DocsService,
  type JobControl,
  type JobDirectory,
  NO_CONTROL,
} from '../contract/service.ts';
import { JOB_STATUSES, type JobStatus } from '../contract/values.ts';
import { DAY_MS } from '../shared/days.ts';
import { SetupError, sentence } from '../shared/errors.ts';
import { assertNoLinks, replaceFile } from '../shared/git/output-folder.ts';
import { isoTime, type Runtime, systemClock } from '../shared/runtime.ts';
import { bound, oneLine } from '../shared/text/foreign.ts';
import { mustBeId, mustBeUrl, optionsHelp, type Parsed, parseOptions, WrongUsage } from './args.ts';
import { badge } from './badge.ts';
import { type Command, EXIT, type ExitCode, type Terminal, terminalLog } from './command.ts';
import { progress } from './progress.ts';

export function job(env: NodeJS.ProcessEnv): Command {
  return jobCommand({
    clock: systemClock,
    random: Math.random,
    async connect(baseUrl, terminal, meet) {
      const apiKey = env.DOCKET_API_KEY;
      if (!apiKey) {
        throw new WrongUsage(['Set the environment variable DOCKET_API_KEY to your API key.']);
      }
      const { connectRemote } = await import('../service/client/connect.ts');
      const service = connectRemote({ baseUrl, apiKey, env, log: terminalLog(terminal) });
      if (meet) await service.meet();
      return service;
    },
  });
}

// docket job: creates, continues, lists, shows, watches, and ends jobs on a service.

interface JobDeps extends Pick<Runtime, 'clock' | 'random'> {
  /** The key comes from the environment. `meet`: what the service can do has to be known. */
  connect(baseUrl: string, terminal: Terminal, meet: boolean): Promise<DocsService>;
}

const ACTIONS = [
  ...(['create', 'message', 'get', 'watch', 'events'] as const),
  ...(['list', 'cancel', 'archive'] as const),
] as const;
type Action = (typeof ACTIONS)[number];
const VERBS = { of: 'docket job', names: ACTIONS };

const OPTIONS = {
  'base-url': {
    type: 'text',
    value: 'URL',
    required: true,
    help: 'the URL of the service, such as http://127.0.0.1:8787',
    must: mustBeUrl,
  },
  project: { type: 'text', value: 'ID', required: true, help: "the project's ID", must: mustBeId },
  job: {
    type: 'text',
    value: 'ID',
    help: "for all but create and list: the job's ID",
    must: mustBeId,
  },
  prompt: {
    type: 'text',
    value: 'TEXT',
    help: 'for create and message: the request; by default, read from standard input',
  },
  wait: { type: 'flag', help: 'for create and message: wait for the job to finish' },
  'timeout-minutes': {
    type: 'number',
    value: 'N',
    min: 1,
    max: 7200,
    default: 30,
    help: 'how many minutes to wait for a job',
  },
  status: {
    type: 'text',
    value: 'STATUS',
    choices: JOB_STATUSES,
    help: `for list: only jobs that are ${JOB_STATUSES.join(', ')}`,
  },
  search: { type: 'text', value: 'TEXT', help: 'for list: only jobs with this in a request' },
  'waiting-days': {
    type: 'number',
    value: 'N',
    min: 0,
    max: 3650,
    help: 'for list: only jobs whose pull request has waited this long for review',
  },
  limit: {
    type: 'number',
    value: 'N',
    min: 1,
    max: MAX_JOBS_LIMIT,
    default: 20,
    help: 'for list: how many jobs',
  },
  cursor: { type: 'text', value: 'TEXT', help: 'for list: where the previous list ended' },
  badge: {
    type: 'text',
    value: 'FILE',
    help: 'for list: write the share of merged pull requests as an SVG',
  },
  json: { type: 'flag', help: 'print one line of JSON for each job, list, or event' },
} as const;

type Arguments = Parsed<typeof OPTIONS>['values'];

const HELP = `Creates, continues, lists, shows, watches, and ends agent jobs.

Usage: docket job create  --base-url URL --project ID [--prompt TEXT] [--wait] [--json]
       docket job message --base-url URL --project ID --job ID [--prompt TEXT] [--wait] [--json]
       docket job get     --base-url URL --project ID --job ID [--json]
       docket job watch   --base-url URL --project ID --job ID [--json]
       docket job events  --base-url URL --project ID --job ID [--json]
       docket job cancel  --base-url URL --project ID --job ID [--json]
       docket job archive --base-url URL --project ID --job ID [--json]
       docket job list    --base-url URL --project ID [--status STATUS] [--search TEXT]
                          [--waiting-days N] [--limit N] [--cursor TEXT] [--badge FILE] [--json]

${optionsHelp(OPTIONS)}

The API key is read from DOCKET_API_KEY. Progress goes to standard error, the job to standard
output. The exit code is 1 if the job has failed or did not finish in time.

  echo "Describe the new --verbose flag" | docket job create --base-url URL --project ID --wait
`;

export function jobCommand(deps: JobDeps): Command {
  return {
    help: HELP,
    options: OPTIONS,
    verbs: VERBS.names,
    run: (argv, terminal) => run(argv, terminal, deps),
  };
}

async function run(argv: readonly string[], terminal: Terminal, deps: JobDeps): Promise<ExitCode> {
  const { values, positionals } = parseOptions(OPTIONS, argv, rules, VERBS);
  const action = positionals[0] as Action;
  const prompt =
    action === 'create' || action === 'message' ? await promptOf(values, terminal) : '';
  const meet = action === 'list' || action === 'events';
  const service = await deps.connect(values['base-url'], terminal, meet);
  const { project, job: id = '', json } = values;
  const options = { signal: terminal.signal };
  const where = { service, project, terminal, json };

  switch (action) {
    case 'create': {
      const job = await service.createJob(project, { prompt }, options);
      const followed: Followed = { projectId: project, jobId: job.id, after: 'create', job };
      return values.wait ? watch(followed) : print(job);
    }
    case 'message': {
      const job = await service.sendMessage(project, id, { prompt }, options);
      const followed: Followed = { projectId: project, jobId: id, after: 'message', job };
      return values.wait ? watch(followed) : print(job);
    }
    case 'get':
      return print(await service.getJob(project, id, options));
    case 'watch':
      return watch({ projectId: project, jobId: id });
    case 'events':
      return followEvents(where, id);
    case 'cancel':
    case 'archive':
      print(await controlJob(where, id, action));
      return EXIT.done;
    case 'list':
      return listJobs(where, values as ListOptions, deps.clock.now());
  }

  function print(job: ReceivedJob): ExitCode {
    terminal.out(values.json ? `${JSON.stringify(job)}\n` : jobText(job));
    return job.status === 'failed' ? EXIT.failed : EXIT.done;
  }

  async function watch(followed: Followed): Promise<ExitCode> {
    const minutes = values['timeout-minutes'];
    const { clock, random } = deps;
    const shown = progress(terminal, clock);
    const changes = follow(followed, {
      service,
      clock,
      random,
      log: terminalLog(terminal),
      deadline: clock.now() + minutes * 60_000,
      signal: terminal.signal,
      events: () => service.directory?.events,
    });
    const end = await followToEnd(changes, (job) => shown.show(statusLine(job))).finally(() =>
      shown.end(),
    );
    if (end.kind === 'final') return print(end.job);
    if (end.job) print(end.job);
    const trouble = 'trouble' in end && end.trouble ? ` ${sentence(end.trouble)}` : '';
    terminal.err(
      `The job did not finish within ${minutes} minutes.${trouble} It keeps running. To watch it, run docket job watch --job ${followed.jobId}.\n`,
    );
    return EXIT.failed;
  }
}

function rules({ values, positionals }: Parsed<typeof OPTIONS>): string[] {
  const [action, ...more] = positionals;
  const problems: string[] = [];
  if (more.length > 0) {
    problems.push(
      `Unexpected argument \`${more.join(' ')}\`. Put the prompt in quotes after --prompt.`,
    );
  }
  const isOfAll = action === 'create' || action === 'list';
  if (isOfAll && values.job) {
    problems.push(
      `\`docket job ${action}\` does not take --job. To continue a job, use docket job message.`,
    );
  }
  if (!isOfAll && !values.job) {
    problems.push("Option `--job ID` is required: the job's ID.");
  }
  return problems;
}

async function promptOf({ prompt }: Arguments, terminal: Terminal): Promise<string> {
  const text = prompt ?? (await terminal.readInput());
  if (text === undefined || text.trim() === '') {
    throw new WrongUsage(['Provide the request with --prompt TEXT or on standard input.']);
  }
  return text;
}

// docket job list, cancel, archive, and events: for services that can do more than the contract says.

interface Where {
  service: DocsService;
  project: string;
  terminal: Terminal;
  json: boolean;
}

interface ListOptions {
  status?: JobStatus | undefined;
  search?: string | undefined;
  'waiting-days'?: number | undefined;
  limit: number;
  cursor?: string | undefined;
  badge?: string | undefined;
}

async function listJobs(
  { service, project, terminal, json }: Where,
  { status, search, 'waiting-days': days, limit, cursor, badge: file }: ListOptions,
  now: number,
): Promise<ExitCode> {
  const page = await directory(service).list(
    project,
    {
      limit,
      ...(status !== undefined && { status }),
      ...(search !== undefined && { search }),
      ...(days !== undefined && { waitingSince: isoTime(now - days * DAY_MS) }),
      ...(cursor !== undefined && { cursor }),
    },
    { signal: terminal.signal },
  );
  const report = await directory(service).acceptance(project, { signal: terminal.signal });
  const percent = mergeRate(report.triggers)?.percent;
  if (file) {
    await assertNoLinks(dirname(file));
    await replaceFile(file, badge('merged pull requests', percent, 'none yet'));
  }
  terminal.out(json ? `${JSON.stringify(page)}\n` : page.jobs.map(row).join(''));
  if (json) return EXIT.done;
  const { unreadable = [] } = page;
  for (const id of unreadable) {
    terminal.err(
      `Job ${oneLine(id)} is not listed, because its record cannot be read. For what to tell the operator of the service, run docket job get ${oneLine(id)}.\n`,
    );
  }
  if (page.jobs.length + unreadable.length === 0) terminal.err('There are no such jobs.\n');
  if (page.nextCursor) terminal.err(`For older jobs, add --cursor ${page.nextCursor}\n`);
  for (const line of tellMerged(report)) terminal.err(`${line}\n`);
  return EXIT.done;
}

/** One line for all, and one for each trigger. */
function tellMerged({ triggers, since }: AcceptanceReport): string[] {
  const rate = mergeRate(triggers);
  if (!rate) return [];
  return [
    `Merged since ${since.slice(0, 10)}: ${rate.merged} of ${rate.of} (${rate.percent}%)`,
    ...triggers.map((one) => `  ${tellTrigger(one)}`),
  ];
}

async function followEvents(
  { service, project, terminal, json }: Where,
  id: string,
): Promise<ExitCode> {
  let status = '';
  const { signal } = terminal;
  for await (const event of directory(service).events(project, id, { signal })) {
    terminal.out(json ? `${JSON.stringify(event)}\n` : `${eventLine(event)}\n`);
    if (event.type === 'job') status = event.job.status;
  }
  signal.throwIfAborted();
  return status === 'failed' ? EXIT.failed : EXIT.done;
}

/** Looks at the job first: a service says with any answer what it can do. */
async function controlJob(
  { service, project, terminal }: Where,
  id: string,
  action: keyof JobControl,
): Promise<ReceivedJob> {
  const options = { signal: terminal.signal };
  await service.getJob(project, id, options);
  if (service.control) return service.control[action](project, id, options);
  throw new SetupError(NO_CONTROL);
}

function directory(service: DocsService): JobDirectory {
  if (service.directory) return service.directory;
  throw new SetupError(
    'This service cannot list or follow jobs. Check the base URL, or use docket job get.',
  );
}

function row(job: JobSummary): string {
  const { id, status, createdAt, waitingSince, prompt, trigger, acceptance } = job;
  const waiting = waitingSince ? `, waiting since ${waitingSince.slice(0, 10)}` : '';
  const decided =
    acceptance && acceptance.state !== 'open' ? `, ${tellAcceptance(acceptance)}` : '';
  const words = bound(oneLine(prompt), 80);
  return `${oneLine(id)}  ${oneLine(createdAt).slice(0, 16)}  ${status}${waiting}${decided}  ${trigger}  ${words}\n`;
}

function eventLine(event: JobEvent): string {
  if (event.type === 'job') return oneLine(statusLine(event.job));
  const { index, state, prompt, summary, reason } = event.turn;
  return `Request ${index + 1} is ${state}: ${bound(oneLine(reason ?? summary ?? prompt), 200)}`;
}

// A job as text for a person at a terminal. Everything in it may be foreign text.

function jobText(job: ReceivedJob): string {
  const source = job.source ? [job.source.repository, job.source.ref].filter(Boolean) : [];
  const rows: [string, string | null | undefined][] = [
    ['Job', job.id],
    ['Status', job.status],
    [job.prLink ? 'Agent says' : 'Reason', reasonOf(job)],
    ['Pull request', job.prLink],
    ['Compare', job.docket?.compareLink],
    ['Source', source.join(' at ')],
    ['Model', job.model],
    ['Cost', cost(job).replace(/^cost /, '')],
    ['Created', job.createdAt],
    ['Archived', job.archivedAt],
    ...(job.docket?.checks ?? []).map((check): [string, string] => [
      check.ok ? 'Check passed' : 'Check failed',
      `${check.name}: ${check.summary}`,
    ]),
  ];
  const told = rows.filter((row): row is [string, string] => Boolean(row[1]));
  const width = Math.max(...told.map(([label]) => label.length));
  return told.map(([label, words]) => `${label.padEnd(width)}  ${oneLine(words)}\n`).join('');
}

/** One line with its status. */
export function statusLine(job: ReceivedJob): string {
  const state = stateOf(job);
  const reason = job.docket?.reason && state === job.status ? `: ${job.docket.reason}` : '';
  return `Job ${job.id} is ${state}${reason}`;
}
