// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.
import { type Env, proxyOf } from './proxy.ts';

/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
export function fetchFor(env: Env): typeof fetch {
  const proxy = proxyOf(env);
  if (!proxy) return fetch;
  let opened: Promise<typeof fetch> | undefined;
  return async (input, init) => {
    opened ??= import('./dispatcher.ts').then(({ fetchThrough }) => fetchThrough(proxy));
    return (await opened)(input, init);
  };
}

/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
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
