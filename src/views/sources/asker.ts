// Asks an analytics service: one place for the limits of the service, its `Retry-After`, the deadline, the
// size of answers, and what its refusals mean.
import { BadAnswer, SetupError, Unavailable } from '../../shared/errors.ts';
import { boundedFetch } from '../../shared/network/bounded-fetch.ts';
import { isCleartext } from '../../shared/network/network.ts';
import { connectionFailure, type Failure, nextAttempt, retryAfterMs } from '../../shared/retry.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { codeSpan } from '../../shared/text/foreign.ts';

export interface AskerDeps extends Runtime {
  fetch: typeof fetch;
  /** In milliseconds since the epoch, as of the start of a request. */
  deadline: () => number;
}

export interface Service {
  name: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  /** Never shown, also where the service repeats them. */
  secrets: readonly string[];
  /** Milliseconds between two requests, and after a refusal without a time. */
  paceMs: number;
  /** What to do about a key that is refused, and about an address that is wrong. */
  remedies: { key: string; site: string };
}

interface Question {
  query?: Record<string, string | number>;
  /** Sent as JSON, with POST. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export type Ask = (path: string, question?: Question) => Promise<unknown>;

/** One answer, not all requests: a service that says nothing for this long is asked again. */
const SILENCE_MS = 60_000;
/** The limit of AbortSignal.timeout. */
const LONGEST_MS = 2 ** 31 - 1;

export function createAsker(service: Service, deps: AskerDeps): Ask {
  const { clock, random, log } = deps;
  const { name, address, paceMs } = service;
  const base = new URL(address);
  const send = boundedFetch(deps.fetch);
  if (isCleartext(base)) log.warn(`The key for ${name} is sent to ${base.host} unencrypted.`);
  let free = 0;

  async function once(url: URL, { body, signal }: Question, deadline: number): Promise<Sent> {
    const left = Math.min(LONGEST_MS, SILENCE_MS, Math.max(0, deadline - clock.now()));
    const signals = [AbortSignal.timeout(left), ...(signal ? [signal] : [])];
    try {
      const response = await send(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Accept: 'application/json',
          // GoatCounter answers errors in HTML without it.
          'Content-Type': 'application/json',
          'User-Agent': 'docket',
          ...service.headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // A key goes nowhere else.
        redirect: 'manual',
        signal: AbortSignal.any(signals),
      });
      const { status, headers } = response;
      return { status, headers, text: await response.text() };
    } catch (error) {
      signal?.throwIfAborted();
      return { failure: connectionFailure(error), cause: error };
    }
  }

  return async (path, question = {}) => {
    const url = new URL(`${base.origin}${base.pathname.replace(/\/+$/, '')}${path}`);
    for (const [key, value] of Object.entries(question.query ?? {}))
      url.searchParams.set(key, String(value));
    const deadline = deps.deadline();
    for (let made = 1; ; made += 1) {
      const wait = free - clock.now();
      // Those who ask meanwhile come after this one.
      free = Math.max(free, clock.now()) + paceMs;
      if (wait > 0) await clock.sleep(wait, question.signal);
      if (clock.now() >= deadline)
        throw new Unavailable(`${name} was asked for too long. ${LATER}`);
      const sent = await once(url, question, deadline);
      if ('status' in sent && sent.status === 200) return parsed(sent.text, service);
      const failure = failureOf(sent, clock.now());
      const attempt = { failure, repeatable: true, made, now: clock.now(), deadline };
      const next = nextAttempt(attempt, random);
      if (next.kind !== 'again') throw refusal(sent, service);
      // Rounded by some services, to "0" by GoatCounter.
      const delayMs = failure.kind === 'status' ? Math.max(next.delayMs, 1_000) : next.delayMs;
      log.info(`${said(sent, service)}; asking again in ${Math.ceil(delayMs / 1_000)} s.`);
      await clock.sleep(delayMs, question.signal);
    }
  };
}

const LATER = 'Run this again later, or allow more time with `timeout-minutes`.';

type Sent =
  | { status: number; headers: Headers; text: string }
  | { failure: Failure; cause: unknown };

function failureOf(sent: Sent, now: number): Failure {
  if (!('status' in sent)) return sent.failure;
  const wait = retryAfterMs(sent.headers.get('retry-after') ?? undefined, now);
  const { status } = sent;
  return { kind: 'status', status, ...(wait !== undefined && { retryAfterMs: wait }) };
}

function parsed(text: string, { name, address }: Service): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BadAnswer(
      `${name} at ${new URL(address).host} sent something that is not JSON. Check \`address\` in \`views: source\`.`,
      { cause },
    );
  }
}

function said(sent: Sent, { name, address }: Service): string {
  const { host } = new URL(address);
  return 'status' in sent
    ? `${name} at ${host} answered ${sent.status}`
    : `${name} at ${host} cannot be reached`;
}

/** In one sentence what is wrong, and what to do. */
function refusal(sent: Sent, service: Service): Error {
  const what = said(sent, service);
  const { key, site } = service.remedies;
  if (!('status' in sent)) {
    return new Unavailable(
      `${what}. Check \`address\` in \`views: source\`, or run this again later.`,
      { cause: sent.cause },
    );
  }
  const { status, headers, text } = sent;
  const own = ownWords(text, service);
  const words = own === '' ? '' : ` with ${own}`;
  if (status >= 300 && status < 400) {
    const to = codeSpan(headers.get('location') ?? 'another address');
    return new SetupError(
      `${what} and redirects to ${to}, where the key is not sent. If that is the service, use it as \`address\` in \`views: source\`.`,
    );
  }
  if (status === 401) return new SetupError(`${what}${words}: the key is not valid. ${key}`);
  if (status === 402 || status === 403)
    return new SetupError(`${what}${words}: the key or the plan does not allow this. ${key}`);
  if (status === 429 || status === 408 || status >= 500)
    return new Unavailable(`${what}${words}, again and again. Run this again later.`);
  return new SetupError(`${what}${words}. ${site}`);
}

/** Most services say what is wrong in one of these fields. It is cut, and has no key in it. */
function ownWords(text: string, { secrets }: Service): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return '';
  }
  for (let depth = 0; depth < 4 && typeof value === 'object' && value !== null; depth += 1) {
    const { error, errors, message } = value as Record<string, unknown>;
    value = error ?? message ?? (Array.isArray(errors) ? errors[0] : errors);
  }
  if (typeof value !== 'string') return '';
  const safe = secrets.reduce((all, secret) => all.replaceAll(secret, '***'), value);
  return safe.trim() === '' ? '' : codeSpan(safe);
}
