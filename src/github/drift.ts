// Checks a pull request's documentation: its two commits are fetched without history, and compared here.
// No checkout is needed, and nothing of them is run.

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Coverage } from '../drift/coverage.ts';
import {
  type DriftReport,
  findDriftInThread,
  measureInThread,
  type RuleSettings,
} from '../drift/drift-thread.ts';
import { shallowRepository } from '../jobs/workspace/instructions.ts';
import { NotFound } from '../shared/errors.ts';
import { createGit, patient } from '../shared/git/git.ts';
import { systemClock } from '../shared/runtime.ts';
import type { Github } from './client.ts';

interface DriftOptions {
  github: Github;
  /** Where programs are found. */
  path: string;
  /** A folder for temporary files. */
  scratch: string;
  place: Omit<Parameters<typeof createGit>[0], 'path'> & { remote: string };
  rules: RuleSettings;
  signal?: AbortSignal;
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
  return await findDriftInThread(question, systemClock, signal);
}

/** How much is documented now and, where there was a commit by then, how much was before this day. */
export async function measureTrend(
  day: string,
  options: DriftOptions,
): Promise<{ now: Coverage; before: Coverage | null }> {
  const { github, path, rules, signal } = options;
  const { rest, repo } = github;
  const newest = async (until?: string) => {
    const { data } = await rest.repos.listCommits({
      ...repo,
      per_page: 1,
      ...(until && { until }),
    });
    return data[0]?.sha;
  };
  const [head, earlier] = [await newest(), await newest(`${day}T00:00:00Z`)];
  if (head === undefined) throw new NotFound('The repository has no commits.');
  await using repository = await fetchCommits([...(earlier ? [earlier] : []), head], options);
  const measure = (after: string) =>
    measureInThread({ path, gitDir: repository.dir, after, rules }, systemClock, signal);
  return { before: earlier ? await measure(earlier) : null, now: await measure(head) };
}

async function fetchCommits(
  commits: readonly string[],
  { path, scratch, place, signal = new AbortController().signal }: DriftOptions,
) {
  const git = patient(createGit({ ...place, path }), { clock: systemClock, random: Math.random });
  const repository = await shallowRepository(git, { remote: place.remote, scratch }, signal);
  try {
    for (const commit of commits) await repository.fetch(commit, SMALL);
    // From here on, what was left out is missing, and nothing fetches it file by file.
    await writeFile(join(repository.dir, 'config'), '[core]\n\tbare = true\n');
    await rm(join(repository.dir, 'FETCH_HEAD'), { force: true });
    return repository;
  } catch (error) {
    await repository[Symbol.asyncDispose]();
    throw error;
  }
}
