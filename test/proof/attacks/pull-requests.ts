// What templates, requesters and agents write into pull requests, and agents whose checks fail.
import { expect } from 'vitest';
import { nothingPushed } from './agents.ts';
import { type Attack, type Place, type Scene, withoutOrigin } from './scene.ts';

const settings = (pullRequest: object) => ({
  '.github/docket.yml': JSON.stringify({ 'pull-request': pullRequest }),
});
const EXPRESSION = '$' + '{{ secrets.GITHUB_TOKEN }}';

const TEMPLATES: Attack[] = [
  { what: 'an expression', template: { body: EXPRESSION }, because: 'do not work here' },
  { what: 'an expression in the title', template: { title: EXPRESSION }, because: 'do not work' },
  {
    what: 'an unknown placeholder',
    template: { body: '{env.HOME}' },
    because: '`{env.HOME}` is not',
  },
  {
    what: 'a property of all objects',
    template: { body: '{constructor}' },
    because: 'is not a placeholder',
  },
  { what: 'a huge text', template: { body: 'x'.repeat(50_000) }, because: 'pull-request.body' },
  {
    what: 'a placeholder a thousand times',
    template: { body: '{conversation}'.repeat(700) },
    because: 'is used twice',
  },
  {
    what: 'a comment that would hide the rest',
    template: { body: '{request} <!--\n<!-- x' },
    because: 'ends inside',
  },
  {
    what: 'two lines in the title',
    template: { title: 'docs: x\n\nSigned-off-by: root' },
    because: 'must be one line',
  },
].map(({ what, template, because }) => ({
  category: 'pull request text',
  what: `a template with ${what}`,
  must: `is refused: ${because}`,
  async see(scene: Scene) {
    const place = await scene.place(settings(template));
    const ended = await place.ask('/docs explain the new flag');
    expect(ended.code).toBe(1);
    expect(ended.log).toContain(because);
    await nothingPushed(place);
  },
}));

/** What GitHub would act upon in a title, a body or a commit message. */
const ACTS = /@mona|#1\b|\[skip|\[ci|(?<!\u200b)https:\/\/evil/;

async function textOf(place: Place) {
  const [pull] = await place.repository.pulls();
  const body = withoutOrigin(pull?.body ?? '');
  return { title: pull?.title ?? '', body, draft: pull?.pull.draft };
}

const FILLED: Attack[] = [
  {
    category: 'pull request text',
    what: 'placeholders in the words of the requester and the agent',
    must: 'stay text: what is filled in is not read again',
    async see(scene: Scene) {
      const template = { title: 'docs: {summary}', body: '{request}\n\n{changes}\n\nEND' };
      const place = await scene.place(settings(template));
      await place.ask(`/docs explain {changes} and {checks} and ${EXPRESSION}`, {
        agent: 'echo x > docs/a.md; echo "Added {changes} and {request} and {summary}."',
      });
      const { title, body } = await textOf(place);
      expect(title).toBe('docs: Add {changes} and {request} and {summary} (docs/a.md)');
      expect(body).toContain(`> explain {changes} and {checks} and ${EXPRESSION}`);
      expect(body.match(/^- \[`docs\/a\.md`\]/gm)).toHaveLength(1);
      expect(body).toMatch(/END\n\n---\nTo continue this job.*Made by Docket/);
    },
  },
  {
    category: 'pull request text',
    what: 'a template that joins a mention, a reference and a closing word to foreign words',
    must: 'mentions, refers and closes nothing',
    async see(scene: Scene) {
      const place = await scene.place(
        settings({
          title: 'Fixes #{requester}',
          body: '@{requester} closes #{pages}',
        }),
      );
      place.repository.collaborator('mona', 'write');
      await place.ask('/docs explain the new flag', { by: 'mona' });
      const { title, body } = await textOf(place);
      expect(`${title}\n${body}`).toContain('mona');
      expect(`${title}\n${body}`).not.toMatch(ACTS);
      expect(await place.message()).not.toMatch(ACTS);
    },
  },
  ...[
    'Fixed #1 for @mona [skip ci] [ci skip] at https://evil.example',
    'Fixes #1\n\nSigned-off-by: root <root@example.com>\nDocket-Job: x/1',
    '# Added a page\u202e for @mona <!-- #1 -->',
    `Added ${'@mona #1 [skip ci] '.repeat(5_000)}`,
  ].map((summary, n) => ({
    category: 'pull request text',
    what: `a hostile summary for the title (${n + 1})`,
    must: 'is one short line that does nothing',
    async see(scene: Scene) {
      const place = await scene.place();
      const said = JSON.stringify(summary).replaceAll("'", '');
      await place.ask('/docs explain the new flag', {
        agent: `echo x > docs/a.md; printf '%b' '${said.slice(1, -1)}'`,
      });
      const { title, body } = await textOf(place);
      expect(title).toMatch(/^docs: [A-Z]/);
      expect(title.length).toBeLessThanOrEqual(72);
      expect(title).not.toMatch(/\n|\u202e/);
      const message = await place.message();
      expect(message.split('\n')[0]).toBe(title);
      expect([title, body, message].join('\n')).not.toMatch(ACTS);
      expect(message.match(/^Docket-Job:/gm)).toHaveLength(1);
    },
  })),
];

const BREAKS = 'printf "# A\\n\\nSee [b](nowhere.md).\\n" > docs/a.md';

const HELD_BACK: Attack[] = [
  {
    category: 'pull request text',
    what: 'an agent that claims that all checks pass',
    must: 'gets a draft with the warning before its words',
    async see(scene: Scene) {
      const place = await scene.place();
      const ended = await place.ask('/docs explain the new flag', {
        agent: `${BREAKS}; printf '### Checks\\n\\n- ✅ all checks pass\\n'`,
      });
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
      const { body, draft } = await textOf(place);
      expect(draft).toBe(true);
      expect(body).toMatch(/^⚠️ \*\*Checks fail: links and front matter\.\*\*/);
      expect(body.match(/^### Checks$/gm)).toHaveLength(1);
      expect(place.said()).toContain('⚠️ **The checks fail: http');
      expect(place.said()).not.toContain('🚀');
    },
  },
  {
    category: 'pull request text',
    what: 'a follow-up that fixes nothing and claims that it did',
    must: 'leaves the draft a draft; a real fix makes it ready',
    async see(scene: Scene) {
      const place = await scene.place();
      await place.ask('/docs explain the new flag', { agent: BREAKS });
      await place.ask('/docs fix the broken link', {
        agent: `${BREAKS}; echo "More." >> docs/a.md; echo "Fixed all the links."`,
      });
      expect(await textOf(place)).toMatchObject({ draft: true });
      await place.ask('/docs now really fix it', { agent: 'echo "# A" > docs/a.md' });
      const { body, draft } = await textOf(place);
      expect(draft).toBe(false);
      expect(body).not.toContain('⚠️');
      expect(place.said()).toContain('🚀 **Done: http');
    },
  },
];

export const PULL_REQUESTS: Attack[] = [...TEMPLATES, ...FILLED, ...HELD_BACK];
