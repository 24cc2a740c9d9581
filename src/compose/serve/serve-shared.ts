// `docket serve --database`: every project of the database over HTTP. `docket work` runs the jobs.
import type { Terminal } from '../../cli/command.ts';
import type { Serving } from '../../cli/serve.ts';
import { manyServices } from '../../embedded/many-services.ts';
import { createPostgresKeys } from '../../postgres/keys.ts';
import { systemClock } from '../../shared/clock.ts';
import { receiveHooks } from './hooks.ts';
import { hasValidKey, listenTo, openLines } from './http.ts';
import { sayingWhyNot } from './set-up.ts';
import { openShared } from './shared.ts';

export async function serveShared(
  { port, host, database: url }: { port: number; host: string; database: string },
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const lines = openLines(terminal);
  const shared = await openShared({ url, env, log: lines.log });
  const open = sayingWhyNot(shared.open, lines.log);
  const keys = createPostgresKeys(shared.database, systemClock);
  const hasKeys = await hasValidKey(keys).catch(async (error) => {
    await shared.close();
    throw error;
  });
  const { url: address, stop } = await listenTo({
    service: manyServices(async (project) => (await open(project)).service),
    projects: shared,
    keys,
    webhooks: receiveHooks(shared, env),
    collecting: async (id) => ((await shared.has(id)) ? (await open(id)).collecting : undefined),
    port,
    host,
    lines,
    drain: () => shared.close(),
  });
  return { url: address, hasKeys, stop };
}
