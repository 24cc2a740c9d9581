import { expect, it } from 'vitest';
import { receiveHooks } from '../../src/cli/serve/hooks.ts';
import { openDatabase } from '../../src/postgres/database.ts';
import { startHousekeeping } from '../../src/postgres/housekeeping.ts';
import { openQueue } from '../../src/postgres/queue.ts';
import { StoreUnavailable } from '../../src/shared/errors.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { cutProxy } from '../support/cut-proxy.ts';
import { testDatabase, testQueue } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

it('What is refused while the database is away is asked for as soon as it is back', async () => {
  const database = await testDatabase();
  const proxy = await cutProxy(database.url);
  const away = openDatabase({ url: proxy.url, clock: systemClock });
  atTestEnd(() => away.close());
  const queue = await openQueue(proxy.url, silentLog, { sendsOnly: true });
  atTestEnd(() => queue.stop());
  const stopping = new AbortController();
  atTestEnd(() => stopping.abort());
  const looks = Promise.withResolvers<void>();
  const tried = Promise.withResolvers<void>();
  let count = 0;
  const clock = {
    now: Date.now,
    async sleep(_: number, signal?: AbortSignal) {
      count += 1;
      if (count === 3) tried.resolve();
      await systemClock.sleep(10, signal);
    },
  };
  const app = { webhookSecret: 'the webhook secret of the test' };
  const process = { clock, signal: stopping.signal };
  const hooks = receiveHooks({ app, database: away, queue }, {}, process) ?? expect.unreachable();
  const worker = await testQueue(database);
  const rarely = '0 0 1 1 *';
  await startHousekeeping(
    {
      ...{ database, queue: worker, deliveriesMs: 0 },
      retention: async () => ({ archive: 1, delete: undefined }),
      more: { redelivery: { cron: rarely, run: async () => looks.resolve() } },
    },
    { clock: systemClock, log: silentLog },
  );
  await worker.rest('nothing');

  proxy.cut();
  const payload = { action: 'deleted', installation: { id: 7 } };
  const delivery = { guid: 'a', digest: 'a', event: 'installation', payload };
  await expect(hooks.accept(delivery)).rejects.toThrow(StoreUnavailable);
  await tried.promise;
  proxy.restore();
  await looks.promise;
});
