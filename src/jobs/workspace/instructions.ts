// Files that instruct agents. A program reads them in its copy by itself, so there they are those of
// the default branch, whatever the commit says: nobody's pull request instructs an agent.

import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WorkFailed } from '../../shared/errors.ts';
import { fetchObjects } from '../../shared/git/fetch-objects.ts';
import { failure, type Git, GitFailed, prepareRepository } from '../../shared/git/git.ts';
import { removeTree } from '../../shared/remove.ts';
import type { FileChange } from '../changes/change.ts';
import { isInstruction } from '../changes/fence.ts';
import { readChange, removeInside, statInside, writeInside } from './read-change.ts';

/** Path and `mode oid` of every file that instructs agents, submodules left out. */
async function instructionsAt(
  repository: ShallowRepository,
  commit: string,
): Promise<Map<string, string>> {
  const listed = await repository.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
  const entries = listed.split('\0').flatMap((entry): [string, string][] => {
    const [what = '', path = ''] = entry.split('\t');
    const [mode, type, oid] = what.split(' ');
    return type === 'blob' && isInstruction(path) ? [[path, `${mode} ${oid}`]] : [];
  });
  return new Map(entries);
}

/**
 * Puts the instructions of `trusted`, the default branch, into the index. Answers the paths that differ
 * from the commit now. `kept` are files that `docs-paths` lists, which makes them documents of a branch.
 */
export async function exchangeInstructions(
  repository: ShallowRepository,
  { commit, trusted }: { commit: string; trusted: string },
  kept: readonly string[],
): Promise<string[]> {
  if (trusted === commit) return [];
  const ours = await instructionsAt(repository, trusted);
  const theirs = await instructionsAt(repository, commit);
  const differ = [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (path) => ours.get(path) !== theirs.get(path) && !kept.includes(path),
  );
  if (differ.length === 0) return [];
  // Mode 0 removes; the id beside it only has to be one.
  const removed = differ.filter((path) => theirs.has(path)).map((path) => `0 ${commit}\t${path}`);
  await repository.run(['update-index', '-z', '--index-info'], lines(removed));
  const paths = (await repository.run(['ls-files', '-z'])).split('\0').filter(Boolean);
  const files = new Set(paths);
  const added = differ.filter((path) => ours.has(path) && fits(path, files, paths));
  const entries = added.map((path) => `${ours.get(path)}\t${path}`);
  await repository.run(['update-index', '-z', '--index-info'], lines(entries));
  return differ;
}

/** Read from the default branch only, so that nobody's pull request instructs the agent. */
const INSTRUCTION_FILES = ['AGENTS.md', '.docket/instructions.md'];
const MAX_INSTRUCTIONS = 32_000;

