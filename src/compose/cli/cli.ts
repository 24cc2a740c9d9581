// The command line: a table of commands, each loaded when it is called.
import type { CommandTable } from '../../cli/command.ts';
import { runCli } from '../../cli/run.ts';
import { VERSION } from '../../shared/version.ts';
import { processTerminal } from './terminal.ts';

export function cli(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return runCli(commands(env), argv, processTerminal(env), VERSION);
}

function commands(env: NodeJS.ProcessEnv): CommandTable {
  return {
    demo: {
      summary: 'show the whole of it, offline',
      cleansUp: true,
      load: async () => (await import('./demo.ts')).demo(env),
    },
    serve: {
      summary: 'run the service over HTTP',
      cleansUp: true,
      load: async () => (await import('../serve/serve.ts')).serve(env),
    },
    keys: {
      summary: 'create, list and revoke its API keys',
      load: async () => (await import('../serve/keys.ts')).keys(),
    },
    job: {
      summary: 'create, continue, show and watch jobs of a service',
      load: async () => (await import('./job.ts')).job(env),
    },
    views: {
      summary: 'export who read which page, people or AI, into a folder',
      load: async () => (await import('./views.ts')).views(env),
    },
    doctor: {
      summary: 'look at what this machine has and lacks',
      load: async () => (await import('./doctor.ts')).doctor(env),
    },
  };
}
