import type { DocsService } from '../../src/contract/service.ts';
import type { KeyScope } from '../../src/contract/values.ts';
import { type KeyRecord, mintKey } from '../../src/service/projects/keys.ts';
import { listen } from '../../src/service/server/listen.ts';
import type { AccessEntry } from '../../src/service/server/respond.ts';
import { createServer, type Server, type ServerDeps } from '../../src/service/server/server.ts';
import type { WebhookDeps } from '../../src/service/server/webhooks.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { InstantClock } from './clock.ts';
import { silentLog } from './silent-log.ts';
import { atTestEnd } from './test-end.ts';

export const PROJECT = 'acme';

export interface TestServer extends Server {
  /** A valid key of `PROJECT`. */
  key: string;
  /** Another one, of another project. */
  addKey(project: string, secret?: string, scopes?: readonly KeyScope[]): string;
  keys: KeyRecord[];
  access: AccessEntry[];
  errors: string[];
  /** What was written down of the keys' last uses. */
  uses: ReadonlyMap<string, string>[];
  clock: InstantClock;
}

export function testServer(
  service: DocsService,
  webhooks?: WebhookDeps,
  more: Partial<ServerDeps> = {},
): TestServer {
  const keys: KeyRecord[] = [];
  const addKey: TestServer['addKey'] = (project, secret = `secret-of-${project}`, scopes) => {
    const createdAt = '2026-11-01T00:00:00.000Z';
    const id = `k${keys.length + 1}`;
    const request = {
      id,
      project,
      prefix: 'docket_',
      createdAt,
      expiresAt: null,
      ...(scopes && { scopes }),
    };
    const { record, key } = mintKey(request, secret);
    keys.push(record);
    return key;
  };
  const key = addKey(PROJECT, 'secret-of-the-tests');
  const access: AccessEntry[] = [];
  const uses: ReadonlyMap<string, string>[] = [];
  const errors: string[] = [];
  const clock = new InstantClock();
  let requests = 0;
  const server = createServer({
    service,
    projects: { has: async (id) => [PROJECT, 'other'].includes(id) },
    keys: {
      list: async () => [...keys],
      used: async (times) => void uses.push(times),
    },
    clock,
    newId: () => `r${++requests}`,
    log: { ...silentLog, error: (message) => errors.push(message) },
    access: (entry) => access.push(entry),
    version: '0.0.0',
    perHour: { create: 100, message: 100 },
    webhooks,
    ...more,
  });
  return { ...server, key, addKey, keys, access, errors, uses, clock };
}

/** On a free port of this machine until the test is over. */
export async function onSocket(server: Server): Promise<string> {
  const listening = await listen(server, { host: '127.0.0.1', port: 0, clock: systemClock });
  atTestEnd(() => listening.stop());
  return listening.url;
}
