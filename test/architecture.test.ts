// The rooms of the house and who may know whom. A failing line here names the import to turn around.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

/** Each room with the rooms it may import from, itself always included. */
const MAY_KNOW: Record<string, string[]> = {
  shared: [],
  text: [],
  jobs: ['shared', 'changes'],
  analytics: ['shared'],
  changes: ['text', 'shared'],
  api: ['shared', 'jobs', 'analytics', 'changes'],
  reports: ['shared', 'jobs', 'analytics', 'changes', 'api'],
  git: ['shared'],
  embedded: ['shared', 'jobs', 'analytics', 'changes', 'api', 'git'],
  client: ['shared', 'jobs', 'analytics', 'api'],
  server: ['shared', 'jobs', 'analytics', 'api'],
  store: ['shared', 'jobs', 'analytics', 'changes', 'git'],
  agents: ['shared', 'jobs', 'changes', 'git'],
  workspace: ['shared', 'jobs', 'changes', 'git'],
  github: ['shared', 'jobs', 'analytics', 'changes', 'api', 'git'],
  sandbox: ['text', 'shared', 'git'],
  app: ['shared', 'jobs', 'analytics', 'changes', 'api', 'reports'],
  action: ['text', 'shared', 'jobs', 'analytics', 'changes', 'api', 'reports', 'app'],
  cli: ['shared', 'jobs', 'analytics', 'changes', 'api', 'reports', 'app'],
};

/** Ports that the use cases own: an adapter implements one by importing its shapes, nothing more. */
const PORTS: Record<string, string[]> = { 'app/thread.ts': ['github'] };

interface Import {
  from: string;
  target: string;
}

function sources(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
}

function imports(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const pattern = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm;
  return [...text.matchAll(pattern)].map((match) => ({ from: file, target: match[1] ?? '' }));
}

/** Entries and what they are composed of may know everything. */
const room = (file: string) => {
  const [first = '', second] = file.split('/');
  return second === undefined || first === 'compose' ? 'entry' : first;
};

describe('the rooms of the source', () => {
  const all = sources().flatMap(imports);

  it('has only rooms that the plan knows', () => {
    const rooms = new Set(sources().map(room));
    rooms.delete('entry');
    expect([...rooms].filter((name) => !(name in MAY_KNOW))).toEqual([]);
  });

  it('imports downward only', () => {
    const wrong = all
      .filter(({ target }) => target.startsWith('.'))
      .map(({ from, target }) => ({
        from,
        to: relative(SRC, resolve(SRC, dirname(from), target)),
      }))
      .filter(({ from, to }) => {
        const here = room(from);
        if (here === 'entry' || PORTS[to]?.includes(here)) return false;
        return room(to) !== here && !MAY_KNOW[here]?.includes(room(to));
      });
    expect(wrong).toEqual([]);
  });

  it('keeps Octokit in github/ and the toolkit in the action, github/ and the entries', () => {
    const outside = all.filter(
      ({ from, target }) =>
        (target.startsWith('@octokit/') && room(from) !== 'github') ||
        (target.startsWith('@actions/') && !['action', 'github', 'entry'].includes(room(from))),
    );
    expect(outside).toEqual([]);
  });

  it('reads process.env in the entries only', () => {
    const readers = sources().filter(
      (file) =>
        file.includes('/') && /\bprocess\.env\b/.test(readFileSync(join(SRC, file), 'utf8')),
    );
    expect(readers).toEqual([]);
  });
});
