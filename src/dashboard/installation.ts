// Whether everything that Docket needs is there: the GitHub App, its deliveries, and workers.
import { html } from '../text/escape.ts';
import { layout, type Viewer } from './layout.ts';
import { nothing, table, time } from './parts.ts';

export interface Installation {
  /** Null: this server has no GitHub App. */
  app: AppHealth | null;
  /** Null: this server runs the jobs itself. */
  workers: readonly { name: string; since: string }[] | null;
}

export interface AppHealth {
  id: string;
  /** When the last delivery that asked for something arrived. */
  lastDelivery: string | null;
  /** Failed attempts of the last day, by the time of the latest; or why they are not known. */
  failed: readonly { guid: string; at: string }[] | string;
}

export interface InstalledProject {
  id: string;
  repo: string;
  installation: number | null;
}

export function installationPage(
  viewer: Viewer,
  { app, workers }: Installation,
  projects: readonly InstalledProject[],
): string {
  const main = `<section aria-labelledby="app"><h2 id="app">GitHub App</h2>${app ? appFacts(app) : nothing('There is no GitHub App here.', 'Comments reach Docket through workflows. To answer them here, set APP_ID and PRIVATE_KEY.')}</section>
<section aria-labelledby="workers"><h2 id="workers">Workers</h2>${workerList(workers)}</section>
<section aria-labelledby="projects"><h2 id="projects">Projects</h2>${projectList(projects)}</section>`;
  return layout({ title: 'Installation', at: '/installation', viewer, main });
}

function appFacts({ id, lastDelivery, failed }: AppHealth): string {
  const rows: [string, string][] = [
    ['App ID', html(id)],
    ['Last delivery (UTC)', time(lastDelivery, 'none in the last seven days')],
    ['Failed deliveries', failedText(failed)],
  ];
  return `<dl class="facts card">${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

function failedText(failed: AppHealth['failed']): string {
  if (typeof failed === 'string') return html(failed);
  if (failed.length === 0) return '<span class="state ok">none</span> in the last 24 hours';
  const items = failed
    .slice(0, 20)
    .map(({ guid, at }) => `<li><code>${html(guid)}</code> ${time(at)}</li>`);
  return `<span class="state bad">${failed.length}</span> in the last 24 hours. Workers ask for them again every five minutes.<ul>${items.join('')}</ul>`;
}

function workerList(workers: Installation['workers']): string {
  if (workers === null) return '<p>This server runs the jobs itself.</p>';
  if (workers.length === 0) {
    return nothing(
      'No worker is connected.',
      'Jobs wait until one runs. Start one with docket work.',
    );
  }
  return table(
    'Workers',
    ['Worker', 'Connected since (UTC)'],
    workers.map(({ name, since }) => [html(name), time(since)]),
  );
}

function projectList(projects: readonly InstalledProject[]): string {
  if (projects.length === 0) return nothing('No projects.', 'Add one with docket projects add.');
  return table(
    'Projects',
    ['Project', 'Repository', 'Installation'],
    projects.map(({ id, repo, installation }) => [
      html(id),
      html(repo),
      installation === null ? 'added by hand' : String(installation),
    ]),
  );
}
