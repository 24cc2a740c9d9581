// Small files kept under refs of a remote repository, changed by compare-and-swap: a leased push
// that fails if someone else was first. What changes several refs does so in one atomic push.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupError, Unavailable } from '../errors.ts';
import { type CommitFile, writeCommits } from './commit.ts';
import { fetchObjects, readObjects } from './fetch-objects.ts';
import { type Git, GitFailed, type GitResult, IMPOSSIBLE, prepareRepository } from './git.ts';
import { listRefs } from './list-refs.ts';

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
const MOST_LISTINGS = 32;

class ScratchRefs implements RemoteRefs {
  readonly #git: Git;
  readonly #dir: string;
  readonly #remote: string;
  /** Refs that were asked for before. */
  readonly #known = new Set<string>();
  /** The IDs of a commit's files, by path. */
  readonly #listings = new Memory<ReadonlyMap<string, string>>(MOST_LISTINGS);
  /** By ID. */
  readonly #contents = new Memory<Buffer>(MOST_CONTENTS);

  constructor(git: Git, dir: string, remote: string) {
    this.#git = git;
    this.#dir = dir;
    this.#remote = remote;
  }

  async fetch(wanted: RefFile[]): Promise<(FetchedFile | null)[]> {
    const tips = await this.#bring([...new Set(wanted.map(({ ref }) => ref))]);
    const there = wanted.filter(({ ref }) => tips.has(ref));
    const files = there.map(({ ref, path }) => ({ commit: tips.get(ref) ?? '', path }));
    const contents = await this.read(files);
    const found = files.map(({ commit }, n) => ({ commit, content: contents[n] ?? null }));
    return wanted.map((one) => found[there.indexOf(one)] ?? null);
  }

