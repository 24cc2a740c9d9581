// Which variables of an agent's environment hold a key, what stands there instead while it runs, and
// what may be asked of the key's owner.

import { randomBytes } from 'node:crypto';
import { SetupError } from '../../shared/errors.ts';
import { bound } from '../../shared/text/foreign.ts';
import type { Environment } from '../program/environment.ts';
import { copilotFor } from './federations.ts';
import type { Credential } from './gate.ts';

/** A key and the one address that it is for. */
export interface ProviderRoute {
  base: URL;
  /** Absent where the provider wants none, as a model on this machine. */
  credential?: Credential | undefined;
}

/** What an agent gets instead of its keys. */
export interface BrokerPlan {
  /** By the stand-in that the agent has in place of the key. */
  routes: ReadonlyMap<string, ProviderRoute>;
  /** With the address of the broker. */
  environment(url: string): Environment;
  /** Hosts that its program reaches with a key of its own. */
  hosts: readonly string[];
  /** Every key that the agent has goes through the broker, so all it uses can be counted. */
  metered: boolean;
}

interface KeyVariable {
  header: 'authorization' | 'x-api-key' | 'x-goog-api-key';
  /** The variable with the provider's address, and what it is if that is not set. */
  base: string;
  at?: string;
}

const ANTHROPIC = { base: 'ANTHROPIC_BASE_URL', at: 'https://api.anthropic.com' };
const OPENAI = { base: 'OPENAI_BASE_URL', at: 'https://api.openai.com/v1' };
const GEMINI = {
  base: 'GOOGLE_GEMINI_BASE_URL',
  at: 'https://generativelanguage.googleapis.com',
};

const KEYS: Readonly<Record<string, KeyVariable>> = {
  ANTHROPIC_API_KEY: { header: 'x-api-key', ...ANTHROPIC },
  ANTHROPIC_AUTH_TOKEN: { header: 'authorization', ...ANTHROPIC },
  CLAUDE_CODE_OAUTH_TOKEN: { header: 'authorization', ...ANTHROPIC },
  OPENAI_API_KEY: { header: 'authorization', ...OPENAI },
  CODEX_API_KEY: { header: 'authorization', ...OPENAI },
  GEMINI_API_KEY: { header: 'x-goog-api-key', ...GEMINI },
  GOOGLE_API_KEY: { header: 'x-goog-api-key', ...GEMINI },
  COPILOT_PROVIDER_API_KEY: { header: 'authorization', base: 'COPILOT_PROVIDER_BASE_URL' },
  COPILOT_PROVIDER_BEARER_TOKEN: { header: 'authorization', base: 'COPILOT_PROVIDER_BASE_URL' },
};

/** Keys that a program uses only at its own service: it holds them, and reaches these hosts itself. */
const OWN_HOSTS: Readonly<Record<string, readonly string[]>> = {
  OPENCODE_API_KEY: ['opencode.ai'],
};

const VERTEX = { base: 'GOOGLE_VERTEX_BASE_URL', at: 'https://aiplatform.googleapis.com' };

/** Good for one run of an agent, and only at its own broker. */
const newStandIn = () => `docket-${randomBytes(32).toString('base64url')}`;

/** Instead of a stored key. */
export interface Login {
  provider: string;
  credential: Credential;
}

/** Which variable has the key of a provider where one is stored. */
function variableOf(
  { provider }: Login,
  command: string,
  { GOOGLE_GENAI_USE_VERTEXAI }: Environment,
) {
  if (provider === 'anthropic') return 'ANTHROPIC_API_KEY';
  if (provider === 'google') return GOOGLE_GENAI_USE_VERTEXAI ? 'GOOGLE_API_KEY' : 'GEMINI_API_KEY';
  if (provider === 'copilot') return 'COPILOT_GITHUB_TOKEN';
  return command === 'codex' ? 'CODEX_API_KEY' : 'OPENAI_API_KEY';
}

