// Names that pages import from a package of this repository, and that it no longer exports. Modules of
// JavaScript and TypeScript are parsed by acorn; what cannot be parsed is taken to export everything. Of
// Python, only what `__init__.py` and modules bind at the start of a line counts, and only if the name is
// nowhere in the file afterwards.

import { posix } from 'node:path';
import type { FileTree } from '../shared/git/file-tree.ts';
import type { Limits } from './limits.ts';
import type { PagePart } from './page-parts.ts';

export interface RemovedExport {
  /** As pages import it from. */
  module: string;
  name: string;
  removed: { path: string; line: number; text: string };
}

const MAX_MODULES = 2_000;
/** In characters. */
const MAX_MODULE = 1_000_000;
const SCRIPT = /\.(?:[cm]?[jt]sx?)$/;

export async function findRemovedExports(
  before: FileTree,
  after: FileTree,
  isCode: (path: string) => boolean,
  { most }: Limits,
): Promise<RemovedExport[]> {
  const changed = [...before.files.keys()].filter(
    (path) =>
      /\.(?:py|[cm]?[jt]sx?)$/.test(path) &&
      before.files.get(path) !== after.files.get(path) &&
      isCode(path),
  );
  const first = (paths: string[]) => most(paths, MAX_MODULES, 'changed modules');
  const scripts = first(changed.filter((path) => SCRIPT.test(path)));
  const modules = first(changed.filter((path) => path.endsWith('.py')));
  return [
    ...(scripts.length > 0 ? await inScripts(before, after, scripts, isCode) : []),
    ...(modules.length > 0 ? await inPython(before, after, modules) : []),
  ];
}

async function inScripts(
  before: FileTree,
  after: FileTree,
  changed: readonly string[],
  isCode: (path: string) => boolean,
): Promise<RemovedExport[]> {
  const packages = await packagesOf(after);
  if (packages.size === 0) return [];
  const was = new Map<string, RemovedExport['removed'][]>();
  for await (const { path, text } of before.read(changed)) {
    const lines = text.split('\n');
    for (const [name, line] of (await exportsOf(path, text)) ?? [])
      was.set(name, [...(was.get(name) ?? []), { path, line, text: lines[line - 1] ?? '' }]);
  }
  // A name that any module of any package still exports is not gone.
  for await (const { path, text } of after.read(changed.filter((one) => after.files.has(one))))
    await keepNames(was, path, text);
  if (was.size === 0) return [];
  const rest = [...after.files.keys()].filter((path) => SCRIPT.test(path) && isCode(path));
  for await (const { path, text } of after.read(rest)) {
    if (was.size === 0) break;
    await keepNames(was, path, text);
  }
  return Array.from(was).flatMap(([name, places]) =>
    places.flatMap((removed) => {
      const module = packageOf(removed.path, packages);
      return module === undefined ? [] : [{ module, name, removed }];
    }),
  );
}

async function keepNames(was: Map<string, unknown>, path: string, text: string): Promise<void> {
  const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  if (![...was.keys()].some((name) => words.has(name))) return;
  const names = await exportsOf(path, text);
  for (const name of [...was.keys()])
    if (names ? names.has(name) : words.has(name)) was.delete(name);
}

