// A regular expression as states. The part of JavaScript's syntax that needs no going back: no
// backreferences, no looking around.

export type State =
  | { kind: 'char'; takes: (char: string) => boolean; next: number }
  | { kind: 'assert'; what: 'start' | 'end' | 'boundary' | 'inside'; next: number }
  | { kind: 'split'; next: number[] };

/** What is wrong with a pattern; the message continues a sentence that names it. */
export class PatternProblem extends Error {}

const MAX_LENGTH = 500;
const MAX_STATES = 1_000;

/** Adds the states of a part in front of those that follow, and says where it starts. */
type Part = (next: number) => number;
type Takes = (char: string) => boolean;

const SETS: Record<string, RegExp> = { d: /\d/, D: /\D/, w: /\w/, W: /\W/, s: /\s/, S: /\S/ };
const CONTROLS: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };

/** A place without a state is the match. */
export function parsePattern(text: string): { states: (State | undefined)[]; start: number } {
  if (text.length > MAX_LENGTH)
    throw new PatternProblem(`is longer than ${MAX_LENGTH} characters; use several`);
  const states: (State | undefined)[] = [undefined];
  const add = (state: State) => {
    if (states.length === MAX_STATES)
      throw new PatternProblem('repeats too much; use smaller numbers, or `*`');
    return states.push(state) - 1;
  };
  let at = 0;
  const eat = (token: string) => {
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };

  const char =
    (takes: Takes): Part =>
    (next) =>
      add({ kind: 'char', takes, next });

  function alternatives(): Part {
    const parts = [sequence()];
    while (eat('|')) parts.push(sequence());
    if (parts.length === 1) return parts[0] as Part;
    return (next) => add({ kind: 'split', next: parts.map((part) => part(next)) });
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (at < text.length && text[at] !== '|' && text[at] !== ')') parts.push(repeated());
    return (next) => parts.reduceRight((after, part) => part(after), next);
  }

  function repeated(): Part {
    const assertion = assertions();
    const part = assertion ?? atom();
    const times = quantifier();
    if (times === undefined) return part;
    if (assertion) throw new PatternProblem('repeats something that matches no characters');
    eat('?');
    if (quantifier() !== undefined) throw new PatternProblem('has nothing to repeat');
    const [min, max] = times;
    return (next) => {
      let after = next;
      if (max === undefined) {
        const loop: State = { kind: 'split', next: [next] };
        after = add(loop);
        loop.next.push(part(after));
      } else {
        for (let more = min; more < max; more += 1)
          after = add({ kind: 'split', next: [next, part(after)] });
      }
      for (let times = 0; times < min; times += 1) after = part(after);
      return after;
    };
  }

  function quantifier(): [number, number?] | undefined {
    if (eat('*')) return [0];
    if (eat('+')) return [1];
    if (eat('?')) return [0, 1];
    const counted = /^\{(\d{1,4})(,)?(\d{1,4})?\}/.exec(text.slice(at, at + 12));
    if (!counted) return undefined;
    const [all, low, comma, high] = counted;
    if (comma === undefined && high !== undefined) return undefined;
    at += all.length;
    const min = Number(low);
    const max = comma === undefined ? min : high === undefined ? undefined : Number(high);
    if (max !== undefined && max < min)
      throw new PatternProblem('has a count whose maximum is less than its minimum');
    return max === undefined ? [min] : [min, max];
  }

  function assertions(): Part | undefined {
    const what = eat('^')
      ? 'start'
      : eat('$')
        ? 'end'
        : eat('\\b')
          ? 'boundary'
          : eat('\\B')
            ? 'inside'
            : undefined;
    return what && ((next) => add({ kind: 'assert', what, next }));
  }

  function atom(): Part {
    if (eat('(')) {
      if (!eat('?:') && text[at] === '?')
        throw new PatternProblem(
          'has a lookaround or a named group; only `(…)` and `(?:…)` are supported',
        );
      const inside = alternatives();
      if (!eat(')')) throw new PatternProblem('has a `(` without a `)`');
      return inside;
    }
    if (/^[*+?]/.test(text.slice(at, at + 1))) throw new PatternProblem('has nothing to repeat');
    if (eat('[')) return char(bracket());
    if (eat('.')) return char((found) => !/[\n\r\u2028\u2029]/.test(found));
    return char(anyCase(member()));
  }

  /** One character or a named set, also inside brackets. */
  function member(): Takes & { code?: number } {
    if (!eat('\\')) return exactly(text.charAt(at++));
    const name = text.charAt(at++);
    const set = SETS[name];
    if (set) return (found) => set.test(found);
    const control = CONTROLS[name];
    if (control) return exactly(control);
    if (/[1-9k]/.test(name))
      throw new PatternProblem('has a backreference, which is not supported');
    if (/^\w?$/.test(name)) throw new PatternProblem(`has \`\\${name}\`, which is not supported`);
    return exactly(name);
  }

  function bracket(): Takes {
    const negated = eat('^');
    const members: Takes[] = [];
    while (!eat(']')) {
      if (at >= text.length) throw new PatternProblem('has a `[` without a `]`');
      const low = member();
      const ranged = text[at] === '-' && at + 1 < text.length && text[at + 1] !== ']';
      if (!ranged) {
        members.push(low);
        continue;
      }
      at += 1;
      const [from, to] = [low.code, member().code];
      if (from === undefined || to === undefined || to < from)
        throw new PatternProblem('has a range that is reversed or incomplete');
      members.push((found) => from <= found.charCodeAt(0) && found.charCodeAt(0) <= to);
    }
    const any = anyCase((found) => members.some((takes) => takes(found)));
    return (found) => any(found) !== negated;
  }

  const whole = alternatives();
  if (at < text.length) throw new PatternProblem('has a `)` without a `(`');
  return { start: whole(0), states };
}

function exactly(char: string): Takes & { code: number } {
  return Object.assign((found: string) => found === char, { code: char.charCodeAt(0) });
}

function anyCase(takes: Takes): Takes {
  return (found) => takes(found) || takes(found.toLowerCase()) || takes(found.toUpperCase());
}
