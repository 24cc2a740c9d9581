// The action's launcher, in a separate bundle: it loads the program only when there is something to
// do (see quick-look.ts).
import { appendFileSync, readFileSync, writeSync } from 'node:fs';
import { quickLook } from './bot/events/quick-look.ts';

const { env } = process;
const reason = quickLook(env, (path) => readFileSync(path, 'utf8'));
if (reason === undefined) {
  import(/* webpackIgnore: true */ './program.ts').then(({ action }) => action(env));
} else {
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, 'outcome=ignored\n');
  // One write to the descriptor: setting up process.stdout takes a millisecond.
  writeSync(1, `Nothing to do: ${reason}.\n`);
}
