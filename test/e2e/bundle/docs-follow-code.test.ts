// examples/workflows/docs-follow-code.yml, its inputs filled in as GitHub does and its step run.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';
import { page } from '../../support/snippets.ts';

it('documents what was merged, from a fork too, as a draft against the branch it went into', async () => {
  const { sandbox, repository, step, said } = await place();
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
    /^Started by \[a workflow\]\(\S+\) for #\d+\. `ddddddd` was pushed to `main`\.\n/,
  );
  expect(body).not.toMatch(/Requested by|on this thread|Update the documentation/);
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