/** `names`: the variables that the agent gets. `login`: instead of a stored key. */
export function planBroker(
  { command, login }: { command: string; login?: Login | undefined },
  environment: Environment,
  names: readonly string[],
): BrokerPlan {
  const routes = new Map<string, ProviderRoute>();
  const add = (route: ProviderRoute) => {
    const standIn = newStandIn();
    routes.set(standIn, route);
    return standIn;
  };
  const program = command.trim();
  const signedIn = login && variableOf(login, program, environment);
  // Some programs go on without a key, and send the repository to a service that nobody chose.
  if (signedIn && !names.includes(signedIn))
    throw new SetupError(
      `\`${bound(program, 100)}\` does not use the key of \`agent: login: provider: ${login.provider}\`. Use a program of that provider, or list \`${signedIn}\` under \`agent: env:\` if this one reads it.`,
    );
  const given = names.filter((name) => environment[name] || name === signedIn);
  const credentialOf = (name: string) => (name === signedIn ? login?.credential : undefined);
  const plan: Plan = { environment, given, credentialOf, add };
  const set = [
    ...Object.entries(KEYS).flatMap(([name, variable]) => planKey(name, variable, plan)),
    ...(program === 'copilot' ? planCopilot(plan) : []),
    ...(program === 'opencode' ? planOpencode(plan) : []),
  ];
  const hosts = given.flatMap((name) => OWN_HOSTS[name] ?? []);
  return {
    routes,
    environment: (url) => Object.assign({}, ...set.map((one) => one(url))),
    hosts,
    metered: routes.size > 0 && hosts.length === 0,
  };
}

interface Plan {
  environment: Environment;
  given: readonly string[];
  /** The credential of a login, for the variable that it replaces. */
  credentialOf(name: string): Credential | undefined;
  add(route: ProviderRoute): string;
}

type Replacement = (url: string) => Environment;

function planKey(name: string, variable: KeyVariable, plan: Plan): Replacement[] {
  const { environment, given, credentialOf, add } = plan;
  if (!given.includes(name)) return [];
  const isVertex = /^(?:true|1)$/i.test(environment.GOOGLE_GENAI_USE_VERTEXAI ?? '');
  const isAnthropic = environment.COPILOT_PROVIDER_TYPE === 'anthropic';
  const { base, at } = name === 'GOOGLE_API_KEY' && isVertex ? VERTEX : variable;
  const header = name === 'COPILOT_PROVIDER_API_KEY' && isAnthropic ? 'x-api-key' : variable.header;
  const address = addressOf(base, environment[base] || at);
  const credential = credentialOf(name);
  const standIn = add(
    credential ? { base: address, credential } : keyed(address, header, environment[name]),
  );
  return [(url) => ({ [name]: standIn, [base]: join(url, address) })];
}

/** With the key that the agent does not see. */
function keyed(base: URL, header: KeyVariable['header'], key: string | undefined): ProviderRoute {
  if (!key) return { base };
  const value = header === 'authorization' ? `Bearer ${key}` : key;
  return { base, credential: { headers: async () => ({ [header]: value }) } };
}

/** GitHub's own service, or a provider without a key, mostly on this machine. */
function planCopilot({ environment, given, credentialOf, add }: Plan): Replacement[] {
  const { COPILOT_PROVIDER_BASE_URL: own, COPILOT_GITHUB_TOKEN: token } = environment;
  if (own) {
    if (given.some((name) => /^COPILOT_PROVIDER_(?:API_KEY|BEARER_TOKEN)$/.test(name))) return [];
    const base = addressOf('COPILOT_PROVIDER_BASE_URL', own);
    const standIn = add({ base });
    return [
      (url) => ({
        COPILOT_PROVIDER_API_KEY: standIn,
        COPILOT_PROVIDER_BASE_URL: join(url, base),
        COPILOT_GITHUB_TOKEN: undefined,
      }),
    ];
  }
  const credential = credentialOf('COPILOT_GITHUB_TOKEN');
  if (!token && !credential) return [];
  if (!environment.COPILOT_MODEL)
    throw new SetupError(
      '`copilot` with a GitHub token needs the name of a model. Set `COPILOT_MODEL` (in a workflow, in `env:` of the step).',
    );
  const { base, scheme } = copilotFor(environment.GITHUB_SERVER_URL);
  const authorization = `${scheme} ${token}`;
  const stored = { credential: { headers: async () => ({ authorization }) } };
  const standIn = add({ base, ...(credential ? { credential } : stored) });
  // As for a provider of one's own: otherwise it first takes its token to other hosts.
  return [
    (url) => ({
      COPILOT_PROVIDER_API_KEY: standIn,
      COPILOT_PROVIDER_BASE_URL: url,
      COPILOT_GITHUB_TOKEN: undefined,
      COPILOT_OFFLINE: 'true',
    }),
  ];
}

