import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projects } from '../../src/cli/projects.ts';
import { mintKey } from '../../src/service/projects/keys.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { fileAudit } from '../../src/store/audit-file.ts';
import { folderOf, openDataDir } from '../../src/store/data-dir.ts';
import { fileKeyStore } from '../../src/store/key-file.ts';
import { tempDir } from '../support/temp.ts';
import { testTerminal } from '../support/terminal.ts';

async function docketProjects(dir: string, ...argv: string[]) {
  return typing(undefined, dir, ...argv);
}

async function typing(typed: string | undefined, dir: string, ...argv: string[]) {
  const terminal = testTerminal(typed === undefined ? {} : { typed });
  const code = await projects(process.env).run([...argv, '--data', dir], terminal);
  return { code, stdout: terminal.stdout, stderr: terminal.stderr };
}

const KEY = {
  name: 'CI',
  prefix: 'docket_',
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: null,
};
const ADD = ['add', 'handbook', '--repo', 'acme/handbook'];
const list = async (dir: string) =>
  JSON.parse((await docketProjects(dir, 'list', '--json')).stdout);

describe('docket projects', () => {
  it('adds, lists, changes, and removes', async () => {
    const dir = tempDir();
    await docketProjects(dir, ...ADD, '--agent-command', 'claude', '--docs-paths', 'docs/**');
    expect((await docketProjects(dir, 'list')).stdout).toBe('handbook  acme/handbook  claude\n');
    const model = ['--model-url', 'https://models.example/v1', '--model', 'small'];
    await docketProjects(dir, 'set', 'handbook', ...model, '--base-ref', 'next');
    expect(await list(dir)).toEqual([
      {
        id: 'handbook',
        repo: 'acme/handbook',
        settings: {
          agent: { url: 'https://models.example/v1', model: 'small' },
          docsPaths: ['docs/**'],
          baseRef: 'next',
          accessLogs: [],
        },
      },
    ]);
    await docketProjects(dir, 'remove', 'handbook');
    expect(await list(dir)).toEqual([]);
  });

  it('erases a project with its folder and its keys, once that is confirmed', async () => {
    const dir = tempDir();
    for (const id of ['handbook', 'other']) {
      await docketProjects(dir, 'add', id, '--repo', `acme/${id}`, '--agent-command', 'claude');
      await fileKeyStore(dir, systemClock).update((keys) => [
        ...keys,
        mintKey({ ...KEY, id: `key-${id}`, project: id }, 'secret').record,
      ]);
      mkdirSync(join(folderOf(dir, id), 'views'), { recursive: true });
    }
    const erase = ['remove', 'handbook', '--erase'];
    await expect(docketProjects(dir, ...erase)).rejects.toThrow(/Nobody is there .* add --yes/);
    await expect(typing('other', dir, ...erase)).rejects.toThrow(
      /not the ID\. Nothing was deleted/,
    );
    expect(await list(dir)).toHaveLength(2);
    const { stderr } = await typing('handbook', dir, ...erase);
    expect(stderr).toContain('Type its ID to continue: Project handbook erased');
    expect((await list(dir)).map(({ id }: { id: string }) => id)).toEqual(['other']);
    expect(readdirSync(join(dir, 'projects'))).toEqual(['other']);
    expect((await fileKeyStore(dir, systemClock).list()).map(({ id }) => id)).toEqual([
      'key-other',
    ]);
    // One that was removed keeps its jobs until it is erased.
    await docketProjects(dir, 'remove', 'other');
    await docketProjects(dir, 'remove', 'other', '--erase', '--yes');
    expect(readdirSync(join(dir, 'projects'))).toEqual([]);
    const { entries } = await fileAudit(dir).list({ limit: 10 });
    expect(entries.map(({ action, project, detail }) => [action, project, detail])).toEqual([
      ['project.remove', 'other', { erased: 'with all its data' }],
      ['project.remove', 'other', {}],
      ['project.remove', 'handbook', { erased: 'with all its data' }],
      ['project.add', 'other', { repo: 'acme/other' }],
      ['project.add', 'handbook', { repo: 'acme/handbook' }],
    ]);
  });

  it('erases nothing that a server uses', async () => {
    const dir = tempDir();
    await docketProjects(dir, ...ADD, '--agent-command', 'claude');
    const used = await openDataDir(folderOf(dir, 'handbook'), 'handbook', process.env.PATH ?? '');
    const erase = docketProjects(dir, 'remove', 'handbook', '--erase', '--yes');
    await expect(erase).rejects.toThrow(/Another process already uses this folder/);
    used.release();
    expect(await list(dir)).toHaveLength(1);
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
      ...{ baseRef: 'next', docsPaths: [], accessLogs: [] },
    });
    await docketProjects(dir, 'set', 'handbook', '--unset', 'agent', '--check-command', 'test');
    expect((await list(dir))[0].settings).toEqual({
      ...{ baseRef: 'next', checkCommand: 'test', docsPaths: [], accessLogs: [] },
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
    [['set', 'nope', '--base-ref', 'next'], /There is no project `nope`/],
    [['list', 'a'], /Unexpected argument `a`/],
    [['add', 'a', '--repo', 'o/r', '--model-url', 'ftp://x', '--model', 'm'], /not valid/],
    [['add', 'a', '--repo', 'o/r', '--agent-command', 'x', '--docs-paths', '[z-a]'], /not valid/],
  ])('tells what is wrong with %j', async (argv, sentence) => {
    const dir = tempDir();
    await expect(docketProjects(dir, ...argv)).rejects.toThrow(sentence);
    expect(await list(dir)).toEqual([]);
  });
});
