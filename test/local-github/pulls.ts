// Pull requests: opening, keeping up with the branches, merging, reviews.
import { diff, type FileDiff } from './git/diff.ts';
import { commits } from './git/history.ts';
import type { Plumbing } from './git/plumbing.ts';
import type { Host } from './host.ts';
import { invalid, missing, Problem } from './problem.ts';
import { checkBody, openThread } from './threads.ts';
import type { Token } from './tokens.ts';
import { type PullThread, type Repository, same, type World } from './world.ts';

export interface NewPull {
  title: string;
  body?: string;
  /** `branch` or `owner:branch` */
  head: string;
  base: string;
  draft?: boolean;
}

export async function openPull(
  { world, plumbing }: Host,
  repo: Repository,
  by: Pick<Token, 'login' | 'app' | 'installation'>,
  wanted: NewPull,
): Promise<PullThread> {
  if (by.app && by.installation === undefined && !repo.actionsMayOpenPulls) {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    throw new Problem(403, message);
  }
  if (!wanted.title) invalid('PullRequest', { code: 'missing_field', field: 'title' });
  checkBody('PullRequest', wanted.body ?? '', { blank: true });
  if (wanted.draft && !repo.draftsSupported) {
    throw new Problem(422, 'Draft pull requests are not supported in this repository.');
  }
  const source = headOf(world, repo, wanted.head);
  const baseSha = plumbing.branches(repo.gitDir).get(wanted.base);
  if (!baseSha) invalid('PullRequest', { code: 'invalid', field: 'base' });
  const headSha = source && plumbing.branches(source.repo.gitDir).get(source.branch);
  if (!headSha) invalid('PullRequest', { code: 'invalid', field: 'head' });
  const fork = source.repo !== repo;
  if (fork) await plumbing.bring(repo.gitDir, source.repo.gitDir, source.branch, SCRATCH);
  const nothingNew = await plumbing.isAncestor(repo.gitDir, headSha, baseSha);
  if (fork) await plumbing.deleteRef(repo.gitDir, SCRATCH);
  if (nothingNew) {
    const message = `No commits between ${wanted.base} and ${wanted.head}`;
    invalid('PullRequest', { code: 'custom', message });
  }
  // From here to the insertion nothing waits, so that two requests cannot both find nothing.
  const label = `${ownerOf(source.repo)}:${source.branch}`;
  const twin = world
    .pulls(repo.fullName)
    .find(
      ({ state, pull }) =>
        state === 'open' &&
        pull.headRepo === source.repo.fullName &&
        pull.headRef === source.branch &&
        pull.baseRef === wanted.base,
    );
  if (twin) {
    const message = `A pull request already exists for ${label}.`;
    invalid('PullRequest', { code: 'custom', message });
  }
  const thread = openThread(world, repo, { ...wanted, by: by.login });
  thread.pull = {
    headRepo: source.repo.fullName,
    headRef: source.branch,
    headSha,
    baseRef: wanted.base,
    baseSha,
    draft: wanted.draft ?? false,
    mergedAt: null,
    mergedBy: null,
    mergeSha: null,
    reviewers: [],
  };
  world.changed();
  await keepHead(world, plumbing, repo, thread as PullThread);
  return thread as PullThread;
}

/**
 * Brings open pull requests up to date with branches that anyone may have moved since: new commits
 * show, a deleted head closes, and a head that is part of the base counts as merged.
 */
export async function syncPulls(world: World, plumbing: Plumbing, repo: Repository): Promise<void> {
  const open = world.pulls(repo.fullName).filter((thread) => thread.state === 'open');
  if (open.length === 0) return;
  const here = plumbing.branches(repo.gitDir);
  for (const thread of open) {
    const { pull } = thread;
    const headRepo = world.data.repositories.find(({ fullName }) => fullName === pull.headRepo);
    if (!headRepo) continue;
    const heads = headRepo === repo ? here : plumbing.branches(headRepo.gitDir);
    const head = heads.get(pull.headRef);
    const base = here.get(pull.baseRef);
    if (!base || (head === pull.headSha && base === pull.baseSha)) continue;
    if (!head) {
      close(world, thread, thread.author);
      continue;
    }
    if (head !== pull.headSha) {
      pull.headSha = head;
      thread.updatedAt = world.now();
      await keepHead(world, plumbing, repo, thread);
    }
    pull.baseSha = base;
    const contained = await plumbing.isAncestor(repo.gitDir, head, base);
    if (contained && thread.state === 'open') {
      merged(world, thread, ownerOf(repo), base);
    }
    world.changed();
  }
}

