// One line per request, for machines. Neither query, body nor headers are in it: no secret can be.

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
