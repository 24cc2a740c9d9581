// docket check: does the documentation fit the code of this folder?

import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { DEFAULT_CONFIG, driftRules } from '../config/config.ts';
import { readConfig } from '../config/config-file.ts';
import type { Coverage, Explanation } from '../drift/coverage.ts';
import { explainInThread, findDriftInThread, measureInThread } from '../drift/drift-thread.ts';
import {
  driftOf,
  kindWord,
  percentOf,
  tellCount,
  tellHere,
  tellKinds,
  tellUnread,
} from '../drift/tell.ts';
import { DEFAULT_DOCS_PATHS } from '../jobs/changes/change.ts';
import { SetupError } from '../shared/errors.ts';
import { createGit, type Git } from '../shared/git/git.ts';
import { removeTree } from '../shared/remove.ts';
import { systemClock } from '../shared/runtime.ts';
import { codeSpan, oneLine } from '../shared/text/foreign.ts';
import { noArguments, optionsHelp, parseOptions } from './args.ts';
import { badge } from './badge.ts';
import { type Command, columns, EXIT, type ExitCode, type Terminal } from './command.ts';

const OPTIONS = {
  base: {
    type: 'text',
    value: 'REF',
    help: 'what to compare with; by default, the default branch of `origin`, or main',
  },
  all: { type: 'flag', help: 'check the whole repository, not only what changed' },
  'docs-paths': {
    type: 'list',
    value: 'GLOB',
    help: 'which files are documentation; can be repeated',
  },
  explain: {
    type: 'text',
    value: 'NAME',
    help: 'show where a name is declared, and why it is expected on a page or not',
  },
  'fail-on': {
    type: 'text',
    value: 'WHAT',
    choices: ['stale', 'missing', 'never'],
    help: 'which findings make the command fail: stale, missing, or never; by default stale, and never with --all',
  },
  badge: { type: 'text', value: 'FILE', help: 'with --all, write the coverage as an SVG badge' },
  config: {
    type: 'text',
    value: 'FILE',
    help: 'the settings to use instead of .github/docket.yml',
  },
  json: { type: 'flag', help: 'print the findings as JSON' },
} as const;

const HELP = `Checks whether the documentation fits the code, without a model and without the network.

Usage: docket check [options]

${optionsHelp(OPTIONS)}

Compares the files in this folder, committed or not, with --base, and names what pages still mention
although it is gone, and what is new and on no page. What needs a page is learned from the pages: where
nearly all names that are declared alike are documented, a new one is expected to be. With --all, it
shows how much of that is documented, which names are not, and which flags pages give to a program of
this repository although no code has them.
`;

export function check(env: NodeJS.ProcessEnv): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, (parsed) => [
        ...noArguments(parsed),
        ...(parsed.values.badge && !parsed.values.all ? ['`--badge` requires `--all`.'] : []),
      ]);
      const config = (await readConfig(values.config)) ?? DEFAULT_CONFIG;
      const globs = values['docs-paths'];
      const rules = driftRules(config, globs.length > 0 ? globs : DEFAULT_DOCS_PATHS);
      const path = env.PATH ?? '';
      const scratch = await mkdtemp(join(tmpdir(), 'docket-check-'));
      try {
        const files = await snapshot(createGit({ path }), scratch);
        const place = { ...files, path, rules };
        if (values.explain !== undefined) {
          const question = { ...place, name: values.explain };
          const explained = await explainInThread(question, systemClock, terminal.signal);
          return tellExplanation(values.explain, explained, values.json, terminal);
        }
        if (values.all) {
          const coverage = await measureInThread(place, systemClock, terminal.signal);
          if (values.badge)
            await writeFile(
              values.badge,
              badge('documented names', percentOf(coverage), 'few names'),
            );
          return tellCoverage(coverage, rules.accept ?? {}, values, terminal);
        }
        const before = await baseOf(createGit({ path }), files.gitDir, values.base);
        const report = await findDriftInThread({ ...place, before }, systemClock, terminal.signal);
        const { findings } = report;
        const unread = tellUnread(report);
        if (unread) terminal.err(`${unread}\n`);
        if (values.json) terminal.out(`${JSON.stringify(findings)}\n`);
        else {
          for (const one of findings) {
            // As compilers print it, so that editors and terminals open the place.
            const place = `${relative('', join(files.root, one.path))}:${one.line}`;
            terminal.out(`${oneLine(`${place}: ${tellHere(one)}`)}\n`);
          }
        }
        for (const name of report.accepted)
          terminal.err(
            oneLine(`Accepted: ${codeSpan(name)}, ${rules.accept?.[name] ?? ''}`).concat('\n'),
          );
        const drift = driftOf(findings);
        terminal.err(drift === 'none' ? 'The documentation fits.\n' : `${tellCount(findings)}.\n`);
        return fails(drift, values['fail-on'] ?? 'stale') ? EXIT.failed : EXIT.done;
      } finally {
        await removeTree(scratch);
      }
    },
  };
}

function fails(drift: ReturnType<typeof driftOf>, failOn: string): boolean {
  return drift === 'stale' ? failOn !== 'never' : drift === 'missing' && failOn === 'missing';
}

