// Where a server's pull requests go: GitHub or, for a repository without a code host, the local
// stand-in, which shows pull requests as pages in a browser.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Config } from '../../action/config.ts';
import { createGithub, type Github } from '../../github/client.ts';
import { createPublisher } from '../../github/publisher.ts';
import type { Publisher } from '../../jobs/publisher.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { Token } from '../../shared/token-source.ts';
import type { GitPlace } from '../embedded.ts';
import { githubSettings } from '../github-settings.ts';
import { gitNetwork } from '../network.ts';

export interface CodeHost {
  /** What people call the repository. */
  repository: string;
  /** The branch that jobs start from, as far as it is known before they start. */
  ref: string;
  work: GitPlace;
  publisher: Publisher;
  /** Absent for a repository without a code host. */
  github?: Github;
  /** Where people see its pull requests, with the access key in the URL; absent on GitHub. */
  pages?: string;
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
  /** Of a GitHub App; absent: GITHUB_TOKEN. */
  token?: Token | undefined;
}

export function openCodeHost(options: CodeHostOptions): Promise<CodeHost> {
  return isOnGithub(options.repo) ? github(options) : local(options);
}

/** `docs/site` could be either; if the folder exists, it is the folder. */
export function isOnGithub(repo: string): boolean {
  return /^[\w-][\w.-]*\/[\w.-]+$/.test(repo) && !existsSync(repo);
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
  const { repo, baseRef, pullRequest, dataDir, env, log } = options;
  const { startLocalGithub } = await import('../../local-github/local-github.ts');
  const dir = join(dataDir, 'code-host');
  await mkdir(dir, { recursive: true });
  const portFile = join(dir, 'port');
  const start = (port: number) => startLocalGithub({ path: env.PATH ?? '', dataDir: dir, port });
  const before = Number(await readFile(portFile, 'utf8').catch(() => '0'));
  const sandbox = await start(before).catch((error) => {
    if (!(error instanceof SetupError) || before === 0) throw error;
    log.warn(
      `Links to earlier pull requests are broken because another program is using port ${before}.`,
    );
    return start(0);
  });
  try {
    await writeFile(portFile, new URL(sandbox.serverUrl).port);
    // Only the characters that GitHub allows, because it becomes part of URLs.
    const name = `local/${basename(resolve(repo), '.git').replace(/[^\w.-]+/g, '-')}`;
    const linked = await sandbox.linkRepository(name, repo, baseRef);
    const { apiUrl, graphqlUrl, serverUrl, token } = sandbox;
    const place = { apiUrl, graphqlUrl, serverUrl, token, repository: name, log };
    const github = createGithub({ ...place, clock: systemClock, random: Math.random });
    // The stand-in's accounts are nobody's, and its commits may be pushed elsewhere.
    const { author: _, ...publisher } = publisherOf(pullRequest, github);
    return {
      repository: name,
      ref: linked.defaultBranch,
      work: { remote: linked.gitDir },
      publisher,
      pages: pagesFor(linked.url, sandbox.issueToken(READER)),
      close: () => sandbox.close(),
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

/** Can read everything and change nothing. */
const READER = {
  login: 'reader',
  app: false,
  access: {
    contents: 'read',
    issues: 'read',
    pull_requests: 'read',
    administration: 'none',
  },
} as const;

function pagesFor(repository: string, key: string): string {
  const url = new URL(`${repository}/pulls`);
  url.username = 'docket';
  url.password = key;
  return url.href;
}

function publisherOf(
  { labels = [], reviewers = [], verified = false }: CodeHostOptions['pullRequest'] = {},
  github: Github,
): Publisher {
  return createPublisher(github, { labels: [...labels], reviewers: [...reviewers], verified });
}
