// Projects that were added by hand are known by a name, and a name can come to belong to someone else:
// after a rename, a transfer, or when an owner's name is registered again. The ID of the repository is
// recorded once, and the token is given to nobody while the name means another one.
import { createGithub } from '../../github/client.ts';
import { githubSettings } from '../../github/settings.ts';
import type { Project, Projects } from '../../service/projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import { Forbidden } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { TokenSource } from '../../shared/token-source.ts';

/** As long as a name can mean another repository unnoticed. */
const FRESH_MS = 60_000;

interface SameRepositoryOptions {
  /** Of the operator. */
  token: string;
  env: NodeJS.ProcessEnv;
  log: Log;
  record: Projects['record'];
}

/** The token, as long as the project's name means the repository that it meant first. */
export function sameRepositoryToken(
  { id, repo }: Pick<Project, 'id' | 'repo'>,
  { token, env, log, record }: SameRepositoryOptions,
): TokenSource {
  const { rest, repo: place } = createGithub({
    ...githubSettings(env, { repository: repo, token }),
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
