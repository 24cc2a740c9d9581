// A branch's pull request: found by its head or opened, only once, even if responses get lost.
import { PULLS_SETTING } from '../bot/thread-host.ts';
import type {
  HostCommits,
  Published,
  Publisher,
  PullRequestPlan,
  Signer,
} from '../jobs/publisher.ts';
import { BadAnswer, Conflict, Forbidden, NotFound, sentence } from '../shared/errors.ts';
import { backoff, steadily } from '../shared/retry.ts';
import { isNoAnswer } from '../shared/waiting.ts';
import { type Github, refusalOf } from './client.ts';
import { type BranchPull, findByBranch, openPulls } from './pulls.ts';

export interface PublisherOptions {
  labels?: string[];
  reviewers?: string[];
  /** GitHub creates the commits, and signs them. */
  verified?: boolean;
}

/** After a push, GitHub may need a few seconds until it knows the branch and its commits. */
const SETTLE_TRIES = 6;
const SETTLE = { baseMs: 1_000, capMs: 8_000 };

export function createPublisher(base: Github, options: PublisherOptions = {}): Publisher {
  let author: ReturnType<typeof commitAuthor> | undefined;
  return {
    ...(options.verified && { commits: createHostCommits(base) }),
    author() {
      author ??= commitAuthor(base).catch((error) => {
        author = undefined;
        throw error;
      });
      return author;
    },
    async publish(plan, signal) {
      const github = base.withSignal(signal);
      const found = await findByBranch(github, plan.branch);
      if (!found) return open(github, plan, options);
      return refresh(github, found, plan);
    },
    async close(branch, signal) {
      const github = base.withSignal(signal);
      const found = await findByBranch(github, branch);
      if (found?.state !== 'open') return;
      await github.rest.pulls.update({
        ...github.repo,
        pull_number: found.number,
        state: 'closed',
      });
    },
    pageLink: (branch, path) => {
      const { owner, repo } = base.repo;
      return `${base.serverUrl}/${owner}/${repo}/blob/${address(branch)}/${address(path)}`;
    },
    async lookUp(branch, signal) {
      const found = await findByBranch(base.withSignal(signal), branch);
      return found && { state: found.state, base: found.baseRef, draft: found.draft };
    },
    countOpen: async (prefix, signal) => (await openPulls(base.withSignal(signal), prefix)).length,
  };
}

/** A closed pull request stays as its reviewer left it and is never reopened. */
async function refresh(
  github: Github,
  found: BranchPull,
  plan: PullRequestPlan,
): Promise<Published> {
  const { number, url, draft } = found;
  const { previousTitle, body, existing } = plan;
  const isTheirs = previousTitle !== undefined && found.title !== previousTitle;
  const title = isTheirs ? found.title : plan.title;
  const pull = { number, url };
  if (found.state !== 'open') return { kind: 'pull-request', pull, draft };
  // Before the draft state: people who are notified that it is ready read the current text.
  if (found.title !== title || found.body !== body) {
    await github.rest.pulls.update({ ...github.repo, pull_number: number, title, body });
  }
  const now = existing === 'keep' ? draft : await changeDraft(github, found, existing === 'draft');
  return { kind: 'pull-request', pull, draft: now };
}

interface CreatedPull {
  number: number;
  html_url: string;
  draft?: boolean;
}

