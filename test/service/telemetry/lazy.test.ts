import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Whatever a server without metrics and traces loads of them. */
function loaded(env: Record<string, string>): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    const { openTelemetry } = await import('./src/service/telemetry/open-telemetry.ts');
    await openTelemetry({ env: ${JSON.stringify(env)} });
  `;
  const args = ['--input-type=module', '--eval', script];
  const cwd = new URL('../../../', import.meta.url);
  return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
    .split('\n')
    .filter((line) => /prom-client|telemetry\/(?:metrics|traces)/.test(line));
}

it('Metrics and traces are loaded only where they are asked for', () => {
  expect(loaded({})).toEqual([]);
  const traced = loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
  expect(traced).toEqual([expect.stringMatching(/telemetry\/traces\.ts$/)]);
  const measured = loaded({ DOCKET_METRICS_TOKEN: 'token-of-the-scraper' });
  expect(measured.some((url) => url.includes('prom-client'))).toBe(true);
});
