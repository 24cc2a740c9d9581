// Stand-ins for GitHub's identities of workflow runs and for the providers that exchange them for a
// key, each strict about what its published description demands:
// - GitHub: docs.github.com/actions/reference/security/oidc
// - Anthropic: platform.claude.com/docs/en/manage-claude/wif-reference, and its SDK for the beta header
// - OpenAI: developers.openai.com/api/reference/workload-identity-federation
// - Google: cloud.google.com/iam/docs/reference/sts/rest/v1/TopLevel/token, and
//   projects.serviceAccounts.generateAccessToken of the IAM Credentials API
// - Azure: learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTestEnd } from './test-end.ts';

export interface IdentityOptions {
  /** Of the stand-ins; milliseconds. */
  now?: () => number;
  /** Of the run, and of the runs that the providers trust. */
  repositoryId?: string;
  trusted?: string;
  /** Claims of the run's identity that are not as they should be. */
  claims?: Record<string, unknown>;
  /** Seconds that a key lives. */
  lives?: unknown;
  /** Instead of the provider's answer. True: it was given. */
  answer?: (response: ServerResponse, sent: string, request: IncomingMessage) => boolean;
  /** The same for GitHub's. */
  github?: (response: ServerResponse) => boolean;
}

export interface IdentityProviders {
  /** Variables that the runner sets for a job with `id-token: write`. */
  env: Record<string, string>;
  addresses: Record<string, string>;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** All that must never be seen anywhere: tokens and keys. */
  issued: string[];
  /** Whether this header has a key that is good now. */
  accepts(authorization: string | undefined): boolean;
}

const ISSUER = 'https://token.actions.githubusercontent.com';
const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const JWT = 'urn:ietf:params:oauth:token-type:jwt';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const SETTINGS = {
  anthropic: {
    provider: 'anthropic',
    'federation-rule': 'fdrl_docs',
    organization: '11111111-2222-4333-8444-555555555555',
    'service-account': 'svac_docs',
  },
  openai: { provider: 'openai', 'identity-provider': 'idp_docs', 'service-account': 'sa_docs' },
  google: {
    provider: 'google',
    'identity-provider':
      'projects/123/locations/global/workloadIdentityPools/docs/providers/github',
    'service-account': 'docs@acme.iam.gserviceaccount.com',
  },
  azure: {
    provider: 'azure',
    tenant: 'aaaaaaaa-2222-4333-8444-555555555555',
    client: 'bbbbbbbb-2222-4333-8444-555555555555',
  },
} as const;

