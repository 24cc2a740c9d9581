// The proxy settings from the environment.

export type Env = Readonly<Record<string, string | undefined>>;

export interface ProxySettings {
  http: string;
  https: string;
  /** Hosts that are reached directly, separated by commas. */
  except: string;
}

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
  const local = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  return url.protocol === 'http:' && !local;
}
