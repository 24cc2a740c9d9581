// The README's first workflow, through the committed bundle: a model at an OpenAI-compatible address.
import { describe, expect, it } from 'vitest';
import { modelServer } from '../../support/model-server.ts';
import { place } from '../../support/place.ts';

const KEY = 'mk_T7qZ2vLx9Rn4Wb8Ys3';

describe('a command that a model carries out', () => {
  it('becomes a pull request, and continues from there', async () => {
    const { url, requests } = await modelServer([
      { calls: [{ name: 'read', input: { path: 'docs/index.md' } }] },
      { calls: [{ name: 'write', input: { path: 'docs/json.md', content: '# JSON\n' } }] },
      { text: 'Explained the flag.', usage: { input: 900, output: 40 } },
      { calls: [{ name: 'edit', input: { path: 'docs/json.md', find: 'JSON', replace: 'Json' } }] },
      { text: 'Wrote it smaller.' },
    ]);
    const inputs = { 'model-url': url, model: 'small', 'model-key': KEY };
    const { repository, say, said } = await place(inputs);
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag', body: 'Prints JSON.' });
    const first = await say(number, 'ann', '/docs explain the flag');
    expect(first, first.log).toMatchObject({ code: 0, reactions: ['eyes', 'rocket'] });
    expect(said(number)).toEqual([expect.stringContaining(`Done: ${first.outputs['pr-link']}`)]);
    const branch = `docket/${first.outputs['job-id']}`;
    expect(await repository.file(branch, 'docs/json.md')).toBe('# JSON\n');

    const [asked] = requests;
    expect(asked).toMatchObject({ path: '/v1/chat/completions', body: { model: 'small' } });
    expect(asked?.headers.authorization).toBe(`Bearer ${KEY}`);
    const told = JSON.stringify(asked?.body.messages);
    expect(told).toContain('explain the flag');
    expect(told).toContain('Prints JSON.');

    const second = await say(number, 'ann', '/docs write it smaller');
    expect(second.outputs['pr-link']).toBe(first.outputs['pr-link']);
    expect(await repository.file(branch, 'docs/json.md')).toBe('# Json\n');
    for (const text of [first.log, second.log]) {
      const shown = text.split('\n').filter((line) => !line.startsWith('::add-mask::'));
      expect(shown.join('\n')).not.toContain(KEY);
    }
  });

  it('fails with the sentence that helps when the key is wrong', async () => {
    const { url } = await modelServer([{ status: 401, body: '{"error":{"message":"bad key"}}' }]);
    const { repository, say, said } = await place({ 'model-url': url, model: 'small' });
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag');
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(said(number).at(-2)).toMatch(/`model-key`/);
  });
});
