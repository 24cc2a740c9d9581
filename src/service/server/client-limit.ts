// How much one reader may report. Nothing about a reader is stored: an address is hashed with a
// random salt that changes every minute, and only picks one of a fixed number of counters.
import { hash, randomBytes } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Clock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';

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

/** The proxies whose `X-Forwarded-For` is believed: those on this machine, and the listed ones. */
export function trustedProxies(list = ''): BlockList {
  const trusted = new BlockList();
  trusted.addSubnet('127.0.0.0', 8);
  trusted.addAddress('::1', 'ipv6');
  for (const entry of list.split(',').map((one) => one.trim())) {
    if (entry === '') continue;
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = entry.split('/');
    const most = isIPv6(address) ? 128 : 32;
    if (!isIP(address) || !/^\d{1,3}$/.test(bits) || Number(bits) > most || /\/.*\//.test(entry)) {
      throw new SetupError(
        `DOCKET_TRUSTED_PROXIES must be a list of addresses or networks such as 10.0.0.0/8,fd00::/8; got \`${entry.slice(0, 60)}\`.`,
      );
    }
    trusted.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return trusted;
}

/**
 * The reader's address. Each proxy adds the address it was asked from to the end of
 * `X-Forwarded-For`, so the last one that is not a proxy's is the reader's. What others write there is
 * not believed, wherever they are.
 */
export function clientOf(
  peer: string,
  forwardedFor: string | null,
  proxies: BlockList = trustedProxies(),
): string {
  let client = plain(peer);
  for (const before of (forwardedFor ?? '').split(',').reverse()) {
    const address = plain(before.trim());
    const isProxy = isIP(client) !== 0 && proxies.check(client, isIPv6(client) ? 'ipv6' : 'ipv4');
    if (!isProxy || !isIP(address)) break;
    client = address;
  }
  return network(client);
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
