import { once } from 'node:events';
import { connect, createServer as createTcpServer } from 'node:net';
import { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../src/service/server/listen.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { PROJECT, testServer } from '../../support/serve.ts';
import { atTestEnd } from '../../support/test-end.ts';

// Its time stands still, so that a stop never ends by cutting connections off.
const here = { host: '127.0.0.1', port: 0, clock: new ManualClock() };

describe('listening', () => {
  it('finishes what is under way, takes nothing new, and drains last', async () => {
    const order: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const { service, job } = scriptedService({
      createJob: async () => {
        arrived.resolve();
        await released.promise;
        order.push('answered');
        return job;
      },
    });
    const server = testServer(service);
    const listening = await listen(server, {
      ...here,
      drain: async () => void order.push('drained'),
    });
    const dispatcher = new Agent();
    atTestEnd(() => dispatcher.close());
    const underWay = request(`${listening.url}/v2/agent/${PROJECT}/job`, {
      dispatcher,
      method: 'POST',
      headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
      body: '{"prompt":"x"}',
    });
    await arrived.promise;
    const stopped = listening.stop();
    await expect(request(`${listening.url}/healthz`)).rejects.toThrow(/ECONNREFUSED/);
    expect(order).toEqual([]);
    released.resolve();
    const answer = await underWay;
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.connection).toBe('close');
    await answer.body.dump();
    await stopped;
    expect(order).toEqual(['answered', 'drained']);
  });

  it('does not wait for connections that are only kept open', async () => {
    const listening = await listen(testServer(scriptedService().service), here);
    const dispatcher = new Agent({ keepAliveTimeout: 60_000 });
    atTestEnd(() => dispatcher.close());
    await (await request(`${listening.url}/healthz`, { dispatcher })).body.dump();
    await listening.stop();
  });

  it('does not wait for connections that never asked for anything', async () => {
    const listening = await listen(testServer(scriptedService().service), here);
    const { hostname, port } = new URL(listening.url);
    const silent = connect(Number(port), hostname);
    atTestEnd(() => void silent.destroy());
    await once(silent, 'connect');
    // Answered after it: the server knows of the one before.
    await (await request(`${listening.url}/healthz`)).body.dump();
    const closed = once(silent, 'close');
    await listening.stop();
    await closed;
  });

  it('does not wait for a connection whose answer had begun before the stop', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const server = {
      ...testServer(scriptedService().service),
      fetch: async () => new Response(readable),
    };
    const listening = await listen(server, here);
    const dispatcher = new Agent({ keepAliveTimeout: 60_000 });
    atTestEnd(() => dispatcher.close());
    const asked = request(listening.url, { dispatcher });
    await writer.write(Buffer.from('one, '));
    const { body } = await asked;
    const stopped = listening.stop();
    await writer.write(Buffer.from('two'));
    await writer.close();
    expect(await body.text()).toBe('one, two');
    await stopped;
  });

  it('says which port is taken', async () => {
    const other = createTcpServer().listen(0, here.host);
    atTestEnd(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const attempt = listen(testServer(scriptedService().service), { ...here, port });
    await expect(attempt).rejects.toThrow(`Port ${port} is already in use`);
  });

  it('answers a large upload with 413 instead of breaking the connection', async () => {
    const server = testServer(scriptedService().service);
    const listening = await listen(server, here);
    atTestEnd(() => listening.stop());
    for (const body of [Buffer.alloc(10_000_000, 'x'), Readable.from(chunks(10_000_000))]) {
      const answer = await request(`${listening.url}/v2/agent/${PROJECT}/job`, {
        method: 'POST',
        headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
        body,
      });
      expect(answer.statusCode).toBe(413);
      expect(await answer.body.json()).toMatchObject({ error: expect.stringMatching(/1024 KiB/) });
    }
  });
});

/** Without a length, so that only counting can find out. */
async function* chunks(total: number): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < total; sent += 100_000) yield Buffer.alloc(100_000, 'x');
}
