// Files by glob. Only folders that the glob can match in are opened, and only so many entries are
// looked at: a glob such as `/**` would otherwise go through the whole machine.
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { SetupError } from '../shared/errors.ts';
import { compileGlob, type Glob } from '../shared/glob.ts';

const MAX_ENTRIES = 200_000;

/** Names in order, absolute if the glob is; links are followed. */
export async function findFiles(pattern: string, cwd: string): Promise<string[]> {
  const plain = sep === '/' ? pattern : pattern.replaceAll(sep, '/');
  const names = plain.split('/');
  const wild = names.findIndex((name) => /[*?[{]/.test(name));
  const base = (wild < 0 ? names : names.slice(0, wild)).join('/') || (wild > 0 ? '/' : '');
  if (wild < 0) return (await kindOf(resolve(cwd, plain))) === 'file' ? [join(plain)] : [];
  const glob = compileGlob(names.slice(wild).join('/'));
  const found: string[] = [];
  for await (const name of below(resolve(cwd, base), glob)) found.push(join(base, name));
  return found.sort();
}

async function* below(base: string, glob: Glob): AsyncGenerator<string> {
  const ahead: { name: string; chain: string[] }[] = [{ name: '', chain: [] }];
  let entries = 0;
  for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
    const here = await realpath(join(base, folder.name)).catch(() => undefined);
    // A link to one of its own parent folders would loop forever.
    if (here === undefined || folder.chain.includes(here)) continue;
    for (const entry of await readdir(here).catch(() => [])) {
      entries += 1;
      if (entries > MAX_ENTRIES)
        throw new SetupError(
          `A glob in \`access-logs\` covers more than ${MAX_ENTRIES} files. Start it at the folder with the logs.`,
        );
      const name = folder.name === '' ? entry : `${folder.name}/${entry}`;
      const [fits, reaches] = [glob.matches(name), glob.reaches(name)];
      if (!fits && !reaches) continue;
      const kind = await kindOf(join(here, entry));
      if (kind === 'file' && fits) yield name;
      if (kind === 'folder' && reaches) ahead.push({ name, chain: [...folder.chain, here] });
    }
  }
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
}