async function open(
  github: Github,
  plan: PullRequestPlan,
  options: PublisherOptions,
): Promise<Published> {
  let { draft } = plan;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { title, body, branch: head, base } = plan;
      const wanted = { ...github.repo, title, body, head, base, draft };
      const sent = await github.sendOnce<{ data: CreatedPull } | BranchPull>(
        () => github.rest.pulls.create(wanted),
        () => findByBranch(github, head),
      );
      if (!('data' in sent)) return refresh(github, sent, plan);
      const { data } = sent;
      await decorate(github, data.number, options);
      const pull = { number: data.number, url: data.html_url };
      const given = plan.draft && !draft ? 'unsupported' : (data.draft ?? false);
      return { kind: 'pull-request', pull, draft: given };
    } catch (error) {
      const answer = classify(error);
      if (answer === 'forbidden') return forbidden(github, plan, error);
      if (answer === 'no-drafts' && draft) {
        github.log.warn(
          'This repository does not support drafts, so the pull request is ready for review.',
        );
        draft = false;
        continue;
      }
      if (answer !== 'look' && answer !== 'early') throw error;
      // GitHub itself rejects a second pull request, so after the search it is safe to try again.
      if (answer === 'early') await github.sleep(backoff(attempt, SETTLE, steadily));
      const found = await findByBranch(github, plan.branch);
      if (found) return refresh(github, found, plan);
      if (attempt >= SETTLE_TRIES) throw error;
      if (answer === 'look') await github.sleep(backoff(attempt, SETTLE, steadily));
    }
  }
}

/**
 * `look`: it may exist already. `early`: GitHub does not know the pushed commits yet, or they add
 * nothing; which of the two shows after a while.
 */
function classify(error: unknown): 'look' | 'early' | 'forbidden' | 'no-drafts' | 'other' {
  const { status, message } = refusalOf(error) ?? { status: 0, message: '' };
  if (/not permitted to create or approve pull requests/i.test(message)) return 'forbidden';
  if (error instanceof Forbidden && /not accessible by/i.test(message)) return 'forbidden';
  if (status !== 422) return 'other';
  if (/already exists/i.test(message)) return 'look';
  if (NO_DRAFTS.test(message)) return 'no-drafts';
  if (/no commits between/i.test(message) || /"field":"head"/.test(message)) return 'early';
  return 'other';
}

function forbidden(github: Github, plan: PullRequestPlan, error: unknown): Published {
  const setting = /not permitted/i.test(refusalOf(error)?.message ?? '');
  const remedy = setting
    ? `This repository does not allow GitHub Actions to open pull requests. Turn on ${PULLS_SETTING}, or open the pull request from the link.`
    : 'The token is not allowed to open pull requests. Grant the workflow or the GitHub App `pull-requests: write`, or open the pull request from the link.';
  return { kind: 'forbidden', compareLink: compareLink(github, plan), reason: remedy };
}

function compareLink(
  { serverUrl, repo }: Pick<Github, 'serverUrl' | 'repo'>,
  { base, branch }: Pick<PullRequestPlan, 'base' | 'branch'>,
): string {
  return `${serverUrl}/${repo.owner}/${repo.repo}/compare/${address(base)}...${address(branch)}?expand=1`;
}

/** A branch or a path in an address. Parentheses would end a link in Markdown. */
const address = (name: string) =>
  name
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[()]/g, (c) => (c === '(' ? '%28' : '%29')))
    .join('/');

/** Labels and reviewers are optional: without them, the pull request is still fine. */
async function decorate(
  github: Github,
  number: number,
  { labels = [], reviewers = [] }: PublisherOptions,
): Promise<void> {
  const attempt = async (what: string, call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (error) {
      github.log.warn(`Could not add ${what} to the pull request: ${sentence(error)}`);
    }
  };
  if (labels.length > 0) {
    const wanted = { ...github.repo, issue_number: number, labels };
    await attempt('labels', () => github.rest.issues.addLabels(wanted));
  }
  if (reviewers.length > 0) {
    const wanted = { ...github.repo, pull_number: number, reviewers };
    await attempt('reviewers', () => github.rest.pulls.requestReviewers(wanted));
  }
}

// Commits that GitHub creates and signs, one request each. GitHub itself refuses when the branch is
// not where it is expected, so that the request can be repeated after a lost answer.

const MUTATION = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

