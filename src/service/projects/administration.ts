// What the API can do with the keys and the settings of one project.
import { hash } from 'node:crypto';
import {
  type Administration,
  type KeyInfo,
  NewKey,
  type ProjectInfo,
} from '../../contract/administration.ts';
import { parse } from '../../contract/parse.ts';
import { type Clock, isoTime } from '../../shared/clock.ts';
import { Conflict, NotFound } from '../../shared/errors.ts';
import {
  DEFAULT_PREFIX,
  type KeyRecord,
  type KeyStore,
  keyExpiry,
  keyInfo,
  mintKey,
  revokeKey,
} from './keys.ts';
import { type Project, repositoryName, unknownProject } from './project.ts';

export interface AdministrationDeps {
  keys: KeyStore;
  find(projectId: string): Promise<Project | null>;
  clock: Clock;
  /** At least 256 random bits. */
  newSecret(): string;
  newId(): string;
}

export function createAdministration(deps: AdministrationDeps): Administration {
  const { keys, find, clock, newSecret, newId } = deps;
  const infoOf = (record: KeyRecord): KeyInfo => {
    const { project: _, ...info } = keyInfo(record, clock.now());
    return info;
  };
  const ofProject = async (projectId: string) =>
    (await keys.list()).filter(({ project }) => project === projectId);

  return {
    async project(projectId) {
      const project = await find(projectId);
      if (!project) throw unknownProject(projectId);
      return describe(project);
    },
    async keys(projectId) {
      return (await ofProject(projectId)).map(infoOf);
    },
    async createKey(project, wanted, { idempotencyKey } = {}) {
      const { name, scopes, expiresAt: until } = parse(NewKey, wanted);
      const now = clock.now();
      const createdAt = isoTime(now);
      const expiresAt = keyExpiry(until, now);
      const id = idempotencyKey === undefined ? newId() : idOf(project, idempotencyKey);
      const prefix = DEFAULT_PREFIX;
      const request = { id, project, name, scopes, prefix, createdAt, expiresAt };
      const { record, key } = mintKey(request, newSecret());
      await keys.update((records) => {
        if (!records.some((other) => other.id === id)) return [...records, record];
        throw new Conflict(
          `This request was already carried out: key \`${id}\` exists, and its secret was shown once. Revoke it, then create another with a new Idempotency-Key.`,
        );
      });
      return { ...infoOf(record), key };
    },
    async revokeKey(projectId, keyId) {
      // A key of another project looks like one that does not exist.
      if (!(await ofProject(projectId)).some(({ id }) => id === keyId)) throw unknownKey(keyId);
      await keys.update((records) => revokeKey(records, keyId, isoTime(clock.now())));
      const revoked = (await ofProject(projectId)).find(({ id }) => id === keyId);
      if (!revoked) throw unknownKey(keyId);
      return infoOf(revoked);
    },
  };
}

/** The same request again finds the key of the first, and does not make a second one. */
function idOf(project: string, idempotencyKey: string): string {
  return hash('sha256', JSON.stringify([project, idempotencyKey])).slice(0, 16);
}

function unknownKey(id: string): NotFound {
  return new NotFound(`The project has no key \`${id}\`. List its keys to see their IDs.`);
}

/** Without what is only about the machine that serves it: log files and the copied settings. */
function describe({ id, repo, settings }: Project): ProjectInfo {
  const { agent, baseRef = null, docsPaths, draft } = settings;
  const name = agent && ('command' in agent ? agent.command : agent.model);
  const repository = repositoryName(repo);
  return { id, repository, agent: name ?? null, baseRef, docsPaths, draft };
}
