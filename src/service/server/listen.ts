// The only file of the server that knows sockets.
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { SetupError } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import type { Server } from './server.ts';

export interface Listening {
  url: string;
  /** Takes no more requests, lets those under way finish, then drains. */
  stop(): Promise<void>;
}

interface ListenOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  clock: Clock;
  /** What must end before the process may: the work that was accepted. */
  drain?: () => Promise<void>;
}

/** A request that has not ended this long after the stop is cut off; none of ours takes as long. */
const STOP_GRACE_MS = 30_000;

export async function listen(server: Server, options: ListenOptions): Promise<Listening> {
  const http = createHttpServer(
    { requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    getRequestListener((request) => server.fetch(request), {
      hostname: options.host,
      errorHandler: () =>
        Response.json(
          { error: 'The request line or the `Host` header is malformed. Send a plain URL.' },
          { status: 400 },
        ),
    }),
  );
  const underWay = new Set<ServerResponse>();
  /** Connections that wait for no answer: nothing was asked yet, or a refused upload still arrives. */
  const answered = new Set<Socket>();
  http.on('connection', (socket) => {
    answered.add(socket);
    socket.once('close', () => answered.delete(socket));
  });
  http.on('request', ({ socket }, response) => {
    answered.delete(socket);
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (socket.destroyed) return;
      answered.add(socket);
      // Its headers went out before the stop, and promised to keep the connection open.
      if (!http.listening) socket.destroySoon();
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', (cause) => reject(cannotListen(options, cause)));
    http.listen(options.port, options.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;

  async function stop(): Promise<void> {
    server.endStreams?.();
    // Or the connection would stay open for a next request, and the stop would wait for it.
    for (const response of underWay) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    const cutOff = new AbortController();
    const closed = new Promise<void>((resolve) => http.close(() => resolve()));
    // A proxy or a browser opens some in advance. Nothing is lost with them.
    for (const socket of answered) socket.destroy();
    options.clock.sleep(STOP_GRACE_MS, cutOff.signal).then(
      () => http.closeAllConnections(),
      () => {},
    );
    await closed;
    cutOff.abort();
    await options.drain?.();
  }

  return { url: `http://${host}:${port}`, stop };
}

function cannotListen({ host, port }: ListenOptions, cause: Error): SetupError {
  const inUse = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
  return new SetupError(
    inUse
      ? `Port ${port} is already in use. Choose another with --port, or 0 for any free port.`
      : `Cannot listen on ${host}:${port} (${cause.message}). Choose another --host or --port.`,
    { cause },
  );
}
