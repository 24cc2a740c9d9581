// All jobs of a project, or the latest of all projects.
import type { JobSummary } from '../contract/directory.ts';
import { JOB_STATUSES } from '../contract/status.ts';
import { DAY_MS } from '../shared/days.ts';
import { dollars } from '../shared/dollars.ts';
import { html, shorten } from '../text/escape.ts';
import { oneLine } from '../text/foreign.ts';
import { layout, type Viewer } from './layout.ts';
import { address, field, link, nothing, older, options, table, time } from './parts.ts';

/** A pull request that nobody has reviewed for this long is shown as such. */
export const WAITING_DAYS = 3;

/** Of whoever sees hundreds of projects, these are looked through; the others are chosen by name. */
export const MAX_PROJECTS = 50;

export interface JobsFilter {
  /** Empty: all projects. */
  project: string;
  /** A state, `waiting` for review, or empty. */
  status: string;
  search: string;
}

export interface JobsView {
  viewer: Viewer;
  filter: JobsFilter;
  projects: readonly string[];
  jobs: readonly (JobSummary & { project: string })[];
  /** Those whose records cannot be read. */
  unreadable: readonly { project: string; id: string }[];
  nextCursor: string | null;
  /** Where the page's events come from. Only the first page changes by itself. */
  live?: string;
  now: number;
}

const WAITING = ['waiting', `Waiting for review over ${WAITING_DAYS} days`] as const;
const STATES = [
  ['', 'Any state'] as const,
  ...JOB_STATUSES.map((status) => [status, status[0]?.toUpperCase() + status.slice(1)] as const),
  WAITING,
];
const REQUEST_LENGTH = 140;

export function jobsPage({ viewer, filter, projects, jobs, live, ...view }: JobsView): string {
  const several = projects.length > 1;
  const heads = ['State', 'Request', ...(several ? ['Project'] : []), 'Asked by', 'Updated (UTC)'];
  const rows = jobs.map((job) => [
    stateOf(job, view.now),
    request(job),
    ...(several ? [html(job.project)] : []),
    html(job.requester ?? '–'),
    time(job.updatedAt),
    costOf(job),
    job.prLink ? link(job.prLink, pullName(job.prLink)) : '–',
  ]);
  const query = { project: filter.project, status: filter.status, search: filter.search };
  const list =
    rows.length === 0
      ? nothing('No jobs here.', 'Comment /docs on an issue or a pull request to start one.')
      : table('Jobs', [...heads, 'Cost', 'Pull request'], rows);
  const isPart = filter.project === '' && projects.length > MAX_PROJECTS;
  const main = `${filterForm(filter, projects)}
<div id="live">${isPart ? tooMany(projects.length) : ''}${view.unreadable.map(notice).join('')}${list}${older('/', query, view.nextCursor)}</div>`;
  return layout({ title: 'Jobs', at: '/', viewer, main, ...(live && { live }) });
}

function tooMany(projects: number): string {
  return `<p>Only the jobs of the first ${MAX_PROJECTS} of your ${projects} projects are listed here. To see others, choose their project.</p>`;
}

function notice({ project, id }: { project: string; id: string }): string {
  const job = `<a href="${html(jobPath(project, id))}">${html(id)}</a>`;
  return `<p class="card">Job ${job} of ${html(project)} is not listed, because its record cannot be read. The server’s log shows the reason when you open the job.</p>`;
}

function filterForm({ project, status, search }: JobsFilter, projects: readonly string[]): string {
  const all = [['', 'All projects'] as const, ...projects.map((id) => [id, id] as const)];
  const choice =
    projects.length > 1
      ? field('Project', `<select name="project">${options(all, project)}</select>`)
      : '';
  return `<form method="get" action="/" class="filter" role="search">${choice}
${field('State', `<select name="status">${options(STATES, status)}</select>`)}
${field('Search', `<input type="search" name="search" maxlength="200" value="${html(search)}">`)}
<button>Show</button></form>`;
}

export function jobPath(project: string, id: string): string {
  return `/jobs/${encodeURIComponent(project)}/${encodeURIComponent(id)}`;
}

function request(job: JobSummary & { project: string }): string {
  const words = shorten(oneLine(job.prompt), REQUEST_LENGTH) || 'No words';
  const more = job.instructions > 1 ? ` <span class="quiet">+${job.instructions - 1}</span>` : '';
  return `<a href="${html(address(jobPath(job.project, job.id), {}))}">${html(words)}</a>${more}`;
}

function stateOf({ status, waitingSince }: JobSummary, now: number): string {
  const days = waitingSince ? Math.floor((now - Date.parse(waitingSince)) / DAY_MS) : 0;
  const badge = `<span class="state ${html(status)}">${html(status)}</span>`;
  if (days < WAITING_DAYS) return badge;
  return `${badge} <span class="state waiting">waiting ${days} days</span>`;
}

function costOf({ docket }: JobSummary): string {
  const { costMicros, incomplete } = docket?.usage ?? {};
  if (costMicros === undefined) return '–';
  return `${incomplete ? 'at least ' : ''}${dollars(costMicros)}`;
}

/** `#12`, where the address ends in the number of a pull request. */
export function pullName(url: string): string {
  const number = /\/(\d{1,9})\/?$/.exec(url)?.[1];
  return number ? `#${number}` : 'Open';
}
