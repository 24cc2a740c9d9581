import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReport } from '../../src/views/export/write.ts';
import type { PageRow, ViewsReport } from '../../src/views/reports/report.ts';
import { reportOf, rowsOf } from './report.ts';
import { tempDir } from './temp.ts';

/** The report of some pages as the exporter writes it, in a folder that is gone after the test. */
export async function htmlFile(pages: PageRow[], change: Partial<ViewsReport> = {}) {
  const outDir = tempDir('docket-page');
  const rows = rowsOf(pages);
  await writeReport(reportOf(pages, change), rows, { outDir, formats: ['html'] });
  const file = join(outDir, 'report.html');
  return { file, html: readFileSync(file, 'utf8') };
}
