import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { detectIsolation, type Isolation } from '../../src/agents/program/isolation.ts';
import { commandAgent } from '../../src/agents/program/program.ts';
import { buildContext } from '../../src/bot/context.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { looksAtMachine } from '../support/programs.ts';
import { silentLog } from '../support/silent-log.ts';
import { tempDir } from '../support/temp.ts';

looksAtMachine();

const script = resolve(import.meta.dirname, '../../examples/agents/script-agent.mjs');
const node = process.execPath;
const environment = { PATH: `${dirname(node)}:/usr/bin:/bin`, HOME: '/root' };
let isolation: Isolation;
beforeAll(async () => {
  isolation = await detectIsolation({ environment, clock: systemClock, tmp: tmpdir() });
});

const SITE = {
  'docs/install.md': '---\ntitle: Install\n---\n\n# Install\n\nUse npm.\n',
  'docs/usage.md': '# Usage\n\nRun it with colour.\n',
  'src/webhook.ts': '// webhook retries\n',
};

function site(files: Record<string, string> = SITE): string {
  const dir = tempDir();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

const ask = (dir: string, ...texts: string[]) => askWith('Ignore this.', dir, ...texts);

async function askWith(context: string, dir: string, ...texts: string[]): Promise<string> {
  const agent = commandAgent({
    ...{
      command: `node ${script}`,
      environment,
      isolation,
      clock: systemClock,
      log: silentLog,
      tmp: tmpdir(),
    },
  });
  const conversation = texts.map((text) => ({ role: 'user' as const, text }));
  const task = { dir, conversation, docsPaths: ['docs/**'], context };
  return (await agent.run(task, new AbortController().signal)).summary;
}

const page = (dir: string, path: string) => readFileSync(join(dir, path), 'utf8');

describe('the example agent', () => {
  it('writes the request to the page that it names', async () => {
    const dir = site();
    const said = await ask(
      dir,
      'Add a note on Windows to docs/install.md: use the installer there',
    );
    expect(said).toBe('Added the section "Windows" to docs/install.md.');
    expect(page(dir, 'docs/install.md')).toBe(
      `${SITE['docs/install.md']}\n## Windows\n\nUse the installer there.\n`,
    );
  });

  it('finds the page that fits, and does nothing twice', async () => {
    const dir = site();
    const wish = 'Please mention in the usage that a proxy is respected';
    expect(await ask(dir, wish)).toContain('docs/usage.md');
    expect(page(dir, 'docs/usage.md')).toContain('A proxy is respected.');
    const before = page(dir, 'docs/usage.md');
    expect(await ask(dir, wish)).toContain('Changed nothing');
    expect(page(dir, 'docs/usage.md')).toBe(before);
  });

  it('creates a page in the manner of its neighbours, and makes nothing up', async () => {
    const dir = site();
    expect(await ask(dir, 'Describe webhook retries')).toContain('Created docs/webhook-retries.md');
    expect(page(dir, 'docs/webhook-retries.md')).toBe(
      '---\ntitle: "Webhook retries"\n---\n\n# Webhook retries\n\nThe repository speaks of this in:\n\n- `src/webhook.ts`\n',
    );
  });

  it('says that it has no model where one would write', async () => {
    const dir = site();
    expect(await ask(dir, 'Explain retries in simple words')).toContain('script without a model');
    expect(await ask(dir, 'Say that npm 11 is needed')).not.toContain('without a model');
  });

  it('changes nothing, and says so, where an option is documented already', async () => {
    const table = '# Options\n\n| Option | |\n| --- | --- |\n| `--json` | For scripts. |\n';
    const files = {
      'docs/cli.md': table,
      'src/x.js': "const o = { json: 'Prints JSON for scripts.' };",
    };
    const dir = site(files);
    expect(await ask(dir, 'explain --json')).toBe(
      'Changed nothing: docs/cli.md lists --json already.',
    );
    expect(page(dir, 'docs/cli.md')).toBe(table);
  });

  it('writes to the page whose line was commented on', async () => {
    const dir = site();
    const line = { id: 1, opener: 1, path: 'docs/install.md', line: 3, hunk: '', body: '' };
    const rest = { author: 'mona', createdAt: '2026-01-01T00:00:00Z', url: '', editedAt: null };
    const context = buildContext({ line: { ...line, ...rest } }) ?? '';
    const said = await askWith(context, dir, 'say here that usage needs a key');
    expect(said).toContain('to docs/install.md.');
  });

  it('replaces a word everywhere', async () => {
    const dir = site();
    expect(await ask(dir, 'earlier', 'Replace "colour" with "color"')).toContain('docs/usage.md');
    expect(page(dir, 'docs/usage.md')).toContain('with color');
  });

  it('works where there are no docs yet', async () => {
    const dir = site({ 'README.md': '# X\n' });
    await ask(dir, 'Document the zebra');
    expect(existsSync(join(dir, 'docs/zebra.md'))).toBe(true);
  });

  it('fixes the links that a check complains about', async () => {
    const dir = site({ 'docs/a.md': '[b](b.md#x) and [c](c.md)\n' });
    await ask(
      dir,
      'write it',
      'These problems were found:\nIn `docs/a.md`, the link to `b.md#x` is broken: there is no such file.',
    );
    expect(page(dir, 'docs/a.md')).toBe('b and [c](c.md)\n');
  });
});
