// What the work of a project has used, month by month.
import type { UsageReport } from '../contract/directory.ts';
import { count } from '../reports/format.ts';
import { dollars } from '../shared/dollars.ts';
import { layout, type Viewer } from './layout.ts';
import { field, nothing, options, table } from './parts.ts';

export interface CostView {
  viewer: Viewer;
  projects: readonly string[];
  project: string;
  usage: UsageReport;
}

const HEADS = ['Month', 'Jobs', 'Requests', 'Input tokens', 'Output tokens', 'Agent time', 'Cost'];

export function costPage({ viewer, projects, project, usage }: CostView): string {
  const rows = usage.months.map((month) => [
    month.month,
    count(month.jobs),
    count(month.instructions),
    count(month.inputTokens),
    count(month.outputTokens),
    `${count(month.seconds / 60)} min`,
    `${month.incomplete ? 'at least ' : ''}${dollars(month.costMicros)}`,
  ]);
  const list =
    rows.length === 0
      ? nothing('No work yet.', 'What jobs use is added up here.')
      : table('Cost by month', HEADS, rows);
  const main = `${projectForm('/cost', projects, project)}${list}`;
  return layout({ title: 'Cost', at: '/cost', viewer, main });
}

export function projectForm(
  action: string,
  projects: readonly string[],
  project: string,
  more = '',
): string {
  const all = projects.map((id) => [id, id] as const);
  const choice = `<select name="project">${options(all, project)}</select>`;
  return `<form method="get" action="${action}" class="filter">${field('Project', choice)}${more}<button>Show</button></form>`;
}
