// Two servers for bench/server.ts, in a process of their own: a bare Hono route, and ours.

import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { DocsService } from '../../src/contract/service.ts';
import { JobEngine } from '../../src/jobs/engine.ts';
import { createEmbeddedService, noViews } from '../../src/service/embedded-service.ts';
import { mintKey } from '../../src/service/projects/keys.ts';
import { listen } from '../../src/service/server/listen.ts';
import { accessLine, inBatches } from '../../src/service/server/respond.ts';
import { createServer } from '../../src/service/server/server.ts';
import { Limiter } from '../../src/shared/limiter.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { createMemoryStore } from '../../test/support/memory-store.ts';
import { silentLog } from '../../test/support/silent-log.ts';

const JOB = {
  id: '0123456789abcdef0123',
  status: 'active',
  source: { repository: 'acme/docs', ref: 'main' },
  model: 'none',
  prLink: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  archivedAt: null,
  docket: { reason: null, checks: [], usage: {}, compareLink: null },
};

const bare = new Hono();
bare.get('/v2/agent/:projectId/job/:id', (c) => c.json(JOB));
bare.post('/v2/agent/:projectId/job', async (c) => {
  const { prompt } = await c.req.json<{ prompt: string }>();
  return c.json({ ...JOB, model: prompt }, 201);
});

const unused = () => Promise.reject(new Error('not part of this measurement'));
const engine = new JobEngine({
  store: createMemoryStore(),
  repository: 'acme/docs',
  ref: 'main',
  newId: randomUUID,
  // Accepted jobs stay where they are: the server is measured, not the work.
  slots: new Limiter({ size: 0 }),
  tools: {
    workspaces: {
      heads: unused,
      open: unused,
      commits: unused,
      reversed: unused,
      changed: unused,
    },
    agent: { model: 'none', run: unused },
    publisher: { publish: unused, lookUp: unused, countOpen: unused },
    judgeChange: unused,
    draft: false,
    secrets: [],
    clock: systemClock,
    log: silentLog,
  },
});
const embedded = createEmbeddedService(engine, noViews, {
  listing: { page: unused, usageSince: unused, accepted: unused },
  clock: systemClock,
});
const job = await embedded.createJob('acme', { prompt: 'Fix the typo' });
// Creating goes no further than the service's door, so that no store is measured along with it.
const service: DocsService = { ...embedded, createJob: async () => job };

const request = { id: 'k1', project: 'acme', prefix: 'docket_', createdAt: '', expiresAt: null };
const { record, key } = mintKey(request, randomUUID() + randomUUID());
const write = inBatches((text) => process.stderr.write(text));
const ours = createServer({
  service,
  projects: { has: async (id) => id === 'acme' },
  keys: { list: async () => [record], used: async () => {} },
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
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.({ bareUrl, oursUrl, key, jobId: job.id });
