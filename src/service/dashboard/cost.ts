// What the work of a project has used, month by month.
import type { UsageReport } from '../../contract/directory.ts';
import { costText, NOT_MEASURED } from '../../shared/dollars.ts';
import { duration } from '../../shared/duration.ts';
import { html } from '../../shared/text/html.ts';
import { count } from '../../views/reports/format.ts';
import { layout, type Viewer } from './layout.ts';
import { type NamedProject, nothing, projectField, table } from './parts.ts';

export interface CostView {
  viewer: Viewer;
  projects: readonly NamedProject[];
  project: string;
  usage: UsageReport;
}

const HEADS = ['Month', 'Jobs', 'Requests', 'Input tokens', 'Output tokens', 'Agent time', 'Cost'];

/** Nothing that ran uses nothing. */
const measured = (value: number, text: (value: number) => string) =>
  value === 0 ? NOT_MEASURED : text(value);

export function costPage({ viewer, projects, project, usage }: CostView): string {
  const rows = usage.months.map((month) => [
    month.month,
    count(month.jobs),
    count(month.instructions),
    measured(month.inputTokens, count),
    measured(month.outputTokens, count),
    measured(month.seconds, (seconds) => duration(seconds * 1000)),
    measured(month.costMicros, (costMicros) =>
      costText({ costMicros, incomplete: month.incomplete }),
    ),
  ]);
  const list =
    rows.length === 0
      ? nothing('No work yet.', 'What jobs use is added up here.')
      : table('Cost by month', HEADS, rows);
  const main = html`<form method="get" action="/cost" class="filter">${projectField(projects, project)}<button>Show</button></form>${list}`;
  return layout({ title: 'Cost', at: '/cost', viewer, main });
}
