// `docket init` against the stand-in: what it asks of GitHub, writes, and leaves to people.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCli } from '../../src/cli/commands.ts';
import { type FoundAnalytics, recognize, sourceLines } from '../../src/cli/init/analytics.ts';
import {
  AGENTS,
  findDocs,
  ownership,
  WORKFLOW_WORDS,
  writeWorkflow,
} from '../../src/cli/init/files.ts';
import { findClone, findToken, ownAction, serverVariables } from '../../src/cli/init/place.ts';
import { init } from '../../src/cli/init.ts';
import { parseConfig } from '../../src/config/settings.ts';
import { ADMINISTRATION, type TokenWish } from '../local-github/tokens.ts';
import { PROGRAMS } from '../real-agents/programs.ts';
import { InstantClock } from '../support/clock.ts';
import { requestProblem } from '../support/github-schemas.ts';
import { type CheckedLocalGithub, checkedLocalGithub } from '../support/local-github.ts';
import { repositoryWith, testGit } from '../support/repository.ts';
import { memoryDir } from '../support/temp.ts';
import { testTerminal } from '../support/terminal.ts';
import { problemsOf } from '../support/workflow-rules.ts';

const FILES = { 'docs/start.md': '# Start\n', 'mkdocs.yml': 'site_name: Handbook\n' };
const ACTION = 'acme/docket@0123456789012345678901234567890123456789';
const MODEL = ['--agent', 'model', '--model', 'tiny-1', '--action', ACTION];
const KEY = 'sk-test-0123456789';
const COMMENTS = '.github/workflows/docs-comments.yml';

const TOKENS = [...['GH_ENTERPRISE_TOKEN', 'GH_TOKEN', 'GITHUB_ENTERPRISE_TOKEN', 'GITHUB_TOKEN']];
const HOSTS = [
  ...['github.com', 'acme.ghe.com', 'gh-too.ghe.com', 'server.example:8443', 'server.example'],
  ...[
    'named.example',
    'named.example:444',
    'kept.example',
    'evil.example',
    'github.com.evil.example',
  ],
];

const ADMIN: TokenWish = {
  ...{ login: 'mona', app: false },
  access: ADMINISTRATION,
};

async function setUp(wanted: TokenWish = ADMIN, files: Record<string, string> = FILES) {
  const github = await checkedLocalGithub();
  const repo = await github.createRepository('octo/handbook', { files });
  repo.collaborator('mona', 'admin');
  repo.settings({ actionsMayOpenPulls: false });
  const cwd = join(memoryDir(), 'work');
  await testGit.run(['clone', '--quiet', repo.cloneUrl, cwd]);
  const GH_TOKEN = github.issueToken(wanted);
  const env: NodeJS.ProcessEnv = { ...server(github), GH_TOKEN, MY_KEY: KEY };
  return {
    github,
    repo,
    cwd,
    env,
    docket: (args: string[], typed?: string[]) => run(args, { env, cwd, typed }),
  };
}

const server = ({ apiUrl, graphqlUrl, serverUrl }: CheckedLocalGithub) => ({
  ...{ PATH: process.env.PATH ?? '', GITHUB_API_URL: apiUrl },
  ...{ GITHUB_GRAPHQL_URL: graphqlUrl, GITHUB_SERVER_URL: serverUrl },
});

async function run(
  args: string[],
  { env, cwd, typed }: { env: NodeJS.ProcessEnv; cwd: string; typed?: string[] | undefined },
) {
  const terminal = testTerminal(typed ? { typed } : {});
  const load = async () => init(env, { cwd, clock: new InstantClock() });
  const code = await runCli({ init: { summary: '', load } }, ['init', ...args], terminal, '1.0.0');
  return { code, stdout: terminal.stdout, stderr: terminal.stderr };
}

const api = (github: CheckedLocalGithub) =>
  github.requests.filter(({ area }) => area === 'rest' || area === 'graphql');
const clean = (cwd: string) => testGit.run(['status', '--porcelain'], { cwd });

