// The way out of this machine: through the proxy that the environment names, for the service,
// GitHub, the model and git alike.
type Env = Readonly<Record<string, string | undefined>>;

export interface ProxySettings {
  http: string;
  https: string;
  /** Hosts that are reached directly, separated by commas. */
  except: string;
}

/** Variables that may hold the password of a proxy. */
export const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];

export function proxyOf(env: Env): ProxySettings | undefined {
  const http = either(env, 'http_proxy');
  const https = either(env, 'https_proxy') || http;
  return http || https ? { http, https, except: either(env, 'no_proxy') } : undefined;
}

/** Node's own `fetch`, unless there is a proxy: the package that knows proxies takes time to load. */
export function fetchFor(env: Env): typeof fetch {
  const proxy = proxyOf(env);
  if (!proxy) return fetch;
  let opened: Promise<typeof fetch> | undefined;
  return async (input, init) => {
    opened ??= import('./dispatcher.ts').then(({ fetchThrough }) => fetchThrough(proxy));
    return (await opened)(input, init);
  };
}

/** What git needs to get out, too. libcurl reads `http_proxy` in lower case only. */
export function gitNetwork(env: Env): Record<string, string> {
  const proxy = proxyOf(env);
  const certificates = ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'].map((name) => [name, env[name]]);
  const all: [string, string | undefined][] = [
    ['http_proxy', proxy?.http],
    ['https_proxy', proxy?.https],
    ['no_proxy', proxy?.except],
    ...(certificates as [string, string | undefined][]),
  ];
  return Object.fromEntries(all.filter((one): one is [string, string] => Boolean(one[1])));
}

function either(env: Env, name: string): string {
  return env[name] || env[name.toUpperCase()] || '';
}
