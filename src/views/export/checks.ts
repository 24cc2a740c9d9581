// Checks whether the responses are consistent, as sentences. A failed check is shown, never hidden.
import type { ViewCounts } from '../../contract/schemas.ts';
import { count, counted } from '../reports/format.ts';
import type { DayViews, ReportCheck } from '../reports/report.ts';
import { sum } from '../reports/story.ts';
import { type PageFindings, same } from './pages.ts';

export interface Gathered {
  totals: ViewCounts;
  pages: number;
  pagesComplete: boolean;
  findings: PageFindings;
  days: DayViews[];
  daysComplete: boolean;
  lastDayRunning: boolean;
}

export function checkExport(gathered: Gathered): ReportCheck[] {
  const { findings, totals } = gathered;
  const checks: (ReportCheck | null)[] = [
    findings.repeated === 0
      ? pass('pages-once', `No path appeared twice in ${counted(gathered.pages, 'page')}.`)
      : fail(
          'pages-once',
          `${counted(findings.repeated, 'row')} appeared twice and were counted once. The data changed during the export, so the same number of pages may be missing.`,
        ),
    findings.moved
      ? fail(
          'steady',
          `The totals changed from ${count(totals.total)} to ${count(findings.moved.total)} during the export. The report shows the first totals.`,
        )
      : pass('steady', 'The totals did not change during the export.'),
    gathered.pagesComplete ? compareSum('pages-sum', 'pages', findings.sum, totals) : null,
    gathered.daysComplete ? compareSum('days-sum', 'days', sum(gathered.days), totals) : null,
    findings.unsplit === 0 && totals.human + totals.ai === totals.total
      ? pass('split', 'Human and AI views add up to the total everywhere.')
      : fail(
          'split',
          `Human and AI views do not add up to the total on ${counted(findings.unsplit, 'page')}${totals.human + totals.ai === totals.total ? '' : ' and in the totals'}.`,
        ),
    findings.short > 0
      ? fail(
          'full-answers',
          `${counted(findings.short, 'response')} had fewer pages than requested, although more followed. Pages may be missing.`,
        )
      : null,
    gathered.lastDayRunning
      ? fail(
          'days-over',
          'The last day of the range is not over yet, so its numbers can still increase.',
        )
      : null,
  ];
  return checks.filter((check) => check !== null);
}

function compareSum(name: string, what: string, sum: ViewCounts, totals: ViewCounts): ReportCheck {
  if (same(sum, totals)) return pass(name, `The ${what} add up to the totals.`);
  const [parts, whole] =
    sum.total === totals.total
      ? [
          `${count(sum.human)} human and ${count(sum.ai)} AI`,
          `${count(totals.human)} and ${count(totals.ai)}`,
        ]
      : [`${count(sum.total)} views`, count(totals.total)];
  return fail(name, `The ${what} add up to ${parts}, but the totals say ${whole}.`);
}

const pass = (name: string, summary: string): ReportCheck => ({ name, ok: true, summary });
const fail = (name: string, summary: string): ReportCheck => ({ name, ok: false, summary });
