// Objects of git as it stores and sends them: made and read here, a few small files take no process.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
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

export function readTree(bytes: Buffer): Tree {
  const tree: Tree = new Map();
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(' ', at);
    const end = bytes.indexOf(0, space);
    if (space < 0 || end < 0 || end + 21 > bytes.length) {
      throw new Unavailable('A folder in git is damaged. Check the repository with git fsck.');
    }
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

/** So that git finds them there; each is written whole, or not at all. */
export async function storeObjects(gitDir: string, objects: readonly GitObject[]): Promise<void> {
  for (const { type, oid, bytes } of objects) {
    const header = Buffer.from(`${type} ${bytes.length}\0`);
    const path = placeOf(gitDir, oid);
    const draft = join(dirname(path), `tmp_obj_${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, deflateSync(Buffer.concat([header, bytes])));
    await rename(draft, path);
  }
}

export const SHA1 = /^[0-9a-f]{40}$/;

const placeOf = (gitDir: string, oid: string) =>
  join(gitDir, 'objects', oid.slice(0, 2), oid.slice(2));

/** What was stored so. Whatever is damaged, too large, or kept in another way is not found here. */
export async function findObject(gitDir: string, oid: string): Promise<GitObject | undefined> {
  // A commit can name anything as its tree, also the path of a device.
  if (!SHA1.test(oid)) return undefined;
  try {
    const stored = inflateSync(await readFile(placeOf(gitDir, oid)), {
      maxOutputLength: MOST_BYTES,
    });
    const name = stored.toString('latin1', 0, stored.indexOf(' '));
    const type = TYPES.find((one) => one === name);
    const object = type && objectOf(type, stored.subarray(stored.indexOf(0) + 1));
    return object?.oid === oid ? object : undefined;
  } catch {
    return undefined;
  }
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

/** In the order of their numbers, which begin with one. */
const TYPES = ['commit', 'tree', 'blob'] as const;
/** What comes compressed is read here up to this size; a record is far smaller. */
const MOST_BYTES = 64_000_000;
const MOST_OBJECTS = 10_000;

/** Objects as they are sent. */
export const packOf = (objects: readonly GitObject[]): Buffer => packed(objects).pack;

function packed(objects: readonly GitObject[]) {
  const distinct = [...new Map(objects.map((object) => [object.oid, object])).values()];
  const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
  head.writeUInt32BE(distinct.length, 8);
  const parts: Buffer[] = [head];
  const entries: { oid: string; place: number; sum: number }[] = [];
  let place = head.length;
  for (const { type, oid, bytes } of distinct) {
    const entry = Buffer.concat([sizeOf(type, bytes.length), deflateSync(bytes)]);
    parts.push(entry);
    entries.push({ oid, place, sum: crc32(entry) });
    place += entry.length;
  }
  return { pack: withSum(Buffer.concat(parts)), entries };
}

const withSum = (body: Buffer) => Buffer.concat([body, createHash('sha1').update(body).digest()]);

/** So that git finds them there, however many: as a pack, with the index by which git reads it. */
export async function storePack(gitDir: string, objects: readonly GitObject[]): Promise<void> {
  const { pack, entries } = packed(objects);
  entries.sort((one, other) => (one.oid < other.oid ? -1 : 1));
  const column = (numbers: number[]) => {
    const bytes = Buffer.alloc(numbers.length * 4);
    for (const [n, number] of numbers.entries()) bytes.writeUInt32BE(number, n * 4);
    return bytes;
  };
  // How many begin with each byte or one before it.
  const counts = Array.from({ length: 256 }, () => 0);
  for (const { oid } of entries) {
    const first = Number.parseInt(oid.slice(0, 2), 16);
    counts[first] = (counts[first] ?? 0) + 1;
  }
  let count = 0;
  const index = Buffer.concat([
    Buffer.from('\xfftOc\0\0\0\x02', 'latin1'),
    column(counts.map((own) => (count += own))),
    Buffer.from(entries.map(({ oid }) => oid).join(''), 'hex'),
    column(entries.map(({ sum }) => sum)),
    column(entries.map(({ place }) => place)),
    pack.subarray(-20),
  ]);
  const name = join(gitDir, 'objects/pack', `pack-${pack.toString('hex', pack.length - 20)}`);
  await mkdir(dirname(name), { recursive: true });
  await writeFile(`${name}.pack`, pack);
  // What it names and does not contain is fetched when somebody asks for it.
  await writeFile(`${name}.promisor`, '');
  await writeFile(`${name}.idx`, withSum(index));
}

/** Four bits of the size beside the type, then seven in each byte; the high bit: there is another. */
function sizeOf(type: GitObject['type'], size: number): Buffer {
  const bytes = [((TYPES.indexOf(type) + 1) << 4) | (size & 15)];
  for (let left = Math.floor(size / 16); left > 0; left = Math.floor(left / 128)) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 128;
    bytes.push(left & 127);
  }
  return Buffer.from(bytes);
}

/** Objects as they are received; undefined for what is cut off, damaged, or larger than `most` bytes. */
export function readPack(pack: Buffer, most = MOST_BYTES): GitObject[] | undefined {
  try {
    return objectsIn(pack, most);
  } catch {
    return undefined;
  }
}

/** Only the difference from an object before it, which is so many bytes back, or has this id. */
const FROM_PLACE = 6;
const FROM_ID = 7;

function objectsIn(pack: Buffer, most: number): GitObject[] {
  const end = pack.length - 20;
  const sum = createHash('sha1').update(pack.subarray(0, end)).digest();
  const isWhole = pack.toString('latin1', 0, 8) === 'PACK\0\0\0\x02';
  const count = pack.readUInt32BE(8);
  if (!isWhole || count > MOST_OBJECTS || !sum.equals(pack.subarray(end)))
    throw new Error('This is no pack, or too large.');
  const objects = new Map<number | string, GitObject>();
  const input = new Bytes(pack.subarray(0, end), 12);
  let room = most;
  for (let left = count; left > 0; left -= 1) {
    const place = input.at;
    const head = input.next();
    const kind = (head >> 4) & 7;
    const size = (head & 15) + (head < 128 ? 0 : input.number() * 16);
    let base: GitObject | undefined;
    if (kind === FROM_PLACE) base = objects.get(place - input.distance());
    if (kind === FROM_ID) base = objects.get(input.take(20).toString('hex'));
    const type = base?.type ?? TYPES[kind - 1];
    if (!type) throw new Error('This object has no type, or it comes from one that is not here.');
    const plain = input.inflate(room);
    const object = objectOf(type, base ? patched(base.bytes, plain, room) : plain);
    room -= base ? plain.length + object.bytes.length : plain.length;
    if (room <= 0 || plain.length !== size) throw new Error('This is too large, or damaged.');
    objects.set(place, object).set(object.oid, object);
  }
  if (input.at !== end) throw new Error('There is more in it than it says.');
  return [...new Set(objects.values())];
}

/** What is taken from the base, and what is new, in turn. */
function patched(base: Buffer, difference: Buffer, room: number): Buffer {
  const input = new Bytes(difference, 0);
  const sizes = [input.number(), input.number()];
  const parts: Buffer[] = [];
  let size = 0;
  while (input.at < difference.length && size <= room) {
    const order = input.next();
    let part: Buffer;
    if (order & 128) {
      // Which bytes of the two numbers are not zero.
      const [from, length] = [input.sparse(order, 4), input.sparse(order >> 4, 3) || 65_536];
      part = base.subarray(from, from + length);
    } else part = input.take(order);
    parts.push(part);
    size += part.length;
  }
  if (sizes[0] !== base.length || sizes[1] !== size) throw new Error('This difference is damaged.');
  return Buffer.concat(parts);
}

/** Bytes that are read one after the other. Reading past the end throws. */
class Bytes {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  next(): number {
    return this.#bytes.readUInt8(this.at++);
  }

  take(count: number): Buffer {
    if (count === 0 || this.at + count > this.#bytes.length) throw new Error('There is no more.');
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  /** Seven bits in each byte, the lowest first; the high bit: there is another. */
  number(): number {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.next();
      number += (byte & 127) * factor;
      if (byte < 128) return number;
    }
  }

  /** The same, the highest first, and each further byte counts for one more. */
  distance(): number {
    let byte = this.next();
    let number = byte & 127;
    while (byte >= 128) {
      byte = this.next();
      number = (number + 1) * 128 + (byte & 127);
    }
    return number;
  }

  /** Those of its bytes that `present` has a bit for, the lowest first. */
  sparse(present: number, bytes: number): number {
    let number = 0;
    for (let n = 0; n < bytes; n += 1) if (present & (1 << n)) number += this.next() * 256 ** n;
    return number;
  }

  inflate(most: number): Buffer {
    const options = { info: true, maxOutputLength: most };
    const inflated: unknown = inflateSync(this.#bytes.subarray(this.at), options);
    const { buffer, engine } = inflated as { buffer: Buffer; engine: { bytesWritten: number } };
    this.at += engine.bytesWritten;
    return buffer;
  }
}
