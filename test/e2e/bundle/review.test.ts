// Reviews that request changes, through the committed bundle.
import { describe, expect, it } from 'vitest';
import { ForeignService } from '../../support/foreign-service.ts';
import { type Inputs, place, withoutMarker } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

/** A job with a pull request. */
async function withPull(files: Record<string, string> = {}) {
  const here = await place();
  const { repository, say } = here;
  if (Object.keys(files).length > 0) await repository.push({ by: 'ann', branch: 'main', files });
  const { number } = repository.openIssue({ by: 'zoe', title: 'A flag', body: 'It prints JSON.' });
  const first = await say(number, 'ann', '/docs explain the --json flag');
  const pull = Number(first.outputs['pr-link']?.split('/').at(-1));
  const job = first.outputs['job-id'] ?? '';
  const page = () => repository.file(`docket/${job}`, 'docs/answer.md');
  return { ...here, thread: number, pull, job, page };
}

const COMMENTS = [
  { path: 'docs/answer.md', line: 1, body: 'Say what it prints.' },
  { path: 'docs/answer.md', startLine: 2, line: 3, body: 'Too long. <!-- HIDDEN -->' },
];

describe('a review that requests changes', () => {
  it('continues the job with its text and its comments on lines', async () => {
    const { repository, step, said, pull, job, page } = await withPull();
    const wanted = { by: 'bob', body: 'Name the default.\r\n<!-- HIDDEN -->', comments: COMMENTS };
    const { review, event } = await repository.requestChanges(pull, wanted);
    const ended = await runStep(step(event));

    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request', 'job-id': job } });
    expect(await repository.pulls()).toHaveLength(1);
    const asked = (await page())?.split('## What to do now').at(-1);
    expect(asked?.trim()).toBe(
      'Name the default.\n\nIn `docs/answer.md`, line 1:\nSay what it prints.\n\nIn `docs/answer.md`, lines 2 to 3:\nToo long.',
    );
    expect(await page()).toMatch(
      /The review comments on a file of the pull request, line 1:\n\| docs\/answer.md\n\| @@ /,
    );
    expect(await page()).not.toContain('HIDDEN');
    const reactions = repository.reactions('review', review.id).map(({ content }) => content);
    expect(reactions).toEqual(['eyes', 'rocket']);
    expect(said(pull)).toEqual([
      expect.stringMatching(/^🚀 \*\*Pushed `\w{7}`: `docs\/answer\.md` \+\d+ −\d+\.\*\*/),
    ]);
    expect(said(pull).join()).not.toContain(`/pull/${pull}`);
    expect(ended.summary).toContain('a review');
  });

  it('is answered on its lines, and quoted by what they say', async () => {
    const { repository, step, pull } = await withPull();
    const wanted = { by: 'bob', body: 'See below.', comments: COMMENTS };
    const { event, comments } = await repository.requestChanges(pull, wanted);
    const ended = await runStep(step(event));
    await runStep(step(event, {}, { attempt: 2 }));
    const body = repository.thread(pull).body;
    expect(body).toContain('> In `docs/answer.md`, line 1:\n> Say what it prints.');
    expect(body).not.toContain('See below.');
    expect(ended.summary).not.toContain('See below.');
    for (const { id } of comments) {
      const answers = repository.reviewComments(pull).filter(({ inReplyTo }) => inReplyTo === id);
      expect(answers.map((one) => withoutMarker(one.body))).toEqual([
        [expect.stringMatching(/^✅ Pushed a change in `\w{7}`: `docs\/answer\.md` \+\d+ −\d+\./)],
      ]);
    }
  });

  it('that is delivered twice or run again is taken up once', async () => {
    const { repository, step, said, pull, job } = await withPull();
    const { event } = await repository.requestChanges(pull, {
      by: 'ann',
      body: 'Name the default.',
    });
    const [one, two] = await Promise.all([runStep(step(event)), runStep(step(event))]);
    const rerun = await runStep(step(event, {}, { attempt: 2 }));
    expect([one.outputs['job-id'], two.outputs, rerun.outputs]).toEqual([
      job,
      one.outputs,
      one.outputs,
    ]);
    expect(said(pull)).toHaveLength(1);
    const body = repository.thread(pull).body;
    expect(body.match(/Then asked/g)).toHaveLength(1);
  });

  it('and holds a command is that command, once', async () => {
    const { repository, step, pull, page } = await withPull();
    const wanted = { by: 'ann', body: 'Please.\n\n/docs name the default', comments: COMMENTS };
    const { event } = await repository.requestChanges(pull, wanted);
    await runStep(step(event));
    expect((await page())?.split('## What to do now').at(-1)?.trim()).toBe('name the default');
    expect(repository.thread(pull).body.match(/Then asked/g)).toHaveLength(1);
  });

  it('leaves out comments that were edited since, and commands of their own', async () => {
    const { repository, step, pull, page } = await withPull();
    const own = { path: 'docs/answer.md', line: 2, body: '/docs remove this line' };
    const wanted = { by: 'ann', body: '', comments: [...COMMENTS, own] };
    const { event, comments } = await repository.requestChanges(pull, wanted);
    if (comments[0]) repository.editComment(comments[0], 'EVIL');
    await runStep(step(event));
    const asked = (await page())?.split('## What to do now').at(-1)?.trim();
    expect(asked).toBe(
      'In `docs/answer.md`, lines 2 to 3:\nToo long.\n\n(Comments that were edited after the review, left out: 1)',
    );
  });

  it.each<[string, Inputs | undefined, Record<string, string>, string]>([
    [
      'is only read for commands if the settings say so',
      undefined,
      { '.github/docket.yml': 'review: commands-only\n' },
      'review: commands-only',
    ],
    ['changes nothing in a dry run', { 'dry-run': 'true' }, {}, 'Job '],
  ])('%s', async (_what, inputs, files, says) => {
    const { repository, step, said, pull, page } = await withPull(files);
    const before = await page();
    const { event, review } = await repository.requestChanges(pull, {
      by: 'ann',
      body: 'Shorter, please.',
    });
    const ended = await runStep(step(event, inputs));
    expect(ended.code).toBe(0);
    expect(ended.outputs.outcome).toMatch(/ignored|dry-run/);
    expect(ended.log).toContain(says);
    expect(await page()).toBe(before);
    expect([said(pull), repository.reactions('review', review.id)]).toEqual([[], []]);
  });

  it('continues the job of a service elsewhere, on the pull request that its comment links', async () => {
    const here = await place({});
    const service = await ForeignService.start(here.repository);
    const token = here.sandbox.issueToken({ access: { contents: 'read', issues: 'write' } });
    const inputs = { ...service.inputs, 'github-token': token };
    const { number } = here.repository.openIssue({ by: 'zoe', title: 'A flag', body: 'JSON.' });
    const first = await here.say(number, 'ann', '/docs explain the flag', inputs);
    const pull = Number(first.outputs['pr-link']?.split('/').at(-1));
    const { event } = await here.repository.requestChanges(pull, {
      by: 'ann',
      body: 'Name the default.',
    });
    const ended = await runStep(here.step(event, inputs));
    expect(ended.outputs).toMatchObject({
      outcome: 'pull-request',
      'job-id': first.outputs['job-id'],
    });
    expect(service.jobs[0]?.prompts).toHaveLength(2);
    expect(service.jobs[0]?.prompts[1]).toContain('Name the default.');
  });
});
