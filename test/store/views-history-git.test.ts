import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CorruptState } from '../../src/shared/errors.ts';
import { openRemoteRefs, PushUnclear, type RemoteRefs } from '../../src/shared/git/refs.ts';
import { createGitHistory } from '../../src/store/views-history-git.ts';
import { InstantClock } from '../support/clock.ts';
import { bareRepository, testGit } from '../support/repository.ts';
import { tempDir } from '../support/temp.ts';
import { fileDay, viewsHistorySuite } from './views-history.ts';

const ALWAYS = { from: 0, to: 100_000_000 };
const clock = new InstantClock();

async function refsOf(remote: string): Promise<RemoteRefs> {
  return openRemoteRefs(testGit, join(tempDir(), 'scratch.git'), remote);
}

async function open(remote: string, refs?: RemoteRefs) {
  return createGitHistory({ refs: refs ?? (await refsOf(remote)), clock, random: Math.random });
}

async function commits(remote: string): Promise<string[]> {
  const log = await testGit.run(['--git-dir', remote, 'log', '--format=%s', 'refs/docket/views']);
  return log.trim().split('\n');
}

describe('the views history in a ref', () => {
  viewsHistorySuite(async () => {
    const remote = await bareRepository();
    return () => open(remote);
  });

  it('makes one commit of a change and none of a repetition', async () => {
    const remote = await bareRepository();
    const history = await open(remote);
    await history.add([fileDay(), fileDay({ day: '2026-11-02' })]);
    await history.add([fileDay()]);
    await history.add([fileDay({ file: 'f2' })]);
    expect(await commits(remote)).toEqual([
      'Keep the views of 2026-11-01',
      'Keep the views of 2 days',
    ]);
  });

  it('loses nothing when several write at once', async () => {
    const remote = await bareRepository();
    const writers = await Promise.all(Array.from({ length: 4 }, () => open(remote)));
    await Promise.all(writers.map((history, n) => history.add([fileDay({ file: `f${n}` })])));
    const days = await (await open(remote)).read(ALWAYS);
    expect(days.map(({ file }) => file)).toEqual(['f0', 'f1', 'f2', 'f3']);
  });

  it('counts once what was pushed without an answer', async () => {
    const remote = await bareRepository();
    const refs = await refsOf(remote);
    let cut = true;
    const history = await open(remote, {
      ...refs,
      async push(writes, time) {
        const made = await refs.push(writes, time);
        if (!cut) return made;
        cut = false;
        throw new PushUnclear('The connection broke after the push.');
      },
    });
    await history.add([fileDay()]);
    expect(await history.read(ALWAYS)).toEqual([fileDay()]);
    expect(await commits(remote)).toHaveLength(1);
  });

  it('publishes nothing that the guard refuses', async () => {
    const remote = await bareRepository();
    const history = createGitHistory({
      refs: await refsOf(remote),
      clock,
      random: Math.random,
      guard: (text) => {
        if (text.includes('/gone')) throw new Error('a secret');
      },
    });
    await expect(history.add([fileDay()])).rejects.toThrow('a secret');
    expect(await history.read(ALWAYS)).toEqual([]);
  });

  it('stops at a corrupt index and leaves it alone', async () => {
    const remote = await bareRepository();
    const refs = await refsOf(remote);
    const file = { path: 'index.json', content: 'nonsense' };
    await refs.push([{ ref: 'refs/docket/views', expected: null, files: [file], message: 'x' }], 1);
    const history = await open(remote);
    await expect(history.read(ALWAYS)).rejects.toThrow(CorruptState);
    await expect(history.add([fileDay()])).rejects.toThrow(CorruptState);
    expect(await commits(remote)).toEqual(['x']);
  });
});
