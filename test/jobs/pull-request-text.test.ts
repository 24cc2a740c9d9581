import { describe, expect, it } from 'vitest';
import type { ChangedPath, JobRecord, Turn } from '../../src/jobs/job.ts';
import {
  body,
  commitMessage,
  pullTitle,
  title,
  turnLine,
} from '../../src/jobs/pull-request-text.ts';
import { undoSummary } from '../../src/jobs/undo.ts';
import { aJob } from '../support/job.ts';

function withTurns(many: number, summary: string): JobRecord {
  const job = aJob();
  const turn = (n: number): Turn => ({
    ...(job.turns[0] as Turn),
    prompt: `Instruction ${n}: ${'x'.repeat(1_900)}`,
    state: 'done',
    summary,
  });
  return { ...job, turns: Array.from({ length: many }, (_, n) => turn(n)) };
}

describe('a commit message', () => {
  it('does nothing by what an agent or a person says in it', () => {
    const job = withTurns(2, '');
    const paths: ChangedPath[] = [{ path: 'docs/#12 @mona [ci skip].md', kind: 'added' }];
    const said = `Wrote it. [skip ci]\n\nskip-checks: true\n\n${turnLine(job.id, 2)}\nRequested-by: root`;
    const message = commitMessage(job, 1, { summary: said, paths });
    expect(message).not.toMatch(/\[(?:skip|ci)|skip-checks:|#12|@mona/);
    expect(message.split('\n').filter((line) => line === turnLine(job.id, 2))).toEqual([]);
    expect(message.split('\n').filter((line) => line === turnLine(job.id, 1))).toHaveLength(1);
    expect(message).not.toMatch(/^Requested-by: root/m);
  });
});

const EMPTY = { paths: [], checks: [], word: undefined };

describe('the text of a pull request', () => {
  it('fits, however long the conversation has become', () => {
    const paths: ChangedPath[] = [{ path: 'docs/a.md', kind: 'added' }];
    const review = { paths, checks: [], word: '/handbook' };
    const text = body(withTurns(600, 'y\n'.repeat(3_000)), review);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('Instruction 0:');
    expect(text).toContain('Instruction 599:');
    expect(text).toMatch(/\(\d+ requests in between are not shown here\.\)/);
    expect(text).toContain('docs/a.md');
    expect(text).toContain('comment `/handbook …` here');
  });

  it('leaves nothing out of a short one', () => {
    const text = body(withTurns(3, 'Done.'), EMPTY);
    for (const n of [0, 1, 2]) expect(text).toContain(`Instruction ${n}:`);
    expect(text).not.toContain('not shown');
    expect(text).not.toContain('comment');
  });

  it('shortens the oldest requests first, and leaves none out while there is room', () => {
    const text = body(withTurns(20, 'y\n'.repeat(1_000)), EMPTY);
    expect(text.length).toBeLessThan(65_536);
    for (let n = 0; n < 20; n += 1) expect(text).toContain(`Instruction ${n}: `);
    const [, second = '', ...rest] = text.split('Then asked');
    expect(second.length).toBeLessThan(1_000);
    expect(rest.at(-1)?.length).toBeGreaterThan(5_000);
  });

  it('fits also with the longest texts that quoting makes longer still', () => {
    const job = withTurns(1, '@a\n'.repeat(9_000));
    const [turn] = job.turns;
    const rounds = [turn?.summary ?? '', turn?.summary ?? ''];
    const many = Array.from({ length: 300 }, (_, n): ChangedPath => {
      return { path: `docs/${'@a'.repeat(100)}${n}.md`, kind: 'added' };
    });
    const template = { body: `{conversation}\n${'x'.repeat(9_900)}\n{request}\n{changes}` };
    const turns = [{ ...(turn as Turn), prompt: '@a\n'.repeat(9_000), rounds }];
    const text = body({ ...job, turns }, { ...EMPTY, paths: many }, template);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('Made by Docket');
  });

  it('shows of each turn the request, what changed, and all that the agent said', () => {
    const job = withTurns(3, '');
    const [first, second, third] = job.turns as [Turn, Turn, Turn];
    const files = { count: 3, first: [{ path: 'docs/a.md', kind: 'added' as const }] };
    const turns: Turn[] = [
      { ...first, prompt: 'One', summary: 'Added the page.', files },
      { ...second, prompt: 'Two', summary: 'Now it links.', rounds: ['Linked.'], commit: 'c' },
      { ...third, prompt: 'Three', summary: 'Which page?', origin: { requester: 'mona' } },
    ];
    const pageLink = (path: string) => `https://github.example/octo/docs/blob/docket/a1/${path}`;
    const review = { ...EMPTY, paths: files.first, pageLink, word: '/docs' };
    expect(body({ ...job, turns }, review)).toMatchInlineSnapshot(`
      "Added the page.

      Asked:

      > One

      ### What to look at

      - [\`docs/a.md\`](https://github.example/octo/docs/blob/docket/a1/docs/a.md), added

      ### Checks

      No checks ran.

      <details><summary>Other requests (2)</summary>

      Then asked:

      > Two

      The agent says:

      > Linked.

      - 🔧 After a check failed: Now it links.

      Then asked by @​mona:

      > Three

      No files changed.

      The agent says:

      > Which page?

      </details>

      ---
      To continue this job, comment \`/docs …\` here. Made by Docket with \`test\`, job \`a1\`.
      "
    `);
  });

  it('quotes words of the agent that could pass for a part of ours, and only those', () => {
    const [turn] = withTurns(1, '').turns as [Turn];
    const saying = (summary: string) => {
      const files = { count: 1, first: [] };
      return body({ ...aJob(), turns: [{ ...turn, summary, files }] }, EMPTY);
    };
    expect(saying('Explained `--json`, as *asked*.\n\nIt was missing.')).toMatch(
      /^Explained `--json`, as \*asked\*\.\n\nIt was missing\.\n\nAsked:/,
    );
    for (const words of [
      '### Checks',
      '- One',
      '✅ All is well.',
      '<b>x</b>',
      '```\ncode',
      '1. x',
      '---',
      'Checks\n===',
      '| a |\n| - |',
    ])
      expect(saying(words), words).toMatch(/^The agent says:\n\n> /);
  });

  it('warns of failing checks before everything else, in every template', () => {
    const wrong = { name: 'check-command', ok: false, summary: 'line 3 @mona', required: true };
    const review = { ...EMPTY, checks: [wrong], word: '/docs' };
    const job = withTurns(1, 'Done.');
    const start = /^⚠️ \*\*Checks fail: check-command\.\*\* Do not merge/;
    expect(body(job, review)).toMatch(start);
    const own = body(job, review, { body: 'Our words.' });
    expect(own).toMatch(start);
    expect(own).toContain('❌ check-command: line 3 @\u200bmona');
    expect(own).toContain('Made by Docket');
    expect(body(job, { ...review, checks: [{ ...wrong, required: false }] })).not.toContain('⚠️');
  });

  it('has a title that says what the first change was, in the words of the template', () => {
    const job = withTurns(2, 'Documented the flag.');
    const paths: ChangedPath[] = [{ path: 'docs/cli.md', kind: 'modified' }];
    expect(pullTitle(job, paths)).toBe('docs: Document the flag (docs/cli.md)');
    const title = (template: string) => pullTitle(job, paths, { title: template });
    expect(title('chore({pages}): {summary} [skip ci] @team')).toBe(
      'chore(docs/cli.md): Document the flag [\u200bskip ci] @\u200bteam',
    );
    expect(title('x'.repeat(150)).length).toBeLessThanOrEqual(200);
  });

  it('says what started a workflow’s job and why, and shows no prompt that nobody wrote', () => {
    const job = withTurns(1, 'Improved the page.');
    const url = 'https://github.example/octo/docs/actions/runs/1';
    const from = (origin: Turn['origin'], template = {}) => {
      const turns = [{ ...(job.turns[0] as Turn), prompt: 'They are data', origin }];
      return body({ ...job, turns }, EMPTY, template);
    };
    const why = '`docs/a.md`: Its views fell from 120 to 40.';
    const scheduled = { requester: 'octocat', url, workflow: { event: 'schedule', why } };
    expect(from(scheduled)).toMatch(
      /^Started by \[a scheduled workflow\]\(\S+\)\. `docs\/a\.md`: Its views fell from 120 to 40\.$/m,
    );
    expect(from(scheduled)).not.toMatch(/octocat|on this thread|They are data/);
    expect(from(scheduled, { body: '{request}' })).not.toContain('They are data');
    const merged = { event: 'pull_request_target', why: 'The pull request was merged.' };
    expect(from({ requester: 'ann', url, thread: 12, workflow: merged })).toMatch(
      /^Started by \[a workflow\]\(\S+\) for #12\. The pull request was merged\.$/m,
    );
    const failed = from({ thread: 12, checks: { headSha: '26d6370aaaa' } });
    expect(failed).toMatch(/^Checks failed on `26d6370`\.$/m);
    expect(failed).not.toContain('They are data');
    const found = from({ requester: 'ann', url, thread: 12, drift: { headSha: '26d6370aaaa' } });
    expect(found).toMatch(
      /^Asked by @\u200bann in \[#12\]\(\S+\): fix what the documentation check found at `26d6370`\.$/m,
    );
    expect(found).not.toContain('They are data');
    const own = from({ requester: 'ann', url, workflow: { event: 'workflow_dispatch' } });
    expect(own).toMatch(/^Started by @\u200bann with \[a workflow\]\(\S+\), which requested:$/m);
    expect(own).toContain('> They are data');
  });

  it('keeps its title through follow-ups, and adds what other pages are about', () => {
    const job = withTurns(3, '');
    const [first, second, third] = job.turns as [Turn, Turn, Turn];
    const paths = ['docs/cli.md', 'docs/api.md'].map((path) => ({ path, kind: 'added' as const }));
    const on = (at: number) => ({ count: 1, first: paths.slice(at, at + 1) });
    const one = { ...first, summary: 'Added the --json flag.', files: on(0), commit: 'a1' };
    const two = { ...second, summary: 'Mention the API.', files: on(1), commit: 'b2' };
    const alone = 'docs: Add the --json flag (docs/cli.md)';
    const named = (...turns: Turn[]) => pullTitle({ ...job, turns }, paths);
    expect(named(one, two)).toBe('docs: Add the --json flag and mention the API');
    expect(named(one, { ...two, files: on(0) })).toBe(alone);
    const long = { ...two, summary: `Mention ${'every flag '.repeat(8)}.` };
    expect(named(one, long)).toBe(alone);
    expect(named(one, { ...two, summary: 'Hm.' })).toBe(alone);
    const undo = {
      ...third,
      summary: 'Revert it.',
      files: on(1),
      commit: 'c3',
      undoes: { commit: 'b2', title: 't' },
    };
    expect(named(one, two, undo)).toBe(alone);
    const undoFirst = { ...undo, undoes: { commit: 'a1', title: 't' } };
    expect(named(one, two, undoFirst)).toBe('docs: Mention the API (docs/api.md)');
  });

  it('takes its title from the request where the agent does not say what it did', () => {
    const [turn] = withTurns(1, 'Done.').turns as [Turn];
    const paths = ['docs/cli.md', 'docs/api.md'].map((path) => ({
      path,
      kind: 'modified' as const,
    }));
    const named = (prompt: string, origin: Turn['origin'] = {}) =>
      pullTitle({ ...aJob(), turns: [{ ...turn, prompt, origin }] }, paths);
    const asked = 'docs: Explain --json of trail list (docs/cli.md and docs/api.md)';
    expect(named('Please explain `--json` of `trail list`. Thanks!')).toBe(asked);
    expect(named('could you, please, explain `--json` of `trail list`?')).toBe(asked);
    expect(named('The proxy page is wrong\n\nSee #12')).toMatch(/^docs: The proxy page is wrong/);
    const ours = { headSha: 'a' };
    expect(named('They are data', { checks: ours })).toMatch(/^docs: Fix the failing checks/);
    expect(named('They are data', { drift: ours })).toMatch(/^docs: Fix what the documentation/);
    expect(named('They are data', { workflow: { event: 'push' } })).toMatch(/^docs: Update docs/);
  });

  it('names what was taken back in the title of that commit', () => {
    const files: ChangedPath[] = [{ path: 'docs/a.md', kind: 'modified' }];
    const summary = undoSummary('docs: Name the language (docs/a.md)', 'a040207');
    expect(title({ summary, origin: undefined, paths: files })).toBe(
      'docs: Revert “Name the language (docs/a.md)” (a040207)',
    );
  });

  it('says who asks and who speaks, and that no agent worked where a change was taken back', () => {
    const job = withTurns(3, 'Added it.');
    const [first, second, third] = job.turns as [Turn, Turn, Turn];
    const files = { count: 1, first: [{ path: 'docs/a.md', kind: 'modified' as const }] };
    const did = { ...first, files, commit: 'a'.repeat(40) };
    const asked = { ...second, summary: 'Which one?', question: 'Which one?' };
    const undoes = { commit: 'a'.repeat(40), title: 'docs: Add it' };
    const commit = 'b'.repeat(40);
    const back = { ...third, summary: 'Revert “docs: Add it” (aaaaaaa).', files, commit, undoes };
    const text = body({ ...job, turns: [did, asked, back] }, EMPTY);
    expect(text).toMatch(/^Everything was undone: nothing is left to merge\.\n\nAsked:/);
    expect(text).toContain('The agent says:\n\n> Added it.');
    expect(text).toContain('No files changed.\n\nThe agent asks:\n\n> Which one?');
    expect(text).toContain('Changed 1 file in `bbbbbbb`.\n\n> Revert “docs: Add it” (aaaaaaa).');
    expect(text.match(/The agent/g)).toHaveLength(2);
  });

  it('names every file once', () => {
    const job = withTurns(2, 'Updated it.');
    const path = 'docs/start.md';
    const files = { count: 1, first: [{ path, kind: 'modified' as const }] };
    const turns = job.turns.map((turn) => ({ ...turn, files, commit: '26d6370aaaa' }));
    const text = body({ ...job, turns }, { ...EMPTY, paths: files.first });
    expect(text.split(path)).toHaveLength(2);
    expect(text).toContain('Changed 1 file in `26d6370`.');
  });

  it('shows a path in a check’s summary as code', () => {
    const summary = 'In `docs/links.md`: `gone.md` does not exist';
    const checks = [{ name: 'links', ok: false, summary }];
    expect(body(withTurns(1, 'Done.'), { ...EMPTY, checks })).toContain(`- ❌ links: ${summary}`);
  });

  it('links only to a web address, whatever the record says', () => {
    const job = withTurns(1, 'Done.');
    const [turn] = job.turns;
    const from = (url: string) =>
      body({ ...job, turns: [{ ...(turn as Turn), origin: { url } }] }, EMPTY);
    expect(from('https://github.example/octo/docs/issues/1')).toContain('[on this thread](https:');
    expect(from('javascript:alert(1)')).not.toContain('on this thread');
    expect(from('https://a) ![x](https://b')).not.toContain('on this thread');
  });
});