describe('with a token that may', () => {
  it('opens one pull request, sets secret and variable, and allows pull requests, in ten requests', async () => {
    const { github, repo, cwd, docket } = await setUp();
    const { code, stdout, stderr } = await docket([...MODEL, '--yes', '--key-from', 'MY_KEY']);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr:
        'Docket works once that is done. Lines with ℹ️ are optional or could not be checked.\n',
    });
    expect(repo.secrets).toEqual({ MODEL_KEY: KEY });
    expect(repo.variables).toEqual({ DOCS_MODEL: 'tiny-1' });
    expect(repo.actionsMayOpenPulls).toBe(true);
    const [pull, ...more] = await repo.pulls();
    expect(more).toEqual([]);
    expect(pull?.title).toBe('Set up Docket');
    const { host } = new URL(repo.url);
    expect(pull?.body.replaceAll(host, 'HOST')).toMatchInlineSnapshot(`
      "Written by \`docket init\`.

      - \`.github/workflows/docs-check.yml\`
      - \`.github/workflows/docs-comments.yml\`
      - \`.github/workflows/docs-housekeeping.yml\`
      - \`.github/workflows/docs-doctor.yml\`

      Left to do:

      - [ ] Make acme/docket@0123456789012345678901234567890123456789 available on HOST: by GitHub Connect, or a copy.

      After the merge, comment \`/docs\` and what to write on any issue or pull request."
    `);
    expect(stdout).toContain(`Pull request: ${repo.url}/pull/1\n`);
    expect(stdout).toContain('Documentation: MkDocs (mkdocs.yml), 1 page\n');
    for (const word of ['comments', 'check', 'housekeeping', 'doctor']) {
      const text = (await repo.file('docket-init', `.github/workflows/docs-${word}.yml`)) ?? '';
      expect(text).toContain(`uses: ${ACTION}\n`);
      expect(text).not.toContain('docket-dev');
      expect(ownership(text)).toBe('ours');
    }
    expect(await repo.file('docket-init', '.github/workflows/docs-page-views.yml')).toBeNull();
    expect(api(github).length).toBeLessThanOrEqual(10);
    const asked = api(github).filter(({ area }) => area === 'rest');
    expect(asked.map(requestProblem).filter(Boolean)).toEqual([]);
    // The key is in no request but sealed, and nowhere on the screen.
    expect(JSON.stringify(github.requests) + stdout + stderr).not.toContain(KEY);
    expect(await clean(cwd)).toBe('');
  });

  it('updates its open pull request, and keeps what people edited there', async () => {
    const { repo, docket } = await setUp();
    await docket([...MODEL, '--yes', '--workflows', 'comments,doctor']);
    const again = await docket([...MODEL, '--yes', '--workflows', 'comments,doctor']);
    expect(again.stdout).toContain('No file has to change.\n');
    const path = '.github/workflows/docs-doctor.yml';
    const mine = `${await repo.file('docket-init', path)}# mine\n`;
    await repo.push({ by: 'mona', branch: 'docket-init', files: { [path]: mine } });
    repo.editThread(1, 'mona', { title: 'Docs by comment' });
    const url = ['--model-url', 'https://models.example.com/v1'];
    const third = await docket([...MODEL, ...url, '--yes', '--workflows', 'comments,doctor']);
    expect(third.stdout).toContain(`+          model-url: ${url[1]}\n`);
    expect(third.stdout).toContain(`People wrote or edited \`${path}\`, so it stays as it is.`);
    expect(await repo.file('docket-init', path)).toBe(mine);
    expect(await repo.file('docket-init', COMMENTS)).toContain(url[1]);
    expect((await repo.pulls()).map(({ title }) => title)).toEqual(['Docs by comment']);
  });

  it('proposes an update after its pull request was merged', async () => {
    const { repo, docket } = await setUp();
    await docket([...MODEL, '--yes']);
    await repo.merge(1, { by: 'mona' });
    const newer = ['--agent', 'model', '--model', 'tiny-2', '--action', 'acme/docket@v2'];
    const { code, stdout } = await docket([...newer, '--yes']);
    expect(repo.variables).toEqual({ DOCS_MODEL: 'tiny-2' });
    expect({ code, pulls: (await repo.pulls()).length }).toEqual({ code: 0, pulls: 2 });
    expect(stdout).toContain(`-      - uses: ${ACTION}\n+      - uses: acme/docket@v2\n`);
    expect(await repo.file('docket-init', COMMENTS)).toContain('uses: acme/docket@v2\n');
    expect(await repo.file('main', COMMENTS)).toContain(ACTION);
    // What people push to the branch of a pull request that is over stays.
    await repo.close(2, 'mona');
    await repo.push({ by: 'mona', branch: 'docket-init', files: { 'a.md': '# A\n' } });
    const third = await docket([...MODEL.slice(0, -1), 'acme/docket@v3', '--yes']);
    expect(third.stderr).toContain('exists already, without an open pull request');
    expect(await repo.file('docket-init', 'a.md')).toBe('# A\n');
  });

  it('asks what it has to know, the key unseen, and changes nothing without a yes', async () => {
    const { repo, docket } = await setUp();
    const answers = ['comments', '', '', 'tiny-1', KEY];
    const no = await docket(['--action', ACTION], [...answers, 'n']);
    expect(no).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Nothing was changed\.\n$/),
    });
    expect([repo.secrets, await repo.pulls()]).toEqual([{}, []]);
    const yes = await docket(['--action', ACTION], [...answers, 'y']);
    expect(yes.stderr).toContain(
      'Which agent writes? model, claude, codex, copilot, gemini, opencode [model]: ',
    );
    expect({ code: yes.code, secrets: repo.secrets }).toEqual({
      code: 0,
      secrets: { MODEL_KEY: KEY },
    });
    expect(await repo.file('docket-init', '.github/workflows/docs-doctor.yml')).toBeNull();
  });

  it('sets up the check first, which needs no agent, no key, and no setup', async () => {
    for (const args of [['--yes'], ['--yes', '--workflows', 'check'], []]) {
      const { repo, docket } = await setUp();
      const { code, stdout, stderr } = await docket([...args, '--action', ACTION], ['', 'y']);
      expect({ code, stderr: stderr.includes('Which agent writes') }, stderr).toEqual({
        code: 0,
        stderr: false,
      });
      expect([repo.secrets, repo.variables, repo.actionsMayOpenPulls]).toEqual([{}, {}, false]);
      const [pull] = await repo.pulls();
      expect(pull?.body).toContain('- `.github/workflows/docs-check.yml`');
      expect(pull?.body).not.toMatch(/docs-comments|comment `/);
      expect(stdout).not.toContain('MODEL_KEY');
    }
  });

  it('shows everything with --dry-run, and changes nothing', async () => {
    const { github, repo, cwd, docket } = await setUp();
    const { code, stdout } = await docket([...MODEL, '--dry-run', '--yes']);
    expect(stdout).toContain(`+      - uses: ${ACTION}\n`);
    expect(stdout).toContain('Set the secret MODEL_KEY\nSet the variable DOCS_MODEL to tiny-1\n');
    expect(stdout).toMatch(/^❌ Pull requests: Workflows cannot open pull requests/m);
    expect(code).toBe(1);
    expect(api(github).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect([await clean(cwd), await repo.branches()]).toEqual(['', ['main']]);
  });

  it('starts from GitHub, whatever the clone is in the middle of', async () => {
    const { repo, cwd, docket } = await setUp();
    await testGit.run(['checkout', '--quiet', '--detach'], { cwd });
    writeFileSync(join(cwd, 'docs/start.md'), '# Changed\n');
    const theirs = 'on: push\njobs: {}\n';
    await repo.push({ by: 'mona', branch: 'main', files: { [COMMENTS]: theirs } });
    const { stderr, stdout } = await docket([...MODEL, '--yes']);
    expect(stderr).toContain(
      'This clone, which is on no branch (detached HEAD) and has uncommitted changes, stays as it is.',
    );
    // The clone did not have that commit.
    expect(stdout).toContain(`People wrote or edited \`${COMMENTS}\``);
    expect(await clean(cwd)).toBe(' M docs/start.md\n');
  });
});

