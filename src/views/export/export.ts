// Exports the page views of a range, from any service, into a folder of files.
import { statSync } from 'node:fs';
import { SetupError } from '../../shared/errors.ts';
import type { PageRows, ViewsReport } from '../reports/report.ts';
import type { Story } from '../reports/story.ts';
import { gather } from './gather.ts';
import type { ExportDeps, ExportOptions, FileOptions } from './options.ts';
import { Requests } from './requests.ts';
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
  const { report: gathered, rows, requests } = await readViews(options, deps);
  const report = { ...gathered, work: options.work ?? [] };
  deps.progress?.({ step: 'files', done: 0, share: 0 });
  const { story, files } = await writeReport(report, rows, options);
  deps.progress?.({ step: 'files', done: files.length, share: 1 });
  return { story, files, requests };
}

interface ReadViews {
  report: ViewsReport;
  rows: PageRows;
  requests: number;
}

export async function readViews(options: ExportOptions, deps: ExportDeps): Promise<ReadViews> {
  const requests = new Requests(options.projectId, options, deps);
  try {
    return { ...(await gather(options, deps, requests)), requests: requests.used };
  } finally {
    requests.end();
  }
}
