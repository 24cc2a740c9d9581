// Whether a request that claims to be an agent came from where the agent's operator says: each file
// lists the ranges of one operator, in JSON as they publish it or as plain text.
import { SetupError } from '../../shared/errors.ts';
import { clientAddress, isPrivate, type Prefix, PrefixSet, parsePrefix } from './addresses.ts';
import { ByteCache } from './byte-cache.ts';

export const UNCHECKED = 0;
export const VERIFIED = 1;
export const SPOOFED = 2;

/** The longest published lists have a few thousand. */
const MAX_PREFIXES = 50_000;
/** Wider ranges belong to no operator; one that matches everybody would verify everybody. */
const WIDEST = { 32: 8, 128: 16 };
const LISTS = ['prefixes', 'ipv6_prefixes'];
const KEYS = ['ipv4Prefix', 'ipv6Prefix', 'ip_prefix', 'ipv6_prefix'];
/** Of the start of a line: a client and perhaps a host. */
const MAX_PLACE = 300;

/** One agent's ranges. */
export class AgentRange {
  readonly #verdicts: ByteCache;

  constructor(prefixes: readonly Prefix[]) {
    const ranges = new PrefixSet(prefixes);
    this.#verdicts = new ByteCache((text) => {
      const address = clientAddress(text);
      if (!address || isPrivate(address)) return UNCHECKED;
      return ranges.has(address) ? VERIFIED : SPOOFED;
    });
  }

  check(bytes: Uint8Array, start: number, end: number): number {
    if (start < 0 || end <= start) return UNCHECKED;
    return this.#verdicts.get(bytes, start, Math.min(end, start + MAX_PLACE));
  }
}

/** The ranges by agent. */
export type AgentRanges = ReadonlyMap<string, AgentRange>;

/** What one file says. */
export interface AgentPrefixes {
  agent: string;
  prefixes: Prefix[];
}

export function agentRanges(files: readonly AgentPrefixes[]): AgentRanges {
  return new Map(
    [...Map.groupBy(files, ({ agent }) => agent)].map(([agent, lists]) => {
      const prefixes = lists.flatMap((list) => list.prefixes);
      if (prefixes.length <= MAX_PREFIXES) return [agent, new AgentRange(prefixes)];
      throw new SetupError(
        `The range files of ${agent} have more than ${MAX_PREFIXES} ranges. List only the files of its operator.`,
      );
    }),
  );
}

/** A file that cannot be understood is an error: with half of it, agents would count as spoofed. */
export function parseRanges(text: string, file: string): Prefix[] {
  const entries = /^\s*[[{]/.test(text) ? jsonEntries(text, file) : textEntries(text);
  if (entries.length === 0) throw wrong(file, 'has no ranges');
  if (entries.length > MAX_PREFIXES) throw wrong(file, `has more than ${MAX_PREFIXES} ranges`);
  return entries.map((entry, index) => {
    const prefix = entry === undefined ? undefined : parsePrefix(entry);
    if (!prefix) throw wrong(file, `has an entry that is not a range (number ${index + 1})`);
    if (prefix.length >= WIDEST[prefix.bits]) return prefix;
    throw wrong(file, `has a range that is too wide (number ${index + 1}, /${prefix.length})`);
  });
}

function textEntries(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '');
}

function jsonEntries(text: string, file: string): (string | undefined)[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw wrong(file, 'is not complete JSON', error);
  }
  const lists = Array.isArray(document) ? [document] : LISTS.map((key) => member(document, key));
  return lists.flatMap((list) => (Array.isArray(list) ? list.map(entryText) : []));
}

function entryText(entry: unknown): string | undefined {
  const value = [entry, ...KEYS.map((key) => member(entry, key))];
  return value.find((one) => typeof one === 'string');
}

function member(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? (object as Record<string, unknown>)[key]
    : undefined;
}

function wrong(file: string, what: string, cause?: unknown): SetupError {
  return new SetupError(
    `The range file \`${file}\` ${what}. Download it again from the agent's operator: JSON with \`prefixes\`, or text with one range per line.`,
    { cause },
  );
}
