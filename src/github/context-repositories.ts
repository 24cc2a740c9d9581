// Other repositories that agents read: whether they may, and where the files are.
import {
  type ContextCopies,
  type ContextPlace,
  openContextCopies,
} from '../jobs/workspace/context-copies.ts';
import { Forbidden, NotFound, SetupError } from '../shared/errors.ts';
import { createGit, patient } from '../shared/git/git.ts';
import type { Clock } from '../shared/runtime.ts';
import type { Token } from '../shared/token-source.ts';
import type { Github } from './client.ts';
import { gitPlace } from './settings.ts';

export interface ContextSource {
  /** `owner/name` */
  names: readonly string[];
  /** The repository that gets the pull requests. */
  target: { name: string; isPrivate(): Promise<boolean> };
  /** Whether what is private in this one may be read for a public target. */
  mayPublish(name: string): boolean;
  /** What reads a repository. Rejects with NotFound or Forbidden where nothing may. */
  reach(name: string): Promise<{ github: Github; token: Token }>;
  /** The sentence for a repository that is not there, or not for us. */
  refusal(name: string): string;
  env: NodeJS.ProcessEnv;
  /** Where programs are found. */
  path: string;
  clock: Clock;
}

/** Rejects unless every one of them may and can be read. `scratch`: where no agent reads. */
export async function openContextRepositories(
  source: ContextSource,
  scratch: string,
  signal: AbortSignal,
): Promise<ContextCopies> {
  const { names, clock } = source;
  const places = await Promise.all(
    names.map((name) => findContextRepository(name, source, signal)),
  );
  return openContextCopies(places, { scratch, clock }, signal);
}

export async function findContextRepository(
  name: string,
  { target, mayPublish, reach, refusal, env, path, clock }: ContextSource,
  signal: AbortSignal,
): Promise<ContextPlace> {
  const refused = (error: unknown) => {
    if (!(error instanceof NotFound || error instanceof Forbidden)) throw error;
    throw new SetupError(refusal(name), { cause: error });
  };
  const { github, token } = await reach(name).catch(refused);
  const { rest, repo, serverUrl } = github.withSignal(signal);
  const { data } = await rest.repos.get(repo).catch(refused);
  // A name that is given up can come to belong to someone else.
  if (data.full_name.toLowerCase() !== name.toLowerCase()) {
    throw new SetupError(
      `${name} in \`context-repositories\` is called ${data.full_name} now. Change it to that.`,
    );
  }
  if (data.private && !mayPublish(name) && !(await target.isPrivate())) {
    throw new SetupError(
      `${name} in \`context-repositories\` is private, and ${target.name} is public: what the agent reads there could be published here. If that is intended, set \`trusted-repositories: { ${name}: [publish] }\` in \`.github/docket.yml\`. Otherwise, remove it from the list.`,
    );
  }
  const { remote, ...settings } = gitPlace({ serverUrl, repository: name, token }, env);
  const git = patient(createGit({ ...settings, path }), { clock, random: Math.random });
  return { name, remote, git, refusal: refusal(name) };
}
