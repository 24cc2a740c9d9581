// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';

export const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;

interface YamlProblem {
  line: number;
  column: number;
  message: string;
}

export interface ReadYaml {
  /** Undefined if there are problems. */
  value: unknown;
  problems: YamlProblem[];
  /** The parser stopped at too many levels or repetitions. */
  gaveUp: boolean;
  /** The line of a value or of its key, or of what is closest around it. */
  lineOf(path: readonly PropertyKey[], of?: 'value' | 'key'): number;
}

/** What makes a text too large to be parsed, or undefined. */
export function yamlExcess(text: string): string | undefined {
  if (text.length > MAX_YAML_CHARACTERS)
    return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
  let entries = 0;
  for (const _ of text.matchAll(ENTRY)) entries += 1;
  return entries > MAX_ENTRIES
    ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
    : undefined;
}

/** For a text that was found small enough, mostly by `yamlExcess`. */
export function readYaml(text: string, { aliases }: { aliases: boolean }): ReadYaml {
  const lines = new LineCounter();
  const placeAt = (offset = 0) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
  const problems: YamlProblem[] = [];
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      logLevel: 'silent',
      uniqueKeys: false,
    });
    for (const { pos, message } of document.errors)
      problems.push({ ...placeAt(pos[0]), message: inWords(message) });
    for (const { offset, message } of wrongNodes(document, aliases))
      problems.push({ ...placeAt(offset), message });
    return {
      value: problems.length > 0 ? undefined : document.toJS(),
      problems,
      gaveUp: false,
      lineOf: lineFinder(document, (offset) => placeAt(offset).line),
    };
  } catch (error) {
    problems.push({ line: 1, column: 1, message: inWords((error as Error).message) });
    return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
  }
}

/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
export function openYaml(text: string): Document.Parsed<YAMLMap.Parsed> | null {
  if (yamlExcess(text) !== undefined) return null;
  try {
    const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false });
    const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
    return isFine && isMap(document.contents)
      ? (document as Document.Parsed<YAMLMap.Parsed>)
      : null;
  } catch {
    return null;
  }
}

/** The parser calls itself for each level. */
const inWords = (message: string) =>
  message.startsWith('Maximum call stack') ? 'There are too many levels' : message;

function wrongNodes(document: Document, aliases: boolean): { offset?: number; message: string }[] {
  const found: { offset?: number; message: string }[] = [];
  visit(document, {
    Alias(_, { range }) {
      if (aliases) return;
      const message = 'Aliases are not allowed; write the value out';
      found.push({ ...(range && { offset: range[0] }), message });
    },
    Map(_, { items }) {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        const name = nameOf(key);
        const range = (key as Node | null)?.range;
        const wrong = keys.has(name)
          ? 'Map keys must be unique'
          : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
            !isScalar(key) && !isAlias(key) && key !== null && 'Map keys must be plain values';
        if (wrong) found.push({ ...(range && { offset: range[0] }), message: wrong });
        keys.add(name);
      }
    },
  });
  return found;
}

/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key: unknown) => (isScalar(key) ? String(key.value) : key);

function lineFinder(document: Document, lineAt: (offset?: number) => number): ReadYaml['lineOf'] {
  const indexes = new Map<unknown, Map<unknown, Pair>>();
  const child = (node: unknown, step: PropertyKey): Partial<Pair> => {
    if (isSeq(node)) return { value: node.items[Number(step)] };
    if (!isMap(node)) return {};
    let index = indexes.get(node);
    if (!index) {
      index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
      indexes.set(node, index);
    }
    return index.get(String(step)) ?? {};
  };
  return (path, of = 'value') => {
    let node: unknown = document.contents;
    let last: unknown = node;
    for (const step of path) {
      const { key, value } = child(node, step);
      node = value ?? key;
      if (node === undefined || node === null || isAlias(node)) break;
      last = of === 'key' ? (key ?? node) : node;
    }
    return lineAt((last as Node | null)?.range?.[0]);
  };
}
