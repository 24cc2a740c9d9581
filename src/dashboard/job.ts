// One job: what was asked, what the agent said, what the checks found, and what it used.
import type { JobTurn } from '../contract/directory.ts';
import type { CheckResult, Usage } from '../contract/job.ts';
import type { AgentJob } from '../contract/schemas.ts';
import { dollars } from '../shared/dollars.ts';
import { html } from '../text/escape.ts';
import { jobPath, pullName } from './jobs.ts';
import { form, layout, type Viewer } from './layout.ts';
import { link, time } from './parts.ts';

export interface JobView {
  viewer: Viewer;
  project: string;
  job: AgentJob;
  turns: readonly JobTurn[];
  /** Whether the viewer may change the job. */
  acts: boolean;
}

export const JOB_ACTS = ['retry', 'cancel', 'archive'] as const;
export type JobAct = (typeof JOB_ACTS)[number];

const WORDS: Record<JobAct, string> = { retry: 'Retry', cancel: 'Cancel', archive: 'Archive' };

/** What can be done with a job in this state. */
export function actsFor(status: AgentJob['status']): JobAct[] {
  if (status === 'active') return ['cancel'];
  return status === 'archived' ? [] : ['retry', 'archive'];
}

export function jobPage(view: JobView): string {
  const { viewer, project, job, turns } = view;
  const path = jobPath(project, job.id);
  const main = `<div id="live">${facts(view)}
${view.acts ? buttons(view, path) : ''}
<section aria-labelledby="conversation"><h2 id="conversation">Conversation</h2>
${turns.map(exchange).join('\n')}</section></div>`;
  // A final job moves again when someone sends a message.
  return layout({ title: `Job ${job.id}`, at: '/', viewer, live: `${path}/live`, main });
}

function buttons({ viewer, job }: JobView, path: string): string {
  const forms = actsFor(job.status).map((act) =>
    form(`${path}/${act}`, viewer, `<button id="${act}" class="plain">${WORDS[act]}</button>`),
  );
  return forms.length === 0 ? '' : `<div class="acts">${forms.join('')}</div>`;
}

function facts({ project, job, turns }: JobView): string {
  const { usage, compareLink, draft } = job.docket ?? {};
  // Of a job that ended well, it is what the agent said.
  const reason = turns.at(-1)?.summary === job.docket?.reason ? null : job.docket?.reason;
  const pull = job.prLink
    ? `${link(job.prLink, `Pull request ${pullName(job.prLink)}`)} · ${link(`${job.prLink}/files`, 'Changed files')}${draft === 'made' ? ' · draft, because checks fail' : ''}`
    : compareLink
      ? link(compareLink, 'Compare the branch')
      : 'none';
  const rows: [string, string][] = [
    ['State', `<span class="state ${html(job.status)}">${html(job.status)}</span>`],
    ...(reason ? [['Reason', html(reason)] as [string, string]] : []),
    ['Pull request', pull],
    ['Project', html(project)],
    [
      'Repository',
      `${html(job.source.repository)} <span class="path">${html(job.source.ref)}</span>`,
    ],
    ['Created (UTC)', time(job.createdAt)],
    ...(job.archivedAt ? [['Archived (UTC)', time(job.archivedAt)] as [string, string]] : []),
    ['Model', html(job.model)],
    ['Used', used(usage)],
  ];
  return `<dl class="facts card">${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

function exchange(turn: JobTurn): string {
  const said = [...turn.rounds, ...(turn.summary === null ? [] : [turn.summary])];
  const files =
    turn.files === null ? '' : ` · ${turn.files} ${turn.files === 1 ? 'file' : 'files'} changed`;
  const cost = Object.keys(turn.usage).length > 0 ? ` · ${used(turn.usage)}` : '';
  return `<article class="turn"><h3>${html(turn.requester ?? 'Someone')} asked <span class="state ${STATE[turn.state]}">${turn.state}</span></h3>
<p class="quiet">${time(turn.receivedAt)}${files}${cost}</p>
<div class="said prompt">${lines(turn.prompt)}</div>
${said.map((text) => `<div class="said">${lines(text)}</div>`).join('\n')}
${turn.reason ? `<p class="bad">${html(turn.reason)}</p>` : ''}${checks(turn.checks)}</article>`;
}

const STATE: Record<JobTurn['state'], string> = {
  queued: '',
  running: 'active',
  done: 'ok',
  failed: 'bad',
};

function checks(all: readonly CheckResult[]): string {
  if (all.length === 0) return '';
  const items = all.map(
    ({ ok, name, summary }) =>
      `<li${ok ? '' : ' class="bad"'}><span class="mark" aria-hidden="true">${ok ? '✓' : '!'}</span><span><strong>${html(name)}</strong> ${ok ? 'passed' : 'failed'}: ${html(summary)}</span></li>`,
  );
  return `<ul class="checks">${items.join('')}</ul>`;
}

function used(usage: Usage = {}): string {
  const { inputTokens, outputTokens, seconds, costMicros, incomplete } = usage;
  const parts = [
    ...(costMicros === undefined ? [] : [dollars(costMicros)]),
    ...(inputTokens === undefined ? [] : [`${inputTokens + (outputTokens ?? 0)} tokens`]),
    ...(seconds === undefined ? [] : [`${Math.round(seconds)} s`]),
  ];
  if (parts.length === 0) return 'not known';
  return `${incomplete ? 'at least ' : ''}${parts.join(', ')}`;
}

/** Line breaks are all that text from outside may do here. */
function lines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(html)
    .join('\n');
}
