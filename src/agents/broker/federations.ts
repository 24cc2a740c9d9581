// The providers that exchange the identity of a workflow run for a key, as each of them documents it.

/** `agent: login:` in `.github/docket.yml`. None of these values is a secret. */
export type LoginSettings =
  | (Named<'federation-rule' | 'organization' | 'service-account', 'workspace'> & Of<'anthropic'>)
  | (Named<'identity-provider' | 'service-account'> & Of<'openai'>)
  | (Named<'identity-provider', 'service-account'> & Of<'google'>)
  | (Named<'tenant' | 'client', 'scope'> & Of<'azure'>)
  | Of<'copilot'>;

interface Of<Provider> {
  provider: Provider;
}

type Named<Needed extends string, Optional extends string = never> = Readonly<
  Record<Needed, string> & Partial<Record<Optional | 'audience', string | undefined>>
>;

type LoginAt<Provider> = Extract<LoginSettings, Of<Provider>>;

/** What the token endpoints answer. */
export interface KeyAnswer {
  access_token?: string;
  expires_in?: number | string;
  token_type?: string;
  /** The field in which Google answers with the token of a service account. */
  accessToken?: string;
  expireTime?: string;
}

type Post = (url: string, init: RequestInit) => Promise<KeyAnswer>;

export interface Federation {
  /** For people. */
  name: string;
  audience: string;
  exchange(identity: string, post: Post): Promise<KeyAnswer>;
  /** Where its keys may be sent. */
  hosts: RegExp;
  /** Beside the key, on every request. */
  headers: Record<string, string>;
  /** What to configure at the provider for a run with these claims. */
  insistOn(claims: Readonly<Record<string, unknown>>): string;
}

const ADDRESSES = {
  anthropic: 'https://api.anthropic.com',
  openai: 'https://auth.openai.com',
  sts: 'https://sts.googleapis.com',
  iamcredentials: 'https://iamcredentials.googleapis.com',
  azure: 'https://login.microsoftonline.com',
};

const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const JWT = 'urn:ietf:params:oauth:token-type:jwt';
const CLOUD_SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

export function federationWith(
  settings: Exclude<LoginSettings, Of<'copilot'>>,
  addresses: Readonly<Record<string, string>> = {},
): Federation {
  const at = { ...ADDRESSES, ...addresses };
  switch (settings.provider) {
    case 'anthropic':
      return anthropic(settings, at.anthropic);
    case 'openai':
      return openAi(settings, at.openai);
    case 'google':
      return google(settings, at);
    case 'azure':
      return azure(settings, at.azure);
  }
}

// https://platform.claude.com/docs/en/manage-claude/wif-reference
function anthropic(settings: LoginAt<'anthropic'>, address: string): Federation {
  const audience = settings.audience ?? 'https://api.anthropic.com';
  return {
    name: 'Anthropic',
    hosts: /(?:^|\.)anthropic\.com$/,
    audience,
    headers: { 'anthropic-beta': 'oauth-2025-04-20' },
    exchange: (assertion, post) =>
      post(
        `${address}/v1/oauth/token`,
        json(
          {
            grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
            assertion,
            federation_rule_id: settings['federation-rule'],
            organization_id: settings.organization,
            service_account_id: settings['service-account'],
            ...(settings.workspace && { workspace_id: settings.workspace }),
          },
          { 'anthropic-beta': 'oauth-2025-04-20,oidc-federation-2026-04-01' },
        ),
      ),
    insistOn: (claims) =>
      `In the federation rule, match ${idClaims(claims)} under \`claims\`, not only a name in \`subject_prefix\`.`,
  };
}

