// Implements the thread's port on GitHub.

import {
  type HostChecks,
  PERMISSIONS,
  type Permission,
  type PermissionAnswer,
  type ThreadHost,
} from '../bot/thread-host.ts';
import {
  BadAnswer,
  Forbidden,
  InvalidRequest,
  NotFound,
  SetupError,
  sentence,
} from '../shared/errors.ts';
import { failedChecks } from './checks.ts';
import type { Github } from './client.ts';
import {
  createComment,
  deleteComment,
  editComment,
  findComments,
  hideOutdated,
  react,
  reacted,
  readSaid,
  reviewCommentEditTime,
  threadEditTimes,
  unreact,
} from './comments.ts';
import { ownLogin } from './publisher.ts';
import {
  changedFiles,
  closedPulls,
  findByBranch,
  leadsTo,
  openPulls,
  readPull,
  requestReview,
  retarget,
} from './pulls.ts';
import { readReview } from './review.ts';

/** `workflow`: the file of our own workflow. */
export function createThreadHost(github: Github, workflow?: string): ThreadHost {
  return {
    repository: () => readRepository(github),
    self: () => ownLogin(github),
    permission: (login) => permissionOf(github, login),
    said: (target) => readSaid(github, target),
    react: (target, reaction) => react(github, target, reaction),
    unreact: (target, reaction) => unreact(github, target, reaction),
    reacted: (target, reaction) => reacted(github, target, reaction),
    findComments: (place, text) => findComments(github, place, text),
    createComment: (place, body, marker) => createComment(github, place, body, marker),
    editComment: (comment, body) => editComment(github, comment, body),
    deleteComment: (comment) => deleteComment(github, comment),
    hideOutdated: (comments) => hideOutdated(github, comments),
    requestReview: (pull, login) => requestReview(github, pull, login),

    thread: (number) => readThread(github, number),
    pull: (number) => readPull(github, number),
    async openPull(headRef) {
      const pull = await findByBranch(github, headRef);
      return pull?.state === 'open' ? pull : null;
    },
    pullOf: (headRef) => findByBranch(github, headRef),
    openPulls: (headPrefix, baseRef) => openPulls(github, headPrefix, baseRef),
    retarget: (pull, baseRef) => retarget(github, pull, baseRef),
    failedChecks: (sha) => failedChecks(github, sha, workflow),
    leadsTo: (sha, head) => leadsTo(github, sha, head),
    reviewComment: (id) => readReviewComment(github, id),
    review: (pull, id) => readReview(github, pull, id),
    changedFiles: (number, headSha) => changedFiles(github, number, headSha),
    readFile: (path) => readFile(github, { ...github.repo, path }),
    readOwnersFile: (path) =>
      readFile(github, { owner: github.repo.owner, repo: ORGANIZATION, path }),
    listFiles: () => listFiles(github),
    closedPulls: (headPrefix, since) => closedPulls(github, headPrefix, since),
  };
}

async function readRepository(
  github: Github,
): Promise<Awaited<ReturnType<ThreadHost['repository']>>> {
  const { rest, repo } = github;
  const { data } = await rest.repos.get(repo);
  return {
    id: data.id,
    fullName: data.full_name,
    defaultBranch: data.default_branch,
    private: data.private,
    archived: data.archived,
    url: data.html_url,
  };
}

async function readThread(
  github: Github,
  number: number,
): Promise<Awaited<ReturnType<ThreadHost['thread']>>> {
  const { rest, repo } = github;
  const [{ data }, times] = await Promise.all([
    rest.issues.get({ ...repo, issue_number: number }),
    threadEditTimes(github, number),
  ]);
  return {
    number: data.number,
    title: data.title,
    body: data.body ?? '',
    author: data.user?.login ?? 'ghost',
    createdAt: data.created_at,
    ...times,
    isPull: data.pull_request !== undefined,
    url: data.html_url,
  };
}

async function readReviewComment(
  github: Github,
  id: number,
): Promise<Awaited<ReturnType<ThreadHost['reviewComment']>>> {
  const { rest, repo } = github;
  const { data } = await rest.pulls.getReviewComment({ ...repo, comment_id: id });
  return {
    id: data.id,
    body: data.body,
    author: data.user?.login ?? 'ghost',
    path: data.path,
    ...(data.start_line != null && { startLine: data.start_line }),
    ...(data.line != null && { line: data.line }),
    hunk: data.diff_hunk,
    opener: data.in_reply_to_id ?? data.id,
    createdAt: data.created_at,
    editedAt: await reviewCommentEditTime(github, data.node_id),
    url: data.html_url,
  };
}

