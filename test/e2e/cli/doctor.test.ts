import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isolationProbe } from '../../../src/bot/doctor/probes.ts';
import { docket } from '../../support/cli.ts';
import { checkedLocalGithub } from '../../support/local-github.ts';
import { looksAtMachine, programFolder } from '../../support/programs.ts';
import { tempDir } from '../../support/temp.ts';

looksAtMachine();

describe('docket doctor', () => {
  it('looks at this machine', async () => {
    const ended = await docket(['doctor']);
    expect(ended.stdout).toMatch(/^✅ git: git \d/);
    expect(ended.stdout).toMatch(/^✅ Node: Node 2\d/m);
    expect(ended.stdout).toMatch(/^(?:✅|⚠️) Agent isolation: /m);
    expect(ended.code).toBe(0);
  });

  it('prints JSON for programs, and nothing else on stdout', async () => {
    const folder = tempDir();
    mkdirSync(join(folder, '.github'));
    writeFileSync(join(folder, '.github/docket.yml'), 'veiws: {}\n');
    const { code, stdout } = await docket(['doctor', '--json'], {}, { cwd: folder });
    const { ok, findings } = JSON.parse(stdout);
    expect([code, ok]).toEqual([1, false]);
    expect(findings[0]).toEqual({
      what: 'git',
      state: 'ok',
      says: expect.stringMatching(/^git \d/),
    });
    expect(findings).toContainEqual(
      expect.objectContaining({ what: 'Configuration', state: 'wrong' }),
    );
  });

  it('looks at the settings in this folder', async () => {
    const ended = await docket(['doctor']);
    expect(ended.stdout).toMatch(/^✅ Configuration: /m);
  });

  it('prints an example workflow, and names all of them for one that does not exist', async () => {
    const { code, stdout } = await docket(['doctor', '--print', 'docs-comments']);
    const example = new URL('../../../examples/workflows/docs-comments.yml', import.meta.url);
    expect({ code, stdout }).toEqual({ code: 0, stdout: readFileSync(example, 'utf8') });
    const wrong = await docket(['doctor', '--print', '../../package']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('Use one of: agent-claude-code, ');
  });

  it('looks at the workflows in this folder', async () => {
    const folder = tempDir();
    const bare = await docket(['doctor'], {}, { cwd: folder });
    expect(bare.stdout).toContain('⚠️ Workflows: No workflow in `.github/workflows` runs Docket');
    expect(bare.stderr).toMatch(/Found no problems, but \d warnings?\./);
    mkdirSync(join(folder, '.github/workflows'), { recursive: true });
    const file = join(folder, '.github/workflows/docs.yml');
    const example = new URL('../../../examples/workflows/docs-comments.yml', import.meta.url);
    copyFileSync(example, file);
    const well = await docket(['doctor'], {}, { cwd: folder });
    expect(well.stdout).toMatch(/^✅ Workflows: .*`docs\.yml`/m);
    const text = readFileSync(file, 'utf8').replace('issues: write', 'issues: read');
    writeFileSync(file, text);
    const wrong = await docket(['doctor'], {}, { cwd: folder });
    expect(wrong.stdout).toMatch(/^❌ Workflows: `docs\.yml` lacks `issues: write`/m);
    expect(wrong.code).toBe(1);
  });

  it.each([
    ['required', 'wrong', /no agent program and no check runs here/],
    ['best', 'warning', /set `agent: isolation: required`/],
    ['server', 'warning', /unless you add `--isolation best`/],
  ] as const)('says what no isolation means: %s', async (setting, state, says) => {
    const PATH = programFolder(tempDir(), { without: ['bwrap', 'setpriv'] });
    const look = await isolationProbe({ PATH }, [], setting).look();
    expect(look).toEqual({ state, says: expect.stringMatching(says) });
    expect(look.says).toContain('There is no isolation on this machine (bwrap is not installed');
  });

  it('looks at a repository on GitHub, and at what only an administrator may see', async () => {
    const sandbox = await checkedLocalGithub();
    const repo = await sandbox.createRepository('octo/handbook');
    const { apiUrl, graphqlUrl, serverUrl } = sandbox;
    const env = (GITHUB_TOKEN: string) => ({
      ...{ GITHUB_API_URL: apiUrl, GITHUB_GRAPHQL_URL: graphqlUrl, GITHUB_SERVER_URL: serverUrl },
      GITHUB_TOKEN,
    });
    const token = sandbox.issueToken({
      login: 'bob',
      app: false,
      access: { administration: 'read' },
    });
    const args = ['doctor', '--repo', repo.fullName];
    const well = await docket(args, env(token));
    expect(well.stdout).toContain('⚠️ Workflows: No workflow');
    expect(well.stdout).toContain('✅ Token: It can read octo/handbook and acts as bob.');
    expect(well.stdout).toContain('✅ Pull requests: Workflows can open pull requests');
    expect(well.code).toBe(0);

    repo.settings({ actionsMayOpenPulls: false });
    await repo.push({ by: 'bob', branch: 'main', files: { '.github/docket.yml': 'a: 1\n' } });
    const wrong = await docket(args, env(token));
    expect(wrong.stdout).toMatch(/^❌ Pull requests: .*Allow GitHub Actions to create/m);
    expect(wrong.stdout).toMatch(/^❌ Configuration: .*`a` is not a setting/m);
    expect(wrong.code).toBe(1);

    repo.settings({ organizationForbidsPulls: true });
    const workflow = new URL('../../../examples/workflows/docs-comments.yml', import.meta.url);
    const old = readFileSync(workflow, 'utf8').replace('model-key:', 'modelkey:');
    const files = { '.github/workflows/docs.yml': old };
    await repo.push({ by: 'bob', branch: 'main', files });
    const forbidden = await docket(args, env(token));
    expect(forbidden.stdout).toMatch(/^❌ Pull requests: The organization does not let workflows/m);
    expect(forbidden.stdout).toMatch(/^❌ Workflows: .*`modelkey`.*Did you mean `model-key`\?/m);

    const unable = await docket(args, env(sandbox.token));
    expect(unable.stdout).toContain('ℹ️ Pull requests: Could not be checked');
    expect(await docket(args)).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('GITHUB_TOKEN') },
    });
    expect(await docket(['doctor', '--repo', 'handbook'])).toMatchObject({ code: 2 });
  });

  it('takes no arguments', async () => {
    expect(await docket(['doctor', 'please'])).toMatchObject({ code: 2 });
  });
});
