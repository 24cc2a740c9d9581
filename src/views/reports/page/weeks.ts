import { counted } from '../format.ts';
import { agentsKnown } from '../headline.ts';
import { type Story, trend } from '../story.ts';
import { chartCard } from './daily.ts';
import { section } from './html.ts';

/** The weeks up to the end of the range, where they are known. */
export function weeks({ report }: Story): string {
  const chart = trend(report);
  if (!chart) return '';
  const gaps = chart.bars.filter(({ counts }) => !counts).length;
  const about = gaps > 0 ? `Data is missing on some days of ${counted(gaps, 'week')}.` : '';
  return section(
    'weeks',
    `The last ${chart.bars.length} weeks`,
    about,
    chartCard(chart, 'weeks', agentsKnown(report)),
  );
}
