// The port to whatever changes the files: a program or a model. It gets a plain copy of the files
// and a conversation; what it leaves in the copy is judged afterwards and trusted least.
import type { Usage } from '../contract/job.ts';
import { WorkFailed } from '../shared/errors.ts';
import { bound } from '../shared/text/foreign.ts';
import type { Turn } from './job.ts';

export interface AgentMessage {
  role: 'user' | 'agent';
  text: string;
}

export interface AgentTask {
  /** A plain copy of the repository's files. The agent may change anything below it. */
  dir: string;
  /** The whole conversation, oldest first; the last message is what to do now. */
  conversation: AgentMessage[];
  /** Quoted, untrusted data about the thread, kept apart from the request. */
  context?: string;
  /** The repository's own instructions for agents, read from the default branch. */
  instructions?: string;
  /** Other repositories that are in the copy meanwhile, to be read. */
  repositories?: readonly ContextRepository[];
  /** Globs of the files that may be changed; anything else will be refused. */
  docsPaths: string[];
  /** What the request used before, in earlier rounds and attempts: its budget is for all of them. */
  used?: Usage | undefined;
  /** Told as the agent moves, one short line each, already free of control characters. */
  onProgress?: (line: string) => void;
  /**
   * Told after every answer what this run has used so far; waited for before the next one.
   * `unmetered`: the answer did not say what it used.
   */
  onUsage?: (usage: Usage, unmetered?: boolean) => Promise<void>;
}

export interface ContextRepository {
  /** `owner/name` */
  name: string;
  commit: string;
  /** Where its files are in the copy. */
  path: string;
}

export interface AgentResult {
  /** What the agent says it did; foreign text. */
  summary: string;
  /** An error of its own sandbox, for which it may have been unable to write; foreign text. */
  sandboxError?: string;
  usage: Usage;
}

/** The agent's budget for the request is used up. */
export class BudgetUsed extends WorkFailed {}

/** Rejection of a run that was aborted while the program worked. */
export class AgentStopped extends Error {
  /** The end of what it printed; foreign text. */
  readonly lastWords: string;
  constructor(reason: unknown, lastWords: string) {
    super(reason instanceof Error ? reason.message : 'The agent was stopped.', { cause: reason });
    this.lastWords = lastWords;
  }
}

export interface AgentRunner {
  /** The name for the job's `model` field: the model, or the program's name. */
  readonly model: string;
  /** It reports the tokens that it uses while it runs. */
  readonly metered?: boolean;
  /** Rejects with WorkFailed when the agent fails; aborting kills its whole process tree first. */
  run(task: AgentTask, signal: AbortSignal): Promise<AgentResult>;
}

/** Whether programs may run where a machine has no isolation. */
export const ISOLATION_SETTINGS = ['required', 'best'] as const;
export type IsolationSetting = (typeof ISOLATION_SETTINGS)[number];

/** What an agent reaches: its model's provider, that and some hosts, or everything. */
export type NetworkSetting = 'provider' | 'open' | { hosts: readonly string[] };

/** Every host with a public address, and nothing of this machine or the networks around it. */
export const PUBLIC: Extract<NetworkSetting, object> = { hosts: ['*'] };

/** Runs `check-command` in the agent's copy, isolated as the agent itself is. */
export interface CheckRunner {
  run(dir: string, signal: AbortSignal): Promise<{ ok: boolean; output: string }>;
}

// What an agent's last words mean: what it did, whether it asks something, and whether it says that it
// changed files. Pure. When in doubt, they are taken for a plain summary.

const MAX_QUESTION = 2_000;

