import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SetupError } from '../../../src/shared/errors.ts';
import type { LogSource } from '../../../src/views/counting/log-source.ts';
import { findLogFiles, withOpenLog } from '../../../src/views/logs/log-files.ts';
import { tempDir } from '../../support/temp.ts';

function files(...names: string[]): string {
  const dir = tempDir();
  for (const name of names) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), name);
  }
  return dir;
}

const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('log files', () => {
  it('are found by glob, each once, in the order of names', async () => {
    const cwd = files('b.log', 'a.log', 'old/c.log', 'other.txt');
    const found = await findLogFiles(['*.log', '**/*.log'], { cwd });
    expect(names(found)).toEqual(['a.log', 'b.log', 'old/c.log']);
  });

  it('are found by absolute path, and behind links only once', async () => {
    const cwd = files('a.log');
    symlinkSync(join(cwd, 'a.log'), join(cwd, 'current'));
    mkdirSync(join(cwd, 'folder.log'));
    expect(names(await findLogFiles([join(cwd, '*')]))).toEqual([join(cwd, 'a.log')]);
  });

  it('are found in linked folders, and a link to its own folder ends', async () => {
    const cwd = files('2026/a.log', '2026/b.txt');
    symlinkSync(join(cwd, '2026'), join(cwd, 'current'));
    symlinkSync(cwd, join(cwd, '2026/loop'));
    expect(names(await findLogFiles(['current/*.log'], { cwd }))).toEqual(['current/a.log']);
    expect(names(await findLogFiles(['**/*.log'], { cwd }))).toEqual(['2026/a.log']);
    expect(names(await findLogFiles(['./2026/a.log'], { cwd }))).toEqual(['2026/a.log']);
    expect(names(await findLogFiles(['../*/2026/[a].log'], { cwd }))).toHaveLength(1);
  });

  it('have a name that can be shown, and are read under their own', async () => {
    const cwd = files('a\u001b[2J\u0007.log');
    const [log] = await findLogFiles(['*.log'], { cwd });
    expect(log?.name).toBe('a\ufffd[2J\ufffd.log');
    for await (const chunk of log?.open() ?? []) expect(chunk.length).toBeGreaterThan(0);
  });

  it('are an error with the glob when none matches', async () => {
    const cwd = files('a.log');
    const wrong = findLogFiles(['*.log', '*.gz'], { cwd });
    await expect(wrong).rejects.toThrow(SetupError);
    await expect(wrong).rejects.toThrow('No access log matches `*.gz`');
  });

  it('have the label of their host', async () => {
    const cwd = files('web1/a.log', 'web2/a.log', 'a.log');
    const hosts = { 'web1/*': 'one', 'web2/**': 'two' };
    const found = await findLogFiles(['**/*.log'], { cwd, hosts });
    expect(found.map(({ name, host }) => [name, host])).toEqual([
      ['a.log', ''],
      ['web1/a.log', 'one'],
      ['web2/a.log', 'two'],
    ]);
  });

  it('change their version when they grow', async () => {
    const cwd = files('a.log');
    const [before] = await findLogFiles(['a.log'], { cwd });
    writeFileSync(join(cwd, 'a.log'), 'longer than before');
    const [after] = await findLogFiles(['a.log'], { cwd });
    expect(after?.version).not.toBe(before?.version);
  });

  it('are read in full, however long', async () => {
    const cwd = tempDir();
    const content = Buffer.alloc(1_500_000, 'abcdefg');
    writeFileSync(join(cwd, 'a.log'), content);
    const [log] = await findLogFiles(['a.log'], { cwd });
    const chunks: Buffer[] = [];
    for await (const chunk of log?.open() ?? []) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
    expect(log?.size).toBe(content.length);
  });

  it('are read from one file, though another one takes the name meanwhile', async () => {
    const cwd = files('a.log');
    const [log] = await findLogFiles(['a.log'], { cwd });
    const read = async (one: LogSource, from: number) => {
      let text = '';
      for await (const chunk of one.open(from)) text += chunk.toString();
      return text;
    };
    const texts = await withOpenLog(log as LogSource, async (opened) => {
      const before = await read(opened, 0);
      renameSync(join(cwd, 'a.log'), join(cwd, 'a.log.1'));
      writeFileSync(join(cwd, 'a.log'), 'another');
      return [before, await read(opened, 0), await read(opened, 2)];
    });
    expect(texts).toEqual(['a.log', 'a.log', 'log']);
  });
});
