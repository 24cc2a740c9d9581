// The commands of README and docs, run exactly as they stand there.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasProgram, itUnless, mark } from '../support/programs.ts';
import { PAGES, page, ROOT, runSnippet, snippets } from '../support/snippets.ts';
import { tempDir } from '../support/temp.ts';

const root = fileURLToPath(ROOT);

describe('commands that run as they stand', () => {
  it('README.md', async () => {
    const clone = tempDir();
    for (const name of ['dist', 'examples', 'node_modules', 'package.json']) {
      symlinkSync(join(root, name), join(clone, name));
    }
    const [exported = '', ...others] = await eachOf('README.md', clone);
    expect(exported).toContain('report.html');
    expect(others).toEqual([]);
  });

  itUnless(!hasProgram('curl') && 'curl is not installed.')('docs/http-api.md', async (context) => {
    mark(context);
    const said = await runAll('docs/http-api.md', root);
    expect(said).toMatch(
      /"status":"active".*completed\n.*Pull request .*completed\n.*Pull request /s,
    );
    expect(said).toMatch(/^\+# Hello, reader$/m);
    expect(said).toMatch(/^\+Read the guide\.$/m);
    const answers = said.split('\n').filter((line) => line.startsWith('{'));
    const examples = snippets(page('docs/http-api.md')).filter((one) => one.language === 'json');
    expect(answers.map(withoutChance)).toEqual(examples.map(({ text }) => withoutChance(text)));
  });

  it('docs/page-views.md', async () => {
    const said = await runAll('docs/page-views.md', root);
    expect(said).toContain('access.log.gz: combined. The first 100 lines were read.');
  });

  it('are all run by a test', () => {
    const pages = PAGES.filter((name) => running(name).length > 0);
    expect(pages).toEqual(['README.md', 'docs/http-api.md', 'docs/page-views.md', 'docs/state.md']);
  });
});

/** The port is the one thing that a test must not share with the machine it runs on. */
function runAll(name: string, cwd: string): Promise<string> {
  return runSnippet(running(name).join(''), cwd);
}

/** For blocks that do not build on each other. */
function eachOf(name: string, cwd: string): Promise<string[]> {
  return Promise.all(running(name).map((text) => runSnippet(text, cwd)));
}

const running = (name: string) =>
  snippets(page(name)).flatMap(({ runs, text }) => (runs ? [text] : []));

/** An answer in which only what every run has for itself is replaced. */
function withoutChance(json: string): unknown {
  const CHANCE = new Set(['id', 'createdAt', 'receivedAt']);
  return JSON.parse(json, (key, value) => (CHANCE.has(key) ? typeof value : value));
}
