// How an endpoint says that it failed: by a status, inside a response that began well, or with
// something that is no response of a model. What it says is foreign and kept as it came; the sentence
// for people is made from it in errors.ts.
import { bound } from '../../shared/text/foreign.ts';

/** Enough of a body for the reason in it. */
const MAX_BODY = 64_000;
/** Enough of a message, before anything in it is masked and it is shortened for people. */
const MAX_MESSAGE = 5_000;

/** The endpoint's own message, and its status if there is one. */
export class EndpointError extends Error {
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
  /** The start of what came with the status. */
  readonly body: string;
  /** Trying again cannot help. */
  readonly final: boolean;

  private constructor(
    said: string,
    more: { status?: number; retryAfter?: string; body?: string; final?: boolean },
  ) {
    super(said);
    this.status = more.status;
    this.retryAfter = more.retryAfter;
    this.body = more.body ?? '';
    this.final = more.final ?? false;
  }

  static async answered(response: Response): Promise<EndpointError> {
    const retryAfter = response.headers.get('retry-after');
    const body = await startOf(response);
    return new EndpointError(saidIn(body), {
      status: response.status,
      body,
      ...(retryAfter !== null && { retryAfter }),
    });
  }

  /** The `error` of a response that began well. */
  static reported(error: unknown): EndpointError {
    const { code, status, type } = Object(error) as Record<string, unknown>;
    const number = [code, status].map(Number).find((found) => found >= 400 && found < 600);
    const final = FINAL.test(`${code} ${type}`);
    return new EndpointError(messageIn(error), { ...(number && { status: number }), final });
  }
}

/** Words of error codes and types that the next attempt would meet again. */
const FINAL = /invalid|auth|permission|not_found|quota|billing|context_length|unsupported/i;

/** The response is of no use. The message completes “The model’s endpoint …”. */
export class UnusableAnswer extends Error {
  /** Trying again cannot help. */
  readonly final: boolean;
  /** The endpoint's own words. */
  readonly quote: string;

  constructor(what: string, { final = false, quote = '' } = {}) {
    super(what);
    this.final = final;
    this.quote = bound(quote, MAX_MESSAGE);
  }
}

/** The title of an HTML page, which may be empty; undefined for anything else. */
export function htmlTitle(body: string): string | undefined {
  const start = body.slice(0, MAX_BODY);
  if (!/^\s*<(?:!doctype html|html|head|body|h1|title)\b/i.test(start)) return undefined;
  return /<title[^>]{0,200}>([^<]*)/i.exec(start)?.[1] ?? '';
}

async function startOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MAX_BODY) break;
    }
  } catch {
    // The status alone says enough.
  }
  return text;
}

function saidIn(body: string): string {
  try {
    return messageIn(JSON.parse(body));
  } catch {
    const title = htmlTitle(body);
    return title === undefined ? bound(body, MAX_MESSAGE) : `an HTML page, “${title.trim()}”`;
  }
}

/** Wherever it is kept: `{error: {message}}`, `{error}`, `{message}`, `{detail}`, or a list of these. */
function messageIn(error: unknown): string {
  let at: unknown = error;
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth += 1) {
    const found = at as Record<string, unknown>;
    at = Array.isArray(at) ? at[0] : (found.error ?? found.message ?? found.detail ?? found.msg);
  }
  return typeof at === 'string' ? bound(at, MAX_MESSAGE) : '';
}
