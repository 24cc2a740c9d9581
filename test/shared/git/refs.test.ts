import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { SetupError } from '../../../src/shared/errors.ts';
import { openRemoteRefs, RaceLost, type RemoteRefs } from '../../../src/shared/git/refs.ts';
import { bareRepository, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const STATE = 'refs/docket/state';
const JOB = 'refs/docket/jobs/a1';

describe('files under refs of a remote', () => {
  let remote: string;
  let refs: RemoteRefs;
  const open = () => openRemoteRefs(testGit, join(tempDir(), 'scratch.git'), remote);
  const write = (ref: string, expected: string | null, text: string) => ({
    ref,
    expected,
    files: [{ path: 'state.json', content: text }],
    message: 'write',
  });

  const tip = async (of: RemoteRefs, ref: string) => {
    const [file] = await of.fetch([{ ref, path: 'state.json' }]);
    return file?.commit ?? null;
  };

  beforeEach(async () => {
    remote = await bareRepository();
    refs = await open();
  });

  it('tells that a ref does not exist, writes it, and reads it back elsewhere', async () => {
    expect(await tip(refs, STATE)).toBeNull();
    const made = await refs.push([write(STATE, null, 'one')], 1);
    const other = await open();
    const [state, none, job] = await other.fetch([
      { ref: STATE, path: 'state.json' },
      { ref: STATE, path: 'nothing.json' },
      { ref: JOB, path: 'job.json' },
    ]);
    expect(state).toEqual({ commit: made.get(STATE), content: Buffer.from('one') });
    expect(none?.content).toBeNull();
    expect(job).toBeNull();
  });

  it('reads files in folders, which are fetched only when asked for', async () => {
    const files = [{ path: 'archive/ab.ndjson', content: 'x\n' }];
    await refs.push([{ ref: STATE, expected: null, files, message: 'pack' }], 1);
    const other = await open();
    const commit = (await tip(other, STATE)) ?? '';
    const [text] = await other.read([{ commit, path: 'archive/ab.ndjson' }]);
    expect(text?.toString()).toBe('x\n');
  });

  it('refuses a write that was decided on what is no longer there', async () => {
    const first = (await refs.push([write(STATE, null, 'one')], 1)).get(STATE) ?? null;
    await refs.push([write(STATE, first, 'two')], 2);
    const late = await open();
    await tip(late, STATE);
    await expect(late.push([write(STATE, null, 'three')], 3)).rejects.toThrow(RaceLost);
    await expect(refs.push([write(STATE, first, 'three')], 3)).rejects.toThrow(RaceLost);
  });

  it('changes several refs together or not at all', async () => {
    const made = await refs.push([write(STATE, null, 'one'), write(JOB, null, 'job')], 1);
    await expect(
      refs.push([write(STATE, made.get(STATE) ?? null, 'two'), write(JOB, null, 'again')], 2),
    ).rejects.toThrow(RaceLost);
    expect(await tip(refs, STATE)).toBe(made.get(STATE));
  });

  it('forgets a ref that was deleted meanwhile', async () => {
    const made = await refs.push([write(JOB, null, 'job')], 1);
    await tip(refs, JOB);
    const other = await open();
    await other.push([{ ref: JOB, expected: made.get(JOB) ?? null, files: null, message: '' }], 2);
    expect(await tip(refs, JOB)).toBeNull();
    expect((await refs.list(['refs/docket/jobs/*'])).size).toBe(0);
  });

  it('says what is wrong with an address that is no repository', async () => {
    const nowhere = await openRemoteRefs(testGit, join(tempDir(), 's.git'), join(tempDir(), 'no'));
    await expect(tip(nowhere, STATE)).rejects.toThrow(SetupError);
  });
});
