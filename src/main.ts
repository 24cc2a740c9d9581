// The action's entry. It is bundled apart from everything else and loads the rest only when there
// is something to do: see quick-look.ts.
import { appendFileSync, readFileSync, writeSync } from 'node:fs';
import { quickLook } from './action/quick-look.ts';

const { env } = process;
const reason = quickLook(env, (path) => readFileSync(path, 'utf8'));
if (reason === undefined) {
  import('./compose/action.ts').then(({ runAction }) => runAction(env));
} else {
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, 'outcome=ignored\n');
  // One write to the descriptor: setting up process.stdout takes a millisecond.
  writeSync(1, `Nothing to do: ${reason}.\n`);
}
