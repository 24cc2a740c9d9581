// Checks a pull request's documentation: its two commits are fetched without history, and compared here.
// No checkout is needed, and nothing of them is run.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuleSettings } from '../drift/documentation.ts';
import { type DriftReport, findBrokenInThread, findDriftInThread } from '../drift/drift-thread.ts';
import { type ShallowRepository, shallowRepository } from '../jobs/workspace/instructions.ts';
import { NotFound } from '../shared/errors.ts';
import { createGit, patient } from '../shared/git/git.ts';
import { matchesAny } from '../shared/glob.ts';
import { removeFile } from '../shared/remove.ts';
import { type Clock, systemClock } from '../shared/runtime.ts';
import type { Patience } from '../shared/waiting.ts';
import type { Github } from './client.ts';

interface DriftOptions {
  github: Github;
  /** Where programs are found. */
  path: string;
  /** A folder for temporary files. */
  scratch: string;
  place: Omit<Parameters<typeof createGit>[0], 'path'> & { remote: string };
  rules: RuleSettings;
  /** Where the pages are, besides those with the code. */
  docs?: DocsPages | undefined;
  signal?: AbortSignal;
  clock?: Clock;
  /** For GitHub while it gives no answer to git. */
  patience?: Patience | undefined;
}

/** The pages of another repository; `docsPaths` of the rules are paths there, too. */
export interface DocsPages extends Pick<DriftOptions, 'github' | 'place'> {
  /** `OWNER/NAME`, which the paths of its pages begin with in findings. */
  repository: string;
}

/** Larger files are neither pages nor written by hand, so they are not fetched. */
const SMALL = ['--depth=1', '--filter=blob:limit=1000000'];

export async function findPullDrift(
  pull: number,
  headSha: string,
  options: DriftOptions,
): Promise<DriftReport> {
  const { github, path, rules, signal } = options;
  const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: pull });
  // A job's pull request is stacked on one that changes code: only together can they fit.
  const { head, base } = data;
  const ownBranch = head.ref.startsWith('docket/') && head.repo?.full_name === base.repo.full_name;
  const { data: compared } = await github.rest.repos.compareCommitsWithBasehead({
    ...github.repo,
    basehead: `${ownBranch ? base.repo.default_branch : base.sha}...${headSha}`,
    per_page: 1,
  });
  const before = compared.merge_base_commit.sha;
  await using repository = await fetchCommits([before, headSha], options);
  const question = { path, gitDir: repository.dir, before, after: headSha, rules };
  if (!options.docs) return await findDriftInThread(question, systemClock, signal);
  const { docs } = options;
  const commit = await newestCommit(docs.github);
  await using pages = await fetchCommits(commit ? [commit] : [], { ...options, ...docs });
  const listed = commit ? await listPages(pages, commit, docs.repository, rules) : '';
  const withPages = (tree: string) => addFiles(repository, tree, listed);
  const both = {
    ...question,
    before: await withPages(before),
    after: await withPages(headSha),
    rules: { ...rules, docsPaths: [...rules.docsPaths, ...pathsIn(docs.repository, rules)] },
    env: { GIT_ALTERNATE_OBJECT_DIRECTORIES: join(pages.dir, 'objects') },
  };
  return await findDriftInThread(both, systemClock, signal);
}

/** In the form in which an index takes them. */
async function listPages(
  pages: ShallowRepository,
  commit: string,
  folder: string,
  { docsPaths }: RuleSettings,
): Promise<string> {
  const isPage = matchesAny(docsPaths);
  const entries = (await pages.run(['ls-tree', '-r', '-z', '--full-tree', commit])).split('\0');
  return entries
    .flatMap((entry) => {
      const [, mode, blob, path = ''] = /^(100\d{3}) blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
      return isPage(path) ? [`${mode} ${blob}\t${folder}/${path}\0`] : [];
    })
    .join('');
}

/** A tree of what a commit has and of these, whose contents are elsewhere. */
async function addFiles(
  repository: ShallowRepository,
  commit: string,
  listed: string,
): Promise<string> {
  await repository.run(['read-tree', commit]);
  await repository.run(['update-index', '-z', '--index-info'], listed);
  return (await repository.run(['write-tree', '--missing-ok'])).trim();
}

const pathsIn = (folder: string, { docsPaths }: RuleSettings) =>
  docsPaths.map((glob) => glob.replace(/^!?/, (not) => `${not}${folder}/`));

async function newestCommit({ rest, repo }: Github): Promise<string | undefined> {
  const { data } = await rest.repos.listCommits({ ...repo, per_page: 1 });
  return data[0]?.sha;
}

/** What is broken in the whole repository now, without what the settings accept. */
export async function findBrokenNow(options: DriftOptions): Promise<DriftReport> {
  const head = await newestCommit(options.github);
  if (head === undefined) throw new NotFound('The repository has no commits.');
  await using repository = await fetchCommits([head], options);
  const { path, rules, signal } = options;
  const question = { path, gitDir: repository.dir, after: head, rules };
  return await findBrokenInThread(question, systemClock, signal);
}

async function fetchCommits(
  commits: readonly string[],
  { path, scratch, place, clock = systemClock, patience, ...options }: DriftOptions,
) {
  const { signal = new AbortController().signal } = options;
  const git = patient(createGit({ ...place, path }), { clock, random: Math.random, patience });
  const repository = await shallowRepository(git, { remote: place.remote, scratch }, signal);
  try {
    await repository.fetch([...commits], SMALL);
    // From here on, what was left out is missing, and nothing fetches it file by file.
    await writeFile(join(repository.dir, 'config'), '[core]\n\tbare = true\n');
    await removeFile(join(repository.dir, 'FETCH_HEAD'));
    return repository;
  } catch (error) {
    await repository[Symbol.asyncDispose]();
    throw error;
  }
}
