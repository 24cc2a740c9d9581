// Small files kept under refs of a remote repository, changed by compare-and-swap: a leased push
// that fails if someone else was first. What changes several refs does so in one atomic push.
import { SetupError, Unavailable } from '../errors.ts';
import { type Git, GitFailed, type GitResult, OURS, prepareRepository } from './git.ts';
import { askForRefs, listRefs } from './list-refs.ts';

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
  await prepareRepository(dir, { remote, filter: 'tree:2' });
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
const MOST_CONTENTS = 16;

class ScratchRefs implements RemoteRefs {
  readonly #git: Git;
  readonly #dir: string;
  readonly #remote: string;
  /** Commits that are here, by ref, as they were last seen or pushed; null: there was no such ref. */
  readonly #known = new Map<string, string | null>();
  /** By commit and path, the latest last; null: the commit has no such file. */
  readonly #contents = new Map<string, Buffer | null>();

  constructor(git: Git, dir: string, remote: string) {
    this.#git = git;
    this.#dir = dir;
    this.#remote = remote;
  }

  async fetch(wanted: RefFile[]): Promise<(FetchedFile | null)[]> {
    const names = [...new Set(wanted.map(({ ref }) => ref))];
    const { tips } = (await askForRefs(this.#git, this.#remote, names)) ?? {};
    const absent = tips ? names.filter((ref) => !tips.has(ref)) : [];
    for (const ref of absent) this.#remember(ref, null);
    const isHere = (ref: string) => (tips?.get(ref) ?? null) === this.#known.get(ref);
    if (!tips || !names.every(isHere)) return this.#bring(names, wanted);
    const there = wanted.filter(({ ref }) => tips.has(ref));
    const files = there.map(({ ref, path }) => ({ commit: tips.get(ref) ?? '', path }));
    const contents = await this.read(files);
    const found = files.map(({ commit }, n) => ({ commit, content: contents[n] ?? null }));
    return wanted.map((one) => found[there.indexOf(one)] ?? null);
  }

  async read(wanted: { commit: string; path: string }[]): Promise<(Buffer | null)[]> {
    const names = wanted.map(({ commit, path }) => `${commit}:${path}`);
    const missing = [...new Set(names)].filter((name) => !this.#contents.has(name));
    const objects = await this.#catFile(missing);
    const read = new Map(missing.map((name, n) => [name, objects[n]?.bytes ?? null]));
    const contents = names.map((name) => read.get(name) ?? this.#contents.get(name) ?? null);
    for (const [name, content] of read) this.#keep(name, content);
    return contents;
  }

  async names(commit: string, folder: string): Promise<string[]> {
    const list = ['--literal-pathspecs', 'ls-tree', '-z', '--name-only'];
    const result = await this.#git.try(this.#inDir([...list, commit, '--', `${folder}/`]));
    if (result.code !== 0) throw unreachable('ls-tree', result);
    return result.stdout
      .toString('utf8')
      .split('\0')
      .filter(Boolean)
      .map((path) => path.slice(folder.length + 1));
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
    for (const { ref, files } of writes) {
      const commit = made.get(ref) ?? null;
      this.#remember(ref, commit);
      for (const { path, content } of files ?? [])
        this.#keep(`${commit}:${path}`, content === null ? null : Buffer.from(content as string));
    }
    return made;
  }

  async list(patterns: string[]): Promise<Map<string, string>> {
    const listed = await listRefs(this.#git, this.#remote, patterns, { cwd: this.#dir });
    if (!('tips' in listed)) throw unreachable('ls-remote', listed);
    return listed.tips;
  }

  /** The new commits by ref; null for a ref that is to be deleted. */
  async #commit(writes: RefWrite[], time: number): Promise<Map<string, string | null>> {
    const kept = writes.filter((write) => write.files !== null);
    const plans: CommitPlan[] = [];
    for (const { expected, files, message, isRoot } of kept) {
      const tree = isRoot && expected ? await this.#treeOf(expected) : undefined;
      const base = tree === undefined ? { parent: expected } : { parent: null, tree };
      plans.push({ ...base, files: files ?? [], message, time });
    }
    const commits = await writeCommits(this.#git, this.#dir, plans);
    const made = new Map<string, string | null>(writes.map((write) => [write.ref, null]));
    kept.forEach((write, index) => {
      made.set(write.ref, commits[index] ?? null);
    });
    return made;
  }

  async #catFile(names: string[]): Promise<(GitObject | null)[]> {
    if (names.length === 0) return [];
    const input = names.map((name) => `${name}\n`).join('');
    const result = await this.#git.try(this.#inDir(['cat-file', '--batch']), { input });
    if (result.code !== 0) throw unreachable('cat-file', result);
    return parseBatch(result.stdout, names.length);
  }

  async #bring(refs: string[], wanted: RefFile[]): Promise<(FetchedFile | null)[]> {
    // Patterns, because asking for a ref that does not exist by its name is an error to git.
    const specs = refs.map((ref) => `+${ref}*:${local(ref)}*`);
    const options = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head', '--filter=tree:2'];
    const fetch = (depth: string[]) =>
      this.#git.try(this.#inDir(['fetch', ...options, ...depth, 'origin', ...specs]));
    // With a depth, git asks for commits that it has. Without, for the whole history of a new one.
    const isKnown = refs.every((ref) => this.#known.has(ref));
    let result = await fetch(isKnown ? [] : ['--depth=1']);
    // With a depth, finding no such ref fails without a message. Whether there truly is none is asked
    // for, never assumed.
    if (!isKnown && result.code !== 0 && result.stderr.trim() === '') result = await fetch([]);
    if (result.code !== 0) throw unreachable('fetch', result);
    const objects = await this.#catFile(
      wanted.flatMap(({ ref, path }) => [`${local(ref)}^{commit}`, `${local(ref)}:${path}`]),
    );
    return wanted.map(({ ref }, index) => {
      const commit = objects[index * 2]?.oid ?? null;
      this.#remember(ref, commit);
      return commit === null ? null : { commit, content: objects[index * 2 + 1]?.bytes ?? null };
    });
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

  async #treeOf(commit: string): Promise<string> {
    return (await this.#git.run(this.#inDir(['rev-parse', `${commit}^{tree}`]))).trim();
  }

  #inDir(args: string[]): string[] {
    return ['--git-dir', this.#dir, ...args];
  }
}

/** Where a remote's ref is kept in the scratch repository. */
function local(ref: string): string {
  return `refs/remote/${ref.replace(/^refs\//, '')}`;
}

interface GitObject {
  oid: string;
  bytes: Buffer;
}

function parseBatch(output: Buffer, count: number): (GitObject | null)[] {
  const objects: (GitObject | null)[] = [];
  let at = 0;
  while (objects.length < count) {
    const end = output.indexOf(10, at);
    if (end < 0) throw new Unavailable('git stopped in the middle of its output. Run it again.');
    const [, oid, size] =
      /^([0-9a-f]+) (?:blob|commit) (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (oid === undefined) {
      objects.push(null);
      continue;
    }
    objects.push({ oid, bytes: output.subarray(at, at + Number(size)) });
    at += Number(size) + 1;
  }
  return objects;
}

const LOST =
  /stale info|cannot lock ref|failed to update ref|failed to lock|reference already exists|incorrect old value|fetch first|non-fast-forward|Unable to create .*\.lock|remote ref .* changed/i;
const REFUSED =
  /hook declined|protected|denied|not permitted|Permission|Authentication failed|could not read Username|returned error: 40[134]|[Rr]epository not found|does not appear to be a git repository/i;

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

// Building a commit from its parent and a few files, in one git process and without a work tree.

export interface CommitFile {
  path: string;
  /** null removes the path. */
  content: string | Buffer | null;
  mode?: '100644' | '100755' | '120000';
}

interface CommitPlan {
  parent: string | null;
  /** What to begin with, where there is no parent. */
  tree?: string;
  files: CommitFile[];
  message: string;
  /** Seconds since the epoch. */
  time: number;
  /** By default ours. */
  author?: { name: string; email: string } | undefined;
}

/** Writes the commits into the repository at `gitDir`; answers their ids, in order. */
export async function writeCommits(
  git: Git,
  gitDir: string,
  plans: CommitPlan[],
): Promise<string[]> {
  const parts: Buffer[] = [];
  const put = (text: string | Buffer) => parts.push(Buffer.from(text as string));
  const data = (content: string | Buffer) => {
    const bytes = Buffer.from(content as string);
    put(`data ${bytes.length}\n`);
    put(bytes);
    put('\n');
  };
  plans.forEach((plan, index) => {
    // A ref of its own for each, below a name that is never pushed.
    const { name, email } = plan.author ?? OURS;
    const by = `${identity(name)} <${identity(email)}> ${plan.time} +0000`;
    put(`commit refs/docket-built/${index}\nmark :${index + 1}\n`);
    put(`author ${by}\ncommitter ${by}\n`);
    data(plan.message);
    if (plan.parent) put(`from ${plan.parent}\n`);
    if (plan.tree) put(`M 040000 ${plan.tree} ""\n`);
    // Removals first: a file may take the place of a folder.
    for (const file of plan.files) {
      if (file.content === null) put(`D ${quote(file.path)}\n`);
    }
    for (const file of plan.files) {
      if (file.content === null) continue;
      put(`M ${file.mode ?? '100644'} inline ${quote(file.path)}\n`);
      data(file.content);
    }
    put('\n');
  });
  plans.forEach((_, index) => {
    put(`get-mark :${index + 1}\n`);
  });
  put('done\n');
  const output = await git.run(
    ['--git-dir', gitDir, 'fast-import', '--quiet', '--force', '--done', '--date-format=raw'],
    { input: Buffer.concat(parts) },
  );
  return output.trim().split('\n');
}

/** A name that cannot end the line or the e-mail's brackets. */
function identity(text: string): string {
  return text.replace(/[<>\n\0]/g, '').trim() || 'unknown';
}

/** fast-import's C-style quoting: always quoted, so that no path can look like a command. */
function quote(path: string): string {
  const escaped = path.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`));
  return `"${escaped}"`;
}
