// The past merges of a repository that an audition plays again: those where people changed code and
// documentation together, and as many where the code alone was changed.

import { type DriftRules, isCode, isCurrentPage } from '../drift/documentation.ts';
import { SetupError } from '../shared/errors.ts';
import type { Git } from '../shared/git/git.ts';
import { isoTime } from '../shared/runtime.ts';
import { bound, clean, oneLine } from '../shared/text/foreign.ts';

export interface PastMerge {
  commit: string;
  /** What it was merged into: its first parent. */
  parent: string;
  /** ISO 8601. */
  at: string;
  title: string;
  body: string;
  /** People changed pages in it, too. */
  documented: boolean;
}

export interface History {
  /** Newest first. */
  merges: PastMerge[];
  /** Changed too many files to be the work of people. */
  tooLarge: number;
  /** Commits that were looked at. */
  looked: number;
}

interface Clone {
  git: Git;
  gitDir: string;
}

/** Older ones say little about the project of today. */
const MAX_COMMITS = 2_000;
const PORTION = 100;
const MAX_FILES = 1_000;
/** In characters. */
const MAX_TITLE = 300;
const MAX_BODY = 12_000;

interface Commit {
  id: string;
  parent: string;
  isMerge: boolean;
  seconds: number;
  files: string[];
}

/** A squashed or rebased merge is one commit: every commit on the branch itself counts as one. */
export async function findMerges(
  clone: Clone,
  { ref, count, rules }: { ref: string; count: number; rules: DriftRules },
): Promise<History> {
  const commits = await listCommits(clone, ref);
  const documented: Commit[] = [];
  const others: Commit[] = [];
  let tooLarge = 0;
  let looked = 0;
  for (; looked < commits.length && documented.length < count; looked += PORTION) {
    for (const one of await withFiles(clone, commits.slice(looked, looked + PORTION))) {
      if (!one.files.some((path) => isCode(path, rules))) continue;
      if (one.files.length > MAX_FILES) tooLarge += 1;
      else if (one.files.some((path) => isCurrentPage(path, rules))) documented.push(one);
      else if (!one.files.some((path) => rules.isPage(path))) others.push(one);
    }
  }
  if (documented.length === 0) throw await nothingToPlay(clone, commits.length);
  const chosen = documented.slice(0, count);
  // As many of the others, from the same time.
  const ids = new Set([...chosen, ...others.slice(0, chosen.length)].map(({ id }) => id));
  const merges: PastMerge[] = [];
  for (const one of [...documented, ...others].filter(({ id }) => ids.has(id))) {
    const words = await wordsOf(clone, one);
    const at = isoTime(one.seconds * 1000);
    merges.push({
      ...words,
      at,
      commit: one.id,
      parent: one.parent,
      documented: chosen.includes(one),
    });
  }
  merges.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  return { merges, tooLarge, looked: Math.min(looked, commits.length) };
}

/** Without those of bots, and without the first commit, which is no change of anything. */
async function listCommits({ git, gitDir }: Clone, ref: string): Promise<Commit[]> {
  const format = '--format=%H%x09%P%x09%ct%x09%an';
  const args = ['log', '--first-parent', `--max-count=${MAX_COMMITS}`, format, '--end-of-options'];
  const { code, stdout } = await git.try(['--git-dir', gitDir, ...args, ref, '--']);
  if (code !== 0) {
    throw new SetupError(
      `There is no branch or commit \`${oneLine(ref)}\` here. Name the branch whose history counts with --branch.`,
    );
  }
  return stdout
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const [id = '', parents = '', seconds = '', author = ''] = line.split('\t');
      const [parent = '', ...more] = parents.split(' ');
      if (parent === '' || author.endsWith('[bot]')) return [];
      return [{ id, parent, isMerge: more.length > 0, seconds: Number(seconds), files: [] }];
    });
}

async function withFiles({ git, gitDir }: Clone, commits: readonly Commit[]): Promise<Commit[]> {
  const files = new Map(commits.map(({ id }) => [id, [] as string[]]));
  const input = commits.map(({ id, parent }) => `${id} ${parent}\n`).join('');
  const args = ['diff-tree', '--stdin', '-r', '-z', '--no-renames', '--raw', '--no-abbrev'];
  const words = (await git.run(['--git-dir', gitDir, ...args], { input })).split('\0');
  let current: string[] | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word.startsWith(':')) current?.push(words[++at] ?? '');
    else current = files.get(word);
  }
  return commits.map((one) => ({ ...one, files: files.get(one.id) ?? [] }));
}

/** GitHub's own subject of a merge says nothing; the title of the pull request follows it. */
const NO_TITLE = /^Merge (?:pull request|branch|remote-tracking branch|tag|commit) /;
const NUMBER = /\s*\(#\d+\)$/;

async function wordsOf(
  { git, gitDir }: Clone,
  { id, parent, isMerge }: Commit,
): Promise<{ title: string; body: string }> {
  const message = await git.run(['--git-dir', gitDir, 'log', '-1', '--format=%B', id]);
  const lines = clean(message.slice(0, 4 * MAX_BODY))
    .trim()
    .split('\n');
  if (NO_TITLE.test(lines[0] ?? '')) lines.shift();
  while (lines.length > 0 && lines[0]?.trim() === '') lines.shift();
  if (lines.length === 0 && isMerge) {
    const args = ['log', '--format=%s', '--max-count=20', id, `^${parent}`, '--no-merges'];
    lines.push(...(await git.run(['--git-dir', gitDir, ...args])).trim().split('\n'));
  }
  const [title = '', ...rest] = lines;
  return {
    title: bound(oneLine(title).replace(NUMBER, ''), MAX_TITLE) || id.slice(0, 10),
    body: bound(rest.join('\n').trim(), MAX_BODY),
  };
}

async function nothingToPlay({ git, gitDir }: Clone, commits: number): Promise<SetupError> {
  const args = ['--git-dir', gitDir, 'rev-parse', '--is-shallow-repository'];
  if ((await git.run(args)).trim() === 'true') {
    return new SetupError(
      'This clone has only the newest commits, and none of them changes code and documentation together. Run git fetch --unshallow, or use fetch-depth: 0 with actions/checkout, and try again.',
    );
  }
  return new SetupError(
    `None of the last ${commits} commits of people changes code and documentation together, so there is nothing to compare an agent with. If pages are not where --docs-paths looks, name them there; if people merge into another branch, name it with --branch.`,
  );
}
