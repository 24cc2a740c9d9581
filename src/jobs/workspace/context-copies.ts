// Other repositories, for an agent to read: the plain files of their default branches. They are in its
// copy only while it runs, written anew each time, and never read back.
import { chmod, lstat, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NotFound, SetupError, WorkFailed } from '../../shared/errors.ts';
import { type Git, GitFailed, isTransient } from '../../shared/git/git.ts';
import { removeTree } from '../../shared/remove.ts';
import type { Clock } from '../../shared/runtime.ts';
import type { ContextRepository } from '../agent.ts';
import { CONTEXT_FOLDER } from '../changes/change.ts';
import { isInstruction } from '../changes/fence.ts';
import { type ShallowRepository, shallowRepository } from './instructions.ts';

/** A repository that may be read, and how. */
export interface ContextPlace {
  /** `owner/name` */
  name: string;
  remote: string;
  git: Git;
  /** The sentence for when its files are refused after all. */
  refusal: string;
}

export interface ContextCopies extends AsyncDisposable {
  readonly repositories: readonly ContextRepository[];
  /** Rejects if the repository itself has files where the others would be. */
  insist(dir: string): Promise<void>;
  /** Writes the files into an agent's copy, whatever is there. */
  put(dir: string): Promise<void>;
  /** Call it when nothing runs in the copy any more. */
  remove(dir: string): Promise<void>;
}

interface ContextLimits {
  ms: number;
  /** A larger file is no text that anyone reads, and is left out. */
  fileBytes: number;
  /** For each repository. */
  files: number;
  bytes: number;
  bytesInAll: number;
}

const MB = 1_048_576;
const LIMITS: ContextLimits = {
  ms: 300_000,
  fileBytes: MB,
  files: 30_000,
  bytes: 200 * MB,
  bytesInAll: 500 * MB,
};
/** How often the size of what arrives is looked at. */
const LOOK_MS = 250;

interface ContextOptions {
  /** A folder of ours, where no agent reads. */
  scratch: string;
  clock: Clock;
  limits?: ContextLimits;
}

/** All of them, or a sentence that says which one cannot be read, and why. */
export async function openContextCopies(
  places: readonly ContextPlace[],
  { scratch, clock, limits = LIMITS }: ContextOptions,
  signal: AbortSignal,
): Promise<ContextCopies> {
  const dir = await mkdtemp(join(scratch, 'context-'));
  const failed = new AbortController();
  const late = AbortSignal.timeout(limits.ms);
  const all = AbortSignal.any([signal, failed.signal, late]);
  try {
    const fetched = await Promise.allSettled(
      places.map((place) =>
        fetchFiles(place, { scratch: dir, clock, limits }, all).catch((error) => {
          failed.abort(error);
          throw error;
        }),
      ),
    );
    if (failed.signal.aborted) {
      signal.throwIfAborted();
      if (late.aborted) throw tooLarge('They', `take more than ${limits.ms / 60_000} minutes`);
      throw failed.signal.reason;
    }
    const found = fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const bytes = found.reduce((sum, one) => sum + one.bytes, 0);
    if (bytes > limits.bytesInAll)
      throw tooLarge('They', `have more than ${limits.bytesInAll / MB} MB of files`);
    return new FetchedCopies(dir, found);
  } catch (error) {
    await removeTree(dir);
    throw error;
  }
}

interface FetchedFiles {
  name: string;
  commit: string;
  paths: string[];
  bytes: number;
  git: Git;
  /** A git directory of ours; its index lists what is to be written. */
  gitDir: string;
}

/** Nothing of the repository runs or converts anything: no hooks, filters, links, or submodules. */
class FetchedCopies implements ContextCopies {
  readonly repositories: ContextRepository[];
  readonly #dir: string;
  readonly #fetched: FetchedFiles[];

  constructor(dir: string, fetched: FetchedFiles[]) {
    this.#dir = dir;
    this.#fetched = fetched;
    this.repositories = fetched.map(({ name, commit }) => ({
      name,
      commit,
      path: `${CONTEXT_FOLDER}/${name}`,
    }));
  }

  async insist(dir: string): Promise<void> {
    if (!(await lstat(join(dir, CONTEXT_FOLDER)).catch(() => null))) return;
    throw new WorkFailed(
      `This repository has a \`.docket-context\` of its own, where \`context-repositories\` would be. Rename it, or remove the setting.`,
    );
  }

  async put(dir: string): Promise<void> {
    await this.remove(dir);
    for (const { name, paths, git, gitDir } of this.#fetched) {
      const folder = join(dir, CONTEXT_FOLDER, name);
      await mkdir(folder, { recursive: true });
      const place = ['--git-dir', gitDir, '--work-tree', folder];
      await git.run([...LINKS_AS_TEXT, ...place, 'checkout-index', '--all']);
      await Promise.all(paths.map((path) => chmod(join(folder, path), 0o444)));
      const folders = [...new Set(paths.flatMap(foldersOf))];
      await Promise.all(folders.map((path) => chmod(join(folder, path), 0o555)));
    }
  }

  async remove(dir: string): Promise<void> {
    // The agent may have closed it, or have left a link: of that, only the link is removed.
    await chmod(dir, 0o700);
    await removeTree(join(dir, CONTEXT_FOLDER));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await removeTree(this.#dir);
  }
}

const LINKS_AS_TEXT = ['-c', 'core.symlinks=false'];

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? ['.'] : [folder, ...foldersOf(folder)];
}

