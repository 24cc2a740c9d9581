import { chmodSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachable } from '../../src/agents/reachable.ts';
import { tempDir } from '../support/temp.ts';

function machine() {
  const root = realpathSync(tempDir());
  const home = join(root, 'home');
  const workspace = join(home, 'work');
  const file = (path: string, text = '#!/bin/sh\n') => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
    chmodSync(join(root, path), 0o755);
    return join(root, path);
  };
  mkdirSync(workspace, { recursive: true });
  const see = (command: string, ...path: string[]) =>
    reachable(command, {
      path: path.map((folder) => join(root, folder)).join(':'),
      home,
      hide: [workspace],
    }).map((found) => found.slice(root.length + 1));
  return { root, file, see };
}

describe('what a program gets to see', () => {
  it('is the whole toolchain of a folder on PATH', () => {
    const { file, see } = machine();
    file('tools/node/24/bin/node');
    expect(see('true', 'tools/node/24/bin')).toEqual(['tools/node/24']);
  });

  it('is only the programs of a private folder, never what lies beside them', () => {
    const { file, see } = machine();
    file('home/.cargo/bin/cargo');
    file('home/.cargo/credentials.toml');
    file('home/bin/mine');
    expect(see('true', 'home/.cargo/bin', 'home/bin')).toEqual(['home/.cargo/bin', 'home/bin']);
  });

  it('is what a link on PATH leads to', () => {
    const { root, file, see } = machine();
    const real = file('home/.local/share/agent/versions/2.1.0');
    mkdirSync(join(root, 'home/.local/bin'), { recursive: true });
    symlinkSync(real, join(root, 'home/.local/bin/agent'));
    expect(see('agent -p', 'home/.local/bin')).toEqual([
      'home/.local/bin',
      'home/.local/bin/agent',
      'home/.local/share/agent/versions/2.1.0',
    ]);
  });

  it('is a file that the command names, with its package but without a checkout around it', () => {
    const { root, file, see } = machine();
    const lone = file('home/work/repo/agent.mjs');
    mkdirSync(join(root, 'home/work/repo/.git'));
    file('home/work/repo/package.json', '{}');
    expect(see(`node '${lone}' --fast`)).toEqual(['home/work/repo/agent.mjs']);
    const packed = file('agents/writer/src/main.mjs');
    file('agents/writer/package.json', '{}');
    expect(see(`node ${packed}`)).toEqual(['agents/writer/src/main.mjs', 'agents/writer']);
  });

  it('is never home, the workspace or a folder above them', () => {
    const { root, file, see } = machine();
    file('bin/x');
    expect(see(`ls ${root}/home ${root}/home/work /proc/self/environ`, 'bin')).toEqual(['bin']);
  });
});
