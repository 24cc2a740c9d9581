// The job summary of a command or a prompt: the request, what happened, and the result. Pure.

import { bound, clean, defuse } from '../text/foreign.ts';
import { isFailure, type Result } from '../thread/outcome.ts';
import * as phrases from '../thread/phrases.ts';

export interface Asked {
  /** `/docs`, or the name of the input. */
  how: string;
  prompt: string | undefined;
  by: string | undefined;
  thread: number | undefined;
}

const TITLES: Record<Result['outcome'], string> = {
  'pull-request': '🚀 Pull request ready',
  branch: '🚀 Branch ready for a pull request',
  'no-changes': '✅ No files changed',
  failed: '😕 Failed',
  cancelled: '🛑 Canceled',
  archived: '🗄️ Archived',
  'timed-out': '⌛ Timed out',
  started: '🚀 Started',
  unknown: '❔ Unknown whether the job started',
  ignored: 'Nothing to do',
  'dry-run': 'Dry run',
};

export function jobSummary(asked: Asked, result: Result): string {
  const { outcome, job, message, story = [] } = result;
  const link = job?.prLink ?? job?.docket?.compareLink;
  const facts = [
    ['Request', asked.by ? `${asked.how} by ${text(asked.by)}` : asked.how],
    ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
    ['Result', link ? phrases.link(link) : ''],
    ['Job', job ? `\`${text(job.id)}\`, ${text(job.status)}` : ''],
    ['Model', job?.model ? text(job.model) : ''],
    ['Usage', job ? phrases.usage(job) : ''],
  ].filter(([, value]) => value !== '');
  const course = story.map(({ afterMs, what }) => `- ${phrases.duration(afterMs)}: ${text(what)}`);
  return [
    `## ${TITLES[outcome]}`,
    ...(asked.prompt === undefined ? [] : [quote(asked.prompt)]),
    ...(outcome === 'dry-run' ? [fenced(message)] : []),
    ...(isFailure(outcome) || outcome === 'ignored' ? [quote(message)] : []),
    ...(job?.status === 'completed' && job.docket?.reason
      ? [`The agent says:\n\n${quote(job.docket.reason)}`]
      : []),
    table(facts),
    ...(job?.docket?.checks?.length ? [`### Checks\n\n${phrases.checks(job)}`] : []),
    ...(course.length > 0 ? [`### What happened\n\n${course.join('\n')}`] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function table(rows: string[][]): string {
  if (rows.length === 0) return '';
  return ['| | |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join(
    '\n',
  );
}

function quote(foreign: string): string {
  const lines = defuse(bound(clean(foreign), 4_000, '\n… (truncated)')).split('\n');
  return lines.map((line) => `> ${line}`).join('\n');
}

/** A fence that the text cannot end. */
function fenced(foreign: string): string {
  const content = bound(clean(foreign), 100_000, '\n… (truncated)');
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${content}\n${fence}`;
}

function text(foreign: string): string {
  return defuse(bound(clean(foreign), 300))
    .replace(/\s+/g, ' ')
    .replaceAll('|', '¦');
}
