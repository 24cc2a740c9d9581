import { expect, it } from 'vitest';
import { terminalMarkdown } from '../../scripts/demo/terminal-markdown.ts';

it('draws Markdown for a terminal', () => {
  const style = { bold: (words: string) => `*${words}*`, dim: (words: string) => words };
  const markdown = [
    '## Top',
    '',
    '```mermaid',
    'pie',
    '```',
    '🟦 whole column: all views · 🟧 lower part: views by AI',
    '_In short._',
    '| page | views |',
    '| --- | ---: |',
    '| `/a\\|b` | 7 |',
    '',
    'See [the report](https://host/r) &amp; <b>more</b>\u001b[31m.',
  ].join('\n');
  expect(terminalMarkdown(markdown, style)).toBe(
    [
      '*Top*',
      '',
      'In short.',
      'page  views',
      '/a|b      7',
      '',
      'See the report <https://host/r> & more[31m.',
    ].join('\n'),
  );
});
