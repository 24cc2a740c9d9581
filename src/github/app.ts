// A GitHub App: where it is installed, and the tokens of its installations, each for one repository
// only, so that work in one repository can never reach another.
import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { InstalledPart } from '../bot/thread-host.ts';
import {
  DocketError,
  Forbidden,
  InvalidRequest,
  NotFound,
  SetupError,
  WorkerFault,
} from '../shared/errors.ts';
import type { TokenSource } from '../shared/token-source.ts';
import { createGithub, type Github, type GithubSettings, refusalOf } from './client.ts';
import { APP_PERMISSIONS } from './manifest.ts';
import { clockOff, type GithubFeature, type GithubMeter, type GithubUse } from './meter.ts';

interface GithubAppSettings extends Omit<GithubSettings, 'token' | 'repository' | 'use'> {
  appId: string;
  key: KeyObject;
  meter?: GithubMeter | undefined;
}

interface InstalledRepositories {
  suspended: boolean;
  /** What it is called now, if only that was asked. */
  owner?: string;
  repositories: { id: number; fullName: string }[];
}

interface DeliveryAttempt {
  id: number;
  /** The same for all attempts at a delivery. */
  guid: string;
  at: number;
  ok: boolean;
}

interface AttemptsPage {
  /** Newest first. */
  attempts: DeliveryAttempt[];
  /** Where the older ones begin; undefined: there are none. */
  older: string | undefined;
}

export interface GithubApp {
  /**
   * Null: it is not installed there any more. With a part, nothing else of the installation is read:
   * there may be thousands of repositories.
   */
  installation(id: number, part?: InstalledPart): Promise<InstalledRepositories | null>;
  /** A page of what GitHub has tried to deliver; the newest without a cursor. */
  attempts(cursor?: string): Promise<AttemptsPage>;
  redeliver(attempt: number): Promise<void>;
  /** Minted when it is first needed, and again before it expires. */
  tokens(installation: number, repository: number): TokenSource;
  /** Can read the files of all repositories of the installation, or of one, and do nothing else. */
  readingTokens(installation: number, repository?: number): TokenSource;
  /** What it is subscribed to. */
  events(): Promise<string[]>;
  /** What Docket needs, and the installation does not permit. Null: it is not installed there. */
  lacks(installation: number): Promise<string[] | null>;
  /**
   * Those that are good now and reach this repository: as few, however many others there are. They
   * must appear in nothing that is published.
   */
  currentTokens(installation: number, repository: number): string[];
}

/** One that expires sooner is replaced: a push of a large branch may take a while. */
const SPARE_MS = 10 * 60_000;

interface Minted {
  token: string;
  expiresAt: number;
}

/** Whose rate limit the requests with tokens of an installation use. */
export const limitOf = (installation: number) => `installation ${installation}`;

/** What a token is good for; by default everything that the installation has. */
interface Scope {
  repository_ids?: number[];
  permissions?: { contents: 'read' };
}

export function createGithubApp(settings: GithubAppSettings): GithubApp {
  const app = new AppRequests(settings);
  const tokens = new InstallationTokens(app);
  let newest: { etag: string; page: AttemptsPage } | undefined;
  return {
    installation: (id, part) => readInstallation(id, part, { settings, app, tokens }),
    tokens: (installation, repository) => tokens.ofOne(installation, repository),
    readingTokens: (installation, repository) => tokens.reading(installation, repository),
    async attempts(cursor) {
      const known = cursor === undefined ? newest : undefined;
      const { page, etag } = await readAttempts(app, cursor, known);
      if (cursor === undefined && etag) newest = { etag, page };
      return page;
    },
    async redeliver(attempt) {
      const wanted = { delivery_id: attempt, request: { repeatable: true } };
      await app.ask('deliveries', ({ apps }) => apps.redeliverWebhookDelivery(wanted), true);
    },
    async events() {
      const { data } = await app.ask('installations', ({ apps }) => apps.getAuthenticated());
      return data?.events ?? [];
    },
    async lacks(installation) {
      const wanted = { installation_id: installation };
      const found = await app
        .ask('installations', ({ apps }) => apps.getInstallation(wanted))
        .catch((error) => {
          if (error instanceof NotFound) return null;
          throw error;
        });
      if (!found) return null;
      const granted: Record<string, string | undefined> = found.data.permissions;
      return Object.entries(APP_PERMISSIONS).flatMap(([name, wanted]) =>
        [wanted, 'write'].includes(granted[name] ?? '')
          ? []
          : `${name.replaceAll('_', ' ')}: ${wanted}`,
      );
    },
    currentTokens: (installation, repository) => tokens.current(installation, repository),
  };
}

