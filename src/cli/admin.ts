// docket admin: what operators do about stuck jobs, deliveries, and workers.
import type { StuckJob, StuckJobs } from '../postgres/stuck-jobs.ts';
import { type AuditEntry, noteFor } from '../service/projects/audit.ts';
import { systemClock } from '../shared/runtime.ts';
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import {
  type Command,
  columns,
  EXIT,
  type ExitCode,
  type Terminal,
  terminalLog,
} from './command.ts';
import { PLACE_OPTIONS } from './place.ts';
import { terminalUser, withStores } from './stores.ts';

/** With what follows each. */
const VERBS = {
  show: 'JOB',
  requeue: 'JOB',
  fail: 'JOB',
  retry: undefined,
  deliveries: undefined,
  workers: undefined,
  doctor: undefined,
  drain: 'WORKER',
} as const;
type Verb = keyof typeof VERBS;

const OPTIONS = {
  database: { ...PLACE_OPTIONS.database, required: true, help: 'the PostgreSQL database' },
  reason: {
    type: 'text',
    value: 'TEXT',
    help: 'what people read in a job that you end; for retry: only jobs that failed with it',
  },
  since: {
    type: 'text',
    value: 'TIME',
    help: 'retry: jobs that failed since then, such as 2h, 3d, or 2026-11-17T08:00Z',
    must: (text: string) =>
      Number.isNaN(timeOf(text, 0))
        ? 'a time such as 30m, 2h, 3d, or 2026-11-17T08:00Z'
        : undefined,
  },
  'dry-run': { type: 'flag', help: 'retry and deliveries: only list them' },
  dead: { type: 'flag', help: 'deliveries: those that Docket gave up on' },
  replay: { type: 'flag', help: 'deliveries: try the dead ones again' },
  json: { type: 'flag', help: 'print JSON' },
} as const;
type Values = Parsed<typeof OPTIONS>['values'];

const ENDED = 'The operator of Docket ended this job. Retry it to continue.';

const HELP = `Shows what holds a job up, gives it to another worker, tries it again, or ends it.

Usage: docket admin show JOB --database URL [--json]
       docket admin requeue JOB --database URL
       docket admin fail JOB --database URL [--reason TEXT]
       docket admin retry --since TIME --database URL [--reason TEXT] [--dry-run]
       docket admin deliveries --database URL [--dead [--replay]] [--dry-run] [--json]
       docket admin workers --database URL [--json]
       docket admin doctor --database URL [--json]
       docket admin drain WORKER --database URL

${optionsHelp(OPTIONS)}

Deliveries are webhook calls of GitHub: those that wait for its answer, or dead ones. A worker that still
has a job is stopped, and what it writes later is refused. Failed jobs are tried
again with the requests that failed, and their threads learn the new end. A worker that drains finishes
its jobs and takes no more. The doctor says what each worker and each installation of the GitHub App can
do, and why not; it needs the variables of the servers.
`;

export function admin(env: NodeJS.ProcessEnv): Command {
  return {
    help: HELP,
    options: OPTIONS,
    verbs: Object.keys(VERBS),
    async run(argv, terminal) {
      const names = Object.keys(VERBS);
      const { values, positionals } = parseOptions(OPTIONS, argv, rules, {
        of: 'docket admin',
        names,
      });
      const [verb, name = ''] = positionals as [Verb, string?];
      if (verb === 'doctor') return examine(values, terminal, env);
      if (verb === 'workers' || verb === 'drain') await manageWorkers(verb, name, values, terminal);
      else await manageJobs(verb, name, values, terminal);
      return EXIT.done;
    },
  };
}

async function manageJobs(
  verb: Exclude<Verb, 'workers' | 'doctor' | 'drain'>,
  id: string,
  values: Values,
  terminal: Terminal,
): Promise<void> {
  const { openStuckJobs } = await import('../postgres/stuck-jobs.ts');
  const jobs = await openStuckJobs(values.database, systemClock, terminalLog(terminal));
  try {
    if (verb === 'retry') return await retryAll(jobs, values, terminal);
    if (verb === 'deliveries') return await manageDeliveries(jobs, values, terminal);
    const job = await (verb === 'show'
      ? jobs.show(id)
      : verb === 'requeue'
        ? jobs.requeue(id)
        : jobs.fail(id, values.reason ?? ENDED));
    if (verb !== 'show') await note(values, `job.${verb}`, [job]);
    if (values.json) terminal.out(`${JSON.stringify(job)}\n`);
    else showJob(job, terminal);
  } finally {
    await jobs.close();
  }
}

async function retryAll(jobs: StuckJobs, values: Values, terminal: Terminal): Promise<void> {
  const { since = '', reason = '', json, 'dry-run': dryRun } = values;
  const found = await jobs.failedSince(timeOf(since, systemClock.now()), reason);
  if (json) terminal.out(`${JSON.stringify(found)}\n`);
  else terminal.out(columns(found.map((job) => [job.id, job.project, job.failed, job.reason])));
  if (dryRun) return terminal.err(`${found.length} jobs would be tried again.\n`);
  for (const job of found) {
    await jobs.requeue(job.id);
    await note(values, 'job.retry', [job]);
  }
  terminal.err(`${found.length} jobs are tried again.\n`);
}

