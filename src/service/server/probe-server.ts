// What a worker answers over HTTP: whether it is alive and can work, and its metrics.
import { Hono } from 'hono';
import { NotFound } from '../../shared/errors.ts';
import type { MetricsDeps } from './metrics-route.ts';
import { type Asked, type RespondDeps, respond } from './respond.ts';
import { addProbes, createReady, FIXED_HEADERS, type Server } from './server.ts';

export function createProbeServer(
  deps: Omit<RespondDeps, 'perHour'>,
  { metrics, reach }: { metrics: MetricsDeps | undefined; reach: () => Promise<unknown> },
): Server {
  const answer = (asked: Asked) =>
    respond({ ...deps, perHour: { create: 0, message: 0 } }, FIXED_HEADERS, asked);
  const app = new Hono();
  addProbes(app, answer, { ready: createReady({ clock: deps.clock, reach }), metrics });
  app.notFound((c) =>
    answer({
      request: c.req.raw,
      run: () =>
        Promise.reject(new NotFound('A worker answers at /healthz, /readyz, and /metrics only.')),
    }),
  );
  return { fetch: async (request) => app.fetch(request) };
}
