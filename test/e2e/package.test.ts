// What `npm pack` packs, and what npm gets from git, installed into an empty folder.
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runToEnd } from '../support/processes.ts';
import { repositoryWith, testGit } from '../support/repository.ts';
import { page } from '../support/snippets.ts';
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

it('the first line of the README checks a repository, and downloads no other package', {
  timeout: 300_000,
}, async () => {
  const dir = tempDir();
  const [line = ''] = /^npx github:\S+ check --all$/m.exec(page('README.md')) ?? [];
  const [, ...given] = line.replace(/github:\S+/, `git+file://${ROOT}`).split(' ');
  // A cache without packages, and no registry to get any from.
  const nowhere = ['--cache', join(dir, 'cache'), '--registry', 'http://127.0.0.1:9'];
  const cwd = join(dir, 'clone');
  const remote = await repositoryWith({ 'docs/a.md': '[Flags](gone.md)\n' });
  await testGit.run(['clone', '--quiet', remote, cwd]);
  const flags = ['--yes', ...nowhere, '--fetch-retries', '0'];
  // npm makes a clone of everything, and packs it, twice.
  const ended = await runToEnd('npx', [...flags, ...given], { cwd, env, limitMs: 280_000 });
  expect(ended.stdout, ended.stderr).toContain('the link to `gone.md`, which leads nowhere');
  const installed = readdirSync(join(dir, 'cache/_npx'), { recursive: true, encoding: 'utf8' });
  const packages = installed.filter((name) => /^[^/]+\/node_modules\/[^/.]+$/.test(name));
  expect(packages.map((name) => name.split('/').at(-1))).toEqual(['docket']);
});
