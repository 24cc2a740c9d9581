import { Forbidden, InvalidRequest, NotFound } from '../shared/errors.ts';
import type { Github } from './client.ts';

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
