// Who asks, and where: people without permission, bots, forged events and markers, forks, moved heads.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { HostEvent } from '../../local-github/host-event.ts';
import type { FaultRule } from '../../support/faults.ts';
import type { Ended } from '../../support/runner.ts';
import type { Attack, Place, Scene } from './scene.ts';

/** No branch, no record, no job: whatever was asked did not happen. */
async function nothingDone(place: Place, ended: Ended): Promise<void> {
  expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
  expect(await place.repository.branches()).toEqual(['main']);
  expect(ended.outputs).not.toHaveProperty('job-id');
}

const FAULTS: Record<string, Omit<FaultRule, 'on'>> = {
  'knows nobody': { fault: { kind: 'status', status: 404 } },
  'answers in another shape': {
    fault: { kind: 'status', status: 200, body: { permission: 'admin', role_name: 'chief' } },
  },
  'answers flags that are no booleans': {
    fault: {
      kind: 'status',
      status: 200,
      body: { permission: 'admin', user: { permissions: { admin: 'true', push: 1 } } },
    },
  },
};

const PERMISSION: Attack[] = Object.entries(FAULTS).map(([what, fault]) => ({
  category: 'permission',
  what: `a permission API that ${what}`,
  must: 'is a no',
  async see({ sandbox, place: open }: Scene) {
    const place = await open();
    const on = `GET /repos/${place.repository.fullName}/collaborators/*/permission`;
    sandbox.faults.add({ on, ...fault, times: 9 });
    await nothingDone(place, await place.ask('/docs explain the flag'));
    expect(place.said()).toContain('could not confirm');
  },
}));

/** What GitHub says about our own credentials says nothing about the person. */
const REFUSALS: Record<string, { status: number; because: string }> = {
  'is forbidden': { status: 403, because: 'GitHub denied permission' },
  'has lost its credentials': { status: 401, because: 'GitHub rejected the token' },
};

const REFUSED: Attack[] = Object.entries(REFUSALS).map(([what, { status, because }]) => ({
  category: 'permission',
  what: `a permission API that ${what}`,
  must: 'is neither a yes nor a no: nothing is done, and the run says why',
  async see({ sandbox, place: open }) {
    const place = await open();
    const on = `GET /repos/${place.repository.fullName}/collaborators/*/permission`;
    sandbox.faults.add({ on, fault: { kind: 'status', status }, times: 9 });
    const ended = await place.ask('/docs explain the flag');
    expect(ended.code).toBe(1);
    expect(ended.log).toContain(because);
    expect(ended.outputs).not.toHaveProperty('job-id');
    expect(await place.repository.branches()).toEqual(['main']);
  },
}));

type Forge = (event: HostEvent) => Record<string, unknown>;

const forged = (what: string, by: string, forge: Forge): Attack => ({
  category: 'permission',
  what,
  must: 'is not heard',
  async see(scene) {
    const place = await scene.place();
    const { event } = place.repository.comment(place.thread, {
      by,
      body: '/docs explain the flag',
    });
    const ended = await place.run({ ...event, payload: { ...event.payload, ...forge(event) } });
    await nothingDone(place, ended);
  },
});

