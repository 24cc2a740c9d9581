// Copies of the repository for agents, and the branches their changes become. Always shallow: the
// cost does not grow with history.
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupError, WorkFailed } from '../../shared/errors.ts';
import { type BuiltCommit, writeCommit } from '../../shared/git/commit.ts';
import { failure, type Git, GitFailed, isTransient } from '../../shared/git/git.ts';
import { listRefs } from '../../shared/git/list-refs.ts';
import { removeFile, removeTree } from '../../shared/remove.ts';
import type { FileChange, FileMode } from '../changes/change.ts';
import { MAX_CHANGE_BYTES, MAX_FILE_BYTES, MAX_FILES } from '../changes/fence.ts';
import type { ChangedPath } from '../job.ts';
import type {
  CommitRequest,
  LineCount,
  PushRequest,
  PushResult,
  Workspace,
  Workspaces,
} from '../workspace.ts';
import {
  exchangeInstructions,
  GivenInstructions,
  type RepositoryImage,
  readInstructions,
  type ShallowRepository,
  shallowRepository,
} from './instructions.ts';
import { readChange, removeInside, statInside, writeInside } from './read-change.ts';
import { readReversed } from './reverse.ts';

interface WorkspaceOptions {
  git: Git;
  /** Address of the repository; credentials are git's business. */
  remote: string;
  /** A folder of ours for temporary copies. */
  scratch: string;
  /** A file that instructs agents and is listed here is the branch's own in every copy. */
  docsPaths?: readonly string[];
}

/** How far back commits of ours, and where two branches parted, are looked for. */
const COMMITS_ONLY = ['--depth=1000', '--filter=tree:0'];
const KINDS: Record<string, ChangedPath['kind']> = { A: 'added', D: 'deleted' };

export function createWorkspaces({
  git,
  remote,
  scratch,
  docsPaths: kept = [],
}: WorkspaceOptions): Workspaces {
  return {
    async heads(patterns, signal) {
      const refs = patterns.map((pattern) => `refs/heads/${pattern}`);
      const listed = await listRefs(git, remote, ['HEAD', ...refs], { signal });
      if (!('tips' in listed)) throw failure(['ls-remote'], listed);
      const tip = listed.tips.get('HEAD');
      const branches = [...listed.tips].filter(([ref]) => ref !== 'HEAD');
      return {
        default: listed.head && tip ? { name: listed.head, tip } : null,
        tips: new Map(branches.map(([ref, sha]) => [ref.slice('refs/heads/'.length), sha])),
      };
    },

    async open(commit, signal) {
      const dir = await mkdtemp(join(scratch, 'copy-'));
      try {
        const made = await makeCopy(git, { remote, scratch, commit, dir, kept }, signal);
        const given = await GivenInstructions.read(dir, made.exchanged);
        const { instructions } = made;
        return new GitWorkspace({ git, remote, scratch, dir, commit, given, instructions });
      } catch (error) {
        await removeTree(dir);
        throw error;
      }
    },

    async commits(branch, signal) {
      await using repository = await shallowRepository(git, { remote, scratch }, signal);
      await repository.fetch([`refs/heads/${branch}`], COMMITS_ONLY);
      const log = await repository.run(['log', '-z', '--format=%H %T %P%n%B', 'FETCH_HEAD']);
      return log.split('\0').flatMap((text) => {
        const [, sha, tree, parent = '', message = ''] =
          /^(\w+) (\w+) ([\w ]*)\n(.*)$/s.exec(text) ?? [];
        return sha && tree ? [{ sha, tree, parent, message }] : [];
      });
    },

    reversed: (commit, tip, signal) =>
      readReversed({ commit, tip }, { git, remote, scratch }, signal),

    async changed(base, commit, signal) {
      await using repository = await shallowRepository(git, { remote, scratch }, signal);
      const [target = ''] = await repository.fetch([`refs/heads/${base}`, commit], COMMITS_ONLY);
      // Too far apart to see where they parted: the tips differ in more, and more is safe to tell.
      const [from = target] = await repository
        .run(['merge-base', target, commit])
        .then((output) => output.trim().split('\n'))
        .catch(() => []);
      // Both at once: git would ask for each folder on its way by itself.
      await repository.folders([from, commit]);
      const args = ['diff-tree', '-r', '-z', '--name-status', from, commit];
      const fields = (await repository.run(args)).split('\0');
      return fields.flatMap((status, index) => {
        const path = fields[index + 1];
        if (index % 2 === 1 || path === undefined) return [];
        return [{ path, kind: KINDS[status] ?? 'modified' }];
      });
    },
  };
}

