// The regular expressions of `views: agents`. Strangers choose the agents that they are tried on,
// and JavaScript's own engine can take longer for one agent than a run has. This one reads an agent
// once, with the set of states it may be in: at most (characters + 1) × (states) steps.
import { parsePattern, type State } from './agent-pattern-parser.ts';

export { PatternProblem } from './agent-pattern-parser.ts';

export interface AgentPattern {
  test(agent: string): boolean;
  readonly states: number;
  /** Steps taken so far, for tests of the bound. */
  steps(): number;
}

/** Where the reading of an agent is; what comes next is remembered, as most agents are alike. */
interface Place {
  states: readonly number[];
  first: boolean;
  afterWord: boolean;
  next: Map<string, Place | 'matched'>;
}

/** States of the places that are remembered; then it starts over. */
const MAX_REMEMBERED = 200_000;
const END = '';
const isWord = (char: string) => /^\w$/.test(char);

/** Throws a PatternProblem, whose message ends a sentence about the pattern. */
export function compileAgentPattern(text: string): AgentPattern {
  const { states, start } = parsePattern(text);
  let steps = 0;
  let remembered = 0;
  let places = new Map<string, Place>();

  function place(at: readonly number[], first: boolean, afterWord: boolean): Place {
    const key = `${first}${afterWord}${at.join()}`;
    const known = places.get(key) ?? { states: at, first, afterWord, next: new Map() };
    places.set(key, known);
    return known;
  }

  function advance(from: Place, char: string): Place | 'matched' {
    const boundary = from.afterWord !== isWord(char);
    const holds = (state: State & { kind: 'assert' }) =>
      state.what === 'start'
        ? from.first
        : state.what === 'end'
          ? char === END
          : boundary === (state.what === 'boundary');
    const seen = new Set<number>();
    const after = new Set<number>();
    // A match can begin anywhere.
    const ahead = [...from.states, start];
    for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      steps += 1;
      const state = states[at];
      if (state === undefined) return 'matched';
      if (state.kind === 'split') ahead.push(...state.next);
      else if (state.kind === 'assert') {
        if (holds(state)) ahead.push(state.next);
      } else if (char !== END && state.takes(char)) after.add(state.next);
    }
    return place(
      [...after].sort((a, b) => a - b),
      false,
      isWord(char),
    );
  }

  return {
    states: states.length,
    steps: () => steps,
    test(agent) {
      let here = place([], true, false);
      for (let index = 0; index <= agent.length; index += 1) {
        const char = agent.charAt(index);
        let next = here.next.get(char);
        if (next === undefined) {
          if (remembered > MAX_REMEMBERED) {
            places = new Map();
            remembered = 0;
          }
          next = advance(here, char);
          here.next.set(char, next);
          remembered += next === 'matched' ? 1 : next.states.length + 1;
        }
        if (next === 'matched') return true;
        here = next;
      }
      return false;
    },
  };
}
