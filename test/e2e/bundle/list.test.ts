// `list-issue` through the committed bundle: housekeeping keeps the list, and a tick starts a job.
import { describe, expect, it } from 'vitest';
import { type Inputs, place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';
import { EVERY_DAY, logFile, misses, views, WEEK } from '../../support/traffic.ts';

const PAGE = '# Flags\n\nSee [the output](output.md) and [all settings](settings.md).\n';
const LOG =
  views('/', 40) +
  views('/start', 40, EVERY_DAY.slice(0, 7)) +
  views('/start', 10, EVERY_DAY.slice(7)) +
  views('/cli', 10) +
  misses('/output', 2);
const LINK_ITEM =
  /^- \[ \] `docs\/cli\.md` has the link to `output\.md`, which leads nowhere\. .*-->$/m;

async function setUp({ log = '', settings = 'list-issue: 1' } = {}) {
  const here = await place();
  const { repository, step } = here;
  repository.openIssue({ by: 'zoe', title: 'Documentation to do', body: 'By the docs team.' });
  await repository.push({
    ...{ by: 'ann', branch: 'main' },
    files: {
      'docs/cli.md': PAGE,
      'docs/start.md': '# Start\n',
      '.github/docket.yml': `${settings}\n`,
    },
  });
  const logs: Inputs = log === '' ? {} : { 'access-logs': logFile(log), ...WEEK };
  const list = () => {
    const [found] = repository
      .comments(1)
      .filter(({ body }) => body.startsWith('<!-- docket list '));
    if (!found) throw new Error('There is no list.');
    return found;
  };
  return {
    ...here,
    list,
    sweep: (inputs: Inputs = {}) =>
      runStep(step({ name: 'schedule', payload: {} }, { mode: 'sweep', ...logs, ...inputs })),
    /** Somebody changes the list, and the workflow runs. */
    edit(by: string, change: (body: string) => string, inputs: Inputs = {}) {
      const event = repository.rewrite(list(), { by, body: change(list().body) });
      return runStep(step(event, { ...logs, ...inputs }));
    },
    pulls: async () => (await repository.pulls()).filter(({ author }) => author !== 'ann'),
  };
}

const tick = (item: RegExp) => (body: string) =>
  body.replace(item, (line) => line.replace('[ ]', '[x]'));

describe('the list of documentation to do', () => {
  it('has dead links, what readers miss, and open pull requests, and is edited only if it changes', async () => {
    const { sweep, list, repository, watch } = await setUp({ log: LOG });
    const swept = await sweep();
    expect(swept.code, swept.log).toBe(0);
    const { body, editedAt } = list();
    expect(body).toMatch(LINK_ITEM);
    expect(body).toMatch(/^- \[ \] `docs\/cli\.md` has the link to `settings\.md`/m);
    expect(body).toMatch(
      /### Missing pages that readers asked for\n\n- \[ \] `\/output`: AI requested/,
    );
    expect(body).toMatch(
      /### Pages that lose readers\n\n- \[ \] `docs\/start\.md`: Its views fell/,
    );
    expect(repository.thread(1).body).toBe('By the docs team.');
    const edits: string[] = [];
    watch(({ method, path }) => {
      if (method === 'PATCH') edits.push(path);
    });
    await sweep();
    expect([edits, list().editedAt]).toEqual([[], editedAt]);
    expect(repository.comments(1)).toHaveLength(1);
  });

  it('starts the job of a box that someone ticks, once, and says what became of it', async () => {
    const { sweep, edit, list, pulls, repository, said } = await setUp();
    await sweep();
    expect(list().body).toContain('_Page views need a source.');
    const ended = await edit('ann', tick(LINK_ITEM));
    expect(ended, ended.log).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    const [made, ...more] = await pulls();
    expect(more).toEqual([]);
    const asked = await repository.file(made?.pull?.headRef ?? '', 'docs/answer.md');
    expect(asked).toContain('Correct the link to `output.md` in `docs/cli.md`');
    expect(list().body).toContain(
      '- `docs/cli.md` has the link to `output.md`, which leads nowhere. #2 is open.',
    );
    expect(list().body).toContain('### Open pull requests\n\n- #2');
    const end = said(1).at(-1) ?? '';
    expect(end).toMatch(/^`docs\/cli\.md` has the link to `output\.md`/);
    expect(end).toContain(`${repository.url}/pull/2`);
    const before = repository.comments(1).length;
    await sweep();
    expect(await pulls()).toHaveLength(1);
    expect(repository.comments(1)).toHaveLength(before);
  });

  it('starts nothing twice for one tick, however often its event runs', async () => {
    const { sweep, list, repository, step, pulls } = await setUp();
    await sweep();
    const event = repository.rewrite(list(), { by: 'ann', body: tick(LINK_ITEM)(list().body) });
    const ended = await Promise.all([runStep(step(event)), runStep(step(event))]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    await runStep(step(event, {}, { attempt: 2 }));
    expect(await pulls()).toHaveLength(1);
    await repository.close(2, 'ann');
    // The tick is older than the end of its job: it asks for nothing new.
    await runStep(step(event));
    expect(await pulls()).toHaveLength(1);
    await sweep();
    expect(list().body).toMatch(LINK_ITEM);
  });

  it('refuses a person without permission once, in a reply', async () => {
    const { sweep, edit, pulls, said, list } = await setUp();
    await sweep();
    const ended = await edit('zoe', tick(LINK_ITEM));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    await edit('zoe', (body) => body.replace('[ ]', '[x]'));
    expect(said(1).filter((text) => text.includes('needs **write** permission'))).toHaveLength(1);
    // What she ticked does not count for the next person who edits the list.
    await edit('ann', (body) => `${body}\n`);
    expect(await pulls()).toEqual([]);
    await sweep();
    expect(list().body).not.toContain('[x]');
  });

  it('is nothing without its marker, or on another issue', async () => {
    const { sweep, edit, list, repository, step, pulls } = await setUp();
    await sweep();
    const { body } = list();
    const other = repository.openIssue({ by: 'zoe', title: 'Mine' }).number;
    const { comment } = repository.comment(other, { by: 'github-actions[bot]', body });
    const event = repository.rewrite(comment, { by: 'ann', body: tick(LINK_ITEM)(body) });
    const elsewhere = await runStep(step(event));
    expect(elsewhere, elsewhere.log).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    const bare = await edit('ann', (text) => tick(LINK_ITEM)(text).replace(/^<!-- .*\n/, ''));
    expect(bare, bare.log).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(await pulls()).toEqual([]);
  });

  it('says what is wrong with its issue, and housekeeping goes on', async () => {
    const { sweep, repository } = await setUp({ settings: 'list-issue: 99' });
    const swept = await sweep();
    expect(swept.code).toBe(0);
    expect(swept.log).toContain(
      '::warning::The list on #99 (`list-issue`) was not updated: There is no such issue',
    );
    expect(repository.comments(1)).toEqual([]);
  });

  it('tells why a job that someone ticked failed, and can be ticked again', async () => {
    const { sweep, edit, list, said, pulls } = await setUp();
    await sweep();
    const failed = await edit('ann', tick(LINK_ITEM), { 'agent-command': 'exit 3' });
    expect(failed).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    const end = said(1).at(-1);
    expect(end).toMatch(/^`docs\/cli\.md` has the link to `output\.md`/);
    expect(end).toContain(
      '**The job failed.** To try again, tick its box again.\n\n> The agent ended with exit code 3.',
    );
    expect(list().body).toMatch(LINK_ITEM);
    expect(await edit('ann', tick(LINK_ITEM))).toMatchObject({
      outputs: { outcome: 'pull-request' },
    });
    expect(await pulls()).toHaveLength(1);
  });
});