function createHostCommits(base: Github): HostCommits {
  return {
    async create({ branch, parent, changes, message }, signal) {
      const github = base.withSignal(signal);
      const { owner, repo } = github.repo;
      const [headline = '', ...lines] = message.split('\n');
      const input = {
        branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
        expectedHeadOid: parent,
        message: { headline, body: lines.join('\n').trim() },
        fileChanges: {
          additions: changes.flatMap(({ path, content }) =>
            content === null ? [] : [{ path, contents: content.toString('base64') }],
          ),
          deletions: changes.flatMap(({ path, content }) => (content === null ? [{ path }] : [])),
        },
      };
      try {
        const answer = await github.graphql<{
          createCommitOnBranch?: { commit?: { oid?: unknown } };
        }>(MUTATION, { input }, { repeatable: true });
        const oid = String(answer.createCommitOnBranch?.commit?.oid);
        if (/^[0-9a-f]{40,64}$/.test(oid)) return oid;
        throw new BadAnswer(
          'GitHub did not name the commit that it created. Check the branch, then retry.',
        );
      } catch (error) {
        if (error instanceof Conflict || error instanceof NotFound) return null;
        throw error;
      }
    },
  };
}

// Who commits are by: the account the token belongs to, at the address by which GitHub knows it.

/** The login of the account that the token belongs to. */
export async function ownLogin(github: Github): Promise<string> {
  const query = '{ viewer { login } }';
  const { viewer } = await github.graphql<{ viewer: { login: string } }>(query, {});
  return viewer.login;
}

/** Undefined if GitHub does not say; then the commits belong to nobody. */
export async function commitAuthor(
  github: Github,
): Promise<{ name: string; email: string } | undefined> {
  try {
    const login = await ownLogin(github);
    // The API for one's own account is closed to apps; this one is open to every token.
    const { data } = await github.rest.users.getByUsername({ username: login });
    // The ID makes it this account's address for good; without it, a later owner of the name gets it.
    if (data.login !== login || !Number.isSafeInteger(data.id)) return undefined;
    const host = new URL(github.serverUrl).hostname;
    return { name: data.login, email: `${data.id}+${data.login}@users.noreply.${host}` };
  } catch (error) {
    if (isNoAnswer(error)) throw error;
    github.log.debug(`The account of the token is not known: ${sentence(error)}`);
    return undefined;
  }
}

// Makes a pull request a draft, or marks it ready. Only GraphQL can, and GitHub refuses it to some
// tokens that may open drafts, so a refusal is reported and not an error.

const NO_DRAFTS = /draft pull requests are not supported/i;

const STATE = `query($id: ID!) {
  node(id: $id) { ... on PullRequest { isDraft viewerDidAuthor } }
}`;
interface DraftState {
  node?: { isDraft?: boolean; viewerDidAuthor?: boolean } | null;
}
const TO_DRAFT = `mutation($id: ID!) {
  convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
const TO_READY = `mutation($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
/** Whether it is a draft then. One that somebody else opened stays as it is. */
async function changeDraft(
  github: Github,
  pull: Pick<BranchPull, 'nodeId' | 'url' | 'draft'>,
  draft: boolean,
): Promise<boolean | 'unsupported'> {
  const { nodeId: id, url } = pull;
  try {
    const { node } = await github.graphql<DraftState>(STATE, { id });
    const now = node?.isDraft ?? pull.draft;
    if (now === draft || node?.viewerDidAuthor !== true) return now;
    // Doing it twice has the same effect as doing it once.
    await github.graphql(draft ? TO_DRAFT : TO_READY, { id }, { repeatable: true });
    return draft;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const what = draft ? 'made a draft' : 'marked ready for review';
    github.log.warn(`${url} could not be ${what}: ${sentence(error)}`);
    return NO_DRAFTS.test(refusal.message) ? 'unsupported' : pull.draft;
  }
}

// Who signs off: a person's account as GitHub knows it, at the address that hides the real one.

/** Null for apps and bots, which cannot certify anything. */
export async function signerOf(
  base: Github,
  login: string,
  signal: AbortSignal,
): Promise<Signer | null> {
  const github = base.withSignal(signal);
  const { data } = await github.rest.users.getByUsername({ username: login });
  if (data.type !== 'User') return null;
  const host = new URL(github.serverUrl).hostname;
  const { id, login: known, name } = data;
  return { login: known, name: name ?? '', email: `${id}+${known}@users.noreply.${host}` };
}
