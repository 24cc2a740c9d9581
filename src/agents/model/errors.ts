// What went wrong at a model's endpoint, as one sentence with a remedy, and whether trying again
// can help.

import { duration } from '../../shared/days.ts';
import { type DocketError, WorkerFault, WorkFailed } from '../../shared/errors.ts';
import { connectionFailure, type Failure, retryAfterMs } from '../../shared/retry.ts';
import { bound, oneLine } from '../../shared/text/foreign.ts';
import { TooLarge } from '../broker/gate.ts';

export interface Endpoint {
  url: string;
  model: string;
  key?: string;
}

/** In the words of the retry policy; undefined if a retry cannot help. */
export function failureOf(error: unknown, now: number): Failure | undefined {
  if (error instanceof UnusableAnswer) return error.final ? undefined : { kind: 'broken' };
  if (!(error instanceof EndpointError))
    return isTooLong(error) || /redirect/i.test(messagesOf(error))
      ? undefined
      : connectionFailure(error);
  if (error.final) return undefined;
  if (error.status === undefined) return { kind: 'broken' };
  const wait = retryAfterMs(error.retryAfter, now);
  return {
    kind: 'status',
    status: error.status,
    ...(wait !== undefined && { retryAfterMs: wait }),
  };
}

export function modelFailure(error: unknown, endpoint: Endpoint, now: number): DocketError {
  // Some endpoints repeat the key they were given. Shortened first, a part of it could remain.
  const safe = (text: string) => (endpoint.key ? text.replaceAll(endpoint.key, '***') : text);
  const brief = (text: string) => bound(oneLine(safe(text)), 300);
  const words = safe(sentenceFor(error, endpoint, brief, now));
  const refused = error instanceof EndpointError && [401, 403].includes(error.status ?? 0);
  return new (refused ? WorkerFault : WorkFailed)(words, { cause: error });
}

function sentenceFor(
  error: unknown,
  endpoint: Endpoint,
  brief: (text: string) => string,
  now: number,
): string {
  const { model, key } = endpoint;
  const host = hostOf(endpoint.url);
  if (error instanceof UnusableAnswer) {
    const quote = error.quote.trim() === '' ? '' : `: “${brief(error.quote)}”`;
    return `The model’s endpoint at ${host} ${error.message}${quote}. Check \`model-url\`; it usually ends in \`/v1\`.`;
  }
  const { status, message } = error instanceof EndpointError ? error : { message: '' };
  const said = brief(message);
  const quoted = said === '' ? '' : ` It returned: ${said}`;
  const asked = error instanceof EndpointError ? retryAfterMs(error.retryAfter, now) : undefined;
  const when = asked === undefined ? 'later' : `in ${duration(asked)}`;
  switch (status) {
    case undefined:
      if (error instanceof EndpointError)
        return `The model’s endpoint at ${host} reported an error inside its response.${quoted || ' It gave no reason.'}`;
      if (isTooLong(error))
        return `The model’s endpoint at ${host} sent a response larger than 16 MB. Ask for less at a time, or use another model.`;
      return `The model’s endpoint at ${host} ${brokenBy(error)}. Check \`model-url\` and your network connection.`;
    case 401:
    case 403:
      return key
        ? `The model’s endpoint at ${host} did not accept the key. Check that \`model-key\`, or DOCKET_MODEL_KEY of a worker, is correct, belongs to this endpoint, and has access to \`${model}\`.`
        : `The model’s endpoint at ${host} requires a key. Set \`model-key\` from a secret, or DOCKET_MODEL_KEY for a worker.`;
    case 404:
      return /model/i.test(said) && !said.startsWith('an HTML page')
        ? `The endpoint at ${host} has no model \`${model}\`. Check \`model\`.${quoted}`
        : `There is no chat endpoint at ${host}. Check \`model-url\`; it usually ends in \`/v1\`.`;
    case 410:
      return `The model’s endpoint at ${host} has been retired. Set \`model-url\` to another endpoint.`;
    case 413:
      return `The conversation is too long for the endpoint at ${host}. Ask for less at a time.`;
    case 429:
      return `The model’s endpoint at ${host} has reached its rate limit for this key. Try again ${when}, or raise the limit with the provider.${quoted}`;
    default:
      return status >= 500
        ? `The model’s endpoint at ${host} kept failing (${status}). Try again ${when}.${quoted}`
        : `The model’s endpoint at ${host} rejected the request (${status}).${quoted || ' It gave no reason.'}`;
  }
}

function isTooLong(error: unknown): boolean {
  return error instanceof TooLarge || (error as Error | null)?.cause instanceof TooLarge;
}

export function brokenBy(error: unknown): string {
  const message = messagesOf(error);
  if (/ECONNREFUSED/.test(message)) return 'refused the connection';
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return 'could not be found';
  if (/redirect/i.test(message))
    return 'redirects to another address, which Docket does not follow';
  if (/certificate|self.signed/i.test(message)) return 'has a certificate that is not trusted';
  if (/terminated|ECONNRESET|other side closed/i.test(message))
    return 'kept interrupting its response';
  return `could not be used (${bound(oneLine(message), 200)})`;
}

/** Fetch keeps the reason in the cause. */
function messagesOf(error: unknown): string {
  return `${messageOf(error)} ${messageOf((error as Error).cause)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error
    ? [error.message, (error as NodeJS.ErrnoException).code].filter(Boolean).join(' ')
    : JSON.stringify(error ?? '');
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? 'that address';
}

// How an endpoint says that it failed: by a status, inside a response that began well, or with
// something that is no response of a model. What it says is foreign and kept as it came; the sentence
// for people is made from it in errors.ts.

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

/** What some endpoints cannot do. */
export type Feature = 'tools' | 'required calls' | 'schemas' | 'JSON';

/** The endpoint works, but not with what this question used. */
export class NotSupported extends Error {
  readonly feature: Feature;

  constructor(feature: Feature) {
    super(`The endpoint does not support ${feature}.`);
    this.feature = feature;
  }
}

/** Servers refuse with any of these, llama.cpp with 500 too; OpenRouter finds no provider (404). */
const REFUSALS: readonly unknown[] = [400, 404, 422, 500, 501];
const WORDS_FOR: Record<Feature, RegExp> = {
  tools: /\btools?\b|tool[ _-](?:use|call|choice)|\bfunction|grammar|schema|jinja/i,
  'required calls': /tool_choice|\brequired\b/i,
  schemas: /response_format|json[ _]schema|\bschema\b|grammar|structured output/i,
  JSON: /response_format|json[ _]object|json mode/i,
};
/** Some suggest fewer tools for a conversation that is too long. */
const TOO_LONG = /context|too long|maximum|too large|exceeds? the/i;

/** The endpoint said that it cannot do this. A failure for any other reason says nothing about it. */
export function lacks(error: unknown, feature: Feature): boolean {
  if (!(error instanceof EndpointError) || !REFUSALS.includes(error.status)) return false;
  const said = error.body || error.message;
  return WORDS_FOR[feature].test(said) && !TOO_LONG.test(said);
}

/** The endpoint refused a question because its model's context is too small for it. */
export function exceedsContext(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof EndpointError && TOO_LONG.test(cause.body || cause.message);
}

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

export async function startOf(response: Response): Promise<string> {
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
    at = Array.isArray(at)
      ? at[0]
      : (found.error_description ?? found.error ?? found.message ?? found.detail ?? found.msg);
  }
  return typeof at === 'string' ? bound(at, MAX_MESSAGE) : '';
}
