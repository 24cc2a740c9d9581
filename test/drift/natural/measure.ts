// Natural precision and recall of the documentation check on local clones; see the README beside it.
// node test/drift/natural/measure.ts [--commits N] [--pairs N] [--list] CLONE...
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findDrift, isCode } from '../../../src/drift/drift.ts';
import { rulesOf } from '../../../src/drift/drift-thread.ts';
import type { DriftFinding } from '../../../src/drift/finding.ts';
import { DEFAULT_DOCS_PATHS } from '../../../src/jobs/changes/change.ts';
import type { FileTree } from '../../../src/shared/git/file-tree.ts';

/** Each check has its own limit of time. */
const newRules = () => rulesOf({ docsPaths: DEFAULT_DOCS_PATHS, ignore: [], ignorePages: [] });
const RULES = newRules();
const LABELS: Record<string, string> = JSON.parse(
  readFileSync(`${import.meta.dirname}/labels.json`, 'utf8'),
);
/** What a page can say about the past; such pages are no documentation of what there is. */
const PAST =
  /(?:^|\/)(?:changelogs?|changes|history|releases?|news|migrat\w*|upgrad\w*|blog|\.github)(?:[/.-]|$)/i;
const PAGE = /\.(?:mdx?|rst|adoc|txt|[1-8])$/;
const isPage = (path: string) => RULES.isPage(path) && PAGE.test(path) && !PAST.test(path);
const fold = (name: string) => name.replace(/^--no-|[-_]/g, '').toLowerCase();
/** Every program's, other people's, and types: nothing that a page of this project has to have. */
const NOBODYS = /^(?:--help|--version|(?:GITHUB|NODE|npm)_\w+|[A-Z][a-z]\w*)$/;
const DEPENDENCIES =
  /(?:^|\/)(?:package|composer)\.json$|\.(?:toml|lock|mod|gradle)$|(?:^|\/)completions?\//;

const print = (line: string) => process.stdout.write(`${line}\n`);

class Clone {
  readonly name: string;
  readonly #dir: string;
  readonly #blobs = new Map<string, string>();
  readonly #shown = new Map<string, string[]>();
  #size = 0;

