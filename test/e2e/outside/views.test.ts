// Page views and other services, as another runner runs it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { listen } from '../../local-analytics/exchanges.ts';
import { goatServer } from '../../local-analytics/goatcounter.ts';
import { AI, logLine } from '../../support/access-logs.ts';
import { ForeignService } from '../../support/foreign-service.ts';
import { modelServer } from '../../support/model-server.ts';
import { place } from '../../support/place.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { onSocket, PROJECT, testServer } from '../../support/serve.ts';
import { tempDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';
import { unzip } from '../../support/zip.ts';
import { act, itWithAct } from './act.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '17 6 * * 1' } };
const DAY_MS = 86_400_000;

describe('weekly-page-views.yml', () => {
  itWithAct('counts the logs, writes the summary, and uploads the artifact', async () => {
    const here = await place();
    const log = join(tempDir(), 'access.log.gz');
    writeFileSync(log, gzipSync(lastFortnight()));
    const ended = await act(here, 'weekly-page-views.yml', {
      event: SCHEDULE,
      vars: { LOGS_BUCKET: 'the-logs' },
      programs: { aws: `[ "$4" = s3://the-logs/ ] && mkdir -p "$5" && cp ${log} "$5"` },
      artifacts: true,
    });
    expect(ended.code, ended.log).toBe(0);
    const { outputs } = ended.jobs['page-views']?.steps['1'] ?? {};
    expect(outputs).toMatchObject({ 'views-human': '14', 'views-ai': '7', 'views-total': '21' });
    expect(ended.jobs['page-views']?.summary).toContain('/start');
    expect(ended.jobs['page-views']?.summary).toContain(outputs?.['artifact-url']);
    const [report, archive] = uploaded(ended.artifacts);
    const files = unzip(archive ?? Buffer.alloc(0));
    expect(String(report)).toBe(String(files['report.html']));
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'page-views-by-day.csv',
      'page-views.csv',
      'page-views.json',
      'report.html',
    ]);
    expect(JSON.parse(String(files['page-views.json'])).totals.total).toBe(21);
  });
});

describe('weekly-analytics.yml', () => {
  itWithAct('reports what the analytics service counted last week', async () => {
    const hour = new Date(Date.now() - 7 * DAY_MS).toISOString().slice(0, 13);
    const start = { id: 1, path: '/start', title: '', event: false, visits: new Map([[hour, 3]]) };
    const server = await listen(goatServer({ paths: [start] }, Date.now));
    atTestEnd(() => server.close());
    const here = await place();
    const settings = `views: { source: { kind: goatcounter, address: "${server.url}" } }\n`;
    const files = { '.github/docket.yml': settings };
    await here.repository.push({ by: 'ann', branch: 'main', files });
    const ended = await act(here, 'weekly-analytics.yml', {
      event: SCHEDULE,
      secrets: { DOCKET_VIEWS_KEY: 'TOKEN' },
      artifacts: true,
    });
    expect(ended.code, ended.log).toBe(0);
    expect(ended.jobs['page-views']?.summary).toContain('/start');
  });
});

describe('improve-pages.yml', () => {
  itWithAct('turns a page that lost readers into a pull request', async () => {
    const here = await place();
    await here.repository.push({ by: 'ann', branch: 'main', files: { 'docs/a.md': '# A\n' } });
    const { url, requests } = await modelServer([
      { calls: [{ name: 'write', input: { path: 'docs/a.md', content: '# A, improved\n' } }] },
      { text: 'Improved it.' },
    ]);
    const log = join(tempDir(), 'access.log.gz');
    const months = [lastDays(60, 30, { '/a': 40, '/': 9 }), lastDays(30, 30, { '/a': 4, '/': 9 })];
    writeFileSync(log, gzipSync(months.join('')));
    const ended = await act(here, 'improve-pages.yml', {
      event: SCHEDULE,
      modelUrl: url,
      vars: { DOCS_MODEL: 'small', LOGS_BUCKET: 'the-logs' },
      secrets: { MODEL_KEY: 'mk_T7qZ2vLx9Rn4Wb8Ys3' },
      programs: { aws: `[ "$4" = s3://the-logs/ ] && mkdir -p "$5" && cp ${log} "$5"` },
    });
    expect(ended.code, ended.log).toBe(0);
    const { outputs } = ended.jobs.improve?.steps['1'] ?? {};
    expect(outputs?.outcome).toBe('pull-request');
    expect(JSON.parse(outputs?.picked ?? '')).toMatchObject([{ file: 'docs/a.md' }]);
    expect(JSON.stringify(requests[0]?.body)).toContain('Views by people: 1,200, then 120');
  });
});

