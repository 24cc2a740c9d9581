// The run as @actions/github reads it when it is imported: event, repository, thread.
import { existsSync } from 'node:fs';
import { SetupError } from '../shared/errors.ts';
import type { RunContext } from './runner-facts.ts';

export async function openContext(env: NodeJS.ProcessEnv): Promise<RunContext> {
  try {
    // The toolkit treats a missing file as an event without content.
    const file = env.GITHUB_EVENT_PATH;
    if (file && !existsSync(file)) throw new Error(`${file} does not exist.`);
    return (await import('@actions/github')).context;
  } catch (cause) {
    throw new SetupError(
      'The event file at GITHUB_EVENT_PATH is missing or is not JSON. Run the workflow again.',
      { cause },
    );
  }
}
