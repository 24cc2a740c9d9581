import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { detectIsolation, type Isolation } from '../../src/agents/program/isolation.ts';
import { commandAgent } from '../../src/agents/program/program.ts';
import { driftPrompt } from '../../src/bot/request.ts';
import { buildContext } from '../../src/bot/sending/context.ts';
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
      command: `node '${script}'`,
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

const OPTIONS = {
  'docs/cli.md': '# Options\n\n| Option | |\n| --- | --- |\n| `--json` | For scripts. |\n',
  'src/x.js': "const o = { json: 'Prints JSON for scripts.' };",
};
/** Of each offer: done, nothing to do, or nothing there yet. */
const OFFERED = /^(?:Added|Replaced|Changed nothing|Question: No page .* has "(?:Safety|\w+)")/;

/** What Docket quotes of a comment on a line. */
function onLine(path: string, line: number, hunk = ''): string {
  const rest = { author: 'mona', createdAt: '2026-01-01T00:00:00Z', url: '', editedAt: null };
  return buildContext({ line: { id: 1, opener: 1, path, line, hunk, body: '', ...rest } }) ?? '';
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

  it.each([
    ['Describe webhook retries'],
    ['document'],
    ['Document the zebra'],
    ['Explain retries in simple words'],
    ['make it\n\nbetter: shorter\nand with more examples'],
    ['I think that the pages are too long'],
    ['what do you think of the install page?'],
  ])('declines with a question what it cannot do, and changes nothing: %j', async (wish) => {
    const dir = site();
    const said = await ask(dir, wish);
    expect(said).toMatch(/^Question: This demo has no model\. Try one of:\n\n(?:- .+\n){5}\n.+\?$/);
    for (const [path, text] of Object.entries(SITE)) expect(page(dir, path)).toBe(text);
    expect(existsSync(join(dir, 'docs/zebra.md'))).toBe(false);
  });

  it('offers what it can do', async () => {
    const offers = [...(await ask(site(), 'document')).matchAll(/^- (.+)$/gm)];
    expect(offers).toHaveLength(5);
    for (const [, offer = ''] of offers) {
      expect(await ask(site({ ...OPTIONS, ...SITE }), offer), offer).toMatch(OFFERED);
    }
  });

  it('fixes what the documentation check found', async () => {
    const dir = site(OPTIONS);
    const finding = { kind: 'flag', name: '--json', path: 'docs/cli.md', line: 5 } as const;
    const context = buildContext({ drift: [{ ...finding, drift: 'stale' }] });
    const said = await askWith(context ?? '', dir, driftPrompt('0123456789abcdef'));
    expect(said).toMatch(/^Removed --json from /);
    expect(page(dir, 'docs/cli.md')).not.toContain('--json');
  });

  it('removes what is named: a section, a row of options, words, or the commented line', async () => {
    const text =
      '# Guide\n\nOne. Two.\n\n## Safety\n\nTake care.\n\n### Whistle\n\nLoud.\n\n## More\n\nEnd.\n';
    const fresh = () => site({ ...OPTIONS, 'docs/guide.md': text });
    const cut = fresh();
    expect(await ask(cut, 'remove the Safety section')).toBe(
      'Removed the section "Safety" from docs/guide.md.',
    );
    expect(page(cut, 'docs/guide.md')).toBe('# Guide\n\nOne. Two.\n\n## More\n\nEnd.\n');
    expect(await ask(cut, 'please delete "Two."')).toBe('Removed "Two." from docs/guide.md.');
    expect(page(cut, 'docs/guide.md')).toContain('\n\nOne.\n\n');
    expect(await ask(cut, 'remove --json')).toBe('Removed --json from the options in docs/cli.md.');
    expect(page(cut, 'docs/cli.md')).not.toContain('--json');
    expect(await ask(cut, 'remove "nowhere"')).toMatch(/^Question: No page .*"nowhere"/);
    expect(await ask(cut, 'remove this')).toMatch(/^Question: What should be removed\?/);
    const hunk = '@@ -5,3 +5,3 @@\n ## Safety\n \n+Take care.';
    const said = await askWith(onLine('docs/guide.md', 7, hunk), fresh(), 'remove this');
    expect(said).toBe('Removed the line "Take care." from docs/guide.md.');
  });

  it('renames, in one page or in all', async () => {
    const files = { 'docs/a.md': '# A\n\nUse --near.\n', 'docs/b.md': '# B\n\nUse --near.\n' };
    const dir = site(files);
    expect(await ask(dir, 'rename --near to --around in docs/a.md')).toBe(
      'Replaced "--near" with "--around" in docs/a.md.',
    );
    expect(await ask(dir, 'rename the flag `--near` to `--around`')).toContain('in docs/b.md.');
    expect(await ask(dir, 'replace "gone" with "x"')).toMatch(/^Question: No page .*"gone"/);
  });

  it('adds a text of several lines as it is', async () => {
    const dir = site();
    const said = await ask(dir, 'add "Steps" to docs/usage.md:\n\n1. Install it.\n2. Run it.');
    expect(said).toBe('Added the section "Steps" to docs/usage.md.');
    expect(page(dir, 'docs/usage.md')).toMatch(/\n## Steps\n\n1\. Install it\.\n2\. Run it\.\n$/);
  });

  it('asks which flag is meant if the code has no such flag', async () => {
    const dir = site({ ...OPTIONS, ...SITE });
    expect(await ask(dir, 'explain --yaml')).toMatch(/^Question: The code has no flag --yaml/);
    expect(page(dir, 'docs/cli.md')).toBe(OPTIONS['docs/cli.md']);
  });

  it('changes nothing, and says so, where an option is documented already', async () => {
    const dir = site(OPTIONS);
    expect(await ask(dir, 'explain --json')).toBe(
      'Changed nothing: docs/cli.md lists --json already.',
    );
    expect(page(dir, 'docs/cli.md')).toBe(OPTIONS['docs/cli.md']);
  });

  it('writes to the page whose line was commented on', async () => {
    const dir = site();
    const said = await askWith(
      onLine('docs/install.md', 3),
      dir,
      'say here that usage needs a key',
    );
    expect(said).toContain('to docs/install.md.');
  });

  it('replaces a word everywhere', async () => {
    const dir = site();
    expect(await ask(dir, 'earlier', 'Replace "colour" with "color"')).toContain('docs/usage.md');
    expect(page(dir, 'docs/usage.md')).toContain('with color');
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
