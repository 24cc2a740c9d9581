// The project with the documentation of another one, through the App.

import { type Config, trusts } from '../../config/config.ts';
import { isSameRepository } from '../../contract/values.ts';
import { limitOf } from '../../github/app.ts';
import { createGithub } from '../../github/client.ts';
import type { DocsPages } from '../../github/drift.ts';
import type { GithubMeter } from '../../github/meter.ts';
import { githubSettings, gitPlace } from '../../github/settings.ts';
import { findNamed } from '../../postgres/app-projects.ts';
import type { Database } from '../../postgres/database.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Log } from '../../shared/runtime.ts';
import type { OpenApp } from './app.ts';
import type { ConfiguredProject } from './project-settings.ts';

interface DocsDeps {
  app: Pick<OpenApp, 'tokensOf'>;
  database: Database;
  meter: GithubMeter;
  settings(id: string): Promise<ConfiguredProject>;
  env: NodeJS.ProcessEnv;
  log: Log;
}

export interface DocsProject {
  id: string;
  pages: DocsPages;
}

/** Undefined: the documentation is in the repository itself. */
export async function findDocsProject(
  { repo, installation }: { repo: string; installation: number },
  config: Config | null,
  { app, database, meter, settings, env, log }: DocsDeps,
): Promise<DocsProject | undefined> {
  const name = config?.['docs-repository'];
  if (name === undefined || isSameRepository(name, repo)) return undefined;
  const docs = await findNamed(database, name, installation);
  if (!docs || docs.suspended) {
    throw new SetupError(
      `The documentation of ${repo} is in ${name}, and the App cannot write there. Install it on ${name}, under the same account, or change \`docs-repository\` in \`.github/docket.yml\`.`,
    );
  }
  const { config: granted } = await settings(docs.id);
  if (!granted || !trusts(granted, repo, 'request')) {
    throw new SetupError(
      `${name} does not accept requests from ${repo}. Add \`trusted-repositories: { ${repo}: [request] }\` to \`.github/docket.yml\` in ${name}.`,
    );
  }
  const use = meter.use('commands', limitOf(installation));
  const known = githubSettings(env, { repository: docs.repo, token: app.tokensOf(docs), log, use });
  const place = gitPlace(known, env);
  return { id: docs.id, pages: { repository: docs.repo, github: createGithub(known), place } };
}
