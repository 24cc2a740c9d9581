// The way out of this machine: through the proxy that the environment names, for the service,
// GitHub, the model and git alike.
import { type Env, proxyOf } from './proxy.ts';

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
