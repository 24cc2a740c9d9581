// The first sentences and numbers, the same in every format.
import type { DataQuality, Insights } from '../../contract/insights.ts';
import { dayCount } from '../../shared/days.ts';
import { change, count, counted, percent, points } from './format.ts';
import type { ViewsReport } from './report.ts';
import { aiShare, beyondChance } from './story.ts';

export interface HeadFigure {
  key: 'human' | 'ai' | 'share' | 'visitors' | 'pages' | 'referrals';
  label: string;
  value: string;
  /** Against the previous period; null where there is none or nothing to divide by. */
  delta: string | null;
  direction: 'up' | 'down' | 'same' | null;
  before: string | null;
  /** What readers of the number must know. */
  note?: string;
}

/** There is nothing else to tell people by, and programs lie. */
const CLAIMED = 'Browsers are known by user agent, which can be faked.';

/** Whether views by AI mean something: the source records user agents, and sees agents. */
export function agentsKnown(report: ViewsReport): boolean {
  return readers(report) !== 'unknown' && seesAgents(report);
}

/** A source that sees no agents has no place for them: not in any table, and never as zero. */
export function seesAgents({ insights }: Pick<ViewsReport, 'insights'>): boolean {
  return insights?.seesAgents !== false;
}

/** What the source counts, as the heading of a column. */
export function countName({ insights }: Pick<ViewsReport, 'insights'>): 'Visits' | 'Views' {
  return insights?.counts === 'visits' ? 'Visits' : 'Views';
}

export function figures(report: ViewsReport): HeadFigure[] {
  const { totals, previous } = report;
  const known = agentsKnown(report);
  const share = aiShare(totals);
  const shareBefore =
    known && previous && previous.totals.total > 0 ? aiShare(previous.totals) : null;
  const pagesBefore = previous?.complete && report.pagesComplete ? previous.pages : null;
  const ai = countFigure('ai', 'Views by AI', totals.ai, previous?.totals.ai ?? null);
  const people = PEOPLE[readers(report)];
  if (!seesAgents(report)) {
    const counted = countFigure(
      'human',
      countName(report),
      totals.human,
      previous?.totals.human ?? null,
    );
    const pages = countFigure('pages', 'Pages read', report.pages, pagesBefore);
    return [counted, ...visitorFigure(report), pages, ...referralFigure(report)];
  }
  return [
    {
      ...countFigure('human', people, totals.human, previous?.totals.human ?? null),
      ...(readers(report) !== 'unknown' && { note: CLAIMED }),
    },
    known ? ai : { ...ai, value: 'unknown', delta: null, direction: null, before: null },
    {
      key: 'share',
      label: 'AI share of views',
      value: known ? percent(share) : 'unknown',
      delta: shareBefore === null ? null : points(share, shareBefore),
      direction: shareBefore === null ? null : direction(share, shareBefore),
      before: shareBefore === null ? null : percent(shareBefore),
    },
    countFigure('pages', 'Pages read', report.pages, pagesBefore),
    ...referralFigure(report),
  ];
}

/** As the source says: a sum of days would count most of them several times. */
function visitorFigure({ insights, previous }: ViewsReport): HeadFigure[] {
  if (insights?.visitors === undefined) return [];
  const before = previous?.insights?.visitors ?? null;
  return [countFigure('visitors', 'Visitors', insights.visitors, before)];
}

/** None where it is not known where readers came from. */
function referralFigure({ insights, previous }: ViewsReport): HeadFigure[] {
  const now = insights?.aiReferrals;
  if (!now) return [];
  const before = now.daysUnknown.length > 0 ? null : wholeReferrals(previous?.insights);
  return [countFigure('referrals', 'People sent by AI', now.views, before)];
}

/** null unless every day is known: a part must not be compared with a whole. */
function wholeReferrals(insights: Insights | null | undefined): number | null {
  const referrals = insights?.aiReferrals;
  return referrals?.daysUnknown.length === 0 ? referrals.views : null;
}

/** Whether the readers are known: for all views, for some, or for none. */
function readers({ totals, insights }: ViewsReport): 'known' | 'mixed' | 'unknown' {
  const unknown = insights?.classes.unknown ?? 0;
  if (unknown === 0) return 'known';
  return unknown < totals.total ? 'mixed' : 'unknown';
}

