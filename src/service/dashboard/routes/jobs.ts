// The pages of jobs: all of them, one of them, and what can be done with it.
import { hash } from 'node:crypto';
import { readWords, type SlashCommand } from '../../../contract/commands.ts';
import { cursorOf, newestFirst, readCursor } from '../../../contract/job.ts';
import { directoryOf } from '../../../contract/service.ts';
import { checkId, JOB_STATUSES } from '../../../contract/values.ts';
import { addDays, DAY_MS, isoDay } from '../../../shared/days.ts';
import { Conflict, InvalidRequest, NotFound } from '../../../shared/errors.ts';
import { createRemembered, type Remembered } from '../../../shared/remembered.ts';
import { isoTime } from '../../../shared/runtime.ts';
import { isWord } from '../../../shared/text/line-start.ts';
import { insistOnRight, type Right, rightIn } from '../../projects/session.ts';
import { checkPromptSize } from '../../server/body.ts';
import {
  actsFor,
  allCostsPage,
  archivePage,
  costPage,
  JOB_ACTS,
  type JobAct,
  type JobsFilter,
  type JobsView,
  type JobView,
  jobLog,
  jobPage,
  jobPath,
  jobsPage,
  MAX_PROJECTS,
  WAITING_DAYS,
} from '../jobs.ts';
import { address, type NamedProject } from '../parts.ts';
import { LOOK_EVERY_MS } from './live.ts';
import { page, redirect, text } from './replies.ts';
import {
  chosenProject,
  type DashboardDeps,
  type Handler,
  insistOnCommands,
  note,
  projectsFor,
  type Visit,
} from './visit.ts';

const PER_PAGE = 50;

type JobsPage = Pick<JobsView, 'jobs' | 'unreadable' | 'nextCursor'>;

export function createJobPages(deps: DashboardDeps) {
  const jobs = new JobReader(deps);
  const act = (name: JobAct) => actOn(name, jobs, deps);
  const show: Handler = async (visit) => {
    const view = await jobs.viewOf(visit);
    const acts = rightIn(visit.session, view.project.id) === 'write';
    return page(jobPage({ ...view, acts }));
  };

  const log: Handler = async (visit) => text(jobLog(await jobs.read(visit)));

  const askToArchive: Handler = async (visit) => {
    const view = await jobs.viewOf(visit, 'write');
    insistOnAct(view, 'archive');
    return page(archivePage(view));
  };

  const cost: Handler = async (visit) => {
    const projects = await projectsFor(deps, visit);
    const { viewer } = visit;
    const chosen = filterOf(visit, projects).project;
    const directory = directoryOf(deps.service);
    if (chosen === '' && projects.length > 1) {
      const costs = [];
      for (const project of projects.slice(0, MAX_PROJECTS)) {
        const [usage] = (await directory.usage(project.id, { months: 1 })).months;
        const { merged } = (await directory.acceptance(project.id)).month;
        costs.push({ project, usage, merged });
      }
      return page(allCostsPage({ viewer, projects, costs }));
    }
    const project = chosen || projects[0]?.id;
    if (project === undefined) throw new NotFound('There are no projects here that you can see.');
    const usage = await directory.usage(project, { months: 12 });
    return page(costPage({ viewer, projects, project, usage }));
  };

  return {
    list: listJobs(jobs, deps),
    show,
    log,
    askToArchive,
    message: sendMessage(jobs, deps, act),
    act,
    cost,
    looks: liveLooks(jobs, deps),
  };
}

/** What the pages of jobs show. */
class JobReader {
  readonly #deps: DashboardDeps;

  constructor(deps: DashboardDeps) {
    this.#deps = deps;
  }