async function fetchFiles(
  { name, remote, git, refusal }: ContextPlace,
  { scratch, clock, limits }: Required<ContextOptions>,
  signal: AbortSignal,
): Promise<FetchedFiles> {
  const over = new AbortController();
  const all = AbortSignal.any([signal, over.signal]);
  const repository = await shallowRepository(git, { remote, scratch }, all);
  const done = new AbortController();
  const packs = join(repository.dir, 'objects/pack');
  const watching = watchSize(packs, limits.bytes, { clock, over, done: done.signal });
  const filter = `--filter=blob:limit=${limits.fileBytes + 1}`;
  // As one pack, however few there are, so that its size can be watched.
  const fetch = ['-c', 'fetch.unpackLimit=1', 'fetch', '--quiet', '--no-tags', '--depth=1', filter];
  try {
    const args = ['--git-dir', repository.dir, ...fetch, 'origin', 'HEAD'];
    await git.run(args, { signal: all, withChildren: true });
  } catch (error) {
    if (!over.signal.aborted) throw unreadable(error, name, refusal);
  } finally {
    done.abort();
    await watching;
  }
  if (over.signal.aborted || (await sizeOf(packs)) > limits.bytes)
    throw tooLarge(name, tooMany(limits));
  const commit = (await repository.run(['rev-parse', 'FETCH_HEAD'])).trim();
  // Without its address, what was left out is missing, and is not fetched when it is asked about.
  await writeFile(join(repository.dir, 'config'), '[core]\n\tbare = true\n');
  const { entries, bytes } = await readable(name, commit, { git, repository, limits, signal });
  // Names that only Windows minds are as good as others here.
  const args = ['-c', 'core.protectNTFS=false', 'update-index', '-z', '--index-info'];
  const lines = entries.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`);
  await repository.run(args, lines.join(''));
  const paths = entries.map(({ path }) => path);
  return { name, commit, paths, bytes, git, gitDir: repository.dir };
}

/** Ends it as soon as it is too large. */
async function watchSize(
  folder: string,
  max: number,
  { clock, over, done }: { clock: Clock; over: AbortController; done: AbortSignal },
): Promise<void> {
  while (!done.aborted) {
    if ((await sizeOf(folder)) > max) return over.abort();
    await clock.sleep(LOOK_MS, done).catch(() => {});
  }
}

/** The size of the files in a folder that git is writing to. */
async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = names.map((file) => stat(join(folder, file)).catch(() => ({ size: 0 })));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

/** git's own files, and names that it would not write. */
const OF_GIT = /^(?:\.{0,2}|\.git(?:attributes|ignore|modules|$|[^a-z-]).*|git~\d.*)$/i;

/** Limits a list of files: a tree that contains itself over and over lists more than any disk holds. */
const MAX_LIST = 32 * MB;

interface ListOptions {
  git: Git;
  repository: ShallowRepository;
  limits: ContextLimits;
  signal: AbortSignal;
}

/** The files that are here and small enough, without any that instruct agents. */
async function readable(
  name: string,
  commit: string,
  { git, repository, limits, signal }: ListOptions,
) {
  const list = ['--git-dir', repository.dir, 'ls-tree', '-r', '-z', '--full-tree', commit];
  const { code, stdout } = await git.try(list, { signal, maxOutput: MAX_LIST });
  const listed = stdout.toString('utf8').split('\0');
  if (code !== 0 || listed.length > limits.files) throw tooLarge(name, tooMany(limits));
  const named = isInstruction(`${name}/file`) ? [] : listed.flatMap(plainFile);
  const asked = named.map(({ oid }) => `${oid}\n`).join('');
  const check = ['cat-file', '--batch-check=%(objectsize)', '--buffer'];
  const sizes = (await repository.run(check, asked)).split('\n').map(Number);
  const entries = named.filter((_, index) => (sizes[index] ?? NaN) <= limits.fileBytes);
  const bytes = sizes.reduce((sum, size) => (size <= limits.fileBytes ? sum + size : sum), 0);
  if (bytes > limits.bytes) throw tooLarge(name, tooMany(limits));
  return { entries, bytes };
}

function plainFile(entry: string) {
  // A name can contain the sign that separates it.
  const [, mode = '', type, oid = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.+)$/s.exec(entry) ?? [];
  const isOurs = type === 'blob' && !path.includes('\ufffd') && !isInstruction(path);
  return isOurs && !path.split('/').some((part) => OF_GIT.test(part)) ? [{ mode, oid, path }] : [];
}

function unreadable(error: unknown, name: string, refusal: string): unknown {
  if (error instanceof NotFound) return new SetupError(refusal, { cause: error });
  if (!(error instanceof GitFailed) || isTransient(error.result)) return error;
  const options = { cause: error };
  if (/couldn't find remote ref HEAD/i.test(error.result.stderr)) {
    const words = `${name} in \`context-repositories\` has no commits. Push to it, or remove it from the list.`;
    return new SetupError(words, options);
  }
  return new SetupError(refusal, options);
}

const tooMany = ({ files, bytes }: ContextLimits) =>
  `has more than ${files} files or ${bytes / MB} MB`;

function tooLarge(what: string, why: string): SetupError {
  return new SetupError(
    `The repositories in \`context-repositories\` are too large. ${what} ${why}, which is more than an agent gets to read. Name smaller ones.`,
  );
}
