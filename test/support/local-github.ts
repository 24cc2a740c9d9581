import { Octokit } from '@octokit/rest';
import { systemClock } from '../../src/shared/runtime.ts';
import type { Exchange } from '../local-github/listen.ts';
import {
  type LocalGithub,
  type LocalGithubOptions,
  type NewRepository,
  startLocalGithub,
} from '../local-github/local-github.ts';
import { Faults } from './faults.ts';
import { schemaProblem } from './github-schemas.ts';
import { MEMORY } from './temp.ts';
import { atTestEnd } from './test-end.ts';

/** The schemas know only forks that are still there; GitHub answers null for one that is gone. */
const DELETED_FORK = /\/head\/repo must be object$/;

export interface CheckedLocalGithub extends LocalGithub {
  faults: Faults;
  /** Everything that was asked so far, in the order of the answers. */
  requests: Exchange[];
}

/** A stand-in for this test, closed when the test is over. Call it inside a test. */
export async function checkedLocalGithub(
  options: Partial<LocalGithubOptions> = {},
): Promise<CheckedLocalGithub> {
  const sandbox = await openCheckedSandbox({ temporaryIn: MEMORY, ...options });
  atTestEnd(() => sandbox.close());
  return sandbox;
}

/**
 * One for many tests. Every answer of its API is held against GitHub's own schemas; closing fails
 * when one did not match.
 */
export async function openCheckedSandbox(
  options: Partial<LocalGithubOptions> = {},
): Promise<CheckedLocalGithub> {
  const problems: string[] = [];
  const requests: Exchange[] = [];
  const faults = new Faults(options.clock ?? systemClock);
  const sandbox = await startLocalGithub({
    path: process.env.PATH ?? '',
    ...options,
    intercept: faults.intercept,
    onExchange(exchange) {
      requests.push(exchange);
      options.onExchange?.(exchange);
      if (exchange.area === 'page' || exchange.area === 'git') return;
      if (exchange.status >= 500 && !exchange.replaced) {
        problems.push(`${exchange.method} ${exchange.path} failed: ${exchange.answer}`);
      }
      if (exchange.area === 'graphql' || exchange.status === 0 || exchange.replaced) return;
      if (typeof exchange.answer === 'string' && exchange.answer !== '') return;
      const problem = schemaProblem(exchange);
      if (problem && !DELETED_FORK.test(problem)) problems.push(problem);
    },
  });
  return {
    ...sandbox,
    faults,
    requests,
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
