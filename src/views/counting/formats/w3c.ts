// W3C extended logs: CloudFront's, with tabs between the fields, and those with spaces, as of IIS.
// A `#Fields` line names them, and may come again in a file put together from several.

import {
  closingQuote,
  HASH,
  indexOf,
  latin1,
  MINUS,
  PERCENT,
  QUOTE,
  SPACE,
  TAB,
} from '../bytes.ts';
import { type Hit, type LineFormat, NO_REQUEST, type Rejection } from '../hit.ts';
import { FIELDS } from '../log-fields.ts';
import { FieldPlaces, FieldReader } from './fields.ts';

const PLUS = 0x2b;
const AGENT = FIELDS.indexOf('agent');
const REFERRER = FIELDS.indexOf('referrer');

/** The meaning of each column. The time has two adjacent columns. */
const MEANING: Record<string, (typeof FIELDS)[number]> = {
  date: 'time',
  'cs-method': 'method',
  'cs-uri': 'target',
  'cs-uri-stem': 'target',
  'cs-uri-query': 'query',
  'sc-status': 'status',
  'cs(user-agent)': 'agent',
  'cs(referer)': 'referrer',
  'c-ip': 'address',
  'sc-content-type': 'contentType',
};

/** CloudFront's own order, for pieces whose head is gone. */
const CLOUDFRONT =
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query';

export function w3cFormat(): LineFormat {
  const places = new FieldPlaces();
  const reader = new FieldReader();
  let columns = meanings(CLOUDFRONT);
  let spaced = false;
  /** The names in the last `#Fields` line; empty before the first. */
  let header = '';

  function useHeader(names: string): void {
    header = names;
    columns = meanings(names || CLOUDFRONT);
  }

  function read(hit: Hit, start: number, end: number): Rejection | undefined {
    const { bytes } = hit;
    if (bytes[start] === HASH) {
      const [, names] = /^#Fields:\s*(.+)$/.exec(latin1(bytes, start, end).trimEnd()) ?? [];
      if (names !== undefined) useHeader(names);
      hit.day = NO_REQUEST;
      return undefined;
    }
    places.clear();
    spaced = indexOf(bytes, TAB, start, end) === end;
    if (spaced && header === '') return 'no `#Fields` line before it';
    const separator = spaced ? SPACE : TAB;
    let column = 0;
    for (let at = start; at <= end; at++) {
      const quoted = spaced && at === start && bytes[at] === QUOTE;
      if (quoted) at = closingQuote(bytes, ++start, end) + 1;
      if (at < end && bytes[at] !== separator) continue;
      const field = columns[column++] ?? -1;
      const last = quoted ? at - 1 : at;
      // A lone `-` means nothing, but in the columns of agent and referrer: none was sent.
      const sent = field === AGENT || field === REFERRER;
      const nothing = last - start === 1 && bytes[start] === MINUS && !sent;
      if (field >= 0 && !nothing) {
        places.starts[field] = start;
        places.ends[field] = last;
      }
      start = at + 1;
    }
    if (column < 2) return 'no fields';
    return reader.fill(hit, places);
  }

  /** Agents have no spaces: they are percent-encoded, by older logs twice; IIS writes a plus. */
  function findAgent(hit: Hit): void {
    const { bytes, agentStart, agentEnd } = hit;
    if (agentStart < 0) return;
    if (bytes.subarray(agentStart, agentEnd).indexOf(spaced ? PLUS : PERCENT) < 0) return;
    const text = latin1(bytes, agentStart, agentEnd);
    hit.bytes = Buffer.from(spaced ? spaces(text) : decode(decode(text)), 'latin1');
    hit.agentStart = 0;
    hit.agentEnd = hit.bytes.length;
  }

  const agentSetting = 'Add the field `cs(User-Agent)` to the log.';
  return {
    name: 'W3C',
    agentSetting,
    read,
    findAgent,
    get state() {
      return header;
    },
    set state(names) {
      useHeader(names);
    },
  };
}

/** An agent in quotes has real spaces, so its plus signs stay. */
function spaces(text: string): string {
  return text.includes(' ') ? text : text.replaceAll('+', ' ');
}

function decode(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function meanings(header: string): number[] {
  return header.split(/\s+/).map((name) => {
    const field = MEANING[name.toLowerCase()];
    return field === undefined ? -1 : FIELDS.indexOf(field);
  });
}
