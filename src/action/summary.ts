// The job summary of a command or a prompt: the request, what happened, and the result. Pure.

import { asks, checksFail, isFailure, type Result, stateOf } from '../bot/outcome.ts';
import * as phrases from '../bot/phrases.ts';
import { duration } from '../shared/duration.ts';
import { codeBlock, inline, quoted } from '../shared/text/foreign.ts';

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
  const { outcome, job, message, story = [], prompt = asked.prompt } = result;
  const link = job?.prLink ?? job?.docket?.compareLink;
  const facts = [
    ['Request', asked.by ? `${asked.how} by ${inline(asked.by)}` : asked.how],
    ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
    ['Result', link ? phrases.link(link) : ''],
    ['Job', job ? `\`${inline(job.id)}\`, ${inline(stateOf(job))}` : ''],
    ['Model', job?.model ? inline(job.model) : ''],
    ['Usage', job ? phrases.usage(job) : ''],
  ].filter(([, value]) => value !== '');
  const course = story.map(({ afterMs, what }) => `- ${duration(afterMs)}: ${inline(what)}`);
  return [
    `## ${checksFail(job) ? '⚠️ Checks fail' : asks(job) ? '❓ The agent has a question' : TITLES[outcome]}`,
    ...(prompt === undefined ? [] : [quoted(prompt)]),
    ...(outcome === 'dry-run' ? [codeBlock(message)] : []),
    ...(isFailure(outcome) || outcome === 'ignored' ? [quoted(message)] : []),
    ...(job?.status === 'completed' && job.docket?.reason
      ? [`The agent says:\n\n${quoted(job.docket.reason)}`]
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
