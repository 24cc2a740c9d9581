import { describe, expect, it } from 'vitest';
import { OutcomeUnknown } from '../../src/shared/errors.ts';
import { testClient } from '../support/client.ts';
import { embedded } from '../support/embedded.ts';
import { onSocket, PROJECT, testServer } from '../support/serve.ts';
import { hangUp, wire } from '../support/wire.ts';
import { directoryConformance } from './directory.ts';
import { docsServiceConformance } from './docs-service.ts';

async function overHttp() {
  const { service: inside, engine, clock, ...rest } = embedded();
  const server = testServer(inside);
  const url = await onSocket(server);
  const { client: service } = testClient(url, { apiKey: server.key });
  const neighbour = testClient(url, { apiKey: server.addKey('other') }).client;
  // The port appears with the first answer: any will do.
  await service.getViews(PROJECT, { limit: 1 });
  return {
    ...rest,
    service,
    projectId: PROJECT,
    neighbour: { service: neighbour, projectId: 'other' },
    idle: () => engine.idle(),
    advance: (ms: number) => clock.advance(ms),
  };
}

describe('client, server and embedded service over a socket', () => {
  docsServiceConformance(overHttp);
  directoryConformance(overHttp);
});

describe('a server that loses the answer after the effect', () => {
  /** Does what it is asked, then breaks the connection, for the first so many POSTs. */
  async function forgetful(times: number, echoes: boolean) {
    const inner = embedded();
    const server = testServer(inner.service);
    let left = times;
    const { url } = await wire(async (response, { method, path, headers, body }) => {
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: headers as Record<string, string>,
        ...(body !== '' && { body }),
      });
      const answer = await server.fetch(request);
      if (method === 'POST' && left-- > 0) return hangUp(response);
      if (!echoes) answer.headers.delete('idempotency-key');
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    });
    return { ...inner, ...testClient(url, { apiKey: server.key }) };
  }

  it('still makes one job, and the client learns which', async () => {
    const { client, engine, prompts } = await forgetful(2, true);
    const job = await client.createJob(PROJECT, { prompt: 'look around' });
    await engine.idle();
    expect(prompts).toEqual(['look around']);
    expect(await client.getJob(PROJECT, job.id)).toMatchObject({ status: 'completed' });
  });

  it('still takes one message', async () => {
    const { client, engine, prompts, service } = await forgetful(1, true);
    const job = await service.createJob(PROJECT, { prompt: 'look around' });
    await engine.idle();
    await client.sendMessage(PROJECT, job.id, { prompt: 'look again' });
    await engine.idle();
    expect(prompts).toEqual(['look around', 'look again']);
  });

  it('leaves the outcome unknown when it does not echo the key, and is not asked twice', async () => {
    const { client, engine, prompts } = await forgetful(1, false);
    await expect(client.createJob(PROJECT, { prompt: 'look around' })).rejects.toThrow(
      OutcomeUnknown,
    );
    await engine.idle();
    expect(prompts).toEqual(['look around']);
  });
});
