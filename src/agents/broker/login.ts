// Signs in to a model's provider with the identity of the workflow run, so that no key is stored
// anywhere. The run's own token, the exchange, and the key that comes of it stay in this process.
import { MINUTE_MS } from '../../shared/days.ts';
import { SetupError, Unavailable } from '../../shared/errors.ts';
import { isCleartext, isLoopback } from '../../shared/network/network.ts';
import { nextAttempt } from '../../shared/retry.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { bound, clean, oneLine } from '../../shared/text/foreign.ts';
import { brokenBy, EndpointError, failureOf, startOf } from '../model/errors.ts';
import {
  copilotFor,
  type Federation,
  federationWith,
  type KeyAnswer,
  type LoginSettings,
} from './federations.ts';
import type { Credential } from './gate.ts';

export interface ProviderLogin extends Credential {
  /** Signs in now, and says what the provider should insist on. */
  examine(signal: AbortSignal): Promise<string>;
}

export interface LoginRun extends Runtime {
  environment: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  /** The workflow's own token, for Copilot. */
  githubToken: string | undefined;
  /** The identity of the run must be this repository's. */
  repositoryId: string;
  /** Keeps a value out of the log from now on. */
  mask(secret: string): void;
  /** The tokens and keys of the last exchanges are put here. */
  secrets: Set<string>;
  /** Instead of the providers' own. */
  addresses?: Readonly<Record<string, string>>;
}

interface Key {
  value: string;
  refreshAt: number;
  expiresAt: number;
}

type Claims = Readonly<Record<string, unknown>>;

/** For one exchange, however often it is tried. */
const EXCHANGE_MS = 30_000;
/** A key is replaced this long before it ends, or when half of its time is over. */
const REFRESH_BEFORE_MS = 2 * MINUTE_MS;
/** After a failure nobody is asked for this long, however often an agent tries. */
const PAUSE_MS = 10_000;
/** If an answer does not say how long its key lives, and the longest that one is used. */
const LIFE_MS = { unsaid: 5 * MINUTE_MS, most: 60 * MINUTE_MS };
/** GitHub's tokens have about 2 KB; 16 KB is the most that providers accept. */
const TOKEN = /^[\x21-\x7e]{1,16384}$/;
/** Those of earlier exchanges have ended. */
const KEPT_SECRETS = 16;

export function openLogin(settings: LoginSettings, run: LoginRun): ProviderLogin {
  const { mask, secrets } = run;
  const keep = (secret: string) => {
    mask(secret);
    secrets.add(secret);
    const [oldest = ''] = secrets;
    if (secrets.size > KEPT_SECRETS) secrets.delete(oldest);
    return secret;
  };
  if (settings.provider === 'copilot') {
    return {
      async headers(_, url) {
        assertHost(url, 'Copilot', /(?:^|\.)(?:githubcopilot|ghe)\.com$/);
        return { authorization: workflowToken(run, keep) };
      },
      examine: async () => COPILOT,
    };
  }
  const federation = federationWith(settings, run.addresses);
  const { key, claims } = keyFrom(federation, run, { keep, secrets });
  return {
    async headers(signal, url) {
      assertHost(url, federation.name, federation.hosts);
      return { authorization: `Bearer ${await key(signal)}`, ...federation.headers };
    },
    async examine(signal) {
      await key(signal);
      return `${federation.name} accepts the workflow’s identity. ${federation.insistOn(claims())}`;
    },
  };
}

const COPILOT =
  'Copilot gets the workflow’s token, which no agent sees. Not tested: the job needs `permissions: copilot-requests: write`, and the repository must belong to an organization whose policy “Allow use of Copilot CLI billed to the organization” is on.';

/** Copilot takes it as it is. */
function workflowToken(
  { githubToken, environment }: LoginRun,
  keep: (secret: string) => string,
): string {
  if (!githubToken || !TOKEN.test(githubToken)) {
    throw new SetupError(
      'Copilot needs the workflow’s token. Set the input `github-token`, or remove `agent: login:`.',
    );
  }
  return `${copilotFor(environment.GITHUB_SERVER_URL).scheme} ${keep(githubToken)}`;
}

function assertHost({ hostname, protocol }: URL, name: string, hosts: RegExp): void {
  if (isLoopback(hostname) || (protocol === 'https:' && hosts.test(hostname))) return;
  throw new SetupError(
    `The key of ${name} was not sent to ${hostname}, which is not ${name}’s. Check \`agent: login:\` and the address of the model.`,
  );
}

interface Vault {
  keep(secret: string): string;
  secrets: Iterable<string>;
}

