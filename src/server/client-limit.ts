// How much one reader may report. Nothing about a reader is stored: an address is hashed with a
// random salt that changes every minute, and only picks one of a fixed number of counters.
import { hash, randomBytes } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Clock } from '../shared/clock.ts';

/** An office behind one address reads a lot; nobody reads five pages a second for a minute. */
const PER_MINUTE = 300;
const COUNTERS = 1 << 16;
const MINUTE_MS = 60_000;

/** Returns the seconds to wait, 0 for none. */
export type ClientLimit = (client: string) => number;

export function createClientLimit(clock: Clock, perMinute = PER_MINUTE): ClientLimit {
  const counters = new Uint32Array(COUNTERS);
  let startedAt = Number.NEGATIVE_INFINITY;
  let salt = '';
  return (client) => {
    const now = clock.now();
    if (now - startedAt >= MINUTE_MS) {
      startedAt = now;
      salt = randomBytes(16).toString('hex');
      counters.fill(0);
    }
    const at = Number.parseInt(hash('sha256', salt + client).slice(0, 8), 16) % COUNTERS;
    const count = (counters[at] as number) + 1;
    counters[at] = count;
    return count > perMinute ? Math.ceil((startedAt + MINUTE_MS - now) / 1000) : 0;
  };
}

const NEARBY = new BlockList();
NEARBY.addSubnet('127.0.0.0', 8);
NEARBY.addSubnet('10.0.0.0', 8);
NEARBY.addSubnet('172.16.0.0', 12);
NEARBY.addSubnet('192.168.0.0', 16);
NEARBY.addAddress('::1', 'ipv6');
NEARBY.addSubnet('fc00::', 7, 'ipv6');

/**
 * The reader's address. A proxy on this machine or in its network adds it to the end of
 * `X-Forwarded-For`; what others write there is not believed.
 */
export function clientOf(peer: string, forwardedFor: string | null): string {
  const address = plain(peer);
  const proxied = NEARBY.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const last = forwardedFor?.slice(forwardedFor.lastIndexOf(',') + 1).trim() ?? '';
  return network(proxied && isIP(plain(last)) ? plain(last) : address);
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** One reader can have a whole /64 of IPv6 addresses. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail === undefined ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
