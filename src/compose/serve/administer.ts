// `docket migrate` and `docket projects`.
import type { Command } from '../../cli/command.ts';
import { migrateCommand } from '../../cli/migrate.ts';
import type { Place } from '../../cli/place.ts';
import { type ProjectsAdmin, projectsCommand } from '../../cli/projects.ts';
import type { Database } from '../../postgres/database.ts';
import { systemClock } from '../../shared/clock.ts';
import { InvalidRequest, SetupError } from '../../shared/errors.ts';
import { readConfigText } from '../cli-config.ts';
import { isOnGithub } from './code-host.ts';

export function migrate(): Command {
  return migrateCommand({
    async migrate(url) {
      const { openDatabase } = await import('../../postgres/database.ts');
      const { migrate: run } = await import('../../postgres/migrate.ts');
      const database = openDatabase({ url, clock: systemClock });
      try {
        return await run(database);
      } finally {
        await database.close();
      }
    },
  });
}

export function projects(): Command {
  return projectsCommand({ open: openProjects, readConfig: readConfigText });
}

async function openProjects(place: Place): Promise<ProjectsAdmin> {
  if (place.kind === 'data') throw new SetupError('Projects need `--database URL`.');
  const { createPostgresProjects } = await import('../../postgres/projects.ts');
  const database = await openChecked(place.url);
  const stored = createPostgresProjects(database);
  return {
    ...stored,
    async add(project) {
      insistOnGithub(project.repo);
      await stored.add(project);
    },
    async replace(project) {
      insistOnGithub(project.repo);
      await stored.replace(project);
    },
    close: () => database.close(),
  };
}

/** A database with the schema of this program. */
export async function openChecked(url: string): Promise<Database> {
  const { openDatabase } = await import('../../postgres/database.ts');
  const { insistOnSchema } = await import('../../postgres/migrate.ts');
  const database = openDatabase({ url, clock: systemClock });
  try {
    await insistOnSchema(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Every worker has to reach it, on whatever machine it runs. */
function insistOnGithub(repo: string): void {
  if (isOnGithub(repo)) return;
  throw new InvalidRequest(
    'With `--database`, `--repo` must be OWNER/NAME on GitHub, because workers on other machines use it, too.',
  );
}
