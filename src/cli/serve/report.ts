// The report of page views as one document, for the dashboard.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocsService } from '../../contract/service.ts';
import type { DashboardDeps } from '../../service/dashboard/routes/visit.ts';
import { repositoryName } from '../../service/projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import { NotFound, SetupError } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import { systemRuntime } from '../../shared/runtime.ts';

/** Whoever waits longer for a page has left. */
const PATIENCE_MS = 60_000;
const TOP = 25;

export function reporter(service: DocsService, log: Log): DashboardDeps['report'] {
  return async ({ id, repo }, { range, from, to }, signal) => {
    const { exportViews } = await import('../../views/export/export.ts');
    const { chooseRange, RANGE_NAMES } = await import('../../views/export/options.ts');
    const name = RANGE_NAMES.find((one) => one === range);
    const choice = { ...(name && { range: name }), dateFrom: from, dateTo: to };
    const outDir = await mkdtemp(join(tmpdir(), 'docket-report-'));
    try {
      await exportViews(
        {
          projectId: id,
          title: repositoryName(repo),
          source: 'this server',
          range: chooseRange(choice, systemClock.now()),
          compare: true,
          formats: ['html'],
          top: TOP,
          outDir,
          maxRequests: Number.POSITIVE_INFINITY,
          deadline: systemClock.now() + PATIENCE_MS,
        },
        { service, ...systemRuntime(log), signal },
      );
      return await readFile(join(outDir, 'report.html'), 'utf8');
    } catch (error) {
      // Such as: no page has reported a view yet. For whoever looks, there is nothing to see so far.
      throw error instanceof SetupError ? new NotFound(error.message, { cause: error }) : error;
    } finally {
      await rm(outDir, { recursive: true, force: true });
    }
  };
}
