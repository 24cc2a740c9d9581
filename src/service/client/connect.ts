// A remote service, with everything from this machine that its client needs.

import { randomUUID } from 'node:crypto';
import { dispatcherFor } from '../../shared/network/dispatcher.ts';
import { proxyOf } from '../../shared/network/network.ts';
import { type Log, systemRuntime } from '../../shared/runtime.ts';
import { VERSION } from '../../shared/version.ts';
import { createClient, type RemoteService } from './client.ts';

interface RemoteOptions {
  baseUrl: string;
  apiKey: string;
  log: Log;
  /** Contains the proxy settings, if there are any. */
  env: Readonly<Record<string, string | undefined>>;
}

export function connectRemote(options: RemoteOptions): RemoteService {
  return createClient({
    ...options,
    ...systemRuntime(options.log),
    dispatcher: dispatcherFor(proxyOf(options.env)),
    newKey: randomUUID,
    userAgent: `docket/${VERSION}`,
  });
}
