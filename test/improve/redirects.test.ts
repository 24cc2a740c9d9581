import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequest, redirectingAgent, writeRequest } from '../../src/improve/redirects.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { tempDir } from '../support/temp.ts';

const ONE = { from: '/old', to: '/new', file: 'docs/new.md', ai: 20, human: 1_000 };
const never = new AbortController().signal;

function site(): string {
  const dir = tempDir('docket', tempDir());
  mkdirSync(join(dir, 'docs'));
  writeFileSync(join(dir, 'docs/new.md'), '# New\n');
  return dir;
}

const run = (dir: string, text: string) =>
  redirectingAgent(systemClock).run(
    { dir, conversation: [{ role: 'user', text }], docsPaths: [] },
    never,
  );

describe('a request for redirects', () => {
  it('is read as it was written, whatever else stands there', () => {
    const text = writeRequest({ place: 'docs.json', redirects: [ONE] });
    expect(text).toContain('requested 20 times by AI and 1,000 times by people');
    expect(readRequest(text)).toEqual({
      place: 'docs.json',
      redirects: [{ from: '/old', to: '/new', file: 'docs/new.md' }],
    });
    expect(
      readRequest('Add these redirects to `.github/workflows/x.yml`:\n- `/a` → `/b` (`c`)'),
    ).toBeNull();
    expect(readRequest('Add these redirects to `docs.json`:\n')).toBeNull();
  });

  it('is carried out, again as often as it is asked', async () => {
    const dir = site();
    writeFileSync(join(dir, '_redirects'), '/a /b\n');
    const request = writeRequest({ place: '_redirects', redirects: [ONE] });
    expect((await run(dir, request)).summary).toBe(
      'Add 1 redirect to `_redirects`.\n\n- `/old` → `/new`',
    );
    expect(readFileSync(join(dir, '_redirects'), 'utf8')).toBe('/a /b\n/old /new 301\n');
    expect((await run(dir, request)).summary).toContain('Nothing changed.');
  });

  it('changes nothing through a link, and for a page that is gone or elsewhere', async () => {
    const dir = site();
    const outside = join(tempDir(), 'target');
    writeFileSync(outside, '');
    symlinkSync(outside, join(dir, '_redirects'));
    const request = writeRequest({ place: '_redirects', redirects: [ONE] });
    await expect(run(dir, request)).rejects.toThrow('There is no file `_redirects`.');
    expect(readFileSync(outside, 'utf8')).toBe('');

    const other = site();
    writeFileSync(join(other, '_redirects'), '');
    const gone = ['docs/gone.md', '../target', 'docs', '/etc/hostname'].map((file) => ({
      ...ONE,
      file,
    }));
    await run(other, writeRequest({ place: '_redirects', redirects: gone }));
    expect(readFileSync(join(other, '_redirects'), 'utf8')).toBe('');

    const beside = join(other, '../beside.md');
    writeFileSync(beside, '---\ntitle: B\n---\n');
    await run(
      other,
      writeRequest({ place: 'aliases', redirects: [{ ...ONE, file: '../beside.md' }] }),
    );
    expect(readFileSync(beside, 'utf8')).toBe('---\ntitle: B\n---\n');
    expect(
      readRequest('Add these redirects to `../_redirects`:\n- `/a` → `/b` (`c.md`)'),
    ).toBeNull();
  });

  it('is all that this agent does', async () => {
    await expect(run(site(), 'Rewrite everything.')).rejects.toThrow('cannot do anything else');
  });
});
