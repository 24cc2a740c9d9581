import { expect, it } from 'vitest';
import { installationPage } from '../../../src/service/dashboard/installation.ts';

const NOW = Date.UTC(2026, 10, 1, 12);
const VIEWER = { actor: 'mona', csrf: 'c', now: NOW };
const WORKER = {
  since: '2026-11-01T10:00:00.000Z',
  notReady: null,
  githubAwaySince: null,
  jobs: 2,
};

const page = (...workers: (Partial<typeof WORKER> | Record<string, string>)[]) =>
  installationPage(
    VIEWER,
    { app: null, workers: workers.map((one, n) => ({ ...WORKER, name: `host ${n}`, ...one })) },
    { shown: [], count: 0, next: null },
  );

it('the installation shows which workers take no jobs, and why', () => {
  const html = page({}, { notReady: 'The disk of /tmp is full.' });
  expect(html).toContain('not ready</span> The disk of /tmp is full.');
  expect(html).not.toContain('GitHub is unavailable');
});

it('the installation shows a banner while GitHub is unavailable, with the time since when', () => {
  const html = page(
    { githubAwaySince: '2026-11-01T11:58:00.000Z' },
    { githubAwaySince: '2026-11-01T11:50:00.000Z' },
  );
  expect(html).toMatch(/role="alert">.*GitHub is unavailable.*2026-11-01T11:50:00/s);
  expect(html.match(/role="alert"/g)).toHaveLength(1);
});
