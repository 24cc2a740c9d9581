// Reads the lines of a text layout: walks its places once, and keeps positions.
import {
  closingQuote,
  HASH,
  indexOf,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  PERCENT,
  QUOTE,
  SLASH,
  SPACE,
} from '../bytes.ts';
import { type Hit, type LineFormat, NO_REQUEST, type Rejection } from '../hit.ts';
import { FIELDS, type Field } from '../log-fields.ts';
import { FieldPlaces, FieldReader } from './fields.ts';

const BAR = 0x7c;
const TARGET = FIELDS.indexOf('target');
const AGENT = FIELDS.indexOf('agent');
const REFERRER = FIELDS.indexOf('referrer');

interface FieldPlace {
  /** As the pattern has it, for messages. */
  text: string;
  /** The byte that opens it and the one that closes it; both are a space where it is bare. */
  open: number;
  close: number;
  /** Its place in FIELDS, or -1. */
  field: number;
  optional: boolean;
  behindSlash: boolean;
  /** What it must end with for the line to count. */
  ending: Buffer | undefined;
}

export function textFormat(layout: TextLayout): LineFormat {
  return new TextLines(layout);
}

class TextLines implements LineFormat {
  readonly name: string;
  readonly agentSetting: string | undefined;
  readonly #anywhere: boolean;
  readonly #layout: FieldPlace[];
  readonly #places = new FieldPlaces();
  readonly #escapes: TextLayout['escapes'];
  readonly #reader: FieldReader;
  /** Where the field that was found last begins, without its quotes or brackets. */
  #from = 0;
  #to = 0;

  constructor({ name, pattern, agentSetting, escapes }: TextLayout) {
    this.name = name;
    this.#escapes = escapes;
    this.#reader = new FieldReader({ escapes: escapes === 'backslash' });
    this.agentSetting = agentSetting;
    this.#anywhere = pattern.startsWith('… ');
    this.#layout = pattern.replace('… ', '').split(' ').map(place);
  }

  read(hit: Hit, start: number, end: number): Rejection | undefined {
    if (this.#escapes === 'hash' && indexOf(hit.bytes, HASH, start, end) < end) {
      // Undone in place, and the line may be needed as it was.
      hit.bytes = Buffer.from(hit.bytes.subarray(start, end));
      return this.#read(hit, 0, end - start);
    }
    return this.#read(hit, start, end);
  }

  #read(hit: Hit, start: number, end: number): Rejection | undefined {
    const { bytes } = hit;
    this.#places.clear();
    let at = this.#anywhere ? timeInBrackets(bytes, start, end) : start;
    let counts = true;
    for (const one of this.#layout) {
      while (at < end && bytes[at] === SPACE) at++;
      const after = this.#find(hit, one, at, end);
      if (after < 0 && one.optional) continue;
      if (after < 0) return `no ${one.text}`;
      at = after;
      if (one.ending && !endsWith(bytes, this.#from, this.#to, one.ending)) counts = false;
      if (one.field >= 0) this.#keep(bytes, one);
    }
    if (counts && this.#places.starts[TARGET] !== -1) return this.#reader.fill(hit, this.#places);
    hit.day = NO_REQUEST;
    return undefined;
  }

  /** Where the line continues after the field, or -1. A bare `-` stands for any that is empty. */
  #find({ bytes }: Hit, { open, close }: FieldPlace, at: number, end: number): number {
    if (at >= end) return -1;
    const nothing = bytes[at] === MINUS && (at + 1 === end || bytes[at + 1] === SPACE);
    this.#from = open === SPACE || nothing ? at : at + 1;
    if (open === SPACE || nothing) this.#to = indexOf(bytes, SPACE, at, end);
    else if (bytes[at] !== open) return -1;
    else if (open === QUOTE) this.#to = closingQuote(bytes, at + 1, end);
    else this.#to = indexOf(bytes, close, at + 1, end);
    if (open === SPACE || nothing) return this.#to;
    return this.#to < end ? this.#to + 1 : -1;
  }

  #keep(bytes: Buffer, { open, field, behindSlash }: FieldPlace): void {
    if (behindSlash)
      this.#from = Math.min(indexOf(bytes, SLASH, this.#from, this.#to) + 1, this.#to);
    if (open === OPEN_BRACE && !this.#isAgent(bytes)) return;
    const nothing = this.#to - this.#from === 1 && bytes[this.#from] === MINUS;
    if (nothing && field !== AGENT && field !== REFERRER) return;
    if (this.#escapes === 'hash') this.#undoHashes(bytes, field);
    this.#places.starts[field] = this.#from;
    this.#places.ends[field] = this.#to;
  }

  /**
   * HAProxy writes `#22` for a quote. In an agent, it becomes one again, in place; in a target, `%22`,
   * because a quote or a hash there would end it.
   */
  #undoHashes(bytes: Buffer, field: number): void {
    let to = indexOf(bytes, HASH, this.#from, this.#to);
    if (to === this.#to) return;
    for (let at = to; at < this.#to; at++) {
      const code = bytes[at] === HASH ? hexByte(bytes, at + 1, this.#to) : -1;
      if (code >= 0 && field !== TARGET) at += 2;
      const byte = code < 0 ? (bytes[at] as number) : field === TARGET ? PERCENT : code;
      bytes[to++] = byte;
    }
    this.#to = to;
  }

  /** Captured headers stand side by side, `host|agent`: an agent has a slash and is no address. */
  #isAgent(bytes: Buffer): boolean {
    const end = this.#to;
    for (let from = this.#from, to = from; from <= end; from = to + 1) {
      to = indexOf(bytes, BAR, from, end);
      const slash = indexOf(bytes, SLASH, from, to);
      if (slash === to || bytes[slash + 1] === SLASH) continue;
      this.#from = from;
      this.#to = to;
      return true;
    }
    return false;
  }
}

/** -1 where there are no two digits. */
function hexByte(bytes: Buffer, at: number, end: number): number {
  const digits = at + 2 <= end ? String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0) : '';
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : -1;
}

const CLOSING: Record<string, string> = { '"': '"', '[': ']', '{': '}' };

function place(text: string): FieldPlace {
  const [, open = '', name = '', optional] = /^(["[{]?)(.*?)["\]}]?(\??)$/.exec(text) ?? [];
  const field = name.replace('-/', '') as Field;
  return {
    text,
    open: open === '' ? SPACE : open.charCodeAt(0),
    close: (CLOSING[open] ?? ' ').charCodeAt(0),
    field: FIELDS.indexOf(field),
    optional: optional === '?',
    behindSlash: name.startsWith('-/'),
    ending: name.startsWith('*') ? Buffer.from(name.slice(1)) : undefined,
  };
}

/** `[14/Nov`, which no process id in a syslog head looks like. */
function timeInBrackets(bytes: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && (bytes[at] !== OPEN_BRACKET || bytes[at + 3] !== SLASH)) at++;
  return at;
}

