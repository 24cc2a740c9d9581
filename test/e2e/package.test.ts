// What `npm pack` packs, installed into an empty folder.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runToEnd } from '../support/processes.ts';
import { tempDir } from '../support/temp.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = resolve(ROOT, 'node_modules/.bin');

it('the package gives a docket that runs, and needs no other package', async () => {
  const dir = tempDir();
  const env = { ...process.env, PATH: `${NODE}:${process.env.PATH}` };
  const npm = (...args: string[]) => runToEnd('npm', args, { cwd: dir, env });
  const packed = await npm('pack', ROOT, '--ignore-scripts', '--silent');
  expect(packed).toMatchObject({ code: 0 });
  writeFileSync(join(dir, 'package.json'), '{"private": true}');
  const flags = ['--offline', '--no-audit', '--no-fund'];
  const installed = await npm('install', `./${packed.stdout.trim()}`, ...flags);
  expect(installed, installed.stderr).toMatchObject({ code: 0 });
  const docket = join(dir, 'node_modules/.bin/docket');
  const ended = await runToEnd(docket, ['--help'], { cwd: dir, env });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toContain('check');
  const printed = await runToEnd(docket, ['doctor', '--print', 'docs-comments'], { cwd: dir, env });
  expect(printed.stdout).toContain('issue_comment:');
});
