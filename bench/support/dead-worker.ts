// A worker that takes a ticket, says so, and does nothing more: `node dead-worker.ts DATABASE`.
import { openQueue } from '../../src/postgres/queue.ts';
import { silentLog } from '../../test/support/silent-log.ts';

const queue = await openQueue(process.argv[2] ?? '', silentLog);
await queue.turns.work(1, ({ data }) => {
  process.stdout.write(`${data.job}\n`);
  return new Promise(() => {});
});
