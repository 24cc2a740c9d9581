// What a GitHub that is none, or a machine in between, may answer: each ends, in time and in memory.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withDeadline } from '../../../src/github/client.ts';
import { githubFetchFor } from '../../../src/shared/network/network.ts';
import { connectionFailure } from '../../../src/shared/retry.ts';
import { countingProxy } from '../../support/proxy.ts';
import { atTestEnd } from '../../support/test-end.ts';

/** Once somebody asks, the answer is up to the test. */
async function serverThat(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => answer(socket));
    atTestEnd(() => void socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTestEnd(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const head = (...lines: string[]) => `${['HTTP/1.1 200 OK', ...lines].join('\r\n')}\r\n\r\n`;

function pourInto(socket: Socket): void {
  const part = Buffer.alloc(1_000_000, 32);
  const more = () => {
    while (!socket.destroyed && socket.write(part));
  };
  socket.on('drain', more);
  more();
}

/** 700 MB in a few KB. */
const bomb = gzipSync(gzipSync(Buffer.alloc(700_000_000)));

const direct = async () => githubFetchFor({});
const throughProxy = async () => githubFetchFor({ http_proxy: (await countingProxy({})).url });

describe.each([
  ['directly', direct],
  ['through a proxy', throughProxy],
])('a request to GitHub, %s,', (_, open) => {
  it.each([
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\nabc',
    'HTTP/1.1 101 Switching Protocols\r\n\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n',
    'SSH-2.0-OpenSSH_9.2\r\n',
  ])('has no answer in %j', async (said) => {
    const send = withDeadline(await open(), 2_000);
    const url = await serverThat((socket) => socket.write(said));
    const failed = await send(url).then(({ status }) => status, connectionFailure);
    // A proxy says for itself that it got none.
    expect([{ kind: 'broken' }, 502]).toContainEqual(failed);
  });

  it('ends when its answer does not', async () => {
    const send = await open();
    const url = await serverThat((socket) => {
      socket.write(head());
      pourInto(socket);
    });
    await expect((await send(url)).text()).rejects.toThrow('more than 64 MB');
  });

  it('ends when its answer unpacks to more than anybody has', async () => {
    const send = await open();
    const url = await serverThat((socket) => {
      socket.write(head('content-encoding: gzip, gzip', `content-length: ${bomb.length}`));
      socket.write(bomb);
    });
    await expect((await send(url)).json()).rejects.toThrow('more than 64 MB');
  });

  it.each(['', head('content-length: 9'), `${head('content-length: 9')}half`])(
    'ends in its time after %j and silence',
    async (said) => {
      const send = withDeadline(await open(), 200);
      const url = await serverThat((socket) => socket.write(said));
      const read = async () => (await send(url)).text();
      await expect(read()).rejects.toMatchObject({ name: 'TimeoutError' });
    },
  );

  it('is given its answer as it was, with the address it came from', async () => {
    const send = await open();
    const packed = gzipSync('{"a":"ä"}');
    const url = await serverThat((socket) => {
      socket.write(head('content-encoding: gzip', `content-length: ${packed.length}`, 'x-a: b'));
      socket.write(packed);
    });
    const response = await send(url);
    expect([response.url, response.status, response.ok]).toEqual([`${url}/`, 200, true]);
    expect(response.headers.get('x-a')).toBe('b');
    expect(await response.json()).toEqual({ a: 'ä' });
  });
});

it('a request to GitHub that nobody takes was not sent', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const failed = await githubFetchFor({})(`http://127.0.0.1:${port}`).catch(connectionFailure);
  expect(failed).toEqual({ kind: 'refused' });
});
