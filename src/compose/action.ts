export async function runAction(_env: NodeJS.ProcessEnv): Promise<void> {}
