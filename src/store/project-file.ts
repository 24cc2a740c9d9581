// The projects of a server in a file of its data folder.
import { existsSync } from 'node:fs';
import * as z from 'zod';
import { ProjectSettings, type Projects, unknownProject } from '../service/projects/project.ts';
import { Conflict } from '../shared/errors.ts';
import type { Clock } from '../shared/runtime.ts';
import { deleteDataDir, folderOf } from './data-dir.ts';
import { jsonFile } from './json-file.ts';
import { fileKeyStore } from './key-file.ts';

const Entry = z.object({
  id: z.string(),
  repo: z.string(),
  repositoryId: z.int().optional(),
  settings: ProjectSettings,
});

export function fileProjects(dir: string, clock: Clock): Projects {
  const remedy = 'Restore it, or move it away and add the projects again.';
  const file = jsonFile({ dir, name: 'projects', entry: Entry, remedy, clock });
  return {
    list: async () => [...(await file.list())].sort((a, b) => (a.id < b.id ? -1 : 1)),
    find: async (id) => (await file.list()).find((project) => project.id === id) ?? null,
    add: (project) =>
      file.update((projects) => {
        if (!projects.some(({ id }) => id === project.id)) return [...projects, project];
        throw new Conflict(
          `There is already a project \`${project.id}\`. Change it with docket projects set.`,
        );
      }),
    replace: (project) =>
      file.update((projects) => {
        if (!projects.some(({ id }) => id === project.id)) throw unknownProject(project.id);
        return projects.map((known) => (known.id === project.id ? project : known));
      }),
    async record(id, repositoryId) {
      let recorded = repositoryId;
      await file.update((projects) => {
        const known = projects.find((project) => project.id === id);
        if (!known) throw unknownProject(id);
        recorded = known.repositoryId ?? repositoryId;
        if (known.repositoryId !== undefined) return projects;
        return projects.map((one) => (one === known ? { ...one, repositoryId } : one));
      });
      return recorded;
    },
    remove: (gone) =>
      file.update((projects) => {
        if (!projects.some(({ id }) => id === gone)) throw unknownProject(gone);
        return projects.filter(({ id }) => id !== gone);
      }),
    async erase(gone) {
      const folder = folderOf(dir, gone);
      const isKnown = (await file.list()).some(({ id }) => id === gone);
      if (!isKnown && !existsSync(folder)) throw unknownProject(gone);
      if (existsSync(folder)) await deleteDataDir(folder);
      await fileKeyStore(dir, clock).update((keys) =>
        keys.filter(({ project }) => project !== gone),
      );
      await file.update((projects) => projects.filter(({ id }) => id !== gone));
    },
  };
}
