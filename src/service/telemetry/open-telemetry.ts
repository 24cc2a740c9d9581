// Metrics, if the environment asks for them. Otherwise nothing of them is loaded.
import type { JobCounts } from '../../jobs/job-counts.ts';
import { SetupError } from '../../shared/errors.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import { VERSION } from '../../shared/version.ts';
import type { MetricsDeps } from '../server/metrics-route.ts';
import type { Telemetry } from './metrics.ts';

export interface OpenTelemetry {
  /** Undefined if nothing is measured. */
  telemetry: Telemetry | undefined;
  /** Undefined if nobody may read metrics. */
  metrics: MetricsDeps | undefined;
}

interface TelemetryOptions {
  env: NodeJS.ProcessEnv;
  log: Log;
  jobCounts(): Promise<JobCounts>;
  githubLeft?: () => number | undefined;
}

export async function openTelemetry(options: TelemetryOptions): Promise<OpenTelemetry> {
  const { env, log, jobCounts, githubLeft } = options;
  const token = env.DOCKET_METRICS_TOKEN ?? '';
  if (token === '') return { telemetry: undefined, metrics: undefined };
  if (!/^[\x21-\x7e]{16,}$/.test(token)) {
    throw new SetupError(
      'DOCKET_METRICS_TOKEN must have at least 16 visible characters and no spaces. Use the output of `openssl rand -hex 32`.',
    );
  }
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics({
    ...{ version: VERSION, clock: systemClock, log, jobCounts },
    ...(githubLeft && { githubLeft }),
  });
  return { telemetry: metrics, metrics: { token, render: metrics.render } };
}
