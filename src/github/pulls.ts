// Reads pull requests: a single one, by branch, closed ones, and their changes.
import type { ChangedFile, PullInfo } from '../bot/thread-host.ts';
import { Forbidden, InvalidRequest, NotFound } from '../shared/errors.ts';
import type { Github } from './client.ts';

/** What the list and the single response have in common. */
interface PullData {
  number: number;
  html_url: string;
  state: string;
  merged_at: string | null;
  /** Not in lists. */
  merged_by?: { login: string } | null;
  closed_at: string | null;
  created_at: string;
  updated_at: string;
  head: { ref: string; sha: string; repo: { full_name: string } | null };
  base: { ref: string; repo: { full_name: string } };
}

function pullInfo(data: PullData): PullInfo {
  return {
    number: data.number,
    headRef: data.head.ref,
    headSha: data.head.sha,
    baseRef: data.base.ref,
    sameRepository: data.head.repo?.full_name === data.base.repo.full_name,
    state: data.merged_at ? 'merged' : data.state === 'open' ? 'open' : 'closed',
    ...(data.merged_by && { mergedBy: data.merged_by.login }),
    closedAt: data.merged_at ?? data.closed_at,
    createdAt: data.created_at,
    updatedAt: data.updated_at,
    url: data.html_url,
  };
}

export async function readPull(github: Github, number: number): Promise<PullInfo> {
  const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
  return pullInfo(data);
}

export interface BranchPull extends PullInfo {
  nodeId: string;
  draft: boolean;
  title: string;
  body: string;
}

/** The branch's pull request: the open one, or else the newest; null if there never was one. */
export async function findByBranch(github: Github, branch: string): Promise<BranchPull | null> {
  const { data } = await github.rest.pulls.list({
    ...github.repo,
    head: `${github.repo.owner}:${branch}`,
    state: 'all',
    sort: 'created',
    direction: 'desc',
    per_page: 30,
  });
  // GitHub returns everything if it cannot read the filter, so check each one.
  const own = data.filter((item) => item.head.ref === branch && pullInfo(item).sameRepository);
  const found = own.find((item) => item.state === 'open') ?? own[0];
  if (!found) return null;
  const { node_id: nodeId, draft = false, title, body } = found;
  return { ...pullInfo(found), nodeId, draft, title, body: body ?? '' };
}

export async function openPulls(
  github: Github,
  headPrefix: string,
  base?: string,
): Promise<PullInfo[]> {
  const all = await github.paginate(github.rest.pulls.list, {
    ...github.repo,
    state: 'open',
    per_page: 100,
    ...(base !== undefined && { base }),
  });
  return all
    .map(pullInfo)
    .filter(({ sameRepository, headRef }) => sameRepository && headRef.startsWith(headPrefix))
    .filter(({ baseRef }) => base === undefined || baseRef === base);
}

/** That the branch is gone, or that the token may not, is an answer. */
export async function retarget(github: Github, number: number, base: string): Promise<boolean> {
  try {
    await github.rest.pulls.update({ ...github.repo, pull_number: number, base });
    return true;
  } catch (error) {
    const refused = [InvalidRequest, Forbidden, NotFound].some((kind) => error instanceof kind);
    if (!refused) throw error;
    return false;
  }
}

export async function closedPulls(
  github: Github,
  headPrefix: string,
  since: string,
): Promise<PullInfo[]> {
  const found: PullInfo[] = [];
  const pages = github.paginate.iterator(github.rest.pulls.list, {
    ...github.repo,
    state: 'closed',
    sort: 'updated',
    direction: 'desc',
    per_page: 100,
  });
  for await (const { data } of pages) {
    for (const item of data) {
      // Sorted by update, and closing is an update: everything after this is even older.
      if (Date.parse(item.updated_at) < Date.parse(since)) return found;
      const info = pullInfo(item);
      if (info.sameRepository && info.headRef.startsWith(headPrefix)) found.push(info);
    }
  }
  return found;
}

export async function leadsTo(github: Github, sha: string, head: string): Promise<boolean> {
  try {
    const { data } = await github.rest.repos.compareCommitsWithBasehead({
      ...github.repo,
      basehead: `${sha}...${head}`,
      per_page: 1,
    });
    return data.status === 'ahead' || data.status === 'identical';
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** GitHub's comparison lists at most this many files. */
const COMPARE_LIMIT = 300;

/** A comparison is tied to a commit; the pull request's own list changes with a later push. */
export async function changedFiles(
  github: Github,
  number: number,
  headSha: string,
): Promise<{ files: ChangedFile[]; more: boolean }> {
  const { data: pull } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
  const { data } = await github.rest.repos.compareCommitsWithBasehead({
    ...github.repo,
    basehead: `${pull.base.sha}...${headSha}`,
    per_page: 1,
  });
  const files = (data.files ?? []).map((file): ChangedFile => {
    const { filename, previous_filename, additions, deletions, patch } = file;
    return {
      path: filename,
      ...(previous_filename && { previousPath: previous_filename }),
      status: STATUSES[file.status] ?? 'modified',
      additions,
      deletions,
      ...(patch !== undefined && { patch }),
    };
  });
  return { files, more: files.length >= COMPARE_LIMIT };
}

const STATUSES: Record<string, ChangedFile['status']> = {
  added: 'added',
  copied: 'added',
  removed: 'removed',
  renamed: 'renamed',
};

/** True if GitHub notifies this person of the pull request. */
export async function requestReview(
  github: Github,
  number: number,
  login: string,
): Promise<boolean> {
  const wanted = { ...github.repo, pull_number: number };
  const { data: pull } = await github.rest.pulls.get(wanted);
  if (pull.state !== 'open' || isIn([pull.user], login)) return false;
  // Reviewers are notified of every push, so another request would only be noise.
  if (isIn(pull.requested_reviewers, login)) return true;
  try {
    const { data } = await github.rest.pulls.requestReviewers({ ...wanted, reviewers: [login] });
    return isIn(data.requested_reviewers, login);
  } catch (error) {
    const refused = [InvalidRequest, Forbidden, NotFound].some((kind) => error instanceof kind);
    if (!refused) throw error;
    github.log.debug(`GitHub did not accept ${login} as a reviewer of #${number}.`);
    return false;
  }
}

function isIn(
  users: readonly ({ login: string } | null)[] | null | undefined,
  login: string,
): boolean {
  return (users ?? []).some((user) => user?.login.toLowerCase() === login.toLowerCase());
}
