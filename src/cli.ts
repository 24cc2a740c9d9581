#!/usr/bin/env node
// The command line's launcher.
const { argv, env } = process;
/** As in package.json. */
const OLDEST_NODE = 24;

// Older versions fail later with an error that helps nobody.
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `Docket requires Node.js ${OLDEST_NODE} or newer; this is ${process.version}. In a clone, \`npm ci\` installs one; to use it, run export PATH="$PWD/node_modules/.bin:$PATH". Otherwise, install it from https://nodejs.org.\n`,
  );
  process.exitCode = 1;
} else {
  import(/* webpackIgnore: true */ './program.ts').then(async ({ cli }) => {
    process.exitCode = await cli(argv.slice(2), env);
    // After a signal, do not wait for work that is still in progress.
    if (process.exitCode > 128) process.exit();
  });
}
