// API keys of the projects that the viewer can change.
import type { KeyScope } from '../contract/key-scopes.ts';
import type { KeyInfo } from '../projects/keys.ts';
import { html } from '../text/escape.ts';
import { form, layout, type Viewer } from './layout.ts';
import { field, nothing, options, table, time } from './parts.ts';

export interface KeysView {
  viewer: Viewer;
  keys: readonly KeyInfo[];
  /** Those that the viewer can change. */
  projects: readonly string[];
  /** What a new key can be allowed. */
  scopes: readonly KeyScope[];
  /** The key that was just created. It is on this page and nowhere else. */
  created?: { id: string; key: string };
}

const SCOPES: Record<KeyScope, string> = {
  jobs: 'Jobs',
  views: 'Page views',
  admin: 'Everything, also keys and settings',
};

export function keysPage({ viewer, keys, projects, scopes, created }: KeysView): string {
  const main = `${created ? shownOnce(created) : ''}
<section aria-labelledby="all"><h2 id="all">All keys</h2>
${
  keys.length === 0
    ? nothing('There are no keys yet.', 'Programs need one to use the HTTP API.')
    : table(
        'API keys',
        ['Key', 'Project', 'State', 'Scopes', 'Created', 'Expires', 'Last used', ''],
        keys.map((key) => row(key, viewer)),
      )
}</section>
${projects.length === 0 ? '' : create(viewer, projects, scopes)}`;
  return layout({ title: 'Keys', at: '/keys', viewer, main });
}

function row(key: KeyInfo, viewer: Viewer): string[] {
  const revoke = form(
    `/keys/${encodeURIComponent(key.id)}/revoke`,
    viewer,
    `<button class="plain">Revoke<span class="sr"> ${html(key.name || key.id)}</span></button>`,
  );
  return [
    `<strong>${html(key.name || 'Unnamed')}</strong> <code>${html(key.id)}</code>`,
    html(key.project),
    `<span class="state ${key.state}">${key.state}</span>`,
    key.scopes.join(', '),
    time(key.createdAt),
    time(key.expiresAt, 'never'),
    time(key.lastUsedAt, 'never'),
    key.state === 'valid' ? revoke : '',
  ];
}

function shownOnce({ id, key }: { id: string; key: string }): string {
  return `<div class="card once" role="status"><h2>Key ${html(id)} created</h2>
<p>Copy it now. It is not shown again; Docket stores only its hash.</p>
<p class="copy"><code id="key">${html(key)}</code> <button type="button" data-copy="key" hidden>Copy</button></p></div>`;
}

function create(viewer: Viewer, projects: readonly string[], scopes: readonly KeyScope[]): string {
  const boxes = scopes.map(
    (scope) =>
      `<label class="box"><input type="checkbox" name="scope" value="${scope}"${scope === 'admin' ? '' : ' checked'}> ${SCOPES[scope]}</label>`,
  );
  const list = projects.map((id) => [id, id] as const);
  return `<section aria-labelledby="new"><h2 id="new">New key</h2>
${form(
  '/keys',
  viewer,
  `${field('Project', `<select name="project">${options(list, '')}</select>`)}
${field('What it is for', '<input name="name" maxlength="100" autocomplete="off">')}
${field('Expires on (optional)', '<input name="expires" type="date">')}
<div class="boxes" role="group" aria-label="Scopes">${boxes.join('')}</div>
<button>Create key</button>`,
  'card fields',
)}</section>`;
}