/** Requests in the name of the App itself. */
class AppRequests {
  readonly #settings: GithubAppSettings;
  #signed = { token: '', at: Number.NEGATIVE_INFINITY };
  #offMs = 0;

  constructor(settings: GithubAppSettings) {
    this.#settings = settings;
  }

  /** GitHub's time: it decides whether a token is good, however wrong the clock of this machine is. */
  now(): number {
    return this.#settings.clock.now() + this.#offMs;
  }

  /** The first answer says what time it is there; what was refused before is asked once more. */
  async ask<T>(
    feature: GithubFeature,
    ask: (rest: Github['rest']) => Promise<T>,
    background = false,
  ): Promise<T> {
    const before = this.#offMs;
    try {
      return await ask(this.#open(feature, background).rest);
    } catch (error) {
      const isNews = Math.abs(this.#offMs - before) >= (BACK_SECONDS * 1000) / 2;
      if (!(error instanceof WorkerFault) || !isNews) throw keyProblem(error);
      this.#signed = { token: '', at: Number.NEGATIVE_INFINITY };
      return ask(this.#open(feature, background).rest).catch((again) => {
        throw keyProblem(again);
      });
    }
  }

  /** With the same token for some minutes: to GitHub, other tokens ask for other answers. */
  #open(feature: GithubFeature, background: boolean): Github {
    const { appId, key, clock, meter } = this.#settings;
    const now = this.now();
    if (Math.abs(now - this.#signed.at) >= REUSE_MS) {
      this.#signed = { token: appToken(appId, key, now), at: now };
    }
    const counted = meter?.use(feature, 'app', background);
    const use: GithubUse = {
      admit: () => counted?.admit(),
      answered: (status, headers) => {
        const found = clockOff(headers, clock) ?? this.#offMs;
        // Less than the time that a token is dated back.
        this.#offMs = Math.abs(found) < (BACK_SECONDS * 1000) / 2 ? 0 : found;
        counted?.answered(status, headers);
      },
    };
    const { token } = this.#signed;
    return createGithub({ ...this.#settings, token, repository: '/', use });
  }
}

/** Of the sources of tokens. */
const NAMES = {
  one: (installation: number, repository: number) => `${installation}/${repository}`,
  reading: (installation: number, repository: number | 'all' = 'all') =>
    `${installation}/${repository} reading`,
  all: (installation: number) => `${installation} all`,
};

/** The tokens of all installations, by what each is good for. */
class InstallationTokens {
  readonly #app: AppRequests;
  readonly #sources = new Map<string, TokenSource>();
  readonly #current = new Map<string, Minted[]>();

  constructor(app: AppRequests) {
    this.#app = app;
  }

  ofOne(installation: number, repository: number): TokenSource {
    const scope = { repository_ids: [repository] };
    return this.#source(NAMES.one(installation, repository), installation, scope);
  }

  ofAll(installation: number): TokenSource {
    return this.#source(NAMES.all(installation), installation, {});
  }

  reading(installation: number, repository?: number): TokenSource {
    return this.#source(NAMES.reading(installation, repository), installation, {
      permissions: { contents: 'read' },
      ...(repository !== undefined && { repository_ids: [repository] }),
    });
  }

  current(installation: number, repository: number): string[] {
    return [
      NAMES.one(installation, repository),
      NAMES.reading(installation, repository),
      NAMES.reading(installation),
      NAMES.all(installation),
    ]
      .flatMap((name) => this.#currentOf(name))
      .map(({ token }) => token);
  }

  #currentOf(name: string): Minted[] {
    const now = this.#app.now();
    return (this.#current.get(name) ?? []).filter(({ expiresAt }) => expiresAt > now);
  }

  #source(name: string, installation: number, scope: Scope): TokenSource {
    const source = this.#sources.get(name) ?? this.#newSource(name, installation, scope);
    this.#sources.set(name, source);
    return source;
  }

  #newSource(name: string, installation: number, scope: Scope): TokenSource {
    let known: Minted | undefined;
    let minting: Promise<Minted> | undefined;
    return {
      get: async () => {
        if (known && known.expiresAt - this.#app.now() > SPARE_MS) return known.token;
        minting ??= this.#mint(name, installation, scope).finally(() => {
          minting = undefined;
        });
        known = await minting;
        return known.token;
      },
      refused(token) {
        if (known?.token === token) known = undefined;
      },
    };
  }

  async #mint(name: string, installation: number, scope: Scope): Promise<Minted> {
    try {
      const { data } = await this.#app.ask('tokens', ({ apps }) =>
        apps.createInstallationAccessToken({
          installation_id: installation,
          ...scope,
          // A second token does no harm.
          request: { repeatable: true },
        }),
      );
      const minted = { token: data.token, expiresAt: Date.parse(data.expires_at) };
      this.#current.set(name, [...this.#currentOf(name), minted]);
      return minted;
    } catch (error) {
      throw whyNot(error);
    }
  }
}

