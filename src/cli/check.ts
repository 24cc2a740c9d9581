// docket check: what do the changes in this folder break on pages?

import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { DEFAULT_CONFIG, driftRules } from '../config/config.ts';
import { readConfig } from '../config/config-file.ts';
import { type DriftReport, findBrokenInThread, findDriftInThread } from '../drift/drift-thread.ts';
import { driftOf, kindWord, tellCount, tellFit, tellHere, tellUnread } from '../drift/tell.ts';
import { DEFAULT_DOCS_PATHS } from '../jobs/changes/change.ts';
import { SetupError } from '../shared/errors.ts';
import { assertTrusted, openCloneGit } from '../shared/git/clone-git.ts';
import type { Git } from '../shared/git/git.ts';
import { removeTree } from '../shared/remove.ts';
import { systemClock } from '../shared/runtime.ts';
import { codeSpan, oneLine } from '../shared/text/foreign.ts';
import { noArguments, optionsHelp, parseOptions } from './args.ts';
import { type Command, EXIT, type Terminal } from './command.ts';

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
  'fail-on': {
    type: 'text',
    value: 'WHAT',
    choices: ['broken', 'never'],
    help: 'which findings make the command fail: broken, or never; by default broken, and never with --all',
  },
  config: {
    type: 'text',
    value: 'FILE',
    help: 'the settings to use instead of .github/docket.yml',
  },
  json: { type: 'flag', help: 'print the findings as JSON' },
} as const;

const HELP = `Reports what your changes break on pages, without a model and without the network.

Usage: docket check [options]

${optionsHelp(OPTIONS)}

Compares the files in this folder, committed or not, with --base. It reports the links, anchors, images,
files, navigation entries, versions, and imports that the change breaks on pages, and shows names that
pages mention and no code has anymore. With --all, it reports the links in the whole repository that lead
nowhere.
`;

export function check(env: NodeJS.ProcessEnv): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, noArguments);
      const config = (await readConfig(values.config)) ?? DEFAULT_CONFIG;
      const globs = values['docs-paths'];
      const rules = driftRules(config, globs.length > 0 ? globs : DEFAULT_DOCS_PATHS);
      const path = env.PATH ?? '';
      const scratch = await mkdtemp(join(tmpdir(), 'docket-check-'));
      try {
        const git = await openCloneGit(env);
        const files = await snapshot(git, scratch);
        const place = { ...files, path, rules };
        const { signal } = terminal;
        const before = values.all ? undefined : await baseOf(git, files.gitDir, values.base);
        const report =
          before === undefined
            ? await findBrokenInThread(place, systemClock, signal)
            : await findDriftInThread({ ...place, before }, systemClock, signal);
        tellReport(report, { root: files.root, json: values.json }, terminal);
        const failOn = values['fail-on'] ?? (values.all ? 'never' : 'broken');
        const fails = failOn === 'broken' && driftOf(report.findings) === 'broken';
        return fails ? EXIT.failed : EXIT.done;
      } finally {
        await removeTree(scratch);
      }
    },
  };
}

function tellReport(
  report: DriftReport,
  { root, json }: { root: string; json: boolean },
  { out, err }: Terminal,
): void {
  const { findings, accepted } = report;
  const unread = tellUnread(report);
  if (unread) err(`${unread}\n`);
  if (json) out(`${JSON.stringify(findings)}\n`);
  else {
    for (const one of findings) {
      // As compilers print it, so that editors and terminals open the place.
      const place = `${relative('', join(root, one.path))}:${one.line}`;
      out(`${oneLine(`${place}: ${tellHere(one)}`)}\n`);
    }
  }
  for (const { page, name, reason, kind } of accepted)
    err(
      `${oneLine(`Accepted on ${codeSpan(page)}: ${kindWord(kind)} ${codeSpan(name)}, ${reason}`)}\n`,
    );
  err(findings.length === 0 ? `${tellFit(report)}\n` : `${tellCount(findings)}.\n`);
}

/** The files as they are, in objects beside those of the repository, which is not changed. */
async function snapshot(git: Git, scratch: string) {
  const places = ['--show-toplevel', '--absolute-git-dir', '--git-path', 'objects'];
  const root = await git.try(['rev-parse', ...places, '--git-path', 'index']);
  const [cwd = '', gitDir = '', objects = '', index = ''] = root.stdout
    .toString('utf8')
    .split('\n');
  if (root.code !== 0 || gitDir === '') {
    assertTrusted(root);
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
  const shallow = await git.try(['--git-dir', gitDir, 'rev-parse', '--is-shallow-repository']);
  if (shallow.stdout.toString('utf8').trim() === 'true') {
    throw new SetupError(
      'This clone is too shallow to know where its branch began. Run git fetch --unshallow, and try again.',
    );
  }
  throw new SetupError(
    base === undefined
      ? 'There is no default branch to compare with. Name one with --base, or use --all.'
      : `\`${oneLine(base)}\` has no commit in common with this one. Name another with --base, or fetch more history.`,
  );
}
