// Addresses in the front matter of a page, added with nothing else touched. All texts come from outside.
import { isMap, isPair, isScalar, isSeq, type Node } from 'yaml';
import { openYaml } from '../../shared/text/yaml.ts';
import { ALIASES } from './docs-tool.ts';

/** Undefined where the page has no front matter, or no place in it. */
export function withAlias(text: string, from: string): string | undefined {
  return text.startsWith('+++') ? withTomlAlias(text, from) : withYamlAlias(text, from);
}

function withYamlAlias(text: string, from: string): string | undefined {
  const [, head = '', block] =
    /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*\r?$/m.exec(text.slice(0, 64_000)) ?? [];
  const document = block === undefined || !text.startsWith('---') ? undefined : openYaml(block);
  if (block === undefined || !document || !isMap(document.contents)) return undefined;
  const put = (now: string) => head + now + text.slice(head.length + block.length);
  const end = endOf(text);
  const pair = document.contents.items.find((one) => isPair(one) && String(one.key) === ALIASES);
  if (!pair) return put(`${block}aliases:${end}  - ${from}${end}`);
  const list = pair.value;
  if (!isSeq(list) || list.items.length === 0) return undefined;
  const has = list.items.some((item) => isScalar(item) && bare(String(item.value)) === bare(from));
  const range = rangeOf(list.items.at(-1));
  if (has || !range) return undefined;
  if (list.flow) return put(`${block.slice(0, range[1])}, ${from}${block.slice(range[1])}`);
  const line = block.slice(block.lastIndexOf('\n', range[0] - 1) + 1, range[0]);
  return /^[ \t]*- +$/.test(line)
    ? put(insertLines(block, range[1], [`${line}${from}`]))
    : undefined;
}

/** In TOML. What could be anything but a plain list of this page's own is left as it is. */
function withTomlAlias(text: string, from: string): string | undefined {
  const front = /^(\+\+\+[ \t]*\r?\n)([\s\S]*?)^\+\+\+[ \t]*\r?$/m.exec(text.slice(0, 64_000));
  const [, head = '', block] = front ?? [];
  // In a string of several lines, anything looks like anything else.
  if (block === undefined || front?.index !== 0 || /"""|'''/.test(block)) return undefined;
  const put = (now: string) => head + now + text.slice(head.length + block.length);
  const end = endOf(text);
  const [key, ...more] = block.matchAll(/^[ \t]*[["']*aliases["']?[ \t]*[=.\]]/gm);
  // First of all, because what follows a table belongs to it.
  if (!key) return put(`aliases = ["${from}"]${end}${block}`);
  const before = block.slice(0, key.index);
  const opened = /^aliases[ \t]*=[ \t]*\[/.exec(block.slice(key.index));
  if (more.length > 0 || !opened || /^[ \t]*\[/m.test(before)) return undefined;
  const start = key.index + opened[0].length;
  const items = listItems(block, start);
  const last = items?.at(-1);
  if (!items || !last || items.some(({ value }) => bare(value) === bare(from))) return undefined;
  const line = block.slice(block.lastIndexOf('\n', last.start) + 1, last.start);
  const rest = /^([ \t]*,)?[ \t]*(?:#.*)?\r?\n/.exec(block.slice(last.end));
  const [first, after] = [block.slice(0, last.end), block.slice(last.end)];
  if (line.trim() !== '' || !rest) return put(`${first}, "${from}"${after}`);
  return rest[1] === undefined
    ? put(insertLines(`${first},${after}`, last.end + 1, [`${line}"${from}"`]))
    : put(insertLines(block, last.end, [`${line}"${from}",`]));
}

/** The strings of a list; undefined if there is anything else in it. */
function listItems(block: string, start: number) {
  const token = /\s+|,|#.*|"([^"\\\n]*)"|'([^'\n]*)'/y;
  token.lastIndex = start;
  const items: { value: string; start: number; end: number }[] = [];
  let at = start;
  for (let found = token.exec(block); found; found = token.exec(block)) {
    const value = found[1] ?? found[2];
    at = token.lastIndex;
    if (value !== undefined) items.push({ value, start: found.index, end: at });
  }
  return block[at] === ']' ? items : undefined;
}

// Small edits of texts.

export const bare = (address: string) =>
  address.length > 1 ? address.replace(/\/$/, '') : address;

export const endOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

export const rangeOf = (node: unknown) => (node as Node | null | undefined)?.range;

/** After the line that this place is in. */
export function insertLines(text: string, place: number, added: readonly string[]): string {
  const end = endOf(text);
  const next = text.indexOf('\n', place - (text[place - 1] === '\n' ? 1 : 0));
  const at = next < 0 ? text.length : next + 1;
  const gap = next < 0 ? end : '';
  return `${text.slice(0, at)}${gap}${added.join(end)}${next < 0 ? '' : end}${text.slice(at)}`;
}
