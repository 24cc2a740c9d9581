// What went wrong at a model's endpoint, as one sentence with a remedy, and whether trying again
// can help.

import { WorkFailed } from '../../shared/errors.ts';
import { connectionFailure, type Failure, retryAfterMs } from '../../shared/retry.ts';
import { bound, oneLine } from '../../shared/text/foreign.ts';
import { EndpointError, UnusableAnswer } from './endpoint-error.ts';
import { AnswerTooLong } from './fetch.ts';

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

export function modelFailure(error: unknown, endpoint: Endpoint): WorkFailed {
  // Some endpoints repeat the key they were given. Shortened first, a part of it could remain.
  const safe = (text: string) => (endpoint.key ? text.replaceAll(endpoint.key, '***') : text);
  const brief = (text: string) => bound(oneLine(safe(text)), 300);
  return new WorkFailed(safe(sentenceFor(error, endpoint, brief)), { cause: error });
}

function sentenceFor(error: unknown, endpoint: Endpoint, brief: (text: string) => string): string {
  const { model, key } = endpoint;
  const host = hostOf(endpoint.url);
  if (error instanceof UnusableAnswer) {
    const quote = error.quote.trim() === '' ? '' : `: “${brief(error.quote)}”`;
    return `The model’s endpoint at ${host} ${error.message}${quote}. Check \`model-url\`; it usually ends in \`/v1\`.`;
  }
  const { status, message } = error instanceof EndpointError ? error : { message: '' };
  const said = brief(message);
  const quoted = said === '' ? '' : ` It returned: ${said}`;
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
        ? `The model’s endpoint at ${host} did not accept the key. Check that \`model-key\` is correct, belongs to this endpoint, and has access to \`${model}\`.`
        : `The model’s endpoint at ${host} requires a key. Set \`model-key\` from a secret.`;
    case 404:
      return /model/i.test(said) && !said.startsWith('an HTML page')
        ? `The endpoint at ${host} has no model \`${model}\`. Check \`model\`.${quoted}`
        : `There is no chat endpoint at ${host}. Check \`model-url\`; it usually ends in \`/v1\`.`;
    case 410:
      return `The model’s endpoint at ${host} has been retired. Set \`model-url\` to another endpoint.`;
    case 413:
      return `The conversation is too long for the endpoint at ${host}. Ask for less at a time.`;
    case 429:
      return `The model’s endpoint at ${host} has reached its rate limit for this key. Try again later, or raise the limit with the provider.${quoted}`;
    default:
      return status >= 500
        ? `The model’s endpoint at ${host} kept failing (${status}). Try again later.${quoted}`
        : `The model’s endpoint at ${host} rejected the request (${status}).${quoted || ' It gave no reason.'}`;
  }
}

function isTooLong(error: unknown): boolean {
  return error instanceof AnswerTooLong || (error as Error | null)?.cause instanceof AnswerTooLong;
}

function brokenBy(error: unknown): string {
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
