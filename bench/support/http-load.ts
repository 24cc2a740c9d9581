// A load generator that costs little itself: raw sockets, a fixed request, answers counted by their
// length. A full client would be the bottleneck and would make every server look alike.
import { connect, type Socket } from 'node:net';

export interface Load {
  port: number;
  request: string;
  /** What every answer must begin with, such as `HTTP/1.1 200`. */
  expect: string;
  connections: number;
  ms: number;
}

export async function load({ port, request, expect, connections, ms }: Load) {
  let answers = 0;
  let failure: Error | undefined;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const startedAt = performance.now();
  for (const socket of sockets) {
    let pending: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const length = answerLength(pending);
      if (length === undefined || pending.length < length) return;
      if (!pending.subarray(0, expect.length).equals(Buffer.from(expect))) {
        failure ??= new Error(`Unexpected answer: ${pending.toString('latin1').slice(0, 400)}`);
      }
      pending = pending.subarray(length);
      answers += 1;
      socket.write(request);
    });
    socket.write(request);
  }
  await new Promise((resolve) => setTimeout(resolve, ms));
  const seconds = (performance.now() - startedAt) / 1000;
  for (const socket of sockets) socket.destroy();
  if (failure) throw failure;
  return { answers, perSecond: answers / seconds };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    socket.setNoDelay(true);
  });
}

function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
  return end + 4 + Number(length ?? 0);
}
