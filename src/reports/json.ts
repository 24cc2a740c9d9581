// `totals`, `views` and `hasMore` are shaped as the service answers them, so that a program that reads
// the service reads this file; the rest stands beside them.
import type { PageViews } from '../api/schemas.ts';
import type { PageRows, ViewsReport } from './report.ts';

export function* jsonDocument(report: ViewsReport, rows: PageRows): Iterable<string> {
  const { previous, insights } = report;
  const head = {
    title: report.title,
    projectId: report.projectId,
    source: report.source,
    range: report.range,
    partial: report.missing.length > 0,
    missing: report.missing,
    checks: report.checks,
    rules: insights?.rules ?? null,
    days: report.days,
    insights,
    totals: report.totals,
    hasMore: !report.pagesComplete,
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "previous": `;
  if (previous) {
    const { range, totals, complete } = previous;
    yield `${JSON.stringify({ range, totals, hasMore: !complete }).slice(0, -1)},"views":`;
    yield* array(rows.previous());
    yield '}';
  } else yield 'null';
  yield ',\n "views": ';
  yield* array(rows.current());
  yield '\n}\n';
}

function* array(rows: Iterable<PageViews>): Iterable<string> {
  let before = '[\n';
  for (const { path, human, ai, total } of rows) {
    yield `${before}{"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}
