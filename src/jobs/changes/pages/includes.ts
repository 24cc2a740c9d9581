// Files that a page takes in while the site is built. They must be files of the repository, and none
// that this change writes unless it is judged as a page.
import { posix } from 'node:path';
import { PAGE_FILE } from '../docs-tool.ts';
import { schemeOf } from './allowed.ts';

/** `changed`: what the change writes. */
export function mayInclude(page: string, target: string, changed: ReadonlySet<string>): boolean {
  const plain = target.trim();
  if (plain === '' || plain.includes('\\')) return false;
  if (['/', '~', '$', '%'].some((start) => plain.startsWith(start)) && plain.includes('..'))
    return false;
  if (plain.startsWith('~') || plain.startsWith('//')) return false;
  const scheme = schemeOf(plain);
  if (scheme === 'http' || scheme === 'https' || scheme === 'file' || scheme === 'data')
    return false;
  // From the root, tools mean that of their pages; a machine's own folders are never one of these.
  const top = plain.split('/')[1] ?? '';
  if (plain.startsWith('/') && MACHINE.has(top)) return false;
  const resolved = posix.join(posix.dirname(page), plain);
  if (resolved.startsWith('../') && plain.startsWith('../')) return false;
  const own = [resolved, plain.replace('@/', ''), plain.slice(plain.startsWith('/') ? 1 : 0)];
  return own.every((path) => !changed.has(path) || PAGE_FILE.test(path));
}

const MACHINE = new Set([
  ...[
    'etc',
    'proc',
    'sys',
    'dev',
    'home',
    'root',
    'var',
    'usr',
    'tmp',
    'opt',
    'run',
    'mnt',
    'Users',
  ],
  ...['private', 'Volumes', 'bin', 'boot', 'lib', 'srv', 'github'],
]);

/** Lines of MkDocs' snippets, VitePress' code, and comments that include. */
export function includedBy(text: string): { source: string; target: string }[] {
  return text.split('\n').flatMap((line) => {
    const trimmed = line.trim();
    const found: { source: string; target: string }[] = [];
    const add = (after: string, until: string) => {
      const start = trimmed.indexOf(after);
      if (start < 0) return;
      const rest = trimmed.slice(start + after.length);
      const end = rest.indexOf(until);
      const target = (end < 0 ? rest : rest.slice(0, end))
        .trim()
        .replaceAll('"', '')
        .replaceAll("'", '');
      if (target !== '')
        found.push({ source: trimmed, target: target.split('{')[0]?.split('#')[0] ?? '' });
    };
    add('--8<--', '\n');
    add('-8<-', '\n');
    if (trimmed.startsWith('<<<')) add('<<<', '{');
    add('@include:', '-->');
    add('#include', '-->');
    add('{!', '!}');
    return found;
  });
}
