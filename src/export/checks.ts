// Whether the answers fit together, in sentences. A check that failed is shown, never smoothed over.
import type { ViewCounts } from '../contract/schemas.ts';
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
      ? pass('pages-once', `No path came twice among ${counted(gathered.pages, 'page')}.`)
      : fail(
          'pages-once',
          `${counted(findings.repeated, 'row')} came twice and were counted once: the data moved while it was read, so as many pages may be missing.`,
        ),
    findings.moved
      ? fail(
          'steady',
          `The totals moved from ${count(totals.total)} to ${count(findings.moved.total)} while pages were read; the first ones are shown.`,
        )
      : pass('steady', 'The totals stayed the same while pages were read.'),
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
          `${counted(findings.short, 'answer')} had fewer pages than asked for although more were to come; pages may be missing.`,
        )
      : null,
    gathered.lastDayRunning
      ? fail('days-over', 'The last day of the range is not over yet: its figures still grow.')
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
