import { openAnalytics } from '../../../src/views/sources/open.ts';
import type { SourceSettings } from '../../../src/views/sources/settings.ts';
import { type Answer, listen } from '../../local-analytics/exchanges.ts';
import { InstantClock } from '../../support/clock.ts';
import { atTestEnd } from '../../support/test-end.ts';

/** An analytics service that answers like this, as a source of page views. */
export async function openSource(
  answer: Answer,
  settings: (address: string) => SourceSettings,
  {
    key = 'TOKEN',
    pages = [] as string[],
    minutes = 30,
    now = Date.UTC(2026, 10, 1, 12),
    clock = new InstantClock(now),
  } = {},
) {
  const server = await listen(answer);
  atTestEnd(() => server.close());
  const until = clock.now() + minutes * 60_000;
  const logged: string[] = [];
  const keep = (text: string) => void logged.push(text);
  const opened = openAnalytics({ source: settings(server.url), pages }, key, {
    clock,
    random: () => 0.5,
    log: { debug: keep, info: keep, warn: keep, error: keep },
    // Some services have one address only.
    fetch: (input, init) => fetch(String(input).replace(/^https:\/\/[^/]+/, server.url), init),
    deadline: () => until,
  });
  return { ...opened, server, clock, logged };
}