/** The files as they are, in objects beside those of the repository, which is not changed. */
async function snapshot(git: Git, scratch: string) {
  const places = ['--show-toplevel', '--absolute-git-dir', '--git-path', 'objects'];
  const root = await git.try(['rev-parse', ...places, '--git-path', 'index']);
  const [cwd = '', gitDir = '', objects = '', index = ''] = root.stdout
    .toString('utf8')
    .split('\n');
  if (root.code !== 0 || gitDir === '') {
    throw new SetupError('This folder is not in a git repository. Run docket check in one.');
  }
  const env = {
    GIT_INDEX_FILE: join(scratch, 'index'),
    GIT_OBJECT_DIRECTORY: scratch,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: resolve(objects),
  };
  // The index knows which files have not changed; without it, git would read all of them.
  await copyFile(resolve(index), env.GIT_INDEX_FILE).catch(() =>
    git.try(['read-tree', 'HEAD'], { cwd, env }),
  );
  await git.run(['add', '--all', '.'], { cwd, env });
  return { root: cwd, gitDir, after: (await git.run(['write-tree'], { cwd, env })).trim(), env };
}

/** Where this branch left the one that it will be merged into. */
async function baseOf(git: Git, gitDir: string, base: string | undefined): Promise<string> {
  const wanted = base === undefined ? ['origin/HEAD', 'main', 'master'] : [base];
  for (const ref of wanted) {
    const args = ['--git-dir', gitDir, 'merge-base', 'HEAD', '--end-of-options', ref];
    const { code, stdout } = await git.try(args);
    if (code === 0) return stdout.toString('utf8').trim();
  }
  throw new SetupError(
    base === undefined
      ? 'There is no default branch to compare with. Name one with --base, or use --all.'
      : `\`${oneLine(base)}\` has no commit in common with this one. Name another with --base, or fetch more history.`,
  );
}

function tellCoverage(
  coverage: Coverage,
  accept: Readonly<Record<string, string>>,
  { json, 'fail-on': failOn = 'never' }: { json: boolean; 'fail-on'?: string | undefined },
  { out, err }: Terminal,
): ExitCode {
  const isOpen = ({ name }: { name: string }) => !Object.hasOwn(accept, name);
  const [undocumented, gone] = [coverage.undocumented.filter(isOpen), coverage.gone.filter(isOpen)];
  const found = new Set([...coverage.undocumented, ...coverage.gone].map(({ name }) => name));
  const idle = Object.keys(accept).filter((name) => !found.has(name));
  const drift = gone.length > 0 ? 'stale' : undocumented.length > 0 ? 'missing' : 'none';
  const code = fails(drift, failOn) ? EXIT.failed : EXIT.done;
  const percent = percentOf(coverage);
  if (json) {
    out(`${JSON.stringify({ percent, ...coverage, undocumented, gone, notNeeded: idle })}\n`);
    return code;
  }
  const list = (title: string, names: readonly Coverage['gone'][number][]) => {
    if (names.length === 0) return;
    const rows = names.map(({ kind, name, path, line, evidence }) => [
      ...[`  ${kindWord(kind)}`, oneLine(name), oneLine(`${path}:${line}`)],
      evidence ? `${evidence.documented} of ${evidence.names} like it are documented` : '',
    ]);
    out(`${title}\n${columns(rows)}\n`);
  };
  list('No page mentions:', undocumented);
  list('Pages mention, but no code has:', gone);
  for (const name of idle)
    err(
      `\`drift: accept\` lists ${codeSpan(oneLine(name))}, which is no finding here. If nothing else needs it, remove it.\n`,
    );
  const counted = tellKinds(coverage) || 'no names that this project documents';
  err(
    percent === undefined ? `Documented: ${counted}.\n` : `${percent}% documented: ${counted}.\n`,
  );
  return code;
}

function tellExplanation(
  name: string,
  explanation: Explanation,
  json: boolean,
  { out, err }: Terminal,
): ExitCode {
  if (json) {
    out(`${JSON.stringify(explanation)}\n`);
    return EXIT.done;
  }
  const { documented, places } = explanation;
  const kinds = documented.map(kindWord).join(', ');
  out(
    kinds
      ? `Pages have ${codeSpan(name)} as: ${kinds}.\n`
      : `No page has ${codeSpan(name)} as code.\n`,
  );
  for (const { path, spot, groups, expected } of places) {
    const { line, shape, hidden } = spot;
    const why = hidden
      ? 'hidden, so it needs no page'
      : expected
        ? 'expected on a page'
        : 'not expected on a page';
    out(`\n${oneLine(`${path}:${line}`)} is ${why}. Its shape: ${codeSpan(oneLine(shape))}\n`);
    const rows = groups.map((group) => [
      `  in this ${group.where}`,
      `${group.documented} of ${group.names}${group.kind ? ` documented as ${kindWord(group.kind)}` : ''}`,
      `needs ${group.least} names, ${Math.round(group.share * 100)}%`,
    ]);
    out(`${columns(rows)}\n`);
  }
  if (places.length === 0) err(`No code declares ${codeSpan(name)}.\n`);
  return EXIT.done;
}