interface OpencodeProvider {
  options?: { baseURL?: string; apiKey?: string };
}

/** It has addresses and keys of providers in its configuration, and no variable for them. */
const OPENCODE: Readonly<Record<string, { variable: string; at: string }>> = {
  anthropic: { variable: 'ANTHROPIC_API_KEY', at: 'https://api.anthropic.com/v1' },
  openai: { variable: 'OPENAI_API_KEY', at: 'https://api.openai.com/v1' },
};

function planOpencode({ environment, given, credentialOf, add }: Plan): Replacement[] {
  const config = opencodeConfig(environment.OPENCODE_CONFIG_CONTENT ?? '{}');
  const known = Object.keys(OPENCODE).filter((id) => given.includes(OPENCODE[id]?.variable ?? ''));
  const ids = new Set([...Object.keys(config.provider ?? {}), ...known]);
  const planned = [...ids].map((id) => {
    const { variable = '', at } = OPENCODE[id] ?? {};
    const { baseURL = at, apiKey = environment[variable] } = config.provider?.[id]?.options ?? {};
    const name = /^\{env:(\w+)\}$/.exec(apiKey ?? '')?.[1];
    if (baseURL === undefined || apiKey?.startsWith('{file:'))
      throw new SetupError(
        `The provider \`${id}\` in OPENCODE_CONFIG_CONTENT needs \`options.baseURL\` with its address, and its key in \`options.apiKey\`, so that Docket can keep the key from the agent.`,
      );
    const base = addressOf(`options.baseURL of ${id}`, baseURL);
    const header = id === 'anthropic' ? 'x-api-key' : 'authorization';
    const key = name === undefined ? apiKey : environment[name];
    const credential = credentialOf(variable);
    const standIn = add(credential ? { base, credential } : keyed(base, header, key));
    return { id, base, standIn, variable: name ?? variable };
  });
  return [
    (url) => {
      const provider = { ...config.provider };
      for (const { id, base, standIn } of planned) {
        const options = { ...provider[id]?.options, baseURL: join(url, base), apiKey: standIn };
        provider[id] = { ...provider[id], options };
      }
      return {
        ...Object.fromEntries(planned.map(({ variable, standIn }) => [variable, standIn])),
        OPENCODE_CONFIG_CONTENT: JSON.stringify({ ...config, provider }),
      };
    },
  ];
}

function opencodeConfig(text: string): { provider?: Record<string, OpencodeProvider> } {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SetupError('OPENCODE_CONFIG_CONTENT is not valid JSON. Fix it, then run again.', {
      cause,
    });
  }
}

function addressOf(name: string, text: string | undefined): URL {
  const url = URL.parse(text ?? '');
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
    return url;
  throw new SetupError(
    `\`${name}\` must be the address of a provider, such as \`https://models.example/v1\`, without a user name or password.`,
  );
}

/** The same path at another host. */
const join = (url: string, { pathname }: URL) => `${url}${pathname.replace(/\/+$/, '')}`;

// What may be asked: requests for answers of a model, and which models there are.

/** After the path of the provider's address, which may end in a version. */
const ASKS =
  /^(?:\/v1)?\/(?:messages|responses|chat\/completions)$|^\/openai\/(?:v1|deployments\/[\w.-]+)\/(?:chat\/completions|responses)$|^\/v1(?:beta\d?|alpha)?\/(?:publishers\/google\/)?models\/[\w.-]+:(?:generateContent|streamGenerateContent)$/;
const FREE =
  /^(?:\/v1)?\/messages\/count_tokens$|^\/v1(?:beta\d?|alpha)?\/(?:publishers\/google\/)?models\/[\w.-]+:countTokens$/;
const LISTS = /^(?:\/v1(?:beta\d?|alpha)?)?\/models(?:\/[\w.:-]+)?$/;

/** Undefined if no agent needs it. */
export function endpointOf(
  { base }: ProviderRoute,
  method: string,
  path: string,
): { metered: boolean } | undefined {
  const root = base.pathname.replace(/\/+$/, '');
  if (path !== root && !path.startsWith(`${root}/`)) return undefined;
  const rest = path.slice(root.length);
  if (method === 'POST' && ASKS.test(rest)) return { metered: true };
  if (method === 'POST' && FREE.test(rest)) return { metered: false };
  return method === 'GET' && LISTS.test(rest) ? { metered: false } : undefined;
}
