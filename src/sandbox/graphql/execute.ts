// Runs a parsed document over objects whose fields are functions; a field that the schema does not
// have is an error, as it is at GitHub.
import { type Document, parse, type Selection, SyntaxProblem, type Value } from './parse.ts';

export interface GraphObject {
  type: string;
  /** Interfaces that fragments may name. */
  is?: string[];
  fields: Record<string, (args: Record<string, unknown>) => unknown>;
}

export interface GraphError {
  type?: string;
  path?: string[];
  message: string;
}

/** A field that cannot be answered: null, with this sentence among the errors. */
export class FieldProblem extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export interface GraphRequest {
  query: string;
  variables?: Record<string, unknown>;
}

export interface GraphAnswer {
  data?: unknown;
  errors?: GraphError[];
}

export function execute(
  roots: { query: GraphObject; mutation: GraphObject },
  { query, variables = {} }: GraphRequest,
): GraphAnswer {
  let document: Document;
  try {
    document = parse(query);
  } catch (error) {
    if (error instanceof SyntaxProblem) return { errors: [{ message: error.message }] };
    throw error;
  }
  const absent = document.required.find((name) => variables[name] == null);
  if (absent) {
    return { errors: [{ message: `Variable $${absent} was provided invalid value` }] };
  }
  const errors: GraphError[] = [];
  const unknown = (message: string, path: string[]) => {
    throw Object.assign(new UnknownField(message), { path });
  };

  const select = (object: GraphObject, list: Selection[], path: string[]) => {
    const out: Record<string, unknown> = {};
    for (const item of list) {
      if (item.kind !== 'field') {
        const fragment = item.kind === 'spread' ? document.fragments.get(item.name) : item;
        if (!fragment) return unknown(`Fragment was used, but not defined`, path);
        if (fragment.type === object.type || object.is?.includes(fragment.type)) {
          Object.assign(out, select(object, fragment.selection, path));
        }
        continue;
      }
      const here = [...path, item.alias];
      if (item.name === '__typename') {
        out[item.alias] = object.type;
        continue;
      }
      const resolve = Object.hasOwn(object.fields, item.name) ? object.fields[item.name] : null;
      if (!resolve) {
        return unknown(`Field '${item.name}' doesn't exist on type '${object.type}'`, here);
      }
      try {
        const args = Object.fromEntries(
          Object.entries(item.args).map(([key, value]) => [key, evaluate(value, variables)]),
        );
        out[item.alias] = shape(resolve(args), item.selection, here);
      } catch (error) {
        if (!(error instanceof FieldProblem)) throw error;
        errors.push({ type: error.type, path: here, message: error.message });
        out[item.alias] = null;
      }
    }
    return out;
  };

  const shape = (value: unknown, selection: Selection[] | null, path: string[]): unknown => {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.map((item) => shape(item, selection, path));
    if (typeof value !== 'object') return value;
    const object = value as GraphObject;
    if (!selection) return unknown(`Objects must have selections (${object.type})`, path);
    return select(object, selection, path);
  };

  try {
    const data = select(roots[document.operation], document.selection, []);
    return errors.length > 0 ? { data, errors } : { data };
  } catch (error) {
    if (!(error instanceof UnknownField)) throw error;
    return { errors: [{ path: error.path, message: error.message }] };
  }
}

class UnknownField extends Error {
  path: string[] = [];
}

function evaluate(value: Value, variables: Record<string, unknown>): unknown {
  switch (value.kind) {
    case 'variable':
      return variables[value.name];
    case 'literal':
      return value.value;
    case 'list':
      return value.items.map((item) => evaluate(item, variables));
    case 'object':
      return Object.fromEntries(
        Object.entries(value.fields).map(([key, item]) => [key, evaluate(item, variables)]),
      );
  }
}
