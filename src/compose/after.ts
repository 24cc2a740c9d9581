export async function finishAfter(_env: NodeJS.ProcessEnv): Promise<void> {}
