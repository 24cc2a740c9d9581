// Runs after the step, also when it failed or was cancelled. Most steps leave nothing to tidy up.
const { env } = process;
if (env.STATE_unfinished) {
  import('./compose/after.ts').then(({ finishAfter }) => finishAfter(env));
}
