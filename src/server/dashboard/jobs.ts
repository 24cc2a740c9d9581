// The pages of jobs: all of them, one of them, and what can be done with it.
import type { JobSummary } from '../../contract/directory.ts';
import { checkId } from '../../contract/ids.ts';
import type { JobDirectory } from '../../contract/service.ts';
import { JOB_STATUSES } from '../../contract/status.ts';
import { costPage } from '../../dashboard/cost.ts';
import { actsFor, type JobAct, type JobView, jobPage } from '../../dashboard/job.ts';
import { type JobsFilter, jobPath, jobsPage, WAITING_DAYS } from '../../dashboard/jobs.ts';
import { address } from '../../dashboard/parts.ts';
import { insistOnRight, rightIn } from '../../projects/session.ts';
import { isoTime } from '../../shared/clock.ts';
import { DAY_MS } from '../../shared/days.ts';
import { Conflict, NotFound } from '../../shared/errors.ts';
import { page, redirect } from './replies.ts';
import { type DashboardDeps, type Handler, note, projectsFor, type Visit } from './visit.ts';

const PER_PAGE = 50;
/** Of whoever sees hundreds of projects, these are looked through; the others are chosen by name. */
const MAX_PROJECTS = 50;

type Listed = JobSummary & { project: string };

export function createJobPages(deps: DashboardDeps) {
  async function listed(visit: Visit): Promise<{ jobs: Listed[]; nextCursor: string | null }> {
    const { project, status, search } = filterOf(visit);
    const cursor = visit.url.searchParams.get('cursor') || undefined;
    const since = isoTime(deps.clock.now() - WAITING_DAYS * DAY_MS);
    const isStatus = JOB_STATUSES.find((one) => one === status);
    const request = {
      limit: PER_PAGE,
      ...(isStatus && { status: isStatus }),
      ...(status === 'waiting' && { waitingSince: since }),
      ...(search && { search }),
    };
    const { signal } = visit.request;
    const list = async (id: string, more = {}) => {
      const found = await directoryOf(deps).list(id, { ...request, ...more }, { signal });
      return { ...found, jobs: found.jobs.map((job): Listed => ({ ...job, project: id })) };
    };
    if (project) return list(project, cursor ? { cursor } : {});
    const ids = (await projectsFor(deps, visit)).map(({ id }) => id);
    const [only] = ids;
    if (only !== undefined && ids.length === 1) return list(only, cursor ? { cursor } : {});
    // One project that cannot be read hides no other.
    const all = await Promise.all(
      ids.slice(0, MAX_PROJECTS).map((id) => list(id).catch(() => ({ jobs: [] }))),
    );
    const jobs = all.flatMap((found) => found.jobs);
    jobs.sort((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
    return { jobs: jobs.slice(0, PER_PAGE), nextCursor: null };
  }

  const list: Handler = async (visit) => {
    const { viewer, url } = visit;
    const filter = filterOf(visit);
    const projects = (await projectsFor(deps, visit)).map(({ id }) => id);
    const view = { ...(await listed(visit)), viewer, filter, projects, now: deps.clock.now() };
    const live = url.searchParams.has('cursor') ? {} : { live: address('/live', { ...filter }) };
    return page(jobsPage({ ...view, ...live }));
  };

  async function read(visit: Visit): Promise<Omit<JobView, 'viewer' | 'acts'>> {
    const { project, id } = jobOf(visit);
    const turns: JobView['turns'][number][] = [];
    for await (const event of directoryOf(deps).events(project, id)) {
      if (event.type === 'job') return { project, job: event.job, turns };
      turns.push(event.turn);
    }
    throw new NotFound('There is no such job in this project.');
  }

  const show: Handler = async (visit) => {
    const view = await read(visit);
    const acts = rightIn(visit.session, view.project) === 'write';
    return page(jobPage({ ...view, viewer: visit.viewer, acts }));
  };

  const act =
    (name: JobAct): Handler =>
    async (visit) => {
      const { project, id } = jobOf(visit, 'write');
      const { job, turns } = await read(visit);
      if (!actsFor(job.status).includes(name)) {
        throw new Conflict(`The job is ${job.status}. Open it again to see what can be done now.`);
      }
      const { actor } = visit.session;
      const { control } = deps.service;
      if (name === 'retry') await deps.retry(project, id, { actor, turn: turns.length });
      else if (!control) throw new NotFound('Jobs cannot be canceled or archived here.');
      else await control[name](project, id);
      await note(deps, { actor, project, action: `job.${name}`, detail: { job: id } });
      return redirect(jobPath(project, id));
    };

  const cost: Handler = async (visit) => {
    const projects = (await projectsFor(deps, visit)).map(({ id }) => id);
    const project = filterOf(visit).project || projects[0];
    if (project === undefined) throw new NotFound('There are no projects here that you can see.');
    const usage = await directoryOf(deps).usage(project, { months: 12 });
    return page(costPage({ viewer: visit.viewer, projects, project, usage }));
  };

  return { list, listed, show, read, act, cost };
}

export function directoryOf({ service }: Pick<DashboardDeps, 'service'>): JobDirectory {
  if (service.directory) return service.directory;
  throw new NotFound('This service cannot list jobs.');
}

function filterOf({ url: { searchParams: query }, session }: Visit): JobsFilter {
  const project = query.get('project') ?? '';
  if (project) insistOnRight(session, checkId('project', project), 'read');
  const search = (query.get('search') ?? '').slice(0, 200);
  return { project, status: query.get('status') ?? '', search };
}

export function jobOf(visit: Visit, right: 'read' | 'write' = 'read') {
  const project = checkId('project', visit.param('project'));
  insistOnRight(visit.session, project, right);
  return { project, id: checkId('job', visit.param('id')) };
}
