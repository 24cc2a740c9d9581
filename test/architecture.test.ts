// The rooms of the house and who may know whom. A failing line here names the import to turn around.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

/** Each room with the rooms it imports from, lowest first. What nobody uses is not permitted. */
const MAY_KNOW: Record<string, string[]> = {
  shared: [],
  text: [],
  contract: ['shared', 'text'],
  projects: ['shared', 'contract'],
  changes: ['shared', 'text'],
  jobs: ['shared', 'text', 'git', 'contract', 'changes'],
  analytics: ['shared', 'contract'],
  reports: ['shared', 'text', 'contract'],
  dashboard: ['shared', 'text', 'git', 'contract', 'jobs', 'projects', 'reports'],
  git: ['shared'],
  telemetry: ['shared', 'jobs'],
  embedded: ['shared', 'text', 'contract', 'jobs'],
  client: ['shared', 'contract'],
  server: ['shared', 'contract', 'jobs', 'projects', 'dashboard'],
  store: ['shared', 'projects', 'jobs', 'analytics', 'git', 'text'],
  postgres: ['shared', 'contract', 'projects', 'jobs', 'analytics'],
  agents: ['shared', 'text', 'changes', 'jobs'],
  workspace: ['shared', 'changes', 'jobs', 'git'],
  'local-github': ['shared', 'text', 'git', 'dashboard'],
  'local-runner': [],
  thread: ['shared', 'text', 'contract', 'jobs'],
  export: ['shared', 'contract', 'reports'],
  doctor: ['shared', 'text', 'contract', 'git', 'agents'],
  improve: ['shared', 'text', 'contract', 'reports', 'thread', 'export'],
  github: ['shared', 'jobs', 'thread'],
  action: [
    'shared',
    'text',
    'contract',
    'changes',
    'jobs',
    'analytics',
    'reports',
    'thread',
    'export',
  ],
  hooks: ['shared', 'thread', 'action'],
  cli: [
    'shared',
    'text',
    'contract',
    'projects',
    'analytics',
    'reports',
    'thread',
    'export',
    'doctor',
  ],
};

/** The composition roots may know every room; of each other, only the shared one. */
const ROOTS: Record<string, string[]> = {
  compose: [],
  'compose/action': ['compose'],
  'compose/serve': ['compose'],
  'compose/cli': ['compose', 'compose/serve'],
  entries: ['action', 'compose', 'compose/action', 'compose/cli'],
};

/** A port of the use cases is all that an adapter imports from them. */
const PORTS: Record<string, string> = { github: 'thread/thread-host.ts' };

interface Import {
  from: string;
  target: string;
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('reports/page/client/'))
  .sort();

function imports(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const pattern = /(?:\bfrom\s+|\bimport\s*\((?:\s*\/\*.*?\*\/)?\s*|^import\s+)'([^']+)'/gm;
  return [...text.matchAll(pattern)].map((match) => ({ from: file, target: match[1] ?? '' }));
}

function room(file: string): string {
  const [first = '', second, third] = file.split('/');
  if (second === undefined) return 'entries';
  return first === 'compose' && third !== undefined ? `${first}/${second}` : first;
}

const ALL = FILES.flatMap(imports);
const INNER = ALL.filter(({ target }) => target.startsWith('.')).map(({ from, target }) => ({
  from,
  to: relative(SRC, resolve(SRC, dirname(from), target)),
}));

describe('the rooms of the source', () => {
  it('are those that the plan knows', () => {
    const planned = new Set([...Object.keys(MAY_KNOW), ...Object.keys(ROOTS)]);
    expect(FILES.map(room).filter((name) => !planned.has(name))).toEqual([]);
  });

  it('import downward only', () => {
    const wrong = INNER.filter(({ from, to }) => {
      const [here, there] = [room(from), room(to)];
      if (here === there) return false;
      if (PORTS[here] !== undefined && there === room(PORTS[here])) return to !== PORTS[here];
      const roots = ROOTS[here];
      if (roots) return there in ROOTS || here === 'entries' ? !roots.includes(there) : false;
      return !MAY_KNOW[here]?.includes(there);
    });
    expect(wrong).toEqual([]);
  });

  it('permit no more than is used', () => {
    const used = new Set(INNER.map(({ from, to }) => `${room(from)} → ${room(to)}`));
    const permitted = Object.entries({ ...MAY_KNOW, ...ROOTS }).flatMap(([here, rooms]) =>
      rooms.map((there) => `${here} → ${there}`),
    );
    expect(permitted.filter((one) => !used.has(one))).toEqual([]);
  });

  it('have no circles, not even of types', () => {
    const graph = Map.groupBy(INNER, ({ from }) => from);
    const done = new Set<string>();
    const circles: string[][] = [];
    const visit = (file: string, path: string[]) => {
      const at = path.indexOf(file);
      if (at >= 0) circles.push([...path.slice(at), file]);
      if (at >= 0 || done.has(file)) return;
      for (const { to } of graph.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of FILES) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('load no reader of logs with the settings, which every command needs', () => {
    const loaded = new Set<string>();
    const load = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const text = readFileSync(join(SRC, file), 'utf8');
      for (const [, target = ''] of text.matchAll(
        /^(?:import|export) (?!type).*?from '(\.[^']+)'/gms,
      )) {
        load(relative(SRC, resolve(SRC, dirname(file), target)));
      }
    };
    load('action/settings.ts');
    expect([...loaded].filter((file) => /scanner|formats\//.test(file))).toEqual([]);
    expect(loaded.size).toBeGreaterThan(5);
  });

  it('keep their files short enough to be read at once', () => {
    // The heart of a thing may be long if it reads from top to bottom. Past this, a second thing has
    // usually moved in.
    const length = (file: string) => readFileSync(join(SRC, file), 'utf8').split('\n').length - 1;
    const long = FILES.filter((file) => !file.includes('.generated.') && length(file) > 500);
    expect(long).toEqual([]);
  });

  it('keep Octokit in github/ and the toolkit in the action and what composes it', () => {
    const outside = ALL.filter(({ from, target }) => {
      const toolkit = ['action', 'compose/action'].includes(room(from));
      if (target === '@actions/github') return !toolkit && room(from) !== 'github';
      if (target.startsWith('@actions/')) return !toolkit;
      return target.startsWith('@octokit/') && room(from) !== 'github';
    });
    expect(outside).toEqual([]);
  });

  it('read process.env in the entries only', () => {
    const readers = FILES.filter(
      (file) =>
        file.includes('/') && /\bprocess\.env\b/.test(readFileSync(join(SRC, file), 'utf8')),
    );
    expect(readers).toEqual([]);
  });
});
