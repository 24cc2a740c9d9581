// Redirects in a site's own mechanism: what a file has, and whether a change to such a file does nothing
// but add some. All texts come from outside.

import { posix } from 'node:path';
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { parseJson } from '../../shared/text/json.ts';
import { openYaml } from '../../shared/text/yaml.ts';
import type { FileChange } from './change.ts';
import { below, isIn, PAGE_FILE, recognizeSites } from './docs-tool.ts';
import { knownPages, stepsOf } from './navigation.ts';

/** As many as one change adds: people are to read them. */
const MAX_REDIRECTS = 50;
const MAX_TEXT = 300_000;
/** Never a pattern, another host, or a step up. */
const PLAIN_ADDRESS = /^(?:\/\w[\w.~@+-]{0,99}){1,10}$/;

/** As a file has it, as addresses below the root of the site. */
interface Entry {
  from: string;
  to: string;
  /** How the file writes the target, if not as an address. */
  written?: string;
}

interface Mechanism {
  /** Undefined if the file cannot be read, or has no place for a redirect. */
  read(text: string): Entry[] | undefined;
  /** To be called only with what `read` understands. */
  add(text: string, entries: readonly Entry[]): string | undefined;
  /** The folder of the pages whose addresses it knows; absent where it takes those of the host. */
  pages?(text: string, file: string): string;
}

/** Undefined for a file that holds no redirects. */
function mechanismOf(file: string): Mechanism | undefined {
  const name = posix.basename(file);
  if (name === '_redirects') return lines;
  if (name === 'vercel.json') return json(', "permanent": true');
  if (/^(?:docs|mint)\.json$/.test(name))
    return { ...json(''), pages: (_, path) => folderOf(path) };
  if (/^mkdocs\.ya?ml$/.test(name)) return mkdocs;
  return /^docusaurus\.config\.[cm]?[jt]s$/.test(name) ? docusaurus : undefined;
}

const folderOf = (path: string) => posix.dirname(path).replace(/^\.$/, '');

const addressOf = (file: string) =>
  `/${file.replace(PAGE_FILE, '').replace(/(?:^|\/)(?:_?index|readme)$/i, '')}`;

/** Whether a redirect may be added to these: never a loop, a chain, or a second one. */
function mayAdd({ from, to }: Entry, known: readonly Entry[]): boolean {
  if (!PLAIN_ADDRESS.test(from) || !(to === '/' || PLAIN_ADDRESS.test(to))) return false;
  if (bare(from) === bare(to)) return false;
  return !known.some(
    (entry) => covers(entry.from, from) || covers(entry.from, to) || bare(entry.to) === bare(from),
  );
}

