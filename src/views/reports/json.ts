// `totals`, `views` and `hasMore` are shaped as the service answers them, so that a program that reads
// the service reads this file; the rest is added to them.
import type { PageRow, TableText, ViewsReport } from './report.ts';

export function jsonDocument(report: ViewsReport): TableText {
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
    previous: previous && {
      range: previous.range,
      totals: previous.totals,
      pages: previous.complete ? previous.pages : null,
    },
    days: report.days,
    insights,
    work: report.work ?? [],
    totals: report.totals,
    hasMore: !report.pagesComplete,
  };
  let separator = '\n';
  return {
    head: `${JSON.stringify(head, null, 1).slice(0, -2)},\n "views": [`,
    rows(batch) {
      const text = separator + batch.map(pageJson).join(',\n');
      separator = ',\n';
      return text;
    },
    tail: '\n ]\n}\n',
  };
}

function pageJson({ path, human, ai, total, previous, aiReferrals }: PageRow): string {
  const before = previous
    ? `,"previous":{"human":${previous.human},"ai":${previous.ai},"total":${previous.total}}`
    : '';
  const referred = aiReferrals === null ? '' : `,"aiReferrals":${aiReferrals}`;
  return `{"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}${referred}${before}}`;
}
