import { Octokit } from '@octokit/rest';
import { onTestFinished } from 'vitest';
import {
  type LocalGithub,
  type LocalGithubOptions,
  type NewRepository,
  startLocalGithub,
} from '../../src/local-github/local-github.ts';
import { schemaProblem } from './github-schemas.ts';

/** The schemas know only forks that are still there; GitHub answers null for one that is gone. */
const DELETED_FORK = /\/head\/repo must be object$/;

/** A stand-in for this test, closed when the test is over. Call it inside a test. */
export async function checkedLocalGithub(
  options: Partial<LocalGithubOptions> = {},
): Promise<LocalGithub> {
  const sandbox = await openCheckedSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/**
 * One for many tests. Every answer of its API is held against GitHub's own schemas; closing fails
 * when one did not match.
 */
export async function openCheckedSandbox(
  options: Partial<LocalGithubOptions> = {},
): Promise<LocalGithub> {
  const problems: string[] = [];
  const sandbox = await startLocalGithub({
    path: process.env.PATH ?? '',
    ...options,
    onExchange(exchange) {
      options.onExchange?.(exchange);
      if (exchange.area === 'page' || exchange.area === 'git') return;
      if (exchange.status >= 500 && !exchange.fault) {
        problems.push(`${exchange.method} ${exchange.path} failed: ${exchange.answer}`);
      }
      if (exchange.area === 'graphql' || exchange.status === 0 || exchange.fault) return;
      if (typeof exchange.answer === 'string' && exchange.answer !== '') return;
      const problem = schemaProblem(exchange);
      if (problem && !DELETED_FORK.test(problem)) problems.push(problem);
    },
  });
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      if (problems.length > 0) throw new Error(`Not as GitHub answers:\n${problems.join('\n')}`);
    },
  };
}

/** A plain client, without retries. */
export function octokit(sandbox: LocalGithub, token: string | null = sandbox.token): Octokit {
  const quiet = () => {};
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
  return new Octokit({ baseUrl: sandbox.apiUrl, log, ...(token ? { auth: token } : {}) });
}

export const REPO = { owner: 'octo', repo: 'handbook' };

/** The repository that most tests use, with a writer called mona. */
export async function handbook(sandbox: LocalGithub, wanted: NewRepository = {}) {
  const files = {
    'docs/start.md': '# Start\n\nHello.\n',
    '.github/docket.yml': 'labels: [docs]\n',
  };
  const repo = await sandbox.createRepository('octo/handbook', { files, ...wanted });
  repo.collaborator('mona', 'write');
  return repo;
}
