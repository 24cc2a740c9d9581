// Where a server's pull requests go: GitHub or, for a repository without a code host, pages of the
// server itself.

import { existsSync } from 'node:fs';
import { basename, isAbsolute, resolve } from 'node:path';
import { isRepositoryName } from '../../contract/values.ts';
import { createGithub, type Github } from '../../github/client.ts';
import type { GithubMeter, GithubUse } from '../../github/meter.ts';
import { createPublisher, type PublisherOptions } from '../../github/publisher.ts';
import { githubSettings, gitPlace } from '../../github/settings.ts';
import type { LocalPulls, Publisher } from '../../jobs/publisher.ts';
import type { Project, Projects } from '../../service/projects/project.ts';
import { Forbidden, SetupError, Unavailable, WorkerFault } from '../../shared/errors.ts';
import { openCloneGit } from '../../shared/git/clone-git.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import type { Token, TokenSource } from '../../shared/token-source.ts';
import { createLocalPulls, inspectRepository } from '../../store/local-pulls.ts';
import type { GitPlace } from '../../store/open-embedded.ts';

export interface CodeHost {
  /** What people call the repository. */
  repository: string;
  /** The branch that jobs start from, as far as it is known before they start. */
  ref: string;
  work: GitPlace;
  publisher: Publisher;
  /** Absent for a repository without a code host. */
  github?: Github;
  /** Those that have pages on this server, because the repository has no code host. */
  pulls?: LocalPulls;
  close(): Promise<void>;
}

export interface CodeHostOptions {
  repo: string;
  baseRef?: string | undefined;
  /** What every pull request gets. */
  pullRequest?: PublisherOptions;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  log: Log;
  /** Where people see a pull request of a repository without a code host. */
  pullUrl?(number: number): Promise<string>;
  /** The token of a GitHub App; absent: GITHUB_TOKEN. */
  token?: Token | undefined;
  use?: GithubUse | undefined;
}

/** What is on the disk decides nothing: whoever may name a repository could name a folder. */
export async function openCodeHost(options: CodeHostOptions): Promise<CodeHost> {
  const { repo, pullUrl } = options;
  if (isAbsolute(repo)) return local(options);
  // A name could also be a folder's. With a database (no `pullUrl`), projects are never folders.
  if (!isRepositoryName(repo) || (pullUrl && existsSync(repo))) throw unclear(repo);
  return github(options);
}

function unclear(repo: string): SetupError {
  return new SetupError(
    `\`${repo}\` can be a folder or a repository on GitHub. For the folder, run docket projects set ID --repo "${resolve(repo)}". For the one on GitHub, start the server where there is no such folder.`,
  );
}

async function github({
  repo,
  baseRef,
  pullRequest,
  env,
  log,
  token = env.GITHUB_TOKEN,
  use,
}: CodeHostOptions): Promise<CodeHost> {
  if (!token) throw new WorkerFault(noToken(repo));
  const settings = githubSettings(env, { repository: repo, token });
  const github = createGithub({ ...settings, log, use });
  return {
    repository: repo,
    github,
    ref: baseRef ?? 'HEAD',
    work: gitPlace(settings, env),
    publisher: createPublisher(github, pullRequest),
    close: async () => {},
  };
}

const noToken = (repo: string) =>
  `Set GITHUB_TOKEN to a token that can push to ${repo} and open pull requests there. For a repository on this machine, use its path.`;

/** For a server that has none: what needs no code host, such as page views, works without it. */
export function missingToken(repo: string): TokenSource {
  return {
    async get() {
      throw new Unavailable(`The project is not set up correctly. ${noToken(repo)}`);
    },
    refused() {},
  };
}

async function local(options: CodeHostOptions): Promise<CodeHost> {
  const { repo, baseRef, dataDir, env, pullUrl } = options;
  if (!pullUrl) {
    throw new SetupError(
      `\`${repo}\` is not OWNER/NAME on GitHub. A folder of this machine works with docket serve --data only.`,
    );
  }
  const git = await openCloneGit(env);
  const { gitDir, defaultBranch } = await inspectRepository(git, repo, baseRef);
  const pulls = createLocalPulls({
    dir: dataDir,
    path: repo,
    gitDir,
    git,
    urlOf: pullUrl,
    clock: systemClock,
  });
  return {
    repository: `local/${basename(repo, '.git')}`,
    ref: defaultBranch,
    work: { remote: gitDir },
    publisher: pulls,
    pulls,
    close: async () => {},
  };
}

// Projects that were added by hand are known by a name, and a name can come to belong to someone else:
// after a rename, a transfer, or when an owner's name is registered again. The ID of the repository is
// recorded once, and the token is given to nobody while the name means another one.

/** As long as a name can mean another repository unnoticed. */
const FRESH_MS = 60_000;

interface SameRepositoryOptions {
  /** The operator's token. */
  token: string;
  env: NodeJS.ProcessEnv;
  log: Log;
  record: Projects['record'];
  meter?: GithubMeter | undefined;
}

/** The token, as long as the project's name means the repository that it meant first. */
export function sameRepositoryToken(
  { id, repo }: Pick<Project, 'id' | 'repo'>,
  { token, env, log, record, meter }: SameRepositoryOptions,
): TokenSource {
  const { rest, repo: place } = createGithub({
    ...githubSettings(env, { repository: repo, token, use: meter?.use('jobs', 'token') }),
    log,
  });
  let checked: { at: number; done: Promise<void> } | undefined;

  async function check(): Promise<void> {
    const { data } = await rest.repos.get(place);
    if ((await record(id, data.id)) === data.id) return;
    throw new Forbidden(
      `${repo} is another repository now than the one that was added, so nothing was done there. If you trust it, run docket projects set ${id} --repo ${repo}.`,
    );
  }

  return {
    async get() {
      const now = systemClock.now();
      if (!checked || now - checked.at >= FRESH_MS) {
        const current = { at: now, done: check() };
        checked = current;
        current.done.catch(() => {
          if (checked === current) checked = undefined;
        });
      }
      await checked.done;
      return token;
    },
    refused() {},
  };
}