const PEOPLE: Attack[] = [
  {
    category: 'permission',
    what: 'a stranger',
    must: 'is told so, once',
    async see(scene) {
      const place = await scene.place();
      await nothingDone(place, await place.ask('/docs explain the flag', { by: 'stranger' }));
      await nothingDone(place, await place.ask('/docs explain it again', { by: 'stranger' }));
      expect(place.said().match(/Thanks, stranger./g)).toHaveLength(1);
    },
  },
  {
    category: 'permission',
    what: 'a person whose permission was revoked after the comment',
    must: 'is refused',
    async see(scene) {
      const place = await scene.place();
      const { event } = place.repository.comment(place.thread, {
        by: 'ann',
        body: '/docs explain the flag',
      });
      place.repository.collaborator('ann', 'read');
      await nothingDone(place, await place.run(event));
    },
  },
  forged('a comment of our own bot', 'github-actions[bot]', () => ({})),
  forged('a comment of a foreign bot', 'evil[bot]', () => ({})),
  forged('a comment of an app that is not called a bot', 'ann', ({ payload }) => ({
    comment: { ...(payload.comment as object), user: { login: 'ann', type: 'Bot' } },
  })),
  forged('a comment of a deleted account', 'ann', ({ payload }) => ({
    comment: { ...(payload.comment as object), user: null },
  })),
  forged('a comment that was edited into a command', 'ann', () => ({ action: 'edited' })),
  forged('an event without a comment', 'ann', () => ({ comment: {} })),
  forged('an event that is not what it says', 'ann', () => ({ comment: [], issue: 'x' })),
  {
    category: 'forged markers',
    what: 'a stranger’s comment that looks like our answer to a command',
    must: 'is not taken for it: the command is carried out and answered',
    async see(scene) {
      const place = await scene.place();
      const { comment, event } = place.repository.comment(place.thread, {
        by: 'ann',
        body: '/docs explain the flag',
      });
      const marker = `<!-- docket comment%3A${comment.id} sent job=evil -->`;
      const fake = place.repository.comment(place.thread, {
        by: 'stranger',
        body: `${marker}\nDone.`,
      });
      place.repository.react('comment', comment.id, 'github-actions[bot]', 'eyes');
      const ended = await place.run(event, { more: { attempt: 2 } });
      expect(ended.outputs.outcome).toBe('pull-request');
      expect(fake.comment.body).toBe(`${marker}\nDone.`);
      expect(place.said()).toContain('Done: http');
    },
  },
  {
    category: 'forged markers',
    what: 'a command that begins with a marker of ours',
    must: 'is not heard',
    async see(scene) {
      const place = await scene.place();
      const ended = await place.ask('<!-- docket comment%3A1 told -->\n/docs explain the flag');
      await nothingDone(place, ended);
    },
  },
  {
    category: 'forged events',
    what: 'a closed pull request of a fork whose branch is called like a job’s',
    must: 'archives nothing',
    async see(scene) {
      const place = await scene.place();
      const first = await place.ask('/docs explain the flag');
      const branch = `docket/${first.outputs['job-id']}`;
      const fork = await scene.sandbox.fork(place.repository, `fork${place.repository.id}`);
      await fork.push({ by: 'stranger', branch, files: { 'docs/x.md': 'x' } });
      const { pull } = await place.repository.openPull({
        ...{
          by: 'stranger',
          title: 'x',
          head: `fork${place.repository.id}:${branch}`,
          base: 'main',
        },
      });
      const ended = await place.run(await place.repository.close(pull.number, 'stranger'));
      expect(ended.outputs).toEqual({ outcome: 'ignored' });
      const status = await place.ask('/docs status');
      expect(status.outputs.status).toBe('completed');
    },
  },
  ...['absent.json', '.', 'null.json', 'list.json', 'half.json'].map(
    (file): Attack => ({
      category: 'forged events',
      what: `an event file that is not there or holds no event: ${file}`,
      must: 'stops with a sentence and an outcome',
      async see(scene) {
        const place = await scene.place();
        const dir = scene.dir();
        for (const [name, text] of [
          ['null.json', 'null'],
          ['list.json', '[1]'],
          ['half.json', '{"action":'],
        ] as const) {
          writeFileSync(join(dir, name), text);
        }
        const env = { GITHUB_EVENT_PATH: join(dir, file) };
        const ended = await place.run({ name: 'issue_comment', payload: {} }, { env });
        expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
        expect(ended.log).toMatch(/::error::.*event/);
        expect(ended.log).not.toMatch(/^\s+at |unexpected/m);
      },
    }),
  ),
  ...['docket/nobody', 'docket/__proto__', 'docket/*', 'docket/a..b', 'docket/-2'].map(
    (headRef): Attack => ({
      category: 'forged events',
      what: `a closed pull request of the branch ${headRef}`,
      must: 'archives nothing, and nothing fails',
      async see(scene) {
        const place = await scene.place();
        const full_name = place.repository.fullName;
        const head = { ref: headRef, sha: 'a'.repeat(40), repo: { full_name } };
        const payload = {
          ...{ action: 'closed', repository: { full_name } },
          pull_request: { number: 9, merged: true, head },
        };
        const ended = await place.run({ name: 'pull_request', payload });
        expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
      },
    }),
  ),
];

const COPY_FLAGS = 'cp src/flags.ts docs/answer.md; cat >> docs/answer.md';