// The agent's plain copy: the files of one commit, and a git directory of no value to anybody.

interface CopyRequest {
  remote: string;
  scratch: string;
  commit: string;
  /** An empty folder. */
  dir: string;
  /** Files with instructions for agents that are still taken from the commit. */
  kept: readonly string[];
}

interface MadeCopy {
  /** Where the copy has the default branch's instructions, not the commit's. */
  exchanged: string[];
  instructions: string | undefined;
}

async function makeCopy(
  git: Git,
  { remote, scratch, commit, dir, kept }: CopyRequest,
  signal: AbortSignal,
): Promise<MadeCopy> {
  const source = await shallowRepository(git, { remote, scratch }, signal);
  try {
    // All their files in one answer; a filter would fetch them one by one.
    const whole = ['--depth=1', '--no-filter'];
    const [, trusted = ''] = await source.fetch([commit, 'HEAD'], whole);
    const instructions = await readInstructions(source, trusted);
    await source.run(['--work-tree', dir, 'read-tree', commit]);
    const exchanged = await exchangeInstructions(source, { commit, trusted }, kept);
    const parallel = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=1000'];
    await source.run([...parallel, '--work-tree', dir, 'checkout-index', '--all', '--index']);
    const head = exchanged.length > 0 ? await commitIndex(source, commit) : commit;
    await mkdir(join(source.dir, 'refs/heads'), { recursive: true });
    await writeFile(join(source.dir, 'refs/heads/main'), `${head}\n`);
    // Many agents look for a repository around them. This one they may break: nothing of it is
    // looked at again, and it does not know where it came from.
    await writeFile(join(source.dir, 'config'), '[core]\n\tbare = false\n');
    await removeFile(join(source.dir, 'FETCH_HEAD'));
    await rename(source.dir, join(dir, '.git'));
    return { exchanged, instructions };
  } catch (error) {
    await source[Symbol.asyncDispose]();
    throw error;
  }
}

/** So that `git status` in the copy shows the agent's own changes and nothing else. */
async function commitIndex(source: ShallowRepository, parent: string): Promise<string> {
  const tree = (await source.run(['write-tree', '--missing-ok'])).trim();
  const args = [
    'commit-tree',
    tree,
    '-p',
    parent,
    '-m',
    'Use the instructions of the default branch',
  ];
  return (await source.run(args)).trim();
}

// What is left in an agent's copy, seen through a git directory that the agent never saw: it is
// made after the agent is dead, from the remote, and compares contents, not time stamps.

interface CopyPlace {
  git: Git;
  remote: string;
  scratch: string;
  dir: string;
  commit: string;
  given: GivenInstructions;
  instructions: string | undefined;
}

/** Far beyond the fence's limit: only there so that a runaway agent cannot fill the memory. */
const MAX_LISTED = MAX_FILES * 20;
const READ_MS = 60_000;
const RESTORE_ROUNDS = 3;

interface Known {
  mode: FileMode;
  oid: string;
}

class GitWorkspace implements Workspace {
  readonly dir: string;
  readonly instructions: string | undefined;
  readonly #place: CopyPlace;
  #trusted: ShallowRepository | undefined;
  #image: RepositoryImage | null | undefined;
  #known: ReadonlyMap<string, Known> | undefined;
  #changed = new Set<string>();

  constructor(place: CopyPlace) {
    this.dir = place.dir;
    this.instructions = place.instructions;
    this.#place = place;
  }

