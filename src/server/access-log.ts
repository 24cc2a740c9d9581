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
