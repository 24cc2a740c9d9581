// Signing in with an app: codes that are good once and for ten minutes, and tokens of people that
// reach what both the person and the app may reach.
import { createHash, randomBytes } from 'node:crypto';
import { AREAS, type Token, type Tokens } from './tokens.ts';

export interface Client {
  /** The app's id. */
  app: number;
  clientId: string;
  clientSecret: string;
  callback: string;
}

interface Code {
  client: Client;
  login: string;
  redirectUri: string;
  challenge: string | undefined;
  expiresAt: number;
}

const CODE_LIFE_MS = 600_000;
export const TOKEN_LIFE_SECONDS = 28_800;

export class Oauth {
  readonly #clients: Client[] = [];
  readonly #codes = new Map<string, Code>();
  readonly #tokens: Tokens;
  readonly #now: () => number;

  constructor(tokens: Tokens, now: () => number) {
    this.#tokens = tokens;
    this.#now = now;
  }

  register(app: number, callback: string): Client {
    const clientId = `Iv23li${randomBytes(7).toString('hex')}`;
    const client = { app, clientId, clientSecret: randomBytes(20).toString('hex'), callback };
    this.#clients.push(client);
    return client;
  }

  client(id: string | undefined): Client | undefined {
    return this.#clients.find(({ clientId }) => clientId === id);
  }

  code(code: Omit<Code, 'expiresAt'>): string {
    const text = randomBytes(10).toString('hex');
    this.#codes.set(text, { ...code, expiresAt: this.#now() + CODE_LIFE_MS });
    return text;
  }

  /** The person's token, or the name of what is wrong: GitHub answers both with 200. */
  redeem(asked: Record<string, string | undefined>): { token: string } | { error: string } {
    const client = this.client(asked.client_id);
    if (!client || client.clientSecret !== asked.client_secret) {
      return { error: 'incorrect_client_credentials' };
    }
    const code = this.#codes.get(asked.code ?? '');
    if (code?.client !== client || code.expiresAt <= this.#now() || !isProven(code, asked)) {
      return { error: 'bad_verification_code' };
    }
    if (asked.redirect_uri && asked.redirect_uri !== code.redirectUri) {
      return { error: 'redirect_uri_mismatch' };
    }
    this.#codes.delete(asked.code ?? '');
    const token = `ghu_${randomBytes(18).toString('hex')}`;
    const expiresAt = this.#now() + TOKEN_LIFE_SECONDS * 1000;
    const access = Object.fromEntries(AREAS.map((area) => [area, 'none'])) as Token['access'];
    const isValid = () => this.#now() < expiresAt;
    this.#tokens.add(token, {
      login: code.login,
      app: false,
      access,
      signedInWith: client.app,
      isValid,
    });
    return { token };
  }
}

function isProven(
  { challenge }: Code,
  { code_verifier: verifier = '' }: Record<string, string | undefined>,
) {
  if (challenge === undefined) return true;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
