// `docket migrate` and `docket projects`.
import type { Command } from '../../cli/command.ts';
import { migrateCommand } from '../../cli/migrate.ts';
import { projectsCommand } from '../../cli/projects.ts';
import { systemClock } from '../../shared/clock.ts';
import { fileProjects } from '../../store/project-file.ts';
import { readConfigText } from '../cli-config.ts';

const withDatabase = () => import('./with-database.ts');

export function migrate(): Command {
  return migrateCommand({
    migrate: async (url) => (await withDatabase()).migrateDatabase(url),
  });
}

export function projects(): Command {
  return projectsCommand({
    readConfig: readConfigText,
    async open(place) {
      if (place.kind === 'database') {
        return (await withDatabase()).openDatabaseProjects(place.url);
      }
      return { ...fileProjects(place.dir, systemClock), close: async () => {} };
    },
  });
}
