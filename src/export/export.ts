// Exports the page views of a range, from any service, into a folder of files.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRows, ViewsReport } from '../reports/report.ts';
import type { Story } from '../reports/story.ts';
import { SetupError } from '../shared/errors.ts';
import { gather } from './gather.ts';
import type { ExportDeps, ExportOptions, FileOptions } from './options.ts';
import { Requests } from './requests.ts';
import { Spool } from './spool.ts';
import { writeReport } from './write.ts';

export interface ExportResult {
  story: Story;
  /** Names of the files in `outDir`. */
  files: string[];
  requests: number;
}

export async function exportViews(options: FileOptions, deps: ExportDeps): Promise<ExportResult> {
  if (statSync(options.outDir, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new SetupError(`\`${options.outDir}\` is a file. Specify a folder for the report.`);
  }
  return readViews(options, deps, async ({ report: gathered, rows, requests }) => {
    const report = { ...gathered, work: options.work ?? [] };
    deps.progress?.({ step: 'files', done: 0, share: 0 });
    const { story, files } = await writeReport(report, rows, options);
    deps.progress?.({ step: 'files', done: files.length, share: 1 });
    return { story, files, requests };
  });
}

export interface ReadViews {
  report: ViewsReport;
  rows: PageRows;
  requests: number;
}

/** Fetches the views and hands them over; the rows last as long as `use` does. */
export async function readViews<T>(
  options: ExportOptions,
  deps: ExportDeps,
  use: (views: ReadViews) => Promise<T>,
): Promise<T> {
  const work = mkdtempSync(join(tmpdir(), 'docket-views-'));
  const spools = {
    current: new Spool(join(work, 'pages')),
    gone: new Spool(join(work, 'gone')),
  };
  const requests = new Requests(options.projectId, options, deps);
  try {
    const views = await gather(options, deps, requests, spools);
    return await use({ ...views, requests: requests.used });
  } finally {
    requests.end();
    spools.current.close();
    spools.gone.close();
    rmSync(work, { recursive: true, force: true });
  }
}
