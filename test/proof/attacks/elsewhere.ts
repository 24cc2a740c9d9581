// Documentation in another repository: what a token, a name, or a record of one repository could do in
// the other.
import { expect } from 'vitest';
import type { Attack, Place, Scene } from './scene.ts';

interface Two {
  scene: Scene;
  /** Where it is asked for. */
  code: Place;
  docs: Place;
  tokens: { code: string; docs: string };
  inputs: Record<string, string>;
}

async function two(scene: Scene, docsFiles: Record<string, string> = {}): Promise<Two> {
  const [code, docs] = [await scene.place(), await scene.place(docsFiles)];
  const issue = ({ repository }: Place) =>
    scene.sandbox.issueToken({ repositories: [repository.fullName] });
  const tokens = { code: issue(code), docs: issue(docs) };
  const inputs = {
    'github-token': tokens.code,
    'docs-token': tokens.docs,
    'docs-repository': docs.repository.fullName,
  };
  return { scene, code, docs, tokens, inputs };
}

const row = (
  what: string,
  must: string,
  see: (two: Two) => Promise<void>,
  files: Record<string, string> = {},
): Attack => ({
  category: 'another repository',
  ...{ what, must },
  see: async (scene) => see(await two(scene, files)),
});

export const ELSEWHERE: Attack[] = [
  row(
    'an agent that looks for both tokens everywhere',
    'finds neither',
    async ({ code, docs, tokens, inputs }) => {
      const agent =
        '(env; cat /proc/*/environ; git config -l; cat .git/config) 2>/dev/null > docs/x.md; echo Looked.';
      const ended = await code.ask('/docs explain the flag', { agent, inputs });
      const read = docs.published(ended) + code.published(ended);
      for (const token of Object.values(tokens)) {
        expect(read.replaceAll(`::add-mask::${token}`, '')).not.toContain(token);
      }
    },
  ),
  row(
    'a branch here with the name of a job there, opened and closed',
    'archives nothing',
    async ({ code, docs, inputs }) => {
      const job = (await docs.ask('/docs explain the flag')).outputs['job-id'] ?? '';
      const { repository } = code;
      await repository.push({ by: 'ann', branch: `docket/${job}`, files: { 'x.md': 'x\n' } });
      const wanted = { by: 'ann', title: 'Mine', head: `docket/${job}`, base: 'main' };
      const { pull } = await repository.openPull(wanted);
      await code.run(await repository.close(pull.number, 'ann'), { inputs });
      expect((await docs.ask('/docs status')).outputs.status).toBe('completed');
    },
  ),
  row(
    'a thread here with the number of a thread there that has a job',
    'has no job',
    async ({ code, docs, inputs }) => {
      const theirs = await docs.ask('/docs explain the flag');
      expect(code.thread).toBe(docs.thread);
      const ended = await code.ask('/docs cancel', { inputs });
      expect(ended.outputs['job-id']).toBeUndefined();
      const asked = await code.ask('/docs explain it here', { inputs });
      expect(asked.outputs['job-id']).not.toBe(theirs.outputs['job-id']);
    },
  ),
  row(
    'a job-id of a job that was asked for there',
    'is as unknown as one that never was',
    async ({ code, docs, inputs }) => {
      const job = (await docs.ask('/docs explain the flag')).outputs['job-id'] ?? '';
      const { repository, thread } = code;
      const { event } = repository.comment(thread, { by: 'ann', body: 'Hello.' });
      const ended = await code.run(event, {
        inputs: { ...inputs, mode: 'job', prompt: 'Take it over.', 'job-id': job },
      });
      expect(ended.code).toBe(1);
      expect(ended.log).toContain(`There is no job "${job}"`);
    },
  ),
  row(
    'settings there that hand variables of this workflow to the agent',
    'have no effect here',
    async ({ code, docs, inputs }) => {
      const secret = 'kx9Tq2-vR7mWz4pLb8Ns';
      const ended = await code.ask('/docs explain the flag', {
        ...{ inputs, agent: 'printenv DEPLOY_PHRASE > docs/x.md; echo "Looked." > docs/y.md' },
        env: { DEPLOY_PHRASE: secret },
      });
      expect(ended.outputs.outcome, ended.log).toBe('pull-request');
      expect(docs.published(ended)).not.toContain(secret);
      expect((await docs.made('docs/x.md')) ?? '').toBe('');
    },
    { '.github/docket.yml': 'agent: { env: [DEPLOY_PHRASE] }\n' },
  ),
  {
    category: 'another repository',
    what: 'a public thread that asks about private documentation',
    must: 'learns nothing of its pages, until the private side allows it',
    async see(scene) {
      const { code } = await two(scene);
      const { repository } = code;
      const name = `octo/private-docs-${repository.id}`;
      const page = { 'docs/plan.md': '# The secret plan\n\nUse `--launch-now`.\n' };
      const docs = await scene.sandbox.createRepository(name, { private: true, files: page });
      const token = scene.sandbox.issueToken({ repositories: [name, repository.fullName] });
      const inputs = { 'github-token': token, 'docs-token': token, 'docs-repository': name };
      const agent = 'cat docs/plan.md; echo "More." >> docs/plan.md';
      const ended = await code.ask('/docs explain the flag', { agent, inputs });
      expect(code.published(ended)).not.toMatch(/secret plan|launch-now/);
      expect(code.said()).toContain(`${name} is private and ${repository.fullName} is public`);
      expect(await docs.branches()).toEqual(['main']);
      const trusted = `trusted-repositories: { ${repository.fullName}: [publish] }\n`;
      const allow = { '.github/docket.yml': trusted };
      await docs.push({ by: 'ann', branch: 'main', files: allow });
      const allowed = await code.ask('/docs explain the flag', { agent, inputs });
      expect(allowed.outputs.outcome, allowed.log).toBe('pull-request');
    },
  },
  row(
    'a name with a path, a query, or another host',
    'is refused before anything is asked',
    async ({ scene, code, inputs }) => {
      const before = scene.sandbox.requests.length;
      for (const name of ['../x/y', 'octo/x?y', 'octo/..', 'evil.example/a/b', 'octo/a b']) {
        const ended = await code.ask('/docs explain the flag', {
          inputs: { ...inputs, 'docs-repository': name },
        });
        expect(ended.log).toContain('Input `docs-repository` must be a repository such as');
      }
      const asked = scene.sandbox.requests.slice(before);
      expect(asked.filter(({ path }) => /evil|\/x\b/.test(path))).toEqual([]);
    },
  ),
];
