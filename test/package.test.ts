// What travels: the package has what it needs to run, and nothing of the workshop.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = new URL('../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

interface Packed {
  unpackedSize: number;
  files: { path: string }[];
}

describe('the package', () => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
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
        ...[runs.main, runs.post, bin.docket, 'dist/action.js'],
        ...['examples/agents/script-agent.mjs', 'examples/site/logs/access.log.gz'],
        ...['examples/workflows/docs-comments.yml', 'docs/state.md'],
      ]),
    );
  });

  it('has no sources, tests, pictures or settings', () => {
    const known =
      /^(?:dist|examples)\/|^docs\/[\w-]+\.md$|^[A-Z]+(?:\.md)?$|^(?:action\.yml|package\.json)$/;
    expect(paths.filter((path) => !known.test(path))).toEqual([]);
    expect(packed.unpackedSize).toBeLessThan(8_000_000);
  });

  it('starts its program with node', () => {
    expect(read('dist/cli.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });
});
