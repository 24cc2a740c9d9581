// Two servers for bench/collector.ts, in a process of their own: a bare Hono route, and ours with a
// collector that stores on disk.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createClientLimit } from '../../src/service/server/collect.ts';
import { listen } from '../../src/service/server/listen.ts';
import { accessLine, inBatches } from '../../src/service/server/respond.ts';
import { createServer } from '../../src/service/server/server.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { createFileHistory } from '../../src/store/views-history-file.ts';
import { Collector } from '../../src/views/counting/collected.ts';
import { RULES } from '../../src/views/counting/rules.ts';
import { scriptedService } from '../../test/support/scripted-service.ts';
import { silentLog } from '../../test/support/silent-log.ts';

const bare = new Hono();
bare.post('/v1/collect/:projectId', async (c) => {
  await c.req.json<{ path: string }>();
  return c.body(null, 204);
});

const dir = mkdtempSync(join(tmpdir(), 'docket-bench-'));
const origins = ['https://docs.example'];
const project = { origins, rules: RULES, history: createFileHistory(dir) };
const collector = new Collector({
  find: async () => project,
  id: 'bench',
  clock: systemClock,
  log: silentLog,
});
const write = inBatches((text) => process.stderr.write(text));
const ours = createServer({
  service: scriptedService().service,
  projects: { has: async () => true },
  keys: { list: async () => [], used: async () => {} },
  // The load comes from one address.
  collect: { collector, limit: createClientLimit(systemClock, Number.POSITIVE_INFINITY) },
  clock: systemClock,
  newId: randomUUID,
  log: silentLog,
  access: (entry) => write(accessLine(entry, 'json')),
  version: '0.0.0',
  perHour: { create: 100, message: 100 },
});

const at = { host: '127.0.0.1', port: 0, clock: systemClock };
const bareUrl = (await listen({ fetch: async (r) => bare.fetch(r) }, at)).url;
const oursUrl = (await listen(ours, at)).url;

function megabytes(): number {
  globalThis.gc?.();
  return Math.round(process.memoryUsage.rss() / 1e6);
}

process.on('message', async (asked: 'cpu' | 'end' | { junk: number }) => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  } else if (asked === 'end') {
    await collector.stop();
    rmSync(dir, { recursive: true });
    process.exit();
  } else {
    const before = megabytes();
    for (let i = 0; i < asked.junk; i++) {
      collector.add('acme', { path: `/junk/${randomUUID()}`, agent: `Mozilla/5.0 (${i})` });
    }
    process.send?.({ before, after: megabytes() });
  }
});
process.send?.({ bareUrl, oursUrl });
