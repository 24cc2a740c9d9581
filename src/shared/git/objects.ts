// Objects of git as it stores and sends them: made here, a commit of a few small files takes no process.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { Unavailable } from '../errors.ts';
import { type Git, GitFailed, OURS } from './git.ts';

export interface CommitFile {
  path: string;
  /** null removes the path. */
  content: string | Buffer | null;
  mode?: '100644' | '100755' | '120000' | undefined;
}

export interface CommitPlan {
  /** null: the commit has no history. */
  parent: string | null;
  /** The commit whose other files stay; by default the parent. */
  base?: string | null;
  files: CommitFile[];
  message: string;
  /** Seconds since the epoch. */
  time: number;
  /** By default ours. */
  author?: { name: string; email: string } | undefined;
}

export interface GitObject {
  type: 'commit' | 'tree' | 'blob';
  oid: string;
  bytes: Buffer;
}

export interface BuiltCommit {
  oid: string;
  tree: string;
  /** What is new, the commit included. */
  objects: GitObject[];
  /** Each folder on the way to a file, as it is now; '' is the root, null: it is gone. */
  folders: Map<string, Buffer | null>;
}

/** By name, each letter a byte of it: a name may be in any encoding. */
type Tree = Map<string, { mode: string; oid: string }>;

const FOLDER = '40000';

/** `read` answers a folder of a commit as git stores it; null where there is none. */
export async function buildCommit(
  plan: CommitPlan,
  read: (commit: string, folders: string[]) => Promise<(Buffer | null)[]>,
): Promise<BuiltCommit> {
  const { files, parent, base = parent } = plan;
  // The root is always there, and every folder comes after those around it.
  const folders = [...new Set(['', ...files.flatMap(({ path }) => foldersAround(path))])];
  folders.sort((one, other) => one.length - other.length);
  const stored = base === null ? [] : await read(base, folders);
  const trees = new Map<string, Tree>();
  for (const [n, folder] of folders.entries()) {
    const [around, name] = split(folder);
    const entry = folder === '' ? undefined : trees.get(around)?.get(name);
    const isThere = folder === '' ? base !== null : entry?.mode === FOLDER;
    const bytes = isThere ? stored[n] : Buffer.alloc(0);
    // Without a folder that could not be read, the commit would delete everything in it.
    if (!bytes || (entry && isThere && objectOf('tree', bytes).oid !== entry.oid))
      throw new Unavailable(`git cannot read all folders of ${base}. Run it again.`);
    trees.set(folder, readTree(bytes));
  }
  const objects: GitObject[] = [];
  // Removals first: a file may take the place of a folder.
  for (const { path, content } of files) {
    if (content !== null) continue;
    const [folder, name] = split(path);
    trees.get(folder)?.delete(name);
    for (const inner of folders)
      if (inner === path || inner.startsWith(`${path}/`)) trees.get(inner)?.clear();
  }
  const put = new Set<string>();
  for (const { path, content, mode = '100644' } of files) {
    if (content === null) continue;
    const [folder, name] = split(path);
    const blob = objectOf('blob', Buffer.from(content as string));
    objects.push(blob);
    put.add(path);
    trees.get(folder)?.set(name, { mode, oid: blob.oid });
  }
  const now = new Map<string, Buffer | null>();
  let root = '';
  for (const folder of folders.reverse()) {
    const tree = trees.get(folder) ?? new Map();
    const object = objectOf('tree', treeBytes(tree));
    const isThere = folder === '' || (tree.size > 0 && !put.has(folder));
    now.set(folder, isThere ? object.bytes : null);
    if (isThere) objects.push(object);
    if (folder === '') root = object.oid;
    else if (!put.has(folder)) {
      const [around, name] = split(folder);
      if (isThere) trees.get(around)?.set(name, { mode: FOLDER, oid: object.oid });
      else if (trees.get(around)?.get(name)?.mode === FOLDER) trees.get(around)?.delete(name);
    }
  }
  const commit = objectOf('commit', commitBytes(plan, root));
  objects.push(commit);
  return { oid: commit.oid, tree: root, objects, folders: now };
}

function foldersAround(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, n) => parts.slice(0, n + 1).join('/'));
}

/** The folder, and the name as its tree has it. */
function split(path: string): [string, string] {
  const slash = path.lastIndexOf('/');
  const name = Buffer.from(path.slice(slash + 1)).toString('latin1');
  return [path.slice(0, Math.max(0, slash)), name];
}

function objectOf(type: GitObject['type'], bytes: Buffer): GitObject {
  const oid = createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
  return { type, oid, bytes };
}

