// Checks a pull request's documentation: its two commits are fetched without history, and compared here.
// No checkout is needed, and nothing of them is run.

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DriftReport, findDriftInThread, type RuleSettings } from '../drift/drift-thread.ts';
import { shallowRepository } from '../jobs/workspace/instructions.ts';
import { createGit, patient } from '../shared/git/git.ts';
import { systemClock } from '../shared/runtime.ts';
import type { Github } from './client.ts';
import type { gitPlace } from './settings.ts';

interface PullDriftOptions {
  github: Github;
  /** Where programs are found. */
  path: string;
  /** A folder for temporary files. */
  scratch: string;
  place: ReturnType<typeof gitPlace>;
  rules: RuleSettings;
  signal?: AbortSignal;
}

/** Larger files are neither pages nor written by hand, so they are not fetched. */
const SMALL = ['--depth=1', '--filter=blob:limit=1000000'];

export async function findPullDrift(
  pull: number,
  headSha: string,
  { github, path, scratch, place, rules, signal = new AbortController().signal }: PullDriftOptions,
): Promise<DriftReport> {
  const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: pull });
  const { data: compared } = await github.rest.repos.compareCommitsWithBasehead({
    ...github.repo,
    basehead: `${data.base.sha}...${headSha}`,
    per_page: 1,
  });
  const before = compared.merge_base_commit.sha;
  const git = patient(createGit({ ...place, path }), { clock: systemClock, random: Math.random });
  await using repository = await shallowRepository(git, { remote: place.remote, scratch }, signal);
  await repository.fetch(before, SMALL);
  await repository.fetch(headSha, SMALL);
  // From here on, what was left out is missing, and nothing fetches it file by file.
  await writeFile(join(repository.dir, 'config'), '[core]\n\tbare = true\n');
  await rm(join(repository.dir, 'FETCH_HEAD'), { force: true });
  const question = { path, gitDir: repository.dir, before, after: headSha, rules };
  return await findDriftInThread(question, systemClock, signal);
}
