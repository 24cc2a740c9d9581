// The frame of the table of all pages; client/table.ts fills it.
import { counted } from '../format.ts';
import { agentsKnown } from '../headline.ts';
import type { Story } from '../story.ts';
import { section } from './html.ts';

export function allPages({ report }: Story): string {
  if (report.pages === 0) return '';
  const [compared, known] = [report.previous !== null, agentsKnown(report)];
  const columns: [key: string, text: string, kind: string][] = [
    ['path', 'Page', ''],
    ['human', 'People', 'num c-num'],
    ['ai', 'AI', 'num c-num'],
    ['total', 'Total', 'num c-num'],
    ['share', 'AI share', 'num c-share'],
  ];
  const heads = columns.map(
    ([key, text, kind]) =>
      `<th scope="col" data-key="${key}" class="${kind}"><button type="button">${text}</button></th>`,
  );
  heads.push(
    '<th scope="col" class="c-bar hide"><span class="sr">Bar of people and AI</span></th>',
  );
  if (compared) {
    heads.push(
      '<th scope="col" data-key="change" class="num c-num"><button type="button">Change</button></th>',
    );
  }
  const sent = Boolean(report.insights?.aiReferrals);
  if (sent) {
    // A phone has no room for it; the pages with the most are in a table of their own.
    heads.push(
      '<th scope="col" data-key="sent" class="num c-num hide"><button type="button">Sent by AI</button></th>',
    );
  }
  const row = `<tr><td><span class="path"></span></td><td class="num"></td><td class="num"></td><td class="num"></td><td class="num"></td><td class="hide"><span class="bar" aria-hidden="true"><i class="human"></i><i class="ai"></i></span></td>${compared ? '<td class="num"></td>' : ''}${sent ? '<td class="num hide"></td>' : ''}</tr>`;
  const choices: [value: string, text: string][] = [
    ['all', 'All'],
    ...(known
      ? ([
          ['mostly-ai', 'Mostly AI'],
          ['only-ai', 'Only AI'],
        ] as [string, string][])
      : []),
    ...(compared ? [['new', 'New'] as [string, string]] : []),
  ];
  const filters = choices.map(
    ([value, text]) =>
      `<label><input type="radio" name="filter" value="${value}"${value === 'all' ? ' checked' : ''}>${text}</label>`,
  );
  return section(
    'all',
    'All pages',
    '',
    `<div class="card">
<div class="tools"><input type="search" placeholder="Search paths" aria-label="Search paths" autocomplete="off" spellcheck="false"><fieldset><legend class="sr">Show</legend>${filters.join('')}</fieldset><p class="status" role="status"></p></div>
<div class="scroll"${known ? '' : ' data-agents="unknown"'} tabindex="0" role="region" aria-label="Table of all pages"><table><thead><tr>${heads.join('')}</tr></thead><tbody></tbody></table><p class="nothing" hidden>No matching pages.</p><template>${row}</template></div>
<p class="late">Your browser could not load the table. All ${counted(report.pages, 'page')} are in page-views.csv, next to this file.</p>
<noscript><p>The table requires JavaScript. All ${counted(report.pages, 'page')} are in page-views.csv, next to this file.</p></noscript>
<p class="printed">${counted(report.pages, 'page')}. The full table is in page-views.csv and in the on-screen report.</p>
</div>`,
  );
}