const PEOPLE = {
  known: 'Views by people',
  mixed: 'Views by people or unknown',
  unknown: 'Views by unknown readers',
};

function countFigure(
  key: HeadFigure['key'],
  label: string,
  now: number,
  before: number | null,
): HeadFigure {
  return {
    key,
    label,
    value: count(now),
    delta: before === null ? null : (change(now, before) ?? (now > 0 ? 'new' : null)),
    direction: before === null ? null : direction(now, before),
    before: before === null ? null : count(before),
  };
}

const direction = (now: number, before: number) =>
  now === before ? 'same' : now > before ? 'up' : 'down';

/** A summary in a few sentences. Gaps in the logs come first. */
export function lead(report: ViewsReport): string {
  return [coverage(report), views(report), referrals(report)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Empty if every day has data, or if that is unknown. */
export function coverage({ range, insights }: ViewsReport): string {
  const gaps = insights?.quality.daysMissing.length ?? 0;
  const days = dayCount(range);
  return gaps === 0 ? '' : `Logs cover ${days - gaps} of ${counted(days, 'day')}.`;
}

function views(report: ViewsReport): string {
  const { totals, previous, insights } = report;
  if (totals.total === 0) return 'No page was read in this period.';
  const compared = previous && previous.totals.total > 0 ? previous.totals : null;
  const what = countName(report) === 'Visits' ? 'visit to pages' : 'page view';
  const many = countName(report) === 'Visits' ? 'visits to pages' : 'page views';
  const made = `made ${counted(totals.human, what, many)}${compared ? `, ${trend(totals.human, compared.human)}` : ''}.`;
  if (readers(report) === 'unknown') {
    return `Readers ${made} The logs do not record user agents, so it is unknown whether they were people, AI, or bots.`;
  }
  const unknown = insights?.classes.unknown ?? 0;
  const mixed =
    unknown > 0
      ? ` The readers of ${count(unknown)} of these are unknown, because some logs do not record user agents.`
      : '';
  if (!agentsKnown(report)) {
    return `People ${made}${mixed} Their source does not see AI agents.`;
  }
  const [now, was] = [aiShare(totals), compared ? aiShare(compared) : 0];
  const moved =
    percent(now) === percent(was)
      ? ', the same as before'
      : `, ${now > was ? 'up' : 'down'} from ${percent(was)}`;
  return `People ${made}${mixed} AI made ${count(totals.ai)}, ${percent(now)} of the total${compared ? moved : ''}.`;
}

/** Only when it moved: most sites see a few such views every week. */
function referrals({ insights, previous }: ViewsReport): string {
  const [now, before] = [wholeReferrals(insights), wholeReferrals(previous?.insights)];
  if (now === null || before === null || !beyondChance(now, before)) return '';
  const moved = `${now > before ? 'up' : 'down'} from ${count(before)}`;
  return `AI answers led people here ${counted(now, 'time')}, ${moved}.`;
}

function trend(now: number, before: number): string {
  if (before === 0) return 'compared with none in the previous period';
  const share = now / before - 1;
  if (Math.abs(share) < 0.005) return 'about as many as in the previous period';
  if (share >= 9) return `${count(now / before)} times as many as in the previous period`;
  return `${percent(Math.abs(share))} ${share > 0 ? 'more' : 'fewer'} than in the previous period`;
}

/** What readers of the numbers must know about the logs. */
export function qualityNotes({
  lines,
  rejected,
  examples,
  warnings,
  spoofed,
}: DataQuality): string[] {
  const [first] = examples;
  const unread = `${rejected} of ${lines} lines could not be read`;
  const where = first ? `, the first at ${first.file}:${first.line} (${first.reason})` : '';
  return [...(rejected > 0 ? [`${unread}${where}.`] : []), ...warnings, ...spoofNote(spoofed)];
}

/** Empty if no request was spoofed. */
export function spoofNote(spoofed: number): string[] {
  if (spoofed === 0) return [];
  return [
    `${counted(spoofed, 'request')} under the name of an AI agent came from addresses that its operator does not list. They are not counted.`,
  ];
}
