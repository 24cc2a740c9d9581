// What the API can do with the keys and the settings of one project.
import { hash } from 'node:crypto';
import { type Administration, NewKey, type ProjectInfo } from '../../contract/administration.ts';
import { parse } from '../../contract/schemas.ts';
import { NotFound } from '../../shared/errors.ts';
import type { KeyAdmin, StoredKeyInfo } from './keys.ts';
import { type Project, repositoryName, unknownProject } from './project.ts';

export function createAdministration(
  keys: KeyAdmin,
  find: (projectId: string) => Promise<Project | null>,
): Administration {
  const ofProject = async (projectId: string) =>
    (await keys.list()).filter(({ project }) => project === projectId);

  return {
    async project(projectId) {
      const project = await find(projectId);
      if (!project) throw unknownProject(projectId);
      return describe(project);
    },
    async keys(projectId) {
      return (await ofProject(projectId)).map(withoutProject);
    },
    async createKey(project, wanted, { idempotencyKey } = {}) {
      const id = idempotencyKey === undefined ? undefined : idOf(project, idempotencyKey);
      return withoutProject(await keys.create({ ...parse(NewKey, wanted), project, id }));
    },
    async revokeKey(projectId, keyId) {
      // A key of another project looks like one that does not exist.
      if (!(await ofProject(projectId)).some(({ id }) => id === keyId)) {
        throw new NotFound(`The project has no key \`${keyId}\`. List its keys to see their IDs.`);
      }
      return withoutProject(await keys.revoke(keyId));
    },
  };
}

function withoutProject<T extends StoredKeyInfo>({ project: _, ...info }: T): Omit<T, 'project'> {
  return info;
}

/** The same request again finds the key of the first, and does not make a second one. */
function idOf(project: string, idempotencyKey: string): string {
  return hash('sha256', JSON.stringify([project, idempotencyKey])).slice(0, 16);
}

/** Without what is only about the machine that serves it: log files and the copied settings. */
function describe({ id, repo, settings }: Project): ProjectInfo {
  const { agent, baseRef = null, docsPaths } = settings;
  const name = agent && ('command' in agent ? agent.command : agent.model);
  const repository = repositoryName(repo);
  return { id, repository, agent: name ?? null, baseRef, docsPaths };
}
