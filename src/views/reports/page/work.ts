import { html } from '../../../shared/text/escape.ts';
import { count, longDay } from '../format.ts';
import type { Story } from '../story.ts';
import { section } from './html.ts';

/** Pull requests of jobs, four weeks before and after they were merged. */
export function work({ report }: Story): string {
  const receipts = report.work ?? [];
  if (receipts.length === 0) return '';
  const rows = receipts.map(({ pull, merged, sum }) => {
    const cells = [sum.before.human, sum.after.human, sum.before.ai, sum.after.ai].map(
      (value) => `<td class="num">${count(value)}</td>`,
    );
    return `<tr><td>#${pull.number} <span class="quiet">${html(longDay(merged))}</span></td>${cells.join('')}</tr>`;
  });
  const heads = ['People before', 'People after', 'AI before', 'AI after'];
  const head = heads.map((name) => `<th scope="col" class="num">${name}</th>`).join('');
  return section(
    'work',
    'What your documentation work did',
    'Views of the pages that each pull request changed, in the four weeks before and after it was merged.',
    `<div class="card"><table><thead><tr><th scope="col">Pull request</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  );
}