/** A line that starts like this says it for sure; emphasis around it does not matter. */
const QUESTION_LINE = /^[>*_\s]*question[*_]*:[*_]*\s*(\S.*)$/i;
const ENDS_WITH_QUESTION = /[?？؟][*_"'”’)\s]*$/;
/** To the person, without a question mark. */
const ASKS_TO_SAY =
  /\b(?:please|kindly)\b.*\b(?:clarify|confirm|specify|tell me|provide|choose|pick one|decide|point me|let me know which|reply with)\b|\b(?:let me know|tell me|i(?:['’]d)? need to know)\b.*\b(?:which|what|where|whether|who)\b|\bi(?:['’]d)? need (?:more (?:information|detail|details|context)|clarification|a decision|the (?:exact )?name)\b/i;
/** Ends a report and expects no answer. */
const POLITE =
  /\b(?:anything|something) else\b|\b(?:other|further|any) questions\b|^(?:does|do|is) (?:that|this|it|these)(?: all)? (?:help|work|look|make|sound|clear|ok|okay|good|fine|what you)\b|^(?:sounds?|looks?|all) good\b|^(?:ok|okay|right|ready|clear|questions|deal)\?|^(?:how|what) (?:else )?can i (?:help|do)\b|\blet me know if you(?:['’]d| would| want| need| have| like)\b/i;
const ADDRESSED = /\b(?:you|your|i|me|my|we|us|our|should|shall)\b/i;
const QUOTES_REQUEST =
  /\byou(?:['’]ve| have)? (?:asked|wanted|wrote|said)\b|\byour (?:question|request)\b/i;
/** How somebody goes on who answers the question himself. */
const YES_OR_NO = /^[*_]*(?:yes|no|yep|nope|because|not really|probably)\b/i;
const ANSWER =
  /^[*_]*(?:yes|no|yep|nope|because|not|it|it['’]s|they|this|that|in|on|by|with|only|none|nothing|exactly|here|since|probably|see|there is no)\b/i;
const EXPECTS_ANSWER =
  /\b(?:let me know|tell me|reply|answer|waiting|once (?:you|i)|i(?:['’]ll| will|['’]d| can))\b/i;

/**
 * The question that an agent ends with: from a line `Question: …` on, or in the last paragraph. Who
 * changed nothing and asks in any sentence of it waits for an answer; in a report of finished work,
 * only the very last sentence counts.
 */
export function questionIn(words: string, changed = false): string | undefined {
  const lines = words.trim().split('\n');
  const at = lines.findLastIndex((line) => QUESTION_LINE.test(line));
  if (at >= 0) {
    const first = QUESTION_LINE.exec(lines[at] ?? '')?.[1] ?? '';
    return bound([first, ...lines.slice(at + 1)].join('\n').trim(), MAX_QUESTION);
  }
  const paragraphs = paragraphsOf(words);
  const last = paragraphs.at(-1) ?? '';
  const asking = asksIn(last, changed);
  if (asking || changed || !EXPECTS_ANSWER.test(last)) {
    return asking ? bound(last, MAX_QUESTION) : undefined;
  }
  // “Which one?” and, below it, “Let me know, and I will change it.”
  const before = paragraphs.at(-2) ?? '';
  return asksIn(before, false) ? bound(`${before}\n\n${last}`, MAX_QUESTION) : undefined;
}

/** A list or code belongs to the paragraph above it. */
function paragraphsOf(words: string): string[] {
  const all: string[] = [];
  for (const part of words
    .trim()
    .slice(-MAX_WORDS)
    .split(/\n\s*\n/)) {
    const goesOn = /^\s*(?:[-*+•]|\d{1,2}[.)]|```|\|)/.test(part);
    if (goesOn && all.length > 0) all.push(`${all.pop()}\n\n${part}`);
    else all.push(part);
  }
  return all;
}

/** A question stands at the end, and is no book. */
const MAX_WORDS = 20_000;
const MAX_PARAGRAPH = 4_000;

function asksIn(paragraph: string, changed: boolean): boolean {
  // What stands in code or in a quote is not the agent's own question.
  const own = paragraph
    .slice(-MAX_PARAGRAPH)
    .replace(/```[\s\S]*?(?:```|$)/g, '')
    .replace(/^\s*>.*$/gm, '')
    .replace(/`[^`\n]*`|[“"][^”"\n]{1,200}[”"]/g, '…');
  const sentences = own
    .split(/(?<=[.!?？؟。][*_"'”’)]{0,4})\s+|\n+/)
    .map((one) => one.replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/, '').trim())
    .filter((one) => one !== '');
  if (changed) return isQuestion(sentences.at(-1) ?? '', '');
  return sentences.some(
    (one, at) =>
      isQuestion(one, sentences[at + 1] ?? '') || (ASKS_TO_SAY.test(one) && !POLITE.test(one)),
  );
}

function isQuestion(sentence: string, next: string): boolean {
  if (!ENDS_WITH_QUESTION.test(sentence) || POLITE.test(sentence)) return false;
  const addressed = ADDRESSED.test(sentence) && !QUOTES_REQUEST.test(sentence);
  return !(addressed ? YES_OR_NO : ANSWER).test(next);
}

const CHANGED =
  'added|changed|clarified|corrected|created|deleted|documented|edited|expanded|extended|fixed|improved|inserted|modified|moved|removed|renamed|replaced|restructured|revised|rewrote|rewritten|shortened|simplified|split|translated|updated|wrote|written';
/** “I added …”, “I’ve updated …”, or “Added a section …” as the very first words. */
const CLAIM = new RegExp(
  `^(?:(?:I|We)(?:['’]ve| have)?(?: also| now| just)? (?:${CHANGED})\\b|(?:Added|Created|Edited|Rewrote|Updated|Wrote) (?:an?|the|two|three|\\d+|new)\\b)`,
);
/** About another time, or about nothing. */
const DISCLAIMER =
  /\b(?:already|before|earlier|previous(?:ly)?|last time|nothing|no (?:files?|changes?|page|edits?))\b/i;
const NOTHING_CHANGED =
  /\b(?:nothing|no (?:files?|changes?|edits?)|not (?:change|edit|modify|write)|unable|could ?n[o’']?t|cannot)\b/i;

/** Does it say clearly that it changed files? Words that also say the opposite do not. */
export function claimsChange(words: string): boolean {
  const text = words.trim();
  if (NOTHING_CHANGED.test(text)) return false;
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).map((one) => one.replace(/^[-*>#\s]+/, ''));
  return sentences.some((one, index) => {
    const bare = !/^(?:I|We)\b/.test(one);
    return CLAIM.test(one) && !DISCLAIMER.test(one) && !(bare && index > 0);
  });
}

/** What the request achieved: what the agent said first. Later words are about repairs. */
export function achieved({ rounds = [], summary = '' }: Pick<Turn, 'rounds' | 'summary'>): string {
  return [...rounds, summary].find((text) => text.trim() !== '') ?? '';
}

/** What the agent said after checks sent its work back. */
export function repairsOf({
  rounds = [],
  summary = '',
}: Pick<Turn, 'rounds' | 'summary'>): string[] {
  const said = [...rounds, summary].filter((text) => text.trim() !== '');
  return rounds.length === 0 ? [] : said.slice(1);
}
