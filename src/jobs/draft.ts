// Whether a pull request should be a draft. It is one while required checks fail, and ready again when
// they pass; what people decide about it stands. Pure.
import type { Work } from './job.ts';
import type { BranchPullRequest, Published, PullRequestPlan } from './publisher.ts';

interface Wanted {
  /** Required checks fail. */
  fails: boolean;
  /** Drafts were asked for, whatever the checks say. */
  draft: boolean;
}

/** To record before anything happens: a draft that is there already is somebody else's. */
export function intendDraft(
  { draft: state }: Work,
  { fails, draft }: Wanted,
  found: BranchPullRequest | null,
): boolean {
  const theirs = found !== null && (found.draft || found.state !== 'open');
  return fails && !draft && state === undefined && !theirs;
}

export function draftPlan(
  { draft: state }: Work,
  { fails, draft }: Wanted,
): Pick<PullRequestPlan, 'draft' | 'existing'> {
  if (fails) return { draft: true, existing: state === 'intended' ? 'draft' : 'keep' };
  const ours = state === 'intended' || state === 'made';
  return { draft, existing: ours && !draft ? 'ready' : 'keep' };
}

/** What to record afterwards. What we made a draft and is ready now, a person marked ready. */
export function draftState(
  { draft: state }: Work,
  { fails, draft }: Wanted,
  published: Published,
): Work['draft'] {
  if (published.kind === 'forbidden' || draft || state === undefined) return undefined;
  if (published.draft === true) return state === 'overruled' ? undefined : 'made';
  if (!fails) return undefined;
  if (published.draft === 'unsupported') return 'unsupported';
  return state === 'intended' ? undefined : state === 'made' ? 'overruled' : state;
}
