// `context-repositories` in a workflow run: read with its tokens.

import type { Probe } from '../bot/doctor/doctor.ts';
import type { ThreadHost } from '../bot/thread-host.ts';
import { type Config, trusts } from '../config/config.ts';
import { isSameRepository } from '../contract/values.ts';
import { createGithub, type Github } from '../github/client.ts';
import {
  type ContextSource,
  findContextRepository,
  openContextRepositories,
} from '../github/context-repositories.ts';
import type { ContextCopies } from '../jobs/workspace/context-copies.ts';
import { githubFetchFor } from '../shared/network/network.ts';
import { systemClock, systemRuntime } from '../shared/runtime.ts';
import { connectGithub } from './connect-github.ts';
import { openDocsRepository } from './docs-repository.ts';
import { type ActionRun, contextNames, type JobsPlace } from './workflow.ts';

/**
 * `settings` are those of the workflow's own repository: whoever writes the settings of another one must
 * not choose what is read with these tokens. `target` gets the pull requests.
 */
export async function copyContext(
  run: ActionRun,
  settings: Config,
  { target, scratch }: { target: JobsPlace; scratch: string },
  signal: AbortSignal,
): Promise<ContextCopies> {
  return openContextRepositories(contextSource(run, settings, target), scratch, signal);
}

function contextSource(
  run: ActionRun,
  settings: Config,
  target: { repository: string; github: Github },
): ContextSource {
  const { inputs, facts, env, runner, patience } = run;
  const common = { ...facts, ...systemRuntime(runner), fetch: githubFetchFor(env), patience };
  const { rest, repo } = target.github;
  return {
    names: contextNames(run, settings),
    target: {
      name: target.repository,
      isPrivate: async () => (await rest.repos.get(repo)).data.private,
    },
    // To itself it is another repository only where the pull requests are in a third one.
    mayPublish: (name) =>
      trusts(
        settings,
        isSameRepository(name, facts.repository) ? target.repository : name,
        'publish',
      ),
    async reach(name) {
      const isOwn = isSameRepository(name, facts.repository);
      const token = (isOwn ? undefined : inputs.docs.token) ?? inputs.service.githubToken ?? '';
      return { github: createGithub({ ...common, repository: name, token }), token };
    },
    refusal: (name) =>
      `${name} in \`context-repositories\` cannot be read: there is no such repository, or the token has no access to it. Fix the name, or set \`docs-token\` to a token with \`contents: read\` there.`,
    env,
    path: facts.path,
    clock: systemClock,
  };
}

export function contextProbe(
  run: ActionRun,
  settings: Config,
  host: Pick<ThreadHost, 'repository'>,
): Probe {
  return {
    what: 'Context repositories',
    async look() {
      const own = { repository: run.facts.repository, github: connectGithub(run) };
      const target = (await openDocsRepository(run, settings, host)) ?? own;
      const source = contextSource(run, settings, target);
      const signal = AbortSignal.timeout(60_000);
      for (const name of source.names) {
        const { git, remote, refusal } = await findContextRepository(name, source, signal);
        // To see the repository is not to see its files.
        const { code } = await git.try(['ls-remote', remote, 'HEAD'], { signal });
        if (code !== 0) return { state: 'wrong', says: refusal };
      }
      return { state: 'ok', says: `The token can read ${source.names.join(', ')}.` };
    },
  };
}
