import { describe, expect, it } from 'vitest';
import { inferSite } from '../../src/improve/look.ts';

const FILES = ['README.md', 'docs/index.md', 'docs/start.md', 'docs/api/list.mdx', 'docs/lost.md'];

describe('how addresses follow from files', () => {
  it.each([
    ['the folder is the root of the site', '', ['/', '/start', '/api/list']],
    ['the folder is part of the address', '/docs', ['/docs', '/docs/start', '/docs/api/list']],
    ['the site is below another one', '/trail', ['/trail', '/trail/start', '/trail/api/list']],
  ])('%s', async (_, base, read) => {
    const site = await inferSite(FILES, [...read, '/blog/hello', '/pricing']);
    expect(site?.matched).toBe(3);
    expect(site?.files.get(`${base}/api/list`)).toBe('docs/api/list.mdx');
    expect(site?.files.get(`${base}/lost`)).toBe('docs/lost.md');
    expect([...(site?.files.values() ?? [])]).not.toContain('README.md');
    expect(site?.fileFor(`${base}/guide/json`)).toBe('docs/guide/json.md');
  });

  it('is unknown where no address resembles a file', async () => {
    expect(await inferSite(FILES, ['/p/1', '/p/2'])).toBeNull();
    expect(await inferSite([], ['/start'])).toBeNull();
    expect(await inferSite(FILES, [])).toBeNull();
  });

  it('knows what lies outside of the site', async () => {
    const site = await inferSite(FILES, ['/docs/start', '/docs/api/list']);
    expect(['/docs/json', '/api/json', '/docsy'].map((path) => site?.covers(path))).toEqual([
      ...[true, false, false],
    ]);
  });

  it('leaves out files whose names are not plain', async () => {
    const odd = ['docs/a`b.md', 'docs/@x\n.md', 'docs/../up.md', 'docs/pic.png'];
    const site = await inferSite([...FILES, ...odd], ['/start', '/api/list']);
    expect(site?.files.size).toBe(4);
  });

  it('takes no long time for many files and paths', async () => {
    const files = Array.from({ length: 50_000 }, (_, n) => `docs/${n % 99}/${n % 7}/page-${n}.md`);
    const read = Array.from({ length: 2_000 }, (_, n) => `/${n % 99}/${n % 7}/page-${n}`);
    expect((await inferSite(files, read))?.matched).toBe(2_000);
  });
});
