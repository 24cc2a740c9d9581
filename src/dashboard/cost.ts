// What the work of a project has used, month by month.
import type { UsageReport } from '../contract/directory.ts';
import { count } from '../reports/format.ts';
import { dollars } from '../shared/dollars.ts';
import { html } from '../text/html.ts';
import { layout, type Viewer } from './layout.ts';
import { type NamedProject, nothing, projectField, table } from './parts.ts';

export interface CostView {
  viewer: Viewer;
  projects: readonly NamedProject[];
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
  const main = html`<form method="get" action="/cost" class="filter">${projectField(projects, project)}<button>Show</button></form>${list}`;
  return layout({ title: 'Cost', at: '/cost', viewer, main });
}
