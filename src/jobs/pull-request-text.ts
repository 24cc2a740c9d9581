// What a reviewer reads: the title, the body and the commit message of a job's work. Pure.
import { createHash } from 'node:crypto';
import { type CheckResult, failing } from '../contract/job.ts';
import { isRepositoryName } from '../contract/values.ts';
import {
  bound,
  clean,
  codeSpan,
  defuse,
  inline,
  inlineCode,
  isWebAddress,
  oneLine,
  quoted,
} from '../shared/text/foreign.ts';
import { achieved, repairsOf } from './agent.ts';
import { type ChangedPath, type JobRecord, type Turn, undoneCommits } from './job.ts';
import { DEFAULT_TITLE, fill, isProse, type PullRequestTemplate } from './pull-request-template.ts';

/** GitHub takes 65,536 characters of a body; what is counted there is not quite what is here. */
const BODY_LENGTH = 60_000;
const REQUEST_LENGTH = 2_000;
const SUMMARY_LENGTH = 6_000;
const MESSAGE_LENGTH = 6_000;
/** More of them are in the list of files that every code host shows. */
const MAX_LISTED = 5;
/** At least so much of the summary is shown, however long the template's own words are. */
const MIN_SUMMARY = 24;

/** What a title is made of: what one turn did. */
export type TurnResult = Pick<Turn, 'summary' | 'origin'> & {
  paths: readonly ChangedPath[];
  prompt?: string;
};

export function title(told: TurnResult, template = DEFAULT_TITLE): string {
  const values = { pages: defuse(pageNames(told.paths)), requester: requesterOf(told) };
  const rest = oneLine(fill(template, { ...values, summary: '' })).length;
  const length = Math.max(MIN_SUMMARY, TITLE_LENGTH - 1 - rest);
  const pages = !template.includes('{pages}');
  const summary = headline(told.summary ?? '', told.paths, { length, pages, asked: told });
  // Also the template's own words: nobody needs a mention or a `[skip ci]` in every title.
  return bound(defuse(oneLine(fill(template, { ...values, summary }))), 200);
}

/**
 * What the first request that stands was for. A follow-up belongs to it, unless it changed other pages:
 * those are named as well, if there is room.
 */
export function pullTitle(
  job: JobRecord,
  paths: readonly ChangedPath[],
  { title: template = DEFAULT_TITLE }: PullRequestTemplate = {},
): string {
  const first = firstTurnResult(job, paths);
  const alone = title(first, template);
  const [start, ...later] = standing(job);
  const known = new Set(start?.files?.first.map(({ path }) => path));
  const others = later.filter(({ files }) => files?.first.every(({ path }) => !known.has(path)));
  if (others.length === 0) return alone;
  const sentences = [start, ...others].map((turn) => turn && titleSentence(achieved(turn)));
  const [lead, ...rest] = sentences.filter((one) => one !== undefined);
  const all = [lead, ...rest.map((one) => one[0]?.toLowerCase() + one.slice(1))].join(' and ');
  const fits = rest.length === others.length && all.length + template.length <= TITLE_LENGTH;
  return fits ? title({ ...first, summary: `${all}.`, paths: [] }, template) : alone;
}

/** The turns whose changes are still on the branch. */
function standing({ turns }: JobRecord): Turn[] {
  const undone = undoneCommits(turns);
  return turns.filter(
    ({ files, undoes, commit }) => files && !undoes && !(commit && undone.has(commit)),
  );
}

/** Why the pull request exists. */
function firstTurn(job: JobRecord): Turn | undefined {
  const { turns } = job;
  return standing(job)[0] ?? turns.find(({ files }) => files) ?? turns.find(isDone);
}

const isDone = ({ state }: Turn) => state === 'done';

function firstTurnResult(job: JobRecord, paths: readonly ChangedPath[]): TurnResult {
  const turn = firstTurn(job);
  if (!turn) return { paths };
  const { prompt, origin, files } = turn;
  return { summary: achieved(turn), prompt, origin, paths: files?.first ?? paths };
}

const requesterOf = ({ origin }: TurnResult) => inline(origin?.requester ?? '');

