// Small files kept under refs of a remote repository, changed by compare-and-swap: a leased push
// that fails if someone else was first. What changes several refs does so in one atomic push.
import { SetupError, Unavailable } from '../errors.ts';
import { type Git, GitFailed, type GitResult, prepareRepository } from './git.ts';
import {
  type BuiltCommit,
  buildCommit,
  type CommitFile,
  findObject,
  type GitObject,
  readBatch,
  readTree,
  SHA1,
  storeObjects,
} from './objects.ts';
import { askForRefs, fetchObjects, listRefs, type RefUpdate, updateRefs } from './remote.ts';

export interface RefWrite {
  ref: string;
  /** The commit that was read, null when there was none. */
  expected: string | null;
  /** null deletes the ref. */
  files: CommitFile[] | null;
  message: string;
  /** The commit has no history: what was in earlier ones is gone. */
  isRoot?: boolean;
}

interface RefFile {
  ref: string;
  path: string;
}

interface FetchedFile {
  commit: string;
  /** null when the commit has no such file. */
  content: Buffer | null;
}

/** Someone else wrote first: read again and decide again. */
export class RaceLost extends Unavailable {}

/** The push may or may not have arrived: look for the operation in the record. */
export class PushUnclear extends Unavailable {}

export interface RemoteRefs {
  /** Brings the refs here, each with one file of its newest commit; null where there is no ref. */
  fetch(wanted: RefFile[]): Promise<(FetchedFile | null)[]>;
  /** Contents of paths in commits; null where there is no such path. */
  read(wanted: { commit: string; path: string }[]): Promise<(Buffer | null)[]>;
  /** Names in a folder of a commit; none where there is no such folder. */
  names(commit: string, folder: string): Promise<string[]>;
  /** All or nothing. Answers the new commits by ref. */
  push(writes: RefWrite[], time: number): Promise<Map<string, string | null>>;
  /** All refs that match, as they are at one moment, straight from the remote. */
  list(patterns: string[]): Promise<Map<string, string>>;
}

/** `dir` is a scratch repository of our own; it may be empty, and may be thrown away at any time. */
export async function openRemoteRefs(git: Git, dir: string, remote: string): Promise<RemoteRefs> {
  await prepareRepository(dir, { remote, filter: FOLDERS });
  const refs = new ScratchRefs(git, dir, remote);
  return {
    fetch: (wanted) => refs.fetch(wanted),
    read: (wanted) => refs.read(wanted),
    names: (commit, folder) => refs.names(commit, folder),
    push: (writes, time) => refs.push(writes, time),
    list: (patterns) => refs.list(patterns),
  };
}

/** A server sees many refs over time. One that is forgotten costs a larger fetch. */
const MOST_KNOWN = 10_000;
/** A run reads what it wrote again and again. */
const MOST_CONTENTS = 32;

class ScratchRefs implements RemoteRefs {
  readonly #git: Git;
  readonly #dir: string;
  readonly #remote: string;
  /** Commits that are here, by ref, as they were last seen or pushed; null: there was no such ref. */
  readonly #known = new Map<string, string | null>();
  /** By type, commit, and path, the latest last; null: the commit has no such file or folder. */
  readonly #contents = new Map<string, Buffer | null>();
  /** git has fetched something, and keeps it in its own way. */
  #isGits = false;

  constructor(git: Git, dir: string, remote: string) {
    this.#git = git;
    this.#dir = dir;
    this.#remote = remote;
  }