describe('what people wrote', () => {
  const files = { ...FILES, [COMMENTS]: 'name: Ours\non: push\njobs: {}\n' };

  it('is shown, and stays unless someone agrees', async () => {
    const { repo, docket } = await setUp(ADMIN, files);
    const only = [...MODEL, '--workflows', 'comments'];
    const kept = await docket([...only, '--yes']);
    expect(kept.stdout).toContain('-name: Ours\n');
    expect(kept.stdout).toContain(
      `- People wrote or edited \`${COMMENTS}\`, so it stays as it is. To change it anyway, add --overwrite.\n`,
    );
    expect(await repo.branches()).toEqual(['main']);
    const asked = await docket([...only, '--key-from', 'MY_KEY'], ['', 'y', 'y']);
    expect(asked.stderr).toContain(`People wrote or edited ${COMMENTS}. Change it? [y/N]: `);
    expect(await repo.file('docket-init', COMMENTS)).toContain(ACTION);
  });

  it('is replaced with --overwrite', async () => {
    const { repo, docket } = await setUp(ADMIN, files);
    await docket([...MODEL, '--yes', '--overwrite']);
    expect(await repo.file('docket-init', COMMENTS)).toContain(ACTION);
  });

  it('is named if it answers comments, too', async () => {
    const text = await writeWorkflow('comments', { ...CHOICE, agent: 'model' });
    const { docket } = await setUp(ADMIN, { '.github/workflows/docs.yml': text });
    const { stdout } = await docket([...MODEL, '--yes']);
    expect(stdout).toContain('Delete `.github/workflows/docs.yml`, which answers comments, too');
  });
});

