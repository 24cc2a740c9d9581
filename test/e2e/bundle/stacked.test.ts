// Documentation that is stacked on a code pull request reaches the default branch.
import { describe, expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

async function stacked() {
  const here = await place();
  const { repository, say } = here;
  await repository.push({ by: 'ann', branch: 'json', files: { 'src/list.ts': '--json\n' } });
  const { pull: code } = await repository.openPull({
    ...{ by: 'ann', title: 'Add --json', head: 'json', base: 'main' },
  });
  const ended = await say(code.number, 'ann', '/docs explain --json');
  const docs = Number(/\d+$/.exec(ended.outputs['pr-link'] ?? '')?.[0]);
  const base = async () =>
    (await repository.pulls()).find(({ number }) => number === docs)?.pull.baseRef;
  expect(await base()).toBe('json');
  const said = (thread: number) => here.said(thread).at(-1);
  return { ...here, code: code.number, docs, base, said };
}

describe('When the code’s pull request', () => {
  it.each([false, true])('is merged, the documentation follows it (squash: %s)', async (squash) => {
    const { repository, code, docs, base, said, step } = await stacked();
    const event = await repository.merge(code, { by: 'ann', squash });
    const ended = await runStep(step(event));
    expect(ended.code).toBe(0);
    expect(await base()).toBe('main');
    expect(said(docs)).toBe(
      `#${code} was merged into \`main\`, so this pull request is against \`main\` now: merging it publishes the documentation.`,
    );
    await runStep(step(event, {}, { attempt: 2 }));
    expect(said(docs)).toContain('merging it publishes');
    await repository.deleteBranch('json');
    await repository.merge(docs, { by: 'ann' });
    expect(await repository.file('main', 'docs/answer.md')).toContain('explain --json');
  });

  it('was merged unnoticed, housekeeping moves the documentation', async () => {
    const { repository, code, base, step } = await stacked();
    await repository.merge(code, { by: 'ann' });
    const swept = await runStep(step({ name: 'schedule', payload: {} }, { mode: 'sweep' }));
    expect(swept.code).toBe(0);
    expect(await base()).toBe('main');
  });

  it('is merged and its base may not be changed, both threads say what to do', async () => {
    const { sandbox, repository, code, docs, base, said, step } = await stacked();
    sandbox.faults.add({
      ...{ on: 'PATCH /repos/*/*/pulls/*', times: 9, fault: { kind: 'status', status: 403 } },
    });
    await runStep(step(await repository.merge(code, { by: 'ann' })));
    expect(await base()).toBe('json');
    expect(said(docs)).toContain('**Merging this now reaches nobody.**');
    expect(said(code)).toContain(`The documentation for this, #${docs}, is still against`);
  });

  it('is closed, the documentation stays with it, and both threads say so', async () => {
    const { repository, code, docs, base, said, step } = await stacked();
    await runStep(step(await repository.close(code, 'ann')));
    expect(await base()).toBe('json');
    expect(said(docs)).toContain(`**#${code} was closed without being merged,**`);
    expect(said(code)).toContain(`The documentation for this is in #${docs}`);
  });

  it('has a branch with a job’s name stacked on it that is nobody’s job, that stays', async () => {
    const { repository, code, base, step } = await stacked();
    await repository.push({
      by: 'ann',
      branch: 'docket/mine',
      from: 'json',
      files: { 'a.md': 'a' },
    });
    const { pull: other } = await repository.openPull({
      ...{ by: 'ann', title: 'Mine', head: 'docket/mine', base: 'json' },
    });
    await runStep(step(await repository.merge(code, { by: 'ann' })));
    expect(await base()).toBe('main');
    const found = (await repository.pulls()).find(({ number }) => number === other.number);
    expect(found?.pull.baseRef).toBe('json');
  });
});
