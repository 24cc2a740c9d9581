// `docket job` on a remote service.

import { systemClock } from '../shared/clock.ts';
import { WrongUsage } from './args.ts';
import type { Command } from './command.ts';
import { terminalLog } from './command.ts';
import { jobCommand } from './job.ts';

export function job(env: NodeJS.ProcessEnv): Command {
  return jobCommand({
    clock: systemClock,
    random: Math.random,
    async connect(baseUrl, terminal, meet) {
      const apiKey = env.DOCKET_API_KEY;
      if (!apiKey) {
        throw new WrongUsage(['Set the environment variable DOCKET_API_KEY to your API key.']);
      }
      const { connectRemote } = await import('../service/client/connect.ts');
      const service = connectRemote({ baseUrl, apiKey, env, log: terminalLog(terminal) });
      if (meet) await service.meet();
      return service;
    },
  });
}