/** Call it inside a test; it closes with it. */
export async function identityProviders(options: IdentityOptions = {}): Promise<IdentityProviders> {
  const { now = Date.now, repositoryId = '4711', trusted = '4711', lives = 3600 } = options;
  const asked: string[] = [];
  const requestToken = randomBytes(24).toString('base64url');
  const issued: string[] = [requestToken];
  const keys = new Map<string, number>();

  const issue = (prefix = 'key') => {
    const key = `${prefix}-${randomBytes(24).toString('base64url')}`;
    issued.push(key);
    keys.set(key, now() + Number(lives) * 1000);
    return key;
  };

  function identity(audience: string): string {
    const seconds = Math.floor(now() / 1000);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = [
      part({ typ: 'JWT', alg: 'RS256', kid: '1' }),
      part({
        ...{ iss: ISSUER, aud: audience, iat: seconds, nbf: seconds - 600, exp: seconds + 300 },
        ...{ sub: 'repo:acme-12/docs-4711:ref:refs/heads/main', repository: 'acme/docs' },
        ...{ repository_id: repositoryId, repository_owner_id: '12', event_name: 'issue_comment' },
        ...options.claims,
      }),
    ].join('.');
    const token = `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    issued.push(token);
    return token;
  }

  /** What every provider checks. */
  function trusts(token: unknown, audience: string): boolean {
    const [head = '', body = '', signature = ''] = String(token).split('.');
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      createPublicKey(privateKey),
      Buffer.from(signature, 'base64url'),
    );
    if (!signed) return false;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const isFresh = claims.exp * 1000 > now();
    return (
      isFresh &&
      claims.iss === ISSUER &&
      claims.aud === audience &&
      claims.repository_id === trusted
    );
  }

  /** The fields exactly as listed; a function judges a value. */
  type Wanted = Record<string, string | ((value: unknown) => boolean)>;
  function matches(found: Record<string, unknown>, wanted: Wanted): boolean {
    const names = new Set([...Object.keys(found), ...Object.keys(wanted)]);
    return [...names].every((name) => {
      const want = wanted[name];
      return typeof want === 'function' ? want(found[name]) : want === found[name];
    });
  }

  function exchange(request: IncomingMessage, path: string, sent: string): [number, unknown] {
    const type = request.headers['content-type'] ?? '';
    const isForm = type.startsWith('application/x-www-form-urlencoded');
    if (!isForm && type !== 'application/json') return [415, { error: 'invalid_request' }];
    const body = isForm ? Object.fromEntries(new URLSearchParams(sent)) : JSON.parse(sent);
    const refused: [number, unknown] = [
      401,
      { error: 'invalid_grant', error_description: 'The assertion does not match the rule.' },
    ];
    const bearer = { token_type: 'Bearer', expires_in: lives };
    switch (path) {
      case '/anthropic/v1/oauth/token':
        if (request.headers['anthropic-beta'] !== 'oauth-2025-04-20,oidc-federation-2026-04-01')
          return [404, { type: 'error', error: { type: 'not_found_error', message: 'Not found' } }];
        return matches(body, {
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: (token) => trusts(token, 'https://api.anthropic.com'),
          federation_rule_id: SETTINGS.anthropic['federation-rule'],
          organization_id: SETTINGS.anthropic.organization,
          service_account_id: SETTINGS.anthropic['service-account'],
          workspace_id: (id) => id === undefined || id === 'default',
        })
          ? [200, { access_token: issue('sk-ant-oat01'), ...bearer }]
          : refused;
      case '/anthropic/v1/messages':
        return accepts(request.headers.authorization) && !request.headers['x-api-key']
          ? [
              200,
              {
                content: [{ type: 'text', text: 'Hi' }],
                usage: { input_tokens: 9, output_tokens: 1 },
              },
            ]
          : [401, { error: { message: 'invalid x-api-key' } }];
      case '/openai/oauth/token':
        return matches(body, {
          grant_type: EXCHANGE,
          subject_token_type: JWT,
          subject_token: (token) => trusts(token, 'https://api.openai.com/v1'),
          identity_provider_id: SETTINGS.openai['identity-provider'],
          service_account_id: SETTINGS.openai['service-account'],
        })
          ? [200, { access_token: issue(), issued_token_type: 'access_token', ...bearer }]
          : refused;
      case '/sts/v1/token':
        return matches(body, {
          grantType: EXCHANGE,
          subjectTokenType: JWT,
          requestedTokenType: 'urn:ietf:params:oauth:token-type:access_token',
          scope: 'https://www.googleapis.com/auth/cloud-platform',
          audience: `//iam.googleapis.com/${SETTINGS.google['identity-provider']}`,
          subjectToken: (token) =>
            trusts(token, `https://iam.googleapis.com/${SETTINGS.google['identity-provider']}`),
        })
          ? [
              200,
              { access_token: issue('federated'), issued_token_type: 'access_token', ...bearer },
            ]
          : refused;
      case `/iam/v1/projects/-/serviceAccounts/${SETTINGS.google['service-account']}:generateAccessToken`: {
        const isKnown = accepts(request.headers.authorization);
        const ends = new Date(now() + Number(lives) * 1000).toISOString();
        return isKnown && body.scope?.[0] === 'https://www.googleapis.com/auth/cloud-platform'
          ? [200, { accessToken: issue('ya29'), expireTime: ends }]
          : [
              403,
              { error: { code: 403, message: 'Permission denied', status: 'PERMISSION_DENIED' } },
            ];
      }
      case `/azure/${SETTINGS.azure.tenant}/oauth2/v2.0/token`:
        return isForm &&
          matches(body, {
            grant_type: 'client_credentials',
            client_id: SETTINGS.azure.client,
            client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
            client_assertion: (token) => trusts(token, 'api://AzureADTokenExchange'),
            scope: 'https://cognitiveservices.azure.com/.default',
          })
          ? [200, { access_token: issue(), ext_expires_in: lives, ...bearer }]
          : refused;
      default:
        return [404, { error: 'not_found' }];
    }
  }

  function accepts(authorization: string | undefined): boolean {
    const [, key = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
    return (keys.get(key) ?? 0) > now();
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stand-in');
    asked.push(url.pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = Buffer.concat(chunks).toString();
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/identity') {
      if (options.github?.(response)) return;
      const isKnown = request.headers.authorization === `Bearer ${requestToken}`;
      const audience = url.searchParams.get('audience');
      if (!isKnown || url.searchParams.get('api-version') !== '2.0' || !audience)
        return send(403, {});
      return send(200, { count: 1, value: identity(audience) });
    }
    if (options.answer?.(response, sent, request)) return;
    send(...exchange(request, url.pathname, sent));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${base}/identity?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken,
    },
    addresses: {
      ...{ anthropic: `${base}/anthropic`, openai: `${base}/openai`, azure: `${base}/azure` },
      ...{ sts: `${base}/sts`, iamcredentials: `${base}/iam` },
    },
    ...{ asked, issued, accepts },
  };
}
