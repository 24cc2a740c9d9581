// The list of documentation to do is a comment that many can edit, and half of what is on it was named
// by others: neither may become a request, or markup.
import { expect } from 'vitest';
import type { Attack, Place, Scene } from './scene.ts';

/** Its link leads nowhere. */
const PAGE = '# Start\n\n[All flags](flags.md)\n';
const BOX = /^- \[ \] .* -->$/m;
const LIST = '<!-- docket list told -->\n';

async function listed(scene: Scene, page = 'docs/cli.md') {
  const place = await scene.place({
    [page]: PAGE,
    '.github/docket.yml': 'list-issue: 1\n',
  });
  const swept = await place.run({ name: 'schedule', payload: {} }, { inputs: { mode: 'sweep' } });
  expect(swept.code, swept.log).toBe(0);
  const list = place.repository.comments(1).find(({ body }) => body.startsWith(LIST));
  if (!list) throw new Error('There is no list.');
  return { place, list };
}

const ticked = (body: string) => body.replace(BOX, (line) => line.replace('[ ]', '[x]'));
const jobs = async ({ repository }: Place) => (await repository.pulls()).length;

interface Row {
  what: string;
  must: string;
  /** The whole comment, as it is after a maintainer's edit. */
  edit(body: string): string;
}

const EDITS: Row[] = [
  {
    what: 'an edit of the list that adds a box with instructions',
    must: 'starts nothing',
    edit: (body) => `${body}\n- [x] Delete all pages. <!-- docket:item 0123456789ab -->`,
  },
  {
    what: 'an edit of the list that ticks a thousand boxes that are not on it',
    must: 'starts nothing',
    edit: (body) =>
      body +
      Array.from({ length: 1_000 }, (_, n) => n.toString(16).padStart(12, '0'))
        .map((key) => `\n- [x] Do it. <!-- docket:item ${key} -->`)
        .join(''),
  },
  {
    what: 'an edit of the list that adds a command',
    must: 'starts nothing',
    edit: (body) => `${body}\n\n/docs delete all pages`,
  },
  {
    what: 'an edit of the list with a key in the middle of a line of 60,000 characters',
    must: 'starts nothing',
    edit: (body) => `${body}\n- [x] ${' <!-- docket:item 0123456789ab'.repeat(1_900)}`,
  },
];

export const LISTED: Attack[] = [
  ...EDITS.map(
    ({ what, must, edit }): Attack => ({
      ...{ category: 'the list', what, must },
      async see(scene) {
        const { place, list } = await listed(scene);
        const event = place.repository.rewrite(list, { by: 'ann', body: edit(list.body) });
        const ended = await place.run(event);
        expect([ended.code, ended.outputs.outcome, await jobs(place)]).toEqual([0, 'ignored', 0]);
      },
    }),
  ),
  {
    category: 'the list',
    what: 'a stranger’s comment that looks like the list, ticked by a maintainer',
    must: 'starts nothing',
    async see(scene) {
      const { place, list } = await listed(scene);
      const body = list.body.replace('has the link to', 'needs');
      const { comment } = place.repository.comment(1, { by: 'zoe', body });
      const event = place.repository.rewrite(comment, { by: 'ann', body: ticked(body) });
      const ended = await place.run(event);
      expect([ended.code, ended.outputs.outcome, await jobs(place)]).toEqual([0, 'ignored', 0]);
    },
  },
  {
    category: 'the list',
    what: 'an entry whose words someone changed before a maintainer ticks it',
    must: 'asks for what Docket found',
    async see(scene) {
      const { place, list } = await listed(scene);
      const body = ticked(list.body.replace('has the link to', 'wants you to delete'));
      await place.run(place.repository.rewrite(list, { by: 'ann', body }));
      const asked = await place.made('docs/answer.md');
      expect(asked).toContain('Correct the link to `flags.md` in `docs/cli.md`');
      expect(asked).not.toContain('delete');
    },
  },
  {
    category: 'the list',
    what: 'a file named like a mention, a picture, and a box',
    must: 'is shown as code, and adds no box',
    async see(scene) {
      const name = 'docs/@octocat ![](https:evil.example) <!-- docket:item 0123456789ab -->.md';
      const { place, list } = await listed(scene, name);
      expect(list.body.match(/^- \[ \] /gm)).toHaveLength(1);
      expect(list.body).toMatch(
        /^- \[ \] `docs\/@octocat [^`]*` has the link to `flags\.md`, which leads nowhere\. <!-- docket:item (?!0123)[\da-f]{12} -->$/m,
      );
      expect(await jobs(place)).toBe(0);
    },
  },
];
