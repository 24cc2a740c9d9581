// What stands between a runner and the world in a company: a proxy that counts what passes it, and
// names that only the proxy can resolve, with a certificate for them.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { tempDir } from './temp.ts';
import { atTestEnd } from './test-end.ts';

export interface Passed {
  /** `CONNECT` is a tunnel; anything else was asked in plain text. */
  method: string;
  /** Host and port that were asked for. */
  to: string;
  authorization: string | undefined;
}

export interface CountingProxy {
  url: string;
  passed: Passed[];
}

/** `names` says which port of this machine a name stands for; others are what they say. */
export async function countingProxy(names: Record<string, number> = {}): Promise<CountingProxy> {
  const passed: Passed[] = [];
  const note = ({ method = '', headers }: IncomingMessage, to: string) =>
    passed.push({ method, to, authorization: headers['proxy-authorization'] });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '');
    note(request, url.host);
    const { method, headers } = request;
    const onward = forward(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('connect', (request, socket, head) => {
    const to = request.url ?? '';
    note(request, to);
    const [host = '', port] = to.split(':');
    const onward = connect(names[host] ?? Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [one, other] of [
      [onward, socket],
      [socket, onward],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  return { url: `http://127.0.0.1:${await listening(server)}`, passed };
}

export interface TlsFront {
  port: number;
  /** The file with the certificate to trust. */
  certificate: string;
  /** `User-Agent` of every request, by the name that was asked for. */
  seen: { host: string; agent: string }[];
}

/** The files of a key and of a certificate for these names, which nobody has signed. */
export function certificateFor(names: readonly string[]): { key: string; cert: string } {
  const dir = tempDir();
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const subject = ['-subj', '/CN=docket', '-addext', `subjectAltName=${alternatives}`];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-keyout', key, '-out', cert, '-days', '2', ...subject],
    { stdio: 'ignore' },
  );
  return { key, cert };
}

/** Speaks TLS for these names and hands every request on to the address behind its name. */
export async function tlsFront(targets: Record<string, string>): Promise<TlsFront> {
  const { key, cert } = certificateFor(Object.keys(targets));
  const seen: TlsFront['seen'] = [];
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createTlsServer(options, (request, response) => {
    const { method, headers, url = '' } = request;
    const host = headers.host ?? '';
    seen.push({ host, agent: headers['user-agent'] ?? '' });
    const target = new URL(targets[host] ?? '');
    const told = { ...headers, host: target.host };
    const onward = forward(new URL(url, target), { method, headers: told }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return { port: await listening(server), certificate: cert, seen };
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
