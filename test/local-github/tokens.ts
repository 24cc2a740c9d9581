// Who a request speaks for and what it may do. Tokens are never written to disk.
import { Problem } from './problem.ts';
import { ACTIONS_BOT, same } from './world.ts';

export const AREAS = [
  'contents',
  'issues',
  'pull_requests',
  'actions',
  'checks',
  'administration',
  'secrets',
  'actions_variables',
  'workflows',
] as const;
export type Area = (typeof AREAS)[number];
export type Access = 'none' | 'read' | 'write';

export interface Token {
  login: string;
  /** A workflow's or app's token: it has no `/user`, and the setting for pull requests binds it. */
  app: boolean;
  access: Record<Area, Access>;
  /** Repositories it is good for; absent: all. */
  readonly repositories?: string[];
  /** Of the app that it belongs to. */
  installation?: number;
  /** The app that a person signed in with. */
  signedInWith?: number;
  /** Absent: for good. */
  isValid?(): boolean;
}

export type Actor = Token | null;

const ORDER: Access[] = ['none', 'read', 'write'];

export class Tokens {
  readonly #tokens = new Map<string, Token>();

  add(secret: string, token: Token): void {
    this.#tokens.set(secret, token);
  }

  remove(secret: string): void {
    this.#tokens.delete(secret);
  }

  /** Takes `Bearer x`, `token x` and git's `Basic base64(anyone:x)`. No header: nobody. */
  actor(header: string | undefined): Actor {
    if (!header) return null;
    const [scheme = '', value = ''] = header.split(' ');
    const secret = same(scheme, 'basic')
      ? Buffer.from(value, 'base64')
          .toString('utf8')
          .replace(/^[^:]*:/, '')
      : value;
    const token = this.#tokens.get(secret);
    if (!token || token.isValid?.() === false) throw new Problem(401, 'Bad credentials');
    return token;
  }
}

export function can(actor: Actor, area: Area, access: Access, repo: string): boolean {
  if (!actor) return false;
  if (actor.repositories && !actor.repositories.some((name) => same(name, repo))) return false;
  return ORDER.indexOf(actor.access[area]) >= ORDER.indexOf(access);
}

/** The actor of a change, or GitHub's refusal. */
export function demand(actor: Actor, areas: Area[], repo: string, access: Access = 'write'): Token {
  if (!actor) throw new Problem(401, 'Requires authentication');
  if (areas.some((area) => can(actor, area, access, repo))) return actor;
  throw new Problem(403, 'Resource not accessible by integration');
}

export type TokenWish = Partial<Omit<Token, 'access'>> & { access?: Partial<Token['access']> };

/** What a workflow's token never has, and the token of an administrator does. */
export const ADMINISTRATION = {
  administration: 'write',
  secrets: 'write',
  actions_variables: 'write',
  workflows: 'write',
} as const;

/** By default that of a workflow, with write access to everything but settings. */
export function tokenOf({ access, ...wanted }: TokenWish): Token {
  const usual = (area: string): Access => (area in ADMINISTRATION ? 'none' : 'write');
  const all = Object.fromEntries(AREAS.map((area) => [area, usual(area)])) as Token['access'];
  return { login: ACTIONS_BOT.login, app: true, ...wanted, access: { ...all, ...access } };
}
