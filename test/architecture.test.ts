// The rooms of the house and who may know whom. A failing line here names the import to turn around.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

/** Each room with the rooms it imports from, lowest first. What nobody uses is not permitted. */
const MAY_KNOW: Record<string, string[]> = {
  shared: [],
  contract: ['shared'],
  jobs: ['shared', 'contract'],
  drift: ['shared', 'jobs'],
  agents: ['shared', 'contract', 'jobs'],
  views: ['shared', 'contract'],
  config: ['shared', 'contract', 'jobs', 'drift', 'views'],
  service: ['shared', 'contract', 'jobs', 'views'],
  bot: ['shared', 'contract', 'jobs', 'drift', 'agents', 'config'],
  improve: ['shared', 'contract', 'jobs', 'drift', 'views', 'bot'],
  github: ['shared', 'jobs', 'drift', 'bot'],
  store: ['shared', 'contract', 'jobs', 'views', 'config', 'service'],
  postgres: ['shared', 'contract', 'jobs', 'views', 'service'],
  audition: ['shared', 'contract', 'jobs', 'drift', 'agents', 'config', 'service', 'bot', 'store'],
};

/** Each of these wires what it starts, so it may know every room above. */
const ROOTS: Record<string, string[]> = { action: [], cli: [], entries: ['action', 'cli'] };

/** A port of the use cases is all that an adapter imports from them. */
const PORTS: Record<string, string> = { github: 'bot/thread-host.ts' };

interface Import {
  from: string;
  target: string;
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('views/reports/page/client/'))
  .sort();

function imports(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const pattern = /(?:\bfrom\s+|\bimport\s*\((?:\s*\/\*.*?\*\/)?\s*|^import\s+)'([^']+)'/gm;
  return [...text.matchAll(pattern)].map((match) => ({ from: file, target: match[1] ?? '' }));
}

function room(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : 'entries';
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
      if (roots) return there in ROOTS && !roots.includes(there);
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
    load('config/settings.ts');
    expect([...loaded].filter((file) => /formats\//.test(file))).toEqual([]);
    expect(loaded.size).toBeGreaterThan(5);
  });

  it('export only what another file imports', () => {
    const files = ['src', 'test', 'scripts', 'bench'].flatMap((folder) =>
      readdirSync(resolve(SRC, '..', folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => resolve(SRC, '..', folder, name)),
    );
    const imported = new Set<string>();
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const names = (list: string) =>
        list.split(',').map((one) => /^\s*(?:type\s+)?(\w+)/.exec(one)?.[1]);
      const uses = [
        ...text.matchAll(/\{([^{}]*)\}\s*from\s*'(\.[^']+)'/g),
        ...text.matchAll(/\{([^{}]*)\}\s*=\s*await\s*\(?import\(\s*'(\.[^']+)'/g),
        ...[...text.matchAll(/import\((?:\s*\/\*.*?\*\/)?\s*'(\.[^']+)',?\s*\)\)?\s*\.(\w+)/g)].map(
          ([, target = '', name = '']) => ['', name === 'then' ? '*' : name, target],
        ),
        ...[...text.matchAll(/\*\s*as\s+\w+\s*from\s*'(\.[^']+)'/g)].map(([, target = '']) => [
          '',
          '*',
          target,
        ]),
      ];
      for (const [, list = '', target = ''] of uses) {
        const path = resolve(dirname(file), target);
        if (list === '*') imported.add(path);
        for (const name of names(list)) imported.add(`${path}#${name}`);
      }
    }
    const unused = FILES.filter((file) => file.includes('/') && !/assembly\//.test(file)).flatMap(
      (file) => {
        const path = join(SRC, file);
        const text = readFileSync(path, 'utf8');
        return [
          ...text.matchAll(
            /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm,
          ),
        ]
          .map(([, name = '']) => name)
          .filter((name) => !imported.has(path) && !imported.has(`${path}#${name}`))
          .map((name) => `${file}: ${name}`);
      },
    );
    expect(unused).toEqual([]);
  });

  it('keep their files short enough to be read at once', () => {
    // The heart of a thing may be long if it reads from top to bottom. Past this, a second thing has
    // usually moved in.
    const length = (file: string) => readFileSync(join(SRC, file), 'utf8').split('\n').length - 1;
    const long = FILES.filter((file) => !file.includes('.generated.') && length(file) > 500);
    expect(long).toEqual([]);
  });

  it('keep Octokit in github/ and the toolkit in action/', () => {
    const outside = ALL.filter(({ from, target }) => {
      const toolkit = room(from) === 'action';
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

// What shares code with the source shares its mistakes.
describe('the stand-ins for GitHub, its runner, and analytics', () => {
  it.each(['local-analytics', 'local-github', 'local-runner'])(
    'test/%s imports nothing of src/',
    (folder) => {
      const root = resolve(SRC, '../test', folder);
      const wrong = readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        // Pages for people are drawn like those of the dashboard.
        .filter((name) => !name.startsWith('pages/'))
        .filter((name) => /from '(?:\.\.\/)+src\//.test(readFileSync(join(root, name), 'utf8')));
      expect(wrong).toEqual([]);
    },
  );
});
