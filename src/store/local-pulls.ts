// Pull requests of a repository without a code host. Each is a branch of the repository and a record
// in the data folder, and git decides what became of it: merged once its base contains it, closed once
// the branch is gone.
import * as z from 'zod';
import type { LocalPull, LocalPulls } from '../jobs/publisher.ts';
import { SetupError, Unavailable } from '../shared/errors.ts';
import { assertTrusted } from '../shared/git/clone-git.ts';
import { diff } from '../shared/git/diff.ts';
import type { Git } from '../shared/git/git.ts';
import { type Clock, isoTime } from '../shared/runtime.ts';
import { jsonFile } from './json-file.ts';

const RecordedPull = z.object({
  number: z.int().positive(),
  branch: z.string(),
  base: z.string(),
  title: z.string(),
  body: z.string(),
  draft: z.boolean(),
  createdAt: z.string(),
  /** The commits between which it changed files when it was last written. */
  from: z.string(),
  head: z.string(),
});
type RecordedPull = z.infer<typeof RecordedPull>;

interface LocalPullsOptions {
  /** Where the records are kept. */
  dir: string;
  /** The folder of the repository, for people, and its git directory. */
  path: string;
  gitDir: string;
  git: Git;
  /** Where people see a pull request, once that is known. */
  urlOf(number: number): Promise<string>;
  clock: Clock;
}

export function createLocalPulls(options: LocalPullsOptions): LocalPulls {
  const { dir, path, gitDir, git, urlOf, clock } = options;
  const records = jsonFile({
    dir,
    name: 'pulls',
    entry: RecordedPull,
    remedy: 'Restore it from a backup, or delete it to forget these pull requests.',
    clock,
  });
  const linkTo = async (number: number) => ({ number, url: await urlOf(number) });

  return {
    async publish(plan) {
      const { branch, base, title, body, existing } = plan;
      const commits = await commitsOf(options, plan);
      const found = newestOf(await records.list(), branch);
      if (found && (await stateOf(options, found)) !== 'open') {
        return { kind: 'pull-request', pull: await linkTo(found.number), draft: found.draft };
      }
      let written: RecordedPull | undefined;
      await records.update((all) => {
        const before = newestOf(all, branch);
        const kept = existing === 'keep' ? before?.draft : existing === 'draft';
        const draft = before ? kept === true : plan.draft;
        const record = {
          number: before?.number ?? (all.at(-1)?.number ?? 0) + 1,
          createdAt: before?.createdAt ?? isoTime(clock.now()),
          ...{ branch, base, title, body, draft },
          ...commits,
        };
        written = record;
        return before ? all.map((one) => (one === before ? record : one)) : [...all, record];
      });
      const { number = 0, draft = false } = written ?? {};
      return { kind: 'pull-request', pull: await linkTo(number), draft };
    },
    async lookUp(branch) {
      const found = newestOf(await records.list(), branch);
      if (!found) return null;
      return { state: await stateOf(options, found), base: found.base, draft: found.draft };
    },
    async countOpen(prefix) {
      const ours = (await records.list()).filter((one) => one.branch.startsWith(prefix));
      return countUnmerged(options, new Map(ours.map((one) => [one.branch, one])));
    },
    async read(number) {
      const found = (await records.list()).find((one) => one.number === number);
      if (!found) return null;
      const state = await stateOf(options, found);
      // While it is open, people may have pushed to the branch.
      const { from, head } = state === 'open' ? await commitsOf(options, found) : found;
      const { branch, base, title, body, draft, createdAt } = found;
      const files = await diff(git, gitDir, from, head);
      const mergeCommand = `git -C ${quote(path)} switch ${quote(base)} && git -C ${quote(path)} merge ${quote(branch)}`;
      return { number, branch, base, title, body, draft, createdAt, state, files, mergeCommand };
    },
  };
}

type Repository = Pick<LocalPullsOptions, 'git' | 'gitDir' | 'path'>;

/** A branch that was closed or merged and pushed again has several. */
const newestOf = (all: readonly RecordedPull[], branch: string) =>
  all.findLast((one) => one.branch === branch);

async function commitOf({ git, gitDir }: Repository, name: string): Promise<string | null> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { code, stdout } = await git.try(['--git-dir', gitDir, ...args]);
  return code === 0 ? stdout.toString('utf8').trim() : null;
}

async function stateOf(
  repository: Repository,
  { branch, base, head }: RecordedPull,
): Promise<LocalPull['state']> {
  const { git, gitDir } = repository;
  const [tip, target] = await Promise.all([
    commitOf(repository, `refs/heads/${branch}`),
    commitOf(repository, `refs/heads/${base}`),
  ]);
  if (target !== null) {
    const args = ['merge-base', '--is-ancestor', tip ?? head, target];
    if ((await git.try(['--git-dir', gitDir, ...args])).code === 0) return 'merged';
  }
  return tip === null ? 'closed' : 'open';
}

async function commitsOf(
  repository: Repository,
  { branch, base }: Pick<RecordedPull, 'branch' | 'base'>,
): Promise<Pick<RecordedPull, 'from' | 'head'>> {
  const { git, gitDir, path } = repository;
  const head = await commitOf(repository, `refs/heads/${branch}`);
  const { code, stdout } = await git.try([
    ...['--git-dir', gitDir, 'merge-base', `refs/heads/${base}`, `refs/heads/${branch}`],
  ]);
  if (head === null || code !== 0) {
    throw new Unavailable(
      `The branch \`${branch}\` or \`${base}\` of ${path} cannot be read. Check that both exist, and try again.`,
    );
  }
  return { from: stdout.toString('utf8').trim(), head };
}

/** Of these branches, those that still exist and that their base does not contain. */
async function countUnmerged(
  { git, gitDir }: Repository,
  newest: ReadonlyMap<string, RecordedPull>,
): Promise<number> {
  let open = 0;
  for (const base of new Set([...newest.values()].map((one) => one.base))) {
    const args = ['for-each-ref', '--format=%(refname:lstrip=2)'];
    const listed = await git.try([
      ...['--git-dir', gitDir, ...args, `--no-merged=refs/heads/${base}`, 'refs/heads'],
    ]);
    const names = listed.stdout.toString('utf8').split('\n');
    open += names.filter((name) => newest.get(name)?.base === base).length;
  }
  return open;
}

/** For a shell. */
function quote(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The git directory behind a path, and the branch that jobs start from. */
export async function inspectRepository(
  git: Git,
  path: string,
  base: string | undefined,
): Promise<{ gitDir: string; defaultBranch: string }> {
  const found = await git.try(['-C', path, 'rev-parse', '--absolute-git-dir']);
  if (found.code !== 0) {
    assertTrusted(found);
    throw new SetupError(`${path} is not a git repository. Use the folder of a git repository.`);
  }
  const gitDir = found.stdout.toString('utf8').trim();
  const head = await git.try(['--git-dir', gitDir, 'symbolic-ref', '--short', 'HEAD']);
  const defaultBranch = base ?? head.stdout.toString('utf8').trim();
  const ref = `refs/heads/${defaultBranch}`;
  const exists = await git.try(['--git-dir', gitDir, 'show-ref', '--verify', '--quiet', ref]);
  if (exists.code !== 0) {
    throw new SetupError(
      `${path} has no branch \`${defaultBranch}\`. Create a first commit, or set the branch with --base-ref.`,
    );
  }
  return { gitDir, defaultBranch };
}
