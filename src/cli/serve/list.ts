// The list of documentation to do on a server: from the database, and from the files of the repository.
import { tmpdir } from 'node:os';
import type { BotContext } from '../../bot/bot-context.ts';
import type { HookPlace } from '../../bot/deliveries/work-hook.ts';
import type { TickRequest } from '../../bot/request.ts';
import { CheckLater } from '../../bot/thread-host.ts';
import { driftRules } from '../../config/config.ts';
import { viewsOf } from '../../contract/service.ts';
import type { Github } from '../../github/client.ts';
import { findBrokenNow } from '../../github/drift.ts';
import { gitPlace } from '../../github/settings.ts';
import { keepList, type ListSources, startTicked } from '../../improve/list.ts';
import { findPages } from '../../improve/look.ts';
import { DEFAULT_DOCS_PATHS, readDocsPaths } from '../../jobs/changes/change.ts';
import { NoViews, SetupError } from '../../shared/errors.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import { pageFilter } from '../../views/counting/page-filter.ts';
import { chooseRange } from '../../views/export/options.ts';
import type { DocsProject } from './docs-project.ts';
import type { Shared } from './shared.ts';

interface SourceDeps {
  github: Github;
  settings: Parameters<typeof gitPlace>[0];
  /** It may take the time of a documentation check. */
  checks: boolean;
  findDocs(): Promise<DocsProject | undefined>;
  shared: Pick<Shared, 'open'>;
  env: NodeJS.ProcessEnv;
  log: Log;
}

const READ_MS = 60_000;
const NO_VIEWS =
  'Pages that readers miss are not listed, because no page views are known. Add the access logs of the project.';

export const keepHostedList = (place: HookPlace, bot: BotContext, deps: SourceDeps) =>
  keepList(listSources(place, bot, deps), bot);

export const startHostedTick = (
  ticked: TickRequest,
  place: HookPlace,
  bot: BotContext,
  deps: SourceDeps,
) => startTicked(ticked, listSources(place, bot, deps), bot);

function listSources({ project }: HookPlace, { host }: BotContext, deps: SourceDeps): ListSources {
  const { github, settings, env } = deps;
  const open = async () => {
    if (!deps.checks) throw new CheckLater();
    const docs = await deps.findDocs();
    if (docs) {
      const where = docs.pages.repository;
      throw new SetupError(
        `The documentation is in ${where}, so \`list-issue\` has to be set there.`,
      );
    }
    const { config, tools, service } = await deps.shared.open(project.id);
    return { config, service, docsPaths: tools.docsPaths ?? DEFAULT_DOCS_PATHS };
  };
  return {
    async pages() {
      const { config, service, docsPaths } = await open();
      const docs = readDocsPaths(docsPaths);
      const files = (await host.listFiles()).filter((file) => docs.covering(file).length > 0);
      const now = systemClock.now();
      const options = {
        ...{ projectId: project.id, title: project.repo, source: 'database' },
        range: chooseRange({ range: 'last-30-days' }, now),
      };
      const reading = {
        views: viewsOf(service),
        clock: systemClock,
        signal: AbortSignal.timeout(READ_MS),
      };
      const findings = await findPages(options, files, reading).catch((error) => {
        if (error instanceof NoViews) return null;
        throw error;
      });
      if (!findings) return NO_VIEWS;
      const wanted = pageFilter(config.views.pages);
      return { ...findings, found: findings.found.filter(({ path }) => wanted(path)) };
    },
    async drift() {
      const { config, docsPaths } = await open();
      return findBrokenNow({
        ...{ github, path: env.PATH ?? '', scratch: tmpdir(), place: gitPlace(settings, env) },
        rules: driftRules(config, docsPaths),
      });
    },
  };
}
