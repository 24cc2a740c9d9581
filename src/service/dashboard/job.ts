// One job: what was asked, what the agent said, what the checks found, and what it used.
import type { JobTurn } from '../../contract/directory.ts';
import type { CheckResult, Usage } from '../../contract/job.ts';
import type { AgentJob } from '../../contract/schemas.ts';
import { costText, NOT_MEASURED } from '../../shared/dollars.ts';
import { duration } from '../../shared/duration.ts';
import { visible } from '../../shared/text/escape.ts';
import { type Html, html, type Insert } from '../../shared/text/html.ts';
import { count } from '../../views/reports/format.ts';
import { jobPath, pullName, titleOf } from './jobs.ts';
import { form, layout, questionPage, type Viewer } from './layout.ts';
import { facts, link, type NamedProject, state, time } from './parts.ts';

export interface JobView {
  viewer: Viewer;
  project: NamedProject;
  job: AgentJob;
  turns: readonly JobTurn[];
  /** Whether the viewer may change the job. */
  acts: boolean;
}

export const JOB_ACTS = ['retry', 'cancel', 'archive'] as const;
export type JobAct = (typeof JOB_ACTS)[number];

/** What can be done with a job in this state. */
export function actsFor(status: AgentJob['status']): JobAct[] {
  if (status === 'active') return ['cancel'];
  return status === 'archived' ? [] : ['retry', 'archive'];
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
  const words = { retry: 'Retry', cancel: 'Cancel' };
  const all = actsFor(job.status).map((act) =>
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
  const { usage, draft } = job.docket ?? {};
  // Of a job that ended well, it is what the agent said.
  const last = turns.at(-1);
  const said = [...(last?.rounds ?? []), last?.summary];
  const reason = said.includes(job.docket?.reason ?? null) ? null : job.docket?.reason;
  const rows: [string, Insert][] = [
    ['State', state(job.status)],
    ...(reason ? [['Reason', reason] as [string, Insert]] : []),
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
  return html`<article class="turn"><h3>${askedBy(turn)} ${state(turn.state, STATE[turn.state])}</h3>
<p class="quiet">${time(turn.receivedAt, now)}${files}${length}${cost}</p>
<div class="said prompt">${turn.prompt}</div>
${said.map((text) => html`<div class="said">${text}</div>`)}
${turn.reason && html`<p class="bad">${turn.reason}</p>`}${checks(turn.checks)}</article>`;
}

/** Records of earlier versions do not say which key it was. */
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
  return duration(Date.parse(turn.endedAt) - Date.parse(turn.receivedAt));
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
      ...(turn.reason === null ? [] : [`reason: ${turn.reason}`]),
      `${turn.state}${turn.files === null ? '' : `, files changed: ${turn.files}`}, used: ${used(turn.usage)}${took(turn) && `, took: ${took(turn)}`}`,
    ].join('\n'),
  );
  const head = [
    `job ${job.id} is ${job.status}`,
    `repository ${job.source.repository}, ref ${job.source.ref}, model ${job.model}`,
    `created ${job.createdAt}`,
    ...(job.prLink ? [`pull request ${job.prLink}`] : []),
  ];
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`.replace(/[^\n\t]+/g, visible);
}
