// A connection of an agent to a host that the settings list. Docket sees the host, the size, and the
// name in the first message of TLS; the rest is encrypted.

import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { BlockList, connect, isIP, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import { proxyOf } from '../../shared/network/network.ts';
import type { Environment } from '../program/environment.ts';

/** How the machine finds and reaches hosts; tests bring their own. */
export interface Dialer {
  lookup(host: string): Promise<LookupAddress[]>;
  connect(address: string, port: number): Socket;
}

export const DIALER: Dialer = {
  lookup: (host) => lookup(host, { all: true }),
  connect: (address, port) => connect({ host: address, port }),
};

const PORT = 443;

/** `registry.npmjs.org`, `*.acme.dev` for every name below it, or `*` for every name at all. */
function isListed(host: string, hosts: readonly string[]): boolean {
  const name = host.toLowerCase();
  return hosts.some((one) => {
    if (one === '*') return true;
    return one.startsWith('*.')
      ? name.endsWith(one.slice(1).toLowerCase())
      : name === one.toLowerCase();
  });
}

export const NOT_LISTED_WHY = 'the host is not listed';

/** The host of a request for a tunnel; else why there is none. */
export function targetOf(
  text: string,
  hosts: readonly string[],
): { host: string; refused?: undefined } | { refused: string } {
  const [, host = '', port = ''] = /^([a-z0-9.-]{1,253}):(\d{1,5})$/i.exec(text) ?? [];
  if (host === '' || isIP(host) !== 0) return { refused: 'only hosts with a name can be reached' };
  if (!isListed(host, hosts)) return { refused: NOT_LISTED_WHY };
  if (Number(port) !== PORT) return { refused: `only port ${PORT} can be reached` };
  return { host };
}

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Where Azure answers its own machines.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix);
// Parts of 2000::/3 that lead to IPv4 addresses, or nowhere.
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address) && !isOwn(address);
  const isGlobal = isIP(address) === 6 && GLOBAL.check(address, 'ipv6');
  return isGlobal && !PRIVATE.check(address, 'ipv6') && !isOwn(address);
}

/** What listens on a public address of this machine may still be meant for this machine only. */
function isOwn(address: string): boolean {
  const interfaces = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  const own = new BlockList();
  for (const { address: one, family: kind } of interfaces)
    if (kind.toLowerCase() === family) own.addAddress(one, family);
  return own.check(address, family);
}

/** Rejects with a reason that completes a sentence. */
export async function openTunnel(
  host: string,
  environment: Environment,
  dialer: Dialer,
): Promise<Duplex> {
  const found = await dialer.lookup(host).catch(() => []);
  // The address that was looked at is the one that is used: a second look could find another.
  const inside = found.find(({ address }) => !isPublic(address));
  if (inside) throw new Error('the name leads to a private address');
  const proxy = proxyFor(host, environment);
  if (proxy) return throughProxy(host, proxy);
  if (found.length === 0) throw new Error('the host could not be found');
  for (const { address } of found) {
    const socket = dialer.connect(address, PORT);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.setTimeout(10_000, () => resolve(false));
    });
    if (isOpen) return socket.setTimeout(0);
    socket.destroy();
  }
  throw new Error('the host could not be reached');
}

/** The machine's own proxy, which resolves names that this machine cannot. */
function proxyFor(host: string, environment: Environment): URL | undefined {
  const proxy = proxyOf(environment);
  const url = URL.parse(proxy?.https ?? '');
  const except = (proxy?.except ?? '').split(/[\s,]+/).filter((one) => one !== '');
  const isDirect = except.some(
    (one) => one === '*' || host === one || host.endsWith(one.startsWith('.') ? one : `.${one}`),
  );
  return url && !isDirect ? url : undefined;
}

function throughProxy(host: string, proxy: URL): Promise<Duplex> {
  const { username, password } = proxy;
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ host: proxy.hostname, port: proxy.port || 80, method: 'CONNECT' },
      path: `${host}:${PORT}`,
      headers: {
        host: `${host}:${PORT}`,
        ...(username && {
          'proxy-authorization': `Basic ${Buffer.from(login).toString('base64')}`,
        }),
      },
      timeout: 10_000,
    });
    asked.on('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new Error('the proxy of this machine refused it'));
    });
    asked.on('response', () => reject(new Error('the proxy of this machine refused it')));
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => reject(new Error('the proxy of this machine could not be reached')));
    asked.end();
  });
}

/** Enough for the first message of any program. */
const MAX_HELLO = 20_000;

/**
 * The name that the first message of TLS asks for; null if there is none or it is something else;
 * undefined while more of it must come.
 */
export function nameIn(start: Buffer): string | null | undefined {
  if (start.length < 5) return undefined;
  if (start[0] !== 22) return null;
  const end = 5 + start.readUInt16BE(3);
  if (end > MAX_HELLO) return null;
  if (start.length < end) return undefined;
  try {
    return serverName(start.subarray(5, end));
  } catch {
    return null;
  }
}

function serverName(hello: Buffer): string | null {
  if (hello[0] !== 1) return null;
  // Type, length, version, and random; then three lists of their own lengths.
  let at = 4 + 2 + 32;
  at += 1 + hello.readUInt8(at);
  at += 2 + hello.readUInt16BE(at);
  at += 1 + hello.readUInt8(at);
  const end = at + 2 + hello.readUInt16BE(at);
  for (at += 2; at + 4 <= end; ) {
    const type = hello.readUInt16BE(at);
    const length = hello.readUInt16BE(at + 2);
    at += 4;
    // A list with one entry: its length, the kind, the length of the name.
    if (type === 0) {
      const size = hello.readUInt16BE(at + 3);
      return size + 5 === length ? hello.toString('latin1', at + 5, at + length) : null;
    }
    at += length;
  }
  return null;
}
