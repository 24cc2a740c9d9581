// A GitHub whose answers never end, are no answers, or would fill the memory: a run and the App say so or
// wait, and go on once it answers again.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { githubFetchFor } from '../../src/shared/network/network.ts';
import { atTestEnd } from '../support/test-end.ts';
import { awayScene } from './support/away.ts';
import { TIMEOUT } from './support/away-paths.ts';

const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
/** 70 MB in a few KB. */
const bomb = gzipSync(Buffer.alloc(70_000_000, 32));
const part = Buffer.alloc(1_000_000, 32);

const ANSWERS: Record<string, (socket: Socket) => unknown> = {
  '101 Switching Protocols': (socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  'a body without an end': (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(part));
    };
    socket.write(`${OK}\r\n`);
    socket.on('drain', more);
    more();
  },
  'a bomb': (socket) => {
    socket.write(`${OK}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
    socket.write(bomb);
  },
  'half of an answer, and silence': (socket) => socket.write(`${OK}content-length: 9\r\n\r\n{"a`),
};

async function serverThat(answer: (socket: Socket) => unknown): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => answer(socket));
    atTestEnd(() => void socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTestEnd(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FOR_MS = { app: 20_000, action: 60_000 };

describe.each(Object.entries(ANSWERS))('a GitHub that answers with %s', (_, answer) => {
  it.each(['action', 'app'] as const)(
    'is waited for, in time and in memory: %s',
    { timeout: TIMEOUT },
    async (kind) => {
      const url = await serverThat(answer);
      let asked = 0;
      const send = githubFetchFor({});
      const scene = await awayScene(kind, async (_, init) => {
        asked += 1;
        // As the client limits it, in less time.
        const signal = AbortSignal.any([init?.signal ?? [], AbortSignal.timeout(1_000)].flat());
        return send(url, { signal });
      });
      const { number } = scene.repo.openIssue({ by: 'mona', title: 'A flag' });
      const { event } = scene.repo.comment(number, { by: 'mona', body: '/docs explain the flag' });
      const request = 'GET /repos/octo/handbook/collaborators/mona/permission';
      scene.weather.plan({ request, nth: 1 }, 'hostile', FOR_MS[kind]);
      await (kind === 'app' ? scene.deliver(event) : scene.run(event));
      expect(asked).toBeGreaterThan(1);
      expect(scene.said(number).join('\n')).toMatch(/Done: /);
      expect(await scene.repo.pulls()).toHaveLength(1);
    },
  );
});
