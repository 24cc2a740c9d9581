// Metrics and traces, if the environment asks for them. Otherwise nothing of them is loaded.
import { randomBytes } from 'node:crypto';
import type { JobCounts } from '../../jobs/job-counts.ts';
import { SetupError } from '../../shared/errors.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import { VERSION } from '../../shared/version.ts';
import type { MetricsDeps } from '../server/metrics-route.ts';
import { type Telemetry, tellAll } from './telemetry.ts';

export interface OpenTelemetry {
  /** Undefined if nothing is measured. */
  telemetry: Telemetry | undefined;
  /** Undefined if nobody may read metrics. */
  metrics: MetricsDeps | undefined;
  close(): Promise<void>;
}

interface TelemetryOptions {
  env: NodeJS.ProcessEnv;
  log: Log;
  jobCounts(): Promise<JobCounts>;
}

export async function openTelemetry(options: TelemetryOptions): Promise<OpenTelemetry> {
  const { env, log, jobCounts } = options;
  const token = env.DOCKET_METRICS_TOKEN ?? '';
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';
  if (token !== '' && !/^[\x21-\x7e]{16,}$/.test(token)) {
    throw new SetupError(
      'DOCKET_METRICS_TOKEN must have at least 16 visible characters and no spaces. Use the output of `openssl rand -hex 32`.',
    );
  }
  if (endpoint !== '' && !/^https?:\/\//.test(endpoint)) {
    throw new SetupError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must start with https:// or http://, such as http://127.0.0.1:4318.',
    );
  }
  const clock = systemClock;
  const base = { version: VERSION, clock, log };
  const metrics =
    token === '' ? undefined : (await import('./metrics.ts')).createMetrics({ ...base, jobCounts });
  const traces =
    endpoint === ''
      ? undefined
      : (await import('./traces.ts')).createTraces({
          ...base,
          endpoint,
          headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
          service: env.OTEL_SERVICE_NAME || 'docket',
          fetch,
          random: (bytes) => randomBytes(bytes).toString('hex'),
        });
  const all = [metrics, traces].filter((one) => one !== undefined);
  return {
    telemetry: all.length === 0 ? undefined : tellAll(all),
    metrics: metrics && { token, render: metrics.render },
    close: async () => traces?.close(),
  };
}

/** `name=value,name=value`, with percent signs in the values, as OpenTelemetry defines it. */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
