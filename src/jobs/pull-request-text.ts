// What a reviewer reads: the title, the body and the commit message of a job's work. Pure.
import { createHash } from 'node:crypto';
import { type CheckResult, failing } from '../contract/job.ts';
import {
  bound,
  clean,
  codeSpan,
  defuse,
  inline,
  inlineCode,
  oneLine,
} from '../shared/text/foreign.ts';
import { achieved } from './agent-words.ts';
import { conversation, request as requestText } from './conversation-text.ts';
import { headline, pageNames, TITLE_LENGTH } from './headline.ts';
import type { ChangedPath, JobRecord, Turn } from './job.ts';
import {
  DEFAULT_BODY,
  DEFAULT_TITLE,
  fill,
  type PullRequestTemplate,
} from './pull-request-template.ts';

/** GitHub takes 65,536 characters of a body; what is counted there is not quite what is here. */
const BODY_LENGTH = 60_000;
const REQUEST_LENGTH = 2_000;
const MESSAGE_LENGTH = 6_000;
const MAX_LISTED = 50;
/** Of the summary, however long the template's own words are. */
const MIN_SUMMARY = 24;

/** What a title is made of: what one turn did. */
export type Told = Pick<Turn, 'summary' | 'origin'> & { paths: readonly ChangedPath[] };

export function title(told: Told, template = DEFAULT_TITLE): string {
  const values = { pages: defuse(pageNames(told.paths)), requester: requesterOf(told) };
  const rest = oneLine(fill(template, { ...values, summary: '' })).length;
  const length = Math.max(MIN_SUMMARY, TITLE_LENGTH - 1 - rest);
  const pages = !template.includes('{pages}');
  const summary = headline(told.summary ?? '', told.paths, { length, pages });
  // Also the template's own words: nobody needs a mention or a `[skip ci]` in every title.
  return bound(defuse(oneLine(fill(template, { ...values, summary }))), 200);
}

/** The title says what the first turn that changed anything did: it does not change with each turn. */
export function pullTitle(
  job: JobRecord,
  paths: readonly ChangedPath[],
  { title: template }: PullRequestTemplate = {},
): string {
  return title(firstTold(job, paths), template);
}

function firstTold({ turns }: JobRecord, paths: readonly ChangedPath[]): Told {
  const turn = turns.find(({ files }) => files) ?? turns.find(({ state }) => state === 'done');
  const summary = turn && achieved(turn);
  return { summary, origin: turn?.origin, paths: turn?.files?.first ?? paths };
}

const requesterOf = ({ origin }: Told) => inline(origin?.requester ?? '');

export function commitMessage(
  job: JobRecord,
  index: number,
  told: Told,
  template?: string,
): string {
  const turn = job.turns[index] as Turn;
  // The person of a schedule is whoever edited it last.
  const { requester } = turn.origin?.workflow?.event === 'schedule' ? {} : (turn.origin ?? {});
  const text = bound(withoutTrailers(defuse(clean(told.summary ?? ''))), MESSAGE_LENGTH).trim();
  return [
    title(told, template),
    '',
    ...(text ? [text, ''] : []),
    turnLine(job.id, index),
    `Docket-Model: ${oneLine(job.model)}`,
    `Docket-Prompt: sha256:${createHash('sha256').update(turn.prompt).digest('hex')}`,
    ...(requester ? [`Requested-by: ${oneLine(requester)}`] : []),
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
  paths: ChangedPath[];
  checks: CheckResult[];
  /** Absent where nobody reads comments. */
  word: string | undefined;
}

export function body(
  job: JobRecord,
  review: Review,
  { body: own }: PullRequestTemplate = {},
): string {
  const template = own ?? DEFAULT_BODY;
  const { paths, checks } = review;
  const first = firstTold(job, paths);
  const values = {
    summary: headline(first.summary ?? '', first.paths),
    pages: defuse(pageNames(paths)),
    requester: requesterOf(first),
    request: job.turns[0] ? requestText(job.turns[0], REQUEST_LENGTH) : '',
    changes: changesOf(paths),
    checks: checks.length > 0 ? checks.map(checkLine).join('\n') : 'No checks ran.',
  };
  const around = [warning(review, template), footer(job, review)];
  const others = [...around, fill(template, { ...values, conversation: '' })];
  const room = BODY_LENGTH - others.reduce((sum, text) => sum + text.length + 2, 0);
  const turns = job.turns.filter(({ state }) => state !== 'queued');
  const text = fill(template, { ...values, conversation: conversation(turns, room) });
  return [around[0], text.trim(), around[1]].filter(Boolean).join('\n\n');
}

function changesOf(paths: readonly ChangedPath[]): string {
  const lines = paths.slice(0, MAX_LISTED).map(({ path, kind }) => `- ${kind} ${codeSpan(path)}`);
  if (paths.length > MAX_LISTED) lines.push(`- and ${paths.length - MAX_LISTED} more files`);
  return lines.join('\n');
}

/** Before everything else, and in every template. */
function warning({ checks, word }: Review, template: string): string {
  const wrong = failing(checks);
  if (wrong.length === 0) return '';
  const names = wrong.map(({ name }) => inline(name)).join(', ');
  const fix = word ? ` To have the agent fix them, comment \`${word} fix the checks\` here.` : '';
  const list = template.includes('{checks}') ? [] : ['', ...wrong.map(checkLine)];
  return [
    `⚠️ **Checks fail: ${names}.** Do not merge this pull request before they pass.${fix}`,
    ...list,
  ].join('\n');
}

function footer(job: JobRecord, { word }: Review): string {
  const to = word ? `To continue this job, comment \`${word} …\` here. ` : '';
  return `---\n${to}Made by Docket with ${codeSpan(job.model)}, job \`${job.id}\`.\n`;
}

function checkLine({ name, ok, summary }: CheckResult): string {
  return `- ${ok ? '✅' : '❌'} ${inline(name)}: ${inlineCode(summary)}`;
}