export function commitMessage(
  job: JobRecord,
  index: number,
  told: TurnResult,
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
    // No model works on an undo.
    ...(turn.origin?.undo ? [] : [`Docket-Model: ${oneLine(job.model)}`]),
    `Docket-Prompt: sha256:${createHash('sha256').update(turn.prompt).digest('hex')}`,
    ...(requester ? [`Requested-by: ${oneLine(requester)}`] : []),
    '',
  ].join('\n');
}

/** What the agent said, from a message of ours. */
export function summaryIn(message: string): string {
  const [head = '', ...rest] = message.split('\n\n');
  return rest.slice(0, -1).join('\n\n') || head;
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
  /** Where people read a page of the branch; absent: no code host shows it. */
  pageLink?: ((path: string) => string) | undefined;
}

export function body(
  job: JobRecord,
  review: Review,
  { body: own }: PullRequestTemplate = {},
): string {
  const turns = job.turns.filter(({ state }) => state !== 'queued');
  const before = [warning(review, own), refusals(job), noticeOf(job)];
  const after = footer(job, review);
  const others = [...before, after].reduce((sum, text) => sum + text.length + GAP.length, 0);
  const room = BODY_LENGTH - others;
  const text =
    own === undefined ? ownBody(job, turns, review, room) : filled(own, job, turns, review, room);
  return [...before, text.trim(), after].filter(Boolean).join(GAP);
}

/** As a colleague would write it: what was done, who asked for what, what to look at, what was checked. */
function ownBody(job: JobRecord, turns: Turn[], review: Review, room: number): string {
  const first = firstTurn(job);
  const [start, ...later] = standing(job);
  const isUndone = first?.files !== undefined && start === undefined;
  const did = isUndone ? 'Everything was undone: nothing is left to merge.' : spoken(first);
  const why = first && [did, heading(first), requestText(first, REQUEST_LENGTH)];
  const parts = [
    ...(why ?? []),
    sinceThen(later),
    `### What to look at\n\n${changesOf(review)}`,
    `### Checks\n\n${[checkLines(review), first ? repairLines(first, LEVELS[1]) : ''].filter(Boolean).join('\n')}`,
  ].filter((part) => part !== '');
  const rest = turns.filter((turn) => turn !== first || isUndone);
  if (rest.length === 0) return parts.join(GAP);
  const open = `<details><summary>Other requests (${rest.length})</summary>`;
  const left = room - parts.reduce((sum, part) => sum + part.length + GAP.length, open.length + 20);
  return [...parts, open, conversation(rest, left, true), '</details>'].join(GAP);
}

function filled(template: string, job: JobRecord, turns: Turn[], review: Review, room: number) {
  const first = firstTurnResult(job, review.paths);
  const values = {
    summary: headline(first.summary ?? '', first.paths, { asked: first }),
    pages: defuse(pageNames(review.paths)),
    requester: requesterOf(first),
    request: job.turns[0] ? requestText(job.turns[0], REQUEST_LENGTH) : '',
    changes: changesOf(review),
    checks: checkLines(review),
  };
  const used = fill(template, { ...values, conversation: '' }).length;
  return fill(template, { ...values, conversation: conversation(turns, room - used) });
}

/** What later requests did, in a line each. */
function sinceThen(turns: readonly Turn[]): string {
  const lines = turns
    .slice(-MAX_LISTED)
    .map((turn) => `- ${headline(achieved(turn), turn.files?.first ?? [], { asked: turn })}`);
  return lines.length === 0 ? '' : `Since then:\n\n${lines.join('\n')}`;
}

/**
 * The agent's words. Plain sentences stand as they are; whatever could pass for a part of ours, such as a
 * heading, a list, or a mark, is quoted.
 */
function spoken(turn: Turn | undefined): string {
  const words = turn ? clean(achieved(turn)).trim() : '';
  if (words === '') return '';
  const isPlain = words.length < SUMMARY_LENGTH && isProse(words);
  return isPlain ? defuse(words) : `The agent says:\n\n${quoted(words, SUMMARY_LENGTH)}`;
}

