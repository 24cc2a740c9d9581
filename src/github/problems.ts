// GitHub's refusals as errors of the one family, each with what to do about it.
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

/** What GitHub answered, when an error comes from an answer. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof DocketError ? refusals.get(error) : undefined;
}

export function limited(what: string, waitMs: number, cause: unknown): DocketError {
  const minutes = Math.ceil(waitMs / 60_000);
  return new RateLimited(
    `GitHub's rate limit does not allow to ${what} for another ${minutes} minutes. Run it again then.`,
    { retryAfterSeconds: Math.ceil(waitMs / 1000), cause },
  );
}

export function unclear(what: string, cause: unknown): DocketError {
  return new OutcomeUnknown(
    `GitHub did not answer when asked to ${what}, so it may have happened. Look there before it is tried again.`,
    { cause },
  );
}

/** Without an answer, or with one that says no. */
export function failed(what: string, answer: Refusal | undefined, cause: unknown): DocketError {
  if (!answer || answer.status >= 500) {
    const why = answer ? `it answered ${answer.status}` : 'no answer came';
    const words = `GitHub could not ${what}: ${why}. Try again later; githubstatus.com tells about outages.`;
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
        `GitHub does not accept the token (${said}). Check \`github-token\`; it may have expired.`,
        { cause },
      );
    case 403:
      return new Forbidden(
        `GitHub does not allow to ${what} (${said}). Give the workflow the permission it needs: \`contents\`, \`issues\` and \`pull-requests: write\`.`,
        { cause },
      );
    case 404:
    case 410:
      return new NotFound(
        `GitHub does not have what is needed to ${what} (${said}), or the token may not see it.`,
        { cause },
      );
    case 409:
      return new Conflict(`GitHub could not ${what} at this moment (${said}). Try again.`, {
        cause,
      });
    default:
      return new InvalidRequest(`GitHub refused to ${what} (${status}: ${said}).`, { cause });
  }
}

/** GitHub adds the address of its documentation; people need the sentence. */
function firstSentence(message: string): string {
  return message.replace(/ - https?:\S+$/, '').slice(0, 300);
}
