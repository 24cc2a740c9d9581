// `docket work`: runs the jobs of a database.
import type { Command } from '../../cli/command.ts';
import { workCommand } from '../../cli/work.ts';

export function work(env: NodeJS.ProcessEnv): Command {
  return workCommand({
    async start(options, terminal) {
      const { startWork } = await import('./with-database.ts');
      return startWork(options, terminal, env);
    },
  });
}
