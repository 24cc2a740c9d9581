import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);

/** Every module that these commands load, from the sources. */
function loaded(argv: string[]): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    const { cli } = await import('./src/program.ts');
    await cli(${JSON.stringify(argv)}, {});
  `;
  const args = ['--input-type=module', '--eval', script];
  return execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
    .split('\n')
    .filter((line) => line.startsWith('file:'));
}

const PACKAGES = /node_modules\/(?:pg|pg-boss|kysely)\/|src\/postgres\//;

describe('without a database', () => {
  it.each([
    [['keys', 'list', '--data', '/nonexistent']],
    [['serve', '--help']],
    [['work', '--help']],
    [['projects', '--help']],
    [['migrate', '--help']],
  ])('docket %j loads nothing of it', (argv) => {
    const modules = loaded(argv);
    expect(modules.some((url) => url.includes('src/cli/'))).toBe(true);
    expect(modules.filter((url) => PACKAGES.test(url))).toEqual([]);
  });

  it.each(['PgBoss', 'PostgresDialect'])('the bundle has %s in one chunk, once', (name) => {
    const dist = new URL('dist/', ROOT);
    const holding = readdirSync(dist).filter(
      (file) =>
        file.endsWith('.js') &&
        readFileSync(new URL(file, dist), 'utf8').includes(`class ${name} `),
    );
    expect(holding).toHaveLength(1);
    expect(holding).not.toContain('program.js');
  });

  it('short commands with one do without the queue', () => {
    const url = 'postgresql://nobody@127.0.0.1:1/none';
    const modules = loaded(['projects', 'list', '--database', url]);
    expect(modules.some((module) => module.includes('/kysely/'))).toBe(true);
    expect(modules.filter((module) => module.includes('/pg-boss/'))).toEqual([]);
  });
});
