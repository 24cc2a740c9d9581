// `docket work`: runs the jobs of a database.
import type { Command } from '../command.ts';
import { workCommand } from '../work.ts';

export function work(env: NodeJS.ProcessEnv): Command {
  return workCommand({
    async start(options, terminal) {
      const { withQueue } = await import('./with-database.ts');
      const { startWork } = await withQueue();
      return startWork(options, terminal, env);
    },
  });
}
