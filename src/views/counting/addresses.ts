// Client addresses and the ranges they are in. An address lives as long as its line: it is compared,
// and neither kept nor shown.
import { isIP } from 'node:net';

export interface Address {
  bits: 32 | 128;
  value: bigint;
}

export interface Prefix extends Address {
  length: number;
}

const MAPPED = 0xffffn << 32n;

/** IPv4, also as IPv6 writes it (`::ffff:1.2.3.4`), or IPv6. */
export function parseAddress(text: string): Address | undefined {
  const family = text.includes('%') ? 0 : isIP(text);
  if (family === 4) return { bits: 32, value: decimal(text) };
  if (family !== 6) return undefined;
  const value = hexadecimal(text);
  return value >> 32n === MAPPED >> 32n
    ? { bits: 32, value: value & 0xffffffffn }
    : { bits: 128, value };
}

/** `1.2.3.0/24`; an address alone is a range of one. Bits behind the prefix do not matter. */
export function parsePrefix(text: string): Prefix | undefined {
  const [, base = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = parseAddress(base);
  if (!address) return undefined;
  // A mapped range counts its bits from the start of the IPv6 address.
  const offset = address.bits === 32 && base.includes(':') ? 96 : 0;
  const length = digits === undefined ? address.bits : Number(digits) - offset;
  if (length < 0 || length > address.bits) return undefined;
  return { bits: address.bits, value: networkOf(address, length), length };
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
let privateRanges: PrefixSet | undefined;

/** Of a proxy or of this machine: not where a request from the internet came from. */
export function isPrivate(address: Address): boolean {
  privateRanges ??= new PrefixSet(PRIVATE.flatMap((text) => parsePrefix(text) ?? []));
  return privateRanges.has(address);
}

export class PrefixSet {
  /** By number of bits and length of the prefix, so that a look-up is one per length in use. */
  readonly #networks = new Map<string, { bits: number; length: number; values: Set<bigint> }>();

  constructor(prefixes: Iterable<Prefix>) {
    for (const { bits, length, value } of prefixes) {
      const key = `${bits}/${length}`;
      const known = this.#networks.get(key) ?? { bits, length, values: new Set() };
      this.#networks.set(key, known);
      known.values.add(value);
    }
  }

  has(address: Address): boolean {
    for (const { bits, length, values } of this.#networks.values()) {
      if (bits === address.bits && values.has(networkOf(address, length))) return true;
    }
    return false;
  }
}

function networkOf({ bits, value }: Address, length: number): bigint {
  const host = BigInt(bits - length);
  return (value >> host) << host;
}

function withoutPort(text: string): string {
  const [, inside] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  return inside ?? text.replace(/^([\d.]+):\d+$/, '$1');
}

function decimal(text: string): bigint {
  return text.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function hexadecimal(text: string): bigint {
  const groups = text.replace(/\d+\.\d+\.\d+\.\d+$/, (last) => {
    const value = decimal(last);
    return `${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
  });
  const [head = [], tail] = groups.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? 8 - head.length - tail.length : 0;
  const all = [...head, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])];
  return all.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}