describe('without a token', () => {
  it('writes the files, and lists the rest with links', async () => {
    const { repo, cwd, env } = await setUp();
    const { GH_TOKEN: _, ...without } = env;
    await testGit.run(['checkout', '--quiet', '--detach'], { cwd });
    writeFileSync(join(cwd, 'notes.txt'), 'mine\n');
    const { code, stdout, stderr } = await run([...MODEL, '--yes'], { env: without, cwd });
    expect(code).toBe(0);
    expect(stderr).toMatch(/There is no token for \S+, so files are written here\./);
    expect(stderr).toContain(
      'This clone is on no branch (detached HEAD) and has uncommitted changes.',
    );
    expect(stdout).toContain(
      `- Set the secret MODEL_KEY: ${repo.url}/settings/secrets/actions/new\n`,
    );
    expect(stdout).toContain(
      `- Select "Allow GitHub Actions to create and approve pull requests": `,
    );
    expect(ownership(readFileSync(join(cwd, COMMENTS), 'utf8'))).toBe('ours');
    expect(repo.secrets).toEqual({});
    const edited = `${readFileSync(join(cwd, COMMENTS), 'utf8')}# mine\n`;
    writeFileSync(join(cwd, COMMENTS), edited);
    await run([...MODEL, '--yes', '--local'], { env, cwd });
    expect(readFileSync(join(cwd, COMMENTS), 'utf8')).toBe(edited);
    const gone = await run(['--remove', '--yes', '--local'], { env, cwd });
    expect(gone.stdout).toContain(`People wrote or edited \`${COMMENTS}\`, so it stays as it is.`);
    expect(await clean(cwd)).toBe('?? .github/\n?? notes.txt\n');
    await run(['--remove', '--yes', '--local', '--overwrite'], { env, cwd });
    expect(await clean(cwd)).toBe('?? notes.txt\n');
    const none = await run(['--remove', '--yes', '--local'], { env, cwd });
    expect(none).toEqual({
      ...{ code: 0, stdout: '' },
      stderr: 'There is nothing here that docket init wrote.\n',
    });
  });

  it.each(TOKENS)('a token in %s goes only to the host that it was made for', async (name) => {
    const dir = memoryDir();
    // Like the real one, it prefers the variables.
    const script = `if [ -n "$GH_ENTERPRISE_TOKEN$GITHUB_ENTERPRISE_TOKEN" ]; then echo mine
else case "$4" in kept.example|gh-too.ghe.com) echo "token-for-$4" ;; *) exit 1 ;; esac; fi`;
    writeFileSync(join(dir, 'gh'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const env: NodeJS.ProcessEnv = {
      PATH: `${dir}:${process.env.PATH}`,
      ...{ GH_HOST: 'Named.example', GITHUB_SERVER_URL: 'https://server.example:8443' },
      [name]: 'mine',
    };
    const sent = HOSTS.map(async (host) => {
      const token = await findToken(`https://${host}/octo/handbook`, env);
      return token === 'mine' ? [host] : [];
    });
    const enterprise = name.includes('ENTERPRISE');
    expect((await Promise.all(sent)).flat()).toEqual(
      enterprise
        ? ['server.example:8443', 'named.example', 'kept.example']
        : ['github.com', 'acme.ghe.com', 'gh-too.ghe.com', 'server.example:8443'],
    );
    const { [name]: _, ...none } = env;
    expect(await findToken('https://kept.example/octo/handbook', none)).toBe(
      'token-for-kept.example',
    );
    expect(await findToken('https://evil.example/octo/handbook', none)).toBeUndefined();
  });

  it('reads no other variable for it', () => {
    const source = readFileSync('src/cli/init/place.ts', 'utf8');
    expect([...new Set(source.match(/\b[A-Z_]+_TOKEN\b/g))].sort()).toEqual(TOKENS);
  });
});

describe('what GitHub refuses', () => {
  it('secrets that the organization forbids are left to people', async () => {
    const { repo, docket } = await setUp();
    repo.settings({ organizationForbidsSecrets: true });
    const { code, stdout } = await docket([...MODEL, '--yes', '--key-from', 'MY_KEY']);
    const left = `Set the secret MODEL_KEY (The organization does not allow secrets in repositories): ${repo.url}/settings/secrets/actions/new`;
    expect({ code, left: stdout.includes(`- ${left}\n`) }).toEqual({ code: 0, left: true });
    expect((await repo.pulls())[0]?.body).toContain(`- [ ] ${left}`);
    expect(repo.variables).toEqual({ DOCS_MODEL: 'tiny-1' });
  });

  it('pull requests that the organization forbids are the verdict', async () => {
    const { repo, docket } = await setUp();
    repo.settings({ organizationForbidsPulls: true });
    const { code, stdout } = await docket([...MODEL, '--yes']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^❌ Pull requests: The organization does not let workflows open/m);
    expect(await repo.pulls()).toHaveLength(1);
  });

  it('a protected default branch is named, and gets its pull request', async () => {
    const { repo, docket } = await setUp();
    repo.settings({ protectedBranches: ['main'] });
    const { stdout } = await docket([...MODEL, '--yes']);
    expect(stdout).toContain('- `main` is protected: the pull request may need a review.\n');
    expect(await repo.pulls()).toHaveLength(1);
  });

  it.each([
    [{ enabled: false }, 'GitHub Actions is turned off here. Turn it on: '],
    [{ pinned: true }, 'Actions must be pinned to a commit here, and v1 is none.'],
    [
      { allowed: 'selected', patterns: ['acme/other@*'] },
      'Only selected actions may run here. Add acme/docket@*: ',
    ],
    [{ allowed: 'selected', patterns: ['acme/*'] }, undefined],
  ] as const)('a policy for Actions is told: %j', async (policy, says) => {
    const { repo, docket } = await setUp();
    const all = { enabled: true, allowed: 'all', pinned: false } as const;
    repo.settings({ actionsPolicy: { patterns: [], ...all, ...structuredClone(policy) } as never });
    const { stdout } = await docket([...MODEL.slice(0, -1), 'acme/docket@v1', '--yes']);
    if (says) expect(stdout).toContain(`- ${says}`);
    else expect(stdout).not.toMatch(/actions may run here/);
  });

  it('everything, to someone who may only read', async () => {
    const { repo, cwd, docket } = await setUp({ ...ADMIN, login: 'bob' });
    const { code, stderr } = await docket([...MODEL, '--yes']);
    expect(stderr).toContain('This token may only read octo/handbook, so files are written here.');
    expect({ code, written: existsSync(join(cwd, COMMENTS)) }).toEqual({ code: 0, written: true });
    expect(await repo.branches()).toEqual(['main']);
  });

  it('the files, from a token that may only read', async () => {
    const access = { contents: 'read', pull_requests: 'read' } as const;
    const { repo, cwd, docket } = await setUp({ ...ADMIN, access });
    const theirs = 'name: Mine\n';
    mkdirSync(dirname(join(cwd, COMMENTS)), { recursive: true });
    writeFileSync(join(cwd, COMMENTS), theirs);
    const { stdout, stderr } = await docket([...MODEL, '--yes']);
    expect(stderr).toContain(
      'GitHub did not take the files (Resource not accessible by integration)',
    );
    expect(stderr).toContain('gh auth refresh --scopes workflow');
    expect(stdout).toContain(
      '- Set the secret MODEL_KEY (no key was given; or sign in without one',
    );
    expect(stdout).toContain('- Set the variable DOCS_MODEL to tiny-1 (Resource not accessible');
    // What is in the folder counts now, and it is not ours.
    expect(readFileSync(join(cwd, COMMENTS), 'utf8')).toBe(theirs);
    expect(existsSync(join(cwd, '.github/workflows/docs-check.yml'))).toBe(true);
    expect(await repo.branches()).toEqual(['main']);
  });

  it('workflows, from a token without that scope, and no branch is left', async () => {
    const { repo, cwd, docket } = await setUp({
      ...ADMIN,
      access: { ...ADMINISTRATION, workflows: 'none' },
    });
    const { stderr } = await docket([...MODEL, '--yes', '--key-from', 'MY_KEY']);
    expect(stderr).toContain('(refusing to allow an OAuth App to create or update workflow');
    expect([await repo.branches(), repo.secrets]).toEqual([['main'], { MODEL_KEY: KEY }]);
    expect(existsSync(join(cwd, COMMENTS))).toBe(true);
  });

  it('the token itself', async () => {
    const { cwd, env } = await setUp();
    const { code, stderr } = await run([...MODEL, '--yes'], {
      env: { ...env, GH_TOKEN: 'x' },
      cwd,
    });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'GitHub rejected the token. Run gh auth login, or set another GH_TOKEN.\n',
    });
  });

  it('a branch of somebody else, who has no pull request for it', async () => {
    const { repo, docket } = await setUp();
    await repo.push({ by: 'mona', branch: 'docket-init', files: { 'a.md': '# A\n' } });
    const { code, stderr } = await docket([...MODEL, '--yes']);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'The branch docket-init exists already, without an open pull request.',
    );
    expect(await repo.file('docket-init', 'a.md')).toBe('# A\n');
  });
});

