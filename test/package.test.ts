// What travels: the package has what it needs to run, and nothing of the workshop.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = new URL('../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

/** Licenses that ask for nothing but their own text. */
const AGREED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense'],
]);

interface Packed {
  unpackedSize: number;
  files: { path: string }[];
}

describe('the package', () => {
  // Home may be closed.
  const cache = mkdtempSync(join(tmpdir(), 'docket-npm-'));
  afterAll(() => rmSync(cache, { recursive: true }));
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--cache', cache], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [Packed];
  const paths = packed.files.map(({ path }) => path);

  it('has the action, the command line and what they read', () => {
    const { runs } = parse(read('action.yml'));
    const { bin } = JSON.parse(read('package.json'));
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['action.yml', 'README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'],
        ...[runs.main, runs.post, bin.docket, 'dist/program.js'],
        ...['examples/agents/script-agent.mjs', 'examples/site/logs/access.log.gz'],
        ...['examples/workflows/docs-comments.yml', 'docs/state.md'],
      ]),
    );
  });

  it('has no sources, tests, pictures or settings', () => {
    const known =
      /^(?:dist|examples)\/|^docs\/[\w-]+\.md$|^[A-Z]+(?:\.md)?$|^(?:action\.yml|package\.json)$/;
    expect(paths.filter((path) => !known.test(path))).toEqual([]);
    expect(packed.unpackedSize).toBeLessThan(18_000_000);
  });

  it('starts its program with node', () => {
    expect(read('dist/cli.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('carries the license of each bundled package, and every license is agreed to', () => {
    const installed = Object.keys(JSON.parse(read('package-lock.json')).packages);
    const names = new Set(installed.map((path) => path.replace(/^.*node_modules\//, '')));
    const licenses = [...read('dist/licenses.txt').matchAll(/(?<=^|\n\n)(\S+)\n(\S.*)(?=\n)/g)]
      .map(([, name = '', license = '']) => ({ name, license }))
      .filter(({ name }) => names.has(name));
    expect(licenses.map(({ name }) => name)).toEqual(expect.arrayContaining(['undici', 'zod']));
    // `(A AND B)`: both apply.
    const parts = (license: string) => license.replace(/[()]/g, '').split(' AND ');
    const strange = licenses.filter(
      ({ license }) => !parts(license).every((one) => AGREED.has(one)),
    );
    expect(strange).toEqual([]);
  });
});

it('is installed from git without the packages of development', () => {
  // For these, npm installs all of them first, and runs the script.
  const preparing = ['build', 'prepare', 'prepack', 'preinstall', 'install', 'postinstall'];
  const { scripts, dependencies } = JSON.parse(read('package.json'));
  expect(Object.keys(scripts).filter((name) => preparing.includes(name))).toEqual([]);
  expect(dependencies).toBeUndefined();
});

it('is downloaded by a runner without sources and tests', () => {
  const archive = execFileSync('git', ['archive', '--worktree-attributes', 'HEAD'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  const paths = execFileSync('tar', ['--list'], { input: archive, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('/'));
  const { runs } = parse(read('action.yml'));
  const needed = ['action.yml', 'package.json', 'README.md', 'LICENSE', runs.main, runs.post];
  expect(paths).toEqual(expect.arrayContaining(needed));
  const more = paths.filter((path) => !/^(?:dist|examples\/workflows)\//.test(path));
  expect(more.sort()).toEqual(['LICENSE', 'README.md', 'action.yml', 'package.json']);
});

describe('the lockfile', () => {
  interface Locked {
    version: string;
    integrity?: string;
    resolved?: string;
    dev?: boolean;
    optional?: boolean;
  }
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, Locked>;
  };
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const unhashed = locked.filter(
    ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );

  it('has the hash of every package that is bundled, or that runs on Linux', () => {
    // npm could not get the hashes of these: tools of development, for other machines. No other
    // package may be without one.
    const known =
      /^node_modules\/@(?:biomejs\/cli|rolldown\/binding)-(?!linux-(?:x64|arm64)(?:-gnu)?$)/;
    const strange = unhashed.filter(
      ([path, { dev, optional }]) => !known.test(path) || !dev || !optional,
    );
    expect(strange).toEqual([]);
    expect(unhashed.length).toBeLessThanOrEqual(21);
  });

  it('names no registry', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
