// docs/state.md is read in trouble, so each of its commands is run here, and its repairs repair.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { archiveJob } from '../../src/jobs/intake.ts';
import { CorruptState } from '../../src/shared/errors.ts';
import { create } from '../store/job-store.ts';
import { gitStore } from '../support/git-store.ts';
import { itWith } from '../support/programs.ts';
import { repositoryWith, testGit } from '../support/repository.ts';
import { page, runSnippet, snippets } from '../support/snippets.ts';
import { tempDir } from '../support/temp.ts';

const [fetch, story, index, goBack, byHand, anew, forget, ...others] = snippets(
  page('docs/state.md'),
).map(({ text }) => text);
const JOB = 'job1';

describe('docs/state.md', () => {
  itWith('jq', 'reads, repairs and forgets as it says', async () => {
    expect(others).toEqual([]);
    const remote = await repositoryWith({ 'README.md': '# Hello\n' });
    const store = await gitStore(remote);
    await create(store, JOB, 12);
    await create(store, 'job2');
    await store.updateShared('job2', archiving);
    const clone = join(tempDir(), 'clone');
    execFileSync('git', ['clone', '--quiet', remote, clone]);
    const run = (text = '') => runSnippet(text, clone, { JOB });
    const now = async () => (await gitStore(remote)).get(JOB);

    expect(await run(fetch)).toContain('"active"');
    expect(await run(story)).toMatch(/created\n.*"prompt": "do job1"/s);
    expect(await run(index)).toMatch(/"12": "job1"\n.*"id":"job2"/s);

    await breakRecord(remote, `refs/docket/jobs/${JOB}`, 'job.json');
    await expect(now()).rejects.toThrow(CorruptState);
    await run(`${fetch}${goBack}`);
    expect(await now()).toMatchObject({ status: 'active' });

    await run(byHand);
    expect(await now()).toMatchObject({ status: 'failed', reason: 'Ended by hand.', lease: null });

    await testGit.run(['--git-dir', remote, 'update-ref', '-d', 'refs/docket/state']);
    await expect(create(await gitStore(remote), 'job3')).rejects.toThrow('docs/state.md');
    await run(anew);
    await create(await gitStore(remote), 'job3');

    await run(forget);
    expect(await run(`git ls-remote origin 'refs/docket/*'`)).toBe('');
  });
});

const archiving: Parameters<Awaited<ReturnType<typeof gitStore>>['updateShared']>[1] = (view) =>
  archiveJob('job2', 'p', 0)({ ...view, job: view.job && { ...view.job, status: 'completed' } });

async function breakRecord(remote: string, ref: string, file: string): Promise<void> {
  const git = (args: string[], input = '') =>
    testGit.run(['--git-dir', remote, ...args], { input });
  const blob = (await git(['hash-object', '-w', '--stdin'], '{"half a rec')).trim();
  const tree = (await git(['mktree'], `100644 blob ${blob}\t${file}\n`)).trim();
  const commit = (await git(['commit-tree', tree, '-p', ref, '-m', 'Break'])).trim();
  await git(['update-ref', ref, commit]);
}