describe('without an answer', () => {
  it.each(['GET /repos/*/*', 'PUT /repos/*/*/actions/secrets/*', 'POST /repos/*/*/pulls'])(
    'from GitHub to %s, it says so, and can be run again',
    async (on) => {
      const { github, repo, docket } = await setUp();
      github.faults.add({ on, fault: { kind: 'status', status: 502 }, times: 1000 });
      const args = [...MODEL, '--yes', '--key-from', 'MY_KEY'];
      const { code, stderr } = await docket(args);
      expect(code).toBe(1);
      expect(stderr).toMatch(/GitHub (?:could not complete|did not respond to) (?:GET|PUT|POST) /);
      github.faults.clear();
      const again = await docket(args);
      expect(again.code).toBe(0);
      expect(await repo.pulls()).toHaveLength(1);
    },
  );

  it.each([
    [[], 'Nobody is there to answer: Workflows (of check, comments, '],
    [['--workflows', 'comments'], 'Nobody is there to answer: Which agent writes? model, '],
    [
      ['--agent', 'model', '--model', 'm', '--workflows', 'comments'],
      'Set `--model-url`, or add --yes',
    ],
    [['--yes', '--workflows', 'comments'], '`--yes` needs `--model`: The name of the model.'],
    [
      ['--yes', '--model', 'm', '--key-from', 'NOTHING'],
      'The variable NOTHING, which `--key-from` names, is not set.',
    ],
    [['--agent', 'codex', '--model', 'm', '--yes'], '`--model` cannot be set for codex'],
  ])('to its questions with %j, it names the flag', async (args, says) => {
    const { cwd, repo, docket } = await setUp();
    const { code, stderr } = await docket([...args, '--action', ACTION]);
    expect({ code, says: stderr.includes(says), stderr }).toEqual({ code: 1, says: true, stderr });
    expect([await clean(cwd), repo.variables]).toEqual(['', {}]);
  });

  it.each([
    [['--workflows', 'comments,cheese'], '`--workflows` must list some of check, comments, '],
    [['--action', 'docket'], '`--action` must be the address of an action'],
    [['--docs-paths', 'a\nb'], '`--docs-paths` must be a glob'],
    [['--agent', 'me'], '`--agent` must be one of model, claude'],
    [['--secret', KEY], 'Set secrets in the environment instead'],
    [['now'], 'Unexpected argument `now`.'],
  ])('to wrong flags such as %j, it does nothing', async (args, says) => {
    const { code, stderr } = await run(args, { env: {}, cwd: '/' });
    expect({ code, says: stderr.includes(says), stderr }).toEqual({ code: 2, says: true, stderr });
  });
});

