// A job as text for a person at a terminal. Everything in it may be foreign text.

import { stateOf } from '../bot/outcome.ts';
import { cost } from '../bot/phrases.ts';
import type { ReceivedJob } from '../contract/schemas.ts';
import { oneLine } from '../shared/text/foreign.ts';

export function jobText(job: ReceivedJob): string {
  const source = job.source ? [job.source.repository, job.source.ref].filter(Boolean) : [];
  const rows: [string, string | null | undefined][] = [
    ['Job', job.id],
    ['Status', job.status],
    [job.prLink ? 'Agent says' : 'Reason', job.docket?.reason],
    ['Pull request', job.prLink],
    ['Compare', job.docket?.compareLink],
    ['Source', source.join(' at ')],
    ['Model', job.model],
    ['Cost', cost(job).replace(/^cost /, '')],
    ['Created', job.createdAt],
    ['Archived', job.archivedAt],
    ...(job.docket?.checks ?? []).map((check): [string, string] => [
      check.ok ? 'Check passed' : 'Check failed',
      `${check.name}: ${check.summary}`,
    ]),
  ];
  const told = rows.filter((row): row is [string, string] => Boolean(row[1]));
  const width = Math.max(...told.map(([label]) => label.length));
  return told.map(([label, words]) => `${label.padEnd(width)}  ${oneLine(words)}\n`).join('');
}

/** One line with its status. */
export function statusLine(job: ReceivedJob): string {
  const state = stateOf(job);
  const reason = job.docket?.reason && state === job.status ? `: ${job.docket.reason}` : '';
  return `Job ${job.id} is ${state}${reason}`;
}
