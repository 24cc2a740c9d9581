// docket job list, cancel, archive, and events: for services that can do more than the contract says.
import type { JobEvent, JobSummary } from '../contract/directory.ts';
import type { ReceivedJob } from '../contract/schemas.ts';
import type { DocsService, JobControl, JobDirectory } from '../contract/service.ts';
import type { JobStatus } from '../contract/status.ts';
import { isoTime } from '../shared/clock.ts';
import { DAY_MS } from '../shared/days.ts';
import { SetupError } from '../shared/errors.ts';
import { bound, oneLine } from '../shared/text/foreign.ts';
import { EXIT, type ExitCode, type Terminal } from './command.ts';
import { statusLine } from './job-text.ts';

interface Where {
  service: DocsService;
  project: string;
  terminal: Terminal;
  json: boolean;
}

export interface ListOptions {
  status?: JobStatus | undefined;
  search?: string | undefined;
  'waiting-days'?: number | undefined;
  limit: number;
  cursor?: string | undefined;
}

export async function listJobs(
  { service, project, terminal, json }: Where,
  { status, search, 'waiting-days': days, limit, cursor }: ListOptions,
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
  return EXIT.done;
}

export async function followEvents(
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
export async function controlJob(
  { service, project, terminal }: Where,
  id: string,
  action: keyof JobControl,
): Promise<ReceivedJob> {
  const options = { signal: terminal.signal };
  await service.getJob(project, id, options);
  if (service.control) return service.control[action](project, id, options);
  throw new SetupError('This service does not support canceling or archiving jobs.');
}

function directory(service: DocsService): JobDirectory {
  if (service.directory) return service.directory;
  throw new SetupError(
    'This service cannot list or follow jobs. Check the base URL, or use docket job get.',
  );
}

function row(job: JobSummary): string {
  const { id, status, createdAt, waitingSince, prompt } = job;
  const waiting = waitingSince ? `, waiting since ${waitingSince.slice(0, 10)}` : '';
  const words = bound(oneLine(prompt), 80);
  return `${oneLine(id)}  ${oneLine(createdAt).slice(0, 16)}  ${status}${waiting}  ${words}\n`;
}

function eventLine(event: JobEvent): string {
  if (event.type === 'job') return oneLine(statusLine(event.job));
  const { index, state, prompt, summary, reason } = event.turn;
  return `Instruction ${index + 1} is ${state}: ${bound(oneLine(reason ?? summary ?? prompt), 200)}`;
}
