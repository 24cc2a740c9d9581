import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('a time', () => {
  it('without a zone is UTC, whatever the zone of the machine', () => {
    const module = new URL('../../src/shared/days.ts', import.meta.url);
    const times = ['2026-11-01T10:00', '2026-11-01T10:00Z', '2026-11-01T10:00+02:00', '2026-11-01'];
    const script = `
      const { utcTime } = await import(${JSON.stringify(module.href)});
      const times = ${JSON.stringify(times)}.map((text) => new Date(utcTime(text)).toISOString());
      process.stdout.write(JSON.stringify(times));`;
    const env = { ...process.env, TZ: 'Pacific/Auckland' };
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env });
    expect(JSON.parse(printed.toString())).toEqual([
      '2026-11-01T10:00:00.000Z',
      '2026-11-01T10:00:00.000Z',
      '2026-11-01T08:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
    ]);
  });
});
