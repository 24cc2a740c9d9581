// A project: a repository, and how jobs in it are done. The port behind which projects are stored.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { demand } from '../../contract/schemas.ts';
import { isRepositoryName } from '../../contract/values.ts';
import { InvalidRequest, NotFound } from '../../shared/errors.ts';
import { globProblem } from '../../shared/glob.ts';

const MAX_CONFIG = 100_000;
const line = z
  .string()
  .min(1)
  .max(2_000)
  .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, 'must be one line');
const glob = line.superRefine((text, context) => {
  const wrong = globProblem(text);
  if (wrong !== undefined) context.addIssue(wrong);
});

export const ProjectSettings = z.strictObject({
  /** Absent: the one that servers and workers have in their environment. */
  agent: z
    .union([
      z.strictObject({ command: line }),
      z.strictObject({
        url: line.regex(/^https?:\/\//, 'must start with https:// or http://'),
        model: line,
      }),
    ])
    .optional(),
  baseRef: line.optional(),
  /** Globs of the files that jobs may change; empty means the default ones. */
  docsPaths: z.array(glob).max(100),
  checkCommand: line.optional(),
  accessLogs: z.array(glob).max(100),
  /** The text of a settings file, as in `.github/docket.yml`. */
  config: z.string().max(MAX_CONFIG).optional(),
});
export type ProjectSettings = z.infer<typeof ProjectSettings>;

/** The settings of a project that was just added. */
export const NEW_SETTINGS: ProjectSettings = { docsPaths: [], accessLogs: [] };

export interface Project {
  id: string;
  /** `OWNER/NAME` on GitHub, or the absolute path of a repository on this machine. */
  repo: string;
  settings: ProjectSettings;
  /** The repository that the name of a project added by hand meant when it was first used. */
  repositoryId?: number;
  /** Where the project came with a GitHub App: the ids of its installation and its repository. */
  app?: { installation: number; repository: number; suspended?: boolean };
}

export interface Projects {
  list(): Promise<Project[]>;
  find(id: string): Promise<Project | null>;
  /** Rejects with Conflict when there is one with this id. */
  add(project: Project): Promise<void>;
  /** Rejects with NotFound when there is none. */
  replace(project: Project): Promise<void>;
  /** Records the repository of a project that was added by hand, once. Answers the recorded one. */
  record(id: string, repositoryId: number): Promise<number>;
  /** Its jobs stay where they are, out of reach until the project is added again. */
  remove(id: string): Promise<void>;
  /** Deletes it with its jobs, threads, views, deliveries, and keys, also if it was removed before. */
  erase(id: string): Promise<void>;
}

export function checkSettings(settings: unknown): ProjectSettings {
  const checked = ProjectSettings.safeParse(settings, { error: demand });
  if (checked.success) return checked.data;
  const details = checked.error.issues.map(
    ({ path, message }) => `\`${path.join('.')}\` ${message}.`,
  );
  throw new InvalidRequest('The settings of the project are not valid.', { details });
}

/**
 * What the operator of this machine means by `--repo`, as it is stored. `docs/site` could be either; if
 * the folder exists, it is the folder.
 */
export function repoOf(given: string): string {
  return isRepositoryName(given) && !existsSync(given) ? given : resolve(given);
}

/** Where a folder is on the server is nobody's business. */
export function repositoryName(repo: string): string {
  return /^[^/\\]+\/[^/\\]+$/.test(repo) ? repo : (repo.split(/[/\\]/).at(-1) ?? '');
}

export function unknownProject(id: string): NotFound {
  return new NotFound(`There is no project \`${id}\`. To see all, run docket projects list.`);
}

/** What GitHub hands out once, when an App is created. */
export const AppCredentials = z.object({
  appId: z.string(),
  slug: z.string(),
  /** The App's page on GitHub. */
  url: z.string(),
  privateKey: z.string(),
  webhookSecret: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
});
export type AppCredentials = z.infer<typeof AppCredentials>;

/** Open before the App is created: GitHub shows its key only once. */
export interface CredentialStore {
  keep(credentials: AppCredentials): Promise<void>;
  close(): Promise<void>;
}