async function readInstallation(
  id: number,
  part: InstalledPart | undefined,
  {
    settings,
    app,
    tokens,
  }: { settings: GithubAppSettings; app: AppRequests; tokens: InstallationTokens },
): Promise<InstalledRepositories | null> {
  try {
    const { data } = await app.ask('installations', ({ apps }) =>
      apps.getInstallation({ installation_id: id }),
    );
    if (data.suspended_at) return { suspended: true, repositories: [] };
    // An enterprise has no login, and owns no repositories itself.
    const owner = data.account && 'login' in data.account && data.account.login;
    if (part === 'owner' && owner) return { suspended: false, owner, repositories: [] };
    const repository = part === 'owner' ? undefined : part;
    // A token for one repository lists only that.
    const token = repository ? tokens.ofOne(id, repository) : tokens.ofAll(id);
    const use = settings.meter?.use('installations', limitOf(id));
    const github = createGithub({ ...settings, token, repository: '/', use });
    const { listReposAccessibleToInstallation: list } = github.rest.apps;
    const all = await github.paginate(list, { per_page: 100 });
    const repositories = all.map(({ id, full_name: fullName }) => ({ id, fullName }));
    return { suspended: false, repositories };
  } catch (error) {
    if (error instanceof NotFound) return null;
    if (typeof part === 'number' && error instanceof NotInstalled)
      return { suspended: false, repositories: [] };
    throw error instanceof DocketError ? whyNot(error) : error;
  }
}

/** `known` is what the same request got before. */
async function readAttempts(
  app: AppRequests,
  cursor: string | undefined,
  known: { etag: string; page: AttemptsPage } | undefined,
): Promise<{ page: AttemptsPage; etag: string | undefined }> {
  // All of them: GitHub's filter for failures leaves out those that nobody answered.
  const wanted = {
    per_page: 100,
    ...(cursor !== undefined && { cursor }),
    ...(known && { headers: { 'if-none-match': known.etag } }),
  };
  const list = ({ apps }: Github['rest']) => apps.listWebhookDeliveries(wanted);
  const { data, headers, status } = await app.ask('deliveries', list, true);
  if (known && Number(status) === 304) return known;
  const page = {
    attempts: data.map(({ id, guid, delivered_at: at, status_code: code }) => {
      return { id, guid, at: Date.parse(at), ok: code >= 200 && code < 300 };
    }),
    older: /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.link ?? '')?.[1],
  };
  return { page, etag: headers.etag };
}

function keyProblem(error: unknown): unknown {
  if (!(error instanceof WorkerFault)) return error;
  const { message = '' } = refusalOf(error) ?? {};
  return new WorkerFault(
    `GitHub does not accept the key of the App (${message}). Check APP_ID, PRIVATE_KEY, and the clock of this machine.`,
    { cause: error },
  );
}

/** GitHub's refusal, as something that whoever runs the App, or uses it, can do something about. */
function whyNot(error: unknown): unknown {
  const { message = '' } = refusalOf(error) ?? {};
  const options = { cause: error };
  if (error instanceof Forbidden && /suspended/i.test(message)) {
    return new Forbidden('The GitHub App is suspended here. Unsuspend it, then retry.', options);
  }
  if (error instanceof NotFound || error instanceof InvalidRequest) {
    const words = 'The GitHub App is not installed on this repository. Install it, then retry.';
    return new NotInstalled(words, options);
  }
  return error;
}

class NotInstalled extends Forbidden {}

// The key of a GitHub App, and the tokens that it signs.

/** PKCS#1, as GitHub hands it out, or PKCS#8; with line breaks, or with `\n` for each of them. */
export function readAppKey(text: string): KeyObject {
  try {
    const key = createPrivateKey(pemOf(text));
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Its words could contain parts of the key.
  }
  throw new SetupError(
    'The private key of the GitHub App cannot be read. Set PRIVATE_KEY to the whole contents of the .pem file from the settings of the App, or PRIVATE_KEY_PATH to its path.',
  );
}

export function pemOf(text: string): string {
  return text
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('\\n', '\n')
    .trim();
}

/** GitHub's clock may be behind ours, and it refuses tokens that live for more than ten minutes. */
const BACK_SECONDS = 60;
const LIFE_SECONDS = 540;
const REUSE_MS = 300_000;

/** In the name of the App itself, for the requests that need no installation. */
function appToken(appId: string, key: KeyObject, now: number): string {
  const seconds = Math.floor(now / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: appId, iat: seconds - BACK_SECONDS, exp: seconds + LIFE_SECONDS };
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}