describe('remote-service.yml', () => {
  itWithAct('sends a comment to the service, and only that', async () => {
    const here = await place();
    const service = await ForeignService.start(here.repository);
    const { number } = here.repository.openIssue({ by: 'zoe', title: 'A flag' });
    const { event } = here.repository.comment(number, {
      by: 'ann',
      body: '/docs explain the flag',
    });
    const ended = await act(here, 'remote-service.yml', { event, ...settings(service.inputs) });
    expect(ended.code, ended.log).toBe(0);
    expect(Object.keys(ended.jobs)).toEqual(['docs']);
    const { outputs } = ended.jobs.docs?.steps['0'] ?? {};
    expect(outputs).toMatchObject({ outcome: 'pull-request', 'job-id': 'J--1' });
    expect(here.said(number)).toEqual([expect.stringContaining(`Done: ${outputs?.['pr-link']}`)]);
  });

  itWithAct('exports the page views of the service on a schedule', async () => {
    const here = await place();
    const server = testServer(scriptedService().service);
    const inputs = {
      ...{ 'base-url': await onSocket(server), 'project-id': PROJECT, 'api-key': server.key },
    };
    const ended = await act(here, 'remote-service.yml', { event: SCHEDULE, ...settings(inputs) });
    expect(ended.code, ended.log).toBe(0);
    expect(Object.keys(ended.jobs)).toEqual(['page-views']);
    expect(ended.jobs['page-views']?.steps['0']?.outputs['views-total']).toBe('5');
  });
});

function settings(inputs: Record<string, string>) {
  const { 'base-url': url = '', 'project-id': project = '', 'api-key': key = '' } = inputs;
  return {
    vars: { DOCS_SERVICE_URL: url, DOCS_PROJECT_ID: project },
    secrets: { DOCS_API_KEY: key },
  };
}

/** Two people and one AI on each of the last 14 days of whole weeks. */
function lastFortnight(): string {
  const today = Math.floor(Date.now() / DAY_MS);
  // Day 0 of the epoch was a Thursday.
  const monday = today - ((today + 3) % 7);
  const lines = logLine(1, '/start') + logLine(1, '/cli') + logLine(1, '/start', AI);
  return Array.from({ length: 14 }, (_, n) => onDay((monday - 14 + n) * DAY_MS, lines)).join('');
}

/** So many views of each page on each of `days` days, the first of them `ago` days ago. */
function lastDays(ago: number, days: number, counts: Record<string, number>): string {
  const today = Math.floor(Date.now() / DAY_MS);
  const lines = Object.entries(counts).map(([path, count]) => logLine(1, path).repeat(count));
  return Array.from({ length: days }, (_, n) =>
    onDay((today - ago + n) * DAY_MS, lines.join('')),
  ).join('');
}

function onDay(time: number, lines: string): string {
  const [, day, month, year] = /^\w+, (\d+) (\w+) (\d+)/.exec(new Date(time).toUTCString()) ?? [];
  return lines.replaceAll('01/Oct/2026', `${day}/${month}/${year}`);
}

/** What act's artifact server holds: the report as it is, and the archive. */
function uploaded(folder: string): Buffer[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  expect(files.map(({ name }) => name)).toEqual(['page-views.html.zip', 'page-views.zip']);
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
}
