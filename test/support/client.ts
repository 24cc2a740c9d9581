import { Agent } from 'undici';
import { type ClientDeps, createClient } from '../../src/service/client/client.ts';
import { InstantClock } from './clock.ts';
import { atTestEnd } from './test-end.ts';

export const API_KEY = 'docket_secret-of-the-tests';

/** A client whose waits take no time and whose jitter is the longest possible. */
export function testClient(baseUrl: string, overrides: Partial<ClientDeps> = {}) {
  const clock = new InstantClock();
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const dispatcher = new Agent();
  atTestEnd(() => dispatcher.destroy());
  let keys = 0;
  const client = createClient({
    baseUrl,
    apiKey: API_KEY,
    dispatcher,
    clock,
    random: () => 0.999_999,
    newKey: () => `key-${++keys}`,
    log: { debug: log, info: log, warn: log, error: log },
    userAgent: 'docket/test',
    ...overrides,
  });
  return { client, clock, logged };
}
