// The part of the GraphQL language that clients of this stand-in write: operations with variables,
// arguments, aliases, inline and named fragments. No directives, no block strings.

export type Value =
  | { kind: 'variable'; name: string }
  | { kind: 'literal'; value: unknown }
  | { kind: 'list'; items: Value[] }
  | { kind: 'object'; fields: Record<string, Value> };

export interface Field {
  kind: 'field';
  alias: string;
  name: string;
  args: Record<string, Value>;
  selection: Selection[] | null;
}
export interface Fragment {
  kind: 'fragment';
  type: string;
  selection: Selection[];
}
export interface Spread {
  kind: 'spread';
  name: string;
}
export type Selection = Field | Fragment | Spread;

export interface Document {
  operation: 'query' | 'mutation';
  /** Names of the variables that must be given. */
  required: string[];
  selection: Selection[];
  fragments: Map<string, Fragment>;
}

export class SyntaxProblem extends Error {}

const TOKEN =
  /\s+|,|#[^\n]*|(\.\.\.|[{}()[\]:!=$@]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[A-Za-z_]\w*)/y;

export function parse(source: string): Document {
  const tokens = tokenize(source);
  let at = 0;
  const peek = () => tokens[at] ?? '';
  const next = () => tokens[at++] ?? '';
  const accept = (token: string) => {
    const found = peek() === token;
    if (found) at += 1;
    return found;
  };
  const expect = (token: string) => {
    if (!accept(token)) throw new SyntaxProblem(`Expected "${token}" but found "${peek()}"`);
  };
  const name = () => {
    if (!/^[A-Za-z_]/.test(peek())) throw new SyntaxProblem(`Expected a name at "${peek()}"`);
    return next();
  };

  const value = (): Value => {
    if (accept('$')) return { kind: 'variable', name: name() };
    if (accept('[')) {
      const items: Value[] = [];
      while (!accept(']')) items.push(value());
      return { kind: 'list', items };
    }
    if (accept('{')) {
      const fields: Record<string, Value> = {};
      while (!accept('}')) {
        const key = name();
        expect(':');
        fields[key] = value();
      }
      return { kind: 'object', fields };
    }
    const token = next();
    if (/^["\d-]/.test(token)) return { kind: 'literal', value: JSON.parse(token) };
    const words: Record<string, unknown> = { true: true, false: false, null: null };
    return { kind: 'literal', value: token in words ? words[token] : token };
  };

  const args = (): Record<string, Value> => {
    const given: Record<string, Value> = {};
    if (!accept('(')) return given;
    while (!accept(')')) {
      const key = name();
      expect(':');
      given[key] = value();
    }
    return given;
  };

  const selectionSet = (): Selection[] => {
    expect('{');
    const list: Selection[] = [];
    while (!accept('}')) list.push(selection());
    return list;
  };

  const selection = (): Selection => {
    if (accept('...')) {
      if (accept('on')) return { kind: 'fragment', type: name(), selection: selectionSet() };
      return { kind: 'spread', name: name() };
    }
    const first = name();
    const field = accept(':') ? name() : first;
    const given = args();
    const inner = peek() === '{' ? selectionSet() : null;
    return { kind: 'field', alias: first, name: field, args: given, selection: inner };
  };

  const variables = (): string[] => {
    const required: string[] = [];
    if (!accept('(')) return required;
    while (!accept(')')) {
      expect('$');
      const variable = name();
      expect(':');
      while (accept('[')) {}
      name();
      while (accept('!') || accept(']')) {}
      const mandatory = tokens[at - 1] === '!';
      if (accept('=')) value();
      else if (mandatory) required.push(variable);
    }
    return required;
  };

  const document: Document = {
    operation: 'query',
    required: [],
    selection: [],
    fragments: new Map(),
  };
  while (at < tokens.length) {
    if (accept('fragment')) {
      const fragment = name();
      expect('on');
      const type = name();
      document.fragments.set(fragment, { kind: 'fragment', type, selection: selectionSet() });
      continue;
    }
    if (peek() !== '{') {
      document.operation = name() === 'mutation' ? 'mutation' : 'query';
      if (/^[A-Za-z_]/.test(peek())) name();
      document.required = variables();
    }
    document.selection = selectionSet();
  }
  return document;
}

function tokenize(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new SyntaxProblem(`Unexpected "${source.slice(from, from + 10)}"`);
    if (match[1]) tokens.push(match[1]);
  }
  return tokens;
}
