// Makes a pull request a draft, or marks it ready. Only GraphQL can, and GitHub refuses it to some
// tokens that may open drafts, so a refusal is reported and not an error.
import { OutcomeUnknown, sentence } from '../shared/errors.ts';
import type { Github } from './client.ts';
import { refusalOf } from './problems.ts';
import type { BranchPull } from './pulls.ts';

export const NO_DRAFTS = /draft pull requests are not supported/i;

const STATE = `query($id: ID!) {
  node(id: $id) { ... on PullRequest { isDraft viewerDidAuthor } }
}`;
interface State {
  node?: { isDraft?: boolean; viewerDidAuthor?: boolean } | null;
}
const TO_DRAFT = `mutation($id: ID!) {
  convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
const TO_READY = `mutation($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
/** Doing it twice has the same effect as doing it once, so a lost response is no reason to stop. */
const TRIES = 3;

/** Whether it is a draft then. One that somebody else opened stays as it is. */
export async function changeDraft(
  github: Github,
  pull: Pick<BranchPull, 'nodeId' | 'url' | 'draft'>,
  draft: boolean,
): Promise<boolean | 'unsupported'> {
  const { nodeId: id, url } = pull;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { node } = await github.graphql<State>(STATE, { id });
      const now = node?.isDraft ?? pull.draft;
      if (now === draft || node?.viewerDidAuthor !== true) return now;
      await github.graphql(draft ? TO_DRAFT : TO_READY, { id });
      return draft;
    } catch (error) {
      if (error instanceof OutcomeUnknown && attempt < TRIES) continue;
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      const what = draft ? 'made a draft' : 'marked ready for review';
      github.log.warn(`${url} could not be ${what}: ${sentence(error)}`);
      return NO_DRAFTS.test(refusal.message) ? 'unsupported' : pull.draft;
    }
  }
}
