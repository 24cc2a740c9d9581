// Copies of the repository for agents, and the branches their changes become. Always shallow: the
// cost does not grow with history.
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../../shared/git/git.ts';
import type { ChangedPath } from '../job.ts';
import type { Heads, Workspaces } from '../workspace.ts';
import { GitWorkspace } from './git-workspace.ts';
import {
  exchangeInstructions,
  GivenInstructions,
  type ShallowRepository,
  shallowRepository,
} from './instructions.ts';

interface WorkspaceOptions {
  git: Git;
  /** Address of the repository; credentials are git's business. */
  remote: string;
  /** A folder of ours for temporary copies. */
  scratch: string;
  /** A file that instructs agents and is listed here is the branch's own in every copy. */
  docsPaths?: readonly string[];
}

/** Read from the default branch only, so that nobody's pull request instructs the agent. */
const INSTRUCTION_FILES = ['AGENTS.md', '.docket/instructions.md'];
const MAX_INSTRUCTIONS = 32_000;
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
      const output = await git.run(['ls-remote', '--symref', remote, 'HEAD', ...refs], { signal });
      return readHeads(output);
    },

    async open(commit, signal) {
      const dir = await mkdtemp(join(scratch, 'copy-'));
      try {
        const exchanged = await makeCopy(git, { remote, scratch, commit, dir, kept }, signal);
        const given = await GivenInstructions.read(dir, exchanged);
        return new GitWorkspace({ git, remote, scratch, dir, commit, given });
      } catch (error) {
        await rm(dir, { recursive: true, force: true });
        throw error;
      }
    },

    async instructions(signal) {
      await using repository = await shallowRepository(git, { remote, scratch }, signal);
      await repository.fetch('HEAD', ['--depth=1', '--filter=blob:none']);
      const texts: string[] = [];
      for (const path of INSTRUCTION_FILES) {
        const content = await repository.file('FETCH_HEAD', path);
        if (content) texts.push(content.toString('utf8').slice(0, MAX_INSTRUCTIONS));
      }
      return texts.length > 0 ? texts.join('\n\n') : undefined;
    },

    async contains(branch, commits, signal) {
      await using repository = await shallowRepository(git, { remote, scratch }, signal);
      await repository.fetch(`refs/heads/${branch}`, COMMITS_ONLY);
      const log = await repository.run(['rev-list', 'FETCH_HEAD']);
      return log.split('\n').some((sha) => commits.has(sha));
    },

    async find(branch, { parent, tree }, signal) {
      await using repository = await shallowRepository(git, { remote, scratch }, signal);
      await repository.fetch(`refs/heads/${branch}`, COMMITS_ONLY);
      const log = await repository.run(['log', '--format=%H %T %P', 'FETCH_HEAD']);
      const line = log.split('\n').find((text) => text.endsWith(` ${tree} ${parent}`));
      return line?.split(' ')[0] ?? null;
    },

    async changed(base, commit, signal) {
      await using repository = await shallowRepository(git, { remote, scratch }, signal);
      await repository.fetch(`refs/heads/${base}`, COMMITS_ONLY);
      const target = (await repository.run(['rev-parse', 'FETCH_HEAD'])).trim();
      await repository.fetch(commit, COMMITS_ONLY);
      // Too far apart to see where they parted: the tips differ in more, and more is safe to tell.
      const [from = target] = await repository
        .run(['merge-base', target, commit])
        .then((output) => output.trim().split('\n'))
        .catch(() => []);
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

function readHeads(output: string): Heads {
  const tips = new Map<string, string>();
  let name: string | undefined;
  let tip: string | undefined;
  for (const line of output.split('\n')) {
    const [value = '', ref = ''] = line.split('\t');
    if (ref === 'HEAD' && value.startsWith('ref: refs/heads/')) name = value.slice(16);
    else if (ref === 'HEAD') tip = value;
    else if (ref.startsWith('refs/heads/')) tips.set(ref.slice(11), value);
  }
  return { default: name && tip ? { name, tip } : null, tips };
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

/** Answers the paths where the copy has the default branch's instructions, not the commit's. */
async function makeCopy(
  git: Git,
  { remote, scratch, commit, dir, kept }: CopyRequest,
  signal: AbortSignal,
): Promise<string[]> {
  const source = await shallowRepository(git, { remote, scratch }, signal);
  try {
    // One commit with all its files in one answer; a filter would fetch them one by one.
    await source.fetch(commit, ['--depth=1', '--no-filter']);
    await source.run(['--work-tree', dir, 'read-tree', commit]);
    const exchanged = await exchangeInstructions(source, commit, kept);
    const parallel = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=1000'];
    await source.run([...parallel, '--work-tree', dir, 'checkout-index', '--all', '--index']);
    const head = exchanged.length > 0 ? await commitIndex(source, commit) : commit;
    await source.run(['update-ref', 'refs/heads/main', head]);
    await source.run(['symbolic-ref', 'HEAD', 'refs/heads/main']);
    // Many agents look for a repository around them. This one they may break: nothing of it is
    // looked at again, and it does not know where it came from.
    await writeFile(join(source.dir, 'config'), '[core]\n\tbare = false\n');
    await rm(join(source.dir, 'FETCH_HEAD'), { force: true });
    await rename(source.dir, join(dir, '.git'));
    return exchanged;
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
