// examples/workflows/docs-follow-code.yml, its inputs filled in as GitHub does and its step run, with the
// settings that it names.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';
import { page } from '../../support/snippets.ts';

const SETTINGS = {
  '.github/docket.yml': 'jobs: { batch: open }\npull-request: { draft: true }\n',
};

it('documents what was merged, from a fork too, as a draft against the branch it went into', async () => {
  const { sandbox, repository, step, said } = await place();
  await repository.push({ by: 'ann', branch: 'main', files: SETTINGS });
  const fork = await sandbox.fork(repository, 'stranger');
  await fork.push({ by: 'stranger', branch: 'json', files: { 'src/flags.ts': 'json: true\n' } });
  const { pull } = await repository.openPull({
    ...{ by: 'stranger', title: 'Add a flag', head: 'stranger:json', base: 'main' },
  });
  const { payload } = await repository.merge(pull.number, { by: 'ann' });
  const after = 'd'.repeat(40);
  const push = { ref: 'refs/heads/main', after, repository: payload.repository };
  const inputs = inputsFor({
    'steps.merged.outputs.number': String(pull.number),
    'github.ref_name': 'main',
  });
  const ended = await runStep(step({ name: 'push', payload: push }, inputs));

  expect(ended.outputs).toMatchObject({ outcome: 'pull-request' });
  const made = (await repository.pulls()).find(({ number }) => number !== pull.number);
  expect(made?.pull).toMatchObject({ baseRef: 'main', draft: true });
  const told = await repository.file(`docket/${ended.outputs['job-id']}`, 'docs/answer.md');
  expect(told).toContain(`Pull request #${pull.number} was merged.`);
  expect(told).toContain('| +json: true');
  expect(said(pull.number).join()).toContain(ended.outputs['pr-link']);
  const { body } = repository.thread(made?.number ?? 0);
  expect(body).toMatch(
    /^Started by \[a workflow\]\(\S+\) for #\d+\. `ddddddd` was pushed to `main`\.$/m,
  );
  expect(body).not.toMatch(/Asked by|on this thread|Update the documentation/);
});

describe('with `jobs: batch: open`', () => {
  async function setUp() {
    const here = await place();
    const { repository, step } = here;
    await repository.push({ by: 'ann', branch: 'main', files: SETTINGS });
    let merges = 0;
    /** Somebody's pull request is merged, and the workflow is about to run. */
    const merged = async () => {
      merges += 1;
      const branch = `feature-${merges}`;
      await repository.push({ by: 'ann', branch, files: { [`src/${branch}.ts`]: 'x\n' } });
      const { pull } = await repository.openPull({
        ...{ by: 'ann', title: `Feature ${merges}`, head: branch, base: 'main' },
      });
      const { payload } = await repository.merge(pull.number, { by: 'ann' });
      const push = {
        ref: 'refs/heads/main',
        after: 'd'.repeat(40),
        repository: payload.repository,
      };
      const inputs = inputsFor({
        'steps.merged.outputs.number': String(pull.number),
        'github.ref_name': 'main',
      });
      const run = { runId: 9_000 + merges };
      return { number: pull.number, step: step({ name: 'push', payload: push }, inputs, run) };
    };
    const ours = async () =>
      (await repository.pulls()).filter(({ pull }) => pull.headRef.startsWith('docket/'));
    return { ...here, merged, ours };
  }

  it('the next merge becomes a message to the open pull request, and the one after it a new one', async () => {
    const { merged, ours, repository, say, said } = await setUp();
    const [one, two] = [await merged(), await merged()];
    const first = await runStep(one.step);
    const second = await runStep(two.step);
    expect(second.outputs, second.log).toMatchObject({
      outcome: 'pull-request',
      'job-id': first.outputs['job-id'],
      'pr-link': first.outputs['pr-link'],
    });
    const [made, ...more] = await ours();
    expect(more).toEqual([]);
    const told = await repository.file(made?.pull.headRef ?? '', 'docs/answer.md');
    expect(told).toContain(`Pull request #${two.number} was merged.`);
    expect(repository.thread(made?.number ?? 0).body).toContain(`for #${two.number}.`);
    expect(said(two.number).join()).toContain(first.outputs['pr-link']);

    const again = await runStep({ ...two.step, attempt: 2 });
    expect(again.outputs['job-id'], again.log).toBe(first.outputs['job-id']);
    const changed = repository.thread(made?.number ?? 0).body.match(/Continued by/g);
    expect(changed).toHaveLength(1);

    const follow = await say(two.number, 'ann', '/docs with an example');
    expect(follow.outputs['job-id'], follow.log).toBe(first.outputs['job-id']);

    await repository.merge(made?.number ?? 0, { by: 'ann' });
    const third = await runStep((await merged()).step);
    expect(third.outputs, third.log).toMatchObject({ outcome: 'pull-request' });
    expect(third.outputs['job-id']).not.toBe(first.outputs['job-id']);
    expect(await ours()).toHaveLength(2);
  });

  it('two merges at the same moment become one pull request', async () => {
    const { merged, ours } = await setUp();
    const [one, two] = [await merged(), await merged()];
    const ended = await Promise.all([runStep(one.step), runStep(two.step)]);
    for (const { outputs, log } of ended) expect(outputs.outcome, log).toBe('pull-request');
    expect(await ours()).toHaveLength(1);
  });

  it('a re-run of the run that created the job finds it, and asks nothing again', async () => {
    const { merged, ours, repository } = await setUp();
    const { step } = await merged();
    const first = await runStep(step);
    const again = await runStep({ ...step, attempt: 2 });
    expect(again.outputs['job-id'], again.log).toBe(first.outputs['job-id']);
    const [made] = await ours();
    expect(repository.thread(made?.number ?? 0).body).not.toContain('Continued by');
  });
});

/** What the example gives, but for the model: the test's place has an agent. */
function inputsFor(known: Record<string, string>): Record<string, string> {
  const { jobs } = parse(page('examples/workflows/docs-follow-code.yml'));
  const given = Object.entries<unknown>(jobs.docs.steps.at(-1).with);
  return Object.fromEntries(
    given
      .filter(([name]) => !name.startsWith('model'))
      .map(([name, value]) => [
        name,
        String(value).replace(
          /\$\{\{ ([\w.]+) \}\}/g,
          (whole, path: string) => known[path] ?? whole,
        ),
      ]),
  );
}
