// `mode: views` through the committed bundle: a service over HTTP, the stand-ins for GitHub and for the
// results service, and the real @actions/artifact.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startResults } from '../../local-runner/results.ts';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';
import { onSocket, PROJECT, testServer } from '../../support/serve.ts';
import { Site, SiteService } from '../../support/site.ts';
import { atTestEnd } from '../../support/test-end.ts';
import { unzip } from '../../support/zip.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
const DATES = { 'date-from': '2026-10-05', 'date-to': '2026-10-12' };

async function published(pages = 600) {
  const site = new Site({ pages });
  const server = testServer(new SiteService(site));
  const inputs = {
    'base-url': await onSocket(server),
    'api-key': server.key,
    'project-id': PROJECT,
  };
  return { site, server, inputs: { ...inputs, ...DATES } };
}

describe('a scheduled run', () => {
  it('exports the page views and keeps them as an artifact', async () => {
    const { inputs, site } = await published();
    const { step } = await place();
    const results = await startResults();
    atTestEnd(() => results.close());
    const env = { ...results.env, GITHUB_SERVER_URL: 'http://github.localhost' };
    const ended = await runStep(step(SCHEDULE, inputs, { env, runId: 5 }));

    const totals = site
      .views('2026-10-05', '2026-10-12')
      .reduce((sum, { total }) => sum + total, 0);
    expect(ended.code).toBe(0);
    expect(ended.outputs).toMatchObject({
      'views-total': String(totals),
      pages: '600',
      'artifact-id': '1',
      'artifact-url': 'http://github.localhost/octo/handbook/actions/runs/5/artifacts/1',
    });
    const [artifact, report] = results.artifacts;
    const files = unzip(artifact?.content ?? Buffer.alloc(0));
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'page-views-by-day.csv',
      'page-views.csv',
      'page-views.json',
      'report.html',
    ]);
    expect(JSON.parse(String(files['page-views.json'])).totals.total).toBe(totals);
    expect(ended.summary).toContain('Oct 5–11, 2026');
    expect(ended.summary).toContain(ended.outputs['artifact-url']);
    expect(report).toMatchObject({ name: 'page-views.html', mimeType: 'text/html' });
    expect(String(report?.content)).toBe(String(files['report.html']));
    expect(ended.summary).toContain('**[Open the report](http://github.localhost/');
    const told = ended.log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(told.join('\n')).not.toContain('secret-of-the-tests');
  });

  it('leaves the files in report-dir where there are no artifacts', async () => {
    const { inputs } = await published(5);
    const { step } = await place();
    const ended = await runStep(step(SCHEDULE, { ...inputs, formats: 'csv' }));
    expect(ended.code).toBe(0);
    expect(ended.log).toContain('No artifact was uploaded: this run is not on a GitHub runner');
    expect(existsSync(`${ended.outputs['report-dir']}/page-views.csv`)).toBe(true);
  });

  it('fails with a remedy when there is no source and when the key is wrong', async () => {
    const { step } = await place();
    const none = await runStep(step(SCHEDULE));
    expect(none.code).toBe(1);
    expect(none.log).toMatch(/::error::Page views need a source\. Name your analytics service/);
    const { inputs } = await published(5);
    const wrong = await runStep(step(SCHEDULE, { ...inputs, 'api-key': 'docket_wrong' }));
    expect(wrong.code).toBe(1);
    expect(wrong.log).toMatch(/::error::.*key/);
  });
});