describe('a clone', () => {
  const env = { PATH: process.env.PATH ?? '' };

  it.each([
    [undefined, 'This clone has no remote `origin`.'],
    ['/srv/git/handbook.git', 'is not a repository on GitHub'],
    ['https://mona:token@git.example.com/a/b/c.git', '(https://git.example.com/a/b/c.git) is not'],
  ])('with the remote %s is refused with a sentence', async (url, says) => {
    const cwd = memoryDir();
    await testGit.run(['init', '--quiet', cwd]);
    if (url) await testGit.run(['remote', 'add', 'origin', url], { cwd });
    const { code, stderr } = await run([...MODEL, '--yes'], { env, cwd });
    expect({ code, says: stderr.includes(says), stderr }).toEqual({ code: 1, says: true, stderr });
  });

  it('is needed', async () => {
    const { stderr } = await run([...MODEL, '--yes'], { env, cwd: memoryDir() });
    expect(stderr).toBe('This folder is not in a git repository. Run docket init in a clone.\n');
  });

  it.each([
    ['git@github.com:octo/handbook.git', 'https://api.github.com', 'ubuntu-latest'],
    ['ssh://git@ssh.github.com:443/octo/handbook.git', 'https://api.github.com', 'ubuntu-latest'],
    ['https://acme.ghe.com/octo/handbook', 'https://api.acme.ghe.com', 'ubuntu-latest'],
    [
      'https://git.example.com/octo/handbook.git',
      'https://git.example.com/api/v3',
      '[self-hosted, linux]',
    ],
  ])('of %s knows its server and its runner', async (url, apiUrl, runner) => {
    const cwd = join(memoryDir(), 'work');
    await testGit.run(['clone', '--quiet', await repositoryWith(FILES), cwd]);
    await testGit.run(['remote', 'set-url', 'origin', url], { cwd });
    const clone = await findClone(env, 'origin', cwd);
    expect(clone.repository).toBe('octo/handbook');
    expect(serverVariables(clone.url, env).GITHUB_API_URL).toBe(apiUrl);
    const { code } = await run([...MODEL, '--yes', '--local'], { env, cwd });
    const written = parse(readFileSync(join(cwd, COMMENTS), 'utf8'));
    expect([code, written.jobs.docs['runs-on']]).toEqual([0, parse(runner)]);
  });

  it('of Docket itself says which commit others get, if they can', async () => {
    const remote = await repositoryWith({ 'action.yml': 'name: Docket\n' });
    const cwd = join(memoryDir(), 'docket');
    await testGit.run(['clone', '--quiet', remote, cwd]);
    await testGit.run(['remote', 'set-url', 'origin', 'git@github.com:acme/docket.git'], { cwd });
    const commit = (await testGit.run(['rev-parse', 'HEAD'], { cwd })).trim();
    expect(await ownAction(process.env.PATH ?? '', cwd)).toBe(`acme/docket@${commit}`);
    await testGit.run(['tag', 'v1.2.3'], { cwd });
    expect(await ownAction(process.env.PATH ?? '', cwd)).toBe(`acme/docket@${commit} # v1.2.3`);
    await testGit.run(['commit', '--quiet', '--allow-empty', '-m', 'Mine'], { cwd });
    expect(await ownAction(process.env.PATH ?? '', cwd)).toBeUndefined();
    // As a package in somebody's project.
    await testGit.run(['reset', '--quiet', '--hard', commit], { cwd });
    mkdirSync(join(cwd, 'node_modules/docket'), { recursive: true });
    const installed = () => ownAction(process.env.PATH ?? '', join(cwd, 'node_modules/docket'));
    expect(await installed()).toBeUndefined();
    const npmHas = (resolved: string) =>
      writeFileSync(
        join(cwd, 'node_modules/.package-lock.json'),
        JSON.stringify({ packages: { 'node_modules/docket': { version: '1.0.0', resolved } } }),
      );
    npmHas(`git+ssh://git@github.com/acme/docket.git#${commit}`);
    expect(await installed()).toBe(`acme/docket@${commit}`);
    for (const other of [
      `git+file:///tmp/docket#${commit}`,
      'https://registry.example/docket.tgz',
    ]) {
      npmHas(other);
      expect(await installed()).toBeUndefined();
    }
  });
});

