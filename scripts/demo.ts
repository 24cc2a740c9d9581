// `npm run demo`: the demos of the bundle, and the one of an organization, which brings the database
// that only a checkout has.
import { runCli } from '../src/cli/run.ts';
import { processTerminal } from '../src/compose/cli/terminal.ts';
import { VERSION } from '../src/shared/version.ts';

const argv = process.argv.slice(2);
if (argv.includes('--organization')) {
  const demo = {
    summary: 'run a complete demo of an organization, offline',
    cleansUp: true,
    load: async () => (await import('./organization/demo.ts')).organizationDemo(process.env),
  };
  process.exitCode = await runCli(
    { demo },
    ['demo', ...argv],
    processTerminal(process.env),
    VERSION,
  );
} else {
  const bundle = '../dist/cli.js';
  process.argv.splice(1, 1, bundle, 'demo');
  await import(bundle);
}