export async function mergePull(
  { world, plumbing }: Host,
  thread: PullThread,
  { by, squash = false }: { by: string; squash?: boolean },
): Promise<string> {
  const repo = world.repository(thread.repo);
  await syncPulls(world, plumbing, repo);
  const { pull } = thread;
  if (thread.state !== 'open') throw new Problem(405, 'Pull Request is not mergeable');
  const base = plumbing.branches(repo.gitDir).get(pull.baseRef) ?? missing('Not Found');
  const title = squash
    ? `${thread.title} (#${thread.number})`
    : `Merge pull request #${thread.number} from ${ownerOf(repo)}/${pull.headRef}`;
  const sha = await plumbing.mergeCommit(repo.gitDir, {
    base,
    head: pull.headSha,
    squash,
    message: squash ? title : `${title}\n\n${thread.title}`,
    by: person(by),
  });
  if (!sha) throw new Problem(405, 'Pull Request is not mergeable');
  await plumbing.setRef(repo.gitDir, `refs/heads/${pull.baseRef}`, sha);
  // GitHub keeps showing the base as it was at the merge.
  pull.baseSha = base;
  merged(world, thread, by, sha);
  return sha;
}

export interface PullContent {
  files: FileDiff[];
  commits: Awaited<ReturnType<typeof commits>>;
  /** Where the branches parted. */
  from: string;
  to: string;
}

/** Of two commits it is always the same, and it is asked for again and again. */
const contents = new Map<string, Promise<PullContent>>();

export function pullContent(
  plumbing: Plumbing,
  { gitDir }: Repository,
  { pull: { baseSha, headSha } }: PullThread,
): Promise<PullContent> {
  const key = `${gitDir} ${baseSha} ${headSha}`;
  const known = contents.get(key) ?? readContent(plumbing, gitDir, [baseSha, headSha]);
  if (contents.size > 100) contents.clear();
  contents.set(key, known);
  known.catch(() => contents.delete(key));
  return known;
}

async function readContent(
  plumbing: Plumbing,
  gitDir: string,
  [base, to]: [string, string],
): Promise<PullContent> {
  const { git } = plumbing;
  const from = (await plumbing.mergeBase(gitDir, base, to)) ?? base;
  const [files, list] = await Promise.all([
    diff(git, gitDir, from, to),
    commits(git, gitDir, [`${from}..${to}`]),
  ]);
  return { files, commits: list, from, to };
}

export function close(world: World, thread: PullThread, by: string): void {
  thread.state = 'closed';
  thread.closedAt = world.now();
  thread.closedBy = by;
  thread.updatedAt = thread.closedAt;
  world.changed();
}

function merged(world: World, thread: PullThread, by: string, sha: string): void {
  close(world, thread, by);
  thread.pull.mergedAt = thread.closedAt;
  thread.pull.mergedBy = world.account(by).login;
  thread.pull.mergeSha = sha;
  world.changed();
}

const SCRATCH = 'refs/docket-local-github/head';

/** The commits stay reachable when the branch or the fork goes away. */
async function keepHead(
  world: World,
  plumbing: Plumbing,
  repo: Repository,
  { number, pull }: PullThread,
): Promise<void> {
  const ref = `refs/pull/${number}/head`;
  if (pull.headRepo === repo.fullName) return plumbing.setRef(repo.gitDir, ref, pull.headSha);
  const fork = world.repository(pull.headRepo);
  await plumbing.bring(repo.gitDir, fork.gitDir, pull.headRef, ref);
}

/** `branch` is of this repository; `owner:branch` may be of a fork of it. */
export function headOf(
  world: World,
  repo: Repository,
  head: string,
): { repo: Repository; branch: string } | null {
  const [first = '', ...rest] = head.split(':');
  if (rest.length === 0 || same(first, ownerOf(repo))) {
    return { repo, branch: rest.length === 0 ? first : rest.join(':') };
  }
  const fork = world.data.repositories.find(
    (other) => other.forkOf === repo.fullName && same(ownerOf(other), first),
  );
  return fork ? { repo: fork, branch: rest.join(':') } : null;
}

export function ownerOf(repo: Pick<Repository, 'fullName'>): string {
  return repo.fullName.split('/')[0] ?? '';
}

export function person(login: string): { name: string; email: string } {
  return { name: login, email: `${login}@users.noreply.github.com` };
}