  constructor(dir: string) {
    this.#dir = resolve(dir);
    this.name = basename(this.#dir) === 'repo' ? basename(dirname(this.#dir)) : basename(this.#dir);
  }

  git(args: readonly string[], input?: string): Buffer {
    return execFileSync('git', ['-C', this.#dir, ...args], {
      maxBuffer: 2 ** 30,
      ...(input !== undefined && { input }),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  }

  files(commit: string): Map<string, string> {
    // The first commit has none before it.
    if (
      commit.endsWith('^') &&
      !/ /.test(this.git(['rev-list', '--parents', '-n1', commit.slice(0, -1)]).toString())
    )
      return new Map();
    const listed = this.git(['ls-tree', '-r', '-l', '-z', '--full-tree', commit]).toString();
    return new Map(
      listed.split('\0').flatMap((entry): [string, string][] => {
        const [, oid = '', size = '', path = ''] =
          /^100\d{3} blob (\w+) +(\d+)\t(.+)$/s.exec(entry) ?? [];
        return oid !== '' && Number(size) <= 1_000_000 ? [[path, oid]] : [];
      }),
    );
  }

  read(oids: readonly string[]): void {
    const wanted = [...new Set(oids)].filter((oid) => !this.#blobs.has(oid));
    if (wanted.length === 0) return;
    if (this.#size > 300_000_000) this.#blobs.clear();
    const all = this.git(['cat-file', '--batch'], `${wanted.join('\n')}\n`);
    let at = 0;
    for (const oid of wanted) {
      const end = all.indexOf(10, at);
      const size = Number(all.toString('latin1', at, end).split(' ')[2]);
      const content = all.subarray(end + 1, end + 1 + size);
      this.#blobs.set(oid, content.subarray(0, 8_000).includes(0) ? '' : content.toString('utf8'));
      this.#size += size;
      at = end + size + 2;
    }
  }

  text(oid: string | undefined): string {
    if (oid === undefined) return '';
    this.read([oid]);
    return this.#blobs.get(oid) ?? '';
  }

  /** Whether the code of a commit has it anywhere. Plain words are everywhere, and are not looked for. */
  hasInCode(commit: string, name: string): boolean {
    if (!/[a-z\d][A-Z]|\w[-_.]\w/.test(name)) return false;
    try {
      const word = name.replace(/^--(?:no-)?/, '');
      const listed = this.git(['grep', '-lzwF', '-e', word, commit]).toString().split('\0');
      return listed
        .map((one) => one.slice(commit.length + 1))
        .some((path) => isCode(path, RULES) && !DEPENDENCIES.test(path));
    } catch {
      return false;
    }
  }

  shownIn(oid: string): string[] {
    const known = this.#shown.get(oid) ?? [...shown(this.text(oid).split('\n')).keys()];
    this.#shown.set(oid, known);
    return known;
  }

  tree(files: ReadonlyMap<string, string>): FileTree {
    const clone = this;
    return {
      files,
      unread: new Set(),
      async *read(paths) {
        clone.read(paths.flatMap((path) => files.get(path) ?? []));
        for (const path of paths) yield { path, text: clone.text(files.get(path)) };
      },
    };
  }
}

interface Truth {
  drift: 'missing' | 'stale';
  kind: string;
  name: string;
}

/** What lines of pages show as code, and what a page is about, by kind. */
function shown(lines: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of lines) {
    for (const [, name = ''] of line.matchAll(/(?<![\w#/=.-])--([a-z][\w-]+)/g))
      found.set(`flag ${fold(name)}`, `--${name}`);
    // Not what stands for the value of a flag.
    for (const [name] of line.matchAll(
      /(?<![\w-]|--[\w-]{1,60}[ =[<]{1,3})[A-Z][A-Z0-9]*_[A-Z0-9_]+(?![\w-])/g,
    ))
      found.set(`variable ${fold(name)}`, name);
    for (const [, name = ''] of line.matchAll(/`(?:[A-Z]{3,6} )?(\/[\w-]+\/[\w/{}:<>-]+)`/g))
      found.set(`route ${fold(name)}`, name);
    const about =
      /^(?:#{2,6}|[-*+|]|\.\. \w+::)\s+[*[]{0,2}`{1,2}([A-Za-z][\w.-]+)(?:\([^`]*)?`/.exec(line) ??
      /^#{2,6}\s+([a-z][\w-]*(?:[A-Z_.-]\w+)+)\s*$/.exec(line);
    const name = about?.[1]?.split('.').at(-1) ?? '';
    if (name.length > 2 && !/^[A-Z_\d]+$/.test(name))
      found.set(`${/`\w+\(/.test(line) ? 'export' : 'key'} ${fold(name)}`, name);
  }
  return found;
}

const linesOnly = (one: string, other: string) => {
  const known = new Set(other.split('\n'));
  return one.split('\n').filter((line) => !known.has(line));
};
const wordsOf = (lines: Iterable<string>) => {
  const words = new Set<string>();
  for (const line of lines) {
    if (/^\s*(?:\/\/|\*|#(?!\[))/.test(line)) continue;
    for (const [word] of line.matchAll(/[A-Za-z_][\w-]*|\/[\w/{}:<>-]+/g)) words.add(fold(word));
  }
  return words;
};

/** The names that people put on pages and into the code at once, or took from both. */
function truthOf(
  clone: Clone,
  sha: string,
  was: Map<string, string>,
  is: Map<string, string>,
): Truth[] {
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (path) => was.get(path) !== is.get(path),
  );
  const pages = changed.filter(isPage);
  const code = changed.filter((path) => isCode(path, RULES) && !DEPENDENCIES.test(path));
  const side = (one: Map<string, string>, other: Map<string, string>) => {
    const here = shown(
      pages.flatMap((path) => linesOnly(clone.text(one.get(path)), clone.text(other.get(path)))),
    );
    if (here.size === 0) return [];
    const all = [...other].filter(([path]) => isPage(path)).map(([, oid]) => oid);
    clone.read(all);
    const elsewhere = new Set(all.flatMap((oid) => clone.shownIn(oid)));
    const fresh = wordsOf(
      code.flatMap((path) => linesOnly(clone.text(one.get(path)), clone.text(other.get(path)))),
    );
    // Other names in capitals are constants.
    const read = fresh.intersection(
      wordsOf(
        code
          .flatMap((path) => clone.text(one.get(path)).split('\n'))
          .filter((line) => /env/i.test(line) || /\$\{?[A-Z]{2}/.test(line)),
      ),
    );
    const known = wordsOf(code.flatMap((path) => clone.text(other.get(path)).split('\n')));
    return [...here].flatMap(([key, name]) => {
      const [kind = ''] = key.split(' ', 1);
      const word = fold(name.replace(/^--(?:no-)?/, ''));
      if (NOBODYS.test(name)) return [];
      if (elsewhere.has(key) || !fresh.has(word) || known.has(word)) return [];
      if (clone.hasInCode(other === was ? `${sha}^` : sha, name)) return [];
      return [{ kind: kind === 'variable' && !read.has(word) ? 'constant' : kind, name }];
    });
  };
  return [
    ...side(is, was).map((one) => ({ ...one, drift: 'missing' as const })),
    ...side(was, is).map((one) => ({ ...one, drift: 'stale' as const })),
  ].filter(({ drift, kind }) => drift === 'stale' || kind !== 'export');
}

const matches = (findings: readonly DriftFinding[], { drift, name }: Truth) =>
  findings.some((one) => {
    const found = (drift === 'missing' && one.became) || one.name;
    const last = fold(found).replace(/^-+/, '').split('.').at(-1);
    return (
      (one.drift === drift || one.became !== undefined) &&
      last === fold(name).replace(/^-+/, '').split('.').at(-1)
    );
  });

async function recall(clone: Clone, pairs: number, rows: string[], show: boolean) {
  const log = clone
    .git(['log', '--no-merges', '--format=%x00%H', '--name-only', '-n', '4000'])
    .toString();
  const commits = log.split('\0').flatMap((entry) => {
    const [sha = '', ...paths] = entry.trim().split('\n');
    const both =
      paths.some(isPage) && paths.some((path) => isCode(path, RULES)) && paths.length < 60;
    return both ? [sha] : [];
  });
  let used = 0;
  for (const sha of commits) {
    if (used >= pairs) break;
    const [was, is] = [clone.files(`${sha}^`), clone.files(sha)];
    const truth = truthOf(clone, sha, was, is);
    // A commit with very many names is a rewrite.
    if (truth.length === 0 || truth.length > 25) continue;
    used += 1;
    const dropped = new Map([
      ...[...was].filter(([path]) => isPage(path)),
      ...[...is].filter(([path]) => !isPage(path)),
    ]);
    const findings = await findDrift(clone.tree(was), clone.tree(dropped), newRules());
    for (const one of truth) {
      const found = matches(findings, one);
      rows.push(`${one.kind} ${one.drift} ${found ? 'found' : 'lost'}`);
      if (show && !found)
        print(`  lost ${clone.name} ${sha.slice(0, 8)} ${one.drift} ${one.kind} ${one.name}`);
    }
  }
  return used;
}

async function precision(clone: Clone, commits: number, show: boolean) {
  const log = clone.git(['log', '--no-merges', '--format=%H', '-n', `${commits}`]).toString();
  const shas = log.trim() === '' ? [] : log.trim().split('\n');
  const counts: Record<string, number> = {};
  let total = 0;
  for (const sha of shas) {
    const [files, now] = [clone.files(`${sha}^`), clone.files(sha)];
    for (const one of await findDrift(clone.tree(files), clone.tree(now), newRules())) {
      const key = `${clone.name} ${sha.slice(0, 8)} ${one.drift} ${one.name} ${one.path}`;
      const label = LABELS[key] ?? 'unread';
      total += 1;
      counts[label] = (counts[label] ?? 0) + 1;
      if (show || label === 'unread') {
        const { evidence: e, became, line } = one;
        print(
          `  ${label} ${key}:${line} ${e ? `${e.documented}/${e.names} ${e.where}` : ''}${became ? ` → ${became}` : ''}`,
        );
      }
    }
  }
  print(`${clone.name}: ${total} findings in ${shas.length} commits ${JSON.stringify(counts)}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commits: { type: 'string', default: '300' },
    pairs: { type: 'string', default: '60' },
    list: { type: 'boolean', default: false },
  },
});
const all: string[] = [];
for (const dir of positionals) {
  const clone = new Clone(dir);
  const rows: string[] = [];
  const used = await recall(clone, Number(values.pairs), rows, values.list);
  print(
    `${clone.name}: ${rows.filter((row) => row.endsWith('found')).length} of ${rows.length} names found in ${used} commits`,
  );
  all.push(...rows);
  await precision(clone, Number(values.commits), values.list);
}
const groups = Map.groupBy(all, (row) => row.replace(/ \w+$/, ''));
for (const [kind, rows] of [...groups].sort()) {
  const found = rows.filter((row) => row.endsWith('found')).length;
  print(`recall ${kind.padEnd(18)} ${found} of ${rows.length}`);
}
const goal = all.filter((row) => !row.startsWith('constant'));
const found = goal.filter((row) => row.endsWith('found')).length;
if (goal.length > 0)
  print(`recall all but constants ${((100 * found) / goal.length).toFixed(0)} %`);
