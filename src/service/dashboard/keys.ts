// API keys of the projects that the viewer can change.
import type { KeyScope } from '../../contract/values.ts';
import { DAY_MS, isoDay } from '../../shared/days.ts';
import { type Html, html, type Insert } from '../../shared/text/escape.ts';
import type { AuditEntry, AuditPage } from '../projects/audit.ts';
import { DEFAULT_KEY_DAYS, type StoredKeyInfo } from '../projects/keys.ts';
import { form, layout, questionPage, type Viewer } from './layout.ts';
import {
  field,
  type NamedProject,
  nameIn,
  nothing,
  older,
  projectField,
  state,
  table,
  time,
} from './parts.ts';

interface KeysView {
  viewer: Viewer;
  keys: readonly StoredKeyInfo[];
  /** Those that the viewer can change. */
  projects: readonly NamedProject[];
  /** What a new key can be allowed. */
  scopes: readonly KeyScope[];
  /** The key that was just created. It is on this page and nowhere else. */
  created?: NewKey;
}

interface NewKey {
  id: string;
  key: string;
  project: string;
}

const SCOPES: Record<KeyScope, string> = {
  jobs: 'Jobs',
  views: 'Page views',
  admin: 'Everything, including keys and settings',
};

export function keysPage({ viewer, keys, projects, scopes, created }: KeysView): string {
  const list =
    keys.length === 0
      ? nothing('There are no keys yet.', 'Programs need one to use the HTTP API.')
      : table(
          'API keys',
          ['Key', 'Project', 'State', 'Scopes', 'Created', 'Expires', 'Last used', ''],
          keys.map((key) => row(key, projects, viewer.now)),
        );
  const main = html`${created && shownOnce(created)}
<section aria-labelledby="all"><h2 id="all">All keys</h2>
${list}</section>
${projects.length > 0 && create(viewer, projects, scopes)}`;
  return layout({ title: 'Keys', at: '/keys', viewer, main });
}

function row(key: StoredKeyInfo, projects: readonly NamedProject[], now: number): Insert[] {
  return [
    html`<strong>${key.name || 'Unnamed'}</strong> <code>${key.id}</code>`,
    nameIn(projects, key.project),
    state(key.state),
    key.scopes.join(', '),
    time(key.createdAt, now),
    time(key.expiresAt, now, 'never'),
    time(key.lastUsedAt, now, 'never'),
    key.state === 'valid' &&
      html`<a class="button plain" href="${revokePath(key)}">Revoke…<span class="sr"> ${key.name || key.id}</span></a>`,
  ];
}

const revokePath = ({ id }: Pick<StoredKeyInfo, 'id'>) => `/keys/${encodeURIComponent(id)}/revoke`;

export function revokePage(viewer: Viewer, key: StoredKeyInfo, project: string): string {
  const name = key.name || key.id;
  return questionPage({
    viewer,
    at: '/keys',
    title: `Revoke the key ${name}?`,
    text: [
      `Programs that use this key of ${project} stop working at once. `,
      key.lastUsedAt
        ? ['It was last used ', time(key.lastUsedAt, viewer.now), '. ']
        : 'It was never used. ',
      'This cannot be undone, but you can create another key.',
    ],
    action: revokePath(key),
    button: 'Revoke',
    back: '/keys',
  });
}

function shownOnce({ id, key, project }: NewKey): Html {
  return html`<div class="card once" role="status"><h2>Key ${id} created</h2>
<p>Copy it now. It is not shown again; Docket stores only its hash.</p>
<p class="copy"><code id="key">${key}</code> <button type="button" data-copy="key" hidden>Copy</button></p>
<p class="quiet">Programs use it as <code>DOCKET_API_KEY</code>, with the project ID <code>${project}</code>.</p></div>`;
}

function create(
  viewer: Viewer,
  projects: readonly NamedProject[],
  scopes: readonly KeyScope[],
): Html {
  const boxes = scopes.map(
    (scope) =>
      html`<label class="box"><input type="checkbox" name="scope" value="${scope}"${scope !== 'admin' && html` checked`}> ${SCOPES[scope]}</label>`,
  );
  const proposed = isoDay(viewer.now + DEFAULT_KEY_DAYS * DAY_MS);
  const tomorrow = isoDay(viewer.now + DAY_MS);
  return html`<section aria-labelledby="new"><h2 id="new">New key</h2>
${form(
  '/keys',
  viewer,
  html`${projectField(projects, '')}
${field('What it is for', html`<input name="name" maxlength="100" autocomplete="off" required>`)}
${field('Expires on', html`<input name="expires" type="date" value="${proposed}" min="${tomorrow}">`)}
<label class="box"><input type="checkbox" name="expires" value="never"> Never expires</label>
<div class="boxes" role="group" aria-label="Scopes">${boxes}</div>
<button>Create key</button>`,
  'card fields',
)}</section>`;
}

// Who did what, and when.

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
  'job.undo': 'took back the last change of a job',
  'job.cancel': 'canceled a job',
  'job.archive': 'archived a job',
  'job.requeue': 'gave a job to another worker',
  'job.fail': 'ended a job',
};

interface AuditView {
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
