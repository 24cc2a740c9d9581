// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.
import { BlockList, isIP, isIPv4 } from 'node:net';
import { boundedFetch } from './bounded-fetch.ts';
import type { ProxySettings } from './dispatcher.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Variables that may contain the password of a proxy. */
export const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];

export function proxyOf(env: Env): ProxySettings | undefined {
  const http = either(env, 'http_proxy');
  const https = either(env, 'https_proxy') || http;
  return http || https ? { http, https, except: either(env, 'no_proxy') } : undefined;
}

function either(env: Env, name: string): string {
  return env[name] || env[name.toUpperCase()] || '';
}

/** Whether a key sent to this address would cross a network unencrypted. */
export function isCleartext(url: URL): boolean {
  return url.protocol === 'http:' && !isLoopback(url.hostname);
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** The host of a URL, in which an IPv6 address has brackets. */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) !== 0 && LOOPBACK.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** For requests to GitHub. */
export function githubFetchFor(env: Env): typeof fetch {
  return boundedFetch(fetchFor(env));
}

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
