// Which report of page views to open.
import { layout, type Viewer } from './layout.ts';
import { field, nothing, options } from './parts.ts';

export const REPORT_PATH = '/views/report';

const RANGES = [
  ['last-7-days', 'Last 7 days'],
  ['last-30-days', 'Last 30 days'],
  ['previous-week', 'Previous week'],
  ['previous-month', 'Previous month'],
] as const;

export function viewsPage(viewer: Viewer, projects: readonly string[]): string {
  const all = projects.map((id) => [id, id] as const);
  const main =
    projects.length === 0
      ? nothing('No projects here.', 'You see the projects whose repositories you can read.')
      : `<p class="about">The report counts the views of every page by people and by AI. Days are in UTC.</p>
<form method="get" action="${REPORT_PATH}" class="card fields">
${field('Project', `<select name="project">${options(all, '')}</select>`)}
${field('Range', `<select name="range">${options(RANGES, '')}</select>`)}
${field('Or from', '<input type="date" name="from">')}
${field('Until before', '<input type="date" name="to">')}
<button>Open the report</button></form>`;
  return layout({ title: 'Page views', at: '/views', viewer, main });
}
