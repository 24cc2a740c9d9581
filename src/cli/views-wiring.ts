// `docket views`, from a remote service or from access logs.
import { join } from 'node:path';
import { readConfig } from '../config/config-file.ts';
import { systemClock } from '../shared/clock.ts';
import { WrongUsage } from './args.ts';
import type { Command } from './command.ts';
import { terminalLog } from './command.ts';
import { progressBar } from './progress.ts';
import { viewsCommand } from './views.ts';

export function views(env: NodeJS.ProcessEnv): Command {
  return viewsCommand({
    clock: systemClock,
    random: Math.random,
    async connect(baseUrl, terminal) {
      const apiKey = env.DOCKET_API_KEY;
      if (!apiKey) {
        throw new WrongUsage(['Set the environment variable DOCKET_API_KEY to your API key.']);
      }
      const { connectRemote } = await import('../service/client/connect.ts');
      return connectRemote({ baseUrl, apiKey, env, log: terminalLog(terminal) });
    },
    async explain(file, config) {
      const { explainFile } = await import('../store/log-views.ts');
      return explainFile(file, (await readConfig(config))?.views);
    },
    async maxRequests(config) {
      return (await readConfig(config))?.views['max-requests'];
    },
    async readLogs({ globs: logs, data, config }, terminal) {
      const { openLogViews } = await import('../store/log-views.ts');
      const { createFileHistory } = await import('../store/views-history-file.ts');
      const history = data === undefined ? undefined : createFileHistory(join(data, 'views'));
      const shown = progressBar(terminal, systemClock, { quarters: true });
      const onProgress = (read: number, all: number) => {
        shown.show('Reading access logs', read / all, `${Math.floor((100 * read) / all)} %`);
      };
      const settings = (await readConfig(config))?.views;
      const source = await openLogViews({ logs, history, settings, onProgress });
      // An empty range: this reads the logs now, while the progress is shown.
      const nothing = { dateFrom: '1970-01-01', dateTo: '1970-01-01' };
      await source.getViews('', nothing).finally(() => shown.end());
      return source;
    },
  });
}
