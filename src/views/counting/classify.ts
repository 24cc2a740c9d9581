// Who an agent is, by the rules. Asked once per distinct agent.
import { isbot } from 'isbot';
import type { TrafficClass } from '../../contract/values.ts';
import { type AgentRule, RULES, type Rules } from './rules.ts';

interface Classification {
  class: TrafficClass;
  /** The agent's name, where AI has one. */
  agent?: string;
}

/** An agent can have another class when it requests Markdown: people read pages. */
export interface AgentClass {
  page: Classification;
  markdown: Classification;
}

export type Classifier = (agent: string) => AgentClass;

const HUMAN: Classification = { class: 'human' };
const OTHER_BOT: Classification = { class: 'other-bot' };
const UNNAMED: Classification = { class: 'coding-agent', agent: 'unnamed (asks for Markdown)' };
const PEOPLE: AgentClass = { page: HUMAN, markdown: UNNAMED };
const BOT: AgentClass = { page: OTHER_BOT, markdown: OTHER_BOT };
const NOBODY: AgentClass = { page: OTHER_BOT, markdown: UNNAMED };

/**
 * A browser without anything unusual. The numbers behind its names decide nothing, so that
 * everything but the bracket (system, device) is the same for the rules: the one verdict holds for
 * all versions. Of 200,000 distinct agents in a log, nearly all differ in such numbers only.
 */
const PLAIN_BROWSER =
  /^Mozilla\/5\.0 (\([^()]*\)) (?:AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)|Gecko\/[\d.]+)(?: (?:Chrome|CriOS|Edg|EdgA|EdgiOS|Firefox|FxiOS|Mobile|OPR|Safari|SamsungBrowser|Version)(?:\/(?:[\d.]+|\d+[A-Z]\d+))?)*$/;
const MAX_BRACKETS = 20_000;

export function createClassifier(rules: Rules = RULES): Classifier {
  const own = rules.agents
    .slice(0, rules.own ?? 0)
    .map((rule) => ({ pattern: wildcard(rule.match), verdict: verdictOf(rule) }));
  const agents = rules.agents.slice(own.length).map(compile);
  const libraries = rules.libraries.map(compileLibrary);
  // One test that says no saves a hundred, and as many compiled patterns.
  const any = new RegExp(
    [...agents, ...libraries].map(({ pattern }) => pattern.source).join('|'),
    'i',
  );
  const brackets = new Map<string, AgentClass>();

  const first = (list: readonly Tested[], text: string) =>
    list.find(({ pattern }) => pattern.test(text))?.verdict;
  const decide = (text: string) =>
    (any.test(text) ? (first(agents, text) ?? first(libraries, text)) : undefined) ??
    (isbot(text) ? BOT : PEOPLE);

  return (text) => {
    // Browsers always say who they are. A line without an agent is a script's.
    if (text === '' || text === '-') return NOBODY;
    const mine = first(own, text);
    if (mine) return mine;
    const bracket = PLAIN_BROWSER.exec(text)?.[1];
    if (bracket === undefined) return decide(text);
    let verdict = brackets.get(bracket);
    if (!verdict) {
      verdict = decide(text);
      if (brackets.size === MAX_BRACKETS) brackets.clear();
      brackets.set(bracket, verdict);
    }
    return verdict;
  };
}

/** The site's own rules come first; the version says that there are some. */
export function withOwnRules(own: readonly AgentRule[], rules: Rules = RULES): Rules {
  if (own.length === 0) return rules;
  return {
    ...rules,
    version: `${rules.version}+${own.length}`,
    own: own.length,
    agents: [...own, ...rules.agents],
  };
}

/**
 * A part of an agent, case ignored, in which `*` stands for any characters. Strangers choose the
 * agents that it is tried on, so it reads each once.
 */
function wildcard(match: string): Tested['pattern'] {
  const pieces = match.toLowerCase().split(/\*+/);
  return {
    test(agent) {
      const text = agent.toLowerCase();
      let at = 0;
      for (const piece of pieces) {
        const found = text.indexOf(piece, at);
        if (found < 0) return false;
        at = found + piece.length;
      }
      return true;
    },
  };
}

interface Tested {
  pattern: { test(text: string): boolean };
  verdict: AgentClass;
}

interface Compiled extends Tested {
  pattern: RegExp;
}

function compile(rule: AgentRule): Compiled {
  return { pattern: new RegExp(rule.match, 'i'), verdict: verdictOf(rule) };
}

function verdictOf(rule: AgentRule): AgentClass {
  const ai = rule.class !== 'human' && rule.class !== 'other-bot';
  const verdict: Classification = ai
    ? { class: rule.class, agent: rule.agent }
    : { class: rule.class };
  return { page: verdict, markdown: verdict };
}

function compileLibrary(rule: Pick<AgentRule, 'agent' | 'match'>): Compiled {
  const markdown: Classification = {
    class: 'coding-agent',
    agent: `${rule.agent} (asks for Markdown)`,
  };
  return { pattern: new RegExp(rule.match, 'i'), verdict: { page: OTHER_BOT, markdown } };
}
