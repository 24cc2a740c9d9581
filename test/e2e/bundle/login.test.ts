// A workflow without a stored key, through the committed bundle.
import { describe, expect, it } from 'vitest';
import { identityProviders, SETTINGS } from '../../support/identity-providers.ts';
import { modelServer } from '../../support/model-server.ts';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

const settings = `agent: ${JSON.stringify({ login: SETTINGS.anthropic })}\n`;
const DISPATCH = { name: 'workflow_dispatch', payload: {} };

async function scene(id?: string) {
  const model = await modelServer([
    { calls: [{ name: 'write', input: { path: 'docs/json.md', content: '# JSON\n' } }] },
    { text: 'Explained the flag.' },
  ]);
  const here = await place({ 'model-url': model.url, model: 'small' });
  const { repository } = here;
  await repository.push({ by: 'ann', branch: 'main', files: { '.github/docket.yml': settings } });
  const repositoryId = String(id ?? repository.id);
  const providers = await identityProviders({ repositoryId, trusted: repositoryId });
  const env = { ...providers.env, ANTHROPIC_BASE_URL: providers.addresses.anthropic ?? '' };
  return { ...here, model, providers, env };
}

const shown = (log: string) =>
  log
    .split('\n')
    .filter((line) => !line.startsWith('::add-mask::'))
    .join('\n');

describe('a workflow without a stored key', () => {
  it('signs in with its own identity, and shows neither it nor the key', async () => {
    const { repository, step, model, providers, env } = await scene();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const { event } = repository.comment(number, { by: 'ann', body: '/docs explain the flag' });
    const ended = await runStep(step(event, {}, { env }));
    expect(ended, ended.log).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(ended.log).toContain('Signed in to Anthropic with the workflow’s identity');
    // One exchange for all requests.
    expect(providers.asked).toEqual(['/identity', '/anthropic/v1/oauth/token']);
    for (const { headers } of model.requests) {
      expect(providers.accepts(headers.authorization)).toBe(true);
      expect(headers['anthropic-beta']).toBe('oauth-2025-04-20');
    }
    for (const secret of providers.issued) {
      expect(ended.log).toContain(`::add-mask::${secret}`);
      expect(shown(ended.log) + ended.summary).not.toContain(secret);
    }
  });

  it('says on the thread what is missing', async () => {
    const { repository, step, said, model } = await scene();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const { event } = repository.comment(number, { by: 'ann', body: '/docs explain the flag' });
    const ended = await runStep(step(event));
    expect(ended.outputs.outcome).toBe('failed');
    expect(said(number).join('\n')).toContain('Grant the job `permissions: id-token: write`.');
    expect(model.requests).toEqual([]);
  });

  it('lets doctor sign in and say what the provider should insist on', async () => {
    const { repository, step, env, providers } = await scene();
    const ended = await runStep(step(DISPATCH, { mode: 'doctor' }, { env }));
    expect(ended.log).toContain(
      `✅ Login: Anthropic accepts the workflow’s identity. In the federation rule, match \`repository_id\` = \`${repository.id}\``,
    );
    expect(ended.log).toContain('✅ Agent: The endpoint responds.');
    for (const secret of providers.issued) expect(shown(ended.log)).not.toContain(secret);
  });

  it('lets doctor say that the identity is another repository’s', async () => {
    const { step, env } = await scene('666');
    const ended = await runStep(step(DISPATCH, { mode: 'doctor' }, { env }));
    expect(ended.code).toBe(1);
    expect(ended.log).toMatch(/❌ Login: The identity .* is for another repository or audience/);
  });
});
