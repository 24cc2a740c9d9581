import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { terminalMarkdown } from '../../src/cli/terminal-markdown.ts';
import { tempDir } from '../support/temp.ts';

const BUNDLE = resolve(import.meta.dirname, '../../dist/cli.js');

it('runs the whole demo with the committed bundle, and leaves nothing behind', async () => {
  const tmp = join(tempDir(), 'tmp');
  mkdirSync(tmp);
  const env = { PATH: process.env.PATH, TMPDIR: tmp };
  const child = spawn(process.execPath, [BUNDLE, 'demo'], { env });
  const [said, problems, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  expect(problems).toBe('');
  expect(said).toContain('+| `--json` | Prints all trails as one JSON array, for scripts. |');
  expect(said).toContain('• docs: Add --json to the options in docs/cli.md');
  expect(said).toContain('needs write permission');
  expect(said).toMatch(/Views by AI +282/);
  expect(said).toContain('Uploaded the artifact `page-views`');
  expect(said).toMatch(/\/docs\/json +AI requested it 28 times on 7 of 7 days/);
  expect(said).toContain('+`--json`: Prints all trails as one JSON array, for scripts.');
  expect(said).not.toContain('ghs_');
  expect(code).toBe(0);
  expect(readdirSync(tmp)).toEqual([]);
});

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
