// All jobs of a project, or the latest of all projects.
import { type AcceptanceReport, mergeRate } from '../../contract/acceptance.ts';
import type { JobSummary, JobTurn, MonthUsage, UsageReport } from '../../contract/directory.ts';
import {
  CANCELLED,
  type CheckResult,
  reasonOf,
  SENT_HEADS,
  sentCells,
  stateOf,
  type Usage,
} from '../../contract/job.ts';
import type { AgentJob } from '../../contract/schemas.ts';
import { JOB_STATUSES } from '../../contract/values.ts';
import { DAY_MS, duration } from '../../shared/days.ts';
import { costText, NOT_MEASURED } from '../../shared/dollars.ts';
import { type Html, html, type Insert, shorten, visible } from '../../shared/text/escape.ts';
import { oneLine } from '../../shared/text/foreign.ts';
import { count } from '../../views/reports/format.ts';
import { form, layout, questionPage, type Viewer } from './layout.ts';
import {
  address,
  facts,
  field,
  link,
  type NamedProject,
  nameIn,
  nothing,
  older,
  options,
  projectField,
  state,
  table,
  time,
} from './parts.ts';
import { DEFAULT_RANGE, REPORT_PATH } from './views.ts';

/** A pull request that nobody has reviewed for this long is shown as such. */
export const WAITING_DAYS = 3;

/** Whoever sees hundreds of projects gets the jobs of these; the others are chosen by name. */
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
  /** Only jobs of some projects are listed. */
  isPart: boolean;
  /** What starts a command. */
  word: string;
  /** Whether people merge what these projects made; absent: too many projects to add up. */
  acceptance?: readonly AcceptanceReport[];
  /** Pages that readers requested in the last week and that do not exist. */
  missing?: { project: string; pages: number };
  /** Where the project's list of documentation to do is. */
  list?: string;
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
      ? none(Object.values(query).some(Boolean), view.word)
      : html`<ul class="card jobs">${jobs.map((job) => row(job, view))}</ul>`;
  const main = html`${figuresOf(view)}${filterForm(filter, projects)}
<div id="live">${view.isPart && tooMany(projects.length)}${view.unreadable.map((job) => notice(job, projects))}${list}${older('/', query, view.nextCursor)}</div>`;
  return layout({ title: 'Jobs', at: '/', viewer, main, ...(live && { live }) });
}

/** What most people come for: what waits for them, and whether it was worth it. */
function figuresOf({ acceptance: reports = [], missing, list }: JobsView): Insert {
  const triggers = reports.flatMap((report) => report.triggers);
  if (triggers.length === 0 && list === undefined) return false;
  const open = triggers.reduce((sum, one) => sum + one.open, 0);
  const merged = reports.reduce((sum, { month }) => sum + month.merged, 0);
  const micros = reports.reduce(
    (sum, { month }) => sum + month.merged * (month.costMicros ?? 0),
    0,
  );
  const rate = mergeRate(triggers);
  return facts([
    ['Waiting for you', html`${count(open)} open`],
    ['Merged this month', count(merged)],
    ...(micros > 0
      ? [['Cost per merge', costText({ costMicros: Math.round(micros / merged) })] as const]
      : []),
    ...(rate
      ? [['Merged in 90 days', `${rate.merged} of ${rate.of} (${rate.percent}%)`] as const]
      : []),
    ...(missing && missing.pages > 0 ? [['Missing pages', missingLink(missing)] as const] : []),
    ...(list ? [['Drift', link(list, 'the list')] as const] : []),
  ]);
}

function missingLink({ project, pages }: NonNullable<JobsView['missing']>): Html {
  const report = address(REPORT_PATH, { project, range: DEFAULT_RANGE });
  return html`<a href="${report}#missing">${count(pages)} in 7 days</a>`;
}

function row(job: ListedJob, { projects, viewer: { now } }: JobsView): Html {
  const more = job.instructions > 1 && ` +${job.instructions - 1}`;
  const about = [
    projects.length > 1 && nameIn(projects, job.project),
    job.requester,
    time(job.updatedAt, now),
    costText(job.docket?.usage ?? {}),
  ].filter((part) => part && part !== NOT_MEASURED);
  const days = job.waitingSince ? Math.floor((now - Date.parse(job.waitingSince)) / DAY_MS) : 0;
  return html`<li><div class="job"><a class="request" href="${jobPath(job.project, job.id)}">${titleOf(job.prompt)}</a>${more && html` <span class="quiet">${more}</span>`}
<p class="quiet">${about.map((part, at) => (at === 0 ? part : [' · ', part]))}</p></div>
<p class="marks">${days >= WAITING_DAYS && state(`waiting ${days} days`, 'waiting')}${job.prLink && link(job.prLink, pullName(job.prLink))}${state(stateOf(job))}</p></li>`;
}