  async read(wanted: { commit: string; path: string }[]): Promise<(Buffer | null)[]> {
    const oids: (string | undefined)[] = [];
    for (const { commit, path } of wanted) oids.push((await this.#filesOf(commit)).get(path));
    const missing = [...new Set(oids.flatMap((oid) => oid ?? []))].filter(
      (oid) => !this.#contents.has(oid),
    );
    const read = new Map((await this.#readBlobs(missing)).map((bytes, n) => [missing[n], bytes]));
    const contents = oids.map((oid) => oid && (read.get(oid) ?? this.#contents.get(oid)));
    for (const [oid, bytes] of read) if (oid !== undefined) this.#contents.set(oid, bytes);
    return contents.map((bytes) => bytes || null);
  }

  async names(commit: string, folder: string): Promise<string[]> {
    const start = `${folder}/`;
    const paths = [...(await this.#filesOf(commit)).keys()].filter((path) =>
      path.startsWith(start),
    );
    return [...new Set(paths.map((path) => path.slice(start.length).split('/', 1)[0] ?? ''))];
  }

  async push(writes: RefWrite[], time: number): Promise<Map<string, string | null>> {
    const made = await this.#commit(writes, time);
    const result = await this.#git.try(
      this.#inDir([
        ...['push', '--porcelain', '--atomic'],
        ...writes.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
        'origin',
        ...writes.map(({ ref }) => `${made.get(ref) ?? ''}:${ref}`),
      ]),
    );
    if (result.code !== 0) throw pushError(result);
    return made;
  }

  async list(patterns: string[]): Promise<Map<string, string>> {
    const listed = await listRefs(this.#git, this.#remote, patterns, { cwd: this.#dir });
    if (!('tips' in listed)) throw unreachable('ls-remote', listed);
    return listed.tips;
  }

  /** The new commits by ref; null for a ref that is to be deleted. */
  async #commit(writes: RefWrite[], time: number): Promise<Map<string, string | null>> {
    const made = new Map<string, string | null>(writes.map(({ ref }) => [ref, null]));
    const kept = writes.filter(({ files }) => files !== null);
    const plans = [];
    for (const { expected, files, message, isRoot } of kept) {
      const tree = isRoot && expected ? await this.#treeOf(expected) : undefined;
      plans.push({ parent: isRoot ? null : expected, tree, files: files ?? [], message, time });
    }
    const built = await writeCommits(this.#git, this.#dir, plans);
    for (const [n, { ref, expected, files }] of kept.entries()) {
      const { oid = null, blobs } = built[n] ?? {};
      made.set(ref, oid);
      const before = expected === null ? new Map<string, string>() : this.#listings.get(expected);
      if (!oid || !before) continue;
      const listing = new Map(before);
      for (const { path, content } of files ?? []) {
        const blob = content === null ? undefined : blobs?.get(path);
        if (blob === undefined) listing.delete(path);
        else listing.set(path, blob);
        if (blob !== undefined) this.#contents.set(blob, Buffer.from(content as string));
      }
      // Nobody puts a file of a record where a folder was, so nothing else has changed.
      this.#listings.set(oid, listing);
    }
    return made;
  }

  async #treeOf(commit: string): Promise<string> {
    return (await this.#git.run(this.#inDir(['rev-parse', `${commit}^{tree}`]))).trim();
  }

  /** Every file of a commit that is here with all of its folders. */
  async #filesOf(commit: string): Promise<ReadonlyMap<string, string>> {
    const known = this.#listings.get(commit);
    if (known) return known;
    const list = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const result = await this.#git.try(this.#inDir(list));
    if (result.code !== 0) throw unreachable('ls-tree', result);
    const entries = result.stdout.toString('utf8').split('\0');
    const listing = new Map(
      entries.flatMap((entry): [string, string][] => {
        const [, oid, path] = /^1\d{5} blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        return oid && path ? [[path, oid]] : [];
      }),
    );
    this.#listings.set(commit, listing);
    return listing;
  }

  /** What a tree names is there: if it cannot be brought, that is no answer, and never an absent file. */
  async #readBlobs(oids: string[]): Promise<Buffer[]> {
    // git fetches what is missing one by one.
    const fetched = oids.length > 1 && (await fetchObjects(this.#git, this.#dir, oids));
    if (fetched && fetched.code !== 0) throw unreachable('fetch', fetched);
    return readObjects(this.#git, this.#dir, oids).catch((error) => {
      throw error instanceof GitFailed ? unreachable('cat-file', error.result) : error;
    });
  }

  /** The newest commits, with their folders, by ref. */
  async #bring(refs: string[]): Promise<Map<string, string>> {
    // Patterns, because asking for a ref that does not exist by its name is an error to git.
    const specs = refs.map((ref) => `+${ref}*:${local(ref)}*`);
    const fetch = (options: string[]) =>
      this.#git.try(this.#inDir(['fetch', '--prune', ...QUIETLY, ...options, 'origin', ...specs]));
    const unknown = refs.filter((ref) => !this.#known.has(ref));
    // What is new since the last time is little, and comes with its files.
    const filter = unknown.length === refs.length ? `--filter=${FOLDERS}` : '--no-filter';
    let result = await fetch(unknown.length > 0 ? ['--depth=1', filter] : [filter]);
    // With a depth, finding no such ref fails without a message. Whether there truly is none is asked
    // for, never assumed.
    if (result.code !== 0 && result.stderr.trim() === '') result = await fetch([]);
    if (result.code !== 0) throw unreachable('fetch', result);
    const tips = new Map<string, string>();
    for (const ref of refs) {
      // Nobody packs the refs of a scratch repository, so each is in a file of its own.
      const tip = await readFile(join(this.#dir, local(ref)), 'utf8').catch(unlessAbsent);
      if (tip !== undefined) tips.set(ref, tip.trim());
    }
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    for (const ref of refs) this.#known.add(ref);
    return tips;
  }

  #inDir(args: string[]): string[] {
    return ['--git-dir', this.#dir, ...args];
  }
}

/** The latest values that were read or written. */
class Memory<T> extends Map<string, T> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: string, value: T): this {
    this.delete(key);
    super.set(key, value);
    const oldest = this.keys().next();
    if (this.size > this.#most && !oldest.done) this.delete(oldest.value);
    return this;
  }
}

/** Folders come with their commit, files when they are asked for. GitHub takes few other filters. */
const FOLDERS = 'blob:none';
const QUIETLY = ['--quiet', '--no-tags', '--no-write-fetch-head'];

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Where a remote's ref is kept in the scratch repository. */
function local(ref: string): string {
  return `refs/remote/${ref.replace(/^refs\//, '')}`;
}

const LOST =
  /stale info|cannot lock ref|failed to update ref|failed to lock|reference already exists|incorrect old value|fetch first|non-fast-forward|Unable to create .*\.lock|remote ref .* changed/i;
const REFUSED =
  /declined|protected|denied|deny|prohibited|not permitted|Permission|Authentication failed|could not read Username|returned error: 40[134]|[Rr]epository not found|does not appear to be a git repository/i;
/** A server's own trouble of the moment; every other reason for a rejection is its last word. */
const PASSING =
  /unpack(?:er)? error|failed to report|\(failure\)|internal|time(?:d )?out|temporar|try again/i;

function pushError(result: GitResult): Error {
  const said = `${result.stdout.toString('utf8')}\n${result.stderr}`;
  if (LOST.test(said)) return new RaceLost('Another run wrote at the same time.');
  if (IMPOSSIBLE.test(said) || /fsck error/.test(said)) {
    return new SetupError(
      `The state could not be written: ${tail(said)} Use a git server that supports SHA-1 repositories and atomic pushes, and check the repository with \`git fsck\`.`,
    );
  }
  const rejected = /^!.*\[remote rejected\]/m.test(said) && !PASSING.test(said);
  if (REFUSED.test(said) || rejected) {
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

/** Who refused says why, before git sums it up. */
function tail(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const reasons = lines.flatMap(
    (line) => /^!.*\[[a-z ]*rejected\] \((.+)\)$/.exec(line)?.[1] ?? [],
  );
  const others = lines.filter(
    (line) => !/^(?:!|To |Done$|hint:|error: failed to push|$)/.test(line),
  );
  const words = [...others, ...reasons.map((reason) => `${reason}.`)];
  return words.slice(-3).join(' ').slice(0, 400);
}
