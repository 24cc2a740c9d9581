// `/docs undo`: the job's last change is reverted, without an agent.
import { describe, expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

const writes = (page: string, text: string) => ({
  'agent-command': `echo '${text}' > docs/${page}.md && echo 'Add a page about ${page}.'`,
});
/** Whoever runs it does something wrong. */
const NO_AGENT = { 'agent-command': 'echo EVIL > docs/index.md; echo Ran.' };

async function twoChanges() {
  const here = await place();
  const { number } = here.repository.openIssue({ by: 'zoe', title: 'Pages' });
  await here.say(number, 'ann', '/docs write about apples', writes('apples', 'Apples.'));
  const second = await here.say(
    number,
    'ann',
    '/docs write about pears',
    writes('pears', 'Pears.'),
  );
  const branch = `docket/${second.outputs['job-id']}`;
  const file = (path: string) => here.repository.file(branch, path);
  const undo = () => here.say(number, 'ann', '/docs undo', NO_AGENT);
  return { ...here, thread: number, branch, file, undo };
}

describe('An undo', () => {
  it('takes back the last change, the next one the change before, and then nothing', async () => {
    const { repository, said, thread, file, undo, step } = await twoChanges();
    const first = await undo();
    expect(first).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(first.reactions).toEqual(['eyes', 'rocket']);
    expect(said(thread).at(-1)).toMatch(
      /^↩️ \*\*Reverted `[0-9a-f]{7}`: docs: Add a page about pears.*\*\*\n\nPushed `/,
    );
    expect([await file('docs/apples.md'), await file('docs/pears.md')]).toEqual([
      'Apples.\n',
      null,
    ]);
    await runStep(step(first.event, NO_AGENT, { attempt: 2 }));
    expect(await file('docs/apples.md')).toBe('Apples.\n');

    await undo();
    expect(said(thread).at(-1)).toContain('Add a page about apples');
    expect(await file('docs/apples.md')).toBeNull();
    expect((await repository.pulls())[0]?.state).toBe('closed');
    const third = await undo();
    expect(third).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(said(thread).at(-1)).toContain('Closed without merge');
    expect(await file('docs/index.md')).toBe('# Start\n');
  });

  it('is undone by a redo, until something else is changed', async () => {
    const { said, thread, file, undo, say } = await twoChanges();
    const redo = () => say(thread, 'ann', '/docs redo that please', NO_AGENT);
    await undo();
    expect(await file('docs/pears.md')).toBeNull();
    expect(await redo()).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(await file('docs/pears.md')).toBe('Pears.\n');
    expect(said(thread).at(-1)).toContain('↪️ **Brought back: docs: Add a page about pears');
    await redo();
    expect(said(thread).at(-1)).toContain('Nothing failed on this thread');
    await undo();
    expect(await file('docs/pears.md')).toBeNull();
  });

  it('leaves what others pushed, and says so where they changed the same file', async () => {
    const { repository, said, thread, branch, file, undo } = await twoChanges();
    await repository.push({ by: 'ann', branch, files: { 'docs/plums.md': 'Plums.\n' } });
    await undo();
    expect([await file('docs/pears.md'), await file('docs/plums.md')]).toEqual([null, 'Plums.\n']);
    await repository.push({ by: 'ann', branch, files: { 'docs/apples.md': 'More apples.\n' } });
    const refused = await undo();
    expect(refused).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(said(thread).at(-2)).toContain(
      'could not be reverted, because `docs/apples.md` was changed again',
    );
    expect(await file('docs/apples.md')).toBe('More apples.\n');
  });
});
