// What a server writes for machines: one line of JSON per request, and per thing that happened.
// Neither query, body nor headers of a request are in it, so that no secret can be.
import { type Clock, isoTime } from '../../shared/clock.ts';
import type { Log, LogFields } from '../../shared/log.ts';

export interface AccessEntry {
  time: string;
  requestId: string;
  method: string;
  /** The route's template, or `-` for none. */
  route: string;
  project?: string;
  /** The id of the key, not the key. */
  key?: string;
  status: number;
  ms: number;
}

export function accessLine(entry: AccessEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

export function operatorLog(
  write: (line: string) => void,
  clock: Clock,
  fields: LogFields = {},
): Log {
  const at = (level: string) => (message: string) =>
    write(`${JSON.stringify({ time: isoTime(clock.now()), level, ...fields, message })}\n`);
  return {
    debug() {},
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    with: (more) => operatorLog(write, clock, { ...fields, ...more }),
  };
}

/** Lines of one turn of the event loop go out in one write: under load that is many. */
export function inBatches(write: (text: string) => void): (line: string) => void {
  let waiting: string[] = [];
  return (line) => {
    if (waiting.push(line) > 1) return;
    setImmediate(() => {
      const text = waiting.join('');
      waiting = [];
      write(text);
    });
  };
}
