import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callTool, TOOLS } from '../../../src/agents/model/tools.ts';
import { openCopy } from '../../../src/agents/model/work-copy.ts';
import fc from '../../support/properties.ts';
import { tempDir } from '../../support/temp.ts';

const NEVER = new AbortController().signal;

function folder(files: Record<string, string | Buffer>): string {
  const dir = tempDir();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

async function call(dir: string, name: string, input: object): Promise<string> {
  const copy = await openCopy(dir, []);
  return (await callTool(name, JSON.stringify(input), copy, NEVER)).text;
}

describe('read', () => {
  const long = Array.from({ length: 1000 }, (_, n) => `line ${n + 1}`).join('\n');

  it('numbers lines and says what is left', async () => {
    const dir = folder({ 'docs/a.md': long });
    const first = await call(dir, 'read', { path: 'docs/a.md' });
    expect(first.split('\n')[0]).toBe('1\tline 1');
    expect(first.endsWith('400\tline 400\n(lines 1 to 400 of 1000)')).toBe(true);
    expect(await call(dir, 'read', { path: '/docs/a.md', from: 999 })).toBe(
      '999\tline 999\n1000\tline 1000',
    );
    expect(await call(dir, 'read', { path: './docs/a.md', from: 5, to: 5 })).toBe(
      '5\tline 5\n(lines 5 to 5 of 1000)',
    );
  });

  it('shows Windows lines plainly, and says when there is no text', async () => {
    const dir = folder({ 'a.md': 'a\r\nb\r\n', 'b.png': Buffer.from([0, 1]), 'c.md': '' });
    expect(await call(dir, 'read', { path: 'a.md' })).toBe('1\ta\n2\tb');
    expect(await call(dir, 'read', { path: 'b.png' })).toBe('(not text, 2 bytes)');
    expect(await call(dir, 'read', { path: 'c.md' })).toBe('(empty)');
    expect(await call(dir, 'read', { path: '.' })).toContain('is a folder');
  });

  it('cuts a line that would fill the window', async () => {
    const dir = folder({ 'a.md': 'x'.repeat(100_000) });
    expect((await call(dir, 'read', { path: 'a.md' })).length).toBeLessThan(41_000);
  });
});

describe('list and search', () => {
  const dir = () =>
    folder({
      'docs/a.md': 'Install it.\nThen\ninstall more',
      'docs/b.mdx': 'nothing',
      'node_modules/x/README.md': 'install',
      '.git/config': 'install',
      'img.png': Buffer.from('install\0'),
    });

  it('see the files, narrowed by folder and by pattern', async () => {
    expect(await call(dir(), 'list', {})).toBe(
      'docs/a.md (29 bytes)\ndocs/b.mdx (7 bytes)\nimg.png (8 bytes)',
    );
    expect(await call(dir(), 'list', { pattern: '**/*.mdx' })).toBe('docs/b.mdx (7 bytes)');
    expect(await call(dir(), 'list', { path: 'docs/a.md' })).toBe('docs/a.md (29 bytes)');
  });

  it('find text in any case, by line', async () => {
    expect(await call(dir(), 'search', { text: 'INSTALL' })).toBe(
      'docs/a.md:1: Install it.\ndocs/a.md:3: install more',
    );
    expect(await call(dir(), 'search', { text: 'a(' })).toBe('(nothing found)');
  });

  it('stop at a number that a model can read', async () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`docs/${n}.md`, 'x']));
    expect(await call(folder(many), 'list', {})).toContain('more than 500');
    expect(await call(folder(many), 'search', { text: 'x' })).toContain('more than 100');
  });

  it('look into other repositories only where they are asked for, and write nothing there', async () => {
    const lib = '.docket-context/acme/lib';
    const dir = folder({ 'docs/a.md': 'flag', [`${lib}/cli.md`]: 'flag', 'docs/b.md': '' });
    expect(await call(dir, 'list', {})).toBe('docs/a.md (4 bytes)\ndocs/b.md (0 bytes)');
    expect(await call(dir, 'search', { text: 'flag' })).toBe('docs/a.md:1: flag');
    expect(await call(dir, 'list', { path: '.docket-context' })).toBe(`${lib}/cli.md (4 bytes)`);
    expect(await call(dir, 'search', { text: 'flag', path: lib })).toBe(`${lib}/cli.md:1: flag`);
    expect(await call(dir, 'read', { path: `${lib}/cli.md` })).toBe('1\tflag');
    const calls: [string, object][] = [
      ['edit', { path: `${lib}/cli.md`, find: 'flag', replace: 'x' }],
      ['write', { path: `${lib}/new.md`, content: 'x' }],
      ['delete', { path: `${lib}/cli.md` }],
      ['move', { from: `${lib}/cli.md`, to: 'docs/c.md' }],
      ['move', { from: 'docs/b.md', to: `${lib}/b.md` }],
    ];
    for (const [name, input] of calls) {
      expect(await call(dir, name, input)).toContain('where other repositories are only read');
    }
    expect(readFileSync(join(dir, lib, 'cli.md'), 'utf8')).toBe('flag');
    expect(existsSync(join(dir, 'docs/c.md'))).toBe(false);
  });
});

