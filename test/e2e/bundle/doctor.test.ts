import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { ForeignService } from '../../support/foreign-service.ts';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

const EXAMPLE = resolve(import.meta.dirname, '../../../examples/workflows/doctor.yml');
const COMMENTS = resolve(import.meta.dirname, '../../../examples/workflows/docs-comments.yml');
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
    expect(ended.log).toContain('✅ Agent: `sed` is installed.');
    expect(ended.summary).toContain('| ✅ | Clock |');
    expect(ended.code).toBe(0);
    expect(repository.reactions('thread', number)).toEqual([]);
    expect(await repository.branches()).toEqual(['main']);
  });

  it('says how to fix each problem, and fails', async () => {
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

  it('warns of nothing in a repository that is set up like the example', async () => {
    const { step, repository } = await place({});
    const files = { '.github/workflows/docs.yml': readFileSync(COMMENTS, 'utf8') };
    await repository.push({ by: 'ann', branch: 'main', files });
    const model = await modelServer();
    const { on: _, ...workflow } = parse(readFileSync(EXAMPLE, 'utf8'));
    const { with: example } = workflow.jobs.doctor.steps[0];
    const inputs = { ...example, model: 'm1', 'model-key': 'k', 'model-url': model };
    const ended = await runStep(step(DISPATCH, inputs));
    expect(ended.code).toBe(0);
    expect(ended.log).not.toMatch(/⚠️|❌/);
    expect(ended.log).toContain('ℹ️ Pull requests: Could not be checked: only a token with');
    expect(ended.log).toContain('✅ Workflows: Events, permissions, conditions, and inputs of');
    expect(ended.log).toContain('✅ Configuration: There is no `.github/docket.yml`');
    expect(ended.log).toContain('No problems found. Lines with ℹ️ are optional or could not');
    expect(ended.summary).toContain('No problems found. Lines with ℹ️');
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

/** An endpoint that lists no models: all that `doctor` asks for. */
async function modelServer(): Promise<string> {
  const server = createServer((_, response) => response.end('{"data":[]}'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
