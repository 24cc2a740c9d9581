import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projects } from '../../src/cli/projects.ts';
import { tempDir } from '../support/temp.ts';
import { testTerminal } from '../support/terminal.ts';

async function docketProjects(dir: string, ...argv: string[]) {
  const terminal = testTerminal();
  const code = await projects().run([...argv, '--data', dir], terminal);
  return { code, stdout: terminal.stdout, stderr: terminal.stderr };
}

const ADD = ['add', 'handbook', '--repo', 'acme/handbook'];
const list = async (dir: string) =>
  JSON.parse((await docketProjects(dir, 'list', '--json')).stdout);

describe('docket projects', () => {
  it('adds, lists, changes, and removes', async () => {
    const dir = tempDir();
    await docketProjects(dir, ...ADD, '--agent-command', 'claude', '--docs-paths', 'docs/**');
    expect((await docketProjects(dir, 'list')).stdout).toBe('handbook  acme/handbook  claude\n');
    const model = ['--model-url', 'https://models.example/v1', '--model', 'small'];
    await docketProjects(dir, 'set', 'handbook', ...model, '--draft', 'true');
    expect(await list(dir)).toEqual([
      {
        id: 'handbook',
        repo: 'acme/handbook',
        settings: {
          agent: { url: 'https://models.example/v1', model: 'small' },
          docsPaths: ['docs/**'],
          draft: true,
          accessLogs: [],
        },
      },
    ]);
    await docketProjects(dir, 'remove', 'handbook');
    expect(await list(dir)).toEqual([]);
  });

  it('copies a settings file that is valid, and no other', async () => {
    const dir = tempDir();
    const config = join(dir, 'docket.yml');
    writeFileSync(config, 'pull-request:\n  labels: [docs]\n');
    await docketProjects(dir, ...ADD, '--agent-command', 'claude', '--config', config);
    expect((await list(dir))[0].settings.config).toContain('labels: [docs]');
    writeFileSync(config, 'labels: [docs]\n');
    const set = docketProjects(dir, 'set', 'handbook', '--config', config);
    await expect(set).rejects.toThrow(/is not valid/);
    expect((await list(dir))[0].settings.config).toContain('pull-request:');
  });

  it('removes an option of a project, and nothing else', async () => {
    const dir = tempDir();
    const more = ['--check-command', 'lint', '--docs-paths', 'docs/**', '--base-ref', 'next'];
    await docketProjects(dir, ...ADD, '--agent-command', 'claude', ...more);
    await docketProjects(
      dir,
      'set',
      'handbook',
      '--unset',
      'check-command',
      '--unset',
      'docs-paths',
    );
    expect((await list(dir))[0].settings).toEqual({
      agent: { command: 'claude' },
      ...{ baseRef: 'next', docsPaths: [], draft: false, accessLogs: [] },
    });
    await docketProjects(dir, 'set', 'handbook', '--unset', 'agent', '--check-command', 'test');
    expect((await list(dir))[0].settings).toEqual({
      ...{ baseRef: 'next', checkCommand: 'test', docsPaths: [], draft: false, accessLogs: [] },
    });
  });

  it.each([
    [['set', 'a', '--unset', 'repo'], /`--unset` must be one of agent, .*; got `repo`/],
    [['list', '--unset', 'config'], /`--unset` can be used only with docket projects set/],
    [['add'], /Specify one project: docket projects add ID/],
    [['add', 'a', '--repo', 'o/r'], /Choose an agent/],
    [['add', 'a', '--agent-command', 'x'], /`--repo OWNER\/NAME` is required/],
    [['add', 'a/b', '--repo', 'o/r', '--agent-command', 'x'], /`ID` must be 1 to 200 characters/],
    [['set', 'a', '--model', 'small'], /`--model` requires `--model-url URL`/],
    [['set', 'nope', '--draft', 'true'], /There is no project `nope`/],
    [['list', 'a'], /Unexpected argument `a`/],
    [['add', 'a', '--repo', 'o/r', '--model-url', 'ftp://x', '--model', 'm'], /not valid/],
    [['add', 'a', '--repo', 'o/r', '--agent-command', 'x', '--docs-paths', '[z-a]'], /not valid/],
  ])('tells what is wrong with %j', async (argv, sentence) => {
    const dir = tempDir();
    await expect(docketProjects(dir, ...argv)).rejects.toThrow(sentence);
    expect(await list(dir)).toEqual([]);
  });
});