async function listFiles(github: Github): Promise<string[]> {
  const { rest, repo } = github;
  const { data } = await rest.repos.get(repo);
  const tree = { ...repo, tree_sha: data.default_branch, recursive: 'true' };
  const { data: found } = await rest.git.getTree(tree);
  return found.tree.flatMap(({ type, path }) => (type === 'blob' && path ? [path] : []));
}

export function createHostChecks({ rest, repo }: Github): HostChecks {
  return {
    async serverTime() {
      const { headers } = await rest.rateLimit.get();
      const time = Date.parse(String(headers.date));
      if (!Number.isNaN(time)) return time;
      throw new BadAnswer('GitHub did not return a date, so the clocks cannot be compared.');
    },
    actionsMayOpenPulls: () =>
      ifTold(rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(repo)),
    organizationMayOpenPulls: () =>
      ifTold(
        rest.actions.getGithubActionsDefaultWorkflowPermissionsOrganization({ org: repo.owner }),
      ),
  };
}

/** Undefined when this token may not know. */
async function ifTold(
  asked: Promise<{ data: { can_approve_pull_request_reviews: boolean } }>,
): Promise<boolean | undefined> {
  try {
    return (await asked).data.can_approve_pull_request_reviews;
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return undefined;
    throw error;
  }
}

/** The repository with the settings of its organization. */
const ORGANIZATION = '.github';

interface FilePlace {
  owner: string;
  repo: string;
  path: string;
}

/** A text file of a repository's default branch; null when there is none. */
async function readFile(github: Github, place: FilePlace): Promise<string | null> {
  const read = await readFileAgain(github, place, null);
  return read === 'unchanged' ? null : read.text;
}

/** With its ETag; `unchanged` if it still has that one, which costs nothing of the rate limit. */
export async function readFileAgain(
  { rest }: Github,
  place: FilePlace,
  etag: string | null,
): Promise<{ text: string | null; etag: string | null } | 'unchanged'> {
  try {
    const wanted = { ...place, ...(etag !== null && { headers: { 'if-none-match': etag } }) };
    const { data, headers, status } = await rest.repos.getContent(wanted);
    if (Number(status) === 304) return 'unchanged';
    if (Array.isArray(data) || data.type !== 'file') return { text: null, etag: null };
    // GitHub leaves the content of a large file out; that must not pass for an empty one.
    if (data.encoding !== 'base64') {
      throw new InvalidRequest(
        `\`${place.path}\` in ${place.owner}/${place.repo} is larger than 1 MB. Make it smaller.`,
      );
    }
    const text = Buffer.from(data.content, 'base64').toString('utf8');
    return { text, etag: headers.etag ?? null };
  } catch (error) {
    if (error instanceof NotFound) return { text: null, etag: null };
    if (!(error instanceof Forbidden) || place.repo !== ORGANIZATION) throw error;
    // It may limit what is spent, or require isolation: no answer is no permission to do without.
    const where = `${place.owner}/${place.repo}`;
    throw new SetupError(
      `GitHub refused to show \`${place.path}\` in ${where}, so nothing was started: settings in it, such as \`budget\`, may forbid it. ${error.message}`,
      { cause: error },
    );
  }
}

// Who can run commands: by the booleans or the role name, because the old `permission` field maps
// maintain to write and triage to read. What GitHub says unclearly means no; no answer means nothing.

export async function permissionOf(
  { rest, repo }: Github,
  username: string,
): Promise<PermissionAnswer> {
  try {
    const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...repo, username });
    return readPermission(data, username);
  } catch (error) {
    // The only refusal that is about the person: nobody of that name has access.
    if (error instanceof NotFound) return { level: 'none', problem: sentence(error) };
    throw error;
  }
}

/** The booleans in GitHub's response, strongest first, and the level of each. */
const FLAGS: [string, Permission][] = [
  ['admin', 'admin'],
  ['maintain', 'maintain'],
  ['push', 'write'],
  ['triage', 'triage'],
  ['pull', 'read'],
];

export function readPermission(data: unknown, username: string): PermissionAnswer {
  const { user, role_name: role } = record(data);
  const { login } = record(user);
  if (typeof login !== 'string' || login.toLowerCase() !== username.toLowerCase()) {
    return { level: 'none', problem: 'GitHub returned the permission of a different user.' };
  }
  const flags = record(record(user).permissions);
  if (FLAGS.every(([flag]) => typeof flags[flag] === 'boolean')) {
    return { level: FLAGS.find(([flag]) => flags[flag] === true)?.[1] ?? 'none' };
  }
  // Organizations can define custom roles; those are not levels, but the booleans still apply.
  const level = PERMISSIONS.find((name) => name === role);
  if (level) return { level };
  return {
    level: 'none',
    problem: 'GitHub did not report what this user can do in this repository.',
  };
}

function record(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
