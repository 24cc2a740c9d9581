// `docket migrate` and `docket projects`.

import { readConfigText } from '../../config/config-file.ts';
import { systemClock } from '../../shared/clock.ts';
import { fileAudit } from '../../store/audit-file.ts';
import { fileProjects } from '../../store/project-file.ts';
import type { Command } from '../command.ts';
import { migrateCommand } from '../migrate.ts';
import { projectsCommand } from '../projects.ts';
import { auditedProjects, terminalUser } from './audit.ts';
import { repoOf } from './code-host.ts';

const withDatabase = () => import('./with-database.ts');

export function migrate(): Command {
  return migrateCommand({
    async migrate(url) {
      const { migrateDatabase } = await (await withDatabase()).withQueue();
      return migrateDatabase(url);
    },
  });
}

export function projects(): Command {
  return projectsCommand({
    readConfig: readConfigText,
    async open(place) {
      if (place.kind === 'database') {
        return (await withDatabase()).openDatabaseProjects(place.url);
      }
      const stored = fileProjects(place.dir, systemClock);
      const projects = auditedProjects(stored, fileAudit(place.dir), terminalUser());
      return {
        ...projects,
        add: (project) => projects.add({ ...project, repo: repoOf(project.repo) }),
        async replace(project) {
          const { repo } = (await projects.find(project.id)) ?? {};
          const same = repo === project.repo;
          await projects.replace({ ...project, ...(!same && { repo: repoOf(project.repo) }) });
        },
        close: async () => {},
      };
    },
  });
}
