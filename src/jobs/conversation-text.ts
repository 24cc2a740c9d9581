// A job's turns as a reviewer reads them: what was requested, what changed, what the agent said. All
// of them in the room there is: the oldest are shortened first. Pure.
import { codeSpan, inline, isWebAddress, quoted } from '../text/foreign.ts';
import type { Turn } from './job.ts';

/** How much of each text is quoted and how many files are named, at each step of shortening. */
const LEVELS = [
  { quote: 6_000, files: 20 },
  { quote: 1_500, files: 10 },
  { quote: 300, files: 3 },
  { quote: 60, files: 1 },
] as const;
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
  const { origin, summary = '', rounds = [] } = turn;
  const by = origin?.requester ? ` by @\u200b${inline(origin.requester)}` : '';
  // From the record, which others may have written.
  const linked = origin?.url && origin.url.length < 1_000 && isWebAddress(origin.url);
  const where = linked ? ` [on this thread](${origin.url})` : '';
  const said = [...rounds, summary].filter((text) => text.trim() !== '');
  return [
    `${index === 0 ? 'Requested' : 'Then requested'}${by}${where}:`,
    quoted(turn.prompt, level.quote),
    ...(several ? [outcome(turn, level)] : []),
    // Quoted as well: unquoted, a heading or an open fence in it would pass for ours, or hide ours.
    ...said.flatMap((text, round) => [
      round === 0 ? 'The agent says:' : 'After a check failed, the agent says:',
      quoted(text, level.quote),
    ]),
  ]
    .filter((part) => part !== '')
    .join(GAP);
}

/** Of a single turn, the list of all files says the same. */
function outcome({ state, commit, files }: Turn, level: Level): string {
  if (state === 'failed') return 'This request was not finished.';
  if (!files) return state === 'done' && !commit ? 'No files changed.' : '';
  const names = files.first
    .slice(0, level.files)
    .map(({ path, kind }) => `${kind} ${codeSpan(path)}`);
  const more = files.count - names.length;
  return `Changed: ${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
