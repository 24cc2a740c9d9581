// `docket views`, from a service elsewhere or from access logs.
import { join } from 'node:path';
import type { Command } from '../cli/command.ts';
import { terminalLog } from '../cli/command.ts';
import { viewsCommand } from '../cli/views.ts';
import { systemClock } from '../shared/clock.ts';
import { SetupError } from '../shared/errors.ts';

export function views(env: NodeJS.ProcessEnv): Command {
  return viewsCommand({
    clock: systemClock,
    random: Math.random,
    async connect(baseUrl, terminal) {
      const apiKey = env.DOCKET_API_KEY;
      if (!apiKey) {
        throw new SetupError('Put the API key into the environment variable DOCKET_API_KEY.');
      }
      const { connectRemote } = await import('./remote.ts');
      return connectRemote({ baseUrl, apiKey, log: terminalLog(terminal) });
    },
    async readLogs(logs, data) {
      const { openLogViews } = await import('./log-views.ts');
      const { createFileHistory } = await import('../store/views-history-file.ts');
      const history = data === undefined ? undefined : createFileHistory(join(data, 'views'));
      return openLogViews({ logs, history });
    },
  });
}
