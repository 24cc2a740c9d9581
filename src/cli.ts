#!/usr/bin/env node
// The command line's entry: a table of commands, each loaded when it is called.
import type { CommandTable } from './cli/command.ts';
import { runCli } from './cli/run.ts';
import { processTerminal } from './compose/terminal.ts';
import { VERSION } from './shared/version.ts';

const { argv, env } = process;
/** As package.json has it. */
const OLDEST_NODE = 24;

const COMMANDS: CommandTable = {
  demo: {
    summary: 'show the whole of it, offline',
    load: async () => (await import('./compose/demo.ts')).demo(env),
  },
  serve: {
    summary: 'run the service over HTTP',
    load: async () => (await import('./compose/serve.ts')).serve(env),
  },
  keys: {
    summary: 'create, list and revoke its API keys',
    load: async () => (await import('./compose/keys.ts')).keys(),
  },
  job: {
    summary: 'create, continue, show and watch jobs of a service',
    load: async () => (await import('./compose/job.ts')).job(env),
  },
  views: {
    summary: 'export who read which page, people or AI, into a folder',
    load: async () => (await import('./compose/views.ts')).views(env),
  },
  doctor: {
    summary: 'look at what this machine has and lacks',
    load: async () => (await import('./compose/doctor.ts')).doctor(env),
  },
};

// Older ones fail somewhere in the middle, with words that help nobody.
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `Docket needs Node.js ${OLDEST_NODE} or newer; this is ${process.version}. In a clone, \`npm ci\` has brought one: export PATH="$PWD/node_modules/.bin:$PATH". Else install it from https://nodejs.org.\n`,
  );
  process.exitCode = 1;
} else {
  process.exitCode = await runCli(COMMANDS, argv.slice(2), processTerminal(), VERSION);
}
