// Connections through a proxy, or direct where there is none.
import { type Dispatcher, EnvHttpProxyAgent, fetch as undiciFetch } from 'undici/index.js';

export interface ProxySettings {
  http: string;
  https: string;
  /** Hosts that are reached directly, separated by commas. */
  except: string;
}

export function dispatcherFor(proxy: ProxySettings | undefined): Dispatcher {
  return new EnvHttpProxyAgent({
    connect: { timeout: 10_000 },
    httpProxy: proxy?.http ?? '',
    httpsProxy: proxy?.https ?? '',
    noProxy: proxy?.except ?? '',
  });
}

/** The package's own `fetch`, because Node's accepts only dispatchers of its own version. */
export function fetchThrough(proxy: ProxySettings): typeof fetch {
  const dispatcher = dispatcherFor(proxy);
  const through = undiciFetch as unknown as typeof fetch;
  return (input, init) => through(input, { ...init, dispatcher } as RequestInit);
}
