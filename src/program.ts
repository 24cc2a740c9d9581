// Everything behind the four launchers (main.ts, post.ts, cli.ts, side-thread.ts). One entry, so that
// ncc shares the chunks between them; each route is loaded when it is needed.
export async function action(env: NodeJS.ProcessEnv): Promise<void> {
  await (await import('./action/run.ts')).runAction(env);
}

export async function after(env: NodeJS.ProcessEnv): Promise<void> {
  await (await import('./action/post-step.ts')).finishAfter(env);
}

export async function cli(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return (await import('./cli/commands.ts')).cli(argv, env);
}

export async function sideThread(): Promise<void> {
  await (await import('./cli/side-tasks.ts')).runTask();
}
