import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../src/service/server/listen.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { embedded } from '../../support/embedded.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { PROJECT, testServer } from '../../support/serve.ts';
import { atTestEnd } from '../../support/test-end.ts';

async function setUp() {
  const inner = embedded();
  const clock = new ManualClock();
  const server = testServer(inner.service, undefined, { clock });
  const listening = await listen(server, { host: '127.0.0.1', port: 0, clock: systemClock });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= listening.stop());
  atTestEnd(stop);
  const leaving = new AbortController();
  // Before the server stops, which waits for its readers.
  atTestEnd(async () => leaving.abort());
  const create = async (prompt: string) => (await inner.service.createJob(PROJECT, { prompt })).id;
  const ask = (
    id: string,
    headers: Record<string, string> = {},
    method = 'GET',
    project = PROJECT,
  ) =>
    fetch(`${listening.url}/v2/agent/${project}/job/${id}/events`, {
      method,
      headers: { Authorization: `Bearer ${server.key}`, ...headers },
      signal: leaving.signal,
    });
  return { ...inner, server, serverClock: clock, create, ask, stop, leaving };
}

/** Reads on until the text has arrived; answers everything so far. */
function reader(response: Response) {
  const source = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    async until(wanted: string): Promise<string> {
      while (!text.includes(wanted)) {
        const { value, done } = await source.read();
        if (done) throw new Error(`The stream ended before ${wanted}: ${text}`);
        text += decoder.decode(value, { stream: true });
      }
      return text;
    },
    async rest(): Promise<string> {
      for (;;) {
        const { value, done } = await source.read();
        if (done) return text;
        text += decoder.decode(value, { stream: true });
      }
    },
    cancel: () => source.cancel(),
  };
}

describe('the events of a job over HTTP', () => {
  it('come as frames with an id, and end with the job', async () => {
    const { create, ask, engine } = await setUp();
    const id = await create('look around');
    await engine.idle();
    const response = await ask(id);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const text = await response.text();
    const [retry, first, second, end] = text.split('\n\n');
    expect(retry).toBe('retry: 2000');
    expect(first).toMatch(/^id: 0-\nevent: turn\ndata: \{"id":"1-"|^id: 1-\nevent: turn\ndata: \{/);
    expect(second).toMatch(/^id: 1-[0-9a-f]{16}\nevent: job\ndata: \{.*"status":"completed"/);
    expect(end).toBe('');
    const lastId = /^id: (.*)/.exec(second ?? '')?.[1] ?? '';
    const again = await (await ask(id, { 'Last-Event-ID': lastId })).text();
    expect(again).not.toContain('event: turn');
    expect(again).toContain('"status":"completed"');
  });

  it('say every 15 seconds that the server is still there', async () => {
    const { create, ask, held, serverClock } = await setUp();
    const id = await create('hold on');
    await held();
    const stream = reader(await ask(id));
    await stream.until('event: job');
    serverClock.advance(15_000);
    expect(await stream.until(': still here')).toContain('\n\n: still here\n\n');
  });

  it('end when the key is revoked meanwhile', async () => {
    const { create, ask, held, server, serverClock } = await setUp();
    const id = await create('hold on');
    await held();
    const stream = reader(await ask(id));
    await stream.until('event: job');
    const [record] = server.keys;
    if (record) server.keys[0] = { ...record, revokedAt: '2026-11-01T00:00:00.000Z' };
    serverClock.advance(15_000);
    expect(await stream.rest()).not.toContain('still here');
  });

  it('end when the server stops, which does not wait for the job', async () => {
    const { create, ask, held, stop } = await setUp();
    const id = await create('hold on');
    await held();
    const stream = reader(await ask(id));
    await stream.until('event: job');
    await Promise.all([stop(), stream.rest()]);
  });

  it('are ten streams for each key at most, and a stream that ends makes room', async () => {
    const { create, ask, held, server } = await setUp();
    const id = await create('hold on');
    await held();
    const streams = [];
    for (let n = 0; n < 10; n += 1) {
      const stream = reader(await ask(id));
      await stream.until('event: job');
      streams.push(stream);
    }
    const refused = await ask(id);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({
      error: expect.stringMatching(/can have 10, and one project 50\. Close some/),
    });
    const other = server.addKey(PROJECT, 'another-secret');
    const elsewhere = await ask(id, { Authorization: `Bearer ${other}` });
    expect(elsewhere.status).toBe(200);

    await streams[0]?.cancel();
    let status = 429;
    // The server learns of it a moment later.
    while (status === 429) {
      const response = await ask(id);
      status = response.status;
      if (status === 429) await response.text();
      await turn();
    }
    expect(status).toBe(200);
  });

  it('take no place for a reader who is gone before the stream begins', async () => {
    const { create, ask, held, server } = await setUp();
    const id = await create('hold on');
    await held();
    const url = `http://docket.test/v2/agent/${PROJECT}/job/${id}/events`;
    const headers = { Authorization: `Bearer ${server.key}` };
    for (let n = 0; n < 30; n += 1) {
      const gone = new AbortController();
      const answer = server.fetch(new Request(url, { headers, signal: gone.signal }));
      if (n % 2 === 0) gone.abort();
      else await turn().then(() => gone.abort());
      await (await answer).body?.cancel();
    }
    expect((await ask(id)).status).toBe(200);
  });

  it('are fifty streams for each project at most, however many keys it has', async () => {
    const { create, ask, held, server, service } = await setUp();
    const id = await create('hold on');
    await held();
    const keys = Array.from({ length: 6 }, (_, n) => server.addKey(PROJECT, `secret-${n}`));
    // All of them are kept: a stream that is garbage is closed.
    const answers: Response[] = [];
    for (const key of keys) {
      for (let n = 0; n < 10; n += 1) {
        answers.push(await ask(id, { Authorization: `Bearer ${key}` }));
      }
    }
    const theirs = await service.createJob('other', { prompt: 'hold on' });
    const elsewhere = { Authorization: `Bearer ${server.addKey('other')}` };
    expect((await ask(theirs.id, elsewhere, 'GET', 'other')).status).toBe(200);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([...Array(50).fill(200), ...Array(10).fill(429)]);
  });

  it('take no stream from those who ask for the head only, or for a job that is not there', async () => {
    const { create, ask, held } = await setUp();
    const id = await create('hold on');
    await held();
    for (let n = 0; n < 12; n += 1) {
      expect((await ask(id, {}, 'HEAD')).status).toBe(200);
      const missing = await ask('0000');
      expect(missing.status).toBe(404);
      await missing.text();
    }
    expect((await ask(id)).status).toBe(200);
  });
});