/** The repository's own instructions for agents. */
export async function readInstructions(
  repository: ShallowRepository,
  trusted: string,
): Promise<string | undefined> {
  const list = ['--literal-pathspecs', 'ls-tree', '-z', '--name-only', trusted, '--'];
  const there = (await repository.run([...list, ...INSTRUCTION_FILES])).split('\0');
  const texts: string[] = [];
  for (const path of INSTRUCTION_FILES.filter((one) => there.includes(one))) {
    const content = await repository.file(trusted, path);
    if (content) texts.push(content.toString('utf8').slice(0, MAX_INSTRUCTIONS));
  }
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

/** Where the commit has a file on the way, or a folder of that name, its own tree goes first. */
function fits(path: string, files: ReadonlySet<string>, paths: readonly string[]): boolean {
  const steps = path.split('/');
  const blocked = steps.some((_, depth) => files.has(steps.slice(0, depth).join('/')));
  return !blocked && !paths.some((other) => other.startsWith(`${path}/`));
}

const lines = (entries: string[]) => entries.map((entry) => `${entry}\0`).join('');

/** What an agent was given in the place of its commit's instructions. */
export class GivenInstructions {
  readonly #dir: string;
  readonly #files: ReadonlyMap<string, FileChange | null>;

  private constructor(dir: string, files: ReadonlyMap<string, FileChange | null>) {
    this.#dir = dir;
    this.#files = files;
  }

  /** Call it before anything foreign runs in the copy. */
  static async read(dir: string, paths: readonly string[]): Promise<GivenInstructions> {
    const files = new Map<string, FileChange | null>();
    for (const path of paths) files.set(path, await present(dir, path));
    return new GivenInstructions(dir, files);
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Rejects when one of them is not what was given: the change would be to another file. */
  async insist(): Promise<void> {
    for (const [path, given] of this.#files) {
      if (same(await present(this.#dir, path), given)) continue;
      throw new WorkFailed(
        `The agent changed \`${path}\`, which contains instructions for agents and differs from the default branch’s version, so nothing was pushed. Change it on the default branch, or list its exact path in \`docs-paths\`.`,
      );
    }
  }

  async putBack(): Promise<void> {
    for (const [path, given] of this.#files) {
      await removeInside(this.#dir, path);
      if (given?.content) await writeInside(this.#dir, path, given.content, given.mode);
    }
  }
}

async function present(dir: string, path: string): Promise<FileChange | null> {
  const stats = await statInside(dir, path);
  return stats && !stats.isDirectory() ? readChange(dir, path, undefined) : null;
}

function same(one: FileChange | null, other: FileChange | null): boolean {
  if (!one?.content || !other?.content) return one === other;
  return one.mode === other.mode && one.content.equals(other.content);
}

// A temporary bare repository that contains only what was fetched into it.

export interface ShallowRepository extends AsyncDisposable {
  readonly dir: string;
  run(args: string[], input?: string): Promise<string>;
  /** Fetches commits or refs, and answers their ids. */
  fetch(what: string[], options: string[]): Promise<string[]>;
  /** Brings commits with all of their folders, without files and the commits before them. */
  folders(commits: string[]): Promise<void>;
  /** Brings the contents of files all at once; git would fetch them one by one. */
  files(oids: string[]): Promise<void>;
  /** All that is in it now, from which another one can be made; null where that is too much. */
  image(): Promise<RepositoryImage | null>;
  /** Contents, brought here when they are asked for. */
  blob(oid: string): Promise<Buffer>;
  /** A plain file in a commit, brought here when it is asked for; null when there is none. */
  file(commit: string, path: string): Promise<Buffer | null>;
}

/** The files of a repository, by path. */
export type RepositoryImage = ReadonlyMap<string, Buffer>;
/** A larger repository is fetched again, instead of being kept in memory. */
const MOST_BYTES = 8_000_000;

async function readImage(dir: string): Promise<RepositoryImage | null> {
  const image = new Map<string, Buffer>();
  let bytes = 0;
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    bytes += content.length;
    if (bytes > MOST_BYTES) return null;
    image.set(path.slice(dir.length + 1), content);
  }
  return image;
}

export async function shallowRepository(
  git: Git,
  { remote, scratch }: { remote: string; scratch: string },
  signal: AbortSignal,
  image: RepositoryImage = new Map(),
): Promise<ShallowRepository> {
  const dir = await mkdtemp(join(scratch, 'git-'));
  await prepareRepository(dir, { remote, filter: 'blob:none' });
  // Overrides every attribute in the repository: no filters, no conversions.
  await writeFile(
    join(dir, 'info', 'attributes'),
    '* -text -eol -ident -filter -working-tree-encoding\n',
  );
  for (const [path, content] of image) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  const run = (args: string[], input?: string) =>
    git.run(['--git-dir', dir, ...args], { signal, ...(input === undefined ? {} : { input }) });
  const fetch: ShallowRepository['fetch'] = async (what, options) => {
    await run(['fetch', '--quiet', '--no-tags', ...options, 'origin', ...what]);
    const lines = (await readFile(join(dir, 'FETCH_HEAD'), 'utf8')).trimEnd().split('\n');
    return lines.map((line) => line.slice(0, line.indexOf('\t')));
  };
  const blob: ShallowRepository['blob'] = async (oid) => {
    const result = await git.try(['--git-dir', dir, 'cat-file', 'blob', oid], { signal });
    // The content is fetched here and now, and what did not arrive is not an empty file.
    if (result.code !== 0) throw new GitFailed(['cat-file'], result);
    return result.stdout;
  };
  return {
    dir,
    run,
    fetch,
    blob,
    async folders(commits) {
      await fetch(commits, ['--depth=1', '--filter=blob:none']);
    },
    async files(oids) {
      if (oids.length === 0) return;
      const result = await fetchObjects(git, dir, [...new Set(oids)], { signal });
      if (result.code !== 0) throw failure(['fetch'], result);
    },
    image: () => readImage(dir),
    async file(commit, path) {
      const entry = await run(['--literal-pathspecs', 'ls-tree', '-z', commit, '--', path]);
      const oid = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(entry)?.[1];
      return oid === undefined ? null : blob(oid);
    },
    async [Symbol.asyncDispose]() {
      await removeTree(dir);
    },
  };
}
