import { chmodSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { privatePlaces, reachable } from '../../src/agents/program/system-files.ts';
import { SetupError } from '../../src/shared/errors.ts';
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
  const link = (path: string, target: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(root, target), join(root, path));
  };
  mkdirSync(workspace, { recursive: true });
  const see = (command: string, ...path: string[]) =>
    reachable(command, {
      path: [...path.map((folder) => join(root, folder)), '/usr/bin', '/bin'].join(':'),
      places: privatePlaces([workspace], home),
      toolCache: join(root, 'cache'),
    })
      .filter((found) => found.startsWith(root))
      .map((found) => found.slice(root.length + 1));
  return { root, file, link, see };
}

describe('what a program gets to see', () => {
  it('is a toolchain of the runner that is on PATH, as a whole', () => {
    const { file, see } = machine();
    file('cache/node/24.1.0/x64/bin/node');
    file('cache/go/1.24/x64/bin/go');
    expect(see('true', 'cache/node/24.1.0/x64/bin')).toEqual(['cache/node/24.1.0/x64']);
  });

  it('is nothing else that is only on PATH', () => {
    const { file, see } = machine();
    file('home/.cargo/bin/cargo');
    file('home/.cargo/credentials.toml');
    file('home/work/bin/x');
    file('tools/bin/tool');
    expect(see('true', 'home/.cargo/bin', 'home/work/bin', 'tools/bin', 'home/work')).toEqual([]);
  });

  it('is what a link on PATH leads to', () => {
    const { file, link, see } = machine();
    file('home/.local/share/agent/versions/2.1.0');
    link('home/.local/bin/agent', 'home/.local/share/agent/versions/2.1.0');
    expect(see('agent -p', 'home/.local/bin')).toEqual([
      'home/.local/bin/agent',
      'home/.local/share/agent/versions/2.1.0',
    ]);
  });

  it('is its package, what that depends on, and what interprets it, each wherever it lies', () => {
    const { file, link, see } = machine();
    const modules = 'home/.npm/lib/node_modules';
    file(`${modules}/@a/agent/cli.js`, '#!/usr/bin/env -S interpreter\n');
    file(`${modules}/@a/agent/package.json`, '{"dependencies":{"near":"1","far":"1"}}');
    file(`${modules}/@a/agent/node_modules/near/package.json`, '{}');
    file(`${modules}/far/package.json`, '{}');
    file(`${modules}/unrelated/package.json`, '{}');
    file('home/.tools/bin/interpreter', 'binary');
    link('home/.npm/bin/agent', `${modules}/@a/agent/cli.js`);
    expect(see('agent', 'home/.npm/bin', 'home/.tools/bin')).toEqual([
      'home/.npm/bin/agent',
      `${modules}/@a/agent/cli.js`,
      `${modules}/@a/agent`,
      `${modules}/@a/agent/node_modules/near`,
      `${modules}/far`,
      'home/.tools/bin/interpreter',
    ]);
  });

  it('is an environment of Python that it lies in', () => {
    const { file, see } = machine();
    const agent = file('home/.venvs/aider/bin/aider');
    file('home/.venvs/aider/pyvenv.cfg', '');
    expect(see(`${agent} --yes`)).toEqual(['home/.venvs/aider/bin/aider', 'home/.venvs/aider']);
  });

  it('is a file that the command names, with its package but without a checkout around it', () => {
    const { root, file, see } = machine();
    const lone = file('home/work/repo/agent.mjs');
    file('home/work/repo/package.json', '{}');
    expect(see(`node '${lone}' --fast`)).toEqual(['home/work/repo/agent.mjs']);
    expect(see(`sh -c 'cd /tmp && node ${lone}'`)).toEqual(['home/work/repo/agent.mjs']);
    const spaced = file('home/my work & more/agent.mjs');
    expect(see(`node "${spaced}"`)).toEqual(['home/my work & more/agent.mjs']);
    const packed = file('agents/writer/src/main.mjs');
    file('agents/writer/package.json', '{}');
    expect(see(`node ${packed}`)).toEqual(['agents/writer/src/main.mjs', 'agents/writer']);
    mkdirSync(join(root, 'agents/writer/.git'));
    expect(see(`node ${packed}`)).toEqual(['agents/writer/src/main.mjs']);
  });

  it('is never home, the workspace or a folder above them', () => {
    const { root, see } = machine();
    expect(see(`ls ${root}/home ${root}/home/work /proc/self/environ`, 'bin', 'home')).toEqual([]);
  });

  it('is refused with a sentence where only a folder of the workspace would do', () => {
    const { file, link, see } = machine();
    file('home/work/node_modules/agent/cli.js');
    link('home/work/node_modules/.bin/agent', 'home/work/node_modules/agent/cli.js');
    const bin = 'home/work/node_modules/.bin';
    expect(() => see('agent -p', bin)).toThrow(SetupError);
    expect(() => see('agent -p', bin)).toThrow(/may not see. Install it elsewhere/);
    // Another word of the command may happen to be the name of a program there.
    expect(see('make agent', bin)).toEqual([]);
  });
});
