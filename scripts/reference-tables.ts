// Writes the tables of inputs and outputs in docs/reference.md from action.yml, between their markers. A comment
// in action.yml above an input starts a group. `--check` only says whether they are the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';

export interface Entry {
  name: string;
  description: string;
  default: string;
  /** The comment above it; entries without one belong to the group before. */
  group: string | undefined;
}

const ROOT = new URL('../', import.meta.url);

export function readAction(text: string): { inputs: Entry[]; outputs: Entry[] } {
  const document = parseDocument(text);
  return { inputs: entries(document.get('inputs')), outputs: entries(document.get('outputs')) };
}

/** The page with new tables; everything outside the markers stays. */
export function withTables(page: string, action: string): string {
  const { inputs, outputs } = readAction(action);
  const replaced = between(page, 'inputs', table(inputs, true));
  return between(replaced, 'outputs', table(outputs, false));
}

function entries(node: unknown): Entry[] {
  if (!isMap(node)) throw new Error('action.yml has no map of inputs or outputs.');
  return node.items.map((pair, index) => {
    const key = pair.key;
    if (!isScalar(key) || !isMap(pair.value))
      throw new Error('action.yml has an unexpected entry.');
    // The first key's comment belongs to the map, as the parser sees it.
    const comment = key.commentBefore ?? (index === 0 ? node.commentBefore : undefined);
    const field = (name: string) => String((pair.value as YAMLMap).get(name) ?? '');
    return {
      name: String(key.value),
      description: field('description'),
      default: field('default'),
      group: comment?.trim(),
    };
  });
}

function table(list: Entry[], defaults: boolean): string {
  const rows = list.flatMap((entry) => {
    const cells = [`\`${entry.name}\``, cell(entry.description)];
    if (defaults) cells.push(entry.default === '' ? '' : cell(code(entry.default)));
    const heading = entry.group ? [[`**${entry.group}**`, '', ...(defaults ? [''] : [])]] : [];
    return [...heading, cells];
  });
  const head = defaults ? ['Input', 'What it is', 'Default'] : ['Output', 'What it is'];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const code = (text: string) =>
  text
    .split('\n')
    .map((line) => `\`${line}\``)
    .join('<br>');
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`docs/reference.md is missing its markers ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

if (import.meta.main) {
  const file = new URL('docs/reference.md', ROOT);
  const page = readFileSync(file, 'utf8');
  const fresh = withTables(page, readFileSync(new URL('action.yml', ROOT), 'utf8'));
  if (!process.argv.includes('--check')) writeFileSync(file, fresh);
  else if (fresh !== page) {
    console.error(
      'docs/reference.md is behind action.yml. Run `node scripts/reference-tables.ts`.',
    );
    process.exitCode = 1;
  }
}
