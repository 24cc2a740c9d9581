// Which report of page views to open, and how to get page views in the first place.
import { html } from '../../shared/text/escape.ts';
import { docsLink, layout, type Viewer } from './layout.ts';
import { field, type NamedProject, nothing, options, projectField } from './parts.ts';

export const REPORT_PATH = '/views/report';
/** Where people choose another report. */
export const chooseReport = (project: string) =>
  `/views?${new URLSearchParams({ choose: project })}`;

export const DEFAULT_RANGE = 'last-7-days';
const RANGES = [
  [DEFAULT_RANGE, 'Last 7 days'],
  ['last-30-days', 'Last 30 days'],
  ['previous-week', 'Previous week'],
  ['previous-month', 'Previous month'],
] as const;

/** `problem`: why the report that was asked for cannot be shown. */
export function viewsPage(
  viewer: Viewer,
  projects: readonly NamedProject[],
  { chosen = '', problem = '' } = {},
): string {
  const main =
    projects.length === 0
      ? nothing('No projects here.', 'You see the projects whose repositories you can read.')
      : html`${problem && html`<p class="about">${problem}</p>`}<p class="about">The report counts the views of every page by people and by AI. Days are in UTC.</p>
<form method="get" action="${REPORT_PATH}" class="card fields">
${projectField(projects, chosen)}
${field('Range', html`<select name="range">${options(RANGES, '')}</select>`)}
${field('Or from', html`<input type="date" name="from">`)}
${field('Until before', html`<input type="date" name="to">`)}
<button>Open the report</button></form>`;
  return layout({ title: 'Page views', at: '/views', viewer, main });
}

/** For a project whose views nothing counts. */
export function noViewsPage(viewer: Viewer, { id, name }: NamedProject): string {
  const main = html`<p class="about">Nothing counts the page views of ${name} yet. Choose where they come from:</p>
<section class="card" aria-labelledby="logs"><h2 id="logs">From access logs</h2>
<p>Docket reads the logs of any common web server or CDN, also compressed. It sees everyone who reads your pages, including AI agents.</p>
<p>For a project of the database or of the data folder:</p>
<pre class="sample">docket projects set ${id} --access-logs '/var/log/nginx/*.log*'</pre>
<p>Or start <code>docket serve</code> with <code>--access-logs</code> and the globs of your logs.</p></section>
<section class="card" aria-labelledby="analytics"><h2 id="analytics">From your analytics</h2>
<p>For sites without access logs. Name the service in <code>.github/docket.yml</code>, and start <code>docket serve</code> with its key in <code>DOCKET_VIEWS_KEY</code>:</p>
<pre class="sample">views:
  source: { kind: goatcounter, address: "https://acme.goatcounter.com" }</pre></section>
<p class="more">${docsLink('page-views.md', 'All about page views')} · <a href="${chooseReport(id)}">Another project</a></p>`;
  return layout({ title: 'Page views', at: '/views', viewer, main });
}
