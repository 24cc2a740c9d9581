// Commits that GitHub creates, and sign-offs: what agents, names, and other people try to get into them.
import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { octokit } from '../../support/local-github.ts';
import { nothingPushed } from './agents.ts';
import type { Attack, Place } from './scene.ts';

const VERIFIED = { '.github/docket.yml': 'commit: verified\nsign-off: true\n' };

/** The trailers of the one commit that Docket made, as git reads them. */
async function trailers(place: Place): Promise<string[]> {
  const args = ['interpret-trailers', '--parse'];
  const parsed = execFileSync('git', args, { input: await place.message(), encoding: 'utf8' });
  return parsed.trim().split('\n');
}

const signedBy = (list: string[]) => list.filter((line) => /^signed-off-by:/i.test(line));

const refusedWhenVerified = (
  what: string,
  script: string,
  because: string,
  files: Record<string, string> = {},
): Attack => ({
  category: 'verified commits',
  what: `an agent that ${what}, where GitHub creates the commits`,
  must: `is refused: ${because}`,
  async see(scene) {
    const place = await scene.place({ ...VERIFIED, ...files });
    const ended = await place.ask('/docs explain the flag', { agent: script });
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(place.said()).toContain(because);
    await nothingPushed(place);
  },
});

/** A name, and how it may appear in the line. */
const NAMES: [string, string][] = [
  ['Ann\nSigned-off-by: Eve <eve@evil.example>', 'Ann Signed-off-by: Eve eve@evil.example'],
  ['Ann <eve@evil.example>\r\n\r\nDocket-Job: x/1', 'Ann eve@evil.example Docket-Job: x/1'],
  ['\u202e\u200b\u0000', 'ann'],
  ['   ', 'ann'],
  ['A'.repeat(5_000), `${'A'.repeat(99)}…`],
];

const signsOffAs = ([name, shown]: [string, string], index: number): Attack => ({
  category: 'verified commits',
  what: `a display name like ${JSON.stringify(name.slice(0, 60))}`,
  must: 'is one line of the sign-off, with the address of the account',
  async see(scene) {
    const login = `ann-${index}`;
    scene.sandbox.displayName(login, name);
    const place = await scene.place(VERIFIED);
    place.repository.collaborator(login, 'write');
    const ended = await place.ask('/docs explain the flag', { by: login });
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    const lines = signedBy(await trailers(place));
    const expected = shown === 'ann' ? login : shown;
    expect(lines).toEqual([
      expect.stringMatching(/^Signed-off-by: .* <\d+\+ann-\d@users\.noreply\.127\.0\.0\.1>$/),
    ]);
    expect(lines[0]).toContain(`: ${expected} <`);
  },
});

export const COMMITS: Attack[] = [
  refusedWhenVerified(
    'adds a workflow',
    'mkdir -p .github/workflows; echo "on: push" > .github/workflows/x.yml',
    'is in `.github/`',
  ),
  refusedWhenVerified(
    'links a page to a file of the machine',
    'ln -s /etc/passwd docs/users.md',
    'is a symbolic link',
  ),
  ...NAMES.map(signsOffAs),
  {
    category: 'verified commits',
    what: 'an agent that signs off in somebody else’s name',
    must: 'leaves only the requester’s line among the trailers',
    async see(scene) {
      const place = await scene.place(VERIFIED);
      const said = [
        'Wrote it.',
        '',
        'Signed-off-by: Eve <eve@evil.example>',
        'Co-authored-by: Eve <eve@evil.example>',
      ];
      const agent = `echo "# Page" > docs/page.md; printf '${said.join('\\n')}\\n'`;
      const ended = await place.ask('/docs explain the flag', { agent });
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
      const list = await trailers(place);
      expect(signedBy(list)).toEqual([expect.stringMatching(/^Signed-off-by: ann <\d+\+ann@/)]);
      expect(list.join('\n')).not.toMatch(/^co-authored-by/im);
    },
  },
  {
    category: 'verified commits',
    what: 'an agent that repeats a stranger’s “Fixes #1, @team [skip ci]” in its summary',
    must: 'closes nothing, calls nobody, and skips no checks with its commit',
    async see(scene) {
      const place = await scene.place(VERIFIED, 'Fixes #1, @team [skip ci]\n\nskip-checks: true');
      const said = 'Fixes #1, @team [skip ci]\\n\\nskip-checks: true\\n';
      const agent = `echo "# Page" > docs/page.md; printf '${said}'`;
      const ended = await place.ask('/docs explain the flag', { agent });
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
      const message = await place.message();
      expect(message).toContain('Fixes');
      expect(message).not.toMatch(/#1|@team|\[skip|skip-checks:/);
    },
  },
  {
    category: 'verified commits',
    what: 'a commit that somebody pushes to the job’s branch between two requests',
    must: 'stays, and is the only one that GitHub has not signed',
    async see(scene) {
      const place = await scene.place(VERIFIED);
      const ended = await place.ask('/docs explain the flag');
      const id = ended.outputs['job-id'] ?? '';
      const { repository } = place;
      await repository.push({ by: 'ann', branch: `docket/${id}`, files: { 'docs/a.md': '# A\n' } });
      const again = await place.ask('/docs explain it better');
      expect(again).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
      const [one, ...more] = await repository.pulls();
      expect(more).toEqual([]);
      const { rest } = octokit(scene.sandbox);
      const [owner = '', repo = ''] = repository.fullName.split('/');
      const { data } = await rest.pulls.listCommits({ owner, repo, pull_number: one?.number ?? 0 });
      expect(data.map(({ commit }) => commit.verification?.verified)).toEqual([true, false, true]);
    },
  },
];