describe('--remove', () => {
  it('closes the pull request that nobody merged, and deletes secret and variable', async () => {
    const { repo, docket } = await setUp();
    await docket([...MODEL, '--yes', '--key-from', 'MY_KEY']);
    const plan = await docket(['--remove', '--dry-run']);
    expect(plan.stdout).toContain(`Close ${repo.url}/pull/1\nDelete the secret MODEL_KEY\n`);
    expect((await repo.pulls())[0]?.state).toBe('open');
    expect(await docket(['--remove', '--yes'])).toMatchObject({ code: 0 });
    expect((await repo.pulls()).map(({ state }) => state)).toEqual(['closed']);
    expect([repo.secrets, repo.variables, await repo.branches()]).toEqual([{}, {}, ['main']]);
    expect((await docket(['--remove', '--yes'])).stderr).toContain('There is nothing here');
  });

  it('proposes to delete what was merged, and keeps a secret that others need', async () => {
    const other = `on: push\njobs: {} # \${{ secrets.MODEL_KEY }}\n`;
    const { repo, docket } = await setUp(ADMIN, { ...FILES, '.github/workflows/own.yml': other });
    await docket([...MODEL, '--yes', '--key-from', 'MY_KEY']);
    await repo.merge(1, { by: 'mona' });
    await repo.push({ by: 'mona', branch: 'main', files: { 'later.md': '# Later\n' } });
    expect(await docket(['--remove', '--yes'])).toMatchObject({ code: 0 });
    const [, pull] = await repo.pulls();
    expect(pull).toMatchObject({ title: 'Remove Docket', state: 'open' });
    await repo.merge(2, { by: 'mona' });
    const left = await testGit.run([
      '--git-dir',
      repo.gitDir,
      'ls-tree',
      '-r',
      '--name-only',
      'main',
    ]);
    expect(left.split('\n')).toEqual([
      '.github/workflows/own.yml',
      ...['docs/start.md', 'later.md', 'mkdocs.yml', ''],
    ]);
    expect([repo.secrets, repo.variables]).toEqual([{ MODEL_KEY: KEY }, {}]);
  });
});

const CHOICE = {
  ...{ namesModel: true, modelUrl: 'https://models.example.com/v1', runsOn: 'ubuntu-latest' },
  ...{ action: 'docket-dev/docket@v1', docsPaths: ['docs/**', 'guide/**'] },
};