  /** `once` is how a project is read: for pages each time, for their streams once for all viewers. */
  async listed(
    visit: Visit,
    projects: readonly NamedProject[],
    once: Remembered = (_, read) => read(),
  ): Promise<JobsPage> {
    const { project, status, search } = filterOf(visit, projects);
    const cursor = visit.url.searchParams.get('cursor') || undefined;
    const since = isoTime(this.#deps.clock.now() - WAITING_DAYS * DAY_MS);
    const isStatus = JOB_STATUSES.find((one) => one === status);
    const request = {
      limit: PER_PAGE,
      ...(isStatus && { status: isStatus }),
      ...(status === 'waiting' && { waitingSince: since }),
      ...(search && { search }),
      ...(cursor && { cursor }),
    };
    const list = async (id: string): Promise<JobsPage> => {
      const read = () => directoryOf(this.#deps.service).list(id, request);
      const found = await once(JSON.stringify(['list', id, status, search, cursor]), read);
      const { nextCursor, unreadable: ids = [] } = found;
      const jobs = found.jobs.map((job) => ({ ...job, project: id }));
      const unreadable = ids.map((job) => ({ id: job, project: id }));
      return { jobs, unreadable, nextCursor };
    };
    if (project) return list(project);
    const ids = projects.map(({ id }) => id);
    const [only] = ids;
    if (only !== undefined && ids.length === 1) return list(only);
    const { listAll } = directoryOf(this.#deps.service);
    if (listAll) {
      const key = hash('sha256', JSON.stringify(['all', ids, status, search, cursor]));
      return once(key, () => listAll(ids, request));
    }
    if (cursor) readCursor(cursor);
    // One project that cannot be read hides no other.
    const all = ids.slice(0, MAX_PROJECTS).map((id) => list(id).catch(() => NOTHING));
    return merged(await Promise.all(all));
  }

  async read(visit: Visit, right?: Right): Promise<Pick<JobView, 'job' | 'turns'>> {
    const { project, id } = addressedJob(visit, right);
    const turns: JobView['turns'][number][] = [];
    for await (const event of directoryOf(this.#deps.service).events(project, id)) {
      if (event.type === 'job') return { job: event.job, turns };
      turns.push(event.turn);
    }
    throw new NotFound('There is no such job in this project.');
  }

  /** What a page about one job shows. */
  async viewOf(visit: Visit, right?: Right): Promise<Omit<JobView, 'acts'>> {
    const { project: id } = addressedJob(visit, right);
    const found = await this.read(visit, right);
    const projects = await projectsFor(this.#deps, visit);
    const project = projects.find((one) => one.id === id) ?? { id, name: id };
    return { ...found, viewer: visit.viewer, project };
  }
}

/** Of more, adding up takes longer than people wait. */
const MAX_ADDED = 10;
/** Decisions of people are rare, and stores of files read all records for this. */
const COUNT_EVERY_MS = 60_000;
/** Counting access logs may take minutes. */
const PATIENCE_MS = 500;

function listJobs(jobs: JobReader, deps: DashboardDeps): Handler {
  const remembered = createRemembered(deps.clock, COUNT_EVERY_MS);
  async function acceptanceOf(ids: readonly string[]) {
    if (ids.length > MAX_ADDED) return {};
    const read = (id: string) => () => directoryOf(deps.service).acceptance(id);
    // One project that cannot be read hides no other.
    const all = ids.map((id) => remembered(id, read(id)).catch(() => []));
    return { acceptance: (await Promise.all(all)).flat() };
  }
  /** Of one project, where views are counted and quickly added up: otherwise a later visit shows it. */
  async function missingOf(project: string | undefined) {
    const { insights } = deps.service;
    if (project === undefined || !insights) return {};
    const today = isoDay(deps.clock.now());
    const range = { dateFrom: addDays(today, -7), dateTo: today };
    const read = () => insights.insights(project, range);
    const counted = remembered(`missing ${project}`, read).then(
      ({ missing }) => ({ missing: { project, pages: missing.length } }),
      () => ({}),
    );
    const left = new AbortController();
    const late = deps.clock.sleep(PATIENCE_MS, left.signal).then(
      () => ({}),
      () => ({}),
    );
    return Promise.race([counted, late]).finally(() => left.abort());
  }
  return async (visit) => {
    const { viewer, url } = visit;
    const projects = await projectsFor(deps, visit);
    const filter = filterOf(visit, projects);
    const isPart =
      !directoryOf(deps.service).listAll && !filter.project && projects.length > MAX_PROJECTS;
    const found = await jobs.listed(visit, projects);
    // Several projects may have different words.
    const only = filter.project || (projects.length === 1 ? projects[0]?.id : undefined);
    const asked =
      found.jobs.length === 0 && only ? deps.wordOf(only).catch(() => undefined) : undefined;
    const word = (await asked) ?? '/docs';
    const ids = filter.project ? [filter.project] : projects.map(({ id }) => id);
    const own = projects.find(({ id }) => id === only);
    const list = own && (await deps.listOf?.(own).catch(() => undefined));
    const added = {
      ...(await acceptanceOf(ids)),
      ...(await missingOf(only)),
      ...(list && { list }),
    };
    const view = { ...found, viewer, filter, projects, isPart, word, ...added };
    const live = url.searchParams.has('cursor') ? {} : { live: address('/live', { ...filter }) };
    return page(jobsPage({ ...view, ...live }));
  };
}

function sendMessage(
  jobs: JobReader,
  deps: DashboardDeps,
  act: (name: JobAct) => Handler,
): Handler {
  return async (visit) => {
    const { project, id } = addressedJob(visit, 'write');
    const { actor } = visit.session;
    const prompt = (visit.form.get('prompt') ?? '').replaceAll('\r\n', '\n').trim();
    if (prompt === '') throw new InvalidRequest('Write what the agent should do next.');
    checkPromptSize(prompt);
    await insistOnCommands(deps, visit, project);
    const word = await deps.wordOf(project);
    const command = readWords(isWord(prompt, 0, word) ? prompt.slice(word.length) : prompt);
    const kind = command.kind === 'redo' ? 'retry' : command.kind;
    const named = JOB_ACTS.find((name) => name === kind);
    if (named === 'archive') return redirect(`${jobPath(project, id)}/archive`);
    if (named) return act(named)(visit);
    // This page is the status.
    if (command.kind === 'status') return redirect(jobPath(project, id));
    const refusal = whyNot(command, word);
    if (refusal !== undefined) throw new InvalidRequest(refusal);
    const asked = 'prompt' in command ? command.prompt : prompt;
    const { job, turns } = await jobs.read(visit);
    if (job.status === 'archived') throw new Conflict(closed(job.status));
    // The same words from the same page are a second click.
    const turn = visit.form.get('turn') ?? String(turns.length);
    const key = hash('sha256', JSON.stringify([id, turn, asked, actor]));
    await deps.message(project, id, { prompt: asked, actor, key: `dashboard-message-${key}` });
    await note(deps, { actor, project, action: 'job.message', detail: { job: id } });
    return redirect(jobPath(project, id));
  };
}

function actOn(name: JobAct, jobs: JobReader, deps: DashboardDeps): Handler {
  return async (visit) => {
    const { project, id } = addressedJob(visit, 'write');
    await insistOnCommands(deps, visit, project);
    const { job, turns } = await jobs.read(visit);
    insistOnAct({ job }, name);
    const { actor } = visit.session;
    const { control } = deps.service;
    const by = { actor, turn: turns.length };
    if (name === 'retry') await deps.retry(project, id, by);
    else if (name === 'undo') await deps.undo(project, id, by);
    else if (!control) throw new NotFound('Jobs cannot be canceled or archived here.');
    else if (name === 'cancel') await control.cancel(project, id, { by: actor });
    else await control.archive(project, id);
    await note(deps, { actor, project, action: `job.${name}`, detail: { job: id } });
    return redirect(jobPath(project, id));
  };
}

/** What open pages look at again and again: read once for all who look. */
function liveLooks(jobs: JobReader, deps: DashboardDeps) {
  const shared = createRemembered(deps.clock, LOOK_EVERY_MS);
  return {
    async list(visit: Visit) {
      const projects = () => shared('projects', deps.projects);
      return jobs.listed(visit, await projectsFor({ projects }, visit), shared);
    },
    job(visit: Visit) {
      const { project, id } = addressedJob(visit);
      return shared(JSON.stringify(['job', project, id]), () => jobs.read(visit));
    },
  };
}

/** What the words are not: a request to the agent. The same words mean the same in comments. */
function whyNot(command: SlashCommand, word: string): string | undefined {
  switch (command.kind) {
    case 'ask':
      return undefined;
    case 'unclear':
      return 'meant' in command
        ? `Did you mean \`${command.meant}\`? Send that word alone, or describe the request in other words.`
        : undefined;
    case 'new':
      return `This page continues one job. To start another, comment \`${word} new …\` on an issue or a pull request.`;
    case 'merge':
      return 'Docket never merges or approves a pull request: that is for people to do.';
    default:
      return 'Describe what the agent should do next, or send `retry`, `undo`, `cancel`, or `archive`.';
  }
}

const closed = (status: string) =>
  `The job is ${status}. Open it again to see what can be done now.`;

function insistOnAct({ job }: Pick<JobView, 'job'>, act: JobAct): void {
  if (actsFor(job).includes(act)) return;
  throw new Conflict(
    act === 'undo' && job.status !== 'active' && job.status !== 'archived'
      ? 'There is nothing to undo: the job has changed nothing, or everything is already undone.'
      : closed(job.status),
  );
}

const NOTHING: JobsPage = { jobs: [], unreadable: [], nextCursor: null };

/** The newest jobs of pages that all begin at the same position. */
function merged(pages: readonly JobsPage[]): JobsPage {
  // What is older than the end of any page may come after jobs that this page does not have.
  const [end] = pages
    .flatMap(({ nextCursor }) => (nextCursor === null ? [] : readCursor(nextCursor)))
    .sort(newestFirst);
  const all = pages.flatMap(({ jobs }) => jobs).sort(newestFirst);
  const sure = end ? all.filter((job) => newestFirst(job, end) <= 0) : all;
  const jobs = sure.slice(0, PER_PAGE);
  const last = sure.length > PER_PAGE ? jobs.at(-1) : end;
  const unreadable = pages.flatMap((page) => page.unreadable);
  return { jobs, unreadable, nextCursor: last ? cursorOf(last) : null };
}

function filterOf(
  { url: { searchParams: query } }: Visit,
  projects: readonly NamedProject[],
): JobsFilter {
  const text = (query.get('project') ?? '').trim();
  const project = text && chosenProject(projects, text).id;
  const search = (query.get('search') ?? '').slice(0, 200);
  return { project, status: query.get('status') ?? '', search };
}

function addressedJob(visit: Visit, right: Right = 'read') {
  const project = checkId('project', visit.param('project'));
  insistOnRight(visit.session, project, right);
  return { project, id: checkId('job', visit.param('id')) };
}