  async changes(signal: AbortSignal): Promise<FileChange[]> {
    await this.#place.given.insist();
    const trusted = await this.#renewTrusted(signal);
    const paths = new Set(await this.#listChanged(trusted, signal));
    if (paths.size > MAX_LISTED) {
      throw new WorkFailed(
        `The agent changed ${paths.size} files; the limit is ${MAX_FILES} per change. Ask for less at a time.`,
      );
    }
    const known = await this.#files(trusted);
    const changes: FileChange[] = [];
    let bytes = 0;
    for (const path of [...paths].sort()) {
      if (this.#place.given.has(path)) continue;
      const change = await readChange(this.dir, path, known.get(path)?.mode);
      if (change) changes.push(change);
      bytes += change?.content?.length ?? 0;
      if (bytes > MAX_CHANGE_BYTES) {
        throw new WorkFailed(
          `The agent changed files larger than ${MAX_CHANGE_BYTES / 1_048_576} MB in total, so nothing was pushed. Ask for less at a time.`,
        );
      }
    }
    this.#changed = new Set(changes.map(({ path }) => path));
    const originals = changes.slice(0, MAX_FILES).map(({ path }) => known.get(path));
    await trusted.files(
      originals.flatMap((file) => (file && file.mode !== '160000' ? [file.oid] : [])),
    );
    return changes;
  }

  async paths(signal: AbortSignal): Promise<string[]> {
    return [...(await this.#files(await this.#repository(signal))).keys()];
  }

  async before(path: string): Promise<Buffer | null> {
    if (this.#changed.has(path) || this.#place.given.has(path)) {
      const trusted = await this.#repository(AbortSignal.timeout(READ_MS));
      const known = (await this.#files(trusted)).get(path);
      // A link or a submodule has no text.
      return known?.mode.startsWith('100') ? trusted.blob(known.oid) : null;
    }
    // Unchanged files are the same in the copy, where reading them costs no round trip.
    const stats = await statInside(this.dir, path);
    // A larger one is no page, and it would be held in memory.
    const readable = stats?.isFile() && stats.size <= MAX_FILE_BYTES;
    return readable ? readFile(join(this.dir, path)) : null;
  }

  async restore(changes: FileChange[], signal: AbortSignal): Promise<void> {
    await this.#place.given.putBack();
    const wanted = new Set(changes.map(({ path }) => path));
    // What was hidden by a new `.gitignore` shows when that is gone.
    for (let round = 0; round < RESTORE_ROUNDS; round += 1) {
      const foreign = (await this.changes(signal)).filter(({ path }) => !wanted.has(path));
      if (foreign.length === 0) break;
      const known = await this.#files(await this.#repository(signal));
      for (const { path, kind } of foreign) {
        await removeInside(this.dir, path);
        const original = kind === 'added' ? null : await this.before(path);
        if (original) await writeInside(this.dir, path, original, known.get(path)?.mode);
      }
    }
    for (const { path, content, mode } of changes) {
      if (content === null) await removeInside(this.dir, path);
      else await writeInside(this.dir, path, content, mode);
    }
  }

  async commit(request: CommitRequest, signal: AbortSignal): Promise<BuiltCommit> {
    const trusted = await this.#repository(signal);
    if (request.parent !== this.#place.commit) {
      await trusted.folders([request.parent]);
    }
    const { parent, message, time, author } = request;
    // The fence lets no submodule pass, so every mode here is one that a commit can be given.
    const files = request.changes.map(({ path, content, mode }) => ({
      path,
      content,
      mode: mode === '160000' ? undefined : mode,
    }));
    const plan = { parent, message, time, files, author };
    return writeCommit(this.#place.git, trusted.dir, plan, signal);
  }

  async lines(commit: string, signal: AbortSignal): Promise<Map<string, LineCount>> {
    const trusted = await this.#repository(signal);
    const args = ['diff-tree', '-r', '-z', '--numstat', '--no-renames', `${commit}^`, commit];
    const entries = (await trusted.run(args)).split('\0').filter(Boolean);
    return new Map(
      entries.flatMap((entry) => {
        const [, added, removed, path] = /^(\d+)\t(\d+)\t(.+)$/s.exec(entry) ?? [];
        return path === undefined
          ? []
          : [[path, { added: Number(added), removed: Number(removed) }]];
      }),
    );
  }

  async push(request: PushRequest, signal: AbortSignal): Promise<PushResult> {
    const { git, remote } = this.#place;
    const trusted = await this.#repository(signal);
    const ref = `refs/heads/${request.branch}`;
    const lease = `--force-with-lease=${ref}:${request.expected ?? ''}`;
    const args = ['push', '--porcelain', lease, 'origin', `${request.commit}:${ref}`];
    const call = { signal, repeatable: true };
    const result = await git.try(['--git-dir', trusted.dir, ...args], call);
    if (result.code === 0) return { kind: 'pushed' };
    // A lost race, or a lost response: the branch's commit shows which.
    const listed = await listRefs(git, remote, [ref], { signal });
    if (!('tips' in listed)) throw failure(['ls-remote'], listed);
    const tip = listed.tips.get(ref) ?? null;
    if (tip === request.commit) return { kind: 'pushed' };
    if (tip !== request.expected) return { kind: 'moved', tip };
    if (isTransient(result)) throw new GitFailed(args, result);
    throw new SetupError(
      `The branch \`${request.branch}\` could not be pushed: ${lastWords(result.stderr)} Give the workflow \`permissions: contents: write\`, and make sure that no rule protects \`docket/*\` branches.`,
      { cause: new GitFailed(args, result) },
    );
  }

  async changedSince(later: string, signal: AbortSignal): Promise<string[]> {
    const trusted = await this.#repository(signal);
    await trusted.folders([later]);
    const args = ['diff-tree', '-r', '-z', '--name-only', this.#place.commit, later];
    return (await trusted.run(args)).split('\0').filter(Boolean);
  }

  async dispose(): Promise<void> {
    await this.#trusted?.[Symbol.asyncDispose]();
    await removeTree(this.dir);
  }

  async #listChanged(trusted: ShallowRepository, signal: AbortSignal): Promise<string[]> {
    const args = [
      ...['--git-dir', trusted.dir, '--work-tree', this.dir, 'ls-files', '-z'],
      ...['--modified', '--deleted', '--others', '--exclude-standard'],
    ];
    const result = await this.#place.git.try(args, { signal });
    if (result.code !== 0) throw new GitFailed(['ls-files'], result);
    // git passes over a folder that it cannot open, and only warns: what is in it would be lost.
    if (/^(?:warning|error): /m.test(result.stderr)) {
      throw new WorkFailed(
        `The agent left files that cannot be read, so nothing was pushed. git reported: ${lastWords(result.stderr)}`,
      );
    }
    return result.stdout.toString('utf8').split('\0').filter(Boolean);
  }

  /** Every file at the commit. */
  async #files(trusted: ShallowRepository): Promise<ReadonlyMap<string, Known>> {
    if (this.#known) return this.#known;
    const entries = (await trusted.run(['ls-files', '-z', '--stage'])).split('\0').filter(Boolean);
    this.#known = new Map(
      entries.map((entry) => {
        const [mode, oid = ''] = entry.split(' ', 2);
        return [entry.slice(entry.indexOf('\t') + 1), { mode: mode as FileMode, oid }];
      }),
    );
    return this.#known;
  }

  /** New after each program that ran in the copy: nothing it could touch is trusted. */
  async #renewTrusted(signal: AbortSignal): Promise<ShallowRepository> {
    await this.#trusted?.[Symbol.asyncDispose]();
    this.#trusted = undefined;
    this.#known = undefined;
    return this.#repository(signal);
  }

  async #repository(signal: AbortSignal): Promise<ShallowRepository> {
    if (this.#trusted) return this.#trusted;
    const image = this.#image ?? undefined;
    const repository = await shallowRepository(this.#place.git, this.#place, signal, image);
    if (!image) {
      // Names and hashes are enough to see what changed; contents stay where they are.
      await repository.folders([this.#place.commit]);
      await repository.run(['read-tree', this.#place.commit]);
      if (this.#image === undefined) this.#image = await repository.image();
    }
    this.#trusted = repository;
    return repository;
  }
}

function lastWords(text: string): string {
  return text.trim().split('\n').slice(-2).join(' ').slice(0, 300);
}
