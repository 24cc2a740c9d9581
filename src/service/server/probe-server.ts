// What a worker answers over HTTP: whether it is alive and can work, and its metrics.
import { Hono } from 'hono';
import { NotFound } from '../../shared/errors.ts';
import { METRICS, type MetricsDeps, readMetrics } from './metrics-route.ts';
import { type Asked, type RespondDeps, respond } from './respond.ts';
import { createReady, READY, type Server } from './server.ts';

const FIXED = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

export function createProbeServer(
  deps: Omit<RespondDeps, 'perHour'>,
  { metrics, reach }: { metrics: MetricsDeps | undefined; reach: () => Promise<unknown> },
): Server {
  const answer = (asked: Asked) =>
    respond({ ...deps, perHour: { create: 0, message: 0 } }, FIXED, asked);
  const app = new Hono();
  app.get('/healthz', (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
  const ready = createReady({ clock: deps.clock, reach });
  app.get(READY, (c) => answer({ request: c.req.raw, run: ready }));
  if (metrics) {
    app.get(METRICS, (c) => {
      const request = c.req.raw;
      return answer({ request, name: METRICS, run: () => readMetrics(metrics, request) });
    });
  }
  app.notFound((c) =>
    answer({
      request: c.req.raw,
      run: () =>
        Promise.reject(new NotFound('A worker answers at /healthz, /readyz, and /metrics only.')),
    }),
  );
  return { fetch: async (request) => app.fetch(request) };
}
