// A process that counts the log files of a project in small parts and says so after each:
// `node log-counter.ts DATABASE PROJECT GLOB PART-BYTES`.
import { openDatabase } from '../../src/postgres/database.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { countAll } from './log-counting.ts';

const [, , url = '', project = '', glob = '', partBytes] = process.argv;
const database = openDatabase({ url, clock: systemClock });
await countAll(database, project, [glob], {
  partBytes: Number(partBytes),
  onPart: () => process.stdout.write('.'),
});
await database.close();
