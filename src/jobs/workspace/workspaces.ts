// Copies of the repository for agents, and the branches their changes become. Always shallow: the
// cost does not grow with history.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../../shared/git/git.ts';
import type { ChangedPath } from '../job.ts';
import type { Heads, Workspaces } from '../workspace.ts';
import { makeCopy } from './copy.ts';
import { GitWorkspace } from './git-workspace.ts';
import { GivenInstructions } from './instructions.ts';
import { shallowRepository } from './shallow.ts';

export interface WorkspaceOptions {
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
