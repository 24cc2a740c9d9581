import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openOwnFolder } from '../../src/cli/own-folder.ts';
import { startProcess } from '../support/processes.ts';
import { tempDir } from '../support/temp.ts';

const HOLDER = resolve(import.meta.dirname, '../support/folder-holder.ts');

async function hold(tmp: string): Promise<{ name: string; child: ChildProcess }> {
  const child = startProcess(process.execPath, [HOLDER, tmp], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { name: basename(String(line).trim()), child };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('the folder of a server or worker', () => {
  it('is gone when it ends, with everything in it', async () => {
    const tmp = tempDir();
    const folder = await openOwnFolder(tmp);
    mkdirSync(join(folder.dir, 'docket-run-1'));
    expect(statSync(folder.dir).mode & 0o777).toBe(0o711);
    await folder[Symbol.asyncDispose]();
    expect(readdirSync(tmp)).toEqual([]);
  });

  it('is removed by the next one if its process was killed, and only then', async () => {
    const tmp = tempDir();
    const [killed, alive] = await Promise.all([hold(tmp), hold(tmp)]);
    await kill(killed.child);
    await (await openOwnFolder(tmp))[Symbol.asyncDispose]();
    expect(readdirSync(tmp)).toEqual([alive.name]);
  });

  it('is left alone if it could be somebody else’s: without a lock, or behind a link', async () => {
    const tmp = tempDir();
    const elsewhere = tempDir();
    mkdirSync(join(tmp, 'docket-aaaaaa'));
    mkdirSync(join(tmp, 'docket-other'));
    writeFileSync(join(tmp, 'docket-other', 'process.lock'), '');
    writeFileSync(join(elsewhere, 'process.lock'), '');
    symlinkSync(elsewhere, join(tmp, 'docket-bbbbbb'));
    mkdirSync(join(tmp, 'docket-cccccc'));
    symlinkSync(join(elsewhere, 'process.lock'), join(tmp, 'docket-cccccc', 'process.lock'));
    const before = readdirSync(tmp);
    await (await openOwnFolder(tmp))[Symbol.asyncDispose]();
    expect(readdirSync(tmp)).toEqual(before);
    expect(readdirSync(elsewhere)).toEqual(['process.lock']);
  });
});
