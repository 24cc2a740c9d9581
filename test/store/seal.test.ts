import { describe, expect, it } from 'vitest';
import { CorruptState } from '../../src/shared/errors.ts';
import { createSeal } from '../../src/store/seal.ts';
import { gitStore } from '../support/git-store.ts';
import { bareRepository, testGit } from '../support/repository.ts';
import { create } from './job-store.ts';

const KEY = 'a-key-of-at-least-thirty-two-characters';
const PLACE = 'refs/docket/state:state.json';
const seal = createSeal({ key: KEY, scope: '1' });

describe('a signature', () => {
  it.each([
    ['an object', '{\n "a": 1\n}\n'],
    ['lines of objects', '{"id":"a"}\n{"id":"b"}\n'],
  ])('on %s leaves readable JSON, and comes off again', (_what, text) => {
    const closed = seal.close(text, PLACE);
    expect(seal.open(closed, PLACE)).toBe(text);
    const parts = closed.startsWith('{\n') ? [closed] : closed.trim().split('\n');
    expect(parts.map((part) => JSON.parse(part)).at(-1)).toHaveProperty('signature');
  });

  it('fits one text, place, repository and key', () => {
    const closed = seal.close('{\n "a": 1\n}\n', PLACE);
    const others: (() => string)[] = [
      () => seal.open(closed.replace('1', '2'), PLACE),
      () => seal.open(closed, 'refs/docket/jobs/a:job.json'),
      () => createSeal({ key: KEY, scope: '2' }).open(closed, PLACE),
      () => createSeal({ key: `${KEY}!`, scope: '1' }).open(closed, PLACE),
    ];
    for (const open of others) expect(open).toThrow(/signature .* is not valid/);
  });

  it('is missed where there is a key, and where there is none a signed text is refused', () => {
    expect(() => seal.open('{\n "a": 1\n}\n', PLACE)).toThrow(/is not signed/);
    const closed = seal.close('{\n "a": 1\n}\n', PLACE);
    expect(() => createSeal({ scope: '1' }).open(closed, PLACE)).toThrow(/`state-key`/);
  });
});

describe('a store with a key', () => {
  it('signs every file, and reads none that is not signed', async () => {
    const remote = await bareRepository();
    const options = { seal: { key: KEY, scope: '1' } };
    await create(await gitStore(remote, options), 'a1', 7);
    const refs = ['refs/docket/state', 'refs/docket/jobs/a1'];
    for (const ref of refs) {
      const names = await testGit.run(['--git-dir', remote, 'ls-tree', '-r', '--name-only', ref]);
      for (const name of names.trim().split('\n')) {
        const text = await testGit.run(['--git-dir', remote, 'show', `${ref}:${name}`]);
        expect(JSON.parse(text)).toHaveProperty('signature');
      }
    }
    const again = await gitStore(remote, options);
    expect(await again.get('a1')).toMatchObject({ id: 'a1' });
    expect(await again.jobOfThread('7')).toBe('a1');
    await expect((await gitStore(remote)).get('a1')).rejects.toThrow(CorruptState);

    const unsigned = await bareRepository();
    await create(await gitStore(unsigned), 'a1', 7);
    await expect((await gitStore(unsigned, options)).get('a1')).rejects.toThrow(/is not signed/);
  });
});
