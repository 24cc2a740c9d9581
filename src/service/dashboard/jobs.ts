// All jobs of a project, or the latest of all projects.
import type { JobSummary } from '../../contract/directory.ts';
import { JOB_STATUSES } from '../../contract/status.ts';
import { DAY_MS } from '../../shared/days.ts';
import { costText } from '../../shared/dollars.ts';
import { shorten } from '../../shared/text/escape.ts';
import { oneLine } from '../../shared/text/foreign.ts';
import { type Html, html, type Insert } from '../../shared/text/html.ts';
import { layout, type Viewer } from './layout.ts';
import {
  field,
  link,
  type NamedProject,
  nameIn,
  nothing,
  older,
  options,
  projectField,
  state,
  time,
} from './parts.ts';

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
  projects: readonly NamedProject[];
  jobs: readonly ListedJob[];
  /** Those whose records cannot be read. */
  unreadable: readonly { project: string; id: string }[];
  nextCursor: string | null;
  /** Where the page's events come from. Only the first page changes by itself. */
  live?: string;
}

type ListedJob = JobSummary & { project: string };

const WAITING = ['waiting', `Waiting for review over ${WAITING_DAYS} days`] as const;
const STATES = [
  ['', 'Any state'] as const,
  ...JOB_STATUSES.map((status) => [status, status[0]?.toUpperCase() + status.slice(1)] as const),
  WAITING,
];
const REQUEST_LENGTH = 140;

export function jobsPage(view: JobsView): string {
  const { viewer, filter, projects, jobs, live } = view;
  const query = { project: filter.project, status: filter.status, search: filter.search };
  const list =
    jobs.length === 0
      ? none(Object.values(query).some(Boolean))
      : html`<ul class="card jobs">${jobs.map((job) => row(job, view))}</ul>`;
  const isPart = filter.project === '' && projects.length > MAX_PROJECTS;
  const main = html`${filterForm(filter, projects)}
<div id="live">${isPart && tooMany(projects.length)}${view.unreadable.map((job) => notice(job, projects))}${list}${older('/', query, view.nextCursor)}</div>`;
  return layout({ title: 'Jobs', at: '/', viewer, main, ...(live && { live }) });
}

function row(job: ListedJob, { projects, viewer: { now } }: JobsView): Html {
  const more = job.instructions > 1 && ` +${job.instructions - 1}`;
  const about = [
    projects.length > 1 && nameIn(projects, job.project),
    job.requester,
    time(job.updatedAt, now),
    costOf(job),
  ].filter(Boolean);
  const days = job.waitingSince ? Math.floor((now - Date.parse(job.waitingSince)) / DAY_MS) : 0;
  return html`<li><div class="job"><a class="request" href="${jobPath(job.project, job.id)}">${titleOf(job.prompt)}</a>${more && html` <span class="quiet">${more}</span>`}
<p class="quiet">${about.map((part, at) => (at === 0 ? part : [' · ', part]))}</p></div>
<p class="marks">${days >= WAITING_DAYS && state(`waiting ${days} days`, 'waiting')}${job.prLink && link(job.prLink, pullName(job.prLink))}${state(job.status)}</p></li>`;
}

/** What was asked first, in one line. */
export function titleOf(prompt: string): string {
  return shorten(oneLine(prompt), REQUEST_LENGTH) || 'No words';
}

function none(isFiltered: boolean): Html {
  if (isFiltered) {
    return nothing(
      'No jobs match this filter.',
      html`<a class="button plain" href="/">Clear the filter</a>`,
    );
  }
  return nothing(
    'No jobs yet.',
    html`To start one, comment <code>/docs</code> and what to do on an issue or a pull request, or run <code>docket job create</code>.`,
  );
}

function tooMany(projects: number): Html {
  return html`<p>Only the jobs of the first ${MAX_PROJECTS} of your ${projects} projects are listed here. To see others, choose their project.</p>`;
}

function notice(
  { project, id }: { project: string; id: string },
  projects: readonly NamedProject[],
): Html {
  return html`<p class="card">Job <a href="${jobPath(project, id)}">${id}</a> of ${nameIn(projects, project)} is not listed, because its record cannot be read. The server’s log shows the reason when you open the job.</p>`;
}

function filterForm(
  { project, status, search }: JobsFilter,
  projects: readonly NamedProject[],
): Html {
  return html`<form method="get" action="/" class="filter" role="search">${projects.length > 1 && projectField(projects, project, 'All projects')}
${field('State', html`<select name="status">${options(STATES, status)}</select>`)}
${field('Search', html`<input type="search" name="search" maxlength="200" value="${search}">`)}
<button>Show</button></form>`;
}

export function jobPath(project: string, id: string): string {
  return `/jobs/${encodeURIComponent(project)}/${encodeURIComponent(id)}`;
}

function costOf({ docket }: JobSummary): Insert {
  return costText(docket?.usage ?? {});
}

/** `#12`, where the address ends in the number of the pull request. */
export function pullName(url: string): string {
  const number = /\/(\d{1,9})\/?$/.exec(url)?.[1];
  return number ? `#${number}` : 'Pull request';
}
