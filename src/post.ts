// Runs after the step, even if it failed or was canceled. Most steps leave nothing to clean up.
const { env } = process;
if (env.STATE_unfinished) {
  import(/* webpackIgnore: true */ './program.ts').then(({ after }) => after(env));
}
