// Log files of a project, counted into a database as workers do it.

import type { ViewsRequest } from '../../src/contract/service.ts';
import { DEFAULT_AI_CLASSES } from '../../src/contract/values.ts';
import type { Database } from '../../src/postgres/database.ts';
import { createLogProgress } from '../../src/postgres/log-progress.ts';
import { createPostgresViews, createRankings } from '../../src/postgres/views-source.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { createClassifier } from '../../src/views/counting/classify.ts';
import { type CountOptions, countNext } from '../../src/views/counting/count-log.ts';
import { Dictionary } from '../../src/views/counting/dictionary.ts';
import { createPageReader } from '../../src/views/counting/page.ts';
import { ALL_PAGES, type PageFilter } from '../../src/views/counting/page-filter.ts';
import { joinPieces, pageOfViews } from '../../src/views/counting/query.ts';
import { RULES } from '../../src/views/counting/rules.ts';
import { findLogFiles, withOpenLog } from '../../src/views/logs/log-files.ts';

export function newDictionary(pages: PageFilter = ALL_PAGES): Dictionary {
  return new Dictionary(createPageReader(RULES), createClassifier(RULES), { pages });
}

/** Everything in the files of these globs, part by part. */
export async function countAll(
  database: Database,
  project: string,
  globs: string[],
  {
    pages,
    onPart,
    ...options
  }: Partial<CountOptions> & { pages?: PageFilter; onPart?: () => void } = {},
): Promise<void> {
  const progress = createLogProgress(database, project, systemClock);
  for (const source of await findLogFiles(globs)) {
    let counted = 'more';
    while (counted === 'more') {
      counted = await withOpenLog(source, (log) =>
        countNext(log, {
          dictionary: newDictionary(pages),
          rules: RULES.version,
          settings: '',
          now: Date.now(),
          progress,
          ...options,
        }),
      );
      onPart?.();
    }
  }
}

/** As a service answers from them. */
export function viewsOf(database: Database, project: string, pages: PageFilter = ALL_PAGES) {
  const options = { database, project, pages, rankings: createRankings(), rules: RULES.version };
  const more = { aiClasses: DEFAULT_AI_CLASSES, clock: systemClock };
  const source = createPostgresViews({ ...options, ...more });
  return {
    ...source,
    async getViews(_: string, { limit, offset, ...range }: ViewsRequest) {
      return pageOfViews(await joinPieces(source.pages(project, range)), limit, offset);
    },
  };
}