/** A pattern covers everything that begins as it does. */
function covers(source: string, address: string): boolean {
  const open = source.search(/[*:({]/);
  return open < 0 ? bare(source) === bare(address) : address.startsWith(source.slice(0, open));
}

// Whether a change to a file of settings is the file as it was with redirects in their place.

/** `request`: what was asked for; addresses in it may be redirected. */
export async function allowedRedirects(
  changes: readonly FileChange[],
  { paths: before, request = '' }: { paths: readonly string[]; request?: string | undefined },
  read: (path: string) => Promise<Buffer | null>,
): Promise<string[]> {
  const asked = new Set(
    request.split(/[\s`"'()<>,|]+/).flatMap((word) => {
      const path = URL.parse(word)?.pathname ?? word;
      return path.startsWith('/') ? [bare(path.replace(/[.:;!?]+$/, ''))] : [];
    }),
  );
  const allowed: string[] = [];
  for (const { path, kind, mode, was, content } of changes) {
    const mechanism = kind === 'modified' && mode === '100644' && was === mode && mechanismOf(path);
    if (!mechanism || content === null || content.length > MAX_TEXT) continue;
    const old = await read(path);
    if (old === null || old.length > MAX_TEXT) continue;
    const text = old.toString('utf8');
    const gone = new Set(changes.filter((one) => one.kind === 'deleted').map((one) => one.path));
    const pages = before.filter((file) => PAGE_FILE.test(file) && !gone.has(file));
    const roots = recognizeSites(before).map((site) => site.pages);
    const all = new Set(['', 'docs', mechanism.pages?.(text, path) ?? '', ...roots]);
    const named = (files: readonly string[]) =>
      [...all].flatMap((root) =>
        files.filter((page) => isIn(root, page)).map((page) => below(root, page)),
      );
    const left = named([...gone].filter((file) => PAGE_FILE.test(file) && before.includes(file)));
    const known = { pages: named(pages), left, asked };
    if (onlyAdds(mechanism, text, content.toString('utf8'), known)) allowed.push(path);
  }
  return allowed;
}

interface KnownAddresses {
  /** The files of pages, from each folder that addresses may begin at. */
  pages: readonly string[];
  /** Addresses of pages that the change deletes or moves. */
  left: readonly string[];
  /** Addresses that the request names. */
  asked: ReadonlySet<string>;
}

function onlyAdds(
  mechanism: Mechanism,
  old: string,
  now: string,
  { pages, left, asked }: KnownAddresses,
): boolean {
  const [known, all] = [mechanism.read(old), mechanism.read(now)];
  if (!known || !all) return false;
  const has = new Set(known.map((entry) => JSON.stringify(entry)));
  const added = all.filter((entry) => !has.has(JSON.stringify(entry)));
  if (added.length === 0 || added.length > MAX_REDIRECTS) return false;
  if (mechanism.add(old, added) !== now) return false;
  const isPage = knownPages(pages);
  const addresses = new Set(pages.map((page) => stepsOf(page).join('/')));
  const before = [...known];
  const wasPage = knownPages(left);
  return added.every((entry) => {
    // Any other address may be the application's, such as its sign-in.
    const isAsked = [...asked].some((path) => path.endsWith(bare(entry.from)));
    if (!wasPage(entry.from) && !isAsked) return false;
    const leads = entry.to === '/' || isPage(entry.written ?? entry.to);
    const isFree = !addresses.has(stepsOf(entry.from).join('/'));
    const isFine = leads && isFree && mayAdd(entry, before);
    before.push(entry);
    return isFine;
  });
}

// The mechanisms.

/** `_redirects` of Netlify and Cloudflare: the first line that fits wins. */
const lines: Mechanism = {
  read: (text) =>
    text.split('\n').flatMap((line) => {
      const [from = '', ...rest] = line.trim().split(/\s+/);
      const to = rest.find((word) => /^(?:\/|https?:)/.test(word)) ?? '';
      // A page for what is not found, or another page's content: no redirects.
      const isRedirect = !rest.some((word) => /^(?:200|404)!?$/.test(word));
      return from.startsWith('/') && to !== '' && isRedirect ? [{ from, to }] : [];
    }),
  add(text, entries) {
    const end = endOf(text);
    const added = entries.map(({ from, to }) => `${from} ${to} 301${end}`).join('');
    let at = 0;
    for (const line of text.split('\n')) {
      if (/^\s*\/\S*[*:]/.test(line)) return text.slice(0, at) + added + text.slice(at);
      at += line.length + 1;
    }
    return `${text}${text === '' || text.endsWith('\n') ? '' : end}${added}`;
  },
};

/** `redirects` of Mintlify and Vercel. */
function json(more: string): Mechanism {
  return {
    read(text) {
      const value = parseJson(text);
      const list = (value as { redirects?: unknown } | null)?.redirects ?? [];
      // What is not valid must not be searched: it could take any time.
      if (value === undefined || !Array.isArray(list) || topLevel(text).length === 0)
        return undefined;
      return list.map((one) => ({
        from: String(Object(one).source ?? ''),
        to: String(Object(one).destination ?? ''),
      }));
    },
    add(text, entries) {
      const unit = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
      const properties = topLevel(text);
      const list = properties.find(({ key }) => key === 'redirects');
      const old = list ? text.slice(list.start, list.end) : '[]';
      const isFlat = old !== '[]' && !/^\[\s*\{\s*\n/.test(old);
      const [open, gap, close] = isFlat
        ? ['{ ', ' ', ' }']
        : [`{\n${unit.repeat(3)}`, `\n${unit.repeat(3)}`, `\n${unit.repeat(2)}}`];
      const extra = more.replace(/, /g, `,${gap}`);
      const items = entries.map(
        ({ from, to }) => `${open}"source": "${from}",${gap}"destination": "${to}"${extra}${close}`,
      );
      const between = old.includes('\n') || old === '[]' ? `,\n${unit.repeat(2)}` : ', ';
      const all = items.join(between);
      const end = endOf(text);
      const put = (from: number, to: number, what: string) =>
        text.slice(0, from) + what.replace(/\n/g, end) + text.slice(to);
      const fresh = `[\n${unit.repeat(2)}${all}\n${unit}]`;
      if (!list) {
        const last = properties.at(-1)?.end ?? 0;
        return put(last, last, `,\n${unit}"redirects": ${fresh}`);
      }
      const inside = text.slice(list.start + 1, list.end - 1).trimEnd();
      if (inside === '') return put(list.start, list.end, fresh);
      const last = list.start + 1 + inside.length;
      return put(last, last, `${between}${all}`);
    },
  };
}

/** Where the values of a valid object's own properties begin and end. */
function topLevel(text: string): { key: string; start: number; end: number }[] {
  const found: { key: string; start: number; end: number }[] = [];
  let depth = 0;
  let key: string | undefined;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s"{}[\],:]+/g)) {
    const isKey = depth === 1 && key === undefined && token.startsWith('"');
    if (isKey) key = JSON.parse(token) as string;
    else if (depth === 1 && key !== undefined && token !== ',' && token !== '}') {
      found.push({ key, start: index, end: index + token.length });
    }
    if (/^[{[]$/.test(token)) depth += 1;
    if (/^[}\]]$/.test(token)) {
      depth -= 1;
      const last = found.at(-1);
      if (depth === 1 && last) last.end = index + 1;
    }
    if (depth === 1 && !isKey && token !== '{') key = undefined;
  }
  return found;
}

/** `redirect_maps` of the plugin mkdocs-redirects. */
const mkdocs: Mechanism = {
  read(text) {
    const maps = redirectMaps(text);
    return (
      maps?.entries?.items.map(({ key, value }) => {
        const written = String(isScalar(value) ? value.value : '');
        const from = addressOf(String(isScalar(key) ? key.value : ''));
        return { from, to: /^https?:/.test(written) ? written : addressOf(written), written };
      }) ??
      (maps && [])
    );
  },
  add(text, entries) {
    const maps = redirectMaps(text);
    const written = entries.map(({ from, written }) => `${from.slice(1)}.md: ${written}`);
    if (maps && !maps.entries) return addFirst(text, maps, written);
    const last = maps?.entries?.items.at(-1);
    const [start, end] = [rangeOf(last?.key)?.[0], rangeOf(last?.value)?.[1]];
    if (start === undefined || end === undefined) return undefined;
    const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const added = written.map((line) => `${indent}${line}`);
    return indent.trim() === '' ? insertLines(text, end, added) : undefined;
  },
  pages(text, file) {
    const folder = openYaml(text)?.get('docs_dir');
    return posix.join(folderOf(file), typeof folder === 'string' ? folder : 'docs');
  },
};

interface RedirectMaps {
  entries?: YAMLMap;
  /** Without any: the key that the first one goes below, and the key between them. */
  key: unknown;
  between: string[];
}

function redirectMaps(text: string): RedirectMaps | undefined {
  const plugins = openYaml(text)?.get('plugins');
  const items = isSeq(plugins) && !plugins.flow ? plugins.items : [plugins];
  const [plugin, ...more] = items.flatMap((item) =>
    isMap(item) ? pairsOf(item, 'redirects') : isNamed(item, 'redirects') ? [{ key: item }] : [],
  );
  if (!plugin || more.length > 0) return undefined;
  if (isEmpty(plugin.value)) return { key: plugin.key, between: ['redirect_maps:'] };
  const [maps] = isMap(plugin.value) ? pairsOf(plugin.value, 'redirect_maps') : [];
  if (!maps) return undefined;
  if (isEmpty(maps.value)) return { key: maps.key, between: [] };
  const isBlock = isMap(maps.value) && !maps.value.flow;
  return isBlock ? { entries: maps.value as YAMLMap, key: maps.key, between: [] } : undefined;
}

const isNamed = (node: unknown, name: string) => isScalar(node) && node.value === name;
const pairsOf = ({ items }: YAMLMap, name: string): { key: unknown; value?: unknown }[] =>
  items.filter(({ key }) => isNamed(key, name));
const isEmpty = (value: unknown) =>
  isMap(value) ? value.items.length === 0 : !value || (isScalar(value) && value.value === null);

/** Below a key whose line has nothing else, but perhaps `{}` and a comment. */
function addFirst(
  text: string,
  { key, between }: RedirectMaps,
  entries: readonly string[],
): string | undefined {
  const [start = 0, end = 0] = rangeOf(key) ?? [];
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const next = text.indexOf('\n', end);
  const rest = text.slice(end, next < 0 ? text.length : next);
  const after = /^(?:[ \t]*:)?(?:[ \t]*\{\})?([ \t]*(?:[ \t]#.*)?\r?)$/.exec(rest)?.[1];
  if (after === undefined || !/^ *(?:- +)?$/.test(before)) return undefined;
  const indent = (levels: number) => ' '.repeat(before.length + 2 * levels);
  const added = [
    ...between.map((line) => indent(1) + line),
    ...entries.map((line) => indent(between.length + 1) + line),
  ];
  const open = `${text.slice(0, end)}:${after}${text.slice(end + rest.length)}`;
  const now = insertLines(open, end + 1, added);
  return redirectMaps(now)?.entries?.items.length === entries.length ? now : undefined;
}

/** The plugin client-redirects of Docusaurus. Its file is code, of which only this list is read. */
const docusaurus: Mechanism = {
  read(text) {
    const list = clientRedirects(text);
    if (list === undefined) return undefined;
    const entries: Entry[] = [];
    for (const [item] of list.text.matchAll(/\{[^{}]*\}/g)) {
      const sources = /\bfrom\s*:\s*(\[[^\]]*\]|'[^'\n]*'|"[^"\n]*")/.exec(item)?.[1];
      const to = /\bto\s*:\s*['"]([^'"\n]*)['"]/.exec(item)?.[1];
      // What is written in another way could lead anywhere.
      if (sources === undefined || to === undefined) return undefined;
      for (const [, from = ''] of sources.matchAll(/['"]([^'"\n]*)['"]/g))
        entries.push({ from, to });
    }
    return entries;
  },
  add(text, entries) {
    const list = clientRedirects(text);
    if (list === undefined) return undefined;
    const line = text.slice(text.lastIndexOf('\n', list.start) + 1, list.start);
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const inner = /^\s*?\n([ \t]+)\S/.exec(list.text)?.[1] ?? `${indent}  `;
    const end = endOf(text);
    const added = entries.map(({ from, to }) => `${end}${inner}{ from: '${from}', to: '${to}' },`);
    const tail = /^[ \t]*\r?\n/.test(list.text)
      ? ''
      : `${end}${list.text.trim() === '' ? indent : inner}`;
    const rest = text.slice(list.start);
    return text.slice(0, list.start) + added.join('') + tail + (tail ? rest.trimStart() : rest);
  },
};

function clientRedirects(text: string): { start: number; text: string } | undefined {
  const plugin = /^[^\n/*]*['"]@docusaurus\/plugin-client-redirects['"]/m.exec(text);
  if (!plugin || text.split('plugin-client-redirects').length !== 2) return undefined;
  const from = plugin.index;
  const [list, ...others] = [...text.slice(from).matchAll(/\bredirects:\s{0,20}\[/g)];
  if (!list || others.length > 0) return undefined;
  const start = from + list.index + list[0].length;
  let depth = 1;
  for (const { 0: bracket, index } of text.slice(start).matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1;
    if (depth === 0) return { start, text: text.slice(start, start + index) };
  }
  return undefined;
}

// Small edits of texts.

const bare = (address: string) => (address.length > 1 ? address.replace(/\/$/, '') : address);

const endOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

const rangeOf = (node: unknown) => (node as Node | null | undefined)?.range;

/** After the line that this place is in. */
function insertLines(text: string, place: number, added: readonly string[]): string {
  const end = endOf(text);
  const next = text.indexOf('\n', place - (text[place - 1] === '\n' ? 1 : 0));
  const at = next < 0 ? text.length : next + 1;
  const gap = next < 0 ? end : '';
  return `${text.slice(0, at)}${gap}${added.join(end)}${next < 0 ? '' : end}${text.slice(at)}`;
}
