// Everything behind the four launchers (main.ts, post.ts, cli.ts, side-thread.ts). One entry, so that
// ncc shares the chunks between them; each route is loaded when it is needed.
export async function action(env: NodeJS.ProcessEnv): Promise<void> {
  await import('./shared/interpret-schemas.ts');
  await (await import('./action/run.ts')).runAction(env);
}

export async function after(env: NodeJS.ProcessEnv): Promise<void> {
  await (await import('./action/post-step.ts')).finishAfter(env);
}

export async function cli(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return (await import('./cli/commands.ts')).cli(argv, env);
}

export async function sideThread(env: NodeJS.ProcessEnv): Promise<void> {
  const { taskOfThread } = await import('./shared/side-thread.ts');
  await TASKS[taskOfThread()]?.(env);
}

/** The tasks of side threads and processes; see shared/side-thread.ts. */
const TASKS: Record<string, (env: NodeJS.ProcessEnv) => Promise<void>> = {
  drift: async () => (await import('./drift/drift-thread.ts')).findDriftForOthers(),
  heartbeats: async () => (await import('./postgres/heartbeats.ts')).beatAsThread(),
  job: async (env) => (await import('./cli/serve/job-process.ts')).workAsProcess(env),
  async judge() {
    const { judgeChange } = await import('./jobs/changes/judge-change.ts');
    (await import('./jobs/workspace/judging-thread.ts')).judgeForOthers(judgeChange);
  },
  async settings() {
    await import('./shared/interpret-schemas.ts');
    const { readSettings } = await import('./config/settings.ts');
    (await import('./config/settings-thread.ts')).readSettingsForOthers(readSettings);
  },
};
