// Writes the tables in docs/reference.md between their markers: inputs and outputs from action.yml, where a
// comment above an input starts a group, and settings from their schema. `--check` only says whether they
// are the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import * as z from 'zod';
import { SettingsFile } from '../src/config/config.ts';
import { TENANT_DECISIONS } from '../src/config/tenants.ts';

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
  const tables = {
    inputs: table('Input', inputs),
    outputs: table('Output', outputs, false),
    settings: table('Setting', readSettings()),
  };
  return Object.entries(tables).reduce((text, [name, body]) => between(text, name, body), page);
}

/** Every setting that docket.yml can have, as in `agent: max-tokens`. */
export function readSettings(): Entry[] {
  return Object.entries(SettingsFile.shape).flatMap(([group, schema]) => {
    const inner = schema.unwrap();
    // What belongs together, such as prices, is described as one.
    if (!('shape' in inner) || schema.description !== undefined) return [setting(group, schema)];
    return Object.entries(inner.shape).map(([name, one]) =>
      setting(`${group}: ${name}`, one as z.ZodType),
    );
  });
}

function setting(name: string, schema: z.ZodType): Entry {
  const isWrapped = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional;
  const inner = isWrapped ? schema.unwrap() : schema;
  const max = inner instanceof z.ZodNumber ? inner.maxValue : null;
  // A limit that somebody can reach.
  const limit = max !== null && max < 1_000 ? ` At most ${max}.` : '';
  const value = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
  return {
    name,
    description: `${schema.description ?? ''}${limit}${sharedText(name.replace(': ', '.'))}`,
    // An empty list is no default that anyone has to know.
    default: value === undefined || typeof value === 'object' ? '' : String(value),
    group: undefined,
  };
}

/** Who decides it on a server of several repositories, if not each of them alone. */
function sharedText(name: string): string {
  const decision = TENANT_DECISIONS[name];
  if (decision === undefined)
    throw new Error(`src/config/tenants.ts does not decide about ${name}.`);
  if (decision === 'own') return '';
  const who =
    decision === 'operator' ? 'operator' : `at most ${decision.most.toLocaleString('en')}`;
  return ` Shared: ${who}.`;
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

function table(of: string, list: Entry[], defaults = true): string {
  const rows = list.flatMap((entry) => {
    const cells = [`\`${entry.name}\``, cell(entry.description)];
    if (defaults) cells.push(entry.default === '' ? '' : cell(code(entry.default)));
    const heading = entry.group ? [[`**${entry.group}**`, '', ...(defaults ? [''] : [])]] : [];
    return [...heading, cells];
  });
  const head = [of, 'What it is', ...(defaults ? ['Default'] : [])];
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
      'docs/reference.md is behind action.yml or the settings. Run `node scripts/reference-tables.ts`.',
    );
    process.exitCode = 1;
  }
}
