// The command line: a table of commands, each loaded when it is called.

import { VERSION } from '../shared/version.ts';
import type { CommandTable } from './command.ts';
import { runCli } from './run.ts';
import { processTerminal } from './terminal.ts';

export function cli(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return runCli(commands(env), argv, processTerminal(env), VERSION);
}

function commands(env: NodeJS.ProcessEnv): CommandTable {
  return {
    serve: {
      summary: 'run the service over HTTP',
      cleansUp: true,
      load: async () => (await import('./serve/serve.ts')).serve(env),
    },
    work: {
      summary: 'work on the jobs of a database',
      cleansUp: true,
      load: async () => (await import('./serve/work.ts')).work(env),
    },
    projects: {
      summary: 'add, list, change, and remove projects of the service',
      load: async () => (await import('./serve/administer.ts')).projects(),
    },
    app: {
      summary: 'create the GitHub App',
      cleansUp: true,
      load: async () => (await import('./serve/app-create.ts')).app(env),
    },
    migrate: {
      summary: 'create or update the tables of a database',
      load: async () => (await import('./serve/administer.ts')).migrate(),
    },
    keys: {
      summary: 'create, list, and revoke API keys of the service',
      load: async () => (await import('./serve/keys.ts')).keys(),
    },
    'sign-in': {
      summary: 'print a link that signs you in to the dashboard',
      load: async () => (await import('./serve/sign-in.ts')).signIn(),
    },
    job: {
      summary: 'create, continue, list, watch, and end jobs on a service',
      load: async () => (await import('./job-wiring.ts')).job(env),
    },
    views: {
      summary: 'export page views by people and AI into a folder',
      load: async () => (await import('./views-wiring.ts')).views(env),
    },
    completion: {
      summary: 'let your shell complete commands and options',
      load: async () => (await import('./completion.ts')).completionCommand(() => commands(env)),
    },
    doctor: {
      summary: 'check that this machine has what Docket needs',
      load: async () => (await import('./doctor-wiring.ts')).doctor(env),
    },
  };
}
