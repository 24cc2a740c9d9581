// One reading of access logs in a process of its own, as small as it ships: answers the time it
// took, the highest memory it had, and the totals.
import { readFileSync } from 'node:fs';
import { openLogViews } from '../../src/store/log-views.ts';
import { joinPieces } from '../../src/views/counting/query.ts';

const logs = process.argv.slice(2);
const started = performance.now();
const source = await openLogViews({ logs });
const { totals } = await joinPieces(source.pages('', {}));
const { quality } = await source.insights.insights('', {});
const ms = performance.now() - started;

/** Of this program alone: what the system reports of a child counts its parent's memory too. */
const peak = /VmHWM:\s*(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
const { lines, rejected } = quality;
process.stdout.write(
  JSON.stringify({ ms, megabytes: Number(peak) / 1024, lines, rejected, totals }),
);