/** What was asked first, in one line. */
function titleOf(prompt: string): string {
  return shorten(oneLine(prompt), REQUEST_LENGTH) || 'No words';
}

function none(isFiltered: boolean, word: string): Html {
  if (isFiltered) {
    return nothing(
      'No jobs match this filter.',
      html`<a class="button plain" href="/">Clear the filter</a>`,
    );
  }
  return nothing(
    'No jobs yet.',
    html`To start one, comment <code>${word}</code> and what to do on an issue or a pull request, or run <code>docket job create</code>.`,
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

/** `#12`, where the address ends in the number of the pull request. */
function pullName(url: string): string {
  const number = /\/(\d{1,9})\/?$/.exec(url)?.[1];
  return number ? `#${number}` : 'Pull request';
}

// One job: what was asked, what the agent said, what the checks found, and what it used.

export interface JobView {
  viewer: Viewer;
  project: NamedProject;
  job: AgentJob;
  turns: readonly JobTurn[];
  /** Whether the viewer may change the job. */
  acts: boolean;
}

export const JOB_ACTS = ['retry', 'undo', 'cancel', 'archive'] as const;
export type JobAct = (typeof JOB_ACTS)[number];

/**
 * What can be done with the job now. Only what failed or was stopped can be tried again, and only a
 * change that is still there can be taken back.
 */
export function actsFor({ status, docket }: Pick<AgentJob, 'status' | 'docket'>): JobAct[] {
  const acts = {
    active: ['cancel'],
    completed: ['undo', 'archive'],
    failed: ['retry', 'undo', 'archive'],
    archived: [],
  } as const;
  return acts[status].filter((act) => act !== 'undo' || docket?.undoable);
}

export function jobPage(view: JobView): string {
  const { viewer, project, job, turns } = view;
  const path = jobPath(project.id, job.id);
  const main = html`<div id="live">${links(view, path)}${about(view)}
${view.acts && buttons(view, path)}
<section aria-labelledby="conversation"><h2 id="conversation">Conversation</h2>
${turns.map((turn) => exchange(turn, viewer.now))}</section></div>
${view.acts && job.status !== 'archived' && followUp(view, path)}`;
  return layout({
    title: titleOf(turns[0]?.prompt ?? ''),
    at: '/',
    viewer,
    // A final job moves again when someone sends a message.
    live: `${path}/live`,
    up: html`<a href="/">Jobs</a>`,
    main,
  });
}

export function archivePage(view: Pick<JobView, 'viewer' | 'project' | 'job' | 'turns'>): string {
  const { viewer, project, job, turns } = view;
  const path = jobPath(project.id, job.id);
  const title = titleOf(turns[0]?.prompt ?? '');
  return questionPage({
    viewer,
    at: '/',
    title: 'Archive this job?',
    text: html`“${title}” closes permanently: nobody can send it another request. Its pull request and this page stay as they are. This cannot be undone.`,
    action: `${path}/archive`,
    button: 'Archive',
    back: path,
  });
}

function buttons({ viewer, job }: JobView, path: string): Insert {
  const words = { retry: 'Retry', undo: 'Undo the last change', cancel: 'Cancel' };
  const all = actsFor(job).map((act) =>
    act === 'archive'
      ? html`<a class="button plain" id="archive" href="${path}/archive">Archive…</a>`
      : form(
          `${path}/${act}`,
          viewer,
          html`<button id="${act}" class="plain">${words[act]}</button>`,
        ),
  );
  return all.length > 0 && html`<div class="acts">${all}</div>`;
}

/** The number of requests so far makes a second click on the same page no second request. */
function followUp({ viewer, turns }: JobView, path: string): Html {
  return html`<section aria-labelledby="follow-up"><h2 id="follow-up">Follow-up</h2>
${form(
  `${path}/message`,
  viewer,
  html`<input type="hidden" name="turn" value="${turns.length}">
<label class="field wide"><span>What should the agent do next? While it is working, your request waits for its turn.</span><textarea name="prompt" rows="3" maxlength="10000" required></textarea></label>
<button>Send</button>`,
  'card',
)}</section>`;
}

function links({ job, turns }: JobView, path: string): Html {
  const { compareLink } = job.docket ?? {};
  const asked = turns.find(({ url }) => url)?.url;
  const isRun = /\/actions\/runs\/\d+/.test(asked ?? '');
  const all: Insert[] = [
    asked && link(asked, isRun ? 'Workflow run' : 'Thread'),
    job.prLink && link(job.prLink, pullName(job.prLink).replace('#', 'Pull request #')),
    job.prLink
      ? link(`${job.prLink}/files`, 'Diff')
      : compareLink && link(compareLink, 'Diff of the branch'),
    html`<a href="${path}/log">Log</a>`,
  ];
  return html`<ul class="links">${all.filter(Boolean).map((one) => html`<li>${one}</li>`)}</ul>`;
}

function about({ viewer: { now }, project, job, turns }: JobView): Html {
  const { usage, draft, waiting } = job.docket ?? {};
  // In a job that ended well, the reason is what the agent said.
  const last = turns.at(-1);
  const said = [...(last?.rounds ?? []), last?.summary];
  const reason = said.includes(job.docket?.reason ?? null) ? null : reasonOf(job);
  const rows: [string, Insert][] = [
    ['State', state(stateOf(job))],
    ...(reason ? [['Reason', reason] as [string, Insert]] : []),
    ...(waiting
      ? [['Waits', `${waiting.reason} Next attempt: ${waiting.nextAttempt}.`] as [string, Insert]]
      : []),
    ...(draft === 'made'
      ? [['Pull request', 'draft, because checks fail'] as [string, Insert]]
      : []),
    ...(project.name === job.source.repository
      ? []
      : [['Project', project.name] as [string, Insert]]),
    ['Repository', html`${job.source.repository} <span class="path">${job.source.ref}</span>`],
    ['Created', time(job.createdAt, now)],
    ...(job.archivedAt ? [['Archived', time(job.archivedAt, now)] as [string, Insert]] : []),
    ['Model', job.model],
    ['Used', used(usage)],
    ...(took(turns.at(-1)) ? [['Took', took(turns.at(-1))] as [string, Insert]] : []),
    ['Job ID', html`<code>${job.id}</code>`],
  ];
  return facts(rows);
}

function exchange(turn: JobTurn, now: number): Html {
  const said = [...turn.rounds, ...(turn.summary === null ? [] : [turn.summary])];
  const files =
    turn.files !== null && ` · ${turn.files} ${turn.files === 1 ? 'file' : 'files'} changed`;
  const cost = Object.keys(turn.usage).length > 0 && ` · used: ${used(turn.usage)}`;
  const length = took(turn) && ` · took ${took(turn)}`;
  const canceled = turn.reason === CANCELLED;
  const badge = canceled ? state('canceled') : state(turn.state, STATE[turn.state]);
  return html`<article class="turn"><h3>${askedBy(turn)} ${badge}</h3>
<p class="quiet">${time(turn.receivedAt, now)}${files}${length}${cost}</p>
<div class="said prompt">${turn.prompt}</div>
${said.map((text) => html`<div class="said">${text}</div>`)}
${turn.reason && !canceled && html`<p class="bad">${turn.reason}</p>`}${checks(turn.checks)}${sent(turn.usage)}</article>`;
}

function sent({ sent: rows = [] }: Usage): Insert {
  if (rows.length === 0) return false;
  return html`<h4>What left the machine</h4>${table('What left the machine', SENT_HEADS, rows.map(sentCells))}`;
}

/** Nobody is named for a schedule, for example. */
const askedBy = ({ requester }: JobTurn) => (requester === null ? 'Request' : `${requester} asked`);

const STATE: Record<JobTurn['state'], string> = {
  queued: '',
  running: 'active',
  done: 'ok',
  failed: 'bad',
};

function checks(all: readonly CheckResult[]): Insert {
  const items = all.map(
    ({ ok, name, summary }) =>
      html`<li${!ok && html` class="bad"`}><span class="mark" aria-hidden="true">${ok ? '✓' : '!'}</span><span><strong>${name}</strong> ${ok ? 'passed' : 'failed'}: ${summary}</span></li>`,
  );
  return items.length > 0 && html`<ul class="checks">${items}</ul>`;
}

function used(usage: Usage = {}): string {
  const tokens = (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
  const cost = costText(usage);
  const parts = [
    ...(cost === NOT_MEASURED ? [] : [cost]),
    ...(tokens === 0 ? [] : [`${usage.incomplete ? 'at least ' : ''}${count(tokens)} tokens`]),
  ];
  return parts.join(', ') || NOT_MEASURED;
}

/** From the request to its end, as the thread counts it; empty until it has ended. */
function took(turn: JobTurn | undefined): string {
  if (!turn?.endedAt) return '';
  return duration(Date.parse(turn.endedAt) - Date.parse(turn.askedAt));
}

/** The whole job as text, to search and to send to someone. */
export function jobLog({ job, turns }: Pick<JobView, 'job' | 'turns'>): string {
  const blocks = turns.map((turn) =>
    [
      `${turn.receivedAt} ${turn.requester ?? 'request'}: ${turn.prompt}`,
      ...turn.rounds.map((text) => `agent, before failed checks went back to it: ${text}`),
      ...(turn.summary === null ? [] : [`agent: ${turn.summary}`]),
      ...turn.checks.map(
        ({ ok, name, summary }) => `check ${name} ${ok ? 'passed' : 'failed'}: ${summary}`,
      ),
      ...(turn.reason === null || turn.reason === CANCELLED ? [] : [`reason: ${turn.reason}`]),
      ...(turn.usage.sent ?? []).map((row) => `network: ${sentCells(row).join(' · ')}`),
      `${turn.reason === CANCELLED ? 'canceled' : turn.state}${turn.files === null ? '' : `, files changed: ${turn.files}`}, used: ${used(turn.usage)}${took(turn) && `, took: ${took(turn)}`}`,
    ].join('\n'),
  );
  const head = [
    `job ${job.id} is ${stateOf(job)}`,
    `repository ${job.source.repository}, ref ${job.source.ref}, model ${job.model}`,
    `created ${job.createdAt}`,
    ...(job.prLink ? [`pull request ${job.prLink}`] : []),
  ];
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`.replace(/[^\n\t]+/g, visible);
}

// What the work of a project has used, month by month.

interface CostView {
  viewer: Viewer;
  projects: readonly NamedProject[];
  project: string;
  usage: UsageReport;
}

const HEADS = ['Month', 'Jobs', 'Requests', 'Input tokens', 'Output tokens', 'Agent time', 'Cost'];

/** A month with work cannot have used zero: nothing was reported. */
const measured = (value: number, text: (value: number) => string) =>
  value === 0 ? NOT_MEASURED : text(value);

export function costPage({ viewer, projects, project, usage }: CostView): string {
  const rows = usage.months.map((month) => [
    month.month,
    count(month.jobs),
    count(month.instructions),
    measured(month.inputTokens, count),
    measured(month.outputTokens, count),
    measured(month.seconds, (seconds) => duration(seconds * 1000)),
    costIn(month),
  ]);
  return costLayout({ viewer, projects, project }, measuredTable('Cost by month', HEADS, rows));
}

const costIn = ({ costMicros, incomplete }: Pick<MonthUsage, 'costMicros' | 'incomplete'>) =>
  measured(costMicros, () => costText({ costMicros, incomplete }));

interface ProjectCost {
  project: NamedProject;
  /** Of this month; absent: it had no work. */
  usage: MonthUsage | undefined;
  merged: number;
}

/** This month in all projects. */
export function allCostsPage({
  viewer,
  projects,
  costs,
}: Pick<CostView, 'viewer' | 'projects'> & { costs: readonly ProjectCost[] }): string {
  const sum = (of: (cost: ProjectCost) => number) => costs.reduce((all, one) => all + of(one), 0);
  const total = {
    costMicros: sum(({ usage }) => usage?.costMicros ?? 0),
    incomplete: costs.some(({ usage }) => usage?.incomplete),
  };
  const rows = costs.map(({ project: { id, name }, usage, merged }) => [
    html`<a href="${address('/cost', { project: id })}">${name}</a>`,
    count(usage?.jobs ?? 0),
    count(merged),
    usage ? costIn(usage) : '',
  ]);
  const jobs = count(sum(({ usage }) => usage?.jobs ?? 0));
  const all = ['Total', jobs, count(sum(({ merged }) => merged)), costIn(total)];
  const left = projects.length - costs.length;
  const list = measuredTable('Cost this month', ALL_HEADS, [...rows, all]);
  const note =
    left > 0 && html`<p class="quiet">${count(left)} more projects: choose one above.</p>`;
  return costLayout({ viewer, projects, project: '' }, html`${list}${note}`);
}

const ALL_HEADS = ['Project', 'Jobs this month', 'Merged', 'Cost'];

/** Without the columns that nobody measured in any row. */
function measuredTable(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Insert[])[],
): Html {
  if (rows.length === 0) return nothing('No work yet.', 'What jobs use is added up here.');
  const isKnown = (_: unknown, at: number) =>
    rows.some((cells) => cells[at] !== NOT_MEASURED && cells[at] !== '');
  const lost = heads.filter((head, at) => !isKnown(head, at));
  const note =
    lost.length > 0 &&
    html`<p class="quiet">Left out, because nothing reported it: ${lost.join(', ').toLowerCase()}.</p>`;
  return html`${table(
    caption,
    heads.filter(isKnown),
    rows.map((cells) => cells.filter(isKnown)),
  )}${note}`;
}

function costLayout({ viewer, projects, project }: Omit<CostView, 'usage'>, list: Insert): string {
  const choice = projectField(projects, project, projects.length > 1 ? 'All projects' : undefined);
  const main = html`<form method="get" action="/cost" class="filter">${choice}<button>Show</button></form>${list}`;
  return layout({ title: 'Cost', at: '/cost', viewer, main });
}
