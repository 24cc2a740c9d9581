// Copies of the repository for agents, and the branches their changes become. Always shallow: the
// cost does not grow with history.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../git/git.ts';
import type { Workspaces } from '../jobs/workspace.ts';
import { SetupError } from '../shared/errors.ts';
import { makeCopy } from './copy.ts';
import { GitWorkspace } from './git-workspace.ts';
import { shallowRepository } from './shallow.ts';

export interface WorkspaceOptions {
  git: Git;
  /** Address of the repository; credentials are git's business. */
  remote: string;
  /** A folder of ours for temporary copies. */
  scratch: string;
}

/** Read from the default branch only, so that nobody's pull request instructs the agent. */
const INSTRUCTION_FILES = ['AGENTS.md', '.docket/instructions.md'];
const MAX_INSTRUCTIONS = 32_000;
/** How far back on a branch a commit of ours is looked for. */
const SEARCH_DEPTH = 100;

export function createWorkspaces({ git, remote, scratch }: WorkspaceOptions): Workspaces {
  const lsRemote = (args: string[], signal: AbortSignal) =>
    git.run(['ls-remote', ...args], { signal });

  const workspaces: Workspaces = {
    async defaultBranch(signal) {
      const output = await lsRemote(['--symref', remote, 'HEAD'], signal);
      const branch = /^ref: refs\/heads\/(\S+)\s+HEAD/m.exec(output)?.[1];
      if (branch) return branch;
      throw new SetupError('The repository has no default branch. Push a first commit to it.');
    },

    async tip(branch, signal) {
      const ref = `refs/heads/${branch}`;
      const output = await lsRemote([remote, ref], signal);
      const line = output.split('\n').find((text) => text.endsWith(`\t${ref}`));
      return line?.slice(0, 40) ?? null;
    },

    async open(commit, signal) {
      const dir = await mkdtemp(join(scratch, 'copy-'));
      try {
        await makeCopy(git, { remote, scratch, commit, dir }, signal);
      } catch (error) {
        await rm(dir, { recursive: true, force: true });
        throw error;
      }
      return new GitWorkspace({ git, remote, scratch, dir, commit });
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

    async findCommit(branch, line, signal) {
      await using repository = await shallowRepository(git, { remote, scratch }, signal);
      const ref = `refs/heads/${branch}`;
      await repository.fetch(ref, [`--depth=${SEARCH_DEPTH}`, '--filter=tree:0']);
      const log = await repository.run(['log', '-z', '--format=%H%n%B', 'FETCH_HEAD']);
      const entry = log.split('\0').find((text) => text.split('\n').includes(line));
      return entry?.trimStart().slice(0, 40) ?? null;
    },
  };
  return workspaces;
}
