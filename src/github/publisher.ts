// A branch's pull request: found by its head or opened, only once, even if responses get lost.
import { PULLS_SETTING } from '../bot/thread-host.ts';
import type { Published, Publisher, PullRequestPlan } from '../jobs/publisher.ts';
import { fullJitter } from '../shared/backoff.ts';
import { Forbidden, OutcomeUnknown, sentence } from '../shared/errors.ts';
import { commitAuthor } from './author.ts';
import type { Github } from './client.ts';
import { createHostCommits } from './commits.ts';
import { changeDraft, NO_DRAFTS } from './draft-state.ts';
import { refusalOf } from './problems.ts';
import { type BranchPull, countOpen, findByBranch } from './pulls.ts';

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
      author ??= commitAuthor(base);
      return author;
    },
    async publish(plan, signal) {
      const github = base.withSignal(signal);
      const found = await findByBranch(github, plan.branch);
      if (found) return refresh(github, found, plan);
      return open(github, plan, options);
    },
    async lookUp(branch, signal) {
      const found = await findByBranch(base.withSignal(signal), branch);
      return found && { state: found.state, base: found.baseRef, draft: found.draft };
    },
    countOpen: (prefix, signal) => countOpen(base.withSignal(signal), prefix),
  };
}

/** A closed pull request stays as its reviewer left it and is never reopened. */
async function refresh(
  github: Github,
  found: BranchPull,
  plan: PullRequestPlan,
): Promise<Published> {
  const { number, url, draft } = found;
  const { title, body, existing } = plan;
  const pull = { number, url };
  if (found.state !== 'open') return { kind: 'pull-request', pull, draft };
  // Before the draft state: people who are notified that it is ready read the current text.
  if (found.title !== title || found.body !== body) {
    await github.rest.pulls.update({ ...github.repo, pull_number: number, title, body });
  }
  const now = existing === 'keep' ? draft : await changeDraft(github, found, existing === 'draft');
  return { kind: 'pull-request', pull, draft: now };
}

async function open(
  github: Github,
  plan: PullRequestPlan,
  options: PublisherOptions,
): Promise<Published> {
  let { draft } = plan;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { data } = await github.rest.pulls.create({
        ...github.repo,
        title: plan.title,
        body: plan.body,
        head: plan.branch,
        base: plan.base,
        draft,
      });
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
      if (answer === 'early') await settle(github, attempt);
      const found = await findByBranch(github, plan.branch);
      if (found) return refresh(github, found, plan);
      if (attempt >= SETTLE_TRIES) throw error;
      if (answer === 'look') await settle(github, attempt);
    }
  }
}

/**
 * `look`: it may exist already. `early`: GitHub does not know the pushed commits yet, or they add
 * nothing; which of the two shows after a while.
 */
function classify(error: unknown): 'look' | 'early' | 'forbidden' | 'no-drafts' | 'other' {
  if (error instanceof OutcomeUnknown) return 'look';
  const { status, message } = refusalOf(error) ?? { status: 0, message: '' };
  if (/not permitted to create or approve pull requests/i.test(message)) return 'forbidden';
  if (error instanceof Forbidden && /not accessible by/i.test(message)) return 'forbidden';
  if (status !== 422) return 'other';
  if (/already exists/i.test(message)) return 'look';
  if (NO_DRAFTS.test(message)) return 'no-drafts';
  if (/no commits between/i.test(message) || /"field":"head"/.test(message)) return 'early';
  return 'other';
}

/** Not random: this waits for one repository, and no other client waits with it. */
function settle(github: Github, attempt: number): Promise<void> {
  return github.sleep(fullJitter(attempt, SETTLE, () => 1));
}

function forbidden(github: Github, plan: PullRequestPlan, error: unknown): Published {
  const setting = /not permitted/i.test(refusalOf(error)?.message ?? '');
  const remedy = setting
    ? `This repository does not allow GitHub Actions to open pull requests. Turn on ${PULLS_SETTING}, or open the pull request from the link.`
    : 'The token is not allowed to open pull requests. Grant the workflow or the GitHub App `pull-requests: write`, or open the pull request from the link.';
  return { kind: 'forbidden', compareLink: compareLink(github, plan), reason: remedy };
}

export function compareLink(
  { serverUrl, repo }: Pick<Github, 'serverUrl' | 'repo'>,
  { base, branch }: Pick<PullRequestPlan, 'base' | 'branch'>,
): string {
  const name = (ref: string) => ref.split('/').map(encodeURIComponent).join('/');
  return `${serverUrl}/${repo.owner}/${repo.repo}/compare/${name(base)}...${name(branch)}?expand=1`;
}

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