function placeOf(path: string, text: string, name: string) {
  const lines = text.split('\n');
  const word = new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?![\\w$])`);
  const at = lines.findIndex((line) => word.test(line));
  return { path, line: at + 1, text: lines[at] ?? '' };
}

/** The names of packages by their folders. */
async function packagesOf(tree: FileTree): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const paths = [...tree.files.keys()].filter(
    (path) => posix.basename(path) === 'package.json' && !path.includes('node_modules/'),
  );
  for await (const { path, text } of tree.read(paths)) {
    try {
      const { name } = JSON.parse(text) ?? {};
      if (typeof name === 'string') found.set(posix.dirname(path), name);
    } catch {}
  }
  return found;
}

function packageOf(path: string, packages: ReadonlyMap<string, string>): string | undefined {
  for (let dir = posix.dirname(path); ; dir = posix.dirname(dir)) {
    const name = packages.get(dir);
    if (name !== undefined || dir === '.') return name;
  }
}

/** What a module exports by name, with the lines; undefined where that cannot be said. */
export async function exportsOf(
  path: string,
  text: string,
): Promise<Map<string, number> | undefined> {
  if (text.length > MAX_MODULE) return undefined;
  const [{ Parser }, { tsPlugin }] = await Promise.all([
    import('acorn'),
    import('@sveltejs/acorn-typescript'),
  ]);
  const jsx = /\.(?:[cm]?js|[jt]sx)$/.test(path);
  const parser = Parser.extend(tsPlugin({ jsx, dts: path.endsWith('.d.ts') }));
  const options = {
    ecmaVersion: 'latest',
    allowHashBang: true,
    allowReturnOutsideFunction: true,
    locations: true,
  } as const;
  for (const sourceType of ['module', 'script'] as const) {
    try {
      const { body } = parser.parse(text, { ...options, sourceType });
      const names = new Map<string, number>();
      for (const node of body as unknown as Statement[]) readExports(node, names);
      return names;
    } catch {}
  }
  return undefined;
}

interface Named {
  type: string;
  name?: string;
  value?: unknown;
}
interface Statement extends Named {
  loc: { start: { line: number } };
  declaration?: { id?: Named; declarations?: { id: Named }[] } | null;
  specifiers?: { exported: Named }[];
  exported?: Named | null;
  expression?: {
    type: string;
    left?: { object?: Named & { object?: Named; property?: Named }; property?: Named };
    right?: { type: string; properties?: { type: string; key?: Named }[] };
  };
}

const nameOf = (one: Named | null | undefined) =>
  one?.name ?? (typeof one?.value === 'string' ? one.value : undefined);

function readExports(
  { type, declaration, specifiers, exported, expression, loc }: Statement,
  names: Map<string, number>,
) {
  const add = (one: Named | null | undefined) => {
    const name = nameOf(one);
    if (name !== undefined && !names.has(name)) names.set(name, loc.start.line);
  };
  if (type === 'ExportNamedDeclaration') {
    add(declaration?.id);
    for (const { id } of declaration?.declarations ?? []) add(id);
    for (const one of specifiers ?? []) add(one.exported);
  } else if (type === 'ExportAllDeclaration') add(exported);
  else if (type === 'ExpressionStatement' && expression?.type === 'AssignmentExpression') {
    const { left, right } = expression;
    const object = nameOf(left?.object) ?? nameOf(left?.object?.property);
    if (object === 'exports') add(left?.property);
    if (
      object === 'module' &&
      nameOf(left?.property) === 'exports' &&
      right?.type === 'ObjectExpression'
    )
      for (const { key } of right.properties ?? []) add(key);
  }
}

async function inPython(
  before: FileTree,
  after: FileTree,
  changed: readonly string[],
): Promise<RemovedExport[]> {
  const is = new Map<string, string>();
  const kept = changed.filter((path) => after.files.has(path));
  for await (const { path, text } of after.read(kept)) is.set(path, text);
  const found: RemovedExport[] = [];
  for await (const { path, text } of before.read(changed)) {
    const module = moduleOf(path, before.files);
    if (module === undefined) continue;
    const now = is.get(path);
    // A module that moved, was compiled, or became a package is somebody's to find.
    if (now === undefined || /^\s{0,8}from\s+\S+\s+import\s+\*|__getattr__|globals\(\)/m.test(now))
      continue;
    const words = new Set(now.match(/[A-Za-z_]\w*/g));
    const folder = path.endsWith('/__init__.py') ? posix.dirname(path) : path.slice(0, -3);
    for (const name of boundIn(text)) {
      if (words.has(name) || after.files.has(`${folder}/${name}.py`)) continue;
      if (after.files.has(`${folder}/${name}/__init__.py`)) continue;
      found.push({ module, name, removed: placeOf(path, text, name) });
    }
  }
  return found;
}

/** `src/pkg/sub.py` is `pkg.sub`; scripts are no modules. */
function moduleOf(path: string, files: ReadonlyMap<string, string>): string | undefined {
  const steps = path.replace(/(?:\/__init__)?\.py$/, '').split('/');
  for (let at = steps.length - 1; at > 0; at -= 1) {
    if (files.has(`${steps.slice(0, at).join('/')}/__init__.py`)) continue;
    const isPackage = path.endsWith('/__init__.py') || at < steps.length - 1;
    return isPackage ? steps.slice(at).join('.') : undefined;
  }
  return files.has(`${steps[0]}/__init__.py`) ? steps.join('.') : undefined;
}

/** What statements at the start of a line bind. */
export function boundIn(text: string): Set<string> {
  const names = new Set<string>();
  let isImport = false;
  for (const line of text.split('\n')) {
    if (isImport) {
      for (const name of importedIn(line)) names.add(name);
      if (line.includes(')')) isImport = false;
      continue;
    }
    const from = /^from\s+\S+\s+import\s+(.*)/.exec(line.slice(0, 2_000));
    if (from) {
      const list = from[1] ?? '';
      for (const name of importedIn(list)) names.add(name);
      isImport = list.includes('(') && !list.includes(')');
      continue;
    }
    const bound =
      /^(?:async\s+def|def|class)\s+([A-Za-z]\w*)|^([A-Za-z]\w*)\s*(?::[^=]{1,200})?=(?!=)/.exec(
        line.slice(0, 400),
      );
    const name = bound?.[1] ?? bound?.[2];
    if (name !== undefined) names.add(name);
  }
  return names;
}

function importedIn(list: string): string[] {
  const [plain = ''] = list.replace(/[()]/g, '').split('#', 1);
  return plain.split(',').flatMap((one) => {
    const name = /^\s*[A-Za-z_]\w*(?:\s+as\s+([A-Za-z_]\w*))?\s*$/.exec(one);
    return name ? [name[1] ?? one.trim()] : [];
  });
}

/** What a block of a page imports, with the line of each name. */
export function importsIn(
  block: readonly PagePart[],
): { module: string; name: string; line: number }[] {
  const found: { module: string; name: string; line: number }[] = [];
  for (let at = 0; at < block.length; at += 1) {
    const { text = '', line = 0 } = block[at] ?? {};
    const python = /^\s*(?:>>> )?from\s+([\w.]+)\s+import\s+(.*)/.exec(text);
    if (python) {
      const names = [{ text: python[2] ?? '', line }];
      while (
        names[0]?.text.includes('(') &&
        !names.at(-1)?.text.includes(')') &&
        at + 1 < block.length
      ) {
        at += 1;
        names.push({ text: block[at]?.text ?? '', line: block[at]?.line ?? 0 });
      }
      for (const part of names)
        for (const name of importedIn(part.text)) {
          // Before `as` is what the module has.
          found.push({ module: python[1] ?? '', name, line: part.line });
        }
      continue;
    }
    if (!/^\s*(?:import|const|let|var)\b[^'"]*\{/.test(text)) continue;
    const lines = [{ text, line }];
    while (!/['"]/.test(lines.at(-1)?.text ?? '') && lines.length < 60 && at + 1 < block.length) {
      at += 1;
      lines.push({ text: block[at]?.text ?? '', line: block[at]?.line ?? 0 });
    }
    const module = /(?:from\s*|require\(\s*)['"]([^'"]{1,200})['"]/.exec(
      lines.at(-1)?.text ?? '',
    )?.[1];
    if (module === undefined) continue;
    for (const one of lines)
      for (const [, name = ''] of one.text
        .replace(/from\s*['"].*|=\s*require.*/, '')
        .matchAll(/(?:^|[{,])\s*(?:type\s+)?([A-Za-z_$][\w$]*)(?=\s*(?:$|[,}:]|\sas\s))/g))
        found.push({ module, name, line: one.line });
  }
  return found;
}