describe('edit, write, move, delete', () => {
  it('edit every place when asked, and keep Windows lines', async () => {
    const dir = folder({ 'a.md': 'one\r\ntwo\r\none\r\n' });
    await call(dir, 'edit', { path: 'a.md', find: 'one\ntwo', replace: '1\n2' });
    expect(readFileSync(join(dir, 'a.md'), 'utf8')).toBe('1\r\n2\r\none\r\n');
    const all = folder({ 'a.md': 'x y x' });
    expect(await call(all, 'edit', { path: 'a.md', find: 'x', replace: 'z', all: true })).toBe(
      'Replaced in 2 places.',
    );
    expect(readFileSync(join(all, 'a.md'), 'utf8')).toBe('z y z');
  });

  it('move and delete one file', async () => {
    const dir = folder({ 'docs/a.md': 'a', 'docs/b.md': 'b' });
    expect(await call(dir, 'move', { from: 'docs/a.md', to: 'docs/new/c.md' })).toBe('Moved.');
    expect(await call(dir, 'delete', { path: 'docs/b.md' })).toBe('Deleted.');
    expect(readFileSync(join(dir, 'docs/new/c.md'), 'utf8')).toBe('a');
    expect(existsSync(join(dir, 'docs/b.md'))).toBe(false);
  });
});

describe('a call that would cost too much', () => {
  it('is refused before anything is built', async () => {
    const dir = folder({ 'a.md': 'a'.repeat(20_000), 'big.md': 'a'.repeat(6_000_000) });
    const all = { path: 'a.md', find: 'a', all: true };
    expect(await call(dir, 'edit', { ...all, replace: 'b'.repeat(1_000) })).toContain(
      'the limit is 5 MB',
    );
    expect(await call(dir, 'edit', { ...all, replace: 'b' })).toContain('more than 10000 times');
    expect(await call(dir, 'edit', { ...all, path: 'big.md', replace: '' })).toContain('too large');
    expect(await call(dir, 'list', { pattern: '{1..9}' })).toContain('has a range');
    expect(readFileSync(join(dir, 'a.md'), 'utf8')).toBe('a'.repeat(20_000));
  });

  it('is refused when the files have grown enough', async () => {
    const copy = await openCopy(folder({}), []);
    const write = (path: string, size: number) =>
      callTool('write', JSON.stringify({ path, content: 'a'.repeat(size) }), copy, NEVER);
    copy.grown = 50 * 1024 * 1024 - 10;
    expect((await write('a.md', 11)).text).toContain('more than 50 MB');
    expect((await write('a.md', 10)).ok).toBe(true);
    expect((await write('b.md', 1)).ok).toBe(false);
    expect((await write('a.md', 9)).ok).toBe(true);
    expect((await write('b.md', 1)).ok).toBe(true);
  });

  it('ends with its signal between two files', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`docs/${n}.md`, 'x']));
    const copy = await openCopy(folder(many), []);
    const stop = new AbortController();
    const answer = callTool('search', '{"text":"y"}', copy, stop.signal);
    setImmediate(() => stop.abort(new Error('over')));
    await expect(answer).rejects.toThrow('over');
  });
});

describe('any call at all', () => {
  it('is answered, and touches nothing outside', async () => {
    const outer = folder({ 'outside.md': 'safe', 'copy/docs/a.md': 'a' });
    const copy = await openCopy(join(outer, 'copy'), []);
    const names = fc.constantFrom(...TOOLS.map((tool) => tool.name), 'shell');
    const part = fc.constantFrom('..', '.', '', 'docs', 'a.md', 'outside.md', '/', '\0', '~', 'é');
    const path = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('/'));
    const input = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          path,
          from: path,
          to: path,
          content: fc.string(),
          find: fc.string(),
          replace: fc.string(),
          text: fc.string(),
        })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(names, input, async (name, text) => {
        const answer = await callTool(name, text, copy, NEVER);
        expect(answer.text).toBeTypeOf('string');
        expect(readFileSync(join(outer, 'outside.md'), 'utf8')).toBe('safe');
      }),
      { numRuns: 300 },
    );
  });
});