function readTree(bytes: Buffer): Tree {
  const tree: Tree = new Map();
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0, at);
    const space = bytes.indexOf(' ', at);
    const mode = bytes.toString('latin1', at, space);
    const oid = bytes.toString('hex', end + 1, end + 21);
    tree.set(bytes.toString('latin1', space + 1, end), { mode, oid });
    at = end + 21;
  }
  return tree;
}

function treeBytes(tree: Tree): Buffer {
  // In the order of their bytes, folders as if their names ended with a slash.
  const entries = [...tree].map(([name, { mode, oid }]) => ({
    key: Buffer.from(mode === FOLDER ? `${name}/` : name, 'latin1'),
    bytes: Buffer.concat([Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(oid, 'hex')]),
  }));
  entries.sort((one, other) => one.key.compare(other.key));
  return Buffer.concat(entries.map(({ bytes }) => bytes));
}

function commitBytes({ parent, message, time, author = OURS }: CommitPlan, tree: string): Buffer {
  const by = `${identity(author.name)} <${identity(author.email)}> ${time} +0000`;
  const lines = [`tree ${tree}`, ...(parent === null ? [] : [`parent ${parent}`])];
  return Buffer.from([...lines, `author ${by}`, `committer ${by}`, '', message].join('\n'));
}

/** A name that cannot end the line or the e-mail's brackets. */
function identity(text: string): string {
  return text.replace(/[<>\n\0]/g, '').trim() || 'unknown';
}

/** Writes the commit into the repository, without a ref. */
export async function writeCommit(
  git: Git,
  gitDir: string,
  plan: CommitPlan,
  signal?: AbortSignal,
): Promise<BuiltCommit> {
  const built = await buildCommit(plan, async (commit, folders) => {
    const input = folders.map((folder) => `${commit}:${folder}\n`).join('');
    const args = ['--git-dir', gitDir, 'cat-file', '--batch'];
    const result = await git.try(args, { input, ...(signal && { signal }) });
    if (result.code !== 0) throw new GitFailed(['cat-file'], result);
    const objects = readBatch(result.stdout, folders.length);
    return objects.map((object) => (object?.type === 'tree' ? object.bytes : null));
  });
  await storeObjects(gitDir, built.objects);
  return built;
}

/** So that git finds them there. */
export async function storeObjects(gitDir: string, objects: readonly GitObject[]): Promise<void> {
  for (const { type, oid, bytes } of objects) {
    const path = join(gitDir, 'objects', oid.slice(0, 2), oid.slice(2));
    const header = Buffer.from(`${type} ${bytes.length}\0`);
    await writeWhole(path, deflateSync(Buffer.concat([header, bytes])));
  }
}

/** So that git knows that it has the commit. */
export function storeRef(gitDir: string, ref: string, commit: string): Promise<void> {
  return writeWhole(join(gitDir, ref), `${commit}\n`);
}

/** Whole or not at all. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `tmp_obj_${randomUUID()}`);
  await writeFile(draft, content);
  await rename(draft, path);
}

/** What `git cat-file --batch` printed; null for what is not there. */
export function readBatch(output: Buffer, count: number): (GitObject | null)[] {
  const objects: (GitObject | null)[] = [];
  let at = 0;
  while (objects.length < count) {
    const end = output.indexOf(10, at);
    if (end < 0) throw new Unavailable('git stopped in the middle of its output. Run it again.');
    const [, oid, type, size] =
      /^([0-9a-f]+) (blob|commit|tree) (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (oid === undefined) {
      objects.push(null);
      continue;
    }
    const bytes = output.subarray(at, at + Number(size));
    objects.push({ oid, type: type as GitObject['type'], bytes });
    at += Number(size) + 1;
  }
  return objects;
}

const TYPES = { commit: 1, tree: 2, blob: 3 };

/** Objects as they are sent. */
export function packOf(objects: readonly GitObject[]): Buffer {
  const distinct = [...new Map(objects.map((object) => [object.oid, object])).values()];
  const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
  head.writeUInt32BE(distinct.length, 8);
  const parts: Buffer[] = [head];
  for (const { type, bytes } of distinct)
    parts.push(sizeOf(type, bytes.length), deflateSync(bytes));
  const body = Buffer.concat(parts);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

/** Four bits of the size beside the type, then seven in each byte; the high bit: there is another. */
function sizeOf(type: GitObject['type'], size: number): Buffer {
  const bytes = [(TYPES[type] << 4) | (size & 15)];
  for (let left = Math.floor(size / 16); left > 0; left = Math.floor(left / 128)) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 128;
    bytes.push(left & 127);
  }
  return Buffer.from(bytes);
}
