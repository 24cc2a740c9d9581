// What one line of a log says, as positions in its bytes: nothing is copied or decoded until a
// distinct path or agent is met for the first time. One object is reused for every line.

/** The day of a line that is in order but tells of no request. */
export const NO_REQUEST = -1;

const NOTHING = Buffer.alloc(0);

export class Hit {
  /** What the positions below refer to. */
  bytes: Buffer = NOTHING;
  /** UTC day, counted from 1970, or NO_REQUEST. */
  day = 0;
  get = false;
  status = 0;
  /** The target without its query. */
  pathStart = 0;
  pathEnd = 0;
  /** The path has a backslash that is one, and not the start of an escape of nginx or Apache. */
  literal = false;
  /** The query without its question mark; empty when both are equal. */
  queryStart = 0;
  queryEnd = 0;
  /** -1 where the line does not tell it, which is not the same as an empty one. */
  agentStart = -1;
  agentEnd = -1;
  /** The page that linked here; -1 where the line does not tell it. */
  referrerStart = -1;
  referrerEnd = -1;
  /** Where the client's address is, perhaps with more around it; -1 where there is none. */
  addressStart = -1;
  addressEnd = -1;
  /** Several entries with one id are one request; -1 where there is none. */
  idStart = -1;
  idEnd = -1;
  /** The client said that it only fetches ahead. */
  prefetch = false;
  /** The client asked for Markdown by its `Accept` header. */
  markdown = false;
  /** The response was something else than a page, by its content type. */
  asset = false;
}

/** What a whole line says, or why it cannot be read. */
export function readLine(format: LineFormat, line: Buffer): Hit | Rejection {
  const hit = new Hit();
  hit.bytes = line;
  return format.read(hit, 0, line.length) ?? hit;
}

/** Why a line could not be read, in the words the report uses. */
export type Rejection = string;

export interface LineFormat {
  readonly name: string;
  /** The setting that adds user agents to such a log, as a sentence. */
  readonly agentSetting?: string;
  /** Fills the hit from a line in its bytes, without its line feed. */
  read(hit: Hit, start: number, end: number): Rejection | undefined;
  /** Completes the positions of agent and referrer; asked only for lines that turned out to be page views. */
  findAgent?(hit: Hit): void;
  /** What the lines so far mean for the next ones; absent where each line can be read alone. */
  state?: string;
}