// https://developers.openai.com/api/reference/workload-identity-federation
function openAi(settings: LoginAt<'openai'>, address: string): Federation {
  return {
    name: 'OpenAI',
    hosts: /(?:^|\.)openai\.com$/,
    audience: settings.audience ?? 'https://api.openai.com/v1',
    headers: {},
    exchange: (subject_token, post) =>
      post(
        `${address}/oauth/token`,
        json({
          grant_type: TOKEN_EXCHANGE,
          subject_token_type: JWT,
          subject_token,
          identity_provider_id: settings['identity-provider'],
          service_account_id: settings['service-account'],
        }),
      ),
    insistOn: (claims) =>
      `In the mapping of the service account, require ${idClaims(claims)}, not only a name.`,
  };
}

// https://cloud.google.com/iam/docs/workload-identity-federation-with-deployment-pipelines
function google(
  settings: LoginAt<'google'>,
  { sts, iamcredentials }: { sts: string; iamcredentials: string },
): Federation {
  const { 'identity-provider': provider, 'service-account': account } = settings;
  return {
    name: 'Google Cloud',
    hosts: /(?:^|\.)googleapis\.com$/,
    audience: settings.audience ?? `https://iam.googleapis.com/${provider}`,
    headers: {},
    async exchange(subjectToken, post) {
      const federated = await post(
        `${sts}/v1/token`,
        json({
          audience: `//iam.googleapis.com/${provider}`,
          grantType: TOKEN_EXCHANGE,
          requestedTokenType: 'urn:ietf:params:oauth:token-type:access_token',
          scope: CLOUD_SCOPE,
          subjectTokenType: JWT,
          subjectToken,
        }),
      );
      if (!account) return federated;
      const authorization = `Bearer ${federated.access_token}`;
      return post(
        `${iamcredentials}/v1/projects/-/serviceAccounts/${account}:generateAccessToken`,
        json({ scope: [CLOUD_SCOPE] }, { authorization }),
      );
    },
    insistOn: (claims) =>
      `In the provider of the pool, set the attribute condition to \`assertion.repository_id == '${idOf(claims)}'\`, not to a name.`,
  };
}

// https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
function azure(settings: LoginAt<'azure'>, address: string): Federation {
  return {
    name: 'Azure',
    // Others below azure.com are names that anyone can register, such as those of virtual machines.
    hosts: /^[\w-]+\.(?:openai|cognitiveservices|services\.ai|inference\.ai)\.azure\.com$/,
    audience: settings.audience ?? 'api://AzureADTokenExchange',
    headers: {},
    exchange: (client_assertion, post) =>
      post(`${address}/${settings.tenant}/oauth2/v2.0/token`, {
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: settings.client,
          client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
          client_assertion,
          scope: settings.scope ?? 'https://cognitiveservices.azure.com/.default',
        }),
      }),
    // It compares the subject and nothing else.
    insistOn: ({ sub }) =>
      `Azure compares only the subject, which is \`${shown(sub)}\`. If it has no numbers, turn on immutable subject claims in the repository’s OIDC settings: names can be taken over.`,
  };
}

/**
 * Where Copilot answers for this GitHub, and the scheme that a token has there: described in
 * github/gh-aw-firewall, docs/auth-matrix.md.
 */
export function copilotFor(serverUrl = 'https://github.com'): { base: URL; scheme: string } {
  if (serverUrl === 'https://github.com')
    return { base: new URL('https://api.githubcopilot.com'), scheme: 'Bearer' };
  const [, tenant] = /^https:\/\/([\w-]+)\.ghe\.com$/.exec(serverUrl) ?? [];
  const host = tenant ? `copilot-api.${tenant}.ghe.com` : 'api.enterprise.githubcopilot.com';
  return { base: new URL(`https://${host}`), scheme: 'token' };
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** Names of repositories change hands; their numbers do not. */
const idClaims = (claims: Readonly<Record<string, unknown>>) =>
  `\`repository_id\` = \`${idOf(claims)}\``;

const idOf = ({ repository_id }: Readonly<Record<string, unknown>>) => shown(repository_id);

/** From GitHub, but not verified here. */
const shown = (claim: unknown) =>
  String(claim)
    .replace(/[^\w:/.@-]/g, '')
    .slice(0, 200);
