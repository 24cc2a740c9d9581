// Whether a request that claims to be an agent came from where the agent's operator says: each file
// lists the ranges of one operator, in JSON as they publish it or as plain text.

import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net';
import { SetupError } from '../../shared/errors.ts';
import { TextCache } from './text-cache.ts';

export const UNCHECKED = 0;
export const VERIFIED = 1;
export const SPOOFED = 2;

/** The longest published lists have a few thousand. */
const MAX_PREFIXES = 50_000;
/** Wider ranges belong to no operator; one that matches everybody would verify everybody. */
const WIDEST = { ipv4: 8, ipv6: 16 };
const LISTS = ['prefixes', 'ipv6_prefixes'];
const KEYS = ['ipv4Prefix', 'ipv6Prefix', 'ip_prefix', 'ipv6_prefix'];
/** The start of a line is enough: a client and perhaps a host. */
const MAX_PLACE = 300;

/** One agent's ranges. */
export class AgentRange {
  readonly #verdicts: TextCache;

  constructor(prefixes: readonly Prefix[]) {
    const ranges = listOf(prefixes);
    this.#verdicts = new TextCache((text) => {
      const address = clientAddress(text);
      if (!address || isPrivate(address)) return UNCHECKED;
      return isIn(ranges, address) ? VERIFIED : SPOOFED;
    });
  }

  check(bytes: Buffer, start: number, end: number): number {
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
    if (prefix.length >= WIDEST[prefix.family]) return prefix;
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

// Client addresses and the ranges they are in. An address lives as long as its line: it is compared,
// and neither kept nor shown.

interface Address {
  text: string;
  family: 'ipv4' | 'ipv6';
}

interface Prefix extends Address {
  length: number;
}

const BITS = { ipv4: 32, ipv6: 128 };
const MAPPED = '::ffff:';

/** IPv4, also as IPv6 writes it (`::ffff:1.2.3.4`), or IPv6. */
export function parseAddress(text: string): Address | undefined {
  const family = text.includes('%') ? 0 : isIP(text);
  if (family === 4) return { text, family: 'ipv4' };
  if (family !== 6) return undefined;
  // As the standard writes it: a mapped IPv4 address has its dots.
  const { address } = new SocketAddress({ address: text, family: 'ipv6' });
  const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : '';
  return isIPv4(mapped) ? { text: mapped, family: 'ipv4' } : { text: address, family: 'ipv6' };
}

/** `1.2.3.0/24`; an address alone is a range of one. Bits behind the prefix do not matter. */
export function parsePrefix(text: string): Prefix | undefined {
  const [, base = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = parseAddress(base);
  if (!address) return undefined;
  // A mapped range counts its bits from the start of the IPv6 address.
  const offset = address.family === 'ipv4' && base.includes(':') ? 96 : 0;
  const most = BITS[address.family];
  const length = digits === undefined ? most : Number(digits) - offset;
  return length < 0 || length > most ? undefined : { ...address, length };
}

/**
 * The client in what a log has in its place: an address, one with a port, or the start of a combined
 * line. There, a virtual host may come first, and clients choose its name, even an address.
 */
export function clientAddress(text: string): Address | undefined {
  const words = text.trim().split(' ');
  const second = words.length > 3 ? parseAddress(withoutPort(words[1] ?? '')) : undefined;
  return second ?? parseAddress(withoutPort(words[0] ?? ''));
}

const PRIVATE = [
  ...['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.168.0.0/16', '0.0.0.0/32', '::/128', '::1/128', 'fc00::/7', 'fe80::/10'],
];
/** Made when it is needed: Node takes 15 ms to compile what an IPv6 address looks like. */
let privateRanges: BlockList | undefined;

/** Addresses of proxies and of this machine say nothing about where a request came from. */
function isPrivate(address: Address): boolean {
  privateRanges ??= listOf(PRIVATE.flatMap((text) => parsePrefix(text) ?? []));
  return isIn(privateRanges, address);
}

export function listOf(prefixes: readonly Prefix[]): BlockList {
  const list = new BlockList();
  for (const { text, length, family } of prefixes) list.addSubnet(text, length, family);
  return list;
}

export const isIn = (list: BlockList, { text, family }: Address) => list.check(text, family);

function withoutPort(text: string): string {
  const [, inside] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  return inside ?? text.replace(/^([\d.]+):\d+$/, '$1');
}
