// Whether everything that Docket needs is there: the GitHub App, its deliveries, and workers.
import { type Html, html, type Insert } from '../../shared/text/escape.ts';
import { count } from '../../views/reports/format.ts';
import { layout, type Viewer } from './layout.ts';
import { facts, type NamedProject, nothing, older, state, table, time } from './parts.ts';

export interface Installation {
  /** Null: this server has no GitHub App. */
  app: AppHealth | null;
  /** Null: this server runs the jobs itself. */
  workers: readonly WorkerHealth[] | null;
}

interface WorkerHealth {
  name: string;
  since: string;
  /** Why it takes no jobs; null: it does. */
  notReady: string | null;
  /** Since when GitHub does not answer it. */
  githubAwaySince: string | null;
  /** How many it works on. */
  jobs: number;
}

interface AppHealth {
  id: string;
  /** When the last delivery that asked for something arrived. */
  lastDelivery: string | null;
  /** Those of the last day, by the time of the latest attempt. */
  failed: readonly { guid: string; at: string }[];
  /** Those that arrived and wait for an answer of GitHub, and how many there are. */
  waiting: readonly WaitingHere[];
  waitingCount: number;
  /** Those that arrived and are not tried any more. */
  dead: readonly WaitingHere[];
  deadCount: number;
}

interface WaitingHere {
  guid: string;
  repository: string | null;
  attempts: number;
  nextAttempt: string | null;
  reason: string;
  receivedAt: string;
}

interface InstalledProject extends NamedProject {
  installation: number | null;
}

interface ProjectsPart {
  shown: readonly InstalledProject[];
  /** How many projects there are in all. */
  count: number;
  /** Where the next part begins; null in the last one. */
  next: string | null;
}

/** `installation`: null for whoever does not run the server: it is about all tenants. */
export function installationPage(
  viewer: Viewer,
  installation: Installation | null,
  projects: ProjectsPart,
): string {
  const main = html`${installation && operations(installation, viewer.now)}
<section aria-labelledby="projects"><h2 id="projects">Projects${projects.count > 0 && ` (${count(projects.count)})`}</h2>${projectList(projects)}</section>`;
  return layout({ title: 'Installation', at: '/installation', viewer, main });
}

function operations({ app, workers }: Installation, now: number): Html {
  return html`${awayBanner(workers, now)}<section aria-labelledby="app"><h2 id="app">GitHub App</h2>${app ? appFacts(app, now) : nothing('There is no GitHub App here.', 'Comments reach Docket through workflows. To answer them here, set APP_ID and PRIVATE_KEY.')}</section>
<section aria-labelledby="workers"><h2 id="workers">Workers</h2>${workerList(workers, now)}</section>`;
}

function appFacts(app: AppHealth, now: number): Html {
  const { id, lastDelivery, failed, waiting, waitingCount, dead, deadCount } = app;
  return facts([
    ['App ID', id],
    ['Last delivery', time(lastDelivery, now, 'none in the last seven days')],
    ['Failed deliveries', failedText(failed, now)],
    ['Waiting for GitHub', waitingText(waiting, waitingCount, now)],
    ['Gave up', deadText(dead, deadCount, now)],
  ]);
}

function waitingText(waiting: AppHealth['waiting'], all: number, now: number): Insert {
  if (all === 0) return state('none', 'ok');
  const items = waiting.map(
    ({ guid, repository, receivedAt, attempts, nextAttempt, reason }) =>
      html`<li><code>${guid}</code> ${repository ?? ''} of ${time(receivedAt, now)}, tried ${count(attempts)} times, next at ${nextAttempt ?? 'once'}: ${reason}</li>`,
  );
  return html`${state(count(all), 'bad')} Docket tries them again by itself for 24 hours.<ul>${items}</ul>`;
}

function deadText(dead: AppHealth['dead'], all: number, now: number): Insert {
  if (all === 0) return state('none', 'ok');
  const items = dead.map(
    ({ guid, repository, receivedAt, reason }) =>
      html`<li><code>${guid}</code> ${repository ?? ''} of ${time(receivedAt, now)}: ${reason}</li>`,
  );
  return html`${state(count(all), 'bad')} To try them again, run <code>docket admin deliveries --dead --replay</code>.<ul>${items}</ul>`;
}

function failedText(failed: AppHealth['failed'], now: number): Insert {
  if (failed.length === 0) return [state('none', 'ok'), ' in the last 24 hours'];
  const items = failed
    .slice(0, 20)
    .map(({ guid, at }) => html`<li><code>${guid}</code> ${time(at, now)}</li>`);
  return html`${state(String(failed.length), 'bad')} in the last 24 hours. Workers ask for them again every five minutes.<ul>${items}</ul>`;
}

/** What most people come to this page for while nothing goes on. */
function awayBanner(workers: Installation['workers'], now: number): Html | false {
  const [since] = (workers ?? []).flatMap((one) => one.githubAwaySince ?? []).sort();
  if (since === undefined) return false;
  return html`<p class="card" role="alert">${state('GitHub is unavailable', 'bad')} It has not answered since ${time(since, now)}. Comments and finished jobs wait and go on when it is back; nothing has to be repeated.</p>`;
}

function workerList(workers: Installation['workers'], now: number): Html {
  if (workers === null) return html`<p class="card">This server runs the jobs itself.</p>`;
  if (workers.length === 0) {
    return nothing(
      'No worker is connected.',
      html`Jobs wait until one runs. Start one with <code>docket work</code>.`,
    );
  }
  return table(
    'Workers',
    ['Worker', 'Connected since', 'Jobs', 'State'],
    workers.map(({ name, since, jobs, notReady }) => [
      ...[name, time(since, now), count(jobs)],
      notReady === null ? state('ready', 'ok') : [state('not ready', 'bad'), ` ${notReady}`],
    ]),
  );
}

function projectList({ shown, next }: ProjectsPart): Html {
  if (shown.length === 0) {
    return nothing('No projects.', html`Add one with <code>docket projects add</code>.`);
  }
  const list = table(
    'Projects',
    ['Repository', 'Project ID', 'Installation'],
    shown.map(({ id, name, installation }) => [
      name,
      html`<code>${id}</code>`,
      installation === null ? 'added by hand' : installation,
    ]),
  );
  return html`${list}${older('/installation', {}, next, 'More')}`;
}
