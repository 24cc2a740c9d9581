import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViewsResult } from '../../src/contract/schemas.ts';
import type { DocsService, ViewsRequest, ViewsSource } from '../../src/contract/service.ts';
import { exportViews } from '../../src/views/export/export.ts';
import type { ExportDeps, FileOptions } from '../../src/views/export/options.ts';
import { pagedViews } from '../../src/views/export/paged.ts';
import type { RequestLimits } from '../../src/views/export/requests.ts';
import { InstantClock } from './clock.ts';
import { silentLog } from './silent-log.ts';
import { unsupported } from './site.ts';
import { tempDir } from './temp.ts';

export const RANGE = { from: '2026-11-02', to: '2026-11-09' };
export const BEFORE = { from: '2026-10-26', to: '2026-11-02' };

/** A service whose every answer a test decides. */
export function answering(
  answer: (request: Required<ViewsRequest>, turn: number) => ViewsResult | Promise<ViewsResult>,
): DocsService & { asked: Required<ViewsRequest>[] } {
  const asked: Required<ViewsRequest>[] = [];
  return {
    asked,
    getViews: async (_, request) => {
      const whole = { dateFrom: '', dateTo: '', limit: 50, offset: 0, ...request };
      asked.push(whole);
      return answer(whole, asked.length);
    },
    createJob: unsupported,
    sendMessage: unsupported,
    getJob: unsupported,
  };
}

/** Exports into a folder that is gone after the test, from a source or from a service elsewhere. */
export async function tryExport(
  from: DocsService | ViewsSource,
  options: Partial<FileOptions & RequestLimits> = {},
  deps: Partial<ExportDeps> = {},
) {
  const { clock = new InstantClock(Date.UTC(2026, 10, 15, 6)) } = deps as { clock?: InstantClock };
  const { maxRequests = Number.POSITIVE_INFINITY, deadline = Number.POSITIVE_INFINITY } = options;
  const runtime = { clock, random: () => 0.5, log: silentLog };
  const views = 'pages' in from ? from : pagedViews(from, { maxRequests, deadline }, runtime);
  const outDir = tempDir('docket-report');
  const result = await exportViews(
    {
      projectId: 'acme',
      title: 'acme/docs',
      source: 'tests',
      range: RANGE,
      formats: ['csv', 'json'],
      outDir,
      ...options,
    },
    { views, clock, ...deps },
  );
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
  return {
    ...result,
    report: result.story.report,
    clock,
    outDir,
    read,
    exists: (name: string) => existsSync(join(outDir, name)),
    json: () => JSON.parse(read('page-views.json')),
    csv: () => read('page-views.csv').trimEnd().split('\r\n'),
  };
}
