// Where a server's pull requests go: GitHub or, for a repository without a code host, pages of the
// server itself.
import { existsSync } from 'node:fs';
import { basename, isAbsolute, resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createGithub, type Github } from '../../github/client.ts';
import { createPublisher } from '../../github/publisher.ts';
import { githubSettings } from '../../github/settings.ts';
import type { LocalPulls, Publisher } from '../../jobs/publisher.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';
import { createGit } from '../../shared/git/git.ts';
import type { Log } from '../../shared/log.ts';
import { gitNetwork } from '../../shared/network/network.ts';
import type { Token } from '../../shared/token-source.ts';
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
  pullRequest?: Partial<Config['pull-request'] & { verified: boolean }> | undefined;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  log: Log;
  /** Where people see a pull request of a repository without a code host. */
  pullUrl?(number: number): Promise<string>;
  /** Of a GitHub App; absent: GITHUB_TOKEN. */
  token?: Token | undefined;
}

/** What is on the disk decides nothing: whoever may name a repository could name a folder. */
export async function openCodeHost(options: CodeHostOptions): Promise<CodeHost> {
  const { repo, pullUrl } = options;
  if (isAbsolute(repo)) return local(options);
  // Stored before paths were absolute; with a database, there are no folders.
  if (!isOnGithub(repo) || (pullUrl && existsSync(repo))) throw unclear(repo);
  return github(options);
}

export function isOnGithub(repo: string): boolean {
  return /^[\w-][\w.-]*\/[\w.-]+$/.test(repo);
}

/**
 * What the operator of this machine means by `--repo`, as it is stored. `docs/site` could be either; if
 * the folder exists, it is the folder.
 */
export function repoOf(given: string): string {
  return isOnGithub(given) && !existsSync(given) ? given : resolve(given);
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
}: CodeHostOptions): Promise<CodeHost> {
  if (!token) {
    throw new SetupError(
      `Set GITHUB_TOKEN to a token that can push to ${repo} and open pull requests there. For a repository on this machine, use its path.`,
    );
  }
  const settings = githubSettings(env, { repository: repo, token });
  const { serverUrl } = settings;
  const github = createGithub({ ...settings, log });
  return {
    repository: repo,
    github,
    ref: baseRef ?? 'HEAD',
    work: {
      remote: `${serverUrl}/${repo}.git`,
      credentials: { origin: new URL(serverUrl).origin, token },
      network: gitNetwork(env),
    },
    publisher: publisherOf(pullRequest, github),
    close: async () => {},
  };
}

async function local(options: CodeHostOptions): Promise<CodeHost> {
  const { repo, baseRef, dataDir, env, pullUrl } = options;
  if (!pullUrl) {
    throw new SetupError(
      `\`${repo}\` is not OWNER/NAME on GitHub. A folder of this machine works with docket serve --data only.`,
    );
  }
  const git = createGit({ path: env.PATH ?? '' });
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

function publisherOf(
  { labels = [], reviewers = [], verified = false }: CodeHostOptions['pullRequest'] = {},
  github: Github,
): Publisher {
  return createPublisher(github, { labels: [...labels], reviewers: [...reviewers], verified });
}
