// What the README and the pages in docs/ say, held to the code.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { survived, withPart } from '../../scripts/figures.ts';
import { DEFAULT_BUDGET } from '../../src/agents/model/model.ts';
import { help } from '../../src/bot/replies/words.ts';
import { parseConfig, readSettings } from '../../src/config/settings.ts';
import { REPAIR_ROUNDS } from '../../src/jobs/rounds.ts';
import { readPage } from '../../src/shared/text/page-links.ts';
import { PROGRAMS } from '../real-agents/programs.ts';
import { itWith } from '../support/programs.ts';
import { repositoryWith, testGit } from '../support/repository.ts';
import { PAGES, page, ROOT, runSnippet, snippets } from '../support/snippets.ts';
import { sourceText } from '../support/source-text.ts';
import { tempDir } from '../support/temp.ts';
import { problemsOf, problemsOfSteps } from '../support/workflow-rules.ts';

const root = fileURLToPath(ROOT);

describe.each(PAGES)('%s', (name) => {
  const text = page(name);

  it('shows workflows, steps and settings that are right', async () => {
    for (const snippet of snippets(text).filter(({ language }) => language === 'yaml')) {
      const where = `${name}:${snippet.line}`;
      expect(await problemsOfYaml(snippet.text), where).toEqual([]);
    }
  });

  it('has links that lead somewhere', () => {
    const broken = readPage(text, 'markdown').links.flatMap((target) => {
      if (/^[a-z]+:/i.test(target)) return [];
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? name : join(dirname(name), path);
      if (!existsSync(join(root, file))) return [target];
      if (anchor === undefined) return [];
      return readPage(page(file), 'markdown').anchors.has(anchor) ? [] : [target];
    });
    expect(broken).toEqual([]);
  });
});

describe('what there is to read', () => {
  const words = (name: string) => page(name).trim().split(/\s+/).length;

  it('README.md can be read in a few minutes', () => {
    expect(words('README.md')).toBeLessThanOrEqual(1_600);
  });

  it('all pages together say nothing twice: whoever adds one finds what it replaces', () => {
    const pages = PAGES.filter((name) => name === 'README.md' || name.startsWith('docs/'));
    expect(pages.reduce((all, name) => all + words(name), 0)).toBeLessThanOrEqual(26_700);
  });
});

describe('docs/state.md claims', () => {
  it('what bench/figures.md measured, and nothing else', () => {
    const text = page('docs/state.md');
    const written = withPart(text, 'survived', survived(page('bench/figures.md')));
    expect(text, 'run: node scripts/figures.ts').toBe(written);
  });

  it('no number of a table that has other numbers', () => {
    const other = page('bench/figures.md').replace(
      /^\| all \| (\d+) \| \1 \|$/m,
      '| all | $1 | 7 |',
    );
    expect(survived(other)).toContain(': 7 held\n');
    expect(() => survived(other.replace('### Fuzz', '### Fizz'))).toThrow('under `Fuzz`');
  });
});

describe('README.md claims', () => {
  it('the limits that the settings have', () => {
    const { steps, tokens } = DEFAULT_BUDGET;
    const most = (tokens / 1_000_000) * 2 * (1 + REPAIR_ROUNDS);
    const limit = `${steps} steps or ${tokens.toLocaleString('en-US')} tokens`;
    const repairs = `repairs at most ${REPAIR_ROUNDS} times`;
    expect(page('README.md')).toContain(
      `after ${limit} and ${repairs}, so at $2 per million tokens a request costs at most about $${most.toFixed(2)}.`,
    );
  });

  it('the commands that `/docs help` lists', () => {
    const rows = (text: string) => text.match(/^\| `\/docs.*$/gm) ?? [];
    const listed = rows(help({ word: '/docs' }).replaceAll('’', "'"));
    expect(rows(page('README.md'))).toEqual(listed);
  });

  it('the agents that were tried', () => {
    const [, names = ''] =
      /\[([^\]]*)\]\([^)]*#tried-with-the-programs-themselves\)/.exec(page('README.md')) ?? [];
    expect(names.split(/, (?:and )?/).map((name) => name.split(' ')[0]?.toLowerCase())).toEqual(
      PROGRAMS.map(({ name }) => name),
    );
  });
});

describe('docs/reference.md tells', () => {
  itWith('xargs', 'how to delete all records and branches, and only these', async () => {
    const remote = await repositoryWith({ 'README.md': '# Handbook\n' });
    const git = (...args: string[]) => testGit.run(['--git-dir', remote, ...args]);
    const refs = [
      'refs/docket/state',
      'refs/docket/jobs/j1',
      'refs/heads/docket/j1',
      'refs/heads/docs',
    ];
    for (const ref of refs) await git('update-ref', ref, 'main');
    const clone = join(tempDir(), 'clone');
    await testGit.run(['clone', '--quiet', remote, clone]);
    const block = snippets(page('docs/reference.md')).find(({ text }) =>
      text.includes('refs/docket/'),
    );
    const left = async () => (await git('for-each-ref', '--format=%(refname)')).trim().split('\n');
    expect(await left()).toHaveLength(5);
    await runSnippet(block?.text ?? '', clone);
    expect(await left()).toEqual(['refs/heads/docs', 'refs/heads/main']);
    // A second time there is nothing to do.
    await runSnippet(block?.text ?? '', clone);
  });
});

describe('the table of messages in docs/troubleshooting.md', () => {
  const messages = [...page('docs/troubleshooting.md').matchAll(/^\| “(.+?)” \|/gm)].map(
    ([, message]) => `${message}`,
  );
  const source = sourceText('src').replaceAll('\\`', '`');

  it('has what the code says, word for word', () => {
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.filter((message) => !source.includes(message))).toEqual([]);
  });
});

async function problemsOfYaml(text: string): Promise<string[]> {
  const parsed = parse(text);
  if (parsed.on) return problemsOf('snippet.yml', text);
  if (!Array.isArray(parsed)) {
    if (parsed.locked) readSettings({ repository: null, organization: text });
    else parseConfig(text);
    return [];
  }
  return problemsOfSteps(parsed);
}
