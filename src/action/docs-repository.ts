// `docs-repository`: the documentation is in another repository than the threads where it is asked for.
import { insistOnDocs } from '../bot/sending/asked-elsewhere.ts';
import type { ThreadHost } from '../bot/thread-host.ts';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import { createGithub } from '../github/client.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { Forbidden, NotFound, SetupError } from '../shared/errors.ts';
import { githubFetchFor } from '../shared/network/network.ts';
import { systemRuntime } from '../shared/runtime.ts';
import { type ActionRun, docsRepositoryOf, type JobsPlace } from './workflow.ts';

/** Undefined: it is the repository of this workflow. */
export async function openDocsRepository(
  run: ActionRun,
  config: Config,
  host: Pick<ThreadHost, 'repository'>,
  { writes = true } = {},
): Promise<JobsPlace | undefined> {
  const { inputs, facts, runner, env } = run;
  const name = docsRepositoryOf(run, config);
  if (name === undefined) return undefined;
  const token = inputs.docs.token ?? inputs.service.githubToken ?? '';
  const github = createGithub({
    ...facts,
    repository: name,
    token,
    ...systemRuntime(runner),
    fetch: githubFetchFor(env),
    patience: run.patience,
  });
  const docs = createThreadHost(github);
  let loaded: Promise<Config> | undefined;
  const docsConfig = () => {
    loaded ??= loadConfig(docs, name, runner);
    return loaded;
  };
  const from = { repository: facts.repository, host, config, docsConfig, writes };
  const found = await insistOnDocs(name, docs, from).catch((error) => {
    if (error instanceof NotFound || error instanceof Forbidden) throw noAccess(run, name, writes);
    throw error;
  });
  return {
    repository: name,
    repositoryId: String(found.id),
    token,
    github,
    config: onThisMachine(await docsConfig(), config),
    defaultBranch: found.defaultBranch,
  };
}

/** What runs here, with variables and a network of this workflow, is not for the other repository to say. */
function onThisMachine(docs: Config, { agent, 'check-network': network }: Config): Config {
  const isolation = docs.agent.isolation === 'required' ? 'required' : agent.isolation;
  return { ...docs, agent: { ...agent, isolation }, 'check-network': network };
}

function noAccess({ inputs }: ActionRun, name: string, writes: boolean): SetupError {
  const permissions = writes
    ? 'the permissions `contents: write` and `pull-requests: write`'
    : 'the permission `contents: read`';
  const grant = `access to ${name} with ${permissions}`;
  return new SetupError(
    inputs.docs.token === undefined
      ? `The documentation is in ${name}, and the workflow’s own token cannot reach it. Set \`docs-token\` to a token with ${grant}: a GitHub App’s, or a fine-grained personal access token.`
      : `\`docs-token\` cannot reach ${name}. Check the name, and give the token ${grant}.`,
  );
}
