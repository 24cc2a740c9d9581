import { describe, expect, it } from 'vitest';
import { ForeignService } from '../support/foreign-service.ts';
import { place } from '../support/place.ts';
import { runStep } from '../support/runner.ts';

const DISPATCH = { name: 'workflow_dispatch', payload: {} };

describe('mode: doctor', () => {
  it('passes in a repository that is set up correctly, and leaves no trace', async () => {
    const { sandbox, repository, step } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    // Only an administrator may see the setting.
    const token = sandbox.issueToken({ access: { administration: 'read' } });
    const inputs = { mode: 'doctor', 'issue-number': String(number), 'github-token': token };
    const ended = await runStep(step(DISPATCH, inputs));
    expect(ended.log).toContain(
      '✅ Token: It can read octo/handbook and acts as github-actions[bot].',
    );
    expect(ended.log).toContain(
      `✅ Replies on threads: The token can react and reply on #${number}.`,
    );
    expect(ended.log).toContain('✅ Job records: The token can write to `refs/docket/state`.');
    expect(ended.log).toContain(
      '✅ Pull requests: Workflows can open pull requests in this repository.',
    );
    expect(ended.log).toContain('✅ Agent: `cat` is installed.');
    expect(ended.summary).toContain('| ✅ | Clock |');
    expect(ended.code).toBe(0);
    expect(repository.reactions('thread', number)).toEqual([]);
    expect(await repository.branches()).toEqual(['main']);
  });

  it('tells how to fix each problem, and fails', async () => {
    const { sandbox, repository, step } = await place();
    repository.settings({ actionsMayOpenPulls: false });
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    await repository.push({ by: 'ann', branch: 'main', files: { '.github/docket.yml': 'a: 1\n' } });
    const token = sandbox.issueToken({
      access: { administration: 'read', contents: 'read', issues: 'read', pull_requests: 'read' },
    });
    const inputs = {
      ...{ mode: 'doctor', 'issue-number': String(number), 'github-token': token },
      'agent-command': 'no-such-agent --print',
    };
    const ended = await runStep(step(DISPATCH, inputs));
    expect(ended.code).toBe(1);
    expect(ended.log).toMatch(/❌ Replies on threads: /);
    expect(ended.log).toMatch(/❌ Configuration: .*Line 1: `a` is not a setting/);
    expect(ended.log).toMatch(/❌ Job records: .*contents: write/);
    expect(ended.log).toMatch(/❌ Pull requests: .*Allow GitHub Actions to create/);
    expect(ended.log).toContain('❌ Agent: `no-such-agent` is not on PATH.');
    expect(ended.log).toContain('::error::Found 5 problems');
  });

  it('asks a remote service whether it takes the key', async () => {
    const { repository, step } = await place({ mode: 'doctor' });
    const { inputs } = await ForeignService.start(repository);
    const well = await runStep(step(DISPATCH, inputs));
    expect(well.log).toContain('✅ Service: It responds and accepts the key.');
    const refused = await runStep(step(DISPATCH, { ...inputs, 'api-key': 'svc_not_the_key' }));
    expect(refused.code).toBe(1);
    expect(refused.log).toMatch(/❌ Service: .*key/);
  });
});