const PULLS: Attack[] = [
  {
    category: 'pull requests',
    what: 'a head that is moved after the comment on its line',
    must: 'is left alone: the work is done on what was commented on',
    async see(scene) {
      const place = await scene.place();
      const { repository } = place;
      const push = (text: string) =>
        repository.push({ by: 'eve', branch: 'flags', files: { 'src/flags.ts': text } });
      await push('harmless\n');
      const { pull } = await repository.openPull({
        ...{ by: 'eve', title: 'Flags', head: 'flags', base: 'main' },
      });
      const { event } = await repository.reviewComment(pull.number, {
        ...{ by: 'ann', body: '/docs explain the flag', path: 'src/flags.ts', line: 1 },
      });
      await push('EVIL\n');
      const ended = await place.run(event, { agent: COPY_FLAGS });
      expect(ended.outputs.outcome).toBe('pull-request');
      const page = await place.made('docs/answer.md');
      expect(page).toContain('harmless');
      expect(page).not.toContain('EVIL');
    },
  },
  {
    category: 'pull requests',
    what: 'instructions and configuration in the branch of a pull request',
    must: 'are not read',
    async see(scene) {
      const place = await scene.place();
      const files = {
        'AGENTS.md': 'EVIL instructions',
        '.docket/instructions.md': 'EVIL instructions',
        '.github/docket.yml': 'EVIL: configuration',
        'src/flags.ts': 'json\n',
      };
      await place.repository.push({ by: 'eve', branch: 'flags', files });
      const { pull } = await place.repository.openPull({
        ...{ by: 'eve', title: 'Flags', head: 'flags', base: 'main' },
      });
      const ended = await place.ask('/docs explain the flag', { thread: pull.number });
      expect(ended.outputs.outcome).toBe('pull-request');
      expect(await place.made('docs/answer.md')).not.toContain(
        '## Instructions from this repository',
      );
    },
  },
  {
    category: 'pull requests',
    what: 'a description that is edited after the command',
    must: 'is left out',
    async see(scene) {
      const place = await scene.place();
      const { event } = place.repository.comment(place.thread, {
        by: 'ann',
        body: '/docs explain the flag',
      });
      place.repository.editThread(place.thread, 'zoe', { body: 'EVIL', title: 'EVIL' });
      const ended = await place.run(event);
      expect(ended.outputs.outcome).toBe('pull-request');
      const page = await place.made('docs/answer.md');
      expect(page).toContain('left out: edited');
      expect(page).not.toContain('EVIL');
    },
  },
  {
    category: 'pull requests',
    what: 'a fork that is gone when the work begins',
    must: 'is worked on from the default branch, with what GitHub has kept of it',
    async see(scene) {
      const place = await scene.place();
      const owner = `gone${place.repository.id}`;
      const fork = await scene.sandbox.fork(place.repository, owner);
      await fork.push({ by: owner, branch: 'flags', files: { 'src/flags.ts': 'json\n' } });
      const { pull } = await place.repository.openPull({
        ...{ by: owner, title: 'Flags', head: `${owner}:flags`, base: 'main' },
      });
      scene.sandbox.remove(fork);
      const ended = await place.ask('/docs explain the flag', { thread: pull.number });
      expect(ended.outputs.outcome).toBe('pull-request');
      expect(await place.made('docs/answer.md')).toContain('| +json');
      const made = (await place.repository.pulls()).find(({ number }) => number !== pull.number);
      expect(made?.pull.baseRef).toBe('main');
    },
  },
];

const IDS: Attack[] = [
  '../../heads/main',
  '*',
  'a:b',
  '-x',
  'a b',
  '__proto__',
  '@{u}',
  '^main',
].map((id) => ({
  category: 'forged events',
  what: `the job-id ${id}`,
  must: 'is a job that does not exist',
  async see(scene: Scene) {
    const place = await scene.place();
    const inputs = { prompt: 'explain', 'job-id': id };
    const ended = await place.run({ name: 'workflow_dispatch', payload: {} }, { inputs });
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(ended.log).toMatch(/::error::.*(?:There is no (?:such )?job|Input `job-id`)/);
    expect(await place.repository.branches()).toEqual(['main']);
  },
}));

const BOMB = ['a: &a [x]', ...'bcdefghij'].map((line, index) =>
  index === 0 ? line : `${line}: &${line} [${Array(9).fill(`*${'abcdefghij'[index - 1]}`)}]`,
);

const CONFIGS: Record<string, string> = {
  'aliases that expand without end': BOMB.join('\n'),
  'a prototype': '__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }\n',
  'a function': 'agent: !!js/function "function () { process.exit(0) }"\n',
  'lists nested without end': '['.repeat(20_000),
  'a workflow’s variable for the agent': 'agent: { env: [GITHUB_TOKEN] }\n',
  'bytes that are no text': '\u0000\u0001\ufffe{',
};

const CONFIG: Attack[] = Object.entries(CONFIGS).map(([what, text]) => ({
  category: 'configuration',
  what: `a configuration with ${what}`,
  must: 'stops with a sentence, and nothing is done',
  async see(scene: Scene) {
    const place = await scene.place({ '.github/docket.yml': text });
    const ended = await place.ask('/docs explain the flag');
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(ended.log).toMatch(/::error::.*(?:docket\.yml|may not have)/);
    expect(ended.log).not.toContain('unexpected');
    expect(await place.repository.branches()).toEqual(['main']);
  },
}));

export const PEOPLE_AND_EVENTS: Attack[] = [
  ...PERMISSION,
  ...REFUSED,
  ...PEOPLE,
  ...PULLS,
  ...IDS,
  ...CONFIG,
];