/** The key of the moment. One exchange at a time: all who need one wait for the same. */
function keyFrom(federation: Federation, run: LoginRun, vault: Vault) {
  const { clock, log, repositoryId } = run;
  const { name, audience } = federation;
  let current: Key | undefined;
  let pending: Promise<void> | undefined;
  let failed: { error: unknown; until: number } | undefined;
  let claims: Claims = {};

  async function replace(signal: AbortSignal): Promise<void> {
    const ask = (whom: string, url: string, init: RequestInit) =>
      answerOf({ whom, url, init }, run, vault, signal);
    const identity = await identityOf(federation, run, vault, ask);
    claims = claimsIn(identity);
    if (claims.aud !== audience || String(claims.repository_id) !== repositoryId) {
      throw new SetupError(
        'The identity that GitHub issued to this run is for another repository or audience, so it was not used. Check the runner.',
      );
    }
    const answer = await federation.exchange(identity, async (url, init) => {
      const found: KeyAnswer = await ask(name, url, { ...init, method: 'POST' });
      tokenIn(found.accessToken ?? found.access_token, name, vault);
      return found;
    });
    current = keyIn(answer, name, clock.now());
    const minutes = Math.round((current.expiresAt - clock.now()) / MINUTE_MS);
    log.info(`Signed in to ${name} with the workflow’s identity, for ${minutes} min.`);
  }

  async function refresh(): Promise<void> {
    const done = new AbortController();
    const late = new Unavailable(`Signing in to ${name} took too long. Try again later.`);
    clock.sleep(EXCHANGE_MS, done.signal).then(
      () => done.abort(late),
      () => {},
    );
    try {
      await replace(done.signal);
      failed = undefined;
    } catch (error) {
      failed = { error, until: clock.now() + PAUSE_MS };
    } finally {
      done.abort();
      pending = undefined;
    }
  }

  return {
    claims: () => claims,
    async key(signal: AbortSignal): Promise<string> {
      signal.throwIfAborted();
      const isDue = !current || clock.now() >= current.refreshAt;
      if (isDue && !(failed && clock.now() < failed.until)) {
        pending ??= refresh();
        await unlessAborted(pending, signal);
      }
      // One that could not be replaced yet is still good.
      if (current && clock.now() < current.expiresAt) return current.value;
      throw failed?.error;
    },
  };
}

/** The end of one who waits is not the end of what others wait for. */
function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  return promise;
}

type Ask = (whom: string, url: string, init: RequestInit) => Promise<Record<string, unknown>>;

/** The token that GitHub issues to this run, for this audience only. */
async function identityOf(
  { name, audience }: Federation,
  { environment }: LoginRun,
  vault: Vault,
  ask: Ask,
): Promise<string> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: base, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
  if (!base || !token || !URL.canParse(base)) {
    throw new SetupError(
      `This run has no identity to sign in to ${name} with. Grant the job \`permissions: id-token: write\`. Servers, and pull requests from forks, have none.`,
    );
  }
  const url = new URL(base);
  url.searchParams.set('audience', audience);
  const headers = { authorization: `Bearer ${vault.keep(token)}` };
  const { value } = await ask('GitHub', url.href, { headers });
  return tokenIn(value, 'GitHub', vault);
}

async function answerOf(
  { whom, url, init }: { whom: string; url: string; init: RequestInit },
  { clock, random, fetch }: LoginRun,
  vault: Vault,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const { host } = new URL(url);
  if (isCleartext(new URL(url))) {
    throw new SetupError(`Did not sign in at ${host}: its address must begin with https.`);
  }
  const deadline = clock.now() + EXCHANGE_MS;
  for (let made = 1; ; made += 1) {
    try {
      // A token is for this address and no other.
      const response = await fetch(url, { ...init, redirect: 'error', signal });
      if (!response.ok) throw await EndpointError.answered(response);
      return objectIn(await startOf(response), whom);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof Unavailable) throw error;
      const now = clock.now();
      const failure = failureOf(error, now);
      const attempt = failure && { failure, repeatable: true, made, now, deadline, attempts: 3 };
      const next = attempt && nextAttempt(attempt, random);
      if (next?.kind !== 'again') throw refusalOf(error, whom, host, vault);
      await clock.sleep(next.delayMs, signal);
    }
  }
}

/** Without its cause, which could contain what was sent. */
function refusalOf(error: unknown, whom: string, host: string, { secrets }: Vault): Error {
  const { status, message } =
    error instanceof EndpointError ? error : { status: undefined, message: '' };
  let said = message;
  // Some repeat what they were sent.
  for (const secret of secrets) said = said.replaceAll(secret, '***');
  const quote = said === '' ? '' : ` It returned: ${bound(clean(oneLine(said)), 300)}`;
  if (status === undefined || status === 429 || status >= 500) {
    const what = status === undefined ? brokenBy(error) : `kept failing (${status})`;
    return new Unavailable(`Could not sign in: ${whom} at ${host} ${what}.${quote}`);
  }
  if (whom === 'GitHub') {
    return new SetupError(
      `GitHub issued no identity to this run (${status}). Grant the job \`permissions: id-token: write\`.${quote}`,
    );
  }
  return new SetupError(
    `${whom} did not accept the workflow’s identity (${status}). Compare \`agent: login:\` in \`.github/docket.yml\` with what is configured there, and run \`mode: doctor\`.${quote}`,
  );
}

function keyIn(answer: KeyAnswer, whom: string, now: number): Key {
  const { expires_in, expireTime, token_type = 'bearer' } = answer;
  const value = answer.accessToken ?? answer.access_token ?? '';
  const said = expireTime ? Date.parse(expireTime) - now : Number(expires_in) * 1000;
  const isUnsaid = expires_in === undefined && expireTime === undefined;
  const life = isUnsaid ? LIFE_MS.unsaid : Math.min(said, LIFE_MS.most);
  // NaN is not above 0 either.
  if (!(life > 0) || !/^bearer$/i.test(token_type)) throw notUnderstood(whom);
  const expiresAt = now + life;
  return { value, expiresAt, refreshAt: expiresAt - Math.min(REFRESH_BEFORE_MS, life / 2) };
}

function tokenIn(value: unknown, whom: string, { keep }: Vault): string {
  if (typeof value !== 'string' || !TOKEN.test(value)) throw notUnderstood(whom);
  return keep(value);
}

/** What the identity says. The provider verifies it. */
function claimsIn(identity: string): Claims {
  const [, payload = ''] = identity.split('.');
  return objectIn(Buffer.from(payload, 'base64url').toString(), 'GitHub');
}

function objectIn(text: string, whom: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    throw notUnderstood(whom);
  }
}

const notUnderstood = (whom: string) =>
  new Unavailable(`${whom} did not answer the sign-in with a token. Try again later.`);
