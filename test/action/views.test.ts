import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runViews, type ViewsRun } from '../../src/action/report-views.ts';
import { parseInputs } from '../../src/config/inputs.ts';
import { Unavailable } from '../../src/shared/errors.ts';
import type { Artifact, KeptFiles } from '../../src/views/export/artifact.ts';
import { pagedViews } from '../../src/views/export/paged.ts';
import { InstantClock } from '../support/clock.ts';
import { Site, SiteService } from '../support/site.ts';
import { tempDir } from '../support/temp.ts';

const KEPT: KeptFiles = {
  kind: 'kept',
  id: 7,
  url: 'https://github.com/acme/docs/actions/runs/1/artifacts/7',
};

const OPENABLE: KeptFiles = {
  kind: 'kept',
  id: 8,
  url: 'https://github.com/acme/docs/actions/runs/1/artifacts/8',
};

async function views(
  inputs: Record<string, string> = {},
  upload: () => Promise<KeptFiles> = async () => KEPT,
  { maxRequests = 100, ...change }: Partial<ViewsRun> & { maxRequests?: number } = {},
  openable: () => Promise<KeptFiles> = async () => OPENABLE,
) {
  const reportDir = tempDir('docket-action');
  const service = new SiteService(new Site({ pages: 40 }));
  const uploaded: Artifact[] = [];
  const outputs: Record<string, string> = {};
  const log: string[] = [];
  const summaries: string[] = [];
  const line = (prefix: string) => (message: string) => void log.push(`${prefix}${message}\n`);
  const runner = {
    output(name: string, value: string) {
      outputs[name] = value;
    },
    summary: async (markdown: string) => void summaries.push(markdown),
    debug() {},
    ...{ info: line(''), warn: line('::warning::'), error: line('::error::') },
  };
  const clock = new InstantClock(Date.UTC(2026, 10, 15, 6));
  const limits = { maxRequests, deadline: Number.POSITIVE_INFINITY };
  const given = parseInputs((name) => inputs[name] ?? '');
  const failed = await runViews(given, {
    views: pagedViews(service, limits, { clock, random: () => 0.5, log: runner }),
    projectId: 'acme',
    title: 'acme/docs',
    source: 'tests',
    reportDir,
    artifacts: {
      upload: (artifact) => {
        uploaded.push(artifact);
        return upload();
      },
      uploadFile: async (file) => {
        uploaded.push({ ...file, files: [file.name] });
        expect(existsSync(join(reportDir, file.name))).toBe(true);
        return openable();
      },
    },
    runner,
    clock,
    signal: new AbortController().signal,
    ...change,
  }).catch((error: unknown) => error);
  const told = { summary: summaries.join('\n'), log: log.join('') };
  return { outputs, ...told, uploaded, reportDir, service, failed };
}

describe('mode: views', () => {
  it('exports, uploads, sets every output and links the artifact in the summary', async () => {
    const { outputs, summary, uploaded, reportDir } = await views();
    const json = JSON.parse(readFileSync(join(reportDir, 'page-views.json'), 'utf8'));
    expect(outputs).toEqual({
      'views-human': String(json.totals.human),
      'views-ai': String(json.totals.ai),
      'views-total': String(json.totals.total),
      pages: '40',
      'report-dir': reportDir,
      'artifact-id': '7',
      'artifact-url': KEPT.kind === 'kept' ? KEPT.url : '',
    });
    expect(uploaded).toEqual([
      {
        name: 'page-views',
        dir: reportDir,
        files: [
          'page-views.csv',
          'page-views-by-day.csv',
          'page-views.json',
          'report.html',
          'README.md',
        ],
      },
      { name: 'page-views.html', dir: reportDir, files: ['page-views.html'] },
    ]);
    expect(summary).toContain(
      '[Open the report](https://github.com/acme/docs/actions/runs/1/artifacts/8)',
    );
    expect(summary).toContain('(https://github.com/acme/docs/actions/runs/1/artifacts/7)');
    expect(existsSync(join(reportDir, 'page-views.html'))).toBe(false);
    expect(summary).toContain('Nov 8–14, 2026');
  });

  it('leaves the files where they are and says so where there are no artifacts', async () => {
    const { outputs, log, reportDir } = await views({}, async () => ({
      kind: 'nowhere',
      reason: 'this run is not on a GitHub runner',
    }));
    expect(outputs['artifact-id']).toBeUndefined();
    expect(outputs['report-dir']).toBe(reportDir);
    expect(log).toContain(`this run is not on a GitHub runner. The files are in ${reportDir}.`);
  });

  it('tells its story even when the upload fails, and fails then', async () => {
    const { failed, summary, outputs } = await views({}, async () => {
      throw new Unavailable('The artifact could not be uploaded.');
    });
    expect(failed).toBeInstanceOf(Unavailable);
    expect(summary).toContain('### Top pages');
    expect(outputs.pages).toBe('40');
  });

  it('links the archive where the report cannot be opened by itself', async () => {
    const refused = async () => {
      throw new Unavailable('The artifact `page-views.html` could not be uploaded.');
    };
    const { failed, log, summary } = await views({}, undefined, {}, refused);
    expect(failed).toBeUndefined();
    expect(log).toContain('::warning::The artifact `page-views.html` could not be uploaded.');
    expect(summary).toContain('[Download the report and its data](');
  });

  it('uploads no report by itself where there is none', async () => {
    const { uploaded } = await views({ formats: 'csv' });
    expect(uploaded).toHaveLength(1);
  });

  it('warns about what is missing and what does not fit', async () => {
    const { log } = await views({}, undefined, { maxRequests: 3 });
    expect(log).toMatch(/::warning::The export is partial\. Only 1 of 7 days/);
  });

  it('does nothing on a dry run but say what it would do', async () => {
    const { outputs, log, uploaded, service } = await views({ 'dry-run': 'true' });
    expect(outputs).toEqual({ outcome: 'dry-run' });
    expect(log).toContain('Would export the page views for Nov 8–14, 2026 from tests');
    expect(service.asked).toEqual([]);
    expect(uploaded).toEqual([]);
  });

  it('obeys the inputs', async () => {
    const { service, uploaded } = await views({
      'date-from': '2026-10-01',
      'date-to': '2026-10-03',
      formats: 'csv',
      'artifact-name': 'mine',
    });
    expect(service.asked.map(({ dateFrom }) => dateFrom)).toEqual([
      '2026-10-01',
      '2026-09-29',
      '2026-10-02',
      '2026-10-01',
    ]);
    expect(uploaded[0]).toMatchObject({
      name: 'mine',
      files: ['page-views.csv', 'page-views-by-day.csv', 'README.md'],
    });
  });
});
