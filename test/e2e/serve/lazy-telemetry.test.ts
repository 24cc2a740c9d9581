import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Whatever a server without metrics loads of them. */
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
    .filter((line) => /prom-client|telemetry\/metrics/.test(line));
}

it('Metrics are loaded only where they are asked for', () => {
  expect(loaded({})).toEqual([]);
  const measured = loaded({ DOCKET_METRICS_TOKEN: 'token-of-the-scraper' });
  expect(measured.some((url) => url.includes('prom-client'))).toBe(true);
});
