// docket job: creates, continues, lists, shows, watches, and ends jobs on a service.

import { type Followed, follow, followToEnd } from '../bot/follow.ts';
import { MAX_JOBS_LIMIT } from '../contract/directory.ts';
import type { ReceivedJob } from '../contract/schemas.ts';
import type { DocsService } from '../contract/service.ts';
import { JOB_STATUSES } from '../contract/status.ts';
import type { Random } from '../shared/backoff.ts';
import type { Clock } from '../shared/clock.ts';
import { sentence } from '../shared/errors.ts';
import { mustBeId, mustBeUrl, optionsHelp, type Parsed, parseOptions, WrongUsage } from './args.ts';
import { type Command, EXIT, type ExitCode, type Terminal, terminalLog } from './command.ts';
import { controlJob, followEvents, type ListOptions, listJobs } from './job-extensions.ts';
import { jobText, statusLine } from './job-text.ts';
import { progress } from './progress.ts';

export interface JobDeps {
  /** The key comes from the environment. `meet`: what the service can do has to be known. */
  connect(baseUrl: string, terminal: Terminal, meet: boolean): Promise<DocsService>;
  clock: Clock;
  random: Random;
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
    help: 'for create and message: the instructions; by default, read from standard input',
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
  search: { type: 'text', value: 'TEXT', help: 'for list: only jobs with this in an instruction' },
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
                          [--waiting-days N] [--limit N] [--cursor TEXT] [--json]

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
    const trouble = end.trouble ? ` ${sentence(end.trouble)}` : '';
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
    throw new WrongUsage(['Provide the instructions with --prompt TEXT or on standard input.']);
  }
  return text;
}
