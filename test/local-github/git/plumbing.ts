// What the stand-in needs from its repositories: branches, ancestry, merges.

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type NewCommit, writeCommit } from './commit.ts';
import { type Git, GitFailed } from './git.ts';
import { readRefs } from './read-refs.ts';

export interface Person {
  name: string;
  email: string;
}

/**
 * What GitHub lets people fetch: any commit by its sha, and partial clones by the filters that cost it
 * little: no files, no large ones, or no folders either.
 */
export const UPLOADS: [string, string][] = [
  ['uploadpack.allowFilter', 'true'],
  ['uploadpack.allowAnySHA1InWant', 'true'],
  ['uploadpackfilter.allow', 'false'],
  ['uploadpackfilter.blob:none.allow', 'true'],
  ['uploadpackfilter.blob:limit.allow', 'true'],
  ['uploadpackfilter.tree.allow', 'true'],
  ['uploadpackfilter.tree.maxDepth', '0'],
];

export class Plumbing {
  readonly git: Git;
  constructor(git: Git) {
    this.git = git;
  }

  /** As `git init --bare` does, without a process. */
  async init(gitDir: string, branch: string): Promise<void> {
    for (const folder of ['objects', 'refs']) {
      await mkdir(join(gitDir, folder), { recursive: true });
    }
    await writeFile(join(gitDir, 'HEAD'), `ref: refs/heads/${branch}\n`);
    const settings: [string, string][] = [
      ['core.repositoryFormatVersion', '0'],
      ['core.bare', 'true'],
      // A push would look for rubbish to collect, in two more processes.
      ['receive.autogc', 'false'],
      ...UPLOADS,
    ];
    const lines = settings.map(([key, value]) => {
      const [, section, part, name] = /^(\w+)\.(?:(.+)\.)?(\w+)$/.exec(key) ?? [];
      return `[${section}${part ? ` "${part}"` : ''}]\n\t${name} = ${value}\n`;
    });
    await writeFile(join(gitDir, 'config'), lines.join(''));
  }

  branches(gitDir: string): Map<string, string> {
    const refs = readRefs(gitDir, 'refs/heads');
    return new Map([...refs].map(([ref, sha]) => [ref.slice('refs/heads/'.length), sha]));
  }

  /** The commit that a branch, tag, sha or `refs/…` name means; null when it means none. */
  async resolve(gitDir: string, name: string): Promise<string | null> {
    const heads = readRefs(gitDir, 'refs/heads');
    const branch = heads.get(name) ?? heads.get(`refs/heads/${name}`);
    if (branch) return branch;
    if (readRefs(gitDir).size === 0) return null;
    // `--end-of-options`: names come from requests.
    const result = await this.git.try([
      ...at(gitDir),
      ...['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
    ]);
    return result.code === 0 ? result.stdout.toString('utf8').trim() : null;
  }

  async isAncestor(gitDir: string, ancestor: string, of: string): Promise<boolean> {
    const args = [...at(gitDir), 'merge-base', '--is-ancestor', ancestor, of];
    const result = await this.git.try(args);
    if (result.code > 1) throw new GitFailed(args, result);
    return result.code === 0;
  }

  async mergeBase(gitDir: string, a: string, b: string): Promise<string | null> {
    const result = await this.git.try([...at(gitDir), 'merge-base', a, b]);
    return result.code === 0 ? result.stdout.toString('utf8').trim() : null;
  }

  /** `[behind, ahead]` of `head` as seen from `base`. */
  async distance(gitDir: string, base: string, head: string): Promise<[number, number]> {
    const range = `${base}...${head}`;
    const out = await this.git.run([...at(gitDir), 'rev-list', '--left-right', '--count', range]);
    const [behind = 0, ahead = 0] = out.trim().split(/\s+/).map(Number);
    return [behind, ahead];
  }

  /** As `git update-ref` does, without a process. */
  async setRef(gitDir: string, ref: string, sha: string): Promise<void> {
    const path = join(gitDir, ref);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.lock`, `${sha}\n`);
    await rename(`${path}.lock`, path);
  }

  async deleteRef(gitDir: string, ref: string): Promise<void> {
    await this.git.run([...at(gitDir), 'update-ref', '-d', ref]);
  }

  /** Brings a branch of another repository (a fork) under a ref of this one. */
  async bring(gitDir: string, from: string, branch: string, ref: string): Promise<void> {
    const spec = `+refs/heads/${branch}:${ref}`;
    await this.git.run([...at(gitDir), 'fetch', '--quiet', '--no-tags', from, spec]);
  }

  /** One commit on a branch, which it makes when there is none. */
  async commit(gitDir: string, branch: string, commit: NewCommit): Promise<string> {
    const sha = await writeCommit(this.git, gitDir, commit);
    await this.setRef(gitDir, `refs/heads/${branch}`, sha);
    return sha;
  }

  /** The commit that a merge button makes; null when there are conflicts. */
  async mergeCommit(
    gitDir: string,
    merge: { base: string; head: string; squash: boolean; message: string; by: Person },
  ): Promise<string | null> {
    const { base, head, squash, message, by } = merge;
    const merged = await this.git.try([...at(gitDir), 'merge-tree', '--write-tree', base, head]);
    if (merged.code !== 0) return null;
    const tree = merged.stdout.toString('utf8').split('\n')[0] ?? '';
    const parents = (squash ? [base] : [base, head]).flatMap((sha) => ['-p', sha]);
    const made = await this.git.run([...at(gitDir), 'commit-tree', tree, ...parents, '-F', '-'], {
      input: message,
      env: { GIT_AUTHOR_NAME: by.name, GIT_AUTHOR_EMAIL: by.email },
    });
    return made.trim();
  }

  /** A file or folder at a commit; null when there is none. */
  async entry(gitDir: string, commit: string, path: string): Promise<TreeEntry | null> {
    if (path === '') return null;
    const entries = await this.list(gitDir, commit, path);
    return entries[0] ?? null;
  }

  async list(
    gitDir: string,
    commit: string,
    path: string,
    options: string[] = [],
  ): Promise<TreeEntry[]> {
    const out = await this.git.run([
      ...at(gitDir),
      ...['ls-tree', '-z', '--long', '--full-tree', ...options, commit, '--', path],
    ]);
    return out
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [meta = '', name = ''] = line.split('\t');
        const [mode = '', type = '', sha = '', size = '0'] = meta.split(/\s+/);
        return { mode, type, sha, size: Number(size) || 0, path: name };
      });
  }

  async blob(gitDir: string, sha: string): Promise<Buffer> {
    const result = await this.git.try([...at(gitDir), 'cat-file', 'blob', sha]);
    if (result.code !== 0) throw new GitFailed(['cat-file'], result);
    return result.stdout;
  }
}

export interface TreeEntry {
  mode: string;
  type: string;
  sha: string;
  size: number;
  path: string;
}

export function at(gitDir: string): string[] {
  return ['--git-dir', gitDir];
}
