// GitHub Apps: who is asking with a signed token of theirs, and where they are installed.
import { generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto';
import type { Manifest } from './manifest.ts';
import { Oauth } from './oauth.ts';
import { missing, Problem } from './problem.ts';
import { type Access, AREAS, type Token, type Tokens } from './tokens.ts';
import type { World } from './world.ts';

export interface Installation {
  id: number;
  app: number;
  /** The organization or person. */
  account: string;
  /** Ids of repositories, because names change. */
  repositories: number[];
  suspendedAt: string | null;
  createdAt: string;
}

/** What GitHub shows once, to whoever brings the code. */
export interface NewCredentials {
  app: App;
  privateKey: string;
  clientId: string;
  clientSecret: string;
}

export interface App {
  id: number;
  slug: string;
  owner: string;
  publicKey: KeyObject;
  permissions: Record<string, 'read' | 'write'>;
  events: string[];
  createdAt: string;
  hook: { url: string; secret: string } | undefined;
}

/** GitHub refuses tokens that live longer than ten minutes, and ones from the future. */
const MAX_LIFE_SECONDS = 600;
const SKEW_SECONDS = 60;
const TOKEN_LIFE_MS = 3_600_000;

/** Making one takes 75 ms, so all stand-ins of a process have the same ones. */
const PAIRS: KeyPair[] = [];
type KeyPair = { privateKey: KeyObject; publicKey: KeyObject };
const pair = (n: number) => {
  PAIRS[n] ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  return PAIRS[n];
};

export class Apps {
  readonly list: App[] = [];
  installations: Installation[] = [];
  readonly #issued: { app: number; token: string }[] = [];
  readonly #codes = new Map<string, NewCredentials>();
  readonly oauth: Oauth;
  readonly #world: World;
  readonly #tokens: Tokens;
  readonly #now: () => number;

  constructor(world: World, tokens: Tokens, now: () => number) {
    this.#world = world;
    this.#tokens = tokens;
    this.#now = now;
    this.oauth = new Oauth(tokens, now);
  }

  /** Creates the app, and answers the code for its credentials. */
  fromManifest(manifest: Manifest, owner: string): string {
    const { name, hook_attributes: hook, default_permissions, default_events } = manifest;
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const secret = randomBytes(20).toString('hex');
    const { app, privateKey } = this.register({ slug, owner, hook: { url: hook.url, secret } });
    Object.assign(app, { permissions: default_permissions, events: default_events });
    const code = randomBytes(20).toString('hex');
    const { clientId, clientSecret } = this.oauth.register(app.id, manifest.callback_urls[0] ?? '');
    this.#codes.set(code, { app, privateKey, clientId, clientSecret });
    return code;
  }

  redeem(code: string): NewCredentials {
    const found = this.#codes.get(code) ?? missing('Not Found');
    this.#codes.delete(code);
    return found;
  }

  register(wanted: Pick<App, 'slug' | 'owner' | 'hook'>): { app: App; privateKey: string } {
    const { privateKey, publicKey } = pair(this.list.length);
    const app: App = {
      ...wanted,
      id: this.#world.nextId(),
      publicKey,
      permissions: {
        contents: 'write',
        issues: 'write',
        pull_requests: 'write',
        actions: 'read',
        checks: 'read',
        metadata: 'read',
      },
      events: ['issue_comment', 'pull_request', 'pull_request_review', 'push', 'repository'],
      createdAt: this.#world.now(),
    };
    this.#world.account(botOf(app));
    this.list.push(app);
    return { app, privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }) as string };
  }

  install(app: App, account: string, repositories: number[]): Installation {
    const id = this.#world.nextId();
    const createdAt = this.#world.now();
    const made = { id, app: app.id, account, repositories, suspendedAt: null, createdAt };
    this.installations.push(made);
    return made;
  }

  /** The app whose key signed this `Authorization`; undefined when it is not such a token. */
  actor(header: string | undefined): App | undefined {
    const token = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
    if (token === undefined) return undefined;
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = decoded(body);
    const app = this.list.find(({ id }) => String(id) === String(claims.iss));
    const signed = Buffer.from(`${head}.${body}`);
    const bytes = Buffer.from(signature, 'base64url');
    const isRsa = decoded(head).alg === 'RS256';
    if (!app || !isRsa || !verify('RSA-SHA256', signed, app.publicKey, bytes)) {
      throw new Problem(401, 'A JSON web token could not be decoded');
    }
    const now = this.#now() / 1000;
    const [iat, exp] = [Number(claims.iat), Number(claims.exp)];
    if (!(exp > now))
      throw new Problem(401, "'Expiration time' claim ('exp') must be in the future");
    if (!(exp - now <= MAX_LIFE_SECONDS + SKEW_SECONDS)) {
      throw new Problem(401, "'Expiration time' claim ('exp') is too far in the future");
    }
    if (!(iat <= now + SKEW_SECONDS)) {
      throw new Problem(401, "'Issued at' claim ('iat') must be an Integer representing the past");
    }
    return app;
  }

  installation(app: App, id: number): Installation {
    const found = this.installations.find((one) => one.id === id && one.app === app.id);
    return found ?? missing('Not Found');
  }

  /** Where a repository's events go. */
  installedOn(repository: number): Installation[] {
    return this.installations.filter(
      ({ repositories, suspendedAt }) => suspendedAt === null && repositories.includes(repository),
    );
  }

  isSubscribed({ app }: Installation, event: string): boolean {
    return this.list.some(({ id, events }) => id === app && events.includes(event));
  }

  /** A token for the installation, or for some of its repositories. */
  issue(
    app: App,
    installation: Installation,
    wanted: number[] | undefined,
    permissions: App['permissions'],
  ) {
    if (installation.suspendedAt) throw new Problem(403, 'This installation has been suspended');
    if (wanted?.some((id) => !installation.repositories.includes(id))) {
      throw new Problem(
        422,
        'There is at least one repository that does not exist or is not accessible to the parent installation.',
      );
    }
    const token = `ghs_${randomBytes(18).toString('hex')}`;
    const expiresAt = this.#now() + TOKEN_LIFE_MS;
    const order: Access[] = ['none', 'read', 'write'];
    const granted = (area: string): Access => {
      const [own, asked] = [app.permissions, permissions].map((some) => some[area] ?? 'none');
      if (order.indexOf(asked ?? 'none') <= order.indexOf(own ?? 'none')) return asked ?? 'none';
      throw new Problem(422, 'The permissions requested are not granted to this installation.');
    };
    const apps = this;
    const held: Token = {
      login: botOf(app),
      app: true,
      access: Object.fromEntries(AREAS.map((area) => [area, granted(area)])) as Token['access'],
      installation: installation.id,
      // What the installation has at the time of the request, not of the token.
      get repositories() {
        const ids = installation.repositories.filter((id) => wanted?.includes(id) ?? true);
        return apps.#namesOf(ids);
      },
      isValid: () =>
        apps.#now() < expiresAt &&
        installation.suspendedAt === null &&
        apps.installations.includes(installation),
    };
    this.#tokens.add(token, held);
    this.#issued.push({ app: app.id, token });
    return { token, expiresAt: new Date(expiresAt).toISOString().replace(/\.\d+Z$/, 'Z') };
  }

  /** As when its owner finds one in a log. */
  revokeAll(app: App): void {
    for (const one of this.#issued) if (one.app === app.id) this.#tokens.remove(one.token);
  }

  #namesOf(ids: number[]): string[] {
    return this.#world.data.repositories
      .filter(({ id }) => ids.includes(id))
      .map(({ fullName }) => fullName);
  }
}

export const botOf = ({ slug }: Pick<App, 'slug'>) => `${slug}[bot]`;

function decoded(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
