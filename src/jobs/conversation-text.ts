// A job's turns as a reviewer reads them: what was requested, what changed, what the agent said. All
// of them in the room there is: the oldest are shortened first. Pure.
import {
  bound,
  codeSpan,
  inline,
  inlineCode,
  isWebAddress,
  quoted,
} from '../shared/text/foreign.ts';
import { achieved, repairsOf } from './agent-words.ts';
import type { Turn } from './job.ts';

/** How much of each text is quoted, at each step of shortening. */
const LEVELS = [{ quote: 6_000 }, { quote: 1_500 }, { quote: 300 }, { quote: 60 }] as const;
type Level = (typeof LEVELS)[number];
const GAP = '\n\n';

export function conversation(turns: readonly Turn[], room: number): string {
  const several = turns.length > 1;
  const shown = turns.map((turn, index) => exchange(turn, index, several, LEVELS[0]));
  let size = shown.reduce((sum, text) => sum + text.length + GAP.length, 0);
  const change = (index: number, text: string) => {
    size += text.length - (shown[index] ?? '').length;
    shown[index] = text;
  };
  for (const [index, turn] of turns.entries()) {
    for (const level of LEVELS.slice(1)) {
      if (size > room) change(index, exchange(turn, index, several, level));
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

function exchange(turn: Turn, index: number, several: boolean, level: Level): string {
  const said = achieved(turn);
  return [
    heading(turn, index > 0),
    request(turn, level.quote),
    ...(several ? [outcome(turn)] : []),
    // Quoted as well: unquoted, a heading or an open fence in it would pass for ours, or hide ours.
    ...(said === '' ? [] : ['The agent says:', quoted(said, level.quote)]),
    repairLines(turn, level),
  ]
    .filter((part) => part !== '')
    .join(GAP);
}

/** What was asked for; empty where the reason says it: a prompt that nobody wrote is not for people. */
export function request({ prompt, origin }: Turn, length: number): string {
  const isOurs = origin?.workflow?.why !== undefined || origin?.checks !== undefined;
  return isOurs ? '' : quoted(prompt, length);
}

/** What started the turn, and where. */
function heading({ origin = {} }: Turn, later: boolean): string {
  const { requester, url, thread, workflow, checks } = origin;
  if (checks) return `Checks failed on ${codeSpan(checks.headSha.slice(0, 7))}.`;
  const who = requester ? `@\u200b${inline(requester)}` : '';
  if (!workflow) {
    const where = ` ${linked('on this thread', url)}`;
    const asked = later ? 'Then requested' : 'Requested';
    return `${asked}${who && ` by ${who}`}${isLinkable(url) ? where : ''}:`;
  }
  const { event, why } = workflow;
  const what = linked(event === 'schedule' ? 'a scheduled workflow' : 'a workflow', url);
  // The person of a schedule is whoever edited it last.
  const by = event === 'workflow_dispatch' && who ? `${who} with ${what}` : what;
  const about = thread === undefined ? '' : ` for #${thread}`;
  const started = `${later ? 'Continued' : 'Started'} by ${by}${about}`;
  return why === undefined ? `${started}, which requested:` : `${started}. ${inlineCode(why)}`;
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
