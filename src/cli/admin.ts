// docket admin: what operators do about a job that does not go on.
import { noteFor } from '../service/projects/audit.ts';
import { systemClock } from '../shared/runtime.ts';
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, columns, EXIT, terminalLog } from './command.ts';
import { PLACE_OPTIONS } from './place.ts';
import { terminalUser, withStores } from './stores.ts';

const VERBS = ['show', 'requeue', 'fail'] as const;

const OPTIONS = {
  database: { ...PLACE_OPTIONS.database, required: true, help: 'the PostgreSQL database' },
  reason: {
    type: 'text',
    value: 'TEXT',
    default: 'The operator of Docket ended this job. Retry it to continue.',
    help: 'what people read in the failed job',
  },
  json: { type: 'flag', help: 'print JSON' },
} as const;

const HELP = `Shows what holds a job up, gives it to another worker, or ends it.

Usage: docket admin show JOB --database URL [--json]
       docket admin requeue JOB --database URL
       docket admin fail JOB --database URL [--reason TEXT]

${optionsHelp(OPTIONS)}

A worker that still has the job is stopped, and what it writes later is refused.
`;

export function admin(): Command {
  return {
    help: HELP,
    options: OPTIONS,
    verbs: VERBS,
    async run(argv, terminal) {
      const { values, positionals } = parseOptions(OPTIONS, argv, rules, {
        of: 'docket admin',
        names: VERBS,
      });
      const [verb = '', id = ''] = positionals;
      const { openStuckJobs } = await import('../postgres/stuck-jobs.ts');
      const jobs = await openStuckJobs(values.database, systemClock, terminalLog(terminal));
      try {
        const job = await (verb === 'show'
          ? jobs.show(id)
          : verb === 'requeue'
            ? jobs.requeue(id)
            : jobs.fail(id, values.reason));
        const { tickets, lease, waiting: away, ...facts } = job;
        if (verb === 'requeue' || verb === 'fail') {
          await withStores({ kind: 'database', url: values.database }, ({ audit }) =>
            noteFor(
              audit,
              terminalUser(),
              systemClock,
            )({ action: `job.${verb}`, project: job.project, detail: { job: id } }),
          );
        }
        if (values.json) terminal.out(`${JSON.stringify(job)}\n`);
        else {
          const rows = Object.entries(facts).map(([name, value]) => [name, String(value)]);
          const held = lease
            ? `counter ${lease.counter}${lease.holder ? `, ${JSON.stringify(lease.holder)}` : ''}`
            : 'none';
          const waiting = tickets.map(({ state, created, started, heartbeat, retries }) => [
            'ticket',
            `${state}, created ${created}, started ${started ?? 'never'}, heartbeat ${heartbeat ?? 'none'}, ${retries} retries`,
          ]);
          const next = away
            ? `since ${away.since}, ${away.attempts} attempts, next ${away.nextAttempt ?? 'now'}: ${away.reason}`
            : undefined;
          const waits = next === undefined ? [] : [['waits', next]];
          terminal.out(columns([...rows, ['lease', held], ...waits, ...waiting]));
          if (tickets.length === 0 && job.status === 'active') {
            terminal.err('No ticket wakes a worker for it. Run docket admin requeue.\n');
          }
        }
        return EXIT.done;
      } finally {
        await jobs.close();
      }
    },
  };
}

function rules({ positionals }: Parsed<typeof OPTIONS>): string[] {
  return positionals.length === 2 ? [] : ['Specify one job, such as docket admin show JOB.'];
}