function endsWith(bytes: Buffer, from: number, to: number, ending: Buffer): boolean {
  return to - from >= ending.length && ending.equals(bytes.subarray(to - ending.length, to));
}

// Text logs whose fields are in a fixed order, as their vendors document it. A pattern names the field
// at each place:
//   -        anything up to a space         time      a field up to a space
//   "agent"  in double quotes               [time]    in brackets        {agent}  in braces
//   -/status after the slash               *.OBJECT  the line counts only when it ends so
//   …        whatever comes before the next place, which is a time in brackets
//   ?        after a place: it may be missing
// Fields after the last place do not matter.

interface TextLayout {
  name: string;
  pattern: string;
  /** The setting that adds user agents, as a sentence. */
  agentSetting?: string;
  /** How the server writes what would end a field: `\x22` or `#22`. Absent: as it is. */
  escapes?: 'backslash' | 'hash';
}

/** `option httplog clf`: a common log whose two empty strings and timers only HAProxy writes. */
export const HAPROXY_CLF: TextLayout & { line: RegExp } = {
  name: 'HAProxy, CLF',
  pattern: 'address - - [time] "target" status',
  agentSetting: 'Use `option httplog` with `capture request header User-Agent len 512`.',
  escapes: 'hash',
  line: /" \d{3} \d+ "" "" \d+ \d{3} "[^"]*" "[^"]*" "/,
};

export const TEXT_LAYOUTS: readonly TextLayout[] = [
  { name: 'AWS ALB', pattern: '- time - address - - - - status - - - "target" "agent"' },
  {
    name: 'AWS classic load balancer',
    pattern: 'time - address - - - - status - - - "target" "agent"',
  },
  {
    name: 'AWS S3',
    pattern: '- - [time] address - - *.OBJECT - "target" status - - - - - "referrer" "agent"',
  },
  { name: 'Envoy', pattern: '[time] "target" status - - - - - "-" "agent"' },
  { name: 'Istio', pattern: '[time] "target" status - - - "-" - - - - "-" "agent"' },
  {
    name: 'HAProxy',
    pattern: '… [time] - - - status - - - - - - {agent}? {-}? "target"',
    agentSetting: 'Add `capture request header User-Agent len 512` to the frontend.',
    escapes: 'hash',
  },
  {
    name: 'Squid',
    pattern: 'time - address -/status - method target - - contentType',
    agentSetting: 'Use `access_log … combined`.',
  },
  {
    name: 'nginx-proxy-manager, proxy host',
    pattern: '[time] - - status - method - - "target" [-] [-] [-] [-] "agent" "referrer"?',
    escapes: 'backslash',
  },
  {
    name: 'nginx-proxy-manager',
    pattern: '[time] status - method - - "target" [-] [-] [-] "agent" "referrer"?',
    escapes: 'backslash',
  },
];