function changesOf({ paths, pageLink }: Review): string {
  const lines = paths.slice(0, MAX_LISTED).map(({ path, kind, added, removed }) => {
    const name = codeSpan(path);
    const linked = pageLink && kind !== 'deleted' ? `[${name}](${pageLink(path)})` : name;
    const counts =
      kind === 'modified' && added !== undefined ? ` (+${added} −${removed ?? 0})` : '';
    return `- ${linked}${kind === 'modified' ? counts : `, ${kind}`}`;
  });
  if (paths.length > MAX_LISTED) lines.push(`- and ${paths.length - MAX_LISTED} more files`);
  return lines.join('\n');
}

const checkLines = ({ checks }: Review) =>
  checks.length > 0 ? checks.map(checkLine).join('\n') : 'No checks ran.';

/** Before everything else, and in every template. */
function warning({ checks, word }: Review, template = '{checks}'): string {
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

/** What an agent tried is worth knowing before its work is merged. */
function refusals({ turns }: JobRecord): string {
  const refused = turns
    .flatMap(({ usage }) => usage?.sent ?? [])
    .filter(({ outcome, path }) => /^refused(?:: |$)/.test(outcome) && path === '');
  const byReason = Map.groupBy(refused, ({ outcome }) => outcome.slice('refused: '.length));
  return [...byReason]
    .slice(0, 5)
    .map(([why, rows]) => {
      const hosts = [...new Set(rows.map(({ host }) => host))].slice(0, 10);
      const names = hosts.map((host) => defuse(codeSpan(host))).join(', ');
      const because = why || 'the settings of this repository do not list that address';
      return `⚠️ **The agent tried to reach ${names}.** Docket refused it, because ${inline(because)}. Read the change with care.`;
    })
    .join('\n\n');
}

/** Our own words, with names of settings in them. */
const noticeOf = ({ notice }: JobRecord) => (notice ? `ℹ️ ${notice}` : '');

function footer(job: JobRecord, { word }: Review): string {
  const asked = job.turns.map(({ origin }) => threadElsewhere(origin)).find(Boolean);
  // Whether anyone reads comments here is not known there.
  const here = asked ? `in ${asked}, or here if Docket runs in this repository, too` : 'here';
  const to = word ? `To continue this job, comment \`${word} …\` ${here}. ` : '';
  return `---\n${to}Made by Docket with ${codeSpan(job.model)}, job \`${job.id}\`.\n`;
}

function checkLine({ name, ok, summary }: CheckResult): string {
  return `- ${ok ? '✅' : '❌'} ${inline(name)}: ${inlineCode(summary)}`;
}

// A job's turns as a reviewer reads them: what was requested, what changed, what the agent said. All
// of them in the room there is: the oldest are shortened first. Pure.

/** How much of each text is quoted, at each step of shortening. */
const LEVELS = [{ quote: 6_000 }, { quote: 1_500 }, { quote: 300 }, { quote: 60 }] as const;
type Level = (typeof LEVELS)[number];
const GAP = '\n\n';

export function conversation(turns: readonly Turn[], room: number, rest = false): string {
  const several = rest || turns.length > 1;
  const text = (turn: Turn, index: number, level: Level) =>
    exchange(turn, rest || index > 0, several, level);
  const shown = turns.map((turn, index) => text(turn, index, LEVELS[0]));
  let size = shown.reduce((sum, text) => sum + text.length + GAP.length, 0);
  const change = (index: number, text: string) => {
    size += text.length - (shown[index] ?? '').length;
    shown[index] = text;
  };
  for (const [index, turn] of turns.entries()) {
    for (const level of LEVELS.slice(1)) {
      if (size > room) change(index, text(turn, index, level));
    }
  }
  // The first request says what it is all about; after it, the oldest go.
  const last = turns.length - 1;
  let left = 0;
  while (size > room - 100 && left < last - 1) {
    left += 1;
    size -= (shown[left] ?? '').length + GAP.length;
  }
  if (left > 0) shown.splice(1, left, `(${left} requests in between are not shown here.)`);
  return shown.join(GAP);
}

function exchange(turn: Turn, later: boolean, several: boolean, level: Level): string {
  const said = achieved(turn);
  return [
    heading(turn, later),
    requestText(turn, level.quote),
    ...(several ? [outcome(turn)] : []),
    // Quoted as well: unquoted, a heading or an open fence in it would pass for ours, or hide ours.
    ...(said === '' ? [] : [speaker(turn), quoted(said, level.quote)]),
    repairLines(turn, level),
  ]
    .filter((part) => part !== '')
    .join(GAP);
}

/** Nobody, where a change was taken back: no agent worked. */
function speaker({ undoes, question, files }: Turn): string {
  if (undoes) return '';
  return question && !files ? 'The agent asks:' : 'The agent says:';
}

/** What was asked for; empty where the reason says it: a prompt that nobody wrote is not for people. */
export function requestText({ prompt, origin }: Turn, length: number): string {
  const { workflow, checks, drift } = origin ?? {};
  const isOurs = workflow?.why !== undefined || checks !== undefined || drift !== undefined;
  return isOurs ? '' : quoted(prompt, length);
}

/** What started the turn, and where. */
function heading({ origin = {} }: Turn, later = false): string {
  const { requester, url, thread, workflow, checks, drift } = origin;
  const elsewhere = threadElsewhere(origin);
  if (checks) return `Checks failed on ${codeSpan(checks.headSha.slice(0, 7))}.`;
  const who = requester ? `@\u200b${inline(requester)}` : '';
  if (!workflow) {
    const name = elsewhere ?? (thread === undefined ? undefined : `#${thread}`);
    const place = name ? ` in ${linked(name, url)}` : ` ${linked('on this thread', url)}`;
    const asked = `${later ? 'Then asked' : 'Asked'}${who && ` by ${who}`}`;
    const what = drift
      ? `: fix what the documentation check found at ${codeSpan(drift.headSha.slice(0, 7))}.`
      : ':';
    return `${asked}${name || isLinkable(url) ? place : ''}${what}`;
  }
  const { event, why } = workflow;
  const what = linked(event === 'schedule' ? 'a scheduled workflow' : 'a workflow', url);
  // The person of a schedule is whoever edited it last.
  const by = event === 'workflow_dispatch' && who ? `${who} with ${what}` : what;
  const about = thread === undefined ? '' : ` for ${elsewhere ?? `#${thread}`}`;
  const started = `${later ? 'Continued' : 'Started'} by ${by}${about}`;
  return why === undefined ? `${started}, which requested:` : `${started}. ${inlineCode(why)}`;
}

/** `acme/app#12`, which GitHub turns into links on both sides; undefined: asked in this repository. */
function threadElsewhere(origin: Turn['origin']): string | undefined {
  const { repository, thread } = origin ?? {};
  if (repository === undefined || thread === undefined) return undefined;
  return isRepositoryName(repository) ? `${repository}#${thread}` : 'another repository';
}

/** From the record, which others may have written. */
const isLinkable = (url: string | undefined): url is string =>
  url !== undefined && url.length < 1_000 && isWebAddress(url);

const linked = (text: string, url: string | undefined) =>
  isLinkable(url) ? `[${text}](${url})` : text;

/** One line each: what a check sent back is a detail of how the work was done. */
function repairLines(turn: Turn, { quote }: Level): string {
  return repairsOf(turn)
    .map((text) => `- 🔧 After a check failed: ${inlineCode(bound(text, quote))}`)
    .join('\n');
}

/** The files themselves are listed once, for all turns. */
function outcome({ state, commit, files }: Turn): string {
  if (state === 'failed') return 'This request was not finished.';
  if (!files) return state === 'done' && !commit ? 'No files changed.' : '';
  const where = commit === undefined ? '' : ` in ${codeSpan(commit.slice(0, 7))}`;
  return `Changed ${files.count} ${files.count === 1 ? 'file' : 'files'}${where}.`;
}

// One line that says what a change is, for titles and commit subjects: the agent's own first sentence
// if it reads like a title, or else the pages. Pure; foreign text comes out defused.

/** GitHub and git show about this much of a title. */
export const TITLE_LENGTH = 72;

const VERBS =
  'Add Adjust Change Clarify Clean Correct Create Delete Describe Document Expand Explain Extend Fix Improve Introduce Link List Mention Move Name Note Remove Rename Reorder Reorganize Replace Restore Restructure Revert Revise Rewrite Shorten Simplify Split Translate Update Write'.split(
    ' ',
  );
const IRREGULAR: Record<string, string> = { Rewrite: 'Rewrote', Split: 'Split', Write: 'Wrote' };
/** Every form that agents use, in lower case, with the one that a title uses. */
const IMPERATIVE = new Map(
  VERBS.flatMap((verb) => {
    const past = IRREGULAR[verb] ?? `${verb.replace(/y$/, 'i').replace(/e$/, '')}ed`;
    const present = verb.endsWith('x') ? `${verb}es` : `${verb.replace(/y$/, 'ie')}s`;
    return [verb, past, present].map((form) => [form.toLowerCase(), verb] as const);
  }),
);

/** A longer introduction than this is not followed to the point. */
const MAX_LINES = 12;
const ASKING = /^(?:please|can you|could you|would you)(?:,? please)?,?\s+/i;
const OPENERS = /^(?:(?:done|summary)[.:!]\s+)?(?:(?:i|we)(?:['’]ve| have)?\s+)?/i;

type Asked = Pick<TurnResult, 'prompt' | 'origin'>;

/** `pages: false`: they are named elsewhere. */
export function headline(
  summary: string,
  paths: readonly ChangedPath[],
  { length = TITLE_LENGTH, pages: wanted = true, asked = {} as Asked } = {},
): string {
  const sentence = titleSentence(summary) ?? requestSentence(asked);
  if (sentence === undefined) return fit(pagesLine(paths, length), length);
  const named = !wanted || paths.some(({ path }) => sentence.includes(path));
  const whole = named || paths.length === 0 ? sentence : `${sentence} (${pageNames(paths)})`;
  return fit(whole.length > length ? sentence : whole, length);
}

/** What a person asked for, as a title; nothing of what a workflow or a check asks for. */
function requestSentence({ prompt = '', origin = {} }: Asked) {
  const { workflow, checks, drift } = origin;
  if (drift) return 'Fix what the documentation check found';
  if (checks) return 'Fix the failing checks';
  const [line = ''] = clean(bound(prompt, 4_000)).trim().split('\n');
  const [sentence = ''] = plain(line)
    .replace(ASKING, '')
    .split(/[.!?;](?=\s|$)/);
  const words = sentence.trim();
  if (workflow || words.split(/\s+/).length < 2 || words.endsWith(':')) return undefined;
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** `docs/cli.md`, `docs/cli.md and docs/start.md`, or `docs/cli.md and 2 more`. */
export function pageNames(paths: readonly ChangedPath[]): string {
  const [first, second, ...rest] = paths.map(({ path }) => oneLine(path));
  if (first === undefined || second === undefined) return first ?? '';
  return `${first} and ${rest.length === 0 ? second : `${rest.length + 1} more`}`;
}

/** The first sentence that begins with a verb for a change; other sentences make no title. */
function titleSentence(summary: string): string | undefined {
  const lines = clean(bound(summary, 4_000)).split('\n').map(plain).filter(Boolean);
  for (const line of lines.slice(0, MAX_LINES)) {
    const [sentence = ''] = line.replace(OPENERS, '').split(/[.!?:;](?=\s|$)/);
    const [first = '', ...rest] = sentence.trim().split(/\s+/);
    const verb = IMPERATIVE.get(first.toLowerCase());
    if (verb && rest.length >= 2) return [verb, ...rest].join(' ');
  }
  return undefined;
}

/** Without the marks of Markdown. */
function plain(line: string): string {
  return line
    .replace(/^[\s>]*(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s)?/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|__/g, '')
    .trim();
}

function pagesLine(paths: readonly ChangedPath[], length: number): string {
  const all = (kind: ChangedPath['kind']) => paths.every((path) => path.kind === kind);
  if (paths.length === 0) return 'Update the documentation';
  const verb = all('added') ? 'Add' : all('deleted') ? 'Remove' : 'Update';
  const line = `${verb} ${pageNames(paths)}`;
  // In long paths, the names of the files say most.
  return line.length <= length ? line : line.replace(/\S*\//g, '');
}

function fit(text: string, length: number): string {
  const safe = defuse(oneLine(text));
  if (safe.length <= length) return safe;
  const cut = bound(safe, length);
  return cut.replace(/\s+\S{0,20}…$/, '…');
}
