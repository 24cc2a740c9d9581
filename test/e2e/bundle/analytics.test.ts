// `mode: views` and `mode: doctor` through the committed bundle, with an analytics service on the wire.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '../../local-analytics/exchanges.ts';
import { goatServer } from '../../local-analytics/goatcounter.ts';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';
import { atTestEnd } from '../../support/test-end.ts';

const RANGE = { 'date-from': '2026-11-02', 'date-to': '2026-11-09' };

async function siteWithAnalytics() {
  const paths = ['/', '/install'].map((path, index) => ({
    ...{ id: index + 1, path, title: '', event: false },
    visits: new Map([['2026-11-03T10', 2 - index]]),
  }));
  const server = await listen(goatServer({ paths }, Date.now));
  atTestEnd(() => server.close());
  const { step, repository } = await place();
  const settings = `views: { source: { kind: goatcounter, address: "${server.url}" } }\n`;
  await repository.push({ by: 'bob', branch: 'main', files: { '.github/docket.yml': settings } });
  const event = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
  return { server, run: (inputs: Record<string, string>) => runStep(step(event, inputs)) };
}

it('a scheduled run reports what the analytics service counted, and shows no key', async () => {
  const { run, server } = await siteWithAnalytics();
  const ended = await run({ 'views-key': 'TOKEN', mode: 'views', ...RANGE });
  expect([ended.code, ended.log]).toEqual([
    0,
    expect.stringContaining('2 pages: People made 3 visits'),
  ]);
  expect(ended.log).toContain('::add-mask::TOKEN');
  expect(ended.log.replaceAll('::add-mask::TOKEN', '')).not.toContain('TOKEN');
  expect(ended.outputs).toMatchObject({ 'views-total': '3', pages: '2' });
  expect(ended.outputs).not.toHaveProperty('views-ai');
  expect(ended.summary).toContain('| page | visits | change |');
  expect(ended.summary).toContain('which does not see AI agents');
  const csv = readFileSync(join(ended.outputs['report-dir'] ?? '', 'page-views.csv'), 'utf8');
  expect(csv).toContain('/install,1,0,1,,2026-11-02,2026-11-09\r\n');
  expect(server.asked.every(({ headers }) => headers.authorization === 'Bearer TOKEN')).toBe(true);
});

it('a wrong key, and none, are one sentence with what to do', async () => {
  const { run } = await siteWithAnalytics();
  const wrong = await run({ 'views-key': 'ghost-key', mode: 'views', ...RANGE });
  expect([wrong.code, wrong.log]).toEqual([
    1,
    expect.stringMatching(/::error::GoatCounter at .* answered 401.*Create an API token/),
  ]);
  const none = await run({ mode: 'views', ...RANGE });
  expect([none.code, none.log]).toEqual([
    1,
    expect.stringMatching(/::error::.*needs a key\. Store it as a secret/),
  ]);
});

it('the doctor says what the service answered', async () => {
  const { run } = await siteWithAnalytics();
  const ended = await run({ 'views-key': 'TOKEN', mode: 'doctor' });
  expect(ended.log).toMatch(
    /✅ Page views: GoatCounter at .* accepts the key\. It counts visits, in days of the time zone UTC\. Its answer for 20\d\d-/,
  );
});
