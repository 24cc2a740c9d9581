// The only client for GitHub: URLs are passed in (github.com and GHES), retries never repeat an
// effect, requests keep the pace GitHub asks for, and errors belong to our one family.
//
// Octokit's retry and throttling plugins are not used: they repeat a POST after a lost response,
// wait on timers that can neither be aborted nor injected, and share state between all clients.
import { getOctokit } from '@actions/github';
import type { Octokit } from '@octokit/rest';
import type { Random } from '../shared/backoff.ts';
import type { Clock } from '../shared/clock.ts';
import { BadAnswer, DocketError } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { connectionFailure, type Failure, nextAttempt } from '../shared/retry.ts';
import type { Token } from '../shared/token-source.ts';
import { authenticate } from './authenticate.ts';
import { withDeadline } from './deadline.ts';
import type { Download } from './job-log.ts';
import { type Headers, LONGEST_WAIT_MS, statusFailure } from './limits.ts';
import { Pace } from './pace.ts';
import { failed, limited, unclear } from './problems.ts';

export interface GithubSettings {
  /** `GITHUB_API_URL`, `GITHUB_GRAPHQL_URL` and `GITHUB_SERVER_URL`. */
  apiUrl: string;
  graphqlUrl: string;
  serverUrl: string;
  token: Token;
  /** `owner/name` */
  repository: string;
  clock: Clock;
  random: Random;
  log: Log;
  /** Aborts everything, including waits. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

export interface Github {
  rest: Octokit['rest'];
  paginate: Octokit['paginate'];
  /** The parameters for every path of this repository. */
  repo: { owner: string; repo: string };
  /** From an address that GitHub redirected to: without the token. */
  download: Download;
  /** A query can be repeated; a mutation only if GitHub itself refuses to do it twice. */
  graphql<T>(
    document: string,
    variables: Record<string, unknown>,
    options?: { repeatable: boolean },
  ): Promise<T>;
  serverUrl: string;
  /** Rejects immediately with the signal's reason when everything is aborted. */
  sleep(ms: number): Promise<void>;
  log: Log;
  withSignal(signal: AbortSignal): Github;
}

/** The part of Octokit's request options that is used here. */
interface Options {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  request?: {
    /** Doing it twice has the same effect as doing it once. */
    repeatable?: boolean;
    /** It changes something, so it must keep to the pace. */
    writes?: boolean;
  };
}

interface Answer {
  status: number;
  headers: Headers;
  data: unknown;
}

/** Without it, GitHub responds with its latest version, whenever that changes. */
const API_VERSION = '2022-11-28';

export function createGithub(settings: GithubSettings, pace = new Pace()): Github {
  const { apiUrl, graphqlUrl, token, signal, clock, log } = settings;
  const [owner = '', repo = ''] = settings.repository.split('/');
  const quiet = () => {};
  const send = withDeadline(settings.fetch ?? fetch);
  const octokit = getOctokit(typeof token === 'string' ? token : 'unused', {
    ...(typeof token !== 'string' && { authStrategy: () => authenticate(token) }),
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: 'docket',
    // Octokit logs every failure itself; ours are reported once, by the code that handles them.
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    request: { fetch: send, ...(signal && { signal }) },
  });
  octokit.hook.wrap('request', (request, options) => {
    options.headers['x-github-api-version'] = API_VERSION;
    const ask = (): Promise<Answer> => Promise.resolve(request(options));
    return persist(ask, options as unknown as Options, settings, pace) as never;
  });

  return {
    rest: octokit.rest,
    paginate: octokit.paginate,
    repo: { owner, repo },
    download: (url, headers) => send(url, { headers, ...(signal && { signal }) }),
    serverUrl: settings.serverUrl.replace(/\/+$/, ''),
    sleep: (ms) => clock.sleep(ms, signal),
    log,
    withSignal: (other) => createGithub({ ...settings, signal: other }, pace),
    async graphql<T>(
      query: string,
      variables: Record<string, unknown>,
      options?: { repeatable: boolean },
    ): Promise<T> {
      const writes = /^\s*mutation\b/.test(query);
      const repeatable = options?.repeatable ?? !writes;
      const { data } = (await octokit.request({
        method: 'POST',
        url: graphqlUrl,
        query,
        variables,
        request: { repeatable, writes },
      })) as { data: { data?: T; errors?: { type?: string; message: string }[] } };
      const [error] = data.errors ?? [];
      if (!error && data.data) return data.data;
      const status = GRAPHQL_STATUS[error?.type ?? ''] ?? 422;
      const message = error?.message ?? 'no data';
      throw failed('POST /graphql', { status, message }, data.errors);
    },
  };
}

const GRAPHQL_STATUS: Record<string, number> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  STALE_DATA: 409,
};
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);

async function persist(
  send: () => Promise<Answer>,
  options: Options,
  { clock, random, signal, log }: GithubSettings,
  pace: Pace,
): Promise<Answer> {
  const repeatable = options.request?.repeatable ?? REPEATABLE.has(options.method);
  const writes = options.request?.writes ?? options.method !== 'GET';
  const what = describe(options);
  const deadline = clock.now() + LONGEST_WAIT_MS;
  for (let made = 1; ; made += 1) {
    if (writes) await clock.sleep(pace.take(clock.now()), signal);
    try {
      return whole(await send(), options);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (error instanceof DocketError) throw error;
      const now = clock.now();
      const answer = answerOf(error);
      const failure = answer ? statusFailure(answer, now) : connectionFailure(error);
      const next = nextAttempt({ failure, repeatable, made, now, deadline }, random);
      if (next.kind === 'unclear') throw unclear(what, error);
      if (next.kind !== 'again') {
        const waitMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
        throw waitMs === undefined ? failed(what, answer, error) : limited(what, waitMs, error);
      }
      log.debug(
        `GitHub did not complete ${what} (${reason(failure)}); retrying in ${next.delayMs} ms.`,
      );
      await clock.sleep(next.delayMs, signal);
    }
  }
}

/** Describes the request without secrets: the path, without its query. */
function describe({ method, url, headers: _, ...parameters }: Options): string {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/\{([^}]+)\}/g, (whole, name) => {
    return String((parameters as Record<string, unknown>)[name] ?? whole);
  });
  return `${method} ${path.replace(/\?.*$/, '')}`;
}

class CutShort extends Error {}

/**
 * Returns the response if it is complete. Octokit returns truncated JSON as a string, and a proxy's
 * page as data: neither must pass for GitHub's response.
 */
function whole(answer: Answer, options: Options): Answer {
  if (typeof answer.data !== 'string' || [204, 302].includes(answer.status)) return answer;
  const type = String(answer.headers['content-type'] ?? '');
  if (/json/.test(type)) throw new CutShort('The response was cut off.');
  if (/\b(raw|diff)\b/.test(String(options.headers.accept))) return answer;
  throw new BadAnswer(
    `The response from ${new URL(options.url, 'http://api').host} did not come from GitHub's API. Check the API URL and any proxy in between.`,
  );
}

/** Without a response, Octokit reports 500, whatever went wrong. */
function answerOf(
  error: unknown,
): { status: number; message: string; headers: Headers } | undefined {
  const { status, message, response } = error as {
    status?: number;
    message: string;
    response?: { headers: Headers };
  };
  return response && status ? { status, message, headers: response.headers } : undefined;
}

function reason(failure: Failure): string {
  return failure.kind === 'status' ? `status ${failure.status}` : failure.kind;
}
