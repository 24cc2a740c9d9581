// A service elsewhere, with everything from this machine that its client needs.
import { randomUUID } from 'node:crypto';
import { EnvHttpProxyAgent } from 'undici';
import type { DocsService } from '../api/service.ts';
import { createClient } from '../client/client.ts';
import { systemClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import { VERSION } from '../shared/version.ts';

export interface RemoteOptions {
  baseUrl: string;
  apiKey: string;
  log: Log;
}

export function connectRemote(options: RemoteOptions): DocsService {
  return createClient({
    ...options,
    // Honours the proxy settings that runners behind a company's wall have in their environment.
    dispatcher: new EnvHttpProxyAgent({ connect: { timeout: 10_000 } }),
    clock: systemClock,
    random: Math.random,
    newKey: randomUUID,
    userAgent: `docket/${VERSION}`,
  });
}
