// Turns GitHub's error responses into errors of our one family, each with what to do about it.
import {
  Conflict,
  DocketError,
  Forbidden,
  InvalidRequest,
  NotFound,
  OutcomeUnknown,
  RateLimited,
  Unauthorized,
  Unavailable,
} from '../shared/errors.ts';

export interface Refusal {
  status: number;
  message: string;
}

const refusals = new WeakMap<DocketError, Refusal>();

/** GitHub's response, if the error comes from a response. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof DocketError ? refusals.get(error) : undefined;
}

export function limited(what: string, waitMs: number, cause: unknown): DocketError {
  const minutes = Math.ceil(waitMs / 60_000);
  return new RateLimited(
    `GitHub's rate limit blocks ${what} for another ${minutes} minutes. Run it again after that.`,
    { retryAfterSeconds: Math.ceil(waitMs / 1000), cause },
  );
}

export function unclear(what: string, cause: unknown): DocketError {
  return new OutcomeUnknown(
    `GitHub did not respond to ${what}, so it may have succeeded. Check GitHub before you try again.`,
    { cause },
  );
}

/** For no response, or an error response. */
export function failed(what: string, answer: Refusal | undefined, cause: unknown): DocketError {
  if (!answer || answer.status >= 500) {
    const why = answer ? `it responded with ${answer.status}` : 'there was no response';
    const words = `GitHub could not complete ${what}: ${why}. Try again later. For outages, check githubstatus.com.`;
    return new Unavailable(words, { cause });
  }
  const error = refused(what, answer, cause);
  refusals.set(error, { status: answer.status, message: answer.message });
  return error;
}

function refused(what: string, { status, message }: Refusal, cause: unknown): DocketError {
  const said = firstSentence(message);
  switch (status) {
    case 401:
      return new Unauthorized(
        `GitHub rejected the token (${said}). Check \`github-token\`; it may have expired.`,
        { cause },
      );
    case 403:
      return new Forbidden(
        `GitHub denied permission for ${what} (${said}). Grant the workflow or the GitHub App the permissions it needs: \`contents: write\`, \`issues: write\`, and \`pull-requests: write\`.`,
        { cause },
      );
    case 404:
    case 410:
      return new NotFound(
        `GitHub could not find the resource for ${what} (${said}), or the token does not have access to it.`,
        { cause },
      );
    case 409:
      return new Conflict(`GitHub could not complete ${what} right now (${said}). Try again.`, {
        cause,
      });
    default:
      return new InvalidRequest(`GitHub rejected ${what} (${status}: ${said}).`, { cause });
  }
}

/** GitHub appends the URL of its documentation; people need only the sentence. */
function firstSentence(message: string): string {
  return message.replace(/ - https?:\S+$/, '').slice(0, 300);
}
