// What a reviewer reads: the title, the body and the commit message of a job's work. Pure.
import { createHash } from 'node:crypto';
import { bound, clean, defuse } from '../changes/text.ts';
import type { CheckResult, JobRecord, Turn } from './job.ts';

/** GitHub cuts a title at 256 characters; lists show about 70. */
const TITLE_LENGTH = 70;
const PROMPT_LENGTH = 2_000;
const SUMMARY_LENGTH = 6_000;

export function title(job: JobRecord): string {
  const [first = ''] = clean(job.turns[0]?.prompt ?? '')
    .trim()
    .split('\n');
  const words = defuse(first.replace(/\s+/g, ' ').trim());
  return `docs: ${bound(words || 'update', TITLE_LENGTH)}`;
}

export function commitMessage(job: JobRecord, turn: Turn, index: number, summary: string): string {
  const text = bound(defuse(clean(summary)), SUMMARY_LENGTH).trim();
  return [
    index === 0 ? title(job) : `docs: ${bound(oneLine(turn.prompt), TITLE_LENGTH)}`,
    '',
    ...(text ? [text, ''] : []),
    turnLine(job.id, index),
    `Docket-Model: ${oneLine(job.model)}`,
    `Docket-Prompt: sha256:${createHash('sha256').update(turn.prompt).digest('hex')}`,
    ...(turn.origin?.requester ? [`Requested-by: ${oneLine(turn.origin.requester)}`] : []),
    '',
  ].join('\n');
}

/** The line by which a second run finds the commit of the first. */
export function turnLine(id: string, index: number): string {
  return `Docket-Job: ${id}/${index + 1}`;
}

export interface Review {
  paths: { path: string; kind: string }[];
  checks: CheckResult[];
}

export function body(job: JobRecord, { paths, checks }: Review): string {
  const origin = job.turns[0]?.origin;
  const asked = origin?.requester ? ` by @\u200b${oneLine(origin.requester)}` : '';
  const where = origin?.url ? ` [on this thread](${origin.url})` : '';
  return [
    `Asked for${asked}${where}:`,
    '',
    ...job.turns.filter((turn) => turn.state !== 'queued').flatMap(conversation),
    '### What changed',
    '',
    ...paths.slice(0, 50).map(({ path, kind }) => `- ${kind} ${code(path)}`),
    ...(paths.length > 50 ? [`- and ${paths.length - 50} more files`] : []),
    '',
    ...(checks.length > 0 ? ['### Checks', '', ...checks.map(checkLine), ''] : []),
    '---',
    `Comment \`/docs …\` here to go on with this job. Made by Docket, job \`${job.id}\`, with ${code(job.model)}.`,
    '',
  ].join('\n');
}

function conversation(turn: Turn): string[] {
  const quoted = quote(bound(defuse(clean(turn.prompt)), PROMPT_LENGTH));
  const answer = turn.summary ? bound(defuse(clean(turn.summary)), SUMMARY_LENGTH).trim() : '';
  // Quoted as well: unquoted, a heading or an open fence in it would pass for ours, or hide ours.
  return [quoted, '', ...(answer ? ['The agent says:', '', quote(answer), ''] : [])];
}

function checkLine({ name, ok, summary }: CheckResult): string {
  return `- ${ok ? '✅' : '❌'} ${oneLine(name)}: ${defuse(oneLine(summary))}`;
}

function quote(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

function code(text: string): string {
  return `\`${oneLine(text).replaceAll('`', "'")}\``;
}

function oneLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}
