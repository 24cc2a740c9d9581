// Who did what, and when.
import type { AuditEntry, AuditPage } from '../projects/audit.ts';
import { layout, type Viewer } from './layout.ts';
import { type NamedProject, nameIn, nothing, older, table, time } from './parts.ts';

const WORDS: Record<AuditEntry['action'], string> = {
  'sign-in': 'signed in',
  'sign-out': 'signed out',
  'key.create': 'created a key',
  'key.revoke': 'revoked a key',
  'project.add': 'added a project',
  'project.set': 'changed a project',
  'project.remove': 'removed a project',
  'app.create': 'created the GitHub App',
  'app.rotate': 'encrypted the credentials of the GitHub App again',
  'app.remove': 'removed the credentials of the GitHub App',
  'job.message': 'sent a request to a job',
  'job.retry': 'retried a job',
  'job.cancel': 'canceled a job',
  'job.archive': 'archived a job',
};

export interface AuditView {
  viewer: Viewer;
  page: AuditPage;
  projects: readonly NamedProject[];
}

export function auditPage({ viewer, page, projects }: AuditView): string {
  const rows = page.entries.map(({ at, actor, project, action, detail }) => [
    time(at, viewer.now),
    actor,
    WORDS[action],
    project === null ? '–' : nameIn(projects, project),
    Object.values(detail).filter(Boolean).join(' · '),
  ]);
  const list =
    rows.length === 0
      ? nothing(
          'Nothing yet.',
          'What people do here and with the command line is listed on this page.',
        )
      : table('Audit log', ['Time', 'Who', 'What', 'Project', 'Details'], rows);
  const main = [list, older('/audit', {}, page.next)];
  return layout({ title: 'Audit log', at: '/audit', viewer, main });
}
