// One client for bench/export.ts, in a process of its own: the bare requests, or a whole export.
// Prints how long it took and the most memory it had.
import { Agent, request } from 'undici';
import { createClient } from '../../src/service/client/client.ts';
import { addDays, daysOf } from '../../src/shared/days.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { exportViews } from '../../src/views/export/export.ts';
import { pagedViews } from '../../src/views/export/paged.ts';
import { silentLog } from '../../test/support/silent-log.ts';
import { PERIODS } from './views-periods.ts';

const [kind, url = '', key = '', pages, outDir = ''] = process.argv.slice(2);
const [range, before] = PERIODS;
const dispatcher = new Agent();

/** One after the other, as a loop over the documented paging does it; answers are parsed and dropped. */
async function bareRequests(): Promise<void> {
  const ask = async (from: string, to: string, limit: number, offset: number) => {
    const query = `dateFrom=${from}&dateTo=${to}&limit=${limit}&offset=${offset}`;
    const { body } = await request(`${url}/v1/analytics/acme/views?${query}`, {
      dispatcher,
      headers: { authorization: `Bearer ${key}` },
    });
    await body.json();
  };
  for (const { from, to } of [range, before]) {
    for (let offset = 0; offset < Number(pages); offset += 250) await ask(from, to, 250, offset);
  }
  for (const day of daysOf(range)) await ask(day, addDays(day, 1), 1, 0);
}

async function wholeExport(): Promise<void> {
  const common = { clock: systemClock, random: Math.random, log: silentLog };
  const service = createClient({
    ...common,
    ...{ baseUrl: url, apiKey: key, dispatcher, newKey: () => 'unused', userAgent: 'docket/bench' },
  });
  await exportViews(
    {
      ...{ projectId: 'acme', title: 'acme/docs', source: url, range },
      ...{ formats: ['csv', 'json', 'html'], outDir },
    },
    {
      views: pagedViews(service, { maxRequests: Infinity, deadline: Infinity }, common),
      clock: systemClock,
    },
  );
}

const startedAt = performance.now();
await (kind === 'bare' ? bareRequests() : wholeExport());
const ms = performance.now() - startedAt;
process.stdout.write(`${JSON.stringify({ ms, bytes: process.resourceUsage().maxRSS * 1024 })}\n`);
process.exit(0);
