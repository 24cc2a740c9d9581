// What a reviewer reads: the title, the body and the commit message of a job's work. Pure.
import { createHash } from 'node:crypto';
import type { CheckResult } from '../contract/job.ts';
import { bound, clean, defuse, isWebAddress } from '../text/foreign.ts';
import type { JobRecord, Turn } from './job.ts';

/** GitHub cuts a title at 256 characters; lists show about 70. */
const TITLE_LENGTH = 70;
const PROMPT_LENGTH = 2_000;
const SUMMARY_LENGTH = 6_000;
/** GitHub takes 65,536 characters of a body, and files and checks follow. */
const CONVERSATION_LENGTH = 45_000;

export function title(job: JobRecord): string {
  const [first = ''] = clean(job.turns[0]?.prompt ?? '')
    .trim()
    .split('\n');
  const words = defuse(first.replace(/\s+/g, ' ').trim());
  return `docs: ${bound(words || 'update', TITLE_LENGTH)}`;
}

export function commitMessage(job: JobRecord, turn: Turn, index: number, summary: string): string {
  const text = bound(withoutTrailers(defuse(clean(summary))), SUMMARY_LENGTH).trim();
  return [
    index === 0 ? title(job) : `docs: ${bound(defuse(oneLine(turn.prompt)), TITLE_LENGTH)}`,
    '',
    ...(text ? [text, ''] : []),
    turnLine(job.id, index),
    `Docket-Model: ${oneLine(job.model)}`,
    `Docket-Prompt: sha256:${createHash('sha256').update(turn.prompt).digest('hex')}`,
    ...(turn.origin?.requester ? [`Requested-by: ${oneLine(turn.origin.requester)}`] : []),
    '',
  ].join('\n');
}

/** What stands at the end of our messages must not be said before. */
function withoutTrailers(text: string): string {
  return text.replace(/^(Docket-[\w-]+|Requested-by|Signed-off-by|Co-authored-by)(?=:)/gim, '$1 ');
}

/** The line by which a second run finds the commit of the first. */
export function turnLine(id: string, index: number): string {
  return `Docket-Job: ${id}/${index + 1}`;
}

export interface Review {
  paths: { path: string; kind: string }[];
  checks: CheckResult[];
  /** Absent where nobody reads comments. */
  word: string | undefined;
}

export function body(job: JobRecord, { paths, checks, word }: Review): string {
  const to = word ? `To continue this job, comment \`${word} …\` here. ` : '';
  return [
    ...conversation(job.turns.filter((turn) => turn.state !== 'queued')),
    '### What changed',
    '',
    ...paths.slice(0, 50).map(({ path, kind }) => `- ${kind} ${code(path)}`),
    ...(paths.length > 50 ? [`- and ${paths.length - 50} more files`] : []),
    '',
    ...(checks.length > 0 ? ['### Checks', '', ...checks.map(checkLine), ''] : []),
    '---',
    `${to}Made by Docket with ${code(job.model)}, job \`${job.id}\`.`,
    '',
  ].join('\n');
}

/** The first instruction and the latest ones, as many as there is room for. */
function conversation(turns: Turn[]): string[] {
  const [first = [], ...later] = turns.map(exchange);
  const length = (lines: string[]) => lines.reduce((sum, line) => sum + line.length + 1, 0);
  let room = CONVERSATION_LENGTH - length(first);
  const kept: string[][] = [];
  for (const lines of later.toReversed()) {
    room -= length(lines);
    if (room < 0) break;
    kept.unshift(lines);
  }
  const left = later.length - kept.length;
  const note = left > 0 ? [`(${left} requests in between are not shown here.)`, ''] : [];
  return [...first, ...note, ...kept.flat()];
}

function exchange({ origin, ...turn }: Turn, index: number): string[] {
  const by = origin?.requester ? ` by @\u200b${oneLine(origin.requester)}` : '';
  // From the record, which others may have written.
  const where = origin?.url && isWebAddress(origin.url) ? ` [on this thread](${origin.url})` : '';
  const label = index === 0 ? `Requested${by}${where}:` : `Then requested${by}${where}:`;
  const quoted = quote(bound(defuse(clean(turn.prompt)), PROMPT_LENGTH));
  const answer = turn.summary ? bound(defuse(clean(turn.summary)), SUMMARY_LENGTH).trim() : '';
  // Quoted as well: unquoted, a heading or an open fence in it would pass for ours, or hide ours.
  return [label, '', quoted, '', ...(answer ? ['The agent says:', '', quote(answer), ''] : [])];
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