describe('a site with analytics', () => {
  const goat =
    '<script data-goatcounter="https://acme.goatcounter.com/count" async src="//gc.zgo.at/count.js"></script>';

  it('gets the weekly report with its source, and one secret to set', async () => {
    const { repo, docket } = await setUp(ADMIN, { ...FILES, 'overrides/main.html': goat });
    const { code, stdout } = await docket(['--yes', '--action', ACTION]);
    expect(code).toBe(0);
    expect(stdout).toContain('Analytics: goatcounter, in overrides/main.html\n');
    expect(stdout).toContain('Set the secret DOCKET_VIEWS_KEY (no key was given)');
    const workflow = await repo.file('docket-init', '.github/workflows/docs-page-views.yml');
    expect(workflow).toContain(`views-key: \${{ secrets.DOCKET_VIEWS_KEY }}`);
    const settings = (await repo.file('docket-init', '.github/docket.yml')) ?? '';
    expect(parseConfig(settings).views.source).toEqual({
      kind: 'goatcounter',
      address: 'https://acme.goatcounter.com',
    });
    const removed = await docket(['--remove', '--yes']);
    expect(removed.code).toBe(0);
    expect(repo.secrets).toEqual({});
  });

  it('keeps settings that people wrote, and says what to add', async () => {
    const files = { ...FILES, 'index.html': goat, '.github/docket.yml': 'check: advisory\n' };
    const { repo, docket } = await setUp(ADMIN, files);
    const { stdout } = await docket(['--yes', '--action', ACTION]);
    expect(stdout).toContain('Add this to `.github/docket.yml`');
    expect(await repo.file('docket-init', '.github/docket.yml')).toBe('check: advisory\n');
  });

  const id = '11111111-2222-4333-8444-555555555555';
  it.each([
    [goat, { kind: 'goatcounter', address: 'https://acme.goatcounter.com' }],
    [
      '<script defer data-domain="docs.acme.dev" src="https://plausible.io/js/script.js"></script>',
      { kind: 'plausible', site: 'docs.acme.dev' },
    ],
    [
      `{ src: 'https://stats.acme.dev/script.js', 'data-website-id': '${id}' }`,
      { kind: 'umami', site: id, address: 'https://stats.acme.dev' },
    ],
    [
      `<script src="https://cloud.umami.is/script.js" data-website-id="${id}"></script>`,
      { kind: 'umami', site: id },
    ],
    ['<script data-domain="docs.acme.dev" src="/other.js"></script>', undefined],
    ['<p data-goatcounter="javascript:alert(1)">', undefined],
  ])('is known by %s', (text, source) => {
    expect(recognize(text)).toEqual(source);
    if (source)
      expect(parseConfig(sourceLines({ source, path: '' } as FoundAnalytics)).views.source).toEqual(
        source,
      );
  });
});

describe('every workflow that it writes', () => {
  it.each(
    Object.keys(AGENTS).flatMap((agent) => WORKFLOW_WORDS.map((word) => [agent, word] as const)),
  )('for %s keeps to the rules: %s', async (agent, word) => {
    const text = await writeWorkflow(word, { ...CHOICE, agent });
    expect(await problemsOf(`${word}.yml`, text)).toEqual([]);
    const elsewhere = await writeWorkflow(word, { ...CHOICE, agent, action: ACTION });
    expect(elsewhere).not.toContain('docket-dev');
    const isModel = agent === 'model' || word === 'check' || word === 'views';
    expect(text.includes('npm install')).toBe(!isModel);
    expect(text.includes('MODEL_KEY')).toBe(
      agent === 'model' && !['check', 'views'].includes(word),
    );
  });

  it('installs the programs that were tried', () => {
    const tried = PROGRAMS.map((program) => `${program.package}@${program.version}`);
    const named = Object.values(AGENTS).flatMap(({ install }) => install ?? []);
    expect(named).toEqual(tried);
  });

  it('is known again with the line ends of another system, and not when edited', async () => {
    const text = await writeWorkflow('check', { ...CHOICE, agent: 'model' });
    expect(ownership(text.replaceAll('\n', '\r\n'))).toBe('ours');
    expect(ownership(text.replace('broken', 'never'))).toBe('edited');
    expect(ownership(text.slice(text.indexOf('\n') + 1))).toBe('theirs');
  });
});

it.each([
  [['docs/a.md', 'mkdocs.yml'], undefined],
  [['guide/conf.py', 'guide/index.rst'], 'guide/**'],
  [['antora.yml', 'modules/ROOT/pages/a.adoc'], 'modules/**'],
  [['conf.py', 'index.rst'], '**/*.rst'],
  [['src/a.ts'], undefined],
])('jobs may change the pages of %j', (paths, added) => {
  expect(findDocs(paths).docsPaths?.at(-1)).toBe(added);
});
