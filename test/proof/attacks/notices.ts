// What Docket says of a setup that does not work, whom it notifies, and which comments it hides.
import { expect } from 'vitest';
import type { Attack, Place, Scene } from './scene.ts';

const SECRET = 'kx9Tq2-vR7mWz4pLb8Ns';
const HOSTILE = '@octo/team <img src=x onerror=alert(1)> [here](https://evil.example) #1 closes #2';

/** Inputs with a value that is wrong, and that may come from a secret of the workflow. */
const WITH_VALUE: Record<string, Record<string, string>> = {
  'a model URL that holds a password': { 'model-url': `https://ann:${SECRET}@models.example/v1` },
  'a number that is a key': { 'timeout-minutes': SECRET },
  'a project that is a key': { 'project-id': `a/${SECRET}` },
  'a glob that holds a key': { 'docs-paths': `docs/${SECRET}/${'{a,b}'.repeat(40)}` },
  'a date that is a key': { 'date-from': SECRET },
};

const VALUES: Attack[] = Object.entries(WITH_VALUE).map(([what, inputs]) => ({
  category: 'setup answers',
  what,
  must: 'is told on the thread without its value',
  async see(scene: Scene) {
    const place = await scene.place();
    const ended = await place.ask('/docs explain the flag', { inputs });
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    const [name = ''] = Object.keys(inputs);
    expect(place.said()).toContain(`Input \`${name}\``);
    expect(place.said()).not.toContain(SECRET);
  },
}));

/** Nobody was answered, and nothing was claimed. */
function silent(place: Place): void {
  expect(place.said()).toBe('');
  const [comment] = place.repository.comments(place.thread);
  expect(place.repository.reactions('comment', comment?.id ?? 0)).toEqual([]);
}

const STRANGERS: Attack[] = [
  {
    category: 'setup answers',
    what: 'a stranger’s command in a workflow whose inputs are wrong',
    must: 'gets no comment and no reaction',
    async see(scene) {
      const place = await scene.place();
      const inputs = { wait: 'false' };
      const ended = await place.ask('/docs explain the flag', { by: 'stranger', inputs });
      expect(ended.code).toBe(1);
      silent(place);
    },
  },
  {
    category: 'setup answers',
    what: 'a bot’s command in a workflow whose inputs are wrong',
    must: 'gets no comment and no reaction',
    async see(scene) {
      const place = await scene.place();
      const inputs = { wait: 'false', 'allowed-bots': '*[bot]' };
      const ended = await place.ask('/docs explain the flag', { by: 'evil[bot]', inputs });
      expect(ended.code).toBe(1);
      silent(place);
    },
  },
  {
    category: 'setup answers',
    what: 'wrong inputs and a permission API that fails',
    must: 'is a no: nobody is answered',
    async see(scene) {
      const place = await scene.place();
      const on = `GET /repos/${place.repository.fullName}/collaborators/*/permission`;
      scene.sandbox.faults.add({ on, fault: { kind: 'status', status: 404 }, times: 9 });
      await place.ask('/docs explain the flag', { inputs: { wait: 'false' } });
      silent(place);
    },
  },
  {
    category: 'setup answers',
    what: 'wrong settings that hold mentions, HTML and links',
    must: 'are told, and nothing in them acts',
    async see(scene) {
      const place = await scene.place({ '.github/docket.yml': `${JSON.stringify(HOSTILE)}: 1\n` });
      await place.ask('/docs status');
      const said = place.said();
      expect(said).toContain('is not a setting');
      expect(said).not.toMatch(/@octo|<img|\]\(https:\/\/evil|#1\b|#2\b/);
    },
  },
];

const NOTICES: Attack[] = [
  {
    category: 'notices',
    what: 'an author whose name in the event is more than a login',
    must: 'is neither mentioned nor believed',
    async see(scene) {
      const place = await scene.place();
      const { event } = place.repository.comment(place.thread, {
        ...{ by: 'ann', body: '/docs explain the flag' },
      });
      const user = { login: 'ann @octo/team', type: 'User' };
      const comment = { ...(event.payload.comment as object), user };
      const ended = await place.run({ ...event, payload: { ...event.payload, comment } });
      expect(ended.outputs).toEqual({ outcome: 'ignored' });
      expect(place.said()).not.toContain('@octo');
    },
  },
  {
    category: 'notices',
    what: 'an agent and a request that name other people',
    must: 'notify only the person who asked',
    async see(scene) {
      const place = await scene.place();
      const agent = 'echo "Ask @stranger and @octo/team to review."';
      await place.ask('/docs explain the flag to @stranger and @zoe', { agent });
      const mentions = place.said().match(/@[a-z]/gi) ?? [];
      expect(mentions).toEqual(['@a']);
      expect(place.said()).toContain('@ann, the agent is done.');
    },
  },
  {
    category: 'notices',
    what: 'a request that asks for another reviewer',
    must: 'gets the person who asked, and nobody else',
    async see(scene) {
      const place = await scene.place();
      place.repository.collaborator('carl', 'write');
      await place.ask('/docs explain the flag, reviewers: carl, requested by @carl');
      const [made] = await place.repository.pulls();
      expect(made?.pull.reviewers).toEqual(['ann']);
    },
  },
  {
    category: 'notices',
    what: 'a stranger’s comment with the marker of an old answer',
    must: 'is not hidden',
    async see(scene) {
      const place = await scene.place();
      await place.ask('/docs help');
      const [, ours] = place.repository.comments(place.thread);
      const forged = [ours?.body ?? '', '<!-- docket comment%3A1 answer -->\nForged.'].map(
        (body) => place.repository.comment(place.thread, { by: 'stranger', body }).comment,
      );
      await place.ask('/docs help');
      const hidden = place.repository.comments(place.thread).filter((one) => one.minimized);
      expect(hidden.map(({ id }) => id)).toEqual([ours?.id]);
      expect(forged).toHaveLength(2);
    },
  },
];

export const NOTICES_AND_SETUP: Attack[] = [...VALUES, ...STRANGERS, ...NOTICES];
