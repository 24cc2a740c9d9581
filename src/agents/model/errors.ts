// What went wrong at a model's endpoint, as one sentence with a remedy, and whether trying again
// can help. The provider's errors are known by their fields: its classes come from a package that
// is loaded only when a model is asked.

import { WorkFailed } from '../../shared/errors.ts';
import { connectionFailure, type Failure, retryAfterMs } from '../../shared/retry.ts';
import { bound, clean } from '../../text/foreign.ts';
import { AnswerTooLong } from './fetch.ts';

export interface Endpoint {
  url: string;
  model: string;
  key?: string;
}

interface CallError {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
}

/** In the words of the retry policy; undefined if a retry cannot help. */
export function failureOf(error: unknown, now: number): Failure | undefined {
  const status = statusOf(error);
  if (status === undefined) {
    if (isTooLong(error) || /redirect/i.test(messageOf(error))) return undefined;
    return connectionFailure(error);
  }
  const wait = retryAfterMs((error as CallError).responseHeaders?.['retry-after'], now);
  return { kind: 'status', status, ...(wait !== undefined && { retryAfterMs: wait }) };
}

export function modelFailure(error: unknown, endpoint: Endpoint): WorkFailed {
  const sentence = sentenceFor(statusOf(error), error, endpoint);
  // Some endpoints repeat the key they were given.
  const safe = endpoint.key ? sentence.replaceAll(endpoint.key, '***') : sentence;
  return new WorkFailed(safe, { cause: error });
}

function sentenceFor(status: number | undefined, error: unknown, endpoint: Endpoint): string {
  const { model, key } = endpoint;
  const host = hostOf(endpoint.url);
  const said = saidBy(error);
  switch (status) {
    case undefined:
      if (isTooLong(error))
        return `The model’s endpoint at ${host} sent a response larger than 16 MB. Ask for less at a time, or use another model.`;
      return `The model’s endpoint at ${host} ${brokenBy(error)}. Check \`model-url\` and your network connection.`;
    case 401:
    case 403:
      return key
        ? `The model’s endpoint at ${host} did not accept the key. Check that \`model-key\` is correct, belongs to this endpoint, and has access to \`${model}\`.`
        : `The model’s endpoint at ${host} requires a key. Set \`model-key\` from a secret.`;
    case 404:
      return /model/i.test(said)
        ? `The endpoint at ${host} has no model \`${model}\`. Check \`model\`. It returned: ${said}`
        : `There is no chat endpoint at ${host}. Check \`model-url\`; it usually ends in \`/v1\`.`;
    case 410:
      return `The model’s endpoint at ${host} has been retired. Set \`model-url\` to another endpoint.`;
    case 413:
      return `The conversation is too long for the endpoint at ${host}. Ask for less at a time.`;
    case 429:
      return `The model’s endpoint at ${host} has reached its rate limit for this key. Try again later, or raise the limit with the provider.`;
    default:
      return status >= 500
        ? `The model’s endpoint at ${host} kept failing (${status}). Try again later.`
        : `The model’s endpoint at ${host} rejected the request (${status}). It returned: ${said || 'nothing'}`;
  }
}

function isTooLong(error: unknown): boolean {
  return error instanceof AnswerTooLong || (error as Error | null)?.cause instanceof AnswerTooLong;
}

function brokenBy(error: unknown): string {
  const message = `${messageOf(error)} ${messageOf((error as Error).cause)}`;
  if (/ECONNREFUSED/.test(message)) return 'refused the connection';
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return 'could not be found';
  if (/redirect/i.test(message))
    return 'redirects to another address, which Docket does not follow';
  if (/certificate|self.signed/i.test(message)) return 'has a certificate that is not trusted';
  if (/finish reason|terminated|ECONNRESET|other side closed/i.test(message))
    return 'kept interrupting its response';
  return `could not be used (${bound(clean(message).trim(), 200)})`;
}

function statusOf(error: unknown): number | undefined {
  const status = (error as CallError | null)?.statusCode;
  // The provider also gives a status to an answer that came and could not be read.
  return typeof status === 'number' && status >= 400 ? status : undefined;
}

function saidBy(error: unknown): string {
  const body = (error as CallError).responseBody ?? '';
  try {
    const { error: inner, message } = JSON.parse(body);
    return bound(
      clean(String(inner?.message ?? message ?? inner ?? '')).replaceAll('\n', ' '),
      300,
    );
  } catch {
    return '';
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error
    ? [error.message, (error as NodeJS.ErrnoException).code].filter(Boolean).join(' ')
    : JSON.stringify(error ?? '');
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? 'that address';
}
