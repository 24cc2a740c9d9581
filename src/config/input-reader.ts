// Reads one input at a time and collects the problems, so that all of them are reported together.
import { globProblem, MAX_GLOBS } from '../shared/glob.ts';

/** An input's text, as `getInput` of @actions/core returns it: trimmed, and empty if there is none. */
export type GetInput = (name: string) => string;

/** In two forms: threads are public, and the value of an input may come from a secret. */
export interface InputProblem {
  inLog: string;
  onThread: string;
}

export class InputReader {
  readonly problems: InputProblem[] = [];
  readonly #get: GetInput;

  constructor(get: GetInput) {
    this.#get = get;
  }

  text(name: string): string | undefined {
    return this.#get(name) || undefined;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name);
    if (value === undefined) return fallback;
    if (/^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true';
    this.#wrong(name, 'must be `true` or `false`', value);
    return fallback;
  }

  wholeNumber(name: string, range: { min: number; max?: number }): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= range.min && number <= (range.max ?? Number.MAX_SAFE_INTEGER)) return number;
    const limits = range.max === undefined ? `≥ ${range.min}` : `from ${range.min} to ${range.max}`;
    this.#wrong(name, `must be a whole number ${limits}`, value);
    return undefined;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name) ?? fallback;
    const found = choices.find((choice) => choice === value);
    if (found) return found;
    this.#wrong(name, `must be one of ${listed(choices)}`, value);
    return fallback;
  }

  choices<T extends string>(name: string, choices: readonly T[], fallback: readonly T[]): T[] {
    const values = this.list(name);
    if (values.length === 0) return [...fallback];
    for (const value of values) {
      if (!choices.some((choice) => choice === value)) {
        this.#wrong(name, `must be a list of ${listed(choices)}`, value);
      }
    }
    return choices.filter((choice) => values.includes(choice));
  }

  /** One per line, or separated by commas; commas inside `{a,b}` belong to the glob. */
  list(name: string): string[] {
    const parts = (this.text(name) ?? '').split('\n').flatMap(splitOutsideBraces);
    return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
  }

  globs(name: string): string[] {
    const globs = this.list(name);
    if (globs.length > MAX_GLOBS)
      this.insist(false, `Input \`${name}\` has more than ${MAX_GLOBS} globs.`);
    const wrong = globs
      .slice(0, MAX_GLOBS)
      .flatMap((glob) => globProblem(glob.replace(/^!/, '')) ?? []);
    for (const sentence of wrong) {
      this.problems.push({
        inLog: `Input \`${name}\`: ${sentence}`,
        onThread: `Input \`${name}\` contains a glob that is not valid.`,
      });
    }
    this.insist(
      globs.length === 0 || !globs.every((glob) => glob.startsWith('!')),
      `Input \`${name}\` only excludes files; add a glob for the files to include.`,
    );
    return globs;
  }

  matching(
    name: string,
    fits: RegExp | ((value: string) => boolean),
    must: string,
  ): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (typeof fits === 'function' ? fits(value) : fits.test(value)) return value;
    this.#wrong(name, must, value);
    return undefined;
  }

  /** For rules that involve several inputs; `sentence` names them, without their values. */
  insist(holds: boolean, sentence: string): void {
    if (!holds) this.problems.push({ inLog: sentence, onThread: sentence });
  }

  #wrong(name: string, must: string, value: string): void {
    const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    const rule = `Input \`${name}\` ${must}`;
    this.problems.push({
      inLog: `${rule}; got \`${shown.replace(/\s+/g, ' ')}\`.`,
      onThread: `${rule}.`,
    });
  }
}

function splitOutsideBraces(line: string): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '{') depth += 1;
    if (line[at] === '}') depth -= 1;
    if (line[at] !== ',' || depth > 0) continue;
    parts.push(line.slice(start, at));
    start = at + 1;
  }
  return [...parts, line.slice(start)];
}

function listed(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ');
}
