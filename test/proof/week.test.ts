// The first week of a team, as `docket demo --week` shows it with the committed bundle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { tempDir } from '../support/temp.ts';

const BUNDLE = resolve(import.meta.dirname, '../../dist/cli.js');

it('shows the first week from the first request to the spent budget', async () => {
  const tmp = join(tempDir(), 'tmp');
  mkdirSync(tmp);
  const env = { PATH: process.env.PATH, TMPDIR: tmp };
  const child = spawn(process.execPath, [BUNDLE, 'demo', '--week'], { env });
  const [said, problems, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  expect(problems).toBe('');
  const thread = said.slice(said.indexOf('The thread from top to bottom'));
  const inOrder = [
    '/docs explain the new --json flag',
    'Done: ',
    '/docs staus',
    'Did you mean `/docs status`?',
    'Which flag do you mean? `trail list` has `--near` and `--json`.',
    '/docs I mean --near',
    'Done: ',
    '/docs cancel',
    '/docs new shorten docs/index.md',
    'budget',
  ];
  let at = 0;
  for (const words of inOrder) {
    const found = thread.indexOf(words, at);
    expect(found, `${words}, after the ones before it, in:\n${thread}`).toBeGreaterThanOrEqual(0);
    at = found;
  }
  expect(code).toBe(0);
  expect(readdirSync(tmp)).toEqual([]);
});
