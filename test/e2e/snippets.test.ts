// The commands of README and docs, run exactly as they stand there.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { itWith } from '../support/programs.ts';
import { PAGES, page, ROOT, runSnippet, snippets } from '../support/snippets.ts';
import { tempDir } from '../support/temp.ts';

const root = fileURLToPath(ROOT);

describe('commands that run as they stand', () => {
  it('README.md', async () => {
    const clone = tempDir();
    for (const name of ['dist', 'examples', 'node_modules', 'package.json']) {
      symlinkSync(join(root, name), join(clone, name));
    }
    expect(await runAll('README.md', clone)).toContain('report.html');
  });

  itWith('curl', 'docs/http-api.md', async () => {
    const said = await runAll('docs/http-api.md', root);
    expect(said).toMatch(
      /"status":"active".*completed\n.*Pull request .*completed\n.*Pull request /s,
    );
    expect(said).toMatch(/^\+# Hello, reader$/m);
    expect(said).toMatch(/^\+Read the guide\.$/m);
    expect(said).toMatch(/"totals":\{"human":\d+,"ai":\d+,"total":\d+\}.*"hasMore":true/);
  });

  it('docs/page-views.md', async () => {
    const said = await runAll('docs/page-views.md', root);
    expect(said).toContain('access.log.gz: combined. The first 100 lines were read.');
  });

  it('are all run by a test', () => {
    const running = PAGES.filter((name) => snippets(page(name)).some(({ runs }) => runs));
    expect(running).toEqual([
      'README.md',
      'docs/http-api.md',
      'docs/page-views.md',
      'docs/state.md',
    ]);
  });
});

/** The port is the one thing that a test must not share with the machine it runs on. */
function runAll(name: string, cwd: string): Promise<string> {
  const blocks = snippets(page(name)).filter(({ runs }) => runs);
  return runSnippet(blocks.map(({ text }) => text).join(''), cwd);
}
