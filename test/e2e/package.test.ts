// What `npm pack` packs, and what npm gets from git, installed into an empty folder.
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runToEnd } from '../support/processes.ts';
import { tempDir } from '../support/temp.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = resolve(ROOT, 'node_modules/.bin');

const env = { ...process.env, PATH: `${NODE}:${process.env.PATH}` };

it('the package gives a docket that runs, and needs no other package', async () => {
  const dir = tempDir();
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

it('installing the repository from git downloads no other package', async () => {
  const dir = tempDir();
  writeFileSync(join(dir, 'package.json'), '{"private": true}');
  // A cache without packages, and no registry to get any from.
  const nowhere = ['--cache', join(dir, 'cache'), '--registry', 'http://127.0.0.1:9'];
  const flags = [...nowhere, '--no-audit', '--no-fund', '--fetch-retries', '0'];
  const args = ['install', `git+file://${ROOT}`, ...flags];
  // npm makes a clone of everything, and packs it.
  const installed = await runToEnd('npm', args, { cwd: dir, env, limitMs: 85_000 });
  expect(installed, installed.stderr).toMatchObject({ code: 0 });
  const packages = readdirSync(join(dir, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(packages).toEqual(['docket']);
  const docket = join(dir, 'node_modules/.bin/docket');
  const ended = await runToEnd(docket, ['--version'], { cwd: dir, env });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
});
