// `docket serve --database`: every project of the database over HTTP. `docket work` runs the jobs.
import type { Terminal } from '../../cli/command.ts';
import type { Serving, SharedServeOptions } from '../../cli/serve.ts';
import { manyServices } from '../../embedded/many-services.ts';
import { createPostgresKeys } from '../../postgres/keys.ts';
import { keyState } from '../../projects/keys.ts';
import { systemClock } from '../../shared/clock.ts';
import { listenTo, openLines } from './http.ts';
import { openShared } from './shared.ts';

export async function serveShared(
  { port, host, database: url }: SharedServeOptions,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const lines = openLines(terminal);
  const shared = await openShared({ url, env, log: lines.log });
  const keys = createPostgresKeys(shared.database, systemClock);
  const listening = await listenTo({
    service: manyServices(async (project) => (await shared.open(project)).service),
    projects: shared,
    keys,
    port,
    host,
    lines,
    drain: () => shared.close(),
  });
  const valid = (await keys.list()).filter((key) => keyState(key, systemClock.now()) === 'valid');
  return { url: listening.url, hasKeys: valid.length > 0, stop: () => listening.stop() };
}
