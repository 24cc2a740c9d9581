// The commands that people give in comments and in the dashboard: one table, and how words are read
// by it. Whatever is not in the table is a request. Pure.
import { nearest } from '../shared/similar.ts';

interface CommandRule {
  /** Other names and whole sentences, without courtesy and apostrophes. They count alone. */
  also: readonly string[];
  /** What further words do to it: nothing, because it only reads or stops; ask back; or make it a request. */
  more: 'nothing' | 'ask' | 'request';
  what: string;
}

/** Stopping is always safe, so it is understood in other languages, too. */
const STOP = [
  ...['stopp', 'abbrechen', 'annule', 'annuler', 'arrête', 'cancela', 'cancelar', 'annulla'],
  ...['annuleer', 'anuluj', 'avbryt', 'peruuta', 'iptal', 'hủy', 'отмена', 'отмени', 'стоп'],
  ...['скасуй', '取消', '停止', '中止', 'キャンセル', '취소', 'إلغاء', 'בטל', 'para'],
  ...['never mind', 'nevermind', 'forget', 'stop working', 'stop working on'],
] as const;

/** What people ask when they come back to a job. */
const STATUS = [
  ...['progress', 'state', 'done', 'done yet', 'are done', 'are done yet', 'did work'],
  ...['whats status', 'what status', 'hows going', 'how going', 'what happened', 'what went wrong'],
  ...['what happened here', 'any update', 'any updates', 'any news', 'any news on', 'was merged'],
  ...['why did fail', 'are still working', 'are still working on', 'what are waiting'],
] as const;

/** In the order in which the help lists them. */
export const COMMANDS = {
  new: { also: [], more: 'request', what: 'Starts another job.' },
  fix: {
    also: [],
    more: 'request',
    what: 'Fixes what the documentation check finds on a pull request, as the word alone does.',
  },
  status: { also: STATUS, more: 'nothing', what: 'Shows the job’s status.' },
  retry: {
    also: ['again', 'rerun', 'resume', 'try again', 'run again', 'one more time'],
    more: 'ask',
    what: 'Repeats a request that failed or was interrupted.',
  },
  undo: {
    also: [
      ...['revert', 'rollback', 'roll back', 'take back', 'undo last change'],
      ...['undo your last change', 'revert last change', 'revert your last change'],
    ],
    more: 'ask',
    what: 'Reverts the job’s last change, without an agent.',
  },
  redo: {
    also: ['bring back', 'undo undo', 'redo last change'],
    more: 'request',
    what: 'Brings back what was undone last; otherwise as `retry`.',
  },
  cancel: { also: ['stop', 'abort', ...STOP], more: 'nothing', what: 'Stops the job.' },
  archive: { also: ['close'], more: 'ask', what: 'Closes the job permanently.' },
  help: {
    also: ['commands', 'what do', 'how does work'],
    more: 'nothing',
    what: 'Shows this table.',
  },
} as const satisfies Record<string, CommandRule>;

type CommandName = keyof typeof COMMANDS;
type Subcommand = Exclude<CommandName, 'new'>;
const NAMES = Object.keys(COMMANDS) as CommandName[];
const SUBCOMMANDS = NAMES.filter((name): name is Subcommand => name !== 'new');

export type SlashCommand =
  /** Continues the thread's job, or creates one. */
  | { kind: 'ask'; prompt: string }
  /** Always creates. */
  | { kind: 'new'; prompt: string }
  /** `more`: words that it does not need, and that may have been meant as a request. */
  | { kind: Subcommand; more?: true }
  /** Nothing but the word: fixes what the check of a pull request finds, and otherwise helps. */
  | { kind: 'bare' }
  /** Resembles a command. It is asked about. */
  | { kind: 'unclear'; meant: Subcommand }
  /** One word: enough to continue a job, too little to start one. */
  | { kind: 'unclear'; prompt: string }
  /** To merge or approve something, which Docket never does. */
  | { kind: 'merge' }
  /** Further commands of the same comment, which are not carried out. */
  | { kind: 'too-many' };

/** Does it lead to work on a job? Everything else is answered at once. */
export function isWork(command: SlashCommand): boolean {
  return 'prompt' in command || ['retry', 'undo', 'redo', 'fix', 'bare'].includes(command.kind);
}

/** Anything longer than this is a request. */
const MOST_CHARACTERS = 1_000;