function showJob({ tickets, lease, waiting: away, ...facts }: StuckJob, terminal: Terminal): void {
  const rows = Object.entries(facts).map(([name, value]) => [name, String(value)]);
  const by = lease?.worker ?? (lease?.holder && JSON.stringify(lease.holder));
  const held = lease ? `counter ${lease.counter}${by ? `, ${by}` : ''}` : 'none';
  const waiting = tickets.map(({ state, created, started, heartbeat, retries }) => [
    'ticket',
    `${state}, created ${created}, started ${started ?? 'never'}, heartbeat ${heartbeat ?? 'none'}, ${retries} retries`,
  ]);
  const next =
    away &&
    `since ${away.since}, ${away.attempts} attempts, next ${away.nextAttempt ?? 'now'}: ${away.reason}`;
  const waits = next ? [['waits', next]] : [];
  terminal.out(columns([...rows, ['lease', held], ...waits, ...waiting]));
  if (tickets.length === 0 && facts.status === 'active') {
    terminal.err('No ticket wakes a worker for it. Run docket admin requeue.\n');
  }
}

/** Those that wait for GitHub, or those that nobody tries any more. */
async function manageDeliveries(
  stuck: StuckJobs,
  values: Values,
  terminal: Terminal,
): Promise<void> {
  const { dead, replay, json, 'dry-run': dryRun } = values;
  const found = await stuck.deliveries(dead);
  const rows = found.map(({ guid, event, repository, receivedAt, nextAttempt, reason }) => [
    ...[guid, event, repository ?? '-', receivedAt],
    ...[dead ? 'gave up' : `next ${nextAttempt ?? 'now'}`, reason],
  ]);
  if (!json) terminal.out(columns(rows));
  else terminal.out(`${JSON.stringify(found.map(({ payload: _, ...one }) => one))}\n`);
  if (!replay || dryRun) return terminal.err(`${found.length} deliveries.\n`);
  const { readDelivery } = await import('../bot/deliveries/delivered.ts');
  for (const { guid, event, payload } of found) {
    const delivered = readDelivery(event, payload);
    await stuck.replay(guid, delivered.kind === 'ignored' ? guid : delivered.key);
  }
  terminal.err(`${found.length} deliveries are tried again.\n`);
}

async function manageWorkers(
  verb: 'workers' | 'drain',
  name: string,
  values: Values,
  terminal: Terminal,
): Promise<void> {
  const { openChecked } = await import('../postgres/stores.ts');
  const { drainWorker, listWorkers, unknownWorker } = await import('../postgres/presence.ts');
  const database = await openChecked(values.database, systemClock);
  try {
    if (verb === 'drain') {
      if (!(await drainWorker(database, name))) throw unknownWorker(name);
      terminal.err(
        `Worker ${name} finishes its jobs and takes no more. Stop it when \`docket admin workers\` shows that it has none.\n`,
      );
      return;
    }
    const workers = await listWorkers(database);
    if (values.json) return terminal.out(`${JSON.stringify(workers)}\n`);
    terminal.out(
      columns(
        workers.map((worker) => [
          worker.name,
          `since ${worker.since}`,
          `${worker.jobs} jobs`,
          worker.notReady ?? 'ready',
        ]),
      ),
    );
    if (workers.length === 0) terminal.err('There are no workers. Start one with docket work.\n');
  } finally {
    await database.close();
  }
}

async function examine(
  values: Values,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<ExitCode> {
  const { openChecked } = await import('../postgres/stores.ts');
  const { examineAll } = await import('./admin-doctor.ts');
  const database = await openChecked(values.database, systemClock);
  try {
    const found = await examineAll(database, env, terminalLog(terminal));
    const rows = found.map(({ isOk, what, says }) => [isOk ? 'ok' : 'wrong', what, says]);
    terminal.out(values.json ? `${JSON.stringify(found)}\n` : columns(rows));
    return found.every(({ isOk }) => isOk) ? EXIT.done : EXIT.failed;
  } finally {
    await database.close();
  }
}

async function note(
  { database }: Values,
  action: AuditEntry['action'],
  jobs: readonly { id: string; project: string }[],
): Promise<void> {
  await withStores({ kind: 'database', url: database }, async ({ audit }) => {
    const write = noteFor(audit, terminalUser(), systemClock);
    for (const { id, project } of jobs) await write({ action, project, detail: { job: id } });
  });
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A length of time before now, or a time. NaN if it is neither. */
function timeOf(text: string, now: number): number {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  return unit ? now - Number(count) * UNITS[unit as keyof typeof UNITS] : Date.parse(text);
}

function rules({ positionals, values }: Parsed<typeof OPTIONS>): string[] {
  const [verb, ...names] = positionals;
  const wanted = VERBS[verb as Verb];
  const problems: string[] = [];
  if (names.length !== (wanted ? 1 : 0)) {
    const usage = `docket admin ${verb ?? 'show'} ${verb ? (wanted ?? '') : 'JOB'}`.trim();
    problems.push(
      wanted || !verb
        ? `Specify one ${(wanted ?? 'job').toLowerCase()}, such as ${usage}.`
        : `Unexpected argument \`${names[0]}\`. Use ${usage}.`,
    );
  }
  if (values.replay && !values.dead) problems.push('`--replay` requires `--dead`.');
  if (verb === 'retry' && values.since === undefined) {
    problems.push(
      'Option `--since TIME` is required: jobs that failed since then are tried again.',
    );
  }
  return problems;
}