  async fetch(wanted: RefFile[]): Promise<(FetchedFile | null)[]> {
    const names = [...new Set(wanted.map(({ ref }) => ref))];
    const tips = (await this.#download(names)) ?? (await this.#bring(names));
    for (const ref of names) this.#remember(ref, tips.get(ref) ?? null);
    const there = wanted.filter(({ ref }) => tips.has(ref));
    const files = there.map(({ ref, path }) => ({ commit: tips.get(ref) ?? '', path }));
    const contents = await this.read(files);
    const found = files.map(({ commit }, n) => ({ commit, content: contents[n] ?? null }));
    return wanted.map((one) => found[there.indexOf(one)] ?? null);
  }

  read(wanted: { commit: string; path: string }[]): Promise<(Buffer | null)[]> {
    return this.#read(wanted, 'blob');
  }

  async #read(
    wanted: { commit: string; path: string }[],
    type: GitObject['type'],
  ): Promise<(Buffer | null)[]> {
    const names = wanted.map(({ commit, path }) => `${commit}:${path}`);
    const missing = [...new Set(names)].filter((name) => !this.#contents.has(`${type} ${name}`));
    const objects = (await this.#find(missing)) ?? (await this.#catFileOf(missing));
    const found = objects.map((object) => (object?.type === type ? object.bytes : null));
    const read = new Map(missing.map((name, n) => [name, found[n] ?? null]));
    const contents = names.map(
      (name) => read.get(name) ?? this.#contents.get(`${type} ${name}`) ?? null,
    );
    for (const [name, content] of read) this.#keep(`${type} ${name}`, content);
    return contents;
  }

  async names(commit: string, folder: string): Promise<string[]> {
    const [tree] = await this.#read([{ commit, path: folder }], 'tree');
    const names = tree ? [...readTree(tree).keys()] : [];
    return names.map((name) => Buffer.from(name, 'latin1').toString('utf8'));
  }

  async push(writes: RefWrite[], time: number): Promise<Map<string, string | null>> {
    const built: (BuiltCommit | null)[] = [];
    for (const write of writes) built.push(await this.#build(write, time));
    const objects = built.flatMap((commit) => commit?.objects ?? []);
    await storeObjects(this.#dir, objects);
    const updates = writes.map(
      ({ ref, expected }, n): RefUpdate => ({ ref, from: expected, to: built[n]?.oid ?? null }),
    );
    const said = await updateRefs(this.#git, this.#remote, updates, objects);
    if (said === undefined)
      throw new PushUnclear('The push had no clear answer. Run it again later.');
    const result = said === 'ask git' ? await this.#pushByGit(updates) : said;
    if (result.code !== 0) throw pushError(result);
    for (const [n, { ref, files }] of writes.entries()) {
      const { oid = null, folders = [] } = built[n] ?? {};
      this.#remember(ref, oid);
      for (const [folder, bytes] of folders) this.#keep(`tree ${oid}:${folder}`, bytes);
      for (const { path, content } of files ?? [])
        this.#keep(`blob ${oid}:${path}`, content === null ? null : Buffer.from(content as string));
    }
    return new Map(updates.map(({ ref, to }) => [ref, to]));
  }

  async list(patterns: string[]): Promise<Map<string, string>> {
    const listed = await listRefs(this.#git, this.#remote, patterns, { cwd: this.#dir });
    if (!('tips' in listed)) throw unreachable('ls-remote', listed);
    return listed.tips;
  }

  /** null for a ref that is to be deleted. */
  async #build(write: RefWrite, time: number): Promise<BuiltCommit | null> {
    const { expected, files, message, isRoot } = write;
    if (files === null) return null;
    const parent = isRoot ? null : expected;
    return buildCommit({ parent, base: expected, files, message, time }, (commit, folders) =>
      this.#read(
        folders.map((path) => ({ commit, path })),
        'tree',
      ),
    );
  }

  #pushByGit(updates: RefUpdate[]): Promise<GitResult> {
    return this.#git.try(
      this.#inDir([
        ...['push', '--porcelain', '--atomic'],
        ...updates.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ''}`),
        'origin',
        ...updates.map(({ ref, to }) => `${to ?? ''}:${ref}`),
      ]),
    );
  }

  /** The newest commits, with their folders, by ref; undefined where git has to bring them. */
  async #download(refs: string[]): Promise<Map<string, string> | undefined> {
    const { tips } = (await askForRefs(this.#git, this.#remote, refs)) ?? {};
    const isNew = (ref: string) => tips?.has(ref) && tips.get(ref) !== this.#known.get(ref);
    const commits = refs.filter(isNew).map((ref) => tips?.get(ref) ?? '');
    if (commits.length === 0) return tips;
    const objects = await fetchObjects(this.#git, this.#remote, commits);
    const found = new Map(objects?.map(({ oid, type }) => [oid, type]));
    if (!objects || !commits.every((oid) => found.get(oid) === 'commit')) return undefined;
    await storeObjects(this.#dir, objects);
    return tips;
  }

  /** By `commit:path`, without a process; undefined where git has to look. */
  async #find(names: string[]): Promise<(GitObject | null)[] | undefined> {
    const asked = new Set<string>();
    for (;;) {
      const found = await Promise.all(names.map((name) => this.#walk(name)));
      const missing = [...new Set(found.filter((one) => typeof one === 'string'))];
      if (missing.length === 0) return found as (GitObject | null)[];
      // A commit that is not here is one that git has.
      const isGits =
        this.#isGits || names.some((name) => missing.some((oid) => name.startsWith(oid)));
      if (isGits || missing.some((oid) => asked.has(oid))) return undefined;
      const objects = await fetchObjects(this.#git, this.#remote, missing);
      if (!objects) return undefined;
      await storeObjects(this.#dir, objects);
      for (const oid of missing) asked.add(oid);
    }
  }

  /** null: there is no such path; a text is the id of an object on the way that is not here. */
  async #walk(name: string): Promise<GitObject | null | string> {
    const [commit = '', path = ''] = name.split(/:(.*)/s);
    const start = await findObject(this.#dir, commit);
    if (start?.type !== 'commit') return commit;
    // It begins with `tree `.
    let oid = start.bytes.toString('latin1', 5, 45);
    for (const part of path.split('/').filter(Boolean)) {
      const folder = await findObject(this.#dir, oid);
      if (!folder) return oid;
      const entries = folder.type === 'tree' ? readTree(folder.bytes) : undefined;
      const entry = entries?.get(Buffer.from(part).toString('latin1'));
      if (!entry) return null;
      oid = entry.oid;
    }
    return (await findObject(this.#dir, oid)) ?? oid;
  }

  /**
   * By git, which says of a file that is not here and that it could not fetch that there is none, if it
   * did not fetch the folder itself. So what is missing is fetched by its id, and looked for again.
   */
  async #catFileOf(names: string[]): Promise<(GitObject | null)[]> {
    const asked = new Set<string>();
    for (;;) {
      const objects = await this.#catFile(names);
      const absent = names.filter((_, n) => !objects[n]);
      const walks = await Promise.all(absent.map((name) => this.#walk(name)));
      const needed = [...new Set(walks.filter((one) => typeof one === 'string'))];
      if (needed.every((oid) => asked.has(oid))) return objects;
      for (const oid of needed) asked.add(oid);
      const there = await this.#catFile(needed);
      await this.#fetchObjects(needed.filter((_, n) => !there[n]));
    }
  }

  async #fetchObjects(oids: string[]): Promise<void> {
    if (oids.length === 0) return;
    const lost = new Unavailable('git could not fetch all of a record. Run it again later.');
    // A commit can name anything as its tree, and git would take a pair of refs for a wish to write one.
    if (!oids.every((oid) => SHA1.test(oid))) throw lost;
    const args = [...ALONE, 'fetch', ...QUIETLY, `--filter=${FOLDERS}`, '--stdin', 'origin'];
    const input = oids.map((oid) => `${oid}\n`).join('');
    const result = await this.#git.try(this.#inDir(args), { input });
    if (result.code !== 0) throw unreachable('fetch', result);
    if ((await this.#catFile(oids)).includes(null)) throw lost;
  }

  async #catFile(names: string[]): Promise<(GitObject | null)[]> {
    if (names.length === 0) return [];
    const input = names.map((name) => `${name}\n`).join('');
    const result = await this.#git.try(this.#inDir(['cat-file', '--batch']), { input });
    if (result.code !== 0) throw unreachable('cat-file', result);
    return readBatch(result.stdout, names.length);
  }

  async #bring(refs: string[]): Promise<Map<string, string>> {
    // Patterns, because asking for a ref that does not exist by its name is an error to git.
    const specs = refs.map((ref) => `+${ref}*:${local(ref)}*`);
    const fetch = (depth: string[]) =>
      this.#git.try(
        this.#inDir([
          ...[...ALONE, 'fetch', '--prune', ...QUIETLY, `--filter=${FOLDERS}`],
          ...[...depth, 'origin', ...specs],
        ]),
      );
    let result = await fetch(['--depth=1']);
    // With a depth, finding no such ref fails without a message. Whether there truly is none is asked
    // for, never assumed.
    if (result.code !== 0 && result.stderr.trim() === '') result = await fetch([]);
    if (result.code !== 0) throw unreachable('fetch', result);
    this.#isGits = true;
    const commits = await this.#catFile(refs.map((ref) => `${local(ref)}^{commit}`));
    return new Map(refs.flatMap((ref, n) => (commits[n] ? [[ref, commits[n].oid]] : [])));
  }

  #remember(ref: string, commit: string | null): void {
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    this.#known.set(ref, commit);
  }

  #keep(name: string, content: Buffer | null): void {
    this.#contents.set(name, content);
    const oldest = this.#contents.keys().next();
    if (this.#contents.size > MOST_CONTENTS && !oldest.done) this.#contents.delete(oldest.value);
  }

  #inDir(args: string[]): string[] {
    return ['--git-dir', this.#dir, ...args];
  }
}

/** Folders come with their commit, files when they are asked for. GitHub takes few other filters. */
const FOLDERS = 'blob:none';
/** What is here beside git's own refs has no history that it could follow. */
const ALONE = ['-c', 'fetch.negotiationAlgorithm=noop'];
const QUIETLY = ['--quiet', '--no-tags', '--no-write-fetch-head'];

/** Where a remote's ref is kept in the scratch repository. */
function local(ref: string): string {
  return `refs/remote/${ref.replace(/^refs\//, '')}`;
}

const LOST =
  /stale info|cannot lock ref|failed to update ref|failed to lock|reference already exists|incorrect old value|fetch first|non-fast-forward|Unable to create .*\.lock|remote ref .* changed/i;
const REFUSED =
  /declined|protected|denied|not permitted|Permission|Authentication failed|could not read Username|returned error: 40[134]|[Rr]epository not found|does not appear to be a git repository/i;

function pushError(result: GitResult): Error {
  const said = `${result.stdout.toString('utf8')}\n${result.stderr}`;
  if (LOST.test(said)) return new RaceLost('Another run wrote at the same time.');
  if (REFUSED.test(said)) {
    return new SetupError(
      `The state could not be written: ${tail(said)} Give the workflow \`permissions: contents: write\` (for \`docs-repository\`, give \`docs-token\` that permission), and make sure that no rule protects \`refs/docket/*\`.`,
    );
  }
  return new PushUnclear(`The push was cut off: ${tail(said)}`);
}

function unreachable(what: string, result: GitResult): Error {
  const failed = new GitFailed([what], result);
  if (REFUSED.test(result.stderr)) {
    return new SetupError(
      `The repository could not be read: ${tail(result.stderr)} Give the token at least \`contents: read\`, and check the address.`,
      { cause: failed },
    );
  }
  return failed;
}

function tail(text: string): string {
  return text.trim().split('\n').slice(-2).join(' ').slice(0, 400);
}