/** Words that can surround a command without changing its meaning. */
const COURTESY = new Set(
  'a can could for i is it job me my now of please pls plz thank thanks that the this u with would you bitte danke merci svp gracias grazie por favor'.split(
    ' ',
  ),
);
/** `: explain …`, `, explain …`, `- explain …`. */
const OPENING = /^[\s:,;.!?…：，、；]+|^[-–—]\s+/u;
/** One word, whatever surrounds it. */
const ALONE = /^["'“”‘’`*_]*\p{L}+["'“”‘’`*_.,!?…]*$/u;
const PLAIN = /^[\p{L}\p{N}\s.,!?…]*$/u;
const NEVER_DONE = ['merge', 'approve'];

/** What is meant by the words after `/docs`. */
export function readWords(words: string): SlashCommand {
  const text = words.replace(OPENING, '').trim();
  if (text === '') return { kind: 'bare' };
  const fresh = /^new(?:[\s:,]+|$)/i.exec(text);
  if (fresh) {
    const prompt = text.slice(fresh[0].length).trim();
    return prompt === '' ? { kind: 'help' } : { kind: 'new', prompt };
  }
  const [paragraph = ''] = text.split(/\n\s*\n/, 1);
  return named(paragraph) ?? single(text) ?? { kind: 'ask', prompt: text };
}

/** The command that a paragraph names, or seems to. */
function named(paragraph: string): SlashCommand | undefined {
  if (paragraph.length > MOST_CHARACTERS) return undefined;
  const whole = wholePhrase(paragraph);
  if (whole) return whole;
  const [line = '', ...below] = paragraph.split('\n');
  const inLine = wordsIn(line);
  const [first = ''] = inLine;
  const told = [...inLine, ...wordsIn(below.join('\n'))].filter((word) => !COURTESY.has(word));
  const own = ofName(first);
  // What follows a colon is a request about the command.
  const isTopic = /^\p{L}+\s*:/u.test(line) && inLine.length > 1;
  if (own === 'help' && told.length > 1) return undefined;
  if (own && COMMANDS[own].more === 'nothing' && (own === 'status' || !isTopic)) {
    // A flag or a quotation of that name is no order to stop.
    if (own === 'cancel' && !PLAIN.test(paragraph) && !ALONE.test(line))
      return { kind: 'unclear', meant: own };
    return { kind: own, ...(told.length > 1 && { more: true }) };
  }
  if (own && COMMANDS[own].more === 'ask' && !isTopic) {
    const isAll = inLine.length === 1 && told.length === 1 && ALONE.test(line);
    return isAll ? { kind: own } : { kind: 'unclear', meant: own };
  }
  const [only] = told;
  if (only === undefined || told.length > 1) return undefined;
  if (NEVER_DONE.includes(only)) return { kind: 'merge' };
  const meant = ofName(only) ?? ofOtherName(only);
  const isAlone = inLine.length === 1 && ALONE.test(line);
  const isSaid = meant && COMMANDS[meant].more === 'nothing';
  if (meant && (isAlone || (isSaid && (meant !== 'cancel' || PLAIN.test(paragraph)))))
    return { kind: meant };
  const like = meant ?? nearest(only, SUBCOMMANDS.filter(canBeMeant));
  // What contains more than words is a request.
  const isNamed = like && canBeMeant(like) && (PLAIN.test(paragraph) || inLine.length === 1);
  return isNamed ? { kind: 'unclear', meant: like } : undefined;
}

/** A command and nothing else, in whatever polite words. */
function wholePhrase(paragraph: string): SlashCommand | undefined {
  const text = paragraph.replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
  if (!PLAIN.test(text)) return undefined;
  const words = wordsIn(text);
  const said = words.filter((word) => !COURTESY.has(word)).join(' ');
  const kind = ofName(said) ?? ofOtherName(said);
  // `fix it` and `fix this` are requests.
  if (kind === undefined || kind === 'fix') return undefined;
  // “Close it” may be about the issue, and closing a job cannot be undone.
  if (kind === 'archive' && said !== kind && words.length > 1)
    return { kind: 'unclear', meant: kind };
  const isGuess = said.includes(' ') && (kind === 'status' || kind === 'help');
  return { kind, ...(isGuess && { more: true }) };
}

const canBeMeant = (name: Subcommand) => COMMANDS[name].more !== 'request';

const ofName = (word: string) => SUBCOMMANDS.find((name) => name === word);

function ofOtherName(word: string): Subcommand | undefined {
  return SUBCOMMANDS.find((name) => (COMMANDS[name].also as readonly string[]).includes(word));
}

function single(text: string): SlashCommand | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  return wordsIn(text).length > 1 ? undefined : { kind: 'unclear', prompt: text };
}

/** Letters, and what always ends a word. */
const SIMPLE = /^[a-z\s,;!?()`*"-]*$/i;
let segmenter: Intl.Segmenter | undefined;

/** Some languages do not put spaces between words. For the others, nobody waits for their rules. */
export function wordsIn(text: string): string[] {
  if (SIMPLE.test(text)) return text.toLowerCase().match(/[a-z]+/g) ?? [];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const found: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) found.push(segment.toLowerCase());
  }
  return found;
}
