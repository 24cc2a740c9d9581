// The comment on a merged pull request: what readers did since. Pure.
import type { Receipt } from '../../contract/receipt.ts';
import { codeSpan } from '../../shared/text/foreign.ts';
import { count, longDay } from '../../views/reports/format.ts';
import { beyondChance } from '../../views/reports/story.ts';

export function receiptText({ merged, days, pages, sum, site }: Receipt): string {
  const row = (name: string, { before, after }: Receipt['sum']) =>
    `| ${name} | ${count(before.human)} → ${count(after.human)} | ${count(before.ai)} → ${count(after.ai)} |`;
  return [
    `📈 **Four weeks later:** the readers of the pages that this pull request changed, in the ${days} days before ${longDay(merged)} and in the ${days} days from then on.`,
    [
      '| Page | Views by people | Views by AI |',
      '| --- | ---: | ---: |',
      ...pages.map((page) => row(codeSpan(page.path), page)),
      ...(pages.length === 1 ? [] : [row('**All these pages**', sum)]),
      row('The whole site', site),
    ].join('\n'),
    [
      verdict('people', sum.before.human, sum.after.human),
      verdict('AI', sum.before.ai, sum.after.ai),
      'Other things may have changed in the same weeks, too.',
    ].join(' '),
  ].join('\n\n');
}

export function verdict(who: string, before: number, after: number): string {
  if (before === after) return `Views by ${who} did not change.`;
  const moved = `Views by ${who} ${after > before ? 'rose' : 'fell'} from ${count(before)} to ${count(after)}`;
  return beyondChance(after, before)
    ? `${moved}, more than by chance.`
    : `${moved}, which is within chance: it may mean nothing.`;
}
